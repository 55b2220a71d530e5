"""What is asked of a table for Tabletop Simulator: each rule with its name and its question."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from generator.press.folder import TABLE, Folder
from generator.press.picture_rules import PICTURE_RULES
from generator.press.vendors import TABLE_MOST, Vendor

Check = Callable[[Folder, Vendor], Iterator[str]]
_FIELDS = ("FaceURL", "BackURL", "NumWidth", "NumHeight", "BackIsHidden", "UniqueBack")


def _saved(folder: Folder, _: Vendor) -> Iterator[str]:
    if folder.table is None:
        yield f"there is no {TABLE} that can be read"
    elif not _objects(folder):
        yield f"{TABLE} lays nothing on the table: it has no ObjectStates"


def _objects(folder: Folder) -> list[dict[str, Any]]:
    found = (folder.table or {}).get("ObjectStates")
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def _decks(folder: Folder) -> Iterator[tuple[str, dict[str, Any], list[Any]]]:
    """Each deck or single card by its name, with its sheets and the numbers of its cards."""
    for thing in _objects(folder):
        sheets = thing.get("CustomDeck")
        if isinstance(sheets, dict):
            numbers = thing.get("DeckIDs", [thing.get("CardID")])
            yield str(thing.get("Nickname")), sheets, numbers if isinstance(numbers, list) else []


def _sheets(folder: Folder, _: Vendor) -> Iterator[str]:
    for name, sheets, _numbers in _decks(folder):
        for number, sheet in sheets.items():
            missing = [key for key in _FIELDS if not isinstance(sheet, dict) or key not in sheet]
            if missing:
                yield f"{name}: sheet {number} has no {', '.join(missing)}"


def _numbers(folder: Folder, _: Vendor) -> Iterator[str]:
    for name, sheets, numbers in _decks(folder):
        slots = {
            number: sheet.get("NumWidth", 0) * sheet.get("NumHeight", 0)
            for number, sheet in sheets.items()
            if isinstance(sheet, dict)
        }
        for card in numbers:
            sheet, slot = divmod(card, 100) if isinstance(card, int) else (None, 0)
            if str(sheet) not in slots or slot >= slots[str(sheet)]:
                yield f"{name}: the card {card} has no place on a sheet"


def _large(folder: Folder, _: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if max(picture.size) > TABLE_MOST:
            wide, high = picture.size
            yield f"{picture.name} is {wide} × {high} pixels; {TABLE_MOST} are the most"


def _slots(folder: Folder, _: Vendor) -> Iterator[str]:
    sizes = {picture.name: picture.size for picture in folder.pictures}
    for _name, sheets, _numbers in _decks(folder):
        for sheet in sheets.values():
            if not isinstance(sheet, dict):
                continue
            file = str(sheet.get("FaceURL")).rpartition("/")[2]
            columns, rows = sheet.get("NumWidth") or 1, sheet.get("NumHeight") or 1
            wide, high = sizes.get(file, (0, 0))
            if file in sizes and (wide % columns or high % rows):
                yield f"{file}: {wide} × {high} pixels are not {columns} × {rows} equal slots"


def _there(folder: Folder, _: Vendor) -> Iterator[str]:
    addresses = (
        str(sheet.get(key))
        for _name, sheets, _numbers in _decks(folder)
        for sheet in sheets.values()
        if isinstance(sheet, dict)
        for key in ("FaceURL", "BackURL")
    )
    tiles = (
        str(thing["CustomImage"].get(key))
        for thing in _objects(folder)
        if isinstance(thing.get("CustomImage"), dict)
        for key in ("ImageURL", "ImageSecondaryURL")
    )
    for address in dict.fromkeys((*addresses, *tiles)):
        if not address.startswith(("file:///", "https://", "http://")):
            yield f"“{address}” is no address that the game can load"
        elif address.rpartition("/")[2] not in folder.names:
            yield f"{address.rpartition('/')[2]} is on the table, and is not there"


def _count(folder: Folder, _: Vendor) -> Iterator[str]:
    if folder.job is None:
        return
    wanted = Counter[str]()
    for line in folder.job.lines:
        wanted[line.kind] += line.count
    laid = sum(len(numbers) for _name, _sheets_, numbers in _decks(folder))
    if laid != wanted["card"]:
        yield f"{laid} cards lie on the table; the job sheet has {wanted['card']}"
    tiles = sum("CustomImage" in thing for thing in _objects(folder))
    if tiles != math.fsum(n for kind, n in wanted.items() if kind != "card"):
        yield f"{tiles} tiles lie on the table; the job sheet has other pieces"


TABLE_RULES: dict[str, tuple[str, Check]] = {
    "job sheet": PICTURE_RULES["job sheet"],
    "saved object": ("a table that can be read", _saved),
    "sheets": ("every sheet says what it is", _sheets),
    "numbers": ("every card has its slot on a sheet", _numbers),
    "pieces": ("as many cards and tiles as the job sheet says", _count),
    "files": ("every picture of the table is there", _there),
    "format": PICTURE_RULES["format"],
    "pixels": (f"{TABLE_MOST} wide and high at most", _large),
    "slots": ("sheets are divided into equal slots", _slots),
    "mode": PICTURE_RULES["mode"],
}

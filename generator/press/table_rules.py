"""What is asked of a table for Tabletop Simulator: each rule with its name and its question."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from generator.errors import shown
from generator.press.answer import Note
from generator.press.folder import TABLE, Folder
from generator.press.hosting import file_of, in_cloud
from generator.press.picture_rules import PICTURE_RULES
from generator.press.vendors import TABLE_MOST, TABLE_SLOTS, Vendor

Check = Callable[[Folder, Vendor], Iterator[str]]
_Deck: TypeAlias = tuple[str, dict[str, Any], list[Any]]
_FIELDS = ("FaceURL", "BackURL", "NumWidth", "NumHeight", "BackIsHidden", "UniqueBack")


def _saved(folder: Folder, _: Vendor) -> Iterator[str]:
    if folder.table is None:
        yield f"there is no {TABLE} that can be read"
    elif not _objects(folder):
        yield f"{TABLE} lays nothing on the table: it has no ObjectStates"


def _objects(folder: Folder) -> list[dict[str, Any]]:
    found = (folder.table or {}).get("ObjectStates")
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def decks(folder: Folder) -> list[_Deck]:
    """Each deck or single card by its name, with its sheets and the numbers of its cards."""
    return [
        (str(thing.get("Nickname")), thing["CustomDeck"], _cards(thing))
        for thing in _objects(folder)
        if isinstance(thing.get("CustomDeck"), dict)
    ]


def _cards(thing: dict[str, Any]) -> list[Any]:
    numbers = thing.get("DeckIDs", [thing.get("CardID")])
    return numbers if isinstance(numbers, list) else []


def _grid(sheet: object) -> tuple[int, int]:
    """Columns and rows of a sheet; (0, 0) where they are no numbers, or more than the game has."""
    found = sheet if isinstance(sheet, dict) else {}
    columns, rows = (found.get(key) for key in ("NumWidth", "NumHeight"))
    if not (type(columns) is int and type(rows) is int):  # true and false are no numbers here
        return 0, 0
    fits = 0 < columns <= TABLE_SLOTS[0] and 0 < rows <= TABLE_SLOTS[1]
    return (columns, rows) if fits else (0, 0)


def _sheets(folder: Folder, _: Vendor) -> Iterator[str]:
    for name, sheets, _numbers in decks(folder):
        for number, sheet in sheets.items():
            missing = [key for key in _FIELDS if not isinstance(sheet, dict) or key not in sheet]
            if missing:
                yield f"{name}: sheet {number} has no {', '.join(missing)}"
            elif not all(_grid(sheet)):
                most = "{} and {}".format(*TABLE_SLOTS)
                yield f"{name}: sheet {number}: NumWidth and NumHeight are numbers up to {most}"


def _numbers(folder: Folder, _: Vendor) -> Iterator[str]:
    for name, sheets, numbers in decks(folder):
        slots = {number: math.prod(_grid(sheet)) for number, sheet in sheets.items()}
        for card in numbers:
            sheet, slot = divmod(card, 100) if type(card) is int else (None, 0)
            if str(sheet) not in slots or slot >= slots[str(sheet)]:
                yield f"{name}: the card {shown(str(card))} has no place on a sheet"


def _large(folder: Folder, _: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if max(picture.size) > TABLE_MOST:
            wide, high = picture.size
            yield f"{picture.name} is {wide} × {high} pixels; {TABLE_MOST} are the most"


def _slots(folder: Folder, _: Vendor) -> Iterator[str]:
    sizes = {picture.name: picture.size for picture in folder.pictures}
    for _name, sheets, _numbers in decks(folder):
        for sheet in sheets.values():
            (columns, rows), file = _grid(sheet), file_of(_address(sheet, "FaceURL"))
            wide, high = sizes.get(file, (0, 0))
            if columns and (wide % columns or high % rows):
                yield f"{file}: {wide} × {high} pixels are not {columns} × {rows} equal slots"


def _there(folder: Folder, _: Vendor) -> Iterator[str]:
    addresses = dict.fromkeys(_addresses(folder))
    for address in addresses:
        if not address.startswith(("file:///", "https://", "http://")):
            yield f"“{address}” is no address that the game can load"
        elif in_cloud(address):
            if file_of(address):
                yield (
                    f"“{address}” cannot be right: the cloud gives every picture an address "
                    "of its own, which does not end in its name"
                )
        elif file_of(address) not in folder.names:
            yield f"{file_of(address)} is on the table, and is not there"
    if any(map(in_cloud, addresses)):
        yield Note("pictures are in the cloud; whether they are there is not seen here")
    if any(address.startswith("file:") for address in addresses):
        yield Note("pictures are on this computer alone; job.txt says how to share them")


def _addresses(folder: Folder) -> Iterator[str]:
    """The addresses of all pictures on the table, of cards and of tiles."""
    for _name, sheets, _numbers in decks(folder):
        for sheet in sheets.values():
            yield from (_address(sheet, key) for key in ("FaceURL", "BackURL"))
    for thing in _objects(folder):
        if isinstance(tile := thing.get("CustomImage"), dict):
            yield from (_address(tile, key) for key in ("ImageURL", "ImageSecondaryURL"))


def _address(owner: object, key: str) -> str:
    """The address that a sheet or a tile has under a key; one that cannot be read as it is."""
    address = str(owner.get(key)) if isinstance(owner, dict) else ""
    try:
        urlsplit(address)
    except ValueError:
        return f"broken: {address}"
    return address


def _count(folder: Folder, _: Vendor) -> Iterator[str]:
    if folder.job is None:
        return
    wanted = Counter[str]()
    for line in folder.job.lines:
        wanted[line.kind] += line.count
    laid = sum(len(numbers) for _name, _sheets_, numbers in decks(folder))
    if laid != wanted["card"]:
        yield f"{laid} cards lie on the table; the job sheet has {wanted['card']}"
    tiles = sum("CustomImage" in thing for thing in _objects(folder))
    if tiles != wanted.total() - wanted["card"]:
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
#: Rules that are asked of a folder without a table, too.
OF_THE_FOLDER = frozenset({"job sheet", "saved object", "format", "pixels", "mode"})

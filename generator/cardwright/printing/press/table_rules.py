"""Rules for a table of Tabletop Simulator, each with its name and its check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from cardwright.errors import excerpt
from cardwright.printing.press.answer import Note
from cardwright.printing.press.folder import TABLE, Folder
from cardwright.printing.press.hosting import file_of, in_cloud, is_plain, is_uploaded, place_of
from cardwright.printing.press.laid import Laid, entries, laid_cards, laid_tiles, objects
from cardwright.printing.press.picture_rules import PICTURE_RULES
from cardwright.printing.press.saved import DECKS, addresses_in, foreign, is_number
from cardwright.printing.press.vendors import TABLE_MOST, TABLE_SLOTS, Vendor

Check = Callable[[Folder, Vendor], Iterator[str]]
_FIELDS = ("FaceURL", "BackURL", "NumWidth", "NumHeight", "BackIsHidden", "UniqueBack")
#: Where things lie and how large they are, in the units of the game, whose tables are 70 wide.
_PLACES = {
    **dict.fromkeys(("posX", "posZ"), (-100.0, 100.0)),
    "posY": (-5.0, 100.0),
    **dict.fromkeys(("scaleX", "scaleY", "scaleZ"), (0.1, 10.0)),
}
#: How much the shape of a slot may differ from that of its piece.
_NEAR = 0.01


def _saved(folder: Folder, _: Vendor) -> Iterator[str]:
    if folder.table is None:
        yield folder.no_table or f"there is no readable {TABLE}"
    elif not objects(folder):
        yield f"{TABLE} puts nothing on the table: it has no ObjectStates"


def _nothing_else(folder: Folder, _: Vendor) -> Iterator[str]:
    yield from foreign(folder.table or {})
    yield from addresses_in(folder.table or {})


def _sheets(folder: Folder, _: Vendor) -> Iterator[str]:
    for thing in objects(folder):
        for number, sheet in _sheets_of(thing).items():
            name = f"{excerpt(str(thing.get('Nickname')))}: sheet {excerpt(number)}"
            missing = [key for key in _FIELDS if not isinstance(sheet, dict) or key not in sheet]
            if missing:
                yield f"{name} has no {', '.join(missing)}"
            elif (_whole(sheet["NumWidth"]), _whole(sheet["NumHeight"])) != TABLE_SLOTS:
                wide, high = TABLE_SLOTS
                yield f"{name}: NumWidth and NumHeight must be {wide} and {high}"
            elif type(sheet["UniqueBack"]) is not bool:
                yield f"{name}: UniqueBack must be true or false"


def _whole(number: object) -> int | None:
    """A whole number as it is; None for all else, also for true and 10.0."""
    return number if type(number) is int else None


def _sheets_of(thing: dict[str, Any]) -> dict[str, Any]:
    found = thing.get("CustomDeck")
    return found if isinstance(found, dict) else {}


def _placed(folder: Folder, _: Vendor) -> Iterator[str]:
    for thing in objects(folder):
        for owner in (thing, *entries(thing.get("ContainedObjects"))):
            found = owner.get("Transform")
            for key, (least, most) in _PLACES.items() if found else ():
                number = found.get(key) if isinstance(found, dict) else None
                if not (is_number(number) and least <= number <= most):
                    name = excerpt(str(owner.get("Nickname")))
                    yield (
                        f"{name}: {key} must be {least:g} to {most:g}, or the object is not visible"
                    )
        if thing.get("Name") in DECKS and _is_face_up(thing.get("Transform")):
            yield Note(f"{excerpt(str(thing.get('Nickname')))} is face up")


def _is_face_up(transform: object) -> bool:
    turned = transform.get("rotZ") if isinstance(transform, dict) else None
    return is_number(turned) and abs(turned % 360 - 180) > 90


def _numbers(folder: Folder, _: Vendor) -> Iterator[str]:
    for thing in objects(folder):
        if thing.get("Name") in DECKS:
            yield from _of_a_deck(thing)
    slots = TABLE_SLOTS[0] * TABLE_SLOTS[1]
    for card in laid_cards(folder):
        if card.sheet is None or not 0 <= card.slot < slots:
            yield f"{card.name}: the card {excerpt(str(card.number))} has no place on a sheet"


def _of_a_deck(deck: dict[str, Any]) -> Iterator[str]:
    """The contradictions between a deck and the cards in it."""
    name = excerpt(str(deck.get("Nickname")))
    cards, numbers = entries(deck.get("ContainedObjects")), deck.get("DeckIDs")
    listed = [*map(_whole, numbers)] if isinstance(numbers, list) else []
    if not cards or listed != [_whole(card.get("CardID")) for card in cards]:
        yield f"{name}: DeckIDs do not match the numbers of its cards (CardID)"
    sheets = _sheets_of(deck)
    for card in cards:
        own = _sheets_of(card)
        if any(sheets.get(number) != sheet for number, sheet in own.items()):
            card_name = excerpt(str(card.get("Nickname")))
            yield f"{name}: {card_name} has a different sheet from its deck"


def _large(folder: Folder, _: Vendor) -> Iterator[str]:
    for picture in folder.pictures:
        if max(picture.size) > TABLE_MOST:
            wide, high = picture.size
            yield f"{picture.name} is {wide} × {high} pixels; the maximum is {TABLE_MOST}"


def _slots(folder: Folder, vendor: Vendor) -> Iterator[str]:
    sizes = {picture.name: picture.size for picture in folder.pictures}
    sides = [(side, line.kind) for line in _lines(folder) for side in (line.front, line.back)]
    for file, on_sheet, kind in dict.fromkeys((*_parted(side), kind) for side, kind in sides):
        columns, rows = TABLE_SLOTS if on_sheet else (1, 1)
        (wide, high), (width, height) = sizes.get(file, (0, 0)), vendor.sizes.get(kind, (1, 1))
        if wide % columns or high % rows:
            yield f"{file}: {wide} × {high} pixels are not {columns} × {rows} equal slots"
        elif high and abs(wide * rows * height / (high * columns * width) - 1) > _NEAR:
            yield (
                f"{file}: with {wide} × {high} pixels, the slots do not have the shape of a {kind}"
            )
    yield from (f"{side} is blank" for side, look in folder.slots.items() if not look)


def _parted(side: str) -> tuple[str, bool]:
    """The file of a side, and whether it is a slot of a sheet."""
    file, mark, _ = side.partition("#")
    return file, bool(mark)


def _there(folder: Folder, _: Vendor) -> Iterator[str]:
    addresses = dict.fromkeys(_addresses(folder))
    plain = [address for address in addresses if is_plain(address)]
    for address in addresses:
        if address not in plain:
            yield f"“{excerpt(address, 150)}” is not an address that the game can load"
        elif in_cloud(address):
            if not is_uploaded(address):
                yield (
                    f"“{address}” cannot be right: in the cloud every picture has its "
                    "own address, which does not end in its name"
                )
        elif file_of(address) not in folder.names:
            yield f"{file_of(address)} is on the table, but is missing"
    places = dict.fromkeys(map(place_of, plain))
    if len(places) > 1:
        yield f"pictures are in several places: {', '.join(places)}"
    if any(map(in_cloud, plain)):
        yield Note("pictures are in the cloud; their existence is not checked")
    elif any(place.startswith("file:") for place in places):
        yield Note("pictures are only on this computer; job.txt explains how to share them")
    elif places:
        yield Note(f"pictures are loaded from {', '.join(places)}; that is not checked")


def _addresses(folder: Folder) -> Iterator[str]:
    """The addresses of all pictures on the table, of cards and of tiles."""
    for thing in objects(folder):
        for owner in (thing, *entries(thing.get("ContainedObjects"))):
            for sheet in _sheets_of(owner).values():
                yield from (_address(sheet, key) for key in ("FaceURL", "BackURL"))
        if "CustomImage" in thing:
            for key in ("ImageURL", "ImageSecondaryURL"):
                yield _address(thing["CustomImage"], key)


def _address(owner: object, key: str) -> str:
    return str(owner.get(key)) if isinstance(owner, dict) else ""


def _pieces(folder: Folder, _: Vendor) -> Iterator[str]:
    laid = [*laid_cards(folder), *laid_tiles(folder)]
    hosted = any(in_cloud(side) for each in laid for side in each.addresses if is_plain(side))
    found = Counter(_pile_text(each, hosted=hosted) for each in laid)
    wanted = Counter[str]()
    for line in _lines(folder):
        sides = (_short(side, hosted=hosted) for side in (line.front, line.back))
        wanted[_piece(line.kind, line.name, *sides)] += line.count
    for piece, count in (wanted - found).items():
        yield f"{piece}: on the job sheet, but not on the table ({count})"
    for piece, count in (found - wanted).items():
        yield f"{piece}: on the table, but not on the job sheet ({count})"


def _lines(folder: Folder) -> tuple[Any, ...]:
    return folder.job.lines if folder.job else ()


def _pile_text(laid: Laid, *, hosted: bool) -> str:
    sides = (_short(side, hosted=hosted) for side in laid.sides)
    return _piece(laid.kind, laid.name, *sides)


def _short(side: str, *, hosted: bool) -> str:
    """A side without its file where that is hosted under another name."""
    return "".join(side.partition("#")[1:]) if hosted else side


def _piece(kind: str, name: str, front: str, back: str) -> str:
    return f"{kind} {name} ({front}, {back})"


TABLE_RULES: dict[str, tuple[str, Check]] = {
    "job sheet": PICTURE_RULES["job sheet"],
    "own picture": PICTURE_RULES["own picture"],
    "saved object": ("the table is readable", _saved),
    "nothing else": (
        "only cards, tiles and their pictures, no code or foreign data",
        _nothing_else,
    ),
    "placed": ("everything is visible", _placed),
    "sheets": ("every sheet has its fields", _sheets),
    "numbers": ("every card has its slot on a sheet", _numbers),
    "pieces": ("the cards and tiles of the job sheet, each with its picture", _pieces),
    "files": ("every picture of the table exists", _there),
    "format": PICTURE_RULES["format"],
    "plain": PICTURE_RULES["plain"],
    "pixels": (f"at most {TABLE_MOST} pixels on each side", _large),
    "slots": ("equal slots in the shape of a card, each with a drawing", _slots),
    "mode": PICTURE_RULES["mode"],
    "drawn": PICTURE_RULES["drawn"],
}
#: Rules that are asked of a folder without a table, too.
OF_THE_FOLDER = frozenset(
    {
        "job sheet",
        "own picture",
        "saved object",
        "nothing else",
        "format",
        "plain",
        "pixels",
        "mode",
        "drawn",
    }
)

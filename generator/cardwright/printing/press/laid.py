"""The cards and tiles on a table of Tabletop Simulator, by its saved object."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardwright.errors import visible
from cardwright.printing.press.folder import Folder
from cardwright.printing.press.hosting import file_of, is_plain
from cardwright.printing.press.job import slot_of
from cardwright.printing.press.saved import CARDS, DECKS, TILES
from cardwright.printing.press.tabletop import SHAPES


@dataclass(frozen=True, slots=True)
class Laid:
    """A card or tile: its kind and name, and the addresses of its front and back.

    Of a card ``number`` is what the saved object has, ``slot`` its place on its ``sheet``, None
    where there is no such sheet; ``own_back``: its back lies in that slot of a sheet, too.
    """

    kind: str
    name: str
    addresses: tuple[str, str]
    number: object = None
    sheet: dict[str, Any] | None = None
    slot: int = -1
    own_back: bool = False

    @property
    def sides(self) -> tuple[str, str]:
        """The front and back as a job sheet names them."""
        front, back = (file_of(side) if is_plain(side) else "" for side in self.addresses)
        if self.kind != "card":
            return front, back
        return slot_of(front, self.slot), slot_of(back, self.slot) if self.own_back else back


def entries(value: object) -> list[dict[str, Any]]:
    """The objects in a list of JSON; none where it is no list."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def objects(folder: Folder) -> list[dict[str, Any]]:
    """The objects on the table: decks, cards, tiles and whatever else."""
    return entries((folder.table or {}).get("ObjectStates"))


def laid_cards(folder: Folder) -> Iterator[Laid]:
    """The cards, in decks and alone."""
    for thing in objects(folder):
        if thing.get("Name") in DECKS:
            yield from map(_card, entries(thing.get("ContainedObjects")))
        elif thing.get("Name") in CARDS:
            yield _card(thing)


def _card(thing: dict[str, Any]) -> Laid:
    number, sheets = thing.get("CardID"), thing.get("CustomDeck")
    known, slot = divmod(number, 100) if type(number) is int else ("", -1)
    sheet = sheets.get(str(known)) if isinstance(sheets, dict) and _short(number) else None
    found = sheet if isinstance(sheet, dict) else {}
    return Laid(
        "card",
        _name(thing),
        (str(found.get("FaceURL")), str(found.get("BackURL"))),
        number,
        found or None,
        slot,
        found.get("UniqueBack") is True,
    )


def _short(number: object) -> bool:
    """Test if a number has few enough digits to be written."""
    return type(number) is int and abs(number) < 10**9


def laid_tiles(folder: Folder) -> Iterator[Laid]:
    """The trays and balls."""
    kinds = {shape: kind for kind, shape in SHAPES.items()}
    for thing in objects(folder):
        if thing.get("Name") in TILES:
            image = thing.get("CustomImage")
            found = image if isinstance(image, dict) else {}
            tile = found.get("CustomTile")
            shape = tile.get("Type") if isinstance(tile, dict) else None
            kind = kinds.get(shape, "tile") if type(shape) is int else "tile"
            sides = str(found.get("ImageURL")), str(found.get("ImageSecondaryURL"))
            yield Laid(kind, _name(thing), sides)


def _name(thing: dict[str, Any]) -> str:
    return visible(str(thing.get("Nickname")))

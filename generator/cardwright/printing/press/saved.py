"""The fields that a saved object of Tabletop Simulator may hold: cards, tiles, pictures.

The game runs the code of an object and loads every address in it. So this is a list of what is let
pass, which is what `cardwright export` writes and what the game adds when it saves that again; any
other field has to be empty.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeGuard

from cardwright.errors import excerpt

Fits = Callable[[Any], bool]
Fields = dict[str, Fits]
_MOST = 2**63
#: How much larger or thicker than usual a tile may be, and how dark a tint.
_LARGEST, _DARKEST = 10, 0.5


def _text(value: object) -> bool:
    return isinstance(value, str)


def is_number(value: object) -> TypeGuard[int | float]:
    """Test if it is a number that every program can hold: of 64 bits at most, and with an end."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < _MOST


def _flag(value: object) -> bool:
    return type(value) is bool


def _scale(value: object) -> bool:
    """A size that can be seen on a table."""
    return is_number(value) and 0 < value <= _LARGEST


def _tint(value: object) -> bool:
    """A color in which pictures can be seen: no darker than the game's own gray, and opaque."""
    parts = value if isinstance(value, dict) else {}
    return (
        {*"rgb"} <= parts.keys() <= {*"rgba"}
        and all(map(is_number, parts.values()))
        and all(_DARKEST <= part <= 1 for part in parts.values())
        and parts.get("a", 1) == 1
    )


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_text, value))


def _figures(value: object) -> bool:
    """Numbers, flags and what is empty, also in each other: they neither run nor lead anywhere."""
    if isinstance(value, dict | list):
        return all(map(_figures, value.values() if isinstance(value, dict) else value))
    return _flag(value) or is_empty(value) or is_number(value)


def _other(_: object) -> bool:
    """A field that rules of its own ask about."""
    return True


def is_empty(value: object) -> bool:
    """Test if a field holds nothing, as the game writes it: no text, no entries, null.

    >>> is_empty(""), is_empty({}), is_empty(0)
    (True, True, False)
    """
    return value is None or value in ("", [], {})


def _fields(fits: Fits, names: str) -> dict[str, Fits]:
    return dict.fromkeys(names.split(), fits)


_SAVE: Fields = {
    **_fields(_text, "SaveName Date VersionNumber GameMode GameType GameComplexity Table Sky"),
    **_fields(_text, "Note Rules PlayerTurn"),
    **_fields(is_number, "EpochTime Gravity PlayArea"),
    **_fields(_figures, "PlayingTime PlayerCounts Grid Lighting Hands Turns ComponentTags"),
    **_fields(_figures, "MusicPlayer"),
    "Tags": _texts,
    "ObjectStates": _other,
}
_THING: Fields = {
    **_fields(_text, "GUID Name Nickname Description GMNotes Memo"),
    **_fields(is_number, "LayoutGroupSortIndex Value"),
    **_fields(_flag, "Locked Grid Snap IgnoreFoW MeasureMovement DragSelectable Autoraise Sticky"),
    **_fields(_flag, "Tooltip GridProjection HideWhenFaceDown Hands"),
    **_fields(_figures, "Transform AltLookAngle"),
    "ColorDiffuse": _tint,
    "Tags": _texts,
}
_CARD: Fields = {"CustomDeck": _other, "SidewaysCard": lambda value: value is False}
_DECK: Fields = _CARD | _fields(_other, "DeckIDs ContainedObjects")
_SHEET: Fields = {
    **_fields(_other, "FaceURL BackURL NumWidth NumHeight UniqueBack"),
    "BackIsHidden": _flag,
    "Type": lambda value: type(value) is int and value == 0,
}
_IMAGE: Fields = {
    **_fields(_other, "ImageURL ImageSecondaryURL CustomTile"),
    "ImageScalar": _scale,
    "WidthScale": lambda value: _scale(value) or value == 0,
}
_TILE: Fields = {
    **_fields(_flag, "Stackable Stretch"),
    "Type": is_number,
    "Thickness": _scale,
}
#: Kinds of objects with the fields that each may have besides; decks hold cards alone.
DECKS, CARDS, TILES = {"DeckCustom", "Deck"}, {"CardCustom", "Card"}, {"Custom_Tile"}
_KINDS: Mapping[str, Fields] = {
    **dict.fromkeys(DECKS, _THING | _DECK),
    **dict.fromkeys(CARDS, _THING | _CARD | _fields(_other, "CardID")),
    **dict.fromkeys(TILES, _THING | _fields(_other, "CustomImage")),
}

#: The fields for our own pictures, whose addresses have a rule of their own.
_PICTURES = frozenset({"FaceURL", "BackURL", "ImageURL", "ImageSecondaryURL"})
#: What leads to somewhere: a scheme that programs open, a host, a link or picture in BBCode.
_ADDRESS = re.compile(
    r"(?<![a-z])(https?|ftps?|file|data|javascript|mailto|steam|vbscript|blob):(?=\S)"
    r"|[/\\]{2}[^\s/\\]|\bwww\.\S|\[/?(url|img)\b|\S@\S"
    r"|\w[.。]([^\W\d_]{2,}|\d+\.\d+\.\d+)(?=$|[\s:/?#,;.!)”\"])|\[[\da-f]*:[\da-f:]*\]",
    re.IGNORECASE,
)


def addresses_in(table: Mapping[str, Any]) -> Iterator[str]:
    """A sentence on each text with an address, other than those of our own pictures."""
    waiting: list[tuple[str, Any]] = [("the table", table)]
    while waiting:
        where, value = waiting.pop()
        if isinstance(value, str):
            if _ADDRESS.search(unicodedata.normalize("NFKC", value)):
                yield f"{where} contains an address: “{excerpt(value, 150)}”"
        elif isinstance(value, list):
            waiting += [(f"{where}: {n}", each) for n, each in enumerate(value, start=1)]
        elif isinstance(value, dict):
            waiting += [("a name of a field", key) for key in value]
            inner = ((key, each) for key, each in value.items() if key not in _PICTURES)
            waiting += [(f"{where}: {excerpt(key)}", each) for key, each in inner]


def foreign(table: Mapping[str, Any]) -> Iterator[str]:
    """A sentence on each thing in a saved object that is not let pass, with its place."""
    yield from _beyond("the table", table, _SAVE)
    for number, thing in enumerate(_entries(table.get("ObjectStates")), start=1):
        yield from _thing(f"object {number}", thing, {*_KINDS})


def _thing(where: str, thing: object, kinds: set[str]) -> Iterator[str]:
    name = thing.get("Name") if isinstance(thing, dict) else None
    if not isinstance(thing, dict) or not isinstance(name, str) or name not in kinds:
        found = _value_text(name if isinstance(thing, dict) else thing)
        yield f"{where} is {found}, not a card or tile"
        return
    where = f"{where}, {excerpt(str(thing.get('Nickname')))}"
    yield from _beyond(where, thing, _KINDS[name])
    if isinstance(sheets := thing.get("CustomDeck"), dict):
        for number, sheet in sheets.items():
            yield from _beyond(f"{where}: sheet {excerpt(number)}", sheet, _SHEET)
    if name in TILES:
        image = thing.get("CustomImage")
        yield from _beyond(f"{where}: CustomImage", image, _IMAGE)
        tile = image.get("CustomTile") if isinstance(image, dict) else None
        yield from _beyond(f"{where}: CustomTile", tile, _TILE)
    if name in DECKS:
        for number, card in enumerate(_entries(thing.get("ContainedObjects")), start=1):
            yield from _thing(f"{where}: card {number}", card, CARDS)


def _beyond(where: str, found: object, allowed: Fields) -> Iterator[str]:
    """The parts of a JSON object that are not allowed; fields that are empty are."""
    if not isinstance(found, dict):
        yield f"{where} is {_value_text(found)}, but must be an object"
        return
    alike = {key.casefold() for key in allowed}
    for key, value in found.items():
        if key not in allowed and key.casefold() in alike:
            yield f"{where}: {excerpt(key)} differs from another field only in capitals"
        elif not is_empty(value) and not allowed.get(key, is_empty)(value):
            told = f"{excerpt(key)} is {_value_text(value)}"
            yield f"{where}: {told}, which cards and tiles do not need"


def _value_text(value: object) -> str:
    return excerpt(json.dumps(value, ensure_ascii=False)[:200])


def _entries(value: object) -> list[Any]:
    return value if isinstance(value, list) else []

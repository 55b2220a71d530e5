"""A game for Tabletop Simulator: sheets of cards, and the saved object that lays them on the table.

A sheet holds ten by seven slots, of which the last is the one that hidden cards show. A card is
found by its number: a hundred times that of its sheet, and its slot. Trays and balls are tiles.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.model import Scene
from cardwright.printing.press.canvas import Drawing, drawing, encoded, pictures
from cardwright.printing.press.folder import TABLE
from cardwright.printing.press.job import slot_of
from cardwright.printing.press.pack import PressPiece, alike, each
from cardwright.printing.press.vendors import DPI, INCH, TABLE_CARD, TABLE_SLOTS

#: Dots to the inch at which a card has the pixels of its slot; a back alone has twice as many.
_DOTS = round(TABLE_CARD[0] / POKER.width * INCH)
#: Cards on one sheet; its last slot stays free.
_ON_A_SHEET = TABLE_SLOTS[0] * TABLE_SLOTS[1] - 1
#: The kinds of tiles: a box and a disc.
SHAPES = {"tray": 0, "ball": 2}
#: How thick a tile is, in the units of the game.
_THICK = 0.1


@dataclass(frozen=True, slots=True)
class TabletopGame:
    """The files of a game for Tabletop Simulator, and for each piece its front and back."""

    files: dict[str, bytes]
    sides: dict[str, tuple[str, str]]


def table(
    title: str, pieces: dict[str, tuple[PressPiece, ...]], address: str, processes: int = 1
) -> TabletopGame:
    """The pictures and the saved object, whose pictures are looked for below the address.

    So many ``processes``, each a process, render them.
    """
    plan = SheetPlan(address)
    objects = [*_decks(title, pieces["card"], plan)]
    for kind in SHAPES:
        objects += _tiles(pieces.get(kind, ()), plan)
    files = plan.rendered(processes)
    files[TABLE] = (json.dumps(_saved(title, objects), indent=1) + "\n").encode()
    return TabletopGame(files, plan.sides)


class SheetPlan:
    """Pictures to be rendered by their names, sheets with what lies in their slots, sides."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.sides: dict[str, tuple[str, str]] = {}
        self._alone: dict[str, Drawing] = {}
        self._sheets: dict[str, tuple[Drawing, ...]] = {}

    def alone(self, name: str, scene: Scene, dpi: int, *, round_off: bool = False) -> str:
        """A picture of its own; its name again."""
        if name not in self._alone:
            self._alone[name] = drawing(scene, 0.0, round_off=round_off, dpi=dpi)
        return name

    def sheet(self, name: str, scenes: Iterable[Scene]) -> str:
        """A sheet with the scenes in its slots, row by row; its name again."""
        self._sheets[name] = tuple(drawing(scene, 0.0, dpi=_DOTS) for scene in scenes)
        return name

    def rendered(self, processes: int) -> dict[str, bytes]:
        """The files by their names."""
        slots = {
            f"{name}#{slot}": what
            for name, drawn in self._sheets.items()
            for slot, what in enumerate(drawn)
        }
        made = dict(pictures(self._alone | slots, processes))
        sheets = {
            name: _sheet([made.pop(f"{name}#{slot}") for slot in range(len(drawn))])
            for name, drawn in self._sheets.items()
        }
        return sheets | made


def _decks(title: str, pack: tuple[PressPiece, ...], plan: SheetPlan) -> Iterator[dict[str, Any]]:
    """The cards as one deck, and the reference cards, whose backs differ, as another."""
    cards = tuple(piece for piece in pack if not piece.reference)
    told = tuple(piece for piece in pack if piece.reference)
    yield _deck(title, cards, 1, plan)
    if told:
        yield _deck(f"{title}: reference cards", told, len(_by_sheets(cards)) + 1, plan)


def _by_sheets(pack: tuple[PressPiece, ...]) -> list[tuple[PressPiece, ...]]:
    """The different cards, as many to a sheet as it holds."""
    found = alike(pack)
    return [found[i : i + _ON_A_SHEET] for i in range(0, len(found), _ON_A_SHEET)]


def _deck(title: str, pack: tuple[PressPiece, ...], first: int, plan: SheetPlan) -> dict[str, Any]:
    known: dict[str, dict[str, Any]] = {}
    numbers: dict[tuple[Scene, Scene], int] = {}
    files: dict[int, tuple[str, str]] = {}
    for number, sheet in enumerate(_by_sheets(pack), start=first):
        files[number] = _faces(sheet, number, plan)
        addresses = (plan.address + name for name in files[number])
        known[str(number)] = _custom(*addresses, own_backs=sheet[0].reference)
        for slot, piece in enumerate(sheet):
            numbers[piece.front, piece.back] = number * 100 + slot
    cards = [(piece, numbers[piece.front, piece.back]) for piece in each(pack)]
    plan.sides |= {piece.id: _sides(piece, number, files) for piece, number in cards}
    inside = [_card(piece, number, known) for piece, number in cards]
    if len(inside) == 1:  # one card is no deck
        return inside[0]
    return _object("DeckCustom", title, title) | {
        "DeckIDs": [number for _, number in cards],
        "CustomDeck": known,
        "ContainedObjects": inside,
    }


def _sides(piece: PressPiece, number: int, files: dict[int, tuple[str, str]]) -> tuple[str, str]:
    """The front and back of a card as the job sheet names them, by their slots on a sheet."""
    sheet, slot = divmod(number, 100)
    front, back = files[sheet]
    return slot_of(front, slot), slot_of(back, slot) if piece.reference else back


def _faces(sheet: tuple[PressPiece, ...], number: int, plan: SheetPlan) -> tuple[str, str]:
    """The sheet of fronts, and that of backs or the one back that all share."""
    if sheet[0].reference:
        return (
            plan.sheet(f"reference-{number}.png", (piece.front for piece in sheet)),
            plan.sheet(f"reference-{number}-backs.png", (piece.back for piece in sheet)),
        )
    front = plan.sheet(f"cards-{number}.png", (piece.front for piece in sheet))
    return front, plan.alone("back.png", sheet[0].back, 2 * _DOTS)


def _custom(front: str, back: str, *, own_backs: bool) -> dict[str, Any]:
    wide, high = TABLE_SLOTS
    return {
        "FaceURL": front,
        "BackURL": back,
        "NumWidth": wide,
        "NumHeight": high,
        "BackIsHidden": True,
        "UniqueBack": own_backs,
        "Type": 0,
    }


def _card(piece: PressPiece, number: int, known: dict[str, dict[str, Any]]) -> dict[str, Any]:
    sheet = str(number // 100)
    return _object("CardCustom", piece.name, f"{piece.id} {number}") | {
        "CardID": number,
        "CustomDeck": {sheet: known[sheet]},
    }


def _sheet(slots: Sequence[bytes]) -> bytes:
    """A sheet of the pictures."""
    (columns, rows), (wide, high) = TABLE_SLOTS, TABLE_CARD
    sheet = Image.new("RGB", (columns * wide, rows * high), "#ffffff")
    for slot, data in enumerate(slots):
        row, column = divmod(slot, columns)
        with Image.open(io.BytesIO(data), formats=("PNG",)) as picture:
            sheet.paste(picture, (column * wide, row * high))
    return encoded(sheet, _DOTS)


def _tiles(pack: tuple[PressPiece, ...], plan: SheetPlan) -> Iterator[dict[str, Any]]:
    for piece in pack:
        kind, ball = piece.kind, piece.kind == "ball"
        dpi = DPI if ball else _DOTS
        front = plan.alone(f"{piece.id}.png", piece.front, dpi, round_off=ball)
        back = plan.alone(f"back-{kind}.png", piece.back, dpi, round_off=ball)
        plan.sides[piece.id] = front, back
        yield _object("Custom_Tile", piece.name, piece.id) | {
            "CustomImage": {
                "ImageURL": plan.address + front,
                "ImageSecondaryURL": plan.address + back,
                "ImageScalar": 1.0,
                "WidthScale": 0.0,
                "CustomTile": {
                    "Type": SHAPES[kind],
                    "Thickness": _THICK,
                    "Stackable": False,
                    "Stretch": True,
                },
            }
        }


def _object(kind: str, nickname: str, seed: str) -> dict[str, Any]:
    """The fields that every object on the table has."""
    guid = hashlib.sha256(f"{kind} {seed}".encode()).hexdigest()[:6]
    turned = {"rotX": 0.0, "rotY": 180.0, "rotZ": 180.0 if kind == "DeckCustom" else 0.0}
    return {
        "GUID": guid,
        "Name": kind,
        "Nickname": nickname,
        "Description": "",
        "Transform": {
            "posX": 0.0,
            "posY": 1.0,
            "posZ": 0.0,
            **turned,
            "scaleX": 1.0,
            "scaleY": 1.0,
            "scaleZ": 1.0,
        },
    }


def _saved(title: str, objects: list[dict[str, Any]]) -> dict[str, Any]:
    """The saved object: everything side by side on the table."""
    for number, thing in enumerate(objects):
        row, column = divmod(number, 5)
        thing["Transform"] |= {"posX": column * 5.0, "posZ": -row * 5.0}
    return {
        "SaveName": title,
        "GameMode": "",
        "Date": "",
        "Table": "",
        "Sky": "",
        "Note": "",
        "Rules": "",
        "XmlUI": "",
        "LuaScript": "",
        "LuaScriptState": "",
        "ObjectStates": objects,
    }

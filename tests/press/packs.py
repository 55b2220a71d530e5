"""A few pieces to print: real cards where they must be real, plain ones where that is enough."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Scene, Shape, Text
from cardwright.ledger import load_ledger
from cardwright.printing.press.job import REFERENCE
from cardwright.printing.press.pack import PressPiece, pieces

WIDE, HIGH, BLEED = 63.5, 88.9, 3.2


def side(word: str, ink: str = "red-tint") -> Scene:
    """A plain side with bleed: a field, a frame in black, a word."""
    field = outline.rectangle(-BLEED, -BLEED, WIDE + 2 * BLEED, HIGH + 2 * BLEED)
    frame = outline.rectangle(5, 5, WIDE - 10, HIGH - 10)
    items = (Shape(field, fill=ink), Shape(frame, stroke="ink"), Text(9, 20, word, "body", 6.0))
    return Scene(WIDE, HIGH, items, word, word, BLEED)


def plain(count: int = 3) -> tuple[PressPiece, ...]:
    """So many cards of one back, and a reference card with words on both sides."""
    back = side("Back", "blue")
    cards = [
        PressPiece(f"card-{n}", f"Card {n}", "card", side(f"Card {n}"), back)
        for n in range(1, count + 1)
    ]
    told = PressPiece(
        "reference-1", REFERENCE, "card", side("Help"), side("More"), 2, reference=True
    )
    return (*cards, told)


@cache
def assorted() -> dict[str, tuple[PressPiece, ...]]:
    """Two cards that are alike and one that is not, a reference card, two trays and a ball."""
    one, other, told = plain(2)
    again = replace(one, id="card-1-again", name="Card 1")
    tray, ball = partial(_plate, 177.8, 127.0, "green-tint"), partial(_plate, 44.0, 44.0, "ink")
    return {
        "card": (one, again, other, told),
        "tray": tuple(
            PressPiece(f"tray-{n}", f"Tray {n}", "tray", tray(f"{n}"), tray("Back")) for n in (1, 2)
        ),
        "ball": (PressPiece("ball-1", "Ball 1", "ball", ball("Ball"), ball("Ball")),),  # alike
    }


def _plate(wide: float, high: float, ink: str, word: str) -> Scene:
    """A tray or a ball, with a word in its middle."""
    drawn = (_field(wide, high, ink), Text(wide / 2, high / 2, word, "body", 6.0))
    return Scene(wide, high, drawn, word, bleed=BLEED)


def _field(wide: float, high: float, ink: str) -> Shape:
    data = outline.rectangle(-BLEED, -BLEED, wide + 2 * BLEED, high + 2 * BLEED)
    return Shape(data, fill=ink)


@cache
def few(game: str) -> dict[str, tuple[PressPiece, ...]]:
    """Of each kind of a game's pieces the first two, and of its cards the reference card."""
    return {
        kind: (*pack[:2], *(piece for piece in pack if piece.reference))
        for kind, pack in pieces(load_ledger(game)).items()
    }

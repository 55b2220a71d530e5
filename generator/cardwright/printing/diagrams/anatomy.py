"""A card enlarged, with what stands on it named around it."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Item, Scene, Shape, Text
from cardwright.drawing.scene.shaping import width
from cardwright.errors import InputError
from cardwright.ledger import Ledger
from cardwright.printing.diagrams.cards import card, height, laid

_CARD = 40.0  # mm
_SIZE, _LINE = 2.9, 3.6
_RIM = 0.3  # mm that the line around a card needs above and below it
#: How far before a place its line ends, mm, so that what is named is not struck through.
_BEFORE = 2.2


def anatomy(ledger: Ledger, words: Sequence[str], room: float) -> Scene:
    """A card, and lines to places on it.

    The first of the words is the card; each of the others begins with the place that it names, x
    and y in hundredths of the card's width and height. Names stand at the nearer side.
    """
    name, *parts = words
    marks = [_mark(part) for part in parts]
    left = (room - _CARD) / 2
    tall = height(_CARD)
    items: list[Item] = [laid(ledger, name, left, _RIM, _CARD)]
    for side in ("left", "right"):
        here = sorted((y, x, text) for x, y, text in marks if (x < 50) == (side == "left"))
        for place, (y, x, text) in enumerate(here):
            at = tall * (place + 0.5) / len(here)
            items += _named(text, side, left, at, (left + x * _CARD / 100, _RIM + y * tall / 100))
    told = f"{card(ledger, name).title}: {', '.join(text for _, _, text in marks)}."
    return Scene(room, tall + 2 * _RIM, tuple(items), "anatomy", told)


def _mark(part: str) -> tuple[float, float, str]:
    x, y, text = (*part.split(maxsplit=2), "", "")[:3]
    if not (x.isdecimal() and y.isdecimal() and text):
        raise InputError(
            f"“{part}” is not a place on a card",
            hint="write x and y in hundredths and the label: 12 10 the letter of the rank",
        )
    return float(x), float(y), text


def _named(text: str, side: str, left: float, at: float, place: tuple[float, float]) -> list[Item]:
    """A text beside the card, and a line from it that ends just before the place."""
    lines = _broken(text, left - 8.0)
    edge = left - 4.0 if side == "left" else left + _CARD + 4.0
    anchor = "end" if side == "left" else "start"
    top = at - (len(lines) - 1) * _LINE / 2 + _SIZE * 0.3
    gap = -1.0 if side == "left" else 1.0
    short = 1 - _BEFORE / dist((edge, at), place)
    x, y = edge + (place[0] - edge) * short, at + (place[1] - at) * short
    return [
        *(
            Text(edge + gap, top + number * _LINE, line, "italic", _SIZE, "ink", anchor)
            for number, line in enumerate(lines)
        ),
        Shape(outline.line(edge, at, x, y), stroke="ink", width=0.18),
        Shape(outline.circle(x, y, 0.55), fill="ink"),
    ]


def _broken(text: str, room: float) -> list[str]:
    """The text in lines that fit."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, "italic", _SIZE) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines

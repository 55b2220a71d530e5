"""Cards as they lie on a table: one, a row, two across each other, a pile, a fan."""

from __future__ import annotations

import math
from collections.abc import Sequence

from cardwright.drawing.faces import picture
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.model import (
    IDENTITY,
    Group,
    Item,
    Scene,
    Shape,
    Text,
    Use,
    combined,
    moved,
    turned,
)
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.paths import memoize_tracked

#: The name of a card's scene begins so, by which a printer may know it and keep it once.
PREFIX = "card-"
#: The line around a card, mm on a card of full size.
_EDGE = 0.55
#: Of the height of a card in a row, the space between two.
_GAP = 0.11
#: How far each card of a pile lies from the one below, of a card's width.
_STEP = 0.035
#: How much higher the best of some cards lies, of a card's width.
_LIFT = 0.14
#: No pile is drawn with more cards than this.
_DEEP = 4


@memoize_tracked
def card(ledger: Ledger, name: str) -> Scene:
    """A card, tray or ball of the game as a thing that hides what is below, at its full size.

    Its own ground may be left unprinted to save ink, so it has a field of its own, and an edge.
    """
    face = picture(ledger, name)
    use = Use(face, IDENTITY)
    if face.width == face.height:
        return Scene(face.width, face.height, (use,), PREFIX + name, face.title)
    edge = outline.rounded(0, 0, face.width, face.height, POKER.radius)
    field, border = Shape(edge, fill="light"), Shape(edge, stroke="soft", width=_EDGE)
    return Scene(face.width, face.height, (field, use, border), PREFIX + name, face.title)


def laid(ledger: Ledger, name: str, x: float, y: float, width: float, angle: float = 0.0) -> Item:
    """A card as wide as that with its upper left corner at (x, y), turned about its middle."""
    scene = card(ledger, name)
    scale = width / scene.width
    place = moved(x, y, scale)
    if angle:
        place = combined(turned(angle, x + width / 2, y + height(width, scene) / 2), place)
    return Use(scene, place)


def height(width: float, scene: Scene | None = None) -> float:
    """The height of a card of this width."""
    size = (scene.width, scene.height) if scene else (POKER.width, POKER.height)
    return width / size[0] * size[1]


def pile(ledger: Ledger, name: str, number: int, x: float, y: float, width: float) -> list[Item]:
    """So many cards face down on each other, the undermost with its corner at (x, y)."""
    step = _STEP * width
    return [
        laid(ledger, name, x + step * place, y - step * place, width)
        for place in range(min(number, _DEEP))
    ]


def row(ledger: Ledger, names: Sequence[str], width: float, room: float) -> Scene:
    """Cards side by side, as wide as that; in two rows where one has not enough room."""
    gap = _GAP * height(width)
    most = max(1, int((room + gap) / (width + gap)))
    lines = -(-len(names) // most)
    each = -(-len(names) // lines)
    rows = [names[start : start + each] for start in range(0, len(names), each)]
    tall = height(width)
    items = [
        _middled(ledger, name, x * (width + gap), y * (tall + gap), width)
        for y, line in enumerate(rows)
        for x, name in enumerate(line)
    ]
    wide = each * (width + gap) - gap
    title = ", ".join(card(ledger, name).title for name in names)
    return Scene(wide, lines * (tall + gap) - gap, tuple(items), "row", title)


def _middled(ledger: Ledger, name: str, x: float, y: float, width: float) -> Item:
    """A piece that is no card, no taller than one, in the middle of a card's height."""
    scene = card(ledger, name)
    wide = min(width, width * height(width) / height(width, scene))
    drop = (height(width) - height(wide, scene)) / 2
    return laid(ledger, name, x + (width - wide) / 2, y + drop, wide)


def across(ledger: Ledger, names: Sequence[str], width: float) -> Scene:
    """A card, and another that lies across it and covers its right half."""
    under, over = names
    title = f"{card(ledger, under).title}, {card(ledger, over).title} across it"
    items = crossed(ledger, under, over, 1, 0.0, 0.0, width)
    return Scene(width / 2 + height(width), height(width), tuple(items), "across", title)


def crossed(
    ledger: Ledger, under: str, over: str, number: int, x: float, y: float, width: float
) -> list[Item]:
    """A card with its corner at (x, y), and so many others across its right half."""
    tall = height(width)
    left = x + width / 2 + (tall - width) / 2
    step = _STEP * width
    return [
        laid(ledger, under, x, y, width),
        *(
            laid(ledger, over, left + step * place, y - step * place, width, 90.0)
            for place in range(min(number, _DEEP))
        ),
    ]


def fan(ledger: Ledger, names: Sequence[str], width: float) -> Scene:
    """Cards fanned about a point below them, the first to the left and undermost."""
    reach = width * 3.1
    step = min(15.0, 66.0 / max(1, len(names)))
    tall = height(width)
    most = step * (len(names) - 1) / 2
    sine, cosine = math.sin(math.radians(most)), math.cos(math.radians(most))
    half = reach * sine + width / 2 * cosine
    drop = (reach * (1 - cosine)) + width / 2 * sine
    cards = []
    for number, name in enumerate(names):
        angle = (number - (len(names) - 1) / 2) * step
        upright = laid(ledger, name, half - width / 2, 0.0, width)
        cards.append(Group((upright,), turned(angle, half, reach)))
    cards_ = ", ".join(card(ledger, name).title for name in names)
    title = words_of(ledger)("A fan of cards: {cards}", cards=cards_)
    return Scene(2 * half, tall + drop, tuple(cards), "fan", title)


def rowed(
    ledger: Ledger,
    names: Sequence[str],
    under: Sequence[str],
    best: Sequence[bool],
    width: float,
    room: float,
) -> Scene:
    """Cards side by side with a word under each, no farther apart than the room allows.

    The best lies a little higher, and its word is bold.
    """
    step = min(width * 1.15, (room - width) / max(1, len(names) - 1))
    lift = _LIFT * width if any(best) else 0.0
    tall = height(width) + lift
    items: list[Item] = []
    for number, (name, word, wins) in enumerate(zip(names, under, best, strict=True)):
        font, y = ("bold", tall + 3.3 - lift) if wins else ("italic", tall + 3.3)
        items.append(_middled(ledger, name, step * number, 0.0 if wins else lift, width))
        items.append(Text(step * number + width / 2, y, word, font, 2.75, "ink", "middle"))
    told = (f"{word}: {card(ledger, name).title}" for name, word in zip(names, under, strict=True))
    return Scene(room, tall + 4.2, tuple(items), "row", "; ".join(told))

"""Faces with a large index, for weak eyes and long tables: less on the card, and that bigger.

The letter of the index is 13 mm type (37 pt), twice what a standard card has; the picture is as
large as the corners leave room for, and stands in the middle by what is drawn of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from generator.engine.cards import Card
from generator.faces.parts import CENTRE, HEIGHT, WIDTH, both_ways, card_scene, frame, indexed
from generator.scene.fit import fit_line
from generator.scene.inks import accent_inks
from generator.scene.model import Item, Scene, Text, Use, moved
from generator.scene.reach import points
from generator.scene.shaping import width

_Point = tuple[float, float]
#: As good as nothing, mm.
_NIL = 1e-6
#: Middle of the index column, from the left edge; baseline of its letter and middle of its badge.
_COLUMN, _LETTER, _BADGE = 11.2, 15.4, 21.6
_BADGE_WIDTH = 9.2
#: Letters with a tail, and how far (in em) it hangs below the line.
_TAILS = {"Q": 0.12}
#: Where the name stands: the baseline of one line or of two; where it begins, and its least size.
_LINE, _LINES, _START, _SMALL = 11.0, (9.4, 14.2), 19.4, 3.3
#: How far to the right a name may go: where nothing stands there, and where a figure does.
FREE, FIGURE = 56.8, 45.6
#: What a picture keeps clear of, as (right edge, lower edge) from the corner: letter and badge.
_CORNERS = ((18.6, 16.6), (17.2, 28.0))
#: The edges that a picture keeps, mm from the cut: at the sides, and under the name.
_SIDE, _TOP = 6.6, 16.6
#: How far from the middle (mm) a picture may stand, and the growth that a millimetre is worth.
_SHIFTS, _ASIDE = range(-3, 4), 0.012


def large_index(letter: str, badge: Scene, hue: str) -> tuple[Item, ...]:
    """The rank's letter over the suit's badge, twice the usual size, in both corners."""
    tail = _TAILS.get(letter, 0.0)
    size = fit_line(letter, "display", 13.0 / (1 + tail), 12.4, floor=6.4)
    return both_ways(
        Text(_COLUMN, _LETTER - tail * size, letter, "display", size, hue, "middle"),
        indexed(badge, _COLUMN, _BADGE, _BADGE_WIDTH, hue),
    )


def large_card(
    card: Card,
    letter: str,
    badge: Scene,
    hue: str,
    picture: Scene,
    *figure: Item,
    widest: float = 44.0,
) -> Scene:
    """A card with a large index around one picture, and perhaps a figure in the free corner.

    The picture is at most ``widest`` mm wide with its margins.
    """
    return card_scene(
        card.id,
        card.name,
        *frame(hue),
        _centred(picture, hue, widest),
        *large_index(letter, badge, hue),
        *both_ways(*large_name(card.name, FIGURE if figure else FREE), *figure),
    )


def large_name(text: str, right: float = FREE) -> tuple[Text, ...]:
    """The name beside the index and left of ``right`` (mm): in one line, or else in two."""
    room, middle = right - _START, (right + _START) / 2
    if width(text, "caps", _SMALL, 0.04) <= room or " " not in text:
        lines = {_LINE: text}
    else:
        words = text.split()
        splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
        lines = dict(zip(_LINES, min(splits, key=lambda two: max(map(len, two))), strict=True))
    size = min(fit_line(t, "caps", 4.0, room, floor=2.4, tracking=0.04) for t in lines.values())
    return tuple(Text(middle, y, t, "caps", size, "ink", "middle", 0.04) for y, t in lines.items())


def _centred(picture: Scene, hue: str, widest: float) -> Use:
    """The picture in the middle of the card, as large as it may be, at most ``widest`` mm wide."""
    x, y, scale = clear(picture, widest / picture.width)
    return Use(picture, moved(x, y, scale), accent_inks(hue))


@cache
def clear(picture: Scene, most: float) -> tuple[float, float, float]:
    """Where (x, y) and at what scale, ``most`` at most, a picture keeps clear of the corners.

    The upper left corner and, turned about, the lower right one hold the index. What is drawn of
    the picture stands in the middle, or as little beside it as lets it be larger.
    """
    drawn = list(points(picture))
    left, right = min(x for x, _ in drawn), max(x for x, _ in drawn)
    top, bottom = min(y for _, y in drawn), max(y for _, y in drawn)
    middle, level = (left + right) / 2, (top + bottom) / 2
    upper = _outermost((middle - x, level - y) for x, y in drawn)
    lower = _outermost((x - middle, y - level) for x, y in drawn)
    _, x, y, scale = max(
        (scale - _ASIDE * (abs(x) + abs(y)), x, y, scale)
        for x in _SHIFTS
        for y in _SHIFTS
        for scale in [min(most, _room(upper, -x, -y), _room(lower, x, y))]
    )
    return CENTRE + x - middle * scale, HEIGHT / 2 + y - level * scale, scale


def _outermost(reached: Iterable[_Point]) -> list[_Point]:
    """Of points, seen as so far (across, down) from the middle, those nearest a corner."""
    outermost: list[_Point] = []
    for across, down in sorted(reached, reverse=True):
        if not outermost or down > outermost[-1][1]:
            outermost.append((across, max(down, _NIL)))
    return [(max(across, _NIL), down) for across, down in outermost]


def _room(reached: list[_Point], x: float, y: float) -> float:
    """How much points may grow towards a corner, x across and y down (mm) from the middle."""
    across, along = WIDTH / 2 - x, HEIGHT / 2 - y
    return min(
        (across - _SIDE) / max(right for right, _ in reached),
        (along - _TOP) / max(down for _, down in reached),
        *(
            max((across - edge) / right, (along - low) / down)
            for edge, low in _CORNERS
            for right, down in reached
        ),
    )

"""Pictures as large as the corners of a card leave room for, in the middle by what is drawn.

The upper left corner and, turned about, the lower right one hold the index. Of each is told how
far its letter and its badge reach, as (right edge, lower edge) in mm from the corner of the card.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cardwright.drawing.scene.card_format import POKER, CardFormat
from cardwright.drawing.scene.inks import accent_inks
from cardwright.drawing.scene.model import Scene, Use, moved
from cardwright.drawing.scene.reach import points

_Point = tuple[float, float]
#: What the two corners hold: (right edge, lower edge) of each thing.
Corners = tuple[_Point, ...]
#: As good as nothing, mm.
_NIL = 1e-6
#: The edges that a picture keeps, mm from the cut: at the sides, and under the name.
_SIDE, _TOP = 6.6, 16.6
#: The same at the sides of a business card, whose frame is a single rule.
_NEAR = 4.8
#: How far from the middle (mm) a picture may stand, and the growth that a millimeter is worth.
_SHIFTS, _ASIDE = range(-3, 4), 0.012


def clear_of(
    corners: Corners,
    picture: Scene,
    widest: float,
    hue: str,
    size: CardFormat = POKER,
    *,
    below: float = 0.0,
    aside: float = _ASIDE,
) -> Use:
    """The picture as large as the corners allow, at most ``widest`` mm with its margins.

    Its room reaches ``below`` mm nearer to the foot of the card than to the head. ``aside`` is the
    growth that a millimeter to one side is worth.
    """
    x, y, scale = _place(corners, picture, widest / picture.width, size, below, aside)
    return Use(picture, moved(x, y, scale), accent_inks(hue))


@cache
def _place(
    corners: Corners, picture: Scene, most: float, size: CardFormat, below: float, aside: float
) -> tuple[float, float, float]:
    """The place (x, y) and scale, at most ``most``, at which a picture keeps clear of the corners.

    What is drawn of it stands in the middle, or as little beside it as lets it be larger.
    """
    drawn = list(points(picture))
    left, right = min(x for x, _ in drawn), max(x for x, _ in drawn)
    top, bottom = min(y for _, y in drawn), max(y for _, y in drawn)
    middle, level = (left + right) / 2, (top + bottom) / 2
    upper = _outermost((middle - x, level - y) for x, y in drawn)
    lower = _outermost((x - middle, y - level) for x, y in drawn)
    _, x, y, scale = max(
        (scale - aside * abs(x) - _ASIDE * abs(y), x, y, scale)
        for x in _SHIFTS
        for y in _SHIFTS
        for low in [y + below / 2]
        for scale in [
            min(
                most,
                _room(corners, upper, -x, -low, size, _TOP),
                _room(corners, lower, x, low, size, _TOP - below),
            )
        ]
    )
    top = size.height / 2 + below / 2 + y
    return size.width / 2 + x - middle * scale, top - level * scale, scale


def _outermost(reached: Iterable[_Point]) -> list[_Point]:
    """Of points, seen as so far (across, down) from the middle, those nearest a corner."""
    points = list(reached)
    near, low = max(
        points, key=lambda point: point[0] + point[1]
    )  # most points are nearer the middle both ways: no need to sort
    few = {point for point in points if point[0] > near or point[1] > low} | {(near, low)}
    outermost: list[_Point] = []
    for across, down in sorted(few, reverse=True):
        if not outermost or down > outermost[-1][1]:
            outermost.append((across, max(down, _NIL)))
    return [(max(across, _NIL), down) for across, down in outermost]


def _room(
    corners: Corners, reached: list[_Point], x: float, y: float, size: CardFormat, edge: float
) -> float:
    """The factor by which points may grow towards a corner, x across and y down (mm).

    They stay ``edge`` mm from the head or the foot of the card.
    """
    across, along = size.width / 2 - x, size.height / 2 - y
    side = _NEAR if size.sheet else _SIDE
    return min(
        (across - side) / max(right for right, _ in reached),
        (along - edge) / max(down for _, down in reached),
        *(
            max((across - beside) / right, (along - low) / down)
            for beside, low in corners
            for right, down in reached
        ),
    )

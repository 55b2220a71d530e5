"""The heraldic field behind a picture: the hue's tint, ruled by the engravers' code for its color.

Silvester Petra Sancta's code of 1638 shows tinctures without color: gold by dots, blue by level
lines, red by upright ones, black by both. Hues that it does not have get lines aslant.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Box, Group, Item, Shape

#: Angles (degrees) of a hue's lines; gold has dots.
_ANGLES = {
    "red": (90,),
    "blue": (0,),
    "black": (0, 90),
    "green": (45,),
    "violet": (135,),
    "brown": (45, 135),
    "teal": (0, 45),
}
#: The width of lines and about how far they are apart, mm; for the same tone, where they cross.
_LINE, _PITCH, _CROSSED = 0.15, 0.9, 1.3
#: The diameter of dots and how far they are apart, mm. A dot is a very short dash with round ends.
_DOT, _APART, _DASH = 0.3, 1.0, 0.01


def heraldic_field(hue: str, box: Box, edge: str) -> tuple[Item, ...]:
    """The field of a hue within an outline and the box around it (mm); blank in little ink."""
    ink = f"{hue}-spare"
    dash = (_DASH, _APART - _DASH)
    lines = (
        [Shape(data, stroke=ink, width=_DOT, round_ends=True, dash=dash) for data in _dots(box)]
        if hue == "gold"
        else [Shape(data, stroke=ink, width=_LINE) for data in _lines(box, _ANGLES[hue])]
    )
    return Shape(edge, fill=f"{hue}-tint"), Group(tuple(lines), clip=edge)


def _lines(box: Box, angles: tuple[int, ...]) -> Iterator[str]:
    """Path data of the lines at each angle, the outer ones half a step inside the box."""
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    for angle in angles:
        a, b = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        reach = math.hypot(x - left, y - top)
        across = {0: bottom - top, 90: right - left}.get(angle, 2 * reach)
        count = round(across / (_PITCH if len(angles) == 1 else _CROSSED))
        offs = [((k + 0.5) / count - 0.5) * across for k in range(count)]
        ends = [(x - off * b - reach * a, y + off * a - reach * b) for off in offs]
        yield " ".join(outline.line(u, v, u + 2 * reach * a, v + 2 * reach * b) for u, v in ends)


def _dots(box: Box) -> Iterator[str]:
    """Path data of the lines that are dashed to dots: every second row is set off by half."""
    left, top, right, bottom = box
    for shift in (0.25, 0.75):
        levels = [top + (row + shift) * _APART for row in range(math.ceil((bottom - top) / _APART))]
        start = left + shift * _APART
        yield " ".join(outline.line(start, y, right, y) for y in levels)

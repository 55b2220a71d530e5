"""Fields of tone within an outline: crossed lines and stippled dots.

``ruling.hatch`` rules one way. Dots are strokes of no length with round ends: a few bytes each,
and every printer fills them.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique import burin
from engraver.technique.cutpaper import inside
from engraver.technique.pathdata import Points, hundredths, join_numbers, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import Tone, hatch

#: The tone (0 to 1) from which a second ruling crosses the first.
_SECOND = 0.34
#: The widest that crossed lines become, as a share of their gap: a diamond stays open.
_CROSSED = 0.52
#: Diameters of stippled dots in mm, for the lightest, the middle and the darkest tones.
_DOTS = (0.17, 0.24, 0.32)
#: The plastic number's powers spread points evenly over a square, whatever their count.
_SPREAD = (0.7548776662466927, 0.5698402909980532)


def cross_hatch(
    plate: Plate,
    outline: ArrayLike,
    tone: Tone | float,
    *,
    angle: float = 0.7,
    crossing: float = 1.05,
    gap: float = 0.46,
    ink: str = "ink",
    edge: float = 0.0,
) -> None:
    """Rule the closed outline one way in the half-tones and both ways in the shade.

    ``angle`` of the first ruling and ``crossing`` of the second against it in radians; ``gap`` in
    mm; ``edge`` (mm) outlines last. For flesh, backgrounds and cast shadows.
    """

    def first(x: Points, y: Points) -> Points:
        return np.clip(_at(tone, x, y) * 0.8, 0, _CROSSED)

    def second(x: Points, y: Points) -> Points:
        return np.clip((_at(tone, x, y) - _SECOND) * 0.85, 0, _CROSSED)

    hatch(plate, outline, first, angle=angle, gap=gap, ink=ink)
    hatch(plate, outline, second, angle=angle + crossing, gap=gap, ink=ink, edge=edge)


def stipple(
    plate: Plate,
    outline: ArrayLike,
    tone: Tone | float,
    *,
    ink: str = "ink",
    paper: str = "",
    edge: float = 0.0,
) -> None:
    """Dot the closed outline, closer and larger where the tone (0 to 1) is darker.

    The dots lie as if by chance and never touch; no dots stand where the tone is below 0.03. About
    a third black is the darkest they can be. For skin, stone, sand, snow and soft grounds.
    """
    area = np.asarray(outline, dtype=float)
    if paper:
        plate.fill(polygon(area), paper)
    spots, dark = _scattered(area, tone)
    sizes = np.digitize(dark, (0.3, 0.65))
    for size, across in enumerate(_DOTS):
        plate.stroke(dots(spots[sizes == size]), across, ink)
    if edge:
        plate.stroke(polygon(area), edge)


def dots(places: ArrayLike) -> str:
    """Path data of a dot at each of the places (n, 2): stroke it, as wide as a dot, round ends."""
    where = hundredths(np.asarray(places, dtype=float).reshape(-1, 2))
    steps = np.diff(where, axis=0, prepend=np.zeros((1, 2), dtype=np.int64))
    return "".join(
        f"{'m' if i else 'M'}{join_numbers(step)}h0" for i, step in enumerate(steps.tolist())
    )


def _at(tone: Tone | float, x: Points, y: Points) -> Points:
    return np.asarray(tone(x, y) if callable(tone) else tone) + 0 * x


def _scattered(area: Points, tone: Tone | float) -> tuple[Points, Points]:
    """Places within the area, as far from one another as their tones ask, and these tones."""
    low, size = area.min(axis=0), np.ptp(area, axis=0)
    closest = _DOTS[-1] + burin.GAP
    count = int(size[0] * size[1] / closest**2 * 14)
    share = (0.5 + np.outer(np.arange(1, count + 1), _SPREAD)) % 1
    tried = low + share * size
    tried = tried[inside(area, tried)]
    dark = np.clip(_at(tone, tried[:, 0], tried[:, 1]), 0, 1)
    apart = closest / np.sqrt(np.clip(dark, 0.02, 1))
    cells: dict[tuple[int, int], list[int]] = {}
    kept: list[int] = []
    for i, ((x, y), reach, level) in enumerate(zip(tried.tolist(), apart, dark, strict=True)):
        if level < 0.03 or _taken(cells, tried, (x, y), float(reach)):
            continue
        kept.append(i)
        cells.setdefault((int(x), int(y)), []).append(i)
    return tried[kept], dark[kept]


def _taken(
    cells: dict[tuple[int, int], list[int]], tried: Points, place: tuple[float, float], reach: float
) -> bool:
    """Test if a dot lies nearer to the place than ``reach`` mm; a cell is a square mm."""
    x, y = place
    far = math.ceil(reach)
    return any(
        math.hypot(tried[i, 0] - x, tried[i, 1] - y) < reach
        for column in range(int(x) - far, int(x) + far + 1)
        for row in range(int(y) - far, int(y) + far + 1)
        for i in cells.get((column, row), ())
    )

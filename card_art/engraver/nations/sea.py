"""The sea on an engraved map: lines that follow the coast at growing distances and grow finer.

They are level lines of the distance to the nearest shore. A gulf too narrow for a line with its
gaps has none: the level lines are opened by a disc, so they turn in curves and never touch.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import distance_transform_edt

from engraver.nations.clipping import Window
from engraver.technique.curves import arc_length
from engraver.technique.pathdata import Points, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import crossings

#: How far from the shore each line runs and how broad it is, mm, and its ink.
LINES = (
    (0.44, 0.17, "ink"),
    (0.86, 0.14, "ink"),
    (1.32, 0.17, "soft"),
    (1.84, 0.15, "soft"),
    (2.44, 0.14, "soft"),
)
#: Steps of the grid of distances; the narrowest half of a water that a line enters; the shortest
#: line; how far it may stray, mm.
STEP, NARROWEST, SHORTEST, STRAY = 0.06, 0.2, 1.4, 0.025

Grid = NDArray[np.float64]


def rule_sea(plate: Plate, lands: list[Points], window: Window) -> None:
    """Draw the lines of the window's sea along the shores of the lands (closed outlines in mm)."""
    away = distances(lands, window)
    corner = (window.left, window.top)
    for far, width, ink in LINES:
        lines = (line for line in _level(away, far) if arc_length(line)[-1] > SHORTEST)
        data = (polyline(np.add(line, corner), tolerance=STRAY) for line in lines)
        plate.stroke("".join(data), width, ink)


def distances(lands: list[Points], window: Window) -> Grid:
    """The distance in mm to the nearest land from every place of a grid over the window."""
    across, down = (
        np.arange(0, size, STEP)
        for size in (window.right - window.left, window.bottom - window.top)
    )
    sea = np.ones((len(down), len(across)), dtype=bool)
    for land in lands:
        top, foot = land[:, 1].min() - window.top, land[:, 1].max() - window.top
        for row in np.flatnonzero((down >= top) & (down <= foot)).tolist():
            ends = np.array(crossings(land, window.top + down[row])) - window.left
            for start, stop in zip(ends[::2], ends[1::2], strict=False):
                first, last = np.searchsorted(across, (start, stop))
                sea[row, first:last] = False
    # The shore lies between the last place on land and the first on water.
    return np.maximum(_from(~sea) - STEP / 2, 0)


def _from(places: NDArray[np.bool_]) -> Grid:
    """The distance in mm to the nearest of these places of the grid."""
    if not places.any():
        return np.full(places.shape, np.inf)
    return np.asarray(distance_transform_edt(~places) * STEP)


def _level(away: Grid, far: float) -> Iterator[Points]:
    """The lines ``far`` mm from the shore, opened where the water beyond them is too narrow."""
    beyond = _from(away > far + NARROWEST)
    return contours(NARROWEST - np.minimum(beyond, 9 * NARROWEST))


def contours(height: Grid) -> Iterator[Points]:
    """The lines on which the height (at places STEP mm apart) is 0, by marching squares."""
    step: dict[tuple[int, int, int], list[tuple[int, int, int]]] = defaultdict(list)
    above = height > 0
    cells = above[:-1, :-1] + 2 * above[:-1, 1:] + 4 * above[1:, 1:] + 8 * above[1:, :-1]
    for j, i in np.argwhere((cells > 0) & (cells < 15)).tolist():
        # An edge is the place it starts from and whether it runs across (0) or down (1).
        sides = ((j, i, 0), (j, i + 1, 1), (j + 1, i, 0), (j, i, 1))
        for a, b in _SEGMENTS[int(cells[j, i])]:
            step[sides[a]].append(sides[b])
            step[sides[b]].append(sides[a])
    for chain in _chains(step):
        yield np.array([_crossing(height, edge) for edge in chain])


#: Which sides of a cell (top, right, foot, left) its segments join, by which corners are above.
_SEGMENTS: tuple[tuple[tuple[int, int], ...], ...] = (
    (), ((3, 0),), ((0, 1),), ((3, 1),), ((1, 2),), ((3, 0), (1, 2)), ((0, 2),), ((3, 2),),
    ((2, 3),), ((2, 0),), ((0, 1), (2, 3)), ((2, 1),), ((1, 3),), ((1, 0),), ((0, 3),), (),
)  # fmt: skip


def _crossing(height: Grid, edge: tuple[int, int, int]) -> tuple[float, float]:
    """The point of the edge where the height is 0, mm from the window's upper left."""
    j, i, down = edge
    a, b = float(height[j, i]), float(height[j + down, i + 1 - down])
    share = a / (a - b)
    return STEP * (i + share * (1 - down)), STEP * (j + share * down)


def _chains(
    step: dict[tuple[int, int, int], list[tuple[int, int, int]]],
) -> Iterator[list[tuple[int, int, int]]]:
    """The edges in the order in which the lines pass them; a closed line ends where it began."""
    ends = [edge for edge, beside in step.items() if len(beside) == 1]
    seen = set()
    for start in [*ends, *step]:
        if start in seen:
            continue
        chain, here = [start], start
        seen.add(start)
        while ahead := [edge for edge in step[here] if edge not in seen]:
            here = ahead[0]
            seen.add(here)
            chain.append(here)
        if start in step[here] and len(chain) > 2:
            chain.append(start)
        yield chain

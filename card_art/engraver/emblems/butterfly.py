"""A butterfly with spread wings."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.emblems.parts import mirrored
from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import resample, spline
from engraver.technique.cutpaper import curve, loop, points
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: The right forewing and hindwing: front edge, outer edge, inner edge.
FORE = loop(
    "22.6,12.6 26.0,7.6 31.0,3.4 36.6,1.3 40.6,1.5 41.8,3.6 40.6,7.2 38.8,10.6 37.6,14.2 34.6,16.2"
    " 29.6,16.4 24.8,15.2"
)
HIND = loop(
    "22.8,14.6 27.6,15.4 33.4,15.8 37.8,17.2 39.6,20.2 38.8,23.6 36.2,26.4 32.8,28.4 29.4,28.0"
    " 26.4,25.6 24.2,21.4 22.8,17.6"
)
#: Where the wings join the body, and the ends of the outer edge between which their cells lie.
_ROOTS = (
    (FORE, (23.0, 13.2), "41.4,4.6 40.0,8.6 38.2,12.2 36.4,15.4 31.6,16.4"),
    (HIND, (23.2, 15.6), "37.4,17.0 39.6,20.4 38.4,24.2 34.4,27.8 29.8,28.1 26.2,25.2"),
)


def butterfly(plate: Plate) -> None:
    """A monarch, pinned as in a cabinet: colored cells in black veins, white spots on the edge."""
    for side in (-1, 1):
        for outline, root, edge in _ROOTS[::-1]:
            _wing(plate, outline, root, edge, side)
        feeler = curve("22.4,9.4 24.2,6.2 26.6,3.4 29.0,1.6", 8)
        relief.pen(plate, mirrored(feeler, side), 0.34, 0.3, 0.3)
        plate.disc(22 + 7.2 * side, 1.5, 0.62, fill="ink")
    _body(plate)


def _wing(plate: Plate, outline: Points, root: tuple[float, float], edge: str, side: int) -> None:
    """A wing in black: a cell near its root, cells that fan out from it, spots along its edge."""
    whole = mirrored(outline, side)
    plate.stroke(polygon(whole), 0.8, "paper")
    plate.fill(polygon(whole))
    foot, margin = np.array(root), resample(spline(points(edge), 12), 101)
    fan = 5 if outline is FORE else 6
    far = foot + (margin - foot) * 0.44
    near = foot + (margin - foot) * 0.14
    cells = [np.vstack([near[::25], far[::-12]])]
    for k in range(fan):
        a, b = round(100 * (k + 0.11) / fan), round(100 * (k + 0.89) / fan)
        middle = (a + b) // 2
        ring = [(0.53, a), (0.5, middle), (0.53, b), (0.72, b), (0.8, middle), (0.72, a)]
        cells.append(np.array([foot + (margin[i] - foot) * share for share, i in ring]))
    if outline is FORE:
        cells.append(points("25.6,10.2 28.6,6.6 32.4,3.9 32.0,5.4 28.6,8.8 26.0,11.4"))
    for cell in cells:
        _cell(plate, mirrored(cell, side))
    spots = [
        mirrored(foot + (margin[[i]] - foot) * share, side)[0]
        for share, count, shift in ((0.95, 2 * fan, 0.25), (0.87, fan, 0.0))
        for i in ((np.arange(count) + (0.5 if shift else 0.0)) * 100 / count).astype(int)
        if 4 < i < 90
    ]
    plate.fill("".join(dot(float(x), float(y), 0.34) for x, y in spots), "light")
    if outline is FORE:
        for x, y in points("36.0,3.6 38.4,3.0 37.0,5.8 34.6,5.6"):
            place = mirrored(np.array([[x, y]]), side)[0]
            plate.fill(dot(float(place[0]), float(place[1]), 0.46), "light")


def _cell(plate: Plate, corners: Points) -> None:
    cell = spline(corners, 6, closed=True)
    plate.fill(polygon(cell), "accent")
    turn = float(np.arctan2(*(corners.mean(axis=0) - np.array([22, 15]))[::-1]))
    tone = relief.rounded(cell, base=0.72, gain=1.0)
    hatch(plate, cell, tone, angle=turn, gap=0.5)


def _body(plate: Plate) -> None:
    """Head, thorax in down, abdomen in rings."""
    abdomen = loop("22,15 23.3,16.6 23.2,19.6 22.6,22.6 22,24.2 21.4,22.6 20.8,19.6 20.7,16.6")
    thorax = loop("22,9.6 23.7,10.8 24.2,13.2 23.6,15.6 22,16.6 20.4,15.6 19.8,13.2 20.3,10.8")
    head = loop("22,7.6 23.4,8.2 23.5,9.4 22.8,10.4 22,10.6 21.2,10.4 20.5,9.4 20.6,8.2")
    for part in (abdomen, thorax, head):
        plate.stroke(polygon(part), 0.9, "paper")
        plate.fill(polygon(part))
    for k in range(6):
        y = 17.6 + 0.96 * k
        half = 0.95 - 0.1 * k
        relief.pen(
            plate,
            [(22 - half, y - 0.15), (22 - 0.1, y + 0.2), (22 + half * 0.5, y + 0.1)],
            0.24,
            0.36,
            0.2,
            ink="tint",
        )
    tone = relief.rounded(thorax, base=0.9, gain=1.2)
    relief.coat(
        plate, thorax, lambda x, y: np.arctan2(y - 9, (x - 22) * 2), tone, length=1.1, apart=0.55
    )
    for side in (-1, 1):
        plate.fill(dot(22 + 0.75 * side, 8.9, 0.3), "light")


EMBLEMS: dict[str, Callable[[Plate], None]] = {"butterfly": butterfly}

"""Badges of the eight groups, 12 × 12 mm: bold shapes in the accent, details cut out in paper.

Each is told from the others by its outline alone, at 4 mm high and without color.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

SIZE = 12.0


class Badge:
    """A badge being cut, symmetrical about its middle (x = 6 mm) where told to be."""

    def __init__(self) -> None:
        self.plate = Plate(SIZE, SIZE)

    def solid(self, *outlines: ArrayLike) -> None:
        """Fill closed outlines in the accent."""
        self.plate.fill("".join(polygon(o) for o in outlines), "accent")

    def cut(self, *outlines: ArrayLike) -> None:
        """Cut closed outlines out in paper."""
        self.plate.fill("".join(polygon(o) for o in outlines), "paper")

    def groove(self, width: float, *lines: ArrayLike) -> None:
        """Cut lines of one width (mm) in paper."""
        self.plate.stroke("".join(polyline(line) for line in lines), width, "paper")

    def bar(self, width: float, *lines: ArrayLike) -> None:
        """Draw lines of one width (mm) in the accent."""
        self.plate.stroke("".join(polyline(line) for line in lines), width, "accent")

    def line(self, path: Points, *widths: float) -> None:
        """Draw a swelling line in the accent; widths in mm from its start to its end."""
        share = np.linspace(0, 1, len(path))
        width = np.interp(share, np.linspace(0, 1, len(widths)), widths)
        self.plate.fill(swell(path, width), "accent")


def mirrored(half: Points) -> Points:
    """A closed outline from its left half (top to bottom)."""
    return np.vstack([half, flipped(half)[::-1]])


def flipped(part: Points) -> Points:
    """The same part on the other side of the middle."""
    return np.asarray(part * [-1, 1] + [SIZE, 0])


def lyre() -> Plate:
    """Poets: a lyre of four strings."""
    badge = Badge()
    arm = curve("4.9,9.6 3,8.2 2.1,6 2.7,3.9 3.5,2.6 3.1,1.4 2.2,1.2", 10)
    for side in (arm, flipped(arm)):
        badge.line(side, 0.7, 1.1, 1.15, 0.95, 0.85, 0.7)
    badge.solid(ellipse(2.15, 1.45, 0.62, 0.62, 24), ellipse(9.85, 1.45, 0.62, 0.62, 24))
    badge.bar(0.8, points("2.6,3.3 9.4,3.3"))
    badge.bar(0.4, *(points(f"{x},3.3 {x},9") for x in (4.55, 5.52, 6.48, 7.45)))
    badge.solid(mirrored(curve("6,8.1 4.5,8.4 3.5,9.5 4.2,10.6 6,10.9", 8)))
    badge.solid(points("4.3,10.6 7.7,10.6 8.2,11.6 3.8,11.6"))
    badge.cut(ellipse(6, 9.4, 1.15, 0.5, 32))
    return badge.plate


def press() -> Plate:
    """Journalists: an iron hand press."""
    badge = Badge()
    badge.solid(mirrored(np.vstack([curve("6,0.4 4.4,0.65 3.2,1.5 2.7,2.8", 8), [[2.7, 10.6]]])))
    badge.cut(points("4,9 4,2.7 8,2.7 8,9"))
    badge.solid(points("5.4,2.4 6.6,2.4 6.6,5 5.4,5"), points("4.4,4.9 7.6,4.9 7.6,6.4 4.4,6.4"))
    badge.groove(1.3, points("6.6,3.7 8.4,3.3"))
    badge.bar(0.7, points("6,3.85 10.7,2.8"))
    badge.solid(ellipse(10.7, 2.8, 0.75, 0.75, 24))
    badge.solid(points("0.7,7.4 11.3,7.4 11.3,9.1 0.7,9.1"))
    badge.groove(0.3, points("0.7,8.2 11.3,8.2"))
    badge.solid(points("2.4,10.3 9.6,10.3 10.4,11.6 1.6,11.6"))
    return badge.plate


def book() -> Plate:
    """Biographers: an open book."""
    badge = Badge()
    badge.solid(mirrored(points("6,3.1 3,2.6 0.5,3.2 0.5,10.6 3,10.1 6,11.2")))
    leaf = np.vstack(
        [curve("5.75,3.3 4.4,2.2 2.6,1.9 1.2,2.3", 8), curve("1.2,9.4 2.6,9 4.4,9.3 5.75,10.3", 8)]
    )
    badge.cut(leaf, flipped(leaf))
    inner = np.vstack(
        [curve("5.5,3.7 4.3,2.7 2.7,2.4 1.6,2.7", 8), curve("1.6,8.9 2.7,8.5 4.3,8.8 5.5,9.6", 8)]
    )
    badge.solid(inner, flipped(inner))
    for y in (4.1, 5.4, 6.7):
        row = spline([(2.3, y), (3.2, y - 0.1), (4.9, y + 0.6)], 6)
        badge.groove(0.4, row, flipped(row))
    return badge.plate


def hourglass() -> Plate:
    """Historians: an hourglass, half run."""
    badge = Badge()
    bulb = np.vstack([curve("3.1,1.6 3.1,3.2 4.2,4.9 5.6,6 4.2,7.1 3.1,8.8 3.1,10.4", 10)])
    badge.solid(mirrored(bulb))
    glass = np.vstack([curve("3.8,2 3.8,3.2 4.7,4.6 5.85,5.6", 8)])
    badge.cut(mirrored(glass))
    badge.solid(mirrored(curve("4.5,3.6 4.9,4.5 5.9,5.4", 6)))
    badge.cut(mirrored(curve("5.85,6.4 4.7,7.4 3.8,8.8 3.8,10", 8)))
    badge.solid(mirrored(curve("6,8.1 5.2,8.9 4.1,10.2", 6)))
    badge.bar(0.34, points("6,5.4 6,8.6"))
    badge.solid(
        points("1.6,0.5 10.4,0.5 10.4,1.9 1.6,1.9"), points("1.6,10.1 10.4,10.1 10.4,11.5 1.6,11.5")
    )
    badge.bar(0.55, points("2.2,1.6 2.2,10.4"), points("9.8,1.6 9.8,10.4"))
    return badge.plate


def cap_and_bells() -> Plate:
    """Humorists: a fool's cap of three points, a bell on each."""
    badge = Badge()
    side = curve("5.2,8.6 3.6,8.9 3,8 3.5,6.4 2.6,5.2 1.6,5.9 1.3,7.3", 8)
    horn = np.vstack([side, curve("1.3,7.3 0.9,5.2 1.7,3.4 3.4,2.8 4.8,4.2 5.8,7", 8)])
    peak = curve("4.4,6.5 4.9,3.6 6,1.4", 8)
    badge.solid(mirrored(np.vstack([curve("6,3.9 4.6,4.3 3.2,6 2.7,8.9", 6), [[6, 8.9]]])))
    badge.solid(horn, flipped(horn), mirrored(peak[::-1]))
    for x, y in ((1.25, 7.8), (10.75, 7.8), (6, 1.25)):
        badge.cut(ellipse(x, y, 1.15, 1.15, 32))
        badge.solid(ellipse(x, y, 0.92, 0.92, 32))
        badge.plate.fill(dot(x, y + 0.25, 0.26), "paper")
    seam = curve("4.4,8.6 4.5,6.6 5.1,4.9", 8)
    badge.groove(0.36, seam, flipped(seam))
    badge.solid(mirrored(curve("6,8.3 4.2,8.5 2.6,9 2.3,10.2 2.6,11.3 4.2,11.5 6,11.6", 6)))
    teeth = points("2.9,10.1 3.7,9.5 4.45,10.4 5.2,9.4 6,10.4 6.8,9.4 7.55,10.4 8.3,9.5 9.1,10.1")
    badge.groove(0.36, teeth)
    return badge.plate


def candlestick() -> Plate:
    """Story writers: a bedroom candlestick, lit."""
    badge = Badge()
    badge.solid(mirrored(curve("6,0.3 5.2,1.7 4.9,2.9 5.3,3.8 6,4.1", 8)))
    badge.cut(mirrored(curve("6,2 5.6,2.8 5.7,3.4 6,3.6", 8)))
    badge.solid(points("4.7,4.4 7.3,4.4 7.3,9 4.7,9"))
    badge.groove(0.34, curve("5.4,4.4 5.5,5.4 5.3,6.3"))
    badge.solid(points("3.9,7.9 8.1,7.9 8.4,8.8 7.6,9.4 4.4,9.4 3.6,8.8"))
    dish = curve("0.7,9.3 1.3,10.7 3.4,11.6 6,11.7", 8)
    badge.solid(mirrored(np.vstack([[[6, 9.3]], dish])))
    badge.groove(0.34, points("3.2,9.6 8.8,9.6"))
    handle = ellipse(10.3, 8.4, 1.1, 1.1, 40)
    badge.bar(0.7, np.vstack([handle, handle[:1]]))
    return badge.plate


def key() -> Plate:
    """Novelists: an old door key, laid aslant."""
    badge = Badge()
    axis, across = np.array([1, 1]) / np.sqrt(2), np.array([1, -1]) / np.sqrt(2)
    corner = np.array([3.3, 3.3])

    def at(*where: tuple[float, float]) -> Points:
        return np.array([corner + axis * u + across * v for u, v in where])

    bow = [corner + axis * u + across * v for u, v in ((0.9, 0), (-0.6, 1.35), (-0.6, -1.35))]
    for x, y in bow:
        badge.solid(ellipse(float(x), float(y), 1.75, 1.75, 40))
    for x, y in bow:
        badge.cut(ellipse(float(x), float(y), 0.75, 0.75, 32))
    badge.solid(at((2, 0.62), (11.3, 0.62), (11.3, -0.62), (2, -0.62)))
    badge.solid(at((2.5, 1.15), (3.5, 1.15), (3.5, -1.15), (2.5, -1.15)))
    badge.solid(
        at((8, 0.4), (10.8, 0.4), (10.8, 3.2), (9.8, 3.2), (9.8, 2.1), (9, 2.1), (9, 3.2), (8, 3.2))
    )
    badge.groove(0.34, at((4.2, 0), (7.4, 0)))
    return badge.plate


def inkwell() -> Plate:
    """Essayists: a quill standing in an inkwell."""
    badge = Badge()
    vane = np.vstack(
        [
            curve("4.9,7.6 5.3,5.6 6.2,3.6 7.7,1.8 9.6,0.6 11.4,0.3", 8),
            curve("11.3,1.4 10.3,3 10.5,3.6 9.3,4.4 9.2,5.1 7.7,5.7 6.6,6.6 5.7,7.8", 8),
        ]
    )
    badge.solid(vane)
    badge.line(curve("10.4,1 7.6,3.4 5.9,6 4.8,9", 8), 0.3, 0.6)
    badge.groove(0.3, curve("10,1.4 7.8,3.4 6.2,5.8 5.5,7.4"))
    badge.cut(points("9.1,5.2 8.1,3.9 8.5,4.9"), points("10.5,3.5 9.3,2.5 9.8,3.4"))
    badge.solid(mirrored(curve("6,8.7 2.2,8.7 1.2,9.5 0.7,11 1.3,11.7 6,11.7", 5)) - [0.9, 0])
    badge.solid(points("2.9,7.3 7.3,7.3 7.3,8.9 2.9,8.9"))
    badge.groove(0.34, points("2.6,8.7 7.6,8.7"))
    badge.groove(0.42, curve("1.9,10.9 2,10.2 2.7,9.7"))
    return badge.plate


#: The badge of every group, by the group's id.
BADGES = {
    "poets": lyre,
    "journalists": press,
    "biographers": book,
    "historians": hourglass,
    "humorists": cap_and_bells,
    "story-writers": candlestick,
    "novelists": key,
    "essayists": inkwell,
}

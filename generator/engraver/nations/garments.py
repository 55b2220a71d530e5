"""What the people of all four Nations wear alike: robes, bands and strings of beads; head units."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from generator.engraver.curves import resample
from generator.engraver.cutpaper import Cut, Layer, curve, loop
from generator.engraver.menswear import torso
from generator.engraver.pathdata import Points

#: Folds of a robe that hangs from the shoulder, from the neck outward.
FOLDS = (
    "30,142 22,158 18,176 20,188",
    "46,146 40,162 38,178 40,188",
    "66,144 66,160 64,178 62,192",
    "84,138 90,154 90,174 84,196",
    "96,140 106,156 108,174 102,194",
)


def robe(fill: str = "ink", chest: float = 0.0, shoulder: float = 0.0) -> Layer:
    """The bust in one cloth; white and coloured cloth is outlined and folded in ink."""

    def layer(cut: Cut) -> None:
        if fill == "ink":
            cut.piece(torso(chest, shoulder))
        else:
            cut.edged(torso(chest, shoulder), 0.24, fill)
        line = "ink" if fill == "paper" else "paper"
        for fold in FOLDS:
            cut.scratch(fold, 0.06, 0.24, 0.06, ink=line)

    return layer


def strip(top: str, bottom: str, n: int = 60) -> tuple[Points, Points]:
    """The two edges of a band, evenly spaced, each of n points; both run the same way."""
    return resample(curve(top), n), resample(curve(bottom), n)


def band(cut: Cut, edges: tuple[Points, Points], fill: str = "paper", width: float = 0.18) -> None:
    """A band between two edges, outlined."""
    cut.edged(np.vstack([edges[0], edges[1][::-1]]), width, fill)


def zigzag(cut: Cut, edges: tuple[Points, Points], n: int, ink: str = "ink") -> None:
    """n triangles standing on the lower edge of a band."""
    top, foot = edges
    marks = np.linspace(0, len(top) - 1, 2 * n + 1)
    for k in range(n):
        a, c, b = (
            _along(foot, marks[2 * k]),
            _along(top, marks[2 * k + 1]),
            _along(foot, marks[2 * k + 2]),
        )
        cut.piece(np.array([a, a * 0.15 + c * 0.85, b]), ink)


def lozenges(cut: Cut, edges: tuple[Points, Points], n: int, ink: str = "ink") -> None:
    """n lozenges along the middle of a band."""
    top, foot = edges
    middle = (top + foot) / 2
    marks = np.linspace(0, len(top) - 1, 2 * n + 1)
    for k in range(n):
        a, b = _along(middle, marks[2 * k]), _along(middle, marks[2 * k + 2])
        up, down = _along(top, marks[2 * k + 1]), _along(foot, marks[2 * k + 1])
        ring = np.array([a, up, b, down])
        cut.piece(ring.mean(axis=0) + (ring - ring.mean(axis=0)) * 0.74, ink)


def beads(cut: Cut, line: str, n: int, radius: float, ink: str = "paper") -> None:
    """A string of n beads of ``radius`` mm."""
    cut.dots(resample(curve(line), n), radius, ink)


def knob(cut: Cut, x: float, y: float, r: float, fill: str = "paper", width: float = 0.18) -> None:
    """A round thing of radius r head units, outlined in ink."""
    cut.edged(ring(x, y, r), width, fill)


def ring(x: float, y: float, r: float, tall: float = 1.0) -> Points:
    """A circle of radius r, or an ellipse ``tall`` times as high; 32 points."""
    turn = np.linspace(0, 2 * np.pi, 33)[:-1]
    return np.stack([x + r * np.cos(turn), y + r * tall * np.sin(turn)], axis=1)


def feather(cut: Cut, root: ArrayLike, tip: ArrayLike, wide: float, *, dark: float = 0.3) -> None:
    """A quill feather from root to tip, ``wide`` head units across; its last share is dark."""
    a, b = np.asarray(root, dtype=float), np.asarray(tip, dtype=float)
    along, t = b - a, np.linspace(0, 1, 30)
    side = np.array([-along[1], along[0]]) / np.hypot(*along) * wide / 2
    half = np.interp(t, [0, 0.12, 0.3, 0.8, 0.93, 1], [0.05, 0.5, 0.85, 1, 0.75, 0.05])
    middle = a + along * t[:, None] + side * (0.9 * np.sin(np.pi * t) * 0.4)[:, None]
    left, right = middle + side * half[:, None], middle - side * half[:, None]
    cut.edged(np.vstack([left, right[::-1]]), 0.18)
    start = int(30 * (1 - dark))
    cut.piece(np.vstack([left[start:], right[start:][::-1]]))
    for i in range(4, start - 1, 2):
        for edge in (left, right):
            barb = np.array([middle[max(0, i - 2)], (middle[i] + edge[i]) / 2, edge[i]])
            cut.scratch(resample(barb, 6), 0.05, 0.13, ink="ink")
    cut.scratch(middle[: start + 1], 0.24, 0.13, ink="ink")


def cap(cut: Cut, outline: str, fill: str = "ink", halo: float = 0.16) -> None:
    """A piece of headgear cut from its landmarks, black or of coloured cloth."""
    if fill == "ink":
        cut.piece(loop(outline), halo=halo)
    else:
        cut.edged(loop(outline), 0.22, fill)


def _along(line: Points, at: float) -> Points:
    steps = np.arange(len(line))
    return np.array([np.interp(at, steps, line[:, 0]), np.interp(at, steps, line[:, 1])])

"""The engraved oval behind a portrait: level rules, dark at the rim, lifted around the sitter."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique import burin
from engraver.technique.curves import ellipse, resample
from engraver.technique.cutpaper import inside
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: The middle of the motif and the half axes of the oval, in mm.
MIDDLE = (20.0, 24.0)
RADII = (18.4, 22.4)
#: Distance of the rules, and how far from the sitter they begin and reach their full width, in mm.
GAP, NEAR, FAR = 0.46, 0.5, 3.0
#: Where a rule is narrower than this, in mm, it leaves the plate.
LIFT = 0.095


def oval(grow: float = 0.0, n: int = 96) -> Points:
    """The rim of the oval, or one ``grow`` mm outside it."""
    return ellipse(*MIDDLE, RADII[0] + grow, RADII[1] + grow, n)


def draw_ground(plate: Plate, sitter: list[Points]) -> None:
    """Rule the oval in the accent ink around the pieces of a sitter (outlines in mm)."""
    plate.fill(polygon(oval()), "paper")
    edges = np.vstack([resample(np.vstack([p, p[:1]]), 3 * len(p)) for p in map(_thin, sitter)])
    plate.fill("".join(_rule(y, sitter, edges) for y in _levels()), "rule")
    plate.stroke(polygon(oval()), 0.34)
    plate.stroke(polygon(oval(-0.75)), 0.14)


def _thin(outline: Points) -> Points:
    """Every third point: enough to measure a distance by."""
    return outline[::3]


def _levels() -> list[float]:
    reach = RADII[1] - 1.0
    n = int(2 * reach / GAP)
    return [MIDDLE[1] + (i - (n - 1) / 2) * GAP for i in range(n)]


def _rule(y: float, sitter: list[Points], edges: Points) -> str:
    """One level line across the oval, as wide as the place is dark."""
    share = (y - MIDDLE[1]) / (RADII[1] - 0.95)
    half = (RADII[0] - 0.95) * math.sqrt(max(0.0, 1 - share * share))
    x = np.linspace(MIDDLE[0] - half, MIDDLE[0] + half, max(8, int(half * 2 / 0.3)))
    line = np.stack([x, np.full_like(x, y)], axis=1)
    rim = np.hypot((x - MIDDLE[0]) / RADII[0], (y - MIDDLE[1]) / RADII[1])
    tone = 0.30 + 0.42 * rim**3.0
    width = GAP * tone * _glow(line, sitter, edges)
    width = np.where(width < LIFT, 0, np.clip(width, burin.line(), GAP - burin.gap()))
    return swell(line, width, lift=LIFT)


def _glow(line: Points, sitter: list[Points], edges: Points) -> Points:
    """0 at the sitter and behind him, 1 away from him."""
    gaps = np.hypot(*(line[:, None, :] - edges[None, :, :]).transpose(2, 0, 1)).min(axis=1)
    covered = np.any([inside(piece, line) for piece in sitter], axis=0)
    t = np.clip((gaps - NEAR) / (FAR - NEAR), 0, 1)
    return np.where(covered, 0.0, t * t * (3 - 2 * t))

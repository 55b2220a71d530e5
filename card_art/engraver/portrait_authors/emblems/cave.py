"""A lantern at the mouth of Cudjo's cave, where the loyal men of Tennessee lie hid."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique import burin
from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import loop
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: Where the flame burns.
FLAME = np.array([20.4, 17.6])
#: How far its light reaches, mm: beyond, all is dark.
NIGHT = 11.4
#: The jagged mouth of the cave and the edge of the rock about it, clockwise from the left foot.
MOUTH = np.array(
    [(7.4, 26.4), (6.8, 22.6), (9.8, 19.6), (8.8, 15.6), (12.2, 12.8), (12.6, 8.4), (16.8, 7.2),
     (18.6, 4.4), (22.2, 6.4), (26.4, 5.2), (28.2, 9.2), (32.4, 10.6), (32.8, 14.4), (35.6, 16.8),
     (34.2, 20.4), (37.2, 23.0), (36.6, 26.4)]
)  # fmt: skip
ROCK = np.array(
    [(1.4, 27.4), (0.9, 24.2), (3.6, 21.2), (2.6, 16.6), (5.6, 13.6), (5.0, 9.2), (9.0, 6.6),
     (11.0, 2.6), (17.0, 2.9), (21.6, 0.8), (27.6, 2.6), (32.6, 2.2), (35.0, 6.8), (39.6, 9.4),
     (39.0, 15.6), (42.8, 20.6), (42.9, 27.4)]
)  # fmt: skip


def cave() -> Plate:
    """The light eats its way into the dark; the rock is lit only inside the mouth."""
    plate = vignette("lantern in a cave", "Cudjo’s Cave, 1864")
    _rock(plate)
    _dark(plate)
    _stones(plate)
    _lantern(plate, *FLAME)
    return plate


def _rock(plate: Plate) -> None:
    """Broken facets between the mouth and the outer edge, each ruled its own way."""
    edge = np.vstack([_broken(a, b) for a, b in pairwise(ROCK)] + [ROCK[-1:]])
    plate.fill(polygon(np.vstack([MOUTH, edge[::-1]])), "accent")
    rng = np.random.default_rng(8)
    split = 0.3 + 0.4 * rng.random(len(MOUTH))[:, None]
    between = MOUTH * (1 - split) + ROCK * split
    for k in range(len(MOUTH) - 1):
        for a, b, lit in ((MOUTH, between, True), (between, ROCK, False)):
            corners = (a[k], a[k + 1], b[k + 1], b[k])
            cut = (0, 1, 2), (0, 2, 3) if k % 2 else (1, 2, 3), (0, 1, 3)
            for one in (cut[0], cut[1]) if k % 2 else (cut[2], cut[1]):
                _facet(plate, np.array([corners[i] for i in one]), float(rng.random()), lit=lit)
    relief.pen(plate, edge, 0.3, 0.4, 0.6, 0.6)


def _facet(plate: Plate, outline: Points, chance: float, *, lit: bool) -> None:
    """One face of rock: pale where the lantern reaches it, colored and dark outside."""
    way = outline.mean(axis=0) - FLAME
    outside = 0.36 + 0.34 * chance + 0.02 * way[0] + 0.014 * way[1]
    face = np.vstack([_broken(a, b) for a, b in pairwise([*outline, outline[0]])])
    plate.fill(polygon(face), "tint" if lit else "accent")
    tone = 0.4 * chance if lit else min(0.7, max(0.1, outside))
    turn = float(np.arctan2(way[1], way[0])) + (0.0 if lit else np.pi / 2) + 1.2 * (chance - 0.5)
    hatch(plate, face, tone, angle=turn, gap=0.44)
    if lit or chance > 0.45:
        plate.stroke(polyline(face[: len(face) * 2 // 3]), 0.24)


def _broken(a: Points, b: Points) -> Points:
    """A rough edge from a to b, the same whichever way it is asked for."""
    t = np.linspace(0, 1, 7)[:-1]
    first, last = (a, b) if tuple(a) < tuple(b) else (b, a)
    side = np.array([-(last - first)[1], (last - first)[0]])
    u = t if tuple(a) < tuple(b) else 1 - t
    rough = 0.1 * np.sin(9.4 * u + 3 * first[0]) * np.sin(np.pi * u) + 0.05 * np.sin(
        21 * u + last[1]
    ) * np.sin(np.pi * u)
    return np.asarray(a + np.outer(t, b - a) + np.outer(rough, side))


def _reach(turn: float) -> float:
    """The distance of the mouth from the flame in this direction, mm; the floor is at y 26.4."""
    way = np.array([np.cos(turn), np.sin(turn)])
    ring = np.vstack([MOUTH, MOUTH[:1]])
    best = 40.0
    for a, b in pairwise(ring):
        edge, off = b - a, a - FLAME
        det = way[0] * -edge[1] + edge[0] * way[1]
        if abs(det) > 1e-9:
            t = (off[0] * -edge[1] + edge[0] * off[1]) / det
            s = (way[0] * off[1] - way[1] * off[0]) / det
            if t > 0 and -1e-6 <= s <= 1 + 1e-6:
                best = min(best, t)
    return best


def _dark(plate: Plate) -> None:
    """Darkness ruled towards the flame: lines that taper into the light."""
    plate.fill(polygon(MOUTH), "light")
    rays, n = [], 84
    for k in range(n):
        turn = 2 * np.pi * k / n
        reach = _reach(turn)
        near = 4.6 + 1.1 * (k % 2) + 1.3 * abs(np.sin(k * 1.7))
        if reach <= near:
            continue
        r = np.linspace(near, reach, 24)
        full = np.clip((r - near) / 6.2, 0, 1) ** 0.8
        width = (2 * np.pi * r / n) * (0.12 + 1.02 * full)
        apart = 2 * np.pi * r / n
        width = np.where(r > NIGHT, apart + 0.05, np.minimum(width, apart - burin.gap()))
        line = FLAME + np.outer(r, (np.cos(turn), np.sin(turn)))
        rays.append(swell(line, width, flatness=0.03))
    plate.fill("".join(rays))
    plate.stroke(polygon(MOUTH), 0.45)


def _stones(plate: Plate) -> None:
    """The floor: lit ledges before the lantern, and boulders to either side."""
    ledge = np.array(
        [
            (5.6, 26.0),
            (11.0, 24.4),
            (16.4, 23.6),
            (25.4, 23.5),
            (31.0, 24.6),
            (38.6, 25.8),
            (36.0, 28.2),
            (25, 28.9),
            (14, 28.8),
            (7.0, 28.0),
        ]
    )
    relief.body(
        plate,
        ledge,
        angle=0.05,
        gap=0.42,
        tone=lambda x, y: (
            0.12
            + 0.5 * np.clip((y - 24.4) / 4, 0, 1)
            + 0.4 * np.clip(np.abs(x - 20.5) / 16 - 0.4, 0, 1)
        ),
    )
    for x, y, r in ((4.4, 26.6, 2.6), (39.4, 26.4, 2.9), (34.0, 27.4, 1.7), (10.0, 27.6, 1.5)):
        turn = np.linspace(0, 2 * np.pi, 8)[:-1] + x
        stone = np.stack([x + r * 1.15 * np.cos(turn), y + 0.72 * r * np.sin(turn)], 1)
        relief.body(plate, stone, angle=0.9, gap=0.4)
    setting.ground(plate, 22, 29.2, 20, 1)


def _lantern(plate: Plate, x: float, y: float) -> None:
    """A square tin lantern, glazed, with a vented cap and a ring."""
    ring = ellipse(x, y - 8.0, 1.35, 1.5, 40)
    plate.stroke(polygon(ring), 0.42)
    cap = np.array([(-3.1, -3.7), (-1.2, -5.9), (-1, -6.7), (1, -6.7), (1.2, -5.9), (3.1, -3.7)])
    relief.flat(plate, cap + np.array([x, y]), "ink", 0.2)
    for dx in (-1.5, -0.5, 0.5, 1.5):
        relief.pen(plate, [(x + 0.4 * dx, y - 5.5), (x + dx, y - 4.3)], 0.18, 0.3, ink="paper")
    relief.flat(plate, relief.box(x - 2.6, y - 3.6, x + 2.6, y + 5.2), "light", 0.5)
    relief.flat(plate, relief.box(x - 0.75, y + 1.8, x + 0.75, y + 5.0), "tint", 0.24)
    flame = loop("0,-2.2 0.9,-0.2 0.75,1 0,1.5 -0.75,1 -0.7,-0.1") + np.array([x, y])
    relief.flat(plate, flame, "accent", 0.2)
    for dx in (-2.45, 2.45):
        relief.pen(plate, [(x + dx, y - 3.6), (x + dx, y + 5.2)], 0.7, 0.7)
    for level in (-3.5, 5.2):
        bar = relief.box(x - 3.3, y + level - 0.35, x + 3.3, y + level + 0.45)
        relief.flat(plate, bar, "ink", 0.2)
    relief.pen(plate, [(x - 2.9, y + 5.15), (x + 2.2, y + 5.15)], 0.2, 0.14, ink="paper")


EMBLEMS: dict[str, Callable[[], Plate]] = {"trowbridge": cave}

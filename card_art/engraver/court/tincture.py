"""Tinctures and badges as they are worn: Petra Sancta's hatching on cloth, charges on things.

Silvester Petra Sancta's code of 1638: gold is shown by dots, blue by level lines, red by upright
lines, black by level and upright lines crossed.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.court.badges import Badge, rose, sun, tower, wave
from engraver.technique import burin
from engraver.technique.curves import bezier, resample
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import crossings, hatch, rule_across
from engraver.technique.solids import rim
from engraver.technique.swell import swell

COLORS = ("gold", "blue", "red", "black")
#: What the people of each color wear.
BADGES: dict[str, Badge] = {"gold": sun(), "blue": wave(), "red": rose(), "black": tower()}
#: Angles (radians) at which the hatching of a color runs; gold has dots.
ANGLES = {"gold": (), "blue": (0.0,), "red": (np.pi / 2,), "black": (0.0, np.pi / 2)}


def runs(color: str) -> tuple[float, ...]:
    """The angles (radians) at which the lines of the color's code run; none, it is dotted."""
    return ANGLES[color]


#: Where a point (x, y) of a flat thing lies on the plate; arrays (n, 2).
Place = Callable[[Points], Points]


def tincture(
    plate: Plate,
    outline: ArrayLike,
    color: str,
    *,
    pitch: float = 0.9,
    line: float = 0.2,
    ink: str = "tint",
) -> None:
    """Hatch the closed outline with the color's code, lines ``line`` mm wide every ``pitch``."""
    area = np.asarray(outline, dtype=float)
    for angle in runs(color):
        hatch(plate, area, line / pitch, angle=angle, gap=pitch, depth=1, ink=ink)
    if not runs(color):
        plate.fill(_dots(area, pitch, line), ink)


def _dots(area: Points, pitch: float, line: float) -> str:
    """Dots in rows that are set off by half, each clear of the outline."""
    dots: list[str] = []
    top, foot = area[:, 1].min(), area[:, 1].max()
    for i, y in enumerate(np.arange(top + pitch * 0.6, foot - pitch * 0.4, pitch * 0.87)):
        ends = crossings(area, float(y))
        for a, b in zip(ends[::2], ends[1::2], strict=False):
            first = np.ceil((a + line) / pitch - 0.5 * (i % 2)) * pitch
            row = np.arange(first + 0.5 * (i % 2) * pitch, b - line, pitch).tolist()
            dots += [dot(x, float(y), line * 0.95) for x in row]
    return "".join(dots)


def draped(
    plate: Plate,
    color: str,
    edge_a: ArrayLike,
    edge_b: ArrayLike,
    *,
    pitch: float = 1.0,
    line: float = 0.24,
) -> None:
    """Hatch cloth that hangs between two edges, so that upright lines follow its folds.

    Level lines cross from edge to edge; gold is not hatched so.
    """
    a, b = resample(edge_a, 60), resample(edge_b, 60)
    wide = float(np.hypot(*(b - a).T).max())
    long = float(np.hypot(*np.diff((a + b) / 2, axis=0).T).sum())
    if np.pi / 2 in runs(color):
        count = max(2, round(wide / pitch))
        apart = np.hypot(*(b - a).T) / count
        lines = []
        for k in range(count):
            # Lines that would run together at the narrow end stop short of it by turns.
            width = np.where(burin.every(apart * 0.65, k) > 0, line, 0.0)
            q = (k + 0.5) / count
            lines.append(swell(a * (1 - q) + b * q, width))
        plate.fill("".join(lines), "tint")
    if 0.0 in runs(color):
        count, tone = max(2, round(long / pitch)), line / pitch
        rule_across(plate, a, b, count, lambda _, v: tone + 0 * v, ink="tint")


def heater(width: float, height: float) -> Points:
    """A heater shield's outline about the origin, clockwise from its upper left corner."""
    a, b = width / 2, height / 2
    x = np.linspace(-a, a, 40)
    top = np.stack([x, -b + 0.02 * width * (1 - (x / a) ** 2)], axis=1)
    hip = (a * 0.934, -b + height * 0.5)
    cheek = bezier((a, -b), (a * 1.016, -b + height * 0.2), (a * 1.016, -b + height * 0.36), hip)
    point = bezier(hip, (a * 0.76, -b + height * 0.74), (a * 0.42, -b + height * 0.9), (0, b))
    right = np.vstack([cheek[1:], point[1:]])
    return np.vstack([top, right, (right * [-1, 1])[::-1][1:-1]])


def shield(plate: Plate, x: float, y: float, height: float, color: str) -> None:
    """A knight's shield about (x, y): a plain rim, the hatched field, the badge upon it."""
    place = np.array([x, y])
    outer = heater(height * 0.82, height) + place
    inner = heater(height * 0.82 - 1.7, height - 1.9) + place - [0, 0.1]
    plate.fill(polygon(outer + np.array([0.45, 0.5])))
    plate.fill(polygon(outer), "paper")
    rim(plate, outer, 0.3, 0.55)
    plate.fill(polygon(inner), "accent")
    tincture(plate, inner, color, pitch=0.8)
    plate.stroke(polygon(inner), 0.24)
    charge(plate, color, x, y - 0.06 * height, height * 0.043)


def charge(
    plate: Plate,
    color: str,
    x: float,
    y: float,
    scale: float,
    *,
    field: str = "accent",
    turn: float = 0.0,
) -> None:
    """The color's badge about (x, y), 12 × ``scale`` mm across, turned by radians.

    On an ``accent`` field it is cut in paper, on a ``paper`` field it stands in accent on a clear
    ground of its own.
    """
    c, s = np.cos(turn) * scale, np.sin(turn) * scale
    frame = np.array([[c, s], [-s, c]])
    laid(
        plate,
        color,
        lambda p: np.asarray(p @ frame + np.array([x, y])),
        field=field,
        halo=3.0 * scale,
    )


def laid(
    plate: Plate, color: str, place: Place, *, field: str = "accent", halo: float = 0.8
) -> None:
    """The color's badge on cloth or metal whose points ``place`` finds on the plate."""
    layers = [
        "".join(polygon(place(_fine(outline))) for outline in layer)
        for layer in BADGES[color].layers
    ]
    plate.stroke(layers[0], halo, field)
    if field == "accent":
        plate.stroke(layers[0], 0.34)
    for i, data in enumerate(layers):
        plate.fill(
            data, ("paper", "accent")[i % 2] if field == "accent" else ("accent", "paper")[i % 2]
        )


def _fine(outline: Points) -> Points:
    """The outline with long sides cut short, so that it bends with what it lies on."""
    closed = np.vstack([outline, outline[:1]])
    steps = np.maximum(np.ceil(np.hypot(*np.diff(closed, axis=0).T) / 0.9).astype(int), 1)
    pieces = [
        np.linspace(closed[i], closed[i + 1], n, endpoint=False)
        for i, n in enumerate(steps.tolist())
    ]
    return np.vstack(pieces)


def medal(plate: Plate, color: str, x: float, y: float, r: float, squeeze: float = 1.0) -> None:
    """A round plate of metal about (x, y) with the badge enameled on it, as livery is worn."""
    t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    round_ = np.stack([np.cos(t) * squeeze, np.sin(t)], axis=1)
    plate.fill(polygon(round_ * (r + 0.1) + np.array([x + 0.3, y + 0.35])))
    plate.shape(polygon(round_ * r + np.array([x, y])), fill="paper", stroke="ink", width=0.42)
    if r * 0.16 - 0.21 - burin.line() / 2 > burin.gap():
        plate.stroke(polygon(round_ * (r * 0.84) + np.array([x, y])), 0.16)
    size = r * 0.125

    def place(p: Points) -> Points:
        return np.asarray(p * [size * squeeze, size] + np.array([x, y]))

    layers = BADGES[color].layers
    for i, layer in enumerate(layers):
        data = "".join(polygon(place(outline)) for outline in layer)
        plate.fill(data, "paper" if i % 2 else "accent")

"""Engraved lettering: the outlines of a line of type, on a straight or bent base line; mm."""

from __future__ import annotations

import math

import numpy as np
import uharfbuzz

from cardwright.drawing.scene.fonts import font
from cardwright.drawing.scene.shaping import shape
from engraver.technique import burin
from engraver.technique.curves import arc_length, bezier, normals
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def outlines(
    text: str, role: str, size: float, tracking: float = 0.0
) -> tuple[list[Points], float]:
    """The contours of a line of type ``size`` mm per em, base line y = 0 from x = 0; its width."""
    face, run = font(role), shape(text, role, tracking)
    contours, x = [], 0.0
    for glyph in run.glyphs:
        for contour in _contours(face.shaper, glyph.number):
            em = contour / face.units * [1, -1] + [x + glyph.x, -glyph.y]
            contours.append(em * size)
        x += glyph.advance
    return contours, run.advance * size


def _contours(shaper: uharfbuzz.Font, number: int) -> list[Points]:
    """The closed outlines of a glyph in font units, y up."""
    found: list[list[tuple[float, float]]] = []

    def move(x: float, y: float, _: object) -> None:
        found.append([(x, y)])

    def line(x: float, y: float, _: object) -> None:
        found[-1] += np.linspace(found[-1][-1], (x, y), 6)[1:].tolist()

    def conic(cx: float, cy: float, x: float, y: float, _: object) -> None:
        start, control, end = (np.array(p) for p in (found[-1][-1], (cx, cy), (x, y)))
        first, second = start + (control - start) * 2 / 3, end + (control - end) * 2 / 3
        found[-1] += bezier(start, first, second, end, 9)[1:].tolist()

    def cubic(ax: float, ay: float, bx: float, by: float, x: float, y: float, _: object) -> None:
        found[-1] += bezier(found[-1][-1], (ax, ay), (bx, by), (x, y), 12)[1:].tolist()

    pens = uharfbuzz.DrawFuncs()
    pens.set_move_to_func(move)
    pens.set_line_to_func(line)
    pens.set_quadratic_to_func(conic)
    pens.set_cubic_to_func(cubic)
    pens.set_close_path_func(lambda _: None)
    shaper.draw_glyph(number, pens, None)
    return [np.asarray(contour) for contour in found]


def bent(contours: list[Points], base: Points, start: float) -> list[Points]:
    """The contours moved from the level base line to a bent one, x = 0 at ``start`` mm along it."""
    along = arc_length(base)
    down = normals(base)
    moved = []
    for contour in contours:
        at = contour[:, 0] + start
        spot, side = (
            np.stack([np.interp(at, along, values[:, i]) for i in (0, 1)], axis=1)
            for values in (base, down)
        )
        moved.append(spot + side * contour[:, 1:])
    return moved


def engraved(
    plate: Plate, contours: list[Points], *, fill: str = "accent", shade: float = 1.1
) -> None:
    """Letters in ``fill`` with a pale edge, standing ``shade`` mm above their own shadow."""
    data = "".join(polygon(contour, 0.02) for contour in contours)
    with plate.defined("lettering"):
        plate.shape(data, fill="ink", stroke="ink", width=0.75, round_ends=True)
    steps = max(2, math.ceil(shade / 0.24))
    for k in range(steps, -1, -1):
        drop = shade * k / steps
        plate.use("lettering", 0.8 * drop, drop)
    plate.shape(data, fill=fill, stroke="light", width=0.42, round_ends=True)
    _ruled(plate, contours)


def _ruled(plate: Plate, contours: list[Points], gap: float = 0.46) -> None:
    """Level lines in the lower part of the letters, growing towards the foot."""
    top = min(float(c[:, 1].min()) for c in contours)
    foot = max(float(c[:, 1].max()) for c in contours)
    lines = []
    for y in np.arange(top, foot, gap):
        hits = sorted(x for c in contours for x in _cut(c, float(y)))
        for a, b in zip(hits[::2], hits[1::2], strict=False):
            if b - a > 0.9:
                ends = np.stack([np.linspace(a + 0.3, b - 0.3, 5), np.full(5, y)], axis=1)
                tone = 0.1 + 0.38 * (y - top) / (foot - top)
                lines.append(swell(ends, burin.ruled(tone, gap)))
    plate.fill("".join(lines))


def _cut(contour: Points, y: float) -> list[float]:
    a, b = contour, np.roll(contour, -1, axis=0)
    cut = (a[:, 1] <= y) != (b[:, 1] <= y)
    share = (y - a[cut, 1]) / (b[cut, 1] - a[cut, 1])
    return list((a[cut, 0] + share * (b[cut, 0] - a[cut, 0])).tolist())

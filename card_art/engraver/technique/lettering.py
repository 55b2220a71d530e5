"""Letters cut on the plate: the outlines of our fonts, set along a line or a curve."""

from __future__ import annotations

import math

import numpy as np
from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from numpy.typing import ArrayLike

from cardwright.drawing.scene.fonts import font
from cardwright.drawing.scene.shaping import shape
from cardwright.errors import TextTooLong
from engraver.technique.curves import arc_length, tangents
from engraver.technique.pathdata import join_numbers
from engraver.technique.plate import Plate

_SHARE = {"start": 0.0, "middle": 0.5, "end": 1.0}


def letter(
    plate: Plate,
    text: str,
    line: ArrayLike,
    size: float,
    *,
    role: str = "display",
    anchor: str = "middle",
    tracking: float = 0.04,
    ink: str = "ink",
    shadow: float = 0.0,
) -> None:
    """Letter the text along the baseline (n, 2), ``size`` mm to the em, in the font of a role.

    ``anchor`` start, middle or end says where on the line it stands; ``tracking`` (em) is set
    between letters; ``shadow`` (mm) lays a copy below and to the right, parted by as much paper.
    Each letter keeps its shape and is turned to the line at its middle. Raises MissingGlyph, and
    TextTooLong where the line is too short.
    """
    data = lettered(text, line, size, role=role, anchor=anchor, tracking=tracking)
    if shadow:
        with plate.placed(shadow * 1.6, shadow * 1.6):
            plate.fill(data, ink)
        plate.shape(data, fill="paper", stroke="paper", width=2 * shadow, round_ends=True)
    plate.fill(data, ink)


def lettered(
    text: str,
    line: ArrayLike,
    size: float,
    *,
    role: str = "display",
    anchor: str = "middle",
    tracking: float = 0.04,
) -> str:
    """Path data of the text along the baseline; arguments as of ``letter``."""
    path = np.asarray(line, dtype=float)
    length = arc_length(path)
    way = tangents(path)
    run = shape(text, role, tracking)
    face = font(role)
    scale = size / face.units
    room = float(length[-1]) - run.advance * size
    if room < 0:
        what = f" is {-room:.2f} mm too long for its line"
        raise TextTooLong(text, what, hint="a smaller size")
    at = _SHARE[anchor] * room
    out: list[str] = []
    for glyph in run.glyphs:
        own = (glyph.advance - tracking) * size
        here = at + own / 2
        x, y = (float(np.interp(here, length, path[:, i])) for i in (0, 1))
        c, s = (float(np.interp(here, length, way[:, i])) for i in (0, 1))
        norm = math.hypot(c, s)
        c, s = c / norm, s / norm
        back = own / 2 - glyph.x * size
        rise = glyph.y * size
        # Font units, y up, to hundredths of a mm, y down, turned by (c, s) about the baseline.
        place = (x - back * c + rise * s, y - back * s - rise * c)
        turn = (scale * c * 100, scale * s * 100, scale * s * 100, -scale * c * 100)
        pen = _PlatePen(out)
        moved = TransformPen(pen, (*turn, place[0] * 100, place[1] * 100))
        face.shaper.draw_glyph_with_pen(glyph.number, moved)
        at += glyph.advance * size
    return "".join(out)


class _PlatePen(BasePen):  # type: ignore[misc]  # fontTools ships no types
    """A pen that writes relative path data in whole numbers."""

    def __init__(self, out: list[str]) -> None:
        super().__init__()
        self.out = out
        self.last = (0, 0)

    def _add(self, command: str, *points: tuple[float, float]) -> None:
        whole = [(round(x), round(y)) for x, y in points]
        x, y = (0, 0) if command == "M" else self.last
        numbers = (v for px, py in whole for v in (px - x, py - y))
        self.out.append(command + join_numbers(numbers))
        self.last = whole[-1]

    def _moveTo(self, pt: tuple[float, float]) -> None:  # noqa: N802 - the pen protocol's name
        self._add("M", pt)

    def _lineTo(self, pt: tuple[float, float]) -> None:  # noqa: N802 - the pen protocol's name
        self._add("l", pt)

    def _curveToOne(self, *points: tuple[float, float]) -> None:  # noqa: N802 - likewise
        self._add("c", *points)

    def _qCurveToOne(self, *points: tuple[float, float]) -> None:  # noqa: N802 - likewise
        self._add("q", *points)

    def _closePath(self) -> None:  # noqa: N802 - the pen protocol's name
        self.out.append("Z")

    def _endPath(self) -> None:  # noqa: N802 - the pen protocol's name
        self.out.append("Z")

"""A printer that errs, and an eye that reads a calibration sheet held against the light.

Pages are rendered, the front is cut off at the margins, both are turned, moved and sized as the
printer does it, and laid over each other as they are seen from the front: what is black was printed
on this side, what is gray on the other. Then the eye reads as a person does: which tick has the
arrow passed, and which line makes one with a tick?
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import pypdfium2
from PIL import Image

from cardwright.drawing.scene.model import Transform, combined, moved, turned
from cardwright.drawing.scene.paper import Paper
from cardwright.printing.calibration.places import (
    LINES,
    STEP,
    TICKS,
    TRUE,
    Bar,
    Edge,
    Vernier,
    places,
)
from cardwright.printing.calibration.sheet import calibration_pdf

#: Dots to the inch, and pixels of a millimeter.
DPI = 400
PX = DPI / 25.4
Gray = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Fault:
    """What a printer does: it sizes everything, and moves and turns backs about the middle.

    Seen from the front, in mm and degrees. `slip` is where the front comes to lie on the paper.
    """

    offset: tuple[float, float] = (0.0, 0.0)
    rotation: float = 0.0
    scale: tuple[float, float] = (1.0, 1.0)
    margins: tuple[float, float, float, float] = (4.2, 4.2, 4.2, 4.2)
    slip: tuple[float, float] = (0.0, 0.0)

    def front(self, paper: Paper) -> Transform:
        """Where a point of the front comes out on the paper."""
        (wide, high), (x, y) = self.scale, (paper.width / 2, paper.height / 2)
        sized: Transform = (wide, 0, 0, high, x - wide * x, y - high * y)
        return combined(moved(*self.slip), sized)

    def back(self, paper: Paper) -> Transform:
        """Where a point of the back comes out, both seen from the front."""
        x, y = paper.width / 2, paper.height / 2
        lies = combined(moved(*self.offset), turned(self.rotation, x, y))
        return combined(self.front(paper), lies)


def seen(paper: Paper, fault: Fault) -> Gray:
    """The printed sheet against the light, as gray values from 0 to 255."""
    front, back = (_rendered(page) for page in pypdfium2.PdfDocument(calibration_pdf(paper)))
    left, top, right, bottom = (round(margin * PX) for margin in fault.margins)
    blank = np.full_like(front, 255)
    inside = (slice(top, -bottom or None), slice(left, -right or None))
    blank[inside] = front[inside]
    near = _laid(blank, fault.front(paper), paper)
    far = _laid(back[:, ::-1], fault.back(paper), paper)
    return np.minimum(near, 255 - (255 - far) * 0.45)


def _rendered(page: pypdfium2.PdfPage) -> Gray:
    image = page.render(scale=DPI / 72).to_pil().convert("L")
    return np.asarray(image, dtype=np.float64)


def _laid(image: Gray, place: Transform, paper: Paper) -> Gray:
    """The image of a page with every point (mm) where the transform takes it."""
    high, wide = image.shape
    x, y = wide / paper.width, high / paper.height  # whole pixels make it a trifle larger
    a, b, c, d, e, f = place
    det = a * d - b * c
    # From the middle of a pixel on the paper to mm, back to the page, and to its pixels.
    data = tuple(
        size * (p / PX, q / PX, (p + q) / 2 / PX + r - 0.5 / size)[i]
        for size, (p, q, r) in (
            (x, (d / det, -c / det, (c * f - d * e) / det)),
            (y, (-b / det, a / det, (b * e - a * f) / det)),
        )
        for i in range(3)
    )
    source = Image.fromarray(image.astype(np.uint8))
    laid = source.transform(
        source.size, Image.Transform.AFFINE, data, Image.Resampling.BICUBIC, fillcolor=255
    )
    return np.asarray(laid, dtype=np.float64)


class Eye:
    """Reads a sheet; it knows where to look, and what stands beside a line."""

    def __init__(self, sheet: Gray, paper: Paper, fault: Fault) -> None:
        self._sheet = sheet
        self._places = places(paper)
        self._front = fault.front(paper)

    def readings(self) -> dict[str, float]:
        """All that is to be read."""
        found = {scale.letter: self._scale(scale) for scale in self._places.verniers}
        found |= {bar.letter: self._bar(bar) for bar in self._places.bars}
        return found | {edge.letter: self._edge(edge) for edge in self._places.edges}

    def _scale(self, scale: Vernier) -> float:
        """The number that the arrow has passed, and the tenth by the line that meets a tick.

        One sees whether they meet at the base, where ticks end and lines go on.
        """
        ticks = self._strokes(scale, (-7.4, -4.6), (-TRUE - 1, TICKS - TRUE + 1), darkest=80)
        lines = self._strokes(scale, (0.3, 1.2), (-TRUE - 1, TICKS - TRUE + 1), darkest=200)
        assert len(ticks) == TICKS + 1
        assert len(lines) == LINES
        tenth = self._tenth(lines, ticks)
        arrow = float(np.interp(lines[0], ticks, range(len(ticks))))
        return round(arrow - tenth) + tenth

    def _tenth(self, lines: list[float], ticks: list[float]) -> float:
        """The tenth of the line that is nearest to a tick, or halfway to one that is as near."""
        off = [min(abs(line - tick) for tick in ticks) for line in lines]
        first, second = sorted(range(len(off)), key=off.__getitem__)[:2]
        alike = abs(off[first] - off[second]) < 0.025
        if alike and abs(first - second) in {1, LINES - 1}:
            low, high = sorted((first, second))
            return (low + high) / 20 if high - low == 1 else LINES / 10 - 0.05
        return first / 10

    def _bar(self, bar: Bar) -> float:
        """The length by a ruler: whole millimeters at the arrow, the tenth by a line that meets."""
        end = bar.length + STEP * LINES
        strokes = self._strokes(bar, (0.6, 1.0), (-1.5, end - 1), darkest=160)
        zero, *lines = strokes[0], *strokes[-LINES:]
        ruler = [zero + mm for mm in range(200)]
        tenth = self._tenth(lines, ruler)
        return round(lines[0] - zero - tenth) + tenth

    def _edge(self, edge: Edge) -> float:
        """The number beside the beginning of the slanted line, to a tenth as on a ruler."""
        for tenth in range(151):
            spot = self._places.on_edge(edge, edge.start + tenth, tenth / 10 - 0.02)
            if self._darkest(spot) < 160:
                return tenth / 10
        raise AssertionError("there is no slanted line")

    def _darkest(self, spot: tuple[float, float]) -> float:
        """The darkest pixel within a twentieth of a millimeter."""
        x, y = self._on_paper(*spot)
        column, row, r = int(x * PX), int(y * PX), 1
        if min(column, row) < 0:
            return 255.0
        part = self._sheet[max(row - r, 0) : row + r + 1, max(column - r, 0) : column + r + 1]
        return float(part.min()) if part.size else 255.0

    def _on_paper(self, x: float, y: float) -> tuple[float, float]:
        a, b, c, d, e, f = self._front
        return a * x + c * y + e, b * x + d * y + f

    def _strokes(
        self,
        scale: Vernier | Bar,
        across: tuple[float, float],
        along: tuple[float, float],
        darkest: float,
    ) -> list[float]:
        """Where strokes cross a strip along the scale, in mm from its first end."""
        reach = across if isinstance(scale, Vernier) or scale.down else (-across[1], -across[0])
        corners = [self._on_paper(*scale.at(u, v)) for u in along for v in reach]
        (x0, x1), (y0, y1) = ((min(v), max(v)) for v in zip(*corners, strict=True))
        part = self._sheet[round(y0 * PX) : round(y1 * PX), round(x0 * PX) : round(x1 * PX)]
        profile = part.mean(axis=1 if scale.down else 0)
        return [spot / PX for spot in _dips(profile, darkest)]


def _dips(profile: Gray, darkest: float) -> list[float]:
    """The middles of all runs of the profile that are as dark as that."""
    dark = np.flatnonzero(profile < darkest)
    if not dark.size:
        return []
    cuts = [0, *(i + 1 for i, (one, two) in enumerate(pairwise(dark)) if two > one + 1), len(dark)]
    runs = [dark[i:j] for i, j in pairwise(cuts)]
    return [_middle(profile, run) for run in runs]


def _middle(profile: Gray, run: npt.NDArray[np.intp]) -> float:
    """The center of gravity of what is dark about a run."""
    spots = np.arange(max(run[0] - 2, 0), min(run[-1] + 3, len(profile)))
    weights = 255 - profile[spots]
    return float((spots * weights).sum() / weights.sum()) if math.isfinite(weights.sum()) else 0.0

"""Fineness of a motif where it is printed: lines that fade and gaps that fill in.

A motif is rendered at its printed size, in two tones: paper, light, tint and cut are pale; all
other inks are dark, for on paper they are one. What a disc of the limit's width cannot reach
within the dark is a line that is too fine, within the pale a gap that is too narrow. A pale line
that is drawn on a dark field (a stroke, or swelling lines) is a line, with the limit of lines.

Not counted: what is shorter than ``SHORTEST``, as are the corners of all things; wedges, where two
lines meet at more than about ten degrees; ink upon accent, tint upon paper. The grid lets pass
what misses its limit by no more than a tenth, as does the rounding of path data.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import and_, or_
from typing import Literal

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from cardwright.drawing.scene.inks import INKS
from cardwright.drawing.scene.pathdata import segments

#: The finest line and the narrowest gap a home printer keeps, in mm on paper.
FINEST, NARROWEST = 0.12, 0.15
#: A spot is at least as long, in mm on paper.
SHORTEST = 0.3
#: A spot that is shorter, in mm, and tapers from the limit to nothing is a wedge.
WEDGE = 0.9
#: The share of the limit at which a wedge, and it alone, is thin in some of its length.
_FINER = 0.75
#: Pale fills that are narrower on average, in mm on the plate, are lines upon a field.
PALE_LINE = 0.4
#: Rendered pixels to a printed mm; each becomes two by two dots.
PIXELS = 40
_DOTS = 2 * PIXELS
#: Pixels around the picture that go on as its edge ends, so that a disc may lie across the edge.
_MARGIN = 8

#: Inks whose color in the default palette is pale, and all others.
PALE = ("paper", "light", "tint", "cut")
DARK = tuple(ink for ink in INKS if ink not in PALE)


def _painted(color: str, inks: tuple[str, ...], mark: str = "") -> str:
    return "".join(
        f"{mark}.{kind}-{ink}{{{what}:{color}}}"
        for kind, what in (("f", "fill"), ("s", "stroke"))
        for ink in inks
    )


_STYLE = (
    f"<style>svg{{fill:none}}{_painted('#000', DARK)}{_painted('#fff', PALE)}"
    f"{_painted('#f00', PALE, '.pale')}</style>"
)
_SIZE = re.compile(r'width="([\d.]+)mm" height="([\d.]+)mm"')
_PALE = re.compile(r'<path class="(?:[fs]-(?:' + "|".join(PALE) + r') ?)+"[^>]*? d="([^"]*)"')


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that is too fine: a ``line`` or a ``gap`` of ``length`` mm on paper.

    Its middle is at (x, y) mm on the motif, as its code has it.
    """

    kind: Literal["line", "gap"]
    x: float
    y: float
    length: float


def spots(svg: str, scale: float = 1.0) -> list[Spot]:
    """Every spot of a motif's SVG text that is printed at ``scale``, the longest first."""
    dark, pale, field = _tones(svg, scale)
    found = [
        *_found("line", dark.thin(FINEST), dark.thin(FINEST * _FINER), scale),
        *_found("line", pale.thin(FINEST) - field, pale.thin(FINEST * _FINER), scale),
        *_found("gap", pale.thin(NARROWEST) & field, pale.thin(NARROWEST * _FINER), scale),
    ]
    return sorted(found, key=lambda spot: (-spot.length, spot.kind, spot.y, spot.x))


@dataclass(frozen=True, slots=True)
class _Dots:
    """A set of dots: one bit for each, row after row, in one whole number."""

    bits: int
    row: int
    rows: int

    def __and__(self, other: _Dots) -> _Dots:
        return _Dots(self.bits & other.bits, self.row, self.rows)

    def __sub__(self, other: _Dots) -> _Dots:
        return _Dots(self.bits & ~other.bits, self.row, self.rows)

    def thin(self, limit: float) -> _Dots:
        """The dots that no disc of ``limit`` mm within the set covers."""
        radius = (limit * _DOTS - 1) / 2  # such as any line of the limit's width holds somewhere
        inner = self._over_disc(self.bits, radius, and_)
        return _Dots(self.bits & ~self._over_disc(inner, radius, or_), self.row, self.rows)

    def _over_disc(self, bits: int, radius: float, both: Callable[[int, int], int]) -> int:
        """For each dot, what ``both`` makes of all dots in a disc about it, row by row."""
        result, run, reach = bits, bits, 0
        for y in range(int(radius), -1, -1):
            while (rest := int(math.sqrt(radius * radius - y * y)) - reach) > 0:
                step = min(rest, 2 * reach + 1)
                run = both(both(run, run << step), run >> step)
                reach += step
            row = y * self.row
            result = both(result, both(run << row, run >> row))
        return result

    def array(self) -> NDArray[np.bool_]:
        """The dots as an array (rows, columns), without the margin."""
        whole = self.bits.to_bytes(self.row * self.rows // 8, "big")
        grid = np.unpackbits(np.frombuffer(whole, np.uint8)).reshape(self.rows, self.row)
        return grid[2 * _MARGIN : -2 * _MARGIN, 2 * _MARGIN : -2 * _MARGIN].view(np.bool_)


def _tones(svg: str, scale: float) -> tuple[_Dots, _Dots, _Dots]:
    """The dots that are dark, those that are pale, and of these all but the pale lines."""
    wide, high = (float(v) * scale * PIXELS for v in _measures(svg))
    size = f'width="{wide:.0f}" height="{high:.0f}"'
    text = _SIZE.sub(size, _PALE.sub(_marked, svg), count=1)
    text = re.sub("<style>.*?</style>", _STYLE, text, count=1)
    png = resvg_py.svg_to_bytes(svg_string=text, background="#fff", skip_system_fonts=True)
    image = np.asarray(Image.open(io.BytesIO(bytes(png)), formats=("PNG",)))
    pale, field = (_dots(image[:, :, channel]) for channel in (0, 1))
    return _Dots((1 << pale.row * pale.rows) - 1, pale.row, pale.rows) - pale, pale, field


def _measures(svg: str) -> tuple[str, str]:
    match = _SIZE.search(svg)
    if not match:
        raise ValueError("a motif says its width and height in mm")
    return match[1], match[2]


def _marked(match: re.Match[str]) -> str:
    """A pale path, marked as one that draws lines."""
    stroked_only = "f-" not in match[0].partition(">")[0].partition('"')[2].partition('"')[0]
    if stroked_only or _mean_width(match[1]) < PALE_LINE * 100:
        return match[0].replace('class="', 'class="pale ', 1)
    return match[0]


def _mean_width(data: str) -> float:
    """Twice the area of the outlines by their length: how wide thin shapes are on average."""
    area = length = 0.0
    start = last = (0.0, 0.0)
    for kind, *numbers in segments(data):
        point = start if kind == "Z" else (numbers[-2], numbers[-1])
        if kind == "M":
            start = point
        else:
            area += last[0] * point[1] - point[0] * last[1]
            length += math.hypot(point[0] - last[0], point[1] - last[1])
        last = point
    return abs(area) / max(length, 1e-9)


def _dots(gray: NDArray[np.uint8]) -> _Dots:
    """The dots where the picture is brighter than half, two by two for a pixel."""
    wider = np.pad(gray, ((_MARGIN, _MARGIN), (_MARGIN, _MARGIN + -gray.shape[1] % 4)), mode="edge")
    image = Image.fromarray(wider).resize(
        (wider.shape[1] * 2, wider.shape[0] * 2), Image.Resampling.BILINEAR
    )
    packed = image.point(_HALF, "1").tobytes()
    return _Dots(int.from_bytes(packed, "big"), image.width, image.height)


#: For each gray level whether it is brighter than half.
_HALF = [0] * 128 + [255] * 128


def _found(kind: Literal["line", "gap"], thin: _Dots, finer: _Dots, scale: float) -> Iterator[Spot]:
    """The spots that connected thin dots make; ``finer`` are thin for a lower limit too."""
    grid = thin.array()
    rows, columns = np.nonzero(grid)
    if not len(rows):
        return
    label = _connected(rows, columns, grid.shape[1])
    area = np.bincount(label)
    tip = np.bincount(label, finer.array()[rows, columns])
    around = np.bincount(label, _outline(grid, rows, columns))
    # A strip has length × width = area and 2 × (length + width) = outline.
    half = around / 2
    length = (half + np.sqrt(np.maximum(half * half - 4 * area, 0))) / 2 / _DOTS
    wedge = (length < WEDGE) & (tip > 0.1 * area) & (tip < 0.8 * area)
    ends = np.cumsum(area)
    in_order = np.argsort(label, kind="stable")
    for spot in np.flatnonzero((length >= SHORTEST) & ~wedge):
        members = in_order[ends[spot] - area[spot] : ends[spot]]
        row = rows[members[len(members) // 2]]
        column = np.median(columns[members[rows[members] == row]])
        x, y = (float(v + 0.5) / _DOTS / scale for v in (column, row))
        yield Spot(kind, round(x, 2), round(y, 2), round(float(length[spot]), 2))


def _connected(rows: NDArray[np.int64], columns: NDArray[np.int64], wide: int) -> NDArray[np.int32]:
    """For each dot, in reading order, the number of the spot that it belongs to."""
    where = rows * (wide + 1) + columns
    right = np.flatnonzero(np.diff(where) == 1)
    below = np.searchsorted(where, where + wide + 1)
    upper = np.flatnonzero(where[np.minimum(below, len(where) - 1)] == where + wide + 1)
    ends = np.r_[right, upper], np.r_[right + 1, below[upper]]
    graph = coo_array((np.ones(len(ends[0]), np.int8), ends), shape=(len(where), len(where)))
    label: NDArray[np.int32] = connected_components(graph, directed=False)[1]
    return label


def _outline(
    grid: NDArray[np.bool_], rows: NDArray[np.int64], columns: NDArray[np.int64]
) -> NDArray[np.float64]:
    """The share of each dot in its spot's outline, in dots: Crofton's sum over eight neighbors."""
    wider = np.pad(grid, 1)
    crossed = np.zeros(len(rows))
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            beside = wider[rows + 1 + down, columns + 1 + right]
            crossed += ~beside * (1.0 if 0 in (down, right) else math.sqrt(0.5))
    return np.asarray(crossed * math.pi / 8)

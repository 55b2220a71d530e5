"""Reads a PDF page back as geometry: strokes, placed forms and boxes in mm, y down."""

from __future__ import annotations

import io
import math
from dataclasses import dataclass, field
from typing import SupportsFloat

import pikepdf

from cardwright.drawing.scene.model import Transform, combined
from cardwright.printing.pdf.units import POINTS_PER_MM
from cardwright.printing.sheets.layout import CutPiece

Point = tuple[float, float]


@dataclass
class PageGeometry:
    """What one page draws: straight strokes, forms with their transform, clip boxes."""

    width: float
    height: float
    strokes: list[tuple[Point, Point, float]] = field(default_factory=list)
    forms: list[tuple[str, Transform]] = field(default_factory=list)
    curves: list[list[Point]] = field(default_factory=list)
    boxes: dict[str, tuple[float, float, float, float]] = field(default_factory=dict)


def middle(place: Transform, piece: CutPiece) -> Point:
    """The middle of a piece that is laid on the page by this transform."""
    a, b, c, d, e, f = place
    x, y = piece.width / 2, piece.height / 2
    return round(a * x + c * y + e, 4), round(b * x + d * y + f, 4)


def ring_middles(page: PageGeometry, radius: float) -> list[Point]:
    """The middles of the circles of this radius that are stroked on the page."""
    found = []
    for ends in page.curves:
        xs, ys = zip(*ends, strict=True)
        if (
            abs(max(xs) - min(xs) - 2 * radius) < 0.01
            and abs(max(ys) - min(ys) - 2 * radius) < 0.01
        ):
            found.append(((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2))
    return found


def cross_middles(page: PageGeometry) -> list[Point]:
    """Where the middles of two strokes meet, one upright and one level."""
    middles = [((p[0] + q[0]) / 2, (p[1] + q[1]) / 2) for p, q, _ in page.strokes]
    return [m for i, m in enumerate(middles) if any(math.dist(m, n) < 1e-3 for n in middles[:i])]


def pages(data: bytes) -> list[PageGeometry]:
    """The geometry of every page."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return [page_of(page) for page in pdf.pages]


def page_of(page: pikepdf.Page) -> PageGeometry:
    media = [float(v) for v in page.mediabox]
    width, height = media[2] / POINTS_PER_MM, media[3] / POINTS_PER_MM
    out = PageGeometry(width, height)
    for name in ("TrimBox", "BleedBox"):
        x0, y0, x1, y1 = (float(v) / POINTS_PER_MM for v in page.obj[f"/{name}"])
        out.boxes[name] = (x0, height - y1, x1, height - y0)
    hand = _Hand(out)
    for instruction in pikepdf.parse_content_stream(page):
        step = getattr(hand, _STEPS.get(str(instruction.operator), ""), None)
        if step:
            step(*instruction.operands)
    return out


#: Operator of the content stream -> what the hand does.
_STEPS = {
    "q": "save",
    "Q": "restore",
    "cm": "turn",
    "w": "take",
    "m": "move",
    "l": "draw",
    "c": "bend",
    "S": "stroke",
    "n": "drop",
    "f": "drop",
    "B": "drop",
    "Do": "place",
}


class _Hand:
    """The state of a page being drawn: transform, pen, and the path so far."""

    def __init__(self, out: PageGeometry) -> None:
        self.out = out
        self.transform: Transform = (1 / POINTS_PER_MM, 0, 0, -1 / POINTS_PER_MM, 0, out.height)
        self.pen = 1.0
        self.stack: list[tuple[Transform, float]] = []
        self.path: list[tuple[Point, Point]] = []
        self.bent: list[Point] = []
        self.at: Point = (0, 0)

    def save(self) -> None:
        self.stack.append((self.transform, self.pen))

    def restore(self) -> None:
        self.transform, self.pen = self.stack.pop()

    def turn(self, *numbers: SupportsFloat) -> None:
        a, b, c, d, e, f = map(float, numbers)
        self.transform = combined(self.transform, (a, b, c, d, e, f))

    def take(self, width: SupportsFloat) -> None:
        self.pen = float(width)

    def move(self, x: SupportsFloat, y: SupportsFloat) -> None:
        a, b, c, d, e, f = self.transform
        u, v = float(x), float(y)
        self.at = (a * u + c * v + e, b * u + d * v + f)

    def draw(self, x: SupportsFloat, y: SupportsFloat) -> None:
        start = self.at
        self.move(x, y)
        self.path.append((start, self.at))

    def bend(self, *numbers: SupportsFloat) -> None:
        self.move(*numbers[-2:])
        self.bent.append(self.at)

    def stroke(self) -> None:
        if self.bent:
            self.out.curves.append(self.bent)
        self.out.strokes += [(p, q, self.pen) for p, q in self.path]
        self.drop()

    def drop(self) -> None:
        self.path, self.bent = [], []

    def place(self, name: object) -> None:
        self.out.forms.append((str(name), self.transform))

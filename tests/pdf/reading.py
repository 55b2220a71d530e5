"""Reads a PDF page back as geometry: strokes, placed forms and boxes in mm, y down."""

from __future__ import annotations

import io
from dataclasses import dataclass, field

import pikepdf

from generator.pdf.units import POINTS_PER_MM
from generator.scene.model import Transform, combined

Point = tuple[float, float]


@dataclass
class PageGeometry:
    """What one page draws: straight strokes, forms with their transform, clip boxes."""

    width: float
    height: float
    strokes: list[tuple[Point, Point, float]] = field(default_factory=list)
    forms: list[tuple[str, Transform]] = field(default_factory=list)
    boxes: dict[str, tuple[float, float, float, float]] = field(default_factory=dict)


def pages(data: bytes) -> list[PageGeometry]:
    """The geometry of every page."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return [_page(page) for page in pdf.pages]


def _page(page: pikepdf.Page) -> PageGeometry:
    media = [float(v) for v in page.mediabox]
    width, height = media[2] / POINTS_PER_MM, media[3] / POINTS_PER_MM
    out = PageGeometry(width, height)
    for name in ("TrimBox", "BleedBox"):
        x0, y0, x1, y1 = (float(v) / POINTS_PER_MM for v in page.obj[f"/{name}"])
        out.boxes[name] = (x0, height - y1, x1, height - y0)
    flip: Transform = (1 / POINTS_PER_MM, 0, 0, -1 / POINTS_PER_MM, 0, height)
    ctm, stack, pen = flip, [], 1.0
    path: list[tuple[Point, Point]] = []
    at: Point = (0, 0)
    for instruction in pikepdf.parse_content_stream(page):
        operands = instruction.operands
        match str(instruction.operator):
            case "q":
                stack.append((ctm, pen))
            case "Q":
                ctm, pen = stack.pop()
            case "cm":
                a, b, c, d, e, f = (float(v) for v in operands)
                ctm = combined(ctm, (a, b, c, d, e, f))
            case "w":
                pen = float(operands[0])
            case "m":
                at = _at(ctm, operands)
            case "l":
                end = _at(ctm, operands)
                path.append((at, end))
                at = end
            case "S":
                out.strokes += [(p, q, pen) for p, q in path]
                path = []
            case "n" | "f" | "B":
                path = []
            case "Do":
                out.forms.append((str(operands[0]), ctm))
    return out


def _at(ctm: Transform, operands: pikepdf.Array) -> Point:
    x, y = (float(v) for v in operands)
    a, b, c, d, e, f = ctm
    return a * x + c * y + e, b * x + d * y + f

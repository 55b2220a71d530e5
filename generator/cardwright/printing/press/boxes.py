"""The boxes of a PDF page in mm, and what about its size is not as it should be."""

from __future__ import annotations

import math
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary

from cardwright.printing.pdf.units import POINTS_PER_MM

#: Left, bottom, right and top in mm.
Edges = tuple[float, float, float, float]
_BOXES = ("MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox")
_INHERITED = frozenset({"MediaBox", "CropBox"})
_SIDES, _RIGHT_ANGLE = 4, 90
#: Points that a page may have on a side (ISO 32000-1, annex C).
_LARGEST = 14_400
#: Points beyond which no edge is, and pages in pages that are gone up.
_FARTHEST, _HIGHEST = 100_000, 100


def boxes_of(page: pikepdf.Page) -> tuple[dict[str, Edges], int, tuple[str, ...]]:
    """The boxes by name, the degrees by which a page is turned, and what is wrong, in words.

    A page without a MediaBox that can be read has one of no size.
    """
    found: dict[str, Edges] = {"MediaBox": (0.0, 0.0, 0.0, 0.0)}
    wrong = list(_odd(page.obj))
    for box in _BOXES:
        given = inherited(page.obj, f"/{box}") if box in _INHERITED else page.obj.get(f"/{box}")
        if given is not None and (edges := _edges(given)):
            found[box] = edges
        elif given is not None or box == "MediaBox":
            wrong.append(f"its {box} does not have four numbers")
    left, bottom, right, top = found["MediaBox"]
    if max(right - left, top - bottom) * POINTS_PER_MM > _LARGEST:
        wrong.append("it is larger than PDF allows (200 inches)")
    turned = inherited(page.obj, "/Rotate")
    if turned is None:
        turned = 0
    if not _is_angle(turned):
        wrong.append("its rotation is not a multiple of 90° (Rotate)")
        turned = 0
    return found, turned % 360, tuple(wrong)


def _is_angle(turned: Any) -> bool:
    is_whole = isinstance(turned, int) and not isinstance(turned, bool)
    return is_whole and turned % _RIGHT_ANGLE == 0


def _odd(page: Any) -> Iterator[str]:
    if page.get("/UserUnit", 1) != 1:
        yield "it sets its own unit (UserUnit), so its true size differs"
    if "/ArtBox" in page:
        yield "it has an ArtBox; a page for a press may have only a TrimBox"


def inherited(page: Any, name: str) -> Any:
    """The value of a key of a page, or else of the pages that it belongs to."""
    for _ in range(_HIGHEST):
        if not isinstance(page, Dictionary):
            break
        if name in page:
            return page[name]
        page = page.get("/Parent")
    return None


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, Decimal)) and not isinstance(value, bool)


def _edges(box: Any) -> Edges | None:
    """The edges in order; None for anything but four numbers."""
    if not isinstance(box, Array) or len(box) != _SIDES:
        return None
    values = list(box)
    if any(not _is_number(v) for v in values):
        return None
    x0, y0, x1, y1 = points = [float(value) for value in values]
    if not all(math.isfinite(point) and abs(point) < _FARTHEST for point in points):
        return None
    left, bottom, right, top = min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
    return tuple(edge / POINTS_PER_MM for edge in (left, bottom, right, top))  # type: ignore[return-value]

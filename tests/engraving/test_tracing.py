"""Outlines run around exactly what is black, and lose only corners that nobody sees."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from cardwright.drawing.engraving.bitmap import Bitmap
from cardwright.drawing.engraving.tracing import Polygon, polygons, simplified


def outlines(image: Image.Image) -> list[Polygon]:
    """The outlines of an image of one bit."""
    return list(polygons(Bitmap.of(image, 1)))


def raster(*rows: str) -> Image.Image:
    """A raster of # and blanks."""
    image = Image.new("1", (max(map(len, rows)), len(rows)))
    for y, row in enumerate(rows):
        for x, char in enumerate(row):
            if char == "#":
                image.putpixel((x, y), 255)
    return image


def area(polygon: Polygon) -> float:
    """Dots within; below 0 for a hole."""
    ends = [*polygon[1:], polygon[0]]
    return sum(x * q - p * y for (x, y), (p, q) in zip(polygon, ends, strict=True)) / 8


def distance(point: tuple[int, int], start: tuple[int, int], end: tuple[int, int]) -> float:
    """From a point to a line from start to end."""
    (x, y), (a, b), (c, d) = point, start, end
    length = hypot(c - a, d - b)
    if not length:
        return hypot(x - a, y - b)
    along = max(0.0, min(1.0, ((x - a) * (c - a) + (y - b) * (d - b)) / length**2))
    return hypot(x - a - along * (c - a), y - b - along * (d - b))


def test_nothing_has_no_outline() -> None:
    assert outlines(raster("   ", "   ")) == []


def test_a_hole_runs_the_other_way_round() -> None:
    ring = raster(
        "########", "########", "##    ##", "##    ##", "##    ##", "########", "########"
    )
    outer, hole = sorted(outlines(ring), key=area, reverse=True)
    assert area(outer) == pytest.approx(56, abs=3)
    assert area(hole) == pytest.approx(-12, abs=3)


def test_dots_that_touch_at_a_corner_stay_apart() -> None:
    assert len(outlines(raster("## ", "## ", "  ##", "  ##"))) == 2
    assert len(outlines(raster("  ##", "  ##", "## ", "## "))) == 2


@given(st.lists(st.tuples(*[st.integers(2, 50)] * 2, *[st.integers(3, 20)] * 2), max_size=7))
def test_outlines_enclose_as_many_dots_as_are_black(boxes: list[tuple[int, int, int, int]]) -> None:
    image = Image.new("1", (80, 80))
    for x, y, wide, high in boxes:
        ImageDraw.Draw(image).ellipse((x, y, x + wide, y + high), fill=255)
    found = outlines(image)
    edges = sum(map(len, found))
    assert sum(map(area, found)) == pytest.approx(image.histogram()[255], abs=0.25 * edges + 1)


@pytest.mark.parametrize("tolerance", [3, 6, 12])
def test_a_simple_outline_is_nowhere_farther_than_the_tolerance(tolerance: int) -> None:
    image = Image.new("1", (300, 200))
    ImageDraw.Draw(image).ellipse((20, 30, 280, 170), fill=255)
    ImageDraw.Draw(image).polygon([(60, 90), (200, 70), (90, 150)], fill=0)
    for polygon in outlines(image):
        simple = simplified(polygon, tolerance)
        assert simple[0] == simple[-1]
        assert set(simple) <= set(polygon)
        assert len(simple) < len(polygon) * 2 / tolerance
        lines = list(pairwise(simple))
        for point in polygon:
            nearest = min(distance(point, *line) for line in lines)
            assert nearest <= tolerance / 5 + 1e-9  # half dots


def test_a_slanting_edge_becomes_one_line() -> None:
    image = Image.new("1", (300, 100))
    ImageDraw.Draw(image).polygon([(20, 60), (280, 20), (280, 80), (20, 80)], fill=255)
    (polygon,) = outlines(image)
    assert len(simplified(polygon, 6)) <= 10

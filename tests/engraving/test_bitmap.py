"""Bitmaps are joined, opened and closed as the theory of shapes has it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cardwright.drawing.engraving.bitmap import Bitmap
from tests.engraving.dots import dots_of

RIM = 12


def bar(width: int, length: int = 30) -> Bitmap:
    image = Image.new("1", (40, 40))
    image.paste(255, (5, 5, 5 + length, 5 + width))
    return Bitmap.of(image, RIM)


@st.composite
def shapes(draw: st.DrawFn) -> Bitmap:
    """A few black rectangles."""
    image = Image.new("1", (40, 40))
    for _ in range(draw(st.integers(0, 6))):
        x, y = draw(st.integers(0, 39)), draw(st.integers(0, 39))
        image.paste(255, (x, y, x + draw(st.integers(1, 20)), y + draw(st.integers(1, 20))))
    return Bitmap.of(image, RIM)


def black(bitmap: Bitmap) -> set[tuple[int, int]]:
    return {(int(x), int(y)) for y, x in zip(*np.nonzero(dots_of(bitmap)), strict=True)}


@given(shapes(), st.integers(1, 9))
def test_opening_takes_away_and_closing_adds(bitmap: Bitmap, dots: int) -> None:
    opened, closed = bitmap.opened(dots), bitmap.closed(dots)
    assert black(opened) <= black(bitmap) <= black(closed)
    assert opened.opened(dots) == opened
    assert closed.closed(dots) == closed


@pytest.mark.parametrize("dots", range(2, 10))
def test_a_bar_as_wide_as_the_burin_stays_and_a_finer_one_goes(dots: int) -> None:
    stays = black(bar(dots).opened(dots))
    assert len(stays) > 0.8 * len(black(bar(dots)))  # its corners are cut
    assert black(bar(dots - 1).opened(dots)) == set()


@pytest.mark.parametrize("dots", range(2, 10))
def test_a_gap_as_wide_as_the_burin_stays_and_a_finer_one_is_filled(dots: int) -> None:
    def two_bars(gap: int) -> Bitmap:
        image = Image.new("1", (40, 40))
        image.paste(255, (2, 2, 38, 12))
        image.paste(255, (2, 12 + gap, 38, 22 + gap))
        return Bitmap.of(image, RIM)

    open_gap = black(two_bars(dots).closed(dots))
    filled = black(two_bars(dots - 1).closed(dots))
    middle = RIM + 20
    assert all((middle, RIM + 12 + i) not in open_gap for i in range(dots))
    assert all((middle, RIM + 12 + i) in filled for i in range(dots - 1))


@pytest.mark.parametrize("dots", [1, 3, 5, 7, 9])
def test_a_dot_grows_to_an_octagon_about_it(dots: int) -> None:
    image = Image.new("1", (40, 40))
    image.putpixel((20, 20), 255)
    found = black(Bitmap.of(image, RIM).grown(dots))
    at = 20 + RIM
    assert found == {(2 * at - x, 2 * at - y) for x, y in found}  # the same from all sides
    assert found == {(y, x) for x, y in found}
    assert {x for x, _ in found} == set(range(at - dots // 2, at + dots // 2 + 1))
    assert (at - dots // 2, at - dots // 2) not in found or dots < 4


@given(shapes(), shapes())
def test_bitmaps_are_sets_of_dots(one: Bitmap, other: Bitmap) -> None:
    assert black(one | other) == black(one) | black(other)
    assert black(one & other) == black(one) & black(other)
    assert black(one - other) == black(one) - black(other)

"""A part of a picture fits its place, by a word or by percentages."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cardwright.drawing.engraving import coarse, crop_box, is_whole, whole_size
from cardwright.errors import InputError
from tests.engraving.drawn import face

OVAL = (34.5, 43.0)
LYING = (46.0, 32.0)
CROPS = ("", "center", "top", "face", "10% 5% 80% 90%", "0 0 100 100", "99% 99% 100% 100%")


def blank(width: int, height: int) -> Image.Image:
    return Image.new("RGB", (width, height), "gray")


def scene(width: int, height: int, at: tuple[int, int]) -> Image.Image:
    """A face of 200 × 250 pixels on an empty ground, its upper left corner here."""
    picture = Image.new("RGB", (width, height), (230, 230, 230))
    picture.paste(face(size=(200, 250)), at)
    return picture


@given(
    st.sampled_from([OVAL, LYING]),
    st.integers(1, 900),
    st.integers(1, 900),
    st.sampled_from(CROPS),
)
def test_a_box_lies_within_the_picture_in_the_proportions_of_its_place(
    place: tuple[float, float], width: int, height: int, crop: str
) -> None:
    left, top, right, bottom = crop_box(place, blank(width, height), crop)
    assert 0 <= left < right <= width
    assert 0 <= top < bottom <= height
    wide, high = right - left, bottom - top
    assert abs(wide - high * place[0] / place[1]) <= 1.5 or min(wide, high) == 1


@given(
    st.sampled_from([OVAL, LYING]),
    st.integers(1, 900),
    st.integers(1, 900),
    st.booleans(),
)
def test_a_whole_picture_is_as_large_as_its_place_allows_in_its_own_proportions(
    place: tuple[float, float], width: int, height: int, oval: bool
) -> None:
    picture = blank(width, height)
    assert crop_box(place, picture, " Whole ") == (0, 0, width, height)
    size = whole_size(place, picture, oval=oval)
    assert size[0] * height == pytest.approx(size[1] * width, abs=0.01 * (width + height))
    parts = [have / (side - 1.6) for have, side in zip(size, place, strict=True)]
    reach = math.hypot(*parts) if oval else max(parts)
    assert reach == pytest.approx(1, abs=0.001), "its corners, or two of its edges, are at the edge"


def test_only_one_word_shows_a_picture_whole() -> None:
    assert [crop for crop in (*CROPS, "whole", " WHOLE") if is_whole(crop)] == ["whole", " WHOLE"]


def test_center_and_top_are_as_large_as_can_be() -> None:
    assert crop_box((30, 40), blank(300, 800), "center") == (0, 200, 300, 600)
    assert crop_box((30, 40), blank(300, 800), " Top ") == (0, 0, 300, 400)
    assert crop_box((40, 30), blank(1000, 300), "top") == (300, 0, 700, 300)


def test_a_broad_place_shows_the_full_width_of_a_tall_picture() -> None:
    left, top, right, _ = crop_box(LYING, scene(600, 1200, (200, 60)), "face")
    assert (left, right) == (0, 600)
    assert 0 <= top <= 60, "with all of the head"


def test_percentages_are_edges_and_all_that_they_name_is_seen() -> None:
    assert crop_box((30, 40), blank(1000, 1000), "20% 10% 50% 50%") == (200, 100, 500, 500)
    assert crop_box((30, 40), blank(1000, 1000), "20,10,50,50") == (200, 100, 500, 500)
    assert crop_box((30, 40), blank(1000, 1000), "20% 20% 50% 50%") == (200, 150, 500, 550)
    # At the edge the picture moves in; where it ends, the box is cut.
    assert crop_box((30, 40), blank(1000, 1000), "0% 0% 30% 30%") == (0, 0, 300, 400)
    assert crop_box((30, 40), blank(1000, 1000), "0 0 100 100") == (125, 0, 875, 1000)


@pytest.mark.parametrize("x", [40, 700])
def test_a_face_is_found_where_the_detail_is(x: int) -> None:
    left, top, right, bottom = crop_box(OVAL, scene(1000, 500, (x, 60)), "face")
    assert left <= x
    assert x + 200 <= right
    assert top <= 70
    assert bottom >= 310


def test_the_head_of_a_standing_figure_is_not_cut_off() -> None:
    picture = scene(500, 1500, (150, 40))
    picture.paste(face(size=(500, 1100), dark=0, skin=255), (0, 400))  # a body full of detail
    left, top, right, bottom = crop_box(OVAL, picture, "face")
    assert top <= 60
    assert bottom >= 290
    assert right - left < 500  # nearer than the whole width


def test_broad_pictures_in_broad_places_show_the_center_and_others_the_face() -> None:
    upright = scene(700, 1000, (350, 120))
    assert crop_box(LYING, upright) == crop_box(LYING, upright, "face")
    assert crop_box(LYING, upright)[1] < crop_box(LYING, upright, "center")[1]
    picture = scene(1000, 700, (700, 20))
    assert crop_box(OVAL, picture) == crop_box(OVAL, picture, "face")
    assert crop_box(OVAL, picture) != crop_box(OVAL, picture, "center")
    assert crop_box(LYING, picture) == crop_box(LYING, picture, "center")


@pytest.mark.parametrize(
    "crop",
    [
        "left",
        "10% 5% 80%",
        "10% 5% 80% 90% 100%",
        "10% 5% 80% x",
        "-10% 5% 80% 90%",
        "10% 5% 8000% 90%",
        "10% 5% 101% 90%",
        "80% 5% 10% 90%",
        "10% 50% 80% 50%",
        "٣ 5 80 90",
        "1e1 5 80 90",
        "nan nan nan nan",
        "\0",
    ],
)
def test_any_other_crop_is_refused_with_the_words_that_are_known(crop: str) -> None:
    with pytest.raises(InputError, match="crop: ") as error:
        crop_box(OVAL, blank(100, 100), crop)
    assert "center, top, face or whole" in error.value.hint
    assert "10% 5% 80% 90%" in error.value.hint


def test_a_picture_is_coarse_below_three_hundred_pixels() -> None:
    assert coarse((10, 0, 310, 400), 34.5) == ""
    assert "only 299 pixels across for 34.5 mm" in coarse((11, 0, 310, 400), 34.5)

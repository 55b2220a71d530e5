"""The eyes of the gallery."""

import pytest

from generator.gallery.vision import seen, views


def apart(one: str, other: str) -> float:
    """The distance of two colors, crude but enough: the sum of what their channels differ by."""
    return sum(abs(int(one[i : i + 2], 16) - int(other[i : i + 2], 16)) for i in (1, 3, 5))


@pytest.mark.parametrize("eye", ["protan", "deutan", "tritan"])
def test_black_white_and_gray_look_the_same_to_every_eye(eye: str) -> None:
    for gray in ("#000000", "#808080", "#ffffff"):
        assert apart(seen(gray, eye), gray) <= 6


@pytest.mark.parametrize("eye", ["protan", "deutan"])
def test_red_and_green_come_together_where_one_of_them_is_not_seen(eye: str) -> None:
    red, green = "#8e4f1b", "#5f6b10"
    assert apart(seen(red, eye), seen(green, eye)) < 0.75 * apart(red, green)


def test_a_protan_eye_sees_red_dark() -> None:
    assert int(seen("#ff0000", "protan")[1:3], 16) < 0x80


def test_a_tritan_eye_takes_blue_for_green() -> None:
    blue, green = "#1f4a78", "#1f6468"
    assert apart(seen(blue, "tritan"), seen(green, "tritan")) < 0.75 * apart(blue, green)


def test_the_views_print_every_ink() -> None:
    assert [view.name for view in views()] == ["color", "grayscale", "protan", "deutan", "tritan"]
    for view in views():
        assert set(view.colors) == set(views()[0].colors)

"""The eyes of the gallery."""

import pytest

from cardwright.building.gallery.vision import simulate_vision, views
from cardwright.drawing.scene.color import Color


def apart(one: Color, other: Color) -> float:
    """The distance of two colors, crude but enough: the sum of what their channels differ by."""
    return sum(abs(a - b) for a, b in zip(one.rgb, other.rgb, strict=True))


@pytest.mark.parametrize("eye", ["protan", "deutan", "tritan"])
def test_black_white_and_gray_look_the_same_to_every_eye(eye: str) -> None:
    for gray in (Color("gray", (level,)) for level in (0, 0x80, 255)):
        assert apart(simulate_vision(gray, eye), gray) <= 6


@pytest.mark.parametrize("eye", ["protan", "deutan"])
def test_red_and_green_come_together_where_one_of_them_is_not_seen(eye: str) -> None:
    red, green = Color.of("#8e4f1b"), Color.of("#5f6b10")
    assert apart(simulate_vision(red, eye), simulate_vision(green, eye)) < 0.75 * apart(red, green)


def test_a_protan_eye_sees_red_dark() -> None:
    assert simulate_vision(Color.of("#ff0000"), "protan").rgb[0] < 0x80


def test_a_tritan_eye_takes_blue_for_green() -> None:
    blue, green = Color.of("#1f4a78"), Color.of("#1f6468")
    assert apart(simulate_vision(blue, "tritan"), simulate_vision(green, "tritan")) < 0.75 * apart(
        blue, green
    )


def test_the_views_print_every_ink() -> None:
    assert [view.name for view in views()] == ["color", "grayscale", "protan", "deutan", "tritan"]
    for view in views():
        assert set(view.colors) == set(views()[0].colors)

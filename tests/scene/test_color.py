"""Colors that know their space."""

import pytest

from cardwright.drawing.scene.color import BLACK, WHITE, Color
from cardwright.drawing.scene.inks import PALETTES


def test_a_color_is_written_as_it_was_read() -> None:
    assert str(Color.of("#8e1f2b")) == "#8e1f2b"
    assert Color.of("#8e1f2b").rgb == (0x8E, 0x1F, 0x2B)


def test_a_gray_is_one_component_and_looks_the_same_on_a_screen() -> None:
    assert Color.of("#ffffff").gray == WHITE
    assert Color.of("#000000").gray == BLACK
    assert str(Color("gray", (0x55,))) == "#555555"
    green, red, blue = (Color.of(text).gray.rgb for text in ("#00ff00", "#ff0000", "#0000ff"))
    assert green > red > blue


@pytest.mark.parametrize("text", ["red", "#fff", "#8E1F2B", "#8e1f2b0", "8e1f2b"])
def test_what_is_no_color_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        Color.of(text)


@pytest.mark.parametrize("name", ["grayscale", "low-ink"])
def test_palettes_without_color_have_grays_alone(name: str) -> None:
    """So a press file of them needs one plate."""
    spaces = {color.space for color in PALETTES[name].colors.values() if color}
    assert spaces == {"gray"}
    assert {c.space for c in PALETTES["color"].colors.values() if c} == {"rgb"}

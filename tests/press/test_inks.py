"""The inks of a press: near the colors of the screen, few to a color, never too much on a spot."""

import io
from functools import cache

import pytest
from PIL import Image, ImageCms

from cardwright.drawing.scene.color import Color
from cardwright.drawing.scene.inks import PALETTES, Palette
from cardwright.printing.press.inks import KNOCKOUT, MOST, MOST_OF_A_COLOR, PRESS
from cardwright.printing.press.spaces import PROCESS, Ink, most_upon
from cardwright.printing.press.standard import profile

SCREEN = PALETTES["color"]
#: How far (CIE 1976) the darkest may be off; black ink alone is not as deep as the ink of a screen.
FAR, NEAR = 8.5, 4.0


def color(ink: str, palette: Palette = PRESS) -> Color:
    found = palette.color(ink)
    assert found is not None
    return found


@cache
def turned(mode: str) -> ImageCms.ImageCmsTransform:
    """What turns colors of a press, or of a screen, into those that are seen."""
    source = (
        ImageCms.getOpenProfile(io.BytesIO(profile()))
        if mode == "CMYK"
        else ImageCms.createProfile("sRGB")
    )
    target = ImageCms.createProfile("LAB")
    return ImageCms.buildTransform(
        source, target, mode, "LAB", ImageCms.Intent.RELATIVE_COLORIMETRIC
    )


def lab(mode: str, levels: tuple[int, ...]) -> tuple[float, float, float]:
    seen = ImageCms.applyTransform(Image.new(mode, (1, 1), levels), turned(mode))
    assert seen is not None
    pixel = seen.getpixel((0, 0))
    assert isinstance(pixel, tuple)
    light, a, b = (float(level) for level in pixel)
    return light * 100 / 255, a - 128, b - 128


def difference(ink: str) -> float:
    percents = color(ink).components
    printed = lab("CMYK", tuple(round(2.55 * percent) for percent in percents))
    shown = lab("RGB", color(ink, SCREEN).rgb)
    return float(sum((p - s) ** 2 for p, s in zip(printed, shown, strict=True)) ** 0.5)


def test_every_ink_that_art_may_name_has_its_place_in_the_table() -> None:
    assert set(PRESS.colors) == set(SCREEN.colors)


@pytest.mark.parametrize("ink", sorted(PRESS.colors))
def test_a_printed_color_is_near_that_of_the_screen(ink: str) -> None:
    dark = {"ink", "ink-spare", "mass", "black-deep", "red-deep"}
    assert difference(ink) < (FAR if ink in dark else NEAR)


def test_what_is_read_is_black_ink_alone_and_hues_have_two_colored_inks_at_most() -> None:
    assert color("ink").is_black_ink
    assert color("black").is_black_ink
    for ink in PRESS.colors:
        if "tint" in ink or ink in {"paper", "ground", "cut", "light"}:
            assert color(ink).components[3] == 0, f"{ink}: black in a pale color shows as pepper"
        elif ink != "black-deep":
            assert sum(percent > 0 for percent in color(ink).components[:3]) <= 2, ink


def test_no_color_and_no_black_upon_a_color_is_too_much_ink() -> None:
    for ink in PRESS.colors:
        percents = color(ink).components
        assert sum(percents) <= MOST_OF_A_COLOR, ink
        assert sum(percents[:3]) + 100 <= MOST, ink


def test_where_black_leaves_a_gap_the_colors_are_the_same() -> None:
    assert KNOCKOUT.colors == PRESS.colors
    assert (PRESS.overprint, KNOCKOUT.overprint) == (True, False)
    assert PRESS.as_text != KNOCKOUT.as_text


@pytest.mark.parametrize(
    ("tops", "most"),
    [
        ({"Black": 100.0}, 300.0),  # upon 200 % of colored inks, whatever black is below
        ({"Black": 50.0}, 290.0),
        ({"Cyan": 30.0}, 310.0),
        ({"Cyan": 30.0, "Black": 100.0}, 330.0),
        ({}, 280.0),
    ],
)
def test_ink_over_a_picture_adds_to_its_darkest_pixel_of_colored_inks(
    tops: dict[str, float], most: float
) -> None:
    plates = tuple(zip(PROCESS, (100.0, 100.0, 100.0, 90.0), strict=True))
    assert most_upon(tops, Ink(plates, 280.0, 200.0)) == most

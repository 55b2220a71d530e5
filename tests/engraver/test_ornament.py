"""Backs cannot be read: turned about they are the same, and no line runs along the cut."""

import io

import pytest
import resvg_py
from PIL import Image, ImageChops

from generator.engraver.ornament import BACKS, back


@pytest.mark.parametrize("game", BACKS)
def test_a_back_turned_about_is_the_same_back(game: str) -> None:
    data = bytes(resvg_py.svg_to_bytes(svg_string=back(BACKS[game]).svg(), dpi=100))
    picture = Image.open(io.BytesIO(data)).convert("L")
    difference = ImageChops.difference(picture, picture.rotate(180))
    histogram = difference.histogram()
    assert sum(histogram[120:]) <= 0.002 * picture.width * picture.height

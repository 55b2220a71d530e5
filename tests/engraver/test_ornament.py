"""Backs cannot be read: turned about they are the same, and no line runs along the cut."""

import io

import pytest
import resvg_py
from PIL import Image, ImageChops

from cardwright import paths
from cardwright.ledger.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_back_turned_about_is_the_same_back(game: str) -> None:
    drawn = paths.data("card_art", game, "back.svg").read_text("utf-8")
    data = bytes(resvg_py.svg_to_bytes(svg_string=drawn, dpi=100))
    picture = Image.open(io.BytesIO(data)).convert("L")
    difference = ImageChops.difference(picture, picture.rotate(180))
    histogram = difference.histogram()
    assert sum(histogram[120:]) <= 0.002 * picture.width * picture.height

"""Backs can't be read: the same turned about, printed aside without a pale edge, one for a game."""

import io
from functools import cache
from itertools import combinations

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image, ImageChops

from cardwright import paths
from cardwright.drawing.scene.card_format import POKER
from cardwright.ledger.games import GAMES

#: Pixels to a millimeter, so that the middle of a back is between two pixels or in one.
DOTS = 10
#: Two backs that are alike in gray, seen from across the table, have a correlation of 1. Five
#: backs of one pattern had 0.6 and more.
ALIKE = 0.25


@cache
def drawn(game: str) -> Image.Image:
    """The usual back of a game with its bleed, on no ground."""
    text = paths.data("card_art", game, "back.svg").read_text("utf-8")
    data = bytes(resvg_py.svg_to_bytes(svg_string=text, dpi=round(DOTS * 25.4)))
    return Image.open(io.BytesIO(data))


@pytest.mark.parametrize("game", GAMES)
def test_a_back_turned_about_is_the_same_back(game: str) -> None:
    picture = drawn(game).convert("L")
    assert picture.size == tuple(DOTS * side for side in POKER.back)
    difference = ImageChops.difference(picture, picture.rotate(180))
    histogram = difference.histogram()
    assert sum(histogram[100:]) <= 0.0002 * picture.width * picture.height


@pytest.mark.parametrize("game", GAMES)
def test_a_back_leaves_no_paper_bare_in_its_bleed(game: str) -> None:
    assert drawn(game).getchannel("A").getextrema() == (255, 255)


@pytest.mark.parametrize("game", GAMES)
def test_no_pale_line_runs_along_the_cut(game: str) -> None:
    """In the bleed and 5 mm inside the cut; there it would show that a back is aside."""
    pale = np.asarray(drawn(game).convert("L")) > 150
    strip = round((POKER.back_bleed + 5) * DOTS)
    for rows in (pale, pale.T):
        along = rows.mean(axis=1)
        assert max(along[:strip].max(), along[-strip:].max()) < 0.75


def test_five_backs_are_told_apart_in_gray_from_across_the_table() -> None:
    seen = {game: from_afar(drawn(game)) for game in GAMES}
    for one, other in combinations(GAMES, 2):
        assert abs((seen[one] * seen[other]).mean()) < ALIKE, (one, other)


def from_afar(picture: Image.Image) -> NDArray[np.float64]:
    """The cut card in gray, a pixel to a millimeter, of mean 0 and variance 1."""
    edge = POKER.back_bleed * DOTS
    cut = picture.convert("L").crop((edge, edge, picture.width - edge, picture.height - edge))
    gray = np.asarray(cut.resize((64, 89), Image.Resampling.BOX), dtype=float)
    return np.asarray((gray - gray.mean()) / gray.std())

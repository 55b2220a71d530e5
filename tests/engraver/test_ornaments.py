"""Ornaments: every game dressed, every letter cut, bands alike on both sides, ribbons empty."""

from __future__ import annotations

import io
import math
from functools import cache

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from cardwright import paths
from cardwright.drawing.faces.ornaments import FOLDER, initial, ornament
from cardwright.drawing.faces.ornaments import NAME as PRINTED_NAME
from engraver.fineness import spots
from engraver.ornaments import motifs
from engraver.ornaments.emblems import EMBLEMS
from engraver.ornaments.initials import LETTERS
from engraver.ornaments.titles import LABEL, NAME
from tests.tiers import every

#: The games that are dressed; a new one may go without.
GAMES = tuple(EMBLEMS)
#: Kind -> size in mm, and the most bytes a file may have.
KINDS = {
    "title": ((100.0, 74.0), 80_000),
    "label": ((100.0, 74.0), 80_000),
    "headpiece": ((104.0, 16.0), 40_000),
    "tailpiece": ((40.0, 22.0), 40_000),
    "weave": ((76.0, 101.0), 40_000),
}
#: Pixels per mm at which they are looked at.
PX = 8


@cache
def seen(stem: str) -> NDArray[np.float64]:
    """The ornament on paper, 0 black to 1 white."""
    text = paths.data("card_art", FOLDER, f"{stem}.svg").read_text("utf-8")
    data = bytes(resvg_py.svg_to_bytes(svg_string=text, dpi=round(PX * 25.4)))
    drawn = Image.open(io.BytesIO(data)).convert("RGBA")
    paper = Image.new("RGBA", drawn.size, "#fbf5e6")
    paper.alpha_composite(drawn)
    return np.asarray(paper.convert("L"), dtype=float) / 255


def test_every_game_and_every_letter_has_its_own() -> None:
    assert set(GAMES) >= {"court", "portrait-authors", "card-tennis", "sixty-six", "nations"}
    wanted = [f"{kind}-{game}" for game in GAMES for kind in KINDS]
    assert sorted(motifs()) == sorted([*wanted, *(f"initial-{letter}" for letter in LETTERS)])
    assert len(LETTERS) == 26


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_ornaments_have_one_size_and_stay_small(kind: str, game: str) -> None:
    size, limit = KINDS[kind]
    art = ornament(kind, game)
    assert art
    assert (art.width, art.height) == size
    assert paths.data("card_art", FOLDER, f"{kind}-{game}.svg").stat().st_size <= limit


@pytest.mark.parametrize("kind", ["headpiece", "tailpiece"])
@pytest.mark.parametrize("game", GAMES)
def test_both_sides_are_alike_but_for_the_badges(kind: str, game: str) -> None:
    picture = seen(f"{kind}-{game}")
    apart = np.abs(picture - picture[:, ::-1])
    assert apart.mean() < 0.06


@pytest.mark.parametrize("kind", ["title", "label"])
@pytest.mark.parametrize("game", every(2, GAMES))
def test_the_ribbon_is_empty_where_the_name_is_set(game: str, kind: str) -> None:
    left, top, right, bottom = (round(value * PX) for value in NAME)
    assert seen(f"{kind}-{game}")[top:bottom, left:right].min() > 0.9


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_a_label_keeps_its_lines_at_the_size_of_a_box(game: str) -> None:
    """Of the plate for books, printed so small, hundreds of millimeters would be too fine."""

    def fine(kind: str) -> float:
        text = paths.data("card_art", FOLDER, f"{kind}-{game}.svg").read_text("utf-8")
        return math.fsum(spot.length for spot in spots(text, LABEL) if spot.kind == "line")

    assert fine("label") < 30
    assert fine("title") > 300


def test_printers_of_the_name_know_where_the_ribbon_is() -> None:
    assert PRINTED_NAME == NAME


@pytest.mark.parametrize("one", GAMES)
def test_no_two_games_share_a_crest(one: str) -> None:
    for other in GAMES:
        if other != one:
            apart = np.abs(seen(f"title-{one}") - seen(f"title-{other}"))
            assert apart[: round(43 * PX), round(30 * PX) : round(70 * PX)].mean() > 0.05


@pytest.mark.parametrize("letter", LETTERS)
def test_an_initial_is_a_pale_letter_within_a_dark_square(letter: str) -> None:
    art = initial(letter.upper())
    assert art
    assert (art.width, art.height) == (18.0, 18.0)
    assert paths.data("card_art", FOLDER, f"initial-{letter}.svg").stat().st_size <= 12_000
    picture = seen(f"initial-{letter}")
    frame = round(0.9 * PX)
    field = picture[frame:-frame, frame:-frame]
    assert 0.1 < (field > 0.9).mean() < 0.6
    ring = np.concatenate([field[0], field[-1], field[:, 0], field[:, -1]])
    assert (ring > 0.9).mean() < 0.1


def test_what_is_not_drawn_is_not_there() -> None:
    assert ornament("title", "twelve") is None
    assert initial("3") is None
    assert initial("“") is None

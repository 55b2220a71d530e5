"""The pictures of Sixty-Six: complete, inside their canvas, told apart, joined without a seam."""

from __future__ import annotations

import io
import re
from itertools import combinations

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from cardwright import paths
from engraver.sixty_six import COURT, motifs
from engraver.sixty_six.pips import SIZE, SUITS, pip_outline
from engraver.sixty_six.sash import HEIGHT, MIDDLE, WIDTH
from engraver.technique.curves import signed_area
from tests.tiers import every

RANKS = ("king", "queen", "jack")
FIGURES = tuple(courtier.stem for courtier in COURT)
SIZES = dict.fromkeys(FIGURES, (WIDTH, HEIGHT)) | dict.fromkeys(SUITS, (SIZE, SIZE))
#: All but the back, which test_ornament.py looks at.
PICTURES = [stem for stem in motifs() if not stem.startswith("back")]
#: Kilobytes of a motif; a sheet of nine stays small enough to send.
LARGEST = 78
#: Where the suit's pip stands on the panel of a figure, in mm of its picture.
CORNER = (8.6, 9.0)


def pixels(svg: str, dpi: int) -> NDArray[np.int16]:
    """The gray levels of a motif at a resolution."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, dpi=dpi, background="#ffffff"))
    return np.asarray(Image.open(io.BytesIO(png)).convert("L")).astype(np.int16)


def framed(svg: str, x: float, y: float, width: float, height: float) -> str:
    """The motif's SVG with another frame: its upper left corner and size in mm."""
    box = f"{round(x * 100)} {round(y * 100)} {round(width * 100)} {round(height * 100)}"
    return re.sub(
        r'width="[^"]*" height="[^"]*" viewBox="[^"]*"',
        f'width="{width}mm" height="{height}mm" viewBox="{box}"',
        svg,
        count=1,
    )


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    """The pictures in ``card_art``, which are what the engraver draws (test_card_art.py)."""
    root = paths.data("card_art", "sixty-six")
    return {stem: (root / f"{stem}.svg").read_text(encoding="utf-8") for stem in PICTURES}


def test_every_suit_has_a_pip_an_ace_and_a_house_of_three() -> None:
    aces = [f"ace-{suit}" for suit in SUITS]
    court = [f"{rank}-{suit}" for suit in SUITS for rank in RANKS]
    assert list(motifs()) == [*SUITS, *aces, *court, "back", "back-plain"]


def test_no_two_of_the_court_share_a_face_or_hold_the_same_thing() -> None:
    assert len({courtier.face for courtier in COURT}) == 12
    assert len({courtier.held for courtier in COURT}) == 12
    assert len({courtier.draw for courtier in COURT}) == 12


def test_the_court_looks_both_ways_and_is_seen_from_both_sides() -> None:
    for suit in SUITS:
        house = [courtier for courtier in COURT if courtier.suit == suit]
        assert {courtier.looks for courtier in house} == {1, -1}
    views = [(type(courtier.face).__name__, courtier.looks) for courtier in COURT]
    assert min(views.count(view) for view in set(views)) >= 2
    assert len(set(views)) == 4


def test_each_house_has_a_sash_of_its_own() -> None:
    courses = {courtier.suit: courtier.course for courtier in COURT}
    assert len(set(courses.values())) == len(SUITS)


def test_pictures_have_the_size_that_faces_leave_for_them(drawn: dict[str, str]) -> None:
    for stem, svg in drawn.items():
        width, height = SIZES.get(stem, (44, 60))
        assert f'width="{width:g}mm" height="{height:g}mm"' in svg, stem


@pytest.mark.parametrize("stem", ["spades", "ace-hearts"])
def test_drawing_twice_gives_the_same_bytes(stem: str, drawn: dict[str, str]) -> None:
    assert motifs()[stem]().svg() == motifs()[stem]().svg() == drawn[stem]


def test_no_picture_is_too_heavy(drawn: dict[str, str]) -> None:
    assert max(len(svg) for svg in drawn.values()) < LARGEST * 1024


@pytest.mark.parametrize("stem", every(9, PICTURES))
def test_nothing_is_drawn_outside_the_canvas(stem: str, drawn: dict[str, str]) -> None:
    margin = 2
    width, height = SIZES.get(stem, (44, 60))
    wide, high = width + 2 * margin, height + 2 * margin
    gray = pixels(framed(drawn[stem], -margin, -margin, wide, high), 254)
    inner = gray[margin * 10 : -margin * 10, margin * 10 : -margin * 10]
    assert (gray < 200).sum() == (inner < 200).sum() > 0


@pytest.mark.parametrize("suit", SUITS)
def test_a_pip_is_symmetrical_and_fills_its_square(suit: str) -> None:
    outline = pip_outline(suit)
    assert signed_area(outline) > 0
    mirrored = (outline * [-1, 1] + [SIZE, 0])[::-1]
    assert np.allclose(np.roll(mirrored, 1, axis=0), outline)
    assert outline.min() >= 0
    assert outline.max() <= SIZE
    assert np.ptp(outline[:, 1]) > 0.96 * SIZE


def test_the_pips_are_of_one_weight() -> None:
    areas = [signed_area(pip_outline(suit)) for suit in SUITS]
    assert max(areas) < 1.5 * min(areas)


@pytest.mark.parametrize("kind", ["", "ace-", "king-", "queen-", "jack-"])
def test_suits_are_told_apart_by_shape(kind: str, drawn: dict[str, str]) -> None:
    # A pip of 10 mm at 168 dpi has the dots of 5.6 mm, the size of an index, at 300.
    dark = {suit: pixels(drawn[kind + suit], 168) < 160 for suit in SUITS}
    for one, other in combinations(SUITS, 2):
        differing = (dark[one] ^ dark[other]).sum() / (dark[one] | dark[other]).sum()
        assert differing > 0.15, (one, other)


@pytest.mark.parametrize("stem", every(5, FIGURES))
def test_a_figure_and_its_turned_copy_make_one_picture(stem: str, drawn: dict[str, str]) -> None:
    # If the two sashes lie line upon line, the card looks the same when turned about.
    card = framed(drawn[stem], 0, 0, WIDTH, round(2 * MIDDLE, 2))
    start = card.rindex("</defs>") + len("</defs>")
    figure = card[start:].replace("</svg>", "")
    turn = f"translate({WIDTH * 100:g} {200 * MIDDLE:.2f}) rotate(180)"
    gray = pixels(card.replace("</svg>", f'<g transform="{turn}">{figure}</g></svg>'), 508)
    sash = 6 * 20
    rows = slice(len(gray) // 2 - sash, len(gray) // 2 + sash)
    differing = np.abs(gray - gray[::-1, ::-1])[rows] > 90
    assert differing.mean() < 0.002


@pytest.mark.parametrize("stem", FIGURES)
def test_the_corner_where_the_suit_stands_is_left_free(stem: str, drawn: dict[str, str]) -> None:
    assert (pixels(framed(drawn[stem], 0, 0, *CORNER), 254) > 240).all()

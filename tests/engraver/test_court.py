"""The pictures of Court: complete, readable, inside their canvas, and told apart without colour."""

from __future__ import annotations

import io
import re
from itertools import combinations

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from generator.engraver.court import motifs
from generator.scene.inks import PALETTES, accent_inks

RANKS = ("crown", "royal", "knight", "esquire", "standard", "jester", "retainer", "serf")
COLORS = ("gold", "blue", "black", "red")
SIZES = {"badge": (12, 12), "shield": (26, 31)}
#: All but the back, which test_ornament.py looks at.
PICTURES = {stem: draw for stem, draw in motifs().items() if stem != "back"}
#: Kilobytes of a motif; a sheet of nine stays small enough to send.
LARGEST = 70


def pixels(svg: str, dpi: int, hue: str = "red", palette: str = "greyscale") -> NDArray[np.int16]:
    """The grey levels of a motif printed in a hue at a resolution."""
    colours = dict(PALETTES[palette].colours)
    shown = colours | {ink: colours[to] for ink, to in accent_inks(hue)}
    for ink, colour in shown.items():
        svg = re.sub(rf"(\.[fs]-{ink}{{(?:fill|stroke):)[^}}]*", rf"\g<1>{colour}", svg)
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, dpi=dpi, background="#ffffff"))
    return np.asarray(Image.open(io.BytesIO(png)).convert("L")).astype(np.int16)


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return {stem: draw().svg() for stem, draw in PICTURES.items()}


def test_every_rank_has_a_picture_and_every_color_a_badge_and_a_shield() -> None:
    marks = [f"{kind}-{color}" for kind in ("badge", "shield") for color in COLORS]
    assert list(motifs()) == [*RANKS, *marks, "back"]


def test_pictures_have_the_size_that_faces_leave_for_them() -> None:
    for stem, draw in PICTURES.items():
        plate = draw()
        assert (plate.width, plate.height) == SIZES.get(stem.split("-", maxsplit=1)[0], (44, 48)), (
            stem
        )


def test_drawing_twice_gives_the_same_bytes(drawn: dict[str, str]) -> None:
    assert {stem: draw().svg() for stem, draw in PICTURES.items()} == drawn


def test_no_picture_is_too_heavy(drawn: dict[str, str]) -> None:
    assert max(len(svg) for svg in drawn.values()) < LARGEST * 1024


@pytest.mark.parametrize("stem", PICTURES)
def test_nothing_is_drawn_outside_the_canvas(stem: str, drawn: dict[str, str]) -> None:
    margin = 2
    width, height = SIZES.get(stem.split("-", maxsplit=1)[0], (44, 48))
    wider = re.sub(
        r'width="[^"]*" height="[^"]*" viewBox="[^"]*"',
        f'width="{width + 2 * margin}mm" height="{height + 2 * margin}mm" '
        f'viewBox="-{margin}00 -{margin}00 {width + 2 * margin}00 {height + 2 * margin}00"',
        drawn[stem],
        count=1,
    )
    grey = pixels(wider, 254)
    inner = grey[margin * 10 : -margin * 10, margin * 10 : -margin * 10]
    assert (grey < 200).sum() == (inner < 200).sum() > 0


@pytest.mark.parametrize("rank", RANKS)
def test_the_suit_shows_in_every_rank(rank: str, drawn: dict[str, str]) -> None:
    gold, black = (pixels(drawn[rank], 100, hue) for hue in ("gold", "black"))
    assert (np.abs(gold - black) > 30).mean() > 0.04


@pytest.mark.parametrize("palette", ["greyscale", "low-ink"])
def test_badges_are_told_apart_at_four_millimetres_without_colour(
    palette: str, drawn: dict[str, str]
) -> None:
    # 12 mm at 100 dpi have the dots of 4 mm at 300; all in one hue, so only shapes can differ.
    grey = {color: pixels(drawn[f"badge-{color}"], 100, "black", palette) for color in COLORS}
    seen = {color: level < (255 + level.min()) / 2 for color, level in grey.items()}
    for one, other in combinations(COLORS, 2):
        differing = (seen[one] ^ seen[other]).sum() / (seen[one] | seen[other]).sum()
        assert differing > 0.2, (one, other)

"""The emblems of the last sixteen authors: whole, within their field, dark and light enough."""

from __future__ import annotations

import gzip
import io

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from cardwright import paths
from cardwright.ledger import load_ledger
from engraver.portrait_authors.emblems import EMBLEMS, relief
from engraver.portrait_authors.emblems.beasts import limb
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse

AUTHORS = [author.id for author in load_ledger("portrait-authors").authors][16:]
#: Dots to the millimeter at which an emblem is looked at.
FINE = 10


def drawing(author: str) -> str:
    path = paths.data("card_art", "portrait-authors", f"emblem-{author}.svg")
    return path.read_text(encoding="utf-8")


def ink(author: str) -> NDArray[np.float64]:
    """How dark the emblem is at each dot, 0 white to 1 black."""
    picture = resvg_py.svg_to_bytes(
        svg_string=drawing(author), dpi=round(25.4 * FINE), background="#ffffff"
    )
    gray = Image.open(io.BytesIO(bytes(picture))).convert("L").resize((44 * FINE, 30 * FINE))
    return 1 - np.asarray(gray, dtype=float) / 255


def test_every_author_of_the_second_half_has_an_emblem() -> None:
    assert len(AUTHORS) == 16
    assert set(AUTHORS) <= set(EMBLEMS)


@pytest.mark.parametrize("author", AUTHORS)
def test_an_emblem_keeps_clear_of_its_edges(author: str) -> None:
    field = ink(author)
    edge = FINE // 2
    field[edge:-edge, edge:-edge] = 0
    assert field.max() < 0.2


@pytest.mark.parametrize("author", AUTHORS)
def test_an_emblem_has_solid_darks_and_real_whites_and_fills_its_field(author: str) -> None:
    field = ink(author)
    assert (field > 0.8).mean() > 0.08
    assert (field < 0.1).mean() > 0.2
    rows, columns = np.nonzero(field > 0.5)
    assert np.ptp(columns) > 32 * FINE
    assert np.ptp(rows) > 19 * FINE


@pytest.mark.parametrize("author", AUTHORS)
def test_an_emblem_is_light_enough_to_send(author: str) -> None:
    data = drawing(author).encode()
    assert len(data) <= 80_000
    assert len(gzip.compress(data, mtime=0)) <= 35_000


@pytest.mark.parametrize("author", AUTHORS)
def test_an_emblem_takes_the_color_of_its_card(author: str) -> None:
    assert "f-accent" in drawing(author)


def test_a_rounded_body_is_bright_towards_the_light_and_dark_away_from_it() -> None:
    tone = relief.rounded(ellipse(10, 10, 8, 8))
    lit, middle, away = np.asarray(tone(np.array([6.0, 10, 14]), np.array([6.0, 10, 14])))
    assert lit < middle < away


def test_a_limb_is_as_thick_as_its_joints_say() -> None:
    outline, spine = limb("0,0,2 10,0,1")
    assert outline[:, 0].min() == pytest.approx(-2, abs=0.05)
    assert outline[:, 0].max() == pytest.approx(11, abs=0.05)
    assert np.abs(outline[:, 1]).max() == pytest.approx(2, abs=0.05)
    assert np.abs(spine[:, 1]).max() == 0


def test_a_thing_with_of_in_its_name_would_break_the_caption() -> None:
    with pytest.raises(ValueError, match="without"):
        vignette("scarlet letter of cloth", "The Scarlet Letter, 1850")

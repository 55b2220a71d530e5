"""The emblems for decks of one's own: whole, within their field, dark and light enough."""

from __future__ import annotations

import gzip
import io
from itertools import combinations

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from cardwright import paths
from engraver.emblems import HEIGHT, SUBJECTS, WIDTH, motifs

#: Dots to the millimeter at which an emblem is looked at.
FINE = 10
#: The least mean difference in tone (0 to 1) of two emblems seen from across a table.
ALIKE = 0.06
NAMES = [*motifs()]


def drawing(name: str) -> str:
    return paths.data("card_art", "emblems", f"{name}.svg").read_text(encoding="utf-8")


def ink(name: str) -> NDArray[np.float64]:
    """How dark the emblem is at each dot, 0 white to 1 black."""
    picture = resvg_py.svg_to_bytes(
        svg_string=drawing(name), dpi=round(25.4 * FINE), background="#ffffff"
    )
    size = int(WIDTH * FINE), int(HEIGHT * FINE)
    gray = Image.open(io.BytesIO(bytes(picture))).convert("L").resize(size)
    return 1 - np.asarray(gray, dtype=float) / 255


def test_no_two_subjects_draw_an_emblem_of_one_name() -> None:
    drawn = [name for subject in SUBJECTS for name in subject.EMBLEMS]
    assert sorted(drawn) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_an_emblem_keeps_clear_of_its_edges(name: str) -> None:
    field = ink(name)
    edge = FINE // 4
    field[edge:-edge, edge:-edge] = 0
    assert field.max() < 0.2


@pytest.mark.parametrize("name", NAMES)
def test_an_emblem_has_darks_and_whites_and_fills_its_field(name: str) -> None:
    field = ink(name)
    assert (field > 0.6).mean() > 0.06
    assert (field < 0.1).mean() > 0.2
    rows, columns = np.nonzero(field > 0.5)
    assert np.ptp(columns) > 20 * FINE
    assert np.ptp(rows) > 19 * FINE


@pytest.mark.parametrize("name", NAMES)
def test_an_emblem_takes_the_color_of_its_card_and_has_a_title(name: str) -> None:
    assert "f-accent" in drawing(name)
    assert f"<title>{name.replace('-', ' ').capitalize()}</title>" in drawing(name)


@pytest.mark.parametrize("name", NAMES)
def test_an_emblem_is_light_enough_to_send(name: str) -> None:
    data = drawing(name).encode()
    assert len(data) <= 80_000
    assert len(gzip.compress(data, mtime=0)) <= 35_000


def test_no_two_emblems_can_be_confused() -> None:
    blocks = (round(HEIGHT / 2), 2 * FINE, round(WIDTH / 2), 2 * FINE)
    views = {name: ink(name).reshape(blocks).mean(axis=(1, 3)) for name in NAMES}
    for a, b in combinations(views, 2):
        assert np.abs(views[a] - views[b]).mean() > ALIKE, (a, b)

"""Every part of the world has its own houses, each a named type in a named place.

Looked at is `card_art`, which test_card_art.py compares with what the engraver draws.
"""

import re
from itertools import combinations

import pytest

from cardwright import paths
from cardwright.drawing.scene.pathdata import bounds
from cardwright.drawing.scene.svg_in import motif
from engraver.nations import motifs
from engraver.nations.houses import HOUSES
from engraver.nations.houses.plot import HEIGHT, WIDTH

PLATES = [f"house-{number}-{part}" for part, houses in HOUSES.items() for number in houses]


def svg(stem: str) -> str:
    return paths.data("card_art", "nations", f"{stem}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("part", HOUSES)
def test_a_part_of_the_world_has_nine_houses_from_two_to_ten(part: str) -> None:
    assert sorted(HOUSES[part]) == list(range(2, 11))


def test_no_two_houses_are_the_same_drawing_or_bear_the_same_title() -> None:
    for one, other in combinations(PLATES, 2):
        assert svg(one) != svg(other)
        assert motif("nations", one).title != motif("nations", other).title


@pytest.mark.parametrize("stem", PLATES)
def test_a_title_names_a_type_and_then_a_place(stem: str) -> None:
    title = motif("nations", stem).title
    kind, _, place = title.partition(", ")
    assert kind.strip()
    assert place[:1].isupper()
    assert len(title) <= 60


@pytest.mark.parametrize("stem", PLATES)
def test_a_house_fills_its_plate_and_shows_one_colored_part(stem: str) -> None:
    scene = motif("nations", stem)
    assert (scene.width, scene.height) == (WIDTH, HEIGHT)
    text = svg(stem)
    assert 10_000 < len(text) < 60_000
    assert "f-accent" in text
    assert "f-ink" in text


@pytest.mark.parametrize("stem", PLATES)
def test_nothing_of_a_house_lies_beyond_its_plate(stem: str) -> None:
    for data in re.findall(r' d="([^"]*)"', svg(stem)):
        left, top, right, bottom = bounds(data)
        assert left >= 0
        assert top >= 0
        assert right <= 100 * WIDTH
        assert bottom <= 100 * HEIGHT


def test_every_house_is_the_motif_of_its_card() -> None:
    stems = {name for name in motifs() if re.fullmatch(r"house-\d+-[a-z]+", name)}
    assert stems == set(PLATES)


def test_lines_are_thick_enough_to_print() -> None:
    for stem in PLATES:
        widths = [float(w) for w in re.findall(r'stroke-width="([\d.]+)"', svg(stem))]
        assert min(widths) >= 13

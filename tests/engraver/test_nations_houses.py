"""Every part of the world has its own houses, each a named type in a named place."""

import re
from itertools import combinations

import pytest

from generator.engraver.nations import motifs
from generator.engraver.nations.houses import HOUSES
from generator.engraver.nations.houses.plot import HEIGHT, WIDTH
from generator.scene.pathdata import bounds

DRAWN = {
    (part, number): draw() for part, houses in HOUSES.items() for number, draw in houses.items()
}


@pytest.mark.parametrize("part", HOUSES)
def test_a_part_of_the_world_has_nine_houses_from_two_to_ten(part: str) -> None:
    assert sorted(HOUSES[part]) == list(range(2, 11))


def test_no_two_houses_are_the_same_drawing_or_bear_the_same_title() -> None:
    for one, other in combinations(DRAWN.values(), 2):
        assert one.svg() != other.svg()
        assert one.title != other.title


@pytest.mark.parametrize("house", DRAWN, ids=lambda house: f"{house[0]}-{house[1]}")
def test_a_title_names_a_type_and_then_a_place(house: tuple[str, int]) -> None:
    kind, _, place = DRAWN[house].title.partition(", ")
    assert kind.strip()
    assert place[:1].isupper()
    assert len(DRAWN[house].title) <= 60


@pytest.mark.parametrize("house", DRAWN, ids=lambda house: f"{house[0]}-{house[1]}")
def test_a_house_fills_its_plate_and_shows_one_colored_part(house: tuple[str, int]) -> None:
    plate = DRAWN[house]
    assert (plate.width, plate.height) == (WIDTH, HEIGHT)
    text = plate.svg()
    assert 10_000 < len(text) < 60_000
    assert "f-accent" in text
    assert "f-ink" in text


@pytest.mark.parametrize("house", DRAWN, ids=lambda house: f"{house[0]}-{house[1]}")
def test_nothing_of_a_house_lies_beyond_its_plate(house: tuple[str, int]) -> None:
    for data in re.findall(r' d="([^"]*)"', DRAWN[house].svg()):
        left, top, right, bottom = bounds(data)
        assert left >= 0
        assert top >= 0
        assert right <= 100 * WIDTH
        assert bottom <= 100 * HEIGHT


def test_every_house_is_the_motif_of_its_card() -> None:
    stems = {name for name in motifs() if re.fullmatch(r"house-\d+-[a-z]+", name)}
    assert stems == {f"house-{number}-{part}" for part, number in DRAWN}


def test_lines_are_thick_enough_to_print() -> None:
    for plate in DRAWN.values():
        widths = [float(w) for w in re.findall(r'stroke-width="([\d.]+)"', plate.svg())]
        assert min(widths) >= 13

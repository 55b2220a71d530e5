"""A man, a woman and children of each part of the world, each at a craft in a named place.

Looked at is `card_art`, which test_card_art.py compares with what the engraver draws.
"""

from itertools import combinations

import pytest

from cardwright import paths
from cardwright.drawing.scene.svg_in import motif
from cardwright.ledger import load_ledger
from engraver.nations import CAPTIONS
from engraver.nations.people import PEOPLE
from engraver.nations.people.ground import HEIGHT, WIDTH


def svg(stem: str) -> str:
    return paths.data("card_art", "nations", f"{stem}.svg").read_text(encoding="utf-8")


def test_every_part_of_the_world_has_a_man_a_woman_and_children() -> None:
    parts = [suit.id for suit in load_ledger("nations").suits]
    people = ("man", "woman", "children")
    assert sorted(PEOPLE) == sorted(f"{who}-{part}" for part in parts for who in people)


def test_no_two_pictures_are_the_same_drawing_or_bear_the_same_title() -> None:
    for one, other in combinations(PEOPLE, 2):
        assert svg(one) != svg(other)
        assert motif("nations", one).title != motif("nations", other).title


@pytest.mark.parametrize("stem", PEOPLE)
def test_a_title_names_what_is_made_and_then_the_place(stem: str) -> None:
    title = CAPTIONS[stem]
    craft, *_, place = title.split(", ")
    assert craft.strip()
    assert place[:1].isupper()
    assert len(title) <= 60
    assert motif("nations", stem).title == title


@pytest.mark.parametrize("stem", PEOPLE)
def test_people_are_engraved_in_three_tones_on_a_plate_of_one_size(stem: str) -> None:
    scene = motif("nations", stem)
    assert (scene.width, scene.height) == (WIDTH, HEIGHT)
    text = svg(stem)
    for ink in ("f-ink", "f-light", "f-accent"):
        assert ink in text


@pytest.mark.parametrize("stem", PEOPLE)
def test_nobody_is_cut_from_paper(stem: str) -> None:
    assert 'class="f-cut' not in svg(stem), "lights scratched into black paper"


def test_the_code_of_the_cut_paper_is_gone() -> None:
    folder = paths.data("card_art", "engraver", "nations")
    left = {path.stem for path in folder.glob("*.py")}
    assert not left & {"cutouts", "figures", "garments"}
    assert not [name for name in left if name.startswith("dress_")]

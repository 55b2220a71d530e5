"""The example decks: composers, animals, elements, cities and verbs, from list to workbook."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.building.own_decks import check
from cardwright.drawing.faces.plain import monograms
from cardwright.drawing.scene.inks import PALETTES
from cardwright.lessons.made import made_lessons
from cardwright.printing.books import HANDOUT, handouts_pdf
from tests.own_decks import EXAMPLES, example
from tests.own_decks.test_build import made
from tests.tiers import every, few

#: The cards of each example, and of its printed deck.
CARDS = {"cities": 52, "composers": 32, "elements": 48, "tiere": 32, "verbos": 12}


def test_there_is_an_example_of_each_kind() -> None:
    assert {path.name for path in EXAMPLES.iterdir()} == set(CARDS)


@pytest.mark.parametrize("name", CARDS)
def test_an_example_has_no_fault_and_all_its_cards(name: str) -> None:
    found = check(EXAMPLES / name)
    assert [str(one) for one in found.findings if not one.doubtful] == []
    assert len(example(name).authors) == CARDS[name]


@pytest.mark.full
@pytest.mark.parametrize("name", every(5, CARDS, start=3))
def test_an_example_has_a_workbook(name: str) -> None:
    ledger = example(name)
    sheets = {sheet.id.rpartition("-")[0] or sheet.id for sheet in made_lessons(ledger)}
    assert {"ask", "certain", "quiz"} <= sheets
    assert handouts_pdf(ledger, HANDOUT, PALETTES["color"])


@pytest.mark.deep
@pytest.mark.parametrize("name", few(4, CARDS))
def test_an_example_is_built_whole(name: str, tmp_path: Path) -> None:
    done = made("build", EXAMPLES / name, tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / name / "deck-a4.pdf").stat().st_size > 10_000


def test_cards_without_pictures_have_letters_of_their_own() -> None:
    letters = monograms(example("cities"))
    assert len(set(letters.values())) == len(letters)
    assert (letters["munchen"], letters["madrid"], letters["malmo"]) == ("Mü", "Mad", "Mal")
    assert letters["budapest"] == "Bud"


@pytest.mark.parametrize("name", ["cities", "composers", "tiere", "verbos"])
def test_no_two_cards_have_the_same_letters(name: str) -> None:
    letters = monograms(example(name))
    assert len(set(letters.values())) == len(letters)


def test_names_that_begin_alike_are_told_apart_by_a_later_letter() -> None:
    letters = monograms(example("tiere"))
    assert (letters["eisvogel"], letters["eisbar"]) == ("Ev", "Eb")


def test_the_letter_of_a_group_is_that_of_its_first_word_with_a_meaning() -> None:
    assert [suit.letter for suit in example("tiere").suits] == [
        *("W", "V", "Wa", "I", "H", "M", "S", "E")
    ]

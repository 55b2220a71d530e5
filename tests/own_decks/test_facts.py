"""Columns with facts of the list’s own: Latin name, Habitat, Wingspan."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from cardwright.building.own_decks import check
from cardwright.drawing.faces import front
from cardwright.drawing.faces.descriptions import describe_card
from cardwright.drawing.scene.model import Text
from cardwright.engine.cards import deck_pack
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import own_card
from cardwright.lessons.made import made_lessons
from cardwright.lists.columns import FACTS, HEADINGS
from cardwright.lists.ledgers import ledger_of
from tests.own_decks import written

#: Names of animals by group, with a fact about each.
ANIMALS: Mapping[str, Mapping[str, str]] = {
    "Birds": {"Eagle": "Aquila", "Robin": "Erithacus", "Heron": "Ardea", "Crane": "Grus"},
    "Fish": {"Salmon": "Salmo", "Cod": "Gadus", "Pike": "Esox", "Perch": "Perca"},
}


def rows(heading: str, *, work: bool = False) -> list[str]:
    """The lines of a list of animals; with a column Work that says nothing of them."""
    facts = ((group, name, fact) for group, of in ANIMALS.items() for name, fact in of.items())
    lines = [",".join(fact) for fact in facts]
    if not work:
        return [f"Group,Name,{heading}", *lines]
    return [f"Group,Name,{heading},Work", *(f"{line},Opus {n}" for n, line in enumerate(lines))]


def listed(folder: Path, lines: list[str], settings: str = "") -> Ledger:
    found = check(written(folder, lines, settings))
    assert not [finding for finding in found.findings if not finding.doubtful]
    return ledger_of(found.deck, {})


def asked(ledger: Ledger) -> list[str]:
    """The titles and questions of the worksheets."""
    sheets = made_lessons(ledger)
    return [text for each in sheets for text in (each.title, *(q.question for q in each.questions))]


def facts(ledger: Ledger) -> Mapping[str, tuple[str, ...]]:
    return {author.name: own_card(ledger, author.id).facts for author in ledger.authors}


@pytest.mark.parametrize("heading", ["Latin name", "SCIENTIFIC NAME"])
def test_a_known_heading_that_is_no_work_names_the_questions(heading: str, tmp_path: Path) -> None:
    ledger = listed(tmp_path, rows(heading))
    assert facts(ledger)["Eagle"] == ("Aquila",)
    texts = asked(ledger)
    assert f"{heading}: “Aquila”. Which card is it?" in texts
    assert {f"{heading}: which card is it?", f"{heading}: match the cards"} <= {*texts}
    assert not [text for text in texts if "work" in text]


def test_works_are_still_called_works(tmp_path: Path) -> None:
    assert "Which card has the work “Aquila”?" in asked(listed(tmp_path, rows("Work")))


def test_settings_name_any_columns_beside_those_that_are_known(tmp_path: Path) -> None:
    first, *others = rows("Latin name", work=True)
    lines = [f"{first},Wingspan", *(f"{line},{n} cm" for n, line in enumerate(others))]
    ledger = listed(tmp_path, lines, 'facts = ["wingspan"]\n')
    assert facts(ledger)["Pike"] == ("Esox", "6 cm")
    assert "Wingspan: “6 cm”. Which card is it?" in asked(ledger)
    assert "Which card has the work “Opus 6”?" in asked(ledger)
    described = describe_card(ledger, (card := deck_pack(ledger)[6]), front(ledger, card))
    assert "Opus 6 · Esox · 6 cm" in described.sentence
    texts = [item.text for item in front(ledger, card).items if isinstance(item, Text)]
    assert {"Opus 6 · Esox · 6 cm", "Pike"} <= {*texts}


def test_an_unknown_column_says_how_it_is_printed(tmp_path: Path) -> None:
    found = check(written(tmp_path, rows("Habitat"))).findings
    advice = 'it is left out; to print it, write facts = ["Habitat"] in deck.toml'
    assert [finding.advice for finding in found if "“Habitat”" in finding.what] == [advice]


def test_a_setting_that_names_no_column_is_a_fault(tmp_path: Path) -> None:
    found = check(written(tmp_path, rows("Habitat"), 'facts = ["Habitats"]\n')).findings
    (fault,) = (finding for finding in found if not finding.doubtful)
    assert str(fault).startswith(
        "deck.toml: facts: the list has no column “Habitats”; did you mean"
    )


@pytest.mark.parametrize("language", ["de", "es", "fr", "it", "nl"])
def test_each_language_knows_a_latin_name(language: str, tmp_path: Path) -> None:
    usual = HEADINGS[language]  # type: ignore[index]  # a name among those of HEADINGS
    lines = rows(FACTS[language][0])  # type: ignore[index]
    lines[0] = lines[0].replace("Group,Name", f"{usual['group'][0]},{usual['name'][0]}")
    ledger = listed(tmp_path, lines)
    assert ledger.own_deck
    assert ledger.own_deck.language == language
    (fact,) = ledger.own_deck.facts
    assert any(fact in text and "Aquila" in text for text in asked(ledger))


def test_facts_that_are_too_long_for_one_line_have_a_second(tmp_path: Path) -> None:
    first, *others = rows("Latin name", work=True)
    lines = [f"{first},Habitat", *(f"{line},woods beside rivers and lakes" for line in others)]
    ledger = listed(tmp_path, lines, 'facts = ["Habitat"]\n')
    card = deck_pack(ledger)[6]
    texts = [item for item in front(ledger, card).items if isinstance(item, Text)]
    upper, lower = (
        next(text for text in texts if text.text == words)
        for words in ("Opus 6", "Esox · woods beside rivers and lakes")
    )
    assert 3 < lower.y - upper.y < 4


def test_a_name_is_marked_in_a_group_whose_names_have_no_room_in_columns(tmp_path: Path) -> None:
    names = ("Great spotted woodpecker", "Middle spotted woodpecker", "Black woodpecker")
    lines = ["Group,Name", *(f"Birds,{name}" for name in names), *(f"Fish,{n}" for n in "abc")]
    ledger = listed(tmp_path, lines)
    card = deck_pack(ledger)[1]
    low = [i for i in front(ledger, card).items if isinstance(i, Text) and 74 < i.y < 83]
    assert " ".join(i.text for i in low if i.font == "bold") == names[1]
    assert {i.ink for i in low if i.font == "bold"} != {"ink"}
    assert {i.font for i in low if i.font != "bold"} == {"italic"}


RIVERS = [
    "Group,Name,Country,Length (in km),Text",
    "Africa,Nile,Egypt,6650,Long.",
    "Africa,Niger,Mali,4180,Bent.",
    "Africa,Congo,Congo,4700,Deep.",
    "Asia,Ganges,India,2525,Holy.",
    "Asia,Mekong,China,4350,Broad.",
    "Asia,Indus,Pakistan,3180,Old.",
]
BOTH = 'facts = ["Country", "Length (in km)"]\n'


def doubts(folder: Path, lines: list[str], settings: str = "") -> list[str]:
    found = check(written(folder, lines, settings)).findings

    return [str(each) for each in found if not each.assumed]


def test_a_unit_in_a_heading_is_printed_behind_each_number(tmp_path: Path) -> None:
    ledger = listed(tmp_path, RIVERS, BOTH)
    assert facts(ledger)["Nile"] == ("Egypt", "6650 km")
    assert "Length: “6650 km”. Which card is it?" in asked(ledger)
    without = listed(tmp_path, RIVERS, 'facts = ["Length"]\n')
    assert facts(without)["Nile"] == ("6650 km",)


def test_the_advice_for_two_columns_is_one_line_of_the_settings(tmp_path: Path) -> None:
    told = [each for each in doubts(tmp_path, RIVERS) if "is not known" in each]
    assert len(told) == 2
    assert all(BOTH.strip() in each for each in told)
    more = doubts(tmp_path, RIVERS, 'facts = ["Country"]\n')
    (told_of_one,) = [each for each in more if "is not known" in each]
    assert BOTH.strip() in told_of_one


def test_what_a_card_lacks_and_what_is_no_number_is_named(tmp_path: Path) -> None:
    lines = [line.replace("4180,Bent.", ",Bent.") for line in RIVERS]
    (told,) = doubts(tmp_path, lines, BOTH)
    assert "row 3, Length: is empty" in told
    odd = [line.replace("4180", "ca. 4180") for line in RIVERS]
    (told,) = doubts(tmp_path, odd, BOTH)
    assert "row 3, Length: “ca. 4180” is no number, and most of the others are" in told
    text = [line.removesuffix("Bent.") for line in RIVERS]
    (told,) = doubts(tmp_path, text, BOTH)
    assert "row 3, Text: is empty" in told


def test_two_facts_have_two_lines_where_one_is_too_short(tmp_path: Path) -> None:
    wide = "China, Laos, Thailand, Cambodia, Burma"
    lines = [line.replace("China,4350", f'"{wide}",4350') for line in RIVERS]
    ledger = listed(tmp_path, lines, BOTH)
    card = next(card for card in deck_pack(ledger) if card.name.endswith("Mekong"))
    texts = [item.text for item in front(ledger, card).items if isinstance(item, Text)]
    assert {wide, "4350 km"} <= {*texts}
    lines = [line.replace(wide, f"{wide} and Vietnam") for line in lines]
    (told,) = doubts(tmp_path, lines, BOTH)
    assert "row 6, Country: " in told
    assert re.search("it has 50 characters, and about 4[0-9] fit", told)


def test_a_group_is_not_taken_for_one_that_is_full(tmp_path: Path) -> None:
    lines = [*RIVERS, "Asia Minor,Halys,Turkey,1355,Red."]
    (told,) = [each for each in doubts(tmp_path, lines, BOTH) if "Asia Minor" in each]
    assert "did you mean" not in told

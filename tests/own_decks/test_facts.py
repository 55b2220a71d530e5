"""A column that a list calls something else than works: Latin name, Habitat."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from cardwright.building.own_decks import check
from cardwright.ledger import Ledger
from cardwright.lessons.made import made_lessons
from cardwright.lists.columns import HEADINGS
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


def works(ledger: Ledger) -> Mapping[str, str]:
    return {author.name: author.work for author in ledger.authors}


@pytest.mark.parametrize("heading", ["Latin name", "SCIENTIFIC NAME"])
def test_a_known_heading_that_is_no_work_names_the_questions(heading: str, tmp_path: Path) -> None:
    ledger = listed(tmp_path, rows(heading))
    assert works(ledger)["Eagle"] == "Aquila"
    texts = asked(ledger)
    assert f"{heading}: “Aquila”. Which card is it?" in texts
    assert {f"{heading}: which card is it?", f"Names, and more: {heading}"} <= {*texts}
    assert not [text for text in texts if "work" in text]


def test_works_are_still_called_works(tmp_path: Path) -> None:
    assert "Which card has the work “Aquila”?" in asked(listed(tmp_path, rows("Work")))


def test_a_setting_names_any_column_whose_facts_are_printed(tmp_path: Path) -> None:
    ledger = listed(tmp_path, rows("Habitat", work=True), 'fact = "habitat"\n')
    assert works(ledger)["Pike"] == "Esox"
    assert "Habitat: “Esox”. Which card is it?" in asked(ledger)


def test_an_unknown_column_says_how_it_is_printed(tmp_path: Path) -> None:
    alone = check(written(tmp_path, rows("Habitat"))).findings
    advice = 'it is left out; to print it, write fact = "Habitat" in deck.toml'
    assert [finding.advice for finding in alone if "“Habitat”" in finding.what] == [advice]
    beside = check(written(tmp_path, rows("Habitat", work=True))).findings
    assert [f.advice for f in beside if "“Habitat”" in f.what] == ["it is left out"]


def test_a_setting_that_names_no_column_is_a_fault(tmp_path: Path) -> None:
    found = check(written(tmp_path, rows("Habitat"), 'fact = "Habitats"\n')).findings
    (fault,) = (finding for finding in found if not finding.doubtful)
    assert str(fault).startswith("deck.toml: fact: the list has no column “Habitats”; did you mean")


@pytest.mark.parametrize("language", ["de", "es", "fr", "it", "nl"])
def test_each_language_knows_a_latin_name(language: str, tmp_path: Path) -> None:
    usual = HEADINGS[language]  # type: ignore[index]  # a name among those of HEADINGS
    lines = rows(usual["work"][1])
    lines[0] = lines[0].replace("Group,Name", f"{usual['group'][0]},{usual['name'][0]}")
    ledger = listed(tmp_path, lines)
    assert ledger.own_deck
    assert ledger.own_deck.language == language
    assert ledger.own_deck.fact == usual["work"][1]
    assert any(usual["work"][1] in text and "Aquila" in text for text in asked(ledger))

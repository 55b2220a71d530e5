"""`cardwright explain` shows a clause and every line that names it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cardwright.building.citations import citations, find_clause
from cardwright.cli.group import run
from cardwright.errors import UsageError
from cardwright.ledger import load_ledger

ROOT = Path(__file__).parents[2]
CLAUSE = "COURT-2H-R4b"


def test_a_clause_is_printed_with_what_rests_on_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", CLAUSE.lower()]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"{CLAUSE}, {load_ledger('court').clause(CLAUSE).place}: Once the round")
    assert "a rule of Two-handed Court, Three-handed Court" in told
    for kind in ("ledger", "code", "judged", "guides", "lessons", "pages", "tests"):
        assert f"\n\n{kind}\n  " in told
    assert f'"{CLAUSE}", "' in told, "the judge's sentence stands behind the id"
    assert '("strays", False, _strays),' in told, "the question that decides on it"
    for place in (
        "tests/vectors/court.toml:",
        "tests/lessons/claims.toml:",
        "site/docs/compare.md:",
    ):
        assert f"  {place}" in told
    assert '["to-the-last-couplet", ' in told, "a lesson that shows the sentence"
    assert re.search(r"\n  tests/playthroughs/[\w-]+\.txt: and \d+ more\n", told)


def test_every_line_that_is_told_names_the_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", CLAUSE, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["id"], told["kind"]) == ("court", CLAUSE, "rule")
    assert told["citations"]
    kinds = set()
    for line in told["citations"]:
        text = (ROOT / line["file"]).read_text("utf-8", "replace").split("\n")[line["line"] - 1]
        assert (CLAUSE in text) != (line["kind"] == "judged")
        assert ">>>" not in text, "an example says nothing about the clause"
        kinds.add(line["kind"])
    assert "judged" in kinds


@pytest.mark.deep
def test_a_longer_id_is_another_clause() -> None:
    one, ten = (
        {(line.file, line.line) for line in citations(*find_clause(f"COURT-B{n}"))} for n in (1, 10)
    )
    assert one
    assert ten - one


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("COURT-2H-R4", "its parts: COURT-2H-R4a, COURT-2H-R4b, COURT-2H-R4c, COURT-2H-R4d"),
        ("COURT-2H-R4x", "did you mean “COURT-2H-R4"),
    ],
)
def test_an_unknown_clause_is_told_with_its_parts_or_the_nearest(name: str, hint: str) -> None:
    with pytest.raises(UsageError, match=f"there is no clause “{name}”") as caught:
        run(["explain", name])
    assert caught.value.hint.startswith(hint)


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("The Star Suit is led, and you have cards of it: play the Map of Asia.", "NAT-10, “To"),
        pytest.param(
            "the COURT color is  led: you follow, and hold nothing",
            "COURT-B29, ",
            marks=pytest.mark.deep,
        ),
        pytest.param(
            "Cy wins the trick: the Ace of Spades is a trump.", "S66-X6, ", marks=pytest.mark.deep
        ),
        (
            "you must follow the red esquire and take",
            "COURT-2H-R4b: You must follow the {led:card}",
        ),
    ],
)
def test_a_clause_is_found_by_what_is_said(
    sentence: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["explain", sentence]) == 0
    assert capsys.readouterr().out.startswith(told)


def test_several_sentences_alike_are_all_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", "is led", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert "COURT-4H-6" in told
    assert all("is led" in sentence for sentence in told.values())
    with pytest.raises(UsageError, match="no sentence resembles “nobody ever said”"):
        run(["explain", "nobody ever said"])

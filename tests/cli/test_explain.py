"""`cardwright explain` shows a clause and every line that names it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwright.building.citations import citations
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
    for kind in ("ledger", "code", "guides", "lessons", "tests"):
        assert f"\n\n{kind}\n  " in told
    assert f'"{CLAUSE}", "' in told, "the judge's sentence stands behind the id"


def test_every_line_that_is_told_names_the_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", CLAUSE, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["id"], told["kind"]) == ("court", CLAUSE, "rule")
    assert told["citations"]
    for line in told["citations"]:
        text = (ROOT / line["file"]).read_text("utf-8").splitlines()[line["line"] - 1]
        assert CLAUSE in text


def test_a_longer_id_is_another_clause() -> None:
    one, ten = ({(line.file, line.line) for line in citations(f"COURT-B{n}")} for n in (1, 10))
    assert one
    assert ten - one


def test_an_unknown_clause_is_told_with_the_nearest() -> None:
    with pytest.raises(UsageError, match="there is no clause “COURT-2H-R4”") as caught:
        run(["explain", "COURT-2H-R4"])
    assert "did you mean" in caught.value.hint

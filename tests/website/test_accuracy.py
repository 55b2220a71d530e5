"""The figures on hints and reviews are those that the command printed, and hold what we say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwright import paths
from cardwright.engine.accuracy import measure_accuracy
from cardwright.engine.library import load_game
from cardwright.ledger.games import GAMES
from cardwright.website.accuracy import accuracy

ROWS = [
    json.loads(line)
    for line in paths.data("site", "accuracy.jsonl").read_text("utf-8").splitlines()
]


def test_every_game_was_measured_in_its_first_form() -> None:
    assert [row["game"] for row in ROWS] == list(GAMES)
    assert [row["form"] for row in ROWS] == [load_game(game).forms[0] for game in GAMES]
    for row in ROWS:
        assert sum(row["kinds"].values()) == row["positions"]
        assert row["kinds"].get("costly", 0) == row["costly"]["pairs"]


def test_no_figure_speaks_against_reviews_or_hints() -> None:
    """Wherever the figures can tell: no interval of 95 % is below zero."""
    for row in ROWS:
        for pairs in (row["costly"], row["hints"]):
            assert not pairs["pairs"] or pairs["points"]["high"] >= 0, row["game"]


def test_the_page_shows_the_figures_of_the_file(site: Path) -> None:
    page = (site / "checked.html").read_text("utf-8")
    assert 'id="judgments"' in page
    for one in accuracy():
        for figure in (one.positions, one.claimed, one.lost, one.gain):
            assert f">{figure}<" in page


@pytest.mark.long
@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["game"]))
def test_the_command_would_print_it_again(row: dict[str, object]) -> None:
    form = load_game(str(row["game"])).form(str(row["form"]))
    again = measure_accuracy(form, int(str(row["deals"])), int(str(row["seed"]))).to_dict()
    assert again == {name: row[name] for name in again}

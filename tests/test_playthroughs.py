"""Whole deals, written out for a person to read against the rules, and compared exactly.

`pytest tests/test_playthroughs.py --update-playthroughs` writes them anew, from the record on the
second line of each; in place of one that was deleted another deal is chosen.
"""

import difflib
from collections import Counter
from pathlib import Path

import pytest

from cardwright.engine import Record
from cardwright.engine.record_files import read_record
from tests.playthroughs.chosen import EACH, choose, forms
from tests.playthroughs.page import page

FOLDER = Path(__file__).parent / "playthroughs"
LONGEST = 40_000  # bytes of one


def read(path: Path) -> Record:
    return read_record(str(path), line=2)


@pytest.fixture(scope="module", autouse=True)
def _update(request: pytest.FixtureRequest) -> None:
    if not request.config.getoption("--update-playthroughs"):
        return
    for game, form in forms():
        for number in range(1, EACH + 1):
            path = FOLDER / f"{game}-{form}-{number}.txt"
            record = read(path) if path.exists() else choose(game, form, number)
            path.write_text(page(record), encoding="utf-8")


def test_every_playthrough_is_still_what_is_played() -> None:
    changed: list[str] = []
    for path in sorted(FOLDER.glob("*.txt")):
        written = path.read_text(encoding="utf-8")
        played = page(read(path))
        changed += difflib.unified_diff(
            written.splitlines(), played.splitlines(), path.name, "played now", lineterm=""
        )
    assert not changed, "\n".join([*changed, "Meant so? pytest --update-playthroughs"])


def test_every_form_has_its_playthroughs_and_each_is_short_enough_to_read() -> None:
    paths = sorted(FOLDER.glob("*.txt"))
    have = Counter(path.stem.rpartition("-")[0] for path in paths)
    wanted = {f"{game}-{form}": EACH for game, form in forms()}
    assert have == wanted, "pytest --update-playthroughs writes what is missing"
    assert {path.name for path in paths if len(path.read_bytes()) > LONGEST} == set()


def test_a_playthrough_shows_a_deal_from_its_first_move_to_its_end() -> None:
    for path in FOLDER.glob("*.txt"):
        assert "is to move" not in path.read_text(encoding="utf-8").rpartition("END")[2]

"""The games are played in Firefox, too: whole deals by keyboard, and the score is the engine's."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator

import pytest

from cardwright.engine.session import Session
from tests.browser.conftest import AT_ONCE, Host, missing
from tests.browser.firefox import PROGRAM, Firefox, played
from tests.contract.plays import Table
from tests.engine.sessions import opening
from tests.serving import stored_key
from tests.tiers import few

pytestmark = [pytest.mark.browser, pytest.mark.deep]

#: A form of each game.
TABLES = [
    Table("nations", "four-handed"),
    Table("court", "two-handed"),
    Table("portrait-authors", "easy"),
    Table("card-tennis", "singles"),
    Table("sixty-six", "two-handed"),
]


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory, host: Host) -> Iterator[Firefox]:
    """Firefox without a screen; whatever pages log in it fails the tests."""
    if not shutil.which(PROGRAM):
        missing(f"{PROGRAM} is not installed")
    with Firefox(tmp_path_factory.mktemp("firefox")) as window:
        window.go(f"{host.address}about.html")  # a table reads the settings when it comes
        window.run(f"() => {AT_ONCE}")
        yield window
    assert window.said == []


@pytest.mark.parametrize("table", few(3, TABLES))
def test_a_whole_deal_is_played_by_keyboard(firefox: Firefox, host: Host, table: Table) -> None:
    match = opening(table, "person", *["beginner"] * 7, seed=8)
    played(firefox, f"{host.address}{table.game}/play.html", match)

    key = stored_key(f"play.{table.game}", host.address)
    stored = firefox.run(f"() => localStorage.getItem('{key}')")
    session = Session()
    assert "error" not in session.answer({"do": "begin", **json.loads(stored)["match"]})
    end = session.answer({"do": "end"})
    shown = firefox.run("() => document.querySelector('.ended').innerText")
    for line in end["sheet"]:
        if line["deal"] == end["deal"]:
            assert line["reason"].lower() in shown.lower()
    for score in end["score"]:
        assert f"{score['who']} {score['points']}" in shown

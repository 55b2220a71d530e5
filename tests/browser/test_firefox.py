"""The games are played in Firefox, too: whole deals by keyboard, and the score is the engine's."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator

import pytest

from generator.engine.session import Session
from tests.browser.conftest import AT_ONCE, Host, missing
from tests.browser.firefox import PROGRAM, Firefox
from tests.contract.plays import Table
from tests.engine.sessions import opening

pytestmark = [pytest.mark.browser, pytest.mark.deep]

#: A form of each game.
TABLES = [
    Table("nations", "four-handed"),
    Table("court", "two-handed"),
    Table("portrait-authors", "easy"),
    Table("card-tennis", "singles"),
    Table("sixty-six", "two-handed"),
]
#: The match of a link, and from now on a count of what the page has asked for and not been given.
SIT = """() => {
  const ask = window.fetch;
  window.asking = 0;
  window.fetch = (...what) => {
    window.asking += 1;
    return ask(...what).finally(() => { window.asking -= 1; });
  };
  const bytes = new TextEncoder().encode(JSON.stringify(%s));
  location.hash = `deal=${btoa(String.fromCharCode(...bytes))}`;
}"""
#: Whether all that the page keeps has come: what it asks for when it is left, it asks for in vain.
KEPT = "() => window.asking === 0 && document.querySelector('.kept').textContent"
#: The button that begins the match of a link, pressed.
BEGIN = """() => {
  const found = [...document.querySelectorAll("button")]
    .find((one) => one.textContent.trim() === "Play the match of this link");
  found?.focus();
  return Boolean(found);
}"""
#: What there is to be done, with the focus on the first of it; “over” when the deal is.
NEXT = """() => {
  if (document.querySelector(".ended")) return "over";
  const line = document.querySelector(".turn-line");
  if (!line || !/t is your turn/.test(line.textContent)) return null;
  for (const what of [".own .one", ".wanted .one", ".deeds button:not(.main)"]) {
    const found = document.querySelector(`.board ${what}:not([aria-disabled])`);
    if (!found) continue;
    line.textContent = "";
    found.focus();
    return "now";
  }
  return null;
}"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory, host: Host) -> Iterator[Firefox]:
    """Firefox without a screen; whatever pages log in it fails the tests."""
    if not shutil.which(PROGRAM):
        missing(f"{PROGRAM} is not installed")
    with Firefox(tmp_path_factory.mktemp("firefox")) as window:
        window.go(f"{host.address}404.html")  # a table reads the settings when it comes
        window.run(f"() => {AT_ONCE}")
        yield window
    assert window.said == []


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_deal_is_played_by_keyboard(firefox: Firefox, host: Host, table: Table) -> None:
    match = opening(table, "person", *["learner"] * 7, seed=8)
    told = {name: value for name, value in match.items() if name != "do"}
    firefox.go(f"{host.address}{table.game}/play.html")
    firefox.run(SIT % json.dumps(told))
    firefox.until(BEGIN)
    firefox.enter()
    while firefox.until(NEXT) != "over":
        firefox.enter()
    firefox.until(KEPT)

    stored = firefox.run(f"() => localStorage.getItem('cardwright:/play.{table.game}')")
    session = Session()
    assert "error" not in session.answer({"do": "begin", **json.loads(stored)["match"]})
    end = session.answer({"do": "end"})
    shown = firefox.run("() => document.querySelector('.ended').innerText")
    for line in end["sheet"]:
        if line["deal"] == end["deal"]:
            assert line["reason"].lower() in shown.lower()
    for score in end["score"]:
        assert f"{score['who']} {score['points']}" in shown

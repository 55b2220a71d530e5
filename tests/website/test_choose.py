"""The page “Choose a game”: its data are whole, and the games have what the ledgers say."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from mkdocs.utils.meta import get_data

from cardwright import paths
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.website.companies import companies
from tests.website.reading import PageRead

Pages = dict[str, PageRead]
PAGE = "choose.html"


def head() -> dict[str, Any]:
    _, found = get_data(paths.data("site", "docs", "choose.md").read_text("utf-8"))
    return dict(found)


def test_every_game_has_a_mood_and_every_mood_a_game() -> None:
    told = head()
    assert {*told["feel"]} == {*GAMES}
    moods = [mood for game in told["feel"].values() for mood in game["moods"]]
    assert {*moods} == {*told["moods"]}
    assert all(game["moods"] for game in told["feel"].values())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_filtered_by_its_ledger(pages: Pages, game: str) -> None:
    ledger = load_ledger(game)
    boxes = [box for box in pages[PAGE].all("li") if "pick" in (box.get("class") or "")]
    assert len(boxes) == len(GAMES)
    box = boxes[GAMES.index(game)]
    assert box["data-players"] == " ".join(map(str, ledger.players))
    assert box["data-minutes"] == str(ledger.minutes)
    assert box["data-age"] == str(ledger.age)
    assert box["data-mood"] == " ".join(head()["feel"][game]["moods"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_leads_to_play_learn_and_print(pages: Pages, game: str) -> None:
    links = {link.get("href") for link in pages[PAGE].all("a")}
    assert {f"{game}/{part}.html" for part in ("play", "learn", "print")} <= links
    assert f"{game}.html" in links


def test_every_number_of_players_can_be_chosen(pages: Pages) -> None:
    numbers = sorted({number for game in GAMES for number in load_ledger(game).players})
    assert numbers == [*range(2, 9)]
    text = " ".join(pages[PAGE].text.split())
    assert " ".join(map(str, numbers)) in text


@pytest.mark.parametrize("game", GAMES)
def test_a_player_sits_out_only_if_the_law_says_so(pages: Pages, game: str) -> None:
    ledger = load_ledger(game)
    (three,) = companies(ledger, [3])
    forms = [form.name for form in ledger.forms if 3 in form.seats]
    takes_none = any(
        "takes none" in clause.text and list(clause.forms) == forms for clause in ledger.clauses
    )
    assert ("sits out" in three.text) == takes_none == (game in {"court", "sixty-six"})
    assert three.text in pages[PAGE].text
    if not forms:
        assert three.text.startswith("No rules for three: ")
        assert three.tables == ()


def test_more_people_sit_at_several_tables_with_a_deck_each(pages: Pages) -> None:
    found = {
        game: {each.number: each.tables for each in companies(load_ledger(game), range(2, 9))}
        for game in GAMES
    }
    assert found["court"] == {2: (2,), 3: (3,), 4: (4,), 5: (3, 2), 6: (3, 3), 7: (4, 3), 8: (4, 4)}
    assert found["sixty-six"] == found["court"]
    assert found["nations"] == {4: (4,), 8: (4, 4)} | dict.fromkeys((2, 3, 5, 6, 7), ())
    assert found["card-tennis"] == {2: (2,), 4: (4,), 6: (4, 2), 8: (4, 4)} | dict.fromkeys(
        (3, 5, 7), ()
    )
    assert found["portrait-authors"] == {number: (number,) for number in range(2, 9)}
    assert "Two tables, with a deck each: 3 and 2 players." in pages[PAGE].text


def test_the_page_is_light(site: Path) -> None:
    assert len(gzip.compress((site / PAGE).read_bytes())) <= 30 * 1024

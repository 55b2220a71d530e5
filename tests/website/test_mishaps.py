"""Mishaps at the table: the words of players lead to the rules of each game that settle them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.website.search_index import index, mishaps, synonyms
from tests.website.test_questions import results

#: What visitors type, and the games whose law has a rule on it.
ASKED = {
    "wrong card": {"court", "sixty-six", "nations"},
    "forgot to follow": {"court", "sixty-six", "nations"},
    "can I take it back": {"court", "sixty-six", "nations"},
    "tie": {*GAMES},
    "misdeal": {"sixty-six"},
    "out of turn": {"sixty-six"},
    "forgot to draw": {"court", "sixty-six"},
    "drew two cards": {"sixty-six"},
    "look at the last trick": {"court", "sixty-six"},
    "false declaration": {"court", "sixty-six"},
    "said no but had the card": {"portrait-authors"},
    "pack runs out": {"court", "sixty-six", "card-tennis", "portrait-authors"},
}


def named(asked: str, game: str) -> set[str]:
    """The ids of the rules of a game that settle a mishap that has this name."""
    return {name for name, words in mishaps(game).items() if asked in words}


@pytest.mark.parametrize("game", GAMES)
def test_a_mishap_names_rules_that_the_law_has(game: str) -> None:
    ledger = load_ledger(game)
    known = {clause.id for clause in ledger.clauses} | {each.id for each in ledger.questions}
    assert mishaps(game).keys() <= known
    for one in synonyms()["mishap"]:
        assert one.keys() <= {"asked", *GAMES}


def test_every_mishap_that_is_asked_for_has_its_rules() -> None:
    for asked, games in ASKED.items():
        plain = asked.removeprefix("can I ")
        assert {game for game in GAMES if named(plain, game)} == games, asked


def test_the_search_has_the_words_too(site: Path) -> None:
    """With the name of a game, a mishap leads to its law."""
    asked = [(words, game) for words, games in ASKED.items() for game in sorted(games)]
    titles = {game: load_ledger(game).title for game in GAMES}
    found = results(site, [f"{words} {titles[game]}" for words, game in asked])
    missed = [
        (words, game, shown)
        for (words, game), shown in zip(asked, found, strict=True)
        if not any(place.startswith((f"{game}/law", f"{game}/rules")) for place, _ in shown)
    ]
    assert missed == []
    rules = {entry.title: entry.asked for entry in index(load_ledger("nations"))}
    assert "wrong card" in rules["NAT-B9"]

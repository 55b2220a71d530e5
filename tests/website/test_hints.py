"""What a beginner is told to notice: each hint comes up in play, and a wrong one is named."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from cardwright import paths
from cardwright.engine.library import load_game
from cardwright.engine.session import Session
from cardwright.errors import GuideError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.website.hints import deeds, hints
from tests.contract.plays import Table, recommended
from tests.engine.sessions import ask, begun, by_lot, moves, opening
from tests.tiers import every


def turns(table: Table, seed: int) -> Iterator[tuple[str, set[str]]]:
    """What a person is asked in a deal, and the clauses cited since the last time."""
    message = opening(table, "person", *["beginner"] * 7, seed=seed)
    session, cited = begun(message), set(Session().answer(message)["clauses"])
    look = ask(session, "look", seat=0)
    for answer in moves(session, by_lot(Random(seed).random)):
        if answer["did"]["seat"] == 0:
            yield look["question"], cited
            cited = set()
        cited |= set(answer["clauses"])
        if answer["to_move"] == 0:
            look = ask(session, "look", seat=0)


@pytest.mark.parametrize("game", every(3, GAMES))
def test_each_hint_comes_up_in_play(game: str) -> None:
    missed = list(hints(load_ledger(game)))
    assert 5 <= len(missed) <= 8
    tables = [table for table in recommended() if table.game == game]
    for seed, table in product(range(60), tables):
        for question, cited in turns(table, seed):
            missed = [
                hint
                for hint in missed
                if hint.question not in ("", question) or (hint.after and hint.after not in cited)
            ]
        if not missed:
            return
    pytest.fail(f"never told: {missed}")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            '[[hint]]\nafter = "COURT-9"\ntext = "Look."',
            "hint 1: after: there is no clause COURT-9",
        ),
        ('[[hint]]\nwhen = "lead"\ntext = "Look."', "hint 1: has unknown fields"),
        ('[[hint]]\nquestion = "lead"', "hint 1: has unknown fields"),
        ("[[hint]]\ntext = 7", "hint 1: text: is not a string"),
        ('hint = "Look."', "must contain only hints"),
        ("[[hint]\n", "court.hints.toml"),
    ],
)
def test_a_wrong_hint_is_named(
    text: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "court.hints.toml"
    path.write_text(text)
    monkeypatch.setattr(paths, "data", lambda *_: path)
    with pytest.raises(GuideError, match=r"court\.hints\.toml") as caught:
        hints(load_ledger("court"))
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("game", "action", "says", "told"),
    [
        ("court", "z", "close the talon", "your opponent scores 2, or 3 if they have no couplet"),
        ("court", "60", "declare sixty", "With less, your opponent scores at least 2"),
        ("sixty-six", "z", "close the stock", "scores 1 or 2, or 3 if they have no trick"),
        ("sixty-six", "66", "declare sixty-six", "With less, your opponent scores at least 2"),
    ],
)
def test_it_is_told_what_a_deed_comes_to(game: str, action: str, says: str, told: str) -> None:
    """With the figures of the ledger, of the deed that the notation means."""
    form = load_game(game).form("two-handed")
    state = form.deal(1)
    assert form.describe(form.parse(action, state), state) == says
    assert told in deeds(load_ledger(game))[action].text


@pytest.mark.parametrize(
    "deed",
    [
        'text = "It ends."',
        'action = "z"\ntext = "It ends."',
        'action = "z"\ntext = "It ends."\ncost = "One."\nwhy = "x"',
    ],
)
def test_a_wrong_deed_is_named(deed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "court.hints.toml").write_text(f"hint = []\n[[deed]]\n{deed}\n", "utf-8")
    monkeypatch.setattr(paths, "data", lambda *_: tmp_path / "court.hints.toml")
    with pytest.raises(GuideError, match="deed 1: has unknown fields"):
        deeds(load_ledger("court"))

"""What a learner reads at the table agrees with the hint: in no position does a note oppose it."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import asdict
from random import Random

import pytest

from cardwright.engine import GAMES, load_game
from cardwright.engine.session import Session
from cardwright.ledger import load_ledger
from cardwright.website.hints import deeds, hints
from tests.contract.plays import Table
from tests.engine.sessions import Answer, ask, begun, by_lot, moves, opening, seated
from tests.scripts.test_scripts import HERE
from tests.tiers import Sample
from tests.web_tools import node

#: Advice that a tip may not give, because the hint beside it may be another: a tip tells facts.
ADVICE = re.compile(
    r"(^|[.;:,] (so |then )?)(lead|play|give|save|use|lay) (a|an|it|one|the|your|pairs)\b"
    r"|costs you little|best choice|safe\b",
    re.IGNORECASE,
)
#: A hint has one figure, and the next best beside it makes no more.
_LEAD = r"(level|−?[\d.]+ points?(?: gained| ahead| behind)?)"
FIGURE = re.compile(
    rf"{_LEAD}(?: on average)?; (.*): (level|−?[\d.]+(?: points? (?:ahead|behind))?)\."
)


def points(said: str) -> float:
    """The points of a figure, as in “0.5 points behind”."""
    if said == "level":
        return 0.0
    number = float(said.split(maxsplit=1)[0].replace("−", "-"))
    return -number if said.endswith("behind") else number


def positions(game: str, number: int) -> Iterator[Answer]:
    """So many turns of a learner with a choice, in every form in turn: look, hint, and costs."""
    forms, chance = load_game(game).forms, Random(7)
    costs = {action: asdict(deed) for action, deed in deeds(load_ledger(game)).items()}
    found = 0
    for seed in range(1000):
        table = Table(game, forms[seed % len(forms)])
        keepers = ["person", *["beginner"] * (seated(table.form()) - 1)]
        session = begun(opening(table, *keepers, seed=seed, learning=True))
        for _ in moves(session, by_lot(chance.random)):
            if session.live_match.to_move != 0 or chance.random() > 0.2:
                continue
            look = ask(session, "look", seat=0)
            if len(look["open"]) < 2:
                continue
            yield _position(session, look, f"{table}, seed {seed}") | {"costs": costs}
            found += 1
            if found == number:
                return


def _position(session: Session, look: Answer, where: str) -> Answer:
    """A position with its hint."""
    link = ask(session, "link")["link"]
    return {
        "place": f"{where}, {len(link['actions'][-1])} actions",
        "look": look,
        "advice": ask(session, "advise", seat=0),
        "match": link,
    }


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", GAMES)
def test_no_note_speaks_against_the_hint_on_its_screen(game: str, sample: Sample) -> None:
    found = list(positions(game, sample(6, 100)))
    ran = subprocess.run(
        [node(), "agreement.mjs"],
        cwd=HERE,
        input=json.dumps(found),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(ran.stdout) == []
    figures = [each["advice"]["figures"] for each in found]
    read = [FIGURE.search(figure) for figure in figures]
    assert [bool(one) for one in read] == [";" in figure for figure in figures]
    for one in filter(None, read):
        mine, _, other = one.groups()
        assert points(mine) >= points(other), one.string


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_tells_facts_and_advises_no_card(game: str) -> None:
    for tip in hints(load_ledger(game)):
        assert not ADVICE.search(tip.text), tip.text


def test_advice_in_a_tip_is_found() -> None:
    assert ADVICE.search("A low card costs you little.")
    assert ADVICE.search("You see which card to beat. Then play your lowest card that wins.")
    assert not ADVICE.search("Now you draw, and then lead.")

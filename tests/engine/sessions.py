"""Sessions for tests: who sits where, and deals that are played by messages."""

import json
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from cardwright.engine.kernel import Form
from cardwright.engine.session import Session
from cardwright.engine.session.live_match import LiveMatch
from cardwright.engine.state import State
from tests.contract.plays import Table

Answer = dict[str, Any]
NAMES = ("Ann", "Ben", "Cy", "Di")


class Player(Protocol):
    """How persons choose, of the actions that a look says are open."""

    def __call__(self, open_: list[Answer]) -> int:
        """The number of the action."""


def by_lot(chance: Callable[[], float]) -> Player:
    """Any action."""
    return lambda open_: int(open_[int(chance() * len(open_))]["action"])


def seated(form: Form[Any]) -> int:
    """How many sit down: three at Portrait Authors, and wherever else that is a choice."""
    return 3 if 3 in form.seat_choices else form.seats


def opening(table: Table, *keepers: str, seed: int = 5, **fields: object) -> Answer:
    """The message that begins a match; where no keeper is named, persons sit."""
    seats = [{"name": NAMES[n]} for n in range(seated(table.form()))]
    for seat, keeper in zip(seats, keepers, strict=False):
        seat["keeper"] = keeper
    message: Answer = {"do": "begin", "game": table.game, "form": table.name, "seed": seed}
    return message | {"seats": seats, "agreements": table.agreed} | fields


def ask(session: Session, do: str, **fields: object) -> Answer:
    """The answer to a message that is right; JSON gives it back as it is."""
    answer = session.answer({"do": do, **fields})
    assert "error" not in answer, answer
    assert json.loads(json.dumps(answer)) == answer
    return answer


def begun(message: Answer) -> Session:
    """A session that a message has begun."""
    session = Session()
    assert "error" not in session.answer(message)
    return session


def sitting(session: Session) -> LiveMatch:
    """The match that a session plays, as no message tells it."""
    return session.live_match


def state(session: Session) -> State:
    """The state of the deal in play."""
    return sitting(session).state


def moves(session: Session, player: Player, most: int = 2000) -> Iterator[Answer]:
    """The answers to `play` and `step` until the deal is over, or so many were made."""
    for _ in range(most):
        seat = sitting(session).to_move
        if seat < 0:
            return
        if sitting(session).terms.sitters[seat].is_person:
            action = player(ask(session, "look", seat=seat)["open"])
            yield ask(session, "play", seat=seat, action=action)
        else:
            yield ask(session, "step")


def played(session: Session, player: Player, most: int = 2000) -> list[int]:
    """What was done until the deal is over, or so many moves were made."""
    return [answer["did"]["action"] for answer in moves(session, player, most)]


def whole(session: Session) -> str:
    """All that a session is, in a text: what it links to, and what each seat sees."""
    looks = [session.answer({"do": "look", "seat": seat}) for seat in range(8)]
    return json.dumps([session.answer({"do": "link"}), session.answer({"do": "end"}), *looks])

"""The rules of Twelve once more, with reasons: what a referee asks about a card, in order.

Written from the text of the ledger; it calls nothing of what `State.legal` is made of.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardwright.engine.masks import mask_of
from cardwright.engine.verdict import Message, Verdict

if TYPE_CHECKING:
    from cardwright.engine.games.twelve.state import State


class Case:
    """A card before the referee, and what it has to answer."""

    def __init__(self, state: "State", card: int) -> None:
        self.state = state
        self.card = card
        self.hand = () if state.over else state.hand(state.to_move)
        self.led = next(iter(state.trick), None)

    def suit(self, card: int) -> str:
        """The suit of a card."""
        return self.state.form.pack[card].suit

    @property
    def following(self) -> list[int]:
        """The cards in hand of the suit led."""
        led = self.led
        return [] if led is None else [c for c in self.hand if self.suit(c) == self.suit(led)]


# What is asked, whether the card is legal when it holds, and what is said then. The first that
# holds decides.
QUESTIONS: tuple[tuple[Callable[[Case], bool], bool, Message], ...] = (
    (
        lambda case: case.state.over,
        False,
        Message("TWELVE-9", "All tricks are taken and counted: the deal is over."),
    ),
    (
        lambda case: case.card not in case.hand,
        False,
        Message("TWELVE-D1", "You do not hold the {card:card}: play a card of your own hand."),
    ),
    (
        lambda case: case.led is None,
        True,
        Message("TWELVE-5", "You are to lead, and may lead any card you hold."),
    ),
    (
        lambda case: bool(case.following) and case.card not in case.following,
        False,
        Message(
            "TWELVE-6", "The {led:card} is led, and you can follow: play the {following:cards}."
        ),
    ),
    (
        lambda case: case.card in case.following,
        True,
        Message("TWELVE-6", "You follow the {led:card}."),
    ),
    (
        lambda _case: True,
        True,
        Message(
            "TWELVE-7", "You have nothing of the suit of the {led:card}, and may play any card."
        ),
    ),
)

# The numbers that a sentence may name: cards, and masks of cards.
FACTS: dict[str, Callable[[Case], int]] = {
    "card": lambda case: case.card,
    "led": lambda case: case.state.trick[0],
    "following": lambda case: mask_of(case.following),
}


def judge(state: "State", action: int) -> Verdict:
    """The verdict on an action: the first question that holds decides."""
    case = Case(state, action)
    ok, saying = next((ok, saying) for holds, ok, saying in QUESTIONS if holds(case))
    facts = {name: FACTS[name](case) for name in saying.facts}
    return Verdict(ok, saying, facts, state.form.card_names)

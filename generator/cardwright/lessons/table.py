"""The table of a lesson as a player sees it: cards that lie open, and facts in words.

All of it is what the form shows of the view of a seat, with the names of the players.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.engine.agreed import agreements
from cardwright.engine.cards import Face
from cardwright.engine.seat_view import faces
from cardwright.engine.sentence import PlayerNames
from cardwright.engine.state import State
from cardwright.engine.story import sides


@dataclass(frozen=True, slots=True)
class TableCard:
    """A card on the table: its id, its name, and what it does there (“led by Ann”)."""

    card: str
    name: str
    why: str


@dataclass(frozen=True, slots=True)
class HeldCards:
    """The cards that a player holds, as id and name."""

    player: str
    cards: tuple[Face, ...]

    @property
    def text(self) -> str:
        """The hand in words."""
        return ", ".join(name for _, name in self.cards) or "no cards"


@dataclass(frozen=True, slots=True)
class LessonTable:
    """Cards that lie open, facts as label and text, and what the table has agreed otherwise.

    That is told as the question that the ledger leaves open, and the answer.
    """

    lying: tuple[TableCard, ...]
    facts: tuple[tuple[str, str], ...]
    agreed: tuple[str, ...]

    @property
    def text(self) -> str:
        """The whole table in words."""
        cards = [f"{card.why}: {card.name}." for card in self.lying]
        return " ".join([*cards, *(f"{label}: {fact}." for label, fact in self.facts)])


def hands(state: State, names: PlayerNames) -> tuple[HeldCards, ...]:
    """The hands of all who hold cards, by seat."""
    held = [(seat, state.hand(seat)) for seat in range(state.seats)]
    return tuple(
        HeldCards(names.of(seat), faces(state.form, cards)) for seat, cards in held if cards
    )


def hand(state: State, seat: int, names: PlayerNames) -> HeldCards:
    """The hand of a seat."""
    return HeldCards(names.of(seat), faces(state.form, state.hand(seat)))


def table(state: State, names: PlayerNames, seat: int) -> LessonTable:
    """The table as a seat sees it."""
    shown = state.form.seat_view(state.view(seat))
    lying = (
        TableCard(each.card.id, each.card.name, names.into(each.description))
        for each in shown.lying
    )
    facts = ((names.into(fact.label), names.into(fact.text)) for fact in shown.said)
    agreed = (f"“{a.question}” “{a.reading}”" for a in agreements(state.form))
    return LessonTable(tuple(lying), tuple(facts), tuple(agreed))


def side_names(state: State, names: PlayerNames) -> tuple[str, ...]:
    """The sides by their players: “Ann”, “Ann and Cy”."""
    return tuple(map(names.into, sides(state)))


def has_partners(state: State) -> bool:
    """Test if a side has several players, of whom one says “score” and not “scores”."""
    return state.form.sides < state.seats

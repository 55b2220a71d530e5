"""A lesson that the engine has judged: what the printings show, and nothing that they decide.

Texts name players, not seats. Every choice, award and event carries the clauses behind it.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.lessons.records import Lesson
from generator.lessons.table import Hand, Table


@dataclass(frozen=True, slots=True)
class Choice:
    """Something a reader may choose, whether it is right, and why: sentence and clauses.

    `key` is an action in notation, or points of an answer; `card` the id of the card played, or
    ""; `thought` is why one may think that a wrong answer is right.
    """

    key: str
    label: str
    card: str
    ok: bool
    text: str
    clauses: tuple[str, ...]
    thought: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, the table and the hand that it is about, and its choices."""

    question: str
    player: str  # who is asked to act; "" where the reader only answers
    table: Table
    hand: Hand | None  # of the player
    choices: tuple[Choice, ...]

    @property
    def moves(self) -> bool:
        """Whether the choices are actions."""
        return bool(self.player)

    @property
    def in_hand(self) -> tuple[tuple[str, str, Choice | None], ...]:
        """The cards in hand, by id and name, each with the choice to play it, if that is asked."""
        played = {choice.card: choice for choice in self.choices if choice.card}
        cards = self.hand.cards if self.hand else ()
        return tuple((card, name, played.get(card)) for card, name in cards)

    @property
    def others(self) -> tuple[Choice, ...]:
        """The choices that are no card in hand."""
        held = {card for card, _, choice in self.in_hand if choice}
        return tuple(choice for choice in self.choices if choice.card not in held)


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence about the table, and the clauses behind it."""

    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A move of a deal: the hands before it, what happened, and the question to stop at before."""

    number: int  # from 1
    head: str  # the number of the trick, where one begins here; "" elsewhere
    hands: tuple[Hand, ...]
    told: tuple[Told, ...]
    stop: Asked | None


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a deal brought: points by side, and each award or the reason why there is none."""

    sides: tuple[str, ...]
    points: tuple[int, ...]
    counts: tuple[str, ...]
    lines: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A lesson with everything that the engine says to it.

    A play has `asked`; a score has `steps`, `asked` and `sheet`, and `deal` when it begins with
    one; a walk has `deal`, `steps` and `sheet`. `hands` are those at the beginning.
    """

    lesson: Lesson
    form: str  # the title
    hands: tuple[Hand, ...]
    deal: tuple[Told, ...]
    steps: tuple[Step, ...]
    asked: Asked | None
    sheet: Sheet | None

    @property
    def questions(self) -> tuple[Asked, ...]:
        """All questions in their order."""
        stops = tuple(step.stop for step in self.steps if step.stop)
        return (*stops, self.asked) if self.asked else stops

    @property
    def cited(self) -> tuple[str, ...]:
        """Every clause that something in the lesson cites, in the order of first citing."""
        told = [*self.deal, *(told for step in self.steps for told in step.told)]
        told += self.sheet.lines if self.sheet else ()
        found = [clause for each in told for clause in each.clauses]
        for asked in self.questions:
            found += [clause for choice in asked.choices for clause in choice.clauses]
        return tuple(dict.fromkeys(found))

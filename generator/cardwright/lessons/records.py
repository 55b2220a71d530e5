"""Records of a lesson, as its file has them: a setting, a question, and the author's claims.

The kinds of lesson differ in their task. *play* asks what a seat may do with what it holds, *which*
what it may do of a few things, *best* what serves it best; *count* asks for a number, *who* for a
player, *holds* for what somebody must have in hand; *order* has moves put in their order; *score*
asks who wins how much, *walk* goes through a whole deal, and *deal* tells one with the reasons of
the players, and asks nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeAlias

from cardwright.lessons.places import File


@dataclass(frozen=True, slots=True)
class DealSetup:
    """The deal that a lesson is about: a position, or a seed or order; then actions in notation."""

    options: Mapping[str, Any]
    position: Mapping[str, Any] | None
    seed: int | None
    order: tuple[str, ...]
    dealer: int
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim about a seat's actions, open or refused by a clause; actions in notation.

    `sure` are the calls that cannot miss, for all that the seat can know; () where that is not
    asked.
    """

    allowed: tuple[str, ...]
    refused: Mapping[str, str]
    sure: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayTask:
    """The question what a seat may do that is to move; the reader sits there.

    Shown are all its cards, and of the deeds, which are no cards, all or only these; `also` names
    what is shown besides, such as a card that the seat does not hold.
    """

    seat: int
    claim: Claim
    deeds: tuple[str, ...] | None
    also: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealResult:
    """The end of a deal: points by side, and the clause that decides."""

    points: tuple[int, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Distractor:
    """A wrong answer: the points, why one may think so, and the clause that one misreads."""

    points: tuple[int, ...]
    thought: str
    misreads: str


@dataclass(frozen=True, slots=True)
class ScoreTask:
    """A deal comes to its end with the actions of the setting; the question is who wins what."""

    claim: DealResult
    tempting: tuple[Distractor, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """A question about the seat to move before a move (from 1); the claim names what is asked."""

    before: int
    question: str
    claim: Claim


@dataclass(frozen=True, slots=True)
class Walk:
    """A whole deal, move by move, with a few stops."""

    claim: DealResult
    stops: tuple[Stop, ...]


@dataclass(frozen=True, slots=True)
class DealTask:
    """A whole deal to step through; `why` has the reason of a player by the number of the move."""

    claim: DealResult
    why: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class WhichTask:
    """The question which of a few actions the seat to move may do."""

    seat: int
    claim: Claim


@dataclass(frozen=True, slots=True)
class Best:
    """The question what serves a seat best; all cards are known, and `best` in notation."""

    seat: int
    best: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Guess:
    """A wrong number or seat, why one may think so, and the clause that one misreads."""

    answer: int
    thought: str
    misreads: str


@dataclass(frozen=True, slots=True)
class Number:
    """The question what a side has of something, its count or its tricks, after the last action."""

    asks: str  # count or tricks
    side: int
    number: int
    tempting: tuple[Guess, ...]


@dataclass(frozen=True, slots=True)
class WhoTask:
    """The question which seat takes the trick that the last action ends, or is to move then."""

    asks: str  # takes or moves
    seat: int
    tempting: tuple[Guess, ...]


@dataclass(frozen=True, slots=True)
class HoldsTask:
    """The question which of some cards another player must hold, for all that a seat can know."""

    seat: int
    other: int
    cards: tuple[str, ...]
    held: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InOrder:
    """Moves after the last action of the setting, in the one order in which they can be made."""

    moves: tuple[str, ...]


Task: TypeAlias = (
    PlayTask
    | WhichTask
    | Best
    | Number
    | WhoTask
    | HoldsTask
    | InOrder
    | ScoreTask
    | Walk
    | DealTask
)

#: Kinds whose answers rest on no clause but on what can be reckoned.
UNCITED = frozenset({"best", "holds"})
#: The kinds of lesson by their names in a file.
KINDS: Mapping[str, type] = MappingProxyType(
    {
        "play": PlayTask,
        "which": WhichTask,
        "best": Best,
        "count": Number,
        "who": WhoTask,
        "holds": HoldsTask,
        "order": InOrder,
        "score": ScoreTask,
        "walk": Walk,
        "deal": DealTask,
    }
)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: who sits where, what happened, the question, and the clauses that it teaches."""

    file: File
    game: str
    id: str
    title: str
    level: str  # the part of the course that it belongs to
    hour: int  # of the course in which a class solves it, from 1; 0 for one that is done at home
    form: str
    players: tuple[str, ...]  # by seat
    story: str
    question: str
    teaches: tuple[str, ...]
    setting: DealSetup
    task: Task

    @property
    def kind(self) -> str:
        """The kind of the lesson, as its file has it."""
        return next(name for name, kind in KINDS.items() if type(self.task) is kind)

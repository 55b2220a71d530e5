"""What a lesson says, as its file has it: a setting, a question, and what its author claims.

Three kinds of lesson differ in their task: *play* asks what a seat may do, *score* who wins how
much, *walk* goes through a whole deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from generator.lessons.places import File


@dataclass(frozen=True, slots=True)
class Setting:
    """The deal that a lesson is about: a position, or a seed or order; then actions in notation."""

    options: Mapping[str, Any]
    position: Mapping[str, Any] | None
    seed: int | None
    order: tuple[str, ...]
    dealer: int
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """What a seat may do, and what not, with the clause that refuses it; actions in notation.

    `sure` are the calls that cannot miss, for all that the seat can know; () where that is not
    asked.
    """

    allowed: tuple[str, ...]
    refused: Mapping[str, str]
    sure: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """The question what a seat may do that is to move; the reader sits there.

    Shown are all its cards, and of the deeds, which are no cards, all or only these; `also` names
    what is shown besides, such as a card that the seat does not hold.
    """

    seat: int
    claim: Claim
    deeds: tuple[str, ...] | None
    also: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ends: points by side, and the clause that decides."""

    points: tuple[int, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Tempting:
    """A wrong answer: the points, why one may think so, and the clause that one misreads."""

    points: tuple[int, ...]
    thought: str
    misreads: str


@dataclass(frozen=True, slots=True)
class Score:
    """A deal comes to its end with the actions of the setting; the question is who wins what."""

    claim: Result
    tempting: tuple[Tempting, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """A question about the seat to move before a move (from 1); the claim names what is asked."""

    before: int
    question: str
    claim: Claim


@dataclass(frozen=True, slots=True)
class Walk:
    """A whole deal, move by move, with a few stops."""

    claim: Result
    stops: tuple[Stop, ...]


Task: TypeAlias = Play | Score | Walk


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: who sits where, what happened, the question, and the clauses that it teaches."""

    file: File
    game: str
    id: str
    title: str
    form: str
    players: tuple[str, ...]  # by seat
    story: str
    question: str
    teaches: tuple[str, ...]
    setting: Setting
    task: Task

    @property
    def kind(self) -> str:
        """The kind of the lesson: play, score or walk."""
        return type(self.task).__name__.lower()

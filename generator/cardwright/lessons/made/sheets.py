"""Records of a made lesson: its questions, a moment of a game, or two lists to match."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from cardwright.engine.shuffle import SEEDS, shuffled
from cardwright.lessons.answers import RIGHT, WRONG
from cardwright.lessons.judged import Choice, LessonQuestion
from cardwright.lessons.table import HeldCards, LessonTable

T = TypeVar("T")

#: The seed of all made lessons.
SEED = 1873
#: A table without cards and facts, for a question about the list.
_NO_TABLE = LessonTable((), (), ())


@dataclass(frozen=True, slots=True)
class HeardCall:
    """A call that all players heard, as a sentence with its answer; `turn` is its number."""

    turn: int
    text: str


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game: the calls heard so far, the table, and the hand of the player to move."""

    heard: tuple[HeardCall, ...]
    table: LessonTable
    hand: HeldCards


@dataclass(frozen=True, slots=True)
class Matching:
    """Two lists to match: `answers` has the index in `values` for each of the `names`."""

    names: tuple[str, ...]
    values: tuple[str, ...]
    answers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MadeSheet:
    """A sheet to hand out: its aim, its minutes, and the questions, or two lists to match.

    `several` is true if a question may have more than one right answer; its hint then says so.
    """

    id: str
    title: str
    aim: str
    minutes: int
    story: str
    hint: str
    questions: tuple[LessonQuestion, ...] = ()
    moment: Moment | None = None
    matching: Matching | None = None
    several: bool = False


def ordered(items: Iterable[T], *key: str) -> list[T]:
    """The items in an order by chance that is always the same for this key."""
    known = list(items)
    seed = (SEED << 32 | zlib.crc32("\n".join(key).encode())) % SEEDS
    return [known[place] for place in shuffled(len(known), seed)]


def question(text: str, right: str, wrong: Iterable[str]) -> LessonQuestion:
    """A question about the list with one right answer, the choices in an order by chance."""
    mixed = ordered([right, *wrong], text, right)
    choices = tuple(
        Choice(each, each, (), each == right, RIGHT if each == right else WRONG, "", ())
        for each in mixed
    )
    return LessonQuestion(text, "", _NO_TABLE, None, choices)

"""A lesson that the engine has judged: what the printings show, and nothing that they decide.

Texts name players, not seats. Every choice, award and event carries the clauses behind it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, TypeAlias

from cardwright.lessons.records import Lesson
from cardwright.lessons.table import HeldCards, LessonTable, TableCard

#: What each kind of lesson asks for, in a few words.
ASKS = {
    "play": "What may you do?",
    "which": "Which of these is allowed?",
    "best": "What is best?",
    "count": "How much is it?",
    "who": "Who is it?",
    "holds": "Who holds what?",
    "order": "Put in order",
    "score": "Who scores, and how much?",
    "walk": "A whole deal, move by move",
    "deal": "A deal to step through",
}
#: An ending in which all cards are known, for the seat that is to move; lists and texts, for JSON.
#: Its `places` are [seat to move, worth, moves, refused]; the worth is what the reader's side makes
#: more than the other. A move is [its name, number of the place after it, numbers of what is
#: `said`, id of the card that it lays down or null]; `refused` has by id of a card in hand the
#: number of the reason why it may not be played. A place where the deal is over has only its
#: worth. `results` say, by worth, how the deal came out.
Ending: TypeAlias = Mapping[str, Any]
_LONG = 24  # moves; a deal with more is told by tricks, or by turns where cards are called for


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence about the table, the clauses behind it, and of an event its facts."""

    text: str
    clauses: tuple[str, ...]
    facts: Mapping[str, object] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Choice:
    """Something a reader may choose, whether it is right, and why: sentence and clauses.

    `key` is an action in notation, or an answer; `cards` the ids of the cards in hand that it would
    play, of which there are several where they are alike; `verdict` is the answer to what is asked
    (“allowed”, “may miss”); `thought` is why one may think that a wrong answer is right; `then` is
    what happens at the table when it is done.
    """

    key: str
    label: str
    cards: tuple[str, ...]
    ok: bool
    verdict: str
    text: str
    clauses: tuple[str, ...]
    thought: str = ""
    then: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonQuestion:
    """A question, the table and the hand that it is about, and its choices."""

    question: str
    player: str  # who is asked to act; "" where the reader only answers
    table: LessonTable
    hand: HeldCards | None  # of the player
    choices: tuple[Choice, ...]
    unasked: tuple[Choice, ...] = ()  # the other cards in hand, each with its verdict
    ending: Ending | None = field(default=None, hash=False)  # where all cards are known

    @property
    def moves(self) -> bool:
        """True if the choices are actions."""
        return bool(self.player)

    @property
    def in_hand(self) -> tuple[tuple[str, str, Choice | None], ...]:
        """The cards in hand, by id and name, each with the choice to play it, if that is asked."""
        played = {card: choice for choice in self.choices for card in choice.cards}
        cards = self.hand.cards if self.hand else ()
        return tuple((card, name, played.get(card)) for card, name in cards)

    @property
    def others(self) -> tuple[Choice, ...]:
        """The choices that are no card in hand."""
        return tuple(choice for choice in self.choices if not choice.cards)


@dataclass(frozen=True, slots=True)
class TurnView:
    """The view of a player before a move, the open moves, and the reason for the one made.

    `open` names all that was allowed, `refused` why other cards of the hand were not; `why` is the
    player's reason, "" where nothing else was allowed. `cards` are the ids of those that are
    played, and `counts` what each side has after it, of what `counting` says.
    """

    player: str
    table: LessonTable
    hand: HeldCards
    cards: tuple[str, ...]
    open: tuple[str, ...]
    refused: tuple[Statement, ...]
    why: str
    counting: str
    counts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class DealStep:
    """A move of a deal: the hands before it, what happened, and the question to stop at before.

    `played` is the card that it lays on the table. In a deal to step through each move has its
    turn.
    """

    number: int  # from 1
    head: str  # the number of the trick or turn, where one begins here; "" elsewhere
    hands: tuple[HeldCards, ...]
    told: tuple[Statement, ...]
    stop: LessonQuestion | None
    turn: TurnView | None = None
    played: TableCard | None = None

    @property
    def only_plays(self) -> bool:
        """Test if its first statement says no more than that the card was played."""
        return self.played is not None and self.told[0].facts.keys() <= {"seat", "card", "stroke"}


@dataclass(frozen=True, slots=True)
class LaidCards:
    """The cards of a trick as they were laid on the table, and what else happened in it."""

    cards: tuple[TableCard, ...]
    told: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class StoryPart:
    """A part of a walk that is read at once: a move, or of a long deal a trick or a turn.

    A question is asked before the first move of its part, and may part a trick in two. `trick` is
    the trick of a long deal (“Trick 9”, “Turn 9”), and "" where every move stands alone.
    """

    steps: tuple[DealStep, ...]
    trick: str

    @property
    def first(self) -> DealStep:
        """The first move, which has the hands before all of them, and the question."""
        return self.steps[0]

    @property
    def name(self) -> str:
        """The name of the step: “Move 7”, “Trick 9”, “Trick 9, continued”."""
        if self.trick:
            return self.trick if self.first.head else f"{self.trick}, continued"
        return f"Move {self.first.number}"

    @property
    def title(self) -> str:
        """The name, and for a move whether a trick begins with it."""
        begins = self.first.head and not self.trick
        return f"{self.name}, {self.first.head.lower()} begins" if begins else self.name

    @property
    def place(self) -> str:
        """The place of its question: “before move 7”, “in trick 9”."""
        return f"in {self.trick.lower()}" if self.trick else f"before move {self.first.number}"

    @property
    def statements(self) -> tuple[Statement, ...]:
        """The statements of all its steps."""
        return tuple(line for step in self.steps for line in step.told)


@dataclass(frozen=True, slots=True)
class DealScore:
    """The result of a deal: points by side, and each award or the reason why there is none.

    `heads` say what is counted and scored: Count and Points, or in Card Tennis Balls and Games.
    """

    heads: tuple[str, str]
    sides: tuple[str, ...]
    points: tuple[int, ...]
    counts: tuple[str, ...]
    lines: tuple[Statement, ...]


#: The fields of a lesson that `Judged.to_dict` has.
_OF_LESSON = ("game", "id", "kind", "title", "level", "players", "story", "question", "teaches")


def _plain(value: object) -> object:
    """A value with dictionaries and lists in place of records, mappings and tuples."""
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(name): _plain(each) for name, each in value.items()}
    return [*map(_plain, value)] if isinstance(value, tuple | list) else value


@dataclass(frozen=True, slots=True)
class Judged:
    """A lesson with all verdicts of the engine.

    `asked` is the final question. A score also has `steps` and `sheet`, and `deal` if it begins
    with one. A walk has `deal`, `steps` and `sheet`; so does a deal, whose steps have their turns.
    In an order, each of the `steps` asks for the next move. `hands` are the hands at the beginning.
    """

    lesson: Lesson
    form: str  # the title
    hands: tuple[HeldCards, ...]
    deal: tuple[Statement, ...]
    steps: tuple[DealStep, ...]
    asked: LessonQuestion | None
    sheet: DealScore | None

    def to_dict(self) -> dict[str, Any]:
        """The lesson and all verdicts of the engine, as JSON values."""
        own = (field.name for field in fields(self) if field.name != "lesson")
        return {name: _plain(getattr(self.lesson, name)) for name in _OF_LESSON} | {
            name: _plain(getattr(self, name)) for name in own
        }

    @property
    def asks(self) -> str:
        """The task of the lesson in a few words: “What may you do?”, “A whole deal”."""
        return ASKS[self.lesson.kind]

    @property
    def questions(self) -> tuple[LessonQuestion, ...]:
        """All questions in their order."""
        stops = tuple(step.stop for step in self.steps if step.stop)
        return (*stops, self.asked) if self.asked else stops

    @property
    def parts(self) -> tuple[StoryPart, ...]:
        """The deal in parts: moves, or tricks if it is long."""
        if len(self.steps) <= _LONG or self.steps[0].turn:
            return tuple(StoryPart((step,), "") for step in self.steps)
        parts: list[StoryPart] = []
        for step in self.steps:
            if step.head or step.stop:
                parts.append(StoryPart((step,), step.head or parts[-1].trick))
            else:
                parts[-1] = replace(parts[-1], steps=(*parts[-1].steps, step))
        return tuple(parts)

    @property
    def laid(self) -> tuple[LaidCards, ...]:
        """The moves before the question: the cards of each trick, then what was said and done.

        Cards that are still on its table are there.
        """
        found: list[LaidCards] = []
        there = self.asked.table.lying if self.asked else ()
        for step in self.steps:
            laid = found.pop() if found and not step.head else LaidCards((), ())
            cards = (step.played,) if step.played and step.played not in there else ()
            told = step.told[1:] if step.only_plays else step.told
            found.append(LaidCards((*laid.cards, *cards), (*laid.told, *told)))
        return tuple(found)

    @property
    def cited(self) -> tuple[str, ...]:
        """Every clause cited in the lesson, in the order of first citation."""
        told = [*self.deal, *(told for step in self.steps for told in step.told)]
        told += self.sheet.lines if self.sheet else ()
        turns = (step.turn for step in self.steps if step.turn)
        told += [refused for turn in turns for refused in turn.refused]
        found = [clause for each in told for clause in each.clauses]
        for asked in self.questions:
            found += [clause for choice in asked.choices for clause in choice.clauses]
            found += [c for choice in asked.choices for told in choice.then for c in told.clauses]
        return tuple(dict.fromkeys(found))

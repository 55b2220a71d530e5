"""The records of the law: clauses, and questions that the source leaves open.

Each class is the schema of its table in `seeds/<game>.toml` (see `schema.py`).
"""

import re
from dataclasses import dataclass
from typing import Annotated, Literal

from cardwright import limits
from cardwright.ledger.schema import AtMost, Matches, NamesEntry, Unique

ClauseKey = Annotated[
    str, Unique(), Matches(r"[A-Z0-9]+(-[A-Za-z0-9]+)+", "an id such as COURT-2H-R4a")
]
Sentences = Annotated[str, AtMost(limits.TEXT)]


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence of the rules in our words, with its place in the source."""

    id: ClauseKey
    kind: Literal["rule", "ruling", "term", "option", "advice", "history"]
    forms: Annotated[tuple[str, ...], NamesEntry("forms")]
    section: str
    place: Sentences
    text: Sentences
    ours: bool = False  # not printed in the source
    basis: Annotated[tuple[str, ...], NamesEntry("references")] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A point that the source leaves open: its readings, and the one that we play by."""

    id: ClauseKey
    question: Sentences
    readings: Annotated[tuple[str, ...], AtMost(limits.TEXT)]
    answer: Sentences
    reason: Sentences
    option: Annotated[
        str, Unique(), Matches(r"[a-z0-9_]+(\.[a-z0-9_]+)+", "an option such as court.no_sixty")
    ] = ""
    choices: tuple[str, ...] = ()
    default: str = ""
    pattern: str = ""  # any other text of this form is a choice too …
    like: str = ""  # … in words for a person: “four numbers such as 24/14/6/4”

    def offers(self, choice: str) -> bool:
        """Test if the option can have this value: one of the choices, or one of the pattern."""
        free = self.pattern and re.fullmatch(self.pattern, choice, re.ASCII)
        return bool(free) or choice in self.choices

    def reading(self, choice: str) -> str:
        """The reading that a choice stands for; a free choice has none, and says so.

        >>> Question("Q-1", "", ("No.", "Yes."), "", "", "g.o", ("off", "on"), "off").reading("on")
        'Yes.'
        """
        if choice in self.choices:
            return self.readings[self.choices.index(choice)]
        return f"A choice of the table’s own: it may be {self.like}."

    @property
    def key(self) -> str:
        """The option as an agreement names it: without the game."""
        return self.option.rpartition(".")[2]

    @property
    def offer(self) -> str:
        """The choices in words for a person.

        >>> Question("Q-1", "", (), "", "", "game.no_sixty", ("none", "carry"), "none").offer
        'none, carry'
        """
        return ", ".join((*self.choices, *([f"or {self.like}"] if self.like else [])))

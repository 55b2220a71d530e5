"""A lesson file while it is read: its tables, the line of everything in it, and its problems.

TOML's reader does not tell where things stand. So the file is read a second time, line by line,
only for its headers and keys; a key path such as ("claim", "refused", "RS") leads to its line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from cardwright import limits
from cardwright.errors import LedgerError, LessonError, excerpt
from cardwright.ledger.reader import read_toml

Steps: TypeAlias = tuple[str | int, ...]

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$")
_KEY = re.compile(r"""\s*((?:[\w.-]|"[^"]*"|'[^']*')+)\s*=""")
_PART = re.compile(r"""[^."']+|"[^"]*"|'[^']*'""")
_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'')
_LONG = ('"""', "'''")


@dataclass(frozen=True, slots=True)
class Lines:
    """The first and last line of a key and its value, from 1."""

    first: int
    last: int


@dataclass(slots=True)
class File:
    """A lesson file: what messages call it, its tables, and what was found wrong with it."""

    name: str
    raw: dict[str, Any]
    text: tuple[str, ...]
    problems: list[tuple[int, str]] = field(default_factory=list)
    _places: dict[Steps, Lines] = field(default_factory=dict)

    @property
    def full(self) -> bool:
        """True if there are more problems than one message tells: then no more are looked for."""
        return len(self.problems) > limits.PROBLEMS

    @classmethod
    def opened(cls, path: Path, name: str) -> File:
        """The file at a path; raises LessonError when it cannot be read or is no TOML."""
        try:
            raw, text = read_toml(path, limits.LESSON)
        except LedgerError as error:
            raise LessonError(error.message.replace(path.name, name, 1)) from error
        lines = tuple(text.split("\n"))
        return cls(name, raw, lines, _places=places(lines))

    def complain(self, steps: Steps, what: str, advice: str, word: str = "") -> None:
        """Note a problem of a field; `word` is what to look for in a value of several lines."""
        if self.full:
            return
        line = self.line(steps, word)
        path = ": ".join(excerpt(step) for step in steps if isinstance(step, str))
        told = f"{what}; {advice}" if advice else what
        self.problems.append((line, f"{self.name}:{line}: {path}: {told}"))

    def line(self, steps: Steps, word: str = "") -> int:
        """The line of a field, or of the nearest thing that it would stand in."""
        if (*steps, word) in self._places:
            return self._places[(*steps, word)].first
        while steps and steps not in self._places:
            steps = steps[:-1]
        place = self._places.get(steps, Lines(1, 1))
        if word:
            whole = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
            for number in range(place.first, place.last + 1):
                if whole.search(self.text[number - 1]):
                    return number
        return place.first

    def finish(self) -> None:
        """Raises LessonError with all problems, in the order of the file."""
        if self.problems:
            told = [text for _, text in sorted(self.problems)[: limits.PROBLEMS]]
            more = [f"{self.name}: … and more; correct these first"] if self.full else []
            raise LessonError("\n".join(told + more))


def places(text: tuple[str, ...]) -> dict[Steps, Lines]:
    """The lines of every header and key, by key path; entries of lists of tables from 0.

    >>> places(("id = 1", "[[stops]]", "before = [", "  2 ]"))[("stops", 0, "before")]
    Lines(first=3, last=4)
    """
    found: dict[Steps, Lines] = {}
    head: Steps = ()
    count: dict[Steps, int] = {}
    number = 0
    while number < len(text):
        first = number + 1
        header, key = _HEADER.match(text[number]), _KEY.match(text[number])
        if header:
            head = _names(header[2])
            if header[1] == "[[":
                count[head] = count.get(head, -1) + 1
                found.setdefault(head, Lines(first, first))
                head = (*head, count[head])
            found[head] = Lines(first, first)
        elif key:
            number += _length(text[number:]) - 1
            found[(*head, *_names(key[1]))] = Lines(first, number + 1)
        number += 1
    return found


def _names(dotted: str) -> Steps:
    return tuple(part.strip().strip("\"'") for part in _PART.findall(dotted))


def _length(text: tuple[str, ...]) -> int:
    """The number of lines the value takes that begins in the first of them."""
    for mark in _LONG:
        if text[0].count(mark) == 1:
            ends = (n for n, line in enumerate(text[1:], 2) if mark in line)
            return next(ends, len(text))
    depth = 0
    for number, line in enumerate(text, 1):
        bare = _TEXT.sub("", line).partition("#")[0]
        depth += sum(bare.count(c) for c in "[{") - sum(bare.count(c) for c in "]}")
        if depth <= 0:
            return number
    return len(text)

"""Citations of a clause: where its ledger, the program, the guides, lessons and tests name it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from cardwright import paths
from cardwright.errors import UnknownName
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.ledger.records import Clause, Ledger

#: The kinds of text: the folder of each, below the checkout, and the pattern of its files.
_TEXTS = {
    "ledger": ("seeds", "*.toml"),
    "code": ("generator/cardwright", "**/*.py"),
    "guides": ("templates/guides", "*.*"),
    "lessons": ("site/lessons", "*/*.toml"),
    "tests": ("tests", "**/*.py"),
}


@dataclass(frozen=True, slots=True)
class Citation:
    """A line that names a clause: kind of text, file below the checkout, number from 1, words."""

    kind: str
    file: str
    line: int
    text: str


def find_clause(name: str) -> tuple[Ledger, Clause]:
    """The clause of this id, in capitals or not, and its ledger; raises UnknownName."""
    known = {
        clause.id: (ledger, clause)
        for ledger in map(load_ledger, GAMES)
        for clause in ledger.clauses
    }
    by_capitals = {id_.upper(): id_ for id_ in known}
    if name.upper() not in by_capitals:
        raise UnknownName.among("clause", name, known)
    return known[by_capitals[name.upper()]]


def citations(clause: str) -> Iterator[Citation]:
    """The lines that name a clause, by kind and file; an installed package has no tests.

    A line with the id alone has the next one added: in a table of messages that is the sentence.
    """
    named = re.compile(rf"(?<![\w-]){re.escape(clause)}(?![\w-])")
    alone = f'"{clause}",'
    for kind, (folder, pattern) in _TEXTS.items():
        home = _home(folder)
        for file in sorted(home.glob(pattern)):
            place = f"{folder}/{file.relative_to(home).as_posix()}"
            lines = file.read_text("utf-8").splitlines()
            for number, (line, after) in enumerate(zip_longest(lines, lines[1:], fillvalue=""), 1):
                if named.search(line):
                    text = f"{line} {after}" if line.strip() == alone else line
                    yield Citation(kind, place, number, " ".join(text.split()))


def _home(folder: str) -> Path:
    """The folder of texts where it lies: data folders may be inside the package."""
    top, *parts = folder.split("/")
    if top == "generator":
        return paths.package()
    if top == "tests":
        return paths.package().parents[1] / "tests"
    return paths.data(top, *parts)

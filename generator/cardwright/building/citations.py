"""Citations of a clause: where ledgers, program, guides, lessons, pages and tests name it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cardwright import paths
from cardwright.engine import load_game
from cardwright.errors import UnknownName
from cardwright.ledger import load_ledger
from cardwright.ledger.clauses import Clause
from cardwright.ledger.games import GAMES
from cardwright.ledger.records import Ledger

#: The kinds of text: the folder of each, below the checkout.
_TEXTS = {
    "ledger": "seeds",
    "code": "generator/cardwright",
    "guides": "templates",
    "lessons": "site/lessons",
    "pages": "site/docs",
    "tests": "tests",
}
_CODE = frozenset({".py"})
_TEXT = _CODE | {".toml", ".md", ".j2", ".json", ".jsonl", ".txt", ".mjs", ".js"}
#: The file of a game's lessons in which the judge's answers are kept, and the lesson of a line.
_LOCK = "verdicts.lock.json"
_LESSON = re.compile(r'\s*\["([^"]+)"')
_WORDS = 5  # letters, at least, by which a sentence is found
_CLAUSE = re.compile(r"[A-Z0-9]+(-\w+)+")
_PARTS = 12  # the most parts of a clause that a hint lists


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
        clause.id.upper(): (ledger, clause)
        for ledger in map(load_ledger, GAMES)
        for clause in ledger.clauses
    }
    if found := known.get(name.upper()):
        return found
    ids = [clause.id for _, clause in known.values()]
    parts = [id_ for id_ in ids if id_.upper().startswith(name.upper())]
    if name and 0 < len(parts) <= _PARTS:
        raise UnknownName(f"there is no clause “{name}”", hint=f"its parts: {', '.join(parts)}")
    raise UnknownName.among("clause", name, ids)


def clauses_said(sentence: str) -> dict[str, str]:
    """The clauses whose messages and events say most of this: by id, the sentence of each.

    Cards, names and numbers may stand where the sentence has its facts.
    """
    best, found = _WORDS, dict[str, str]()
    for _, lines in _files("generator/cardwright/engine", _CODE):
        for call in ast.walk(ast.parse("\n".join(lines))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") in {"Message", "Event"}:
                texts = [str(n.value) for n in ast.walk(call) if isinstance(n, ast.Constant)]
                told = max(texts, key=len, default="")
                shared = _shared(told, sentence)
                if shared > best:
                    best, found = shared, {}
                if shared == best:
                    found |= {text: told for text in texts if _CLAUSE.fullmatch(text)}
    return found


def _shared(told: str, sentence: str) -> int:
    """The letters of a sentence with facts that stand in another too; whole parts count."""
    told, sentence = (" ".join(text.split()).casefold() for text in (told, sentence))
    if sentence in told:
        return len(sentence)
    return sum(len(part) for part in re.split(r"\{[^}]*\}", told) if part in sentence)


def citations(ledger: Ledger, clause: Clause) -> Iterator[Citation]:
    """The lines that name a clause, by kind and file; an installed package has no tests.

    In the code, docstrings are left out, and after it come as “judged” the lines where the keys of
    its messages and events stand, whose conditions decide when they are said. A lock of
    lessons gives one line for each lesson.
    """
    named = re.compile(rf"(?<![\w-]){re.escape(clause.id)}(?![\w-])")
    for kind, folder in _TEXTS.items():
        for place, lines in _files(folder, _CODE if kind == "code" else _TEXT):
            numbers = [number for number, line in enumerate(lines, 1) if named.search(line)]
            if kind == "code":
                numbers = _outside_docstrings(lines, numbers)
            elif place.endswith(_LOCK):
                numbers = _once_a_lesson(lines, numbers)
            for number in numbers:
                yield Citation(kind, place, number, _shown(lines, number))
        if kind == "code":
            yield from _judged(ledger, clause)


def _files(folder: str, endings: frozenset[str]) -> Iterator[tuple[str, list[str]]]:
    """The texts below a folder of the checkout: the place of each, and its lines.

    Data that an installed package holds are none of its code.
    """
    home = _home(folder)
    for file in sorted(home.rglob("*")):
        place = file.relative_to(home)
        if file.suffix in endings and place.parts[0] != "_data" and file.is_file():
            text = file.read_text("utf-8", "replace")
            yield f"{folder}/{place.as_posix()}", text.split("\n")


def _outside_docstrings(lines: list[str], numbers: list[int]) -> list[int]:
    if not numbers:
        return []
    inside: set[int] = set()
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            inside.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return [number for number in numbers if number not in inside]


def _once_a_lesson(lines: list[str], numbers: list[int]) -> list[int]:
    lessons: dict[str, int] = {}
    for number in numbers:
        if found := _LESSON.match(lines[number - 1]):
            lessons.setdefault(found[1], number)
    return list(lessons.values())


def _shown(lines: list[str], number: int) -> str:
    """A line in one space between words; after one with an id alone, the next: its sentence."""
    line = lines[number - 1]
    if re.fullmatch(r'\s*"[\w-]+",', line) and number < len(lines):
        line = f"{line} {lines[number]}"
    return " ".join(line.split())


def _judged(ledger: Ledger, clause: Clause) -> Iterator[Citation]:
    """The lines with the keys of a clause's messages and events, in the game and its kernels."""
    game = load_game(ledger.name)
    kernels = (type(game.form(name)).__module__.rpartition(".")[0] for name in clause.forms)
    packages = dict.fromkeys((game.law.__name__, *kernels))
    folders = [f"generator/{package.replace('.', '/')}" for package in packages]
    files = [file for folder in folders for file in _files(folder, _CODE)]
    keys = {key for _, lines in files for key in _keys("\n".join(lines), clause.id)}
    quoted = re.compile("|".join(f'"{re.escape(key)}"(?!:)' for key in sorted(keys)) or "(?!)")
    for place, lines in files:
        for number, line in enumerate(lines, 1):
            if quoted.search(line):
                yield Citation("judged", place, number, _shown(lines, number))


def _keys(code: str, clause: str) -> Iterator[str]:
    """The keys, in the tables of a module, of the messages and events that name a clause."""
    for table in ast.walk(ast.parse(code)):
        if isinstance(table, ast.Dict):
            for key, value in zip(table.keys, table.values, strict=True):
                if (
                    isinstance(key, ast.Constant)
                    and isinstance(value, ast.Call)
                    and any(
                        isinstance(n, ast.Constant) and n.value == clause for n in ast.walk(value)
                    )
                ):
                    yield str(key.value)


def _home(folder: str) -> Path:
    """The folder of texts where it lies: data folders may be inside the package."""
    top, *parts = folder.split("/")
    if top == "generator":
        return paths.package().joinpath(*parts[1:])
    if top == "tests":
        return paths.package().parents[1] / "tests"
    return paths.data(top, *parts)

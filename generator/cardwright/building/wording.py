"""The source of words that cannot be set in type: the file, its line and the field.

Whoever sets a text knows its words and its place on the paper, not where it was written; a line of
a card may be made of two names. So the files that are printed from are searched for the words, or
for the character that no font has.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cardwright import paths
from cardwright.errors import LedgerError, TextError
from cardwright.ledger.reader import read_toml
from cardwright.system.litter import tidy

if TYPE_CHECKING:
    from cardwright.lessons.places import Steps

#: The files that words come from, by data folder.
_WRITTEN = {"seeds": "*.toml", "site": "lessons/*/*.toml", "templates": "guides/*.j2"}
_DRAWN = ("card_art", "*/*.svg")


class _Text(NamedTuple):
    """A text that a person wrote, and its place."""

    words: str
    place: str


@contextmanager
def locate_bad_words(own: Path | None = None) -> Iterator[None]:
    """A text that cannot be set is named with the place where a person wrote it.

    That may be a ledger of somebody's `own`, which is looked through first.
    """
    try:
        yield
    except TextError as error:
        raise located(error, own) from error


def located(error: TextError, own: Path | None = None) -> TextError:
    """The error with the file, the line and the field of its words in front, if they are found."""
    words = " ".join(error.words.split())
    found = max(_texts(own), key=lambda text: _likeness(text.words, words, error.character))
    if _likeness(found.words, words, error.character) <= 0:
        return error
    error.message = f"{found.place}: {error.message}"
    error.args = (error.message,)
    return error


def _likeness(text: str, words: str, character: str) -> int:
    """The number of characters a written text shares with the words, one being within the other."""
    if character and character not in text:
        return 0
    if words in text:
        return len(words)
    return len(text) if text in words else 0


def _texts(own: Path | None) -> Iterator[_Text]:
    """Every text that may be printed, with its place; in files that can be read."""
    if own:
        yield from _of_ledger(own)
    for folder, pattern in _WRITTEN.items():
        for path in tidy(paths.data(folder).glob(pattern)):
            yield from _of_ledger(path) if path.suffix == ".toml" else _of_lines(path)
    for path in tidy(paths.data(_DRAWN[0]).glob(_DRAWN[1])):
        for text in _of_lines(path):
            if "<title>" in text.words:
                yield _Text(text.words.split("<title>")[1].partition("<")[0], text.place)


def _of_lines(path: Path) -> Iterator[_Text]:
    for number, line in enumerate(path.read_text(encoding="utf-8-sig").split("\n"), 1):
        yield _Text(line.strip(), f"{path.name}:{number}")


def _of_ledger(path: Path) -> Iterator[_Text]:
    """The texts of a TOML file, each with its line and its field."""
    from cardwright.lessons.places import places  # noqa: PLC0415 - only those who err wait for it

    try:
        raw, text = read_toml(path)
    except LedgerError:
        return
    lines = places(tuple(text.split("\n")))
    for steps, words in _fields((), raw):
        known = next((steps[:n] for n in range(len(steps), 0, -1) if steps[:n] in lines), steps[:1])
        number = lines[known].first if known in lines else 1
        field = ": ".join(str(step) for step in steps if isinstance(step, str))
        yield _Text(" ".join(words.split()), f"{path.name}:{number}: {field}")


def _fields(steps: Steps, raw: object) -> Iterator[tuple[Steps, str]]:
    if isinstance(raw, str) and raw.strip():
        yield steps, raw
    elif isinstance(raw, dict):
        for name, value in raw.items():
            yield from _fields((*steps, name), value)
    elif isinstance(raw, list):
        for number, value in enumerate(raw):
            yield from _fields((*steps, number), value)

"""Emblems for decks of one's own: found by their names, or by their words in six languages."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from cardwright import paths
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.svg_in import motif
from cardwright.errors import UsageError, did_you_mean, excerpt
from cardwright.ledger.words import LANGUAGES, Language
from cardwright.paths import memoize_tracked

#: The share of letters that a word has in common with another which is offered in its place.
ALIKE = 0.8
#: The folder of card_art that has emblems of no game, and the catalog of all.
FOLDER, _CATALOG = "emblems", "names.toml"


@dataclass(frozen=True, slots=True)
class Emblem:
    """A drawing with its subject, its English name in kebab case, its words in each of LANGUAGES.

    `drawing` is its path below card_art, without the suffix.
    """

    subject: str
    name: str
    drawing: str
    words: tuple[tuple[Language, tuple[str, ...]], ...]

    @property
    def called(self) -> tuple[str, ...]:
        """All names by which it is found, the English one first."""
        return (self.name, *(word for _, words in self.words for word in words))


@memoize_tracked
def all_emblems() -> tuple[Emblem, ...]:
    """Every emblem, in the order of the catalog."""
    path = paths.data("card_art", FOLDER, _CATALOG)
    subjects = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(
        Emblem(
            subject,
            name,
            entry.get("drawing", f"{FOLDER}/{name}"),
            tuple((language, tuple(entry.get(language, ()))) for language in LANGUAGES),
        )
        for subject, entries in subjects.items()
        for name, entry in entries.items()
    )


def emblem_called(word: str) -> Emblem | None:
    """The emblem of this name or word, in any language; None if there is none."""
    return _by_word().get(_plain(word))


def emblems_with(word: str) -> tuple[Emblem, ...]:
    """The emblems in whose names or words this word is found; all for "".

    Raises UsageError, with the nearest word, if there are none.
    """
    part = _plain(word)
    found = tuple(one for one in all_emblems() if any(part in _plain(name) for name in one.called))
    if not found:
        raise UsageError(
            f"there is no emblem “{excerpt(word)}”", hint=lambda: near_emblem(word) or _ALL
        )
    return found


def near_emblem(word: str, languages: Iterable[Language] = LANGUAGES) -> str:
    """A question that offers the nearest word of an emblem in these languages; "" if none is."""
    asked = frozenset(languages)
    names = [one.name for one in all_emblems()]
    spoken = (words for one in all_emblems() for language, words in one.words if language in asked)
    return did_you_mean(word, [*names, *chain.from_iterable(spoken)], alike=ALIKE)


def emblem_art(drawing: str) -> Scene:
    """The drawing at a path below card_art; raises ArtError if it has faults."""
    folder, _, name = drawing.partition("/")
    return motif(folder, name)


_ALL = "“cardwright emblems” lists all"


@memoize_tracked
def _by_word() -> dict[str, Emblem]:
    return {_plain(name): one for one in reversed(all_emblems()) for name in one.called}


def _plain(word: str) -> str:
    """A word without regard to case, accents, hyphens and spaces.

    >>> _plain("Flûte  traversière") == _plain("flute-traversiere")
    True
    """
    letters = unicodedata.normalize("NFKD", word.casefold().replace("-", " "))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())

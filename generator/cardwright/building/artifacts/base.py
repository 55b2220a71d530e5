"""An artifact: the smallest thing that is made at once, such as a deck for one paper.

It is a dataclass of the choices that decide about its bytes. File names and the key in the cache
come from its fields, and from nothing else: a field that is added is in both.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from functools import cached_property
from typing import Any, ClassVar, TypeAlias

from cardwright.building.custom_ledgers import Source
from cardwright.drawing.faces.edition import STANDARD, Edition, in_palette, in_words
from cardwright.drawing.scene.inks import PALETTES, Palette
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger import Ledger
from cardwright.ledger.words import ENGLISH, Words

#: Files by their names in the output folder.
Files: TypeAlias = dict[str, bytes]
#: The files of an artifact in the output folder, or its folder.
Places: TypeAlias = tuple[str, ...]
#: For a field whose choice is not in the file names: another choice replaces the file.
UNNAMED: Mapping[str, Any] = {"named": False}


@dataclass(frozen=True, eq=False, kw_only=True)
class Artifact(ABC):
    """Something to make of a source.

    Two are equal if they have the same key. A field with `compare=False` is not in it: it says
    where the work is done, and does not decide about bytes.
    """

    #: The names of the files, or of one folder. Choices come after the first word, the paper last.
    names: ClassVar[tuple[str, ...]]

    source: Source = field(metadata=UNNAMED)

    @abstractmethod
    def render(self) -> Files:
        """The files, by their names in the output folder."""

    @property
    def ledger(self) -> Ledger:
        """The ledger that it is printed from."""
        return self.source.ledger

    @property
    def places(self) -> Places:
        """The files that it makes, or the folder that it fills and that holds nothing else."""
        return tuple(f"{self.source.folder}/{self._named(name)}" for name in self.names)

    @property
    def place(self) -> str:
        """The first of its places, by which it is known: no two artifacts share one."""
        return self.places[0]

    @property
    def title(self) -> str:
        """The words of a line of progress."""
        return self.place.replace("/", ": ", 1)

    @property
    def edition_text(self) -> str:
        """The edition in words; "" if there is but one."""
        return ""

    @cached_property
    def key(self) -> str:
        """All that decides about the bytes, but for the program and the data files it reads."""
        chosen = (f"{each.name}={_as_text(getattr(self, each.name))}" for each in self._keyed())
        return "\n".join((type(self).__name__, *chosen))

    def _keyed(self) -> Iterator[Field[Any]]:
        return (each for each in fields(self) if each.compare)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Artifact) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def _named(self, name: str) -> str:
        """The name of a file or folder with the words of all choices that are not usual.

        They come after its first word: what is made of other choices lies beside it.
        """
        stem, dot, ending = name.partition(".")
        first, *rest = stem.split("-", 1)
        chosen = [
            (each.name, _word(each, getattr(self, each.name)))
            for each in self._keyed()
            if each.metadata.get("named", True)
        ]
        words = [word for name, word in chosen if name != "paper"]
        paper = [word for name, word in chosen if name == "paper"]
        return "-".join(filter(None, (first, *words, *rest, *paper))) + dot + ending


@dataclass(frozen=True, eq=False, kw_only=True)
class Inked(Artifact):
    """Something in the inks of a palette."""

    palette: Palette = PALETTES["color"]

    def choices(self, say: Words) -> tuple[str, ...]:
        """The choices in words: palette, edition, whose ledger."""
        is_ledger = self.source.own and not self.ledger.own_deck  # the title names a deck of a list
        own = [say("ledger {name}", name=self.source.folder)] if is_ledger else []
        return *self._drawn_in(say), *own

    def _drawn_in(self, say: Words) -> tuple[str, ...]:
        return in_words(STANDARD, self.palette, say)

    @property
    def edition_text(self) -> str:
        """The choices in one line."""
        return ", ".join(self.choices(ENGLISH))


@dataclass(frozen=True, eq=False, kw_only=True)
class Faced(Inked):
    """Something that shows cards, in an edition."""

    edition: Edition = STANDARD

    def __post_init__(self) -> None:
        if in_palette(STANDARD, self.palette).plain_backs:  # which need not be asked for
            object.__setattr__(self, "edition", replace(self.edition, plain_backs=False))

    @property
    def drawn(self) -> Edition:
        """The edition as it is drawn: with little ink, backs are plain."""
        return in_palette(self.edition, self.palette)

    def _drawn_in(self, say: Words) -> tuple[str, ...]:
        return in_words(self.edition, self.palette, say)


@dataclass(frozen=True, eq=False, kw_only=True)
class OnPaper(Inked):
    """Something for a paper."""

    paper: Paper


@dataclass(frozen=True, eq=False, kw_only=True)
class ForPress(Artifact):
    """Something for a commercial printer, whose inks are those of the press."""

    edition: Edition = STANDARD

    @property
    def edition_text(self) -> str:
        """The edition of everything that goes to a commercial printer."""
        return "press"


def _as_text(value: object) -> str:
    return value.as_text if isinstance(value, (Palette, Source)) else repr(value)


def _word(chosen: Field[Any], value: Any) -> str:  # noqa: ANN401 - a choice of any kind
    """The word of a choice in file names; "" for what is usual.

    That is its own `named`, or what the field has for it; of a flag it is the name of the field.
    """
    if value is None or value == chosen.default:
        return ""
    if value is True:
        return chosen.name.replace("_", "-")
    words: Mapping[object, str] = chosen.metadata.get("words", {})
    if isinstance(value, Paper):
        return value.name
    named: str = words.get(value) or getattr(value, "named", None) or f"{value}"
    return named

"""A guide as a tree: what the booklet and the site walk to print it, each in its own way.

A guide is blocks; blocks hold inlines or further blocks. Everything is frozen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from cardwright.printing.diagrams import Diagram, Round


@dataclass(frozen=True, slots=True)
class TextRun:
    """Plain text."""

    text: str


@dataclass(frozen=True, slots=True)
class Emphasis:
    """Inlines in italics."""

    inlines: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Strong:
    """Inlines in bold."""

    inlines: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class ClauseLink:
    """A small reference to the clause of this id, which the game's ledger has."""

    id: str


@dataclass(frozen=True, slots=True)
class Link:
    """Inlines that lead to an address, or with `#…` to an anchor of the same guide."""

    address: str
    inlines: tuple[Inline, ...]


Inline: TypeAlias = TextRun | Emphasis | Strong | ClauseLink | Link


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of level 2 or 3 (level 1 is the guide's title); anchors are unique in a guide."""

    level: int
    inlines: tuple[Inline, ...]
    anchor: str

    @property
    def text(self) -> str:
        """The words of the heading."""
        return plain(self.inlines)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of running text."""

    inlines: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class List:
    """A list, numbered when ordered; an item is one block or several."""

    ordered: bool
    items: tuple[tuple[Block, ...], ...]


@dataclass(frozen=True, slots=True)
class GuideTable:
    """A table: the cells of its head, and rows with as many cells."""

    head: tuple[tuple[Inline, ...], ...]
    rows: tuple[tuple[tuple[Inline, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """Something drawn, and a caption: cards by the names of their pictures, or a moment of a deal.

    A name is a card's id, or `back` for a card face down; the same name may stand several times.
    """

    diagram: Diagram
    caption: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Rounds:
    """Rounds of a deal, told one after the other."""

    rounds: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class Try:
    """A lesson of the game, by its id, for the reader to solve."""

    lesson: str


@dataclass(frozen=True, slots=True)
class Aside:
    """A note beside the text, such as where our reconstruction helped out."""

    blocks: tuple[Block, ...]


Block: TypeAlias = Heading | Paragraph | List | GuideTable | Figure | Rounds | Try | Aside


@dataclass(frozen=True, slots=True)
class Guide:
    """A game's guide: the name and title of the game, and the blocks below the title."""

    game: str
    title: str
    blocks: tuple[Block, ...]

    @property
    def clause_ids(self) -> tuple[str, ...]:
        """Every clause that is cited, in the order of first citing."""
        found = (i.id for i in inlines_of(self.blocks) if isinstance(i, ClauseLink))
        return tuple(dict.fromkeys(found))

    @property
    def text(self) -> str:
        """All the words of the guide, a space between blocks; clause references left out."""
        return " ".join(" ".join(map(plain, runs_of(block))) for block in self.blocks)


def plain(inlines: tuple[Inline, ...]) -> str:
    """The words of inlines without their dress; clause references are left out.

    >>> plain((TextRun("lead a "), Strong((TextRun("Crown"),)), ClauseLink("COURT-CNT-5")))
    'lead a Crown'
    """
    out = []
    for inline in inlines:
        match inline:
            case TextRun(text=text):
                out.append(text)
            case Emphasis(inlines=inner) | Strong(inlines=inner) | Link(inlines=inner):
                out.append(plain(inner))
            case ClauseLink():
                pass
    return "".join(out)


def inlines_of(blocks: tuple[Block, ...]) -> Iterator[Inline]:
    """Every inline in the blocks, those inside others after their holder."""
    for block in blocks:
        for run in runs_of(block):
            yield from _deep(run)


def _deep(inlines: tuple[Inline, ...]) -> Iterator[Inline]:
    for inline in inlines:
        yield inline
        if isinstance(inline, Emphasis | Strong | Link):
            yield from _deep(inline.inlines)


def runs_of(block: Block) -> Iterator[tuple[Inline, ...]]:
    """The runs of inlines in a block, in reading order."""
    match block:
        case Heading(inlines=inlines) | Paragraph(inlines=inlines) | Figure(caption=inlines):
            yield inlines
        case GuideTable(head=head, rows=rows):
            for row in (head, *rows):
                yield from row
        case Rounds(rounds=rounds):
            yield from (tuple(TextRun(f"{line.text} ") for line in each.lines) for each in rounds)
        case List() | Aside():
            for inner in _within(block):
                yield from runs_of(inner)
        case Try():
            pass


def _within(block: List | Aside) -> Iterator[Block]:
    """The blocks that a list or an aside holds."""
    for blocks in block.items if isinstance(block, List) else (block.blocks,):
        yield from blocks

"""A guide as values for Typst: blocks and inlines as JSON has them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from cardwright.drawing.scene.shaping import width
from cardwright.ledger import Ledger
from cardwright.lessons import lessons
from cardwright.lessons.judged import Statement
from cardwright.printing.books.citing import link_last_words, unlinked
from cardwright.printing.books.drawings import Cards, drawing
from cardwright.printing.books.dress import lettered
from cardwright.printing.books.exercises import exercise
from cardwright.printing.books.look import DRAWN
from cardwright.printing.diagrams import Call, Round, card_names, draw_diagram, draw_round
from cardwright.printing.guides import (
    Aside,
    Block,
    ClauseLink,
    Emphasis,
    Figure,
    GuideTable,
    Heading,
    Inline,
    Link,
    List,
    Paragraph,
    Rounds,
    Strong,
    TextRun,
    Try,
    plain,
)

Value = dict[str, Any]

#: A column of a table narrower than this, in em of its type, is set in its middle.
_NARROW = 4.6
#: A column wider than this may be broken into lines.
_WIDE = 13.0
#: A paragraph must begin with so many characters of plain text to bear an initial.
_LONG = 180
#: The level of a heading that opens a chapter.
_CHAPTER = 2
#: The room that the cards of a round have, mm.
_TOGETHER = 30.0


class Content:
    """The content of one book of a game: its blocks, whose cards are collected."""

    def __init__(self, ledger: Ledger, cards: Cards) -> None:
        self.ledger = ledger
        self.cards = cards

    def blocks(self, blocks: Iterable[Block]) -> list[Value]:
        """The blocks as values."""
        return [self.block(block) for block in blocks]

    def opened(self, blocks: Sequence[Block]) -> list[Value]:
        """The blocks as values; the first chapter that opens with some text has an initial."""
        values = self.blocks(blocks)
        for (before, block), value in zip(pairwise(blocks), values[1:], strict=True):
            if not isinstance(before, Heading) or not isinstance(block, Paragraph):
                continue
            words = self.words(block.inlines, whole=False)
            if before.level == _CHAPTER and isinstance(words[0], str) and len(words[0]) > _LONG:
                art = lettered(self.ledger, self.cards, words[0][:1])
                if art:
                    value |= {"initial": art, "words": words}
                break
        return values

    def block(self, block: Block) -> Value:
        """A block as a value; `k` is its kind."""
        match block:
            case Heading(level=level, text=text, anchor=anchor):
                value = {"k": "heading", "level": level - 1, "text": text, "id": anchor}
            case Paragraph(inlines=inlines):
                value = {"k": "paragraph", "words": self.words(inlines)}
            case List(ordered=ordered, items=items):
                value = {"k": "list", "ordered": ordered, "items": [*map(self.blocks, items)]}
            case GuideTable():
                value = {"k": "table", **self.table(block)}
            case Figure():
                value = {"k": "figure", **self.figure(block)}
            case Rounds(rounds=rounds):
                value = {"k": "rounds", "rounds": [self.round(each) for each in rounds]}
            case Try(lesson=name):
                (judged,) = (each for each in lessons(self.ledger) if each.lesson.id == name)
                value = exercise(judged, self)
            case Aside(blocks=blocks):
                value = {"k": "aside", "blocks": self.blocks(blocks)}
        return value

    def figure(self, figure: Figure) -> Value:
        """A drawing, its caption, and the names of cards that a reader lays out."""
        picture = drawing(draw_diagram(self.ledger, figure.diagram, DRAWN), self.cards)
        names = card_names(self.ledger, figure.diagram)
        if names:
            picture["alt"] = "The cards that are named below."
        return {**picture, "caption": self.words(figure.caption), "names": names}

    def table(self, block: GuideTable) -> Value:
        """A table; a column of width 0 is as wide as its text, the others share what is left."""
        rows = [[self.words(cell) for cell in row] for row in (block.head, *block.rows)]
        widest = [
            max(_ems(cell) for cell in column)
            for column in zip(block.head, *block.rows, strict=True)
        ]
        return {
            "head": rows[0],
            "rows": rows[1:],
            "widths": [0 if wide < _WIDE else round(wide, 3) for wide in widest],
            "centered": [n > 0 and wide < _NARROW for n, wide in enumerate(widest)],
        }

    def round(self, each: Round) -> Value:
        """A round of a deal."""
        return {
            "head": each.head,
            "cards": drawing(draw_round(self.ledger, each, _TOGETHER), self.cards),
            "words": [" ".join(told.text for told in each.statements)],
            "score": [{"name": name, "count": count} for name, count in each.score],
            "player": each.player,
            "lines": _lines(each.lines) if each.calls else [],
        }

    def words(self, inlines: Sequence[Inline], *, whole: bool = True) -> list[Any]:
        """Inlines as words; those before a clause lead to it, and look like all others.

        That is the sentence as far as it goes, or with `whole` false its last word. A deck of
        somebody's list has no law book, and nothing in it leads to a clause.
        """
        found: list[Any] = []
        clauses: list[str] = []
        for inline in inlines:
            if isinstance(inline, ClauseLink):
                clauses.append(inline.id)
            elif not clauses or plain((inline,)).strip():  # not the blank between two clauses
                found += [*link_last_words(clauses, found, whole=whole), *self._inlines((inline,))]
                clauses = []
        found += link_last_words(clauses, found, whole=whole)
        return [*unlinked(found)] if self.ledger.own_deck else found

    def _inlines(self, inlines: Iterable[Inline]) -> Iterator[Any]:
        for inline in inlines:
            match inline:
                case TextRun(text=text):
                    yield text
                case Emphasis(inlines=inner):
                    yield {"em": self.words(inner)}
                case Strong(inlines=inner):
                    yield {"strong": self.words(inner)}
                case Link(address=address, inlines=inner):
                    yield {"link": address, "words": self.words(inner)}


def _lines(lines: Iterable[Call | Statement]) -> list[list[str]]:
    """Each call as who was asked, for what, and the answer; what else is told as one text."""
    found: list[list[str]] = []
    for line in lines:
        if isinstance(line, Call):
            found.append([line.asked, line.card, line.answer])
        elif found and len(found[-1]) == 1:
            found[-1] = [f"{found[-1][0]} {line.text}"]
        else:
            found.append([line.text])
    return found


def _ems(cell: Sequence[Inline]) -> float:
    """The width of a cell in em, in one line."""
    return width(plain(tuple(cell)), "body", 1.0)

"""The last page of a class set: the marks of its decks, and every card by its number, to tick."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from generator.faces.marked import LETTERS
from generator.faces.parts import placed
from generator.faces.plain import plain_badge
from generator.pdf.document import Document
from generator.pdf.units import Paper
from generator.scene import outline
from generator.scene.fit import fit_line
from generator.scene.model import Item, Shape, Text

_MARGIN, _HEAD, _LINE, _BOX = 15.0, 22.0, 6.4, 3.2
#: Where the marks of the decks stand, how far apart, and how many in a row.
_MARKS, _STEP, _ROW = 34.0, 13.6, 13
_TYPE, _LEAST = 3.2, 1.9


@dataclass(frozen=True, slots=True)
class Checklist:
    """What is counted: the title of the game, how many decks, and the cards by number and name."""

    title: str
    decks: int
    cards: tuple[tuple[int, str], ...]


def draw_checklist(document: Document, paper: Paper, told: Checklist) -> None:
    """Draw the page, tagged: a heading, a sentence on the marks, and the cards as a list."""
    tags = document.tags
    section = tags.document.add("Sect", title="Checklist")
    with tags.content(section.add("H1")):
        title = f"{told.title}: a checklist for {told.decks} decks"
        document.draw((Text(_MARGIN, _HEAD, title, "display", 5.6),))
    marks, below = _marks(told.decks)
    letters = ", ".join(LETTERS[: told.decks])
    alt = f"The marks on the backs of the decks: {letters}, each with a shape of its own."
    figure = section.add("Figure", alt=alt, box=document.area((0, _MARKS - 6, paper.width, below)))
    with tags.content(figure):
        document.draw(marks)
    rows = section.add("P")
    boxes, words = _rows(told.cards, paper, below + 8.0)
    with tags.artifact():
        document.draw(boxes)
    with tags.content(rows):
        document.draw(words)


def _marks(decks: int) -> tuple[tuple[Item, ...], float]:
    """The marks in rows, and where they end."""
    items: list[Item] = []
    for deck in range(decks):
        row, column = divmod(deck, _ROW)
        x, y = _MARGIN + column * _STEP, _MARKS + row * 10.0
        items.append(Text(x + 2.2, y + 1.8, LETTERS[deck], "display", 5.0, "ink", "middle"))
        items.append(placed(plain_badge(deck), x + 8.2, y, 5.0, "black"))
    return tuple(items), _MARKS + math.ceil(decks / _ROW) * 10.0


def _rows(
    cards: Sequence[tuple[int, str]], paper: Paper, top: float
) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """A box and a numbered name for each card, in as many columns as the page needs."""
    deep = math.floor((paper.height - _MARGIN - top) / _LINE)
    columns = max(2, math.ceil(len(cards) / deep))
    deep = math.ceil(len(cards) / columns)
    wide = (paper.width - 2 * _MARGIN) / columns
    room = wide - _BOX - 5.0
    lines = [f"{number}  {name}" for number, name in cards]
    size = min(fit_line(line, "body", _TYPE, room, floor=_LEAST) for line in lines)
    boxes: list[Item] = []
    words: list[Item] = []
    for place, line in enumerate(lines):
        column, row = divmod(place, deep)
        x, y = _MARGIN + column * wide, top + row * _LINE
        square = outline.rectangle(x, y - _BOX + 0.4, _BOX, _BOX)
        boxes.append(Shape(square, stroke="ink", width=0.25))
        words.append(Text(x + _BOX + 2.0, y, line, "body", size))
    return tuple(boxes), tuple(words)

"""Words on a sheet: a line that names the thing, and the steps of making it.

The steps are told in the order in which they are done: a crease is scored while the sheet is whole
and a ruler lies flat on it. They speak of what is seen on the sheet, and of left and right as it
lies when its words are upright.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.scene.fit import Block, fit_block
from cardwright.drawing.scene.model import Item, Text
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.printing.boxes.contents import cards_inside, contents, shares
from cardwright.printing.boxes.envelope_art import inside
from cardwright.printing.boxes.stock import Stock
from cardwright.printing.boxes.tuck import TuckBox
from cardwright.printing.sheets.layout import PaperTurn

#: Type in mm: what is read with ease, and the least, 6 points.
EASY, LEAST = 2.7, 2.12
#: Sizes are tried in steps of so many mm.
_STEP = 0.04
#: In shares of the type: how far a step stands in from its number, lines and steps lie apart, and
#: two columns.
_INDENT, _LEADING, _BETWEEN, _AISLE = 1.6, 1.18, 0.25, 1.8

#: Where a knife goes, by whether backs are plain: where no ground is woven no white line is seen.
_LINE = {False: "the inner edge of the white line", True: "the fine line"}
_INSIDE = {False: "inside the white line", True: "along the fine line"}
#: The card of a box where nobody counts in pounds.
_CARD = "160–300 g/m²"
_BOX = (
    "Print at 100 % on card of {card}. The ruler on this sheet is then 100 mm long.",
    (
        "Score first, while the sheet is whole: lay a ruler on each dashed line, and press along "
        "it with an empty ballpoint pen. Short dashes outside the picture point to its ends."
    ),
    "Cut along {line}, and around the tab. Cut between the flaps as well.",
    "Fold every scored line back, away from you, so that the print is outside.",
    (
        "Glue the hatched tab at the left, on the side where it says “glue”. Press it to the "
        "blank inside of the narrow side at the right end, for a minute."
    ),
    (
        "At the bottom (the end without a notch), fold in the small flaps, then the lid, and tuck "
        "it in. Put in the cards, and close the top in the same way."
    ),
)
_ENVELOPE = (
    "Print at 100 %: the ruler is then 100 mm long.",
    "Score the 4 dashed lines before you cut: press along a ruler with an empty ballpoint pen.",
    "Cut {line} and around the tabs.",
    "Fold the scored lines back, print outside.",
    "Glue both hatched tabs. Fold them in, then the lower half up; press its blank side on them.",
    "Put in trays and balls, and tuck in the flap.",
)


@dataclass(frozen=True, slots=True)
class BoxText:
    """A line that names what is made, and the steps."""

    line: str
    steps: tuple[str, ...]


def box_words(
    ledger: Ledger, stock: Stock, paper: Paper, edition: Edition, box: TuckBox
) -> BoxText:
    """The words of the sheet of a box on this paper.

    The box has room for the deck of any usual paper and of this one; which cards those of this
    paper are is told.
    """
    deck = contents(ledger, edition, paper)
    folded = contents(ledger, edition, paper, PaperTurn.FOLD).total
    say, boxes = words_of(ledger), shares(ledger, stock, edition, paper)
    other = say(" ({cards} on sheets to fold)", cards=folded) if folded != deck.total else ""
    parts = say("Print it {boxes} times: the deck is shared out among {boxes} boxes. ", boxes=boxes)
    line = say(
        "{title} · box for up to {most} {stock}: {box}. {parts}A deck on {paper} has {total} "
        "cards{other}: {cards}. The rulebook does not go in.",
        title=ledger.title,
        most=math.ceil(cards_inside(ledger, edition, paper) / boxes),
        stock=stock.text(say),
        box=box.text(say),
        parts=parts if boxes > 1 else "",
        paper=paper.title,
        total=deck.total,
        other=other,
        cards=deck.text(say),
    )
    card = paper.card if say.language == "en" else _CARD
    told = {"card": card, "line": say(_LINE[edition.plain_backs])}
    return BoxText(line, tuple(say(step, **told) for step in _BOX))


def envelope_words(ledger: Ledger, paper: Paper, edition: Edition) -> BoxText:
    """The words of the sheet of the envelope on this paper."""
    line = f"{ledger.title} · envelope for {inside(ledger)}, on paper of {paper.sheet}"
    way = _INSIDE[edition.plain_backs]
    return BoxText(line, tuple(step.format(line=way) for step in _ENVELOPE))


@dataclass(frozen=True, slots=True)
class StepColumn:
    """Steps one below the other: the number of the first, their blocks, and their type in mm."""

    first: int
    blocks: tuple[Block, ...]
    size: float

    @property
    def height(self) -> float:
        """From the top of the first step to the foot of the last, in mm."""
        apart = _BETWEEN * self.size * (len(self.blocks) - 1)
        return math.fsum(block.height for block in self.blocks) + apart

    def items(self, x: float, y: float) -> Iterator[Item]:
        """The column with its upper left corner at (x, y)."""
        for number, block in enumerate(self.blocks, self.first):
            words = block.texts(x + _INDENT * self.size, y, anchor="start")
            yield Text(x, words[0].y, str(number), "bold", self.size)
            yield from words
            y += block.height + _BETWEEN * self.size


def columns(
    steps: Sequence[str],
    room: tuple[float, float],
    count: int = 1,
    *,
    first: int = 1,
    least: float = LEAST,
) -> tuple[StepColumn, ...]:
    """The steps in so many columns of as many each, as large as the room (mm) allows.

    Empty where they do not fit it in the least type.
    """
    wide, high = room
    each = -(-len(steps) // count)
    tried = math.ceil((EASY - least) / _STEP - 1e-9)
    for size in (*(EASY - _STEP * place for place in range(tried)), least):
        measure = (wide - (count - 1) * _AISLE * size) / count - _INDENT * size
        found = tuple(
            StepColumn(first + start, _blocks(steps[start : start + each], size, measure), size)
            for start in range(0, len(steps), each)
        )
        if max(column.height for column in found) <= high:
            return found
    return ()


def _blocks(steps: Sequence[str], size: float, measure: float) -> tuple[Block, ...]:
    room = measure, math.inf
    return tuple(fit_block(step, size, room, floor=size, leading=_LEADING) for step in steps)


def beside(found: Sequence[StepColumn], wide: float) -> tuple[Item, ...]:
    """Columns side by side in that width (mm), the upper left corner of the first at the origin."""
    if not found:
        return ()
    pace = (wide + _AISLE * found[0].size) / len(found)
    return tuple(item for place, one in enumerate(found) for item in one.items(place * pace, 0.0))

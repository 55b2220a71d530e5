"""The type of a deck of one's own, tried on every card and paper before anything is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from cardwright.drawing.faces import front, reference_sides
from cardwright.drawing.faces.edition import STANDARD
from cardwright.drawing.faces.spare import credit_card
from cardwright.drawing.scene.paper import USUAL_PAPERS
from cardwright.engine.cards import deck_pack
from cardwright.errors import MissingGlyph, TextError, TextTooLong, visible
from cardwright.ledger import Ledger
from cardwright.printing.boxes.art import net_items
from cardwright.printing.boxes.contents import box_of
from cardwright.printing.boxes.dress import Dress
from cardwright.printing.boxes.stock import Stock
from cardwright.printing.trackers import page


class TypeFault(NamedTuple):
    """A text that has no room in its place, or letters that the fonts have not.

    `author` is that of the card where it was first met; "" for another paper.
    """

    author: str
    words: str
    message: str
    hint: str


def type_faults(ledger: Ledger) -> Iterator[TypeFault]:
    """The faults of all that is drawn, each text once."""
    met: set[str] = set()
    for author, draw in _drawings(ledger):
        try:
            draw()
        except TextError as error:
            if error.words not in met:
                met.add(error.words)
                yield TypeFault(author, error.words, *said(error))


def said(error: TextError) -> tuple[str, str]:
    """The message and the remedy, in the terms of a list."""
    match error:
        case TextTooLong(words=words, fits=fits):
            room = f", and about {fits} fit" if fits else ""
            return error.message, f"shorten it: it has {len(words)} characters{room}"
        case MissingGlyph(character=character):
            what = f"our fonts have no “{visible(character)}” (U+{ord(character):04X})"
            return what, "use Latin, Greek or Cyrillic letters"
    return error.message, error.hint


def _drawings(ledger: Ledger) -> Iterator[tuple[str, Callable[[], object]]]:
    """All that is drawn of a deck: the faces with their authors, and other papers."""
    for card in deck_pack(ledger):
        yield card.author, partial(front, ledger, card, STANDARD)
    yield "", partial(reference_sides, ledger, STANDARD)
    yield "", partial(credit_card, ledger, STANDARD)
    yield "", lambda: net_items(Dress(ledger), box_of(ledger, Stock())[1])
    for form in ledger.forms:
        for paper in USUAL_PAPERS:
            yield "", partial(page, ledger, form, paper)

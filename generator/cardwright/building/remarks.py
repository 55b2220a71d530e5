"""Remarks before a build is made: on its files, and on the list of a deck."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.building.options import BookOptions, DeckOptions
from cardwright.building.spec import BuildSpec
from cardwright.drawing.faces import all_cards
from cardwright.drawing.scene.card_format import on_paper
from cardwright.printing.sheets.printable import remarks as printable_remarks
from cardwright.printing.sheets.sizing import left_out, printed_kinds
from cardwright.printing.web_addresses import only_here

#: What is lost where cards lie in the order of their piles.
STACKED = (
    "in a stack, each pile determines the places of its reference cards: flip on the "
    "edge named on each sheet, or their backs will be behind playing cards"
)


def remarks(spec: BuildSpec) -> tuple[str, ...]:
    """Remarks before a build is made: what its files cannot do, and what is doubtful in a list.

    Raises ProfileError where cards would not be printed whole.
    """
    books = _of_codes(spec.book) if spec.book and not spec.own else ()
    notes = (note for own in spec.own for note in own.notes)
    return *notes, *books, *(_of_decks(spec, spec.deck) if spec.deck else ())


def _of_codes(options: BookOptions) -> Iterator[str]:
    """A remark on codes in books that lead nobody else anywhere."""
    if options.base_url and only_here(options.base_url):
        yield (
            f"only this computer or network can open {options.base_url}: the codes in "
            "the books will not work on other phones"
        )


def _of_decks(spec: BuildSpec, options: DeckOptions) -> Iterator[str]:
    """Remarks on what sheets or a printer cannot do; raises ProfileError."""
    size, cutting = options.edition.size, options.cutting
    if size.sheet and not options.cards:
        for source in spec.sources:
            yield from left_out(size, source.ledger)
    if cutting.stacked and options.sides in {"long", "short"} and not options.cards:
        yield STACKED
    if options.printer is None:
        return
    kinds = dict.fromkeys(
        card.kind
        for source in spec.sources
        for card in all_cards(source.ledger)
        if card.kind in printed_kinds(size)
    )
    for paper in options.papers:
        yield from printable_remarks(
            paper, kinds, options.printer, on_paper(size, paper.name), cutting
        )

"""Limits of other sizes than that of a poker card, said before printing is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.drawing.scene.card_format import CardFormat, on_paper
from cardwright.drawing.scene.paper import Paper
from cardwright.engine.cards import piece_cards
from cardwright.errors import UsageError
from cardwright.ledger import Ledger
from cardwright.printing.sheets.card_selection import CardSelection
from cardwright.printing.sheets.cutting import Cutting
from cardwright.printing.sheets.layout import PIECES, PaperTurn, grid


def printed_kinds(size: CardFormat) -> tuple[str, ...]:
    """The kinds of pieces that are printed beside cards of this size, by name."""
    return ("card",) if size.sheet else tuple(PIECES)


def require_sheets(
    size: CardFormat,
    papers: Sequence[Paper],
    ledgers: Sequence[Ledger],
    pick: CardSelection,
    cutting: Cutting,
    *,
    folded: bool,
) -> None:
    """Raise UsageError where cards of a size do not lie on their sheets as it is asked for."""
    for paper in papers:
        piece = cutting.piece("card", on_paper(size, paper.name))
        grid(paper, piece, PaperTurn.FOLD if folded else PaperTurn.LONG)
    strange = [piece for piece in _pieces(ledgers) if size.sheet and piece in pick.cards]
    if strange:
        raise UsageError(
            f"{strange[0]} is not a card, and is not on sheets of {size.name} cards",
            hint="print it without --size",
        )


def _pieces(ledgers: Sequence[Ledger]) -> Iterator[str]:
    return (piece.id for ledger in ledgers for piece in piece_cards(ledger))


def left_out(size: CardFormat, ledger: Ledger) -> Iterator[str]:
    """The pieces of a game that are not on the sheets of its cards, and where they are."""
    pieces = piece_cards(ledger) if size.sheet else ()
    if pieces:
        kinds = " and ".join(f"{kind}s" for kind in dict.fromkeys(p.kind for p in pieces))
        named = ",".join(piece.id for piece in pieces)
        yield (
            f"{ledger.title}: its {kinds} are not on sheets of {size.name} cards; "
            f"print them with --cards {named}, without --size"
        )

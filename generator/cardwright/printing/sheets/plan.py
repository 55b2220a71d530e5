"""Sheets of a deck: which cards lie on which, and what lies behind them.

for sheet in sheets(deck_batches(ledger, paper, edition), paper): ...
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, islice, repeat

from cardwright.drawing.faces import all_cards, back, front, reference_cards
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.marked import named, numbered, of_deck, on_words
from cardwright.drawing.faces.spare import credit_card, spare_card
from cardwright.drawing.scene.card_format import CardFormat, on_paper
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.paper import Paper
from cardwright.engine.cards import deck_pack
from cardwright.errors import UsageError
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.ledger.words import Words
from cardwright.printing.sheets.card_selection import WHOLE, CardSelection
from cardwright.printing.sheets.cutting import UNCUT, Cutting
from cardwright.printing.sheets.layout import (
    TRAY,
    CutPiece,
    Grid,
    PaperTurn,
    SheetLayout,
    grid,
    layout,
)
from cardwright.printing.sheets.sizing import printed_kinds

#: A front, and what is printed behind it.
Card = tuple[Scene, Scene]


@dataclass(frozen=True, slots=True)
class Batch:
    """Cards of one size: what they are cut from, and the front and back of each.

    `deck` is what their deck is called, where there are several. Of some cards of a deck, `whole`
    is how many there are in all of it: they lie in the first places of its first sheet, so that a
    machine that cuts at fixed places cuts them, too.
    """

    piece: CutPiece
    cards: tuple[Card, ...]
    deck: str = ""
    cutting: Cutting = UNCUT
    whole: int = 0

    @property
    def stacked(self) -> bool:
        """True if its sheets are cut in one stack, which then comes out in order."""
        return self.cutting.stacked and self.piece.cut_straight


@dataclass(frozen=True)
class Sheet:
    """One sheet of paper: the cards in its cells, by the number of the cell.

    `usual` is the back that cards of the batch have; a reference card has words on its back. Where
    it is too large to be folded, its two sides are printed on papers that are `glued`. `stacked` is
    one that is cut in one stack with the others of its batch.
    """

    layout: SheetLayout
    cards: dict[int, Card]
    usual: Scene
    deck: str = ""
    stacked: bool = False
    glued: bool = False

    @property
    def papers(self) -> int:
        """The number of sheets of paper."""
        return 2 if self.glued else 1

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells with a card."""
        return tuple(self.cards)

    @cached_property
    def fronts(self) -> dict[int, Scene]:
        """The fronts, by their cells."""
        return {cell: front for cell, (front, _) in self.cards.items()}

    @cached_property
    def backs(self) -> dict[int, Scene]:
        """The backs, by the cells of their fronts, and those that lie there by mistake.

        A paper that is turned over its other edge brings the back of each cell behind the cell
        opposite: there one is printed, too, where it is not kept for words.
        """
        last = self.layout.grid.per_sheet - 1
        behind = {cell: back for cell, (_, back) in self.cards.items()}
        if not self.layout.folded:
            for cell, (_, back) in self.cards.items():
                if back == self.usual:
                    behind.setdefault(last - cell, back)
        return dict(sorted(behind.items()))


def deck_batches(
    ledger: Ledger,
    paper: Paper,
    edition: Edition = STANDARD,
    turn: PaperTurn = PaperTurn.LONG,
    pick: CardSelection = WHOLE,
    cutting: Cutting = UNCUT,
) -> list[Batch]:
    """The game's cards and pieces with their fronts and backs, a batch for each kind.

    Behind the cards come, for this paper, reference cards as `reference_places` says, and what
    else there is room for: a spare card, and one that says who made all this. Of some cards that
    are picked there are these alone; of several decks each has batches of its own, its cards their
    numbers, and its backs its mark. Cards have the size of the edition; pieces that do not lie on
    the perforated sheets of that size are left out. All are cut by the ``cutting``.
    """
    edition = replace(edition, size=on_paper(edition.size, paper.name))
    if pick.marked:
        bare = deck_batches(ledger, paper, edition, turn, CardSelection(pick.cards), cutting)
        numbers = tuple(pick.numbered(ledger))
        return _marked(bare, pick, numbers, edition.size, words_of(ledger))
    if pick.cards:
        return _some(ledger, paper, edition, turn, pick.cards, cutting)
    cards = [card for card in all_cards(ledger) if card.kind in printed_kinds(edition.size)]
    kinds = dict.fromkeys(card.kind for card in cards)
    backs = {kind: back(ledger, kind, edition) for kind in kinds}
    made: dict[str, list[Card]] = {
        kind: [(front(ledger, c, edition), backs[kind]) for c in cards if c.kind == kind]
        for kind in kinds
    }
    if "card" in made:
        told = reference_cards(ledger, edition)
        sets, free = beside(ledger, len(told), _per_sheet(paper, edition, turn, cutting))
        others = (spare_card(ledger, edition), credit_card(ledger, edition))[:free]
        made["card"] += [*told * sets, *((side, backs["card"]) for side in others)]
    return _batches(made, edition, cutting)


def _marked(
    bare: Sequence[Batch],
    pick: CardSelection,
    numbers: Sequence[int],
    size: CardFormat,
    say: Words,
) -> list[Batch]:
    """The batches of each deck of a class set; of one deck alone the title tells which it is."""
    called = ["" if pick.deck else named(deck, say) for deck in pick.marked]
    return [
        replace(batch, cards=_of_deck(batch, deck, numbers, size, say), deck=name)
        for deck, name in zip(pick.marked, called, strict=True)
        for batch in bare
    ]


def _batches(made: Mapping[str, Sequence[Card]], edition: Edition, cutting: Cutting) -> list[Batch]:
    """A batch of each kind of piece."""
    pieces = {kind: cutting.piece(kind, edition.size) for kind in made}
    return [Batch(piece, tuple(made[kind]), cutting=cutting) for kind, piece in pieces.items()]


def _per_sheet(paper: Paper, edition: Edition, turn: PaperTurn, cutting: Cutting) -> int:
    """The number of cards on a full sheet."""
    return grid(paper, cutting.piece("card", edition.size), turn).per_sheet


def _some(
    ledger: Ledger,
    paper: Paper,
    edition: Edition,
    turn: PaperTurn,
    ids: Sequence[str],
    cutting: Cutting,
) -> list[Batch]:
    """Batches of these cards alone, in the places of a whole deck."""
    made: dict[str, list[Card]] = {}
    for card in all_cards(ledger):
        if card.id in ids and card.kind in printed_kinds(edition.size):
            pair = (front(ledger, card, edition), back(ledger, card.kind, edition))
            made.setdefault(card.kind, []).append(pair)
    whole: Counter[str] = Counter(card.kind for card in all_cards(ledger))
    if "card" in made:
        told = len(reference_cards(ledger, edition))
        sets, free = beside(ledger, told, _per_sheet(paper, edition, turn, cutting))
        whole["card"] += sets * told + free
    batches = _batches(made, edition, cutting)
    return [replace(batch, whole=whole[kind]) for kind, batch in zip(made, batches, strict=True)]


def _of_deck(
    batch: Batch, deck: int, numbers: Sequence[int], size: CardFormat, say: Words
) -> tuple[Card, ...]:
    """The cards of a batch as those of a deck; what has words behind has its mark on both sides.

    The cards of the pack come first, and have these numbers; trays and balls have none.
    """
    usual, pieces = batch.cards[0][1], batch.piece.round or batch.piece.as_large_as(TRAY)
    known = chain(() if pieces else numbers, repeat(0))
    return tuple(
        (numbered(face, number, say) if number else face, of_deck(behind, deck, say))
        if behind == usual
        else (on_words(face, deck, size, say), on_words(behind, deck, size, say))
        for number, (face, behind) in zip(known, batch.cards, strict=False)
    )


#: The spare card and that of the makers take as many places of a sheet, where they are free.
OTHERS = 2


def beside(ledger: Ledger, told: int, per_sheet: int) -> tuple[int, int]:
    """The pieces that are printed behind the pack on sheets of so many cards.

    How often the set of ``told`` reference cards, and how many other cards.
    """
    cards = len(deck_pack(ledger))
    sets = reference_places(cards, told, max(ledger.players), per_sheet)
    return sets, min(OTHERS, -(cards + told * sets) % per_sheet)


def reference_places(cards: int, told: int, players: int, per_sheet: int) -> int:
    """The number of sets of `told` different reference cards behind so many cards.

    Once for each player where the last sheet has room for that, else as often as it has; where
    there is no room for a single set another sheet is begun, so that nobody goes without. Where
    not everybody can have a set, two places are kept for other cards if two sets are left.

    >>> [reference_places(cards, 1, 4, 9) for cards in (32, 52)], reference_places(64, 2, 8, 9)
    ([4, 2], 3)
    """
    if not told:
        return 0
    room = -cards % per_sheet
    if room < told:
        room += per_sheet
    sets = min(players, room // told)
    fewer = (room - OTHERS) // told
    if sets < players and fewer >= OTHERS:
        sets = fewer
    return max(sets, 1)


def sheets(
    batches: Sequence[Batch], paper: Paper, turn: PaperTurn = PaperTurn.LONG
) -> Iterator[Sheet]:
    """All sheets in print order; raises UsageError where a card does not fit the paper.

    What is too large to be folded has a page for its fronts and one for its backs, to be glued.
    """
    for batch in batches:
        place = _layout(paper, batch, turn)
        usual = batch.cards[0][1]
        glued = turn is PaperTurn.FOLD and not place.folded
        for cards in _laid(batch, place.grid, usual):
            yield Sheet(place, cards, usual, batch.deck, batch.stacked, glued)


def _laid(batch: Batch, grid: Grid, usual: Scene) -> Iterator[dict[int, Card]]:
    """The cards of each sheet by their cells.

    Those of a stack lie so that its piles, laid on one another row by row, the first on top, are
    the batch in its order: cell after cell has a pile.
    """
    step = grid.per_sheet
    if batch.stacked:
        deep = math.ceil(len(batch.cards) / step)
        piles = [batch.cards[start : start + deep] for start in range(0, len(batch.cards), deep)]
        for sheet in range(deep):
            yield {cell: pile[sheet] for cell, pile in enumerate(piles) if sheet < len(pile)}
        return
    for start in range(0, len(batch.cards), step):
        yield _placed(batch.cards[start : start + step], step, usual)


def _layout(paper: Paper, batch: Batch, turn: PaperTurn) -> SheetLayout:
    count = max(batch.whole, len(batch.cards))
    if turn is PaperTurn.FOLD:
        with suppress(UsageError):
            return layout(paper, batch.piece, turn, count)
        turn = PaperTurn.LONG
    return layout(paper, batch.piece, turn, count)


def _placed(cards: Sequence[Card], cells: int, usual: Scene) -> dict[int, Card]:
    """The cards by their cells: those with words on their backs in pairs opposite each other.

    So a paper that was turned over its other edge has words behind words, and no playing card is
    known by its back.
    """
    worded = [card for card in cards if card[1] != usual]
    pairs = [cell for half in range(cells // 2) for cell in (half, cells - 1 - half)]
    alone = [cells // 2] if len(worded) % 2 and cells % 2 else []  # which is its own opposite
    kept = (alone + pairs)[: len(worded)]
    opposite = {cells - 1 - cell for cell in kept}
    free = sorted(set(range(cells)) - set(kept), key=lambda cell: (cell in opposite, cell))
    placed = dict(zip(kept, worded, strict=True))
    placed |= zip(free, (card for card in cards if card[1] == usual), strict=False)
    return dict(sorted(placed.items()))


def straight_cuts(batches: Sequence[Batch], paper: Paper, turn: PaperTurn = PaperTurn.LONG) -> int:
    """The number of cuts along a rule until all cards lie apart; round pieces want scissors.

    What is folded is cut when it is glued, and what is perforated is broken out. Sheets in one
    stack are cut at once, and their first has most cards.
    """
    return sum(
        len(lines)
        for batch in batches
        if batch.piece.cut_straight
        for sheet in islice(sheets([batch], paper, turn), 1 if batch.stacked else None)
        for lines in sheet.layout.cut_lines(sheet.cells, back=False)
    )

"""A deck as a PDF to print at home: sheets of fronts, each with its backs behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from generator.engine.ledger import Ledger
from generator.faces import all_cards, back, front, reference_cards
from generator.faces.edition import STANDARD, Edition
from generator.origin import digest, once
from generator.pdf.document import BOTH_SIDES, ONE_SIDE, About, Document
from generator.pdf.layout import CARDS, GRIDS, Grid, Layout, layout
from generator.pdf.marks import crop_marks, crosses, furniture, rings
from generator.pdf.tags import Box
from generator.pdf.units import Paper
from generator.scene import outline
from generator.scene.card_format import POKER
from generator.scene.digest import scene_digest
from generator.scene.inks import Palette
from generator.scene.model import Group, Item, Scene, Use, moved

#: How far the outer cards of a block run on beyond the cut, in mm.
BLEED = POKER.overrun


@dataclass(frozen=True, slots=True)
class Batch:
    """Cards of one size: what they are cut from, and the front and back of each."""

    grid: Grid
    cards: tuple[tuple[Scene, Scene], ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """One printed page: which cards lie on it, and whether their backs are shown."""

    layout: Layout
    scenes: tuple[Scene, ...]
    back: bool


@dataclass(frozen=True, slots=True)
class _Sides:
    """Which sides of the paper are printed: what is told of it, and to programs that show it."""

    backs: bool
    told: str
    named: str
    viewer: tuple[tuple[str, str], ...]


_BOTH = _Sides(backs=True, told="both sides, flip on the long edge", named="", viewer=BOTH_SIDES)
_FRONTS_ONLY = _Sides(backs=False, told="on one side", named=", fronts only", viewer=ONE_SIDE)


def deck_batches(ledger: Ledger, edition: Edition = STANDARD) -> list[Batch]:
    """The game's cards and pieces with their fronts and backs, a batch for each kind.

    Behind the cards come the reference cards, as many as `reference_places` says.
    """
    cards = all_cards(ledger)
    kinds = dict.fromkeys(card.kind for card in cards)
    backs = {kind: back(ledger, kind, edition) for kind in kinds}
    made = {
        kind: [(front(ledger, c, edition), backs[kind]) for c in cards if c.kind == kind]
        for kind in kinds
    }
    if "card" in made:
        told = reference_cards(ledger, edition)
        made["card"] += told * reference_places(len(made["card"]), len(told), max(ledger.players))
    return [Batch(GRIDS[kind], tuple(pairs)) for kind, pairs in made.items()]


def reference_places(cards: int, told: int, players: int) -> int:
    """How often the set of `told` different reference cards is printed behind so many cards.

    Once for each player where the last sheet has room for that, else as often as it has; where
    there is no room for a single set another sheet is begun, so that nobody goes without.

    >>> reference_places(32, 1, 4), reference_places(52, 1, 4), reference_places(54, 2, 4)
    (4, 2, 4)
    """
    if not told:
        return 0
    room = -cards % CARDS.per_sheet
    if room < told:
        room += CARDS.per_sheet
    return max(min(players, room // told), 1)


def sheets(batches: Sequence[Batch], paper: Paper) -> Iterator[Sheet]:
    """All pages in print order: each sheet of fronts, then the backs that lie behind it."""
    for batch in batches:
        place = layout(paper, batch.grid)
        step = batch.grid.per_sheet
        for start in range(0, len(batch.cards), step):
            cards = batch.cards[start : start + step]
            yield Sheet(place, tuple(front for front, _ in cards), back=False)
            yield Sheet(place, tuple(back for _, back in cards), back=True)


def straight_cuts(batches: Sequence[Batch], paper: Paper) -> int:
    """How often a knife goes along a rule until all cards lie apart; round pieces want scissors."""
    fronts = (sheet for sheet in sheets(batches, paper) if not sheet.back)
    return sum(
        len(lines)
        for sheet in fronts
        if not sheet.layout.grid.round
        for lines in sheet.layout.cut_lines(len(sheet.scenes), back=False)
    )


def deck_pdf(
    title: str,
    batches: Sequence[Batch],
    paper: Paper,
    palette: Palette,
    *,
    fronts_only: bool = False,
) -> bytes:
    """The deck as PDF bytes: vector, fonts embedded, each distinct face drawn once.

    ``title`` names the deck on every page and in the document. With ``fronts_only`` the backs stay
    blank.
    """
    drawn = (
        f"{batch.grid} {scene_digest(front)} {scene_digest(back)}"
        for batch in batches
        for front, back in batch.cards
    )
    sides = _FRONTS_ONLY if fronts_only else _BOTH
    settings = digest(("deck", title, str(paper), palette.told, sides.told, *drawn))
    return once(settings, partial(_printed, title, batches, paper, palette, sides))


def _printed(
    title: str, batches: Sequence[Batch], paper: Paper, palette: Palette, sides: _Sides
) -> bytes:
    pages = [sheet for sheet in sheets(batches, paper) if sides.backs or not sheet.back]
    document = Document((paper.width, paper.height), palette)
    for number, sheet in enumerate(pages, start=1):
        side = "backs" if sheet.back else "fronts"
        text = f"{title} · {side} · page {number} of {len(pages)} · print at 100 %, {sides.told}"
        document.boxes(_block(sheet), BLEED)
        document.draw(page_items(sheet, text))
        document.turn_page()
    what = f"{title}: deck to print on {paper.title}{sides.named}"
    return document.finished(About(what, f"Print at 100 %, {sides.told}.", viewer=sides.viewer))


def _block(sheet: Sheet) -> Box:
    """Left, top, right and bottom of the block of cards, in mm."""
    wide, high = sheet.layout.grid.block
    left = sheet.layout.block_left(back=sheet.back)
    return left, sheet.layout.top, left + wide, sheet.layout.top + high


def page_items(sheet: Sheet, text: str) -> tuple[Item, ...]:
    """Everything on the page: cards, each clipped to its cell and outer bleed, then marks."""
    place, back = sheet.layout, sheet.back
    cards = tuple(_card(sheet, i, scene) for i, scene in enumerate(sheet.scenes))
    return (
        *cards,
        *(() if back else crosses(place, len(cards))),
        *rings(place, len(cards), back=back),
        *crop_marks(place, len(cards), back=back),
        furniture(place, text, back=back),
    )


def _card(sheet: Sheet, index: int, scene: Scene) -> Item:
    """The card in its cell, bleeding only over edges that it shares with no other card."""
    x, y = sheet.layout.cell(index, back=sheet.back)
    use = Use(scene, moved(x, y))
    if not scene.bleed:
        return use
    grid = sheet.layout.grid
    column, row = sheet.layout.slot(index, back=sheet.back)
    taken = {sheet.layout.slot(i, back=sheet.back) for i in range(len(sheet.scenes))}
    beside = ((column - 1, row), (column, row - 1), (column + 1, row), (column, row + 1))
    left, top, right, bottom = (
        BLEED if grid.gap > 2 * BLEED or slot not in taken else 0.0 for slot in beside
    )
    wide, high = grid.width + left + right, grid.height + top + bottom
    return Group((use,), clip=outline.rectangle(x - left, y - top, wide, high))

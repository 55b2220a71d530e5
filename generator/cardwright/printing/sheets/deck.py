"""A deck as a PDF to print at home: sheets of fronts, each with its backs behind it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.digest import scene_digest
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import IDENTITY, Box, Group, Item, Scene, Use, combined, turned
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.pdf.document import BOTH_SIDES, BOTH_SIDES_SHORT, ONE_SIDE, About, Document
from cardwright.printing.sheets.alt_text import CellCard, PageContents, draw_sheet
from cardwright.printing.sheets.checklist import Checklist, counted
from cardwright.printing.sheets.checkpages import Leaf, draw_leaf, leaves
from cardwright.printing.sheets.cut_plan import cut_alike, draw_cut_plan
from cardwright.printing.sheets.deck_stats import DeckStats
from cardwright.printing.sheets.fold_steps import WEIGHTS, steps
from cardwright.printing.sheets.ink_usage import full_pages
from cardwright.printing.sheets.layout import PaperTurn
from cardwright.printing.sheets.marks import (
    bleed,
    corners,
    crop_marks,
    crosses,
    fold_line,
    furniture,
    registers,
    rings,
)
from cardwright.printing.sheets.plan import Batch, Sheet, sheets, straight_cuts
from cardwright.printing.sheets.printer import PageView, Printer, drawn_box, placed
from cardwright.system.fingerprints import digest, once


@dataclass(frozen=True, slots=True)
class Sides:
    """The sides of the paper that are printed, in words and for viewers.

    `named` stands behind the title of the document.
    """

    told: str
    named: str
    viewer: tuple[tuple[str, str], ...]
    turn: PaperTurn = PaperTurn.LONG
    printed: tuple[str, ...] = ("fronts", "backs", "fronts and backs")

    def text(self, say: Words) -> str:
        """The way to print them, in a language."""
        return say(self.told, least=WEIGHTS[0], most=WEIGHTS[1])


#: By the name that is asked for.
SIDES: Mapping[str, Sides] = {
    "long": Sides("both sides, flip on the long edge", "", BOTH_SIDES),
    "short": Sides(
        "both sides, flip on the short edge", ", short edge", BOTH_SIDES_SHORT, PaperTurn.SHORT
    ),
    "fronts": Sides("on one side", ", fronts only", ONE_SIDE, printed=("fronts",)),
    "backs": Sides("on one side", ", backs only", ONE_SIDE, printed=("backs",)),
    "fold": Sides(
        "on one side, paper of {least} to {most} g/m²",
        ", to fold",
        ONE_SIDE,
        PaperTurn.FOLD,
    ),
}


def deck_pdf(  # noqa: PLR0913 - the choices of a deck
    title: str,
    batches: Sequence[Batch],
    paper: Paper,
    palette: Palette,
    sides: Sides = SIDES["long"],
    edition: str = "",
    printer: Printer | None = None,
    checklist: Checklist | None = None,
    *,
    say: Words = ENGLISH,
) -> bytes:
    """The deck as PDF bytes: vector, fonts embedded, each distinct face drawn once, and tagged.

    ``title`` names the deck on every page and in the document, and so does its ``edition``. For a
    ``printer`` every page is drawn so that it comes out right there. Read aloud, each card says all
    that stands on it (PDF/UA-1). A plan to cut by stands on the first page where the batches are to
    have one, a ``checklist`` on the last ones. What is said on the sheets is said in the words of a
    language.
    """
    drawn = (
        f"{batch.piece} {batch.cutting} {scene_digest(front)} {scene_digest(back)}"
        for batch in batches
        for front, back in batch.cards
    )
    told = (edition, str(paper), palette.as_text, str(sides), str(printer), str(checklist), say.tag)
    settings = digest(("deck", title, *told, *drawn))
    named = Named(title, edition, say)
    printed = partial(_printed, named, batches, paper, palette, sides, printer, checklist)
    return once(settings, printed)


@dataclass(frozen=True, slots=True)
class Named:
    """The name of a deck: its title, the edition in words, and the words of its language."""

    title: str
    edition: str
    say: Words

    @property
    def line(self) -> str:
        """The beginning of the line of each page."""
        return " · ".join(filter(None, (self.title, self.edition)))

    @property
    def end(self) -> str:
        """The end of the title of the document."""
        return f", {self.edition}" if self.edition else ""


def _printed(
    named: Named,
    batches: Sequence[Batch],
    paper: Paper,
    palette: Palette,
    sides: Sides,
    printer: Printer | None,
    checklist: Checklist | None,
) -> bytes:
    document = Document((paper.width, paper.height), palette)
    about = draw_deck(document, named, batches, paper, palette, sides, printer, checklist)
    return document.tagged(about)


def draw_deck(
    document: Document,
    named: Named,
    batches: Sequence[Batch],
    paper: Paper,
    palette: Palette,
    sides: Sides,
    printer: Printer | None = None,
    checklist: Checklist | None = None,
) -> About:
    """Draw all pages of a deck, as `deck_pdf` has them, and tell what the document is about."""
    say = named.say
    pages = printed_pages(batches, paper, sides)
    last = last_pages(checklist, batches, pages, sides, say) if checklist else ()
    before = _planned(batches, sides)
    count = before + len(pages) + len(last)
    if before:
        _draw_plan(document, named, pages, sides, before, count)
    bought = product(batches)
    how = " · ".join(filter(None, (_how(say, sides, printer), bought)))
    made_for = f" · {printer.title}" if printer else ""
    for number, page in enumerate(pages, start=before + 1):
        place = say("page {number} of {count}", number=number, count=count)
        deck = f" · {page.sheet.deck}" if page.sheet.deck else ""
        side = say(page.side)
        text = f"{named.line}{deck} · {side} · {place} · {how}"
        document.boxes(drawn_box(page.block, paper, printer, page.page_view), page.bleed)
        name = f"{side[:1].upper()}{side[1:]}, {place}"
        draw_sheet(document, name, drawn_page(page, text, printer, say), say)
        document.turn_page()
    _draw_last(document, last, paper, f"{named.line} · {say('checklist')}", count, say)
    on = f"{paper.title}, {bought}" if bought else paper.title
    what = say("{title}: deck to print on {paper}", title=named.title, paper=on)
    only = say(sides.named) if sides.named else ""
    ink = full_pages((scene for page in pages for scene in page.all), paper, palette)
    stats = _stats(batches, paper, sides, ink)
    title, subject = f"{what}{only}{named.end}{made_for}", _subject(stats, sides, say)
    return About(title, subject, sides.viewer, stats.info, say.tag)


def _draw_plan(
    document: Document,
    named: Named,
    pages: Sequence[SheetSide],
    sides: Sides,
    before: int,
    count: int,
) -> None:
    """Draw the plan to cut by on the pages before those with cards, of so many in all."""
    say = named.say
    place = say("page {number} of {count}", number=1, count=count)
    line = f"{named.line} · {say('cut plan')} · {place} · {_how(say, sides)}"
    kinds = cut_alike([page.sheet for page in pages], before)
    draw_cut_plan(document, named.title, line, kinds, say, empty=before - 1)


def _how(say: Words, sides: Sides, printer: Printer | None = None) -> str:
    """The way to print the sheets; for a printer there is more to say."""
    if printer is None:
        return say("print at 100 %, {sides}", sides=sides.text(say))
    briefly = replace(sides, told=sides.told.removeprefix("both sides, "))
    return f"100 %, {briefly.text(say)} · {printer.short}"


def _planned(batches: Sequence[Batch], sides: Sides) -> int:
    """The number of pages the plan to cut by takes, so that every sheet has both its sides."""
    if not any(batch.cutting.plan for batch in batches):
        return 0
    return 2 if len(sides.printed) > 1 and sides.turn is not PaperTurn.FOLD else 1


def printed_pages(batches: Sequence[Batch], paper: Paper, sides: Sides) -> list[SheetSide]:
    """The pages with cards, in print order: of each sheet the sides that are printed."""
    return [
        page
        for sheet in sheets(batches, paper, sides.turn)
        for page in pages_of(sheet)
        if page.side in sides.printed
    ]


def last_pages(
    checklist: Checklist,
    batches: Sequence[Batch],
    pages: Sequence[SheetSide],
    sides: Sides,
    say: Words = ENGLISH,
) -> tuple[Leaf, ...]:
    """The pages of the checklist, which come behind these with the cards of the batches."""
    lies = [(page.sheet, page.side) for page in pages]
    told = counted(checklist, batches, lies, _planned(batches, sides), say)
    return leaves(told, pages[0].sheet.layout.paper, sides.text(say), say)


def _draw_last(
    document: Document, last: Sequence[Leaf], paper: Paper, line: str, count: int, say: Words
) -> None:
    """Draw the pages of the checklist, which are the last ones of so many."""
    if not last:
        return
    section = document.tags.document.add("Sect", title=say("Checklist"))
    for number, leaf in enumerate(last, start=count - len(last) + 1):
        place = say("page {number} of {count}", number=number, count=count)
        draw_leaf(document, section, leaf, paper, f"{line} · {place}")
        document.boxes((0.0, 0.0, paper.width, paper.height), 0.0)
        document.turn_page()


def product(batches: Sequence[Batch]) -> str:
    """The perforated sheet that the cards are printed on; "" where they are cut."""
    return next((batch.piece.sheet.product for batch in batches if batch.piece.sheet), "")


def _stats(batches: Sequence[Batch], paper: Paper, sides: Sides, ink: float | None) -> DeckStats:
    """The statistics of the deck; a plan to cut by is a sheet as well."""
    plan = 1 if _planned(batches, sides) else 0
    count = plan + sum(sheet.papers for sheet in sheets(batches, paper, sides.turn))
    cuts = straight_cuts(batches, paper, sides.turn)
    rounded = None if ink is None else round(ink, 1)
    return DeckStats(count, cuts, rounded, product(batches) or None)


def _subject(stats: DeckStats, sides: Sides, say: Words) -> str:
    """The document's subject: how the deck is printed, and what it takes."""
    count = say.count(stats.sheets, "{n} sheet", "{n} sheets")
    bought = f" of {stats.stock}" if stats.stock else ""
    cut = say.count(stats.cuts, "{n} straight cut", "{n} straight cuts")
    takes = [f"{count}{bought}", cut]
    if stats.ink is not None:
        pages = say.number(f"{stats.ink:.1f}")
        takes.append(say("about as much ink as {pages} full pages", pages=pages))
    printed = say("Print at 100 %, {sides}.", sides=sides.text(say))
    return f"{printed} {', '.join(takes)}."


@dataclass(frozen=True)
class SheetSide:
    """One side of a sheet, as it is printed."""

    sheet: Sheet
    back: bool

    @property
    def side(self) -> str:
        """The name of the side, as its line of text says."""
        if self.sheet.layout.folded:
            return "fronts and backs"
        return "backs" if self.back else "fronts"

    @property
    def page_view(self) -> PageView:
        """The view of the page when the sheet is seen from its front."""
        if not self.back:
            return PageView.FRONT
        return PageView.TURNED if self.sheet.layout.turn is PaperTurn.SHORT else PageView.BACK

    @property
    def bleed(self) -> float:
        """The bleed of the block beyond its edges, in mm."""
        return 0.0 if self.sheet.layout.grid.piece.sheet else bleed(back=self.back)

    @property
    def block(self) -> Box:
        """Left, top, right and bottom of the block of cards, in mm; of both, where it is folded."""
        layout = self.sheet.layout
        wide, high = layout.grid.block
        left, right = layout.left(back=self.back), layout.left(back=layout.folded or self.back)
        return left, layout.top, right + wide, layout.top + high

    @property
    def scenes(self) -> dict[int, Scene]:
        """The scene of each cell."""
        return self.sheet.backs if self.back else self.sheet.fronts

    @property
    def all(self) -> tuple[Scene, ...]:
        """Every card on it; on a folded one lie those of both sides."""
        behind = self.sheet.backs.values() if self.sheet.layout.folded else ()
        return *self.scenes.values(), *behind


def pages_of(sheet: Sheet) -> Iterator[SheetSide]:
    """The sides of a sheet that are printed: a folded one has one side for both."""
    yield SheetSide(sheet, back=False)
    if not sheet.layout.folded:
        yield SheetSide(sheet, back=True)


def page_items(page: SheetSide, text: str) -> tuple[Item, ...]:
    """Everything on the page: cards, each clipped to its cell and outer bleed, then marks."""
    return drawn_page(page, text).items


def drawn_page(
    page: SheetSide, text: str, printer: Printer | None = None, say: Words = ENGLISH
) -> PageContents:
    """The page as it is drawn and read aloud: its cards, its marks, and what it is called."""
    place, back = page.sheet.layout, page.back
    cards = _cards(page.sheet, page.scenes, back=back)
    if place.folded:
        cards += _cards(page.sheet, page.sheet.backs, back=True)
    about = IDENTITY
    if back and place.turn is PaperTurn.SHORT:
        about = turned(180, place.paper.width / 2, place.paper.height / 2)
    if printer:
        about = combined(placed(place.paper, printer, page.page_view), about)
    notes = steps(place, back=back, say=say) if place.folded or page.sheet.glued else ()
    return PageContents(cards, _marks(page), furniture(place, text, back=back), about, notes)


def _marks(page: SheetSide) -> tuple[Item, ...]:
    place, back = page.sheet.layout, page.back
    cells = tuple(page.scenes)
    return (
        *(() if back else (*crosses(place, cells), *corners(place, cells))),
        *rings(place, cells, back=back),
        *crop_marks(place, cells, back=back),
        *(crop_marks(place, cells, back=True) if place.folded else ()),
        *registers(place, back=back),
        *(registers(place, back=True) if place.folded else ()),
        *fold_line(place),
    )


def _cards(sheet: Sheet, scenes: Mapping[int, Scene], *, back: bool) -> tuple[CellCard, ...]:
    """The cards in their cells, to be drawn and to be read aloud."""
    wide, high = sheet.layout.grid.cell
    items = cards_on(sheet, scenes, back=back)
    return tuple(
        CellCard(scene, (x, y, x + wide, y + high), item)
        for (cell, scene), item in zip(scenes.items(), items, strict=True)
        for x, y in [sheet.layout.cell(cell, back=back)]
    )


def cards_on(sheet: Sheet, scenes: Mapping[int, Scene], *, back: bool) -> tuple[Item, ...]:
    """The cards in their cells, bleeding only over edges that they share with no other card."""
    layout = sheet.layout
    taken = {layout.slot(cell, back=back) for cell in scenes}
    gap = layout.grid.piece.gap
    wide, high = layout.grid.cell
    items: list[Item] = []
    for cell, scene in scenes.items():
        use = Use(scene, layout.lying(cell, back=back))
        if not scene.bleed:
            items.append(use)
            continue
        most = min(scene.bleed, bleed(back=back))
        column, row = layout.slot(cell, back=back)
        beside = ((column - 1, row), (column, row - 1), (column + 1, row), (column, row + 1))
        left, top, right, bottom = (
            min(most, gap / 2) if slot in taken else most for slot in beside
        )
        x, y = layout.cell(cell, back=back)
        clip = outline.rectangle(x - left, y - top, wide + left + right, high + top + bottom)
        items.append(Group((use,), clip=clip))
    return tuple(items)

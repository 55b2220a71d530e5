"""Renderers: functions that make the files of a printing, each with the modules it needs."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from cardwright.building.spec import BuildSpec
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.paper import Paper
from cardwright.printing.bundles import bundle_address
from cardwright.printing.web_addresses import Online
from cardwright.system.litter import tidy

#: Files by their names in the output folder.
Files: TypeAlias = dict[str, bytes]
#: The files of a printing in the output folder, or its folder.
Places: TypeAlias = tuple[str, ...]


def deck(game: str, places: Places, what: BuildSpec, paper: Paper) -> Files:
    """The sheets of a deck."""
    from cardwright.printing.sheets.checklist import Checklist
    from cardwright.printing.sheets.deck import SIDES, deck_pdf
    from cardwright.printing.sheets.plan import deck_batches

    ledger, how = what.ledger(game), SIDES[what.sides]
    batches = deck_batches(ledger, paper, what.edition, how.turn, what.pick, what.cutting)
    counted = Checklist.of(ledger, what.pick) if what.pick.copies > 1 else None
    made = deck_pdf(
        *(ledger.title, batches, paper, what.palette, how, what.edition_text),
        printer=what.printer,
        checklist=counted,
    )
    return {places[0]: made}


def press(kind: str, game: str, places: Places, what: BuildSpec) -> Files:
    """The pieces of one kind for a print shop."""
    from cardwright.printing.press.deck import press_pdf
    from cardwright.printing.press.pack import pieces
    from cardwright.printing.press.standard import X4

    ledger = what.ledger(game)
    pack = pieces(ledger, what.edition)[kind]
    return {places[0]: press_pdf(ledger.title, pack, X4, POKER.bleed)}


def cards(game: str, places: Places, what: BuildSpec) -> Files:
    """Every picture of a deck as SVG."""
    from cardwright.drawing.faces import pictures
    from cardwright.drawing.scene.svg_out import svg

    return {
        f"{places[0]}/{name}.svg": svg(scene, what.palette).encode()
        for name, scene in pictures(what.ledger(game), what.edition)
    }


def card_list(game: str, places: Places, what: BuildSpec) -> Files:
    """The cards in words, as text and as a page."""
    from cardwright.printing import cardlist

    told = cardlist.card_list(what.ledger(game))
    return dict(
        zip(places, (cardlist.as_text(told).encode(), cardlist.as_page(told).encode()), strict=True)
    )


def _online(game: str, what: BuildSpec) -> Online | None:
    """The address of the game's pages, for links in its books; None where it is not known."""
    return Online(what.base_url, game) if what.base_url and not what.own else None


def rulebook(game: str, places: Places, what: BuildSpec, paper: Paper) -> Files:
    """The rulebook with pages of half a paper, and the same to fold."""
    from cardwright.printing.books import half_page, rulebook_pdf
    from cardwright.printing.pdf.imposition import folded

    book = rulebook_pdf(what.ledger(game), half_page(paper), what.palette, _online(game, what))
    return dict(zip(places, (book, folded(book, paper)), strict=True))


def large(game: str, places: Places, what: BuildSpec) -> Files:
    """The rulebook in large print."""
    from cardwright.printing.books import LARGE, rulebook_pdf

    return {places[0]: rulebook_pdf(what.ledger(game), LARGE, what.palette, _online(game, what))}


def workbook(game: str, places: Places, what: BuildSpec) -> Files:
    """The workbook."""
    from cardwright.printing.books import HANDOUT, workbook_pdf

    return {places[0]: workbook_pdf(what.ledger(game), HANDOUT, what.palette, _online(game, what))}


def law(game: str, places: Places, what: BuildSpec) -> Files:
    """The law book."""
    from cardwright.printing.books import LAW, law_pdf

    return {places[0]: law_pdf(what.ledger(game), LAW, what.palette, _online(game, what))}


def tracker(game: str, places: Places, what: BuildSpec, paper: Paper) -> Files:
    """The trackers of a game, a page for each form."""
    from cardwright.printing.trackers import tracker_pdf

    return {places[0]: tracker_pdf(what.ledger(game), paper, what.palette)}


def pad(game: str, places: Places, what: BuildSpec, paper: Paper) -> Files:
    """Four small trackers on each sheet."""
    from cardwright.printing.trackers import pad_pdf

    return {places[0]: pad_pdf(what.ledger(game), paper, what.palette)}


def fill(game: str, places: Places, what: BuildSpec, paper: Paper) -> Files:
    """The trackers as forms to fill in."""
    from cardwright.printing.trackers import fill_pdf

    return {places[0]: fill_pdf(what.ledger(game), paper, what.palette)}


def box(game: str, places: Places, what: BuildSpec, paper: Paper) -> Files:
    """The box of a deck on its sheet."""
    from cardwright.printing.boxes.document import box_pdf

    made = box_pdf(what.ledger(game), what.stock, paper, what.palette, what.edition)
    return {places[0]: made}


def box_lines(game: str, places: Places, what: BuildSpec) -> Files:
    """The box for machines, as SVG and as DXF."""
    from cardwright.printing.boxes.vector import box_dxf, box_svg

    ledger = what.ledger(game)
    drawn = box_svg(ledger, what.stock, what.palette, what.edition)
    return dict(zip(places, (drawn, box_dxf(ledger, what.stock, what.edition)), strict=True))


def envelope(game: str, places: Places, what: BuildSpec, paper: Paper) -> Files:
    """The envelope for trays and balls on its sheet."""
    from cardwright.printing.boxes.document import envelope_pdf

    return {places[0]: envelope_pdf(what.ledger(game), paper, what.palette, what.edition)}


def box_press(game: str, places: Places, what: BuildSpec) -> Files:
    """The box for a print shop."""
    from cardwright.printing.press.net import box_press_pdf

    return {places[0]: box_press_pdf(what.ledger(game), what.stock, what.edition)}


def cover_press(game: str, places: Places, what: BuildSpec) -> Files:
    """The cover of the rulebook for a print shop."""
    from cardwright.printing.books import A5
    from cardwright.printing.books.cover import cover_spread
    from cardwright.printing.boxes.net import straight
    from cardwright.printing.press.net import flat_pdf

    ledger = what.ledger(game)
    spread = cover_spread(ledger, A5, "the rulebook")
    spine = straight((A5.width, 0.0), (A5.width, A5.height))
    return {places[0]: flat_pdf(spread, f"{ledger.title}: cover for a print shop", [spine])}


def envelope_press(game: str, places: Places, what: BuildSpec) -> Files:
    """The envelope for a print shop."""
    from cardwright.printing.press.net import envelope_press_pdf

    return {places[0]: envelope_press_pdf(what.ledger(game), what.edition)}


def site(printed: Path, room: Path, base_url: str) -> Files:
    """The parts of a site, but for what was printed."""
    from cardwright.website import build_site

    out = room / "site"
    build_site(out, printed, base_url)
    return {f"site/{name}": path.read_bytes() for name, path in own_files(out, printed).items()}


def own_files(site: Path, printed: Path) -> dict[str, Path]:
    """The files of a site by their addresses, but for what was printed, alone or in a bundle."""
    names = {path.relative_to(site).as_posix(): path for path in tidy(site.rglob("*"), site)}
    bundles = {bundle_address(path.name) for path in printed.iterdir()}
    return {
        name: path
        for name, path in names.items()
        if path.is_file() and name not in bundles and not (printed / name).exists()
    }

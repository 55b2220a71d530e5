"""The printings of an order: what each is called, what it is made from, and its files.

A printing is the smallest thing that is made at once: a deck for one paper, the pictures of its
cards, a booklet, a tracker for one paper, a box. The site is made from all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path, PurePosixPath
from typing import TypeAlias

from generator.addresses import Online
from generator.boxes.stock import BARE, Stock
from generator.bundles import bundle_address
from generator.engine.cards import Card
from generator.engine.games import GAMES
from generator.engine.ledger import Ledger, load_ledger
from generator.faces.edition import STANDARD, Edition, file_name, in_words
from generator.own import Own
from generator.pdf.pick import WHOLE, Pick
from generator.pdf.printable import remarks as printable_remarks
from generator.pdf.printer import Printer
from generator.pdf.sizing import left_out, printed_kinds
from generator.pdf.units import PAPERS, Paper
from generator.scene.card_format import POKER, on_paper
from generator.scene.inks import PALETTES, Palette

#: What can be printed of each game; the site is made of all of them.
PRINTED = ("deck", "booklet", "tracker", "box")
KINDS = (*PRINTED, "site")
#: Files by their names in the output folder.
Files: TypeAlias = dict[str, bytes]
#: The files of a printing in the output folder, or its folder.
Places: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be built: games and kinds by name, papers, palette, how cards are drawn.

    Boxes are made for cards of a `stock`.

    With a ledger of somebody's `own` it is printed in place of that of the game it is named after.
    With `press` decks are made for a print shop, too. `base_url` is where the site will stand,
    ending with a slash; "" where that is not known. Decks are drawn for the `printer`, where it is
    known how it errs, and printed on the `sides` of `pdf/deck.py`; of a deck is printed what is
    picked.
    """

    games: tuple[str, ...] = GAMES
    kinds: tuple[str, ...] = KINDS
    papers: tuple[Paper, ...] = tuple(PAPERS.values())
    palette: Palette = PALETTES["color"]
    edition: Edition = STANDARD
    own: Own | None = None
    base_url: str = ""
    printer: Printer | None = None
    stock: Stock = BARE
    press: bool = False
    sides: str = "long"
    pick: Pick = WHOLE

    @property
    def usual(self) -> bool:
        """Whether cards are drawn as they are when nothing else is asked for."""
        return self == self.as_usual

    @property
    def as_usual(self) -> Order:
        """The same order in the usual edition, in which the site shows all things."""
        return replace(self, palette=PALETTES["color"], edition=STANDARD, sides="long", pick=WHOLE)

    @property
    def whole(self) -> bool:
        """Whether nothing of an older build needs to be kept."""
        return self == Order(base_url=self.base_url, stock=self.stock)

    @property
    def told(self) -> str:
        """The edition in words: its choices, and whose ledger it is printed from if not ours."""
        own = [f"ledger {self.own.folder}"] if self.own else []
        picked = [self.pick.told] if self.pick != WHOLE else []
        return ", ".join([*in_words(self.edition, self.palette), *own, *picked])


@dataclass(frozen=True, slots=True)
class Printing:
    """One step of a build: what the progress line calls it, its game, settings, and the work.

    `settings` is everything but data files and program that decides about the bytes. `places` are
    the files that it makes, or the folder that it fills and that holds nothing else. `edition` is
    told of them; "" where there is but one.
    """

    title: str
    game: str
    places: Places
    settings: str
    make: Callable[[], Files] = field(compare=False)
    edition: str = ""

    @property
    def place(self) -> str:
        """The first of its places, by which it is known: no two printings share one."""
        return self.places[0]


def printings(what: Order) -> Iterator[Printing]:
    """All that is printed for an order, game by game, what takes longest first; not the site."""
    for game in what.games:
        if "booklet" in what.kinds:
            yield from _books(game, _any_edition(what))
        if "deck" in what.kinds:
            for paper in what.papers:
                yield _sheets(game, what, paper)
            if not what.own and what.usual and not what.printer:
                yield from _editions(game, what)
            if what.press:
                yield from _presses(game, what)
            if what.pick == WHOLE and what.edition.size == POKER:
                yield _printing("cards", game, "cards", _cards, what)
                words = ("card-list.txt", "card-list.html")
                yield _printing("list", game, words, _list, what.as_usual)
        if "tracker" in what.kinds:
            yield from _trackers(game, _any_edition(what))
        if "box" in what.kinds:
            yield from _boxes(game, what)


def remarks(what: Order) -> tuple[str, ...]:
    """What is to be said before an order is printed: what its sheets or its printer cannot do.

    Raises ProfileError where cards would not be printed whole.
    """
    if "deck" not in what.kinds:
        return ()
    games, size = [] if what.pick.cards else what.games, what.edition.size
    besides = tuple(said for game in games for said in left_out(size, _ledger(game, what)))
    if what.printer is None:
        return besides
    kinds = dict.fromkeys(
        card.kind
        for game in what.games
        for card in _ledger_cards(game, what)
        if card.kind in printed_kinds(size)
    )
    return besides + tuple(
        said
        for paper in what.papers
        for said in printable_remarks(paper, kinds, what.printer, on_paper(size, paper.name))
    )


def decks(what: Order) -> tuple[str, ...]:
    """The decks of an order, by their names in the output folder."""
    names = (name for each in printings(what) for name in each.places)
    return tuple(name for name in names if PurePosixPath(name).name.startswith("deck-"))


def _ledger_cards(game: str, what: Order) -> Sequence[Card]:
    from generator.faces import all_cards

    return all_cards(_ledger(game, what))


def _sheets(game: str, what: Order, paper: Paper) -> Printing:
    """The deck for a paper; how its sides are printed, and for which printer, is in its name."""
    sides = _SIDES.get(what.sides, what.sides)
    printer = what.printer.slug if what.printer else ""
    name = "-".join(filter(None, ("deck", what.pick.named, sides, printer, paper.name)))
    return _printing("deck", game, f"{name}.pdf", _deck, what, paper)


#: What sides are called in the name of a file.
_SIDES = {"long": "", "short": "short-edge"}


def _editions(game: str, what: Order) -> Iterator[Printing]:
    """The decks that are there beside the usual one, for who has little ink or no duplex."""
    plain = replace(STANDARD, plain_backs=True)
    for paper in what.papers:
        for palette in ("white-paper", "low-ink"):
            yield _sheets(game, replace(what, palette=PALETTES[palette], edition=plain), paper)
        for sides in ("fronts", "fold"):
            yield _sheets(game, replace(what, sides=sides), paper)


def _presses(game: str, what: Order) -> Iterator[Printing]:
    """The files for a print shop: one for each kind of piece, for all pages of one are alike."""
    pieces = (piece.kind for piece in _ledger(game, what).pieces)
    for kind in ("card", *dict.fromkeys(pieces)):
        yield _printing("press", game, _PRESSED[kind], partial(_press, kind), what)


#: What the file for a print shop is called that has the cards, the trays, the balls.
_PRESSED = {"card": "deck-press.pdf", "tray": "trays-press.pdf", "ball": "balls-press.pdf"}


def _trackers(game: str, what: Order) -> Iterator[Printing]:
    """The trackers of a game: pages and pads for each paper, and one to fill in on a screen."""
    for paper in what.papers:
        yield _printing("tracker", game, f"tracker-{paper.name}.pdf", _tracker, what, paper)
        yield _printing("pad", game, f"tracker-pad-{paper.name}.pdf", _pad, what, paper)
    yield _printing("fill", game, "tracker-fill.pdf", _fill, what, what.papers[0])


def _boxes(game: str, what: Order) -> Iterator[Printing]:
    """The tuck box of a deck, on paper and for machines, and an envelope where there are trays."""
    trays = any(piece.kind == "tray" for piece in _ledger(game, what).pieces)
    for paper in what.papers:
        yield _printing("box", game, f"box-{paper.name}.pdf", _box, what, paper)
    yield _printing("box", game, ("box.svg", "box.dxf"), _box_lines, what)
    if what.press:
        yield _printing("press box", game, "box-press.pdf", _box_press, what)
    if trays:
        for paper in what.papers:
            yield _printing("box", game, f"envelope-{paper.name}.pdf", _envelope, what, paper)
    if trays and what.press:
        yield _printing("press box", game, "envelope-press.pdf", _envelope_press, what)


def _books(game: str, what: Order) -> Iterator[Printing]:
    """The books of a game: rulebook, also to fold, workbook and law book."""
    for paper in what.papers:
        names = (_RULEBOOKS[paper.name], f"booklet-fold-{paper.name}.pdf")
        yield _printing("booklet", game, names, _rulebook, what, paper)
    yield _printing("booklet", game, "booklet-large.pdf", _large, what)
    yield _printing("booklet", game, "lessons.pdf", _workbook, what)
    yield _printing("booklet", game, "law.pdf", _law, what)
    if what.press:
        yield _printing("press", game, "cover-press.pdf", _cover_press, what)


#: What the rulebook is called whose pages are half of a paper.
_RULEBOOKS = {"a4": "booklet.pdf", "letter": "booklet-letter.pdf"}


def site(origins: Mapping[str, str], printed: Path, room: Path, base_url: str = "") -> Printing:
    """The site with the printings of these origins, by their places in the folder `printed`.

    What it takes over from them, alone or in a bundle, is not among its files. It is made in the
    empty folder `room`, which is left behind.
    """
    told = (f"{place}={origin}" for place, origin in sorted(origins.items()))
    settings = "\n".join(["site", base_url, *told])
    return Printing("site", "", ("site",), settings, partial(_site, printed, room, base_url))


def _printing(
    kind: str,
    game: str,
    names: str | tuple[str, ...],
    make: Callable[..., Files],
    what: Order,
    paper: Paper | None = None,
) -> Printing:
    """A printing of these files, or of this folder, below the folder of its game.

    They are named as in the usual edition, and are called after that which is ordered.
    """
    folder = what.own.folder if what.own else game
    plain = (names,) if isinstance(names, str) else names
    first, *others = (file_name(name, what.edition, what.palette) for name in plain)
    places = (f"{folder}/{first}", *(f"{folder}/{name}" for name in others))
    ledger = [what.own.ledger.digest] if what.own else []  # ours is a data file, and noted as one
    address = [what.base_url] if kind == "booklet" and what.base_url else []
    printer = [str(what.printer)] if kind == "deck" and what.printer else []
    told = (kind, folder, first, game, str(paper), what.palette.told, str(what.edition))
    picked = [str(what.pick)] if kind == "deck" and what.pick != WHOLE else []
    stock = [str(what.stock)] if kind.endswith("box") else []
    given = (game, places, what) if paper is None else (game, places, what, paper)
    settings = "\n".join((*told, *ledger, *address, *printer, *stock, *picked))
    edition = _EDITIONS.get(kind, what.told)
    return Printing(f"{folder}: {first}", game, places, settings, partial(make, *given), edition)


#: What is told of things that are in all editions the same, or have inks of their own.
_EDITIONS = {"list": "", "press": "press", "press box": "press"}


def _any_edition(what: Order) -> Order:
    """The order without what does not matter to booklets and trackers."""
    return replace(what, edition=STANDARD)


def _ledger(game: str, what: Order) -> Ledger:
    """The ledger that is printed: somebody's own, or ours."""
    return what.own.ledger if what.own else load_ledger(game)


def _deck(game: str, places: Places, what: Order, paper: Paper) -> Files:
    from generator.pdf.checklist import Checklist
    from generator.pdf.deck import SIDES, deck_pdf
    from generator.pdf.sheets import deck_batches

    ledger, how = _ledger(game, what), SIDES[what.sides]
    batches = deck_batches(ledger, paper, what.edition, how.turn, what.pick)
    counted = None
    if what.pick.copies > 1:
        cards = what.pick.numbered(ledger).items()
        named = tuple((number, card.name) for number, card in cards)
        counted = Checklist(ledger.title, what.pick.copies, named)
    made = deck_pdf(
        *(ledger.title, batches, paper, what.palette, how, what.told),
        printer=what.printer,
        checklist=counted,
    )
    return {places[0]: made}


def _press(kind: str, game: str, places: Places, what: Order) -> Files:
    from generator.press.deck import press_pdf
    from generator.press.pack import pieces
    from generator.press.standard import X4

    ledger = _ledger(game, what)
    pack = pieces(ledger, what.edition)[kind]
    return {places[0]: press_pdf(ledger.title, pack, X4, POKER.bleed)}


def _cards(game: str, places: Places, what: Order) -> Files:
    from generator.faces import pictures
    from generator.scene.svg_out import svg

    return {
        f"{places[0]}/{name}.svg": svg(scene, what.palette).encode()
        for name, scene in pictures(_ledger(game, what), what.edition)
    }


def _list(game: str, places: Places, what: Order) -> Files:
    from generator.cardlist import as_page, as_text, card_list

    told = card_list(_ledger(game, what))
    return dict(zip(places, (as_text(told).encode(), as_page(told).encode()), strict=True))


def _online(game: str, what: Order) -> Online | None:
    """Where the game's pages will stand, which its books lead to; None where nobody knows."""
    return Online(what.base_url, game) if what.base_url and not what.own else None


def _rulebook(game: str, places: Places, what: Order, paper: Paper) -> Files:
    from generator.booklet import A5, HALF_LETTER, rulebook_pdf
    from generator.pdf.imposition import folded

    page = {"a4": A5, "letter": HALF_LETTER}[paper.name]
    book = rulebook_pdf(_ledger(game, what), page, what.palette, _online(game, what))
    return dict(zip(places, (book, folded(book, paper)), strict=True))


def _large(game: str, places: Places, what: Order) -> Files:
    from generator.booklet import LARGE, rulebook_pdf

    return {places[0]: rulebook_pdf(_ledger(game, what), LARGE, what.palette, _online(game, what))}


def _workbook(game: str, places: Places, what: Order) -> Files:
    from generator.booklet import HANDOUT, workbook_pdf

    return {
        places[0]: workbook_pdf(_ledger(game, what), HANDOUT, what.palette, _online(game, what))
    }


def _law(game: str, places: Places, what: Order) -> Files:
    from generator.booklet import LAW, law_pdf

    return {places[0]: law_pdf(_ledger(game, what), LAW, what.palette, _online(game, what))}


def _tracker(game: str, places: Places, what: Order, paper: Paper) -> Files:
    from generator.trackers import tracker_pdf

    return {places[0]: tracker_pdf(_ledger(game, what), paper, what.palette)}


def _pad(game: str, places: Places, what: Order, paper: Paper) -> Files:
    from generator.trackers import pad_pdf

    return {places[0]: pad_pdf(_ledger(game, what), paper, what.palette)}


def _fill(game: str, places: Places, what: Order, paper: Paper) -> Files:
    from generator.trackers import fill_pdf

    return {places[0]: fill_pdf(_ledger(game, what), paper, what.palette)}


def _box(game: str, places: Places, what: Order, paper: Paper) -> Files:
    from generator.boxes.document import box_pdf

    made = box_pdf(_ledger(game, what), what.stock, paper, what.palette, what.edition)
    return {places[0]: made}


def _box_lines(game: str, places: Places, what: Order) -> Files:
    from generator.boxes.vector import box_dxf, box_svg

    ledger = _ledger(game, what)
    drawn = box_svg(ledger, what.stock, what.palette, what.edition)
    return dict(zip(places, (drawn, box_dxf(ledger, what.stock, what.edition)), strict=True))


def _envelope(game: str, places: Places, what: Order, paper: Paper) -> Files:
    from generator.boxes.document import envelope_pdf

    return {places[0]: envelope_pdf(_ledger(game, what), paper, what.palette, what.edition)}


def _box_press(game: str, places: Places, what: Order) -> Files:
    from generator.press.net import box_press_pdf

    return {places[0]: box_press_pdf(_ledger(game, what), what.stock, what.edition)}


def _cover_press(game: str, places: Places, what: Order) -> Files:
    from generator.booklet import A5
    from generator.booklet.cover import cover_spread
    from generator.boxes.net import straight
    from generator.press.net import flat_pdf

    ledger = _ledger(game, what)
    spread = cover_spread(ledger, A5, "the rulebook")
    spine = straight((A5.width, 0.0), (A5.width, A5.height))
    return {places[0]: flat_pdf(spread, f"{ledger.title}: cover for a print shop", [spine])}


def _envelope_press(game: str, places: Places, what: Order) -> Files:
    from generator.press.net import envelope_press_pdf

    return {places[0]: envelope_press_pdf(_ledger(game, what), what.edition)}


def _site(printed: Path, room: Path, base_url: str) -> Files:
    from generator.website import build_site

    out = room / "site"
    build_site(out, printed, base_url)
    return {f"site/{name}": path.read_bytes() for name, path in _own(out, printed).items()}


def _own(site: Path, printed: Path) -> dict[str, Path]:
    """The files of a site by their addresses, but for what was printed, alone or in a bundle."""
    names = {path.relative_to(site).as_posix(): path for path in sorted(site.rglob("*"))}
    bundles = {bundle_address(path.name) for path in printed.iterdir()}
    return {
        name: path
        for name, path in names.items()
        if path.is_file() and name not in bundles and not (printed / name).exists()
    }

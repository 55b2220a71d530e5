"""The printings of an order: what each is called, what it is made from, and where its files lie.

A printing is the smallest thing that is made at once: a deck for one paper, the pictures of its
cards, a booklet, a tracker for one paper, a box. The site is made from all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path, PurePosixPath

from cardwright import paths
from cardwright.building import renderers
from cardwright.building.renderers import Files, Places
from cardwright.building.spec import BuildSpec
from cardwright.drawing.faces import all_cards
from cardwright.drawing.faces.edition import STANDARD, file_name
from cardwright.drawing.scene.card_format import POKER, on_paper
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import USUAL_PAPERS, Paper
from cardwright.printing.sheets.card_selection import WHOLE
from cardwright.printing.sheets.cutting import UNCUT
from cardwright.printing.sheets.printable import remarks as printable_remarks
from cardwright.printing.sheets.sizing import left_out, printed_kinds
from cardwright.printing.web_addresses import only_here
from cardwright.system.litter import tidy


@dataclass(frozen=True, slots=True)
class Artifact:
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


def printings(what: BuildSpec) -> Iterator[Artifact]:
    """All that is printed for an order, game by game, what takes longest first; not the site.

    What takes the most memory, too: at the end it would come on top of what is kept of the others.
    """
    for game in sorted(what.games, key=_drawings, reverse=True):
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
                yield _printing("cards", game, "cards", renderers.cards, what)
                words = ("card-list.txt", "card-list.html")
                yield _printing("list", game, words, renderers.card_list, what.as_usual)
        if "tracker" in what.kinds:
            yield from _trackers(game, _any_edition(what))
        if "box" in what.kinds:
            yield from _boxes(game, what)


def _drawings(game: str) -> int:
    """The number of drawings of a game: the more, the longer its books and decks take."""
    return len(tidy(paths.data("card_art", game).glob("*.svg")))


def remarks(what: BuildSpec) -> tuple[str, ...]:
    """Remarks before an order is printed: what its files cannot do.

    Raises ProfileError where cards would not be printed whole.
    """
    return *_of_codes(what), *_of_decks(what)


def _of_codes(what: BuildSpec) -> Iterator[str]:
    """A remark on codes in books that lead nobody else anywhere."""
    if what.base_url and "booklet" in what.kinds and not what.own and only_here(what.base_url):
        yield (
            f"{what.base_url} is reached from this computer or network alone: the codes in the "
            "books lead nowhere on other people's phones"
        )


def _of_decks(what: BuildSpec) -> tuple[str, ...]:
    """Remarks on what sheets or a printer cannot do; raises ProfileError."""
    if "deck" not in what.kinds:
        return ()
    games, size = [] if what.pick.cards else what.games, what.edition.size
    besides = tuple(said for game in games for said in left_out(size, what.ledger(game)))
    if what.cutting.stacked and what.sides in {"long", "short"} and not what.pick.cards:
        besides += (STACKED,)
    if what.printer is None:
        return besides
    kinds = dict.fromkeys(
        card.kind
        for game in what.games
        for card in all_cards(what.ledger(game))
        if card.kind in printed_kinds(size)
    )
    return besides + tuple(
        said
        for paper in what.papers
        for said in printable_remarks(
            paper, kinds, what.printer, on_paper(size, paper.name), what.cutting
        )
    )


#: What is lost where cards lie in the order of their piles.
STACKED = (
    "in a stack, reference cards lie where their piles want them: flip on the edge that each sheet "
    "names, for on the other one their words come behind playing cards"
)


def decks(what: BuildSpec) -> tuple[str, ...]:
    """The decks of an order, by their names in the output folder."""
    names = (name for each in printings(what) for name in each.places)
    return tuple(name for name in names if PurePosixPath(name).name.startswith("deck-"))


def _sheets(game: str, what: BuildSpec, paper: Paper) -> Artifact:
    """The deck for a paper; how its sides are printed, and for which printer, is in its name."""
    sides = _SIDES.get(what.sides, what.sides)
    printer = what.printer.slug if what.printer else ""
    name = "-".join(
        filter(None, ("deck", what.pick.named, what.cutting.named, sides, printer, paper.name))
    )
    return _printing("deck", game, f"{name}.pdf", renderers.deck, what, paper)


#: What sides are called in the name of a file.
_SIDES = {"long": "", "short": "short-edge"}


def _editions(game: str, what: BuildSpec) -> Iterator[Artifact]:
    """The decks that are there beside the usual one, for who has little ink or no duplex."""
    plain = replace(STANDARD, plain_backs=True)
    for paper in what.papers:
        for palette in ("white-paper", "low-ink"):
            yield _sheets(game, replace(what, palette=PALETTES[palette], edition=plain), paper)
        for sides in ("fronts", "fold"):
            yield _sheets(game, replace(what, sides=sides), paper)


def _presses(game: str, what: BuildSpec) -> Iterator[Artifact]:
    """The files for a print shop: one for each kind of piece, for all pages of one are alike."""
    pieces = (piece.kind for piece in what.ledger(game).pieces)
    for kind in ("card", *dict.fromkeys(pieces)):
        yield _printing("press", game, _PRESSED[kind], partial(renderers.press, kind), what)


#: What the file for a print shop is called that has the cards, the trays, the balls.
_PRESSED = {"card": "deck-press.pdf", "tray": "trays-press.pdf", "ball": "balls-press.pdf"}


def _trackers(game: str, what: BuildSpec) -> Iterator[Artifact]:
    """The trackers of a game: pages and pads for each paper, and one to fill in on a screen."""
    for paper in what.papers:
        yield _printing(
            "tracker", game, f"tracker-{paper.name}.pdf", renderers.tracker, what, paper
        )
        yield _printing("pad", game, f"tracker-pad-{paper.name}.pdf", renderers.pad, what, paper)
    yield _printing("fill", game, "tracker-fill.pdf", renderers.fill, what, what.papers[0])


def _boxes(game: str, what: BuildSpec) -> Iterator[Artifact]:
    """The tuck box of a deck, on paper and for machines, and an envelope where there are trays."""
    trays = any(piece.kind == "tray" for piece in what.ledger(game).pieces)
    for paper in what.papers:
        yield _printing("box", game, f"box-{paper.name}.pdf", renderers.box, what, paper)
    yield _printing("box", game, ("box.svg", "box.dxf"), renderers.box_lines, what)
    if what.press:
        yield _printing("press box", game, "box-press.pdf", renderers.box_press, what)
    if trays:
        for paper in what.papers:
            yield _printing(
                "box", game, f"envelope-{paper.name}.pdf", renderers.envelope, what, paper
            )
    if trays and what.press:
        yield _printing("press box", game, "envelope-press.pdf", renderers.envelope_press, what)


def _books(game: str, what: BuildSpec) -> Iterator[Artifact]:
    """The books of a game: rulebook, also to fold, workbook and law book."""
    for paper in what.papers:
        names = (_rulebook_name(paper), f"booklet-fold-{paper.name}.pdf")
        yield _printing("booklet", game, names, renderers.rulebook, what, paper)
    yield _printing("booklet", game, "booklet-large.pdf", renderers.large, what)
    yield _printing("booklet", game, "lessons.pdf", renderers.workbook, what)
    yield _printing("booklet", game, "law.pdf", renderers.law, what)
    if what.press:
        yield _printing("press", game, "cover-press.pdf", renderers.cover_press, what)


def _rulebook_name(paper: Paper) -> str:
    """The file of the rulebook with pages of half a paper; of the first paper without a mark."""
    return "booklet.pdf" if paper == USUAL_PAPERS[0] else f"booklet-{paper.name}.pdf"


def site(origins: Mapping[str, str], printed: Path, room: Path, base_url: str = "") -> Artifact:
    """The site with the printings of these origins, by their places in the folder `printed`.

    What it takes over from them, alone or in a bundle, is not among its files. It is made in the
    empty folder `room`, which is left behind.
    """
    told = (f"{place}={origin}" for place, origin in sorted(origins.items()))
    settings = "\n".join(["site", base_url, *told])
    return Artifact(
        "site", "", ("site",), settings, partial(renderers.site, printed, room, base_url)
    )


def _printing(
    kind: str,
    game: str,
    names: str | tuple[str, ...],
    make: Callable[..., Files],
    what: BuildSpec,
    paper: Paper | None = None,
) -> Artifact:
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
    told = (kind, folder, first, game, str(paper), what.palette.as_text, str(what.edition))
    picked = [str(what.pick)] if kind == "deck" and what.pick != WHOLE else []
    cut = [str(what.cutting)] if kind == "deck" and what.cutting != UNCUT else []
    stock = [str(what.stock)] if kind.endswith("box") else []
    given = (game, places, what) if paper is None else (game, places, what, paper)
    settings = "\n".join((*told, *ledger, *address, *printer, *stock, *picked, *cut))
    edition = _EDITIONS.get(kind, what.edition_text)
    return Artifact(f"{folder}: {first}", game, places, settings, partial(make, *given), edition)


#: What is told of things that are in all editions the same, or have inks of their own.
_EDITIONS = {"list": "", "press": "press", "press box": "press"}


def _any_edition(what: BuildSpec) -> BuildSpec:
    """The order without what does not matter to booklets and trackers."""
    return replace(what, edition=STANDARD)

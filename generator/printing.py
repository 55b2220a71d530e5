"""The printings of an order: what each is called, what it is made from, and its files.

A printing is the smallest thing that is made at once: a deck for one paper, the pictures of its
cards, a booklet, a tracker for one paper. The site is made from all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TypeAlias

from generator.engine.games import GAMES
from generator.faces.edition import STANDARD, Edition
from generator.pdf.units import PAPERS, Paper
from generator.scene.inks import PALETTES, Palette

#: What can be printed of each game; the site is made of all of them.
PRINTED = ("deck", "booklet", "tracker")
KINDS = (*PRINTED, "site")
#: Files by their names in the output folder.
Files: TypeAlias = dict[str, bytes]


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be built: games and kinds by name, papers, palette, and how cards are drawn."""

    games: tuple[str, ...] = GAMES
    kinds: tuple[str, ...] = KINDS
    papers: tuple[Paper, ...] = tuple(PAPERS.values())
    palette: Palette = PALETTES["color"]
    edition: Edition = STANDARD

    @property
    def whole(self) -> bool:
        """Whether nothing of an older build needs to be kept."""
        return self == Order(palette=self.palette, edition=self.edition)


@dataclass(frozen=True, slots=True)
class Printing:
    """One step of a build: what the progress line calls it, its game, settings, and the work.

    `settings` is everything but data files and program that decides about the bytes. `place` is
    the file that it makes, or the folder that it fills and that holds nothing else.
    """

    title: str
    game: str
    place: str
    settings: str
    make: Callable[[], Files] = field(compare=False)


def printings(what: Order) -> Iterator[Printing]:
    """All that is printed for an order, game by game, what takes longest first; not the site."""
    for game in what.games:
        if "booklet" in what.kinds:
            yield _printing("booklet", game, "booklet.pdf", _booklet, _any_edition(what))
        if "deck" in what.kinds:
            for paper in what.papers:
                yield _printing("deck", game, f"deck-{paper.name}.pdf", _deck, what, paper)
            yield _printing("cards", game, "cards", _cards, what)
        if "tracker" in what.kinds:
            for paper in what.papers:
                name = f"tracker-{paper.name}.pdf"
                yield _printing("tracker", game, name, _tracker, _any_edition(what), paper)


def site(origins: Mapping[str, str], printed: Path, room: Path) -> Printing:
    """The site with the printings of these origins, by their places in the folder `printed`.

    What it takes over from them unchanged is not among its files. It is made in the empty folder
    `room`, which is left behind.
    """
    told = (f"{place}={origin}" for place, origin in sorted(origins.items()))
    return Printing("site", "", "site", "\n".join(["site", *told]), partial(_site, printed, room))


def _printing(
    kind: str,
    game: str,
    name: str,
    make: Callable[..., Files],
    what: Order,
    paper: Paper | None = None,
) -> Printing:
    place = f"{game}/{name}"
    settings = "\n".join((kind, game, str(paper), what.palette.told, str(what.edition)))
    given = (game, place, what) if paper is None else (game, place, what, paper)
    return Printing(f"{game}: {name}", game, place, settings, partial(make, *given))


def _any_edition(what: Order) -> Order:
    """The order without what does not matter to booklets and trackers."""
    return replace(what, edition=STANDARD)


def _deck(game: str, place: str, what: Order, paper: Paper) -> Files:
    from generator.engine.ledger import load_ledger
    from generator.pdf.deck import deck_batches, deck_pdf

    batches = deck_batches(game, what.edition)
    return {place: deck_pdf(load_ledger(game).title, batches, paper, what.palette)}


def _cards(game: str, place: str, what: Order) -> Files:
    from generator.faces import pictures
    from generator.scene.svg_out import svg

    return {
        f"{place}/{name}.svg": svg(scene, what.palette).encode()
        for name, scene in pictures(game, what.edition)
    }


def _booklet(game: str, place: str, what: Order) -> Files:
    from generator.booklet import booklet_pdf

    return {place: booklet_pdf(game, what.palette)}


def _tracker(game: str, place: str, what: Order, paper: Paper) -> Files:
    from generator.trackers import tracker_pdf

    return {place: tracker_pdf(game, paper, what.palette)}


def _site(printed: Path, room: Path) -> Files:
    from generator.website import build_site

    out = room / "site"
    build_site(out, printed)
    names = {path.relative_to(out).as_posix(): path for path in out.rglob("*")}
    return {
        f"site/{name}": path.read_bytes()
        for name, path in sorted(names.items())
        if path.is_file() and not (printed / name).exists()
    }

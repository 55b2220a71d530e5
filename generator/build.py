"""What is made from what: the jobs of a build, and the order they are done in.

Every job writes into a staging folder that takes the output's name when all is done, so a build
is there whole or not at all. A build of some games or some kinds of thing starts from a copy of
the old output and leaves the rest as it was.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from generator.engine.games import GAMES
from generator.errors import UsageError
from generator.faces.edition import STANDARD, Edition
from generator.pdf.units import PAPERS, Paper
from generator.scene.inks import PALETTES, Palette
from generator.staging import Staging

#: What can be printed of each game; the site is made of all of them.
PRINTED = ("deck", "booklet", "tracker")
KINDS = (*PRINTED, "site")


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be built: games and kinds by name, papers, palette, and how cards are drawn."""

    games: tuple[str, ...] = GAMES
    kinds: tuple[str, ...] = KINDS
    papers: tuple[Paper, ...] = tuple(PAPERS.values())
    palette: Palette = PALETTES["colour"]
    edition: Edition = STANDARD

    @property
    def whole(self) -> bool:
        """Whether nothing of an older build needs to be kept."""
        return self == Order(palette=self.palette, edition=self.edition)


@dataclass(frozen=True, slots=True)
class Job:
    """One step of a build: what the progress line calls it, and the work, given the folder."""

    title: str
    make: Callable[[Path], None]


def order(
    games: Sequence[str] = (),
    only: Sequence[str] = (),
    paper: str = "both",
    palette: str = "colour",
    edition: Edition = STANDARD,
) -> Order:
    """The order that the names stand for. Raises UsageError for a game that is none.

    No games means all of them; no kinds means all that can be made of the games, and the site
    when it is all of them, for the site shows every game. Printed with little ink, backs are plain.
    """
    for game in games:
        if game not in GAMES:
            raise UsageError.among("game", game, GAMES)
    usual = PRINTED if games else KINDS
    if palette == "low-ink":
        edition = replace(edition, plain_backs=True)
    return Order(
        tuple(game for game in GAMES if game in games or not games),
        tuple(kind for kind in KINDS if kind in (only or usual)),
        tuple(PAPERS.values()) if paper == "both" else (PAPERS[paper],),
        PALETTES[palette],
        edition,
    )


def build(
    what: Order,
    out: Path,
    progress: Callable[[str, int, int], None] | None = None,
    *,
    force: bool = False,
) -> int:
    """Build the order into the folder ``out`` and return the number of files it then holds.

    ``progress`` is told each job's title, its number from 1, and how many there are. With
    ``force`` files of ours are replaced even where somebody has changed them. Raises RefusedOutput
    when something in ``out`` would be lost.
    """
    with Staging(out, keep=not what.whole, force=force) as staging:
        steps = list(jobs(what, staging.folder))
        for number, job in enumerate(steps, start=1):
            if progress:
                progress(job.title, number, len(steps))
            job.make(staging.folder)
        return staging.publish()


def jobs(what: Order, made: Path) -> Iterator[Job]:
    """The steps of a build; the site needs what is printed, so what is not yet made comes first."""
    for game in GAMES:
        for kind in PRINTED:
            asked = game in what.games and kind in what.kinds
            if asked or ("site" in what.kinds and not _is_made(made / game, kind)):
                yield Job(f"{game}: {kind}", partial(_MAKERS[kind], game=game, what=what))
    if "site" in what.kinds:
        yield Job("site", _site)


def _is_made(folder: Path, kind: str) -> bool:
    if kind == "booklet":
        return (folder / "booklet.pdf").is_file()
    return all((folder / f"{kind}-{paper}.pdf").is_file() for paper in PAPERS)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _deck(made: Path, *, game: str, what: Order) -> None:
    from generator.engine.ledger import load_ledger
    from generator.faces import pictures
    from generator.pdf.deck import deck_batches, deck_pdf
    from generator.scene.svg_out import svg

    title, batches = load_ledger(game).title, deck_batches(game, what.edition)
    for paper in what.papers:
        pdf = deck_pdf(title, batches, paper, what.palette)
        _write(made / game / f"deck-{paper.name}.pdf", pdf)
    shutil.rmtree(made / game / "cards", ignore_errors=True)
    for name, scene in pictures(game, what.edition):
        _write(made / game / "cards" / f"{name}.svg", svg(scene, what.palette).encode())


def _booklet(made: Path, *, game: str, what: Order) -> None:
    from generator.booklet import booklet_pdf

    _write(made / game / "booklet.pdf", booklet_pdf(game, what.palette))


def _tracker(made: Path, *, game: str, what: Order) -> None:
    from generator.trackers import tracker_pdf

    for paper in what.papers:
        _write(made / game / f"tracker-{paper.name}.pdf", tracker_pdf(game, paper, what.palette))


def _site(made: Path) -> None:
    from generator.website import build_site

    shutil.rmtree(made / "site", ignore_errors=True)
    build_site(made / "site", made)


_MAKERS = {"deck": _deck, "booklet": _booklet, "tracker": _tracker}

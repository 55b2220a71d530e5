"""A build: the printings of an order, each made or taken from the shelf, put into one folder.

Everything is written into a staging folder that takes the output's name when all is done, so a
build is there whole or not at all. A build of some games or some kinds of thing starts from a copy
of the old output and leaves the rest as it was. Where all that is asked for stands in the output
already, made from the same, nothing is written.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path, PurePosixPath
from urllib.parse import urlsplit

from generator.boxes.stock import BARE, Stock
from generator.bundles import bundle, bundle_address
from generator.cache import Cache
from generator.engine.games import GAMES
from generator.engine.ledger import load_ledger
from generator.errors import UsageError, visible
from generator.faces.edition import STANDARD, Edition
from generator.own import Own
from generator.pdf.pick import Pick, picked
from generator.pdf.printer import Printer
from generator.pdf.sizing import in_size, require_sheets
from generator.pdf.units import PAPERS, Paper
from generator.printing import KINDS, PRINTED, Files, Order, Printing, printings, site
from generator.scene.card_format import POKER
from generator.scene.inks import PALETTES
from generator.shelf import Finished, Made, Shelf
from generator.staging import Staging

__all__ = ["KINDS", "PRINTED", "Order", "build", "order"]

#: The folder in which the site is made, gone before the build is done.
_ROOM = ".room"
#: So many printings of one game are sooner made by one hand than a second one is there to help.
_FEW = 3
#: Is told the title of each step, its number from 1, and how many there are.
Progress = Callable[[str, int, int], None]


def order(  # noqa: PLR0913 - each is a choice of its own, and has what is usual
    games: Sequence[str] = (),
    only: Sequence[str] = (),
    paper: str = "both",
    palette: str = "color",
    edition: Edition = STANDARD,
    own: Own | None = None,
    *,
    ground: str = "cream",
    base_url: str = "",
    printer: Printer | None = None,
    stock: Stock = BARE,
    press: bool = False,
    sides: str = "long",
    cards: str = "",
    copies: int = 1,
    size: str = POKER.name,
) -> Order:
    """The order that the names stand for. Raises UsageError for a game that is none.

    With a ledger of somebody's own there are no games, and all but the site can be made of it.
    No games means all of them; no kinds means all that can be made of the games, and the site
    when it is all of them in their usual edition, in which the site shows every game. Printed with
    little ink, backs are plain.
    A printer that was measured with one paper is known for that one alone.
    A stock that is not the usual one needs a box that is made for it.
    A `press` has inks of its own, and no other palette. `cards` by id or number are of one game.
    A `size` that is not the usual one is that of decks, and nothing else is made; small cards have
    large indexes.
    """
    for game in games:
        if game not in GAMES:
            raise UsageError.among("game", game, GAMES)
    if own:
        _check_own(own, games, only)
        games = (own.ledger.name,)
    if palette == "color" and ground == "none":  # all other palettes have none
        palette = "white-paper"
    if press:
        _check_press(palette, only)
    if palette == "low-ink":
        edition = replace(edition, plain_backs=True)
    if size != POKER.name:
        edition = in_size(edition, size, only, press=press)
        only = ("deck",)
    asked = Order(
        tuple(game for game in GAMES if game in games or not games),
        KINDS,
        _papers(paper, printer),
        PALETTES[palette],
        edition,
        own,
        _address(base_url),
        printer,
        stock,
        press,
        sides,
        _pick(games, own, cards, copies),
    )
    usual = KINDS if asked.usual and not games else PRINTED
    kinds = tuple(kind for kind in KINDS if kind in (only or usual))
    if edition.size != POKER:
        ledgers = [own.ledger if own else load_ledger(game) for game in asked.games]
        require_sheets(edition.size, asked.papers, ledgers, asked.pick, folded=sides == "fold")
    if stock != BARE and "box" not in kinds:
        raise UsageError(
            "--card-thickness and --sleeved are of the box, and none is asked for",
            hint="add --only box, or leave them out",
        )
    return replace(asked, kinds=kinds)


def _pick(games: Sequence[str], own: Own | None, cards: str, copies: int) -> Pick:
    """What is printed of a deck; raises UsageError for cards of nobody knows which game."""
    if not cards:
        return Pick(copies=copies)
    if len(games) != 1:
        raise UsageError("--cards are of one game", hint="name it, such as: cardwright build court")
    return picked(own.ledger if own else load_ledger(games[0]), cards, copies)


def _papers(name: str, printer: Printer | None) -> tuple[Paper, ...]:
    """The papers of this name; raises UsageError where the printer was measured with another."""
    known = printer.paper if printer else ""
    if known and name not in {known, "both"}:
        raise UsageError(
            f"the profile of the printer holds for {PAPERS[known].title} alone",
            hint=f"cardwright calibrate --paper {name} makes a sheet for {PAPERS[name].title}",
        )
    name = known or name
    return tuple(PAPERS.values()) if name == "both" else (PAPERS[name],)


def _address(url: str) -> str:
    """The address of a site with a slash at its end, or ""; raises UsageError for what is none."""
    parts = urlsplit(url)
    plain = not (parts.query or parts.fragment or parts.username) and url.isascii()
    if url and not (parts.scheme in {"http", "https"} and parts.hostname and plain):
        raise UsageError(
            f"“{visible(url)}” is not where a site can stand",
            hint="write an address like https://example.org/cardwright/",
        )
    return url and url.rstrip("/") + "/"


def _check_own(own: Own, games: Sequence[str], only: Sequence[str]) -> None:
    """Nothing else is asked for beside somebody's own ledger, and no site; raises UsageError."""
    if games:
        raise UsageError(
            f"--ledger prints what stands in “{own.folder}”, and no game besides",
            hint=f"leave out {', '.join(games)}, or build them by a command of their own",
        )
    if "site" in only:
        raise UsageError(
            "the site shows our own games and their lessons, not a ledger of your own",
            hint="leave out --only site; deck, booklet, tracker and box can be made",
        )


def _check_press(palette: str, only: Sequence[str]) -> None:
    """Something is made that goes to a press, and in color; raises UsageError."""
    if palette != "color":
        raise UsageError(
            f"a press prints in inks of its own, not in {palette}",
            hint="leave out --palette and --ground, or --press",
        )
    if only and not {"deck", "booklet", "box"} & {*only}:
        raise UsageError(
            "--press makes decks, boxes and covers for a print shop",
            hint="ask for --only deck, --only box or --only booklet as well",
        )


def cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def build(
    what: Order,
    out: Path,
    progress: Progress | None = None,
    *,
    cache: Cache | None = None,
    hands: int = 1,
    force: bool = False,
) -> int:
    """Build the order into the folder ``out`` and return the number of files it then holds.

    So many ``hands``, each a process, are used where several games are to be made. With ``force``
    files of ours are replaced even where somebody has changed them. Raises RefusedOutput when
    something in ``out`` would be lost, UsageError when a box does not fit its paper.
    """
    _check_boxes(what)
    cache = cache or Cache(None)
    staging = Staging(out, keep=not what.whole, force=force)
    staging.check()
    count = _standing(what, staging.standing(), Shelf(cache))
    if count is not None:
        staging.tidy()
    else:
        with staging:
            told = _Build(what, staging.folder, cache, progress).run(hands)
            count = staging.publish(told)
        cache.tidy()
    return count


def _check_boxes(what: Order) -> None:
    """Raise UsageError where a box is larger than its paper: ours are not, of the usual stock."""
    if "box" not in what.kinds or (what.stock == BARE and not what.own):
        return
    from generator.boxes.document import require_fit

    for game in what.games:
        ledger = what.own.ledger if what.own else load_ledger(game)
        for paper in what.papers:
            require_fit(ledger, what.stock, paper, what.edition)


def _shown(what: Order) -> tuple[Printing, ...]:
    """What the site of an order shows: all games in their usual edition; or nothing."""
    if "site" not in what.kinds:
        return ()
    usual = replace(what.as_usual, games=GAMES, kinds=PRINTED, printer=None, press=False)
    return tuple(printings(usual))


def _standing(what: Order, standing: Mapping[str, str], shelf: Shelf) -> int | None:
    """The number of files that stand, when they are what was ordered; None when they are not.

    ``standing`` tells what each was made from.
    """
    if not standing:
        return None
    known = frozenset(standing.values())
    wanted = _origins(printings(what), shelf, known)
    if "site" in what.kinds:
        shown = _origins(_shown(what), shelf, known)
        told = {place: origin for place, origin in shown.items() if origin}
        wanted["site"] = shelf.origin(site(told, Path(), Path(), what.base_url), known)
    found = {name: _place(name, wanted) for name in standing}
    whole = not what.whole or None not in found.values()
    same = all(standing[name] == wanted[place] for name, place in found.items() if place)
    return len(standing) if whole and same and set(wanted) <= set(found.values()) else None


def _origins(
    asked: Iterable[Printing], shelf: Shelf, known: frozenset[str]
) -> dict[str, str | None]:
    """What is made from what, by each place of the printings; None where that is not known."""
    found = ((step, shelf.origin(step, known)) for step in asked)
    return {place: origin for step, origin in found for place in step.places}


def _place(name: str, places: Collection[str]) -> str | None:
    """The place that the file of this name belongs to: itself, or a folder it is in."""
    above = (str(path) for path in (PurePosixPath(name), *PurePosixPath(name).parents))
    return next((path for path in above if path in places), None)


class _Build:
    """The printings of an order, each written into an empty or kept folder when it is there.

    What only the site shows is written into a room of the folder, which is cleared in the end.
    """

    def __init__(self, what: Order, folder: Path, cache: Cache, progress: Progress | None) -> None:
        self._base_url = what.base_url
        self._folder = folder
        self._room = folder / _ROOM
        self._cache = cache
        self._shelf = Shelf(cache)
        self._progress = progress
        self._asked, self._shown = {*printings(what)}, {*_shown(what)}
        self._steps = tuple(dict.fromkeys((*printings(what), *_shown(what))))
        # The whole build holds what the site shows, and nothing else.
        self._printed = folder if what.whole else self._room / "printed"
        #: What the manifest tells of each file that was made: from what, and in which edition.
        self._made: dict[str, dict[str, str]] = {}
        #: What the site shows: the names of its files with their editions, and what each place
        #: was made from.
        self._carried: dict[str, str] = {}
        self._origins: dict[str, str] = {}
        self._told = 0

    def run(self, hands: int) -> dict[str, dict[str, str]]:
        """Make everything; what is told of each file, by its name."""
        missing = []
        for step in self._steps:
            taken = self._shelf.taken(step)
            if taken:
                self._tell(step)
                self._write(step, taken)
            else:
                missing.append(step)
        for step, made in self._worked(missing, hands):
            self._write(step, self._shelf.put(step, made))
            del made  # before the next is made
        if self._shown:
            self._site()
        return self._made

    def _tell_of(self, names: Iterable[str], origin: str, edition: str) -> None:
        told = {"from": origin} | ({"edition": edition} if edition else {})
        self._made |= dict.fromkeys(names, told)

    def _write(self, step: Printing, finished: Finished) -> None:
        """Put a printing in its place, and where the site takes it from."""
        if step in self._asked:
            _put(self._folder, step.places, finished.files)
            self._tell_of(finished.files, finished.origin, step.edition)
        if step in self._shown:
            if self._printed != self._folder:
                _put(self._printed, step.places, finished.files)
            self._carried |= dict.fromkeys(finished.files, step.edition)
            self._origins |= dict.fromkeys(step.places, finished.origin)

    def _worked(self, missing: Sequence[Printing], hands: int) -> Iterator[tuple[Printing, Made]]:
        """What is missing, as it is made: by several hands where that is worth their start."""
        games = len({step.game for step in missing})
        hands = min(hands, max(games, 2 if len(missing) > _FEW else 1))
        if hands < 2:
            for step in missing:
                self._tell(step)
                yield step, self._shelf.work(step)
            return
        from generator.crew import Crew

        with Crew(hands, self._cache.folder, self._shelf.work) as crew:
            for step, made in crew.made(missing):
                self._tell(step)
                yield step, made

    def _tell(self, step: Printing) -> None:
        self._told += 1
        if self._progress:
            self._progress(step.title, self._told, len(self._steps) + bool(self._shown))

    def _site(self) -> None:
        """The site, put in its place together with all that it shows."""
        step = site(self._origins, self._printed, self._room, self._base_url)
        self._tell(step)
        made = self._shelf.taken(step) or self._shelf.put(step, self._shelf.work(step))
        _put(self._folder, ("site",), made.files)
        carried = {f"site/{name}": name for name in self._carried}
        for name, printed in carried.items():
            place = self._folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self._printed / printed, place)
        bundles = {f"site/{bundle_address(game)}": game for game in GAMES}
        for name, game in bundles.items():
            bundle(self._printed / game, self._folder / name)
        self._tell_of((*made.files, *bundles), made.origin, "")
        for name, printed in carried.items():
            self._tell_of((name,), made.origin, self._carried[printed])
        shutil.rmtree(self._room, ignore_errors=True)


def _put(folder: Path, places: Iterable[str], files: Files) -> None:
    """Write the files into the folder; what stood in their places goes."""
    for place in places:
        shutil.rmtree(folder / place, ignore_errors=True)
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

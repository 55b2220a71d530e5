"""Commands that make files: ``build``, and one for each kind of thing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import asdict, dataclass, replace
from functools import wraps
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from cardwright.building.options import (
    KINDS,
    BookOptions,
    BoxOptions,
    DeckOptions,
    PressOptions,
    SiteOptions,
    TrackerOptions,
    UsualOptions,
)
from cardwright.cli import options as shared
from cardwright.cli.common import as_json as _as_json
from cardwright.cli.common import json_text, some_games
from cardwright.cli.flags import flags
from cardwright.cli.own_decks import deck_among
from cardwright.cli.printers import for_printer
from cardwright.errors import UsageError

if TYPE_CHECKING:
    from cardwright.building.custom_ledgers import CustomLedger
    from cardwright.building.spec import BuildSpec
    from cardwright.printing.sheets.printer import Printer
    from cardwright.system.cache import Cache


@dataclass(frozen=True, slots=True)
class _Run:
    """Games and ways to work: the arguments of a command that makes files, beside its options."""

    games: Sequence[str]
    ledger: Path | None
    output: Path
    force: bool
    no_cache: bool
    as_json: bool
    jobs: int | None

    def make(self, **options: Any) -> None:  # noqa: ANN401 - by kind, as `BuildSpec` has them
        """Build things of the kinds that options are given for, and report it."""
        from cardwright.building.spec import BuildSpec

        cache = _cache(no_cache=self.no_cache)
        games, own = self._sources(cache)
        self._build(BuildSpec.of(games, own, **options), cache)

    def make_usual(self, **choices: Any) -> None:  # noqa: ANN401 - as `BuildSpec.usual` has them
        """Build what is usual, and report it."""
        from cardwright.building.spec import BuildSpec

        cache = _cache(no_cache=self.no_cache)
        games, own = self._sources(cache)
        self._build(BuildSpec.usual(games, own, **choices), cache)

    def _sources(self, cache: Cache) -> tuple[Sequence[str], tuple[CustomLedger, ...]]:
        """The games that are named, and a ledger or decks of somebody's own."""
        from cardwright.building.custom_ledgers import read_own
        from cardwright.building.run import cores
        from cardwright.system.source_date import source_date

        source_date()  # a wrong one is told before anything is read
        if self.ledger:
            return self.games, (read_own(self.ledger),)
        deck = deck_among(self.games)
        if deck is None:
            return self.games, ()
        from cardwright.building.own_decks import read_own_decks

        return (), read_own_decks(deck, cache, self.jobs or cores())

    def _build(self, spec: BuildSpec, cache: Cache) -> None:
        from cardwright.building.remarks import remarks
        from cardwright.building.run import build as run
        from cardwright.building.run import cores
        from cardwright.building.wording import locate_bad_words

        notes = remarks(spec)
        for note in notes:
            click.echo(f"cardwright: {note}", err=True)
        listed = any(own.ledger.own_deck for own in spec.own)
        with nullcontext() if listed else locate_bad_words(self.ledger):
            count = run(
                spec,
                self.output,
                shown_progress(),
                cache=cache,
                processes=self.jobs or cores(),
                force=self.force,
            )
        if self.as_json:
            _report_json(self.output, notes)
        else:
            report_output(self.output, count, in_all=not spec.whole)
            _summed_up(self.output, spec)


def _runs(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command games, a ledger and the flags of every build, as its argument `run`."""

    @wraps(command)
    def running(**given: Any) -> None:  # noqa: ANN401 - as click has them
        watch = given.pop("watch")
        run = _Run(**{name: given.pop(name) for name in _Run.__dataclass_fields__})
        if watch:
            _watch(run.ledger)
        else:
            command(run=run, **given)

    made: Callable[..., None] = running
    for option in (
        shared.jobs("Work"),
        click.option("--watch", is_flag=True, help="Rebuild after every change, until Ctrl-C."),
        _as_json,
        shared.no_cache,
        shared.force,
        shared.output,
        shared.ledger("Print"),
        some_games,
    ):
        made = option(made)
    return made


@click.command()
@click.option("--only", multiple=True, type=click.Choice(KINDS), help="Make only this; repeatable.")
@flags(UsualOptions)
@_runs
def build(run: _Run, only: Sequence[str], options: UsualOptions) -> None:
    """Make everything: decks, books, trackers, boxes and the site.

    Without GAME it makes all games; see “cardwright list games”. The commands deck, book, tracker,
    box, press and site make one kind of file, with more options. --json prints the list of all
    files as one line of JSON.
    """
    run.make_usual(only=only, **asdict(options))


@click.command()
@flags(DeckOptions)
@for_printer
@_runs
def deck(run: _Run, options: DeckOptions, printer: Printer | None) -> None:
    """Make decks of cards to print at home."""
    run.make(deck=replace(options, printer=printer))


@click.command()
@flags(BookOptions)
@_runs
def book(run: _Run, options: BookOptions) -> None:
    """Make rulebooks, workbooks and law books."""
    run.make(book=options)


@click.command()
@flags(TrackerOptions)
@_runs
def tracker(run: _Run, options: TrackerOptions) -> None:
    """Make score trackers."""
    run.make(tracker=options)


@click.command()
@flags(BoxOptions)
@_runs
def box(run: _Run, options: BoxOptions) -> None:
    """Make tuck boxes for decks, and envelopes for trays and balls."""
    run.make(box=options)


@click.command()
@flags(PressOptions)
@_runs
def press(run: _Run, options: PressOptions) -> None:
    """Make decks, boxes and covers for a commercial printer (PDF/X-4, CMYK)."""
    run.make(press=options)


@click.command()
@click.option(
    "--serve", is_flag=True, help="Show the site at 127.0.0.1, and rebuild it after every change."
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="PORT",
    default=8000,
    show_default=True,
    help="Port of the server; 0 picks a free one.",
)
@shared.output
@shared.force
@shared.no_cache
@flags(SiteOptions)
@click.option(
    "--printed", type=click.Path(path_type=Path, exists=True, file_okay=False), hidden=True
)
@click.pass_context
def site(
    context: click.Context,
    *,
    serve: bool,
    port: int,
    output: Path,
    force: bool,
    no_cache: bool,
    options: SiteOptions,
    printed: Path | None,
) -> None:
    """Make only the site, or show it while you write.

    --serve writes only a temporary folder: open the address, change a lesson, a guide or a
    template, and reload the page.
    """
    if serve:
        _check_served(context)
        _serve(port, no_cache=no_cache)
    elif printed:
        _remake(printed, output, no_cache=no_cache)
    else:
        run = _Run((), None, output, force, no_cache, as_json=False, jobs=None)
        run.make(site=options)


def _serve(port: int, *, no_cache: bool) -> None:
    """Show the site at an address of this computer until Ctrl-C."""
    from cardwright.building.serve import serve
    from cardwright.building.wording import locate_bad_words
    from cardwright.cli import enter
    from cardwright.system.source_date import source_date

    source_date()
    with locate_bad_words(), suppress(KeyboardInterrupt):
        serve(lambda text: click.echo(text, err=True), enter, port, _cache(no_cache=no_cache))


def _remake(printed: Path, output: Path, *, no_cache: bool) -> None:
    """Make the site that `_serve` shows, with what it has printed."""
    from cardwright.building.serve import remake
    from cardwright.building.wording import locate_bad_words
    from cardwright.system.source_date import source_date

    source_date()
    with locate_bad_words():
        remake(printed, output, _cache(no_cache=no_cache))


def _cache(*, no_cache: bool) -> Cache:
    """The usual cache, or one that keeps nothing."""
    from cardwright.system.cache import Cache, usual_folder

    return Cache(None if no_cache else usual_folder())


def _check_served(context: click.Context) -> None:
    """Raise UsageError for an option that has no effect with --serve."""
    for name in ("output", "force", "base_url"):
        if context.get_parameter_source(name) is not ParameterSource.DEFAULT:
            raise UsageError(
                "--serve shows the site at 127.0.0.1 and writes no folder, so "
                f"--{name.replace('_', '-')} has no effect",
                hint="leave one of the two out",
            )


def _watch(ledger: Path | None) -> None:
    from cardwright.building.watch import watch

    same = [argument for argument in sys.argv[1:] if argument != "--watch"]
    with suppress(KeyboardInterrupt):
        raise click.exceptions.Exit(
            watch(same, lambda text: click.echo(text, err=True), own=ledger)
        )


def shown_progress() -> Callable[[str, int, int], None] | None:
    """A callback that shows each step on a terminal; None without one."""
    return _progress if sys.stderr.isatty() else None


def report_output(output: Path, count: int, *, in_all: bool = False) -> None:
    """Say how many files there are, of other runs too, in place of the progress."""
    if sys.stderr.isatty():
        click.echo("\r\x1b[K", nl=False, err=True)
    click.echo(f"{shared.place(output)}: {shared.files(count)}{' in all' if in_all else ''}")


def _summed_up(output: Path, spec: BuildSpec) -> None:
    """Say what a part of a build has made, or the decks of a whole one, and how to print them."""
    from cardwright.building.artifacts import DeckSheets, printed_artifacts
    from cardwright.building.summary import lines, outdated

    made = (
        each for each in printed_artifacts(spec) if isinstance(each, DeckSheets) or not spec.whole
    )
    names = [place for each in made for place in each.places]
    sites = [f"{own.folder}/site" for own in spec.own if spec.site]
    for line in lines(output, names + sites):
        click.echo(line)
    if old := outdated(output, spec.own):
        click.echo("Made from an earlier list; make these again, or delete them:")
        for name, several in groupby(old, key=_of_folder):
            number = len([*several])
            click.echo(f"  {name}" + (f": {shared.files(number)}" if name.endswith("/") else ""))


def _of_folder(place: str) -> str:
    """A file of a game, or the folder in which it is: “composers/cards/”."""
    game, _, name = place.partition("/")
    folder, inside, _ = name.partition("/")
    return f"{game}/{folder}/" if inside else place


def _report_json(output: Path, said: Sequence[str]) -> None:
    """All files of the output, and what is to be said of them, as one line of JSON."""
    from cardwright.building.summary import HOW, file_summaries

    files = [file.to_dict() for file in file_summaries(output)]
    click.echo(json_text({"output": str(output), "files": files, "remarks": said, "print": HOW}))


def _progress(title: str, number: int, total: int) -> None:
    click.echo(f"\r\x1b[K[{number}/{total}] {title}", nl=False, err=True)

"""Commands that make files: ``build``, ``site`` and ``gallery``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from cardwright.cli import options
from cardwright.cli.common import OutputPath, json_text, some_games
from cardwright.cli.common import as_json as _as_json
from cardwright.cli.printers import for_printer
from cardwright.drawing.scene.paper import PAPERS
from cardwright.errors import EnvironmentProblem, OutputError, UsageError

if TYPE_CHECKING:
    from cardwright.building.spec import BuildSpec
    from cardwright.drawing.faces.edition import Edition
    from cardwright.printing.sheets.cutting import Cutting
    from cardwright.printing.sheets.printer import Printer

_KINDS = ("deck", "booklet", "tracker", "box", "site")


@click.command()
@some_games
@click.option(
    "--only", multiple=True, type=click.Choice(_KINDS), help="Make just this; repeatable."
)
@options.ledger("Print")
@click.option("--paper", type=click.Choice([*PAPERS, "both"]), default="both", show_default=True)
@click.option(
    "--size",
    type=click.Choice(["poker", "jumbo", "mini", "business"]),
    default="poker",
    show_default=True,
    help="The cards of decks: A6, 1.75 × 2.5 inches, or on perforated business cards.",
)
@click.option(
    "--palette",
    type=click.Choice(["color", "grayscale", "low-ink"]),
    default="color",
    show_default=True,
    help="The inks to print with.",
)
@click.option(
    "--ground",
    type=click.Choice(["cream", "none"]),
    default="cream",
    show_default=True,
    help="What the cards stand on; with none in the color of your paper.",
)
@options.edition
@for_printer
@click.option(
    "--card-thickness",
    type=float,
    default=0.3,
    show_default=True,
    metavar="MM",
    help="How thick one card is, for its box; measure ten and take a tenth.",
)
@click.option("--sleeved", is_flag=True, help="Boxes for cards in sleeves of 66 × 91 mm.")
@click.option(
    "--sides",
    type=click.Choice(["long", "short", "fronts", "backs", "fold"]),
    default="long",
    show_default=True,
    help="Both, flipped on the long or the short edge; one alone; both on one, to fold.",
)
@options.picked
@options.cutting
@click.option(
    "--press",
    is_flag=True,
    help="Also make decks, boxes and covers for a print shop (PDF/X-4, CMYK).",
)
@options.output
@options.force
@options.no_cache
@_as_json
@click.option("--watch", is_flag=True, help="Build again after every change, until Ctrl-C.")
@options.base_url
@options.jobs("Make games side by side")
def build(  # noqa: PLR0913, PLR0917 - click gives every option an argument
    games: Sequence[str],
    only: Sequence[str],
    ledger: Path | None,
    paper: str,
    size: str,
    palette: str,
    ground: str,
    edition: Edition,
    printer: Printer | None,
    card_thickness: float,
    sleeved: bool,
    press: bool,
    sides: str,
    cards: str,
    copies: int,
    deck: str,
    cutting: Cutting,
    output: Path,
    force: bool,
    no_cache: bool,
    as_json: bool,
    base_url: str,
    jobs: int | None,
    watch: bool,
) -> None:
    """Make decks, booklets, trackers, boxes and the site.

    Without GAME all games are made; “cardwright list games” names them. With --json what was made
    is one line of JSON.
    """
    if watch:
        _watch(ledger)
        return
    from cardwright.building.artifacts import remarks
    from cardwright.building.custom_ledgers import read_own
    from cardwright.building.run import build as run
    from cardwright.building.run import cores, order
    from cardwright.building.wording import locate_bad_words
    from cardwright.printing.boxes.stock import Stock
    from cardwright.system.cache import Cache, usual_folder
    from cardwright.system.source_date import source_date

    source_date()  # a wrong one is told before anything is made
    cache = Cache(None if no_cache else usual_folder())
    own = read_own(ledger) if ledger else None
    stock = Stock(card_thickness, sleeved)
    what = order(
        *(games, only, paper, palette, edition, own),
        ground=ground,
        base_url=base_url,
        printer=printer,
        stock=stock,
        press=press,
        sides=sides,
        cards=cards,
        copies=copies,
        deck=deck,
        size=size,
        cutting=cutting,
    )
    said = remarks(what)
    for remark in said:
        click.echo(f"cardwright: {remark}", err=True)
    hands = jobs or cores()
    with locate_bad_words(ledger):
        count = run(what, output, _shown_progress(), cache=cache, hands=hands, force=force)
    if as_json:
        _report_json(output, said)
    else:
        _report_output(output, count)
        _summed_up(output, what)


@click.command()
@click.option("--serve", is_flag=True, help="Show it at 127.0.0.1, anew after every change.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Where to serve it; 0 takes any port that is free.",
)
@options.output
@options.force
@options.no_cache
@options.base_url
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
    base_url: str,
    printed: Path | None,
) -> None:
    """Make the site alone, or show it while you write.

    With --serve nothing is written but a folder that goes in the end: open the address, change a
    lesson, a guide or a template, and load the page again.
    """
    if serve:
        _check_served(context)
    from cardwright.building.run import build as run
    from cardwright.building.run import cores, order
    from cardwright.building.wording import locate_bad_words
    from cardwright.system.cache import Cache, usual_folder
    from cardwright.system.source_date import source_date

    source_date()
    cache = Cache(None if no_cache else usual_folder())
    with locate_bad_words():
        if printed:
            from cardwright.building.serve import remake

            remake(printed, output, cache)
        elif serve:
            from cardwright.building.serve import serve as show
            from cardwright.cli import enter

            with suppress(KeyboardInterrupt):
                show(lambda text: click.echo(text, err=True), enter, port, cache)
        else:
            what = order(only=["site"], base_url=base_url)
            count = run(what, output, _shown_progress(), cache=cache, hands=cores(), force=force)
            _report_output(output, count)


def _check_served(context: click.Context) -> None:
    """Raise UsageError for an option that has no effect with --serve."""
    for name in ("output", "force", "base_url"):
        if context.get_parameter_source(name) is not ParameterSource.DEFAULT:
            raise UsageError(
                f"--serve shows the site at 127.0.0.1 and writes no folder: it has no "
                f"--{name.replace('_', '-')}",
                hint="leave one of the two out",
            )


def _watch(ledger: Path | None) -> None:
    from cardwright.building.watch import watch

    same = [argument for argument in sys.argv[1:] if argument != "--watch"]
    with suppress(KeyboardInterrupt):
        raise click.exceptions.Exit(
            watch(same, lambda text: click.echo(text, err=True), own=ledger)
        )


def _shown_progress() -> Callable[[str, int, int], None] | None:
    """A callback that shows each step on a terminal; None without one."""
    return _progress if sys.stderr.isatty() else None


def _report_output(output: Path, count: int) -> None:
    """Say what was made, in place of the progress."""
    if sys.stderr.isatty():
        click.echo("\r\x1b[K", nl=False, err=True)
    click.echo(f"{options.place(output)}: {count} files")


def _summed_up(output: Path, what: BuildSpec) -> None:
    """Say of the decks that were ordered what they take, and how to print them."""
    from cardwright.building.artifacts import decks
    from cardwright.building.summary import lines

    for line in lines(output, decks(what)):
        click.echo(line)


def _report_json(output: Path, said: Sequence[str]) -> None:
    """All files of the output, and what is to be said of them, as one line of JSON."""
    from cardwright.building.summary import HOW, file_summaries

    files = [file.plain() for file in file_summaries(output)]
    click.echo(json_text({"output": str(output), "files": files, "remarks": said, "print": HOW}))


def _progress(title: str, number: int, total: int) -> None:
    click.echo(f"\r\x1b[K[{number}/{total}] {title}", nl=False, err=True)


@click.command()
@some_games
@click.option("--ink", is_flag=True, help="Print the ink of each page of the decks instead.")
@click.option("--apart", is_flag=True, help="Measure how far cards can be told apart instead.")
@options.edition
@click.option(
    "-o",
    "--output",
    type=OutputPath(path_type=Path, file_okay=False),
    default=Path("gallery"),
    show_default=True,
    help="The folder to make; it is replaced whole.",
)
@options.force
def gallery(
    games: Sequence[str], ink: bool, apart: bool, edition: Edition, output: Path, force: bool
) -> None:
    """Show all faces of a game side by side: in color, in gray, and as the color-blind see them.

    Without GAME the contact sheets of all games are made, as PNG and PDF, at print size and at
    twice that. With --ink or --apart a table is printed, and nothing is written.
    """
    if ink and apart:
        raise UsageError("--ink and --apart are two tables", hint="ask for one at a time")
    if ink:
        _ink_table(games, edition)
    elif apart:
        _apart_table(games, edition)
    else:
        from cardwright.building.gallery import gallery as run
        from cardwright.building.run import cores
        from cardwright.building.wording import locate_bad_words
        from cardwright.system.source_date import source_date

        source_date()
        with locate_bad_words():
            count = run(games, output, edition, _shown_progress(), hands=cores(), force=force)
        _report_output(output, count)


def _ink_table(games: Sequence[str], edition: Edition) -> None:
    from cardwright.building.gallery import resolve_games
    from cardwright.building.gallery.ink import page_inks
    from cardwright.ledger import load_ledger

    click.echo("game              palette    page  side    cyan  magenta  yellow  black  together")
    for game in resolve_games(games):
        for page in page_inks(load_ledger(game), PAPERS["a4"], edition):
            c, m, y, k = (100 * share for share in page.inks)
            click.echo(
                f"{game:17} {page.palette:9} {page.page:5}  {page.side:6} {c:4.1f} %  {m:5.1f} %"
                f" {y:5.1f} % {k:4.1f} %   {100 * page.total:5.1f} %"
            )


def _apart_table(games: Sequence[str], edition: Edition) -> None:
    if not find_spec("numpy"):
        raise EnvironmentProblem(
            "telling cards apart needs NumPy",
            hint='install the extra: pip install "cardwright[art]"',
        )
    from cardwright.building.gallery import resolve_games
    from cardwright.building.gallery.apart import closest
    from cardwright.ledger import load_ledger

    alike = 0
    for game in resolve_games(games):
        for pair in closest(load_ledger(game), edition):
            alike += pair.alike
            click.echo(
                f"{game}: {pair.view}, {pair.part}: {pair.one} and {pair.other} differ by "
                f"{pair.area:.1f} mm²{f', less than {pair.least:g}' if pair.alike else ''}"
            )
    if alike:
        raise OutputError("cards cannot be told apart", hint="change what the lines above name")

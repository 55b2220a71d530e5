"""The command ``cardwright``: parse, call, print; no logic.

Exit codes: 0 done, 1 the user's files have problems and nothing was written, 2 usage, 3 this
computer lacks something.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from generator import __version__
from generator.errors import (
    CardwrightError,
    EnvironmentProblem,
    OutputError,
    UnknownName,
    UsageError,
    shown,
    visible,
)

if TYPE_CHECKING:
    from generator.engine.simulate import Played

_KINDS = ("deck", "booklet", "tracker", "site")


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="cardwright")
def cli() -> None:
    """Forgotten parlor card games, made playable again.

    Decks, rule booklets and score trackers to print, and a site to learn from.
    """


@cli.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--only", multiple=True, type=click.Choice(_KINDS), help="Make just this; repeatable."
)
@click.option(
    "--paper", type=click.Choice(["a4", "letter", "both"]), default="both", show_default=True
)
@click.option(
    "--palette",
    type=click.Choice(["colour", "greyscale", "low-ink"]),
    default="colour",
    show_default=True,
    help="The inks to print with.",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("build"),
    show_default=True,
    help="The folder to make; it is replaced whole.",
)
def build(
    games: Sequence[str], only: Sequence[str], paper: str, palette: str, output: Path
) -> None:
    """Make decks, booklets, trackers and the site.

    Without GAME all games are made; “cardwright list games” names them.
    """
    from generator.build import build as run
    from generator.build import order

    progress = _progress if sys.stderr.isatty() else None
    count = run(order(games, only, paper, palette), output, progress)
    if progress:
        click.echo("\r\x1b[K", nl=False, err=True)
    click.echo(f"{output}: {count} files")


def _progress(title: str, number: int, total: int) -> None:
    click.echo(f"\r\x1b[K[{number}/{total}] {title}", nl=False, err=True)


@cli.group(name="list")
def list_() -> None:
    """Show what there is: games, forms, papers."""


def _listed(rows: Callable[[], list[dict[str, Any]]], as_json: bool) -> None:
    """Print the rows as JSON, or as a table with their keys as its head."""
    table = rows()
    if as_json:
        click.echo(json.dumps(table, indent=1, ensure_ascii=False))
        return
    cells = [list(table[0]), *([_cell(value) for value in row.values()] for row in table)]
    widths = [max(len(line[i]) for line in cells) for i in range(len(cells[0]))]
    for line in cells:
        click.echo("  ".join(c.ljust(w) for c, w in zip(line, widths, strict=True)).rstrip())


def _cell(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


_json = click.option("--json", "as_json", is_flag=True, help="As JSON.")


@list_.command()
@_json
def games(as_json: bool) -> None:
    """The games, their decks, and what their ledgers hold."""
    from generator.inventory import game_rows

    _listed(game_rows, as_json)


@list_.command()
@_json
def forms(as_json: bool) -> None:
    """The forms of each game: seats and pack."""
    from generator.inventory import form_rows

    _listed(form_rows, as_json)


@list_.command()
@_json
def papers(as_json: bool) -> None:
    """The papers that decks and trackers are printed on."""
    from generator.inventory import paper_rows

    _listed(paper_rows, as_json)


_record = click.argument(
    "record", metavar="RECORD", type=click.Path(exists=True, dir_okay=False, allow_dash=True)
)
_line = click.option(
    "--line", type=click.IntRange(1), metavar="N", help="Only the record on line N of the file."
)


@contextmanager
def _asked() -> Iterator[None]:
    """A name on the command line that names nothing is a mistake of usage, not of a file."""
    try:
        yield
    except UnknownName as error:
        raise UsageError(error.message, hint=error.hint) from error


@cli.command()
@_record
@_line
@_json
def replay(record: str, line: int | None, as_json: bool) -> None:
    """Tell the story of a deal: every move judged, every point with its clause.

    RECORD is a file with one record on each line, or “-” for the standard input. With --json each
    story is one line of JSON.

    All hands lie open, also those of a deal that is still going on: a story is for whoever teaches
    or checks, not for the players at the table.
    """
    from generator.engine.story import data, lines, story
    from generator.records import read_records

    for number, written in enumerate(read_records(record, line)):
        told = story(written)
        if as_json:
            click.echo(json.dumps(data(told), ensure_ascii=False))
        else:
            click.echo(("\n\n" if number else "") + "\n".join(lines(told)))


@cli.command()
@_record
@click.option(
    "--at", type=int, required=True, metavar="N", help="Ask before move N, counted from 1."
)
@click.option(
    "--action", required=True, metavar="ACTION", help="In notation or words: GC, x, “Gold Crown”."
)
@_line
@_json
def judge(record: str, at: int, action: str, line: int | None, as_json: bool) -> None:
    """Ask the judge about an action at a moment of a deal: the verdict and the clause behind it.

    RECORD is a file with one record on each line, or “-” for the standard input.

    The exit code is 0 whenever there is a verdict, whether it is “legal” or “not legal”; with
    --json the verdict is one line of JSON, in which “ok” tells.
    """
    from generator.engine.ruling import ruling
    from generator.records import read_record

    written = read_record(record, line)
    with _asked():
        ruled = ruling(written, at, action)
    if as_json:
        click.echo(json.dumps(ruled.data(), ensure_ascii=False))
    else:
        click.echo("\n".join(ruled.lines()))


def _choices(
    context: click.Context, parameter: click.Parameter, written: tuple[str, ...]
) -> dict[str, str]:
    """The choice of each option that was agreed as OPTION=CHOICE."""
    chosen: dict[str, str] = {}
    for text in written:
        option, equals, choice = text.partition("=")
        if not equals:
            raise click.BadParameter(f"“{shown(text)}” is not OPTION=CHOICE", context, parameter)
        if option in chosen:
            raise click.BadParameter(f"{shown(option)} is agreed twice", context, parameter)
        chosen[option] = choice
    return chosen


@cli.command()
@click.argument("game", metavar="GAME")
@click.option("--form", "name", metavar="FORM", help="Only this form, such as two-handed.")
@click.option(
    "--agree",
    "agreed",
    multiple=True,
    callback=_choices,
    metavar="OPTION=CHOICE",
    help="Play under this agreement, such as no_sixty=carry; repeatable.",
)
@click.option(
    "--deals",
    type=click.IntRange(1),
    default=1000,
    show_default=True,
    metavar="N",
    help="How many deals of each form.",
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    metavar="S",
    help="Another seed, other deals.",
)
@click.option("--seats", type=click.IntRange(1), metavar="N", help="How many sit at the table.")
@click.option(
    "--deal",
    type=click.IntRange(1),
    metavar="K",
    help="Only deal K of the run, 1 to N, as a record for “cardwright replay”: a line of JSON.",
)
@click.option(
    "--pack",
    metavar="PACK",
    help="Another pack of Card Tennis, such as 15/14/6/4; short for --agree deck=PACK.",
)
@_json
def simulate(  # noqa: PLR0913, PLR0917 - click gives every option an argument
    game: str,
    name: str | None,
    agreed: dict[str, str],
    pack: str | None,
    deals: int,
    seed: int,
    seats: int | None,
    deal: int | None,
    as_json: bool,
) -> None:
    """Let simple players play many deals, and print what came of it.

    Without --form every form of GAME is played, one after the other. The players know what their
    seat sees, take what is plainly good for them, and else play any card; in Card Tennis they play
    the lowest proper stroke, in Portrait Authors they remember every call and stack only books.
    With --json the figures of each form are one line of JSON.
    """
    from generator.engine.figures import Figures
    from generator.engine.figures_table import table
    from generator.engine.record import Record
    from generator.engine.simulate import forms_of, play_deal
    from generator.engine.simulate import simulate as run

    if deal and deal > deals:
        raise UsageError(f"there is no deal {deal} in a run of {deals}", hint=f"--deals {deal}")
    with _asked():
        forms = forms_of(game, name, seats, **_agreed_with(agreed, pack))
    for number, form in enumerate(forms):
        if deal:
            played = play_deal(form, seed, deal, seats)
            click.echo(Record.of(played.state, played.seed).line())
            continue
        with _watched(run(form, deals, seed, seats), deals, form.title) as watched:
            figures = Figures(form, seed, watched, seats)
        if as_json:
            click.echo(json.dumps(figures.plain(), ensure_ascii=False))
        else:
            click.echo(("\n\n" if number else "") + "\n".join(table(figures)))


def _agreed_with(agreed: dict[str, str], pack: str | None) -> dict[str, str]:
    """What was agreed, the pack of --pack among it."""
    if pack and "deck" in agreed:
        raise UsageError("deck is agreed twice", hint="--pack is short for --agree deck=…")
    return agreed | {"deck": pack} if pack else agreed


def _watched(
    run: Iterable[Played], length: int, title: str
) -> AbstractContextManager[Iterable[Played]]:
    """The run, with a progress bar on a terminal."""
    hidden = not sys.stderr.isatty()
    return click.progressbar(run, length, title, hidden=hidden, file=sys.stderr)


@cli.group()
def lessons() -> None:
    """The lessons of the site and the booklets: judged examples."""


@lessons.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--update", is_flag=True, help="Write anew what the engine said last time.")
def check(games: Sequence[str], update: bool) -> None:
    """Have every lesson judged: its claims, and the lock of what the engine said last time.

    Without GAME the lessons of all games are checked. A claim that the engine does not share, and
    a verdict that has changed, are named with file and line, and the exit code is 1.
    """
    from generator.engine.games import GAMES
    from generator.lessons import check as run

    for game in games:
        if game not in GAMES:
            raise UsageError.among("game", game, GAMES)
    for report in run(games or GAMES, update=update):
        click.echo(report.text)


@cli.command()
@click.argument("game", metavar="GAME")
@click.option(
    "--deals",
    type=click.IntRange(2),
    default=20_000,
    show_default=True,
    metavar="N",
    help="How many games of each pack in the tables.",
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=1887,
    show_default=True,
    metavar="S",
    help="Another seed, other games.",
)
@_json
def study(game: str, deals: int, seed: int, as_json: bool) -> None:
    """Search for the pack of a game whose counts are lost: Card Tennis.

    It takes about four minutes. The first table is of the pack that we print, whole and with serves
    left out; the others are of the best packs found by trial. With --json each row is one line.
    """
    from generator.engine.simulate import forms_of, study_of

    with _asked():
        module = study_of(game)
    forms = {form.name: form for form in forms_of(game)}
    told = sys.stderr.isatty()
    found = module.study(forms, seed, deals, lambda text: click.echo(text, err=True) if told else 0)
    if as_json:
        click.echo("\n".join(json.dumps(each.plain(), ensure_ascii=False) for each in found))
    else:
        click.echo("\n".join(module.table(found)).lstrip())


@cli.command()
@click.argument("folders", nargs=-1, metavar="[FOLDER]...")
@click.option("--check", is_flag=True, help="Draw nothing; say which files differ.")
@click.option(
    "--fineness",
    is_flag=True,
    help="Draw nothing; say where printed lines are under 0.12 mm and gaps under 0.15 mm.",
)
@click.option(
    "--specimen",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Draw no card_art; write sheets with every technique of the engraver, a PDF.",
)
def engrave(folders: Sequence[str], check: bool, fineness: bool, specimen: Path | None) -> None:
    """Draw card_art anew (for developers; needs the extra “art”).

    FOLDER is a game; without it everything is drawn.

    With --fineness each motif is measured at the smallest size it has on a card: how many
    millimetres of it are too fine, and the worst places in the millimetres of the motif.
    """
    from generator.engraver.driver import engrave as draw
    from generator.engraver.driver import too_fine

    if specimen:
        from generator.specimen import specimens_pdf

        specimen.write_bytes(specimens_pdf())
        click.echo(f"{specimen}: written")
        return
    if fineness:
        from generator.faces.scales import printed_scales

        for line in too_fine(printed_scales, folders):
            click.echo(line)
        return
    differs = False
    for line in draw(folders, check=check):
        click.echo(line)
        differs = check
    if differs:
        raise OutputError("card_art is not what the engraver draws", hint="cardwright engrave")


def main() -> None:
    """Run the command; an error becomes one message and its exit code, never a traceback."""
    try:
        cli.main(prog_name="cardwright", standalone_mode=True)
    except CardwrightError as error:
        click.echo(f"cardwright: {error}", err=True)
        sys.exit(error.exit_code)
    except OSError as error:  # a full disk, a folder that vanished
        place = f"{visible(str(error.filename))}: " if error.filename else ""
        click.echo(f"cardwright: {place}{error.strerror or error}", err=True)
        sys.exit(EnvironmentProblem.exit_code)

"""Commands that play and judge: ``replay``, ``judge``, ``simulate``, ``study``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardwright.cli.common import (
    OutputPath,
    as_json,
    json_text,
    put_file,
    replace_file,
    usage_errors,
)
from cardwright.engine.state import State
from cardwright.errors import UsageError, excerpt, visible

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from cardwright.engine.duel import Duel
    from cardwright.engine.kernel import Form
    from cardwright.engine.library import Game

#: So many parts of a run are worth the start of other processes.
_MANY = 8

record_file = click.argument(
    "record", metavar="RECORD", type=click.Path(exists=True, dir_okay=False, allow_dash=True)
)
line_number = click.option(
    "--line", type=click.IntRange(1), metavar="N", help="Only the record on line N of the file."
)

own_deck = click.option(
    "--deck",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="The deck of your own that it was played with: its folder or its list.",
)


def _played(deck: Path | None) -> list[Game] | None:
    """The games of the decks in a folder or list; None without one, for our games."""
    if deck is None:
        return None
    from cardwright.building.own_decks import played_decks
    from cardwright.engine.library import game_of

    return [game_of(ledger) for ledger in played_decks(deck)]


@click.command()
@record_file
@line_number
@own_deck
@as_json
def replay(record: str, line: int | None, deck: Path | None, as_json: bool) -> None:
    """Narrate a deal: every move with its verdict, every point with its clause.

    RECORD is a file with one record on each line, or “-” for the standard input. --json prints
    each story as one line of JSON.

    A story shows all hands, even in an unfinished deal: it is for teachers and referees, not for
    the players at the table.
    """
    from cardwright.engine.record_files import read_records
    from cardwright.engine.story import data, lines, story

    played = _played(deck)
    for number, written in enumerate(read_records(record, line, played)):
        told = story(written, played)
        if as_json:
            click.echo(json_text(data(told)))
        else:
            click.echo(("\n\n" if number else "") + "\n".join(lines(told)))


@click.command()
@record_file
@click.option(
    "--at", type=int, required=True, metavar="N", help="Judge before move N, counted from 1."
)
@click.option(
    "--action",
    required=True,
    metavar="ACTION",
    help="The action, in notation or words: GC, x, “Gold Crown”.",
)
@line_number
@own_deck
@as_json
def judge(
    record: str, at: int, action: str, line: int | None, deck: Path | None, as_json: bool
) -> None:
    """Judge an action at a moment of a deal: print the verdict and the clause behind it.

    RECORD is a file with one record on each line, or “-” for the standard input.

    The exit code is 0 whenever there is a verdict, “legal” or “not legal”. --json prints the
    verdict as one line of JSON; “ok” is true for a legal action.
    """
    from cardwright.engine.record_files import read_record
    from cardwright.engine.ruling import ruling

    played = _played(deck)
    written = read_record(record, line, played)
    with usage_errors():
        ruled = ruling(written, at, action, played)
    if as_json:
        click.echo(json_text(ruled.to_dict()))
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
            raise click.BadParameter(f"“{excerpt(text)}” is not OPTION=CHOICE", context, parameter)
        if option in chosen:
            raise click.BadParameter(f"{excerpt(option)} is set twice", context, parameter)
        chosen[option] = choice
    return chosen


@click.command()
@click.argument("game", metavar="GAME")
@click.option("--form", "name", metavar="FORM", help="Play only this form, such as two-handed.")
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
    help="Number of deals of each form.",
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    metavar="S",
    help="Seed of the shuffles; another seed gives other deals.",
)
@click.option(
    "--seats", type=click.IntRange(1), metavar="N", help="Number of players at the table."
)
@click.option(
    "--deal",
    type=click.IntRange(1),
    metavar="K",
    help="Print only deal K of the run, 1 to N, as a record for “cardwright replay”, one "
    "line of JSON.",
)
@click.option(
    "--pack",
    metavar="PACK",
    help="Another pack of Card Tennis, such as 15/14/6/4; short for --agree deck=PACK.",
)
@click.option(
    "--players",
    "pair",
    metavar="A,B",
    help="Two of beginner, good and strong, such as good,beginner: A against B, on the "
    "same shuffles from every side.",
)
@click.option(
    "-o",
    "--output",
    type=OutputPath(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write to this file, in UTF-8, instead of the standard output.",
)
@replace_file
@as_json
def simulate(  # noqa: PLR0913, PLR0917 - click gives every option an argument
    game: str,
    name: str | None,
    agreed: dict[str, str],
    pack: str | None,
    deals: int,
    seed: int,
    seats: int | None,
    deal: int | None,
    pair: str | None,
    output: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Play many deals with simple players, and print statistics.

    Without --form it plays every form of GAME that has the agreed options, one after the other.
    Players use only what their seat sees. They make plainly good moves, and otherwise play a
    random card. In Card Tennis they play the lowest proper stroke. In Portrait Authors they
    remember every call and stack only books. --json prints one line of JSON for each form.
    """
    from cardwright.engine.simulate import forms_of

    if deal and pair:
        raise UsageError("--deal cannot be combined with --players", hint="leave it out")
    if deal and deal > deals:
        raise UsageError(f"there is no deal {deal} in a run of {deals}", hint=f"--deals {deal}")
    with usage_errors():
        forms = forms_of(game, name, seats, **_agreed_with(agreed, pack))
    if pair:
        texts = _duels(forms, pair, deals, seed, seats, as_json=as_json)
    elif deal:
        texts = _records(forms, deal, seed, seats)
    else:
        texts = _figures(forms, deals, seed, seats, as_json=as_json)
    _put_out(texts, output, force=force)


def _put_out(texts: Iterable[str], output: Path | None, *, force: bool) -> None:
    """Print each text as soon as it is there, or write all of them to a file."""
    if output:
        put_file(output, "".join(f"{text}\n" for text in texts).encode(), force=force)
        click.echo(f"{visible(str(output))}: written")
        return
    for text in texts:
        click.echo(text)


def _records(forms: list[Form[State]], deal: int, seed: int, seats: int | None) -> Iterator[str]:
    """One deal of a run in each form, as a record."""
    from cardwright.engine.record import Record
    from cardwright.engine.simulate import play_deal

    for form in forms:
        played = play_deal(form, seed, deal, seats)
        yield Record.of(played.state, played.seed).line()


def _figures(
    forms: list[Form[State]], deals: int, seed: int, seats: int | None, *, as_json: bool
) -> Iterator[str]:
    """The figures of a run in each form, as a table or as JSON."""
    from cardwright.engine.figures_table import table
    from cardwright.engine.runs import PART, gather_figures

    with _workers(deals // PART) as workers:
        for number, form in enumerate(forms):
            with _progress(deals, form.title) as progress:
                figures = gather_figures(
                    form, deals, seed, seats, executor=workers, progress=progress
                )
            text = "\n" * 2 * bool(number) + "\n".join(table(figures))
            yield json_text(figures.to_dict()) if as_json else text


@contextmanager
def _workers(parts: int) -> Iterator[Executor | None]:
    """Processes for so many parts, one for each core; None where one alone is done sooner."""
    from cardwright.building.run import cores

    if parts < _MANY or cores() == 1:
        yield None
        return
    from cardwright.system.workers import Workers

    with Workers(cores()) as workers:
        yield workers


def _duels(
    forms: list[Form[State]], pair: str, deals: int, seed: int, seats: int | None, *, as_json: bool
) -> Iterator[str]:
    """The figures of one player against another in each form; `seats` where it leaves a choice."""
    from cardwright.engine.duel import PART, play_duel
    from cardwright.engine.players import player

    names = pair.split(",")
    if len(names) != 2:
        raise UsageError(f"“{pair}” is not two players", hint="such as good,beginner")
    with _workers(deals // PART) as workers:
        for form in forms:
            with usage_errors():
                one, other = (player(name, form) for name in names)
            with _progress(deals, form.title) as progress:
                found = play_duel(
                    form, one, other, deals, seed, seats, executor=workers, progress=progress
                )
            text = _duel_text(form, names, seed, found)
            what = {"game": form.game, "form": form.name, "players": names, "seed": seed}
            yield json_text(what | found.to_dict()) if as_json else text


def _duel_text(form: Form[State], names: list[str], seed: int, found: Duel) -> str:
    """The result of a duel between players of these names, in two lines."""
    low, high = found.won.interval
    margin = found.margin
    return (
        f"{form.title}: {' against '.join(names)}, {found.deals} deals, seed {seed}\n"
        f"  won {found.won.share:.0%} ({low:.0%} to {high:.0%}), lost {found.lost.share:.0%}, "
        f"ahead by {margin.mean:.2f} points a deal ({margin.low:.2f} to {margin.high:.2f}), "
        f"{found.ms:.1f} ms a choice"
    )


def _agreed_with(agreed: dict[str, str], pack: str | None) -> dict[str, str]:
    """The agreements, with the pack of --pack."""
    if pack and "deck" in agreed:
        raise UsageError("deck is set twice", hint="--pack is short for --agree deck=…")
    return agreed | {"deck": pack} if pack else agreed


@contextmanager
def _progress(deals: int, title: str) -> Iterator[Callable[[int], None]]:
    """Moves a progress bar on, by a number of deals; it is shown on a terminal alone."""
    hidden = not sys.stderr.isatty()
    with click.progressbar(length=deals, label=title, hidden=hidden, file=sys.stderr) as bar:
        yield bar.update


@click.command()
@click.argument("game", metavar="GAME")
@click.option(
    "--judgments",
    is_flag=True,
    help="Measure how true hints and reviews are in the first form of any game.",
)
@click.option(
    "--deals",
    type=click.IntRange(2),
    metavar="N",
    help="Number of games of each pack in the tables [default: 20000], or of deals of beginners "
    "for --judgments [default: 100].",
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=1887,
    show_default=True,
    metavar="S",
    help="Seed of the shuffles; another seed gives other games.",
)
@as_json
def study(game: str, judgments: bool, deals: int | None, seed: int, as_json: bool) -> None:
    """Search for the pack of a game whose counts are lost: Card Tennis.

    It takes about four minutes on one core, and uses every core. The first table is for the pack
    that we print, complete and with serves left out; the others are for the best packs found by
    trial. --json prints one line for each row.

    With --judgments it plays both moves of a hint or a review to the end of true deals instead, and
    prints one line of JSON. That takes some minutes, too.
    """
    if judgments:
        click.echo(_accuracy(game, deals or 100, seed))
        return
    from cardwright.engine.simulate import forms_of, study_of

    with usage_errors():
        module = study_of(game)
    forms = {form.name: form for form in forms_of(game)}
    told = sys.stderr.isatty()
    say = partial(click.echo, err=True) if told else lambda _: None
    with _workers(_MANY) as workers:
        found = module.study(forms, seed, deals or 20_000, say, executor=workers)
    if as_json:
        click.echo("\n".join(json_text(each.to_dict()) for each in found))
    else:
        click.echo("\n".join(module.table(found)).lstrip())


def _accuracy(game: str, deals: int, seed: int) -> str:
    """The accuracy of hints and reviews in the first form of a game, as JSON."""
    from cardwright.engine.accuracy import PART, measure_accuracy
    from cardwright.engine.simulate import forms_of

    with usage_errors():
        form, *_ = forms_of(game)
    with _workers(deals // PART) as workers, _progress(deals, form.title) as progress:
        found = measure_accuracy(form, deals, seed, executor=workers, progress=progress)
    run = {"game": form.game, "form": form.name, "deals": deals, "seed": seed}
    return json_text(run | found.to_dict())

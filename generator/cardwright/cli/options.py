"""Options that several commands have that make files."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path

import click
from click.core import ParameterSource

from cardwright.cli.common import OutputPath
from cardwright.errors import visible

_EDITIONS = (
    click.option("--large-index", is_flag=True, help="Large letters on simpler faces."),
    click.option("--four-colors", is_flag=True, help="A color for each suit of Sixty-Six."),
    click.option("--plain-backs", is_flag=True, help="Backs that need little ink."),
)
_CUTTING = (
    click.option(
        "--gap",
        type=float,
        default=0.0,
        metavar="MM",
        help="Cards lie so far apart, to be laminated: 6 to 30.",
    ),
    click.option("--round-corners", is_flag=True, help="Thin arcs to round the corners by."),
    click.option("--cut-plan", is_flag=True, help="A first page that numbers the cuts."),
    click.option(
        "--stacked", is_flag=True, help="All sheets are cut in one stack that comes out in order."
    ),
)


def non_empty(context: click.Context, parameter: click.Parameter, text: str) -> str:
    """The text of an option, which may be left out and not be empty, as of an unset variable."""
    given = context.get_parameter_source(str(parameter.name)) is not ParameterSource.DEFAULT
    if given and not text.strip():
        raise click.BadParameter("it is empty", context, parameter)
    return text


#: What of a deck is printed; they are shown in this order.
_PICKS = (
    click.option(
        "--cards",
        default="",
        callback=non_empty,
        metavar="CARD,…",
        help="These cards of a deck alone, by id or number: gold-crown,17.",
    ),
    click.option(
        "--copies",
        type=click.IntRange(1, 26),
        default=1,
        show_default=True,
        help="So many decks, each with its mark on the backs, and a checklist.",
    ),
    click.option(
        "--deck",
        default="",
        callback=non_empty,
        metavar="LETTER",
        help="The deck with this letter of such a set alone, A to Z; goes with --cards.",
    ),
)
force = click.option(
    "--force", is_flag=True, help="Replace also what was changed by hand since it was made."
)
output = click.option(
    "-o",
    "--output",
    type=OutputPath(path_type=Path, file_okay=False),
    default=Path("build"),
    show_default=True,
    help="The folder to make; it is replaced whole.",
)
no_cache = click.option("--no-cache", is_flag=True, help="Make everything anew, and keep nothing.")
base_url = click.option(
    "--base-url",
    default="",
    callback=non_empty,
    metavar="URL",
    help="Where the site will stand, such as https://example.org/games/.",
)


def ledger(made: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The option for a ledger of somebody's own; ``made`` is what is done with its pack."""
    return click.option(
        "--ledger",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        metavar="FILE",
        help=f"{made} the pack of a ledger of your own in place of our games.",
    )


def jobs(work: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The option for the number of processes; ``work`` is what they do."""
    return click.option(
        "-j",
        "--jobs",
        type=click.IntRange(1, 64),
        metavar="N",
        help=f"{work} in N processes; as many as there are cores by default.",
    )


def edition(command: Callable[..., None]) -> Callable[..., None]:
    """Give the command the choices of an edition, as its argument ``edition``."""

    @wraps(command)
    def chosen(
        *, large_index: bool, four_colors: bool, plain_backs: bool, **others: object
    ) -> None:
        from cardwright.drawing.faces.edition import Edition

        command(edition=Edition(large_index, four_colors, plain_backs), **others)

    for option in reversed(_EDITIONS):
        chosen = option(chosen)
    return chosen


def cutting(command: Callable[..., None]) -> Callable[..., None]:
    """Give the command what is asked for cutting, as its argument ``cutting``."""

    @wraps(command)
    def chosen(
        *, gap: float, round_corners: bool, cut_plan: bool, stacked: bool, **others: object
    ) -> None:
        from cardwright.printing.sheets.cutting import Cutting

        command(cutting=Cutting(gap, round_corners, cut_plan, stacked), **others)

    for option in reversed(_CUTTING):
        chosen = option(chosen)
    return chosen


def picked(command: Callable[..., None]) -> Callable[..., None]:
    """Give the command the choices of what of a deck is printed."""
    for option in reversed(_PICKS):
        command = option(command)
    return command


def place(folder: Path) -> str:
    """The name of an output as it was given, and the end of a link."""
    leads = f" (a link to {folder.resolve()})" if folder.is_symlink() else ""
    return visible(f"{folder}{leads}")

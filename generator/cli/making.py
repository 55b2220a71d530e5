"""What makes files: ``build`` for who prints, ``engrave`` for who draws."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING

import click

from generator.errors import OutputError

if TYPE_CHECKING:
    from generator.faces.edition import Edition

_KINDS = ("deck", "booklet", "tracker", "site")
_EDITIONS = (
    click.option("--large-index", is_flag=True, help="Large letters on simpler faces."),
    click.option("--four-colours", is_flag=True, help="A color for each suit of Sixty-Six."),
    click.option("--plain-backs", is_flag=True, help="Backs that need little ink."),
)


def _edition(command: Callable[..., None]) -> Callable[..., None]:
    """Give the command the choices of an edition, as its argument ``edition``."""

    @wraps(command)
    def chosen(
        *, large_index: bool, four_colours: bool, plain_backs: bool, **others: object
    ) -> None:
        from generator.faces.edition import Edition

        command(edition=Edition(large_index, four_colours, plain_backs), **others)

    for option in reversed(_EDITIONS):
        chosen = option(chosen)
    return chosen


@click.command()
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
@_edition
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("build"),
    show_default=True,
    help="The folder to make; it is replaced whole.",
)
def build(
    games: Sequence[str],
    only: Sequence[str],
    paper: str,
    palette: str,
    edition: Edition,
    output: Path,
) -> None:
    """Make decks, booklets, trackers and the site.

    Without GAME all games are made; “cardwright list games” names them.
    """
    from generator.build import build as run
    from generator.build import order

    progress = _progress if sys.stderr.isatty() else None
    count = run(order(games, only, paper, palette, edition), output, progress)
    if progress:
        click.echo("\r\x1b[K", nl=False, err=True)
    click.echo(f"{output}: {count} files")


def _progress(title: str, number: int, total: int) -> None:
    click.echo(f"\r\x1b[K[{number}/{total}] {title}", nl=False, err=True)


@click.command()
@click.argument("folders", nargs=-1, metavar="[FOLDER]...")
@click.option("--check", is_flag=True, help="Draw nothing; say which files differ.")
def engrave(folders: Sequence[str], check: bool) -> None:
    """Draw card_art anew (for developers; needs the extra “art”).

    FOLDER is a game; without it everything is drawn.
    """
    from generator.engraver.driver import engrave as draw

    differs = False
    for line in draw(folders, check=check):
        click.echo(line)
        differs = check
    if differs:
        raise OutputError("card_art is not what the engraver draws", hint="cardwright engrave")

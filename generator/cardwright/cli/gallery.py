"""The command ``gallery``: contact sheets of the faces, and tables of ink and of similar cards."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardwright.building.options import FaceOptions
from cardwright.cli import options as shared
from cardwright.cli.common import some_games
from cardwright.cli.flags import flags
from cardwright.cli.making import report_output, shown_progress
from cardwright.drawing.scene.paper import PAPERS
from cardwright.errors import EnvironmentProblem, OutputError, UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardwright.drawing.faces.edition import Edition


@click.command()
@some_games
@click.option("--ink", is_flag=True, help="Print a table of the ink on each page of the decks.")
@click.option(
    "--apart", is_flag=True, help="Print a table of the differences between the most similar cards."
)
@flags(FaceOptions)
@shared.output_folder("gallery")
@shared.force
def gallery(
    games: Sequence[str], ink: bool, apart: bool, options: FaceOptions, output: Path, force: bool
) -> None:
    """Show all faces of a game side by side: in color, in gray, and as seen with color blindness.

    Without GAME it makes contact sheets of all games, as PNG and PDF, at print size and twice
    that. With --ink or --apart it prints a table and writes no files.
    """
    if ink and apart:
        raise UsageError("--ink and --apart print different tables", hint="use one at a time")
    if ink:
        _ink_table(games, options.edition)
    elif apart:
        _apart_table(games, options.edition)
    else:
        from cardwright.building.gallery import gallery as run
        from cardwright.building.run import cores
        from cardwright.building.wording import locate_bad_words
        from cardwright.system.source_date import source_date

        source_date()
        with locate_bad_words():
            count = run(
                games, output, options.edition, shown_progress(), processes=cores(), force=force
            )
        report_output(output, count)


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
            "comparing cards needs NumPy",
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
        raise OutputError("some cards are too similar", hint="change the parts named above")

"""``cardwright lessons``: judged examples."""

from __future__ import annotations

from collections.abc import Sequence

import click

from cardwright.cli.common import some_games
from cardwright.errors import UsageError


@click.group()
def lessons() -> None:
    """Check the lessons of the site and the booklets."""


@lessons.command()
@some_games
@click.option("--update", is_flag=True, help="Write the current verdicts into the lock.")
def check(games: Sequence[str], update: bool) -> None:
    """Judge every lesson: compare its claims with the engine, and its verdicts with the lock.

    Without GAME it checks the lessons of all games. It lists wrong claims and changed verdicts
    with file and line; the exit code is then 1.
    """
    from cardwright.ledger.games import GAMES
    from cardwright.lessons import check as run

    for game in games:
        if game not in GAMES:
            raise UsageError.among("game", game, GAMES)
    for report in run(games or GAMES, update=update):
        click.echo(report.text)

"""``cardwright lessons``: judged examples."""

from __future__ import annotations

from collections.abc import Sequence

import click

from cardwright.cli.common import some_games
from cardwright.errors import UsageError


@click.group()
def lessons() -> None:
    """The lessons of the site and the booklets: judged examples."""


@lessons.command()
@some_games
@click.option("--update", is_flag=True, help="Write the verdicts of today into the lock.")
def check(games: Sequence[str], update: bool) -> None:
    """Judge every lesson: its claims, and the lock with the verdicts of last time.

    Without GAME the lessons of all games are checked. A claim that the engine does not share, and
    a verdict that has changed, are named with file and line, and the exit code is 1.
    """
    from cardwright.ledger.games import GAMES
    from cardwright.lessons import check as run

    for game in games:
        if game not in GAMES:
            raise UsageError.among("game", game, GAMES)
    for report in run(games or GAMES, update=update):
        click.echo(report.text)

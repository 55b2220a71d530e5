"""What several commands share: the option --json, and mistakes of usage."""

from __future__ import annotations

import codecs
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

from generator.errors import UnknownName, UsageError


def beginning(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """The games that begin so, for a shell that completes words."""
    from generator.engine.games import GAMES

    return [game for game in GAMES if game.startswith(begun)]


#: The games that are asked for, in any number.
some_games = click.argument("games", nargs=-1, metavar="[GAME]...", shell_complete=beginning)
as_json = click.option("--json", "as_json", is_flag=True, help="As JSON.")


def json_text(data: object, indent: int | None = None) -> str:
    """The data as JSON that the standard output can hold: where it lacks letters, as numbers."""
    try:
        unicode = codecs.lookup(sys.stdout.encoding).name.startswith("utf")
    except (AttributeError, LookupError, TypeError):  # a stream of somebody else's
        unicode = True
    return json.dumps(data, indent=indent, ensure_ascii=not unicode)


@contextmanager
def asked() -> Iterator[None]:
    """A name on the command line that names nothing is a mistake of usage, not of a file."""
    try:
        yield
    except UnknownName as error:
        raise UsageError(error.message, hint=error.hint) from error

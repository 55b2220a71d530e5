"""Helpers that several commands share: the option --json, and mistakes of usage."""

from __future__ import annotations

import codecs
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from os import PathLike
from pathlib import Path

import click

from cardwright.errors import RefusedOutput, UnknownName, UsageError, visible


def beginning(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """The games that begin so, for a shell that completes words."""
    from cardwright.ledger.games import GAMES

    return [game for game in GAMES if game.startswith(begun)]


class OutputPath(click.Path):
    """A path to write to; it is not empty, as of an unset variable."""

    def convert(
        self, value: str | PathLike[str], param: click.Parameter | None, ctx: click.Context | None
    ) -> str | bytes | PathLike[str]:
        """The path as `click.Path` gives it."""
        if value == "":
            self.fail("it is empty", param, ctx)
        return super().convert(value, param, ctx)


#: The games that are asked for, in any number.
some_games = click.argument("games", nargs=-1, metavar="[GAME]...", shell_complete=beginning)
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
replace_file = click.option("--force", is_flag=True, help="Overwrite an existing file.")


def json_text(data: object, indent: int | None = None) -> str:
    """The data as JSON that the standard output can hold: where it lacks letters, as numbers.

    Half a surrogate pair, as of a file name that is not UTF-8, is a number too.
    """
    try:
        unicode = codecs.lookup(sys.stdout.encoding).name.startswith("utf")
    except (AttributeError, LookupError, TypeError):  # a stream of somebody else's
        unicode = True
    text = json.dumps(data, indent=indent, ensure_ascii=not unicode)
    whole = not any("\ud800" <= char <= "\udfff" for char in text)
    return text if whole else json.dumps(data, indent=indent)


def put_file(place: Path, data: bytes, *, force: bool) -> None:
    """Write one file, whole or not at all.

    Raises RefusedOutput where another file is there already, unless `force` is given.
    """
    from cardwright.system import atomic_write

    if place.exists() and not force and not (place.is_file() and place.read_bytes() == data):
        raise RefusedOutput(
            f"{visible(str(place))}: already exists, with other contents",
            hint="choose another file with -o, or overwrite it with --force",
        )
    atomic_write.put({place: data})


@contextmanager
def usage_errors() -> Iterator[None]:
    """A name on the command line that names nothing is a mistake of usage, not of a file."""
    try:
        yield
    except UnknownName as error:
        raise UsageError(error.message, hint=error.hint) from error

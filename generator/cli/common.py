"""What several commands share: the option --json, and mistakes of usage."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click

from generator.errors import UnknownName, UsageError

as_json = click.option("--json", "as_json", is_flag=True, help="As JSON.")


@contextmanager
def asked() -> Iterator[None]:
    """A name on the command line that names nothing is a mistake of usage, not of a file."""
    try:
        yield
    except UnknownName as error:
        raise UsageError(error.message, hint=error.hint) from error

"""The command line in the process of a test."""

import contextlib
import io
from pathlib import Path
from typing import NamedTuple

import pytest

from cardwright.cli.group import run
from cardwright.errors import CardwrightError


class Done(NamedTuple):
    """How a command ended, and what it said."""

    returncode: int
    stdout: str
    stderr: str


def cardwright(*arguments: object, cache: Path | None = None) -> Done:
    """Run the command, in this process."""
    out, err = io.StringIO(), io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        patch.setenv("XDG_CACHE_HOME", str(cache or "/nowhere"))
        try:
            code = run([str(argument) for argument in arguments])
        except CardwrightError as error:
            code = error.exit_code
            err.write(f"cardwright: {error}")
    return Done(code, out.getvalue(), err.getvalue())

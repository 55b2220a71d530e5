"""Building again whenever something is changed that a build is made from.

Each build is a process of its own, so that a change of the program counts as well; the cache makes
it short. Files are looked at a few times in a second: no more than a glance at their times, and
the same on every system and disk.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from generator import paths
from generator.errors import UsageError, visible

#: Seconds between two looks; a change is built when a whole such time has brought no other.
EVERY = 0.4
#: The data folders.
_FOLDERS = ("card_art", "seeds", "site", "templates")


def watch(
    arguments: Sequence[str],
    tell: Callable[[str], None],
    pause: Callable[[float], None] = time.sleep,
    own: Path | None = None,
) -> int:
    """Run `cardwright` with these arguments, which build something, and again after every change.

    A ledger of somebody's `own` is watched as the data folders are.
    What a build says or complains of stands where it would stand otherwise; then the next change
    is waited for. Runs until it is interrupted; returns the exit code of a wrong command.
    """
    command = [sys.executable, "-m", "generator", *arguments]
    while True:
        _await_ledger(own, pause, tell)
        built = glance(own)
        done = subprocess.run(command, check=False)  # noqa: S603 - it is this program itself
        if done.returncode == UsageError.exit_code:
            return done.returncode
        tell("watching for changes; end with Ctrl-C")
        await_change(built, pause, own)


def _await_ledger(
    own: Path | None, pause: Callable[[float], None], tell: Callable[[str], None]
) -> None:
    """Return when there is a ledger: some editors move it away before they write it anew."""
    if own and not own.is_file():
        tell(f"{visible(own.name)}: is not there; waiting for it")
        while not own.is_file():
            pause(EVERY)


def glance(own: Path | None = None) -> tuple[int, ...]:
    """What the data folders, the program and a ledger of somebody's own look like now."""
    places = [*(paths.place(folder) for folder in _FOLDERS), paths.package()]
    places += [own] if own else []
    return tuple(part for place in places for part in paths.look(place))


def await_change(
    built: tuple[int, ...], pause: Callable[[float], None], own: Path | None = None
) -> None:
    """Return when something is other than it was built from, and has been so for a moment."""
    before = built
    while True:
        pause(EVERY)
        now = glance(own)
        if now == before != built:
            return
        before = now

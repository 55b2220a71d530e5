"""Building again whenever something is changed that a build is made from.

Each build is a process of its own, so that a change of the program counts as well; the cache makes
it short. Files are looked at a few times in a second: no more than a glance at their times, and
the same on every system and disk.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from cardwright import paths
from cardwright.errors import UsageError, visible
from cardwright.system.signals import held_back

#: Seconds between two looks; a change is built when a whole such time has brought no other.
EVERY = 0.4
#: Seconds in which a build that was told to end puts everything in order.
_PATIENCE = 10
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
    while True:
        _await_ledger(own, pause, tell)
        built = glance(own)
        code = run(arguments)
        if code == UsageError.exit_code:
            return code
        tell("watching for changes; stop with Ctrl-C")
        await_change(built, pause, own)


def run(arguments: Sequence[str]) -> int:
    """Run `cardwright` with these arguments in a process of its own; its exit code.

    Where this process is ended the other is ended as well, and has put everything in order; where
    this one is killed the other notices that nobody holds the far end of its input any more.
    """
    begun: subprocess.Popen[bytes] | None = None
    try:
        with held_back():  # else one that nobody knows of would go on
            begun = subprocess.Popen(_command(arguments), stdin=subprocess.PIPE)  # noqa: S603 - it is this program itself
        return begun.wait()
    except BaseException:
        if begun:
            if os.name == "posix":  # elsewhere what ends this process has come to both
                begun.terminate()
            try:
                begun.wait(_PATIENCE)
            except subprocess.TimeoutExpired:  # it waits for something that never comes
                begun.kill()
                begun.wait()
        raise


def _command(arguments: Sequence[str]) -> list[str]:
    """The command line of the program as it runs here, with the path of this process."""
    code = (
        f"import sys; sys.path[:] = {sys.path!a}; from cardwright.cli import main; "
        "from cardwright.building.watch import end_with_watcher; end_with_watcher(); main()"
    )
    return [sys.executable, "-P", "-c", code, *arguments]


def end_with_watcher() -> None:
    """Terminate this process, in order, as soon as its standard input comes to an end."""

    def wait() -> None:
        while os.read(0, 1):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


def _await_ledger(
    own: Path | None, pause: Callable[[float], None], tell: Callable[[str], None]
) -> None:
    """Return when there is a ledger: some editors move it away before they write it anew."""
    if own and not own.is_file():
        tell(f"{visible(own.name)}: does not exist; waiting for it")
        while not own.is_file():
            pause(EVERY)


def glance(own: Path | None = None) -> tuple[int, ...]:
    """A snapshot of the data folders, the program and a user's ledger."""
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

"""Commands on decks of one's own, watched: how each ends, and what it opened, started and took.

    python -m tests.attacks.deck_runs JOBS

JOBS is a file of JSON: a list of [folder to be in, arguments, if root is to be another user]. Each
is run in this process, and a line of JSON is printed for it: the exit code, both outputs, the
processor time in seconds, the greatest memory in MB, and what was foreign. A file is foreign if it
is neither in that folder nor of Python or the checkout; links are followed before it is judged. So
is any process, any socket, and any change of a file elsewhere.
"""

from __future__ import annotations

import _posixsubprocess
import contextlib
import io
import json
import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardwright.cli import group, net
from tests.attacks.catalog import HOUSE
from tests.attacks.watched import CHANGES, STARTS, WRITING, absolute, starting

#: Where Python and its packages are, and our data; the list of mount points, and no device.
_KNOWN = (
    *(HOUSE / name for name in ("generator", "seeds", "card_art", "templates", "site")),
    *map(Path, (sys.prefix, sys.base_prefix, *filter(None, (*sys.path, sys.pycache_prefix)))),
    *map(Path, ("/proc/self/mountinfo", "/dev/null")),
)
_ROOTS = tuple(os.path.realpath(root) for root in _KNOWN if root != HOUSE)
#: Folders that Typst, ReportLab and others may look into, and read nothing there.
_LISTED = (os.path.realpath(HOUSE), "/usr/share/fonts")
_CLEAR, _STATUS = Path("/proc/self/clear_refs"), Path("/proc/self/status")


class Watch:
    """An audit hook that notes what is foreign to the folder of an attack."""

    def __init__(self) -> None:
        self.foreign: list[str] = []
        self._here = ""

    def begin(self, here: Path) -> None:
        """Watch a command that runs in this folder."""
        self.foreign = []
        self._here = os.path.realpath(here)

    def end(self) -> list[str]:
        """The events that were foreign."""
        self._here = ""
        return self.foreign

    def hook(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Judge an event."""
        if not self._here:
            return
        if event in {"open", "os.listdir", "os.scandir"}:
            flags = arguments[2] if event == "open" else 0
            writes = isinstance(flags, int) and bool(flags & WRITING)
            self._judge(event, arguments[:1], () if writes else _ROOTS)
        elif event in CHANGES:
            self._judge(event, arguments[:2], ())
        elif event in STARTS or event.startswith("socket."):
            self.note(event, repr(arguments))

    def note(self, event: str, what: str) -> None:
        """Note an event that is foreign."""
        self.foreign.append(f"{event}: {what[:200]}")

    def _judge(self, event: str, paths: tuple[Any, ...], known: tuple[str, ...]) -> None:
        for path in paths:
            if isinstance(path, str | bytes | os.PathLike):
                real = os.path.realpath(absolute(path or "."))
                looked_into = event != "open" and (real == _LISTED[0] or _is_in(real, _LISTED[1:]))
                if not (looked_into or _is_in(real, (self._here, *known))):
                    self.note(event, real)


def _is_in(path: str, roots: tuple[str, ...]) -> bool:
    return any(path == root or path.startswith(root + "/") for root in roots)


@contextlib.contextmanager
def another_user(wanted: bool) -> Iterator[None]:
    """Root may read all: another user takes its place."""
    if not wanted or os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def report(watch: Watch, here: Path, words: list[str], closed: bool) -> dict[str, object]:
    """Run a command in a folder, and tell what came of it."""
    out, err = io.StringIO(), io.StringIO()
    os.chdir(here)
    if _CLEAR.exists():
        _CLEAR.write_text("5", "ascii")  # begins to count the peak of memory once more
    watch.begin(here)
    begun = time.process_time()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        another_user(closed),
    ):
        code = net.caught(group.run, words)
    seconds, foreign = time.process_time() - begun, watch.end()
    peak = re.search(r"VmHWM:\s+(\d+)", _STATUS.read_text("ascii")) if _STATUS.exists() else None
    return {
        "code": code,
        "out": out.getvalue(),
        "err": err.getvalue(),
        "seconds": seconds,
        "megabytes": int(peak[1]) / 1024 if peak else 0,
        "foreign": foreign,
    }


def main(jobs: str) -> None:
    """Run all jobs, and print a report of each."""
    watch = Watch()
    _posixsubprocess.fork_exec = starting(_posixsubprocess.fork_exec, watch.note)
    sys.addaudithook(watch.hook)
    for here, arguments, closed in json.loads(Path(jobs).read_text("utf-8")):
        sys.stdout.write(json.dumps(report(watch, Path(here), arguments, closed)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])

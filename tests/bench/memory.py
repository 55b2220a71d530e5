"""The memory that a command takes, with all the processes that it begins."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

_EVERY = 0.1  # seconds between two looks, each of which takes the system milliseconds
_PROC = Path("/proc")


def peak(
    command: Sequence[str], extra: Mapping[str, str] | None = None, place: Path | None = None
) -> float | None:
    """The most megabytes that the command took at once, each shared page counted once.

    None on a system without /proc/PID/smaps_rollup.
    """
    if not (_PROC / "self" / "smaps_rollup").is_file():
        return None
    most = 0
    environment = {**os.environ, **(extra or {})}
    with subprocess.Popen(command, cwd=place, env=environment, stdout=subprocess.DEVNULL) as begun:
        while begun.poll() is None:
            most = max(most, sum(map(_kilobytes, _tree(begun.pid))))
            time.sleep(_EVERY)
    if begun.returncode:
        raise subprocess.CalledProcessError(begun.returncode, command)
    return most / 1024


def _tree(process: int) -> Iterator[int]:
    """A process and all those below it that are there."""
    yield process
    for path in (_PROC / str(process) / "task").glob("*/children"):
        try:
            children = path.read_text(encoding="ascii").split()
        except OSError:  # it has ended
            continue
        for child in children:
            yield from _tree(int(child))


def _kilobytes(process: int) -> int:
    """The memory of a process, of what it shares its part; 0 if it has ended."""
    try:
        text = (_PROC / str(process) / "smaps_rollup").read_text(encoding="ascii")
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:")), 0)

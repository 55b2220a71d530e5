"""Commands that are killed at a random moment, and start in no time: a thousand are soon done.

A server has the program's modules loaded and forks for each command, which then has everything but
its imports still to do.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

_SERVER = """
import json, os, sys
import cardwright.building.run, cardwright.cli.group
import cardwright.printing.books, cardwright.printing.trackers
from cardwright.cli import main
for line in sys.stdin:
    arguments, environment = json.loads(line)
    child = os.fork()
    if not child:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1):
            os.dup2(nowhere, number)
        os.environ.update(environment)
        sys.argv = ["cardwright", *arguments]
        main()
    print(child, flush=True)
    sys.stdin.readline()  # until then it has its number, even when it has ended
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class Killer:
    """Runs commands to their end, or for a part of the time that they take."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._server = subprocess.Popen(
            [sys.executable, "-c", _SERVER],
            env={**os.environ, "PYTHONPATH": str(Path.cwd() / "generator")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.communicate()

    def run(self, arguments: Sequence[str], environment: Mapping[str, str]) -> float:
        """Run a command; the seconds that it took. It has to succeed."""
        started = time.perf_counter()
        self._start(arguments, environment)
        assert self._ended() == 0
        return time.perf_counter() - started

    def kill(
        self, arguments: Sequence[str], environment: Mapping[str, str], seconds: float
    ) -> bool:
        """Run a command and kill it within so many seconds; whether it was still running."""
        child = self._start(arguments, environment)
        time.sleep(self._chance.random() * seconds)
        os.kill(child, signal.SIGKILL)
        return self._ended() == -signal.SIGKILL

    def _start(self, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
        return self._asked(json.dumps([arguments, environment]))

    def _ended(self) -> int:
        """How the command ended: its exit code, or a signal below 0."""
        return self._asked("")

    def _asked(self, line: str) -> int:
        """What the server answers to a line."""
        assert self._server.stdin
        assert self._server.stdout
        self._server.stdin.write(f"{line}\n")
        self._server.stdin.flush()
        return int(self._server.stdout.readline())

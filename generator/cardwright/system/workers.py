"""Processes of this computer that work side by side, as an executor of `concurrent.futures`."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from cardwright.system.signals import let_through, starting_processes

P = ParamSpec("P")
T = TypeVar("T")


class Workers(ProcessPoolExecutor):
    """So many processes, which begin with nothing loaded; an interrupt is heard here alone."""

    def __init__(self, number: int) -> None:
        super().__init__(number, get_context("spawn"), _deaf)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """As in `Executor`; the first call begins the processes."""
        with starting_processes():
            return super().submit(fn, *args, **kwargs)


def _deaf() -> None:
    """Leave an interrupt to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    let_through()  # what was held back while this process was begun

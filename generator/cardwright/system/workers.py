"""Processes of this computer that work side by side, as an executor of `concurrent.futures`."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from types import TracebackType
from typing import ParamSpec, TypeVar

from cardwright.system.signals import let_through, starting_processes

P = ParamSpec("P")
T = TypeVar("T")


class Workers(ProcessPoolExecutor):
    """So many processes, which begin with nothing loaded; an interrupt is heard here alone.

    They end with the process that has begun them, however it ends. A context that is left waits
    for what is being done, and for nothing that is not begun.
    """

    def __init__(self, number: int) -> None:
        with starting_processes():  # its queues begin the process that tidies up after them
            super().__init__(number, get_context("spawn"), _begin)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """As in `Executor`; the first call begins the processes."""
        with starting_processes():
            return super().submit(fn, *args, **kwargs)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.shutdown(cancel_futures=True)


def _begin() -> None:
    """Leave an interrupt to the main process, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    let_through()  # what was held back while this process was begun


def end_with_parent() -> None:
    """Wait until the process that has begun this one is gone, and end this one at once."""
    if parent := parent_process():
        parent.join()
        os._exit(1)

"""Signals that ask a program to end, held back while something must not be left halfway."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

#: Those that the system has: of Ctrl-C, of `kill`, and of a terminal that is closed.
ENDINGS = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
)


@contextmanager
def held_back(*numbers: int) -> Iterator[None]:
    """These signals (none: all that end a program) come when it is left, to this process alone.

    What is started inside never hears them. Where the system cannot hold signals back they come.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, numbers or ENDINGS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def starting_processes() -> Iterator[None]:
    """Inside, processes of `multiprocessing` are started, and none is interrupted on its way.

    Ctrl-C at a terminal comes to all of them, and one that is still being loaded would end with a
    traceback. Each lets signals through when it is ready for them.
    """
    from multiprocessing import resource_tracker  # noqa: PLC0415 - most commands start none

    from cardwright.system.processes import SafePath  # noqa: PLC0415

    with SafePath():
        resource_tracker.ensure_running()  # which lets interrupts through when it is begun
    with held_back(), SafePath():
        yield


def let_through() -> None:
    """All signals that end a program come again, in a process that was started in `held_back`."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)

"""Hands that print side by side: this process and copies of it, one for each core.

Each hand keeps to a game while there is something of it to make, for what the printings of a game
share is read only once by a hand; then it takes up another game, or helps. What is made is the
same to the byte whoever makes it. What a hand could not make is made here, so that errors are
told as if there were one hand alone.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Self, cast

from generator.cache import Cache
from generator.printing import Printing
from generator.shelf import Made, Shelf
from generator.signals import held_back

#: A hand, the main process being 0.
_Hand = int
_MINE = 0


class Crew:
    """So many hands, in a `with` statement; those of other processes end with it.

    `make` is what this process makes a printing with; the others have a cache in `folder`, too.
    """

    def __init__(self, hands: int, folder: Path | None, make: Callable[[Printing], Made]) -> None:
        self._hands = hands
        self._folder = folder
        self._make = make
        self._lines: dict[Connection, _Hand] = {}
        self._processes: list[BaseProcess] = []

    def __enter__(self) -> Self:
        context = get_context("spawn")
        resource_tracker.ensure_running()  # which, when it is begun, lets interrupts through again
        with held_back(signal.SIGINT):  # from the others: it is the business of this process
            for hand in range(1, self._hands):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, self._folder), daemon=True)
                process.start()
                theirs.close()
                self._processes.append(process)
                self._lines[ours] = hand
        return self

    def __exit__(self, *_: object) -> None:
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.terminate()
            process.join()

    def made(self, printings: Sequence[Printing]) -> Iterator[tuple[Printing, Made]]:
        """All these printings as they are made, in no order."""
        work = _Work(printings)
        busy: dict[Connection, Printing] = {}
        failed: list[Printing] = []
        mine = work.next(_MINE)  # the longest: the others have yet to start
        for line in list(self._lines):
            self._give(line, work, busy)
        while mine or busy:
            if mine:
                yield mine, self._make(mine)
            for line in _answered(busy, work):
                printing = busy.pop(line)
                made = self._taken(line)
                self._give(line, work, busy)
                if made is None:
                    failed.append(printing)
                else:
                    yield printing, made
            mine = work.next(_MINE)
        for printing in sorted(failed, key=list(printings).index):
            yield printing, self._make(printing)

    def _give(self, line: Connection, work: _Work, busy: dict[Connection, Printing]) -> None:
        """Let the hand at the end of the line make its next printing, if it is still there."""
        printing = work.next(self._lines[line]) if line in self._lines else None
        if printing:
            busy[line] = printing
            with suppress(OSError):  # it is gone: that shows when the answer is awaited
                line.send(printing)

    def _taken(self, line: Connection) -> Made | None:
        """What the hand has made; None when it could not, or is gone."""
        try:
            made: Made | None = line.recv()
        except (EOFError, OSError):
            del self._lines[line]
            line.close()
            return None
        return made


def _answered(busy: Collection[Connection], work: _Work) -> list[Connection]:
    """The lines on which something has come; waits for it when there is nothing else to do."""
    return cast("list[Connection]", wait(list(busy), 0 if work else None)) if busy else []


class _Work:
    """What is still to be made, by game, and which game each hand is at."""

    def __init__(self, printings: Sequence[Printing]) -> None:
        self._open: dict[str, list[Printing]] = {}
        for printing in printings:
            self._open.setdefault(printing.game, []).append(printing)
        self._at: dict[_Hand, str] = {}

    def __bool__(self) -> bool:
        return bool(self._open)

    def next(self, hand: _Hand) -> Printing | None:
        """The next printing for a hand: of its game, of one not begun, or of any."""
        if not self._open:
            return None
        game = self._at.get(hand, "")
        if game not in self._open:
            fresh = [name for name in self._open if name not in self._at.values()]
            game = (fresh or list(self._open))[0]
            self._at[hand] = game
        printing = self._open[game].pop(0)
        if not self._open[game]:
            del self._open[game]
        return printing


def _work(line: Connection, folder: Path | None) -> None:
    """Make what comes along the line until it is closed; an interrupt is the main process's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    shelf = Shelf(Cache(folder))
    with suppress(Exception):  # the main process is gone, or sees that this one is
        while True:
            line.send(_tried(shelf, line.recv()))


def _tried(shelf: Shelf, printing: Printing) -> Made | None:
    """What was made, or None: the main process then finds the same fault, and tells of it."""
    try:
        return shelf.work(printing)
    except Exception:  # noqa: BLE001 - whatever it is, it comes again where it can be told
        return None

"""Hands that print side by side: this process and copies of it, one for each core.

Each hand keeps to a game while there is something of it to make, for what the printings of a game
share is read only once by a hand; then it takes up another game, or helps. What is made is the
same to the byte whoever makes it. What a hand could not make is made here, so that errors are
told as if there were one hand alone.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Self, TypeAlias

from cardwright.building.artifact_cache import ArtifactCache, MadeFiles
from cardwright.building.artifacts import Artifact
from cardwright.system.cache import Cache
from cardwright.system.signals import ENDINGS, held_back, let_through, starting_processes

#: A hand, the main process being 0.
_Hand = int
_MINE = 0
#: What hands have made, or None where one could not or is gone.
_Answers: TypeAlias = SimpleQueue[tuple[Artifact, MadeFiles | None]]


class WorkerPool:
    """So many hands, in a `with` statement; those of other processes end with it.

    `make` is what this process makes a printing with; the others have a cache in `folder`, too.
    """

    def __init__(
        self, hands: int, folder: Path | None, make: Callable[[Artifact], MadeFiles]
    ) -> None:
        self._hands = hands
        self._folder = folder
        self._make = make
        self._lines: dict[Connection, _Hand] = {}
        self._processes: list[BaseProcess] = []
        self._runners: list[Thread] = []

    def __enter__(self) -> Self:
        context = get_context("spawn")
        with starting_processes():
            for hand in range(1, self._hands):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, self._folder), daemon=True)
                process.start()
                theirs.close()
                self._processes.append(process)
                self._lines[ours] = hand
        return self

    def __exit__(self, *_: object) -> None:
        for process in self._processes:
            process.kill()  # nothing is lost, and it is heard where others are not
            process.join()
        for runner in self._runners:  # whose hand is gone
            runner.join()
        for line in self._lines:
            line.close()

    def made(self, printings: Sequence[Artifact]) -> Iterator[tuple[Artifact, MadeFiles]]:
        """All these printings as they are made, in no order."""
        work, answers = _Work(printings), _Answers()
        failed: list[Artifact] = []
        mine = work.next(_MINE)  # the longest: the others have yet to start
        self._run(work, answers)
        left = len(printings)
        while left:
            if mine:
                yield mine, self._make(mine)
                left -= 1
                mine = work.next(_MINE)
            while left and not (mine and answers.empty()):
                printing, made = answers.get()
                left -= 1
                if made is None:
                    failed.append(printing)
                else:
                    yield printing, made
                del made  # before the next is made
        for printing in sorted(failed, key=list(printings).index):
            yield printing, self._make(printing)

    def _run(self, work: _Work, answers: _Answers) -> None:
        """Start a runner for each of the other hands, so that none waits for this one."""
        with held_back(*ENDINGS):  # from the runners: they would not wake this thread
            for line, hand in self._lines.items():
                runner = Thread(target=_run, args=(line, hand, work, answers), daemon=True)
                runner.start()
                self._runners.append(runner)


def _run(line: Connection, hand: _Hand, work: _Work, answers: _Answers) -> None:
    """Bring the hand at the end of the line its work, as long as it is there, and its answers."""
    while printing := work.next(hand):
        try:
            line.send(printing)
            made: MadeFiles | None = line.recv()
        except Exception:  # noqa: BLE001 - it is gone, or says what cannot be understood
            answers.put((printing, None))
            return
        answers.put((printing, made))


class _Work:
    """The work that is left, by game, and the game of each worker."""

    def __init__(self, printings: Sequence[Artifact]) -> None:
        self._open: dict[str, list[Artifact]] = {}
        for printing in printings:
            self._open.setdefault(printing.source.game, []).append(printing)
        self._at: dict[_Hand, str] = {}
        self._lock = Lock()

    def next(self, hand: _Hand) -> Artifact | None:
        """The next printing for a hand: of its game, of one not begun, or of any."""
        with self._lock:
            return self._next(hand) if self._open else None

    def _next(self, hand: _Hand) -> Artifact:
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
    let_through()  # what was held back while this process was begun
    shelf = ArtifactCache(Cache(folder))
    with suppress(Exception):  # the main process is gone, or sees that this one is
        while True:
            line.send(_tried(shelf, line.recv()))


def _tried(shelf: ArtifactCache, printing: Artifact) -> MadeFiles | None:
    """The result, or None: the main process then finds the same fault and reports it."""
    try:
        return shelf.work(printing)
    except Exception:  # noqa: BLE001 - whatever it is, it comes again where it can be told
        return None

"""The memory of a game that all share: who was seen to take a card, and who was heard to lack one.

It follows from calls, answers, draws and stacks alone, which all have seen and heard, and not from
what each concludes: see `knowledge.py` for that. As it is asked for after every move, and by who
tries out several, the last answer is kept and the one before it, and what has been done since is
added to it.
"""

from typing import NamedTuple

from cardwright.engine.games.portrait_authors.past import MISSED, Past
from cardwright.engine.games.portrait_authors.table import AuthorsTable


class Remembered(NamedTuple):
    """Two masks of seat × cards + card, as the calls are numbered."""

    shown: int  # went into this hand before all eyes, and is still there
    lacked: int  # was not in this hand when it was called for, and cannot have come into it since


class Memory:
    """The memory of one game, along whatever line it is played."""

    def __init__(self, table: AuthorsTable) -> None:
        self._table = table
        self._kept: list[tuple[Past, Remembered]] = []

    def recall(self, past: Past) -> Remembered:
        """The memory after all this has been done."""
        step, steps = past, []
        while (remembered := self._known(step)) is None and step[0] is not None:
            steps.append(step)
            step = step[0]
        remembered = remembered or Remembered(0, 0)
        if not steps:
            return remembered
        kept = [(step, remembered)]
        for step in reversed(steps):
            remembered = self._after(remembered, step)
            kept.append((step, remembered))
        self._kept = kept[-2:]
        return remembered

    def _known(self, past: Past) -> Remembered | None:
        """The memory of that moment, if it is kept."""
        return next((remembered for known, remembered in self._kept if known is past), None)

    def _after(self, remembered: Remembered, step: Past) -> Remembered:
        """The memory after one thing more."""
        shown, lacked = remembered
        before, seat, action, answer, drawers, piles = step
        table = self._table
        for drawer in drawers[len(before[4]) :]:
            lacked &= ~table.lanes[drawer]
        if action < table.both:
            asked, own = table.bits[action], table.bits[table.shifts[seat] + action % table.cards]
            shown &= ~asked
            lacked |= asked | own
            if answer != MISSED:
                shown |= own
                lacked &= ~own
        for pile in piles[len(before[5]) :]:
            shown &= ~(pile.cards << table.shifts[pile.seat])
        return Remembered(shown, lacked)

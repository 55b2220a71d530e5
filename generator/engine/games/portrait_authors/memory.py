"""What everybody remembers of a game: who was seen to take a card, and who was heard to lack one.

It follows from calls, answers, draws and stacks alone, which all have seen and heard, and not from
what each concludes: see `knowledge.py` for that. As it is asked for after every move, the last
answer is kept, and what has been done since is added to it.
"""

from typing import NamedTuple

from generator.engine.games.portrait_authors.past import MISSED, Past
from generator.engine.games.portrait_authors.table import Table


class Remembered(NamedTuple):
    """Two masks of seat × cards + card, as the calls are numbered."""

    shown: int  # went into this hand before all eyes, and is still there
    lacked: int  # was not in this hand when it was called for, and cannot have come into it since


class Memory:
    """The memory of one game, along whatever line it is played."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._last: tuple[Past | None, Remembered] = (None, Remembered(0, 0))

    def recall(self, past: Past) -> Remembered:
        """What is remembered when all this has been done."""
        known, remembered = self._last
        steps = []
        step = past
        while step is not known and step[0] is not None:
            steps.append(step)
            step = step[0]
        if step is not known:
            remembered = Remembered(0, 0)
        for step in reversed(steps):
            remembered = self._after(remembered, step)
        self._last = (past, remembered)
        return remembered

    def _after(self, remembered: Remembered, step: Past) -> Remembered:
        """What is remembered after one thing more."""
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

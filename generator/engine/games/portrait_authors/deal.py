"""What stays the same in a game of Portrait Authors once it is dealt."""

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from generator.engine.games.portrait_authors.memory import Memory
from generator.engine.games.portrait_authors.table import Table
from generator.engine.masks import members

if TYPE_CHECKING:
    from generator.engine.games.portrait_authors.form import PortraitAuthors


@dataclass(frozen=True, slots=True)
class Deal:
    """What does not change after the deal."""

    form: "PortraitAuthors"
    table: Table = field(compare=False)  # that of the form
    order: tuple[int, ...]
    dealer: int
    seats: int
    first: int  # the place in the order where the Bank begins
    start: bool = True  # whether play began with the deal; else in the middle, from a position
    # What each seat last had to choose from: the cards that it could call for, who held any, the
    # calls, and on whom. It is kept because it is seldom much different when a turn comes back.
    kept: list[tuple[int, int, list[int], list[int]]] = field(init=False, repr=False, compare=False)

    memory: Memory = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kept", [(0, 0, [], [])] * self.seats)
        object.__setattr__(self, "memory", Memory(self.table))

    def calls(self, seat: int, wanted: int, holders: int) -> list[int]:
        """The calls of a seat for these cards on all others who hold any; not to be changed."""
        was, who, calls, others = self.kept[seat]
        table = self.table
        changed = was ^ wanted
        if who == holders and changed.bit_count() == 1:
            # As after a call that was won by the seat, or from it.
            card = changed.bit_length() - 1
            calls = calls[:]
            for other in others:
                call = table.shifts[other] + card
                place = bisect_left(calls, call)
                if wanted & changed:
                    calls.insert(place, call)
                else:
                    del calls[place]
        else:
            others = members(holders & ~(1 << seat))
            calls = table.calls(wanted, others)
        self.kept[seat] = (wanted, holders, calls, others)
        return calls

"""The data that stays the same in a game of Portrait Authors once it is dealt."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors.memory import Memory
from cardwright.engine.games.portrait_authors.past import EarlierPlay
from cardwright.engine.games.portrait_authors.table import AuthorsTable
from cardwright.engine.masks import listed

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.form import PortraitAuthors
    from cardwright.engine.games.portrait_authors.score import StackScore


# What a seat last had to choose from: the cards that it could call for, a mask, and who held any,
# another; the calls, and on whom.
Choice = tuple[int, int, list[int], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class AuthorsDeal:
    """The data that does not change after the deal."""

    form: "PortraitAuthors"
    table: AuthorsTable = field(compare=False)  # that of the form
    order: tuple[int, ...]
    dealer: int
    seats: int
    first: int  # the place in the order where the Bank begins
    memory: Memory = field(repr=False, compare=False)
    start: bool = True  # whether play began with the deal; else in the middle, from a position
    earlier: EarlierPlay = field(default=EarlierPlay(), compare=False)
    # By seat; it is kept because it is seldom much different when a turn comes back.
    kept: list[Choice] = field(init=False, repr=False, compare=False)
    sheets: list["StackScore"] = field(default_factory=list, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kept", [(0, 0, [], ())] * self.seats)

    def calls(self, seat: int, wanted: int, holders: int) -> list[int]:
        """The calls of a seat for these cards on all others who hold any; not to be changed."""
        was, who, calls, others = self.kept[seat]
        table = self.table
        changed = was ^ wanted
        if who == holders and changed.bit_count() == 1:
            # As after a call that was won by the seat, or from it. On each the calls are the same.
            place = (was & changed - 1).bit_count()
            each = was.bit_count()
            calls = calls[:]
            if was & changed:
                del calls[place::each]
            else:
                card = changed.bit_length() - 1
                for other in others:
                    calls.insert(place, table.shifts[other] + card)
                    place += each + 1
        else:
            others = listed(holders & ~(1 << seat))
            calls = table.calls(wanted, others)
        self.kept[seat] = (wanted, holders, calls, others)
        return calls

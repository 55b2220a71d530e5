"""Faults planted where the fast law lays out the cards: the judge must not share them.

What makes the law quick is masks of cards that follow, that beat, that are announced together. Were
the judge to read them too, a fault there would mislead both alike, and the contract would hear of
nothing. So each fault is planted in the masks, and the contract has to find it.
"""

from collections.abc import Callable

import pytest

from cardwright.engine import judge
from cardwright.engine.games.four_seat.table import FourSeatTable
from cardwright.engine.games.suited import Suited
from cardwright.engine.games.trick_and_draw.table import TrickAndDrawTable
from tests.contract.plays import Table, play_out

DEALS = 120  # in which a fault must show

SUITED = [
    Table("court", "two-handed"),
    Table("court", "three-handed"),
    Table("court", "four-handed"),
    Table("sixty-six", "two-handed"),
    Table("sixty-six", "three-handed"),
    Table("sixty-six", "four-handed"),
    Table("nations", "four-handed"),
]
TALON = [table for table in SUITED if table.name != "four-handed"]

Fault = Callable[[Suited], None]


def never_follows(cards: Suited) -> None:
    """The second card of the second suit, in Court the Blue Royal, never follows."""
    second = _second_of_second(cards)
    cards.follows = [mask & ~(1 << second) for mask in cards.follows]


def never_beats(cards: Suited) -> None:
    """Nor is it in one of those that stand above a card of its suit."""
    second = _second_of_second(cards)
    cards.higher = [mask & ~(1 << second) for mask in cards.higher]


def no_trump(cards: Suited) -> None:
    """The highest trump is not one."""
    cards.trumps &= cards.trumps - 1


def never_follows_in_rows(cards: Suited) -> None:
    """The same in what the kernel for four has made of it."""
    assert isinstance(cards, FourSeatTable)
    second = _second_of_second(cards)
    cards.rows = [(suit & ~(1 << second), row, first) for suit, row, first in cards.rows]


def wrong_low(cards: Suited) -> None:
    """Another trump than the lowest is exchanged."""
    assert isinstance(cards, TrickAndDrawTable)
    cards.low -= 1
    cards.low_bit >>= 1


def _second_of_second(cards: Suited) -> int:
    return cards.cards // 4 + 1


@pytest.mark.parametrize("fault", [never_follows, never_beats, no_trump, wrong_low])
@pytest.mark.parametrize("table", TALON, ids=str)
def test_the_judge_of_two_hands_does_not_share_a_fault_of_the_masks(
    table: Table, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    _plant(fault, monkeypatch, TrickAndDrawTable)
    assert found(table)


@pytest.mark.parametrize("table", [table for table in SUITED if table not in TALON], ids=str)
def test_nor_does_the_judge_of_four(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    _plant(never_follows_in_rows, monkeypatch, FourSeatTable)
    assert found(table)


@pytest.mark.parametrize("table", SUITED, ids=str)
def test_without_a_fault_none_is_found(table: Table) -> None:
    assert not found(table, 12)


def _plant(fault: Fault, monkeypatch: pytest.MonkeyPatch, kind: type[Suited]) -> None:
    """Every table of this kind that is laid out from now on has the fault."""
    lay_out = kind.__init__

    def faulty(self: Suited, *args: object) -> None:
        lay_out(self, *args)  # type: ignore[arg-type]  # whatever the kind is given
        fault(self)

    monkeypatch.setattr(kind, "__init__", faulty)


def found(table: Table, deals: int = DEALS) -> bool:
    """Whether the judge and the fast law differ somewhere in seeded deals."""
    form = table.form()
    ids = range(form.action_count)
    return any(
        [action for action in ids if judge(state, action).ok] != state.legal()
        for seed in range(deals)
        for state in play_out(form, seed)
    )

"""Hidden cards are dealt in every way that is possible, and in each as often."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from cardwright.engine.lots import Lots
from cardwright.errors import InputError


def test_all_ways_are_counted_and_come_equally_often() -> None:
    places = {0: (0, 1), 1: (0,), 2: (0, 1, 2), 3: (1, 2), 4: (0, 1, 2)}
    rooms = (2, 2, 1)
    ways = {
        tuple(frozenset(order[a:b]) for a, b in ((0, 2), (2, 4), (4, 5)))
        for order in permutations(places)
        if all(room in places[card] for card, room in zip(order, (0, 0, 1, 1, 2), strict=True))
    }
    lots = Lots(places, rooms)
    assert lots.ways == len(ways)
    chance = Random(7).random
    drawn = Counter(tuple(map(frozenset, lots.draw(chance))) for _ in range(400 * len(ways)))
    assert set(drawn) == ways
    assert all(300 < times < 500 for times in drawn.values()), drawn


def test_the_order_within_a_room_is_by_lot_too() -> None:
    chance = Random(1).random
    lots = Lots(dict.fromkeys(range(3), (0,)), (3,))
    assert len({tuple(lots.draw(chance)[0]) for _ in range(100)}) == 6


@pytest.mark.parametrize(
    ("places", "rooms"),
    [({0: (0,), 1: (0,)}, (1, 1)), ({0: (0, 1)}, (1, 1)), ({0: ()}, (1,)), ({0: (0,)}, (0,))],
)
def test_what_cannot_lie_so_is_refused(
    places: dict[int, tuple[int, ...]], rooms: tuple[int, ...]
) -> None:
    with pytest.raises(InputError, match="no arrangement of the hidden cards"):
        Lots(places, rooms)


def test_nothing_hidden_is_one_way() -> None:
    assert Lots({}, (0, 0)).draw(Random(0).random) == [[], []]

"""Hidden cards dealt at random among the places where they may lie, each way equally likely.

Cards that may lie in the same places are a class. In how many ways the classes fill the rooms is
counted exactly, class by class, and the counts decide by lot how many cards of a class go where;
which of them they are is a matter of shuffling. So no way to deal is ever tried in vain.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import comb

from cardwright.engine.shuffle import Chance, in_chance_order
from cardwright.errors import InputError

_FINE = 1 << 53  # so finely a chance number divides

Places = tuple[int, ...]
Rooms = tuple[int, ...]


class Lots:
    """All ways to deal hidden cards, to draw from again and again.

    `places` says by card where it may lie, in ascending numbers of rooms; `rooms` how many cards
    each room has to hold. Raises InputError where there is no way at all.
    """

    def __init__(self, places: Mapping[int, Places], rooms: Sequence[int]) -> None:
        classes: dict[Places, list[int]] = {}
        for card, allowed in places.items():
            classes.setdefault(allowed, []).append(card)
        # The narrow ones first: the last class takes all the room that is left, uncounted.
        self._classes = sorted(classes.items(), key=lambda each: (len(each[0]), each[0]))
        self._rooms = tuple(rooms)
        self._ways = cache(self._counted)
        self.ways = self._ways(0, self._rooms)
        if len(places) != sum(rooms) or not self.ways:
            raise InputError(
                "no arrangement of the hidden cards fits the view", hint="correct the view"
            )

    def draw(self, chance: Chance) -> list[list[int]]:
        """The cards of each room, in chance order."""
        dealt: list[list[int]] = [[] for _ in self._rooms]
        rooms = self._rooms
        for number, (allowed, cards) in enumerate(self._classes):
            split = self._split(number, rooms, chance)
            rest = in_chance_order(cards, chance)
            for room, size in zip(allowed, split, strict=True):
                dealt[room] += rest[:size]
                rest = rest[size:]
            rooms = _left(rooms, allowed, split)
        return [list(in_chance_order(cards, chance)) for cards in dealt]

    def _split(self, number: int, rooms: Rooms, chance: Chance) -> tuple[int, ...]:
        """The number of cards of a class in each of its rooms: by lot, as the ways weigh."""
        place = int(chance() * _FINE) * self._ways(number, rooms) // _FINE
        for split, ways in self._splits(number, rooms):
            place -= ways
            if place < 0:
                return split
        raise AssertionError("the ways add up")

    def _counted(self, number: int, rooms: Rooms) -> int:
        """In how many ways the classes from this one on fill the rooms."""
        if number == len(self._classes):
            return not any(rooms)
        return sum(ways for _, ways in self._splits(number, rooms))

    def _splits(self, number: int, rooms: Rooms) -> Iterator[tuple[tuple[int, ...], int]]:
        """The ways to part a class among its rooms, with all ways to go on from there."""
        allowed, cards = self._classes[number]
        last = number == len(self._classes) - 1
        for split, ways in _parted(len(cards), tuple(rooms[room] for room in allowed), full=last):
            if on := self._ways(number + 1, _left(rooms, allowed, split)):
                yield split, ways * on


def _parted(cards: int, rooms: Rooms, *, full: bool) -> Iterator[tuple[tuple[int, ...], int]]:
    """So many cards parted among rooms, each with its number of ways; `full` when they fill them.

    >>> list(_parted(2, (1, 2), full=False))
    [((0, 2), 1), ((1, 1), 2)]
    """
    if not rooms:
        if not cards:
            yield (), 1
        return
    room, *others = rooms
    beyond = sum(others)
    least, most = max(0, cards - beyond), min(cards, room)
    for size in range(room if full else least, most + 1):
        for split, ways in _parted(cards - size, tuple(others), full=full):
            yield (size, *split), comb(cards, size) * ways


def _left(rooms: Rooms, allowed: Places, split: Sequence[int]) -> Rooms:
    """The rooms when these sizes have gone into the places allowed."""
    left = list(rooms)
    for room, size in zip(allowed, split, strict=True):
        left[room] -= size
    return tuple(left)

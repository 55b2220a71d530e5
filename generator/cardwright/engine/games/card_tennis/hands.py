"""The strokes that other hands may hold, by all that was seen of them, counted in ways.

A way is a row of strokes: one for each card that a hand took, in the order in which it took them.
Ways that differ in nothing but which of two like cards it was are one, and count by how many rows
of the pack have them. What was seen rules ways out or leads them on; which hand they have led to,
and how many they are, is all that has to be kept.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from math import comb

from cardwright.engine.games.card_tennis.memory import (
    DRAWN,
    FINDS,
    HAS,
    PLAYS,
    TAKES,
    Counts,
    SeenMove,
)
from cardwright.engine.games.card_tennis.table import STROKES

#: How many cards of each stroke a hand holds: at each shuffle in turn, and now.
Course = tuple[Counts, ...]
Ways = Mapping[Course, int]


def begun(size: int, most: Counts) -> Ways:
    """The ways to hold so many cards of which nothing is known, but not more of any than `most`."""
    return {(hand,): rows(hand) for hand in _hands(size, most)}


def rows(cards: Counts) -> int:
    """In how many orders so many cards of each stroke may lie.

    >>> rows((2, 1, 0, 0))
    3
    """
    ways, size = 1, 0
    for number in cards:
        size += number
        ways *= comb(size, number)
    return ways


def after(ways: Ways, thing: SeenMove, answering: tuple[Counts, ...]) -> Ways:
    """The ways when this has been seen of the hand; `answering` are the strokes, by what is led."""
    if thing.what == PLAYS:
        return _led_on(ways, thing.stroke, -1)
    if thing.what == TAKES:
        found: Counter[Course] = Counter()
        for stroke in STROKES:
            found.update(_led_on(ways, stroke, 1))
        return found
    proper = answering[thing.stroke]
    if thing.what in DRAWN:
        ways = _consistent(ways, lambda hand: not any(hand[s] for s in proper))
        ways = after(ways, SeenMove(TAKES), answering)
    has = thing.what in {HAS, FINDS}
    return _consistent(ways, lambda hand: any(hand[s] for s in proper) == has)


def marked(ways: Ways, together: Counts) -> Ways:
    """The ways when the pack is used up, and all hidden hands are these cards `together`."""
    within = _consistent(
        ways, lambda hand: all(a <= b for a, b in zip(hand, together, strict=True))
    )
    return {(*course, course[-1]): number for course, number in within.items()}


def more(cards: Counts, others: Counts) -> Counts:
    """Some cards and others."""
    return tuple([a + b for a, b in zip(cards, others, strict=True)])


def less(cards: Counts, others: Counts) -> Counts:
    """Some cards without others."""
    return tuple([a - b for a, b in zip(cards, others, strict=True)])


def _hands(size: int, most: Counts) -> Iterator[Counts]:
    """All hands of so many cards that hold no more of any stroke than there are."""
    if not most:
        if not size:
            yield ()
        return
    for number in range(min(size, most[0]) + 1):
        for others in _hands(size - number, most[1:]):
            yield (number, *others)


def _led_on(ways: Ways, stroke: int, more: int) -> Ways:
    """The ways with one card more of a stroke in the hand, or one fewer."""
    found = {}
    for course, number in ways.items():
        *before, hand = course
        cards = list(hand)
        cards[stroke] += more
        if cards[stroke] >= 0:
            found[(*before, tuple(cards))] = number
    return found


def _consistent(ways: Ways, keeps: Callable[[Counts], bool]) -> Ways:
    """The ways that have led to such a hand."""
    return {course: number for course, number in ways.items() if keeps(course[-1])}

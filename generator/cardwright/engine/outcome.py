"""Results of a deal: counts, awards with clauses, the outcome; and events in words."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, Self

from cardwright.engine.sentence import PlainFact

NOBODY = -1  # instead of a seat: nobody is to move, nobody has closed


class Count(NamedTuple):
    """The count of a side, and the points that wait until it takes a trick."""

    counted: int
    pending: int


class Award(NamedTuple):
    """Points of a side, the clause that awards them, and the clauses behind it."""

    side: int
    points: int
    clause: str
    reason: str
    basis: tuple[str, ...] = ()


class Outcome(NamedTuple):
    """The result of a deal: points for each side, and the clause and reason that decided it.

    `carry` is 1 where a tie makes the next deal won worth a point more.
    """

    points: tuple[int, ...]
    awards: tuple[Award, ...]
    carry: int
    clause: str
    reason: str
    basis: tuple[str, ...] = ()

    @classmethod
    def of(cls, sides: int, awards: Sequence[Award], *, carry: int = 0) -> Self:
        """The outcome of these awards, decided by the last of them."""
        last = awards[-1]
        points = tuple(sum(a.points for a in awards if a.side == side) for side in range(sides))
        return cls(points, tuple(awards), carry, last.clause, last.reason, last.basis)

    @property
    def winner(self) -> int:
        """The side that made the points of the deal, or NOBODY.

        Not who only made a point during play, nor a dealer who shares what another made.
        """
        return next((award.side for award in self.awards if award.clause == self.clause), NOBODY)


class Event(NamedTuple):
    """Something that happened at the table, as one tells it, and the clauses behind it.

    `facts` are what the sentence is made of, by name: numbers, and cards by their names. It is
    `news` when nobody should miss it: who took the trick, or won the ball.
    """

    text: str
    clauses: tuple[str, ...]
    facts: Mapping[str, PlainFact] = MappingProxyType({})
    news: bool = False

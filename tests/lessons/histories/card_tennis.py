"""A game of Card Tennis that leads to a position, searched for by strokes.

The search knows the rules by itself: cards of one stroke are alike, so a hand is how many there are
of each. What it finds is a deal and its actions, which the engine then has to allow and to bring to
the same position.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product

from cardwright.engine.games.card_tennis.state import CardTennisState
from cardwright.engine.games.card_tennis.table import DRAW, PASS, UP

Counts = tuple[int, int, int, int]  # cards of each stroke, the lowest first
HAND, GAME, CLEAR = 4, 4, 2
MOST = 20_000  # tables between two balls that are looked at before the search gives up
#: The strokes that answer each; none is answered by UP, which a ball begins with.
ANSWERS = {UP: (0,), 0: (1,), 1: (1, 2, 3), 2: (2, 3), 3: (3,)}


@dataclass(frozen=True)
class Table:
    """A moment of a game: by seat the hands, the cards still to be drawn, and the trays."""

    hands: tuple[Counts, ...]
    coming: tuple[Counts, ...]
    trays: tuple[Counts, ...]
    won: tuple[int, int] = (0, 0)
    ball: tuple[tuple[int, int], ...] = ()  # strokes and seats of the ball that is up
    drawn: int = -1  # the seat that has drawn for this stroke what it must play

    def drew(self, seat: int, stroke: int) -> "Table":
        """The seat has drawn a card of a stroke."""
        return replace(
            self,
            hands=_changed(self.hands, seat, stroke, 1),
            coming=_changed(self.coming, seat, stroke, -1),
        )

    def played(self, seat: int, stroke: int) -> "Table":
        """The seat has played a card of a stroke."""
        hands = _changed(self.hands, seat, stroke, -1)
        return replace(self, hands=hands, ball=(*self.ball, (stroke, seat)), drawn=-1)

    def ended(self, side: int) -> "Table":
        """The ball has gone to a side, and its cards to the trays."""
        trays, won = self.trays, list(self.won)
        for stroke, seat in self.ball:
            trays = _changed(trays, seat, stroke, 1)
        won[side] += 1
        return replace(self, trays=trays, won=(won[0], won[1]), ball=(), drawn=-1)


Way = tuple[tuple[int, ...], tuple[int, ...]]  # the actions, and the strokes that were drawn


class Search:
    """The search for a game from the deal to a state."""

    def __init__(self, state: CardTennisState) -> None:
        self.state = state
        self.seats, self.server = state.seats, state.dealer
        strokes = state.form.strokes
        ball = tuple(
            (strokes[card], seat) for card, seat in zip(state.trick, state.hitters, strict=True)
        )
        question = state.question
        self.wanted = Table(
            hands=tuple(_counted(strokes[card] for card in state.hand(s)) for s in self.all),
            coming=((0, 0, 0, 0),) * self.seats,
            trays=tuple(
                _counted(
                    strokes[card] for card in range(len(strokes)) if state.trays[s] >> card & 1
                )
                for s in self.all
            ),
            won=state.won,
            ball=ball,
            drawn=state.to_move if question == "drawn" else -1,
        )
        self.passes = {"help": 1, "draw": 2}.get(question, 0)
        self._tried: set[Table] = set()

    @property
    def all(self) -> range:
        """The seats."""
        return range(self.seats)

    def found(self) -> tuple[Table, Way] | None:
        """The table after a deal that leads to the state, and how; None where there is none."""
        had = [
            _sum(
                self.wanted.hands[s],
                self.wanted.trays[s],
                _counted(n for n, at in self.wanted.ball if at == s),
            )
            for s in self.all
        ]
        for hands in product(*(_parts(each, HAND) for each in had)):
            coming = tuple(_less(had[s], hands[s]) for s in self.all)
            dealt = Table(hands, coming, ((0, 0, 0, 0),) * self.seats)
            way = self._from(dealt)
            if way is not None:
                return dealt, way
        return None

    def _from(self, table: Table) -> Way | None:
        """The way from a table between two balls to the state that is wanted."""
        if table in self._tried or len(self._tried) > MOST or self._is_too_far(table):
            return None
        self._tried.add(table)
        if table.won == self.wanted.won:
            ends = self._ball(table, ((), ()))
            return next((way for way, end in ends if end == self.wanted), None)
        for way, end in self._ball(table, ((), ())):
            if end.won != table.won:
                rest = self._from(end)
                if rest is not None:
                    return way[0] + rest[0], way[1] + rest[1]
        return None

    def _is_too_far(self, table: Table) -> bool:
        """True if more was played or won than is wanted, or if the game is over."""
        one, other = table.won
        if max(one, other) >= GAME and abs(one - other) >= CLEAR:
            return True
        played = any(_over(table.trays[s], self.wanted.trays[s]) for s in self.all)
        return played or one > self.wanted.won[0] or other > self.wanted.won[1]

    def _ball(self, table: Table, way: Way) -> Iterator[tuple[Way, Table]]:
        """Every moment of a ball at which somebody is asked, and its ends."""
        stroke, hitter = table.ball[-1] if table.ball else (UP, -1)
        proper = ANSWERS[stroke]
        first = self.server if stroke == UP else hitter ^ 1
        asked = [first] if stroke == UP or self.seats == 2 else [first, first ^ 2]
        passes = () if len(asked) == 1 else (PASS,)
        able = [seat for seat in asked if any(table.hands[seat][n] for n in proper)]
        yield from self._asked(table, way, asked, able, passes)
        if able:
            before = passes if able[0] != first else ()
            for n in proper:
                if table.hands[able[0]][n]:
                    yield from self._ball(
                        table.played(able[0], n), (way[0] + before + (n,), way[1])
                    )
            return
        yield from self._drawing(table, (way[0] + passes * len(asked), way[1]), asked, proper)

    def _asked(
        self, table: Table, way: Way, asked: list[int], able: list[int], passes: tuple[int, ...]
    ) -> Iterator[tuple[Way, Table]]:
        """The moments at which each of a side is asked, as far as the wanted question goes."""
        if self.passes == 0:
            yield way, table
        elif self.passes < len(asked) and asked[0] not in able:
            yield (way[0] + passes, way[1]), table
        elif self.passes == len(asked) == 2 and not able:
            yield (way[0] + passes * 2, way[1]), table

    def _drawing(
        self, table: Table, way: Way, asked: list[int], proper: tuple[int, ...]
    ) -> Iterator[tuple[Way, Table]]:
        """The first of a side draws, and where that does not answer, the other."""
        if not asked:
            hitter = table.ball[-1][1] if table.ball else self.server ^ 1
            yield way, table.ended(hitter & 1)
            return
        seat, *others = asked
        for n in range(4):
            if not table.coming[seat][n]:
                continue
            drew, after = table.drew(seat, n), (way[0] + (DRAW,), way[1] + (n,))
            if n in proper:
                yield after, replace(drew, drawn=seat)
                yield from self._ball(drew.played(seat, n), (after[0] + (n,), after[1]))
            else:
                yield from self._drawing(drew, after, others, proper)


def order_of(state: CardTennisState, dealt: Table, drawn: tuple[int, ...]) -> list[int]:
    """The pack that deals these hands, then gives these strokes, and last what nobody has drawn."""
    rest = list(state.undrawn)
    strokes = state.form.strokes
    free = [[c for c in range(len(strokes)) if strokes[c] == n and c not in rest] for n in range(4)]
    order = [-1] * len(strokes)
    plain = state.form.deal(order=list(range(len(strokes))), dealer=state.dealer)
    for seat in range(state.seats):
        cards = [free[n].pop() for n in range(4) for _ in range(dealt.hands[seat][n])]
        for place, card in zip(plain.hand(seat), cards, strict=True):
            order[place] = card
    rest = [*(free[n].pop() for n in drawn), *rest]
    return order[: len(order) - len(rest)] + rest


def _changed(all_: tuple[Counts, ...], seat: int, stroke: int, by: int) -> tuple[Counts, ...]:
    counts = list(all_[seat])
    counts[stroke] += by
    return (*all_[:seat], (counts[0], counts[1], counts[2], counts[3]), *all_[seat + 1 :])


def _counted(strokes: Iterator[int]) -> Counts:
    counts = [0, 0, 0, 0]
    for stroke in strokes:
        counts[stroke] += 1
    return counts[0], counts[1], counts[2], counts[3]


def _sum(*each: Counts) -> Counts:
    one = [sum(counts) for counts in zip(*each, strict=True)]
    return one[0], one[1], one[2], one[3]


def _less(one: Counts, other: Counts) -> Counts:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]


def _over(one: Counts, other: Counts) -> bool:
    return any(a > b for a, b in zip(one, other, strict=True))


@cache
def _parts(counts: Counts, size: int) -> tuple[Counts, ...]:
    """Every choice of so many of these cards."""
    each = product(*(range(number + 1) for number in counts))
    return tuple((a, b, c, d) for a, b, c, d in each if a + b + c + d == size)

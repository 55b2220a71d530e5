"""Cards that lie where they may, each way as likely as the others: found by exchanging them.

What has been called and answered ties cards together: a seat had one of these, or not all of those.
So the ways for them to lie are not counted, as `Lots` does, but walked through: from one way, which
the solver finds, to the next, in which a few cards chosen by lot have changed places by lot. Where
that is not allowed, the cards stay. A step is as likely as the step back, and now and then all the
cards are mixed, so that no way is out of reach: in the long run each is met equally often. That is
exact only in the long run. After a short walk the ways are nearly even, and the next is not quite
independent of the one before; but every one is allowed, and no walk gets stuck.
Source: N. Metropolis and others, “Equation of State Calculations by Fast Computing Machines,” 1953.
"""

from collections.abc import Iterator

from cardwright.engine.games.portrait_authors.origins import Clause, Puzzle
from cardwright.engine.shuffle import Chance
from cardwright.errors import InputError

_MORE = 0.3  # how often another card joins those that change places
_BEFORE = 24  # so many steps for each card before the first way is told …
_BETWEEN = 4  # … and before each other


class Exchange:
    """A walk through the solutions of a puzzle, without end.

    Raises InputError where there is none.
    """

    def __init__(self, puzzle: Puzzle, chance: Chance) -> None:
        lies = puzzle.solution(puzzle.origins, {})
        if lies is None:
            raise InputError(
                "no arrangement of the hidden cards fits the view", hint="correct the view"
            )
        self._origins = puzzle.origins
        self._chance = chance
        self._lies = {card: 1 << place for card, place in lies.items()}  # as a mask
        self._free = [card for card, mask in puzzle.origins.items() if mask & mask - 1]
        self._tied: dict[int, list[Clause]] = {card: [] for card in self._free}
        for clause in puzzle.clauses:
            for card in {card for card, _ in clause}:
                if card in self._tied:
                    self._tied[card].append(clause)

    def ways(self) -> Iterator[dict[int, int]]:
        """By card the place where it lies, as a mask of one."""
        steps = _BEFORE * len(self._free)
        while True:
            for _ in range(steps):
                self._step()
            yield dict(self._lies)
            steps = _BETWEEN * len(self._free)

    def _step(self) -> None:
        """Some cards change places, if they may."""
        chance, free, lies = self._chance, self._free, self._lies
        number = len(free)
        one, two = free[int(chance() * number)], free[int(chance() * number)]
        before, after = lies[one], lies[two]
        if chance() < _MORE:
            self._mix(one, two)
        elif before != after and self._origins[one] & after and self._origins[two] & before:
            lies[one], lies[two] = after, before
            if not (self._kept(one) and self._kept(two)):
                lies[one], lies[two] = before, after

    def _mix(self, *first: int) -> None:
        """These and more change places, as lots are drawn, if they may."""
        chance, free, lies = self._chance, self._free, self._lies
        cards = list(dict.fromkeys(first))
        while len(cards) < len(free) and (len(cards) < 3 or chance() < _MORE):
            card = free[int(chance() * len(free))]
            if card not in cards:
                cards.append(card)
        places = [lies[card] for card in cards]
        for last in range(len(places) - 1, 0, -1):
            chosen = int(chance() * (last + 1))
            places[last], places[chosen] = places[chosen], places[last]
        if not all(self._origins[card] & place for card, place in zip(cards, places, strict=True)):
            return
        before = [lies[card] for card in cards]
        lies.update(zip(cards, places, strict=True))
        if not all(map(self._kept, cards)):
            lies.update(zip(cards, before, strict=True))

    def _kept(self, card: int) -> bool:
        """Test if all that is known of a card holds."""
        lies = self._lies
        return all(any(mask & lies[other] for other, mask in clause) for clause in self._tied[card])

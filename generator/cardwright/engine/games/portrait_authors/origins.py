"""A small exact solver: where each card may have come from, when all that is known must hold.

Cards lie in places with room for so many, and every place is filled. Besides, of some cards it is
known that at least one lies in certain places; such a *clause* is a list of cards, each with a
mask of places. Without clauses this is the matching of a graph of two sides, solved by paths that
push cards on. Where a solution breaks a clause its cards are tried one after the other, so that
the answers are exact; few clauses are broken, and one card is mostly enough.
"""

from collections.abc import Iterable, Mapping, Sequence

from cardwright.engine.masks import listed

Clause = tuple[tuple[int, int], ...]  # (card, mask of places) …
Origins = Mapping[int, int]  # by card, the mask of places it may lie in
Solution = dict[int, int]  # by card, its place


class Puzzle:
    """Cards, places and clauses; `room` says by place for how many cards."""

    def __init__(self, origins: Origins, room: Sequence[int], clauses: Iterable[Clause]) -> None:
        self.room = room
        known = dict(origins)
        self.clauses = _simplified(known, clauses)
        self.origins: Origins = known

    def everywhere(self, asked: Iterable[int]) -> dict[int, int]:
        """For each card asked about, the mask of the places where some solution has it.

        All masks are 0 when there is no solution.
        """
        found = dict.fromkeys(self.origins, 0)
        first = self.solution(self.origins, {})
        if first is None:
            return found
        _add(found, first)
        for card in asked:
            for place in listed(self.origins[card]):
                if not found[card] >> place & 1:
                    other = self.solution({**self.origins, card: 1 << place}, first)
                    if other is not None:
                        _add(found, other)
        return found

    def solution(self, origins: Origins, near: Solution) -> Solution | None:
        """A solution, as near to another as the search finds it; None where there is none."""
        if not all(origins.values()):
            return None
        lies = self._matched(origins, near)
        if lies is None:
            return None
        for clause in self.clauses:
            if not any(mask >> lies[card] & 1 for card, mask in clause):
                return self._mended(clause, origins, lies)
        return lies

    def _mended(self, clause: Clause, origins: Origins, near: Solution) -> Solution | None:
        """A solution that keeps to a clause: its first card that does, and those before do not."""
        others = dict(origins)
        for card, mask in clause:
            narrowed = {**others, card: others[card] & mask}
            found = self.solution(narrowed, near)
            if found is not None:
                return found
            others[card] &= ~mask
        return None

    def _matched(self, origins: Origins, near: Solution) -> Solution | None:
        """Every card in a place that it may lie in, and no place overfull; clauses do not count."""
        lies = {card: place for card, place in near.items() if origins[card] >> place & 1}
        within: list[list[int]] = [[] for _ in self.room]
        for card, place in lies.items():
            within[place].append(card)
        for card in origins:
            if card not in lies and not self._pushed(card, origins, lies, within):
                return None
        return lies

    def _pushed(self, card: int, origins: Origins, lies: Solution, within: list[list[int]]) -> bool:
        """Test if a card finds its place, if need be by pushing others on; then it lies there."""
        comes: dict[int, int] = {}  # by place reached, the card that would come there
        queue = [card]
        for moving in queue:
            for place in listed(origins[moving]):
                if place in comes:
                    continue
                comes[place] = moving
                if len(within[place]) < self.room[place]:
                    _push(place, comes, lies, within)
                    return True
                queue += within[place]
        return False


def _push(place: int, comes: Mapping[int, int], lies: Solution, within: list[list[int]]) -> None:
    """Cards move up along the path that ends in this place."""
    while True:
        card = comes[place]
        before = lies.get(card)
        lies[card] = place
        within[place].append(card)
        if before is None:
            return
        within[before].remove(card)
        place = before


def _add(found: dict[int, int], solution: Solution) -> None:
    for card, place in solution.items():
        found[card] |= 1 << place


def _simplified(origins: dict[int, int], clauses: Iterable[Clause]) -> list[Clause]:
    """The clauses that may be broken; those of one card are put into `origins` instead."""
    left = dict.fromkeys(clauses)
    while True:
        kept: dict[Clause, None] = {}
        narrowed = False
        for clause in left:
            short = tuple((c, mask & origins[c]) for c, mask in clause if mask & origins[c])
            if len(short) == 1:
                ((card, mask),) = short
                narrowed |= origins[card] != mask
                origins[card] = mask
            elif all(mask != origins[card] for card, mask in short):
                kept[short] = None
        if not narrowed:
            return list(kept)
        left = kept

"""The certain knowledge of a seat: who may hold each card, by all that it has seen and heard.

A card that nobody has seen move lies where it came from: in the hand it was dealt to, in that of
whoever drew it, or in the Bank. The answer to a call says whether the seat called on had the card;
the call itself, that the caller lacked it but had another of the group, unless a card that all know
to be there or a stack explains it. A stack holds every complete pair of its group and was allowed,
which may tell of cards drawn from the Bank; a card drawn after a miss is not the one called for;
and a hand has so many cards. A call lost for the order of its words is taken to tell nothing.

What remains possible is found exactly (`origins.py`). That a caller had one card of a group is a
lower bound, and where all its hand was dealt, that takes no search: one card’s room of the hand is
set apart for the cards of the group.
"""

from typing import TYPE_CHECKING

from cardwright.engine.games.portrait_authors.origins import Clause, Puzzle
from cardwright.engine.masks import listed

if TYPE_CHECKING:
    from cardwright.engine.games.portrait_authors.evidence import Evidence
    from cardwright.engine.games.portrait_authors.view import AuthorsView


def possible(view: "AuthorsView") -> tuple[tuple[int, ...], ...]:
    """By card, the seats that may hold it, and NOBODY for the Bank; () for a stacked card."""
    evidence = view.evidence
    unseen = [card for card in evidence.origins if card not in evidence.where]
    owner = list(evidence.owner)
    found = _puzzle(evidence, owner).everywhere(unseen)
    seats: list[tuple[int, ...]] = []
    for card in range(view.table.cards):
        if card in evidence.where:
            seats.append(() if evidence.down >> card & 1 else (evidence.where[card],))
        else:
            seats.append(tuple(sorted({owner[place] for place in listed(found[card])})))
    return tuple(seats)


def proven(view: "AuthorsView") -> Puzzle:
    """All that is known of where the cards came from which this seat was not dealt or drew."""
    evidence = view.evidence
    clauses, demands = _demands(evidence)
    return Puzzle(evidence.origins, evidence.room, [*clauses, *demands.values()])


def _demands(evidence: "Evidence") -> tuple[list[Clause], dict[tuple[int, int], Clause]]:
    """All clauses, but those apart by which one had a card of a book in the deal: by both."""
    clauses = list(evidence.clauses)
    last: dict[tuple[int, int], Clause] = {}  # by the place dealt and the book
    for book, demand in evidence.demands:
        places = {mask for _, mask in demand}
        if len(places) == 1 and places <= set(evidence.dealt):
            last[places.pop(), book] = demand  # which says as much as those before
        else:
            clauses.append(demand)
    return clauses, last


def _puzzle(evidence: "Evidence", owner: list[int]) -> Puzzle:
    """All that is known, for the solver; the places set apart are added to `owner`."""
    origins, room = dict(evidence.origins), list(evidence.room)
    clauses, last = _demands(evidence)
    apart: dict[int, int] = {}  # by a place dealt, those set apart from it
    for (place, _), demand in last.items():
        cards = [card for card, _ in demand if origins[card] & place]
        if any(origins[card] == place for card in cards):
            continue
        number = place.bit_length() - 1
        room[number] -= 1
        room.append(1)
        owner.append(owner[number])
        new = 1 << len(room) - 1
        apart[place] = apart.get(place, 0) | new
        for card in cards:
            origins[card] |= new
    return Puzzle(origins, room, [_widened(clause, apart) for clause in clauses])


def _widened(clause: Clause, apart: dict[int, int]) -> Clause:
    """The clause, in which a place dealt means those set apart from it too."""
    literals = []
    for card, mask in clause:
        for place, places in apart.items():
            mask = mask | places if mask & place else mask & ~places  # noqa: PLW2901 - grown
        literals.append((card, mask))
    return tuple(literals)

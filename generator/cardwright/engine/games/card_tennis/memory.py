"""The memory of an attentive player: all that everybody saw since the deal.

It tells of hidden cards: who drew or passed had nothing that would have answered, and a card that
was drawn and did not help is no answer either. States keep it as they keep their past, each thing
linked to those before it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardwright.engine.games.card_tennis.table import STROKES, UP
from cardwright.engine.outcome import NOBODY
from cardwright.engine.past import Past, actions_of

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.state import CardTennisState

Counts = tuple[int, ...]  # how many cards of each stroke

PLAYS, TAKES, LACKS, HAS, FINDS, FAILS, SHUFFLES = range(7)
DRAWN = {TAKES, FINDS, FAILS}  # what a card comes into a hand by


class SeenMove(NamedTuple):
    """A thing that everybody saw: a seat plays a stroke, or takes a card that nobody else sees.

    Or it is seen to lack every answer to a stroke, or to have one. Or it lacks them, takes a card,
    and finds that it answers, or fails to. Or the cards of earlier balls are shuffled, which are so
    many of each stroke, and the pack is made of them.
    """

    what: int
    seat: int = NOBODY
    stroke: int = UP  # what is played, or what was to be answered
    cards: Counts = ()


#: The things that have no cards, made once: by what, seat and stroke.
_THINGS = [
    [[SeenMove(what, seat, stroke) for stroke in (*STROKES, UP)] for seat in range(4)]
    for what in range(SHUFFLES)
]
PLAYED = _THINGS[PLAYS]  # by seat and stroke


def note(new: "CardTennisState", what: int, seat: int, stroke: int = UP) -> None:
    """A state that is being made remembers this as well."""
    new.seen = (new.seen, _THINGS[what][seat][stroke])


def note_shuffle(new: "CardTennisState", cards: Sequence[int]) -> None:
    """A state that is being made remembers which cards the new pack is made of."""
    new.seen = (new.seen, SeenMove(SHUFFLES, cards=counted(new.deal.table.strokes, cards)))


def note_taken(new: "CardTennisState", seat: int, card: int) -> None:
    """A seat remembers which card it has taken."""
    drawn = new.drawn
    its = (drawn[seat], new.deal.table.strokes[card])
    new.drawn = (*drawn[:seat], its, *drawn[seat + 1 :])


def forget(new: "CardTennisState") -> None:
    """All cards are dealt anew: nothing that was seen tells anything any more."""
    new.seen = ()
    new.drawn = ((),) * new.deal.table.seats


def things_of(seen: Past) -> tuple[SeenMove, ...]:
    """The things that were seen, the first one first."""
    return actions_of(seen)  # type: ignore[return-value]


def counted(strokes: Sequence[int], cards: Sequence[int]) -> Counts:
    """The number of these cards that bear each stroke."""
    borne = [strokes[card] for card in cards]
    return tuple([borne.count(stroke) for stroke in STROKES])

"""The knowledge of one seat in a game of Card Tennis."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from cardwright.engine.games.card_tennis.score import Balls, called, on_trays
from cardwright.engine.outcome import Award, Count
from cardwright.engine.past import Past

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.state import CardTennisState


@dataclass(frozen=True, slots=True)
class CardTennisView:
    """Everything that a seat may know: its hand, the open cards, and what everyone saw or heard.

    Cards of a stroke are alike, so the view gives only the strokes of open cards; the number of a
    played card would reveal something about the others in that hand. Fields for each seat are
    tuples by seat. The fields that a player would remember come last.

    seat: the seat of the view
    dealer: the server
    to_move: the seat to move; NOBODY when the deal is over
    phase: the open question: serve, answer, help, draw, drawn, over
    hand: the cards of the seat, ascending
    held: the number of cards in each hand
    strokes: the strokes of the current ball, by id, the serve first
    hitters: the seats that played them
    trays: the number of cards of each stroke on each seat's tray
    pack: the number of face-down cards
    balls: the number of balls on the trays of each side
    score: as called, the server's side first; "game" when the game is won
    counts: the count of each side, and its waiting points
    tricks: the number of tricks of each side
    awards: none during play
    seen: everything that all saw since the deal, the newest first; `memory` reads it
    drawn: the strokes that the seat drew since the deal, the newest first
    """

    seat: int
    dealer: int
    to_move: int
    phase: str
    hand: tuple[int, ...]
    held: tuple[int, ...]
    strokes: tuple[str, ...]
    hitters: tuple[int, ...]
    trays: tuple[tuple[int, ...], ...]
    pack: int
    balls: Balls
    score: str
    counts: tuple[Count, ...]
    tricks: tuple[int, ...]
    awards: tuple[Award, ...]
    # What a table set up in the middle of a game need not say tells no view from another:
    seen: Past = field(repr=False, compare=False)
    drawn: Past = field(repr=False, compare=False)

    @classmethod
    def of(cls, state: "CardTennisState", seat: int) -> Self:
        """The view of a seat."""
        table = state.deal.table
        ranks, strokes = state.form.ledger.ranks, state.form.strokes
        laid = [state.tray(other) for other in range(table.seats)]
        return cls(
            seat=seat,
            dealer=state.dealer,
            to_move=state.to_move,
            phase=state.question,
            hand=state.hand(seat),
            held=tuple(hand.bit_count() for hand in state.hands),
            strokes=tuple(ranks[strokes[card]].id for card in state.trick),
            hitters=state.hitters,
            trays=tuple(
                tuple(sum(strokes[card] == s for card in tray) for s in range(len(ranks)))
                for tray in laid
            ),
            pack=len(state.undrawn),
            balls=on_trays(state.won),
            score="game" if state.over else called(state.form, state.dealer, state.won),
            counts=state.counts,
            tricks=state.tricks,
            awards=state.awards,
            seen=state.seen,
            drawn=state.drawn[seat],
        )

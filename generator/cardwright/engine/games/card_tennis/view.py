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
    """All that a seat may know: its hand, what lies open, and what everybody saw or heard.

    Cards of a stroke are alike, so of those that lie open the strokes are known and no more; which
    of the returns it was that somebody played would tell of the others in that hand. What is per
    seat is a tuple by seat. What a player remembers comes last.

    seat: whose view it is
    dealer: who serves
    to_move: the seat that is asked now; NOBODY when the deal is over
    phase: which question is open: serve, answer, help, draw, drawn, over
    hand: the cards of the seat, ascending
    held: how many cards each seat holds
    strokes: played to the ball that is up, by their ids, the serve first
    hitters: the seats that made them
    trays: how many cards of each stroke lie on the tray of each seat
    pack: how many face-down cards there are
    balls: how many lie on the trays of each side
    score: as it is called, the server's side first; "game" when it is won
    counts: what each side has counted, and what waits
    tricks: how many tricks each side has taken
    awards: none during play
    seen: what everybody saw since the deal, the newest first; `memory` reads it
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

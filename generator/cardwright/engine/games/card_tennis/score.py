"""The score of a game by its clauses, and the calls on the way."""

from typing import TYPE_CHECKING

from cardwright.engine.outcome import Award, Outcome
from cardwright.engine.sentence import say

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.form import CardTennis
    from cardwright.engine.games.card_tennis.state import CardTennisState

Balls = tuple[int, int]  # won, by side

DEUCE = 3  # balls each: TEN-22, TEN-B11
_WORDS = ("none", "one", "two")


def outcome(state: "CardTennisState") -> Outcome:
    """The outcome of a game that is over: it is won, and nothing else scores."""
    won = state.won
    side = won.index(max(won))
    balls = won[1 - side]
    basis = ("TEN-B16",) if state.seats == 4 else ()
    if balls < DEUCE:
        award = Award(side, 1, "TEN-21", f"won four balls to {_WORDS[balls]}", basis)
    else:
        award = Award(side, 1, "TEN-23", "won two balls running after deuce", basis)
    return Outcome.of(2, [award])


def called(form: "CardTennis", server: int, won: Balls) -> str:
    """The score as it is called while a game goes on, the server's side first: “15–0”, “deuce”."""
    ahead, behind = max(won), min(won)
    if behind >= DEUCE:
        if ahead == behind:
            return "deuce"
        return say("advantage {side}", side=form.side_name(won.index(ahead)))
    calls = (0, *form.ledger.score.calls)
    side = form.side(server)
    return f"{calls[won[side]]}–{calls[won[1 - side]]}"


def on_trays(won: Balls) -> Balls:
    """The balls that lie on the trays of the sides, of so many won: eight are enough (TEN-B10)."""
    back = max(0, min(won) - DEUCE)
    return won[0] - back, won[1] - back


def clauses_of(won: Balls) -> tuple[str, ...]:
    """The clauses by which a score is called so."""
    ahead, behind = max(won), min(won)
    if behind < DEUCE:
        return ("TEN-21",)
    if ahead > DEUCE and ahead == behind:
        return ("TEN-23", "TEN-B11")  # deuce again
    return ("TEN-22",) if ahead > behind else ("TEN-22", "TEN-B11")

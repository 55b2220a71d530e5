"""The parts of scoring that Court and Sixty-Six share."""

from typing import NamedTuple

from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.table import ACTIONS, DECLARE, FOUR
from cardwright.engine.outcome import NOBODY, Award, Outcome
from cardwright.engine.sentence import SeatText, join, say


class TrickAndDrawResult(NamedTuple):
    """The scorer in a deal for two hands, and the reason; player NOBODY when nobody scored."""

    player: int
    points: int
    clause: str
    reason: str
    basis: tuple[str, ...] = ()
    carry: int = 0


def grade(state: TrickAndDrawState, loser: int) -> int:
    """Three points against a player without a trick, two under half of the target, else one.

    It is the tricks that are asked, not the count: two cards worth nothing make a trick.
    """
    if not state.taken[loser]:
        return 3
    return 2 if state.counted[loser] < state.table.rules.half else 1


def tally(state: TrickAndDrawState, player: int) -> str:
    """The two counts, a player's first: “63 to 21”."""
    return f"{state.counted[player]} to {state.counted[1 - player]}"


def standing(state: TrickAndDrawState) -> SeatText:
    """Both counts, each with its player: “Seat 0: 47, Seat 1: 59”."""
    counts = zip(state.players, state.counted, strict=True)
    return join(say("{seat:seat}: {count}", seat=seat, count=count) for seat, count in counts)


def story(state: TrickAndDrawState) -> str:
    """The way a deal came to its points, in a sentence without an end: who closed or made what.

    It is "" where the referee ended the deal.
    """
    outcome, target = state.outcome, state.table.rules.target
    if outcome is None or outcome.winner == NOBODY or state.ended >= ACTIONS:
        return outcome.reason if outcome and outcome.winner == NOBODY else ""
    player = state.players.index(outcome.winner)
    other = 1 - player
    facts = {
        "winner": state.players[player],
        "loser": state.players[other],
        "mine": state.counted[player],
        "his": state.counted[other],
        "target": target,
    }
    return say(_story(state, player, other), **facts)


def _story(state: TrickAndDrawState, player: int, other: int) -> str:
    """The sentence on a deal that a player has won."""
    target = state.table.rules.target
    if state.ended == FOUR:
        return "{winner:seat} laid down four"
    closed = "closed and " if state.closer == other else ""
    if state.ended == DECLARE and state.turn == other:
        return f"{{loser:seat}} {closed}declared {{target}} with only {{his}}"
    if closed:
        return _failed(state, other)
    if state.counted[player] < target:
        return "{winner:seat} had {mine}, and {loser:seat} had {his}"
    closed = "closed and " if state.closer == player else ""
    no_trick = f"no {state.form.ledger.words.trick}"
    had = "{his}" if state.taken[other] else no_trick
    return f"{{winner:seat}} {closed}had {{mine}}, and {{loser:seat}} had {had}"


def _failed(state: TrickAndDrawState, closer: int) -> str:
    """The sentence on a close that failed: its player is the loser."""
    if state.ended == DECLARE:
        return "{loser:seat} closed, but {winner:seat} declared {target} first, with {mine}"
    if state.counted[closer] >= state.table.rules.target:
        return "{loser:seat} closed, but {winner:seat} had {target} first"
    return "{loser:seat} closed and had only {his}"


def settle(
    state: TrickAndDrawState, result: TrickAndDrawResult, dealer: str, basis: tuple[str, ...]
) -> Outcome:
    """The outcome by seats; a dealer who sits out makes as much as the scorer, by `dealer`."""
    sides = state.form.seats
    if result.player == NOBODY:
        none = (result.points,) * sides
        return Outcome(none, (), result.carry, result.clause, result.reason, result.basis)
    seat = state.players[result.player]
    awards = [Award(seat, result.points, result.clause, result.reason, result.basis)]
    if sides > len(state.players):
        same = "as many as the player who scored"
        awards.append(Award(state.dealer, result.points, dealer, same, basis))
    points = tuple(
        result.points if seat in {award.side for award in awards} else 0 for seat in range(sides)
    )
    return Outcome(points, tuple(awards), 0, result.clause, result.reason, result.basis)

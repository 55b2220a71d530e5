"""The score of a round of Court for two hands, by its clauses."""

from cardwright.engine.games.trick_and_draw.ending import (
    TrickAndDrawResult,
    grade,
    settle,
    standing,
    tally,
)
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.table import ACTIONS, DECLARE, FOUR
from cardwright.engine.kernel import Form
from cardwright.engine.outcome import NOBODY, Outcome
from cardwright.engine.sentence import SeatText, join
from cardwright.engine.state import S

# By what the loser of the round has.
_SIXTY = {
    1: (
        "COURT-CNT-2",
        "made sixty ({tally}); the opponent had thirty or more",
        ("COURT-B3", "COURT-B17", "COURT-D3"),
    ),
    2: (
        "COURT-CNT-3",
        "made sixty ({tally}) before the opponent made thirty",
        ("COURT-B17", "COURT-D3"),
    ),
    3: ("COURT-CNT-4", "made sixty before the opponent took a couplet", ()),
}


def outcome(state: TrickAndDrawState) -> Outcome:
    """The outcome of a round that is over; with three seats the dealer counts it too."""
    return settle(state, _result(state), dealer="COURT-3H-3", basis=("COURT-B23",))


def _result(state: TrickAndDrawState) -> TrickAndDrawResult:
    if state.ended == FOUR:
        reason = "was dealt Crown, Royal, Knight and Esquire of the court color"
        return TrickAndDrawResult(state.turn, 3, "COURT-2H-R9", reason, ("COURT-B11",))
    if state.ended >= ACTIONS:
        return _called(state)
    if state.ended == DECLARE:
        return _declared(state)
    return _played_out(state) if state.closer < 0 else _played_out_closed(state)


def _called(state: TrickAndDrawState) -> TrickAndDrawResult:
    call, seat = state.form.called(state.ended)
    other = 1 - state.players.index(seat)
    if call.startswith("revoke"):
        reason = "the opponent had to follow or take, did not, and loses the count"
        return TrickAndDrawResult(other, 2, "COURT-2H-R4d", reason, ("COURT-B18",))
    reason = "the opponent missed a draw, and the hand was thrown down"
    late = () if state.closer == NOBODY else ("COURT-B38",)
    return TrickAndDrawResult(other, 1, "COURT-2H-R14b", reason, late)


def _declared(state: TrickAndDrawState) -> TrickAndDrawResult:
    player, other, closer = state.turn, 1 - state.turn, state.closer
    if state.counted[player] >= state.table.rules.target:
        if closer == other:
            return _close_failed(state, made=True)
        return _made(state, player, "COURT-B9", "COURT-2H-R7")
    short = f"the opponent declared sixty with {state.counted[player]}"
    if closer == NOBODY:
        return TrickAndDrawResult(other, 2, "COURT-2H-R5", short)
    if closer == other:
        return TrickAndDrawResult(
            other, 2, "COURT-D8", f"{short} against the close", ("COURT-2H-R5",)
        )
    if state.bare:
        early = f"{short}, having closed against a player without a couplet"
        return TrickAndDrawResult(other, 3, "COURT-B10", early, ("COURT-2H-R3", "COURT-D4"))
    return TrickAndDrawResult(
        other, 2, "COURT-B10", f"{short} after closing", ("COURT-2H-R5", "COURT-D4")
    )


def _made(state: TrickAndDrawState, player: int, *basis: str) -> TrickAndDrawResult:
    points = grade(state, 1 - player)
    clause, reason, more = _SIXTY[points]
    return TrickAndDrawResult(
        player, points, clause, reason.format(tally=tally(state, player)), basis + more
    )


def _close_failed(state: TrickAndDrawState, *basis: str, made: bool) -> TrickAndDrawResult:
    """The close failed; `made` says that the opponent made sixty."""
    other = 1 - state.closer
    if made:
        basis = ("COURT-B15", *basis)
    counts = tally(state, other)
    if state.bare:
        early = f"the opponent closed against a player without a couplet and failed ({counts})"
        return TrickAndDrawResult(other, 3, "COURT-2H-R3", early, basis)
    if made and not state.taken[state.closer]:
        bare = f"the opponent closed, took no couplet and failed ({counts})"
        return TrickAndDrawResult(other, 3, "COURT-B15", bare)
    return TrickAndDrawResult(
        other, 2, "COURT-2H-R2", f"the opponent’s close failed ({counts})", basis
    )


def _played_out(state: TrickAndDrawState) -> TrickAndDrawResult:
    first, second = state.counted
    if first == second:
        return _tie(state)
    if state.first == NOBODY:
        return _nobody_sixty(state)
    return _made(state, state.first, "COURT-B6")


def _played_out_closed(state: TrickAndDrawState) -> TrickAndDrawResult:
    closer, other = state.closer, 1 - state.closer
    target = state.table.rules.target
    mine, his = state.counted[closer], state.counted[other]
    if mine >= target and his >= target:
        if mine == his:
            return _tie(state, "COURT-D2")
        if state.first == other:
            return _close_failed(state, "COURT-D2", made=True)
        return _made(state, closer, "COURT-D2")
    if mine >= target:
        return _made(state, closer, "COURT-B16")
    level = ("COURT-D1",) if mine == his else ()
    return _close_failed(state, *level, made=his >= target)


def _tie(state: TrickAndDrawState, *basis: str) -> TrickAndDrawResult:
    each, _ = state.counted
    reason = f"equal counts, {each} each; {carried(state.form)}"
    return TrickAndDrawResult(NOBODY, 0, "COURT-2H-R8", reason, ("COURT-B8", *basis), carry=1)


def carried(form: Form[S]) -> str:
    """The point that a tie carries, and its winner."""
    single = form.agreed.get("tie_carry") == "single"
    unless = ", unless one is carried already" if single else ""
    return f"a point is carried to the next round that is won{unless}"


def _nobody_sixty(state: TrickAndDrawState) -> TrickAndDrawResult:
    reason = SeatText("neither made sixty (", standing(state), ")")
    choice = state.form.agreed.get("no_sixty")
    if choice == "higher":
        higher = state.counted.index(max(state.counted))
        agreed = join((reason, "as agreed, the higher count wins a point"), "; ")
        return TrickAndDrawResult(higher, 1, "COURT-B7", agreed)
    if choice == "carry":
        agreed = join((reason, f"as agreed, {carried(state.form)}"), "; ")
        return TrickAndDrawResult(NOBODY, 0, "COURT-B7", agreed, ("COURT-B8",), carry=1)
    return TrickAndDrawResult(NOBODY, 0, "COURT-B7", reason)

"""The score of a deal of Sixty-Six for two hands, by its clauses."""

from cardwright.engine.games.trick_and_draw.ending import TrickAndDrawResult, grade, settle, tally
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.table import DECLARE
from cardwright.engine.outcome import NOBODY, Outcome

# By the points: what the loser has, and what rules on it.
_LOSER = {
    1: "; the opponent had thirty-three or more",
    2: "; the opponent had less than thirty-three",
    3: "; the opponent had no trick",
}
_HALF = {1: ("S66-D3",), 2: ("S66-D3",), 3: ()}


def outcome(state: TrickAndDrawState) -> Outcome:
    """The outcome of a deal that is over; with three seats the dealer scores it too."""
    return settle(state, _result(state), dealer="S66-3H-2", basis=())


def _result(state: TrickAndDrawState) -> TrickAndDrawResult:
    if state.ended == DECLARE:
        return _declared(state)
    if state.ended != NOBODY:
        return _called(state)
    return _played_out(state) if state.closer < 0 else _played_out_closed(state)


def _called(state: TrickAndDrawState) -> TrickAndDrawResult:
    call, seat = state.form.called(state.ended)
    if call == "fresh-deal":
        return TrickAndDrawResult(
            NOBODY, 0, "S66-L10", "a fault in the deal; the same dealer deals afresh"
        )
    other = 1 - state.players.index(seat)
    if call.startswith("revoke"):
        reason = "the opponent had to follow, win or trump, did not, and loses the count"
        return TrickAndDrawResult(other, 2, "S66-B17", reason)
    if call.startswith("no-draw"):
        reason = "the opponent played without drawing, and the deal was ended"
        late = () if state.closer == NOBODY else ("S66-B18",)
        return TrickAndDrawResult(other, 1, "S66-L13", reason, late)
    reason = "the opponent drew out of turn or too often, and the deal was ended"
    return TrickAndDrawResult(other, 1, "S66-L14", reason, ("S66-L15",))


def _declared(state: TrickAndDrawState) -> TrickAndDrawResult:
    player, other, closer = state.turn, 1 - state.turn, state.closer
    if state.counted[player] >= state.table.rules.target:
        if closer == other:
            return _close_failed(state, *(("S66-B4",) if state.bare else ()))
        return _made(state, player, "S66-X12" if closer == NOBODY else "S66-C6", "S66-B16")
    short = f"the opponent declared sixty-six with {state.counted[player]}"
    if closer == NOBODY:
        return TrickAndDrawResult(other, 2, "S66-X13", short)
    if closer == other:
        return TrickAndDrawResult(other, 2, "S66-D8", f"{short} against the close", ("S66-X13",))
    if state.bare:
        early = f"{short}, having closed against a player without a trick"
        return TrickAndDrawResult(other, 3, "S66-D4", early, ("S66-C8",))
    return TrickAndDrawResult(other, 2, "S66-D4", f"{short} after closing", ("S66-X13",))


def _made(state: TrickAndDrawState, player: int, clause: str, *basis: str) -> TrickAndDrawResult:
    points = grade(state, 1 - player)
    reason = f"made sixty-six ({tally(state, player)}){_LOSER[points]}"
    return TrickAndDrawResult(player, points, clause, reason, (*basis, "S66-B5", *_HALF[points]))


def _close_failed(state: TrickAndDrawState, *basis: str) -> TrickAndDrawResult:
    other = 1 - state.closer
    counts = tally(state, other)
    if state.bare:
        early = f"the opponent closed against a player without a trick and failed ({counts})"
        return TrickAndDrawResult(other, 3, "S66-C8", early, ("S66-B3", *basis))
    if state.counted[state.closer] < state.table.rules.half:
        points, closer = 2, "had less than thirty-three"
    else:
        points, closer = 1, "had thirty-three or more"
    reason = f"the opponent’s close failed ({counts}); the closer {closer}"
    return TrickAndDrawResult(other, points, "S66-C7", reason, ("S66-B3", "S66-B5", *basis))


def _played_out(state: TrickAndDrawState) -> TrickAndDrawResult:
    first, second = state.counted
    if first == second:
        reason = f"equal counts, {first} each; a point is carried to the next deal that is won"
        return TrickAndDrawResult(NOBODY, 0, "S66-X14", reason, carry=1)
    higher = state.counted.index(max(state.counted))
    points = grade(state, 1 - higher)
    reason = f"the higher count ({tally(state, higher)}){_LOSER[points]}"
    return TrickAndDrawResult(higher, points, "S66-X14", reason, ("S66-B5", *_HALF[points]))


def _played_out_closed(state: TrickAndDrawState) -> TrickAndDrawResult:
    closer, target = state.closer, state.table.rules.target
    if state.counted[closer] < target:
        level = state.counted[0] == state.counted[1]
        return _close_failed(state, *(("S66-D1",) if level else ()))
    basis = ("S66-D2",) if state.counted[1 - closer] >= target else ()
    return _made(state, closer, "S66-C6", *basis)

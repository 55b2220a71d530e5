"""The results of a match, as values for the places of its tracker.

A sheet of a match of the engine is read: who dealt, what was counted, what was scored and why.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardwright.drawing.scene.shaping import width
from cardwright.engine.match import CARRIED, Match, ScoreLine
from cardwright.errors import InputError
from cardwright.ledger import FormInfo as FormRecord
from cardwright.ledger import Ledger
from cardwright.printing.trackers.places import HAND, TICKED, TrackerLayout
from cardwright.printing.trackers.seating import keyed, tricks_alone
from cardwright.printing.trackers.tennis import balls_ticked

#: What stands under “Why” where nobody scored and something is carried, and where nothing is.
TIE, NOTHING = "tie", "–"
#: Smaller than this, in mm, nobody can read a name.
_READABLE = 2.9


def filled_in(
    match: Match[Any],
    names: Sequence[str],
    layout: TrackerLayout,
    block: int = 1,
    *,
    after: int = 0,
) -> dict[str, str]:
    """The values of a match, as far as it has gone, at the places of one block of a layout.

    `names` are those of the seats. A deal in play counts nothing yet. A race may have more deals
    than the block has lines; it goes on in another block, `after` so many deals. Raises InputError
    where a value has no place.
    """
    kind = match.form.ledger.score.kind
    told = {
        "race": lambda: _race(match, names, layout, after),
        "tally": lambda: _tally(match, names),
        "tennis": lambda: _tennis(match, names, layout),
    }[kind]()
    values = {f"{block}-{name}": value for name, value in told.items() if value}
    known = {place.name for place in layout.places}
    lacking = [name for name in values if name not in known]
    if lacking:
        raise InputError(f"the tracker has no place “{lacking[0]}”")
    return values


def deals_of(layout: TrackerLayout) -> int:
    """For how many deals a block of a race has lines; 0 for what is no race."""
    return sum(
        place.name.startswith("1-deal-") and place.name.endswith("-why") for place in layout.places
    )


def _finished(match: Match[Any]) -> Iterator[tuple[int, Any, list[ScoreLine]]]:
    """The deals that are over, from 1: number, state, and the lines that score or note its end."""
    for number, state in enumerate(match.deals, start=1):
        lines = [line for line in match.sheet if line.deal == number]
        if state.outcome or match.over or any(line.points for line in lines):
            yield number, state, lines


def _record(match: Match[Any]) -> FormRecord:
    return match.form.ledger.form(match.form.name)


# ------------------------------------------------------------------ a race


def _race(
    match: Match[Any], names: Sequence[str], layout: TrackerLayout, after: int
) -> dict[str, str]:
    """Names, deals, points ticked one by one, and ties."""
    room, short = deals_of(layout), _short(names, _dealer_room(layout))
    values = {f"name-{seat}": name for seat, name in enumerate(names)}
    ties = 0
    for number, state, lines in _finished(match):
        if after < number <= after + room:
            values |= _deal(match, short, number, lines, f"deal-{number - after}")
        if state.outcome and state.outcome.carry:
            ties += 1
            values[f"tie-{ties}"] = TICKED
    for side, points in enumerate(match.score):
        for point in range(1, min(points, match.target) + 1):
            values[f"point-{side}-{point}"] = TICKED
    return values


def _dealer_room(layout: TrackerLayout) -> float:
    """The width of the place for a dealer, mm."""
    return next(p.area.width for p in layout.places if p.name == "1-deal-1-dealer") - 1.0


def _short(names: Sequence[str], room: float) -> list[str]:
    """The names, or where one has no room the shortest beginnings that tell them apart."""
    if all(width(name, HAND, _READABLE) <= room for name in names):
        return list(names)
    most = max(map(len, names), default=1)
    for long in range(1, most):
        cut = [name[:long] for name in names]
        if len(set(cut)) == len(set(names)):
            return cut
    return list(names)


def _deal(
    match: Match[Any],
    names: Sequence[str],
    number: int,
    lines: Sequence[ScoreLine],
    at: str,
) -> dict[str, str]:
    """The line of one deal."""
    state, sides = match.deals[number - 1], range(len(match.score))
    points = [sum(line.points for line in lines if line.side == side) for side in sides]
    values = {f"{at}-points-{side}": str(made) for side, made in enumerate(points) if made}
    values[f"{at}-dealer"] = names[dealers(match)[number - 1]]
    values[f"{at}-why"] = award_letters(match, number, lines)
    if tricks_alone(match.form.ledger):
        for side in sides:
            scored = state.counted[side]
            values[f"{at}-count-{side}"] = strokes(state.taken[side] - scored)
            values[f"{at}-over-{side}"] = strokes(scored)
        return values
    for side, count in counts(match, number).items():
        values[f"{at}-count-{side}"] = str(count)
    return values


def strokes(number: int) -> str:
    """A tally: strokes by fives.

    >>> strokes(7)
    'IIIII II'
    """
    fives, rest = divmod(number, 5)
    return " ".join(["IIIII"] * fives + ["I" * rest] * bool(rest))


def dealers(match: Match[Any]) -> list[int]:
    """The seat that dealt each deal of a match."""
    found = []
    for number, state in enumerate(match.deals, start=1):
        table = _table(match, number)
        found.append(table[state.dealer])
    return found


def _table(match: Match[Any], number: int) -> tuple[int, ...]:
    """The players of a deal, by the seat of its state: of three who began, two may be left."""
    seats = match.deals[number - 1].seats
    return match.table if seats < match.seats else tuple(range(match.seats))


def counts(match: Match[Any], number: int) -> dict[int, int]:
    """The counts of the sides that played in a deal, from 1."""
    state, table = match.deals[number - 1], _table(match, number)
    playing = getattr(state, "players", None)
    if playing is None:
        return {side: count.counted for side, count in enumerate(state.counts)}
    return {table[seat]: state.counted[i] for i, seat in enumerate(playing)}


def award_letters(match: Match[Any], number: int, lines: Sequence[ScoreLine]) -> str:
    """The letters of what a deal scored, in order; else that there was a tie, or nothing.

    What the table has agreed may have no award in the ledger; then it is told in words.
    """
    scored = [line for line in lines if line.points]
    found = (_letters(match.form.ledger, _record(match), line) for line in scored)
    letters = dict.fromkeys(letter for several in found for letter in several)
    if letters:
        return ", ".join(letters)
    if scored:
        return scored[0].reason.partition(",")[0]
    outcome = match.deals[number - 1].outcome
    return TIE if outcome and outcome.carry else NOTHING


def _letters(ledger: Ledger, form: FormRecord, line: ScoreLine) -> Iterator[str]:
    """The letter of the award that a line is an entry of; a dealer’s share has none of its own."""
    known = [
        (letter, award)
        for letter, award in keyed(ledger, form)
        if line.clause in award.clauses and award.carried == (line.reason == CARRIED)
    ]
    exact = [letter for letter, award in known if award.points == line.points]
    yield from (exact or [letter for letter, _ in known])[:1]


# ------------------------------------------------------------------ a tally


def _tally(match: Match[Any], names: Sequence[str]) -> dict[str, str]:
    """Names, the dealer, what each player scored in each group, and totals."""
    ledger = match.form.ledger
    values = {f"name-{seat}": name for seat, name in enumerate(names)}
    values[f"dealer-{match.deals[0].dealer}"] = TICKED
    for line in match.sheet:
        if line.points:
            suit = next(s for s in ledger.suits if line.reason.endswith(f" {s.name}"))
            at = f"{suit.id}-{line.side}"
            values[at] = f"{values[at]}+{line.points}" if at in values else str(line.points)
    if match.over:
        values |= {f"total-{seat}": str(made) for seat, made in enumerate(match.score)}
    return values


# ------------------------------------------------------------------ a set


def _tennis(match: Match[Any], names: Sequence[str], layout: TrackerLayout) -> dict[str, str]:
    """Names, and for each game who serves and every ball in order."""
    ledger = match.form.ledger
    prefix = "-game-1-deuce-"
    pairs = sum(place.name.startswith(f"1{prefix}") for place in layout.places)
    values = {f"name-{seat}": name for seat, name in enumerate(names)}
    for number, state in enumerate(match.deals, start=1):
        at = f"game-{number}"
        values[f"{at}-server"] = names[state.dealer]
        values |= balls_ticked(at, balls(match, number), len(ledger.score.calls), pairs)
    for side, won in enumerate(match.score):
        values[f"won-{side}"] = str(won)
    return values


def balls(match: Match[Any], number: int) -> tuple[int, ...]:
    """The sides that have won the balls of a game, from 1, one after the other."""
    state = match.deals[number - 1]
    now = match.form.deal(order=state.order, dealer=state.dealer)
    found = []
    for action in state.actions:
        before, now = now, now.apply(action)
        found += [s for s in range(2) if now.won[s] > before.won[s]]
    return tuple(found)

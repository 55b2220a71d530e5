"""A deal of a lesson told: its moves as steps, and what it brought as a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from cardwright.engine.outcome import Event, Outcome
from cardwright.engine.seat_view import How, OpenCard, faces
from cardwright.engine.sentence import PlayerNames, all_of, so_many, started
from cardwright.engine.state import State
from cardwright.lessons.judged import DealScore, DealStep, LessonQuestion, Statement
from cardwright.lessons.table import TableCard, hands, has_partners, side_names


def describe_action(before: State, action: int, names: PlayerNames) -> tuple[Statement, ...]:
    """The statements of an action."""
    return _statements(before.form.action_events(before, action), names)


def deal(state: State, names: PlayerNames) -> tuple[Statement, ...]:
    """The statements of the deal."""
    return _statements(state.form.deal_events(state), names)


def steps(
    states: Sequence[State], names: PlayerNames, stops: Mapping[int, LessonQuestion] | None = None
) -> tuple[DealStep, ...]:
    """The moves between the states; `stops` are the questions by the number of their move."""
    found = []
    opens = False
    done = states[-1].actions[len(states[0].actions) :]
    moves = zip(states[:-1], done, _heads(states, done), strict=True)
    for number, (before, action, head) in enumerate(moves, 1):
        happened = describe_action(before, action, names)
        stop = (stops or {}).get(number)
        opens = opens or bool(head)  # an exchange or a draw may come before the card that is led
        played = _played(before, action, names, opens=opens)
        opens = opens and not played
        step = DealStep(number, head, hands(before, names), happened, stop, played=played)
        found.append(step)
    return tuple(found)


def _played(before: State, action: int, names: PlayerNames, *, opens: bool) -> TableCard | None:
    """The card that an action lays on the table, and whether it opens the trick."""
    form, seat = before.form, before.to_move
    held = [c for c in form.plays(action) or form.shows(action) if c in before.hand(seat)]
    if not held:
        return None
    leads: How = "served" if form.ledger.score.kind == "tennis" else "led"
    (face,) = faces(form, held[:1])
    shown = OpenCard(face, leads if opens else "played", seat)
    return TableCard(face.id, face.name, names.into(shown.description))


def _heads(states: Sequence[State], done: Sequence[int]) -> Iterator[str]:
    """By move, the trick that begins with it, or the turn where one asks for cards; else “”.

    With a call that ends the deal nothing begins.
    """
    form = states[0].form
    word = form.round or form.ledger.words.trick
    begun = 0
    for number, before in enumerate(states[:-1]):
        begins = number == 0 or before.to_move != states[number - 1].to_move
        now = begun + begins if form.round else sum(before.tricks) + 1
        ends = states[number + 1].over and not form.plays(done[number])
        yield f"{word} {now}".capitalize() if now > begun and not ends else ""
        begun = max(begun, now)


def hushed(last: Sequence[DealStep], outcome: Outcome) -> tuple[DealStep, ...]:
    """The steps without the sentences that give away how the deal ended, and what follows them.

    Those are the reasons, and after the last action whatever rests on the clause that decides.
    Where points are made all along, what each stack counts is not told, but all else is.
    """
    reasons = _reasons(outcome)

    def tells_nothing(line: Statement) -> bool:
        return line.facts.get("reason") not in reasons

    def decides_nothing(line: Statement) -> bool:
        return outcome.clause not in line.clauses

    if _all_along(outcome):
        return tuple(replace(step, told=tuple(_uncounted(step.told, reasons))) for step in last)
    found = [replace(step, told=tuple(takewhile(tells_nothing, step.told))) for step in last]
    if found:
        act, *rest = found[-1].told
        found[-1] = replace(found[-1], told=(act, *takewhile(decides_nothing, rest)))
    return tuple(found)


def _all_along(outcome: Outcome) -> bool:
    """Test if points were made all along, and the end of the deal only says who has the most."""
    return bool(outcome.awards) and outcome.reason not in {a.reason for a in outcome.awards}


def _uncounted(lines: Iterable[Statement], reasons: Sequence[str]) -> Iterator[Statement]:
    for line in lines:
        if line.facts.get("reason") != reasons[0] and "points" not in line.facts:
            yield line


def _reasons(outcome: Outcome) -> list[str]:
    return [outcome.reason, *(award.reason for award in outcome.awards)]


def sheet(state: State, outcome: Outcome, names: PlayerNames) -> DealScore:
    """The score of a deal that is over: every award with its reason, or why there is none."""
    sides, ledger = side_names(state, names), state.form.ledger
    lines = [*_awarded(state, outcome, sides, names)]
    if outcome.reason not in {award.reason for award in outcome.awards}:
        clauses = (outcome.clause, *outcome.basis)
        reason = names.into(outcome.reason)
        why = started(reason) if outcome.awards else f"Nobody scores: {reason}"
        lines.append(Statement(f"{why}.", clauses, {"reason": reason}))
    counting, counted = _counted(state)
    scoring = f"{ledger.words.deal}s".capitalize() if ledger.score.kind == "tennis" else "Points"
    heads = (counting, scoring)
    return DealScore(heads, sides, outcome.points, tuple(map(str, counted)), tuple(lines))


def standing(state: State) -> tuple[str, tuple[int, ...]]:
    """The count of each side while a deal goes on, and its name.

    Points where they are made all along, else the count or the tricks.
    """
    if state.form.ledger.score.kind == "tally":
        return "Points", tuple(count.counted for count in state.counts)
    return _counted(state)


def _counted(state: State) -> tuple[str, tuple[int, ...]]:
    """The count of each side, and its name; of balls those that lie on the trays."""
    ledger, counted = state.form.ledger, tuple(count.counted for count in state.counts)
    if not state.form.only_tricks_count:
        return "Count", counted
    kept = counted if ledger.score.kind == "tennis" else tuple(state.tricks)
    return ledger.words.tricks.capitalize(), kept


def _awarded(
    state: State, outcome: Outcome, sides: Sequence[str], names: PlayerNames
) -> Iterator[Statement]:
    """Each award with its reason, or in one line all those that a side has made all along."""
    groups = [[award] for award in outcome.awards]
    if _all_along(outcome):
        groups = [[a for a in outcome.awards if a.side == side] for side in range(len(sides))]
    for awards in filter(None, groups):
        points = sum(award.points for award in awards)
        who = scored([points], [sides[awards[0].side]], state)
        each = [names.into(award.reason) for award in awards]
        if len(awards) > 1 and points > len(awards):
            each = [f"{reason} ({a.points})" for reason, a in zip(each, awards, strict=True)]
        clauses = dict.fromkeys(c for award in awards for c in (award.clause, *award.basis))
        reason = all_of(each)
        yield Statement(f"{who}: {reason}.", tuple(clauses), {"reason": reason})


def _statements(events: Iterable[Event], names: PlayerNames) -> tuple[Statement, ...]:
    return tuple(_line(event, names) for event in events if event.text)


def _line(event: Event, names: PlayerNames) -> Statement:
    return Statement(names.into(event.text), event.clauses, event.facts)


def scored(points: Sequence[int], sides: Sequence[str], state: State) -> str:
    """The scores of these sides in a sentence; sides by the names of their players.

    >>> from cardwright.engine import load_game
    >>> forms = {name: load_game("court").form(name) for name in ("two-handed", "four-handed")}
    >>> court, four = (form.deal(seed=1) for form in forms.values())
    >>> tennis = load_game("card-tennis").form("singles").deal(seed=1)
    >>> scored([0, 2], ["Ann", "Ben"], court), scored([0, 0], ["Ann", "Ben"], court)
    ('Ben scores 2 points', 'Nobody scores')
    >>> scored([1, 0], ["Ann and Cy", "Ben and Di"], four)
    'Ann and Cy score 1 point'
    >>> scored([0, 1], ["Ann", "Ben"], tennis), scored([0, 0], ["Ann", "Ben"], tennis)
    ('Ben wins the game', 'Nobody has won the game yet')
    """
    ledger, ending = state.form.ledger, "" if has_partners(state) else "s"
    tennis, deal, unit = ledger.score.kind == "tennis", ledger.words.deal, ledger.score.unit
    parts = []
    for side, number in zip(sides, points, strict=True):
        what = f"win{ending} the {deal}" if tennis else f"score{ending} {so_many(number, unit)}"
        if number:
            parts.append(f"{side} {what}")
    nobody = f"Nobody has won the {deal} yet" if tennis else "Nobody scores"
    return all_of(parts) if parts else nobody

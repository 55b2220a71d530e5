"""A deal of a lesson told: its moves as steps, and what it brought as a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from generator.engine.kernel import State
from generator.engine.outcome import Event, Outcome
from generator.lessons.judged import Asked, Sheet, Step, Told
from generator.lessons.naming import Names, scored
from generator.lessons.table import hands, side_names


def deal(state: State, names: Names) -> tuple[Told, ...]:
    """How the cards were dealt."""
    return _told(state.form.tell_deal(state), names)


def steps(
    states: Sequence[State], names: Names, stops: Mapping[int, Asked] | None = None
) -> tuple[Step, ...]:
    """The moves between the states; `stops` are the questions by the number of their move."""
    found = []
    done = states[-1].actions[len(states[0].actions) :]
    headed = -1
    for number, ((before, _), action) in enumerate(zip(pairwise(states), done, strict=True), 1):
        taken = sum(before.tricks)
        head = f"{before.form.ledger.words.trick} {taken + 1}" if taken > headed else ""
        headed = max(headed, taken)
        told = _told(before.form.tell(before, action), names)
        stop = (stops or {}).get(number)
        found.append(Step(number, head.capitalize(), hands(before, names), told, stop))
    return tuple(found)


def hushed(last: Sequence[Step], outcome: Outcome, names: Names) -> tuple[Step, ...]:
    """The steps without the sentences that give away how the deal ended."""
    reasons = [names.into(reason) for reason in _reasons(outcome)]
    return tuple(
        Step(
            step.number,
            step.head,
            step.hands,
            tuple(t for t in step.told if not any(reason in t.text for reason in reasons)),
            step.stop,
        )
        for step in last
    )


def _reasons(outcome: Outcome) -> list[str]:
    return [outcome.reason, *(award.reason for award in outcome.awards)]


def sheet(state: State, outcome: Outcome, names: Names) -> Sheet:
    """What a deal that is over brought: every award with its reason, or why there is none."""
    sides = side_names(state, names)
    unit = state.form.ledger.score.unit
    lines = []
    for award in outcome.awards:
        who = scored([award.points], [sides[award.side]], unit)
        lines.append(Told(names.into(f"{who}: {award.reason}."), (award.clause, *award.basis)))
    if outcome.reason not in {award.reason for award in outcome.awards}:
        clauses = (outcome.clause, *outcome.basis)
        lines.append(Told(names.into(f"Nobody scores: {outcome.reason}."), clauses))
    counts = tuple(str(count.counted) for count in state.counts)
    return Sheet(sides, outcome.points, counts, tuple(lines))


def _told(events: Iterable[Event], names: Names) -> tuple[Told, ...]:
    return tuple(Told(names.into(event.text), event.clauses) for event in events if event.text)

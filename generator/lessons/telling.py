"""A deal of a lesson told: its moves as steps, and what it brought as a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile

from generator.engine.kernel import State
from generator.engine.outcome import Event, Outcome
from generator.lessons.judged import Asked, Sheet, Step, Told
from generator.lessons.naming import Names, scored
from generator.lessons.table import hands, only_tricks_count, side_names


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
    """The steps without the sentences that give away how the deal ended, and what follows them.

    Those are the reasons, and after the last action whatever rests on the clause that decides.
    """
    reasons = [names.into(reason) for reason in _reasons(outcome)]

    def tells_nothing(line: Told) -> bool:
        return not any(reason in line.text for reason in reasons)

    def decides_nothing(line: Told) -> bool:
        return outcome.clause not in line.clauses

    found = [replace(step, told=tuple(takewhile(tells_nothing, step.told))) for step in last]
    if found:
        act, *rest = found[-1].told
        found[-1] = replace(found[-1], told=(act, *takewhile(decides_nothing, rest)))
    return tuple(found)


def _reasons(outcome: Outcome) -> list[str]:
    return [outcome.reason, *(award.reason for award in outcome.awards)]


def sheet(state: State, outcome: Outcome, names: Names) -> Sheet:
    """What a deal that is over brought: every award with its reason, or why there is none."""
    sides, ledger = side_names(state, names), state.form.ledger
    lines = []
    for award in outcome.awards:
        who = scored([award.points], [sides[award.side]], ledger)
        lines.append(Told(names.into(f"{who}: {award.reason}."), (award.clause, *award.basis)))
    if outcome.reason not in {award.reason for award in outcome.awards}:
        clauses = (outcome.clause, *outcome.basis)
        lines.append(Told(names.into(f"Nobody scores: {outcome.reason}."), clauses))
    tricks = only_tricks_count(state.form)
    counted = state.tricks if tricks else (count.counted for count in state.counts)
    heads = (
        ledger.words.tricks.capitalize() if tricks else "Count",
        f"{ledger.words.deal}s".capitalize() if ledger.score.kind == "tennis" else "Points",
    )
    return Sheet(heads, sides, outcome.points, tuple(map(str, counted)), tuple(lines))


def _told(events: Iterable[Event], names: Names) -> tuple[Told, ...]:
    return tuple(Told(names.into(event.text), event.clauses) for event in events if event.text)

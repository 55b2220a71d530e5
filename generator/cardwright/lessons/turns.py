"""The moves of a deal to step through: what the player saw, what was open, and why it was done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cardwright.engine.kernel import judge
from cardwright.engine.sentence import PlayerNames, all_of, any_of, so_many
from cardwright.engine.state import State
from cardwright.lessons import narration
from cardwright.lessons.judged import Statement, TurnView
from cardwright.lessons.section import LessonSection
from cardwright.lessons.table import hand, side_names, table

#: So many moves are named one by one;
FEW = 13  # of calls for cards there are more, and no reader wants them all


def turns(
    states: Sequence[State], names: PlayerNames, why: Mapping[int, str], section: LessonSection
) -> Iterator[TurnView]:
    """The turn of every move between the states.

    A reason is due wherever there was a choice; where one calls for cards, one stands for all that
    a player does in a row. The section of the lesson file is told where a reason is missing, or is
    of no move.
    """
    done = states[-1].actions[len(states[0].actions) :]
    for number in why:
        if number > len(done):
            section.complain(str(number), "there is no such move", f"the last is {len(done)}")
    reasoned = -1  # the seat whose last moves are accounted for
    for number, (before, action, after) in enumerate(
        zip(states[:-1], done, states[1:], strict=True), 1
    ):
        seat = before.to_move
        goes_on = before.form.asks and seat == reasoned
        if number in why or goes_on:
            reasoned = seat
        else:
            reasoned = -1
            if len(before.legal()) > 1:
                what = f"there is no reason for {before.form.action_name(action, before)}"
                section.complain(str(number), what, "add the player’s reason, or use another deal")
        yield _turn(before, action, after, names, why.get(number, ""))


def _turn(before: State, action: int, after: State, names: PlayerNames, why: str) -> TurnView:
    form, seat = before.form, before.to_move
    held = before.hand(seat)
    played = [card for card in form.plays(action) if card in held] or list(form.shows(action))
    counting, counts = narration.standing(after)
    return TurnView(
        player=names.of(seat),
        table=table(before, names, seat),
        hand=hand(before, seat, names),
        cards=tuple(form.pack[card].id for card in played if card in held),
        open=tuple(_open(before, names)),
        refused=tuple(_refused(before, names)),
        why=why,
        counting=counting,
        counts=tuple(zip(side_names(after, names), map(str, counts), strict=True)),
    )


def _open(state: State, names: PlayerNames) -> Iterator[str]:
    """All that is allowed; of many calls how many, and those that cannot miss."""
    form, legal = state.form, state.legal()
    view = state.view(state.to_move)  # which keeps what follows from it
    calls = [action for action in legal if action < form.card_actions] if form.asks else []
    many = calls if len(calls) > FEW else []
    for action in legal:
        if action not in many:
            yield names.into(form.describe(action, state))
    if many:
        asked = ((action, form.certainty(view, action)) for action in many)
        sure = [action for action, prospect in asked if prospect and prospect.sure]
        told = [names.into(form.describe(action, state)) for action in sure[:FEW]]
        which = f"cannot miss: {any_of(told)}" if told else "each may miss"
        yield f"{so_many(len(many), 'call')}; {which}"


def _refused(state: State, names: PlayerNames) -> Iterator[Statement]:
    """The reasons why cards of the hand are refused, with those together that share one."""
    form, held = state.form, state.hand(state.to_move)
    found: dict[tuple[str, str], list[str]] = {}
    for action in range(form.card_actions):
        mine = [card for card in form.plays(action) if card in held]
        verdict = judge(state, action) if mine else None
        if verdict and not verdict.ok:
            said = names.into(verdict.text), verdict.clause
            found.setdefault(said, []).append(form.face(mine[0]).name)
    for (text, clause), cards in found.items():
        yield Statement(f"{all_of(tuple(dict.fromkeys(cards)))}. {text}", (clause,))

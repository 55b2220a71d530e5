"""The rules once more, with reasons: what a referee asks about an action, one thing at a time.

Written from the text of the rules and rulings, as tables of questions: the first that holds
decides. Nothing here calls the law of the state; it looks at the hand, the card led, the suits,
and what has happened. The words stand in the game's own table.
"""

from collections.abc import Callable

from cardwright.engine.games.trick_and_draw import judge_calls, judge_cards, judge_deeds
from cardwright.engine.games.trick_and_draw.judge_moment import Questions, closed
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.table import (
    ACTIONS,
    ANNOUNCE,
    CARDS,
    DECLARE,
    EXCHANGE,
)
from cardwright.engine.outcome import NOBODY
from cardwright.engine.verdict import GatheredFacts, Verdict

Facts = Callable[[TrickAndDrawState, int], dict[str, int]]

# By the id of an action: what is asked about it, and the numbers that go into the answer.
ASKED: tuple[tuple[Questions, Facts], ...] = (
    *((judge_cards.CARD, judge_cards.of_card),) * CARDS,
    *((judge_cards.ANNOUNCEMENT, judge_cards.of_pair),) * (EXCHANGE - ANNOUNCE),
    (judge_deeds.EXCHANGE, judge_deeds.of_table),
    (judge_deeds.CLOSING, judge_deeds.of_table),
    (judge_deeds.DECLARATION, judge_deeds.of_table),
    (judge_deeds.PASSING, judge_deeds.of_table),
    (judge_deeds.DRAWING, judge_deeds.of_table),
    (judge_deeds.FOUR, judge_deeds.of_four),
)


def judge(state: TrickAndDrawState, action: int) -> Verdict:
    """The verdict on an action, or on a call of the referee."""
    form = state.form
    says = form.law.says
    if state.over:
        return Verdict(
            ok=False, saying=says[_ending(state)], facts=state.table.facts, cards=form.card_names
        )
    if action >= ACTIONS:
        return _judge_call(state, action)
    questions, facts = ASKED[action]
    key, ok = next((key, ok) for key, ok, holds in questions if holds(state, action))
    return Verdict(ok, says[key], GatheredFacts(_facts, facts, state, action), form.card_names)


def _facts(gather: Facts, state: TrickAndDrawState, action: int) -> dict[str, int]:
    """The facts of an action, and the numbers of the rules."""
    return state.table.facts | gather(state, action)


def _judge_call(state: TrickAndDrawState, action: int) -> Verdict:
    form = state.form
    call, seat = form.called(action)
    questions = judge_calls.CALLS[call]
    key, ok = next((key, ok) for key, ok, holds in questions if holds(state, seat))
    return Verdict(ok, form.law.says[key], state.table.facts | {"seat": seat}, form.card_names)


def _ending(state: TrickAndDrawState) -> str:
    """The words for the end of the deal, by how it ended."""
    if state.ended >= ACTIONS:
        return f"over by {state.form.called(state.ended)[0].partition(' ')[0]}"
    if state.ended != NOBODY:
        return "over by declaring" if state.ended == DECLARE else "over by laying down"
    return "over after closing" if closed(state) else "over"

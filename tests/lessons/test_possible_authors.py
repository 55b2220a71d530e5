"""Every position of a lesson of Portrait Authors can arise: some legal deal and calls lead to it.

What is shown is not all: where a story says what was done before, the game has to end so.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.portrait_authors.past import MISSED, Past
from cardwright.engine.games.portrait_authors.state import AuthorsState
from cardwright.lessons.dealing import states_of
from tests.lessons.histories.portrait_authors import ENDS, faults, games, paired_books
from tests.lessons.histories.replay import judged_after, played
from tests.taught import DESCRIBED, lesson

AUTHORS = [name for game, name in DESCRIBED if game == "portrait-authors"]
#: The end of a game as a story has it: a seat and the call that it won, or that its turn ends.
SAID = {
    "you-know-where-it-is": [(0, "2 sedgwick-portrait"), (0, ENDS)],
    "eight-at-the-table": [(seat, ENDS) for seat in (4, 5, 6, 7, 0, 1, 2)],
    "ask-rightly": [(3, ENDS), (0, ENDS)],
    "the-stack-must-wait": [(2, "0 longfellow-sketch"), *((s, ENDS) for s in (2, 3, 0, 1))],
    "books-of-their-own": [(2, "3 ward-sketch"), *((s, ENDS) for s in (2, 3, 4, 5, 0))],
}
#: Seats whose hands all came in the deal.
DEALT = {"four-things-to-do": (0, 1)}
#: The number of a stack that was laid down with the very card that made it so large.
AT_ONCE = {"twice-three-is-not-ten": 3}


def shown(state: AuthorsState) -> tuple[object, ...]:
    """A state as a lesson shows it, and what it says of cards gained."""
    return (
        [state.hand(seat) for seat in range(state.seats)],
        (state.piles, state.undrawn),
        (state.dealer, state.to_move, state.question),
        (state.fresh, paired_books(state)),
    )


def steps(past: Past) -> Iterator[Past]:
    """All that was done, the last first."""
    while past[0] is not None:
        yield past
        past = past[0]


def stacked_at_once(state: AuthorsState, number: int) -> bool:
    """Test if the move before a stack gained a card of it."""
    before = next(step[0] for step in steps(state.past) if len(step[0][5]) <= number)
    card = before[2] % state.deal.table.cards
    return before[3] != MISSED and bool(state.piles[number].cards >> card & 1)


@pytest.mark.parametrize("name", AUTHORS)
def test_a_position_of_authors_can_arise(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = lesson("portrait-authors", name)
    wanted = states_of(judged.lesson)[0]
    assert isinstance(wanted, AuthorsState)
    assert not [*faults(wanted)]
    dealt = [card for seat in DEALT.get(name, ()) for card in wanted.hand(seat)]
    told = []
    for order, actions in games(wanted, SAID.get(name, ()), dealt):
        deal = wanted.form.deal(order=order, dealer=wanted.dealer, seats=wanted.seats)
        state = played(deal, actions)
        assert shown(state) == shown(wanted)
        if name not in AT_ONCE or stacked_at_once(state, AT_ONCE[name]):
            told.append(judged_after(state, judged.lesson, monkeypatch))
            if told[-1] == judged:
                return
    assert told, "no game of Portrait Authors leads to this position"
    pytest.fail(f"after {len(told)} games that lead to this position, none says what it claims")


#: What each of two may have been dealt where there is a Bank.
TEN = (
    "holmes cooper motley twain-portrait ward-sketch parton-sketch irving-sketch",
    "stowe emerson harte ward-portrait parton-portrait irving-portrait sparks-portrait",
)
#: All that is left of a game, and what was stacked but for the last.
POETS = {0: "", 1: "whittier lowell-portrait", 2: "lowell-sketch"}
STACKS = [(0, "essayists"), (1, "journalists"), (0, "historians"), (0, "holmes longfellow")]
STACKS += [(1, "novelists"), (0, "humorists"), (1, "biographers")]


@pytest.mark.parametrize(
    ("form", "position", "fault"),
    [
        pytest.param(
            "bank",
            {"seats": 2, "caller": 1, "hands": dict(enumerate(TEN))},
            "nothing was drawn, so Seat 0 has not missed, and Seat 1 is to move",
            id="nothing-was-drawn",
        ),
        pytest.param(
            "bank",
            {"seats": 2, "hands": {0: "twain ward", 1: "cooper holmes"}},
            "the Bank has 56 cards, and the deal leaves 44",
            id="the-bank-is-too-large",
        ),
        pytest.param(
            "full",
            {"seats": 4, "hands": {0: "holmes-portrait twain"}, "caller": 0, "now": "poets"},
            "Seat 0 has won a card of poets, and had no other to call with",
            id="nothing-to-call-with",
        ),
        pytest.param(
            "full",
            {"seats": 3, "hands": POETS, "stacks": [*STACKS, (2, "story-writers")], "caller": 1},
            "Seat 2 stacked last, knew where every card was, and did not miss",
            id="nobody-can-have-missed",
        ),
    ],
)
def test_what_no_game_leads_to_is_found(form: str, position: dict[str, Any], fault: str) -> None:
    wanted = load_game("portrait-authors").form(form).position({"dealer": 1, **position})
    assert isinstance(wanted, AuthorsState)
    assert next(faults(wanted), "") == fault
    assert not [*games(wanted)]


def test_what_no_story_can_tell_is_found() -> None:
    """The last card of a book that was won lies beside another of it."""
    form = load_game("portrait-authors").form("easy")
    authors = ["holmes twain", "longfellow ward", "whittier billings", "lowell nasby"]
    hands = {n: [f"{name}-portrait" for name in two.split()] for n, two in enumerate(authors)}
    rest = ["journalists", "biographers", "historians", "story-writers", "novelists", "essayists"]
    stacks = [(number % 4, book) for number, book in enumerate(rest)]
    position = {"seats": 4, "dealer": 3, "hands": hands, "stacks": stacks}
    wanted = form.position(position)
    assert isinstance(wanted, AuthorsState)
    assert [*games(wanted, [(3, ENDS)])]
    assert not [*games(wanted, [(3, "2 nasby-portrait"), (3, ENDS)])]

"""What simple players do keeps to the contract: 20 deals of each form, with `--deep` 200.

`--simulated N` asks for another number.

These are the deals of `cardwright simulate GAME --seed 1887`. They are many, so less is asked than
in test_contract.py. Of every move: whether the law allows it. Of every move in deals of no more
than a hundred, and of as many in a longer one: whether the judge allows it, and whether law and
judge agree on one other action. Of every deal: whether it ends, every card is in one place, and
points add up.
"""

from random import Random

import pytest

from cardwright.engine import judge
from cardwright.engine.simulate import play_deal
from cardwright.engine.state import State
from tests.contract.plays import Table, put_down, recommended, undrawn

QUICK, DEEP = 8, 200  # deals of each form, by tier
BLOCK = 1000  # deals of one test
SEED = 1887
MOVES = 100  # of a deal that are judged


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Blocks of deals of every form."""
    deep = metafunc.config.getoption("--deep")
    deals = metafunc.config.getoption("--simulated") or (DEEP if deep else QUICK)
    tier = pytest.mark.deep if deep else ()
    metafunc.parametrize(
        ("table", "numbers"),
        [
            pytest.param(
                table, range(1, deals + 1)[n : n + BLOCK], id=f"{table} {n + 1}", marks=tier
            )
            for table in recommended()
            for n in range(0, deals, BLOCK)
        ],
    )


def test_a_simulated_deal_keeps_to_the_contract(table: Table, numbers: range) -> None:
    form = table.form()
    clauses = {clause.id for clause in form.ledger.clauses if table.name in clause.forms}
    for number in numbers:
        played = play_deal(form, SEED, number)
        last = played.state
        state: State = form.deal(played.seed, dealer=last.dealer, seats=last.seats)
        chance = Random(number)
        step = 1 + len(last.actions) // MOVES
        for move, action in enumerate(last.actions, number):
            legal = state.legal()
            assert action in legal
            if move % step == 0:
                other = chance.randrange(form.action_count)
                verdict = judge(state, other)
                assert judge(state, action).ok
                assert verdict.ok == (other in legal), (number, other)
                assert verdict.clause in clauses
            state = state.apply(action)
        assert state == last
        _ended(state, clauses)


def _ended(state: State, clauses: set[str]) -> None:
    """A deal that is over has no more to do, every card in one place, and points that add up."""
    assert (state.over, state.legal()) == (True, [])
    hands = [card for seat in range(state.seats) for card in state.hand(seat)]
    assert sorted([*hands, *undrawn(state), *put_down(state)]) == sorted(state.order)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.clause in clauses
    for side, points in enumerate(outcome.points):
        assert points == sum(award.points for award in outcome.awards if award.side == side)

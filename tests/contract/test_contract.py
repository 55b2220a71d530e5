"""What every form of every game keeps to, in seeded play: 2,000 deals of each form with `--deep`.

`--deals N` asks for another number; the quick tier plays 30, and fewer where there are many
actions. Nothing here knows a game: a form that is new in GAMES is tested without a line to add. The
deals of a block are played out once, for all tests. Each state of each deal is looked at, with
these exceptions. The judge is asked about all actions in every state of a third of the deals, and
in every sixth state of the rest; every fourth state is read before and after all its moves; `play`
at one moment of each deal; and what a seat cannot see is changed at one moment of each deal, for
one seat. Where deals are long and actions many, as in Portrait Authors, fewer states of a deal are
looked at, `play` is asked for one action of several, and of two deals one is dealt anew.
"""

from random import Random
from typing import Any

import pytest

from cardwright.engine import judge, play
from cardwright.engine.kernel import Form
from cardwright.engine.outcome import NOBODY
from cardwright.engine.state import State
from cardwright.engine.verdict import IllegalAction, Verdict
from cardwright.errors import InputError, UnknownName
from tests.contract.plays import (
    MANNERS,
    Table,
    agreed_otherwise,
    dealt,
    of_lists,
    play_out,
    put_down,
    recommended,
    redealt,
    trick,
    undrawn,
)
from tests.tiers import Sample

QUICK, DEEP = 30, 750  # deals of each form, by tier
ACTIONS = 64  # of a form with more, there are as many times fewer deals in the quick tier …
FEWEST = 12  # … but no fewer than these
BLOCK = 250  # deals of one test
SHARE = 25  # under other agreements one deal of so many
WORK = 2_000  # actions × states of a deal; where there are more, not all of the states are judged

Deals = list[list[State]]
FORMS = [*recommended(), *of_lists()]
TABLES = [*FORMS, *agreed_otherwise()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Blocks of seeds for every table; no two tables have a deal in common."""
    if "seeds" not in metafunc.fixturenames:
        return
    tier = pytest.mark.deep if metafunc.config.getoption("--deep") else ()
    blocks, first = [], 0
    for table in TABLES:
        after = first + _deals(table, metafunc.config)
        for start in range(first, after, BLOCK):
            stop = min(start + BLOCK, after)
            name = f"{table} {start}-{stop - 1}"
            blocks.append(pytest.param(table, range(start, stop), id=name, marks=tier))
        first = after
    metafunc.parametrize(("table", "seeds"), blocks, scope="module")


def _deals(table: Table, config: pytest.Config) -> int:
    """How many deals are played at a table."""
    deals: int | None = config.getoption("--deals")
    if deals is None and config.getoption("--deep"):
        deals = DEEP
    if deals is not None:
        return max(1, deals // SHARE) if table.agreed else deals
    if table.agreed:
        return len(MANNERS)
    return max(FEWEST, min(QUICK, QUICK * ACTIONS // table.form().action_count))


@pytest.fixture(scope="module")
def deals(table: Table, seeds: range) -> Deals:
    """The states of each deal of a block; they are values, so that all tests may share them."""
    form = table.form()
    return [play_out(form, seed) for seed in seeds]


each_form = pytest.mark.parametrize("table", FORMS, ids=str)
each_table = pytest.mark.parametrize("table", TABLES, ids=str)


# ------------------------------------------------------------------ cards and turns


def test_every_card_is_in_one_place(seeds: range, deals: Deals) -> None:
    for seed, states in zip(seeds, deals, strict=True):
        pack = len(states[0].order)
        for state in _looked_into(seed, states):
            hands = [card for seat in range(state.seats) for card in state.hand(seat)]
            down = put_down(state)
            assert sorted(hands + undrawn(state) + down) == list(range(pack)), _line(state)
            assert list(trick(state)) == down[len(down) - len(trick(state)) :]


def test_one_seat_is_asked_until_the_deal_is_over(deals: Deals) -> None:
    for states in deals:
        *going_on, last = states
        for state in going_on:
            legal = state.legal()
            assert 0 <= state.to_move < state.seats
            assert legal
            assert legal == sorted(set(legal))
            assert legal[0] >= 0
            assert legal[-1] < state.form.action_count
            assert (state.over, state.outcome) == (False, None)
            assert state.question != "over"
        assert (last.over, last.to_move, last.legal()) == (True, NOBODY, [])
        assert last.question == "over"
        assert last.outcome is not None


def test_every_point_names_its_clause(table: Table, seeds: range, deals: Deals) -> None:
    clauses = _clauses(table)
    for seed, states in zip(seeds, deals, strict=True):
        outcome = states[-1].outcome
        assert outcome is not None
        made = [0] * len(states[-1].counts)
        for award in outcome.awards:
            assert award.points > 0
            made[award.side] += award.points
            assert clauses >= {award.clause, *award.basis}
            assert award.reason
        assert outcome.points == tuple(made)
        assert clauses >= {outcome.clause, *outcome.basis}
        assert outcome.reason
        assert outcome.carry in {0, 1}
        for state in _looked_into(seed, states):
            assert outcome.awards[: len(state.awards)] == state.awards


def _clauses(table: Table) -> set[str]:
    """The clauses that hold for a form."""
    return {c.id for c in table.form().ledger.clauses if table.name in c.forms}


# ------------------------------------------------------------------ the judge


def test_the_judge_allows_just_what_is_legal(table: Table, seeds: range, deals: Deals) -> None:
    heard: set[tuple[object, ...]] = set()
    clauses = _clauses(table)
    ids = range(table.form().action_count)
    for seed, states in zip(seeds, deals, strict=True):
        for state in _share(seed, states):
            verdicts = [judge(state, action) for action in ids]
            assert [a for a, verdict in enumerate(verdicts) if verdict.ok] == state.legal(), (
                f"{table}: {_line(state)}"
            )
            _hear(verdicts, heard, clauses)


def test_the_referee_answers_every_call(table: Table, seeds: range, deals: Deals) -> None:
    heard: set[tuple[object, ...]] = set()
    clauses = _clauses(table)
    form = table.form()
    calls = range(form.action_count, form.action_count + len(form.calls))
    for seed, states in zip(seeds, deals, strict=True):
        for state in _share(seed, states) if calls else ():
            verdicts = [judge(state, call) for call in calls]
            _hear(verdicts, heard, clauses)
            assert not (state.over and any(verdict.ok for verdict in verdicts))


def _share(seed: int, states: list[State]) -> list[State]:
    """All states of a third of the deals, whatever the manner of playing, or every sixth."""
    often = 6 if seed // len(MANNERS) % 3 else 1
    return _looked_into(seed, states, often)


def _looked_into(seed: int, states: list[State], often: int = 1) -> list[State]:
    """All states of a deal, or one of so many; fewer of a deal that asks for too much work."""
    step = often * _step(states)
    return states[seed % step :: step]


def _step(states: list[State]) -> int:
    """One of so many states of a deal is looked at; more than 1 where it asks for much work."""
    return 1 + len(states) * states[0].form.action_count // WORK


def _many(form: Form[Any]) -> int:
    """How many times more actions a form has than most; 1 where they are few."""
    return 1 + form.action_count // (2 * ACTIONS)


def _hear(verdicts: list[Verdict], heard: set[tuple[object, ...]], clauses: set[str]) -> None:
    """Read every sentence that was not said before."""
    for verdict in verdicts:
        said = (verdict.ok, verdict.saying, *verdict.facts.values())
        if said in heard:
            continue
        heard.add(said)
        text = verdict.text
        assert verdict.clause in clauses, text
        assert text.endswith("."), text
        assert text[0].isupper(), text
        assert not set("{}") & set(text), text
        assert "  " not in text, text


def _line(state: State) -> str:
    """How to come to a state: the cards as dealt, and the actions."""
    names = [state.form.action_name(action) for action in state.actions]
    return f"order {list(state.order)}, dealer {state.dealer}: {' '.join(names)}"


def test_what_is_refused_is_not_played(seeds: range, deals: Deals) -> None:
    for seed, states in zip(seeds, deals, strict=True):
        form = states[0].form
        some = slice(seed % _many(form), None, _many(form))
        state = states[seed % len(states)]
        for action in range(form.action_count + len(form.calls))[some]:
            verdict = judge(state, action)
            if verdict.ok:
                assert play(state, action) == state.apply(action)
            else:
                with pytest.raises(IllegalAction) as refusal:
                    play(state, action)
                assert refusal.value.verdict == verdict
                assert verdict.text in str(refusal.value)
                assert verdict.clause in str(refusal.value)


# ------------------------------------------------------------------ states are values


def test_a_state_is_never_changed(seeds: range, deals: Deals) -> None:
    for seed, states in zip(seeds, deals, strict=True):
        first, last = states[0], states[-1]
        # All pairs of a very small deck may be dealt whole; then the deal is over at once.
        assert len(set(map(hash, states))) > 1 or len(states) == 1
        again = first.form.deal(order=first.order, dealer=first.dealer, seats=first.seats)
        done = 0
        for state in _looked_into(seed, states, 4):
            for action in last.actions[done : len(state.actions)]:
                again = again.apply(action)
            done = len(state.actions)
            before = _reading(state)
            children = [state.apply(action) for action in state.legal()]
            assert len(set(children)) == len(children)
            assert state not in children
            assert _reading(state) == before
            assert (state, hash(state)) == (again, hash(again))


def _reading(state: State) -> tuple[object, ...]:
    """All that can be read off a state."""
    hands = tuple(state.hand(seat) for seat in range(state.seats))
    views = tuple(state.view(seat) for seat in range(state.seats))
    fields = state.to_move, state.question, state.actions, state.counts, state.tricks
    return hash(state), hands, views, fields, state.awards, state.outcome


@each_table
def test_a_seed_gives_the_same_deal(table: Table, sample: Sample) -> None:
    one, other = table.form(), table.form()
    for seed in range(sample(2, len(MANNERS))):
        assert play_out(one, seed) == play_out(other, seed)
    assert len({dealt(one, seed) for seed in range(60)}) == 60


# ------------------------------------------------------------------ nobody sees too much


def test_what_a_seat_cannot_see_changes_nothing_for_it(seeds: range, deals: Deals) -> None:
    compared = 0
    often = min(2, _many(deals[0][0].form))
    for seed, states in list(zip(seeds, deals, strict=True))[::often]:
        chance = Random(seed).random
        moment = int(chance() * len(states)) + 1
        seat = int(chance() * states[0].seats)
        for attempt in range(3 + moment.bit_length()):
            until = max(1, moment >> max(0, attempt - 2))  # sooner, where it cannot be so late
            again = redealt(states[:until], seat, chance)
            if again is not None and again[0].order != states[0].order:
                compared += 1
                _compare(states[:until], again, seat)
                break
    assert compared >= len(seeds) // often // 2


def _compare(states: list[State], again: list[State], seat: int) -> None:
    """Two deals that a seat cannot tell apart look and are told alike, and it may do the same."""
    form = states[0].form
    assert form.deal_events(states[0]) == form.deal_events(again[0])
    actions = states[-1].actions[len(states[0].actions) :]
    moments = list(zip(states, again, [*actions, None], strict=True))
    step = _step(states)
    for one, other, action in [*moments[len(states) % step :: step], moments[-1]]:
        assert one.view(seat) == other.view(seat), f"{_line(one)} | {_line(other)}"
        assert one.legal() == other.legal() or one.to_move != seat
        if action is not None:
            assert form.action_events(one, action) == form.action_events(other, action)
    one, other = states[-1], again[-1]
    if one.to_move == seat:
        for action in range(form.action_count + len(form.calls)):
            assert judge(one, action) == judge(other, action), f"{_line(one)} | {_line(other)}"


@each_form
def test_a_view_shows_the_hand_and_the_turn(table: Table, sample: Sample) -> None:
    form = table.form()
    for states in (play_out(form, seed) for seed in range(sample(2, 60))):
        for state in states:
            for seat in range(state.seats):
                view = state.view(seat)
                assert (view.seat, view.to_move, view.hand) == (
                    seat,
                    state.to_move,
                    state.hand(seat),
                )
                assert view == state.view(seat)
                hash(view)  # all the way down nothing that could be changed


# ------------------------------------------------------------------ names, and what does not exist


@each_table
def test_what_is_written_is_read_back(table: Table) -> None:
    form = table.form()
    ids = range(form.action_count + len(form.calls))
    for states in (play_out(form, seed) for seed in range(6)):
        for state in (states[0], states[len(states) // 2], states[-1]):
            names = [form.action_name(action, state) for action in ids]
            assert [form.parse(name, state) for name in names] == [*ids]
            assert [form.parse(f" {name.upper()}", state) for name in names] == [*ids]
            assert len({name.casefold() for name in names}) == len(names)


@each_form
def test_an_action_that_does_not_exist_is_named(table: Table) -> None:
    form = table.form()
    state = form.deal(seed=1)
    for action in (-1, form.action_count + len(form.calls), 10_000):
        for door in (judge, play):
            with pytest.raises(UnknownName, match=f"has no action {action}"):
                door(state, action)
    with pytest.raises(UnknownName, match="no action"):
        form.parse("castle", state)


@each_form
def test_a_deal_that_cannot_be_is_refused(table: Table) -> None:
    form = table.form()
    cards = len(form.pack)
    whole = list(range(cards))
    wrong: tuple[tuple[dict[str, Any], str], ...] = (
        ({}, "needs either a seed or the order"),
        ({"seed": 1, "order": whole}, "needs either a seed or the order"),
        ({"seed": -1}, "a whole number from 0"),
        ({"order": []}, f"each of the {cards} cards exactly once"),
        ({"order": whole[1:]}, f"each of the {cards} cards exactly once"),
        ({"order": [*whole[1:], whole[1]]}, f"each of the {cards} cards exactly once"),
        ({"order": [*whole[1:], cards]}, f"each of the {cards} cards exactly once"),
        ({"order": [*whole, 0]}, f"each of the {cards} cards exactly once"),
        ({"seed": 1, "dealer": -1}, "no seat -1"),
        ({"seed": 1, "dealer": form.seats}, f"no seat {form.seats}"),
        ({"seed": 1, "seats": 99}, "not for 99"),
    )
    for wanted, message in wrong:
        with pytest.raises(InputError, match=message):
            form.deal(**wanted)

"""A run may be split in any way and played by anybody: the figures are the same."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import count, pairwise
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.engine import load_game, runs
from cardwright.engine.duel import PART as DUEL_PART
from cardwright.engine.duel import Duel, Pairing, play_duel
from cardwright.engine.figures import Figures
from cardwright.engine.games.card_tennis import trial as trial_module
from cardwright.engine.games.card_tennis.form import CardTennis
from cardwright.engine.games.card_tennis.trial import TrialCounts, trial, trials
from cardwright.engine.kernel import Form
from cardwright.engine.players import PLAYERS, player
from cardwright.engine.runs import PART, gather_figures, parts
from cardwright.engine.simulate import simulate
from cardwright.engine.state import State
from cardwright.errors import InputError
from cardwright.system.workers import Workers
from tests.engine.cited import lawful
from tests.engine.executors import Backwards, played
from tests.tiers import every

T = TypeVar("T")
DEALS = 24
FORMS = [(game, form) for game in lawful() for form in load_game(game).forms]


def again(value: T) -> T:
    """A value as another process has it."""
    found: T = pickle.loads(pickle.dumps(value))  # noqa: S301 - it is ours
    return found


@pytest.fixture(scope="module")
def workers() -> Iterator[Executor]:
    with Workers(2) as executor:
        yield executor


@pytest.mark.parametrize(("game", "form"), FORMS)
def test_a_form_and_its_states_can_be_sent_to_another_process(game: str, form: str) -> None:
    sent = load_game(game).form(form)
    state = sent.deal(seed=5)
    found_form, found = again((sent, state))
    assert repr(found_form) == repr(sent)
    assert (found.legal(), found.order) == (state.legal(), state.order)
    agreed = sent.with_options(**{name: q.choices[-1] for name, q in sent.questions.items()})
    assert again(agreed).options == agreed.options


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "form"),
    every(99, [("court", "two-handed"), *FORMS], deep=3),
)
def test_the_figures_are_the_same_whoever_plays(game: str, form: str, workers: Executor) -> None:
    asked, deals = load_game(game).form(form), PART + 20
    alone = Figures(asked, 7, simulate(asked, deals, 7)).to_dict()
    backwards = Backwards()
    assert gather_figures(asked, deals, 7).to_dict() == alone
    assert gather_figures(asked, deals, 7, executor=workers).to_dict() == alone
    assert gather_figures(asked, deals, 7, executor=backwards).to_dict() == alone
    assert backwards.parts == 2
    with ThreadPoolExecutor(3) as threads:
        assert gather_figures(asked, deals, 7, executor=threads).to_dict() == alone


@pytest.mark.parametrize(("game", "form"), every(6, FORMS))
def test_a_duel_is_the_same_whoever_plays(game: str, form: str, workers: Executor) -> None:
    asked, deals = load_game(game).form(form), 2 * DUEL_PART + 3
    both = player("beginner", asked), player("beginner", asked)
    alone = played(play_duel(asked, *both, deals, 7).to_dict())
    backwards = Backwards()
    for executor in (None, workers, backwards):
        assert played(play_duel(asked, *both, deals, 7, executor=executor).to_dict()) == alone
    assert backwards.parts == 3


@pytest.mark.deep
def test_players_who_think_choose_the_same_in_another_process(workers: Executor) -> None:
    form = load_game("court").form("two-handed")
    both = player("good", form), player("beginner", form)
    alone = play_duel(form, *both, DUEL_PART + 2, 5)
    beside = play_duel(form, *both, DUEL_PART + 2, 5, executor=workers)
    assert played(beside.to_dict()) == played(alone.to_dict())
    assert alone.ms > 0 < beside.ms


def first_choice(form: Form[State]) -> State:
    """The first moment, of the first deal that has one, with more than one action open."""
    for seed in count():
        state = form.deal(seed)
        while not state.over:
            if len(state.legal()) > 1:
                return state
            state = state.apply(state.legal()[0])
    raise AssertionError


@pytest.mark.parametrize(("game", "form"), every(3, FORMS))
def test_a_player_can_be_sent_to_another_process(game: str, form: str) -> None:
    state = first_choice(load_game(game).form(form))
    for name in PLAYERS:
        sent = player(name, state.form)
        seen = state.view(state.to_move), state.legal()
        assert again(sent).action(*seen, Random(1).random) == sent.action(*seen, Random(1).random)


@pytest.mark.full
def test_trials_are_the_same_whoever_plays(workers: Executor) -> None:
    form, decks, games = tennis(), ["24/14/6/4", "17/19/5/4"], PART + 9
    alone = [trial(form.with_options(deck=deck), games, 3) for deck in decks]
    backwards = Backwards()
    for executor in (None, workers, backwards):
        assert list(trials(form, decks, games, 3, executor=executor)) == alone
    assert backwards.parts == 4
    assert [each.deck for each in alone] == decks
    assert {each.games for each in alone} == {games}


def tennis() -> CardTennis:
    form = load_game("card-tennis").form("singles").with_options(deal="refill")
    assert isinstance(form, CardTennis)
    return form


def split_run(cuts: set[int], order: Random) -> Iterator[range]:
    """Deals 1 to DEALS, cut before these numbers, in an order of chance."""
    bounds = [1, *sorted(cuts), DEALS + 1]
    found = [range(first, end) for first, end in pairwise(bounds)]
    order.shuffle(found)
    return iter(found)


def split_figures(numbers: Iterator[range]) -> object:
    form = load_game("court").form("three-handed")
    total = Figures(form, 7, ())
    for part in numbers:
        total.add(again(runs.play_part(form, 7, None, part)))
    return total.to_dict()


def split_duel(numbers: Iterator[range]) -> object:
    form, total = load_game("sixty-six").form("two-handed"), Duel()
    for part in numbers:
        total.add(again(Pairing(form, *(player("beginner", form),) * 2, 7).result(part)))
    return played(total.to_dict())


def split_trial(numbers: Iterator[range]) -> object:
    form, total = tennis(), TrialCounts()
    for part in numbers:
        total.add(again(trial_module.play_part(form, 7, True, ("17/19/5/4", part))))
    return total.trial(form, 7).to_dict()


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "split", [split_figures, pytest.param(split_duel, marks=pytest.mark.deep), split_trial]
)
@given(cuts=st.sets(st.integers(2, DEALS)), order=st.randoms(use_true_random=False))
def test_any_split_in_any_order_comes_to_the_same_bytes(
    split: Callable[[Iterator[range]], object], cuts: set[int], order: Random
) -> None:
    whole = json.dumps(split(split_run(set(), order)))
    assert json.dumps(split(split_run(cuts, order))) == whole


def test_the_time_of_a_choice_is_the_median_of_all_parts() -> None:
    form = load_game("sixty-six").form("two-handed")
    deal = Pairing(form, player("beginner", form), player("beginner", form), 3).deal(1)
    times = (0.25, 7.0, 0.5, 2.0, 0.75)
    whole = Duel()
    for took in times:
        whole.add(again(Duel([deal._replace(times=(took,))])))
    assert whole.ms == Duel([deal._replace(times=times)]).ms == 0.75
    assert Duel([deal._replace(times=())]).ms == 0


@given(st.integers(0, 40_000_000), st.integers(1, 1000))
def test_parts_are_all_of_a_run_and_not_too_many(deals: int, least: int) -> None:
    found = parts(range(1, deals + 1), least)
    assert sum(map(len, found)) == deals
    assert len(found) <= runs.PARTS
    assert all(len(part) >= least for part in found[:-1])
    assert all(one.stop == next_.start for one, next_ in pairwise(found))
    assert not found or (found[0].start, found[-1].stop) == (1, deals + 1)


def test_a_long_run_has_larger_parts_which_come_back_small() -> None:
    assert len(parts(range(10_000_000))[0]) == 10_000_000 // runs.PARTS
    form = load_game("court").form("two-handed")
    part = runs.play_part(form, 7, None, range(1, 101))
    assert len(pickle.dumps(part)) * 20 < len(pickle.dumps(form))


def test_progress_is_told_and_a_run_has_a_deal() -> None:
    form, told = load_game("court").form("two-handed"), list[int]()
    gather_figures(form, 2 * PART + 1, 3, progress=told.append)
    assert told == [PART, PART, 1]
    with pytest.raises(InputError, match="one deal"):
        gather_figures(form, 0, 3)
    both = player("beginner", form), player("beginner", form)
    play_duel(form, *both, DUEL_PART + 1, 3, progress=told.append)
    assert told[3:] == [DUEL_PART, 1]
    with pytest.raises(InputError, match="one deal"):
        play_duel(form, *both, 0, 3)

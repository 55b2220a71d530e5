"""A run may be split in any way and played by anybody: the figures are the same."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import TypeVar

import pytest

from cardwright.engine import load_game
from cardwright.engine.figures import Figures
from cardwright.engine.runs import PART, run_figures
from cardwright.engine.simulate import simulate
from cardwright.errors import InputError
from cardwright.system.workers import Workers
from tests.engine.cited import lawful

T = TypeVar("T")
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


@pytest.mark.parametrize(
    ("game", "form"),
    [("court", "two-handed"), *(pytest.param(*each, marks=pytest.mark.deep) for each in FORMS)],
)
def test_the_figures_are_the_same_whoever_plays(game: str, form: str, workers: Executor) -> None:
    played, deals = load_game(game).form(form), PART + 20
    alone = Figures(played, 7, simulate(played, deals, 7)).plain()
    assert run_figures(played, deals, 7).plain() == alone
    assert run_figures(played, deals, 7, executor=workers).plain() == alone
    with ThreadPoolExecutor(3) as threads:
        assert run_figures(played, deals, 7, executor=threads).plain() == alone


def test_progress_is_told_and_a_run_has_a_deal() -> None:
    form, told = load_game("court").form("two-handed"), list[int]()
    run_figures(form, 2 * PART + 1, 3, progress=told.append)
    assert told == [PART, PART, 1]
    with pytest.raises(InputError, match="one deal or more"):
        run_figures(form, 0, 3)

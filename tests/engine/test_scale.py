"""More than one machine: processes of a dask cluster play parts, and the figures are the same.

Needs the extra “scale”. Where it is missing the tests are skipped, or fail where CI is set.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine.duel import play_duel
from cardwright.engine.figures import Figures
from cardwright.engine.games.card_tennis import study
from cardwright.engine.games.card_tennis.form import CardTennis
from cardwright.engine.players import player
from cardwright.engine.runs import PART, gather_figures
from cardwright.engine.simulate import forms_of, simulate
from tests.engine.executors import played

pytestmark = pytest.mark.deep


def absent(missing: str) -> None:
    """Skip what needs it, or fail where CI is set."""
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


@contextmanager
def cluster() -> Iterator[Any]:
    """The client of a cluster of two processes that speak on loopback."""
    try:
        distributed = importlib.import_module("distributed")
    except ModuleNotFoundError:
        absent("dask is not installed (pip install -e '.[scale]')")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0"
        ) as local,
        distributed.Client(local) as found,
    ):
        yield found


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    """A cluster for all tests that leave it whole."""
    with cluster() as found:
        yield found


def by_both(client: Any, play: Callable[[Executor], object]) -> str:  # noqa: ANN401
    """The figures as JSON, when both processes of the cluster have played parts of them."""
    with importlib.import_module("distributed").get_task_stream(client) as stream:
        found = json.dumps(play(client.get_executor()))
    assert len({task["worker"] for task in stream.data}) == 2
    return found


def test_a_run_is_the_same_by_a_cluster(client: Any) -> None:  # noqa: ANN401
    form, deals = load_game("court").form("two-handed"), 5 * PART + 1
    alone = Figures(form, 7, simulate(form, deals, 7))
    assert by_both(
        client, lambda executor: gather_figures(form, deals, 7, executor=executor).to_dict()
    ) == json.dumps(alone.to_dict())


def test_a_study_is_the_same_by_a_cluster(
    client: Any,  # noqa: ANN401
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decks = ["12/24/3/3", "24/14/6/4", "17/19/5/4", "34/10/2/2"]
    monkeypatch.setattr(study, "packs", lambda: iter(decks))
    monkeypatch.setattr(study, "ROUNDS", ((60, 3), (90, 2)))
    forms = {form.name: form for form in forms_of("card-tennis") if isinstance(form, CardTennis)}
    assert len(forms) == 2

    def rows(executor: Executor | None = None) -> object:
        found = study.study(forms, 5, PART + 20, lambda _: None, executor=executor)
        return [[each.to_dict() for each in found], list(study.table(found))]

    assert by_both(client, rows) == json.dumps(rows())


def test_a_duel_is_the_same_by_a_cluster(client: Any) -> None:  # noqa: ANN401
    form = load_game("sixty-six").form("two-handed")
    good, beginner = (player(name, form) for name in ("good", "beginner"))
    alone = play_duel(form, good, beginner, 45, 3).to_dict()

    def figures(executor: Executor) -> object:
        found = play_duel(form, good, beginner, 45, 3, executor=executor)
        assert found.ms > 0
        return played(found.to_dict())

    assert by_both(client, figures) == json.dumps(played(alone))


def test_a_process_that_dies_costs_time_and_nothing_else() -> None:
    form, deals = load_game("court").form("two-handed"), 6 * PART
    done: list[int] = []
    with cluster() as client:
        victim = next(iter(client.run(os.getpid).values()))

        def kill_one(part: int) -> None:
            if not done:
                os.kill(victim, getattr(signal, "SIGKILL", signal.SIGTERM))
            done.append(part)

        beside = gather_figures(form, deals, 7, executor=client.get_executor(), progress=kill_one)
        assert victim not in client.run(os.getpid).values()
    assert beside.to_dict() == Figures(form, 7, simulate(form, deals, 7)).to_dict()
    assert done == [PART] * 6

"""Options of the test run, and what tests do when a program they need is missing."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes says something about the machine, not about the law. Where CI is set
# every run has the same examples; at a desk they are new each time.
_patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("desk", _patient)
settings.register_profile("ci", _patient, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "desk")

#: Run by hand, with other packages (extra “bench”); and the files of a game that test_sixth_game.py
#: puts where they belong.
collect_ignore = ["bench", "sixth"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", default=6, type=int, help="how often a build is killed (50: long)")
    parser.addoption("--update-playthroughs", action="store_true", help="write them anew")
    parser.addoption("--deals", default=2000, type=int, help="deals of every form, by contract")
    parser.addoption("--simulated", default=200, type=int, help="deals of simple players, a form")
    parser.addoption("--lockstep", default=0, type=int, help="deals against the second models")
    parser.addoption("--clause-tables", help="the folder to write which clauses are cited where")
    parser.addoption("--build-seconds", default=7.0, type=float, help="how long a build takes")


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What tests build is kept apart from what the user has built."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def program() -> Callable[[str], str]:
    """The path of a program; without it the test is skipped, or fails where CI is set."""

    def find(name: str) -> str:
        path = shutil.which(name)
        if path is None:
            missing = f"{name} is not installed"
            if os.environ.get("CI") == "true":
                pytest.fail(missing)
            pytest.skip(missing)
        return path

    return find

"""Options of the test run, its tiers, and what tests do when a program they need is missing.

The suite has four tiers. The plain command asks about most behavior, in small samples. `--full`,
or naming a file or folder, adds the tests marked `full`, which are slow or repeat what another test
asks; a change passes them before it is merged. `--deep` takes larger samples and adds the tests
marked `deep`; with `-m deep` beside it, only the tests run that were left out or asked with less.
Long runs are asked for by number, `--deals 20000`; `--long` adds the tests marked `long`, which
repeat those of the deep tier. A test takes part in one of three ways:

    @pytest.mark.quick(1)              # the first case is quick, the others are full
    def test_every_game_has_a_plan(game: str) -> None: …

    @pytest.mark.deep                  # or full (or `pytest.param(…, marks=pytest.mark.deep)`)
    def test_every_file_of_every_edition() -> None: …

    def test_a_seed_gives_a_deal(sample: Sample) -> None:
        for seed in range(sample(20, 2000)): …        # 20 by the plain command, 2,000 deals deep
"""

import ctypes
import gc
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import cardwright.printing.books.maker  # noqa: F401 - which tells glibc what a build wants, see below
from cardwright.system.cache import Cache, usual_folder
from cardwright.system.fingerprints import Fingerprints, asking
from cardwright.website import build_site
from tests.attacks.watching import watched
from tests.common import made
from tests.own_decks.sites import build_decks
from tests.stopping import ToldToStop
from tests.tiers import Sample
from tests.website.making import kept, stand_ins

# How long an example takes says something about the machine, not about the law. Where CI is set
# every run has the same examples; at a desk they are new each time.
_patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("desk", _patient)
settings.register_profile("ci", _patient, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "desk")

#: Run by hand, with other packages (extra “bench”); and the files of a game that test_sixth_game.py
#: puts where they belong.
collect_ignore = ["bench", "sixth"]
#: Scripts, which api/test_scripts.py runs; to look for examples in them would run them as well.
collect_ignore_glob = ["api/[!t]*.py"]

# Thousands of tests are much to look through for garbage, of which there is little.
gc.set_threshold(100_000, 20, 20)

# A build gives memory back soon (`booklet/maker.py`). Tests draw picture after picture of 25 MB,
# and keep what they have been given: M_MMAP_THRESHOLD and M_TRIM_THRESHOLD of glibc's malloc.h.
with suppress(AttributeError, OSError, TypeError):  # another C library has no such thing
    for _option, _value in ((-3, 1 << 25), (-1, 1 << 30)):
        ctypes.CDLL(None).mallopt(_option, _value)


ENGRAVER_TESTS = Path(__file__).with_name("engraver")


def engraver_is_changed() -> bool:
    """Test if the engraver, its pictures or its tests are others than in the last commit.

    Where git cannot tell they are taken to be.
    """
    git = shutil.which("git")
    if git is None:
        return True
    done = subprocess.run(
        [git, "status", "--porcelain", "--", "card_art", "tests/engraver"],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        check=False,
    )
    return bool(done.returncode or done.stdout)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="what a change passes: tests marked full")
    parser.addoption("--deep", action="store_true", help="larger samples, and tests marked deep")
    parser.addoption("--long", action="store_true", help="what --deep runs, and tests marked long")
    parser.addoption("--kills", type=int, help="how often a build is killed (50: long)")
    parser.addoption("--whole", action="store_true", help="builds of everything are killed")
    parser.addoption("--update-playthroughs", action="store_true", help="write them anew")
    parser.addoption("--update-heard", action="store_true", help="write heard deals down again")
    parser.addoption("--update-measured", action="store_true", help="measure what was redrawn")
    parser.addoption("--deals", type=int, help="deals of every form, by contract (20000: long)")
    parser.addoption("--simulated", type=int, help="deals of simple players, a form (100000: long)")
    parser.addoption("--fuzz", type=int, help="mutants for each reader (1000000: long)")
    parser.addoption("--fuzz-seed", default=1, type=int, help="another seed, other mutants")
    parser.addoption("--lockstep", default=0, type=int, help="deals beside second models, by table")
    parser.addoption("--clause-tables", help="the folder to write which clauses are cited where")


def pytest_configure(config: pytest.Config) -> None:
    """A long run is deep, and a deep one full. What tests start hears signals in any shell."""
    if config.getoption("--long") or config.getoption("--kills"):
        config.option.deep = True
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    config.option.full |= config.option.deep or named
    if config.getoption("--update-playthroughs") and config.getoption("numprocesses", None):
        raise pytest.UsageError("--update-playthroughs writes files: run it without -n")
    settings.register_profile("tier", max_examples=100 if config.option.deep else 30)
    settings.load_profile("tier")
    for name, heard in (("SIGINT", signal.default_int_handler), ("SIGHUP", signal.SIG_DFL)):
        number = getattr(signal, name, None)  # Windows knows no SIGHUP
        if number and signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, heard)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is left out whole is not even read, unless it is asked for by its path."""
    if collection_path != ENGRAVER_TESTS or config.getoption("--deep"):
        return None
    return None if engraver_is_changed() else True


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the tests of deeper tiers those stay that are asked for; a larger sample is deep."""
    if config.getoption("--deep"):
        for item in items:
            examples = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
            if examples or "sample" in getattr(item, "fixturenames", ()):
                item.add_marker("deep")
    if config.getoption("--deep") or not engraver_is_changed():
        for item in items:
            if item.path.is_relative_to(ENGRAVER_TESTS):
                item.add_marker("deep")
    tiers = [tier for tier in ("full", "deep", "long") if not config.getoption(f"--{tier}")]
    _mark_later_cases(items)
    left_out = [item for item in items if any(map(item.get_closest_marker, tiers))]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not any(map(item.get_closest_marker, tiers))]


def _mark_later_cases(items: list[pytest.Item]) -> None:
    """Mark as full the cases of a test that come after the number in its mark `quick`."""
    counted = Counter[str]()
    for item in items:
        quick = item.get_closest_marker("quick")
        if quick and not any(map(item.get_closest_marker, ("deep", "long"))):
            test = item.nodeid.partition("[")[0]
            if counted[test] >= quick.args[0]:
                item.add_marker("full")
            counted[test] += 1


def pytest_collection_finish() -> None:
    """What was collected is there to the end: nobody needs to look through it for garbage."""
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:  # noqa: ANN401 - xdist's
    """Each worker takes a stretch of the suite, and when done half of what another has left.

    Tests that share a fixture stand together, so that it is made once and not in every worker.
    """
    if config.getoption("dist") != "load":
        return None
    scheduler = import_module("xdist.scheduler")
    return scheduler.WorkStealingScheduling(config, log)


@pytest.fixture(scope="session")
def sample(request: pytest.FixtureRequest) -> Sample:
    """Chooses between sizes of a sample; a test that asks for it belongs to all tiers."""
    is_deep, is_long = map(request.config.getoption, ("--deep", "--long"))

    def chosen(quick: int, deep: int, long: int = 0) -> int:
        return (long if is_long and long else deep) if is_deep else quick

    return chosen


@pytest.fixture(scope="session")
def kills(request: pytest.FixtureRequest, sample: Sample) -> int:
    """How often a build is killed."""
    return int(request.config.getoption("--kills") or sample(1, 8))


@pytest.fixture(scope="session")
def common(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run have in common."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "common"
    folder.mkdir(exist_ok=True)
    return folder


class Plates(Fingerprints):
    """Drawings are packed and their ink is measured once a run, as in a build.

    What is made of them is made each time.
    """

    def once(self, settings: str, make: Callable[[], bytes]) -> bytes:
        return super().once(settings, make) if settings.startswith("ink of ") else make()


@pytest.fixture(scope="session", autouse=True)
def _kept(common: Path) -> Iterator[None]:
    """What is kept of builds is kept apart from what the user has, for all workers together.

    Likewise what Python compiles for the many processes that tests start, where the shell says that
    nothing is to be written beside the sources.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(common / "cache"))
        if sys.dont_write_bytecode:
            patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
            patch.setenv("PYTHONPYCACHEPREFIX", str(common / "compiled"))
        with asking(Plates(Cache(usual_folder()))):
            yield


@pytest.fixture(scope="session")
def printed(common: Path) -> Path:
    """The stand-ins for what a build prints."""
    return made(common / "printed", stand_ins)


@pytest.fixture(scope="session")
def site(common: Path, printed: Path) -> Path:
    """The folder of a built site, one for all tests that look at it."""
    with kept():
        return made(common / "site", lambda folder: build_site(folder, printed))


@pytest.fixture(scope="session")
def deck_sites(common: Path) -> Path:
    """The folder with the sites of some decks of lists, made as `site` is."""
    with kept():
        return made(common / "deck-sites", build_decks)


@pytest.fixture(scope="session")
def everything(common: Path) -> Path:
    """A build of everything, one for all tests, made under watch."""

    def build(_: Path) -> None:  # what was seen has this place in its names
        (common / "watched").mkdir()
        watched(common / "watched", "build")

    made(common / "everything", build)
    return common / "watched/here/build"


@pytest.fixture
def told_to_stop() -> Iterator[Callable[[], None]]:
    """Sends a signal to this thread, in which it raises ToldToStop unless it is held back."""

    def heard(*_: object) -> None:
        raise ToldToStop

    before = signal.signal(signal.SIGTERM, heard)
    yield lambda: signal.raise_signal(signal.SIGTERM)
    signal.signal(signal.SIGTERM, before)


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

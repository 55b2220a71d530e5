"""A benchmark that lacks what it measures with says so; without its peers it prints our own.

What a change costs is measured by a change that was made, and by nothing else.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright.building.own_decks import check
from cardwright.engine import load_game
from tests.bench import strength
from tests.bench.clock import Times
from tests.bench.memory import peak
from tests.bench.own_list import write_list
from tests.bench.rebuild import House, row
from tests.engine.executors import Backwards

HOUSE = Path(__file__).parents[1]


def bench(name: str, *lacking: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a benchmark where these packages are not installed."""
    absent = f"import runpy, sys; sys.modules |= dict.fromkeys({lacking!r}); sys.argv[1:] = []"
    return subprocess.run(
        [
            sys.executable,
            "-c",
            f"{absent}; runpy.run_module('tests.bench.{name}', None, '__main__')",
        ],
        cwd=HOUSE,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("name", "lacking"),
    [
        ("view", ("pypdfium2", "protograf")),
        ("view", ("protograf",)),
        ("protograf_deck", ("protograf",)),
        ("protograf_list", ("protograf",)),
    ],
)
def test_what_is_not_installed_is_named(name: str, lacking: tuple[str, ...]) -> None:
    ran = bench(name, *lacking, OUT="deck.pdf")
    assert ran.returncode == 3
    assert "Traceback" not in ran.stderr
    assert ran.stderr.startswith(f"{' and '.join(lacking)}: not installed")
    assert "\nHint: pip install -e '.[bench" in ran.stderr
    assert ran.stdout == ""


def test_peers_that_are_absent_are_left_out() -> None:
    ran = subprocess.run(
        [
            sys.executable,
            "-c",
            (
                "import sys; sys.modules['pyspiel'] = None; import importlib.metadata as m\n"
                "def absent(name): raise m.PackageNotFoundError(name)\n"
                "m.version = absent\n"
                "from tests.bench.peers import peers; print(peers())"
            ),
        ],
        cwd=HOUSE,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "Left out: OpenSpiel, not installed" in ran.stdout
    assert ran.stdout.endswith("{}\n")


@pytest.mark.deep
@pytest.mark.parametrize("game", ["card-tennis", "sixty-six"])
def test_a_changed_sentence_is_built_from(game: str, tmp_path: Path) -> None:
    """Wherever the benchmark is called from, and though verdicts are locked."""
    house, order = House(tmp_path), (game, "--only", "tracker", "--paper", "a4")
    assert house.build(Times(), *order)
    assert not house.build(Times(), *order)
    house.say_otherwise(game)
    assert house.build(Times(), *order)


@pytest.mark.parametrize(("name", "files"), [("unchanged", [0, 1]), ("a sentence", [3, 0])])
def test_what_was_not_measured_has_no_figure(
    name: str, files: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="nothing was measured"):
        row(name, Times([0.3], [0.3]), files)
    assert capsys.readouterr().out == ""


def test_a_list_is_one_that_can_be_built_and_always_the_same(tmp_path: Path) -> None:
    one, other = (write_list(tmp_path / name, 2, 13, 1) for name in ("one", "other"))
    found = check(one)
    assert [finding for finding in found.findings if not finding.doubtful] == []
    assert [len(deck.members) for deck in found.deck.decks] == [13, 13]
    assert len(found.pictures) == 1
    for name in ("cards.csv", "pictures/photograph-0.jpg"):
        assert (one / name).read_bytes() == (other / name).read_bytes()


@pytest.mark.deep
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the memory of a process")
def test_the_memory_of_all_processes_is_counted() -> None:
    large = "import time; kept = bytearray(64_000_000); time.sleep(0.5)"
    both = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {large!r}]); {large}"
    alone, after = (peak([sys.executable, "-c", code]) for code in (large, both))
    assert alone is not None
    assert after is not None
    assert 61 < alone < 100
    assert alone < after < 2 * alone, "one after the other"
    beside = f"import subprocess, sys; kept = bytearray(64_000_000); {both}"
    together = peak([sys.executable, "-c", beside])
    assert together is not None
    assert together > 122


@pytest.mark.full
def test_the_table_of_strengths_is_the_same_whoever_plays() -> None:
    """But for what a choice takes, the second cell of a duel."""
    form, backwards = load_game("card-tennis").form("doubles"), Backwards()
    alone, beside = (
        strength.row(form, 25, 1, executor).split(" | ") for executor in (None, backwards)
    )
    assert alone[0] == "| Doubles"
    assert len(alone) == 1 + 2 * len(strength.DUELS)
    assert [beside[0], *beside[1::2]] == [alone[0], *alone[1::2]]
    assert backwards.parts == 3 * len(strength.DUELS)

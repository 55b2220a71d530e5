"""The same deals, to the last word, under every supported CPython and with every hash seed.

Pythons are looked for on the PATH and among pyenv's; one that is missing is skipped, also where
CI is set. Each runs without site-packages, so that the engine is seen to need none, and with
warnings as errors.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cardwright.engine import load_game
from tests.tiers import Sample, every

ROOT = Path(__file__).resolve().parents[2]
DRIVER = Path(__file__).with_name("deals_driver.py")
PYENV = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
RUNNING = f"{sys.version_info.major}.{sys.version_info.minor}"
DEALS = (4, 80)  # of each form, by tier


def candidates(version: str) -> Iterator[str]:
    """The programs that may be this Python; a pyenv shim on the PATH may be an empty promise."""
    if on_path := shutil.which(f"python{version}"):
        yield on_path
    yield from map(str, sorted(PYENV.glob(f"{version}.*/bin/python{version}")))


def is_python(program: str, version: str) -> bool:
    """Whether the program runs and is this CPython."""
    ask = "import sys; print(sys.implementation.name, '%d.%d' % sys.version_info[:2])"
    try:
        done = subprocess.run(
            [program, "-c", ask], capture_output=True, text=True, timeout=60, check=False
        )
    except OSError:
        return False
    return done.stdout.strip() == f"cpython {version}"


def played(program: str, hash_seed: int, deals: int) -> str:
    """What the driver prints under this Python and hash seed."""
    done = subprocess.run(
        [program, "-S", "-B", "-W", "error", str(DRIVER), str(deals)],
        env=os.environ | {"PYTHONPATH": str(ROOT / "generator"), "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, f"{program}\n{done.stderr}"
    return done.stdout


@cache
def played_here(deals: int) -> str:
    """What the driver prints under the Python that runs the tests."""
    return played(sys.executable, hash_seed=0, deals=deals)


def test_the_driver_plays_every_form_of_court_and_sixty_six() -> None:
    forms = {line.rpartition(" ")[0] for line in played_here(DEALS[0]).splitlines()}
    games = ("court", "sixty-six")
    assert forms >= {f"{game} {form}" for game in games for form in load_game(game).forms}


@pytest.mark.full
@pytest.mark.parametrize("version", every(3, (one for one in SUPPORTED if one != RUNNING)))
def test_another_python_plays_the_same_deals(version: str, sample: Sample) -> None:
    program = next((p for p in candidates(version) if is_python(p, version)), None)
    if program is None:
        pytest.skip(f"no CPython {version} on the PATH or in {PYENV}")
    deals = sample(*DEALS)
    assert played(program, SUPPORTED.index(version) + 1, deals) == played_here(deals)


def test_the_hash_seed_changes_nothing(sample: Sample) -> None:
    deals = sample(DEALS[0], 10)
    here = played_here(deals)
    for hash_seed in range(1, 1 + sample(1, 6)):
        assert played(sys.executable, hash_seed, deals) == here, f"PYTHONHASHSEED={hash_seed}"

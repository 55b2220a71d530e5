"""Builds that are killed at any moment: the output is the old one or the new one, never mixed.

With `--kills 350` it is about a thousand kills: so many of each of three kinds of builds. They are
small ones, of a tracker; with `--whole` they are of everything.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.staging import MANIFEST, listing
from tests.killed import Killer

pytestmark = pytest.mark.skipif(os.name != "posix", reason="SIGKILL is POSIX")

#: A part of the time of a whole run that is added, so that some are killed when all is done.
_LATE = 1.2
#: After so many kills one is spared, to see that what they have left does no harm.
_SPARED = 10

NOTHING = ""
EVERYTHING = ()
SMALL = ("nations", "--only", "tracker")


@pytest.fixture(scope="module")
def killer() -> Iterator[Killer]:
    with Killer(50) as killer:
        yield killer


class Place:
    """An output beside its cache, and the states it may be in."""

    def __init__(self, folder: Path, killer: Killer) -> None:
        self.folder = folder
        self.out = folder / "build"
        self._cache = folder / "cache"
        self._killer = killer
        self._environment = {"XDG_CACHE_HOME": str(self._cache)}

    def build(self, *arguments: str) -> float:
        """Build, undisturbed; the seconds that it took."""
        return self._killer.run(self._command(arguments), self._environment)

    def kill(self, seconds: float, *arguments: str) -> bool:
        """Build, and be killed within so many seconds; whether it was."""
        return self._killer.kill(self._command(arguments), self._environment, seconds)

    def _command(self, arguments: tuple[str, ...]) -> list[str]:
        return ["build", *arguments, "-o", str(self.out)]

    def clear(self) -> None:
        """As if nothing had ever been built."""
        shutil.rmtree(self.out, ignore_errors=True)
        shutil.rmtree(self._cache, ignore_errors=True)

    def state(self) -> str:
        """The manifest of the output, which it agrees with; NOTHING where there is no output."""
        if not self.out.exists():
            return NOTHING
        text = (self.out / MANIFEST).read_text(encoding="utf-8")
        listed = json.loads(text)["files"]
        here = listing(self.out)
        assert {name: entry["sha256"] for name, entry in listed.items()} == {
            name: entry["sha256"] for name, entry in here.items()
        }, "a file is not what the manifest says"
        return text

    def is_swept(self) -> bool:
        """Whether nothing stands beside the output but the cache."""
        return {path.name for path in self.folder.iterdir()} <= {"build", "cache"}


@pytest.fixture
def place(tmp_path: Path, killer: Killer) -> Place:
    return Place(tmp_path, killer)


@pytest.fixture
def whole(pytestconfig: pytest.Config) -> bool:
    """Whether everything is built, and not a tracker alone."""
    return bool(pytestconfig.getoption("--whole"))


def test_cold_builds(place: Place, kills: int, whole: bool) -> None:
    order = EVERYTHING if whole else SMALL
    seconds = place.build(*order)
    new = place.state()
    killed = 0
    for number in range(kills):
        place.clear()
        killed += place.kill(_LATE * seconds, *order)
        assert place.state() in {NOTHING, new}
        if number % _SPARED == 0:
            place.build(*order)
            assert place.state() == new
            assert place.is_swept()
    assert killed or kills < 10


@pytest.mark.parametrize(
    "part",
    [pytest.param(False, id="warm"), pytest.param(True, id="partial", marks=pytest.mark.deep)],
)
def test_warm_builds_and_parts_of_builds(
    place: Place, kills: int, *, whole: bool, part: bool
) -> None:
    """Two papers in turn, on which the form to fill in is not alike; all else stays as it is."""
    if part:
        place.build(*(EVERYTHING if whole else ("court", "--only", "tracker", "--only", "booklet")))
    order = (EVERYTHING if not part else ("court", "sixty-six")) if whole else SMALL
    orders = [(*order, "--paper", paper) for paper in ("a4", "letter")]
    for order in orders:
        place.build(*order)
    states, seconds = [], 0.0
    for order in orders * 2:
        seconds = place.build(*order)
        states.append(place.state())
    assert len(set(states)) == 2
    assert states[:2] == states[2:]
    killed = 0
    for number in range(kills):
        before, order = place.state(), orders[number % 2]
        killed += place.kill(_LATE * seconds, *order)
        assert place.state() in {before, states[number % 2]}
        if number % _SPARED == 0:
            place.build(*order)
            assert place.state() == states[number % 2]
            assert place.is_swept()
    assert killed or kills < 10

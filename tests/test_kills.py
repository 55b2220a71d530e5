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

from cardwright.building.staging import MANIFEST, listing
from cardwright.building.staging.scaffold import sweep
from tests.killed import Killer

pytestmark = [
    pytest.mark.deep,
    pytest.mark.skipif(os.name != "posix", reason="SIGKILL is POSIX"),
]

#: How the time within which a build is killed grows with each that was, and shrinks with each that
#: had ended, until one kill of six comes too late, whatever else the machine does.
_LONGER, _SHORTER = 1.02, 0.9
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
        self.within = 0.0
        self.killed = 0

    def build(self, *arguments: str) -> float:
        """Build, undisturbed; the seconds that it took."""
        return self._killer.run(self._command(arguments), self._environment)

    def kill(self, *arguments: str) -> None:
        """Build, and be killed `within` so many seconds, or too late."""
        killed = self._killer.kill(self._command(arguments), self._environment, self.within)
        self.killed += killed
        self.within *= _LONGER if killed else _SHORTER

    def assert_killed(self, kills: int) -> None:
        """Fail where nearly all came too late; say how many did not."""
        print(f"{self.killed} of {kills} builds were killed")  # noqa: T201 - seen with -rP
        assert 4 * self.killed > kills or kills < 10

    def _command(self, arguments: tuple[str, ...]) -> list[str]:
        return ["build", *arguments, "-o", str(self.out)]

    def clear(self) -> None:
        """As if nothing had ever been built."""
        shutil.rmtree(self.out, ignore_errors=True)
        shutil.rmtree(self._cache, ignore_errors=True)

    def state(self) -> str:
        """The manifest of the output, which it agrees with; NOTHING where there is no output.

        One that stood aside when the build was killed is put back, as the next build would.
        """
        sweep(self.out)
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
    place.within = place.build(*order)
    new = place.state()
    for number in range(kills):
        place.clear()
        place.kill(*order)
        assert place.state() in {NOTHING, new}
        if number % _SPARED == 0:
            place.build(*order)
            assert place.state() == new
            assert place.is_swept()
    place.assert_killed(kills)


@pytest.mark.parametrize("part", [False, True], ids=["warm", "partial"])
def test_warm_builds_and_parts_of_builds(
    place: Place, kills: int, *, whole: bool, part: bool
) -> None:
    """Two papers in turn, on which the form to fill in is not alike; all else stays as it is."""
    if part:
        place.build(*(EVERYTHING if whole else ("court", "--only", "tracker", "--only", "book")))
    order = (EVERYTHING if not part else ("court", "sixty-six")) if whole else SMALL
    orders = [(*order, "--paper", paper) for paper in ("a4", "letter")]
    for order in orders:
        place.build(*order)
    states = []
    for order in orders * 2:
        place.within = place.build(*order)
        states.append(place.state())
    assert len(set(states)) == 2
    assert states[:2] == states[2:]
    for number in range(kills):
        before, order = place.state(), orders[number % 2]
        place.kill(*order)
        assert place.state() in {before, states[number % 2]}
        if number % _SPARED == 0:
            place.build(*order)
            assert place.state() == states[number % 2]
            assert place.is_swept()
    place.assert_killed(kills)

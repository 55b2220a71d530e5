"""Several processes make what one makes, and none is left however the work ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from cardwright.building.artifact_cache import ArtifactCache
from cardwright.building.artifacts import Artifact, Files, printed_artifacts
from cardwright.building.pool import make_all
from cardwright.building.run import build, cores
from cardwright.building.spec import BuildSpec
from cardwright.building.staging import MANIFEST, listing
from cardwright.errors import LedgerError
from cardwright.paths import data
from cardwright.system.cache import Cache
from cardwright.system.fingerprints import Fingerprints, asking
from cardwright.system.workers import Workers
from cardwright.website import thumbnails
from tests.artifacts import made_by
from tests.tiers import Sample, every

HERE = os.getpid()


def work(name: str, main: int) -> Files:
    """What a test printing makes: whether it was made by the main process. Some go wrong."""
    if name == "dies" and os.getpid() != main:
        os._exit(9)
    if name == "fails":
        raise LedgerError("court.toml: this is wrong")
    return {name: b"here" if os.getpid() == main else b"elsewhere"}


def some(*names: str) -> list[Artifact]:
    return [
        made_by(partial(work, name, HERE), name, f"game {number % 3}")
        for number, name in enumerate(names)
    ]


def made(*names: str, workers: int = 2) -> dict[str, bytes]:
    with Workers(workers) as executor:
        found = make_all(some(*names), executor, ArtifactCache(Cache(None)))
        return dict(item for _, one in found for item in one.files.items())


def slowly(name: str, main: int) -> Files:
    time.sleep(0.05 if os.getpid() == main else 0.01)
    return work(name, main)


@pytest.mark.full
def test_everything_is_made_once_by_all_processes(sample: Sample) -> None:
    names = [str(number) for number in range(sample(60, 200))]
    steps = [made_by(partial(slowly, name, HERE), name, name[-1]) for name in names]
    with Workers(2) as executor:
        made = make_all(steps, executor, ArtifactCache(Cache(None)))
        found = [item for _, one in made for item in one.files.items()]
    assert sorted(name for name, _ in found) == sorted(names)
    assert {where for _, where in found} == {b"here", b"elsewhere"}


def long_here(name: str, main: int, elsewhere: Path) -> Files:
    """Take here until all others are made."""
    if os.getpid() != main:
        (elsewhere / name).touch()
    else:
        ends = time.monotonic() + 60
        while len(list(elsewhere.iterdir())) < 7 and time.monotonic() < ends:
            time.sleep(0.05)
    return work(name, main)


@pytest.mark.full
def test_no_process_waits_for_what_another_is_at(tmp_path: Path) -> None:
    steps = [made_by(partial(long_here, name, HERE, tmp_path), name, "game") for name in "abcdefgh"]
    with Workers(1) as executor:
        made = make_all(steps, executor, ArtifactCache(Cache(None)))
        found = dict(item for _, one in made for item in one.files.items())
    assert found == {"h": b"here"} | dict.fromkeys("abcdefg", b"elsewhere")


@pytest.mark.full
def test_what_a_process_could_not_make_because_it_died_is_made_here() -> None:
    assert made("a", "dies", "c", workers=1)["dies"] == b"here"
    assert made("dies", "dies", "dies", workers=3) == {"dies": b"here"}


@pytest.mark.full
def test_an_error_is_raised_as_if_there_were_one_process(sample: Sample) -> None:
    for workers in (1, 2)[: sample(1, 2)]:
        with pytest.raises(LedgerError, match=r"court\.toml: this is wrong"):
            made("a", "b", "fails", "d", workers=workers)


@pytest.mark.full
def test_processes_and_threads_make_the_same_bytes(tmp_path: Path, sample: Sample) -> None:
    kinds = ["box", "deck", "tracker"][:: sample(2, 1)]
    spec = BuildSpec.usual(["card-tennis", "sixty-six"][: sample(1, 2)], only=kinds, paper="a4")
    build(spec, tmp_path / "one")
    build(spec, tmp_path / "three", processes=3)
    with ThreadPoolExecutor(4) as executor:
        build(spec, tmp_path / "threads", executor=executor)
    manifests = {(folder / MANIFEST).read_bytes() for folder in tmp_path.iterdir()}
    assert len(manifests) == 1
    for folder in tmp_path.iterdir():
        assert json.loads((folder / MANIFEST).read_bytes())["files"].keys() == {*listing(folder)}


@pytest.mark.skipif(os.name != "posix", reason="signals are held back as POSIX has it")
def test_a_signal_waits_until_a_process_is_wholly_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is begun halfway finds nothing to do, and ends with a traceback."""
    order: list[str] = []
    start = SpawnProcess.start

    def begun(process: SpawnProcess) -> None:
        signal.raise_signal(signal.SIGTERM)  # to this thread: another one might let it in
        start(process)
        order.append("begun")

    monkeypatch.setattr(SpawnProcess, "start", begun)
    before = signal.signal(signal.SIGTERM, lambda *_: order.append("told to stop"))
    try:
        with Workers(1) as executor:
            executor.submit(os.getpid)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert order == ["begun", "told to stop"]


@pytest.mark.parametrize("shown", [True, False])
def test_a_thumbnail_is_in_the_cache_before_the_site_asks_for_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, shown: bool
) -> None:
    """If a site shows the PDF; a build without a site draws none."""
    spec = BuildSpec.usual(["sixty-six"], only=["tracker"], paper="a4")
    pad = next(each for each in printed_artifacts(spec) if "pad" in each.place)
    cache = Cache(tmp_path / "cache")
    with ThreadPoolExecutor(1) as executor:
        made = make_all([pad], executor, ArtifactCache(cache), {pad} if shown else ())
        ((_, found),) = made
    monkeypatch.setattr(thumbnails, "_drawn", lambda *_: b"drawn now")
    with asking(Fingerprints(cache)):
        picture = thumbnails.thumbnail(found.files[pad.place])
    assert picture.startswith(b"\xff\xd8" if shown else b"drawn now")


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1


def children(parent: int) -> set[int]:
    """The processes that this one has started."""
    tasks = Path(f"/proc/{parent}/task").glob("*/children")
    return {int(child) for task in tasks for child in task.read_text().split()}


def gone(processes: set[int]) -> bool:
    """Whether all of them have ended within ten seconds."""
    for _ in range(200):
        if not any(Path(f"/proc/{process}").exists() for process in processes):
            return True
        time.sleep(0.05)
    return False


def interrupted(running: subprocess.Popen[str]) -> None:
    os.killpg(running.pid, signal.SIGINT)  # as the terminal does: all processes of the group


#: Commands that start processes, and how many.
STARTS = {
    "build": (("build", "-j", "3", "--no-cache"), 2),
    "simulate": (("simulate", "sixty-six", "--form", "two-handed", "--deals", "900000"), 1),
}


@pytest.mark.full
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")
@pytest.mark.parametrize("name", every(2, STARTS, start=1))
@pytest.mark.parametrize(
    "end",
    every(3, [interrupted, subprocess.Popen.terminate, subprocess.Popen.kill]),
    ids=["interrupted", "terminated", "killed"],
)
def test_no_process_is_left_when_a_command_is_ended(
    tmp_path: Path, end: Callable[[subprocess.Popen[str]], None], name: str
) -> None:
    if cores() == 1:
        pytest.skip("one core: a simulation starts no process")
    out, (command, started) = tmp_path / "out", STARTS[name]
    running = subprocess.Popen(
        [sys.executable, "-m", "cardwright", *command, "-o", str(out)],
        env={**os.environ, "PYTHONPATH": str(Path.cwd() / "generator")},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    hands: set[int] = set()
    while len(hands) <= started and running.poll() is None:
        hands = children(running.pid)
        time.sleep(0.02)
    if end is not interrupted:  # which the hands must not hear even while they are starting
        time.sleep(0.5)
    end(running)
    _, told = running.communicate(timeout=60)
    assert running.returncode != 0
    assert gone(hands), "every hand ends with the build"
    assert "Traceback" not in told
    assert not out.exists()


def test_the_game_with_most_drawings_is_made_first() -> None:
    """What takes the most memory would otherwise come on top of what is kept of all the others."""
    games = list(dict.fromkeys(each.source.game for each in printed_artifacts(BuildSpec.usual())))
    drawn = [len(list(data("card_art", game).glob("*.svg"))) for game in games]
    assert drawn == sorted(drawn, reverse=True)
    assert drawn[0] > drawn[-1]

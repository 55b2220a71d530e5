"""`--watch` builds again after every change, goes on after an error, and ends when told to."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cardwright.building import watch
from tests.stopping import ToldToStop

ORDER = ("build", "card-tennis", "--only", "tracker", "--paper", "a4", "-o", "out")


def soon(what: Callable[[], bool]) -> None:
    """Fail unless it is so within a minute."""
    for _ in range(600):
        if what():
            return
        time.sleep(0.1)
    pytest.fail("it has not come about")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the program that may be changed; of its drawings only those that are needed."""
    without = shutil.ignore_patterns("engraver")
    for folder in ("generator", "seeds", "templates", "site", "card_art/fonts"):
        shutil.copytree(folder, tmp_path / folder, ignore=without)
    for folder in ("ornaments", "card-tennis"):
        shutil.copytree(f"card_art/{folder}", tmp_path / "card_art" / folder)
    return tmp_path


@pytest.fixture
def running(house: Path) -> Iterator[subprocess.Popen[str]]:
    with (
        (house / "said").open("w") as said,
        subprocess.Popen(
            [sys.executable, "-m", "cardwright", *ORDER, "--watch"],
            cwd=house,
            env={**os.environ, "PYTHONPATH": str(house / "generator")},
            stdout=said,
            stderr=said,
            text=True,
            start_new_session=True,
        ) as process,
    ):
        yield process
        process.kill()


@pytest.mark.full
@pytest.mark.skipif(os.name != "posix", reason="an interrupt is sent as POSIX has it")
def test_it_builds_after_every_change_and_goes_on_after_an_error(
    house: Path, running: subprocess.Popen[str]
) -> None:
    said, pdf, ledger = house / "said", house / "out/card-tennis/tracker-a4.pdf", "card_tennis.toml"
    rounds = watch_rounds(said)
    soon(lambda: rounds() == 1)
    first = pdf.read_bytes()
    path = house / "seeds" / ledger
    right = path.read_text("utf-8")
    path.write_text(right.replace('kind = "tennis"', 'kind = "tenis"'), "utf-8")
    soon(lambda: rounds() == 2)
    assert "did you mean “tennis”?" in said.read_text("utf-8")
    assert pdf.read_bytes() == first, "what stood there stands there still"
    path.write_text(right.replace("Card Tennis", "Lawn Tennis"), "utf-8")
    soon(lambda: rounds() == 3)
    assert pdf.read_bytes() != first
    code = house / "generator/cardwright/printing/trackers/furniture.py"
    code.write_text(code.read_text("utf-8") + "\n1 / 0\n", "utf-8")
    soon(lambda: rounds() == 4)
    assert "division by zero" in said.read_text("utf-8"), "a change of the program counts"
    os.killpg(running.pid, signal.SIGINT)
    assert running.wait(timeout=30) == 0
    assert "Aborted" not in said.read_text("utf-8").rpartition("watching")[2]


def watch_rounds(said: Path) -> Callable[[], int]:
    return lambda: said.read_text("utf-8").count("watching for changes")


def test_a_glance_sees_what_is_written_moved_or_deleted(house: Path) -> None:
    seen = [watch_glance(house)]
    page = house / "site/docs/about.md"
    page.write_text(page.read_text("utf-8") + "\n", "utf-8")
    seen.append(watch_glance(house))
    page.rename(page.with_name("aboard.md"))
    seen.append(watch_glance(house))
    page.with_name("aboard.md").unlink()
    seen.append(watch_glance(house))
    if sys.platform == "linux":  # elsewhere every file name is Unicode
        (house / "site/docs" / os.fsdecode(b"\xff.txt")).touch()
        seen.append(watch_glance(house))
    assert len(set(seen)) == len(seen)
    compiled = house / "site/__pycache__"
    compiled.mkdir(exist_ok=True)
    (compiled / "hooks.pyc").write_bytes(b"what Python writes")
    assert watch_glance(house) == seen[-1]


def watch_glance(house: Path) -> str:
    code = "from cardwright.building.watch import glance; print(*glance())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house / "generator")},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_changes_that_come_together_are_built_together(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = iter([1, 1, 2, 3, 3, 3, 4, 4, 4])
    builds: list[str] = []

    def build(_: object) -> int:
        builds.append("built")
        return 1

    monkeypatch.setattr(watch, "glance", lambda _: (next(looks),))
    monkeypatch.setattr(watch, "run", build)
    with pytest.raises(StopIteration):
        watch.watch([], lambda _: None, lambda _: None)
    assert len(builds) == 3


def test_a_ledger_of_ones_own_is_watched_too(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[game]\n", "utf-8")
    before = watch.glance(path)
    assert watch.glance(path) == before
    path.write_text("[game]\n\n", "utf-8")
    assert watch.glance(path) != before


def test_a_ledger_that_is_moved_away_for_a_moment_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.toml"
    said: list[str] = []
    pauses: list[int] = []
    monkeypatch.setattr(watch, "run", lambda _: pytest.fail("it was not there yet"))

    def pause(_: float) -> None:
        pauses.append(1)
        if len(pauses) == 3:
            path.write_text("[game]\n", "utf-8")
            monkeypatch.setattr(watch, "run", lambda _: 2)

    assert watch.watch([], said.append, pause, own=path) == 2
    assert said == ["mine.toml: does not exist; waiting for it"]
    assert len(pauses) == 3


@pytest.mark.full
def test_what_no_change_can_mend_ends_it() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cardwright", "build", "cuort", "--watch"],
        env={**os.environ, "PYTHONPATH": "generator"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert "did you mean “court”?" in done.stderr


@contextmanager
def being_built(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A watcher whose build of `out` has come to its last step, which takes ten minutes."""
    slow = "import cardwright.building.staging, time; "
    slow += "cardwright.building.staging.Staging.publish = lambda *_, **__: time.sleep(600)"
    (folder / "sitecustomize.py").write_text(slow, "utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "cardwright", *ORDER, "--watch"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{Path.cwd() / 'generator'}{os.pathsep}{folder}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        soon(lambda: any(folder.glob(".out.cardwright-*")))
        yield process


@pytest.mark.deep
@pytest.mark.skipif(os.name != "posix", reason="signals are sent as POSIX has them")
def test_what_is_being_built_ends_in_order_with_the_watcher(tmp_path: Path) -> None:
    """Nothing is left of a build in whose middle the watcher, and it alone, is ended, twice."""
    with being_built(tmp_path) as process:
        process.terminate()
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode in {0, 128 + signal.SIGTERM}, "the one that is heard first counts"
    assert list(tmp_path.glob(".out.*")) == []
    assert not set(told.splitlines()) - {"cardwright: terminated"}


@pytest.mark.deep
@pytest.mark.skipif(os.name != "posix", reason="signals are sent as POSIX has them")
def test_what_is_being_built_ends_in_order_when_the_watcher_is_killed(tmp_path: Path) -> None:
    with being_built(tmp_path) as process:
        process.kill()
        soon(lambda: not any(tmp_path.glob(".out.*")))
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("stuck", [False, True])
def test_a_build_that_is_watched_is_terminated_and_waited_for(
    monkeypatch: pytest.MonkeyPatch, told_to_stop: Callable[[], None], *, stuck: bool
) -> None:
    done: list[str] = []

    class Begun:
        def wait(self, timeout: float | None = None) -> int:
            done.append("waited for")
            if len(done) == 1:
                told_to_stop()
            if timeout and stuck:
                raise subprocess.TimeoutExpired("cardwright", timeout)
            return 0

        def terminate(self) -> None:
            done.append("terminated")

        def kill(self) -> None:
            done.append("killed")

    def begin(command: list[str], *, stdin: int) -> Begun:
        assert stdin == subprocess.PIPE, "its end tells that the watcher is no more"
        assert command[:2] == [sys.executable, "-P"], "nothing of the current folder is run"
        return Begun()

    monkeypatch.setattr(subprocess, "Popen", begin)
    with pytest.raises(ToldToStop):
        watch.run(["build"])
    ended = ["terminated", "waited for", "killed"] if stuck else ["terminated"]
    assert done == ["waited for", *ended, "waited for"]

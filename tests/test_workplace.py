"""A folder that lasts as long as its process, and what killed processes have left of theirs."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright.building import workplace as module
from cardwright.building.staging.lock import Lock
from cardwright.building.workplace import workplace

MARK = module.MARK


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary files are."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def test_it_goes_with_all_that_is_in_it(place: Path) -> None:
    with workplace() as folder:
        (folder / "site-0/court").mkdir(parents=True)
        (folder / ".printed.cardwright.lock").touch()
    assert list(place.iterdir()) == []


def test_what_a_killed_process_has_left_is_removed_and_nothing_else(place: Path) -> None:
    code = (
        "import tempfile, time; tempfile.tempdir = " + repr(str(place)) + "\n"
        "from cardwright.building.workplace import workplace\n"
        "with workplace() as folder:\n"
        "    (folder / 'printed/court').mkdir(parents=True)\n"
        "    print(folder, flush=True)\n"
        "    time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(Path.cwd() / "generator")},
        stdout=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout
        theirs = Path(running.stdout.readline().strip())
        foreign = {
            "cardwright-site-unmarked/printed": "no mark",
            f"cardwright-site-diary/{MARK}": "",
            "cardwright-site-diary/diary.txt": "not ours",
            f"cardwright-site-written/{MARK}": "not empty",
        }
        for name, text in foreign.items():
            (place / name).parent.mkdir(exist_ok=True)
            (place / name).write_text(text, "utf-8")
        (place / "kept").mkdir()
        (place / "kept" / MARK).touch()
        (place / "cardwright-site-link").symlink_to(place / "kept")
        with workplace():
            assert (theirs / "printed/court").is_dir(), "its process lives"
        running.send_signal(signal.SIGKILL)
        running.wait()
    with workplace():
        assert not theirs.exists()
    assert all((place / name).is_file() for name in foreign)
    assert (place / "kept" / MARK).is_file()


def test_what_another_user_has_left_stays(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = place / "cardwright-site-theirs"
    left.mkdir()
    (left / MARK).touch()
    with monkeypatch.context() as patch:
        patch.setattr(os, "geteuid", lambda: 12345)
        with workplace():
            pass
    assert left.is_dir()
    with workplace():
        assert not left.exists()


def test_what_is_in_use_at_the_end_is_removed_by_the_next(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = place / "cardwright-site-used"
    (folder / "site-0").mkdir(parents=True)
    lock = Lock(folder / MARK)
    assert lock.take()
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "rmtree", lambda *_, **__: None)
        module.clear_workplace(folder, lock)
    assert (folder / MARK).is_file()
    os.close(lock.fileno())  # as when the process ends
    with workplace():
        assert not folder.exists()

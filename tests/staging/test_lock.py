"""There is no moment in which two builds hold the lock of one folder."""

import errno
import os
import subprocess
import sys
import types
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardwright.building.staging import Staging, lock
from cardwright.building.staging.lock import Lock
from cardwright.errors import OutputError
from tests.tiers import Sample

#: Takes the lock again and again; whoever is let in must find nobody inside.
GUEST = """
import os, sys, time
from pathlib import Path
from cardwright.building.staging.lock import Lock
folder, until = Path(sys.argv[1]), time.monotonic() + float(sys.argv[2])
inside, met, taken = folder / "inside", 0, 0
while time.monotonic() < until:
    mine = Lock(folder / "lock")
    if mine.take():
        taken += 1
        try:
            os.close(os.open(inside, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            met += 1
        else:
            inside.unlink()
        mine.leave()
print(met, taken)
"""

#: Takes the lock and keeps it.
HOLDER = """
import sys, time
from pathlib import Path
from cardwright.building.staging.lock import Lock
mine = Lock(Path(sys.argv[1]))
print(mine.take(), flush=True)
time.sleep(60)
"""

#: What the lock asks the system with; the tests that need it run where it is.
fcntl: Any = import_module("fcntl") if os.name == "posix" else None
posix = pytest.mark.skipif(os.name != "posix", reason="flock is of POSIX")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lock"


def test_a_lock_is_held_once_and_leaves_nothing(path: Path) -> None:
    one, other = Lock(path), Lock(path)
    assert one.take()
    assert not other.take()
    one.leave()
    assert not path.exists()
    assert other.take()
    other.leave()
    other.leave()
    assert not path.exists()


@posix
def test_who_waited_for_a_lock_that_was_removed_does_not_hold_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = Lock(path), Lock(path), Lock(path)
    assert first.take()
    flock = fcntl.flock

    def late(held: int, how: int) -> None:
        monkeypatch.setattr(fcntl, "flock", flock)
        first.leave()  # between the second's opening the file and locking it …
        assert third.take()  # … a third makes a new file, and has the lock of that
        flock(held, how)

    monkeypatch.setattr(fcntl, "flock", late)
    assert not second.take(), "its file has no name any more"
    third.leave()
    assert second.take()
    second.leave()


@posix
def test_many_at_once_never_meet(tmp_path: Path, sample: Sample) -> None:
    guests = [
        subprocess.Popen(
            [sys.executable, "-c", GUEST, str(tmp_path), ("0.6", "1.5")[sample(0, 1)]],
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    told = [tuple(map(int, guest.communicate()[0].split())) for guest in guests]
    assert all(guest.returncode == 0 for guest in guests)
    assert sum(met for met, _ in told) == 0
    assert sum(taken for _, taken in told) > sample(30, 100)


@posix
def test_a_killed_holder_holds_no_longer(path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout
    assert holder.stdout.readline() == "True\n"
    assert not Lock(path).take()
    holder.kill()
    holder.communicate()
    mine = Lock(path)
    assert mine.take()
    mine.leave()
    assert not path.exists()


@pytest.mark.parametrize(
    "kind", ["file", "pipe", "link", "link to nothing", "link to an empty file"]
)
def test_what_is_in_the_way_of_a_lock_is_left_alone(tmp_path: Path, kind: str) -> None:
    mine = tmp_path / ".build.cardwright.lock"
    if kind == "file":
        mine.write_text("mine")
    elif os.name != "posix":
        pytest.skip("pipes and links of POSIX")
    elif kind == "pipe":
        os.mkfifo(mine)
    else:
        if kind != "link to nothing":
            (tmp_path / "letter").write_text("mine" if kind == "link" else "")
        mine.symlink_to(tmp_path / "letter")
    with pytest.raises(OutputError) as caught:
        Staging(tmp_path / "build").__enter__()
    assert caught.value.message == f"{mine}: is in the place of the lock that a build needs"
    assert os.path.lexists(mine)
    assert not (tmp_path / "build").exists()
    assert (tmp_path / "letter").exists() == (kind in {"link", "link to an empty file"})


@posix
def test_a_disk_without_locks_is_not_taken_for_another_build(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    with pytest.raises(OutputError, match=r"cannot write there \(No locks available\)"):
        Staging(path / "build").__enter__()


def test_a_folder_that_may_not_be_written_is_called_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, flags: int, *_: int) -> int:
        raise (PermissionError if flags & os.O_CREAT else FileNotFoundError)(path)

    monkeypatch.setattr("os.open", refuse)
    with pytest.raises(PermissionError):
        Lock(tmp_path / "build").take()


class Windows(types.ModuleType):
    """msvcrt as far as locks use it: a file has one holder."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.held: set[int] = set()

    def locking(self, held: int, how: int, length: int) -> None:
        assert (how, length) == (self.LK_NBLCK, 1)
        self.held.discard(held)  # a number that was closed may be given again
        if any(os.path.samestat(os.fstat(held), os.fstat(n)) for n in self.held if is_open(n)):
            raise OSError(errno.EACCES, "Permission denied")
        self.held.add(held)


def is_open(number: int) -> bool:
    try:
        os.fstat(number)
    except OSError:
        return False
    return True


@posix
def test_windows_has_a_lock_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "WINDOWS", True)
    windows = Windows()
    monkeypatch.setattr(lock, "SYSTEM", windows)
    unlink = Path.unlink

    def unlinked(file: Path, *, missing_ok: bool = False) -> None:
        assert not any(map(is_open, windows.held)), "an open file cannot be removed there"
        unlink(file, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", unlinked)
    one, other = Lock(path), Lock(path)
    assert one.take()
    assert not other.take()
    one.leave()
    assert other.take()
    other.leave()
    assert not path.exists()

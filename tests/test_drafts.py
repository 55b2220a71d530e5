"""Files that are the user's are replaced whole, all together or not at all."""

import errno
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from cardwright.errors import NoRoom, OutputError
from cardwright.system import atomic_write
from tests.owners import give_away
from tests.stopping import ToldToStop

#: Puts two files and is killed when the first draft is to be moved in.
KILLED = """
import os, signal, sys
from pathlib import Path
from cardwright.system import atomic_write
Path.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
atomic_write.put({Path(sys.argv[1]): b"new", Path(sys.argv[2]): b"new"})
"""


@pytest.fixture
def two(tmp_path: Path) -> tuple[Path, Path]:
    """Two files in two folders."""
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_bytes(b"old")
    return tmp_path / "one" / "file", tmp_path / "other" / "file"


def standing(two: tuple[Path, Path]) -> list[tuple[str, bytes]]:
    """Everything that lies in the two folders, hidden files and folders too."""
    found = [path for file in two for path in sorted(file.parent.rglob("*"))]
    return [(path.name, path.read_bytes() if path.is_file() else b"") for path in found]


def test_files_are_put_and_nothing_lies_beside_them(two: tuple[Path, Path]) -> None:
    atomic_write.put(dict.fromkeys(two, b"new"))
    assert standing(two) == [("file", b"new")] * 2


def test_a_file_that_is_new_is_put_with_its_folder(tmp_path: Path) -> None:
    new, plain = tmp_path / "a" / "b" / "file", tmp_path / "plain"
    atomic_write.put({new: b"new"})
    plain.write_bytes(b"")
    assert new.read_bytes() == b"new"
    assert new.stat().st_mode == plain.stat().st_mode


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
def test_when_one_cannot_be_written_all_stay_as_they_were(
    number: int, two: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, calls = os.fsync, []

    def second(held: int) -> None:
        calls.append(held)
        if len(calls) == 2:
            raise OSError(number, os.strerror(number))
        kept(held)

    monkeypatch.setattr(os, "fsync", second)
    with pytest.raises(NoRoom if number == errno.ENOSPC else OutputError) as error:
        atomic_write.put(dict.fromkeys(two, b"new"))
    assert error.value.message.startswith(f"{two[1]}: could not be written: ")
    assert "the existing files are unchanged" in error.value.hint
    assert standing(two) == [("file", b"old")] * 2


def test_who_is_interrupted_leaves_everything_as_it_was(
    two: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        atomic_write.put(dict.fromkeys(two, b"new"))
    assert standing(two) == [("file", b"old")] * 2


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_signal_waits_until_the_folder_of_a_draft_is_known(
    tmp_path: Path, told_to_stop: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tempfile.mkdtemp

    def interrupted(suffix: str | None, prefix: str | None, within: Path | None) -> str:
        folder = made(suffix, prefix, within)
        told_to_stop()
        return folder

    monkeypatch.setattr(tempfile, "mkdtemp", interrupted)
    with pytest.raises(ToldToStop):
        atomic_write.put({tmp_path / "new.txt": b"new"})
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_who_is_killed_has_torn_no_file(two: tuple[Path, Path]) -> None:
    ran = subprocess.run([sys.executable, "-c", KILLED, *two], check=False)
    assert ran.returncode == -signal.SIGKILL
    assert [file.read_bytes() for file in two] == [b"old"] * 2


@pytest.mark.skipif(os.name != "posix", reason="links and permissions of POSIX")
def test_a_link_and_the_permissions_of_a_file_stay(two: tuple[Path, Path]) -> None:
    one, other = two
    one.unlink()
    one.symlink_to(other)
    other.chmod(0o640)
    atomic_write.put({one: b"new"})
    assert one.is_symlink()
    assert other.read_bytes() == b"new"
    assert other.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(os.name != "posix", reason="pipes and links of POSIX")
def test_what_is_no_file_stays_what_it_is(two: tuple[Path, Path], tmp_path: Path) -> None:
    """Also where a link leads to it: a device that is replaced is gone for everybody."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    two[1].unlink()
    two[1].symlink_to(pipe)
    with pytest.raises(OutputError, match="file: could not be written: it is not a file"):
        atomic_write.put(dict.fromkeys(two, b"new"))
    assert pipe.is_fifo()
    assert two[0].read_bytes() == b"old"


def test_a_place_where_no_file_can_be_is_told(two: tuple[Path, Path]) -> None:
    impossible = two[1] / "file"
    with pytest.raises(OutputError) as error:
        atomic_write.put({two[0]: b"new", impossible: b"new"})
    assert error.value.message.startswith(f"{impossible}: could not be written: ")
    assert standing(two) == [("file", b"old")] * 2


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="links have no such owner here")
@pytest.mark.parametrize("mode", [0o1777, 0o777])
def test_a_link_that_another_user_has_put_in_the_way_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    (tmp_path / "victim").write_bytes(b"mine")
    public = tmp_path / "public"
    public.mkdir()
    for name, target in (("file", "victim"), ("new", "none"), ("folder", ".")):
        (public / name).symlink_to(tmp_path / target)
        give_away(public / name, monkeypatch)
    public.chmod(mode)
    for path in (public / "file", public / "new", public / "folder" / "victim"):
        with pytest.raises(OutputError, match="another user put the link"):
            atomic_write.put({path: b"new"})
    assert (tmp_path / "victim").read_bytes() == b"mine"
    public.chmod(0o755)
    atomic_write.put({public / "file": b"new"})
    assert (tmp_path / "victim").read_bytes() == b"new"

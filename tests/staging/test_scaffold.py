"""The folder that is built in is removed, also by the build after one that was killed."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cardwright.building.run import build
from cardwright.building.spec import BuildSpec
from cardwright.building.staging import MANIFEST, Staging
from cardwright.building.staging.scaffold import MARK, Scaffold, sweep
from cardwright.errors import OutputError, RefusedOutput
from cardwright.system.cache import Cache


def make(out: Path, text: str) -> None:
    with Staging(out) as staging:
        (staging.folder / "deck.pdf").write_text(text)
        staging.publish()


def left(out: Path) -> list[Path]:
    return sorted(path for path in out.parent.iterdir() if path != out)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    make(tmp_path / "build", "old")
    return tmp_path / "build"


@pytest.mark.parametrize("name", [".build.cardwright-xyz", ".build.cardwright-mine-old"])
@pytest.mark.parametrize("holds", ["letter.txt", MARK, "new/letter.txt", "old/deck.pdf"])
def test_a_folder_of_a_users_is_left_alone_whatever_it_is_called(
    out: Path, name: str, holds: str
) -> None:
    mine = out.parent / name / holds
    mine.parent.mkdir(parents=True)
    mine.write_text("mine")
    make(out, "new")
    assert mine.read_text() == "mine"
    assert left(out) == [out.parent / name]


@pytest.mark.skipif(os.name != "posix", reason="links of POSIX")
def test_a_link_that_is_called_like_ours_is_left_alone(out: Path) -> None:
    scaffold = Scaffold(out)
    elsewhere = out.parent / "elsewhere"
    scaffold.new.parent.rename(elsewhere)
    (out.parent / ".build.cardwright-abc").symlink_to(elsewhere)
    make(out, "new")
    assert (elsewhere / "new").is_dir()


@pytest.mark.skipif(os.name != "posix", reason="links of POSIX")
def test_a_mark_that_is_a_link_marks_nothing(out: Path) -> None:
    mine = Scaffold(out).new.parent
    (mine / MARK).rename(out.parent / "elsewhere")
    (mine / MARK).symlink_to(out.parent / "elsewhere")
    make(out, "new")
    assert (mine / "new").is_dir()


def test_what_somebody_put_into_a_scaffold_stays(out: Path) -> None:
    scaffold = Scaffold(out).new.parent
    (scaffold / "letter.txt").write_text("mine")
    make(out, "new")
    assert {path.name for path in scaffold.iterdir()} == {MARK, "letter.txt"}


def test_an_output_with_the_signs_of_a_pattern_in_its_name_is_cleared_as_well(
    tmp_path: Path,
) -> None:
    out = tmp_path / "b[1]*"
    Scaffold(out)
    Scaffold(tmp_path / "b1x")
    make(out, "new")
    assert [path.name[:15] for path in left(out)] == [".b1x.cardwright"]


def test_what_breaks_off_while_a_scaffold_is_set_up_leaves_nothing(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "mkdir", stopped)
    with pytest.raises(KeyboardInterrupt):
        Scaffold(out)
    assert left(out) == []


def test_what_a_killed_build_has_left_is_cleared_away(out: Path) -> None:
    (Scaffold(out).new / "half.pdf").write_text("half")
    empty = out.parent / ".build.cardwright-empty"
    empty.mkdir()
    make(out, "new")
    assert left(out) == []
    assert (out / "deck.pdf").read_text() == "new"


def test_what_the_killed_build_of_another_user_has_left_stays_and_is_in_nobodys_way(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_there = Scaffold(out)
    (left_there.new / "deck.pdf").write_text("theirs")
    lock = out.parent / ".build.cardwright.lock"
    lock.touch()
    plainly = os.open

    def opened(path: Path, flags: int, mode: int = 0o777, **more: int) -> int:
        if path == lock and flags & os.O_CREAT:  # so is it in a folder like /tmp, even for root
            raise PermissionError(13, "Permission denied", str(path))
        return plainly(path, flags, mode, **more)

    monkeypatch.setattr(os, "open", opened)
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    monkeypatch.setattr("cardwright.building.staging.refuse_place", lambda _: None)
    make(out, "new")
    assert (out / "deck.pdf").read_text() == "new"
    assert (left_there.new / "deck.pdf").read_text() == "theirs"


def test_an_output_that_stood_aside_goes_back(out: Path) -> None:
    scaffold = Scaffold(out)
    out.rename(scaffold.old)
    sweep(out)
    assert (out / "deck.pdf").read_text() == "old"
    assert left(out) == []


@pytest.mark.parametrize("interrupted", [False, True])
def test_an_output_that_cannot_be_replaced_stays(
    out: Path, monkeypatch: pytest.MonkeyPatch, interrupted: bool
) -> None:
    rename = Path.rename

    def renamed(path: Path, target: Path) -> Path:
        if path.name == "new":
            raise KeyboardInterrupt if interrupted else OSError(16, "Device or resource busy")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", renamed)
    message = None if interrupted else r"cannot be replaced \(Device or resource busy\)"
    with pytest.raises(BaseException, match=message):
        make(out, "new")
    assert (out / "deck.pdf").read_text() == "old"
    assert (out / MANIFEST).is_file()
    assert left(out) == []


def test_an_output_appears_whole_where_none_was(tmp_path: Path) -> None:
    with Staging(tmp_path / "deep" / "build") as staging:
        (staging.folder / "deck.pdf").write_text("new")
        assert not (tmp_path / "deep" / "build").exists()
        staging.publish()
    assert sorted(path.name for path in (tmp_path / "deep").iterdir()) == ["build"]
    assert (tmp_path / "deep" / "build").stat().st_mode & 0o777 == 0o755


def test_what_a_killed_build_has_left_goes_when_nothing_is_to_be_built(tmp_path: Path) -> None:
    out = tmp_path / "build"
    what, cache = BuildSpec.usual(["nations"], only=["tracker"]), Cache(tmp_path / "cache")
    build(what, out, cache=cache)
    before = out.stat().st_ino, (out / MANIFEST).stat().st_mtime_ns
    left = Scaffold(out)  # never cleared, as after a kill
    (tmp_path / ".build.cardwright.lock").touch()
    somebodys = tmp_path / ".build.cardwright-mine"
    somebodys.mkdir()
    (somebodys / "letter.txt").touch()
    build(what, out, cache=cache)
    assert {path.name for path in tmp_path.iterdir()} == {"build", "cache", somebodys.name}
    after = out.stat().st_ino, (out / MANIFEST).stat().st_mtime_ns
    assert after == before, "it stood already"
    left.clear()


# ------------------------------------------------------------------ as Windows has it


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders are moved, and refusals are explained as there."""
    for module in ("staging", "staging.scaffold", "staging.place"):
        monkeypatch.setattr(f"cardwright.building.{module}.WINDOWS", True)
    monkeypatch.setattr("cardwright.building.staging.scaffold.sleep", lambda _: None)


def refused(path: Path) -> PermissionError:
    return PermissionError(13, "The process cannot access the file", str(path))  # WinError 32


def refusing(monkeypatch: pytest.MonkeyPatch, when: Callable[[Path, Path], bool]) -> None:
    """Have renames refused."""
    rename = Path.rename

    def renamed(path: Path, target: Path) -> Path:
        if when(path, target):
            raise refused(path)
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", renamed)


@pytest.mark.usefixtures("windows")
def test_a_file_that_a_viewer_has_open_is_named_before_anything_is_made(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing(monkeypatch, lambda path, _: path.name == "deck.pdf")
    with pytest.raises(OutputError, match=r"files in it open: deck\.pdf; nothing") as caught:
        Staging(out).__enter__()
    assert "PDF viewer" in caught.value.hint
    assert (out / "deck.pdf").read_text() == "old"
    assert left(out) == []


@pytest.mark.usefixtures("windows")
def test_a_folder_that_cannot_be_moved_stays_and_it_is_said_what_to_close(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing(monkeypatch, lambda path, _: path == out)
    with pytest.raises(OutputError, match=r"cannot be replaced .* nothing was changed") as caught:
        make(out, "new")
    assert "PDF viewer" in caught.value.hint
    assert (out / "deck.pdf").read_text() == "old"
    assert left(out) == []


@pytest.mark.usefixtures("windows")
def test_a_scanner_that_looks_into_a_new_folder_is_waited_for(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([True, True])
    refusing(monkeypatch, lambda path, _: path.name == "new" and next(times, False))
    make(out, "new")
    assert (out / "deck.pdf").read_text() == "new"
    assert left(out) == []


@pytest.mark.usefixtures("windows")
def test_an_output_that_can_neither_be_replaced_nor_put_back_is_named_and_kept(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        refusing(patch, lambda _, target: target == out)
        with pytest.raises(OutputError, match=r"the old files are in .*old, and the next build"):
            make(out, "new")
    (kept,) = out.parent.glob(".build.cardwright-*/old")
    assert (kept / "deck.pdf").read_text() == "old"
    make(out, "new")
    assert (out / "deck.pdf").read_text() == "new"
    assert left(out) == []


@pytest.mark.usefixtures("windows")
def test_no_half_of_what_is_being_removed_is_put_back(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A viewer that lets files be moved, but not removed, leaves some of the old output."""
    with monkeypatch.context() as patch:
        patch.setattr("shutil.rmtree", lambda *_, **__: None)
        make(out, "new")
    shutil.rmtree(out)
    sweep(out)
    assert not out.exists()
    assert left(out) == []


def test_a_folder_of_another_user_is_no_matter_of_programs(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(RefusedOutput, match=r"build: belongs to another user") as caught:
        make(out, "new")
    assert "-o" in caught.value.hint
    monkeypatch.setattr(os, "access", lambda *_: True)
    make(out, "shared")
    assert (out / "deck.pdf").read_text() == "shared"
    out.parent.chmod(0o1777)  # as /tmp: everybody may write there, and move only what is theirs
    with pytest.raises(RefusedOutput, match="belongs to another user"):
        make(out, "new")

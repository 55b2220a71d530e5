"""What systems leave in folders is read nowhere: not as data, not as a change, not as a picture."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardwright.lessons import reading
from cardwright.printing import bundles
from cardwright.system import fingerprints, litter
from cardwright.system.litter import tidy

LESSON = Path(__file__).parents[1] / "site/lessons/court/21-follow-and-take.toml"


def left(folder: Path) -> None:
    """Leave in a folder what Finder, Explorer, a NAS and unzip leave there."""
    for name in (".DS_Store", "Thumbs.db", "._one.toml", "@eaDir/one.toml/x.jpg", "__MACOSX/._x"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"\0\5\x16\7")


def test_what_is_worth_reading_is_in_order_and_without_litter(tmp_path: Path) -> None:
    left(tmp_path)
    for name in ("two.toml", "one.toml"):
        (tmp_path / name).write_text("")
    found = [path for path in tidy(tmp_path.rglob("*"), tmp_path) if path.is_file()]
    assert found == [tmp_path / "one.toml", tmp_path / "two.toml"]
    assert tidy(tmp_path.glob("*.toml")) == found


@pytest.mark.skipif(os.name != "posix", reason="links of POSIX")
def test_a_link_is_never_litter(tmp_path: Path) -> None:
    for name in (".DS_Store", "._one.toml", "__MACOSX", ".Trash-0"):
        (tmp_path / name).symlink_to("/etc/passwd")
        assert not litter.is_litter(name, (tmp_path / name).lstat().st_mode)
    assert len(tidy(tmp_path.iterdir(), tmp_path)) == len(tidy(tmp_path.iterdir())) == 4


def test_a_trash_can_is_not_read_and_is_no_litter(tmp_path: Path) -> None:
    for can in (".Trashes", ".Trash-1000", "$RECYCLE.BIN", "#recycle"):
        (tmp_path / can).mkdir()
        (tmp_path / can / "card.png").write_bytes(b"")
        assert not litter.is_litter(can, (tmp_path / can).stat().st_mode)
    assert tidy(tmp_path.rglob("*"), tmp_path) == []


def test_the_folders_above_the_one_that_is_searched_may_be_called_as_they_like(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "__MACOSX" / ".Trashes"
    folder.mkdir(parents=True)
    (folder / "one.toml").write_text("")
    assert tidy(folder.rglob("*"), folder) == [folder / "one.toml"]


def test_litter_is_no_change(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("")
    before = fingerprints.folder_digest(tmp_path)
    left(tmp_path)
    assert fingerprints.folder_digest(tmp_path) == before


def test_the_other_half_of_a_lesson_is_no_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / LESSON.name).write_bytes(LESSON.read_bytes())
    left(tmp_path)
    monkeypatch.setattr(reading, "folder", lambda _: tmp_path)
    assert [lesson.id for lesson in reading.read_lessons("court")] == ["follow-and-take"]


def test_what_a_copy_leaves_beside_a_file_is_not_in_a_bundle(tmp_path: Path) -> None:
    for name in ("deck-a4.pdf", "._deck-a4.pdf"):
        (tmp_path / name).write_bytes(b"%PDF-")
    assert bundles.bundled_files(tmp_path) == [tmp_path / "deck-a4.pdf"]

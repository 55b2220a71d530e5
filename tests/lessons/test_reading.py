"""Bad lesson files: each fault is named with file, line and field, and what to do about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright import limits, paths
from cardwright.errors import LessonError
from cardwright.lessons.places import Lines, places
from cardwright.lessons.reading import read_lesson, read_lessons
from tests.lessons.conftest import PLAY, SCORE, WALK, changed, changes

ATTACKS = changes("faults.toml")


@pytest.mark.parametrize("name", ATTACKS)
def test_a_fault_is_named_with_its_line_and_field(name: str, tmp_path: Path) -> None:
    change = ATTACKS[name]
    bad = tmp_path / change.file
    bad.write_text(source(change.file).read_text(encoding="utf-8"), encoding="utf-8")
    changed(bad, change.old, change.new)
    with pytest.raises(LessonError) as error:
        read_lesson(bad, "court")
    wanted = f"site/lessons/court/{change.file}{change.problem}"
    assert any(line.startswith(wanted) for line in error.value.problems), error.value.message


LONG = "a" * (limits.TEXT + 1)
MANY = ", ".join("0" for _ in range(limits.ENTRIES + 1))
MOVES = ", ".join('"RK"' for _ in range(limits.ACTIONS + 1))
FACTS = "\n".join(f"f{number} = 0" for number in range(limits.ENTRIES))
BEYOND = (
    (PLAY, "What may you do", LONG, "question: "),
    (SCORE, "The last couplet", LONG, "tempting: thought: "),
    (WALK, "[[stops]]", f'[[stops]]\nquestion = "{LONG}"\n[[stops]]', "stops: question: "),
    (SCORE, "points = [0, 3]", f"points = [{MANY}]", "claim: points: is too long"),
    (SCORE, "points = [0, 3]", f"points = [0, {limits.NUMBER + 1}]", "claim: points: is too"),
    (SCORE, '"RK", "RS"', MOVES, f"actions: has {limits.ACTIONS + 1} entries"),
    (SCORE, "[position]", f"[position]\n{FACTS}", "position: has 508 entries"),
)


@pytest.mark.parametrize(("file", "old", "new", "says"), BEYOND, ids=lambda value: str(value)[:20])
def test_what_is_beyond_a_bound_is_named(
    file: str, old: str, new: str, says: str, tmp_path: Path
) -> None:
    text = source(file).read_text(encoding="utf-8")
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(LessonError) as error:
        read_lesson(tmp_path / file, "court")
    assert any(says in line and "write " in line for line in error.value.problems), error.value


def source(file: str) -> Path:
    return paths.data("site", "lessons", "court", file)


def test_all_problems_of_all_files_are_told_at_once_in_their_order(home: Path) -> None:
    folder = home / "site" / "lessons" / "court"
    changed(folder / PLAY, '"two-handed"', '"two"')
    changed(folder / PLAY, 'title = "A Crown in hand"\n', "")
    changed(folder / WALK, "dealer = 1", "dealer = 9")
    with pytest.raises(LessonError) as error:
        read_lessons("court")
    files = [line.split(":")[0].rpartition("/")[2] for line in error.value.problems]
    assert files == sorted(files)
    assert {PLAY, WALK} == set(files)
    lines = [int(line.split(":")[1]) for line in error.value.problems if PLAY in line]
    assert lines == sorted(lines)


def test_a_file_that_is_not_called_like_a_lesson_is_refused(home: Path) -> None:
    folder = home / "site" / "lessons" / "court"
    (folder / PLAY).rename(folder / "follow.toml")
    with pytest.raises(
        LessonError, match=r"follow\.toml:1: .*name it like 21-follow-and-take\.toml"
    ):
        read_lessons("court")


def test_a_game_without_law_or_without_lessons_has_none(home: Path) -> None:
    (home / "site" / "lessons" / "sixty-six").rename(home / "gone")
    assert read_lessons("sixty-six") == ()


def test_the_line_of_everything_in_a_file_is_found() -> None:
    text = (
        "a = 1 # [",
        'b = """',
        "c = 2",
        '"""',
        "[t.u]",
        '"GC!" = ["[",',
        "  2]",
        "[[s]]",
        "x = 1",
        "[[s]]",
        "x = { y = [",
        "] }",
    )
    assert places(text) == {
        ("a",): Lines(1, 1),
        ("b",): Lines(2, 4),
        ("t", "u"): Lines(5, 5),
        ("t", "u", "GC!"): Lines(6, 7),
        ("s",): Lines(8, 8),
        ("s", 0): Lines(8, 8),
        ("s", 0, "x"): Lines(9, 9),
        ("s", 1): Lines(10, 10),
        ("s", 1, "x"): Lines(11, 12),
    }

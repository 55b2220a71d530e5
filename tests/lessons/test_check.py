"""What the engine does not say is refused, and no change of law goes unseen."""

from __future__ import annotations

import errno
import json
import os
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from cardwright.cli.group import cli
from cardwright.drawing.scene.inks import PALETTES
from cardwright.engine.kernel import judge
from cardwright.engine.state import State
from cardwright.engine.verdict import Verdict
from cardwright.errors import LessonError, NoRoom
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.lessons import asking, check, lessons
from cardwright.lessons.lock import compare, write
from cardwright.printing.books import HANDOUT, workbook_pdf
from tests.lessons.conftest import PLAY, SCORE, changed, changes
from tests.tiers import every

COURT = "site/lessons/court"
LOCK = f"{COURT}/verdicts.lock.json"

CLAIMS = changes("claims.toml")


@pytest.mark.quick(1)
@pytest.mark.parametrize("name", every(4, CLAIMS))
def test_what_the_engine_does_not_share_is_named_with_its_line(name: str, home: Path) -> None:
    change = CLAIMS[name]
    changed(home / COURT / change.file, change.old, change.new)
    wanted = f"{COURT}/{change.file}{change.problem}"
    assert any(line.startswith(wanted) for line in refused()), refused()


def refused() -> tuple[str, ...]:
    """The problems for which the lessons of Court are refused."""
    with pytest.raises(LessonError) as error:
        check(["court"])
    return error.value.problems


@pytest.mark.usefixtures("home")
def test_where_judge_and_law_differ_no_lesson_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    def strict(state: State, action: int) -> Verdict:
        return judge(state, action)._replace(ok=False)

    monkeypatch.setattr(asking, "judge", strict)
    wanted = f"{COURT}/{PLAY}:"
    assert any(line.startswith(wanted) and "judge and law differ" in line for line in refused())


AUTHORS = "site/lessons/portrait-authors"
SURE = 'sure = ["1 holmes-sketch", "1 longfellow-portrait"]'
NOT_SURE = {
    "one that may miss": (
        'sure = ["1 holmes-sketch", "1 longfellow-portrait", "0 lowell-sketch"]',
        "0 lowell-sketch: It may miss: Clara or Amos may have the card.; remove it",
    ),
    "one too few": (
        'sure = ["1 holmes-sketch"]',
        "1 longfellow-portrait: It cannot miss: nobody but Amos can have the card. All have",
    ),
    "one that is refused": (
        'sure = ["1 holmes-sketch", "1 longfellow-portrait", "1 holmes"]',
        "1 holmes: it is not a legal call that is shown; use a legal call that is shown",
    ),
    "none at all": ('sure = ["1 hoolmes"]', "there is no action “1 hoolmes”"),
}


@pytest.mark.quick(1)
@pytest.mark.parametrize("name", every(3, NOT_SURE))
def test_of_a_call_that_may_miss_nobody_can_claim_that_it_cannot(name: str, home: Path) -> None:
    claimed, problem = NOT_SURE[name]
    changed(home / AUTHORS / "23-a-call-that-cannot-miss.toml", SURE, claimed)
    with pytest.raises(LessonError) as error:
        check(["portrait-authors"])
    place = f"{AUTHORS}/23-a-call-that-cannot-miss.toml:"
    told = [line.removeprefix(place).partition(": claim: sure: ") for line in error.value.problems]
    assert any(what.startswith(problem) for _, _, what in told), error.value.problems


# ------------------------------------------------------------------ the lock


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_are_as_locked(game: str) -> None:
    (report,) = check([game])
    assert not report.updated
    assert report.lessons == len(lessons(load_ledger(game)))


def test_one_card_of_a_position_changes_the_lock(home: Path) -> None:
    changed(home / COURT / PLAY, '"RC KC GE"', '"RC KC GS"')  # no verdict rests on it
    (problem,) = refused()
    assert problem.startswith(f"{LOCK}:{locked_line(home, 'follow-and-take', 'hands')}: ")
    assert "follow-and-take: hands: was " in problem
    assert "Gold Esquire" in problem
    assert "is Two-handed Court Ann: Gold Standard" in problem


def test_one_word_of_a_clause_changes_the_lock(home: Path) -> None:
    old = "and must take the couplet in that color if possible."
    changed(home / "seeds" / "court.toml", old, old.replace("must", "shall"))
    problems = refused()
    line = locked_line(home, "follow-and-take", "COURT-2H-R4b")
    assert any(p.startswith(f"{LOCK}:{line}: follow-and-take: COURT-2H-R4b: ") for p in problems)
    assert all("COURT-2H-R4b" in problem for problem in problems)


def locked_line(home: Path, lesson: str, what: str) -> int:
    lines = (home / LOCK).read_text(encoding="utf-8").splitlines()
    return next(n for n, line in enumerate(lines, 1) if line.startswith(f'["{lesson}", "{what}"'))


def test_a_changed_verdict_is_refused_and_then_written_anew(home: Path) -> None:
    lock = home / LOCK
    before = lock.read_text(encoding="utf-8")
    changed(lock, '["follow-and-take", "RK", "allowed"', '["follow-and-take", "RK", "not allowed"')
    line = locked_line(home, "follow-and-take", "RK")
    (problem,) = refused()
    assert problem.startswith(f"{LOCK}:{line}: follow-and-take: RK: was not allowed COURT-2H-R4b")
    assert "; is allowed COURT-2H-R4b" in problem
    (report,) = check(["court"], update=True)
    assert report.updated
    assert lock.read_text(encoding="utf-8") == before


def test_a_verdict_that_is_new_or_gone_is_refused(home: Path) -> None:
    changed(home / COURT / PLAY, 'deeds = ["60"]', 'deeds = ["60", "p"]')
    assert refused()[0].startswith(f"{LOCK}:1: follow-and-take: p: is new: not allowed COURT-")
    (home / COURT / SCORE).unlink()
    gone = [p for p in refused() if "who-won-the-close" in p]
    assert all(p.endswith(": no longer exists") for p in gone)
    assert len(gone) > 10


def test_lessons_without_a_lock_or_with_a_torn_one_are_refused(home: Path) -> None:
    lock = home / LOCK
    lock.write_text(lock.read_text(encoding="utf-8")[:4000], encoding="utf-8")
    assert re.match(rf"{LOCK}:\d+: is not a row of a lock", refused()[0])
    lock.unlink()
    assert all(": is new: " in problem for problem in refused())


def test_the_lock_has_one_form_a_row_on_each_line(home: Path) -> None:
    text = (home / LOCK).read_text(encoding="utf-8")
    rows = json.loads(text)
    assert len(text.splitlines()) == len(rows) + 2
    assert len({tuple(row[:2]) for row in rows}) == len(rows)
    assert not check(["court"], update=True)[0].updated


def test_nothing_is_printed_with_lessons_that_do_not_pass(home: Path) -> None:
    changed(home / COURT / SCORE, "points = [0, 3]", "points = [0, 2]")
    with pytest.raises(LessonError, match="the engine says"):
        workbook_pdf(load_ledger("court"), HANDOUT, PALETTES["color"])


# ------------------------------------------------------------------ the command


@pytest.mark.deep
def test_the_command_tells_of_every_game() -> None:
    done = CliRunner().invoke(cli, ["lessons", "check"])
    assert done.exit_code == 0
    told = done.output.splitlines()
    assert [line.split(":")[0] for line in told] == list(GAMES)
    found = lessons(load_ledger("court"))
    choices = sum(len(asked.choices) for one in found for asked in one.questions)
    assert f"court: {len(found)} lessons, {choices} verdicts, as locked" in told


def test_the_command_names_every_problem_of_every_game(home: Path) -> None:
    changed(home / COURT / SCORE, "points = [0, 3]", "points = [0, 2]")
    folder = home / "site" / "lessons" / "sixty-six"
    changed(folder / "32-one-short.toml", "points = [0, 2]", "points = [2, 0]")
    done = CliRunner().invoke(cli, ["lessons", "check", "court", "sixty-six"])
    assert isinstance(done.exception, LessonError)
    assert done.exception.exit_code == 1
    assert {p.split("/")[2] for p in done.exception.problems} == {"court", "sixty-six"}


def test_the_command_knows_no_other_game() -> None:
    done = CliRunner().invoke(cli, ["lessons", "check", "cort"])
    assert done.exception is not None
    assert "did you mean “court”?" in str(done.exception)


DAMAGED = {
    "no JSON": (b"[\nhello\n]\n", ":2: is not a row of a lock"),
    "a number for a row": (b"[\n5\n]\n", ":2: is not a row of a lock"),
    "a table for a row": (b'[\n{"a": 1}\n]\n', ":2: is not a row of a lock"),
    "a text for a row": (b'[\n"follow-and-take"\n]\n', ":2: is not a row of a lock"),
    "an empty row": (b"[\n[]\n]\n", ":2: is not a row of a lock"),
    "a row of one": (b'[\n["follow-and-take"]\n]\n', ":2: is not a row of a lock"),
    "a row with a number": (
        b'[\n["follow-and-take", "table", 7]\n]\n',
        ":2: is not a row of a lock",
    ),
    "a row twice": (b'[\n["a", "b", "c"],\n["a", "b", "d"]\n]\n', ":3: a, b: occurs twice"),
    "brackets without end": (b"[\n" + b"[" * 100_000 + b"\n]\n", ":2: is not a row of a lock"),
    "a number without end": (b"[\n[" + b"9" * 5000 + b"]\n]\n", ":2: is not a row of a lock"),
    "Latin-1": (b'[\n["\xe9", "a"]\n]\n', ": is not UTF-8 text"),
    "UTF-16 without its mark": ("[\n]\n".encode("utf-16-le"), ": is not UTF-8 text"),
    "no end": (b" " * (2**20 + 1), ": is larger than"),
}


@pytest.mark.parametrize("name", every(4, DAMAGED))
def test_a_damaged_lock_is_a_sentence(name: str, home: Path) -> None:
    damaged, problem = DAMAGED[name]
    (home / LOCK).write_bytes(damaged)
    with pytest.raises(LessonError, match="lessons check --update") as error:
        compare("court", (), load_ledger("court"))
    assert error.value.problems[0].startswith(f"{LOCK}{problem}")


@pytest.mark.quick(1)
@pytest.mark.parametrize("name", ["Latin-1", "no end"])
def test_a_damaged_lock_can_be_written_anew(name: str, home: Path) -> None:
    whole = (home / LOCK).read_bytes()
    (home / LOCK).write_bytes(DAMAGED[name][0])
    assert refused()[0].startswith(LOCK)
    (report,) = check(["court"], update=True)
    assert report.updated
    assert (home / LOCK).read_bytes() == whole


@pytest.mark.skipif(os.name != "posix", reason="devices, pipes and links of POSIX")
@pytest.mark.parametrize("kind", ["device", "pipe", "folder"])
def test_a_lock_that_is_no_file_is_left_alone(kind: str, home: Path) -> None:
    lock = home / LOCK
    lock.unlink()
    if kind == "device":
        lock.symlink_to("/dev/zero")
    elif kind == "pipe":
        os.mkfifo(lock)
    else:
        lock.mkdir()
    problem = rf"^{LOCK}: cannot be read: it is not a file\nHint: remove it$"
    with pytest.raises(LessonError, match=problem):
        compare("court", (), load_ledger("court"))
    with pytest.raises(LessonError, match=problem):
        write({"court": "[\n]\n"})


def test_with_a_problem_in_one_game_no_lock_of_another_is_written(home: Path) -> None:
    damaged = b"[\n]\n"
    (home / LOCK).write_bytes(damaged)
    folder = home / "site" / "lessons" / "sixty-six"
    changed(folder / "32-one-short.toml", "points = [0, 2]", "points = [2, 0]")
    with pytest.raises(LessonError):
        check(["court", "sixty-six"], update=True)
    assert (home / LOCK).read_bytes() == damaged


@pytest.mark.full
def test_locks_of_several_games_are_written_all_or_none(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = b"[\n]\n"
    locks = [home / LOCK, home / AUTHORS / "verdicts.lock.json"]
    for lock in locks:
        lock.write_bytes(damaged)
    kept, calls = os.fsync, []

    def full(held: int) -> None:
        calls.append(held)
        if len(calls) == len(locks):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        kept(held)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NoRoom, match=r"verdicts\.lock\.json: could not be written") as error:
        check(["court", "portrait-authors"], update=True)
    assert "free space on that disk" in error.value.hint
    assert [lock.read_bytes() for lock in locks] == [damaged, damaged]


def test_a_lock_that_would_be_refused_is_not_written(home: Path) -> None:
    whole = (home / LOCK).read_bytes()
    with pytest.raises(LessonError, match="occurs twice"):
        write({"court": '[\n["a", "b", "c"],\n["a", "b", "d"]\n]\n'})
    assert (home / LOCK).read_bytes() == whole


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("deed", "says"), [("4 whittier-sketch", "Seat 4"), ("7 whittier", "AUTH-R9-EX")]
)
def test_a_call_on_a_seat_where_nobody_sits_is_judged(deed: str, says: str, home: Path) -> None:
    lesson = home / AUTHORS / "36-the-stack-must-wait.toml"
    changed(lesson, '"stack story-writers", ', f'"stack story-writers", "{deed}", ')
    check(["portrait-authors"], update=True)
    rows = (home / AUTHORS / "verdicts.lock.json").read_text("utf-8").splitlines()
    (told,) = [row for row in rows if f'"{deed}"' in row]
    assert '"not allowed"' in told
    assert says in told

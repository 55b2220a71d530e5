"""A profile is written so that a person can read it, and read so that every mistake is named."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest

from cardwright import limits
from cardwright.errors import ProfileError
from cardwright.printing.calibration.profile import NAME, check_name, read_profile, written
from cardwright.printing.sheets.printer import Printer
from tests.tiers import Sample

PRINTER = Printer(
    "Canon, study", "letter", (1.25, -0.3), 0.048, (1.0025, 0.998), (4.2, 3.1, 0.0, 12.7)
)
GOOD = written(PRINTER, "canon.toml").decode()


def read(tmp_path: Path, text: str | bytes) -> Printer:
    file = tmp_path / "mine.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_profile(file)


def test_what_was_written_is_read(tmp_path: Path) -> None:
    assert read(tmp_path, GOOD) == PRINTER
    assert read(tmp_path, written(Printer("x", "a4"), "x.toml")) == Printer("x", "a4")


def test_each_field_is_explained_and_the_file_says_how_it_is_used() -> None:
    assert "cardwright deck --profile canon.toml" in GOOD
    fields = [line for line in GOOD.splitlines() if " = " in line and line[0] != "#"]
    assert len(fields) == 6
    for above, line in zip(GOOD.splitlines(), GOOD.splitlines()[1:], strict=False):
        if line in fields:
            assert "#" in line or above.startswith("#") or above in fields


def test_only_name_and_paper_have_to_be_said(tmp_path: Path) -> None:
    assert read(tmp_path, 'name = "x"\npaper = "a4"\n') == Printer("x", "a4")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "Canon, study"', "", "name: is missing, or is not a string"),
        ('"Canon, study"', "7", "name: is missing, or is not a string"),
        ('"Canon, study"', '""', "name: “” must have 1 to 20 characters"),
        ('"Canon, study"', '"a\\u001b[31m"', "contains an invisible character (U+001B)"),
        ('"Canon, study"', '"a\\tb"', "name: “a\\tb” contains a tab (U+0009): remove it"),
        ('"Canon, study"', '"a\\nb"', "contains a line break (U+000A)"),
        ('"Canon, study"', '"a\\u200bb"', "(U+200B)"),
        ('"Canon, study"', '"Принтер 1"', ""),
        ('"Canon, study"', '"打印机 1"', "has no “打”"),
        ('"Canon, study"', f'"{"W" * NAME}"', "is too wide for the foot of a page"),
        ('"letter"', '"a5"', 'paper: "a5" is not one of a4, letter'),
        ('paper = "letter"', "", "paper: is missing; one of a4, letter"),
        ("back_offset", "back_ofset", "back_ofset: there is no such field; did you mean"),
        ("x = 1.25", "x = 15.5", "back_offset.x: 15.5 is not between -15 and 15 (mm)"),
        ("x = 1.25", "x = nan", "back_offset.x: nan is not between"),
        ("x = 1.25", 'x = "1.25"', 'back_offset.x: "1.25" is not a number'),
        ("x = 1.25", "x = true", "back_offset.x: true is not a number"),
        ("x = 1.25, ", "", "back_offset: must have x, y, such as { x = 4.2, y = 4.2 }"),
        ("0.048", "3", "back_rotation: 3 is not between -2 and 2 (degrees)"),
        ("1.0025", "0", "scale.x: 0 is not between 0.95 and 1.05 (times)"),
        ("left = 4.2", "left = -1", "margins.left: -1 is not between 0 and 30 (mm)"),
        ('"letter"', '["a4"]', "paper: a list is not one of a4, letter"),
        ("bottom", "foot", "margins: must have left, top, right, bottom"),
        ("back_rotation = 0.048", "back_rotation =", "line 8, column 18: is not TOML"),
    ],
)
def test_every_mistake_is_named_with_file_and_field(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert old in GOOD
    if not said:
        read(tmp_path, GOOD.replace(old, new, 1))
        return
    with pytest.raises(ProfileError) as caught:
        read(tmp_path, GOOD.replace(old, new, 1))
    assert caught.value.message.startswith("mine.toml: ")
    assert said in caught.value.message
    assert caught.value.hint


def test_all_mistakes_are_named_at_once(tmp_path: Path) -> None:
    with pytest.raises(ProfileError) as caught:
        read(tmp_path, 'name = 1\npaper = "b5"\nmargin = 3\nback_rotation = 9')
    assert len(caught.value.problems) == 4
    assert all(problem.startswith("mine.toml: ") for problem in caught.value.problems)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"#" * (limits.PROFILE + 1), "is larger than 4 KB"),
        (b"\xff", "line 1: is not UTF-8"),
        (b"a = " + b"[" * 3000, "is nested too deeply"),
        (b"a." * 2000 + b"a = 1", "a key has too many parts"),
        (b"back_rotation = 1" + b"0" * 4000, "is not between"),
    ],
)
def test_what_was_made_to_do_harm_is_refused(tmp_path: Path, data: bytes, said: str) -> None:
    with pytest.raises(ProfileError, match=said):
        read(tmp_path, data)


def test_a_profile_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    with pytest.raises(ProfileError, match=r"none\.toml: cannot be read"):
        read_profile(tmp_path / "none.toml")
    with pytest.raises(ProfileError, match="it is not a file"):
        read_profile(tmp_path)


def test_nothing_but_an_error_of_ours_comes_of_a_garbled_profile(
    tmp_path: Path, sample: Sample
) -> None:
    chance = random.Random(1)
    for _ in range(sample(300, 10_000)):
        data = bytearray(GOOD.encode())
        for _ in range(chance.randint(1, 4)):
            spot = chance.randrange(len(data))
            data[spot : spot + chance.randint(0, 3)] = chance.choice(
                (b"9", b"=", b"\0", b"e", b"]")
            )
        with suppress(ProfileError):
            assert -15 <= read(tmp_path, bytes(data)).offset[0] <= 15


def test_the_name_is_one_that_a_page_can_bear() -> None:
    assert check_name("Brother HL-L2350 (2)") == ""
    assert check_name("…") != ""
    assert check_name('a"b') != ""

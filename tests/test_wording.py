"""A text that cannot be set in type is named with its file, its line and its field."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright import paths
from cardwright.building.wording import located
from cardwright.errors import MissingGlyph, TextTooLong
from tests.tiers import ALONE, Sample

HOUSE = Path(__file__).parents[1]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the house in which a word can be changed."""
    for name in ("generator", "seeds", "templates", "site"):
        shutil.copytree(HOUSE / name, tmp_path / name)
    (tmp_path / "card_art").symlink_to(HOUSE / "card_art")
    return tmp_path


def build(house: Path, *arguments: str, command: str = "build") -> str:
    """What a build that fails says."""
    ran = subprocess.run(
        [sys.executable, "-c", "from cardwright.cli import main; main()", command, *arguments],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house / "generator")},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 1, ran.stderr
    return ran.stderr


def change(path: Path, old: str, new: str) -> int:
    """Put a text in the place of one that stands there; its line."""
    text = path.read_text(encoding="utf-8")
    before, found, after = text.partition(old)
    assert found, f"{old!r} is not in {path}"
    path.write_text(before + new + after, encoding="utf-8")
    return before.count("\n") + 1


@pytest.mark.full
def test_a_name_that_is_too_long_for_its_card(house: Path, sample: Sample) -> None:
    long = "Grand Gentleman of the Bedchamber in Waiting upon His Majesty"
    line = change(house / "seeds" / "court.toml", '"Esquire"', f'"{long}"')
    ways = (("deck", "court", "--paper", "a4", *ALONE), ("gallery", "court"))
    for command, *arguments in ways[: sample(1, 2)]:
        told = build(house, *arguments, command=command)
        assert told.startswith(f"cardwright: court.toml:{line}: ranks: name: “")
        assert "too wide" in told
        assert "Hint: shorten it" in told


@pytest.mark.deep
def test_a_character_that_no_font_has_in_a_ledger(house: Path) -> None:
    line = change(house / "seeds" / "court.toml", '\ntext = "', '\ntext = "♞ ')
    told = build(house, "court", "--only", "book", *ALONE)
    assert told.startswith(f"cardwright: court.toml:{line + 1}: references: text: “")
    assert "has no “♞” (U+265E)" in told


@pytest.mark.deep
def test_a_character_that_no_font_has_in_a_guide(house: Path) -> None:
    line = change(house / "templates" / "guides" / "court.md.j2", "\n\n", "\n\n♞ is a knight. ")
    told = build(house, "court", "--only", "book", *ALONE)
    assert told.startswith(f"cardwright: court.md.j2:{line + 2}: “")
    assert "has no “♞” (U+265E)" in told


@pytest.mark.deep
def test_a_character_that_no_font_has_in_a_lesson(house: Path) -> None:
    lesson = house / "site" / "lessons" / "court" / "21-follow-and-take.toml"
    line = change(lesson, "A Crown in hand", "Your ♞ must wait")
    told = build(house, "court", "--only", "book", *ALONE)
    assert told.startswith(f"cardwright: 21-follow-and-take.toml:{line}: title: “")


def test_the_first_words_are_enough() -> None:
    error = TextTooLong("word " * 200, " is too long")
    assert error.message == f"“{('word ' * 200)[:39]}…” is too long"


def test_words_that_nobody_wrote_stay_as_they_are() -> None:
    error = MissingGlyph("♞♞♞", ": no font has it", character="♞")
    assert located(error).message == "“♞♞♞”: no font has it"
    error = MissingGlyph("Esquire ♞", ": no font has it", character="♞")
    assert located(error).message == "“Esquire ♞”: no font has it", "Esquire alone is not meant"


def test_a_caption_is_found_in_its_drawing() -> None:
    files = [*paths.data("seeds").glob("*.toml"), *paths.data("site", "lessons").rglob("*.toml")]
    written = "".join(path.read_text(encoding="utf-8") for path in files)
    drawings = sorted(paths.data("card_art").glob("*/*.svg"))
    path = next(path for path in drawings if _title(path) and _title(path) not in written)
    title = _title(path)
    message = located(TextTooLong(title, " is too long")).message
    assert re.fullmatch(rf"{path.name}:\d+: “{re.escape(title)}” is too long", message)


def _title(path: Path) -> str:
    return path.read_text(encoding="utf-8").partition("<title>")[2].partition("</title>")[0]

"""A sixth game, added to a copy of the checkout as CONTRIBUTING tells it, step by step.

The game lies in tests/sixth, each file where it belongs in a checkout. The table of steps is read
from CONTRIBUTING.md and done literally, and what a user and a developer would run is run there.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from cardwright.ledger.games import GAMES
from tests.tiers import ALONE, Sample, every

ROOT = Path(__file__).resolve().parents[1]
SIXTH = ROOT / "tests/sixth"
GAME, FORM = "twelve", "two-handed"
FOLDERS = (".ci", "card_art", "generator", "seeds", "site", "templates", "tests")
FILES = ("CONTRIBUTING.md", "README.md", "pyproject.toml")
#: The one step that may be left out: a game without lessons is whole, and the command says so.
OPTIONAL = f"site/lessons/{GAME}"
#: Files that have every game in them, and the row or name of this one.
ROW = f"| Twelve | `{GAME}` | The Cardwright authors, 2020s | 2 | 12 |"
CHANGED = {
    "generator/cardwright/ledger/games.py": (
        f'"{GAMES[-1]}")\n',
        f'"{GAMES[-1]}", "{GAME}")\n',
    ),
    "README.md": ("\n\nThe same sources", f"\n{ROW}\n\nThe same sources"),
}


class Step(NamedTuple):
    """A row of the table in CONTRIBUTING, with the names of this game."""

    files: tuple[str, ...]
    command: tuple[str, ...]
    message: str  # what the command says where the files are forgotten


def steps() -> list[Step]:
    """The table, row by row."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## A sixth game")[2]
    section = section.partition("\n## ")[0].replace("<game>", GAME).replace("<form>", FORM)
    rows = [line.split(" | ") for line in section.splitlines() if re.match(r"\| \d+ \|", line)]
    coded = [[re.findall("`(.*?)`", cell) for cell in row] for row in rows]
    return [
        Step(tuple(name.removesuffix("/") for name in files), tuple(command.split()), message)
        for _, files, _, (command,), (message,) in coded
    ]


def files() -> list[str]:
    """The files and folders that the table names."""
    return [file for step in steps() for file in step.files]


class Done(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


class House:
    """A copy of the checkout, in which a user sits."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, *command: str, stdin: str = "") -> Done:
        """A module of Python is run in the house, with nothing of the checkout in its path."""
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env=os.environ
            | {"PYTHONPATH": f"{self.root}/generator{os.pathsep}{self.root}/card_art"},
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    def ask(self, command: tuple[str, ...]) -> Done:
        """A command as it stands in the table."""
        name, *arguments = command
        options = {
            "cardwright": ("-m", "cardwright"),
            "pytest": ("-m", "pytest", "-q", *PLAIN),
            "python": (),
        }
        return self.run(*options[name], *arguments)

    def cardwright(self, *arguments: str, stdin: str = "") -> str:
        """What the command prints; it must be done without complaint."""
        done = self.run("-m", "cardwright", *arguments, stdin=stdin)
        assert done.code == 0, done.err
        assert not done.err
        return done.out

    def add(self, file: str) -> None:
        """Do what a step says: copy what belongs there, or write the game into what is there."""
        path, ours = self.root / file, SIXTH / file
        if file in CHANGED:
            before, after = CHANGED[file]
            text = path.read_text("utf-8")
            assert text.count(before) == 1, f"{file} is not as this test knows it"
            path.write_text(text.replace(before, after), "utf-8")
        elif ours.is_dir():
            shutil.copytree(ours, path, ignore=MADE)
        else:
            shutil.copy(ours, path)

    @contextmanager
    def without(self, forgotten: str) -> Iterator[None]:
        """The house as it is when a step, or a file of it, was forgotten."""
        path, aside = self.root / forgotten, self.root / "aside"
        path.rename(aside)
        if forgotten in CHANGED:
            shutil.copy(ROOT / forgotten, path)
        try:
            yield
        finally:
            path.unlink(missing_ok=True)
            aside.rename(path)


#: Options of pytest: nothing is left behind, and one process is enough.
PLAIN = ("-p", "no:cacheprovider", "-p", "no:xdist")
MADE = shutil.ignore_patterns("sixth", ".*")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    root = tmp_path_factory.mktemp("checkout")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, root / folder, ignore=MADE)
    for file in FILES:
        shutil.copy(ROOT / file, root / file)
    made = House(root)
    for name in files():
        made.add(name)
    return made


def test_the_table_names_every_file_of_the_game_and_nothing_else() -> None:
    placed = {
        path.relative_to(SIXTH).as_posix()
        for path in SIXTH.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    named = files()
    assert {name for name in named if not (SIXTH / name).exists()} == {*CHANGED}
    assert {
        file for file in placed for name in named if f"{file}/".startswith(f"{name}/")
    } == placed


@pytest.mark.deep
def test_the_contract_and_the_tests_of_every_game_accept_it(house: House) -> None:
    tests = [
        *("tests/contract", "tests/engine/test_clauses.py", "tests/engine/test_kernel.py"),
        *("tests/engine/test_ledger.py", "tests/engine/test_cards.py", "tests/lessons"),
        *("tests/faces", "tests/guides", "tests/trackers", "tests/engraver"),
        "tests/test_project.py",
    ]
    done = house.run("-m", "pytest", "-q", *PLAIN, "--deals", "100", "-k", GAME, *tests)
    assert done.code == 0, done.out + done.err
    passed = re.search(r"(\d+) passed", done.out)
    assert passed
    assert int(passed[1]) >= 80


@pytest.mark.deep
def test_the_checks_accept_it(house: House) -> None:
    found = [
        *house.root.glob(f"generator/cardwright/**/{GAME}*"),
        *house.root.glob(f"card_art/engraver/{GAME}*"),
    ]
    code = [str(path) for path in found if path.suffix != ".pyc"]
    assert len(code) == 3
    for check in (
        ("ruff", "check", "--no-cache", *code),
        ("ruff", "format", "--no-cache", "--check", *code),
        ("mypy", "--strict", *code),
        ("importlinter.cli", "--no-cache"),
    ):
        done = house.run("-m", *check)
        assert done.code == 0, done.out + done.err


@pytest.mark.full
def test_the_command_lists_plays_tells_and_judges_it(house: House) -> None:
    listed = json.loads(house.cardwright("list", "games", "--json"))
    assert [row["game"] for row in listed] == [*GAMES, GAME]
    figures = json.loads(house.cardwright("simulate", GAME, "--deals", "200", "--json"))
    assert figures["decided"].keys() >= {"TWELVE-9", "TWELVE-10"}
    assert figures["happened"]["swept"]["times"] == figures["decided"]["TWELVE-10"]["times"]
    carried = house.cardwright("simulate", GAME, "--agree", "equal_counts=carry", "--json")
    assert json.loads(carried)["happened"]["carried"]["times"] > 0
    record = house.cardwright("simulate", GAME, "--deals", "3", "--deal", "3")
    told = house.cardwright("replay", "-", stdin=record)
    assert "1. Seat 1 leads the Two of Moons." in told
    assert "Trick 5:" in told
    ruled = house.cardwright("judge", "-", "--at", "2", "--action", "4S", stdin=record)
    assert "not legal" in ruled
    assert "TWELVE-6, The leaf, 6th" in ruled


def test_its_lesson_is_judged_and_its_lock_is_as_the_command_writes_it(house: House) -> None:
    assert (
        house.cardwright("lessons", "check", GAME) == f"{GAME}: 1 lesson, 4 verdicts, as locked\n"
    )
    lock = house.root / OPTIONAL / "verdicts.lock.json"
    locked = lock.read_text("utf-8")
    lock.unlink()
    updated = house.cardwright("lessons", "check", GAME, "--update")
    assert updated == f"{GAME}: 1 lesson, 4 verdicts, lock updated\n"
    assert lock.read_text("utf-8") == locked


def test_everything_is_made_of_it(house: House, sample: Sample) -> None:
    """In the quick tier what is printed, in the deep one the site as well."""
    house.cardwright("build", GAME, "-o", "alone", *ALONE)
    made = {path.name for path in (house.root / "alone" / GAME).iterdir()}
    papers = {
        f"{kind}-{paper}.pdf" for kind in ("deck", "tracker", "box") for paper in ("a4", "letter")
    }
    ready = ("white-paper-plain-backs", "low-ink", "fronts", "fold")
    papers |= {f"deck-{kind}-{paper}.pdf" for kind in ready for paper in ("a4", "letter")}
    papers |= {"tracker-fill.pdf", "tracker-pad-a4.pdf", "tracker-pad-letter.pdf"}
    books = ["booklet", "booklet-letter", "booklet-large", "law", "lessons"]
    books += [f"booklet-fold-{paper}" for paper in ("a4", "letter")]
    told = {"cards", "card-list.txt", "card-list.html", "box.svg", "box.dxf"}
    assert made == {*told, *(f"{book}.pdf" for book in books), *papers}
    assert len([*(house.root / "alone" / GAME / "cards").iterdir()]) == 12 + 1 + 2
    if sample(1, 0):
        return
    house.cardwright("build")
    made = {path.name for path in (house.root / "build").iterdir()}
    assert made == {"manifest.json", "site", *GAMES, GAME}
    site = house.root / "build/site"
    assert (site / GAME / "lessons/your-three-must-go.html").is_file()
    assert 'id="TWELVE-B1"' in (site / GAME / "law.html").read_text("utf-8")
    assert f'href="{GAME}.html"' in (site / "index.html").read_text("utf-8")


@pytest.mark.full
@pytest.mark.parametrize(
    "number", every(12, range(len(steps()))), ids=lambda n: steps()[n].files[0]
)
def test_a_step_that_is_done_is_seen_and_one_that_is_forgotten_is_named(
    house: House, number: int
) -> None:
    step = steps()[number]
    done = house.ask(step.command)
    assert done.code == 0, done.out + done.err
    for file in step.files:
        with house.without(file):
            forgotten = house.ask(step.command)
        said = forgotten.out + forgotten.err
        assert forgotten.code in ((0,) if file == OPTIONAL else (1, 2)), said
        assert step.message in said
        assert "Traceback" not in said


@pytest.mark.parametrize(
    ("file", "message"),
    every(
        4,
        [
            ("__init__", "does not define DEFAULTS, make_form, make_match"),
            ("rules", "the law of Twelve cannot be read: No module named"),
            ("state", "the law of Twelve cannot be read: No module named"),
            ("judge", "the law of Twelve cannot be read: No module named"),
            ("sentences", "the law of Twelve cannot be read: No module named"),
        ],
    ),
)
def test_a_part_of_the_law_that_is_forgotten_is_named(
    house: House, file: str, message: str
) -> None:
    with house.without(f"generator/cardwright/engine/games/{GAME}/{file}.py"):
        done = house.run("-m", "cardwright", "simulate", GAME)
    assert done.code == 1
    assert message in done.err
    assert "Hint:" in done.err
    assert "Traceback" not in done.err


@pytest.mark.deep
def test_a_face_that_offers_too_little_is_named(house: House) -> None:
    faces = f"generator/cardwright/drawing/faces/{GAME}.py"
    with house.without(faces):
        (house.root / faces).write_text("def front(card): ...\n", "utf-8")
        done = house.run("-m", "cardwright", "build", GAME, "-o", "half", *ALONE)
    assert (done.code, done.out) == (1, "")
    assert done.err == f"cardwright: {faces} does not define back\n"

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

from generator.engine.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
SIXTH = ROOT / "tests/sixth"
GAME, FORM = "twelve", "two-handed"
FOLDERS = ("card_art", "generator", "seeds", "site", "templates", "tests")
FILES = ("CONTRIBUTING.md", "README.md", "pyproject.toml")
#: Files that have every game in them, and the row or name of this one.
ROW = f"| Twelve | `{GAME}` | The Cardwright authors, 2020s | 2 | 12 |"
CHANGED = {
    "generator/engine/games/__init__.py": (f'"{GAMES[-1]}")\n', f'"{GAMES[-1]}", "{GAME}")\n'),
    "README.md": ("\n\nThe same sources", f"\n{ROW}\n\nThe same sources"),
}


def steps() -> list[str]:
    """The files of the table in CONTRIBUTING, in its order, with the names of this game."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## A sixth game")[2]
    cells = re.findall(r"^\| \d \| (.*?) \|", section.partition("\n## ")[0], re.MULTILINE)
    named = [path for cell in cells for path in re.findall(r"`(.*?)`", cell)]
    return [path.replace("<game>", GAME).replace("<form>", FORM) for path in named]


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
            [sys.executable, "-m", *command],
            cwd=self.root,
            env=os.environ | {"PYTHONPATH": str(self.root)},
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    def cardwright(self, *arguments: str, stdin: str = "") -> str:
        """What the command prints; it must be done without complaint."""
        done = self.run("generator", *arguments, stdin=stdin)
        assert done.code == 0, done.err
        assert not done.err
        return done.out

    def add(self, step: str) -> None:
        """Do one step: copy what belongs there, or write the game into a file that is there."""
        if step in CHANGED:
            path, (before, after) = self.root / step, CHANGED[step]
            text = path.read_text("utf-8")
            assert text.count(before) == 1, f"{step} is not as this test knows it"
            path.write_text(text.replace(before, after), "utf-8")
        elif (SIXTH / step).is_dir():
            shutil.copytree(SIXTH / step, self.root / step, ignore=MADE)
        else:
            shutil.copy(SIXTH / step, self.root / step)

    @contextmanager
    def without(self, forgotten: str) -> Iterator[None]:
        """The house as it is when a step, or a file of it, was forgotten."""
        path, aside = self.root / forgotten, self.root / "aside"
        path.rename(aside)
        if forgotten in CHANGED:
            shutil.copy(ROOT / forgotten, path)
        yield
        if path.is_file():
            path.unlink()
        elif path.is_dir():
            shutil.rmtree(path)
        aside.rename(path)


MADE = shutil.ignore_patterns("__pycache__", "sixth", ".*")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    root = tmp_path_factory.mktemp("checkout")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, root / folder, ignore=MADE)
    for file in FILES:
        shutil.copy(ROOT / file, root / file)
    made = House(root)
    for step in steps():
        made.add(step)
    return made


def test_the_table_names_every_file_of_the_game_and_nothing_else() -> None:
    there = {
        path for path in SIXTH.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }
    placed = {path.relative_to(SIXTH).as_posix() for path in there}
    named = {step.removesuffix("/") for step in steps()}
    assert {step for step in named if not (SIXTH / step).exists()} == {*CHANGED}
    inside = {file for file in placed for step in named if f"{file}/".startswith(f"{step}/")}
    assert inside == placed


def test_the_contract_and_the_tests_of_every_game_accept_it(house: House) -> None:
    tests = [
        *("tests/contract", "tests/engine/test_clauses.py", "tests/engine/test_kernel.py"),
        *("tests/engine/test_ledger.py", "tests/engine/test_cards.py", "tests/faces"),
        *("tests/guides", "tests/trackers", "tests/engraver", "tests/test_project.py"),
    ]
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--deals", "300")
    done = house.run("pytest", *options, "-k", GAME, *tests)
    assert done.code == 0, done.out + done.err
    passed = re.search(r"(\d+) passed", done.out)
    assert passed
    assert int(passed[1]) >= 80


def test_its_playthroughs_are_what_is_played(house: House) -> None:
    done = house.run("pytest", "-q", "-p", "no:cacheprovider", "tests/test_playthroughs.py")
    assert done.code == 0, done.out + done.err


def test_the_checks_accept_it(house: House) -> None:
    code = [str(path) for path in house.root.glob(f"generator/**/{GAME}*")]
    assert len(code) == 3
    for check in (
        ("ruff", "check", "--no-cache", *code),
        ("ruff", "format", "--no-cache", "--check", *code),
        ("mypy", "--strict", *code),
        ("importlinter.cli", "--no-cache"),
    ):
        done = house.run(*check)
        assert done.code == 0, done.out + done.err


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


def test_everything_is_made_of_it(house: House) -> None:
    house.cardwright("build", GAME, "-o", "alone")
    made = {path.name for path in (house.root / "alone" / GAME).iterdir()}
    papers = {f"{kind}-{paper}.pdf" for kind in ("deck", "tracker") for paper in ("a4", "letter")}
    assert made == {"booklet.pdf", "cards", *papers}
    assert len([*(house.root / "alone" / GAME / "cards").iterdir()]) == 13
    house.cardwright("build")
    assert {path.name for path in (house.root / "build").iterdir()} == {
        *("manifest.json", "site", *GAMES, GAME),
    }
    page = (house.root / f"build/site/{GAME}.html").read_text("utf-8")
    assert 'id="TWELVE-B1"' in page
    assert f'href="{GAME}.html"' in (house.root / "build/site/index.html").read_text("utf-8")


FORGOTTEN = [
    (f"seeds/{GAME}.toml", "list games", f"{GAME}.toml: cannot be read"),
    ("generator/engine/games/__init__.py", f"build {GAME}", f"there is no game “{GAME}”"),
    (f"generator/engine/games/{GAME}", f"simulate {GAME}", "can be printed, but not yet played"),
    *(
        (f"generator/engine/games/{GAME}/{file}.py", f"simulate {GAME}", message)
        for file, message in (
            ("__init__", "does not offer DEFAULTS, make_form, make_match"),
            ("rules", "the law of Twelve cannot be read"),
            ("state", "the law of Twelve cannot be read"),
            ("judge", "the law of Twelve cannot be read"),
            ("telling", "the law of Twelve cannot be read"),
        )
    ),
    (f"generator/engraver/{GAME}", f"engrave {GAME}", f"no folder of card_art “{GAME}”"),
    (f"card_art/{GAME}", f"build {GAME} --only deck", "svg: cannot be read"),
    (f"card_art/{GAME}/back.svg", f"build {GAME} --only deck", "back.svg: cannot be read"),
    (f"generator/faces/{GAME}.py", f"build {GAME}", f"generator/faces/{GAME}.py is missing"),
    (
        f"templates/guides/{GAME}.md.j2",
        f"build {GAME} --only booklet",
        f"{GAME}.md.j2: the guide cannot be read",
    ),
]


@pytest.mark.parametrize(("step", "command", "message"), FORGOTTEN)
def test_a_step_that_is_forgotten_is_named(
    house: House, step: str, command: str, message: str
) -> None:
    with house.without(step):
        done = house.run("generator", *command.split(), *(["-o", "half"] * ("build" in command)))
    assert done.code in (1, 2), done.out + done.err
    assert message in done.err
    assert "Traceback" not in done.err
    assert not (house.root / "half").exists()


def test_a_row_that_is_forgotten_is_named(house: House) -> None:
    with house.without("README.md"):
        done = house.run(
            "pytest", "-q", "-p", "no:cacheprovider", "-k", GAME, "tests/test_project.py"
        )
    assert done.code == 1
    assert f"the table has no row for {GAME}" in done.out


def test_every_file_of_the_game_is_one_that_somebody_forgets() -> None:
    tried = {step for step, _, _ in FORGOTTEN} | {"README.md"}
    files = {step.removesuffix("/") for step in steps()}
    assert {file for file in files if not file.startswith("tests/playthroughs/")} <= tried

"""The recipes of CONTRIBUTING, followed literally in a copy of the checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pikepdf
import pytest

from cardwright.drawing.scene.paper import PAPERS
from cardwright.printing.pdf.units import POINTS_PER_MM

pytestmark = pytest.mark.deep

ROOT = Path(__file__).parents[1]
FOLDERS = ("generator", "seeds", "templates", "site", "card_art")
#: Those that know of every option of a game.
TESTS = ("clauses", "kernel", "second_sixty_six", "second_matches")
SIMULATE = ("simulate", "sixty-six", "--form=two-handed", "--deals=5", "--agree")
PAPER = "generator/cardwright/drawing/scene/paper.py"


def recipe(name: str) -> str:
    """The block of a recipe."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    found = re.search(rf"<!-- recipe: {name} -->\n```\w+\n(.*?)```", text, re.DOTALL)
    assert found
    return found[1]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of what a build is made from."""
    without = shutil.ignore_patterns("__pycache__", "engraver")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=without)
    return tmp_path


def run(house: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What the command of the copy answers."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "cardwright", *arguments],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house / "generator")},
        capture_output=True,
        text=True,
        check=False,
    )


def pass_there(house: Path, *arguments: str) -> None:
    """Run tests of the copy, which all pass."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house / "generator")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.fixture
def with_tests(house: Path) -> Path:
    """A copy with the tests too."""
    shutil.copytree(ROOT / "tests", house / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / name, house)
    return house


def test_a_paper_is_one_entry(with_tests: Path) -> None:
    house = with_tests
    assert "legal" not in PAPERS, "nobody is offered it by default"
    table = house / PAPER
    text = table.read_text("utf-8")
    table.write_text(
        text.replace("    )\n}\n", f"{recipe('paper').rstrip()},\n    )\n}}\n", 1), "utf-8"
    )
    kinds = ("deck", "book", "tracker", "box")
    only = [f"--only={kind}" for kind in kinds]
    done = run(house, "build", "court", "card-tennis", "--paper=legal", *only, "-o", "out")
    assert done.returncode == 0, done.stderr
    made = {file.name: file for file in (house / "out/card-tennis").glob("*-legal.pdf")}
    assert {"deck-legal.pdf", "box-legal.pdf", "envelope-legal.pdf"} <= made.keys()
    assert {"tracker-legal.pdf", "booklet-legal.pdf", "booklet-fold-legal.pdf"} <= made.keys()
    for name, file in made.items():
        with pikepdf.open(file) as pdf:
            sides = sorted(float(x) / POINTS_PER_MM for x in pdf.pages[0].mediabox[2:])
        half = name == "booklet-legal.pdf"
        assert sides == pytest.approx([177.8, 215.9] if half else [215.9, 355.6], abs=0.1), name
    told = run(house, "build", "court", "--only=tracker", "-o", "usual")
    assert told.returncode == 0
    assert not [*(house / "usual").rglob("*legal*")]
    assert run(house, "calibrate", "--paper=legal").returncode == 0
    assert "US Legal" in run(house, "list", "papers").stdout
    sheets = ("deck", "sizes", "cutting", "real_decks")
    pass_there(house, "tests/boxes", *(f"tests/pdf/test_{name}.py" for name in sheets))


def test_the_words_of_a_refusal_stand_once(with_tests: Path) -> None:
    """The sentence that most tests, lessons and pages come upon."""
    house = with_tests
    told = run(house, "explain", "COURT-2H-R4b").stdout
    place = next(line for line in told.splitlines() if "take the couplet, because you can" in line)
    file = house / place.strip().split(":")[0]
    text = file.read_text("utf-8")
    old, new = "You must follow the {led:card} and take", "Follow the {led:card}, and take"
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")
    assert run(house, "lessons", "check").returncode == 1
    assert run(house, "lessons", "check", "--update").returncode == 0
    pass_there(house, "tests/test_playthroughs.py", "--update-playthroughs")
    speaking = (f"tests/engine/test_{name}.py" for name in ("record", "story", "telling"))
    pass_there(house, *speaking, "tests/lessons", "tests/test_cli_play.py")


def test_a_page_is_one_file(house: Path, printed: Path) -> None:
    page = house / "site/docs/house-rules.md"
    page.write_text(recipe("page").replace("description: ", "describe: "), "utf-8")
    site = ("site", "--printed", str(printed), "-o", "out")
    refused = run(house, *site)
    assert refused.returncode == 1
    assert "site/docs/house-rules.md: description: is missing" in refused.stderr
    page.write_text(recipe("page"), "utf-8")
    done = run(house, *site)
    assert done.returncode == 0, done.stderr
    made = (house / "out/house-rules.html").read_text("utf-8")
    assert "<h1>House rules</h1>" in made
    assert '<a href="court/law.html">' in made
    home = (house / "out/index.html").read_text("utf-8")
    foot = re.findall(r'<a href="([a-z-]+)\.html"', home.partition("<footer")[2])
    assert foot[-2:] == ["manual", "house-rules"]


def test_a_variant_of_the_rules_is_few_files(with_tests: Path) -> None:
    house = with_tests
    edits = tomllib.loads((ROOT / "tests/variant.toml").read_text("utf-8"))["edits"]
    assert len({edit["file"] for edit in edits}) <= 8
    ledger, *others = sorted(edits, key=lambda edit: not edit["file"].startswith("seeds"))
    assert ledger["file"] == others[0]["file"]
    for edit in (ledger, others[0]):
        apply(house, edit)
    forgotten = run(house, *SIMULATE, "last_trick=ten")
    assert forgotten.returncode == 1
    assert "the law has no option “last_trick”; " in forgotten.stderr
    for edit in others[1:]:
        apply(house, edit)
    told = run(house, *SIMULATE, "last_trick=nothing")
    assert told.returncode == 0, told.stderr
    pass_there(house, *(f"tests/engine/test_{name}.py" for name in TESTS), "-k", "sixty")


def apply(house: Path, edit: dict[str, str]) -> None:
    """Change a file as an edit of `variant.toml` says."""
    path = house / edit["file"]
    text, old = path.read_text("utf-8"), edit.get("old") or edit["before"]
    assert text.count(old) == 1, f"{edit['file']} has changed: mend tests/variant.toml"
    path.write_text(text.replace(old, edit["new"] + edit.get("before", "")), "utf-8")

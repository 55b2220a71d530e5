"""The project as it is handed over: what README promises, what git keeps, one version."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cardwright
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES

ROOT = Path(__file__).resolve().parents[1]


def run(*command: str, cwd: Path = ROOT, **environment: str) -> str:
    """What the command prints; its complaint is the test's when it fails."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert project["project"]["dynamic"] == ["version"]
    said = run(sys.executable, "-m", "cardwright", "--version", PYTHONPATH=str(ROOT / "generator"))
    assert cardwright.__version__ in said


def test_git_keeps_the_sources_of_the_site_and_ignores_what_is_made() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout, so there is nothing to ignore")
    made = ["build/site/index.html", ".venv/bin/python", "dist/x.whl", "seeds/__pycache__/x"]
    sources = ["site/mkdocs.yml", "site/docs/index.md", "site/assets/site.js", "templates/build/x"]
    asked = run("git", "check-ignore", "--no-index", *made, *sources)
    assert asked.splitlines() == made


def test_ci_runs_the_two_commands_that_readme_shows_first() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    make, test = re.findall(r"^```sh\n(.*?)\n```$", readme, re.MULTILINE | re.DOTALL)[:2]
    assert make.endswith("cardwright build")
    assert "-m pytest" in test
    assert run("bash", ".ci/run", "--show").splitlines() == [make, test]


@pytest.mark.parametrize("game", GAMES)
def test_readme_says_of_a_game_what_its_ledger_says(game: str) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    rows = [line for line in readme.splitlines() if f"| `{game}` |" in line]
    assert len(rows) == 1, f"README.md, “What you get”: the table has no row for {game}"
    ledger = load_ledger(game)
    (pack,) = (pack for pack in ledger.packs if pack.name == ledger.deck)
    title, _, origin, players, cards = (cell.strip() for cell in rows[0].strip("|").split("|"))
    assert title == ledger.title
    assert origin == f"{ledger.maker}, {ledger.year}"
    assert {players[0], players[-1]} == {str(min(ledger.players)), str(max(ledger.players))}
    assert re.findall(r"\d+", cards) == [str(pack.size)]


def test_the_example_in_readme_shows_a_refusal() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert "can be exchanged" in run(sys.executable, "-c", example)


def test_the_commands_of_the_manual_make_a_record_replay_it_and_judge_it(tmp_path: Path) -> None:
    manual = (ROOT / "site/docs/manual-play.md").read_text("utf-8")
    block = manual.partition("```sh\n")[2].partition("```")[0]
    simulate, replay, judge, *_ = (line.partition("#")[0].split() for line in block.splitlines())
    command = (sys.executable, "-m", "cardwright")
    deal = tmp_path / simulate.pop()
    assert simulate[-1] == "-o"
    run(*command, *simulate[1:], str(deal))
    assert "COURT-2H-3" in run(*command, *replay[1:-1], str(deal))
    assert "legal" in run(*command, *judge[1:2], str(deal), *judge[3:])


def test_nothing_stands_at_the_top_but_what_belongs_there() -> None:
    found = {name.split("/")[0] for _, name in tracked()}
    plain = {name for name in found if not name.startswith(".")}
    folders = {"card_art", "generator", "seeds", "site", "templates", "tests"}
    papers = {"CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md"}
    assert plain == folders | papers | {"pyproject.toml"}


def test_the_repository_has_no_links_which_another_computer_could_not_follow() -> None:
    assert [name for mode, name in tracked() if mode == "120000"] == []


def tracked() -> list[tuple[str, str]]:
    """The mode and the name of each file that git knows."""
    listed = subprocess.run(
        ["git", "ls-files", "-sz"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    entries = (entry.split("\t") for entry in listed.split("\0") if entry)
    return [(about.split()[0], name) for about, name in entries]

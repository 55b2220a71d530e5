"""The project as it is handed over: what the wheel holds, what README promises, one version."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

import generator
from generator.engine.games import GAMES
from generator.engine.ledger import load_ledger

ROOT = Path(__file__).resolve().parents[1]
DATA = ("templates", "card_art", "seeds", "site")


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


def tracked(*folders: str) -> set[str]:
    """The files that git keeps or, when added, would keep."""
    listed = run("git", "ls-files", "-z", "-co", "--exclude-standard", "--", *folders)
    return {name for name in listed.split("\0") if name and (ROOT / name).is_file()}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel, built from the source distribution as a packager would build it."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout, so nothing says which files belong to it")
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT))
    (path,) = out.glob("*.whl")
    return zipfile.ZipFile(path)


@pytest.fixture(scope="module")
def installed(wheel: zipfile.ZipFile, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel's files laid out as in site-packages."""
    place = tmp_path_factory.mktemp("site-packages")
    wheel.extractall(place)
    return place


def names(wheel: zipfile.ZipFile) -> set[str]:
    return {name for name in wheel.namelist() if not name.endswith("/")}


def test_the_wheel_carries_the_data_folders_and_nothing_else_of_data(
    wheel: zipfile.ZipFile,
) -> None:
    home = "generator/_data/"
    carried = {name.removeprefix(home) for name in names(wheel) if name.startswith(home)}
    assert carried == tracked(*DATA)
    assert {name.split("/")[0] for name in carried} == set(DATA)


def test_the_wheel_carries_the_package_and_no_other(wheel: zipfile.ZipFile) -> None:
    code = {name for name in names(wheel) if name.startswith("generator/")}
    assert {name for name in code if "/_data/" not in name} == tracked("generator")
    assert {name.split("/")[0] for name in names(wheel) - code} == {
        f"cardwright-{generator.__version__}.dist-info"
    }


def test_the_wheel_says_that_the_package_has_types(wheel: zipfile.ZipFile) -> None:
    assert "generator/py.typed" in names(wheel)


def test_the_data_in_the_wheel_is_the_data_in_the_checkout(wheel: zipfile.ZipFile) -> None:
    changed = [
        name
        for name in tracked(*DATA)
        if wheel.read(f"generator/_data/{name}") != (ROOT / name).read_bytes()
    ]
    assert not changed


def test_an_installed_wheel_reads_its_own_data(installed: Path, tmp_path: Path) -> None:
    script = "from generator.paths import data; print(data('seeds', 'court.toml'))"
    found = run(sys.executable, "-c", script, cwd=tmp_path, PYTHONPATH=str(installed))
    assert Path(found.strip()) == installed / "generator/_data/seeds/court.toml"


def test_an_installed_wheel_lists_the_same_games(installed: Path, tmp_path: Path) -> None:
    listing = ("-m", "generator", "list", "games", "--json")
    there = run(sys.executable, *listing, cwd=tmp_path, PYTHONPATH=str(installed))
    here = run(sys.executable, *listing, PYTHONPATH=str(ROOT))
    assert there == here


def test_every_license_travels_with_the_wheel(wheel: zipfile.ZipFile) -> None:
    licenses = {name.partition(".dist-info/licenses/")[2] for name in names(wheel)} - {""}
    beside = {name for name in tracked("card_art", "site") if name.endswith("-LICENSE.txt")}
    assert licenses == {"LICENSE"} | beside


def test_the_version_is_written_in_one_place(wheel: zipfile.ZipFile) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert project["project"]["dynamic"] == ["version"]
    metadata = f"cardwright-{generator.__version__}.dist-info/METADATA"
    assert message_from_bytes(wheel.read(metadata))["Version"] == generator.__version__
    said = run(sys.executable, "-m", "generator", "--version", PYTHONPATH=str(ROOT))
    assert generator.__version__ in said


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


def test_the_example_in_readme_runs_and_shows_a_refusal() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    lines = run(sys.executable, "-c", example).splitlines()
    assert lines[1].startswith("False COURT-")
    assert lines[1].endswith(".")


def test_the_commands_in_readme_make_a_record_replay_it_and_judge_it(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    block = readme.partition("## Play by the rules")[2].partition("```sh\n")[2].partition("```")[0]
    simulate, replay, judge, *_ = (line.partition("#")[0].split() for line in block.splitlines())
    command = (sys.executable, "-m", "generator")
    deal = tmp_path / simulate.pop()
    deal.write_text(run(*command, *simulate[1:-1]), "utf-8")
    assert simulate[-1] == ">"
    assert "COURT-2H-3" in run(*command, *replay[1:-1], str(deal))
    assert "legal" in run(*command, *judge[1:2], str(deal), *judge[3:])

"""The manual is up to date with the program, and each of its examples runs."""

from __future__ import annotations

import os
import re
import shlex
import socket
import subprocess
import sys
from pathlib import Path

import click
import pytest

from cardwright import gather_figures, load_game
from cardwright.cli.group import cli
from tests.engine.test_scale import absent
from tests.tiers import Sample

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "site/docs").glob("manual*.md"))


def test_what_is_made_from_the_program_is_as_the_program_is() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / ".ci/manual.py", "--check"],
        env={"PYTHONPATH": str(ROOT / "generator")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def commands() -> list[str]:
    """Every command that README or the manual shows, without its comment."""
    pages = [ROOT / "README.md", *PAGES]
    blocks = (
        block
        for page in pages
        for block in re.findall(r"```sh\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    )
    lines = (line.split("#")[0].strip() for block in blocks for line in block.splitlines())
    shown = [match.group() for line in lines if (match := re.match(r"(uvx )?cardwright .*", line))]
    written = (
        each
        for page in pages
        for each in re.findall(r"`(cardwright [a-z]+ [^`…]*)`", page.read_text("utf-8"))
    )
    plain = [each for each in written if not re.search(r"[A-Z]{4,}|\[", each)]
    return sorted({*shown, *plain})


@pytest.mark.parametrize("line", commands())
def test_every_command_that_is_shown_is_understood(line: str) -> None:
    _, name, *rest = shlex.split(line.removeprefix("uvx "))
    command = cli.commands[name]
    if isinstance(command, click.Group) and rest:
        command = command.commands[rest.pop(0)]
    for word in rest:  # files need not be there
        if word.endswith((".toml", ".jsonl", ".pdf")) or word.startswith("export/"):
            Path(word).parent.mkdir(parents=True, exist_ok=True)
            Path(word).touch()
    command.make_context(name, [*rest])


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_readme_is_short_and_shows_what_is_made() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(text.splitlines()) <= 130
    shown = re.findall(r"!\[([^]]+)\]\(([^)]+)\)", text)
    assert {ROOT / file for _, file in shown} == {*(ROOT / ".ci/pictures").glob("*.png")}
    assert all(len(told) > 20 for told, _ in shown), "read to those who do not see it"
    assert sum((ROOT / file).stat().st_size for _, file in shown) <= 500_000
    assert {f"site/docs/{page.name}" for page in PAGES} <= {*re.findall(r"\(([^)]+)\)", text)}


def programs(page: Path) -> list[str]:
    """The programs that a page shows."""
    return re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", [ROOT / "README.md", *PAGES], ids=lambda page: page.stem)
def test_every_program_that_is_shown_runs(page: Path, sample: Sample) -> None:
    ledger = ROOT / "seeds/portrait_authors.toml"
    Path("my-authors.toml").write_bytes(ledger.read_bytes())
    for program in programs(page):
        if "distributed" in program:  # by a cluster, see below
            continue
        if sample(1, 0) and "palette=" in program:  # a whole deck, which others build
            continue
        quick = program.replace("10_000", "50").replace(", 40, ", f", {sample(4, 40)}, ")
        done = subprocess.run(
            [sys.executable, "-c", quick],
            env={"PYTHONPATH": str(ROOT / "generator")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr


@pytest.mark.deep
def test_the_computers_are_started_and_play_as_the_manual_says() -> None:
    """The commands and the program of the page, with fewer deals and at an address of this host."""
    dask = Path(sys.executable).with_name("dask")
    if not dask.exists():
        absent("dask is not installed (pip install -e '.[scale]')")
    page = ROOT / "site/docs/manual-scale.md"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    (scheduler, worker) = re.findall(r"```sh\ndask (.*)\n```", page.read_text("utf-8"))
    here = ["--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0"]
    worker = worker.replace("192.168.1.20:8786", f"127.0.0.1:{port}").replace("auto", "2")
    (program,) = (each for each in programs(page) if "distributed" in each)
    program = program.replace("192.168.1.20:8786", f"127.0.0.1:{port}")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "generator")}
    begun = [
        subprocess.Popen([dask, *shlex.split(command)], env=environment, stderr=subprocess.DEVNULL)
        for command in (f"{scheduler} --port {port} {shlex.join(here)}", worker)
    ]
    try:
        done = subprocess.run(
            [sys.executable, "-c", program.replace("10_000_000", "3_000")],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
    finally:
        for process in reversed(begun):
            process.terminate()
            process.wait()
    form = load_game("sixty-six").form("two-handed")
    assert done.stdout.strip() == str(gather_figures(form, 3_000, seed=1).won)

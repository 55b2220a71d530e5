"""No code of the folder you are in is run, whatever it is called and whatever a command starts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardwright.building.artifact_cache import ArtifactCache, MadeFiles
from cardwright.building.artifacts import Artifact
from cardwright.building.pool import make_all
from cardwright.building.serve import SiteMaker
from cardwright.drawing.scene.model import Scene
from cardwright.printing.press.canvas import drawing, pictures
from cardwright.system.cache import Cache
from cardwright.system.workers import Workers
from tests.artifacts import made_by
from tests.attacks.watching import HOUSE
from tests.tiers import every

#: What Python or the program imports somewhere; each would be found first in the current folder.
NAMES = (
    *("pickle", "multiprocessing", "json", "click", "cardwright", "platform", "signal", "socket"),
    *("sitecustomize", "usercustomize", "tempfile", "mkdocs", "yaml", "selectors", "subprocess"),
    *("_weakrefset", "threading", "typing", "re", "random", "hashlib", "struct", "PIL", "lxml"),
    *("reportlab", "jinja2", "typst", "markdown", "watchdog", "numpy", "encodings", "__main__"),
)
SCRIPT = (str(Path(sys.executable).with_name("cardwright")),)
BUILD = ("build", "card-tennis", "--only", "tracker", "--no-cache", "-j", "2")
#: What only other processes import, and this one when it has begun.
LATE = ("multiprocessing", "pickle", "click", "json")


def trap(folder: Path, names: tuple[str, ...] = NAMES) -> Path:
    """Fill the folder with modules and packages, each of which leaves a mark where it is run."""
    for name in names:
        mark = f"open({str(folder / f'ran-{name}')!r}, 'w').close()\n"
        (folder / f"{name}.py").write_text(mark, "utf-8")
    for name in {"cardwright", "concurrent", "http"} if names == NAMES else ():
        (folder / name).mkdir()
        mark = f"open({str(folder / f'ran-{name}-package')!r}, 'w').close()\n"
        (folder / name / "__init__.py").write_text(mark, "utf-8")
    return folder


def caught(folder: Path) -> list[str]:
    """The traps that were run."""
    return sorted(path.name for path in folder.glob("ran-*"))


def environment(**more: str) -> dict[str, str]:
    left_out = ("PYTHONPATH", "PYTHONSAFEPATH")
    return {name: what for name, what in os.environ.items() if name not in left_out} | more


def who() -> dict[str, bytes]:
    return {str(os.getpid()): b""}


class Slow(ArtifactCache):
    """Makes nothing, while other processes begin."""

    def make(self, artifact: Artifact, *, shown: bool = False) -> MadeFiles:  # noqa: ARG002
        """Nothing."""
        time.sleep(0.5)
        return MadeFiles({}, {})


@pytest.mark.deep
def test_another_process_runs_nothing_of_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(trap(tmp_path))
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    steps = [made_by(who, name) for name in "abcd"]
    with Workers(1) as executor:
        made = [
            name for _, one in make_all(steps, executor, Slow(Cache(None))) for name in one.files
        ]
    assert caught(tmp_path) == []
    assert made, "the other process made something"
    assert "PYTHONSAFEPATH" not in os.environ, "what others start is their affair"


#: Commands that begin processes, each in its own way.
COMMANDS = {
    "simulate": ("simulate", "sixty-six", "--form", "two-handed", "--deals", "4000"),
    "build": BUILD,
    "export": ("export", "nations", "--for", "tabletop-simulator", "-j", "2"),
    "gallery": ("gallery", "nations"),
}


@pytest.mark.full
@pytest.mark.parametrize("name", every(4, COMMANDS, deep=3))
@pytest.mark.parametrize(
    "python", every(2, [(), ("-E",)], deep=2), ids=["plain", "without environment"]
)
def test_no_command_runs_anything_of_the_current_folder(
    tmp_path: Path, python: tuple[str, ...], name: str
) -> None:
    ran = subprocess.run(
        [sys.executable, *python, *SCRIPT, *COMMANDS[name]],
        cwd=trap(tmp_path),
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert caught(tmp_path) == []
    assert ran.returncode == 0, ran.stderr


@pytest.mark.deep
def test_what_builds_after_every_change_runs_nothing_of_the_current_folder(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*SCRIPT, "build", "card-tennis", "--only", "tracker", "--watch"],
        cwd=trap(tmp_path),
        env=environment(),
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stderr
        told = any("watching for changes" in line for line in running.stderr)
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=60)
    assert caught(tmp_path) == []
    assert told
    assert running.returncode == 0


def made(arguments: list[str]) -> None:
    """In place of the program: an output."""
    Path(arguments[arguments.index("--output") + 1]).write_text("made", "utf-8")


@pytest.mark.deep
def test_what_makes_the_site_runs_nothing_of_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(trap(tmp_path))
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    out = tmp_path / "out"
    assert SiteMaker(made).made(tmp_path, out, Cache(None))
    assert out.is_file()
    assert caught(tmp_path) == []


@pytest.mark.deep
def test_what_renders_pictures_runs_nothing_of_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(trap(tmp_path))
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    dot = drawing(Scene(1, 1, (), "dot", "A dot"), 0)
    assert len(dict(pictures(dict.fromkeys("abcdefgh", dot), 2))) == 8
    assert caught(tmp_path) == []


@pytest.mark.deep
@pytest.mark.parametrize("path", ["{house}:", ":{house}", "::{house}"])
def test_an_empty_entry_of_the_path_is_not_the_current_folder(tmp_path: Path, path: str) -> None:
    """Python reads it so, and looks there for `sitecustomize` before any program begins."""
    ran = subprocess.run(
        [*SCRIPT, *BUILD],
        cwd=trap(tmp_path, LATE),
        env=environment(PYTHONPATH=path.format(house=HOUSE)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert caught(tmp_path) == []
    assert ran.returncode == 0, ran.stderr

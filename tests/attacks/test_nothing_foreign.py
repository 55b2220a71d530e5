"""A build reads its data and writes its output: nothing foreign is run, read, written or called.

What Python's audit hooks do not see, the libraries written in C and Rust, opens no file by a name
of its own: fonts and drawings are handed to them, and to Typst the folder of our fonts.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.attacks.watching import HOUSE, WATCHED, Run, seen, watched

#: Folders of the system that may be looked into though they are not ours, and why.
LISTED = {
    "/usr/share/fonts": "ReportLab lists what fonts there are when it is imported; none is opened",
}
#: Files of the system that may be opened, and why.
OPENED = {
    "/proc/self/mountinfo": "whether the output folder is a mount point, which cannot be replaced",
    "/usr/share/zoneinfo": "MkDocs imports Babel where it is installed, and that asks for the zone",
}
#: Code that has no file: made by Python itself (named tuples), and the guides, by Jinja2.
GUIDES = sorted((HOUSE / "templates/guides").glob("*.md.j2"))
MADE = {"<string>", "<template>", *(guide.name for guide in GUIDES)}


def strangers(found: set[str], *allowed: Path | str) -> set[str]:
    """What lies in none of the allowed folders."""
    roots = [os.path.realpath(root) for root in allowed] + [str(root) for root in allowed]
    return {
        path
        for path in found
        if not any(path == root or path.startswith(root.rstrip("/") + "/") for root in roots)
    }


def is_worker(command: str) -> bool:
    """Whether a program that was started is Python at our own work: the one process there may be.

    A build may be made by several processes. Each is the same Python, started by its standard
    library with nothing but a number, and is watched as well; so is the one that counts what they
    share.
    """
    work = r"from multiprocessing\.(spawn|resource_tracker) import (spawn_)?main;? ?(spawn_)?main"
    return command.startswith(sys.executable) and re.search(rf" -c {work}\(", command) is not None


def check(run: Run, tmp_path: Path) -> None:
    """Everything seen has its place."""
    ours = [HOUSE / name for name in ("generator", "seeds", "card_art", "templates", "site")]
    ours += [HOUSE / "pyproject.toml", HOUSE / "LICENSE"]  # which the site packs with the program
    python = [*map(Path, (sys.prefix, sys.base_prefix, *filter(None, sys.path)))]
    python = [path for path in python if path != HOUSE]
    beside = {Path(path) for path in run.seen["write"] if f"{run.here}/.build." in path}
    staging = [path for path in beside if path.parent == run.here]
    used = [run.here / "build", *staging, tmp_path / "cache", tmp_path / "tmp", Path("/dev/null")]
    assert not strangers(run.seen["write"] - {str(run.here)}, *used)
    assert not strangers(run.seen["read"], *used, *ours, *python, WATCHED, *OPENED)
    assert not strangers(run.seen["list"], *used, *ours, *python, HOUSE, run.here, *LISTED)
    code = {path for path in run.seen["run"] if path not in MADE and not path.startswith("<frozen")}
    assert not strangers({str(Path(path).absolute()) for path in code}, *ours, *python, WATCHED)
    assert not {what for what in run.seen.get("start", ()) if not is_worker(what)}
    # Workers are spoken to by a pair of local sockets, which lead nowhere else: to bind or connect
    # one would be an event of its own.
    pairs = {what for what in run.seen.get("socket.__new__", ()) if what.endswith(", 1, 1, 0)")}
    run.seen["socket.__new__"] = run.seen.get("socket.__new__", set()) - pairs
    others = {*run.seen} - {"read", "write", "list", "run", "start"}
    assert not {(event, what) for event in others for what in run.seen[event]}


@pytest.mark.deep
def test_a_build_touches_nothing_that_is_not_its_own(tmp_path: Path) -> None:
    kinds = ("--only", "deck", "--only", "book", "--only", "tracker", "--paper", "a4")
    run = watched(tmp_path, "build", "sixty-six", *kinds)
    check(run, tmp_path)
    assert {path for path in run.seen["read"] if "/seeds/" in path}, "nothing was seen"
    assert {path for path in run.seen["write"] if path.endswith("booklet.pdf")}, "nothing was seen"


@pytest.mark.deep
def test_a_build_of_everything_touches_nothing_that_is_not_its_own(everything: Path) -> None:
    watched_in = everything.parents[1]
    check(seen(watched_in), watched_in)
    assert (everything / "site" / "index.html").is_file()


@pytest.mark.deep
def test_no_setting_of_reportlab_changes_a_byte(tmp_path: Path) -> None:
    bytes_ = []
    for name, environment in (
        ("plain", {}),
        ("set", {"RL_pageCompression": "0", "RL_invariant": "1", "RL_useA85": "1"}),
    ):
        (tmp_path / name).mkdir()
        run = watched(tmp_path / name, "build", "nations", "--only", "tracker", **environment)
        folder = run.here / "build" / "nations"
        bytes_.append([path.read_bytes() for path in sorted(folder.iterdir())])
    assert bytes_[0] == bytes_[1]


def test_reportlab_asks_for_no_settings_but_ours() -> None:
    """Not even for modules within its own package, where somebody may have put them."""
    code = """
import sys
asked = []
class Asked:
    def find_spec(name, path=None, target=None):
        asked.append(name)
sys.meta_path.insert(0, Asked)
import cardwright.printing.pdf, os
from reportlab import rl_config
print([name for name in asked if "local_rl_" in name or name.startswith("reportlab_")])
print(rl_config.pageCompression, rl_config.TTFSearchPath, os.environ["RL_pageCompression"])
print([name for name in sys.modules if "local_rl_" in name or name.startswith("reportlab_")])
"""
    ran = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, "PYTHONPATH": str(HOUSE / "generator"), "RL_pageCompression": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.splitlines() == ["[]", "1 [] 7", "[]"]

"""A command is run while it is watched, in a folder of its own, with bait about."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from cardwright import paths

WATCHED = Path(__file__).with_name("watched.py")
HOUSE = Path(paths.__file__).parents[2]
#: Every way in which ReportLab can be told to run something, and Python modules it might take from
#: the folder one stands in. Each would leave its mark.
BAIT = ("reportlab_mods.py", "reportlab_settings.py", "click.py", "local_rl_mods.py", "yaml.py")
HOME_BAIT = (".reportlab_mods", ".reportlab_settings", ".pythonrc.py", "sitecustomize.py")


class Run(NamedTuple):
    """A watched run: what was seen, by kind, and the folder it stood in."""

    seen: dict[str, set[str]]
    here: Path


def watched(tmp_path: Path, *arguments: str, **environment: str) -> Run:
    """Run the command with nothing of the user's environment but this."""
    here, home, mark = tmp_path / "here", tmp_path / "home", tmp_path / "mark"
    for folder, names in ((here, BAIT), (home, HOME_BAIT)):
        folder.mkdir()
        for name in names:
            (folder / name).write_text(f"open({str(mark)!r}, 'w').close()\n", encoding="utf-8")
    report = tmp_path / "seen"
    report.mkdir()
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    ran = subprocess.run(
        [sys.executable, "-P", "-B", WATCHED, *arguments],
        cwd=here,
        env={
            **kept,
            "HOME": str(home),
            "XDG_CACHE_HOME": str(tmp_path / "cache"),
            "TMPDIR": str(tmp_path / "tmp"),
            "PYTHONPATH": str(HOUSE / "generator"),
            "WATCHED": str(report),
            **environment,
        },
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert not mark.exists(), "something foreign was run"
    assert ran.returncode == 0, ran.stderr
    return seen(tmp_path)


def seen(tmp_path: Path) -> Run:
    """What was noted of a run that was watched in this folder."""
    found: dict[str, set[str]] = {}
    for process in (tmp_path / "seen").iterdir():
        for line in process.read_text(encoding="utf-8").splitlines():
            event, what = json.loads(line)
            found.setdefault(event, set()).add(what)
    return Run(found, tmp_path / "here")

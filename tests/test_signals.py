"""Ctrl-C at a terminal comes to every process of a command, and none of them complains of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
#: A module that takes a moment to be loaded, as the program does.
SLOW = """
import pathlib, time
pathlib.Path("loading").touch()
time.sleep(1)

def work():
    from cardwright.system.signals import let_through
    let_through()
    time.sleep(60)
"""
#: Starts one process that loads it, and ends in order when it is interrupted.
STARTER = """
import sys
from contextlib import nullcontext
from multiprocessing import get_context
from cardwright.system.signals import starting_processes

def main():
    context = get_context(sys.argv[1])
    if sys.argv[1] == "forkserver":
        context.set_forkserver_preload(["slow"])
    import slow_name
    process = context.Process(target=slow_name.work, daemon=True)
    try:
        with starting_processes() if sys.argv[2] == "guarded" else nullcontext():
            process.start()
        process.join()
    except KeyboardInterrupt:
        if process.pid:
            process.kill()
            process.join()
        sys.exit(130)

if __name__ == "__main__":
    main()
"""
#: Names the work without loading it where it is begun.
NAME = """
def work():
    import slow
    slow.work()
"""


def interrupted(folder: Path, kind: str, how: str) -> tuple[int, str]:
    """Exit code and complaints, where Ctrl-C comes while a process is being loaded."""
    for name, text in (("slow", SLOW), ("slow_name", NAME), ("starter", STARTER)):
        (folder / f"{name}.py").write_text(text, "utf-8")
    with subprocess.Popen(
        [sys.executable, "starter.py", kind, how],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(HOUSE / "generator"), str(folder)))},
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    ) as begun:
        end = time.monotonic() + 30
        while not (folder / "loading").exists():
            assert time.monotonic() < end
            time.sleep(0.02)
        os.killpg(begun.pid, signal.SIGINT)
        _, complaints = begun.communicate(timeout=30)
    return begun.returncode, complaints


@pytest.mark.skipif(os.name != "posix", reason="groups of processes as POSIX has them")
@pytest.mark.parametrize("kind", ["spawn", pytest.param("forkserver", marks=pytest.mark.deep)])
def test_a_process_that_is_being_loaded_is_not_interrupted(tmp_path: Path, kind: str) -> None:
    assert interrupted(tmp_path, kind, "guarded") == (130, "")


@pytest.mark.deep
@pytest.mark.skipif(os.name != "posix", reason="groups of processes as POSIX has them")
def test_one_that_is_not_guarded_complains(tmp_path: Path) -> None:
    assert "KeyboardInterrupt" in interrupted(tmp_path, "forkserver", "bare")[1]

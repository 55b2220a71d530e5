"""What must hold on any system: build everything, then the tests, with the libraries of the lock.

    python .ci/everywhere.py                with the Python that runs this; removes .venv and build
    python .ci/everywhere.py ARGUMENT...    the arguments are pytest's, such as tests/pdf

It is what README.md tells people to run, and the full tier of the tests, said for Linux, macOS and
Windows at once. The programs that some tests need come from Debian; elsewhere those tests are
skipped and say so. `.ci/run` is the whole of it, for Debian.

Exit code 0: all is well; 1: a step failed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def environment() -> dict[str, str]:
    """The environment of the steps; only where the programs can be had may tests insist on them."""
    wanted = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    return wanted | {"CI": "true" if sys.platform == "linux" else "", "PYTHONUTF8": "1"}


def locks() -> tuple[str, ...]:
    """The locks to install from: what tests compare with, too, where they insist on it."""
    return ("test", "oracle", "scale") if sys.platform == "linux" else ("test",)


def main() -> int:
    """Every step, until one fails."""
    for folder in (".venv", "build"):
        shutil.rmtree(ROOT / folder, ignore_errors=True)
    python = ROOT / (".venv/Scripts/python.exe" if sys.platform == "win32" else ".venv/bin/python")
    install = (python, "-m", "pip", "install", "-q", "--disable-pip-version-check")
    steps: tuple[tuple[Path | str, ...], ...] = (
        (sys.executable, "-m", "venv", ".venv"),
        (*install, "--require-hashes", *(f"-r.ci/lock/{name}.txt" for name in locks())),
        (*install, "--no-deps", "--no-build-isolation", "--no-index", "-e", "."),
        (python, "-m", "cardwright", "build"),
        (python, "-m", "pytest", "-n", "auto", "--full", "--hypothesis-seed=0", *sys.argv[1:]),
        (python, "-m", "cardwright", "lessons", "check"),
    )
    for step in steps:
        words = [str(word) for word in step]
        print("==", *words, flush=True)
        if subprocess.run(words, cwd=ROOT, env=environment(), check=False).returncode:
            print("everywhere: this step failed:", *words, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

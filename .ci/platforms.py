"""The table in site/docs/manual.md of the computers that Cardwright installs on without a compiler.

    .venv/bin/python .ci/platforms.py            ask the index, and write the table
    .venv/bin/python .ci/platforms.py --check    ask nothing, and fail when the lock has changed

For each system and each Python that we support, uv is asked whether the index has a wheel of every
library in `.ci/lock/run.txt`; those it has none of are named. They are then built from source, for
which most want a C compiler. Free-threaded Pythons are asked about by pip, for uv cannot.
Needs uv: pip install --require-hashes -r .ci/lock/release.txt. Exit code 1: the table is not up to
date; 3: uv is missing.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK, PAGE = ROOT / ".ci/lock/run.txt", ROOT / "site/docs/manual.md"
END = "<!-- end of platforms -->"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
#: What people call a system, what uv calls it, and the macOS that is asked about.
SYSTEMS = (
    ("Linux, x86-64 (glibc 2.28 or later)", "x86_64-manylinux_2_28", ""),
    ("Linux, Arm (glibc 2.28 or later)", "aarch64-manylinux_2_28", ""),
    ("Alpine Linux, x86-64", "x86_64-unknown-linux-musl", ""),
    ("Alpine Linux, Arm", "aarch64-unknown-linux-musl", ""),
    ("macOS 15 or later, Apple silicon", "aarch64-apple-darwin", "15.0"),
    ("macOS 14, Apple silicon", "aarch64-apple-darwin", "14.0"),
    ("macOS 15 or later, Intel", "x86_64-apple-darwin", "15.0"),
    ("Windows, x86-64", "x86_64-pc-windows-msvc", ""),
    ("Windows, Arm", "aarch64-pc-windows-msvc", ""),
)
#: The free-threaded Python that is asked about: its version and ABI, and platforms of wheels.
FREE = (
    "3.14",
    "cp314t",
    ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64"),
)
#: Libraries that are made of Python alone, whose source is as good as a wheel.
PURE = frozenset({"watchdog"})


def pins() -> dict[str, str]:
    """Library -> the version that the lock has, without what one system alone needs."""
    lines = re.findall(r"^([a-z0-9][\w.-]*)==(\S+) (.*)", LOCK.read_text("utf-8"), re.MULTILINE)
    return {name: version for name, version, rest in lines if not rest.startswith(";")}


def stamp() -> str:
    """What changes when a locked version does."""
    text = "".join(f"{name}=={version}\n" for name, version in pins().items())
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def lacking(uv: str, system: str, macos: str, python: str) -> list[str]:
    """The libraries that have no wheel for a system and a Python."""
    left = pins()
    found: list[str] = []
    env = {**os.environ, "MACOSX_DEPLOYMENT_TARGET": macos}
    while True:
        with tempfile.TemporaryDirectory() as folder:
            wanted = Path(folder, "wanted.in")
            wanted.write_text("".join(f"{name}=={v}\n" for name, v in left.items()), "utf-8")
            command = [uv, "pip", "compile", str(wanted), "--no-deps", "--only-binary", ":all:"]
            command += ["--python-platform", system, "--python-version", python, "--quiet"]
            done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if not done.returncode:
            return found
        named = re.search(r"Because ([\w.-]+)==\S+ has no", done.stderr)
        if not named or named[1] not in left:
            raise RuntimeError(done.stderr)
        del left[named[1]]
        found += [named[1]] if named[1] not in PURE else []


def lacking_free() -> list[str]:
    """The libraries that have no wheel for a free-threaded Python on Linux."""
    version, abi, platforms = FREE
    found = []
    for name, pinned in pins().items():
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "pip", "download", f"{name}=={pinned}", "--no-deps"]
            command += ["--only-binary", ":all:", "--dest", folder, "--quiet"]
            command += ["--python-version", version, "--abi", abi, "--abi", "abi3", "--abi", "none"]
            command += [part for each in platforms for part in ("--platform", each)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode and name not in PURE:
            found.append(name)
    return found


def table(uv: str) -> str:
    """The table, a row for each system, with its mark."""
    rows = [
        f"<!-- platforms {stamp()} -->",
        "",
        "| System | " + " | ".join(PYTHONS) + " |",
        "|---" * (1 + len(PYTHONS)) + "|",
    ]
    for title, system, macos in SYSTEMS:
        cells = [", ".join(lacking(uv, system, macos, python)) or "yes" for python in PYTHONS]
        rows.append(f"| {title} | {' | '.join(cells)} |")
    free = ", ".join(lacking_free()) or "yes"
    rows.append(f"| Linux, x86-64, free-threaded | | | | {free} |")
    return "\n".join((*rows, "", END))


def main() -> int:
    """Write the table, or say whether it belongs to what is locked."""
    page = PAGE.read_text("utf-8")
    if "--check" in sys.argv[1:]:
        if f"<!-- platforms {stamp()} -->" in page:
            return 0
        print(
            "platforms: the lock has changed since site/docs/manual.md was written\n"
            "Hint: python .ci/platforms.py",
            file=sys.stderr,
        )
        return 1
    uv = shutil.which("uv", path=f"{ROOT / '.venv/bin'}{os.pathsep}{os.environ['PATH']}")
    if uv is None:
        print("platforms: uv is missing\nHint: pip install uv", file=sys.stderr)
        return 3
    begin = page.index("<!-- platforms")
    end = page.index(END, begin) + len(END)
    PAGE.write_text(page[:begin] + table(uv) + page[end:], "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

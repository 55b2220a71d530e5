"""The whole of build/, made in several rooms: every file must come out the same to the byte.

    python3 .ci/same_bytes.py pythons                 the oldest Python supported, the newest here
    python3 .ci/same_bytes.py pythons --debian        the oldest, and Debian's newest (as root)
    python3 .ci/same_bytes.py pythons python3.12 …    these
    python3 .ci/same_bytes.py pythons --built build   in place of the oldest a build that is there
    python3 .ci/same_bytes.py bounds                  the lowest and newest libraries that
                                                      pyproject.toml allows, on this Python

A room is an interpreter with libraries of its own, and by the Python with another time zone and
hash seed than the next; the checkout is built from where it stands. A file that differs is named
with both digests. Exit code 0: all the same; 1: something differs, or a room could not be furnished
or did not build; 3: a Python, a program or the build is missing.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / ".ci/lock/run.txt"
#: Oldest and newest Python that pyproject.toml names.
OLDEST, NEWEST = 11, 14
#: The Debian in which the newest Python is looked for, and what it needs besides.
SUITE = "testing"
#: What a build may not depend on, by the number of the room.
ENVIRONMENTS = (
    {"PYTHONHASHSEED": "1", "TZ": "Pacific/Auckland", "LC_ALL": "C"},
    {"PYTHONHASHSEED": "20", "TZ": "America/New_York", "LC_ALL": "C.UTF-8"},
)


def run(*command: str | Path, **more: str) -> None:
    """Run a command of a room; it says itself what is wrong, and the room is given up."""
    done = subprocess.run([str(word) for word in command], check=False, env=clean() | more)
    if done.returncode:
        sys.exit(f"same_bytes: {Path(command[0]).name} ended with {done.returncode}")


def clean() -> dict[str, str]:
    """The environment without what would lead to other modules or another date."""
    unwanted = {"PYTHONPATH", "VIRTUAL_ENV", "SOURCE_DATE_EPOCH", "PYTHONHASHSEED"}
    return {name: value for name, value in os.environ.items() if name not in unwanted}


def missing(what: str, hint: str) -> None:
    """Say that this computer lacks something, and what to do."""
    print(f"same_bytes: {what}\nHint: {hint}", file=sys.stderr)
    sys.exit(3)


def found(minor: int) -> str | None:
    """A Python 3.`minor` on the PATH, else among those that pyenv keeps."""
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    known = sorted(home.glob(f"3.{minor}.*/bin/python3"))
    candidates = [shutil.which(f"python3.{minor}"), *map(str, reversed(known))]
    return next((path for path in candidates if path and version(path)[0] == minor), None)


def version(python: str) -> tuple[int, str]:
    """Minor number and full version of an interpreter; −1 and "" when it does not run."""
    ask = "import sys; print(sys.version_info[1], sys.version.split()[0])"
    try:
        done = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return -1, ""
    minor, full = done.stdout.split()
    return int(minor), full


def furnished(python: str, place: Path, *wanted: str | Path) -> Path:
    """A room with the libraries that `pip install` is asked for; its interpreter."""
    run(python, "-m", "venv", place)
    inside = next(p for p in (place / "bin/python", place / "Scripts/python.exe") if p.exists())
    run(inside, "-m", "pip", "install", "-q", "--disable-pip-version-check", *wanted)
    return inside


def built(python: Path, out: Path, **environment: str) -> Path:
    """The folder of everything, built by the interpreter of a room."""
    run(
        python,
        "-m",
        "cardwright",
        "build",
        "-o",
        out,
        PYTHONPATH=str(ROOT / "generator"),
        **environment,
    )
    return out


def debian(place: Path) -> Path:
    """The folder built in a Debian of its own, with its newest Python; only root can make one."""
    if not shutil.which("debootstrap") or os.geteuid():
        missing("--debian needs root and debootstrap", "apt-get install debootstrap, as root")
    home, python = place / "debian", f"python3.{NEWEST}"
    wanted = f"--include={python},python3-venv,ca-certificates"
    run("debootstrap", "--variant=minbase", wanted, SUITE, home)
    for file in (Path("/etc/resolv.conf"), Path("/etc/ssl/certs/ca-certificates.crt")):
        (home / file.relative_to("/")).write_bytes(file.read_bytes())
    for folder in (".ci", "generator", "templates", "card_art", "seeds", "site"):
        shutil.copytree(ROOT / folder, home / "src" / folder)
    for name in ("pyproject.toml", "LICENSE"):  # the site offers the program, with what it needs
        shutil.copy(ROOT / name, home / "src")
    inside = ("chroot", home, "/usr/bin/env", "-C", "/src", "PYTHONPATH=/src/generator")
    run(*inside, python, "-m", "venv", "/room")
    install = ("-m", "pip", "install", "-q", "--disable-pip-version-check")
    run(*inside, "/room/bin/python", *install, "--require-hashes", "-r", ".ci/lock/run.txt")
    run(*inside, "/room/bin/python", "-m", "cardwright", "build", "-o", "/out", **ENVIRONMENTS[1])
    return home / "out"


def digests(folder: Path) -> dict[str, str]:
    """Path below the folder -> SHA-256, of every file."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def differences(one: Path, other: Path) -> list[str]:
    """A line for each file that is not the same in both folders."""
    here, there = digests(one), digests(other)
    return [
        f"  {name}: {here.get(name, 'missing')[:12]} ≠ {there.get(name, 'missing')[:12]}"
        for name in sorted(here.keys() | there.keys())
        if here.get(name) != there.get(name)
    ]


def compared(made: dict[str, Path]) -> int:
    """Say how each room's files differ from those of the first; the exit code."""
    (first, folder), *others = made.items()
    count = len(digests(folder))
    differ = 0
    for name, other in others:
        lines = differences(folder, other)
        differ += len(lines)
        told = f"{len(lines)} of {count} files differ:" if lines else f"all {count} files the same"
        print(f"{first} / {name}: {told}", *lines, sep="\n")
    return 1 if differ or not count else 0


def pythons(asked: argparse.Namespace, place: Path) -> dict[str, Path]:
    """A build by each Python, all with the libraries of the lock."""
    if asked.built and not asked.built.is_dir():
        missing(f"no build stands in {asked.built}", "cardwright build makes one")
    oldest = () if asked.built else (OLDEST,)
    newest = () if asked.debian else (max(filter(found, range(OLDEST + 1, NEWEST + 1)), default=0),)
    wanted = asked.pythons or [*map(found, (*oldest, *newest))]
    made: dict[str, Path] = {str(asked.built): asked.built} if asked.built else {}
    for number, python in enumerate(wanted, len(made)):
        if not python or not version(python)[1]:
            missing(f"no Python {python or f'3.{OLDEST} and later'}", "install it, or name others")
        name = f"Python {version(python)[1]}"
        room = furnished(python, place / str(number), "--require-hashes", "-r", LOCK)
        made[name] = built(room, place / f"out{number}", **ENVIRONMENTS[number % 2])
    if asked.debian:
        made[f"Python 3.{NEWEST} of Debian"] = debian(place)
    if len(made) < 2:
        missing("only one Python to compare", "install a newer one, or as root add --debian")
    return made


def bounds(_: argparse.Namespace, place: Path) -> dict[str, Path]:
    """A build with the oldest libraries that pyproject.toml allows, and one with the newest."""
    uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    if not uv:
        missing("uv is not installed", "pip install --require-hashes -r .ci/lock/release.txt")
    made = {}
    for name in ("lowest-direct", "highest"):
        pins = place / f"{name}.txt"
        run(
            uv or "",
            "pip",
            "compile",
            "-q",
            ROOT / "pyproject.toml",
            f"--resolution={name}",
            "--python",
            sys.executable,
            "--no-annotate",
            "--no-header",
            "-o",
            pins,
        )
        chosen = re.findall(r"^[\w.-]+==[\w.]+", pins.read_text("utf-8"), re.MULTILINE)
        print(f"{name}: {' '.join(chosen)}")
        room = furnished(sys.executable, place / name, "-r", pins)
        made[name] = built(room, place / f"out-{name}")
    return made


def main() -> int:
    """Furnish the rooms, build in them, compare."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    kinds = parser.add_subparsers(required=True)
    by_python = kinds.add_parser("pythons")
    by_python.add_argument("pythons", nargs="*", metavar="PYTHON")
    by_python.add_argument("--debian", action="store_true")
    by_python.add_argument("--built", type=Path, metavar="FOLDER")
    by_python.set_defaults(make=pythons)
    kinds.add_parser("bounds").set_defaults(make=bounds)
    asked = parser.parse_args()
    make: Callable[[argparse.Namespace, Path], dict[str, Path]] = asked.make
    with tempfile.TemporaryDirectory(prefix="same-bytes-") as place:
        return compared(make(asked, Path(place)))


if __name__ == "__main__":
    sys.exit(main())

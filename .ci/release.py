"""Everything that a release consists of, made from nothing into dist/ and checked.

    .venv/bin/python .ci/release.py --dry-run    rehearse: any commit, whatever its tag
    .venv/bin/python .ci/release.py              the commit that carries the tag

It makes the sdist, the wheel, what the wheel builds (decks, booklets, trackers and the website),
the list of what is in it (an SBOM, CycloneDX), and the checksums of them all. The wheel is built
twice and must come out the same. What is not agreed between tag, version and changelog is named;
in a rehearsal that is all, otherwise nothing is made. Nothing is uploaded: `.github/RELEASING.md`
tells who does that, and when.

Needs the extra "release". Exit code 0: done; 1: not agreed, or a step failed; 3: a tool is missing.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
TOOLS = {"build": "build", "hatchling": "hatchling", "cyclonedx_py": "cyclonedx-bom"}


def said(*command: str | Path, **more: str) -> str:
    """What a command prints; it says itself what is wrong, and the release is given up."""
    environment = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=environment | more,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        sys.exit(f"release: {' '.join(map(str, command))} ended with {done.returncode}")
    return done.stdout.strip()


def version() -> str:
    """The version that the package has."""
    source = (ROOT / "generator/cardwright/__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    return found[1] if found else ""


def not_agreed(number: str, changelog: str, tags: list[str], changed: list[str]) -> list[str]:
    """What stands against releasing this version: a sentence each, with what to do.

    `changelog` is the whole text, `tags` are those of the commit, `changed` the files that differ
    from it.
    """
    problems = []
    if not re.fullmatch(r"\d+\.\d+\.\d+", number):
        problems.append(
            f"generator/cardwright/__init__.py: “{number}” is no version; write it as 1.2.3"
        )
    heads = re.findall(r"^## \[(.+?)\](.*)$", changelog, re.MULTILINE)
    dated = dict(heads)
    if not heads or heads[0][0] != "Unreleased":
        problems.append("CHANGELOG.md: the first section is not [Unreleased]; put one there")
    elif number not in dated:
        problems.append(f"CHANGELOG.md: no section [{number}]; name [Unreleased] so, with the day")
    elif not re.fullmatch(r" - \d{4}-\d\d-\d\d", dated[number]):
        problems.append(f"CHANGELOG.md: [{number}] has no day; write “## [{number}] - 2026-03-04”")
    elif heads[1][0] != number:
        problems.append(f"CHANGELOG.md: [{heads[1][0]}] is newer than the version {number}")
    if f"v{number}" not in tags:
        problems.append(f"git: this commit has no tag v{number}; git tag -s v{number}")
    problems += [f"git: {name} is not committed; commit it, or remove it" for name in changed]
    return problems


def distributed(out: Path, date: str) -> list[Path]:
    """The sdist and the wheel, built from the sdist."""
    said(sys.executable, "-m", "build", "--no-isolation", "-o", out, SOURCE_DATE_EPOCH=date)
    return sorted(out.iterdir())


def room(place: Path, wheel: Path) -> Path:
    """A room in which the wheel is installed with what the lock says and no more, not even pip."""
    said(sys.executable, "-m", "venv", "--without-pip", place)
    inside = next(p for p in (place / "bin/python", place / "Scripts/python.exe") if p.exists())
    install = (sys.executable, "-m", "pip", "--python", inside, "install", "-q")
    said(*install, "--require-hashes", "-r", ROOT / ".ci/lock/run.txt")
    said(*install, "--no-deps", "--no-index", wheel)
    return inside


def packed(folder: Path, name: str, date: int) -> bytes:
    """The folder as a .tar.gz below `name`, the same bytes whoever packs it, and when."""
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = tarfile.TarInfo(f"{name}/{path.relative_to(folder).as_posix()}")
            entry.size, entry.mtime, entry.mode = path.stat().st_size, date, 0o644
            with path.open("rb") as file:
                archive.addfile(entry, file)
    return gzip.compress(whole.getvalue(), mtime=date)


def described(inside: Path, number: str, out: Path) -> None:
    """The list of what is installed in the room, beside the wheel."""
    said(sys.executable, "-m", "cyclonedx_py", "environment", inside, "--pyproject",
         ROOT / "pyproject.toml", "--mc-type", "application", "--output-reproducible",
         "--output-format", "JSON", "--output-file", out)  # fmt: skip
    listed = json.loads(out.read_text("utf-8"))
    listed["metadata"]["component"]["version"] = number  # pyproject.toml has it from the package
    out.write_text(json.dumps(listed, indent=1, ensure_ascii=False) + "\n", "utf-8", newline="\n")


def made(number: str, place: Path) -> None:
    """Everything, in dist/."""
    date = said("git", "log", "-1", "--format=%ct")
    files = distributed(DIST, date)
    again = distributed(place / "again", date)
    if [path.read_bytes() for path in files] != [path.read_bytes() for path in again]:
        sys.exit("release: sdist and wheel are not the same when they are built again")
    inside = room(place / "room", next(path for path in files if path.suffix == ".whl"))
    if said(inside, "-m", "cardwright", "--version") != f"cardwright, version {number}":
        sys.exit(f"release: the wheel does not say that it is {number}")
    said(inside, "-I", "-m", "cardwright", "build", "-o", place / "built", SOURCE_DATE_EPOCH=date)
    name = f"cardwright-{number}"
    prints = packed(place / "built", f"{name}-prints-and-site", int(date))
    (DIST / f"{name}-prints-and-site.tar.gz").write_bytes(prints)
    described(inside, number, DIST / f"{name}.cdx.json")
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(DIST.iterdir())
    ]
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8", newline="\n")


def main() -> int:
    """Check, make, and list what was made."""
    rehearsed = sys.argv[1:] == ["--dry-run"]
    if sys.argv[1:] and not rehearsed:
        print(__doc__, file=sys.stderr)
        return 2
    lacking = [name for module, name in TOOLS.items() if not importlib.util.find_spec(module)]
    if lacking:
        print(f"release: {', '.join(lacking)} missing\nHint: pip install --require-hashes"
              " -r .ci/lock/release.txt", file=sys.stderr)  # fmt: skip
        return 3
    number, changelog = version(), (ROOT / "CHANGELOG.md").read_text("utf-8")
    changed = [line[3:] for line in said("git", "status", "--porcelain").splitlines()]
    problems = not_agreed(number, changelog, said("git", "tag", "--points-at").split(), changed)
    for problem in problems:
        print(f"{'still to do' if rehearsed else 'release'}: {problem}")
    if problems and not rehearsed:
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="cardwright-release-") as place:
        made(number, Path(place))
    print((DIST / "SHA256SUMS").read_text("utf-8"), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())

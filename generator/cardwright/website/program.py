"""The program itself, to be downloaded from its site: a wheel, as the package index would have it.

Sources: PyPA, Binary distribution format 1.0, and Core metadata specifications 2.4.
"""

from __future__ import annotations

import base64
import hashlib
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import cardwright
from cardwright import paths
from cardwright.errors import EnvironmentProblem
from cardwright.system.litter import tidy
from cardwright.website.archive import archive

#: The folder of the site that has the program, and how prose names its file and its size.
PROGRAM = "program"
_NAMED, _WEIGHT = f"{PROGRAM}/cardwright.whl", "{size of the program}"
#: The data folders, which a wheel has within the package; and their part that is for developers.
_DATA = ("card_art", "seeds", "site", "templates")
_ENGRAVER = "card_art/engraver/"
#: The format of the wheel: it is for every Python 3 and every system.
_FORMAT = "Wheel-Version: 1.0\nGenerator: cardwright\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
#: A header of the metadata about the text below them, which is left out.
_OF_TEXT = "Description-Content-Type:"


def wheel_name() -> str:
    """The file name of the wheel, with the version: installers read it."""
    return f"cardwright-{cardwright.__version__}-py3-none-any.whl"


def with_program(prose: str) -> str:
    """The prose of a page with the true name and size of the program in it."""
    if _NAMED not in prose:
        return prose
    size = f"{len(wheel()) / 1_000_000:.0f}\u00a0MB"
    return prose.replace(_NAMED, f"{PROGRAM}/{wheel_name()}").replace(_WEIGHT, size)


@paths.memoize_tracked
def wheel() -> bytes:
    """The program with its data as a wheel: what a packager builds, without README and extras.

    Raises EnvironmentProblem where the files of a wheel are not installed.
    """
    info = f"cardwright-{cardwright.__version__}.dist-info"
    files = {f"cardwright/{name}": content for name, content in _package()}
    files |= {f"{info}/{name}": content for name, content in _about()}
    return archive(files | {f"{info}/RECORD": _record(files, info).encode()})


def _package() -> Iterator[tuple[str, bytes]]:
    """The modules of the program and its data, by their places in the package."""
    yield from _within(paths.package())
    if not (paths.package() / "_data").is_dir():
        for folder in _DATA:
            for name, content in _within(paths.data(folder)):
                if not f"{folder}/{name}".startswith(_ENGRAVER):
                    yield f"_data/{folder}/{name}", content


def _within(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files in a folder by their paths, without litter and what Python compiled."""
    for path in tidy(folder.rglob("*"), folder):
        if path.is_file() and path.suffix != ".pyc":
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def _about() -> Iterator[tuple[str, bytes]]:
    """The files about the distribution by name: its needs, its command, its licenses."""
    yield "WHEEL", _FORMAT.encode()
    if (paths.package() / "_data").is_dir():
        yield from _as_installed()
        return
    project = tomllib.loads((paths.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    patterns = project["license-files"]
    licenses = [path for pattern in patterns for path in tidy(paths.ROOT.glob(pattern))]
    named = {path.relative_to(paths.ROOT).as_posix(): path.read_bytes() for path in licenses}
    yield "METADATA", _metadata(project, named).encode()
    (name, command), *_ = project["scripts"].items()
    yield "entry_points.txt", f"[console_scripts]\n{name} = {command}\n".encode()
    for license_name, content in named.items():
        yield f"licenses/{license_name}", content


def _as_installed() -> Iterator[tuple[str, bytes]]:
    """The files about the distribution as it was installed, without the README."""
    try:
        installed = distribution("cardwright")
    except PackageNotFoundError:
        what = "Cardwright’s files are here, but it is not installed"
        raise EnvironmentProblem(what, hint="install it again") from None
    headers = (installed.read_text("METADATA") or "").partition("\n\n")[0].splitlines()
    kept = [line for line in headers if not line.startswith(_OF_TEXT)]
    yield "METADATA", "\n".join((*kept, "")).encode()
    yield "entry_points.txt", (installed.read_text("entry_points.txt") or "").encode()
    for file in installed.files or ():
        _, found, license_name = file.as_posix().partition(".dist-info/licenses/")
        if found:
            yield f"licenses/{license_name}", file.read_binary()


def _metadata(project: Mapping[str, Any], licenses: Iterable[str]) -> str:
    """What an installer must know of a project of pyproject.toml; extras are for developers."""
    headers = [
        ("Metadata-Version", "2.4"),
        ("Name", project["name"]),
        ("Version", cardwright.__version__),
        ("Summary", project["description"]),
        *(("Author", author["name"]) for author in project["authors"]),
        ("License-Expression", project["license"]),
        *(("License-File", name) for name in licenses),
        ("Keywords", ",".join(project["keywords"])),
        *(("Classifier", each) for each in project["classifiers"]),
        ("Requires-Python", project["requires-python"]),
        *(("Requires-Dist", each) for each in project["dependencies"]),
    ]
    return "".join(f"{name}: {value}\n" for name, value in headers)


def _record(files: Mapping[str, bytes], info: str) -> str:
    """The list of the files with their SHA-256 and bytes, itself without."""
    lines = [f"{info}/RECORD,,"]
    for name, content in files.items():
        told = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={told},{len(content)}")
    return "\n".join((*sorted(lines), ""))

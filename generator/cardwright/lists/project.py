"""A project: the folder of a deck of one's own in one file, a ZIP archive named .cardwright."""

from __future__ import annotations

import io
import os
import re
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from cardwright import limits
from cardwright.errors import ListError, TooLarge, excerpt, visible
from cardwright.lists.archive import Archive
from cardwright.lists.deck import ENDINGS, PICTURES, PROJECT
from cardwright.lists.settings import SETTINGS

#: What to do where a project cannot be read.
_REMEDY = "save the project again on the page “Make your own deck here”"
#: A name that every system can give to a file.
_NAME = r"[^/\\:*?\"<>|\x00-\x1f.~ ][^/\\:*?\"<>|\x00-\x1f]{0,79}"
_PLACE = re.compile(rf"(?:{PICTURES}/)?({_NAME})")
#: Names that lead elsewhere: from the root, from a drive, or up.
_OUT = re.compile(r"[/\\]|[A-Za-z]:|(?:.*[/\\])?\.\.(?:[/\\]|$)")
#: The time of each file, so that the same project has the same bytes.
_TIME = (1980, 1, 1, 0, 0, 0)


def is_project(path: Path) -> bool:
    """Test if a path is a project: a file with its ending."""
    return path.suffix.lower() == PROJECT and os.path.isfile(path)  # noqa: PTH113 - as in deck.py


@contextmanager
def opened(path: Path) -> Iterator[Path]:
    """The path of a deck; of a project, a folder with its files, which is removed at the end.

    Raises ListError for a project that cannot be read, or with names that lead out of it.
    """
    if not is_project(path):
        yield path
        return
    try:
        data = limits.read(path, limits.PROJECT)
    except OSError as error:
        reason = error.strerror or "reading failed"
        raise ListError(f"{visible(path.name)}: cannot be read: {reason}") from None
    except TooLarge as error:
        hint = "make its pictures smaller"
        raise ListError(f"{visible(path.name)}: {error.message}", hint=hint) from None
    with TemporaryDirectory(prefix="cardwright-") as room:
        folder = Path(room, path.stem)
        write(project_files(visible(path.name), data), folder)
        yield folder


def project_files(file: str, data: bytes) -> dict[str, bytes]:
    """The files of a deck in the bytes of a project, by their places in the folder.

    Those that no deck has are left out. Raises ListError for names that lead out of the folder,
    for what is too large or damaged, and unless there is exactly one list.
    """
    try:
        archive = Archive(file, data, limits.PROJECT)
        names = sorted(archive.written)
        found = {name: archive.read(name) or b"" for name in names if _belongs(name)}
    except ListError as error:
        raise ListError(error.message, hint=_REMEDY) from None
    if lost := next(filter(_OUT.match, names), None):
        what = f"“{excerpt(lost)}” leads out of the folder of the deck"
        raise ListError(f"{file}: {what}", hint=_REMEDY)
    lists = [name for name in found if _is_list(name)]
    if len(lists) != 1:
        what = "has several lists of cards" if lists else "has no list of cards"
        raise ListError(f"{file}: {what}", hint=_REMEDY)
    return found


def write(files: Mapping[str, bytes], folder: Path) -> None:
    """Write the files of a project into a folder, which is made."""
    for name, content in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def packed(files: Mapping[str, bytes]) -> bytes:
    """The bytes of a project with these files, by their places in the folder of the deck."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, _TIME), files[name], zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _belongs(name: str) -> bool:
    """Test if a name is that of the settings, a list or a picture."""
    if not _PLACE.fullmatch(name):
        return False
    return name == SETTINGS or name.startswith(f"{PICTURES}/") or _is_list(name)


def _is_list(name: str) -> bool:
    return "/" not in name and PurePosixPath(name).suffix.lower() in ENDINGS

"""The manifest of an output folder: who made what is there, and each file with its SHA-256.

    {"made_by": "cardwright", "made": "build", "version": "0.2.0",
     "files": {"court/booklet.pdf": {"sha256": "…", "bytes": 81234, "edition": "color"}}}

It is the mark by which the tool knows a folder as its own, and it vouches only for bytes that a
run of this tool wrote or found as they were listed. Somebody else may have written what is read
here, so nothing in it is believed before it has been looked at.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any, TypeAlias

from cardwright import __version__
from cardwright.errors import RefusedOutput, excerpt
from cardwright.system.litter import is_litter, mode_of

MANIFEST = "manifest.json"
_MAKER = "cardwright"
#: A build of everything lists some 600 files in 80 kB.
_LARGEST = 16 * 2**20
_SHA256 = re.compile(r"[0-9a-f]{64}")

#: What is listed of a file: its hash and size, and what else the maker has to say of it.
Entry: TypeAlias = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Manifest:
    """The files of a folder, and the command that made it: “build” or “gallery”."""

    made: str
    files: dict[str, Entry] = field(default_factory=dict)

    @classmethod
    def of(cls, folder: Path) -> Manifest | None:
        """The manifest of a folder; None where the folder has none of ours.

        Raises RefusedOutput for one that is damaged: nobody can tell then whose the files are.
        """
        path = folder / MANIFEST
        try:
            raw = _json(path)
            if raw is None or raw.get("made_by") != _MAKER:
                return None
            return cls(_made(raw), _files(raw))
        except (ValueError, RecursionError) as error:
            what = "is nested too deeply" if isinstance(error, RecursionError) else str(error)
            raise RefusedOutput(
                f"{path}: is damaged ({excerpt(what)}), so whose files these are cannot be told",
                hint="choose another folder with -o, or remove this one yourself",
            ) from None

    def write(self, folder: Path) -> None:
        """Put the manifest into the folder; paths and keys have one order."""
        content = {"made_by": _MAKER, "made": self.made, "version": __version__}
        text = json.dumps(content | {"files": self.files}, indent=1, ensure_ascii=False) + "\n"
        (folder / MANIFEST).write_text(text, encoding="utf-8", newline="\n")


def _json(path: Path) -> dict[str, Any] | None:
    """The JSON object in the file; None where no plain file is. Raises ValueError, OSError."""
    try:
        found = path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    if not stat.S_ISREG(found.st_mode):  # a pipe would keep us waiting for ever
        return None
    if found.st_size > _LARGEST:
        raise ValueError("it is too large")
    try:
        raw = json.loads(path.read_bytes())
    except UnicodeDecodeError:
        raise ValueError("it is not UTF-8 text") from None
    except ValueError:
        raise ValueError("it is not JSON") from None
    if not isinstance(raw, dict):
        raise ValueError("it is not an object")  # noqa: TRY004 - one error for all damage
    return raw


def _made(raw: dict[str, Any]) -> str:
    made = raw.get("made")
    if not isinstance(made, str):
        raise ValueError("“made” does not say by which command")  # noqa: TRY004 - as above
    return made


def _files(raw: dict[str, Any]) -> dict[str, Entry]:
    files = raw.get("files")
    if not isinstance(files, dict):
        raise ValueError("“files” is no table")  # noqa: TRY004 - as above
    for name, entry in files.items():
        if not is_name(name):
            raise ValueError(f"“{name}” is no file below the folder")
        if not _is_entry(entry):
            raise ValueError(f"“{name}” has no hash and size")
    return files


def is_name(name: str) -> bool:
    """Test if the name leads to a file below the folder, and is written in one way only."""
    path = PurePosixPath(name)
    within = not path.is_absolute() and ".." not in path.parts and str(path) == name
    return within and name not in {".", MANIFEST} and not set(name) & set("\\\0")


def _is_entry(entry: object) -> bool:
    if not isinstance(entry, dict):
        return False
    digest, size = entry.get("sha256"), entry.get("bytes")
    hashed = isinstance(digest, str) and _SHA256.fullmatch(digest) is not None
    plain = all(isinstance(value, str | int) for value in entry.values())
    return hashed and isinstance(size, int) and size >= 0 and plain


def is_ours(folder: Path) -> bool:
    """Test if the folder was made by this tool; raises RefusedOutput for a damaged manifest."""
    return Manifest.of(folder) is not None


def entry_of(path: Path) -> Entry:
    """The hash and size of a file."""
    data = path.read_bytes()
    return {"sha256": hashlib.sha256(data).hexdigest(), "bytes": len(data)}


def listing(folder: Path) -> dict[str, Entry]:
    """Path below the folder -> hash and size, of every file but the manifest and litter, sorted."""
    files: dict[str, Entry] = {}
    for above, _, names in os.walk(folder):
        for name in names:
            path = Path(above, name)
            if is_litter(name, mode_of(path)):  # as macOS puts it into a folder that is being made
                continue
            files[path.relative_to(folder).as_posix()] = entry_of(path)
    files.pop(MANIFEST, None)
    return dict(sorted(files.items()))

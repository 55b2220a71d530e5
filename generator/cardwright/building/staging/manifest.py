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
import time
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple, TypeAlias

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
#: What was read of files, by their place on the disk, their size and their times.
Read: TypeAlias = dict[tuple[int, ...], Entry]
#: Nanoseconds after which another change of a file gives it another time, on every disk.
REST = 3 * 10**9


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
        if not stat.S_ISREG(mode_of(path)):  # a pipe would keep us waiting for ever
            return None
        try:
            raw = _json(path)
            damage = _damage(raw)
        except RecursionError:
            damage = "is nested too deeply"
        except ValueError as error:
            damage = str(error)
        if damage:
            raise RefusedOutput(
                f"{path}: is damaged ({excerpt(damage)}), so nothing shows which files are yours",
                hint="choose another output folder (-o), or remove this folder yourself",
            )
        return cls(raw["made"], raw["files"]) if raw.get("made_by") == _MAKER else None

    def write(self, folder: Path) -> None:
        """Put the manifest into the folder; paths and keys have one order."""
        content = {"made_by": _MAKER, "made": self.made, "version": __version__}
        text = json.dumps(content | {"files": self.files}, indent=1, ensure_ascii=False) + "\n"
        (folder / MANIFEST).write_text(text, encoding="utf-8", newline="\n")


def _json(path: Path) -> Any:  # noqa: ANN401 - whatever somebody wrote
    if path.stat().st_size > _LARGEST:
        raise ValueError("it is too large")
    try:
        return json.loads(path.read_bytes())
    except UnicodeDecodeError:
        raise ValueError("it is not UTF-8 text") from None
    except ValueError:
        raise ValueError("it is not JSON") from None


def _damage(raw: object) -> str:
    """The damage of a manifest of ours; "" for none, and for one of somebody else's."""
    if not isinstance(raw, dict):
        return "it is not an object"
    if raw.get("made_by") != _MAKER:
        return ""
    if not isinstance(raw.get("made"), str):
        return "“made” does not name the command"
    files = raw.get("files")
    if not isinstance(files, dict):
        return "“files” is not a table"
    faults = (_entry_damage(name, entry) for name, entry in files.items())
    return next(filter(None, faults), "")


def _entry_damage(name: str, entry: object) -> str:
    if not is_name(name):
        return f"“{name}” is not a file in the folder"
    return "" if _is_entry(entry) else f"“{name}” has no hash and size"


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


def with_folders(name: str) -> tuple[str, ...]:
    """The name of a file in the folder, and those of the folders that it is in, up to "."."""
    path = PurePosixPath(name)
    return tuple(map(str, (path, *path.parents)))


class Differences(NamedTuple):
    """The differences of a folder from its manifest: names in it, sorted.

    `strange` is what the manifest does not list: files, links, and folders that hold nothing
    listed; but for litter, which goes when the folder is replaced. `changed` is what it lists, but
    with other bytes, or as a link or a pipe; `missing` is not there. `mounted` are mount points.
    """

    strange: list[str]
    changed: list[str]
    missing: list[str]
    mounted: list[str]


def compare(
    folder: Path, listed: Mapping[str, Entry], mounts: Collection[Path], read: Read
) -> Differences:
    """The differences of a folder from what is listed; raises OSError.

    Links are never followed and pipes and devices never opened. `mounts` are mount points that are
    known, besides those that lie on another disk than the folder. A file in `read` is not read
    again while it looks the same.
    """
    known = {str(above) for name in listed for above in PurePosixPath(name).parents}
    there, strange, changed, mounted = set(), [], [], []
    device = folder.stat().st_dev
    for name, found in _walk(folder, known):
        is_folder = stat.S_ISDIR(found.st_mode)
        is_known = name == MANIFEST or (is_folder and name in known)
        if found.st_dev != device or folder / name in mounts:
            mounted.append(name)
        if name in listed and not is_folder:
            there.add(name)
            if not _is_as_listed(folder / name, found, listed[name], read):
                changed.append(name)
        elif not (is_known or is_litter(PurePosixPath(name).name, found.st_mode)):
            strange.append(name)
    missing = listed.keys() - there
    return Differences(sorted(strange), sorted(changed), sorted(missing), sorted(mounted))


def _is_as_listed(file: Path, found: os.stat_result, entry: Entry, read: Read) -> bool:
    if not stat.S_ISREG(found.st_mode) or found.st_size != entry["bytes"]:
        return False
    times = found.st_mtime_ns, found.st_ctime_ns
    looks = found.st_dev, found.st_ino, found.st_size, *times
    rested = time.time_ns() - max(times) > REST
    now = read.get(looks) or entry_of(file)
    if rested:
        read[looks] = now
    return now.items() <= entry.items()


def _walk(folder: Path, known: Collection[str]) -> Iterator[tuple[str, os.stat_result]]:
    """The entries of the folder, and of the known folders in it, by their path in it."""
    waiting = [""]
    while waiting:
        above = waiting.pop()
        with os.scandir(folder / above) as found:
            for entry in found:
                name = f"{above}{entry.name}"
                looked = entry.stat(follow_symlinks=False)
                if stat.S_ISDIR(looked.st_mode) and name in known:
                    waiting.append(f"{name}/")
                yield name, looked

"""The contents of an output folder, compared with its manifest.

Links are never followed and pipes and devices never opened: whatever is no plain file with the
bytes that are listed was put there, or changed, by somebody else.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import TypeAlias

from cardwright.building.staging.manifest import MANIFEST, Entry, entry_of
from cardwright.building.staging.mounts import is_mount
from cardwright.system.litter import is_litter

#: What changes when somebody writes a file: its number on the disk, size and times.
Look: TypeAlias = tuple[int, ...]


class FolderContents:
    """A folder as it was found: `strange` and `changed` names, sorted; `whole` if all is listed.

    `strange` is what the manifest does not list: files, links, and folders that hold nothing
    listed; but for litter, which goes when the folder is replaced. `changed` is what it lists, but
    with other bytes, or as a link or a pipe. `mounts` are what something is mounted on.
    Raises OSError.
    """

    def __init__(self, folder: Path, listed: dict[str, Entry]) -> None:
        self._folder = folder
        self._listed = listed
        self._looks: dict[str, Look] = {}
        self._good: dict[str, Look] = {}
        self.strange: list[str] = []
        self.changed: list[str] = []
        self.mounts: list[str] = []
        self.look()

    def look(self) -> None:
        """Look again; only files that look different than last time are read again."""
        known = {str(above) for name in self._listed for above in PurePosixPath(name).parents}
        self.strange, self.changed, self.mounts, self._looks = [], [], [], {}
        for name, found in _walk(self._folder, known):
            is_folder = stat.S_ISDIR(found.st_mode)
            is_known = name == MANIFEST or (is_folder and name in known)
            if is_mount(self._folder / name):
                self.mounts.append(name)
            if name in self._listed and not is_folder:
                self._compare(name, found)
            elif not (is_known or is_litter(PurePosixPath(name).name, found.st_mode)):
                self.strange.append(name)
        self.strange.sort()
        self.changed.sort()

    def _compare(self, name: str, found: os.stat_result) -> None:
        look = look_of(found)
        self._looks[name] = look
        if self._good.get(name) == look:
            return
        listed = self._listed[name]
        if stat.S_ISREG(found.st_mode) and found.st_size == listed["bytes"]:
            entry = entry_of(self._folder / name)
            if entry.items() <= listed.items():
                self._good[name] = look
                return
        self.changed.append(name)

    @property
    def whole(self) -> bool:
        """True if every file that is listed is there as it is listed, and nothing else."""
        return self._looks.keys() == self._listed.keys() and not (self.strange or self.changed)

    @property
    def unchanged(self) -> list[str]:
        """The files that are as they are listed, sorted."""
        return sorted(self._looks.keys() - set(self.changed))


def look_of(found: os.stat_result) -> Look:
    """The size, times and inode by which a file is known again."""
    return found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def _walk(folder: Path, known: set[str]) -> Iterator[tuple[str, os.stat_result]]:
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

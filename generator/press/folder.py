"""A folder of pictures for a service, with its job sheet, or one picture alone."""

from __future__ import annotations

import json
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator import bounds
from generator.errors import InputError, TooLarge, shown, visible
from generator.litter import tidy
from generator.press.job import DECK, JOB, SHEET, Job, only_once, read_job
from generator.press.pictures import Picture, read_picture
from generator.press.vendors import DPI, INCH, Vendor

#: Where pictures lie that end at the cut, each called like one with bleed.
TRIM, BLED = "trim/", "bleed/"
#: The saved object of Tabletop Simulator.
TABLE = "table.json"
#: Written by the export beside what the service gets.
_OURS = frozenset({JOB, SHEET, "manifest.json"})
#: How Windows marks a folder that leads to another.
_JUNCTION = getattr(stat, "IO_REPARSE_TAG_MOUNT_POINT", -1)


@dataclass(frozen=True, slots=True)
class Folder:
    """What was found: files by their names below the folder, pictures, and the job sheet.

    ``single``: one picture alone; ``table``: the saved object of Tabletop Simulator; ``odd``: what
    is neither file nor folder, a sentence each; ``pages``: those of its PDF.
    """

    names: tuple[str, ...]
    pictures: tuple[Picture, ...]
    job: Job | None
    single: bool = False
    table: dict[str, Any] | None = None
    odd: tuple[str, ...] = ()
    pages: int = 0

    def sizes(self, name: str, vendor: Vendor) -> tuple[tuple[int, int], ...]:
        """The sizes in pixels that the picture of this name may have."""
        kinds = self._kinds(name) or tuple(vendor.sizes)
        either = self.single and vendor.name == "png"
        bleeds = (vendor.bleed, 0.0) if either else (_bleed(name, vendor),)
        return tuple(
            vendor.pixels(kind, bleed) for kind in kinds if kind in vendor.sizes for bleed in bleeds
        )

    def _kinds(self, name: str) -> tuple[str, ...]:
        """The kind of piece that the job sheet says of a picture, also of the one that is cut."""
        if self.job is None:
            return ()
        named = name.replace(TRIM, BLED, 1)
        return tuple(
            dict.fromkeys(
                line.kind for line in self.job.lines if {name, named} & {line.front, line.back}
            )
        )


def read_folder(path: Path, vendor: Vendor) -> Folder:
    """The folder, or one picture; raises InputError for what cannot be read.

    Only files are opened: no link is followed. A PDF is only named.
    """
    if path.is_file():
        return Folder((path.name,), (_picture(path, path.name, vendor),), None, single=True)
    named, odd = _found(path)
    games = [game for game, _, rest in (name.partition("/") for name in named) if rest == JOB]
    if JOB not in named and games:
        raise InputError(
            f"{visible(str(path))}: holds several games",
            hint=f"name the folder of one: {shown(', '.join(games), 200)}",
        )
    ours = {*_OURS, TABLE} if vendor.medium == "table" else _OURS
    names = tuple(name for name in named if name not in ours)
    looked_at = () if vendor.medium == "pdf" else names
    pictures = tuple(_picture(named[name], name, vendor) for name in looked_at)
    job = read_job(path) if JOB in named else None
    table = _table(path / TABLE) if TABLE in named else None
    return Folder(names, pictures, job, table=table, odd=odd)


def _found(path: Path) -> tuple[dict[str, Path], tuple[str, ...]]:
    """The files below a folder by their names, and a sentence on each that is none.

    Raises OSError for a folder that cannot be read, and InputError for too many files.
    """
    files, odd = dict[str, Path](), []
    for found in tidy(_walked(path), path):
        name = found.relative_to(path).as_posix()
        mode = found.lstat().st_mode
        if stat.S_ISREG(mode):
            files[name] = found
        elif stat.S_ISLNK(mode) or (stat.S_ISDIR(mode) and _is_junction(found)):
            odd.append(f"{name} is a link, which is not followed: put the file itself there")
        elif not stat.S_ISDIR(mode) or name in {JOB, TABLE, DECK}:
            odd.append(f"{name} is no file")
    return files, tuple(odd)


def _walked(path: Path) -> list[Path]:
    """What there is below a folder; links and junctions are there, and nothing behind them."""
    found: list[Path] = []
    for place, folders, files in os.walk(path, onerror=_refused):
        found += (Path(place, name) for name in (*folders, *files))
        folders[:] = [name for name in folders if not _is_junction(Path(place, name))]
        if len(found) > bounds.FILES:
            raise InputError(
                f"{visible(str(path))}: holds more than {bounds.FILES} files",
                hint="name the folder of one game",
            )
    return found


def _refused(error: OSError) -> None:
    raise error


def _is_junction(path: Path) -> bool:
    return getattr(path.lstat(), "st_reparse_tag", 0) == _JUNCTION


def _table(path: Path) -> dict[str, Any] | None:
    """The saved object; None where it cannot be read."""
    try:
        text = bounds.read(path, bounds.JOB)
        found = json.loads(text, object_pairs_hook=only_once, parse_constant=_no_number)
    except (OSError, ValueError, RecursionError, TooLarge):
        return None
    return found if isinstance(found, dict) else None


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number")


def _picture(path: Path, name: str, vendor: Vendor) -> Picture:
    return read_picture(path, name, round(_bleed(name, vendor) / INCH * DPI))


def _bleed(name: str, vendor: Vendor) -> float:
    """The bleed in mm of a picture of that name."""
    return 0.0 if name.startswith(TRIM) else vendor.bleed

"""A folder of pictures for a service, with its job sheet, or one picture alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator import bounds
from generator.errors import TooLarge
from generator.litter import tidy
from generator.press.job import JOB, SHEET, Job, read_job
from generator.press.pictures import Picture, read_picture
from generator.press.vendors import DPI, INCH, Vendor

#: Where pictures lie that end at the cut, each called like one with bleed.
TRIM, BLED = "trim/", "bleed/"
#: The saved object of Tabletop Simulator.
TABLE = "table.json"
#: Written by the export beside what the service gets.
_OURS = frozenset({JOB, SHEET, TABLE, "manifest.json"})


@dataclass(frozen=True, slots=True)
class Folder:
    """What was found: files by their names below the folder, pictures, and the job sheet.

    ``single``: one picture alone; ``table``: the saved object of Tabletop Simulator.
    """

    names: tuple[str, ...]
    pictures: tuple[Picture, ...]
    job: Job | None
    single: bool = False
    table: dict[str, Any] | None = None

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
    """The folder, or one picture; raises InputError for what cannot be read."""
    if path.is_file():
        return Folder((path.name,), (_picture(path, path.name, vendor),), None, single=True)
    files = [found for found in tidy(path.rglob("*"), path) if found.is_file()]
    named = {found.relative_to(path).as_posix(): found for found in files}
    names = tuple(name for name in named if name not in _OURS)
    pictures = tuple(_picture(named[name], name, vendor) for name in names)
    return Folder(names, pictures, read_job(path), table=_table(path / TABLE))


def _table(path: Path) -> dict[str, Any] | None:
    """The saved object; None where there is none, or it cannot be read."""
    try:
        found = json.loads(bounds.read(path, bounds.JOB))
    except (OSError, ValueError, RecursionError, TooLarge):
        return None
    return found if isinstance(found, dict) else None


def _picture(path: Path, name: str, vendor: Vendor) -> Picture:
    return read_picture(path, name, round(_bleed(name, vendor) / INCH * DPI))


def _bleed(name: str, vendor: Vendor) -> float:
    """The bleed in mm of a picture of that name."""
    return 0.0 if name.startswith(TRIM) else vendor.bleed

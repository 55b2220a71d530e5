"""A folder of pictures for a service, with its job sheet, or one picture alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from cardwright import limits
from cardwright.errors import InputError, excerpt, visible
from cardwright.printing.press.job import DECK, JOB, SHEET, Job, read_job
from cardwright.printing.press.json_file import read_object
from cardwright.printing.press.listed import ListedFile, Listing
from cardwright.printing.press.pictures import Picture, read_picture
from cardwright.printing.press.slots import looks_of_slots
from cardwright.printing.press.vendors import DPI, INCH, VENDORS, Vendor

#: Where pictures lie that end at the cut, each called like one with bleed.
TRIM, BLED = "trim/", "bleed/"
#: The saved object of Tabletop Simulator.
TABLE = "table.json"
#: Written by the export beside what the service gets.
_OURS = frozenset({JOB, SHEET, "manifest.json"})


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder as it was found: files by their names, pictures, and the job sheet.

    ``single``: one picture alone; ``table``: the saved object of Tabletop Simulator, ``no_table``
    why it cannot be read, ``slots`` what its slots look like, "" where nothing is drawn; ``odd``:
    what is neither file nor folder, or says what is not true, a sentence each; ``unread``: pictures
    that cannot be read, each with the reason; ``deck``: its PDF, with so many ``pages``.
    """

    names: tuple[str, ...]
    pictures: tuple[Picture, ...]
    job: Job | None
    single: bool = False
    table: dict[str, Any] | None = None
    no_table: str = ""
    slots: Mapping[str, str] = field(default_factory=dict)
    odd: tuple[str, ...] = ()
    unread: tuple[tuple[str, str], ...] = ()
    deck: ListedFile | None = None
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
            dict.fromkeys(line.kind for line in self.job.lines if {name, named} & {*line.sides})
        )


def read_folder(found: Listing, vendor: Vendor) -> Folder:
    """The folder, or one picture; raises InputError for a job sheet that cannot be read, OSError.

    Of a folder with a job sheet only the files that it names are opened. A PDF is only named.
    """
    if found.single:
        (file,) = found.files.values()
        return Folder((file.name,), (_picture(file, vendor),), None, single=True)
    job = _job(found)
    ours = {*_OURS, TABLE} if vendor.medium == "table" else _OURS
    names = tuple(name for name in found.files if name not in ours)
    pictures, unread = _pictures(
        [found.files[name] for name in _expected_pictures(names, job, vendor)], vendor
    )
    table, wrong = _table(found.files.get(TABLE))
    return Folder(
        names,
        pictures,
        job,
        table=table,
        odd=(*found.odd, *_sheet(found, job)),
        unread=unread,
        no_table=wrong,
        slots=looks_of_slots(found.files, pictures, _sides(job)) if table else {},
        deck=found.files.get(DECK),
    )


def _job(found: Listing) -> Job | None:
    """The job sheet, as it is written; None where there is none."""
    if JOB in found.files:
        return read_job(found.files[JOB])
    games = [game for game, _, rest in (name.partition("/") for name in found.files) if rest == JOB]
    if games:
        raise InputError(
            f"{visible(str(found.path))}: contains several games",
            hint=f"give the folder of one: {excerpt(', '.join(games), 200)}",
        )
    return None


def _expected_pictures(names: tuple[str, ...], job: Job | None, vendor: Vendor) -> list[str]:
    """The pictures to be looked at: those of the job sheet; without one, all."""
    if vendor.medium == "pdf":
        return []
    wanted = {*wanted_files(job, vendor)} if job else {*names}
    return [name for name in names if name in wanted]


def wanted_files(job: Job, vendor: Vendor) -> tuple[str, ...]:
    """The files that there have to be: those of the job sheet, and of some pictures the twins."""
    if vendor.name != "png":
        return job.files
    cut = (name.replace(BLED, TRIM, 1) for name in job.files)
    return tuple(dict.fromkeys((*job.files, *cut)))


def _sides(job: Job | None) -> Iterator[str]:
    return (side for line in (job.lines if job else ()) for side in line.sides)


def _pictures(
    files: list[ListedFile], vendor: Vendor
) -> tuple[tuple[Picture, ...], tuple[tuple[str, str], ...]]:
    """The pictures, and of each file that cannot be read as one its name and why."""
    pictures, unread = list[Picture](), list[tuple[str, str]]()
    for file in files:
        try:
            pictures.append(_picture(file, vendor))
        except InputError as error:
            why = error.message.removeprefix(f"{visible(str(file))}: ")
            unread.append((visible(file.name), why))
        except OSError as error:
            unread.append((visible(file.name), f"cannot be read ({error.strerror})"))
    return tuple(pictures), tuple(unread)


def _sheet(found: Listing, job: Job | None) -> Iterator[str]:
    """The faults of the job sheet for a person, which says what the other does."""
    if job is None or not job.lines or job.vendor not in VENDORS:
        return
    if SHEET not in found.files:
        yield f"{SHEET} is missing"
        return
    try:
        text = limits.decode(found.files[SHEET].read(limits.JOB))
    except (OSError, InputError) as error:
        why = error.strerror if isinstance(error, OSError) else f"it {error.message}"
        yield f"{SHEET} cannot be read: {why}"
        return
    except UnicodeDecodeError:
        text = ""
    if text.replace("\r\n", "\n") != job.text():
        yield f"{SHEET} differs from {JOB}: export again"


def _table(file: ListedFile | None) -> tuple[dict[str, Any] | None, str]:
    """The saved object, or None and why it cannot be read."""
    if file is None:
        return None, ""
    try:
        return read_object(file), ""
    except InputError as error:
        return None, f"{TABLE} {error.message}"
    except OSError as error:
        return None, f"{TABLE} cannot be read ({error.strerror})"


def _picture(file: ListedFile, vendor: Vendor) -> Picture:
    return read_picture(file, round(_bleed(file.name, vendor) / INCH * DPI))


def _bleed(name: str, vendor: Vendor) -> float:
    """The bleed in mm of a picture of that name."""
    return 0.0 if name.startswith(TRIM) else vendor.bleed

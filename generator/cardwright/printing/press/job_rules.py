"""Rules for a folder and its job sheet: every card is there, and nothing else.

A rule yields a sentence for each thing that breaks it, with the file or the card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise

from cardwright.printing.press.folder import BLED, TRIM, Folder, wanted_files
from cardwright.printing.press.job import DECK, JOB, REFERENCE, Job, JobLine, pages_of
from cardwright.printing.press.vendors import Vendor

Check = Callable[[Folder, Vendor], Iterator[str]]
#: How far apart two pictures are, made small, that are seen as two, of 255: those of our exports
#: with bleed and without are less than 1 apart, two cards more than 2.
_SEEN = 1.5


def _job(folder: Folder, vendor: Vendor) -> Iterator[str]:
    yield from folder.odd
    if folder.job is None:
        if not any(said.startswith(f"{JOB} ") for said in folder.odd):
            yield f"there is no {JOB}, so the pictures cannot be matched to cards"
        return
    if not folder.job.lines:
        yield "the job sheet has no cards, so nothing can be checked"
    if folder.job.vendor != vendor.name:
        yield f"the job sheet is for {folder.job.vendor}, not for {vendor.name}"
    yield from _files(folder, folder.job, vendor)
    yield from _lines(folder.job, vendor)


def _lines(job: Job, vendor: Vendor) -> Iterator[str]:
    """The lines of a job sheet that the vendor does not take, and those that are missing."""
    for line in job.lines:
        if vendor.sizes and line.kind not in vendor.sizes:
            yield f"{line.name} is a {line.kind}, which {vendor.title} does not print"
        if (vendor.each or vendor.medium == "pdf") and line.count != 1:
            yield f"{line.name} needs {line.count} copies, but there is only one"
        if vendor.medium == "png":
            parts = (side for side in line.sides if "#" in side)
            yield from (
                f"{side} is part of a picture; only whole pictures are accepted" for side in parts
            )
    for kind, why in job.left_out.items():
        if vendor.left_out.get(kind) != why:
            yield f"{JOB} gives a wrong reason for leaving out a {kind} at {vendor.title}"


def _files(folder: Folder, job: Job, vendor: Vendor) -> Iterator[str]:
    """The files of the job sheet that are missing, and the files that it does not name."""
    wanted = wanted_files(job, vendor)
    for file in wanted:
        if file not in folder.names:
            yield f"{file} is on the job sheet, but is missing"
    for name in folder.names:
        if name not in wanted:
            yield f"{name} exists, but is not on the job sheet"


def _order(folder: Folder, vendor: Vendor) -> Iterator[str]:
    lines = folder.job.lines if folder.job else ()
    fronts, backs = [line.front for line in lines], [line.back for line in lines]
    for names in (fronts, backs) if vendor.each else (fronts,):
        for before, after in pairwise(names):
            if before >= after:
                yield f"{after} follows {before} on the job sheet, but not by name"


def _own(folder: Folder, _: Vendor) -> Iterator[str]:
    lines = folder.job.lines if folder.job else ()
    shown_by: dict[str, str] = {}
    backs = {line.back for line in lines}
    for line in lines:
        if shown_by.get(line.front, line.name) != line.name:
            yield f"{line.front} is on the job sheet twice: {shown_by[line.front]}, {line.name}"
        elif line.front in backs:
            yield f"{line.front} is on the job sheet as a front and as a back"
        shown_by[line.front] = line.name
    cards = [line for line in lines if line.kind == "card"]
    looks = {picture.name: picture.look for picture in folder.pictures} | {**folder.slots}
    cut = [
        replace(
            line, front=line.front.replace(BLED, TRIM, 1), back=line.back.replace(BLED, TRIM, 1)
        )
        for line in cards
    ]
    for half in (cards, cut) if cut != cards else (cards,):
        yield from _alike(looks, half)
        yield from _marked(looks, half)
    yield from _exchanged(folder, cards)


def _exchanged(folder: Folder, cards: list[JobLine]) -> Iterator[str]:
    """Pictures that end at the cut and do not look like that with bleed of the same name."""
    small = {picture.name: picture.small for picture in folder.pictures}
    for name in dict.fromkeys(side for line in cards for side in line.sides):
        cut = name.replace(BLED, TRIM, 1)
        pair = small.get(name, b""), small.get(cut, b"")
        if name != cut and all(pair) and _apart(*pair) > _SEEN:
            yield f"{cut} does not look like {name}"


def _apart(one: bytes, other: bytes) -> float:
    """The difference of two pictures, made small: on average, of 255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def _marked(looks: Mapping[str, str], cards: list[JobLine]) -> Iterator[str]:
    """Backs of cards that are not as the others, by which a card would be known."""
    backs = [line.back for line in cards if not line.name.startswith(REFERENCE)]
    often = Counter(looks.get(back, "") for back in backs)
    usual = next((look for look, _ in often.most_common() if look), "")
    for back in dict.fromkeys(backs):
        if looks.get(back, "") not in {"", usual}:
            yield f"{back} differs from the other backs, which would reveal its card"


def _alike(looks: Mapping[str, str], cards: list[JobLine]) -> Iterator[str]:
    """Files or slots that look the same, though they are different cards, or a front and a back.

    Trays and balls, which may be plain on both sides, are none of these. Backs are alike, and so
    are reference cards of one name.
    """
    known: dict[str, tuple[str, str]] = {}
    sides = [(line.back, "") for line in cards] + [(line.front, line.name) for line in cards]
    for file, name in dict.fromkeys(sides):
        if look := looks.get(file, ""):
            before, other = known.setdefault(look, (file, name))
            shared = name == other and (not name or name.startswith(REFERENCE))
            if before != file and not shared:
                yield f"{file} looks like {before}: each card needs its own picture"


def _paged(folder: Folder, vendor: Vendor) -> Iterator[str]:
    lines = folder.job.lines if folder.job else ()
    for number, line in enumerate(lines):
        front, back = pages_of(number, vendor)
        if (line.front, line.back) != (front, back):
            named = f"{line.front} and {line.back}"
            yield f"{line.name} is on {named} on the job sheet; it should be on {front} and {back}"
    if folder.pages != 2 * len(lines):
        yield f"{DECK} has {folder.pages} pages; {len(lines)} cards are on the job sheet"


JOB_RULES: dict[str, tuple[str, Check]] = {
    "job sheet": ("every file is on the job sheet, and none is missing", _job),
    "own picture": ("every card has its own picture, different from its back", _own),
    "order": ("the names of pictures follow the order of the pack", _order),
}
#: Rules that ask about pixels, and so about every picture.
OF_PICTURES = frozenset(
    {
        "own picture",
        "format",
        "plain",
        "pixels",
        "slots",
        "mode",
        "resolution",
        "drawn",
        "bleed drawn",
    }
)
#: What is asked of the folder in which a PDF lies.
DECK_RULES: dict[str, tuple[str, Check]] = {
    "job sheet": JOB_RULES["job sheet"],
    "pages": ("every card on the job sheet has its two pages", _paged),
}

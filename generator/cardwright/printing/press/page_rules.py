"""Rules for a PDF before it goes to a press, each with its name and its check.

A rule yields a sentence for each thing that breaks it, with the page; none where it is kept. To add
one, add an entry to the table. Sources: ISO 15930-7 (PDF/X-4), ISO 15930-4 (PDF/X-1a:2003).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardwright.printing.press.boxes import Edges
from cardwright.printing.press.claims import PROFILE, REGISTERED
from cardwright.printing.press.order import misplaced
from cardwright.printing.press.pdf_file import PdfFile, PressPage
from cardwright.printing.press.vendors import Vendor

#: Lengths that differ by less are the same, mm.
_SAME = 0.02
_COLORS = frozenset({"CMYK", "gray", "spot", "die"})
#: Colors by measure: gray, and of a spot ink where there is no plate for it.
_MEASURED = frozenset({"spot over Lab", "die over Lab", "gray by measure"})
#: The version of PDF from which objects may be packed in streams.
_PACKED = (1, 5)
_HALF = 180
#: What PDF/X-1a wants in the information of a file.
_INFORMATION = ("Title", "CreationDate", "ModDate")
_SIDES = ("left", "bottom", "right", "top")

Check = Callable[[PdfFile, Vendor], Iterator[str]]


def _whole(file: PdfFile, _: Vendor) -> Iterator[str]:
    if not file.pages:
        yield "there is no readable page"
    if file.damage:
        yield f"it is damaged and was read only by guessing: {file.damage[0]}"


def _locked(file: PdfFile, _: Vendor) -> Iterator[str]:
    if file.locked:
        yield "the file is encrypted: save it without a password or permissions"


def _version(file: PdfFile, vendor: Vendor) -> Iterator[str]:
    major, minor = map(int, vendor.standard.version.split("."))
    if file.version > (major, minor):
        told = "{}.{}".format(*file.version)
        yield f"it is PDF {told}; {vendor.standard.name} allows at most PDF {major}.{minor}"
    elif file.packed and (major, minor) < _PACKED:
        yield (
            f"it has object streams, which need PDF 1.5; {vendor.standard.name} "
            f"allows at most PDF {major}.{minor}"
        )


def _standard(file: PdfFile, vendor: Vendor) -> Iterator[str]:
    wanted, says = vendor.standard.name, {file.told, file.claimed} - {""}
    if says != {wanted}:
        other = " and ".join(sorted(says)) or "no standard"
        yield f"it claims {other}, not {wanted}"
    elif vendor.standard.live and not file.claimed:
        yield f"its metadata (XMP) must state {wanted}; no other place counts"
    elif not vendor.standard.live and not file.told:
        yield f"its information (Info) must state {wanted}"


def _claim_problems(file: PdfFile, vendor: Vendor) -> Iterator[str]:
    missing = [key for key in _INFORMATION if key not in file.information]
    if missing and not vendor.standard.live:
        yield f"its information (Info) has no {' and no '.join(missing)}"
    if file.trapped not in {"True", "False"}:
        yield "it does not state its trapping (Trapped: True or False)"
    if not file.identified:
        yield "its trailer has no ID of two parts"


def _intent(file: PdfFile, vendor: Vendor) -> Iterator[str]:
    known = {PROFILE} if vendor.standard.live else {PROFILE, REGISTERED}
    for_press = [intent for intent in file.intents if intent in known]
    if len(for_press) != 1 or len(file.intents) != 1:
        found = f"{len(for_press)} of {len(file.intents)}" if for_press else "none"
        yield (f"{vendor.standard.name} needs one output intent for a press; readable: {found}")


def _boxes(file: PdfFile, _: Vendor) -> Iterator[str]:
    for number, page in enumerate(file.pages, start=1):
        missing = [box for box in ("TrimBox", "BleedBox") if box not in page.boxes]
        if missing:
            yield f"page {number} has no {' and no '.join(missing)}"
        elif not _within(page.boxes["TrimBox"], page.boxes["BleedBox"]):
            yield f"page {number}: its TrimBox reaches beyond its BleedBox"
        elif not _within(page.boxes["BleedBox"], page.boxes["MediaBox"]):
            yield f"page {number}: its BleedBox reaches beyond the page"
        elif not _within(page.boxes["BleedBox"], page.boxes.get("CropBox", page.boxes["MediaBox"])):
            yield f"page {number}: its CropBox hides part of its BleedBox"
        yield from (f"page {number}: {wrong}" for wrong in page.wrong)


def _size(file: PdfFile, vendor: Vendor) -> Iterator[str]:
    sizes = [_trimmed(page) for page in file.pages]
    allowed = list(vendor.sizes.values()) or sizes[:1]
    for number, (wide, high) in enumerate(sizes, start=1):
        if not any(_near(wide, w) and _near(high, h) for w, h in allowed):
            right = " or ".join(f"{w:.2f} × {h:.2f}" for w, h in allowed)
            yield f"page {number} is cut to {wide:.2f} × {high:.2f} mm; it must be {right} mm"


def _bleed(file: PdfFile, vendor: Vendor) -> Iterator[str]:
    for number, page in enumerate(file.pages, start=1):
        trim = page.boxes.get("TrimBox")
        edge = page.boxes.get("BleedBox", page.boxes["MediaBox"])
        if trim is None:
            continue
        given = [abs(outer - inner) for outer, inner in zip(edge, trim, strict=True)]
        least = min(given)
        if least < vendor.bleed - _SAME:
            side = _SIDES[given.index(least)]
            yield (
                f"page {number} has {least:.2f} mm of bleed on the {side}; it needs "
                f"{vendor.bleed:.2f} mm on every side"
            )


def _fonts(file: PdfFile, _: Vendor) -> Iterator[str]:
    for number, page in enumerate(file.pages, start=1):
        for font in sorted(page.loose):
            yield f"page {number}: the font {font}"


def _colors(file: PdfFile, vendor: Vendor) -> Iterator[str]:
    for number, page in enumerate(file.pages, start=1):
        known = _COLORS | (_MEASURED if vendor.standard.live else frozenset())
        for space in sorted(page.spaces - known):
            yield f"page {number} uses {space}; only CMYK, gray and spot inks are printed"


def _ink(file: PdfFile, vendor: Vendor) -> Iterator[str]:
    for number, page in enumerate(file.pages, start=1):
        most = page.most_ink
        if most > vendor.most_ink + 0.5:
            yield (
                f"page {number} may put {most:.0f} % of ink on one spot; the maximum "
                f"is {vendor.most_ink:.0f} %"
            )
        for what in sorted(page.unread):
            yield f"page {number}: not checked: it has {what}"


def _content(file: PdfFile, _: Vendor) -> Iterator[str]:
    yield from file.hidden
    for number, page in enumerate(file.pages, start=1):
        for what in sorted(page.strange):
            yield f"page {number}: not checked: it has {what}"
        if not page.spaces:
            yield f"page {number} shows nothing"


def _clear(file: PdfFile, vendor: Vendor) -> Iterator[str]:
    if vendor.standard.live:
        return
    if file.layered:
        yield f"it has layers; {vendor.standard.name} does not allow them"
    for number, page in enumerate(file.pages, start=1):
        for what in sorted(page.clear):
            yield f"page {number} has {what}; {vendor.standard.name} does not allow transparency"


def _lively(file: PdfFile, _: Vendor) -> Iterator[str]:
    yield from file.lively


def _order(file: PdfFile, vendor: Vendor) -> Iterator[str]:
    if any("die" in page.spaces for page in file.pages):
        return  # a box in the flat, and no deck
    yield from misplaced([page.look for page in file.pages], file.cards, vendor)


PAGE_RULES: dict[str, tuple[str, Check]] = {
    "whole": ("it has pages and is not damaged", _whole),
    "encryption": ("the file is not encrypted", _locked),
    "version": ("the PDF version of the standard", _version),
    "standard": ("it names its standard", _standard),
    "marks": ("it states trapping and an ID", _claim_problems),
    "output intent": ("one printing condition, with its profile", _intent),
    "boxes": ("every page has a cut and a bleed, one inside the other", _boxes),
    "trim size": ("every page has the size of the card", _size),
    "bleed": ("room for the bleed (not if the drawing fills it)", _bleed),
    "content": (
        "no unknown or hidden content (not if masks, clips or paint cover it)",
        _content,
    ),
    "fonts": ("every font is embedded, and its letters can be read", _fonts),
    "colors": ("only CMYK, gray and spot inks", _colors),
    "total ink": ("total ink is within the limit everywhere", _ink),
    "transparency": ("no transparency or layers, unless the standard allows them", _clear),
    "interaction": ("no actions, scripts, links, fields or embedded files", _lively),
    "page order": (
        "two pages for each card, front and back in order, judged by looks",
        _order,
    ),
}

#: Rules that are asked of a file without pages, too.
OF_THE_FILE = frozenset({"whole", "encryption"})


def _trimmed(page: PressPage) -> tuple[float, float]:
    left, bottom, right, top = page.boxes.get("TrimBox", page.boxes["MediaBox"])
    wide, high = right - left, top - bottom
    return (high, wide) if page.turned % _HALF else (wide, high)


def _near(one: float, other: float) -> bool:
    return abs(one - other) <= _SAME


def _within(inner: Edges, outer: Edges) -> bool:
    left, bottom, right, top = (i - o for i, o in zip(inner, outer, strict=True))
    return min(left, bottom) >= -_SAME and max(right, top) <= _SAME

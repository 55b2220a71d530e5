"""Limits of a printer: the parts of a deck at the edges of the paper that it leaves blank."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardwright.drawing.scene.card_format import POKER, CardFormat
from cardwright.drawing.scene.model import Box
from cardwright.drawing.scene.paper import Paper
from cardwright.errors import ProfileError
from cardwright.printing.sheets.cutting import UNCUT, Cutting
from cardwright.printing.sheets.layout import SheetLayout, layout
from cardwright.printing.sheets.marks import CLEAR, SHORTEST, bleed
from cardwright.printing.sheets.printer import PageView, Printer, drawn_box

_EDGES = ("left", "top", "right", "bottom")
#: So much of a crop mark is enough to cut by, in mm.
_MARK = 1.0
#: Less than that nobody sees, in mm.
_SEEN = 0.05


def remarks(
    paper: Paper,
    kinds: Iterable[str],
    printer: Printer,
    size: CardFormat = POKER,
    cutting: Cutting = UNCUT,
) -> Iterator[str]:
    """Remarks on sheets with these kinds of pieces, before they are printed.

    Cards have this `size`, and are cut by the `cutting`.

    Raises ProfileError where a piece would not be printed whole.
    """
    for kind in kinds:
        place = layout(paper, cutting.piece(kind, size))
        room = dict(zip(_EDGES, beyond(place, printer), strict=True))
        edge = min(room, key=room.__getitem__)
        where = f"{printer.title}: {kind}s on {paper.title}"
        if room[edge] < -_SEEN:
            raise ProfileError(
                f"{where}: {-room[edge]:.1f} mm of them are in the {edge} margin, "
                "which the printer leaves blank",
                hint="use the other paper or another printer; if the margins in the "
                "profile are wrong, correct them there",
            )
        least = 0.0 if place.grid.piece.sheet else bleed(back=False)
        if room[edge] < least - _SEEN:
            yield (
                f"{where}: at the {edge} only {max(room[edge], 0):.1f} mm print "
                f"beyond the cut, not {least:g}: cut exactly there"
            )
        for name in _marked(place):
            if room[name] < least + CLEAR + _MARK:
                yield f"{where}: crop marks do not print at the {name}: cut at the crosses there"


def _marked(place: SheetLayout) -> Iterator[str]:
    """The edges at which a front has crop marks."""
    if not place.grid.piece.cut_straight:
        return
    wanted = bleed(back=False) + CLEAR + SHORTEST + place.paper.edge
    for name, room in zip(_EDGES, beyond(place, Printer()), strict=True):
        if room >= wanted:
            yield name


def beyond(place: SheetLayout, printer: Printer) -> Box:
    """The reach of the printer beyond the cut at the left, top, right and bottom, in mm.

    It is the lesser of front and back; negative where cards lie in the margin.
    """
    wide, high = place.grid.block
    found = []
    for seen in (PageView.FRONT, PageView.BACK):
        left = place.left(back=seen is PageView.BACK)
        block = (left, place.top, left + wide, place.top + high)
        x0, y0, x1, y1 = drawn_box(block, place.paper, printer, seen)
        found.append((x0, y0, place.paper.width - x1, place.paper.height - y1))
    left, top, right, bottom = (min(each) for each in zip(*found, strict=True))
    m = printer.margins
    return left - m[0], top - m[1], right - m[2], bottom - m[3]

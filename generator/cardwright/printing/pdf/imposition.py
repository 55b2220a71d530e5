"""A book of single pages as a booklet to fold, imposed for saddle stitch, and a leaf that says how.

Sheets lie crosswise, two pages on each side, front and back in turn, to be printed on both sides
and turned over the short edge. Sheet 0 lies outside. With n pages the front of sheet k has page
n − 2k on the left and page 2k + 1 on the right, its back page 2k + 2 and page n − 2k − 1.

Every page becomes a form that its sheet places, so nothing is drawn or embedded twice; tags, links
and outline stay behind, in the edition for the screen. Before the sheets comes one leaf that says
what to do (`fold_leaf.py`). A whole leaf, because whoever prints by hand first the odd and then the
even pages must not find the order shifted, and a booklet that fills its paper has no margin where
it would not be seen afterwards. The leaf pays for itself: printed alone, its two sides show whether
the printer turns the paper over the right edge before the booklet is spoiled.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

import pikepdf
from pikepdf import Array, Dictionary, Name

from cardwright.drawing.scene.outline import number
from cardwright.drawing.scene.paper import Paper
from cardwright.errors import OutputError, UsageError
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.pdf.archive import archive
from cardwright.printing.pdf.fold_leaf import Folding, fold_leaf
from cardwright.printing.pdf.saving import saved
from cardwright.printing.pdf.units import POINTS_PER_MM

#: Pages on one sheet.
SHEET = 4
#: What common paper of 80 g/m² (20 lb) measures, in mm.
COMMON_PAPER = 0.1
#: The thickest paper that a person folds by hand, in mm.
_CARDBOARD = 1.0
#: The fold is marked so far from head and foot, which leaves some of it inside a printer's margin.
FOLD_MARK = 12.0
#: Wide as a staple (24/6, 26/6) and centered so far down the fold, as shares of its height.
STAPLE, STAPLED = 12.0, (0.25, 0.75)
#: A line of 0.3 point in mid gray: it guides, and then the crease and the staples hide it.
_PEN = "0.6 G 0.3 w"
#: How much two pages may differ and still be of one size, in points.
_SAME = 0.05

#: Width and height in points.
Size: TypeAlias = tuple[float, float]


def creep(sheet: int, thickness: float) -> float:
    """The shift of the pages of a sheet (0 is outside) toward the fold, in mm.

    That is sheet × thickness, the shingling of the trade: every sheet lies inside the fold of
    another, so its leaves stand out at the fore edge by one thickness more than those around it.
    Moved back by as much, what is printed lies in line when the booklet is shut.

    Around a crease bent as a half circle it would be π/2 as much, for the inner half circle is
    shorter by that; but the booklet is creased and stapled flat, and then sheets are as far apart
    as they are thick. Printers who measure it find 1.2 to 1.4 times where staples do not hold
    tightly: for 20 pages of common paper 0.15 mm, less than a home printer's two sides differ by.

    Sources: impozycjoner.com, “Reduction of creeping pages”; colorvisionprinting.com, “What is
    creep?”.

    >>> [round(creep(sheet, 0.1), 2) for sheet in range(5)]
    [0.0, 0.1, 0.2, 0.3, 0.4]
    """
    return sheet * thickness


def sides(pages: int) -> Iterator[tuple[int, int, int]]:
    """Sheet, left page and right page (from 1) of every side in print order.

    >>> list(sides(8))
    [(0, 8, 1), (0, 2, 7), (1, 6, 3), (1, 4, 5)]
    """
    for sheet in range(pages // SHEET):
        yield sheet, pages - 2 * sheet, 2 * sheet + 1
        yield sheet, 2 * sheet + 2, pages - 2 * sheet - 1


def folded(
    book: bytes, paper: Paper, sheet_thickness_mm: float = COMMON_PAPER, say: Words = ENGLISH
) -> bytes:
    """The book, a PDF of single pages, as a booklet to fold from sheets of the paper.

    Its pages are as large as their trim boxes, all alike, and no larger than half the paper; their
    number is a multiple of four. The title is the book's own.

    It is not tagged, and its subject says so: two pages side by side in the order of a press are
    of no use read aloud, and the book itself is there for that.

    Raises OutputError for a book that cannot be folded so, UsageError for a thickness that no
    paper has.
    """
    if not 0 <= sheet_thickness_mm <= _CARDBOARD:
        raise UsageError(
            f"paper {sheet_thickness_mm:g} mm thick cannot be folded into a booklet",
            hint=f"measure ten sheets and take a tenth; common paper is {COMMON_PAPER:g} mm thick",
        )
    with pikepdf.open(io.BytesIO(book)) as source:
        size = _page_size(source, paper)
        folding = Folding(
            title=str(source.docinfo.get("/Title", "")),
            pages=len(source.pages),
            paper=paper,
            thickness=sheet_thickness_mm,
            say=say,
        )
        with pikepdf.open(io.BytesIO(fold_leaf(folding))) as out:
            _impose(source, out, size, folding)
            archive(out, tagged=False)
            return saved(out)


def _page_size(source: pikepdf.Pdf, paper: Paper) -> Size:
    """Width and height that all pages have; raises OutputError where they cannot be folded."""
    count = len(source.pages)
    if not count or count % SHEET:
        raise OutputError(
            f"a book of {count} pages cannot be folded: a sheet has {SHEET}",
            hint=f"add {SHEET - count % SHEET} blank pages, before its last page",
        )
    width, height = _trimmed(source.pages[0])
    for place, page in enumerate(source.pages, start=1):
        if not all(map(_near, _trimmed(page), (width, height))):
            raise OutputError(
                f"page {place} measures {_size_text(*_trimmed(page))} and page 1 "
                f"{_size_text(width, height)}: all pages of a booklet must have the "
                "same size"
            )
    room = paper.height / 2 * POINTS_PER_MM, paper.width * POINTS_PER_MM
    if width > room[0] + _SAME or height > room[1] + _SAME:
        raise OutputError(
            f"pages of {_size_text(width, height)} do not fit half a sheet of {paper.title}, "
            f"{_size_text(*room)}",
            hint="use another paper, or make the pages smaller",
        )
    return width, height


def _trimmed(page: pikepdf.Page) -> Size:
    left, bottom, right, top = map(float, page.trimbox)
    return right - left, top - bottom


def _near(one: float, other: float) -> bool:
    return math.isclose(one, other, abs_tol=_SAME)


def _size_text(width: float, height: float) -> str:
    return f"{width / POINTS_PER_MM:.1f} × {height / POINTS_PER_MM:.1f} mm"


def _impose(source: pikepdf.Pdf, out: pikepdf.Pdf, size: Size, folding: Folding) -> None:
    """Add every side of every sheet to the pages of `out`."""
    forms = [out.copy_foreign(page.as_form_xobject()) for page in source.pages]
    plate = _Plate(folding.paper.height * POINTS_PER_MM, folding.paper.width * POINTS_PER_MM, *size)
    for side, (sheet, left, right) in enumerate(sides(len(forms))):
        shift = creep(sheet, folding.thickness) * POINTS_PER_MM
        drawn = plate.side(forms[left - 1], forms[right - 1], shift)
        content = out.make_stream(drawn if side else drawn + plate.marks(folding))
        out.pages.append(plate.page(content, forms[left - 1], forms[right - 1]))


@dataclass(frozen=True, slots=True)
class _Plate:
    """One side of a sheet, and the pages that lie on it left and right of the fold, in points."""

    width: float
    height: float
    page_width: float
    page_height: float

    @property
    def fold(self) -> float:
        """The place of the fold, from the left edge of the sheet."""
        return self.width / 2

    @property
    def foot(self) -> float:
        """The height of the pages above the foot of the sheet."""
        return (self.height - self.page_height) / 2

    def page(
        self, content: pikepdf.Object, left: pikepdf.Object, right: pikepdf.Object
    ) -> pikepdf.Page:
        """The side as a page, its trim and bleed boxes around the two pages."""
        spread = (
            self.fold - self.page_width,
            self.foot,
            self.fold + self.page_width,
            self.foot + self.page_height,
        )
        return pikepdf.Page(
            Dictionary(
                Type=Name.Page,
                MediaBox=Array([0, 0, *_rounded(self.width, self.height)]),
                TrimBox=Array(_rounded(*spread)),
                BleedBox=Array(_rounded(*spread)),
                Resources=Dictionary(XObject=Dictionary(Left=left, Right=right)),
                Contents=content,
            )
        )

    def side(self, left: pikepdf.Object, right: pikepdf.Object, shift: float) -> bytes:
        """The operators that draw two forms, each in its half and so much nearer to the fold."""
        return self._placed("Left", left, 0.0, self.fold - self.page_width + shift) + self._placed(
            "Right", right, self.fold, self.fold - shift
        )

    def _placed(self, name: str, form: pikepdf.Object, half: float, x: float) -> bytes:
        """The operators that draw a form with its left edge at x, in the half from `half` on."""
        left, bottom = (float(value) for value in list(form.BBox)[:2])
        clip = _numbers(half, 0, self.fold, self.height)
        move = _numbers(1, 0, 0, 1, x - left, self.foot - bottom)
        return f"q {clip} re W n {move} cm /{name} Do Q\n".encode()

    def marks(self, folding: Folding) -> bytes:
        """The operators that draw the fold, dashed at head and foot, and two staples, if any."""
        ends, half = FOLD_MARK * POINTS_PER_MM, STAPLE / 2 * POINTS_PER_MM
        staples = [(share * self.height - half, share * self.height + half) for share in STAPLED]
        dashed = self._strokes((0, ends), (self.height, self.height - ends))
        stapled = "" if folding.single else self._strokes(*staples)
        return f"q {_PEN} [3 2] 0 d {dashed}[] 0 d {stapled}Q\n".encode()

    def _strokes(self, *reaches: tuple[float, float]) -> str:
        """The operators that stroke the fold from each first height to the second."""
        return "".join(
            f"{_numbers(self.fold, low)} m {_numbers(self.fold, high)} l S "
            for low, high in reaches
        )


def _numbers(*values: float) -> str:
    return " ".join(map(number, values))


def _rounded(*values: float) -> list[float]:
    return [round(value, 4) for value in values]

"""Four small trackers on a sheet, to be cut apart and bound into a pad."""

from __future__ import annotations

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_line
from cardwright.drawing.scene.model import Shape, Text
from cardwright.drawing.scene.paper import Paper
from cardwright.drawing.scene.shaping import width
from cardwright.ledger import FormInfo, Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.printing.trackers.furniture import FINE
from cardwright.printing.trackers.part import Area, TrackerPart

#: From the edge of the paper, and from the cut, to what is printed.
_EDGE, _CUT = 7.0, 5.0
#: The height of the title, where nothing stands beside it.
TITLE = 7.5
#: The length of a cut mark; they stand at the edges of the sheet and where the cuts cross.
_MARK = 5.0


def quarters(paper: Paper) -> tuple[Area, ...]:
    """The area of each quarter of the sheet that may be printed on, in reading order."""
    x, y = paper.width / 2, paper.height / 2
    columns = ((_EDGE, x - _CUT), (x + _CUT, paper.width - _EDGE))
    rows = ((_EDGE, y - _CUT), (y + _CUT, paper.height - _EDGE))
    return tuple(Area(left, top, right, low) for top, low in rows for left, right in columns)


def cut_marks(paper: Paper) -> TrackerPart:
    """The cut marks: short lines at the edges and a cross in the middle, not across the sheet."""
    x, y = paper.width / 2, paper.height / 2
    lines = (
        (x, _EDGE / 2, x, _EDGE / 2 + _MARK),
        (x, paper.height - _EDGE / 2 - _MARK, x, paper.height - _EDGE / 2),
        (_EDGE / 2, y, _EDGE / 2 + _MARK, y),
        (paper.width - _EDGE / 2 - _MARK, y, paper.width - _EDGE / 2, y),
        (x, y - _MARK / 2, x, y + _MARK / 2),
        (x - _MARK / 2, y, x + _MARK / 2, y),
    )
    return TrackerPart(
        "", tuple(Shape(outline.line(*ends), stroke="ink", width=FINE) for ends in lines)
    )


def title(ledger: Ledger, form: FormInfo, area: Area) -> Text:
    """The title of a small tracker, in the upper left corner of its area."""
    told = form.title
    if ledger.title not in told:
        colon = words_of(ledger)(":")
        told = f"{ledger.title}{colon} {told}" if len(ledger.forms) > 1 else ledger.title
    size = fit_line(told, "display", 4.0, area.width * 0.7, floor=2.6)
    return Text(area.left, area.top + 5.0, told, "display", size)


def title_end(ledger: Ledger, form: FormInfo, area: Area) -> float:
    """The right end of the title."""
    text = title(ledger, form, area)
    return text.x + width(text.text, text.font, text.size)

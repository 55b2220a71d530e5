"""The table of what scores how much, as the ledger has it: dotted lines in two columns.

Each award has a letter, by which it is written down where there is little room.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_line
from cardwright.drawing.scene.model import Shape, Text
from cardwright.drawing.scene.shaping import width
from cardwright.ledger import AwardRule
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.trackers.furniture import subheading
from cardwright.printing.trackers.part import Area, TrackerPart

_HEAD, _ROW, _GUTTER = 8.0, 5.0, 8.0
_LETTER, _FIGURES = 4.5, 6.0
#: An award with its letter.
Keyed = tuple[str, AwardRule]


def table_height(awards: Sequence[Keyed]) -> float:
    """Millimeters the table needs, its heading included; 0 for none."""
    return _HEAD + ceil(len(awards) / 2) * _ROW if awards else 0.0


def award_table(
    unit: str, awards: Sequence[Keyed], area: Area, ink: str, say: Words = ENGLISH
) -> tuple[TrackerPart, ...]:
    """Heading and table; read down the left column first. Nothing where nothing scores."""
    if not awards:
        return ()
    high, column = ceil(len(awards) / 2), (area.width - _GUTTER) / 2
    room = column - _LETTER - _FIGURES - 2
    size = min(fit_line(award.name, "body", 3.3, room, floor=2.5) for _, award in awards)
    rows, leaders = [], []
    for i, keyed in enumerate(awards):
        x = area.left + (i // high) * (column + _GUTTER)
        y = area.top + _HEAD + (i % high) * _ROW + 3.4
        rows.append(_row(keyed, x, y, x + column, size, ink))
        start = x + _LETTER + width(keyed[1].name, "body", size)
        leaders.append(_leader(start, x + column - _FIGURES, y))
    told = say("What scores how many {unit}s", unit=unit)
    heading = subheading(told, area, area.top + 4.4, ink)
    return (*heading, TrackerPart("Table", kids=tuple(rows)), TrackerPart("", tuple(leaders)))


def _row(keyed: Keyed, x: float, y: float, right: float, size: float, ink: str) -> TrackerPart:
    letter, award = keyed
    key = Text(x, y, letter, "italic", size + 0.2, ink)
    name = Text(x + _LETTER, y, award.name, "body", size)
    figure = Text(right, y, str(award.points), "body", 3.6, ink, "end")
    kids = (
        TrackerPart("TD", (key,)),
        TrackerPart("TH", (name,), scope="Row"),
        TrackerPart("TD", (figure,)),
    )
    return TrackerPart("TR", kids=kids)


def _leader(start: float, end: float, y: float) -> Shape:
    """Dots from the name to the figure, on a grid of their own so that columns of dots align."""
    pitch = 1.6
    first = end - ((end - start - 1.6) // pitch) * pitch
    data = outline.line(first, y - 0.2, end + 0.1, y - 0.2)
    return Shape(data, stroke="soft", width=0.3, round_ends=True, dash=(0.01, pitch - 0.01))

"""The envelope for what goes into no box: trays, and the balls that are put up on them.

One sheet, on A4 and on US Letter alike: a pocket behind the front, closed at its sides by two tabs
to glue, and a flap to tuck in. For US Letter it is 12.9 mm too long to have a pocket as high as its
front; so the pocket ends 18 mm below the head, and the flap reaches down into it, as in a letter's.
"""

from __future__ import annotations

from cardwright.ledger import Ledger
from cardwright.printing.boxes.net import Corner, Net, Panel, rounded, straight
from cardwright.printing.sheets.layout import TRAY

#: What the trays have to spare, across and along.
EASE = 3.0
#: The tabs, and the flap, from their crease; how far below the head the pocket ends.
TAB, FLAP, SHORT = 7.5, 24.5, 18.0
#: Flap and tabs are cut aslant, and the flap's corners are rounded.
SLANT, CORNER = 6.0, 9.0
#: Half the chord and the depth of the notch in the pocket's edge.
NOTCH, NOTCH_DEEP = 12.0, 6.0
_GLUE = 1.2


def has_envelope(ledger: Ledger) -> bool:
    """Test if the game has trays, which need an envelope."""
    return any(piece.kind == "tray" for piece in ledger.pieces)


def envelope_net() -> Net:
    """The net of the envelope: its flap above, the front with its tabs, the pocket below."""
    wide, high = TRAY.width + EASE, TRAY.height + EASE
    left, right = TAB, TAB + wide
    head, foot = FLAP, FLAP + high
    panels = (
        Panel("flap", left, 0.0, wide, FLAP, turned=True),
        Panel("left-tab", 0.0, head, TAB, high),
        Panel("right-tab", right, head, TAB, high),
        Panel("pocket", left, foot, wide, high - SHORT, turned=True),
        Panel("face", left, head, wide, high),
    )
    creases = tuple(
        straight(*ends)
        for ends in (
            ((left, head), (right, head)),
            ((left, foot), (right, foot)),
            ((left, head), (left, foot)),
            ((right, head), (right, foot)),
        )
    )
    glue = tuple(
        straight(
            (inner, head + 2 * SLANT),
            (outer, head + 2 * SLANT),
            (outer, foot - 2 * SLANT),
            (inner, foot - 2 * SLANT),
        )
        for inner, outer in (
            (left - _GLUE, _GLUE),
            (right + _GLUE, right + TAB - _GLUE),
        )
    )
    return Net("envelope", panels, rounded(_cut(left, right, head, foot)), creases, glue)


def _cut(left: float, right: float, head: float, foot: float) -> tuple[Corner, ...]:
    """The corners of the cut, from the left end of the flap's crease clockwise.

    The front lies within these edges; the pocket has a notch for a thumb.
    """
    end, middle = 2 * foot - head - SHORT, (left + right) / 2
    return (
        Corner(left, head),
        Corner(left + SLANT, 0.0, CORNER),
        Corner(right - SLANT, 0.0, CORNER),
        Corner(right, head),
        Corner(right + TAB, head + SLANT, 2.0),
        Corner(right + TAB, foot - SLANT, 2.0),
        Corner(right, foot),
        Corner(right, end, 2.0),
        Corner(middle + NOTCH, end, bulge=-NOTCH_DEEP / NOTCH),
        Corner(middle - NOTCH, end),
        Corner(left, end, 2.0),
        Corner(left, foot),
        Corner(0.0, foot - SLANT, 2.0),
        Corner(0.0, head + SLANT, 2.0),
    )

"""The places for glue: a part of each tab that is left white and hatched, with the word.

The printed side of a tab is the one that is glued, to the white side of what comes over it; so
nothing of this is seen when the thing is made.
"""

from __future__ import annotations

import math

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Group, Item, Shape, Text, turned
from cardwright.drawing.scene.shaping import width
from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.boxes.net import BLEED, Line, Net, Panel, path

#: Lines of the hatching: their distance along the tab, and their width; mm.
PITCH, HAIR = 2.4, 0.12
#: The word, its type and the least of it, and what is left white before and behind it.
WORD, TYPE, LEAST, AROUND = "glue on this side", 3.2, 2.4, 1.4


def glue_items(net: Net, say: Words = ENGLISH) -> tuple[Item, ...]:
    """All areas of glue, as they lie on the net."""
    tabs = [panel for panel in net.panels if panel.name.endswith("tab")]
    return tuple(
        item for line in net.glue for item in _area(line, _under(line, tabs), net, say(WORD))
    )


def _under(line: Line, tabs: list[Panel]) -> Panel:
    """The tab that an area lies on."""
    x = math.fsum(v.x for v in line) / len(line)
    return min(tabs, key=lambda tab: abs(tab.left + tab.width / 2 - x))


def _area(line: Line, tab: Panel, net: Net, told: str) -> tuple[Item, ...]:
    """The hatching of an area and its word, within what the picture leaves of the tab."""
    leftward = tab.left < net.size[0] / 2
    left, right = (tab.left, tab.right - BLEED) if leftward else (tab.left + BLEED, tab.right)
    left, right = max(left, min(v.x for v in line)), min(right, max(v.x for v in line))
    top, foot = min(v.y for v in line), max(v.y for v in line)
    wide, middle = right - left, (top + foot) / 2
    size = max(LEAST, min(TYPE, wide * 0.7))
    long = middle - top - width(told, "italic", size) / 2 - AROUND
    hatching = Shape(
        " ".join(
            outline.line(left, top + step * PITCH, right, top + step * PITCH - wide)
            for step in range(1 + math.ceil((foot - top + wide) / PITCH))
        ),
        stroke="soft",
        width=HAIR,
    )
    ends = (outline.rectangle(left, y, wide, long) for y in (top, foot - long))
    around_word = Group((hatching,), clip=" ".join(ends))
    word = Text(0, 0.28 * size, told, "italic", size, "soft", "middle")
    up = (*turned(-90, 0, 0)[:4], left + wide / 2, middle)
    return Group((around_word,), clip=path(line, closed=True)), Group((word,), up)

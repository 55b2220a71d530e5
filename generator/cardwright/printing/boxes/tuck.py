"""The tuck box: how large it is for a deck, and its net.

From the left the net has a tab to glue, the back, a side, the front and the other side. A lid with
a flap to tuck in hangs at the head of the back, and another at its foot; between lid and front,
the sides have flaps against dust. The front's upper edge has a notch for the thumb.

The rulebook does not go into the box. Folded it is A5 (148 × 210 mm) and has four or five sheets,
eight or ten leaves. To come under 64.7 × 90.1 mm it has to be folded thrice more, to 74 × 52.5 mm:
64 or 80 leaves of 0.1 mm, so 6 to 8 mm pressed flat and more as it springs, with staples in the
spine; a deck of 38 cards is 11.4 mm high. Nobody folds ten leaves so. A box with room for it would
rattle with the cards alone, and so there is none: the reference cards, which tell what counts and
what to do, lie among the cards, and the sheet says that the rulebook does not go in.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.ledger.words import ENGLISH, Words
from cardwright.printing.boxes.net import Corner, Line, Net, Panel, rounded, straight
from cardwright.printing.boxes.stock import Stock

#: What the cards have to spare inside, across and along; and before the last of the pile.
EASE, SLACK = 1.2, 1.0
#: Glue tab, tuck flap and dust flap, from their crease, mm.
TAB, TUCK, DUST = 12.0, 15.0, 14.0
#: How much narrower than its lid a tuck flap is, on each side; and its rounded corners.
NARROW, CORNER = 0.6, 8.0
#: A dust flap draws in so far at its crease and at its end, and its corners are rounded.
DUST_FOOT, DUST_HEAD, DUST_CORNER = 0.4, 1.8, 1.6
#: The tab is cut aslant, by so much at its outer edge.
SLANT = 4.0
#: The thumb notch: half its chord, and how deep it is.
NOTCH, NOTCH_DEEP = 8.0, 5.0
#: Glue is spread this far inside the edges of the tab.
_GLUE = 1.5


@dataclass(frozen=True, slots=True)
class TuckBox:
    """The box of a deck in mm, from crease to crease: width, height and depth."""

    width: float
    height: float
    depth: float

    def text(self, say: Words = ENGLISH) -> str:
        """Its measures in words."""
        return say.number(f"{self.width:.1f} × {self.height:.1f} × {self.depth:.1f} mm")


def tuck_for(cards: int, stock: Stock) -> TuckBox:
    """The box for so many cards of this stock.

    Width and height are those of a card with its ease and two thicknesses of board; the depth is
    that of the pile and 1 mm, which the dust flaps and the glued side need.

    >>> tuck_for(52, Stock())
    TuckBox(width=65.3, height=90.7, depth=16.6)
    """
    wide, high = stock.size
    return TuckBox(
        round(wide + EASE + 2 * stock.board, 4),
        round(high + EASE + 2 * stock.board, 4),
        round(cards * stock.pitch + SLACK, 4),
    )


def tuck_net(box: TuckBox) -> Net:
    """The net of a box; its origin is the upper left of all that is cut."""
    xs = _columns(box)
    head = TUCK + box.depth
    foot = head + box.height
    return Net(
        "box",
        tuple(_panels(box, xs, head, foot)),
        rounded(_outline(box, xs, head, foot)),
        tuple(_creases(box, xs, head, foot)),
        (_glue(xs[0], head, foot),),
    )


def _columns(box: TuckBox) -> tuple[float, float, float, float, float]:
    """The x of the upright creases, and of the outer edge of the last side."""
    back = TAB + box.width
    left = back + box.depth
    front = left + box.width
    return TAB, back, left, front, front + box.depth


def _panels(box: TuckBox, xs: tuple[float, ...], head: float, foot: float) -> Iterator[Panel]:
    tab, back, left, front, _ = xs
    wide, deep, high = box.width, box.depth, box.height
    for name, x in (("left", back), ("right", front)):
        yield Panel(f"{name}-top-dust", x, head - DUST, deep, DUST)
        yield Panel(f"{name}-bottom-dust", x, foot, deep, DUST)
    yield Panel("top-tuck", tab, 0.0, wide, TUCK, turned=True)
    yield Panel("bottom-tuck", tab, foot + deep, wide, TUCK)
    yield Panel("top", tab, TUCK, wide, deep, turned=True)
    yield Panel("bottom", tab, foot, wide, deep)
    yield Panel("tab", 0.0, head, TAB, high)
    yield Panel("back", tab, head, wide, high)
    yield Panel("left", back, head, deep, high)
    yield Panel("front", left, head, wide, high)
    yield Panel("right", front, head, deep, high)


def _outline(box: TuckBox, xs: tuple[float, ...], head: float, foot: float) -> Iterator[Corner]:
    """Everything that is cut, clockwise from the upper left corner of the back."""
    tab, back, left, front, end = xs
    middle, low = left + box.width / 2, foot + box.depth + TUCK
    yield Corner(tab, head)
    yield Corner(tab, TUCK)
    yield Corner(tab + NARROW, TUCK)
    yield Corner(tab + NARROW, 0.0, CORNER)
    yield Corner(back - NARROW, 0.0, CORNER)
    yield Corner(back - NARROW, TUCK)
    yield Corner(back, TUCK)
    yield Corner(back, head)
    yield from _dust(back, left, head, -1)
    yield Corner(left, head)
    yield Corner(middle - NOTCH, head, bulge=-NOTCH_DEEP / NOTCH)
    yield Corner(middle + NOTCH, head)
    yield Corner(front, head)
    yield from _dust(front, end, head, -1)
    yield Corner(end, head)
    yield Corner(end, foot)
    yield from reversed([*_dust(front, end, foot, 1)])
    yield Corner(front, foot)
    yield Corner(left, foot)
    yield from reversed([*_dust(back, left, foot, 1)])
    yield Corner(back, foot)
    yield Corner(back, low - TUCK)
    yield Corner(back - NARROW, low - TUCK)
    yield Corner(back - NARROW, low, CORNER)
    yield Corner(tab + NARROW, low, CORNER)
    yield Corner(tab + NARROW, low - TUCK)
    yield Corner(tab, low - TUCK)
    yield Corner(tab, foot)
    yield Corner(0.0, foot - SLANT)
    yield Corner(0.0, head + SLANT)


def _dust(left: float, right: float, crease: float, way: int) -> Iterator[Corner]:
    """A dust flap from left to right, upward (-1) or downward (1) of its crease."""
    end = crease + way * DUST
    yield Corner(left + DUST_FOOT, crease)
    yield Corner(left + DUST_HEAD, end, DUST_CORNER)
    yield Corner(right - DUST_HEAD, end, DUST_CORNER)
    yield Corner(right - DUST_FOOT, crease)


def _creases(box: TuckBox, xs: tuple[float, ...], head: float, foot: float) -> Iterator[Line]:
    tab, back, left, front, end = xs
    for x in (tab, back, left, front):
        yield straight((x, head), (x, foot))
    for y, tuck in ((head, TUCK), (foot, foot + box.depth)):
        yield straight((tab + NARROW, tuck), (back - NARROW, tuck))
        yield straight((tab, y), (back, y))
        for x, other in ((back, left), (front, end)):
            yield straight((x + DUST_FOOT, y), (other - DUST_FOOT, y))


def _glue(tab: float, head: float, foot: float) -> Line:
    """The area of glue on the printed side of the tab."""
    return straight(
        (_GLUE, head + SLANT + _GLUE),
        (tab - _GLUE, head + SLANT),
        (tab - _GLUE, foot - SLANT),
        (_GLUE, foot - SLANT - _GLUE),
    )

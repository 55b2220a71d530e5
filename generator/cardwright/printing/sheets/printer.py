"""The errors of a printer, and the correction of a page for them.

What is measured of it is measured as one sees it who holds a sheet against the light, its front
toward him: x to the right, y down, turns clockwise, all about the middle of the paper. A page is
drawn larger where the printer makes it smaller; a back is moved and turned the other way, too.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from cardwright.drawing.scene.model import Box, Transform, around, combined, moved, turned
from cardwright.drawing.scene.paper import Paper
from cardwright.errors import UsageError, excerpt

#: How far backs may be moved by hand, in mm.
_FARTHEST = 15.0


@dataclass(frozen=True, slots=True)
class Printer:
    """A printer as it was measured; one that errs in nothing, where nothing is said.

    ``offset`` is how many mm the backs lie right of and below their places, ``rotation`` by how
    many degrees they are turned, ``scale`` how many times as wide and high everything comes out,
    and ``margins`` what stays blank at the left, top, right and bottom, in mm. ``paper`` is the
    name of the one that it was measured with; "" is any.
    """

    name: str = ""
    paper: str = ""
    offset: tuple[float, float] = (0.0, 0.0)
    rotation: float = 0.0
    scale: tuple[float, float] = (1.0, 1.0)
    margins: Box = (0.0, 0.0, 0.0, 0.0)

    @property
    def named(self) -> str:
        """The part of the name of a file that is made for it.

        >>> Printer("Laser, 2nd floor").named, Printer(offset=(1, 0)).named
        ('for-laser-2nd-floor', 'moved')
        """
        name = re.sub(r"[^a-z0-9]+", "-", self.name.casefold()).strip("-")
        return f"for-{name}" if name else "moved"

    @property
    def title(self) -> str:
        """A remark on the printer that a thing was made for.

        >>> Printer(offset=(1.5, -0.4)).title, Printer("Laser").title
        ('backs moved by −1.5, 0.4 mm', 'for printer Laser')
        """
        return f"for printer {self.name}" if self.name else f"backs moved by {self._moved}"

    @property
    def short(self) -> str:
        """The same where there is little room: on every page.

        >>> Printer(offset=(1.5, -0.4)).short, Printer("Laser").short
        ('backs −1.5, 0.4 mm', 'for Laser')
        """
        return f"for {self.name}" if self.name else f"backs {self._moved}"

    @property
    def _moved(self) -> str:
        x, y = (f"{-value or 0.0:g}".replace("-", "−") for value in self.offset)
        return f"{x}, {y} mm"


def read_offset(text: str) -> tuple[float, float]:
    """The offset of the backs in mm, right and down; raises UsageError for what is not X,Y.

    >>> read_offset("1.5,-0.5")
    (1.5, -0.5)
    """
    if not re.fullmatch(r"[-+]?\d{1,2}(\.\d{1,2})?,[-+]?\d{1,2}(\.\d{1,2})?", text, re.ASCII):
        raise UsageError(f"“{excerpt(text)}” is not X,Y, such as 1.5,-0.5")
    x, y = map(float, text.split(","))
    if max(abs(x), abs(y)) > _FARTHEST:
        raise UsageError(f"more than {_FARTHEST:g} mm is not a drift")
    return x or 0.0, y or 0.0


class PageView(Enum):
    """A page as it lies before one who sees the sheet from its front, against the light."""

    FRONT = "as it is printed"
    BACK = "turned over the long edge of the paper"
    TURNED = "turned over the short edge"


def placed(paper: Paper, printer: Printer, seen: PageView) -> Transform:
    """The place for this printer of a point that is drawn on a page, in mm of that page.

    Let B take a point of the front to where its back comes out, measured in mm as drawn: turned
    by r about the middle, then moved by d. A back is drawn by the inverse of B, as it is seen
    from its own side, where x and turns run the other way; what makes it true in size comes first.
    """
    x, y = paper.width / 2, paper.height / 2
    wide, high = printer.scale
    sized: Transform = (1 / wide, 0, 0, 1 / high, x - x / wide, y - y / high)
    if seen is PageView.FRONT:
        return sized
    right, down = printer.offset
    if seen is PageView.TURNED:  # the page stands on its head, and so must what it is moved by
        right, down = -right, -down
    return combined(turned(printer.rotation, x, y), combined(moved(right, -down), sized))


def drawn_box(box: Box, paper: Paper, printer: Printer | None, seen: PageView) -> Box:
    """The upright box around what is drawn of this one for the printer."""
    return around(box, placed(paper, printer, seen)) if printer else box

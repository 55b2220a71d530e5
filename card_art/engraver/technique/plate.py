"""The plate an engraving is cut on: shapes in painter's order, written as a motif.

A motif is an SVG file in the strict subset that ``drawing/scene/svg_in.py`` reads: coordinates in
hundredths of a millimeter, fills and strokes by ink class, one fixed style sheet so that any
browser shows it in the default palette.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from html import escape
from types import MappingProxyType

from cardwright.drawing.scene.inks import INKS, motif_style
from engraver.technique import burin
from engraver.technique.pathdata import dot, join_numbers

#: The class of an ink in a mark: fill or stroke, and its name.
_INK = re.compile(rf"\b([fs])-({'|'.join(INKS)})\b")


class Plate:
    """A motif of width × height mm being drawn; origin upper left, y down.

    ``title`` is what a caption under the picture may say, where there is one.
    """

    def __init__(self, width: float, height: float, title: str = "") -> None:
        self.width = width
        self.height = height
        self.title = title
        self._defs: list[str] = []
        self._marks: list[str] = []

    def shape(
        self,
        data: str,
        *,
        fill: str = "",
        stroke: str = "",
        width: float = 0.2,
        round_ends: bool = False,
    ) -> None:
        """Paint path data with a fill ink, a stroke ink (width in mm) or both; "" for none.

        A stroke is never finer than ``burin.LINE``.
        """
        if not data:
            return
        look = _ink_class(fill, stroke)
        cut = max(width, burin.line())
        line = f' stroke-width="{round(cut * 100, 1):g}"' if stroke else ""
        cap = ' stroke-linecap="round" stroke-linejoin="round"' if stroke and round_ends else ""
        self._marks.append(f'<path class="{look}"{line}{cap} d="{data}"/>')

    def fill(self, data: str, ink: str = "ink") -> None:
        """Fill path data."""
        self.shape(data, fill=ink)

    def stroke(self, data: str, width: float, ink: str = "ink", *, round_ends: bool = True) -> None:
        """Draw path data as a line of even width (mm)."""
        self.shape(data, stroke=ink, width=width, round_ends=round_ends)

    def disc(
        self, x: float, y: float, r: float, *, fill: str = "", stroke: str = "", width: float = 0.2
    ) -> None:
        """Paint a disc about (x, y) of radius r mm."""
        self.shape(dot(x, y, r), fill=fill, stroke=stroke, width=width)

    @contextmanager
    def placed(self, x: float, y: float, scale: float = 1.0, flip: float = 1.0) -> Iterator[None]:
        """Everything painted inside is moved to (x, y) mm, scaled, and mirrored when flip is -1."""
        start = len(self._marks)
        with burin.scaled(scale):
            yield
        body = "".join(self._marks[start:])
        place = f"translate({join_numbers((round(x * 100), round(y * 100)))})"
        size = "" if scale == 1 and flip == 1 else f" scale({scale * flip:g} {scale:g})"
        self._marks[start:] = [f'<g transform="{place}{size}">{body}</g>']

    @contextmanager
    def defined(self, name: str) -> Iterator[None]:
        """Everything painted inside becomes the symbol ``name``, drawn only by ``use``."""
        start = len(self._marks)
        yield
        self._defs.append(f'<g id="{name}">{"".join(self._marks[start:])}</g>')
        del self._marks[start:]

    def mount(self, other: Plate, inks: Mapping[str, str] = MappingProxyType({})) -> None:
        """Paint all that is on the other plate, its symbols too; ``placed`` moves and scales it.

        ``inks`` exchanges inks: with ``{"ink": "deep"}`` all that is black there is deep here.
        """
        self._defs += (_exchanged(mark, inks) for mark in other._defs)
        self._marks += (_exchanged(mark, inks) for mark in other._marks)

    def use(
        self, name: str, x: float = 0, y: float = 0, sx: float = 1, sy: float = 1, turn: float = 0
    ) -> None:
        """Draw the symbol at (x, y) mm, turned by degrees, scaled by sx and sy (-1 mirrors)."""
        place = f"translate({join_numbers((round(x * 100), round(y * 100)))})"
        if turn:
            place += f" rotate({turn:g})"
        if sx != 1 or sy != 1:
            place += f" scale({sx:g} {sy:g})"
        self._marks.append(f'<use href="#{name}" transform="{place}"/>')

    def svg(self) -> str:
        """The motif as SVG text, one element a line, newline at the end."""
        w, h = round(self.width * 100), round(self.height * 100)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width:g}mm" '
            f'height="{self.height:g}mm" viewBox="0 0 {w} {h}">'
        )
        title = [f"<title>{escape(self.title)}</title>"] if self.title else []
        defs = ["<defs>", *self._defs, "</defs>"] if self._defs else []
        return "\n".join([head, *title, motif_style(), *defs, *self._marks, "</svg>", ""])


def _exchanged(mark: str, inks: Mapping[str, str]) -> str:
    if not inks:
        return mark
    return _INK.sub(lambda match: f"{match[1]}-{inks.get(match[2], match[2])}", mark)


def _ink_class(fill: str, stroke: str) -> str:
    for ink in (fill, stroke):
        if ink and ink not in INKS:
            raise ValueError(f"no ink named {ink!r}; the inks are {', '.join(INKS)}")
    return " ".join(f"{kind}-{ink}" for kind, ink in (("f", fill), ("s", stroke)) if ink)

"""The canvas of a booklet: everything is drawn through it, as tagged content or as ornament."""

from __future__ import annotations

import io

from generator.pdf.fonts import printer_font
from generator.pdf.painter import FormCanvas, Painter
from generator.pdf.tags import Box, Element, Tags, tagged_pdf
from generator.pdf.units import POINTS_PER_MM
from generator.scene.inks import Palette
from generator.scene.model import Item


class Press:
    """One document of width × height mm pages. Coordinates are mm, y down.

    `numbers` maps the anchors of the booklet to printed page numbers.
    """

    def __init__(
        self,
        size: tuple[float, float],
        palette: Palette,
        document: Element,
        numbers: dict[str, int],
    ) -> None:
        printer_font("body")
        self.height = size[1]
        self.numbers = numbers
        self._out = io.BytesIO()
        self.canvas = FormCanvas(
            self._out,
            pagesize=tuple(value * POINTS_PER_MM for value in size),
            invariant=1,
            pageCompression=1,
            lang="en-US",
            initialFontName="body",
        )
        self._painter = Painter(self.canvas, palette)
        self._tags = Tags(self.canvas, document)

    def draw(self, element: Element, *items: Item) -> None:
        """Draw items as content of the element."""
        with self._tags.content(element):
            self._painter.page(self.height, items)

    def ornament(self, *items: Item, kind: str = "Layout") -> None:
        """Draw items that are no content."""
        with self._tags.artifact(kind):
            self._painter.page(self.height, items)

    def link(self, element: Element, box: Box, target: str, label: str) -> None:
        """Make the box (left, top, right, bottom) lead to an address, or to a `#place`."""
        area = self.area(box)
        if target.startswith("#"):
            self.canvas.linkRect("", target[1:], area, relative=0, thickness=0)
        else:
            self.canvas.linkURL(target, area, relative=0, thickness=0)
        self._tags.annotation(element, label)

    def area(self, box: Box) -> Box:
        """The box in the points of the page, from its lower left."""
        left, top, right, bottom = (value * POINTS_PER_MM for value in box)
        full = self.height * POINTS_PER_MM
        return left, full - bottom, right, full - top

    def place(self, name: str, y: float) -> None:
        """Give the height y of this page a name that links can lead to."""
        top = (self.height - y) * POINTS_PER_MM
        self.canvas.bookmarkPage(name, fit="XYZ", left=0, top=top, zoom=0)

    def outline(self, name: str, level: int, title: str) -> None:
        """Put the place of this name into the outline."""
        self.canvas.addOutlineEntry(title, name, level, closed=level > 0)

    def turn_page(self) -> None:
        """End this page."""
        self.canvas.showPage()

    def finished(self, title: str, subject: str) -> bytes:
        """The document's bytes, tagged."""
        self.canvas.setTitle(title)
        self.canvas.setSubject(subject)
        self.canvas.setAuthor("Cardwright")
        self.canvas.setCreator("Cardwright")
        self.canvas.showOutline()
        self.canvas.save()
        return tagged_pdf(self._out.getvalue(), self._tags)

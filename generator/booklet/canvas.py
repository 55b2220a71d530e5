"""The canvas of a booklet: everything is drawn through it, as tagged content or as ornament."""

from __future__ import annotations

from generator.pdf.document import About, Document
from generator.pdf.tags import Box, Element
from generator.pdf.units import POINTS_PER_MM
from generator.scene.inks import Palette
from generator.scene.model import Item


class Canvas:
    """One document of width × height mm pages. Coordinates are mm, y down.

    `numbers` maps the anchors of the booklet to printed page numbers.
    """

    def __init__(
        self,
        size: tuple[float, float],
        palette: Palette,
        structure: Element,
        numbers: dict[str, int],
    ) -> None:
        self.numbers = numbers
        self._document = Document(size, palette, structure)

    def draw(self, element: Element, *items: Item) -> None:
        """Draw items as content of the element."""
        with self._document.tags.content(element):
            self._document.draw(items)

    def ornament(self, *items: Item, kind: str = "Layout") -> None:
        """Draw items that are no content."""
        with self._document.tags.artifact(kind):
            self._document.draw(items)

    def link(self, element: Element, box: Box, target: str, label: str) -> None:
        """Make the box (left, top, right, bottom) lead to an address, or to a `#place`."""
        area = self.area(box)
        canvas = self._document.canvas
        if target.startswith("#"):
            canvas.linkRect("", target[1:], area, relative=0, thickness=0)
        else:
            canvas.linkURL(target, area, relative=0, thickness=0)
        self._document.tags.annotation(element, label)

    def area(self, box: Box) -> Box:
        """The box in the points of the page, from its lower left."""
        return self._document.area(box)

    def place(self, name: str, y: float) -> None:
        """Give the height y of this page a name that links can lead to."""
        top = (self._document.height - y) * POINTS_PER_MM
        self._document.canvas.bookmarkPage(name, fit="XYZ", left=0, top=top, zoom=0)

    def outline(self, name: str, level: int, title: str) -> None:
        """Put the place of this name into the outline."""
        self._document.canvas.addOutlineEntry(title, name, level, closed=level > 0)

    def turn_page(self) -> None:
        """End this page."""
        self._document.turn_page()

    def finished(self, title: str, subject: str) -> bytes:
        """The document's bytes, tagged."""
        self._document.canvas.showOutline()
        return self._document.tagged(About(title, subject))

"""A tracker's parts on paper: tagged pages (PDF/UA-1), the same to the byte on every run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.paper import Paper
from cardwright.printing.pdf.document import About, Document
from cardwright.printing.pdf.tags import Element
from cardwright.printing.trackers.part import TrackerPart


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page: its parts in reading order."""

    parts: tuple[TrackerPart, ...]


def printed(about: About, leaves: Sequence[Leaf], paper: Paper, palette: Palette) -> bytes:
    """The pages as PDF bytes; parts are read in their order."""
    document = Document((paper.width, paper.height), palette)
    for leaf in leaves:
        draw(leaf.parts, document.tags.document, document)
        document.turn_page()
    return document.tagged(about)


def draw(parts: Sequence[TrackerPart], parent: Element, document: Document) -> None:
    """Draw parts and their kids in reading order, each as content of an element of its role."""
    for part in parts:
        if not part.role:
            with document.tags.artifact():
                document.draw(part.items)
            continue
        box = document.area(part.area.box) if part.area else None
        element = parent.add(part.role, alt=part.alt, box=box, scope=part.scope)
        if part.items:
            with document.tags.content(element):
                document.draw(part.items)
        draw(part.kids, element, document)

"""A tracker's parts on paper: one page, tagged (PDF/UA-1), the same to the byte on every run."""

from __future__ import annotations

import io
from collections.abc import Sequence

from generator.pdf.fonts import printer_font
from generator.pdf.painter import FormCanvas, Painter
from generator.pdf.tags import Box, Element, Tags, tagged_pdf
from generator.pdf.units import POINTS_PER_MM, Paper
from generator.scene.inks import Palette
from generator.trackers.part import Area, Part


def printed(title: str, parts: Sequence[Part], paper: Paper, palette: Palette) -> bytes:
    """The page as PDF bytes; ``title`` is the document's, and parts are read in their order."""
    out = io.BytesIO()
    canvas = _canvas(out, title, paper)
    tags, painter = Tags(canvas), Painter(canvas, palette)
    _print(parts, tags.document, paper, tags, painter)
    canvas.showPage()
    canvas.save()
    return tagged_pdf(out.getvalue(), tags)


def _canvas(out: io.BytesIO, title: str, paper: Paper) -> FormCanvas:
    printer_font("body")
    size = (paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM)
    canvas = FormCanvas(
        out, pagesize=size, invariant=1, pageCompression=1, lang="en-US", initialFontName="body"
    )
    canvas.setTitle(title)
    canvas.setAuthor("Cardwright")
    canvas.setCreator("Cardwright")
    canvas.setSubject("One page to print and to write on.")
    canvas.setViewerPreference("PrintScaling", "None")
    return canvas


def _print(
    parts: Sequence[Part], parent: Element, paper: Paper, tags: Tags, painter: Painter
) -> None:
    """Draw parts and their kids in reading order, each as content of an element of its role."""
    for part in parts:
        if not part.role:
            with tags.artifact():
                painter.page(paper.height, part.items)
            continue
        box = _box(part.area, paper) if part.area else None
        element = parent.add(part.role, alt=part.alt, box=box, scope=part.scope)
        if part.items:
            with tags.content(element):
                painter.page(paper.height, part.items)
        _print(part.kids, element, paper, tags, painter)


def _box(area: Area, paper: Paper) -> Box:
    """The area in points from the lower left of the page."""
    edges = (area.left, paper.height - area.bottom, area.right, paper.height - area.top)
    left, bottom, right, top = (value * POINTS_PER_MM for value in edges)
    return left, bottom, right, top

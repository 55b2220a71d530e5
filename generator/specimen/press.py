"""The sheets of specimens as a PDF, the same to the byte on every run."""

from __future__ import annotations

import io

from generator.pdf.fonts import printer_font
from generator.pdf.painter import FormCanvas, Painter
from generator.pdf.units import POINTS_PER_MM
from generator.scene.inks import PALETTES
from generator.specimen.sheets import PAPER, PLATES, sheet


def specimens_pdf() -> bytes:
    """All sheets as PDF bytes: A4, vector, fonts embedded."""
    out = io.BytesIO()
    printer_font("body")
    canvas = FormCanvas(
        out,
        pagesize=(PAPER.width * POINTS_PER_MM, PAPER.height * POINTS_PER_MM),
        invariant=1,
        pageCompression=1,
        pdfVersion=(1, 7),
        lang="en-US",
        initialFontName="body",
    )
    canvas.setTitle("Specimens of the engraver")
    canvas.setSubject("Every technique that the pictures are drawn with. Print at 100 %.")
    canvas.setAuthor("Cardwright")
    canvas.setCreator("Cardwright")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    painter = Painter(canvas, PALETTES["colour"])
    for number in range(len(PLATES)):
        painter.page(PAPER.height, sheet(number))
        canvas.showPage()
    canvas.save()
    return out.getvalue()

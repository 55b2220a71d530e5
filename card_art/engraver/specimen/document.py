"""The sheets of specimens as a PDF, the same to the byte on every run."""

from __future__ import annotations

from cardwright.drawing.scene.inks import PALETTES
from cardwright.printing.pdf.document import ACTUAL_SIZE, About, Document
from engraver.specimen.sheets import PAPER, PLATES, sheet

_ABOUT = About(
    "Specimens of the engraver",
    "Every technique that the pictures are drawn with. Print at 100 %.",
    viewer=ACTUAL_SIZE,
)


def specimens_pdf() -> bytes:
    """All sheets as PDF bytes: A4, vector, fonts embedded."""
    document = Document((PAPER.width, PAPER.height), PALETTES["color"])
    for number in range(len(PLATES)):
        document.draw(sheet(number))
        document.turn_page()
    return document.finished(_ABOUT)

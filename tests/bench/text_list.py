"""A deck of a list as a few lines of code make it: boxes of plain text, as with Squib or nanDECK.

Squib is written in Ruby, so its way is followed here on ReportLab: a loop over the columns of a
CSV file, text in boxes, nine-up on A4, no photographs. Nothing is fitted. LIST names the folder of
the list, OUT the PDF to write.
"""

import os

from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfgen.canvas import Canvas

from tests.bench.listed_cards import ListedCard, cards

WIDTH, HEIGHT, ACROSS, SHEET = 63.5 * mm, 88.9 * mm, 3, 9


def draw(canvas: Canvas, card: ListedCard, place: int) -> None:
    """Draw a card in its place on the sheet."""
    row, column = divmod(place, ACROSS)
    left, top = 9.7 * mm + column * WIDTH, A4[1] - 15 * mm - row * HEIGHT
    canvas.rect(left, top - HEIGHT, WIDTH, HEIGHT)
    for text, font, size, down in (
        (card.group, "Helvetica", 12, 12),
        (card.name, "Helvetica-Bold", 16, 23),
        (card.years, "Helvetica", 9, 61),
    ):
        canvas.setFont(font, size)
        canvas.drawCentredString(left + WIDTH / 2, top - down * mm, text)
    canvas.setFont("Helvetica", 8)
    for line, words in enumerate(simpleSplit(card.text, "Helvetica", 8, 39 * mm)):
        canvas.drawCentredString(left + WIDTH / 2, top - 66 * mm - line * 9.6, words)


def main() -> None:
    """Write the sheets."""
    canvas = Canvas(os.environ["OUT"], pagesize=A4)
    for number, card in enumerate(cards()):
        if number and number % SHEET == 0:
            canvas.showPage()
        draw(canvas, card, number % SHEET)
    canvas.save()


if __name__ == "__main__":
    main()

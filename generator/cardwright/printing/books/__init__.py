"""The books of a game: rulebook, law book and workbook, set by Typst from one ledger and guide.

The rulebook is what a person needs who wants to play tonight; whoever doubts a rule finds it in the
law book; the workbook has the lessons to hand out. Their pages are templates in `templates/books`,
given words and drawings as data. Every PDF is tagged (PDF/UA-1), and the same to the byte whenever
it is made.
"""

from cardwright.printing.books.handouts import handouts_pdf
from cardwright.printing.books.law import law_pdf
from cardwright.printing.books.look import A5, HALF_LETTER, HANDOUT, LARGE, LAW, BookPage, half_page
from cardwright.printing.books.rulebook import rulebook_pdf, rulebook_picture
from cardwright.printing.books.workbook import workbook_pdf

__all__ = [
    "A5",
    "HALF_LETTER",
    "HANDOUT",
    "LARGE",
    "LAW",
    "BookPage",
    "half_page",
    "handouts_pdf",
    "law_pdf",
    "rulebook_pdf",
    "rulebook_picture",
    "workbook_pdf",
]

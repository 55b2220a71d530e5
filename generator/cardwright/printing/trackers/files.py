"""The files of score trackers: sheets to print, pads to cut, and forms to fill in on a screen."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.drawing.faces.edition import printed_in
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.printing.pdf.document import ACTUAL_SIZE, About
from cardwright.printing.trackers import pad, page
from cardwright.printing.trackers.document import Leaf, printed
from cardwright.printing.trackers.pad import cut_marks


def tracker_pdf(ledger: Ledger, paper: Paper, palette: Palette) -> bytes:
    """The tracker of a game as the bytes of a tagged PDF, a page for each form."""
    say = words_of(ledger)
    printed_as = printed_in(palette, say)
    title = say("{title}: score tracker on {paper}", title=ledger.title, paper=paper.title)
    subject = say("Pages to print and to write on.")
    about = About(title + printed_as, subject, ACTUAL_SIZE, language=say.tag)
    leaves = [Leaf(page(ledger, form, paper, printed_as).parts) for form in ledger.forms]
    return printed(about, leaves, paper, palette)


def pad_pdf(ledger: Ledger, paper: Paper, palette: Palette) -> bytes:
    """Four small trackers on a sheet with marks to cut along, a sheet for each form."""
    say = words_of(ledger)
    title = say("{title}: pad of score trackers on {paper}", title=ledger.title, paper=paper.title)
    subject = say("Sheets to print and to cut in four.")
    about = About(title + printed_in(palette, say), subject, ACTUAL_SIZE, language=say.tag)
    leaves = [
        Leaf(
            (
                cut_marks(paper),
                *(part for layout in pad(ledger, form, paper) for part in layout.parts),
            )
        )
        for form in ledger.forms
    ]
    return printed(about, leaves, paper, palette)


def fill_pdf(
    ledger: Ledger,
    paper: Paper,
    palette: Palette,
    values: Mapping[str, Mapping[str, str]] | None = None,
) -> bytes:
    """The tracker as a form to fill in on a screen, or filled in with `values` by form."""
    from cardwright.printing.trackers.fields import fillable

    say = words_of(ledger)
    printed_as = printed_in(palette, say)
    title = say("{title}: score tracker to fill in", title=ledger.title) + printed_as
    subject = say("A form to fill in on a screen.")
    about = About(title, subject, ACTUAL_SIZE, language=say.tag)
    pages = [(form, page(ledger, form, paper, printed_as)) for form in ledger.forms]
    return fillable(about, pages, paper, palette, values or {})

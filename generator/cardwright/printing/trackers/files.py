"""The files of score trackers: sheets to print, pads to cut, and forms to fill in on a screen."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.drawing.faces.edition import printed_in
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger import Ledger
from cardwright.printing.trackers import pad, page
from cardwright.printing.trackers.document import Leaf, printed
from cardwright.printing.trackers.fields import fillable
from cardwright.printing.trackers.pad import cut_marks


def tracker_pdf(ledger: Ledger, paper: Paper, palette: Palette) -> bytes:
    """The tracker of a game as the bytes of a tagged PDF, a page for each form."""
    printed_as = printed_in(palette)
    title = f"{ledger.title}: score tracker on {paper.title}{printed_as}"
    leaves = [Leaf(page(ledger, form, paper, printed_as).parts) for form in ledger.forms]
    return printed(title, "Pages to print and to write on.", leaves, paper, palette)


def pad_pdf(ledger: Ledger, paper: Paper, palette: Palette) -> bytes:
    """Four small trackers on a sheet with marks to cut along, a sheet for each form."""
    title = f"{ledger.title}: pad of score trackers on {paper.title}{printed_in(palette)}"
    leaves = [
        Leaf(
            (
                cut_marks(paper),
                *(part for layout in pad(ledger, form, paper) for part in layout.parts),
            )
        )
        for form in ledger.forms
    ]
    return printed(title, "Sheets to print and to cut in four.", leaves, paper, palette)


def fill_pdf(
    ledger: Ledger,
    paper: Paper,
    palette: Palette,
    values: Mapping[str, Mapping[str, str]] | None = None,
) -> bytes:
    """The tracker as a form to fill in on a screen, or filled in with `values` by form."""
    printed_as = printed_in(palette)
    title = f"{ledger.title}: score tracker to fill in{printed_as}"
    pages = [(form, page(ledger, form, paper, printed_as)) for form in ledger.forms]
    return fillable(title, pages, paper, palette, values or {})

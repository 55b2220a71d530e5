"""Score trackers: to print and write on with a pencil, four on a sheet, or to fill in on a screen.

The score's kind in the ledger chooses the layout, and each form has a page of its own; numbers and
names come from the ledger too. What a match has brought is filled in like this:

    layout = page(ledger, form, paper)
    values = filled_in(match, names, layout)          # of generator.trackers.filled
    parts = layout.parts_filled(values, "blue-deep")  # what a Part draws are items of a scene
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from generator.engine.ledger import Form, Ledger
from generator.faces.hues import game_hue
from generator.pdf.units import Paper
from generator.scene.inks import Palette
from generator.trackers.document import Leaf, printed
from generator.trackers.fields import fillable
from generator.trackers.furniture import body, footer, frame, heading
from generator.trackers.pad import cut_marks, quarters, title
from generator.trackers.part import Area, Part
from generator.trackers.places import Layout
from generator.trackers.race import race, small_race
from generator.trackers.tally import small_tally, tally
from generator.trackers.tennis import small_tennis, tennis

Maker = Callable[[Ledger, Form, Area, str], Layout]
#: The layouts of each kind of score, the large and the small one.
LAYOUTS: Mapping[str, tuple[Maker, Maker]] = {
    "race": (race, small_race),
    "tally": (tally, small_tally),
    "tennis": (tennis, small_tennis),
}


def tracker_pdf(ledger: Ledger, paper: Paper, palette: Palette) -> bytes:
    """The tracker of a game as the bytes of a tagged PDF, a page for each form."""
    title = f"{ledger.title}: score tracker on {paper.title}"
    leaves = [Leaf(page(ledger, form, paper).parts) for form in ledger.forms]
    return printed(title, "Pages to print and to write on.", leaves, paper, palette)


def pad_pdf(ledger: Ledger, paper: Paper, palette: Palette) -> bytes:
    """Four small trackers on a sheet with marks to cut along, a sheet for each form."""
    title = f"{ledger.title}: pad of score trackers on {paper.title}"
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
    title = f"{ledger.title}: score tracker to fill in"
    return fillable(
        title, [(f, page(ledger, f, paper)) for f in ledger.forms], paper, palette, values or {}
    )


def page(ledger: Ledger, form: Form, paper: Paper) -> Layout:
    """The page of a form, laid out for this paper: parts in reading order, and places."""
    hue = game_hue(ledger)
    large, _ = LAYOUTS[ledger.score.kind]
    layout = large(ledger, form, body(paper), hue)
    parts = (
        frame(paper, f"{hue}-deep"),
        *heading(ledger, form, paper, hue),
        *layout.parts,
        footer(ledger, paper),
    )
    return replace(layout, parts=parts)


def pad(ledger: Ledger, form: Form, paper: Paper) -> Sequence[Layout]:
    """The four small trackers of a form on one sheet of this paper."""
    hue = game_hue(ledger)
    _, small = LAYOUTS[ledger.score.kind]
    made = []
    for number, area in enumerate(quarters(paper)):
        layout = small(ledger, form, area, hue)
        head = Part("H2" if number else "H1", (title(ledger, form, area),))
        made.append(replace(layout, parts=(head, *layout.parts)))
    return made

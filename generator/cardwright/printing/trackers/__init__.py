"""Score trackers: to print and write on with a pencil, four on a sheet, or to fill in on a screen.

The score's kind in the ledger chooses the layout, and each form has a page of its own; numbers and
names come from the ledger too. What a match has brought is filled in like this:

    layout = small(ledger, form, area)                    # or page(…), or one of pad(…)
    values = filled_in(match, names, layout)              # of cardwright.printing.trackers.filled
    scene = drawn(layout, area, values, "blue-deep")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from cardwright.drawing.faces.edition import printed_in
from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import Group, Scene, moved
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger import FormInfo, Ledger
from cardwright.printing.trackers.document import Leaf, printed
from cardwright.printing.trackers.fields import fillable
from cardwright.printing.trackers.furniture import body, footer, frame, heading
from cardwright.printing.trackers.pad import cut_marks, quarters, title
from cardwright.printing.trackers.part import Area, TrackerPart, each_part
from cardwright.printing.trackers.places import TrackerLayout, Values
from cardwright.printing.trackers.race import race, small_race
from cardwright.printing.trackers.tally import small_tally, tally
from cardwright.printing.trackers.tennis import small_tennis, tennis

Maker = Callable[[Ledger, FormInfo, Area, str], TrackerLayout]
#: The layouts of each kind of score, the large and the small one.
LAYOUTS: Mapping[str, tuple[Maker, Maker]] = {
    "race": (race, small_race),
    "tally": (tally, small_tally),
    "tennis": (tennis, small_tennis),
}


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


def page(ledger: Ledger, form: FormInfo, paper: Paper, printed_as: str = "") -> TrackerLayout:
    """The page of a form, laid out for this paper: parts in reading order, and places.

    ``printed_as`` is what its foot says of the palette.
    """
    hue = game_hue(ledger)
    large, _ = LAYOUTS[ledger.score.kind]
    layout = large(ledger, form, body(paper), hue)
    parts = (
        frame(paper, f"{hue}-deep"),
        *heading(ledger, form, paper, hue),
        *layout.parts,
        footer(ledger, paper, printed_as),
    )
    return replace(layout, parts=parts)


def pad(ledger: Ledger, form: FormInfo, paper: Paper) -> Sequence[TrackerLayout]:
    """The four small trackers of a form on one sheet of this paper."""
    first, *others = (small(ledger, form, area) for area in quarters(paper))
    head, *rest = first.parts
    return replace(first, parts=(replace(head, role="H1"), *rest)), *others


def small(ledger: Ledger, form: FormInfo, area: Area) -> TrackerLayout:
    """A small tracker of a form, as large as this area: its title, parts and places."""
    _, maker = LAYOUTS[ledger.score.kind]
    layout = maker(ledger, form, area, game_hue(ledger))
    head = TrackerPart("H2", (title(ledger, form, area),))
    return replace(layout, parts=(head, *layout.parts))


def draw_tracker(layout: TrackerLayout, area: Area, values: Values, ink: str) -> Scene:
    """A drawing of a layout that fills this area, with what is written on it in an ink."""
    parts = layout.parts_filled(values, ink)
    group = Group(
        tuple(item for part in each_part(parts) for item in part.items),
        moved(-area.left, -area.top),
    )
    return Scene(area.width, area.height, (group,), "tracker")

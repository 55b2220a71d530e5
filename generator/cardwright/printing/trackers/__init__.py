"""Score trackers: to print and write on with a pencil, four on a sheet, or to fill in on a screen.

The score's kind in the ledger chooses the layout, and each form has a page of its own; numbers and
names come from the ledger too. What a match has brought is filled in like this:

    layout = small(ledger, form, area)                    # or page(…), or one of pad(…)
    values = filled_in(match, names, layout)              # of cardwright.printing.trackers.filled
    scene = draw_tracker(layout, area, values, "blue-deep")

Layouts need nothing of what makes PDFs, so a deck's lists are checked in a moment; the files are
made in cardwright.printing.trackers.files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.scene.model import Group, Scene, moved
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger import FormInfo, Ledger
from cardwright.printing.trackers.furniture import body, footer, frame, heading
from cardwright.printing.trackers.pad import quarters, title
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

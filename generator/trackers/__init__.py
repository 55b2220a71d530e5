"""Score trackers: one page for each game, to print and to write on with a pencil.

The score's kind in the ledger chooses the layout; numbers and names come from the ledger too.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.engine.ledger import Ledger
from generator.faces.hues import game_hue
from generator.pdf.units import Paper
from generator.scene.inks import Palette
from generator.trackers.document import printed
from generator.trackers.furniture import body, footer, frame, heading
from generator.trackers.part import Area, Part
from generator.trackers.race import race
from generator.trackers.tally import tally
from generator.trackers.tennis import tennis

#: The layout of each kind of score: ledger, area and hue in, parts in reading order out.
LAYOUTS: dict[str, Callable[[Ledger, Area, str], tuple[Part, ...]]] = {
    "race": race,
    "tally": tally,
    "tennis": tennis,
}


def tracker_pdf(ledger: Ledger, paper: Paper, palette: Palette) -> bytes:
    """The tracker of a game as the bytes of a tagged PDF of one page."""
    title = f"{ledger.title}: score tracker on {paper.title}"
    return printed(title, page(ledger, paper), paper, palette)


def page(ledger: Ledger, paper: Paper) -> tuple[Part, ...]:
    """All parts of the page, laid out for this paper, in reading order."""
    hue = game_hue(ledger)
    return (
        frame(paper, f"{hue}-deep"),
        *heading(ledger, paper, hue),
        *LAYOUTS[ledger.score.kind](ledger, body(paper), hue),
        footer(ledger, paper),
    )

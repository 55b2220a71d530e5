"""A deck for a commercial printer: one side of one piece on each page, as large as its bleed.

Front and back take turns, as services expect it whose imposition takes pages by twos; where a
service wants it otherwise, the backs come first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.digest import scene_digest
from cardwright.drawing.scene.model import Group, Item, Scene, Use, moved
from cardwright.printing.pdf.document import ACTUAL_SIZE, About, Document
from cardwright.printing.press.inks import KNOCKOUT, PRESS
from cardwright.printing.press.pack import PressPiece, each
from cardwright.printing.press.standard import Standard, conforming
from cardwright.system.fingerprints import digest, once


def press_pdf(
    title: str,
    pack: tuple[PressPiece, ...],
    standard: Standard,
    bleed: float,
    *,
    backs_first: bool = False,
) -> bytes:
    """The pieces, all of one size, as PDF bytes of that standard; ``bleed`` in mm.

    PDF/X-4 prints black over the other inks; PDF/X-1a leaves a gap for it, for less ink on a spot.
    """
    sides = [
        side
        for piece in each(pack)
        for side in ((piece.back, piece.front) if backs_first else (piece.front, piece.back))
    ]
    drawn = map(scene_digest, sides)
    settings = digest(("press", title, standard.name, str(bleed), *drawn))
    return once(settings, partial(_printed, title, sides, standard, bleed))


def _printed(title: str, sides: Sequence[Scene], standard: Standard, bleed: float) -> bytes:
    palette = PRESS if standard.live else KNOCKOUT
    wide, high = (sides[0].width + 2 * bleed, sides[0].height + 2 * bleed)
    document = Document((wide, high), palette)
    for side in sides:
        document.boxes((bleed, bleed, wide - bleed, high - bleed), bleed)
        document.draw(tuple(_page((side,), bleed)))
        document.turn_page()
    about = About(f"{title}: deck for a commercial printer", _SUBJECT, viewer=ACTUAL_SIZE)
    return conforming(document.finished(about), standard)


_SUBJECT = "One side of one piece on each page, with bleed."


def _page(sides: Iterable[Scene], bleed: float) -> Iterable[Item]:
    """The side where it belongs on its page, and nothing of it beyond the bleed that is asked."""
    for side in sides:
        edge = outline.rectangle(0, 0, side.width + 2 * bleed, side.height + 2 * bleed)
        yield Group((Use(side, moved(bleed, bleed)),), clip=edge)

"""People of Europe at their crafts, 44 × 48 mm."""

from __future__ import annotations

from collections.abc import Callable

from engraver.nations.people import bruges, mittenwald, volendam
from engraver.technique.plate import Plate

#: Motif stem to what draws these people.
PEOPLE: dict[str, Callable[[], Plate]] = {
    "man-europe": mittenwald.violin_maker,
    "woman-europe": bruges.lacemaker,
    "children-europe": volendam.sailors,
}

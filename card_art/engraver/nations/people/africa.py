"""People of Africa at their crafts, 44 × 48 mm."""

from __future__ import annotations

from collections.abc import Callable

from engraver.nations.people import asante, swahili, zulu
from engraver.technique.plate import Plate

#: Motif stem to what draws these people.
PEOPLE: dict[str, Callable[[], Plate]] = {
    "man-africa": asante.weaver,
    "woman-africa": zulu.potter,
    "children-africa": swahili.players,
}

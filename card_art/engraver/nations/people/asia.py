"""People of Asia at their crafts, 44 × 48 mm."""

from __future__ import annotations

from collections.abc import Callable

from engraver.nations.people import isfahan, peking, punjab
from engraver.technique.plate import Plate

#: Motif stem to what draws these people.
PEOPLE: dict[str, Callable[[], Plate]] = {
    "man-asia": isfahan.coppersmith,
    "woman-asia": punjab.spinner,
    "children-asia": peking.kite_flyers,
}

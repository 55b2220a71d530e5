"""People of America at their crafts, 44 × 48 mm."""

from __future__ import annotations

from collections.abc import Callable

from engraver.nations.people import dine, haida, quechua
from engraver.technique.plate import Plate

#: Motif stem to what draws these people.
PEOPLE: dict[str, Callable[[], Plate]] = {
    "man-america": haida.carver,
    "woman-america": dine.weaver,
    "children-america": quechua.herders,
}

"""Every motif of the Game of Nations."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from generator.engraver.nations.maps import SHEETS, continent_map
from generator.engraver.plate import Plate


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem to the function that draws it, in a fixed order."""
    return {f"map-{name}": partial(continent_map, name) for name in SHEETS}

"""Every motif of the Game of Nations: maps, people, houses and badges, and what they show."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engraver.nations.back import hemispheres, winds
from engraver.nations.badges import BADGES
from engraver.nations.captions import CAPTIONS
from engraver.nations.houses import HOUSES
from engraver.nations.maps import SHEETS, continent_map
from engraver.nations.people import PEOPLE
from engraver.technique.back import BackDesign, backs
from engraver.technique.plate import Plate

__all__ = ["CAPTIONS", "motifs"]

#: Its back.
BACK = BackDesign(winds, hemispheres, lobes=20, inner=12)


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem to the function that draws it, in a fixed order."""
    maps = {f"map-{name}": partial(continent_map, name) for name in SHEETS}
    houses: dict[str, Callable[[], Plate]] = {
        f"house-{number}-{part}": draw
        for part, numbered in HOUSES.items()
        for number, draw in sorted(numbered.items())
    }
    drawn: dict[str, Callable[[], Plate]] = {**maps, **PEOPLE, **BADGES}
    drawn |= backs(BACK)
    captioned = {name: partial(_captioned, name, draw) for name, draw in drawn.items()}
    return {**captioned, **houses}


def _captioned(name: str, draw: Callable[[], Plate]) -> Plate:
    plate = draw()
    plate.title = CAPTIONS.get(name, "")
    return plate

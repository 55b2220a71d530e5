"""Emblems of each game: its crest, small and large, four badges, the weave of its boxes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import ModuleType

from engraver import card_tennis, court, nations, portrait_authors, sixty_six
from engraver.ornaments import crests, great
from engraver.technique.back import Paint, woven
from engraver.technique.plate import Plate


@dataclass(frozen=True, slots=True)
class Emblem:
    """A game's badges (plates that fill a square) and crests drawn about the origin.

    ``crest`` fits an oval of 17 × 12 mm, ``great`` stands on the ribbon of a title plate; the
    ``weave`` covers a plate.
    """

    badges: tuple[Callable[[], Plate], ...]
    crest: Callable[[Plate], None]
    great: Callable[[Plate], None]
    weave: Paint

    def badge(
        self, plate: Plate, draw: Callable[[], Plate], x: float, y: float, size: float
    ) -> None:
        """Paint a badge ``size`` mm wide about (x, y)."""
        drawn = draw()
        scale = round(size / drawn.width, 3)
        with plate.placed(x - drawn.width * scale / 2, y - drawn.height * scale / 2, scale):
            plate.mount(drawn)


def _badges(game: ModuleType, *stems: str) -> tuple[Callable[[], Plate], ...]:
    drawn = game.motifs()
    return tuple(drawn[stem] for stem in stems)


#: The emblem of each game that is dressed.
EMBLEMS = {
    "court": Emblem(
        _badges(court, "badge-gold", "badge-blue", "badge-red", "badge-black"),
        crests.crown,
        great.regalia,
        partial(woven, wave=5.2, swing=0.55, drift=0.9),
    ),
    "portrait-authors": Emblem(
        _badges(
            portrait_authors,
            "badge-poets",
            "badge-novelists",
            "badge-humorists",
            "badge-biographers",
        ),
        crests.book,
        great.desk,
        partial(woven, wave=3.8, swing=0.42, drift=2.2),
    ),
    "card-tennis": Emblem(
        _badges(card_tennis, "badge-serve", "badge-return", "badge-volley", "badge-net"),
        crests.tennis_ball,
        great.rackets,
        partial(woven, wave=6.2, swing=0.58, drift=1.7),
    ),
    "sixty-six": Emblem(
        _badges(sixty_six, "clubs", "diamonds", "hearts", "spades"),
        crests.figures,
        great.wreathed,
        partial(woven, wave=4.4, swing=0.4, drift=2.1),
    ),
    "nations": Emblem(
        _badges(nations, "badge-europe", "badge-asia", "badge-africa", "badge-america"),
        crests.rose,
        great.globe,
        partial(woven, wave=9.6, swing=0.78, drift=1.2),
    ),
}

"""Emblems of each game: its crest, small and large, four badges, the design of its backs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from engraver import card_tennis, court, nations, portrait_authors, sixty_six
from engraver.ornaments import crests, great
from engraver.technique.back import BackDesign
from engraver.technique.plate import Plate


@dataclass(frozen=True, slots=True)
class Emblem:
    """A game's badges (plates that fill a square) and crests drawn about the origin.

    ``crest`` fits an oval of 17 × 12 mm, ``great`` stands on the ribbon of a title plate; the
    backs are of a ``design``, whose ground covers the boxes, too.
    """

    badges: tuple[Callable[[], Plate], ...]
    crest: Callable[[Plate], None]
    great: Callable[[Plate], None]
    design: BackDesign

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
        court.BACK,
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
        portrait_authors.BACK,
    ),
    "card-tennis": Emblem(
        _badges(card_tennis, "badge-serve", "badge-return", "badge-volley", "badge-net"),
        crests.tennis_ball,
        great.rackets,
        card_tennis.BACK,
    ),
    "sixty-six": Emblem(
        _badges(sixty_six, "clubs", "diamonds", "hearts", "spades"),
        crests.figures,
        great.wreathed,
        sixty_six.BACK,
    ),
    "nations": Emblem(
        _badges(nations, "badge-europe", "badge-asia", "badge-africa", "badge-america"),
        crests.rose,
        great.globe,
        nations.BACK,
    ),
}

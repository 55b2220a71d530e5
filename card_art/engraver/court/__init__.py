"""The pictures of Court: thirty-two cards; badge, shield and rosette of the four colors."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engraver.court.back import crowns, lattice
from engraver.court.crown import crown
from engraver.court.esquire import esquire
from engraver.court.jester import jester
from engraver.court.knight import knight
from engraver.court.retainer import retainer
from engraver.court.rosette import rosette
from engraver.court.royal import royal
from engraver.court.serf import serf
from engraver.court.shields import shield
from engraver.court.standard import standard
from engraver.court.tincture import BADGES, COLORS
from engraver.technique.back import BackDesign, backs
from engraver.technique.plate import Plate

#: Its back.
BACK = BackDesign(lattice, crowns, lobes=32, inner=12)
#: What draws the card of a rank in each color, ranks from high to low.
RANKS: dict[str, Callable[[str], Plate]] = {
    "crown": crown,
    "royal": royal,
    "knight": knight,
    "esquire": esquire,
    "standard": standard,
    "jester": jester,
    "retainer": retainer,
    "serf": serf,
}


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem in ``card_art/court`` and the function that draws it, ranks from high to low."""
    cards = {
        f"{rank}-{color}": partial(draw, color) for rank, draw in RANKS.items() for color in COLORS
    }
    badges = {f"badge-{color}": badge.plate for color, badge in BADGES.items()}
    shields = {f"shield-{color}": partial(shield, color) for color in COLORS}
    rosettes = {f"rosette-{color}": partial(rosette, color) for color in COLORS}
    return cards | badges | shields | rosettes | backs(BACK)

"""The pictures of Court: thirty-two cards, each with its halo, and the badges of four colors."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engraver.court.back import crowns, lattice
from engraver.court.crown import crown
from engraver.court.esquire import esquire
from engraver.court.jester import jester
from engraver.court.knight import knight
from engraver.court.retainer import retainer
from engraver.court.royal import royal
from engraver.court.serf import serf
from engraver.court.standard import standard
from engraver.court.tincture import BADGES, COLORS
from engraver.technique.back import BackDesign, backs
from engraver.technique.halo import halo
from engraver.technique.plate import Plate

#: Its back.
BACK = BackDesign(lattice, crowns, lobes=32, inner=12)
#: The paper around a picture, mm on its plate.
HALO = 0.62
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
    halos = {f"halo-{stem}": partial(_halo, draw) for stem, draw in cards.items()}
    return cards | halos | badges | backs(BACK)


def _halo(draw: Callable[[], Plate]) -> Plate:
    """What keeps the hatching of a card's field clear of its picture."""
    picture = draw()
    return halo(picture.svg(), (picture.width, picture.height), HALO)

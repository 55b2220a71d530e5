"""The pictures of Court: eight ranks, and a badge and a shield for each of the four colors."""

from __future__ import annotations

from collections.abc import Callable

from generator.engraver.court import badges, shields
from generator.engraver.court.crown import crown
from generator.engraver.court.esquire import esquire
from generator.engraver.court.jester import jester
from generator.engraver.court.knight import knight
from generator.engraver.court.retainer import retainer
from generator.engraver.court.royal import royal
from generator.engraver.court.serf import serf
from generator.engraver.court.standard import standard
from generator.engraver.ornament import BackDesign, backs
from generator.engraver.plate import Plate

#: The weave and the rosette of its back.
BACK = BackDesign(wave=5.2, swing=0.55, drift=0.9, lobes=32, inner=12)


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem in ``card_art/court`` and the function that draws it, ranks from high to low."""
    return {
        "crown": crown,
        "royal": royal,
        "knight": knight,
        "esquire": esquire,
        "standard": standard,
        "jester": jester,
        "retainer": retainer,
        "serf": serf,
        "badge-gold": badges.sun().plate,
        "badge-blue": badges.wave().plate,
        "badge-black": badges.tower().plate,
        "badge-red": badges.rose().plate,
        "shield-gold": shields.gold,
        "shield-blue": shields.blue,
        "shield-black": shields.black,
        "shield-red": shields.red,
        **backs(BACK),
    }

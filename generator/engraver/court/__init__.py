"""Court's pictures."""

from __future__ import annotations

from collections.abc import Callable

from generator.engraver.court.crown import crown
from generator.engraver.court.esquire import esquire
from generator.engraver.court.jester import jester
from generator.engraver.court.knight import knight
from generator.engraver.court.retainer import retainer
from generator.engraver.court.royal import royal
from generator.engraver.court.serf import serf
from generator.engraver.court.standard import standard
from generator.engraver.plate import Plate


def motifs() -> dict[str, Callable[[], Plate]]:
    """File stem and the function that draws it."""
    return {"crown": crown, "royal": royal, "knight": knight, "standard": standard, "jester": jester, "esquire": esquire, "retainer": retainer, "serf": serf}

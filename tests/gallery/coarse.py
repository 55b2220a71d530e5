"""Ink measured at few dots to the inch, for tests that need not know it to the hundredth."""

from functools import cache

import pytest

from cardwright.drawing.scene.coverage import coverage
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene

COARSE = 30  # dots to the inch


def measure_coarsely(patch: pytest.MonkeyPatch) -> None:
    """`cardwright.building.gallery.ink` measures so from now on."""

    @cache
    def card(scene: Scene, palette: str) -> tuple[float, float, float, float]:
        return coverage(scene, PALETTES[palette], COARSE)

    patch.setattr("cardwright.building.gallery.ink.card_ink", card)

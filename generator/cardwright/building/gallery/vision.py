"""The eyes that look at a card: as printed, in gray, and with each kind of color blindness.

A view is a palette, so that a sheet in it is drawn like any other. The color blindness is whole
(dichromacy): the matrices of Machado, Oliveira and Fernandes, “A Physiologically-based Model for
Simulation of Color Vision Deficiency”, IEEE TVCG 15 (2009), for severity 1.0, on linear RGB.
"""

from __future__ import annotations

import math
from functools import cache
from types import MappingProxyType

from cardwright.drawing.scene.color import Color
from cardwright.drawing.scene.inks import PALETTES, Palette

_MATRICES = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


@cache
def views() -> tuple[Palette, ...]:
    """Color, grayscale, and the colors as protan, deutan and tritan eyes see them."""
    plain = PALETTES["color"]
    blind = (_simulated(plain, name) for name in _MATRICES)
    return (plain, PALETTES["grayscale"], *blind)


def simulate_vision(color: Color, eye: str) -> Color:
    """The color as an eye of the kind protan, deutan or tritan sees it."""
    levels = [_linear(level / 255) for level in color.rgb]
    mixed = (math.fsum(m * v for m, v in zip(row, levels, strict=True)) for row in _MATRICES[eye])
    return Color("rgb", tuple(round(255 * _coded(min(max(v, 0), 1))) for v in mixed))


def _simulated(palette: Palette, eye: str) -> Palette:
    colors = {
        ink: simulate_vision(color, eye) if color else None for ink, color in palette.colors.items()
    }
    return Palette(eye, MappingProxyType(colors), palette.outlined)


def _linear(level: float) -> float:
    return level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4


def _coded(level: float) -> float:
    return level * 12.92 if level <= 0.0031308 else 1.055 * level ** (1 / 2.4) - 0.055

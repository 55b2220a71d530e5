"""Backs: a ground that runs on into the bleed, and in its middle what a game is known by.

Each back may be turned about and printed 4 mm aside. A game draws its own as the motifs ``back``
and, with little ink, ``back-plain``; one that has no drawing of its own has a guilloche.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from cardwright.drawing.scene.card_format import POKER
from engraver.technique import burin
from engraver.technique.guilloche import Envelope, outlined, petals, ring, scallop, weave
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate

#: A poker card with the bleed of a back on every side.
WIDTH, HEIGHT = POKER.back
#: How much taller than wide a rosette is.
ASPECT = 1.36

#: Paints a part of a back on a plate, the same about the middle of the plate when it is turned.
Paint = Callable[[Plate], None]


@dataclass(frozen=True, slots=True)
class BackDesign:
    """A game's back: its ground, which covers the plate, and what is in the middle.

    The plain back has a rosette of so many lobes, outer and inner.
    """

    ground: Paint
    middle: Paint
    lobes: int
    inner: int


def guilloche(*, wave: float, swing: float, drift: float, lobes: int, inner: int) -> BackDesign:
    """A back of lathe-work: a weave whose waves are so long and high, mm, and a rosette."""
    ground = partial(woven, wave=wave, swing=swing, drift=drift)
    return BackDesign(ground, partial(_rosettes, lobes=lobes, inner=inner), lobes, inner)


def backs(design: BackDesign) -> dict[str, Callable[[], Plate]]:
    """A game's two backs by the stem of their files: the usual one, and one that saves ink."""
    return {"back": partial(back, design), "back-plain": partial(plain_back, design)}


def back(design: BackDesign) -> Plate:
    """A card back with its bleed."""
    plate = Plate(WIDTH, HEIGHT)
    design.ground(plate)
    design.middle(plate)
    return plate


def flood(plate: Plate, ink: str = "accent") -> None:
    """Fill the whole plate."""
    wide, high = plate.width, plate.height
    plate.fill(polygon([(0, 0), (wide, 0), (wide, high), (0, high)]), ink)


def both_ways(
    plate: Plate, name: str, x: float = 0, y: float = 0, turn: float = 0, size: float = 1
) -> None:
    """Draw a symbol (x, y) mm from the middle of the plate, and again turned about the middle."""
    for side, half in ((1, 0), (-1, 180)):
        place = plate.width / 2 + side * x, plate.height / 2 + side * y
        plate.use(name, *place, size, size, turn=turn + half)


def woven(
    plate: Plate,
    *,
    wave: float,
    swing: float,
    drift: float,
    gap: float = 0.82,
    width: float = 0.12,
) -> None:
    """Cover the plate with a weave: pale lines, ``width`` mm wide, on the game's color."""
    flood(plate)
    for upright in (False, True):
        weave(
            plate,
            gap=gap,
            length=wave,
            swing=swing,
            drift=drift,
            upright=upright,
            width=width,
            ink="tint",
            name="upright" if upright else "level",
        )


def _rosettes(plate: Plate, *, lobes: int, inner: int) -> None:
    """One great rosette, and a small one in each corner."""
    x, y = plate.width / 2, plate.height / 2
    _rosette(plate, (x, y), lobes, inner)
    for sx in (-1, 1):
        for sy in (-1, 1):
            _corner(plate, x + sx * 19.0, y + sy * 31.5, inner)


def _rosette(plate: Plate, center: tuple[float, float], wide: int, narrow: int) -> None:
    outlined(plate, scallop(center, 22.4, 1.4, wide, ASPECT), fill="deep", width=0.35)
    outlined(plate, scallop(center, 21.6, 1.2, wide, ASPECT), fill="", width=0.14)
    around = partial(lace, plate, center)
    around((16.4, 21.4), wide * 3 // 2, 8, envelope=petals(wide, 0.22))
    outlined(plate, scallop(center, 16.0, 0, 1, ASPECT), fill="accent", width=0.28)
    around((9.8, 15.5), narrow * 2, 10, envelope=petals(narrow, 0.28))
    outlined(plate, scallop(center, 9.4, 0, 1, ASPECT), fill="deep", width=0.28)
    around((5.4, 9.0), narrow * 2, 6, envelope=petals(narrow, 0.25))
    outlined(plate, scallop(center, 5.2, 0, 1, ASPECT), fill="accent", width=0.25)
    around((1.2, 4.8), min(narrow, 10), 4, envelope=petals(narrow // 4 * 2, 0.25))
    outlined(plate, scallop(center, 1.0, 0, 1, ASPECT), fill="paper", width=0.12)


def lace(
    plate: Plate,
    center: tuple[float, float],
    radii: tuple[float, float],
    waves: int,
    lines: int,
    *,
    envelope: Envelope,
    aspect: float = ASPECT,
    width: float = burin.LINE,
    gap: float = burin.GAP,
    least: int = 4,
    steps: int = 12,
) -> None:
    """A ring with as many of the lines as leave a gap of so many mm between them.

    It has `least` lines at least; the rest is as `guilloche.ring` takes it.
    """
    room = 2 * math.pi * radii[0] / waves / (width + gap)
    few = min(lines, max(least, int(room)))
    ring(
        plate,
        center,
        radii,
        waves,
        few,
        envelope=envelope,
        aspect=aspect,
        width=width,
        steps=steps,
    )


def _corner(plate: Plate, x: float, y: float, inner: int) -> None:
    outlined(plate, scallop((x, y), 5.1, 0.5, inner * 2), fill="deep", width=0.3)
    few = min(inner, 12)
    ring(plate, (x, y), (2.2, 4.8), few, 4, envelope=petals(inner // 2, 0.22))
    outlined(plate, scallop((x, y), 2.1, 0, 1), fill="accent", width=0.2)
    plate.disc(x, y, 0.7, fill="paper")


def plain_back(design: BackDesign) -> Plate:
    """A back with little ink: the game's rosettes in lines, on unprinted paper."""
    plate = Plate(WIDTH, HEIGHT)
    center = (WIDTH / 2, HEIGHT / 2)
    wide, narrow = design.lobes, design.inner
    around = partial(ring, plate, center, aspect=ASPECT, width=0.14, ink="rule")
    line = partial(plate.stroke, width=0.18, ink="rule")
    line(polygon(scallop(center, 17.0, 1.4, wide, ASPECT)))
    line(polygon(scallop(center, 17.9, 1.4, wide, ASPECT)))
    around((9.8, 16.2), narrow * 2, 5, envelope=petals(narrow, 0.28))
    line(polygon(scallop(center, 9.0, 0, 1, ASPECT)))
    around((4.6, 8.4), narrow, 3, envelope=petals(narrow // 4 * 2, 0.25))
    for reach in (3.9, 3.1, 2.3):
        line(polygon(scallop(center, reach, reach * 0.16, narrow // 2, ASPECT)))
    plate.fill(polygon(scallop(center, 1.0, 0, 1, ASPECT)), "rule")
    for sx in (-1, 1):
        for sy in (-1, 1):
            _plain_corner(plate, WIDTH / 2 + sx * 19.0, HEIGHT / 2 + sy * 31.5, design)
    return plate


def _plain_corner(plate: Plate, x: float, y: float, design: BackDesign) -> None:
    for reach in (4.6, 3.8):
        plate.stroke(polygon(scallop((x, y), reach, 0.45, design.inner)), 0.18, "rule")
    plate.stroke(polygon(scallop((x, y), 2.3, 0.5, design.inner // 2)), 0.18, "rule")
    plate.disc(x, y, 0.7, fill="rule")

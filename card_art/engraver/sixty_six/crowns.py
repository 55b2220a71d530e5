"""Crowns as they are worn: a jeweled circlet, and an arched crown over a velvet cap.

Drawn about the middle of the circlet's foot; level lines bow down in the middle, because the
head is seen a little from above.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.cloth import velvet
from engraver.technique.curves import bezier, spline
from engraver.technique.light import LIGHT
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import sphere, tube
from engraver.technique.swell import swell
from engraver.wardrobe.jewels import cabochon, cross_patty, fleur_de_lis, lozenge


@dataclass(frozen=True, slots=True)
class Circlet:
    """A flaring ring: half its width at the foot and at the top, height and bow, all in mm."""

    foot: float
    top: float
    height: float
    bow: float

    def at(self, share: ArrayLike, rise: ArrayLike) -> Points:
        """Points at ``share`` (-1 left edge to 1 right) and ``rise`` (0 foot to 1 top)."""
        u, v = np.broadcast_arrays(np.asarray(share, dtype=float), np.asarray(rise, dtype=float))
        x = u * (self.foot + (self.top - self.foot) * v)
        return np.stack([x, -self.height * v + self.bow * (1 - u * u)], axis=-1)

    def spot(self, degrees: float, rise: float) -> tuple[float, float, float]:
        """x, y and the narrowing of something set ``degrees`` round the ring from its front."""
        angle = math.radians(degrees)
        x, y = self.at(math.sin(angle), rise)
        return float(x), float(y), 0.3 + 0.7 * math.cos(angle)


def circlet(plate: Plate, ring: Circlet, stones: int = 5) -> None:
    """The ring's front: ruled metal between fillets, set with cut and rounded stones in turn."""
    u = np.linspace(-1, 1, 40)
    band = np.vstack([ring.at(u, 0), ring.at(u[::-1], 1)])
    plate.fill(polygon(band), "light")
    lines = []
    for share in np.linspace(-0.985, 0.985, int(ring.foot * 5.6)):
        light = share * LIGHT[0] + math.sqrt(1 - share**2) * LIGHT[2] + 0.25
        width = 0.26 * max(0.0, min(1.0, 1.1 - 1.35 * light))
        lines.append(swell(ring.at(share, np.linspace(0.04, 0.96, 5)), width))
    plate.fill("".join(lines))
    plate.stroke(polygon(band), 0.28)
    for rise in (0.13, 0.87):
        plate.stroke(polyline(ring.at(u * 0.96, rise)), 0.34, "light")
    for rise in (0.22, 0.78):
        plate.stroke(polyline(ring.at(u * 0.98, rise)), 0.13)
    size = ring.height * 0.27
    for i, degrees in enumerate(np.linspace(-62, 62, stones)):
        x, y, reach = ring.spot(float(degrees), 0.5)
        stone = cabochon if i % 2 else lozenge
        stone(plate, x, y, size * 1.25 * reach, size * (0.85 if i % 2 else 1.1))


def pearl_symbol(plate: Plate) -> None:
    """Define the symbol ``pearl``, 0.86 mm across about its origin."""
    turn = np.linspace(-0.5, 2.1, 16)
    rim = 0.4 * np.stack([np.cos(turn), np.sin(turn)], axis=1)
    inner = rim[::-1] * 0.62 - [0.03, 0.03]
    with plate.defined("pearl"):
        plate.disc(0, 0, 0.43, fill="paper", stroke="ink", width=0.17)
        plate.fill(polygon(np.vstack([rim, inner])))


def cresting(plate: Plate, ring: Circlet, size: float) -> None:
    """Five lilies, ``size`` times 4.9 mm high, and between them pearls on the circlet's rim.

    Needs the symbol ``pearl``.
    """
    for degrees in (-44, 44, -15, 15):
        x, y, _ = ring.spot(degrees * 1.35, 1.0)
        plate.stroke(polyline([(x, y), (x, y - size * 1.3)]), 0.3)
        plate.use("pearl", x, y - size * 1.5, *[round(size * 1.5, 2)] * 2)
    for degrees in (-76, 76, -38, 38, 0):
        x, y, reach = ring.spot(degrees, 1.0)
        fleur_de_lis(plate, x, y + 0.6 * size, size, reach)


def arched_crown(plate: Plate) -> None:
    """A king's crown about 12 mm wide: circlet, cresting, velvet cap, three arches, orb, cross."""
    ring = Circlet(5.7, 6.5, 1.95, 0.95)
    _cap(plate)
    for side in (-1, 1):
        flank = np.array([(5.9, -1.6), (6.7, -4.3), (4.4, -6.4), (0.4, -5.5)]) * [side, 1]
        tube(plate, spline(flank, 14), 0.5, gap=0.36, outline=0.2)
    tube(plate, spline([(0, -0.6), (0, -3), (0, -5.4)], 10), 0.52, gap=0.36, outline=0.2)
    circlet(plate, ring)
    cresting(plate, ring, 0.46)
    sphere(plate, 0, -6.3, 0.92, 7)
    cross_patty(plate, 0, -8.05, 0.44)


def _cap(plate: Plate) -> None:
    """Two lobes of velvet that swell between the arches."""
    left = bezier((-5.4, -1.2), (-6.8, -6.4), (-2.6, -7.6), (0, -5.2), 40)
    plate.fill(polygon(np.vstack([left, (left * [-1, 1])[::-1], [(0, -0.4)]])), "accent")
    for side in (-1, 1):
        inner = bezier((0, -0.4), (0, -2), (0, -3.6), (0, -5.2), 40)

        def fold(u: Points, q: float, _: Points, side: int = side) -> Points:
            crest = math.exp(-(((q - 0.45) / 0.26) ** 2))
            gather = 0.5 * np.clip((u - 0.7) / 0.3, 0, 1)
            shadow = 0.3 if side < 0 else 0.5
            return np.asarray(shadow - 1.2 * crest * np.sin(np.pi * u**0.8) + gather)

        velvet(plate, left * [-side, 1], inner, 11, fold, fill="", samples=30)
    plate.stroke(polyline(left) + polyline(left * [-1, 1]), 0.24)


def coronet(plate: Plate) -> None:
    """A queen's coronet about 10 mm wide: a circlet under tall lilies and pearls."""
    ring = Circlet(4.7, 5.5, 1.75, 1.05)
    circlet(plate, ring)
    cresting(plate, ring, 0.66)

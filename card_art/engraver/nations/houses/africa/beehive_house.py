"""A Zulu indlu: a dome of bent saplings under mats of grass, netted with plaited ropes."""

from __future__ import annotations

import math

import numpy as np

from engraver.nations.houses import jars, landscape, shadows
from engraver.nations.houses.plot import plot
from engraver.nations.houses.rounds import Round, round_tone
from engraver.nations.houses.sheets import Rule, along, lay, patch, rule
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Profile of the dome: (radius, height) in mm.
DOME = tuple((17.0 * math.cos(a) ** 0.92, 21.6 * math.sin(a)) for a in np.linspace(0, 1.5, 12))


def beehive_house() -> Plate:
    """An indlu in its homestead, 44 × 36 mm."""
    plate = plot("Zulu beehive house, Natal")
    _fence(plate, 1.0, 6.4)
    _fence(plate, 36.6, 43.0)
    shadows.below(plate, 34.6, 31.2, 8.6, 1.5)
    place = Round(21.4, 29.0, 0.2)
    _dome(plate, place)
    _door(plate, place)
    landscape.turf(plate, seed=27)
    jars.jar(plate, 31.8, 33.4, 2.6)
    jars.jar(plate, 34.8, 33.9, 1.8)
    return plate


def _dome(plate: Plate, place: Round) -> None:
    """Grass laid down the dome, and the net that holds it."""
    dome = place.sheet(DOME)
    lay(plate, dome, width=0.3)
    tone = round_tone(0.25)
    rule(
        plate,
        dome,
        Rule(46, 0.0, 0.92, 0.54, 1.0),
        lambda u, v: 0.04 + tone(u, v) + 0.1 * np.sin(v * 70 + 9 * u) - 0.1 * v,
    )
    for lean in (-1, 1):
        ropes = []
        for k in range(-11, 12):
            v = np.linspace(0.02, 0.93, 40)
            u = 0.5 + (k * 0.19 + lean * 0.62 * v) / 2
            keep = (u > 0.03) & (u < 0.97)
            if keep.sum() > 3:
                ropes.append(polyline(dome(u[keep], v[keep])))
        plate.stroke("".join(ropes), 0.74)
        plate.stroke("".join(ropes), 0.36, "paper")
    plate.stroke(polygon(patch(dome)), 0.34)
    for level in (0.93, 0.019):
        plate.stroke(polyline(along(dome, level)), 1.0)
        plate.stroke(polyline(along(dome, level)), 0.5, "paper")
    _finial(plate, place)


def _finial(plate: Plate, place: Round) -> None:
    """The topknot of plaited grass."""
    tip = place.at(0.0, 0.0, 21.6)
    ring = np.array(
        [
            (-2.0, 0.9),
            (-1.7, -0.4),
            (-0.6, -0.9),
            (-0.45, -2.2),
            (0.45, -2.2),
            (0.6, -0.9),
            (1.7, -0.4),
            (2.0, 0.9),
        ]
    )
    plate.shape(polygon(tip + ring), fill="paper", stroke="ink", width=0.26)
    ties = [
        polyline(tip + np.array([(-1.5 + 0.6 * k, -0.3), (-1.8 + 0.72 * k, 0.8)])) for k in range(6)
    ]
    plate.stroke("".join(ties), 0.24)


def _door(plate: Plate, place: Round) -> None:
    """The low door one enters kneeling, in a hood of plaited grass, its wicker screen beside it."""
    x, y = place.x - 0.6, place.y + place.dip * 17.0 + 0.3
    turn = np.linspace(0, math.pi, 25)
    for wide, high, ink in ((4.5, 8.3, "ink"), (4.2, 8.0, "paper"), (2.9, 6.4, "ink")):
        arch = np.stack([x + wide * np.cos(turn), y - 1.6 - (high - 1.6) * np.sin(turn)], axis=1)
        plate.fill(polygon(np.vstack([[(x + wide, y)], arch, [(x - wide, y)]])), ink)
    plate.stroke(polyline([(x - 4.5, y), (x + 4.5, y)]), 0.3)
    plaits = []
    for a in np.linspace(0.1, math.pi - 0.1, 17):
        inner = np.array([x + 3.0 * math.cos(a + 0.1), y - 1.6 - 4.9 * math.sin(a + 0.1)])
        outer = np.array([x + 4.1 * math.cos(a - 0.06), y - 1.6 - 6.3 * math.sin(a - 0.06)])
        plaits.append(swell(np.linspace(inner, outer, 6), np.linspace(0.22, 0.4, 6)))
    plate.fill("".join(plaits))
    _screen(plate, x + 4.9, y + 0.2)


def _screen(plate: Plate, x: float, y: float) -> None:
    """The door itself, a wicker screen, set aside for the day."""
    ring = np.add([(0, 0), (0.5, -5.6), (2.2, -6.6), (4.0, -5.4), (4.4, 0.0)], (x, y))
    plate.shape(polygon(ring), fill="accent", stroke="ink", width=0.26)
    rows = [polyline([(x + 0.35, y - h), (x + 4.1, y - h)]) for h in (1.0, 2.4, 3.8, 5.1)]
    plate.stroke("".join(rows), 0.34, "light")
    for k, h in enumerate((1.7, 3.1, 4.45)):
        teeth = [
            polyline(
                [
                    (x + 0.5 + 0.9 * i + 0.3 * (k % 2), y - h + 0.5),
                    (x + 0.95 + 0.9 * i + 0.3 * (k % 2), y - h - 0.5),
                ]
            )
            for i in range(4)
        ]
        plate.stroke("".join(teeth), 0.22, "light")


def _fence(plate: Plate, left: float, right: float) -> None:
    """The fence of the homestead, wattle woven between stakes."""
    for x in np.arange(left + 0.4, right, 1.05):
        stake = [(x - 0.26, 30.2), (x - 0.2, 22.6), (x + 0.1, 22.0), (x + 0.26, 30.2)]
        plate.shape(polygon(stake), fill="paper", stroke="ink", width=0.16)
        plate.fill(polygon([(x + 0.02, 30.2), (x + 0.06, 22.4), (x + 0.26, 30.2)]))
    for y in (24.6, 27.6):
        u = np.linspace(left, right, 30)
        band = np.stack([u, y + 0.22 * np.sin(u * 6.0)], axis=1)
        plate.stroke(polyline(band), 0.62)
        plate.stroke(polyline(band), 0.26, "paper")

"""A windmill, for Motley’s republic."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
    piece,
    rules,
    tuft,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate


def windmill() -> Plate:
    """A Dutch smock mill, boarded, with its stage and its tail; a canal and a far mill."""
    plate = vignette("windmill", "The Rise of the Dutch Republic, 1856")
    _clouds(plate)
    _polder(plate)
    _mill_body(plate)
    _cap(plate)
    for k in range(4):
        _vane(plate, (20.6, 10), math.radians(20 + 90 * k), 8.9)
    plate.disc(20.6, 10, 0.85, fill="accent", stroke="ink", width=0.34)
    plate.disc(20.6, 10, 0.26, fill="ink")
    return plate


def _clouds(plate: Plate) -> None:
    rules(plate, (26, 3, 43.4, 9), 31, pitch=0.8, weight=0.22, cover=0.5, ink="soft")
    rules(plate, (1, 8, 13, 13), 14, pitch=0.8, weight=0.22, cover=0.5, ink="soft")


def _polder(plate: Plate) -> None:
    """Low land: the far mill and spire, willows, the canal with the mill's image in it."""
    rules(plate, (1, 22, 43, 23.4), 6, pitch=0.42, weight=0.36, cover=0.8)
    plate.fill(polygon(points("36.4,22.6 36.9,18.4 38.1,18.4 38.6,22.6")))
    plate.fill(polygon(points("36.7,18.6 37.5,17.3 38.3,18.6")))
    arms = [
        np.array([[37.5, 18.6]])
        + 3.1 * np.array([[math.cos(a), math.sin(a)], [-math.cos(a), -math.sin(a)]])
        for a in (0.7, 2.27)
    ]
    plate.stroke("".join(polyline(arm) for arm in arms), 0.4)
    plate.fill(polygon(points("4.6,22.6 4.6,19.6 5.3,16.2 6,19.6 6,22.6")))
    plate.fill(polygon(points("6,22.6 6,20.8 9,20.8 9.6,22.6")))
    for x, tall in ((29.9, 3.4), (31.3, 4.2), (32.7, 3.8), (11.4, 3.2), (12.7, 3.8)):
        pen(plate, [(x, 23), (x, 22.6 - 0.4 * tall), (x, 22.6 - tall)], 0.5, 1.15, 1.0, 0.2)
    rules(plate, (1, 24.6, 43, 29.7), 22, pitch=0.56, weight=0.34, cover=0.55)
    rules(plate, (15, 26.84, 28, 29.7), 9, pitch=0.56, weight=0.56, cover=0.85)
    bank = curve("0.8,24 8,23.6 14,24.6 22,25.6 30,25 36,23.8 43.2,24", 8)
    flat(plate, np.vstack([bank, bank[::-1] + np.array([0, 1.1])]), "ink", 0.2)
    for k in range(15):
        x = 2 + 2.85 * k
        y = float(np.interp(x, bank[:, 0], bank[:, 1]))
        tuft(plate, x, y + 0.2, 0.9 + 0.3 * (k % 3), 3)


def _mill_body(plate: Plate) -> None:
    """Brick below the stage, the boarded sides of the smock above."""
    base = points("15.6,19.6 25.6,19.6 26.2,25.4 15,25.2")
    piece(
        plate,
        base,
        lambda x, _y: np.clip(0.15 + 0.1 * (x - 19), 0.1, 0.9),
        fill="accent",
        gap=0.46,
        edge=(0.24, 0.46),
    )
    flat(plate, points("19,25.3 19,22.4 19.6,21.7 21,21.7 21.6,22.4 21.6,25.4"), "ink", 0.24)
    for x in (16.8, 23.6):
        flat(plate, [(x, 21.4), (x + 1.1, 21.4), (x + 1.1, 23.2), (x, 23.2)], "light", 0.26)
        plate.stroke(polyline([(x + 0.55, 21.4), (x + 0.55, 23.2)]), 0.16)
    edges = ((17.9, 15.7), (19.2, 18.6), (22.2, 22.8), (23.5, 25.7))
    darks = (0.34, 0.58, 0.99)
    for (a, b), (c, d), dark in zip(edges[:-1], edges[1:], darks, strict=True):
        side = [(a, 8.6), (c, 8.6), (d, 18.6), (b, 18.6)]
        piece(plate, side, dark, gap=0.5, edge=(0.22, 0.4))
    for y in (12.6, 16):
        flat(plate, [(20, y), (21.4, y), (21.5, y + 1.5), (19.9, y + 1.5)], "ink", 0.24)
        plate.stroke(polyline([(20.7, y), (20.7, y + 1.5)]), 0.18, "paper")
    _stage(plate)


def _stage(plate: Plate) -> None:
    """The gallery on its brackets, railed."""
    deck = [(11.8, 18.7), (29.4, 18.7), (29.4, 19.6), (11.8, 19.6)]
    flat(plate, deck, "light", 0.26)
    for x in np.arange(12.2, 29.4, 1.55):
        plate.stroke(polyline([(x, 18.7), (x, 16.7)]), 0.24)
    for y in (16.7, 17.7):
        plate.stroke(polyline([(11.9, y), (29.3, y)]), 0.26)
    for text in ("12.6,19.7 15.5,22", "15.2,19.7 15.5,22", "28.6,19.7 25.8,22", "26,19.7 25.8,22"):
        plate.stroke(polyline(points(text)), 0.42)


def _cap(plate: Plate) -> None:
    """The cap that turns to the wind, and the tail poles behind."""
    for text in ("25,7.6 33.2,18.7", "24.6,5.6 33.6,18.4"):
        plate.stroke(polyline(points(text)), 0.42)
    cap = np.vstack([curve("16.9,8.7 17.2,6.6 18.8,4.6 21,3.9 23.6,5 25,7 25.4,8.7", 8)])
    piece(
        plate,
        cap,
        lambda x, y: np.clip(0.13 * (x - 19.4) + 0.08 * (y - 5), 0, 0.95),
        angle=100,
        fill="accent",
        gap=0.42,
        edge=(0.24, 0.46),
    )
    flat(plate, points("16.5,8.4 25.8,8.4 25.8,9.2 16.5,9.2"), "light", 0.24)


def _vane(plate: Plate, hub: tuple[float, float], a: float, length: float) -> None:
    """One sail: the stock, the lattice behind it, the cloth spread on half of it."""
    out, side = np.array([math.cos(a), math.sin(a)]), np.array([math.sin(a), -math.cos(a)])
    middle = np.array(hub)

    def at(u: float, v: float) -> Points:
        return np.asarray(middle + out * length * u + side * v)

    cloth = np.vstack([at(0.24, 0.3), at(0.99, 0.3), at(0.99, 2.15), at(0.24, 2.15)])
    flat(plate, cloth, "light", 0.26)
    bars = [polyline(np.vstack([at(u, -0.75), at(u, 2.15)])) for u in np.linspace(0.24, 0.99, 10)]
    bars += [polyline(np.vstack([at(0.24, v), at(0.99, v)])) for v in (0.95, 1.55)]
    plate.stroke("".join(bars), 0.2)
    lead = np.vstack([at(0.24, -0.75), at(0.99, -0.75), at(0.99, 0), at(0.24, 0)])
    flat(plate, lead, "accent", 0.2)
    stock = np.linspace(at(0.0, 0), at(1.02, 0), 8)
    pen(plate, stock, 0.95, 0.75, 0.5)


EMBLEMS = {"motley": windmill}

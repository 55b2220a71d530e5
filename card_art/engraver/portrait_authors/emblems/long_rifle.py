"""Hawkeye's long rifle, Killdeer, and his powder horn."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief
from engraver.portrait_authors.emblems.leafage import fern, leaf
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import bezier, ellipse, resample, spline
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim, tube
from engraver.technique.swell import swell

#: Where the rifle's heel lies on the plate and how far its barrel rises, radians.
HEEL, RISE = (0.9, 21.6), 0.44
#: The stock along the rifle's own axis (u from the heel, v downwards), mm.
STOCK = np.vstack(
    [
        spline([(0.2, 1.5), (4.5, 0.7), (8.6, 0.15), (10.4, -0.2), (12.0, -0.5), (13.4, -0.55)], 6),
        spline([(17.5, -0.3), (28, 0.0), (39.6, 0.1), (39.8, 0.9)], 6),
        spline(
            [
                (39.6, 1.15),
                (28, 1.35),
                (18.4, 1.6),
                (15.6, 2.1),
                (13, 2.3),
                (11.0, 2.2),
                (9.4, 2.9),
                (5.4, 4.6),
                (1.1, 6.2),
            ],
            6,
        ),
        spline([(0.9, 6.0), (1.05, 4.6), (0.95, 3.2), (0.2, 1.9)], 6),
    ]
)


def long_rifle() -> Plate:
    """The rifle aslant, the horn hung on it by its strap, ferns and leaves below."""
    plate = vignette("long rifle and powder horn", "The Last of the Mohicans, 1826")
    _leafage(plate)
    _strap(plate, behind=True)
    _rifle(plate)
    _lock(plate)
    _strap(plate, behind=False)
    _horn(plate)
    return plate


def _at(uv: object) -> Points:
    """Places along the rifle, set on the plate: as long as a man, slim from the lock on."""
    along = np.array(uv, dtype=float)
    along[:, 1] *= np.interp(along[:, 0], [4, 12, 16, 20], [0.72, 0.84, 0.84, 0.76])
    along[:, 0] = np.interp(along[:, 0], [0, 10, 16.5, 42.2], [0, 10, 15.4, 46.8])
    c, s = math.cos(RISE), math.sin(RISE)
    return np.asarray(along @ np.array([[c, -s], [s, c]]) + HEEL)


def _leafage(plate: Plate) -> None:
    fern(plate, [(18.4, 14.2), (14.4, 11.6), (11.0, 8.6), (8.4, 4.4)], 2.1)
    fern(plate, [(19.6, 13.4), (18.2, 10.0), (18.2, 6.4), (19.8, 2.2)], 1.9)
    fern(plate, [(31.2, 26.4), (36.4, 25.4), (40.2, 22.2), (42.4, 16.6)], 2.2)
    fern(plate, [(30.6, 27.4), (35.0, 28.0), (39.0, 27.6), (43.0, 25.8)], 1.3)
    for root, tip, half in (
        ((19.8, 12.8), (25.0, 7.0), 1.4),
        ((32.2, 26.2), (36.0, 20.4), 1.4),
    ):
        leaf(plate, root, tip, half)


def _rifle(plate: Plate) -> None:
    barrel = _at([(12.6, -1.35), (42.2, -0.95), (42.2, 0.15), (12.6, 0.2)])
    plate.stroke(polygon(barrel), 0.9, "paper")
    plate.stroke(polygon(_at(STOCK)), 0.9, "paper")
    relief.flat(plate, barrel, "ink", 0.2)
    relief.pen(plate, _at([(13.4, -0.95), (41.6, -0.62)]), 0.3, 0.26, ink="paper")
    _wood(plate)
    rod = _at([(18.6, 1.75), (41.4, 1.15)])
    relief.pen(plate, rod, 0.4, 0.34)
    for u in (20.0, 27.0, 34.0):
        relief.flat(
            plate,
            _at([(u, 0.3), (u + 1.3, 0.3), (u + 1.3, 1.95 - 0.02 * u), (u, 1.98 - 0.02 * u)]),
            "tint",
            0.22,
        )
    relief.flat(plate, _at([(39.0, -1.1), (40.2, -1.1), (40.2, 1.3), (39.0, 1.3)]), "tint", 0.22)
    relief.flat(plate, _at([(41.2, -1.0), (41.6, -1.0), (41.5, -1.8)]), "ink", 0.2)
    relief.flat(plate, _at([(20.4, -1.25), (21.2, -1.25), (21.1, -1.8), (20.5, -1.8)]), "ink", 0.2)


#: The lid of the patch box.
_BOX = ((2.7, 2.5), (4.8, 1.8), (6.6, 1.5), (7.8, 1.9), (7.0, 2.4), (7.0, 3.0), (5.2, 3.7),
        (3.0, 4.5))  # fmt: skip


def _wood(plate: Plate) -> None:
    """Curly maple: short stripes across the stock, and a brass patch box in the butt."""
    area = _at(STOCK)
    plate.fill(polygon(area), "accent")

    def curl(x: Points, y: Points) -> Points:
        u = x - HEEL[0] - 0.47 * (y - HEEL[1])
        return np.asarray(
            0.36 + 0.34 * np.sin(3.1 * u + 0.8 * np.sin(u)) + 0.05 * (y + 0.47 * x - 21)
        )

    hatch(plate, area, curl, angle=-RISE, gap=0.38)
    rim(plate, area, 0.24, 0.5)
    plate_edge = _at(
        np.vstack(
            [
                spline([(0.2, 1.5), (0.95, 3.2), (1.05, 4.6), (0.9, 6.0)], 6),
                [(1.5, 6.1), (1.7, 4.6), (1.55, 3.1), (0.9, 1.3)],
            ]
        )
    )
    relief.flat(plate, plate_edge, "tint", 0.22)
    relief.flat(plate, _at(spline(_BOX, 5, closed=True)), "tint", 0.24)
    relief.pen(plate, _at([(4.9, 1.9), (5.2, 3.6)]), 0.2, 0.2)
    relief.pen(plate, _at([(3.2, 3.6), (4.6, 3.0)]), 0.3, 0.14)


def _lock(plate: Plate) -> None:
    """Lock plate, pan, frizzen, the cock with its flint, trigger and guard."""
    guard = _at(
        spline(
            [
                (10.4, 2.3),
                (10.2, 3.6),
                (11.4, 4.3),
                (13.6, 4.2),
                (14.6, 3.2),
                (16.2, 2.3),
                (17.6, 2.0),
            ],
            8,
        )
    )
    relief.pen(plate, guard, 0.9, 0.8, 0.9, 0.6)
    relief.pen(plate, guard, 0.42, 0.36, 0.42, 0.2, ink="tint")
    relief.pen(plate, _at(spline([(12.4, 2.0), (12.3, 2.9), (11.9, 3.6)], 6)), 0.5, 0.24)
    lock = _at(
        spline(
            [(10.4, 0.9), (11.6, 0.1), (15.8, -0.1), (16.4, 0.9), (13.6, 1.7), (11.4, 1.7)],
            5,
            closed=True,
        )
    )
    relief.flat(plate, lock, "paper", 0.28)
    hatch(plate, lock, 0.3, angle=-RISE, gap=0.36)
    cock = _at(spline([(12.5, 0.9), (12.9, -0.4), (12.3, -1.6), (11.6, -2.6), (12.4, -3.6)], 8))
    relief.pen(plate, cock, 1.0, 0.8, 0.9, 0.5)
    relief.flat(plate, _at([(11.9, -3.3), (13.0, -3.9), (14.0, -3.1), (13.2, -2.5)]), "ink", 0.24)
    relief.flat(plate, _at([(13.2, -3.5), (14.5, -2.8), (13.2, -2.7)]), "light", 0.24)
    frizzen = _at(spline([(16.6, -0.2), (15.4, -0.9), (15.0, -2.0), (15.3, -3.3)], 8))
    relief.pen(plate, frizzen, 0.8, 0.7, 0.5)
    relief.flat(plate, _at([(14.0, -0.8), (15.6, -0.8), (15.2, 0.1), (14.4, 0.1)]), "ink", 0.2)


def _strap(plate: Plate, *, behind: bool) -> None:
    """The woven strap: over the barrel and down on both sides to the ends of the horn."""
    (top,), (low,) = _at([(25.2, -1.5)]), _at([(25.0, 2.2)])
    if behind:
        course = spline([tuple(top), (26.6, 12.4), (30.6, 15.6), (33.4, 18.4)], 10)
    else:
        course = spline([tuple(top), tuple(low), (21.2, 18.0), (20.0, 21.4)], 10)
    relief.pen(plate, course, 1.5, 1.5, ink="paper")
    relief.pen(plate, course, 1.05, 1.05)
    relief.pen(plate, course[2:-2], 0.3, 0.3, ink="tint")


def _horn(plate: Plate) -> None:
    """A cow's horn, scraped pale, its tip dark, plugged at the base."""
    spine = resample(bezier((18.8, 22.6), (21.0, 28.2), (29.8, 29.6), (33.6, 19.2), 60), 80)
    r = np.interp(
        np.linspace(0, 1, 80), [0, 0.5, 0.8, 0.84, 0.88, 1], [2.7, 2.1, 1.3, 1.35, 0.9, 0.5]
    )
    plate.fill(swell(spine, 2 * r + 0.9), "paper")
    tube(plate, spine, r, gap=0.42, outline=0.34, paper="light")
    dark = spine[64:]
    plate.fill(swell(dark, 2 * r[64:]))
    relief.pen(plate, dark[2:-3] - [0.3, 0.15], 0.36, 0.2, ink="paper")
    for share in (0.06, 0.62):
        k = round(share * 79)
        band = spine[k : k + 4]
        plate.fill(swell(resample(band, 8), np.full(8, 2 * r[k] + 0.1)))
    relief.pen(plate, [(33.6, 19.2), (34.0, 18.0)], 0.9, 0.6)
    side = np.array([spine[0] - spine[3]])[0]
    turn = math.atan2(side[1], side[0])
    ring = ellipse(0, 0, 1.0, 2.7, 36)
    c, s = math.cos(turn), math.sin(turn)
    plug = ring @ np.array([[c, s], [-s, c]]) + spine[0]
    relief.flat(plate, plug, "accent", 0.34)
    hatch(plate, plug, lambda x, _y: 0.2 + 0.12 * (x - 16.5), angle=0.3, gap=0.4)
    plate.disc(18.6, 22.2, 0.5, fill="ink")


EMBLEMS: dict[str, Callable[[], Plate]] = {"cooper": long_rifle}

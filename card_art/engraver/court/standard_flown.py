"""Flags that fly from an upright staff: one swallow-tailed, one square with a fringe."""

from __future__ import annotations

import numpy as np

from engraver.court.flying import Flight, badge_on, flown
from engraver.court.staffs import cords, lacing, staff
from engraver.technique.pathdata import Points
from engraver.technique.plate import Plate
from engraver.technique.swell import swell


def swallowtail(color: str) -> Plate:
    """The swallow-tailed Standard, 44 × 48 mm."""

    def fly(b: Points) -> Points:
        return np.asarray(1 - 0.36 * (1 - np.abs(2 * np.asarray(b) - 1)))

    flight = Flight((9.4, 9.2), 31.6, 26.6, 5.0, 10.5, fly)
    plate = Plate(44, 48)
    staff(plate, 8.2, 0.6, 46.6)
    flown(plate, flight, color, 0.3)
    badge_on(plate, flight, color, (0.178, 0.5), 0.82)
    lacing(plate, 8.2, 9.4, [10.6 + i * 3.1 for i in range(8)])
    cords(plate, 8.2, 8.4)
    return plate


def square(color: str) -> Plate:
    """The square, fringed Standard, 44 × 48 mm."""
    flight = Flight((5.8, 9.6), 33.0, 29.0, 1.5, 1.8, np.ones_like)
    plate = Plate(44, 48)
    staff(plate, 4.4, 0.4, 47.2)
    _fringe(plate, flight)
    flown(plate, flight, color, 0.99)
    badge_on(plate, flight, color, (0.5, 0.5), 1.7)
    lacing(plate, 4.4, 5.8, [11.0 + i * 3.1 for i in range(9)])
    return plate


def _fringe(plate: Plate, flight: Flight) -> None:
    """Threads of silk that hang from the foot and stand out from the fly."""
    threads = [(flight.at(a, 1.0), np.array([0.0, 2.6])) for a in np.linspace(0.01, 1, 46)]
    threads += [(flight.at(1.0, b), np.array([2.4, 0.5])) for b in np.linspace(0.03, 0.98, 36)]
    lines = []
    for i, (root, way) in enumerate(threads):
        sway = np.array([0.15 * np.sin(i * 0.9), 0.0])
        line = np.linspace(root - way * 0.1, root + way + sway, 6)
        lines.append(swell(line, np.linspace(0.3, 0.42, 6)))
    plate.fill("".join(lines))

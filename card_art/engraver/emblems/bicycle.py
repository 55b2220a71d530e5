"""A safety bicycle of the 1890s."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import curve, loop
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate

#: The axles of the two wheels, the crank, the seat tube's head and the steering head, in mm.
_REAR, _FRONT, _CRANK = (9.4, 19.6), (34.0, 19.6), (19.4, 20.4)
_SEAT, _HEAD, _LOW = (16.6, 9.2), (29.4, 7.6), (30.3, 10.8)
#: The radius of a wheel to the middle of its tire, mm.
_R = 7.6


def bicycle(plate: Plate) -> None:
    """A bicycle with a diamond frame in color, seen from its right side."""
    setting.ground(plate, 22, 28.0, 20, 3, gap=0.6)
    for axle in (_REAR, _FRONT):
        _wheel(plate, axle)
    _chain(plate)
    _frame(plate)
    _saddle(plate)
    _handlebar(plate)
    _pedals(plate)


def _wheel(plate: Plate, axle: tuple[float, float]) -> None:
    """Tire, rim, spokes that cross at the hub."""
    x, y = axle
    plate.disc(x, y, _R, stroke="ink", width=1.25)
    plate.disc(x, y, _R - 1.15, stroke="ink", width=0.24)
    turn = np.linspace(0.5 * np.pi, 1.35 * np.pi, 40)
    shine = np.stack([x + (_R + 0.12) * np.cos(turn), y + (_R + 0.12) * np.sin(turn)], 1)
    relief.pen(plate, shine, 0.1, 0.32, 0.1, ink="paper")
    spokes = []
    for k in range(16):
        rim_angle = 2 * np.pi * k / 16
        hub_angle = rim_angle + (1.0 if k % 2 else -1.0)
        a = (x + 0.85 * np.cos(hub_angle), y + 0.85 * np.sin(hub_angle))
        b = (x + (_R - 1.15) * np.cos(rim_angle), y + (_R - 1.15) * np.sin(rim_angle))
        spokes.append(polyline([a, b]))
    plate.stroke("".join(spokes), 0.2)
    plate.disc(x, y, 1.1, fill="paper", stroke="ink", width=0.34)
    plate.disc(x, y, 0.4, fill="ink")


def _tube(plate: Plate, course: list[tuple[float, float]] | Points, width: float = 1.1) -> None:
    """An enameled tube in color with a line of light along it."""
    line = np.asarray(course, dtype=float)
    plate.stroke(polyline(line), width + 0.5, "paper")
    plate.stroke(polyline(line), width)
    plate.stroke(polyline(line), width - 0.56, "accent")


def _frame(plate: Plate) -> None:
    """The diamond frame, its two stays and the fork."""
    _tube(plate, [_REAR, _SEAT], 0.9)
    _tube(plate, [_REAR, _CRANK], 0.9)
    _tube(plate, spline([_LOW, (32.2, 15.6), _FRONT], 10), 1.0)
    _tube(plate, [_LOW, _CRANK])
    _tube(plate, [_SEAT, _HEAD])
    _tube(plate, [_CRANK, (16.2, 7.6)])
    _tube(plate, [(29.0, 6.2), _LOW], 1.5)
    plate.disc(*_REAR, 0.7, fill="paper", stroke="ink", width=0.34)
    plate.disc(*_FRONT, 0.7, fill="paper", stroke="ink", width=0.34)


def _chain(plate: Plate) -> None:
    """The chain about the wheel of the crank and the small one of the hub."""
    loop_points = np.vstack(
        [
            ellipse(*_CRANK, 2.5, 2.5, 60)[45:60],
            ellipse(*_CRANK, 2.5, 2.5, 60)[:16],
            ellipse(*_REAR, 1.2, 1.2, 60)[15:46],
        ]
    )
    plate.stroke(polygon(loop_points), 0.42)


def _saddle(plate: Plate) -> None:
    relief.wire(plate, [(16.4, 8.4), (15.8, 5.6)], 0.7)
    for x in (14.6, 16.0):
        turn = np.linspace(0, 2 * np.pi, 20)
        coil = np.stack([x + 0.55 * np.cos(turn), 6.0 + 0.75 * np.sin(turn)], 1)
        plate.stroke(polyline(coil), 0.26)
    seat = loop("12.4,3.7 14.0,3.6 16.6,4.1 19.6,4.0 20.4,4.4 19.2,5.1 16.6,5.3 13.6,5.7 12.4,5.0")
    plate.shape(polygon(seat), fill="ink", stroke="ink", width=0.3)
    relief.pen(plate, "13.2,4.4 15.4,4.6 18.8,4.5", 0.12, 0.34, 0.12, ink="paper")


def _handlebar(plate: Plate) -> None:
    """The stem, the bar that turns back, its grip and the lamp."""
    relief.wire(plate, [(29.2, 6.8), (28.4, 3.6)], 0.8)
    for width, ink in ((1.0, "ink"), (0.36, "paper")):
        plate.stroke(
            polyline(curve("28.4,3.6 29.6,2.6 30.4,3.2 29.4,4.4 26.6,4.8 23.8,4.6", 10)), width, ink
        )
    relief.wire(plate, [(22.6, 4.4), (25.0, 4.7)], 1.5)
    relief.wire(plate, [(29.2, 6.9), (31.4, 6.9)], 0.6)
    lamp = loop("31.2,5.4 33.6,5.2 34.0,6.8 33.6,8.4 31.2,8.2 30.6,6.8")
    relief.flat(plate, lamp, "paper", 0.34)
    plate.shape(polygon(ellipse(33.7, 6.8, 0.7, 1.7)), fill="accent", stroke="ink", width=0.3)


def _pedals(plate: Plate) -> None:
    x, y = _CRANK
    plate.disc(x, y, 2.5, fill="paper", stroke="ink", width=0.5)
    for k in range(5):
        angle = 2 * np.pi * k / 5 + 0.3
        plate.disc(x + 1.5 * np.cos(angle), y + 1.5 * np.sin(angle), 0.42, fill="ink")
    relief.wire(plate, [(x - 2.6, y - 2.6), (x + 2.6, y + 2.6)], 0.8)
    for side in (-1, 1):
        place = (x + 2.7 * side, y + 2.7 * side)
        relief.wire(plate, [(place[0] - 1.2, place[1]), (place[0] + 1.2, place[1])], 0.95)
    plate.disc(x, y, 0.8, fill="light", stroke="ink", width=0.36)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"bicycle": bicycle}

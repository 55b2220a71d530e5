"""A round keep of ashlar, as it stands on crowns and thrones: shaft, corbels, battlements."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.cloth import Fold
from engraver.technique.curves import ellipse, spline
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim

#: Height of a round thing's ellipse as a share of its width: we look a little down on it.
_TILT = 0.1
#: Middles and half a width (degrees) of the merlons that face us.
_MERLONS = ((-70.0, 20.0), (0.0, 13.5), (70.0, 20.0))
#: The parapet's radius in shafts, and its height and that of its merlons in radii of the shaft.
_REACH, _PARAPET, _MERLON = 1.26, 0.62, 0.62


def drum(shade: float = 0.0) -> Fold:
    """The tone of a round wall whose lines run upright, from its left edge to its right."""

    def tone(u: Points, q: float, _: Points) -> Points:
        turn = 2 * q - 1
        light = float(brightness(turn, 0.0, math.sqrt(1 - turn * turn)))
        return np.asarray(np.clip(0.84 + shade - 1.5 * light, 0, 1) + 0 * u)

    return tone


def keep(
    plate: Plate, x: float, foot: float, top: float, half: float, *, shade: float = 0.0
) -> None:
    """A keep on (x, foot) whose merlons end at ``top``, its shaft 2 × ``half`` mm wide.

    A keep in the shade of others is darkened by ``shade`` and has no joints.
    """
    sill = top + half * _MERLON
    collar = sill + half * (_PARAPET + 0.42)
    _wall(plate, x, half * 1.06, half * 0.94, foot, collar, shade)
    if not shade:
        _joints(plate, x, half * 0.96, foot, collar)
    _corbels(plate, x, half, collar)
    reach = half * _REACH
    plate.fill(polygon(ellipse(x, sill, reach, reach * _TILT, 30)))
    _parapet(plate, x, reach, sill, half, shade)


def _bowed(x: float, y: float, half: float) -> Points:
    """The front of a level ring about the upright at x, from left to right."""
    u = np.linspace(-1, 1, 25)
    return np.stack([x + half * u, y + half * _TILT * np.sqrt(1 - u * u)], axis=1)


def _wall(
    plate: Plate, x: float, low: float, high: float, foot: float, top: float, shade: float
) -> None:
    left, right = (np.linspace((x + s * low, foot), (x + s * high, top), 30) for s in (-1, 1))
    whole = np.vstack([left[::-1], _bowed(x, foot, low), right])
    plate.fill(polygon(whole), "paper")
    rule_along(plate, left, right, max(4, round(low * 2 / 0.42)), drum(shade), samples=12)
    rim(plate, whole, 0.28, 0.5)


def _joints(plate: Plate, x: float, half: float, foot: float, top: float) -> None:
    """The joints of the stones where the light shows them: level courses, broken uprights."""
    data = []
    levels = np.arange(foot - 2.0, top + 1.4, -2.0)
    for i, y in enumerate(levels.tolist()):
        course = _bowed(x, y, half)[: 16 + i % 2]
        data.append(polyline(course))
        for share in (-0.62, 0.06) if i % 2 else (-0.28,):
            bow = half * _TILT * math.sqrt(1 - share * share)
            data.append(polyline([(x + half * share, y + bow), (x + half * share, y + bow + 2.0)]))
    plate.stroke("".join(data), 0.18)


def _corbels(plate: Plate, x: float, half: float, collar: float) -> None:
    """The shade under the parapet, and the row of stones that carry it."""
    reach = half * _REACH
    upper, lower = (
        _bowed(x, collar - half * 0.5, reach * 0.98),
        _bowed(x, collar + half * 0.2, half),
    )
    plate.fill(polygon(np.vstack([upper, lower[::-1]])))
    for degrees in (-56, -20, 16):
        a, b = (math.sin(math.radians(degrees + k)) for k in (-9.5, 9.5))
        bow = half * _TILT * math.cos(math.radians(degrees))
        y = collar + bow
        stone = [
            (x + a * reach * 0.96, y - half * 0.5), (x + a * reach * 0.96, y - half * 0.12),
            (x + (a + b) / 2 * half, y + half * 0.22), (x + b * reach * 0.96, y - half * 0.12),
            (x + b * reach * 0.96, y - half * 0.5),
        ]  # fmt: skip
        plate.fill(polygon(stone), "paper")


def _parapet(plate: Plate, x: float, reach: float, sill: float, half: float, shade: float) -> None:
    """The drum of the parapet with its merlons, cut from one wall."""
    foot = _bowed(x, sill + half * _PARAPET, reach)
    outline: list[tuple[float, float]] = []
    for degrees, width in _MERLONS:
        for end, rising in ((-width, True), (width, False)):
            angle = math.radians(max(-90.0, min(90.0, degrees + end)))
            px = x + reach * math.sin(angle)
            low = sill + reach * _TILT * math.cos(angle)
            high = low - half * _MERLON
            outline += [(px, low), (px, high)] if rising else [(px, high), (px, low)]
    edge = np.array(outline)
    whole = np.vstack([edge, foot[::-1]])
    plate.fill(polygon(whole), "paper")
    left, right = (
        np.linspace((x + s * reach, sill + 0.1), foot[e], 12) for s, e in ((-1, 0), (1, -1))
    )
    rule_along(plate, left, right, max(4, round(reach * 2 / 0.42)), drum(shade), samples=10)
    for first in (4, 8):
        a, b, c, d = edge[first : first + 4]
        share = 0.62 if first == 4 else 0.0
        plate.fill(polygon([a + (d - a) * share, b + (c - b) * share, c, d]))
    rim(plate, whole, 0.28, 0.5)


def loop(plate: Plate, x: float, y: float, tall: float = 3.6) -> None:
    """An arrow loop about (x, y), ``tall`` mm high, its foot widened for the bow."""
    slit = np.array([(-0.26, -0.5), (0.26, -0.5), (0.26, 0.3), (0.62, 0.5), (-0.62, 0.5),
        (-0.26, 0.3)]) * [1, tall] + np.array([x, y])  # fmt: skip
    plate.stroke(polygon(slit), 0.9, "paper")
    plate.fill(polygon(slit))


def window(plate: Plate, x: float, y: float, half: float) -> None:
    """An arched window on the sill (x, y), in the suit's color."""
    arch = spline(
        [(x - half, y), (x - half, y - 1.9 * half), (x, y - 3.1 * half), (x + half, y - 1.9 * half),
         (x + half, y)], 6,
    )  # fmt: skip
    plate.stroke(polygon(arch), 0.9, "paper")
    plate.shape(polygon(arch), fill="accent", stroke="ink", width=0.34)

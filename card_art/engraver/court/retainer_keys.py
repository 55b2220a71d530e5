"""The keys of the house on their ring, fanned, hung from the steward's belt with its badge."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.sheets import sheen, sheet
from engraver.court.tincture import draped, medal
from engraver.technique.curves import ellipse, resample
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_across
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.trimmings import turned

#: The middle of the ring, and its radius.
_RING, _R = (22.0, 18.6), 5.4
#: The belt: the middle of its upper edge, half its width and depth on the page, its height.
_BELT, _WIDE, _DEEP, _TALL = (22.0, 3.8), 20.6, 2.8, 5.4
#: The keys: how far (degrees) each leans and from how far round the ring it hangs, its bow and bit.
_KEYS = ((35.0, 84.0, "trefoil", 1), (-35.0, -84.0, "oval", -1), (0.0, 0.0, "round", 1))
#: How large the keys hang.
_SIZE = 0.9
_TURNS = np.linspace(0, 2 * math.pi, 60, endpoint=False)
_LOBES = 3.1 + 0.8 * np.cos(3 * _TURNS)
#: Where the middles of the rods run that are bent to bows; the ring goes through at the origin.
_BOWS = {
    "round": ellipse(0, 2.4, 3.5, 3.4, 60),
    "oval": ellipse(0, 2.0, 4.3, 3.0, 60),
    "trefoil": np.stack([_LOBES * np.sin(_TURNS), 2.9 - _LOBES * np.cos(_TURNS)], axis=1),
}
#: The wards of a bit, outwards from the shank and down.
_BIT = ((0.6, 17.2), (6.0, 17.2), (6.0, 18.9), (4.3, 18.9), (4.3, 19.9), (6.0, 19.9), (6.0, 23.4),
    (4.4, 23.4), (4.4, 21.9), (3.0, 21.9), (3.0, 23.4), (0.6, 23.4))  # fmt: skip


def keys(color: str) -> Plate:
    """The Retainer's keys, 44 × 48 mm."""
    plate = Plate(44, 48)
    _ring(plate, 0, 2 * math.pi)
    for lean, place, bow, side in _KEYS:
        turn = math.radians(place)
        x, y = _RING[0] - _R * math.sin(turn), _RING[1] + _R * math.cos(turn)
        with plate.defined(bow):
            _key(plate, bow, side)
        plate.use(bow, round(x, 2), round(y, 2), _SIZE, _SIZE, turn=lean)
        # On one side of each bow the ring comes to the front.
        middle = math.pi / 2 + turn
        _ring(plate, middle + 0.1, middle + 0.95)
    _belt(plate, color)
    return plate


def _ring(plate: Plate, start: float, end: float) -> None:
    """The iron ring from one angle (radians) to another."""
    turns = np.linspace(start, end, max(20, int(18 * (end - start))))
    line = np.stack([_RING[0] + _R * np.cos(turns), _RING[1] + _R * np.sin(turns)], axis=1)
    tube(plate, line, 0.85, gap=0.45, outline=0.3, depth=0.85)


def _key(plate: Plate, bow: str, side: int) -> None:
    """A key whose bow hangs at the origin, 25 mm long; its bit points right for side 1."""
    bit = np.array(_BIT) * [side, 1]

    def worn(x: Points, y: Points) -> Points:
        return np.asarray(np.clip(0.3 + 0.05 * side * x + 0.03 * (y - 20), 0, 0.8))

    hatch(plate, bit, worn, angle=0.9 * side, gap=0.45, paper="paper")
    rim(plate, bit, 0.34, 0.6)
    shank = [(0, 1.1), (0.5, 1.9), (1.3, 1.9), (1.8, 1.2), (2.4, 1.7), (3.0, 1.15), (8.6, 1.15),
        (9.0, 1.5), (9.6, 1.5), (10.0, 1.15), (18.2, 1.15), (18.8, 1.5), (19.4, 0.9)]  # fmt: skip
    turned(plate, (0, 5.6), (0, 24.4), shank, gap=0.45)
    sphere(plate, 0, 24.8, 1.15, 6)
    loop = resample(np.vstack([_BOWS[bow], _BOWS[bow][:1]]), 90)
    tube(plate, np.vstack([loop, loop[1:2]]), 0.85, gap=0.45, outline=0.3, depth=0.85)


def _round(y: float, *, far: bool = False) -> Points:
    """The belt's front at ``y`` mm under its upper edge, from left to right, or its far side."""
    u = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 70))
    bow = _DEEP * np.sqrt(1 - u * u) * (-1 if far else 1)
    return np.stack([_BELT[0] + _WIDE * u, _BELT[1] + y + bow], axis=1)


def _belt(plate: Plate, color: str) -> None:
    """The belt as it lies about a waist: its lining behind, its mounts and the badge in front."""
    upper, lower = _round(0), _round(_TALL)
    far = _round(0, far=True)
    lining = np.vstack([far, upper[::-1]])
    hatch(plate, lining, 0.55, angle=math.pi / 2, gap=0.46, paper="paper")
    plate.fill(polygon(np.vstack([far + np.array([0, 2.2]), upper[::-1]])))
    rim(plate, lining, 0.3, 0.5)
    _frog(plate)
    ends = [np.linspace(a[k], b[k], 8)[1:-1] for a, b, k in ((upper, lower, -1), (lower, upper, 0))]
    whole = np.vstack([upper, ends[0], lower[::-1], ends[1]])
    plate.fill(polygon(whole), "accent")
    rule_across(plate, upper, lower, 70, lambda u, v: 1.5 * max(0.0, u - 0.56) + 0 * v)
    draped(plate, color, upper, lower, pitch=0.95)
    rim(plate, whole, 0.34, 0.62)
    for degrees in (-68, -46, -24, 24, 46, 68):
        _mount(plate, math.radians(degrees))
    medal(plate, color, _BELT[0], _BELT[1] + _DEEP + _TALL / 2, 4.1)


def _mount(plate: Plate, turn: float) -> None:
    """A bar of metal across the belt at this angle from its middle, a stud on either end."""
    x, y = _BELT[0] + _WIDE * math.sin(turn), _BELT[1] + _DEEP * math.cos(turn)
    half = 0.35 + 0.75 * math.cos(turn)
    left, right = (
        np.linspace((x + s * half, y + 0.1), (x + s * half, y + _TALL - 0.1), 10) for s in (-1, 1)
    )
    sheet(plate, left, right, 5, sheen(), thin=0.26, thick=0.46)


def _frog(plate: Plate) -> None:
    """The loop of leather that the ring runs through."""
    top = _BELT[1] + _DEEP + _TALL
    y = np.linspace(top - 1, _RING[1] - _R + 1.2, 14)
    half = np.interp(y, [y[0], y[-1]], [2.6, 1.9])
    left, right = np.stack([_RING[0] - half, y], axis=1), np.stack([_RING[0] + half, y], axis=1)
    sheet(plate, left, right, 7, lambda u, q, _: 1.1 * (q - 0.45) + 0.8 * (u - 0.5), paper="accent")

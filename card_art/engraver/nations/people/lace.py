"""A lace pillow with its pricking, pins and bobbins, the lace running towards us; mm."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.curves import ellipse
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: Half axes of the pillow's face, and how thick it is, mm.
_RX, _RY, _THICK = 17.6, 6.6, 2.6
#: The size at which it is drawn, and how far it slants, degrees.
_SIZE, _SLANT = 0.85, 20.0
#: Where, above the middle of the pillow, the lace is being made.
_WORK = -1.6


def lace_pillow(plate: Plate, x: float, y: float) -> None:
    """A round pillow about (x, y), aslant on a lap, with a strip of lace in work upon it."""
    with plate.defined("pillow"):
        _cushion(plate)
        _lace(plate)
        _bobbins(plate)
    plate.use("pillow", x, y, sx=_SIZE, sy=_SIZE, turn=-_SLANT)
    _hanging(plate, x, y)


def _hanging(plate: Plate, x: float, y: float) -> None:
    """Bobbins that wait for their turn, and hang over the near edge of the pillow."""
    slant = math.radians(-_SLANT)
    turn = np.array([[math.cos(slant), math.sin(slant)], [-math.sin(slant), math.cos(slant)]])
    rim = ellipse(0, 0, _RX * _SIZE, _RY * _SIZE, 72) @ turn + (x, y)
    for k in (7, 9, 11, 24, 26, 28, 30, 32):
        edge = rim[k]
        neck = np.add(edge, (0, 0.9))
        plate.stroke(polyline([edge, neck]), 0.2)
        _bobbin(plate, neck, np.add(neck, (0.25 * (k % 3 - 1), 3.7)))


def _cushion(plate: Plate) -> None:
    face = ellipse(0, 0, _RX, _RY, 72)
    low = face[:37]
    side = np.vstack([low, (low + np.array([0, _THICK]))[::-1]])
    plate.shape(polygon(side), fill="deep", stroke="ink", width=0.3)
    hatch(plate, side, lambda u, _: 0.35 + 0.3 * np.clip((u + 4) / 20, 0, 1), angle=math.pi / 2,
          gap=0.5, ink="ink")  # fmt: skip
    plate.shape(polygon(face), fill="tint", stroke="ink", width=0.28)
    hatch(plate, ellipse(0, 0, _RX - 0.4, _RY - 0.3, 60),
          lambda u, v: np.clip(0.1 + 0.5 * np.clip((u - 4) / 14, 0, 1) + 0.2 * v / _RY, 0, 0.6),
          angle=0.05, gap=0.44, ink="rule")  # fmt: skip


def _across(share: Points, v: Points) -> Points:
    """The place on the strip: share -1 to 1 across, v from 0 at the work to 1 at the front."""
    fall = np.clip((v - 0.72) / 0.28, 0, 1)
    down = _WORK + (6.4 - _WORK) * np.minimum(v, 0.72) / 0.72 + 2.5 * fall
    half = 3.1 + 1.5 * np.minimum(v / 0.72, 1)
    return np.stack([share * half, down], axis=-1)


def _lace(plate: Plate) -> None:
    """The pricking in dark card and the lace on it: a ground of net, a scalloped edge, flowers."""
    v = np.linspace(0, 1, 30)
    card = np.vstack([_across(v * 0 - 1.15, v), _across(v * 0 + 1.15, v)[::-1]])
    plate.shape(polygon(card), fill="deep", stroke="ink", width=0.24)
    for side in (-1, 1):
        wave = 0.86 + 0.1 * np.abs(np.sin(v * 7 * math.pi))
        plate.stroke(polyline(_across(side * wave, v)), 0.26, "light")
        plate.stroke(polyline(_across(side * 0.7 + v * 0, v)), 0.16, "light")
        spots = _across(side * 0.95 + v[2::4] * 0, v[2::4])
        plate.fill("".join(dot(float(a), float(b), 0.15) for a, b in spots), "light")
    for row in np.linspace(0.12, 0.9, 5):
        _flower(plate, _across(np.array(0.0), np.array(row)), 0.6 + 0.25 * row)
    for slope in (1, -1):
        for start in np.linspace(-0.1, 1.0, 9):
            u = np.linspace(-0.66, 0.66, 12)
            line = _across(u, np.clip(start + slope * u * 0.1, 0, 1))
            plate.stroke(polyline(line), 0.15, "light")


def _flower(plate: Plate, at: Points, size: float) -> None:
    turn = np.arange(5) * 2 * math.pi / 5
    petals = [
        ellipse(
            float(at[0] + 0.95 * size * math.cos(t)),
            float(at[1] + 0.6 * size * math.sin(t)),
            0.62 * size,
            0.42 * size,
            14,
        )
        for t in turn
    ]
    plate.fill("".join(polygon(p) for p in petals), "light")
    plate.fill(dot(float(at[0]), float(at[1]), 0.24 * size), "deep")


def _bobbins(plate: Plate) -> None:
    """Threads from the work to bobbins that lie in a fan, and the pins that hold the work."""
    threads, sticks = [], []
    for i, angle in enumerate(np.radians(np.linspace(188, 352, 15))):
        start = np.array([(-1 + 2 * i / 14) * 3.0, _WORK])
        way = np.array([math.cos(angle), math.sin(angle) * 0.36])
        reach = 6.6 + 1.1 * (i % 2) + 3.4 * abs(math.cos(angle))
        neck = way * reach + [0, _WORK]
        end = way * (reach + 3.9) + [0, _WORK]
        threads.append(polyline([start, neck]))
        sticks.append((neck, end))
    plate.stroke("".join(threads), 0.15)
    for neck, end in sticks:
        _bobbin(plate, neck, end)
    pins = [(-2.7 + 0.9 * k, _WORK + 0.35 * (k % 2)) for k in range(7)]
    plate.fill(
        "".join(
            swell(np.array([(a, b), (a, b - 0.6), (a, b - 1.2), (a, b - 1.7)]), 0.15)
            + dot(a, b - 1.7, 0.2)
            for a, b in pins
        )
    )


def _bobbin(plate: Plate, neck: Points, end: Points) -> None:
    """A turned bobbin: a thin neck wound with thread, a shank, a bulb at its foot."""
    way = (end - neck) / np.hypot(*(end - neck))
    side = np.array([-way[1], way[0]])
    long = float(np.hypot(*(end - neck)))
    shape = [
        (0, 0.3),
        (0.12, 0.34),
        (0.2, 0.18),
        (0.34, 0.2),
        (0.6, 0.3),
        (0.78, 0.5),
        (0.93, 0.46),
        (1.0, 0.2),
    ]
    right = np.array([neck + way * long * s + side * r for s, r in shape])
    left = np.array([neck + way * long * s - side * r for s, r in shape])
    plate.shape(
        polygon(np.vstack([right, left[::-1]])),
        fill="light",
        stroke="ink",
        width=0.17,
        round_ends=True,
    )
    plate.fill(
        swell(
            np.linspace(
                neck + way * long * 0.5 + side * 0.12, neck + way * long * 0.9 + side * 0.25, 6
            ),
            0.15,
        )
    )

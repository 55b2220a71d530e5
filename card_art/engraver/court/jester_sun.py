"""A bauble whose head is the sun: dags of two cloths, each with its bell, stand round the face."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.motley import bell, dag, front_face
from engraver.court.tincture import medal
from engraver.technique.curves import ellipse, spline
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell
from engraver.technique.trimmings import ring, turned

_FACE = np.array([21.8, 19.0])
_RAYS = 14


def sun_head(color: str) -> Plate:
    """The Jester's bauble with the face of the sun, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("bell"):
        bell(plate)
    _stick(plate)
    for k in (*range(0, _RAYS, 2), *range(1, _RAYS, 2)):
        _ray(plate, k, color if k % 2 else "")
    _roll(plate)
    with plate.placed(float(_FACE[0]), float(_FACE[1]), 0.94):
        front_face(plate, "grin", wide=1.12)
    medal(plate, color, 22.0, 37.6, 3.7)
    return plate


def _ray(plate: Plate, k: int, color: str) -> None:
    """A dag that stands out from the face, long when colored."""
    turn = 2 * math.pi * (k + 0.5) / _RAYS
    way = np.array([math.sin(turn), -math.cos(turn)])
    side = np.array([-way[1], way[0]])
    far = 15.9 if color else 14.6
    half = 2.75 if color else 2.35
    edges = [
        spline([_FACE + way * 8.4 + side * s * 2.2, _FACE + way * 10.8 + side * s * half,
                _FACE + way * (far - 2.2) + side * s * 0.8, _FACE + way * far], 8)
        for s in (-1, 1)
    ]  # fmt: skip
    away = float(way @ [0.68, 0.73])
    dag(plate, edges[0], edges[1], color, dark=0.16 * away)
    tip = _FACE + way * far
    plate.use(
        "bell",
        float(tip[0]),
        float(tip[1]),
        1.0,
        1.0,
        turn=round(math.degrees(turn) + 180, 1) % 360,
    )


def _roll(plate: Plate) -> None:
    """The stuffed edge of the hood, round the face."""
    x, y = _FACE
    outer = ellipse(x, y, 10.4, 10.8, 100)
    plate.fill(polygon(outer), "paper")
    lines = []
    for turn in np.linspace(0, 2 * math.pi, 90, endpoint=False):
        way = np.array([math.cos(turn), math.sin(turn)])
        dark = float(np.clip(0.28 + 0.5 * (way @ [0.68, 0.73]), 0.06, 0.75))
        ray = np.linspace(_FACE + way * [8.2, 8.6], _FACE + way * [10.3, 10.7], 6)
        lines.append(swell(ray, 0.55 * dark * np.sin(np.linspace(0.4, 2.9, 6))))
    plate.fill("".join(lines))
    rim(plate, outer, 0.3, 0.6)


def _stick(plate: Plate) -> None:
    """The turned stick, a collar under the head and a knob at its foot."""
    turned(
        plate,
        (22, 31),
        (22, 46),
        [(0, 1.5), (3, 1.3), (12, 1.3), (12.4, 1.8), (13.4, 1.8), (15, 1.2)],
        gap=0.45,
    )
    ring(plate, 22, 41.6, 2.3, 0.5, 1.2)
    sphere(plate, 22, 45.8, 1.9, 9)

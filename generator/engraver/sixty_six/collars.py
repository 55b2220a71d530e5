"""Collars of lace: a ruff about the neck, and a fan that stands behind the head."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.pathdata import Points, dot, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.swell import swell

#: Samples of the edge for every pleat of a collar.
_FINE = 10
#: Half the width and depth of the ruff, seen a little from above, and how thick it is.
_RUFF, _THICK = np.array([7.8, 2.5]), 0.75


def ruff(plate: Plate, x: float, y: float, pleats: int = 30) -> None:
    """A pleated ruff in whose middle, (x, y), the neck stands; 16.6 mm wide."""
    middle = np.array([x, y])
    turn = np.linspace(0, 2 * math.pi, pleats * _FINE + 1)
    out = np.stack([np.cos(turn), np.sin(turn)], axis=1) * _RUFF
    edge = middle + out * (1 + 0.075 * np.abs(np.sin(turn * pleats / 2)))[:, None]
    front = edge[: len(edge) // 2 + 1]
    foot = front + np.array([0, _THICK])
    whole = polygon(np.vstack([foot, edge[len(edge) // 2 :]]))
    plate.shape(whole, fill="light", stroke="ink", width=0.24)
    walls = [swell(np.linspace(a, b, 4), 0.2) for a, b in zip(front, foot, strict=True)]
    plate.fill("".join(walls[::_FINE]))
    plate.stroke(polyline(front), 0.16)
    folds = []
    for k, ray in enumerate(out[:-1:5]):
        share = np.linspace(0.42, 0.97 if k % 2 else 0.8, 6)[:, None]
        shade = 0.84 + 0.16 * ray[0] / _RUFF[0]
        folds.append(swell(middle + ray * share, np.linspace(0.3, 0.1, 6) * shade))
    plate.fill("".join(folds))


def standing_collar(plate: Plate, x: float, y: float, reach: float, pleats: int = 23) -> None:
    """A fan of pleated lace that rises ``reach`` mm about (x, y), eyed in every scallop."""
    middle = np.array([x, y])
    turn = np.radians(np.linspace(172, 368, pleats * _FINE + 1))
    out = np.stack([np.cos(turn), np.sin(turn)], axis=1)
    wave = np.abs(np.sin(np.linspace(0, pleats * math.pi, len(turn))))
    edge = middle + out * (reach + 0.75 * wave)[:, None]
    plate.shape(polygon(np.vstack([edge, [middle]])), fill="light", stroke="ink", width=0.24)
    plate.stroke(polyline(middle + out * (reach - 0.7 + 0.5 * wave)[:, None]), 0.13)
    plate.fill("".join(_rays(middle, out[2::5], reach)))
    eyes = middle + out[_FINE // 2 :: _FINE] * (reach - 0.9)
    plate.fill("".join(dot(float(a), float(b), 0.24) for a, b in eyes))


def _rays(middle: Points, out: Points, reach: float) -> list[str]:
    """The folds of a fan, deep and shallow in turn."""
    rays = []
    for k, way in enumerate(out):
        far = reach - (1.2 if k % 2 else 2.2)
        rays.append(
            swell(middle + way * np.linspace(4, far, 8)[:, None], np.linspace(0.3, 0.08, 8))
        )
    return rays

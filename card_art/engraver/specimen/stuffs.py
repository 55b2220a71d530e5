"""Specimens of stuffs: cloth, fur, wood, leather, cords and turned work."""

from __future__ import annotations

import math

import numpy as np

from engraver.specimen.panel import Specimen
from engraver.technique import bands, cloth, fur, grain, trimmings
from engraver.technique.curves import bezier, ellipse, normals, spline
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points
from engraver.technique.plate import Plate
from engraver.technique.solids import rim

_X, _Y = 19.0, 17.0


def _velvet(plate: Plate) -> None:
    left = bezier((9, 2), (8, 12), (4, 22), (1.5, 32), 40)
    right = bezier((29, 2), (30, 12), (34, 22), (36.5, 32), 40)

    def folds(u: Points, q: float, _: Points) -> Points:
        return np.asarray(0.1 + 0.85 * np.sin(2 * math.pi * (2.6 * q + 0.1)) * (0.35 + 0.65 * u))

    cloth.velvet(plate, left, right, 44, folds)
    rim(plate, np.vstack([left, right[::-1]]), 0.2, 0.42)
    bands.strap(plate, [(8, 2.6), (19, 3.2), (30, 2.6)], 2.6, fill="light")


def _velvet_across(plate: Plate) -> None:
    upper = spline([(1.5, 6), (10, 10), (19, 5.5), (28, 10), (36.5, 5)], 16)
    lower = upper + np.array([0, 19])

    def waves(u: float, v: Points) -> Points:
        return np.asarray(0.02 + 0.66 * math.cos(2 * math.pi * (2.05 * u - 0.06)) + 0.25 * v)

    cloth.velvet_across(plate, upper, lower, 84, waves, bow=0.5)
    rim(plate, np.vstack([upper, lower[::-1]]), 0.2, 0.42)
    for x, y in lower[8::9]:
        trimmings.tassel(plate, float(x), float(y) - 0.3, 4.6, ink="light")


def _coat(x: Points, y: Points) -> Points:
    u, v = (x - _X) / 15, (y - _Y) / 12
    z = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
    return np.asarray(np.clip(1.0 - 1.1 * brightness(u, v, z), 0.05, 1))


def _fur(plate: Plate) -> None:
    fur.fur(plate, ellipse(_X, _Y - 1.6, 14.6, 11.6, 80), _coat,
            nap=lambda x, y: np.arctan2(y + 16, x - _X), length=2.8, gap=0.72)  # fmt: skip


def _ermine(plate: Plate) -> None:
    upper = spline([(2, 7), (10, 11.4), (19, 12.6), (28, 11.4), (36, 7)], 14)
    lower = spline([(37, 19), (29, 27.6), (19, 30.4), (9, 27.6), (1, 19)], 14)
    fur.ermine(plate, np.vstack([upper, lower]), pitch=5.0, tail=2.7)


def _wood(plate: Plate) -> None:
    for i, knots in enumerate((((9.0, 7.0, 1.1),), (), ((28.0, 27.6, 0.9),))):
        top, foot = 1.5 + 10.4 * i, 11.9 + 10.4 * i
        board = np.array([(1.5, top), (36.5, top), (36.5, foot), (1.5, foot)])
        grain.wood(plate, board, knots=knots, figure=2 * i, shade=0.3 + 0.06 * i, gap=0.48)


def _strap(plate: Plate) -> None:
    loop = spline([(2, 27), (9, 29.6), (19, 27.4), (28.6, 20), (29.6, 9), (21, 4.4), (12.4, 9.4),
                   (13.6, 20), (24, 28), (36, 30)], 20)  # fmt: skip
    under = len(loop) // 2
    bands.strap(plate, loop[under:], 3.6)
    bands.strap(plate, loop[: under + 4], 3.6)
    keeper = normals(loop)[under : under + 1] * np.linspace(-2.3, 2.3, 20)[:, None]
    bands.strap(plate, loop[under + 2] + keeper, 2.4)


def _hoop(plate: Plate) -> None:
    bands.hoop(plate, (_X, 5.4), 16.4, 9.6, gap=0.4)
    bands.hoop(plate, (_X, 20.4), 13.2, 7.2, gap=0.4, flare=0.16)


def _twisted(plate: Plate) -> None:
    for y, radius, ink in ((4, 0.95, "paper"), (10, 0.8, "accent"), (15.6, 0.65, "paper"),
                           (20.4, 0.5, "accent"), (24.6, 0.4, "paper")):  # fmt: skip
        line = [(1.4, y), (8, y + 3), (15, y - 1), (23, y + 2.6), (30, y - 0.6), (36.6, y + 1.6)]
        trimmings.twisted(plate, spline(line, 20), radius, ink=ink)
    knot = spline([(1.4, 32), (10, 28.6), (20, 32.6), (22.6, 29.6), (19, 28), (16.6, 30.6),
                   (26, 32), (36.6, 29)], 20)  # fmt: skip
    trimmings.twisted(plate, knot, 0.55)


def _tassel(plate: Plate) -> None:
    swag = spline([(1.4, 3), (10, 9), (19, 3.4), (28, 9), (36.6, 3)], 24)
    trimmings.twisted(plate, swag, 0.6)
    for i, length, lean, ink in ((14, 15, -0.5, "paper"), (31, 10, 0.0, "tint"),
                                 (48, 19, 0.0, "accent"), (65, 10, 0.0, "tint"),
                                 (82, 15, 0.5, "paper")):  # fmt: skip
        x, y = swag[i]
        trimmings.tassel(plate, float(x), float(y), length, lean=lean, ink=ink)
    for x in (1.8, 36.2):
        trimmings.tassel(plate, x, 2.8, 7, ink="accent")


def _turned(plate: Plate) -> None:
    knots = [(0, 1.0), (1.6, 1.9), (3.4, 1.1), (6, 2.6), (9.6, 3.9), (13.6, 2.6), (17.4, 1.2),
             (19.6, 1.1), (21.6, 2.1), (23.4, 1.2), (25.6, 2.0), (28, 2.9), (31, 3.2)]  # fmt: skip
    profile = [(float(y), float(r)) for y, r in spline(knots, 8)]
    for x in (10.4, 27.6):
        trimmings.turned(plate, (x, 1.5), (x, 32.5), profile, gap=0.44)
        for y, reach in ((4.4, 1.6), (18.6, 1.7), (24.2, 1.8)):
            trimmings.ring(plate, x, y, reach, 0.35, 0.8)


STUFFS = (
    Specimen("Velvet, hung", ("cloth.velvet",), _velvet, (14.6, 21)),
    Specimen("Velvet, swagged", ("cloth.velvet_across",), _velvet_across, (23.6, 17)),
    Specimen("Fur", ("fur.fur",), _fur, (25, 22)),
    Specimen("Ermine", ("fur.ermine",), _ermine, (26.5, 23.6)),
    Specimen("Wood", ("grain.wood",), _wood, (9.6, 9.5)),
    Specimen("Strap", ("bands.strap",), _strap, (20, 26)),
    Specimen("Hoop", ("bands.hoop",), _hoop, (27, 14)),
    Specimen("Twisted cord", ("trimmings.twisted",), _twisted, (14, 9)),
    Specimen("Tassel", ("trimmings.tassel",), _tassel, (19.4, 8)),
    Specimen("Turned work", ("trimmings.turned", "trimmings.ring"), _turned, (11.6, 21)),
)

"""Specimens of tone and light: round things, ruled surfaces, fields, metal, a medal."""

from __future__ import annotations

import math

import numpy as np

from engraver.specimen.panel import Specimen
from engraver.technique import fields, medals, metalwork, ruling, solids
from engraver.technique.curves import bezier, ellipse, spline
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate

_X, _Y = 19.0, 17.0


def _sphere(plate: Plate) -> None:
    solids.sphere(plate, _X - 2.4, _Y - 0.6, 13.4, 34)
    solids.sphere(plate, _X + 12.4, _Y + 10.6, 3.6, 11)
    solids.sphere(plate, _X + 15.8, _Y + 3.4, 1.7, 6)


def _tube(plate: Plate) -> None:
    knot = spline([(3, 27), (10, 31), (19, 25), (19, 14), (11, 6), (6, 12), (13, 20), (25, 19),
                   (33, 12), (34, 4)], 24)  # fmt: skip
    under = len(knot) * 54 // 100
    solids.tube(plate, knot[under:], 2.5, gap=0.42)
    solids.tube(plate, knot[: under + 6], 2.5, gap=0.42)


def _ball(x: Points, y: Points) -> Points:
    """Tone of a ball that fills the plate."""
    u, v = (x - _X) / 15.4, (y - _Y) / 15.4
    z = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
    return np.asarray(np.clip(1.0 - 1.08 * brightness(u, v, z), 0, 1))


def _deeper(_: Points, y: Points) -> Points:
    return np.asarray(0.18 + 0.6 * (y - 1.6) / 31)


def _hatch(plate: Plate) -> None:
    disc = ellipse(_X, _Y, 15.4, 15.4, 120)
    ruling.hatch(plate, disc, _deeper, gap=0.42, edge=0.4)


def _cross_hatch(plate: Plate) -> None:
    fields.cross_hatch(plate, ellipse(_X, _Y, 15.4, 15.4, 120), _ball, edge=0.4)


def _stipple(plate: Plate) -> None:
    fields.stipple(plate, ellipse(_X, _Y, 15.4, 15.4, 120), _ball, edge=0.4)


def _rule_along(plate: Plate) -> None:
    upper = spline([(1.5, 9), (10, 3), (20, 10), (29, 4.5), (36.5, 9)], 16)
    lower = spline([(1.5, 27), (9, 22.5), (19, 31), (29, 24), (36.5, 29)], 16)

    def flow(u: Points, q: float, _: Points) -> Points:
        return np.asarray(0.42 - 0.4 * np.cos(2 * math.pi * (u * 1.9 + 0.1 - 0.12 * q)))

    ruling.rule_along(plate, upper, lower, 32, flow)
    solids.rim(plate, np.vstack([upper, lower[::-1]]), 0.2, 0.42)


def _rule_across(plate: Plate) -> None:
    upper = spline([(1.5, 7), (12, 3.4), (25, 3.4), (36.5, 7)], 16)
    lower = spline([(1.5, 28), (12, 31.6), (25, 31.6), (36.5, 28)], 16)

    def barrel(u: float, v: Points) -> Points:
        across = 2 * u - 1
        bright = brightness(across, 0.5 * (2 * v - 1), math.sqrt(1 - 0.98 * across * across))
        return np.asarray(1.02 - 1.15 * bright)

    ruling.rule_across(plate, upper, lower, 72, barrel, samples=40, depth=0.9)
    solids.rim(plate, np.vstack([upper, lower[::-1]]), 0.2, 0.42)


def _rim(plate: Plate) -> None:
    turn = np.linspace(0, 2 * math.pi, 241)[:-1]
    for reach, thin, thick in ((15.6, 0.2, 1.0), (12.2, 0.16, 0.7), (8.8, 0.14, 0.5)):
        r = reach * (0.88 + 0.12 * np.cos(6 * turn))
        outline = np.stack([_X + r * np.cos(turn), _Y + r * np.sin(turn)], axis=1)
        plate.fill(polygon(outline), "paper")
        solids.rim(plate, outline, thin, thick)
    solids.sphere(plate, _X, _Y, 4.2, 12)


def _sheet(plate: Plate) -> None:
    left = bezier((13, 2.4), (2, 8), (5, 19), (15.4, 23.4))
    metalwork.sheet(plate, left, left * [-1, 1] + [2 * _X, 0], 48, bulge=0.96)
    stem = bezier((16.4, 23.4), (18.4, 25.4), (17.4, 27), (13, 29.4))
    metalwork.sheet(plate, stem, stem * [-1, 1] + [2 * _X, 0], 12, bulge=0.96)
    foot = np.linspace((11.4, 29.4), (10.6, 32.2), 12)
    metalwork.sheet(plate, foot, foot * [-1, 1] + [2 * _X, 0], 34, bulge=0.96)


def _star(points: int, outer: float, inner: float) -> Points:
    turn = np.arange(2 * points) * math.pi / points - math.pi / 2
    reach = np.where(np.arange(2 * points) % 2 == 0, outer, inner)
    return np.stack([_X + reach * np.cos(turn), _Y + reach * np.sin(turn)], axis=1)


def _medal(plate: Plate) -> None:
    disc = ellipse(_X, _Y, 15.6, 15.6, 160)
    relief = medals.together(
        medals.rounds((_X, _Y), (14.0,), 0.9, 1.9),
        medals.raised(_star(5, 10.6, 4.6), 2.0, 3.4),
    )
    medals.medal(plate, disc, relief, gap=0.38, rise=0.5, edge=0.45)


TONES = (
    Specimen("Sphere", ("solids.sphere",), _sphere, (_X - 4.4, _Y + 2.0)),
    Specimen("Tube", ("solids.tube",), _tube, (19, 21.5)),
    Specimen("Hatched field", ("ruling.hatch",), _hatch, (_X + 9.4, _Y + 6)),
    Specimen("Crossed lines", ("fields.cross_hatch",), _cross_hatch, (_X + 2.0, _Y + 4.4)),
    Specimen("Stipple", ("fields.stipple",), _stipple, (_X + 5.0, _Y + 4.0)),
    Specimen("Lines along", ("ruling.rule_along",), _rule_along, (20, 15)),
    Specimen("Lines across", ("ruling.rule_across",), _rule_across, (24, 24)),
    Specimen("Outline", ("solids.rim",), _rim, (_X + 7.4, _Y + 7.4)),
    Specimen("Polished metal", ("metalwork.sheet",), _sheet, (19, 20.5)),
    Specimen("Medal", ("medals.medal",), _medal, (_X + 1.5, _Y - 3.5)),
)

"""A field gun just fired, for Headley’s generals."""

from __future__ import annotations

import numpy as np

from engraver.portrait_authors.emblems.clouds import cloud
from engraver.portrait_authors.emblems.strokes import (
    edges,
    flat,
    knob,
    pen,
    piece,
    rules,
    shadow,
    tuft,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.portrait_authors.emblems.wheels import wheel
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import curve
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim

#: The clouds of smoke from the farthest to the nearest: where one swelling meets the next, mm.
_CLOUDS = (
    "9.6,5.8 9.4,3 11.8,2.2 14.6,1.7 17.2,1.9 18.4,3 16.4,4 14.8,4.5 13.2,5.6 11,6.6",
    "3.8,9.4 1.8,7.6 1.4,5 3,2.9 5.8,1.8 8.9,2 11,3.6 11.4,5.8 10.2,7.8 7.6,9.2",
    "11.2,11.4 9.8,12.5 7.8,13.4 5.2,13.6 2.9,12.9 1.8,11 2.8,9 4.9,7.6 7.5,7.2 9.7,7.9 11.2,9",
)
#: A fold within each cloud: an open line of the same kind.
_FOLDS = (
    "11.4,4.4 12.8,3.4 14.4,3.4",
    "3.4,6.2 4.4,4.4 6.6,4 7.8,5.2",
    "3.8,11 4.8,9.4 6.8,9.3 7.9,10.4",
)


def field_gun() -> Plate:
    """A light bronze gun of the Revolution on its carriage, just fired; shot piled by it."""
    plate = vignette("field gun", "Washington and His Generals, 1847")
    _smoke(plate)
    rules(plate, (1, 26.2, 43, 29.6), 30, weight=0.32, cover=0.58)
    shadow(plate, 22, 27.3, 15, 0.9)
    wheel(plate, (26.4, 19.2), 7.2, 0.9, far=True)
    _trail(plate)
    _barrel(plate)
    wheel(plate, (23.2, 19.8), 7.9, 0.92)
    _shot(plate)
    for x, y in ((3.4, 28.6), (14.4, 29.3)):
        tuft(plate, x, y, 1.7)
    return plate


def _smoke(plate: Plate) -> None:
    """The smoke: a jet at the muzzle that rolls up and back over the gun in three clouds."""
    for cusps, fold in zip(_CLOUDS, _FOLDS, strict=True):
        cloud(plate, cusps, fold)


def _barrel(plate: Plate) -> None:
    """The tube: muzzle swell, three reinforces, trunnion, dolphins, cascabel."""
    u = np.linspace(0, 1, 140)
    axis = np.linspace((11.6, 10.2), (34.4, 15.2), 140)
    half = 1.35 + 0.72 * u + 0.62 * np.exp(-(((u - 0.015) / 0.03) ** 2))
    for at in (0.06, 0.4, 0.66, 0.95):
        half = half + 0.26 * np.exp(-(((u - at) / 0.012) ** 2))
    half = half * np.clip((1.035 - u) / 0.06, 0, 1) ** 0.5
    a, b = edges(axis, *half.tolist())
    body = np.vstack([a, b[::-1]])
    plate.fill(polygon(body), "accent")
    tones = (0.3, -0.35, -0.75, -0.2, 0.3, 0.75, 1, 1, 0.62)
    across = np.linspace(0, 1, 9)
    rule_along(
        plate, b, a, 13, lambda v, q, _p: np.interp(1 - q, across, tones) + 0 * v, samples=120
    )
    rule_along(
        plate,
        b,
        a,
        13,
        lambda v, q, _p: -np.interp(1 - q, across, tones) + 0 * v,
        samples=120,
        ink="tint",
        depth=0.6,
    )
    rim(plate, body, 0.26, 0.5)
    _moldings(plate, a, axis, b)


def _moldings(plate: Plate, a: Points, axis: Points, b: Points) -> None:
    """The rings, the bore, the knob of the cascabel and the two handles, the dolphins."""
    for at in (0.05, 0.075, 0.385, 0.415, 0.645, 0.675, 0.935):
        i = round(at * 139)
        pen(plate, spline([a[i], axis[i] + np.array([-0.42, 0]), b[i]], 8), 0.2, 0.3, 0.2)
    face = (a[0] + b[0]) / 2
    mouth = ellipse(0, 0, 0.75, 1.95, 40) @ np.array([[0.977, 0.214], [-0.214, 0.977]]) + face
    flat(plate, mouth, "tint", 0.34)
    plate.fill(
        polygon(ellipse(0, 0, 0.42, 1.15, 40) @ np.array([[0.977, 0.214], [-0.214, 0.977]]) + face)
    )
    end = axis[-1] + np.array([0.9, 0.2])
    plate.stroke(polyline([axis[-3], end]), 0.9)
    plate.disc(
        float(end[0]) + 0.5, float(end[1]) + 0.1, 0.95, fill="accent", stroke="ink", width=0.3
    )
    for at in (0.5, 0.6):
        i = round(at * 139)
        grip = ellipse(float(a[i][0]), float(a[i][1]) - 0.2, 0.9, 0.7, 24)
        plate.stroke(polygon(grip), 0.42)


def _trail(plate: Plate) -> None:
    """The cheeks of the carriage, from the axle to the ground behind."""
    top = curve("17.4,14.6 21,14.6 25.6,16.6 31.4,18.4 36.4,22.6 41.6,26.2", 8)
    low = curve("17.8,18.8 22.6,20.2 28,20.4 33,23.6 38.4,27.6 41.4,27.6", 8)
    for shift, dark in ((np.array([1.2, -0.9]), 1.0), (np.zeros(2), 0.4)):
        area = np.vstack([top, low[::-1]]) + shift
        if dark == 1:
            flat(plate, area, "ink", 0.3)
        else:
            piece(
                plate,
                area,
                lambda x, y: np.clip(0.2 + 0.05 * (y - 15) + 0.01 * (x - 20), 0.2, 0.8),
                angle=32,
                gap=0.46,
                edge=(0.22, 0.46),
            )
    for i in (6, 16, 26, 34):
        plate.stroke(polyline([top[i], low[i]]), 0.85)
        for share in (0.25, 0.75):
            knob(plate, top[i] * share + low[i] * (1 - share), 0.2, "paper")
    spike = curve("39.6,24.8 41.2,23.4 42.4,22.2", 4)
    plate.stroke(polyline(spike), 0.7)


def _shot(plate: Plate) -> None:
    """Round shot in a pile."""
    for x, y in ((5, 27.6), (7.9, 27.7), (10.8, 27.8), (6.45, 25.2), (9.35, 25.3), (7.9, 22.9)):
        plate.disc(x, y, 1.5, fill="ink", stroke="paper", width=0.2)
        pen(
            plate,
            curve(f"{x - 1},{y - 0.1} {x - 0.75},{y - 0.75} {x - 0.1},{y - 1}", 6),
            0.16,
            0.42,
            0.16,
            ink="paper",
        )


EMBLEMS = {"headley": field_gun}

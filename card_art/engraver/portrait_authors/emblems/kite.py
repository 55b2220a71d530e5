"""A kite and a key in a thunderstorm, for Sparks’s Franklin."""

from __future__ import annotations

import math

import numpy as np

from engraver.portrait_authors.emblems.clouds import cloud
from engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch


def kite() -> Plate:
    """Franklin’s kite of silk and cedar in a thunder-cloud, the key on its hempen string."""
    plate = vignette("kite and key", "The Works of Benjamin Franklin, 1836–40")
    _cloud(plate)
    _bolt(plate)
    _silk(plate)
    string = curve("13.6,10.2 16.2,16 20.4,20.2 25.7,22.9", 12)
    plate.stroke(polyline(string), 0.62, "paper")
    plate.stroke(polyline(string), 0.26)
    _key(plate)
    return plate


def _cloud(plate: Plate) -> None:
    """The cloud: bellied masses, dark below, and the rain out of it."""
    for x, y, length in (
        (4, 19.6, 4),
        (7.6, 20.4, 6),
        (30.6, 16, 5),
        (34, 15, 7.6),
        (37.2, 14.4, 6),
        (40.4, 12.6, 5),
    ):
        for k in range(3):
            start = np.array([x + 1.1 * k, y + 1.1 * (k % 2)])
            pen(plate, [start, start + np.array([-0.36 * length, length])], 0.3, 0.22, 0.13)
    cloud(plate, "16,10.4 12.6,8.4 13.4,5 17,3.2 21.4,2.2 26.4,2.6 29.6,4.6 31,7.4 28.6,10.4"
          " 23,11.4", dark=1.2)  # fmt: skip
    cloud(plate, "25.4,13.4 24,10 25.8,6.4 29.6,4 34.2,3.2 38.2,4.6 41,7.2 41.8,10.6 39.4,13"
          " 36.2,13.4 33,15.2 29,14.8", dark=1.3)  # fmt: skip
    cloud(plate, "4.4,15.4 2,13.4 2,10 4.2,7.4 7.6,5.9 11.8,7 15.2,6.6 19,8 21.8,8.4 25.4,9.4"
          " 27.4,12.2 25.8,15 22.2,16.2 18.4,16.4 14.8,18.2 10.8,17.6 7.6,16.8",
          dark=1.3)  # fmt: skip


def _bolt(plate: Plate) -> None:
    """The lightning, from the cloud to the right."""
    flash = points(
        "33,2.8 29.8,9.8 32,9.5 29.5,15.4 31.7,15"
        " 29.2,22.2 34.6,13.4 32.2,13.6 35.2,7.9 32.9,8.2 35.2,3.2"
    )
    plate.stroke(polygon(flash), 1.0, "paper")
    plate.shape(polygon(flash), fill="light", stroke="ink", width=0.3, round_ends=True)


def _silk(plate: Plate) -> None:
    """The kite: a silk handkerchief on two crossed strips, a wire at its head, a tail of bows."""
    head, left, right, foot = points("17.4,0.9 7.4,6.2 21.6,11.2 8.6,19.4")
    middle = head * 0.62 + foot * 0.38
    flat(plate, [head, right, foot, left], "accent", 0.36)
    for a, b, dark in (
        (head, right, 0.62),
        (right, foot, 0.9),
        (foot, left, 0.36),
        (left, head, 0.0),
    ):
        panel = np.array([a, b, middle])
        if dark:
            hatch(plate, panel, dark * 0.8, angle=math.atan2(*(b - a)[::-1]), gap=0.42)
    for k in (0.35, 0.6, 0.85):
        pen(
            plate,
            [head + (left - head) * k, middle + (left - middle) * k * 0.7],
            0.13,
            0.26,
            0.13,
            ink="tint",
        )
    for a, b in ((head, foot), (left, right)):
        plate.stroke(polyline([a, b]), 0.7)
        plate.stroke(polyline([a, b]), 0.34, "light")
    plate.stroke(polyline([head, head + (head - foot) * 0.03]), 0.3)
    tail = curve("8.6,19.4 7,22 9.4,24 7.6,26.4 9.6,28.6", 8)
    plate.stroke(polyline(tail), 0.26)
    for i in (9, 17, 25):
        x, y = tail[i]
        for sign in (-1, 1):
            bow = [(x, y), (x + sign * 2.1, y - 1.1), (x + sign * 1.9, y + 1.1)]
            flat(plate, bow, "accent", 0.22)
        plate.disc(float(x), float(y), 0.4, fill="ink")


def _key(plate: Plate) -> None:
    """An old house key hung at the string's end, and the silk ribbon that was held."""
    ribbon = curve("29.9,25 32.4,27.4 36.4,26.4 38.6,28.8 42.6,27", 10)
    pen(plate, ribbon, 1.3, 0.8, 1.5, 0.7, 0.5)
    pen(plate, ribbon[2:-3], 0.6, 0.3, 0.8, 0.3, ink="accent")
    for k in range(10):
        a = 2 * math.pi * (k + 0.5) / 10
        out = np.array([math.cos(a), math.sin(a)])
        pen(
            plate,
            [
                np.array([27.6, 24.2]) + out * 3.4,
                np.array([27.6, 24.2]) + out * (4.6 + 0.7 * (k % 2)),
            ],
            0.4,
            0.16,
            ink="accent",
        )
    bow = np.vstack([ellipse(27.6, 24.2, 2.5, 1.9, 40), ellipse(27.6, 24.2, 2.5, 1.9, 40)[:1]])
    plate.stroke(polyline(bow), 1.5)
    plate.stroke(polyline(bow), 0.8, "paper")
    shank = points("25.6,25.1 17.8,28.4")
    plate.stroke(polyline(shank), 1.5)
    plate.stroke(polyline(shank), 0.85, "paper")
    bit = points("20.6,27 18,28.1 16.9,25.7 17.9,25.3 18.4,26.3 19,26 18.6,24.9 19.6,24.5")
    flat(plate, bit, "ink", 0.3)
    flat(plate, ellipse(25.3, 25.2, 0.6, 1.0, 24), "paper", 0.3)


EMBLEMS = {"sparks": kite}

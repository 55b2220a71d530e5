"""Stringed instruments: a violin with its bow, a guitar, and a lyre."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from engraver.emblems.places import Place, turned
from engraver.portrait_authors.emblems import relief
from engraver.portrait_authors.emblems.strokes import band, flat, pen, rules
from engraver.technique.curves import bezier, ellipse, spiral, spline
from engraver.technique.cutpaper import curve
from engraver.technique.foliage import leaf
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim


def _mirrored(half: Points) -> Points:
    """The whole outline of which this is the upper half, from left to right."""
    return np.vstack([half, (half * (1, -1))[::-1]])


#: Half the outline of a violin, and of a guitar, from the tail (0, 0) along its axis, mm.
_VIOLIN = np.vstack(
    [
        curve("0,0.4 0.4,3 2.2,5.6 4.8,6.6 7.4,6.1 9.2,5.3", 8),
        curve("9.9,5.6 10.3,4.6 11.6,3.9 13.2,3.8 14.6,4.4 15.2,5.1", 8),
        curve("15.9,4.8 17.6,5.3 19.6,5.1 21.4,3.8 22.2,1.2", 8),
    ]
)
_GUITAR = curve(
    "0,0.3 0.5,3.6 2.4,6.2 5.4,7.2 8.4,6.4 11,4.8 13.4,4.7 15.8,5.4 18,4.9 19.4,3 19.6,0.8", 8
)


def violin(plate: Plate) -> None:
    """A violin aslant, and its bow crossing behind it."""
    _bow(plate)
    at = turned(4.4, 23.2, -24)
    body = at(_mirrored(_VIOLIN))
    _belly(plate, body, -24)
    inner = at(_mirrored(_VIOLIN * (0.955, 0.9) + (0.5, 0)))
    plate.stroke(polygon(inner), 0.24, "tint")
    for sign in (-1, 1):
        hole = at(curve("9.2,2.6 8.6,3.3 9.3,3.5 10.6,2.7 12,2.9 13.3,2.2 12.9,1.7", 7) * (1, sign))
        plate.stroke(polyline(hole), 0.95, "accent")
        pen(plate, hole, 0.66, 0.36, 0.6, 0.36, 0.66)
    neck = at(_mirrored(np.array([(13.4, 1.15), (34, 0.8)])))
    plate.stroke(polygon(neck), 0.8, "paper")
    flat(plate, at(_mirrored(np.array([(1.0, 0.75), (7.2, 1.3)]))), "ink", 0.3)
    plate.stroke(polyline(at([(7, 0.0), (30, 0.0)])), 0.2, "ink")
    flat(plate, neck, "ink", 0.3)
    for y in (-0.42, 0.42):
        plate.stroke(polyline(at([(7.4, y), (33, 0.75 * y)])), 0.22, "light")
    flat(plate, at([(10.9, -1.9), (11.6, -1.7), (11.6, 1.7), (10.9, 1.9)]), "light", 0.3)
    _scroll(plate, at)


def _belly(plate: Plate, body: Points, degrees: float) -> None:
    """The arched front in its varnish, ruled along the grain."""
    plate.stroke(polygon(body), 1.2, "paper")
    plate.fill(polygon(body), "accent")
    shade = relief.rounded(body, base=0.96, gain=1.15, sharp=2.2)
    hatch(
        plate, body, lambda x, y: np.clip(shade(x, y), 0, 1), angle=math.radians(degrees), gap=0.47
    )
    hatch(
        plate,
        body,
        lambda x, y: 0.9 * (0.34 - np.asarray(shade(x, y))),
        angle=math.radians(degrees),
        gap=0.47,
        ink="tint",
    )
    rim(plate, body, 0.36, 0.7)


def _scroll(plate: Plate, at: Place) -> None:
    """The pegbox with its four pegs, and the scroll."""
    for x, sign in ((34.6, 1), (35.8, -1), (37.0, 1), (38.2, -1)):
        plate.stroke(polyline(at([(x, 0), (x, 2.2 * sign)])), 0.5)
        flat(plate, at(ellipse(x, 2.6 * sign, 0.42, 0.85, 20)), "ink", 0.2)
    box = at(_mirrored(np.array([(33.6, 0.9), (38.6, 0.75)])))
    flat(plate, box, "accent", 0.36)
    plate.stroke(polyline(at([(34.4, 0.1), (38.2, 0.1)])), 0.46)
    flat(plate, at(ellipse(39.6, 0.2, 1.5, 1.5, 30)), "accent", 0.36)
    plate.stroke(polyline(at(spiral(39.6, 0.2, 1.1, 0.3, 2.4, 1.2, 40))), 0.3)


def _bow(plate: Plate) -> None:
    """The stick, its hair, and the frog."""
    at = turned(7.0, 4.4, 29)
    stick = at(curve("0,0 12,1.0 26,1.0 37.6,-0.6", 10))
    pen(plate, stick, 0.9, 0.9, 0.62)
    pen(plate, stick[1:-1], 0.34, 0.34, 0.2, ink="accent")
    flat(plate, at([(37.0, -0.9), (38.4, -0.9), (38.0, 1.0), (37.6, 1.6), (37.2, 0.6)]), "ink", 0.2)
    for y in (1.9, 2.4):
        plate.stroke(polyline(at([(3, y), (37.6, y - 0.9)])), 0.22)
    flat(plate, at([(1.4, 0.5), (4.4, 0.7), (4.4, 2.6), (1.8, 2.6)]), "ink", 0.3)
    flat(plate, at(ellipse(2.9, 1.6, 0.42, 0.42, 16)), "light", 0.2)
    flat(plate, at([(-0.9, -0.5), (0.3, -0.5), (0.3, 0.6), (-0.9, 0.6)]), "light", 0.3)


def guitar(plate: Plate) -> None:
    """A guitar aslant, with its rosette, its frets and its pegs."""
    at = turned(4.2, 22.4, -20)
    body = at(_mirrored(_GUITAR))
    side = np.add(body, (1.4, 1.9))
    plate.fill(polygon(side), "accent")
    hatch(plate, side, lambda x, y: np.clip(0.5 + 0.02 * (x - y), 0, 0.9), angle=0.9, gap=0.47)
    plate.stroke(polygon(side), 0.5)
    plate.fill(polygon(body), "accent")
    plate.stroke(polygon(body), 0.5)
    top = at(_mirrored(_GUITAR * (0.92, 0.87) + (0.7, 0)))
    plate.fill(polygon(top), "paper")
    shade = relief.rounded(top, base=0.72, gain=1.0, sharp=1.6)
    hatch(
        plate,
        top,
        lambda x, y: np.add(shade(x, y), 0.012 * (x - 14)),
        angle=math.radians(-20),
        gap=0.5,
    )
    plate.stroke(polygon(top), 0.3)
    for r, ink in ((2.9, "ink"), (2.6, "accent"), (2.0, "ink")):
        plate.fill(polygon(at(ellipse(13.2, 0, r, r, 50))), ink)
    flat(plate, at([(4.4, -2.9), (5.6, -2.9), (5.6, 2.9), (4.4, 2.9)]), "ink", 0.3)
    _frets(plate, at)


def _frets(plate: Plate, at: Place) -> None:
    """The fingerboard, its frets, the strings, and the head with six pegs."""
    board = at(_mirrored(np.array([(15.2, 1.35), (34.2, 1.05)])))
    plate.stroke(polygon(board), 0.8, "paper")
    flat(plate, board, "ink", 0.3)
    for k in range(11):
        x = 16.2 + 18 * (1 - 0.9**k) / (1 - 0.9**11)
        plate.stroke(polyline(at([(x, -1.1), (x, 1.1)])), 0.24, "light")
    head = at(_mirrored(curve("34.2,1.1 35.2,1.7 39.4,1.9 40.2,1.2 40.4,0.5", 5)))
    for x in (35.7, 37.2, 38.7):
        for sign in (-1, 1):
            plate.stroke(polyline(at([(x, 0), (x, 2.5 * sign)])), 0.4)
            flat(plate, at(ellipse(x, 2.8 * sign, 0.45, 0.6, 16)), "light", 0.3)
    flat(plate, head, "accent", 0.42)
    plate.stroke(polyline(at([(35.4, 0), (39.4, 0)])), 0.5)
    for y in (-0.8, 0.0, 0.8):
        plate.stroke(polyline(at([(5, 1.9 * y), (15.4, 1.3 * y)])), 0.22)


def lyre(plate: Plate) -> None:
    """A lyre of the ancients between two sprays of laurel."""
    rules(plate, (6, 27.4, 38, 29.4), 5, pitch=1.0, weight=0.36, cover=0.5)
    for sign in (-1, 1):
        _laurel(plate, sign)
    for x in np.linspace(18.4, 25.6, 5):
        plate.stroke(polyline([(22 + 1.0 * (x - 22), 4.4), (22 + 0.72 * (x - 22), 22.6)]), 0.26)
    for sign in (-1, 1):
        _arm(plate, sign)
    yoke = relief.box(11.8, 3.6, 32.2, 5.0)
    flat(plate, yoke, "accent", 0.4)
    plate.fill(polygon(relief.box(12, 4.4, 32, 5.0)))
    for x in (11.6, 32.4):
        plate.disc(x, 4.3, 1.15, fill="accent", stroke="ink", width=0.4)
    for x in np.linspace(18.4, 25.6, 5):
        plate.disc(x, 4.3, 0.55, fill="light", stroke="ink", width=0.26)
    _sound_box(plate)


def _arm(plate: Plate, sign: int) -> None:
    """An arm, a horn that bends out and in and curls over the yoke."""
    half = curve("4.2,22.4 7.6,19.4 9.0,14.6 7.2,9.8 6.8,5.6 8.4,2.4 10.6,1.6", 12)
    path = half * (sign, 1) + (22, 0)
    a = band(path, 1.5, 1.45, 1.2, 1.0, 0.8, 0.5)
    plate.stroke(polygon(a), 0.9, "paper")
    plate.fill(polygon(a), "accent")
    n = len(path)
    tones = (0.1, 0.0, 0.35, 0.9) if sign > 0 else (0.9, 0.4, 0.0, 0.2)
    rule_along(
        plate,
        a[:n],
        a[n:][::-1],
        4,
        lambda u, q, _p: np.interp(q, np.linspace(0, 1, 4), tones[::-1]) + 0 * u,
    )
    rim(plate, a, 0.34, 0.6)
    plate.disc(22 + sign * 10.9, 1.9, 0.75, fill="accent", stroke="ink", width=0.4)


def _sound_box(plate: Plate) -> None:
    """The sound box: a bowl on a foot, its bridge and a star of holes."""
    bowl = np.vstack(
        [
            curve("15.2,19.6 15.0,22.4 17.2,25.6 22,27 26.8,25.6 29,22.4 28.8,19.6", 8),
            curve("28.8,19.6 25.4,20.9 22,21.2 18.6,20.9 15.2,19.6", 8),
        ]
    )
    plate.stroke(polygon(bowl), 0.9, "paper")
    relief.body(plate, bowl, fill="accent", angle=0.0, gap=0.47, edge=(0.36, 0.7))
    foot = [(18.2, 26.2), (25.8, 26.2), (27.4, 28.6), (16.6, 28.6)]
    flat(plate, foot, "ink", 0.3)
    plate.stroke(polyline([(18, 27.6), (25, 27.6)]), 0.26, "paper")
    flat(plate, relief.box(19, 22.2, 25, 23.2), "light", 0.3)


def _laurel(plate: Plate, sign: int) -> None:
    """A spray of laurel beside the lyre."""
    stem = bezier(
        (22 + sign * 4, 28.6),
        (22 + sign * 14, 28.4),
        (22 + sign * 18.6, 20),
        (22 + sign * 17.4, 10),
        60,
    )
    plate.stroke(polyline(stem), 0.4)
    for share in (0.3, 0.46, 0.62, 0.78, 0.92):
        i = round(share * 59)
        step = stem[min(i + 1, 59)] - stem[i - 1]
        along = step / math.hypot(*step)
        across = np.array([-along[1], along[0]])
        for side in (-1, 1):
            tip = stem[i] + along * 3.2 + across * side * 2.1
            leaf(plate, spline([stem[i], (stem[i] + tip) / 2 + along * 0.5, tip], 10), 1.7)
    leaf(plate, spline([stem[-1], stem[-1] + (0, -1.8), stem[-1] + (-sign * 0.5, -3.8)], 10), 1.7)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"violin": violin, "lyre": lyre, "guitar": guitar}

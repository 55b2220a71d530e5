"""Lawn-tennis dress of the 1880s on a figure: flannels, blazer, blouse, skirt and apron; mm."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from engraver.card_tennis.body import (
    SKIN,
    Cloth,
    Surface,
    fold,
    limb,
)
from engraver.card_tennis.head import Head
from engraver.card_tennis.skirt import Skirt
from engraver.technique.curves import resample, spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim


def neck(plate: Plate, head: Head, foot: tuple[float, float], half: float = 1.15) -> None:
    """The neck from under the jaw to its foot between the shoulders, in a standing collar."""
    top = head.put([(-0.1, 0.2)])[0]
    throat = limb(plate, [top, foot], [half, half * 1.1], SKIN)
    collar = throat.at(points("-0.08,0.58 0.5,0.66 1.08,0.58 1.1,1 -0.1,1"))
    plate.shape(polygon(collar), fill="light", stroke="ink", width=0.2, round_ends=True)


def trousers(
    plate: Plate,
    joints: ArrayLike,
    cloth: Cloth,
    *,
    toe: int = 1,
    way: float = 0.0,
    wide: float = 1.0,
) -> None:
    """One leg in flannels from hip over knee to ankle, and the shoe below it.

    ``toe`` 1 points right, -1 left; ``way`` tips the shoe (degrees, toe down).
    """
    hip, knee, ankle = (np.asarray(joint, dtype=float) for joint in joints)  # type: ignore[union-attr]
    shank = (ankle - knee) / np.hypot(*(ankle - knee))
    shoe(plate, ankle + np.array([0.15 * toe, 0.9]), way, toe)
    radii = np.array([2.45, 1.95, 1.55]) * wide
    leg = limb(plate, [hip, knee, ankle - shank * 0.9], radii, cloth)
    for places in (
        [(0.15, 0.47), (0.4, 0.5), (0.62, 0.49)],
        [(0.85, 0.53), (0.6, 0.56), (0.42, 0.55)],
        [(0.1, 0.93), (0.4, 0.955), (0.7, 0.94)],
    ):
        fold(plate, leg.at(places), 0.26)


def sleeve(
    plate: Plate, joints: ArrayLike, cloth: Cloth, *, wide: float = 1.0, cuff: str = "light"
) -> Surface:
    """An arm in its sleeve from shoulder over elbow to wrist, a cuff at its end."""
    knots = np.asarray(joints, dtype=float)
    last = (knots[2] - knots[1]) / np.hypot(*(knots[2] - knots[1]))
    arm = limb(plate, knots, np.array([1.75, 1.45, 1.05]) * wide, cloth)
    side = np.array([-last[1], last[0]]) * 1.0 * wide
    corners = [
        knots[2] - side,
        knots[2] + side,
        knots[2] + side * 0.9 + last * 0.8,
        knots[2] - side * 0.9 + last * 0.8,
    ]
    plate.shape(polygon(corners), fill=cuff, stroke="ink", width=0.2, round_ends=True)
    return arm


def blazer(plate: Plate, chest: Surface) -> None:
    """The front of a blazer: white shirt and dark tie in its opening, edge, buttons, pocket."""
    shirt = chest.at(points("0.18,-0 0.95,0 0.82,0.16 0.66,0.4 0.4,0.16"))
    plate.shape(polygon(shirt), fill="light", stroke="ink", width=0.2, round_ends=True)
    tie = chest.at(points("0.55,0.03 0.75,0.03 0.72,0.1 0.74,0.3 0.67,0.36 0.61,0.3 0.62,0.1"))
    plate.fill(polygon(tie))
    edge = spline(chest.at(points("0.66,0.4 0.68,0.6 0.63,0.8 0.55,1")), 8)
    plate.stroke(polyline(edge), 0.34)
    for u in (0.46, 0.6, 0.74):
        x, y = chest.at([(0.6, u)])[0]
        plate.shape(dot(float(x), float(y), 0.27), fill="ink")


def blouse(plate: Plate, chest: Surface, *, tie: str = "accent") -> None:
    """The front of a lady's blouse: high collar with a bow, pleats, buttons, a belt."""
    for q in (0.26, 0.41):
        course = [(q, 0.16), (0.55 + (q - 0.55) * 0.9, 0.5), (0.55 + (q - 0.55) * 0.7, 0.86)]
        fold(plate, chest.at(course), 0.2)
    for u in (0.3, 0.46, 0.62, 0.78):
        x, y = chest.at([(0.57, u)])[0]
        plate.fill(dot(float(x), float(y), 0.2))
    sash = chest.at(points("0,0.88 0.5,0.93 1,0.88 1,1 0.5,1 0,1"))
    plate.shape(polygon(sash), fill="ink", stroke="ink", width=0.2)
    bow = chest.at(
        points(
            "0.34,0 0.56,0.05 0.8,0 0.82,0.12 0.64,0.1 "
            "0.72,0.3 0.58,0.34 0.46,0.3 0.5,0.1 0.34,0.12"
        )
    )
    plate.shape(polygon(bow), fill=tie, stroke="ink", width=0.18, round_ends=True)


def apron(plate: Plate, skirt: Skirt, q0: float, q1: float, *, deep: float = 0.56) -> None:
    """A tennis apron over the skirt, with the pocket that holds spare balls."""
    panel = skirt.outline(q0, q1, deep, 0.3)
    plate.fill(polygon(panel), "light")
    for k in range(1, 4):
        q = q0 + (q1 - q0) * k / 4
        fold(plate, skirt.line(q, 0.03, deep * (0.66 + 0.12 * (k % 2)))[::6], 0.24)
    shade = skirt.outline(q1 - 0.22 * (q1 - q0), q1, deep * 0.7)
    hatch(plate, shade, 0.34, angle=0.1, gap=0.42)
    rim(plate, resample(np.vstack([panel, panel[:1]]), 160)[:-1], 0.2, 0.4)
    a, b = q0 + 0.16 * (q1 - q0), q0 + 0.68 * (q1 - q0)
    mouth, foot = 0.5 * deep, 0.82 * deep
    corners = [
        skirt.line(q, 0, u)[-1]
        for q, u in ((a, mouth), (b, mouth), (b, foot), ((a + b) / 2, foot + 0.05), (a, foot))
    ]
    x, y = (corners[0] + corners[1]) / 2
    plate.shape(dot(float(x) - 0.5, float(y) - 0.1, 0.95), fill="light", stroke="ink", width=0.2)
    plate.shape(polygon(corners), fill="light", stroke="ink", width=0.22, round_ends=True)
    hem = np.array([corners[0] + [0, 0.55], corners[1] + [0, 0.55]])
    plate.stroke(polyline(hem), 0.34, "accent")


def lady_shoe(plate: Plate, x: float, y: float, toe: int) -> None:
    """The tip of a flat shoe below a hem."""
    shoe(plate, (x, y), 0.0, toe, dark=True)


def shirt(plate: Plate, chest: Surface) -> None:
    """A gentleman's flannel shirt: placket, tie, folds, a sash about the waist in the accent."""
    tie = chest.at(points("0.5,0.02 0.72,0.02 0.68,0.1 0.72,0.46 0.62,0.54 0.55,0.46 0.58,0.1"))
    plate.stroke(polygon(tie), 0.7, "light")
    plate.shape(polygon(tie), fill="ink", stroke="ink", width=0.15)
    for course in ([(0.12, 0.3), (0.3, 0.5), (0.34, 0.8)],):
        fold(plate, chest.at(course), 0.24)
    sash = chest.at(points("-0.01,0.84 0.5,0.88 1.01,0.84 1.01,1 0.5,1.03 -0.01,1"))
    plate.shape(polygon(sash), fill="accent", stroke="ink", width=0.24, round_ends=True)
    fold(plate, chest.at([(0.05, 0.93), (0.5, 0.96), (0.95, 0.93)]), 0.2)


def shoe(
    plate: Plate, foot: ArrayLike, way: float = 0.0, flip: int = 1, *, dark: bool = False
) -> None:
    """A canvas tennis shoe with a flat rubber sole; ``foot`` is the sole under the ankle.

    ``flip`` 1 has the toe right of it, -1 left; ``way`` turns it clockwise, in degrees.
    """
    angle = way if flip == 1 else -way
    shape = points("-1.35,0 -1.45,-0.9 -1.2,-2.3 1.05,-2.2 1.6,-1.45 3.1,-0.95 4,-0.5 4.1,0")

    def put(places: ArrayLike) -> Points:
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        local = np.asarray(places, dtype=float) * [flip, 1]
        return np.asarray(local @ np.array([[c, s], [-s, c]]) + np.asarray(foot, dtype=float))

    upper = np.vstack([put(spline(shape[:4], 5)), put(spline(shape[4:], 6))])
    plate.shape(
        polygon(upper), fill="ink" if dark else "light", stroke="ink", width=0.22, round_ends=True
    )
    if not dark:
        for x in (1.15, 1.75, 2.35):
            plate.stroke(
                polyline(put([(x, -1.55 + 0.3 * (x - 1.1)), (x + 0.45, -1.05 + 0.2 * (x - 1.1))])),
                0.17,
            )
        hatch(plate, put(points("-1.4,0 -1.4,-0.7 4,-0.35 4.1,0")), 0.45, angle=1.2, gap=0.36)
    sole = put(points("-1.5,-0.1 4.2,-0.1 4.15,0.35 -1.45,0.35"))
    plate.shape(polygon(sole), fill="ink", stroke="ink", width=0.15, round_ends=True)

"""Offerings in the hands of the court: wheat, a shell, a falcon; mm.

Each is drawn about (x, y), the place of the hand; the hand is drawn after it.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from engraver.sixty_six.rose import leaf, rose
from engraver.technique.curves import bezier, resample, spline
from engraver.technique.cutpaper import curve, loop
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell


def flower(plate: Plate, x: float, y: float) -> None:
    """A rose on its stem, 12 mm above the hand, with two leaves."""
    top = y - 11.6
    stem = curve(f"{x},{top} {x + 0.5},{y - 6} {x - 0.1},{y - 1.5} {x},{y + 5}", 10)
    plate.fill(swell(stem, 0.66))
    plate.fill(swell(stem, 0.3), "tint")
    leaf(plate, (x + 0.45, y - 5.4), 3.6, 62)
    leaf(plate, (x + 0.4, y - 6.4), 3.4, -58)
    with plate.placed(x, top, 1.06):
        rose(plate)


def wheat(plate: Plate, x: float, y: float) -> None:
    """A sheaf of five ears that fans out above the hand, its stalks below."""
    for lean in (-0.2, 0.2, -0.1, 0.1, 0.0):
        _ear(plate, (x, y), lean, 16.8 - 9 * abs(lean))
    for k in range(-3, 4):
        foot = bezier((x + 0.2 * k, y), (x + 0.3 * k, y + 2), (x - 0.5 * k, y + 4.6),
                      (x - 0.75 * k, y + 7), 12)  # fmt: skip
        plate.fill(swell(foot, 0.62))
        plate.fill(swell(foot, 0.3), "light")


def _ear(plate: Plate, root: tuple[float, float], lean: float, length: float) -> None:
    """A stalk from the root, bending outwards, with an ear of grains and its beard."""
    x, y = root
    tip = (x + math.sin(lean * 1.7) * length, y - math.cos(lean * 1.2) * length)
    line = resample(bezier(root, (x + lean * 1.2, y - 0.35 * length),
                           (x + lean * 0.62 * length, y - 0.7 * length), tip, 30), 60)  # fmt: skip
    plate.fill(swell(line[:34], 0.5))
    plate.fill(swell(line[:34], 0.22), "light")
    way = np.diff(line, axis=0)
    for k in range(7):
        i = 32 + k * 4
        along = way[min(i, 58)] / np.hypot(*way[min(i, 58)])
        across = np.array([-along[1], along[0]])
        for side in (-1, 1):
            out = along * 0.86 + across * side * 0.5
            start = line[i] + across * side * 0.16
            plate.fill(swell(np.linspace(start + out * 1.3, start + out * 2.9, 5), 0.13))
            end = start + out * 1.65
            bulge = np.array([-out[1], out[0]]) * 0.46
            grain = np.vstack([
                bezier(start, start + out * 0.3 + bulge, end - out * 0.4 + bulge, end, 8),
                bezier(end, end - out * 0.4 - bulge, start + out * 0.3 - bulge, start, 8)[1:],
            ])  # fmt: skip
            plate.shape(
                polygon(grain), fill="light" if side < 0 else "soft", stroke="ink", width=0.15
            )


def shell(plate: Plate, x: float, y: float) -> None:
    """A scallop that stands open on the palm, eared at its hinge, a pearl before it."""
    foot = np.array([x, y + 0.1])
    spread = np.radians(np.linspace(-62, 62, 10))
    rays = [np.array([math.sin(a), -math.cos(a)]) for a in spread]
    # Its margin is a circle, its hinge a point on the lower side of it.
    reach = [3.6 * math.cos(a) + math.sqrt(4.3**2 - (3.6 * math.sin(a)) ** 2) for a in spread]
    for side in (-1, 1):
        ear = curve("0,-2.2 1.4,-2.0 2.5,-1.5 2.6,-0.4 2.0,0.5 0,0.6") * [side, 1] + foot
        plate.shape(polygon(ear), fill="light", stroke="ink", width=0.26, round_ends=True)
        for k in (0.5, 0.9):
            line = np.array([(2.2, -0.3 - k), (1.0, -0.2 - 0.4 * k)]) * [side, 1] + foot
            plate.stroke(polyline(line), 0.16)
    outline = [foot - [0.9, -0.1]]
    for (a, b), (ra, rb) in zip(pairwise(rays), pairwise(reach), strict=True):
        for share, rise in ((0.0, 0.0), (0.2, 0.42), (0.5, 0.66), (0.8, 0.42)):
            way = a * (1 - share) + b * share
            outline.append(foot + way / np.hypot(*way) * (ra * (1 - share) + rb * share + rise))
    outline += [foot + rays[-1] * reach[-1], foot + np.array([0.9, 0.1])]
    whole = spline(outline, 3)
    plate.fill(polygon(whole), "light")
    for k, (a, b) in enumerate(pairwise(rays)):
        _rib(plate, foot, (a, b), min(reach[k], reach[k + 1]), k / 8)
    for r in (0.5, 0.76):
        arc = [foot + way * far * r for way, far in zip(rays, reach, strict=True)]
        plate.stroke(polyline(spline(arc, 5)), 0.3, "accent")
    rim(plate, whole, 0.22, 0.42)
    sphere(plate, x - 1.5, y - 0.5, 0.95, 6)


def _rib(
    plate: Plate, foot: Points, ways: tuple[Points, Points], reach: float, across: float
) -> None:
    """A rib of a scallop: the furrow on its left, its shade on its right, darker ``across``."""
    a, b = ways
    for share, start, end, width in (
        (0.0, 0.2, 0.99, 0.26),
        (0.74, 0.5, 0.97, 0.2 + 0.22 * across),
    ):
        way = a * (1 - share) + b * share
        line = foot + way * np.linspace(start, end, 12)[:, None] * reach
        plate.fill(swell(line, width * np.linspace(0.7, 1, 12)))


def falcon(plate: Plate, x: float, y: float) -> None:
    """A hooded falcon on the fist, looking left, 13 mm high."""
    at = np.array([x, y])
    tail = loop("1.6,-0.6 3.2,2.2 4.0,6.2 2.6,6.8 1.0,4.0 0.4,0.6") + at
    _plumage(
        plate,
        at,
        tail,
        "light",
        [],
    )
    for k in (0.3, 0.52, 0.74, 0.92):
        bar = curve(f"{0.5 + 2.1 * k},{6.4 * k + 0.3} {1.4 + 2.0 * k},{6.4 * k + 0.35} "
                    f"{2.2 + 1.7 * k},{6.4 * k - 0.3}") + at  # fmt: skip
        plate.fill(swell(bar, 0.34))
    body = loop("-2.6,-9.4 -3.1,-7.4 -3.3,-5.0 -2.6,-2.4 -1.0,-0.4 0.8,-0.2 2.2,-2.0 2.6,-5.4 "
                "1.6,-8.6 0.2,-10.6 -1.4,-10.8") + at  # fmt: skip
    _plumage(plate, at, body, "light", [])
    _barring(plate, at)
    wing = loop("-0.6,-9.0 1.2,-9.0 2.7,-7.0 3.3,-3.6 3.6,0.6 3.9,3.8 2.6,2.0 1.2,-0.6 0.0,-3.6 "
                "-0.9,-6.6") + at  # fmt: skip
    _plumage(plate, at, wing, "deep", [])
    quills = ("0.2,-7.6 1.4,-4 2.6,-0.4 3.4,2.8", "0.9,-8 2.0,-4.4 2.9,-1 3.5,1.6",
              "-0.3,-6.8 0.7,-3.6 1.7,-0.9 2.6,1.2", "1.7,-7.8 2.6,-5 3.1,-2 3.4,0.2")  # fmt: skip
    plate.fill("".join(swell(curve(q) + at, 0.24) for q in quills), "tint")
    _hood(plate, at)
    for foot in (-0.9, 0.5):
        leg = curve(f"{foot},-1.0 {foot - 0.1},0 {foot - 0.5},0.7") + at
        plate.fill(swell(leg, 0.75))
        plate.fill(swell(leg, 0.4), "tint")


def _barring(plate: Plate, at: Points) -> None:
    """The dark marks on a falcon's breast, in rows that stand between each other."""
    for row in range(5):
        for k in range(4):
            spot = at + np.array([-2.5 + 0.72 * k + 0.36 * (row % 2), -7.4 + 1.3 * row + 0.2 * k])
            if row == 4 and k in (0, 3):
                continue
            mark = spline(
                [
                    spot + np.array([-0.24, -0.2]),
                    spot + np.array([0, 0.26]),
                    spot + np.array([0.24, -0.2]),
                ],
                4,
            )
            plate.fill(swell(mark, 0.22))


def _plumage(
    plate: Plate, at: Points, outline: Points, ink: str, lines: list[tuple[str, float]]
) -> None:
    plate.fill(polygon(outline), ink)
    rim(plate, outline, 0.22, 0.4)
    plate.fill("".join(swell(curve(text) + at, w) for text, w in lines))


def _hood(plate: Plate, at: Points) -> None:
    """The head in its leather hood, plumed, the hooked bill before it."""
    bill = loop("-2.6,-12.2 -3.6,-12.0 -4.1,-11.2 -3.9,-10.4 -3.3,-11.0 -2.4,-11.0", 6) + at
    plate.shape(polygon(bill), fill="ink")
    head = loop("-2.7,-11.0 -2.8,-12.4 -1.9,-13.6 -0.5,-13.8 0.7,-12.9 1.0,-11.4 0.4,-10.0 "
                "-1.0,-9.5 -2.2,-10.0") + at  # fmt: skip
    plate.shape(polygon(head), fill="accent", stroke="ink", width=0.26)
    plate.disc(float(at[0] - 1.3), float(at[1] - 12.0), 0.62, fill="tint", stroke="ink", width=0.18)
    plate.fill(swell(curve("0.2,-13.2 0.5,-12 0.2,-10.4") + at, 0.26), "tint")
    plate.fill(swell(curve("-2.4,-10.3 -1,-9.8 0.3,-10.2") + at, 0.34), "light")
    for lean in (-0.5, 0.1, 0.7):
        plate.fill(swell(curve(f"-0.5,-13.6 {-0.4 + 0.5 * lean},-14.8 {0.3 + lean},-15.6") + at,
                         np.linspace(0.34, 0.14, 17)))  # fmt: skip

"""Instruments of the court: book, balance, key, goblet, sphere, spyglass, horn, bow; mm.

Each is drawn about (x, y), the place the hand closes on; the hand is drawn after it.
"""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from engraver.technique.curves import bezier, ellipse, normals, resample, spline
from engraver.technique.cutpaper import curve
from engraver.technique.light import facing
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_across
from engraver.technique.solids import rim, sphere, tube
from engraver.technique.swell import swell
from engraver.technique.trimmings import ring, turned


def book(plate: Plate, x: float, y: float) -> None:
    """The law: a great clasped book upright before the breast, 8.4 × 11 mm."""
    left, top, wide, high = x - 6.6, y - 8.8, 8.6, 13.0
    pages = np.array([(0.3, 0), (1.2, -1.35), (wide + 0.6, -1.35), (wide, 0)]) + np.array(
        [left, top]
    )
    plate.shape(polygon(pages), fill="light", stroke="ink", width=0.22, round_ends=True)
    edge = (pages[0] + pages[1]) / 2
    plate.stroke(polyline([edge, edge + np.array([wide - 0.6, 0])]), 0.14)
    cover = np.array([(0, 0), (wide, 0), (wide, high), (0, high)]) + np.array([left, top])
    plate.fill(polygon(cover), "deep")
    hatch(
        plate, cover, lambda a, _: 0.2 + 0.6 * np.clip((a - left - 4) / 4, 0, 1), angle=0.8, gap=0.4
    )
    plate.stroke(polygon(cover), 0.3)
    inner = np.array([(1.3, 0.9), (wide - 0.9, 0.9), (wide - 0.9, high - 0.9), (1.3, high - 0.9)])
    plate.stroke(polygon(inner + np.array([left, top])), 0.22, "tint")
    for u, v in ((1.3, 0.9), (wide - 0.9, 0.9), (1.3, high - 0.9), (wide - 0.9, high - 0.9)):
        sphere(plate, left + u, top + v, 0.62, 4)
    boss = np.array([left + wide / 2 + 0.2, top + high * 0.29])
    star = np.arange(12) * math.pi / 6
    reach = np.where(np.arange(12) % 2 == 0, 1.9, 0.75)
    data = np.stack([reach * np.sin(star), -reach * np.cos(star)], axis=1) + boss
    plate.shape(polygon(data), fill="light", stroke="ink", width=0.18)
    sphere(plate, float(boss[0]), float(boss[1]), 0.6, 4)


def balance(plate: Plate, x: float, y: float) -> None:
    """A balance on a pillar: the beam 17 mm above the hand, two pans on their threads."""
    top, reach = y - 17.0, 4.2
    turned(plate, (x, top + 1.0), (x, y + 6), [(0, 0.36), (4, 0.5), (24, 0.62)], gap=0.42)
    beam = np.vstack(
        [curve(f"{x - reach},{top - 0.2} {x - 2},{top - 0.5} {x},{top - 0.9} {x + 2},{top - 0.5} "
               f"{x + reach},{top - 0.2}"),
         curve(f"{x + reach},{top + 0.2} {x + 2},{top + 0.5} {x},{top + 1.0} {x - 2},{top + 0.5} "
               f"{x - reach},{top + 0.2}")]
    )  # fmt: skip
    for side in (-1, 1):
        end = np.array([x + side * reach, top + 0.2])
        foot = top + 8.2
        for swing in (-1.9, 0.0, 1.9):
            plate.stroke(polyline(np.array([end, (end[0] + swing, foot)])), 0.15)
        bowl = bezier((end[0] - 2.2, foot), (end[0] - 1.7, foot + 2.2), (end[0] + 1.7, foot + 2.2),
                      (end[0] + 2.2, foot), 24)  # fmt: skip
        plate.fill(polygon(bowl), "paper")
        hatch(plate, bowl, partial(_falling, float(end[0]), 0.2), gap=0.34, angle=0.1)
        plate.stroke(polygon(bowl), 0.22)
        plate.shape(polygon(ellipse(end[0], foot, 2.2, 0.42, 28)), fill="light", stroke="ink",
                    width=0.2)  # fmt: skip
    plate.shape(polygon(beam), fill="light", stroke="ink", width=0.22)
    sphere(plate, x, top - 1.5, 0.95, 6)
    ring(plate, x, top + 1.4, 0.85, 0.2, 0.7)


def _falling(middle: float, rate: float, x: Points, _y: Points) -> Points:
    """Tone of a round thing about x = middle, darker by ``rate`` for every mm to the right."""
    return np.asarray(np.clip(0.33 + rate * (x - middle), 0.08, 0.8))


def key(plate: Plate, x: float, y: float) -> None:
    """The key of the gaol, its bow 14 mm above the hand and its bit below."""
    bit = np.array([(0, 3.9), (-3.0, 3.9), (-3.0, 5.2), (-1.9, 5.2), (-1.9, 6.0), (-3.0, 6.0),
                    (-3.0, 7.4), (0, 7.4)]) + np.array([x, y])  # fmt: skip
    plate.fill(polygon(bit), "paper")
    hatch(plate, bit, 0.5, angle=0.8, gap=0.36)
    plate.stroke(polygon(bit), 0.24)
    turned(plate, (x, y - 10), (x, y + 8), [(0, 0.62), (18, 0.62)], gap=0.42)
    for level in (-9.6, -7.8):
        ring(plate, x, y + level, 1.15, 0.25, 0.8)
    for cx, cy in ((0, -16.6), (-2.2, -13.2), (2.2, -13.2)):
        t = np.linspace(0, 2 * math.pi, 49)
        tube(plate, np.stack([x + cx + 1.75 * np.cos(t), y + cy + 1.75 * np.sin(t)], axis=1), 0.55,
             gap=0.38, outline=0.2)  # fmt: skip
    sphere(plate, x, y - 14.4, 1.0, 6)
    sphere(plate, x, y - 10.6, 0.9, 6)


def goblet(plate: Plate, x: float, y: float) -> None:
    """A harvest cup: its bowl above the hand, its foot below."""
    outline = [(2.9, -9.4), (3.0, -7.6), (2.6, -5.4), (1.5, -3.9), (0.55, -3.2), (0.5, -1),
               (0.55, 2.2), (1.2, 3.1), (2.7, 3.8), (2.7, 4.4)]  # fmt: skip
    side = spline(outline, 8)
    right, left = side + np.array([x, y]), side * [-1, 1] + np.array([x, y])
    plate.fill(polygon(np.vstack([right, left[::-1]])), "paper")
    rule_across(plate, left, right, 34, _gold, bow=0.5)
    plate.stroke(polyline(right) + polyline(left), 0.28)
    plate.shape(polygon(ellipse(x, y - 9.4, 2.9, 0.75, 40)), fill="deep", stroke="ink", width=0.26)
    plate.fill(polygon(ellipse(x - 0.3, y - 9.25, 1.9, 0.38, 30)), "accent")
    band = np.vstack([left[14:22], right[14:22][::-1]])
    plate.shape(polygon(band), fill="accent", stroke="ink", width=0.2)
    for k in (-1, 0, 1):
        plate.disc(
            x + 1.7 * k,
            y - 6.55 + 0.12 * (1 - abs(k)),
            0.42,
            fill="light",
            stroke="ink",
            width=0.14,
        )
    plate.stroke(polyline([left[-1], right[-1]]), 0.26)


def _gold(_u: float, v: Points) -> Points:
    """Tone across polished metal: shade, glint, shade."""
    return np.asarray(
        np.interp(v, [0, 0.12, 0.25, 0.36, 0.6, 0.85, 1], [0.5, 0.2, 0, 0.1, 0.55, 0.8, 0.5])
    )


def armillary(plate: Plate, x: float, y: float) -> None:
    """An armillary sphere on its handle: a globe within hoops, 9.6 mm across."""
    cy, r = y - 10.6, 4.7
    turned(plate, (x, y - 6), (x, y + 5), [(0, 0.5), (2, 0.8), (3, 0.45), (11, 0.6)], gap=0.42)
    for rx, turn, part in ((1.7, 0.35, "back"), (r * 0.98, 0.0, "ring")):
        _hoop(plate, (x, cy), (rx, r), turn, part)
    _hoop(plate, (x, cy), (r, 1.5), 0.0, "back")
    sphere(plate, x, cy, 1.6, 7)
    _hoop(plate, (x, cy), (r, 1.5), 0.0, "front")
    _hoop(plate, (x, cy), (r, 1.3), -0.62, "front")
    _hoop(plate, (x, cy), (1.7, r), 0.35, "front")
    sphere(plate, x, cy - r - 0.5, 0.75, 5)
    ring(plate, x, y - 6.2, 0.95, 0.22, 0.7)


def _hoop(
    plate: Plate, middle: tuple[float, float], radii: tuple[float, float], turn: float, part: str
) -> None:
    """A hoop of brass: the whole, or the half that is nearer or farther."""
    first, last = {"ring": (0, 2 * math.pi), "front": (0, math.pi), "back": (math.pi, 2 * math.pi)}[
        part
    ]
    t = np.linspace(first, last, 60)
    if radii[0] < radii[1]:
        t = t - math.pi / 2
    arc = np.stack([radii[0] * np.cos(t), radii[1] * np.sin(t)], axis=1)
    c, s = math.cos(turn), math.sin(turn)
    line = arc @ np.array([[c, s], [-s, c]]) + middle
    plate.stroke(polyline(line), 0.86)
    plate.stroke(polyline(line), 0.46, "tint" if part == "back" else "light")


def spyglass(plate: Plate, x: float, y: float) -> None:
    """A spyglass of three draws, leaning over the hand, its great lens up."""
    lean = np.array([0.16, -1.0])
    lean = lean / np.hypot(*lean)

    def at(along: float) -> Points:
        return np.asarray(np.array([x, y]) + lean * along)

    for start, end, r in ((-7.5, -3.0, 0.8), (-3.5, 7.0, 1.12), (6.4, 17.4, 1.55)):
        turned(plate, at(start), at(end), [(0, r), (20, r)], gap=0.44)
    side = np.array([-lean[1], lean[0]])
    for place, r in ((-3.2, 1.35), (6.6, 1.75), (16.6, 1.95)):
        low, high = at(place - 0.6), at(place + 0.6)
        band = np.array([low - side * r, high - side * r, high + side * r, low + side * r])
        plate.fill(polygon(band), "light")
        hatch(
            plate,
            band,
            partial(_falling, float(low[0]), 0.4),
            angle=1.4,
            gap=0.36,
        )
        plate.stroke(polygon(band), 0.22)
    middle = at(17.6)
    lens = ellipse(0, 0, 1.95, 0.6, 32)
    c, s = math.cos(0.159), math.sin(0.159)
    face = lens @ np.array([[c, s], [-s, c]]) + middle
    plate.shape(polygon(face), fill="tint", stroke="ink", width=0.26)


def horn(plate: Plate, x: float, y: float) -> None:
    """A hunting horn that curls up from the hand, its bell above, bound with silver."""
    axis = resample(spline([(-2.6, 6.2), (-1.0, 4.6), (0.0, 0.6), (0.7, -4.4), (0.8, -9.2),
                            (-0.4, -14.0), (-2.6, -18.0)], 12), 90) + np.array([x, y])  # fmt: skip
    radius = np.interp(np.linspace(0, 1, 90), [0, 0.3, 0.7, 1], [0.45, 0.75, 1.5, 2.3])
    tube(plate, axis, radius, gap=0.4, outline=0.28, paper="tint")
    side = normals(axis)
    for i in (8, 34, 60, 84):
        part = slice(i - 3, i + 3)
        a, b = (
            axis[part] + side[part] * (radius[part] + 0.18)[:, None],
            axis[part] - side[part] * (radius[part] + 0.18)[:, None],
        )
        plate.shape(polygon(np.vstack([a, b[::-1]])), fill="light", stroke="ink", width=0.22)
    mouth = axis[-1]
    turn = math.atan2(*(axis[-1] - axis[-4])[::-1]) + math.pi / 2
    c, s = math.cos(turn), math.sin(turn)
    bell = ellipse(0, 0, 2.5, 0.85, 36) @ np.array([[c, s], [-s, c]]) + mouth
    plate.shape(polygon(bell), fill="light", stroke="ink", width=0.26)
    inner = ellipse(0, 0, 1.9, 0.5, 36) @ np.array([[c, s], [-s, c]]) + mouth
    plate.fill(polygon(inner), "ink")


def bow(plate: Plate, x: float, y: float) -> None:
    """A longbow upright, strung, its grip at the hand, its string on the right."""
    stave = spline(
        [(4.9, -21.2), (4.1, -19.8), (3.3, -17.2), (1.5, -10.4), (0, -3), (0, 3), (1.5, 10)], 14
    ) + np.array([x, y])
    string = np.array([stave[14], (stave[14][0], y + 12)])
    plate.stroke(polyline(string), 0.2)
    half = np.interp(np.linspace(0, 1, len(stave)), [0, 0.12, 0.6, 1], [0.22, 0.36, 0.66, 0.62])
    side = normals(stave) * half[:, None]
    limb = np.vstack([stave - side, (stave + side)[::-1]])
    plate.fill(polygon(limb), "soft")
    away = side if facing(side).mean() < 0 else -side
    plate.fill(swell(stave + 0.5 * away, np.clip(1.1 * half, 0, 0.62)))
    plate.fill(swell(stave[16:] - 0.45 * away[16:], 0.18), "tint")
    rim(plate, limb, 0.22, 0.34)
    nock = np.vstack([stave[:12] - 1.25 * side[:12], (stave[:12] + 1.25 * side[:12])[::-1]])
    plate.shape(polygon(nock), fill="light", stroke="ink", width=0.22, round_ends=True)
    grip = np.linspace((x, y - 3.2), (x, y + 2.6), 20)
    tube(plate, grip, 0.86, gap=0.5, outline=0.24, paper="accent")

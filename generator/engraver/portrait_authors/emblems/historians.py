"""Emblems of the historians: the Liberty Bell, the eagle of Mexico, a windmill, a wagon."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.cloth import velvet
from generator.engraver.curves import ellipse, resample, spline
from generator.engraver.cutpaper import curve, loop, points
from generator.engraver.pathdata import Points, dot, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.emblems.strokes import (
    band,
    flat,
    pen,
    piece,
    rules,
    shadow,
    tuft,
)
from generator.engraver.portrait_authors.emblems.vignette import vignette
from generator.engraver.portrait_authors.emblems.wheels import wheel
from generator.engraver.solids import hatch, rim
from generator.engraver.swell import swell

# ------------------------------------------------------------------------------------ the bell

#: Half width of the bell and level, mm, from its crown to its lip.
_BELL = spline(points("2.4,7 4.9,7.4 6.3,8.8 6.9,11.4 7.3,15 8.2,19 9.9,22.2 11.4,24.6 11.5,25.6"), 10)
_AXIS = 22.0


def bell() -> Plate:
    """The Liberty Bell on its elm yoke, the crack drilled out, the clapper under its lip."""
    plate = vignette("Liberty Bell", "History of the United States, 1834–74")
    _peal(plate)
    _posts(plate)
    mouth = ellipse(_AXIS, 25.6, 11.3, 2.1, 60)
    flat(plate, mouth, "ink", 0.3)
    flat(plate, ellipse(_AXIS - 1, 27.9, 1.6, 1.35, 32), "paper", 0.4)
    pen(plate, curve("21.9,27.4 22.1,28.2 21.4,28.8", 6), 0.3, 0.5, 0.2)
    _bronze(plate)
    _letters(plate)
    _crack(plate)
    _yoke(plate)
    return plate


def _peal(plate: Plate) -> None:
    strokes = []
    for k in range(-8, 9):
        if abs(k) < 2:
            continue
        a = math.radians(-90 + 12.5 * k)
        out = np.array([math.cos(a), math.sin(a)])
        near, far = 15.2 + 0.4 * abs(k), 17.2 + 0.46 * abs(k) + 1.2 * (k % 2)
        strokes.append(swell(np.linspace([22, 19] + out * near, [22, 19] + out * far, 5), np.linspace(0.2, 0.5, 5)))
    plate.fill("".join(strokes), "accent")


def _posts(plate: Plate) -> None:
    """The two uprights that carry the yoke."""
    for sign in (-1, 1):
        x = _AXIS + sign * 14.6
        post = [(x - 1.1, 5), (x + 1.1, 5), (x + 1.4, 28), (x - 1.4, 28)]
        piece(plate, post, lambda px, _y, x=x: np.clip(0.34 + 0.4 * (px - x), 0, 0.9), angle=90, gap=0.42, edge=(0.24, 0.44))
        flat(plate, [(x - 2.3, 27.4), (x + 2.3, 27.4), (x + 2.8, 29.2), (x - 2.8, 29.2)], "ink")
        pen(plate, [(x - 1.9, 27.9), (x + 1.9, 27.9)], 0.2, 0.2, ink="paper")


def _round(share: float, i: int) -> tuple[float, float]:
    """A place on the bell's front: share -1 to 1 across, i a sample of its side."""
    half, y = _BELL[i]
    return float(_AXIS + half * share), float(y + 0.17 * half * math.sqrt(max(0.0, 1 - share * share)))


def _bronze(plate: Plate) -> None:
    """The bell's body: dark towards both sides, a bright streak on its left."""
    left = np.stack([_AXIS - _BELL[:, 0], _BELL[:, 1]], 1)
    right = np.stack([_AXIS + _BELL[:, 0], _BELL[:, 1]], 1)
    lip = np.array([_round(s, len(_BELL) - 1) for s in np.linspace(-1, 1, 40)])
    crown = np.array([[_AXIS - 2.4, 7], [_AXIS, 6.6], [_AXIS + 2.4, 7]])
    area = np.vstack([crown[::-1], left, lip, right[::-1]])
    plate.fill(polygon(area), "accent")
    steps = [0.85, 0.2, -0.6, -0.9, -0.25, 0.1, 0.35, 0.6, 0.85, 1, 1, 0.7]

    def tone(_u: Points, q: float, _p: Points) -> Points:
        return np.asarray(np.interp(q, np.linspace(0, 1, len(steps)), steps) + 0 * _u)

    low = left.copy(), right.copy()
    for side in low:
        side[-4:, 1] += 0.5
    velvet(plate, low[0], low[1], 32, tone, fill="")
    for i, weight in ((18, 0.4), (22, 0.3), (31, 0.3), (60, 0.3), (66, 0.5), (74, 0.4)):
        line = np.array([_round(s, i) for s in np.linspace(-0.985, 0.985, 40)])
        pen(plate, line, weight, weight * 0.7, weight, weight * 1.2)
        pen(plate, line[2:22] + [0, 0.34], 0.13, 0.24, 0.13, ink="tint")
    rim(plate, area, 0.26, 0.56)


def _letters(plate: Plate) -> None:
    """Two lines of cast capitals around the shoulder, as strokes."""
    for row, i in enumerate((24, 28)):
        glyphs = []
        for k, share in enumerate(np.linspace(-0.86, 0.86, 24)):
            if (k * 5 + row * 3) % 7 == 3:
                continue
            x, y = _round(float(share), i)
            high = 0.62
            glyphs.append(polyline([(x, y - high / 2), (x, y + high / 2)]))
            if (k + row) % 2:
                glyphs.append(polyline([(x, y - high / 2), (x + 0.24 * math.sqrt(1 - share**2), y - high / 2)]))
        plate.stroke("".join(glyphs), 0.24, "paper" if row == 0 else "tint")


def _crack(plate: Plate) -> None:
    """The wide slot that was drilled to part the edges, its rivets, and the hair crack above."""
    slot = points("25.8,27.8 25.2,24.6 25.9,22.4 25.1,20.2 25.5,17.4 25.1,14.8")
    for width, ink in ((1.25, "paper"), (0.85, "ink")):
        plate.stroke(polyline(slot), width, ink)
    hair = points("25.1,14.8 24.6,13.4 25,12.2 24.3,10.8")
    plate.stroke(polyline(hair), 0.6, "paper")
    plate.stroke(polyline(hair), 0.3)
    for x, y in ((25.2, 25.9), (25.1, 16.2)):
        plate.disc(x, y, 0.75, fill="paper", stroke="ink", width=0.24)


def _yoke(plate: Plate) -> None:
    """The yoke: a balk of elm, bolted with iron straps to the bell's crown."""
    outline = curve("5.4,5.6 9.6,5.2 12.4,3.6 16,1.5 22,0.8 28,1.5 31.6,3.6 34.4,5.2 38.6,5.6", 8)
    area = np.vstack([outline, points("38.6,7 31,7 27.4,7.9 16.6,7.9 13,7 5.4,7")])
    piece(plate, area, lambda x, y: np.clip(0.1 + 0.1 * (y - 3) + 0.012 * (x - 22), 0, 0.7), gap=0.44, edge=(0.24, 0.46))
    for text in ("11,6 16,4.6 22,4 28,4.4 33,5.8", "14.4,3.6 20,2.3 26,2.2 29.6,3.2", "9,6.4 18,6 26,6.1 35,6.4"):
        pen(plate, curve(text, 8), 0.13, 0.24, 0.13)
    for x in (17.2, 20.4, 23.6, 26.8):
        strap = [(x - 0.6, 1.2), (x + 0.6, 1.2), (x + 0.6, 8.4), (x - 0.6, 8.4)]
        flat(plate, strap, "ink", 0.2)
        plate.fill(dot(x, 2.3, 0.26) + dot(x, 7.4, 0.26), "paper")
        pen(plate, [(x - 0.3, 3), (x - 0.3, 6.8)], 0.16, 0.16, ink="paper")
    for x in (6.8, 37.2):
        plate.stroke(polyline([(x, 5.2), (x, 7.2)]), 0.9)


# ----------------------------------------------------------------------------------- the eagle


def eagle() -> Plate:
    """The sign of Mexico: on a prickly pear on a rock in the lake an eagle with a serpent."""
    plate = vignette("eagle on a cactus", "History of the Conquest of Mexico, 1843")
    _sunrise(plate)
    rules(plate, (1.2, 24.6, 42.8, 29.7), 17, pitch=0.6, weight=0.3, cover=0.6)
    _rock(plate)
    _tail(plate)
    for side in (-1, 1):
        _wing(plate, side)
    _nopal(plate)
    _body(plate)
    _serpent(plate)
    _foot(plate, 20.4)
    _head(plate)
    return plate


def _sunrise(plate: Plate) -> None:
    """The sun coming up out of the lake at the left."""
    turn = np.linspace(math.pi, 2 * math.pi, 40)
    disc = np.stack([6.4 + 3.4 * np.cos(turn), 24.6 + 3.4 * np.sin(turn)], 1)
    rays = []
    for k in range(1, 10):
        a = math.pi + math.pi * k / 10
        out = np.array([math.cos(a), math.sin(a)])
        far = min(5.8 + 1.3 * (k % 2), 5.6 / max(abs(out[0]), 0.01))
        rays.append(swell(np.linspace([6.4, 24.6] + out * 4, [6.4, 24.6] + out * far, 5), np.linspace(0.46, 0.18, 5)))
    plate.fill("".join(rays), "accent")
    plate.fill(polygon(disc), "accent")


def _rock(plate: Plate) -> None:
    rock = points("10.2,27.8 12.4,25.6 15,25.2 17.4,23.6 21,23.2 25,23.8 28,23.4 30.6,25 33.4,25.6 35.4,27.8 29,28.6 17,28.6")
    piece(plate, rock, lambda x, y: np.clip(0.05 * (x - 20) + 0.16 * (y - 25) + 0.2, 0, 0.95), angle=62, gap=0.42, edge=(0.24, 0.46))
    for text in ("15,25.2 16.4,26.6 15.6,28.2", "21,23.2 20.2,25.4 21.6,28.4", "28,23.4 27.2,25.8 29,28.2"):
        pen(plate, points(text), 0.4, 0.3, 0.16)


def _feather(plate: Plate, root: Points, tip: Points, wide: float, bend: float) -> None:
    """A flight feather: black, parted from its neighbours by a line of light, its shaft pale."""
    way = tip - root
    side = np.array([-way[1], way[0]]) / float(np.hypot(*way))
    t = 1 - (1 - np.linspace(0, 1, 24)) ** 2
    axis = root + way * t[:, None] + side * (bend * np.sin(np.pi * t))[:, None]
    half = wide * np.clip(0.5 + 1.4 * t, 0, 1) * np.sqrt(np.clip(1 - ((t - 0.55) / 0.45).clip(0, 1) ** 3.2, 0, 1))
    left, right = axis + side * half[:, None], axis - side * half[:, None]
    plate.shape(polygon(np.vstack([left, right[::-1]])), fill="ink", stroke="paper", width=0.2)
    pen(plate, axis[2:-7], 0.26, 0.2, 0.13, ink="paper")


def _wing(plate: Plate, side: int) -> None:
    """A raised wing from behind its coverts: primaries, secondaries, two rows of coverts."""
    def at(x: float, y: float) -> Points:
        return np.array([22.4 + side * x, y])

    tips = [(6.2, 18.4), (8.2, 19), (10.2, 18.8), (12.2, 18.2), (14.2, 17.2), (16, 15.7), (17.6, 13.7), (18.9, 11.2), (19.8, 8.4), (20.2, 5.5), (19.9, 2.8), (18.9, 0.9)]
    roots = [(3.2, 9.6), (4, 9.2), (4.9, 8.7), (5.8, 8.1), (6.7, 7.4), (7.5, 6.7), (8.3, 6), (9, 5.4), (9.7, 4.8), (10.3, 4.3), (10.8, 3.8), (11.2, 3.3)]
    for (tx, ty), (rx, ry) in zip(tips, roots, strict=True):
        _feather(plate, at(rx, ry), at(tx, ty), 0.98, side * -0.5)
    for row, (share, size) in enumerate(((0.46, 0.86), (0.24, 0.78))):
        for (tx, ty), (rx, ry) in zip(tips, roots, strict=True):
            tip = at(rx + (tx - rx) * share, ry + (ty - ry) * share)
            _covert(plate, at(rx, ry), tip, size, lit=side < 0 or row == 0)
    arm = spline([at(1.6, 9.8), at(3.6, 6.8), at(7, 4.2), at(10.2, 1.9), at(11.8, 1.9), at(11.6, 3.6), at(8.6, 6.2), at(5, 8.8), at(2.6, 11)], 6, closed=True)
    piece(plate, arm, 0.0 if side < 0 else 0.45, angle=40, gap=0.42, edge=(0.2, 0.36))
    for k in range(5):
        for u, v in ((3.5, 8.3), (4.6, 8.1)):
            x, y = u + 1.5 * k, v - 1.15 * k
            pen(plate, spline([at(x - 0.4, y), at(x + 0.1, y + 0.5), at(x + 0.5, y - 0.1)], 5), 0.13, 0.26, 0.13)


def _covert(plate: Plate, root: Points, tip: Points, wide: float, *, lit: bool) -> None:
    """A covert: white at its edge, dark at its root."""
    way = tip - root
    side = np.array([-way[1], way[0]]) / float(np.hypot(*way))
    t = np.linspace(0, 1, 12)
    half = wide * np.sqrt(np.clip(1 - ((t - 0.5) / 0.5).clip(0, 1) ** 2.6, 0, 1))
    axis = root + way * t[:, None]
    left, right = axis + side * half[:, None], axis - side * half[:, None]
    plate.shape(polygon(np.vstack([left, right[::-1]])), fill="paper", stroke="ink", width=0.2)
    pen(plate, axis[:-2], 0.5, 0.34, 0.16)
    if not lit:
        pen(plate, (right * 0.5 + axis * 0.5)[:-2], 0.3, 0.24, 0.13)


def _tail(plate: Plate) -> None:
    for k in range(-3, 4):
        tip = np.array([25.4 + 2.0 * k * 0.8, 23.4 - 0.28 * abs(k) + 0.2 * k])
        _feather(plate, np.array([23.2 + 0.4 * k, 15.6]), tip, 0.85, 0.1)


def _body(plate: Plate) -> None:
    """Breast and thighs, feathered in rows of scales."""
    trunk = loop("20.2,6.6 18.6,9 18.2,12.2 18.9,15.2 20.6,17.2 23,17.6 25.4,16.2 26.4,13 25.8,9.6 24.2,7")
    flat(plate, trunk, "ink", 0.26)
    for thigh in ("18.6,13.6 18.3,16.4 19.3,19 20.4,19.9 21.6,19.2 22.4,16.6 22,13.8", "23,14.2 23,17 24,19 25,19.8 26,18.8 26.5,16 26,13.6"):
        flat(plate, loop(thigh), "paper", 0.26)
    for row, y in enumerate(np.arange(7.6, 18.6, 0.98)):
        wide = np.interp(y, [7, 10, 14, 18.6], [1.7, 3.3, 3.7, 3.2])
        for k in range(5):
            x = 22.3 + wide * (-0.86 + 0.43 * k + (0.2 if row % 2 else 0))
            dark = 0.26 if y < 13.4 else 0.2
            ink = "paper" if y < 13.4 else "ink"
            pen(plate, curve(f"{x - 0.5},{y} {x},{y + 0.62} {x + 0.5},{y}", 5), 0.13, dark, 0.13, ink=ink)
            pen(plate, [(x, y - 0.1), (x, y + 0.4)], dark * 0.8, 0.13, ink=ink)


def _head(plate: Plate) -> None:
    """The head, turned to the sun: brow, hooked beak, hackles of the neck."""
    neck = curve("25.4,10.8 25.2,8.4 24.2,6.2 23,4.5 21.5,3.5 20,3.4 18.9,4 18.8,5.8 19.8,7 19.4,8.8 18.2,10.8", 8)
    hem = points("18.8,10.4 19.3,11.8 20.2,10.8 21,12.4 21.9,11.1 22.8,12.4 23.6,11 24.5,12")
    flat(plate, np.vstack([neck, hem]), "ink", 0.3)
    for text, weight in (("19.4,10.2 20.4,8.4 20.9,6.8", 0.26), ("20.4,10.6 21.3,8.6 21.7,6.6", 0.3), ("21.5,10.9 22.2,8.8 22.4,6.3", 0.34),
                         ("22.7,10.9 23.1,8.8 22.9,6.2", 0.3), ("23.9,10.6 24.2,9 23.8,7.2", 0.24), ("20.6,4.1 21.6,4.3 22.5,5", 0.24),
                         ("20.2,7.4 20.5,6.6 20.9,6", 0.2)):  # fmt: skip
        pen(plate, curve(text, 6), 0.13, weight, 0.16, ink="paper")
    _beak(plate)


def _beak(plate: Plate) -> None:
    """A beak made to tear, the cere at its root, the eye under a stern brow."""
    beak = curve("19,4.1 17.6,3.8 16.2,4.5 15.4,5.8 15.4,7.3", 8)
    gape = curve("15.4,7.3 16.1,6.2 17.2,5.8 19,5.9", 6)
    flat(plate, np.vstack([beak, gape]), "light", 0.26)
    plate.fill(polygon(np.vstack([curve("15.7,5.2 15.4,5.8 15.4,7.3", 8), curve("15.4,7.3 16.1,6.2 16.5,5.9", 6)])))
    flat(plate, points("16.8,6.2 19,6.1 18.8,6.9 17.4,6.8"), "light", 0.22)
    flat(plate, points("19.1,4 18.3,3.9 18.2,5.5 19.1,5.8"), "accent", 0.2)
    plate.disc(20.2, 5.05, 0.46, fill="light")
    plate.disc(20.1, 5.1, 0.24, fill="ink")
    pen(plate, curve("19.2,4.5 20.1,4.62 21,5.1", 6), 0.3, 0.44, 0.2)
    pen(plate, curve("19.3,4.2 20.2,4.2 21.1,4.75", 6), 0.13, 0.2, 0.13, ink="paper")


def _nopal(plate: Plate) -> None:
    """The prickly pear: pads set on one another, their spines, their fruit."""
    pads = (
        (22.6, 22.6, 3.1, 3.6, 0), (15.2, 21.2, 2.5, 3.3, -42), (30, 21.2, 2.5, 3.3, 42),
        (11, 17.6, 1.9, 2.5, -24), (33.9, 17.3, 1.9, 2.6, 22), (17.6, 25, 1.9, 2.5, -62), (28, 25, 1.9, 2.5, 66),
    )  # fmt: skip
    for x, y, rx, ry, tilt in pads[5:] + pads[1:5] + pads[:1]:
        _pad(plate, x, y, rx, ry, tilt)


def _pad(plate: Plate, x: float, y: float, rx: float, ry: float, tilt: float) -> None:
    a = math.radians(tilt)
    turn = np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]])
    for k in (-1, 0, 1):
        b = -math.pi / 2 + 0.5 * k
        if rx < 3 and abs(tilt) < 60:
            fx, fy = np.array([rx * 1.12 * math.cos(b), ry * 1.16 * math.sin(b)]) @ turn + [x, y]
            flat(plate, ellipse(float(fx), float(fy), 0.55, 0.72, 24), "accent", 0.2)
    pad = ellipse(0, 0, rx, ry, 50) @ turn + [x, y]

    def tone(px: Points, py: Points) -> Points:
        return np.asarray(np.clip(0.55 * (px - x) / rx + 0.42 * (py - y) / ry + 0.24, 0, 0.92))

    piece(plate, pad, tone, angle=30, gap=0.42, edge=(0.22, 0.44))
    spines = []
    for u, v in ((0, -0.55), (-0.5, -0.2), (0.42, -0.2), (0, 0.12), (-0.42, 0.42), (0.4, 0.46)):
        px, py = np.array([rx * u, ry * v]) @ turn + [x, y]
        spines += [polyline([(px, py), (px + dx, py - 0.62)]) for dx in (-0.34, 0.0, 0.34)]
    plate.stroke("".join(spines), 0.34, "paper")
    plate.stroke("".join(spines), 0.16)


def _serpent(plate: Plate) -> None:
    """The serpent, gripped by the talons, rearing at the left."""
    path = resample(curve("34.8,23.4 33,21 30.2,20.2 27.4,21 24.6,20.2 21.6,20.4 18,20.6 14.6,18.8 13.6,15.6 15.4,13.2 14.6,10.8 12.6,10.2", 12), 120)
    for widths, ink in (((0.3, 1.5, 1.9, 1.9, 1.8, 1.6, 1.9), "ink"), ((0.13, 0.95, 1.35, 1.35, 1.25, 1.05, 1.3), "accent")):
        pen(plate, path, *widths, ink=ink)
    for i in range(14, 108, 5):
        p, q = path[i], path[i + 1]
        way = (q - p) / float(np.hypot(*(q - p)))
        side = np.array([-way[1], way[0]])
        pen(plate, [p - side * 0.5, p + way * 0.3, p + side * 0.5], 0.13, 0.26, 0.13, ink="tint")
    head = loop("13.6,9.3 12,9.1 10.6,9.9 10.5,10.7 11.8,11.2 13.6,11")
    flat(plate, head, "accent", 0.26)
    plate.disc(12.2, 9.9, 0.24, fill="ink")


def _foot(plate: Plate, y: float) -> None:
    """Talons closed upon the serpent."""
    for x in (20.2, 24.8):
        for dx, reach in ((-1.3, 1.3), (0, 1.6), (1.2, 1.3)):
            toe = curve(f"{x},{y - 1.2} {x + dx * 0.8},{y - 0.5} {x + dx},{y + 0.3} {x + dx * 0.9},{y + reach * 0.8}", 6)
            pen(plate, toe, 0.95, 1.05, 0.8, 0.2)
            pen(plate, toe[1:-6], 0.42, 0.5, 0.34, ink="light")


# -------------------------------------------------------------------------------- the windmill


def windmill() -> Plate:
    """A Dutch smock mill, thatched, with its stage and its tail; a canal and a far mill."""
    plate = vignette("windmill", "The Rise of the Dutch Republic, 1856")
    _clouds(plate)
    _polder(plate)
    _mill_body(plate)
    _cap(plate)
    for k in range(4):
        _vane(plate, (20.6, 10), math.radians(20 + 90 * k), 8.9)
    plate.disc(20.6, 10, 0.85, fill="accent", stroke="ink", width=0.34)
    plate.disc(20.6, 10, 0.26, fill="ink")
    return plate


def _clouds(plate: Plate) -> None:
    rules(plate, (26, 3, 43.4, 9), 31, pitch=0.8, weight=0.22, cover=0.5, ink="soft")
    rules(plate, (1, 8, 13, 13), 14, pitch=0.8, weight=0.22, cover=0.5, ink="soft")


def _polder(plate: Plate) -> None:
    """Low land: the far mill and spire, willows, the canal with the mill's image in it."""
    rules(plate, (1, 22, 43, 23.4), 6, pitch=0.42, weight=0.36, cover=0.8)
    plate.fill(polygon(points("36.4,22.6 36.9,18.4 38.1,18.4 38.6,22.6")))
    plate.fill(polygon(points("36.7,18.6 37.5,17.3 38.3,18.6")))
    arms = [np.array([[37.5, 18.6]]) + 3.1 * np.array([[math.cos(a), math.sin(a)], [-math.cos(a), -math.sin(a)]]) for a in (0.7, 2.27)]
    plate.stroke("".join(polyline(arm) for arm in arms), 0.4)
    plate.fill(polygon(points("4.6,22.6 4.6,19.6 5.3,16.2 6,19.6 6,22.6")))
    plate.fill(polygon(points("6,22.6 6,20.8 9,20.8 9.6,22.6")))
    for x, tall in ((29.9, 3.4), (31.3, 4.2), (32.7, 3.8), (11.4, 3.2), (12.7, 3.8)):
        pen(plate, [(x, 23), (x, 22.6 - 0.4 * tall), (x, 22.6 - tall)], 0.5, 1.15, 1.0, 0.2)
    rules(plate, (1, 24.6, 43, 29.7), 22, pitch=0.56, weight=0.34, cover=0.55)
    rules(plate, (15, 26.6, 28, 29.7), 9, pitch=0.4, weight=0.5, cover=0.85)
    bank = curve("0.8,24 8,23.6 14,24.6 22,25.6 30,25 36,23.8 43.2,24", 8)
    flat(plate, np.vstack([bank, bank[::-1] + [0, 1.1]]), "ink", 0.2)
    for k in range(15):
        x = 2 + 2.85 * k
        y = float(np.interp(x, bank[:, 0], bank[:, 1]))
        tuft(plate, x, y + 0.2, 0.9 + 0.3 * (k % 3), 3)


def _mill_body(plate: Plate) -> None:
    """Brick below the stage, the eight thatched sides above."""
    base = points("15.6,19.6 25.6,19.6 26.2,25.4 15,25.2")
    piece(plate, base, lambda x, _y: np.clip(0.15 + 0.1 * (x - 19), 0.1, 0.9), fill="accent", gap=0.46, edge=(0.24, 0.46))
    flat(plate, points("19,25.3 19,22.4 19.6,21.7 21,21.7 21.6,22.4 21.6,25.4"), "ink", 0.24)
    for x in (16.8, 23.6):
        flat(plate, [(x, 21.4), (x + 1.1, 21.4), (x + 1.1, 23.2), (x, 23.2)], "light", 0.26)
        plate.stroke(polyline([(x + 0.55, 21.4), (x + 0.55, 23.2)]), 0.16)
    edges = ((17.9, 15.7), (19.2, 18.6), (22.2, 22.8), (23.5, 25.7))
    darks = (0.12, 0.4, 0.95)
    for (a, b), (c, d), dark in zip(edges[:-1], edges[1:], darks, strict=True):
        side = [(a, 8.6), (c, 8.6), (d, 18.6), (b, 18.6)]
        piece(plate, side, dark, angle=84, gap=0.42, edge=(0.22, 0.4))
    for y in (11.4, 14.4, 17):
        q = (y - 8.6) / 10
        row = [(17.9 - 2.2 * q, y), (19.2 - 0.6 * q, y + 0.4), (22.2 + 0.6 * q, y + 0.4), (23.5 + 2.2 * q, y)]
        pen(plate, np.array(row), 0.16, 0.3, 0.3, 0.4)
    for y in (12.6, 16):
        flat(plate, [(20, y), (21.4, y), (21.5, y + 1.5), (19.9, y + 1.5)], "ink", 0.24)
        plate.stroke(polyline([(20.7, y), (20.7, y + 1.5)]), 0.18, "paper")
    _stage(plate)


def _stage(plate: Plate) -> None:
    """The gallery on its brackets, railed."""
    deck = [(11.8, 18.7), (29.4, 18.7), (29.4, 19.6), (11.8, 19.6)]
    flat(plate, deck, "light", 0.26)
    for x in np.arange(12.2, 29.4, 1.55):
        plate.stroke(polyline([(x, 18.7), (x, 16.7)]), 0.24)
    for y in (16.7, 17.7):
        plate.stroke(polyline([(11.9, y), (29.3, y)]), 0.26)
    for text in ("12.6,19.7 15.5,22", "15.2,19.7 15.5,22", "28.6,19.7 25.8,22", "26,19.7 25.8,22"):
        plate.stroke(polyline(points(text)), 0.42)


def _cap(plate: Plate) -> None:
    """The thatched cap that turns to the wind, and the tail poles behind."""
    for text in ("25,7.6 33.2,18.7", "24.6,5.6 33.6,18.4"):
        plate.stroke(polyline(points(text)), 0.42)
    cap = np.vstack([curve("16.9,8.7 17.2,6.6 18.8,4.6 21,3.9 23.6,5 25,7 25.4,8.7", 8)])
    piece(plate, cap, lambda x, y: np.clip(0.13 * (x - 19.4) + 0.08 * (y - 5), 0, 0.95), angle=100, fill="accent", gap=0.42, edge=(0.24, 0.46))
    flat(plate, points("16.5,8.4 25.8,8.4 25.8,9.2 16.5,9.2"), "light", 0.24)


def _vane(plate: Plate, hub: tuple[float, float], a: float, length: float) -> None:
    """One sail: the stock, the lattice behind it, the cloth spread on half of it."""
    out, side = np.array([math.cos(a), math.sin(a)]), np.array([math.sin(a), -math.cos(a)])
    middle = np.array(hub)

    def at(u: float, v: float) -> Points:
        return np.asarray(middle + out * length * u + side * v)

    cloth = np.vstack([at(0.24, 0.3), at(0.99, 0.3), at(0.99, 2.15), at(0.24, 2.15)])
    flat(plate, cloth, "light", 0.26)
    bars = [polyline(np.vstack([at(u, -0.75), at(u, 2.15)])) for u in np.linspace(0.24, 0.99, 10)]
    bars += [polyline(np.vstack([at(0.24, v), at(0.99, v)])) for v in (0.95, 1.55)]
    plate.stroke("".join(bars), 0.2)
    lead = np.vstack([at(0.24, -0.75), at(0.99, -0.75), at(0.99, 0), at(0.24, 0)])
    flat(plate, lead, "accent", 0.2)
    stock = np.linspace(at(0.0, 0), at(1.02, 0), 8)
    pen(plate, stock, 0.95, 0.75, 0.5)


# ----------------------------------------------------------------------------------- the wagon


def wagon() -> Plate:
    """A prairie schooner in camp, its tongue on the ground, the kettle on; Chimney Rock behind."""
    plate = vignette("covered wagon", "The Oregon Trail, 1849")
    _plains(plate)
    shadow(plate, 26.6, 27.6, 14, 0.9)
    wheel(plate, (32.6, 22.3), 4.4, 0.9, far=True)
    wheel(plate, (18.6, 22.9), 3.8, 0.9, far=True)
    _bed(plate)
    _cover(plate)
    _gear(plate)
    wheel(plate, (31.4, 22.6), 5.2, 0.98, spokes=12)
    wheel(plate, (17.2, 23.5), 4.3, 0.98, spokes=10)
    _camp(plate)
    for x, y, high in ((40.8, 28.6, 1.8), (25, 29.2, 1.4), (11.6, 28.9, 1.3), (1.8, 28.9, 1.5)):
        tuft(plate, x, y, high)
    return plate


def _plains(plate: Plate) -> None:
    """The far bluffs and the rock, the level prairie."""
    bluff = points("0.8,20.4 3.6,18.2 6.2,18 7.6,16.4 8.4,16.2 8.9,10.6 9.7,10.4 10.4,16 12.6,17.8 15.6,18.4 18,20.4")
    piece(plate, bluff, lambda x, y: np.clip(0.4 * np.sin(1.6 * x) + 0.1 * (y - 17) + 0.1, 0, 0.7), angle=80, gap=0.42, edge=(0.16, 0.34))
    far = points("34,20.4 36.4,18 39.6,17.6 43.2,20.4")
    piece(plate, far, 0.55, angle=70, gap=0.42, edge=(0.16, 0.34))
    rules(plate, (0.8, 20.3, 43.2, 22.4), 4, pitch=0.6, weight=0.26, cover=0.5)
    rules(plate, (1, 26, 43, 29.7), 8, pitch=0.62, weight=0.32, cover=0.56)
    rules(plate, (2, 4, 14, 9), 5, pitch=0.85, weight=0.2, cover=0.45, ink="soft")


def _bed(plate: Plate) -> None:
    """The box with its stakes and chains, the running gear under it."""
    plate.stroke(polyline(points("15.4,22.4 33,21.8")), 1.0)
    box = curve("12.8,16.2 20,17 28,17 35.8,15.8", 6), points("35.2,20.4 13.6,20.6")
    area = np.vstack(box)
    piece(plate, area, lambda x, y: np.clip(0.035 * (x - 18) + 0.14 * (y - 18), 0, 0.85), fill="accent", gap=0.44, edge=(0.26, 0.48))
    pen(plate, points("13.4,18.5 24,18.9 35.4,18.2"), 0.26, 0.3, 0.26)
    for x in (15.6, 20, 24.4, 28.8, 33.2):
        plate.stroke(polyline([(x, 16.4), (x, 20.8)]), 0.62)
        plate.stroke(polyline([(x - 0.1, 16.8), (x - 0.1, 20.4)]), 0.18, "tint")
    tongue = points("15.8,23.8 9.6,26 4,27.9")
    plate.stroke(polyline(tongue), 0.95)
    plate.stroke(polyline(tongue + [0, -0.1]), 0.34, "paper")


def _cover(plate: Plate) -> None:
    """Canvas on five hickory bows, open before, drawn together behind."""
    ridge = curve("9.6,5.4 13.6,4.4 16.4,5.2 19.2,4.3 22,5.1 24.8,4.2 27.6,5.1 30.4,4.3 33.4,5 37.4,4.4", 8)
    rear = curve("37.4,4.4 39,8.4 38,12.8 36,16.2", 8)
    hem = curve("36,16.2 30,17.2 24.4,17.4 18,17.2 12.6,16.4", 8)
    front = curve("12.6,16.4 10.6,12.6 9.6,9 9.6,5.4", 8)
    area = np.vstack([ridge, rear, hem, front])
    plate.fill(polygon(area), "light")

    def tone(x: Points, y: Points) -> Points:
        bulge = 0.34 * np.cos((x - 13.4) * 2 * math.pi / 5.6 + 0.9)
        return np.asarray(np.clip(0.03 * (x - 18) + 0.055 * (y - 8) + bulge - 0.12, 0, 0.86))

    hatch(plate, area, tone, angle=math.radians(84), gap=0.44)
    rim(plate, area, 0.24, 0.5)
    mouth = loop("10,6.2 12.4,7.4 13.8,11 13.4,15 12.6,16 11,12.6 10.1,9")
    flat(plate, mouth, "ink", 0.26)
    pen(plate, curve("10.2,6.4 12.2,7.8 13.3,11 12.9,15", 8), 0.16, 0.34, 0.16, ink="paper")
    for x in (16.4, 22, 27.6, 33.2):
        bow = curve(f"{x},5 {x - 0.7},9.4 {x - 0.5},13.4 {x},17", 8)
        pen(plate, bow, 0.2, 0.36, 0.2)
    for x in (18, 20.4, 23, 25.6, 28.2, 30.8, 33.8):
        y = float(np.interp(x, hem[::-1, 0], hem[::-1, 1]))
        plate.stroke(polyline([(x, y), (x - 0.2, y + 1.6)]), 0.18)


def _gear(plate: Plate) -> None:
    """A water barrel at the side, a bucket of tar below."""
    cask = loop("24.6,15.6 24.2,18 24.6,20.6 28.2,20.6 28.6,18 28.2,15.6")
    piece(plate, cask, lambda x, _y: np.clip(0.34 * (x - 25.6), 0, 0.95), angle=90, gap=0.42, edge=(0.24, 0.42))
    for y in (16.3, 19.8):
        pen(plate, curve(f"24.4,{y} 26.4,{y + 0.35} 28.4,{y}", 6), 0.5, 0.5)
    plate.stroke(polyline(points("24.4,22 24.4,24.2")), 0.2)
    piece(plate, points("23.2,24.2 25.6,24.2 25.3,26.8 23.5,26.8"), 0.75, angle=90, gap=0.42, edge=(0.24, 0.4))


def _camp(plate: Plate) -> None:
    """A kettle over the fire."""
    for text in ("3.6,27.6 7,20.6", "10.6,27.8 6.8,20.4", "7.4,27 6.9,20.4"):
        plate.stroke(polyline(points(text)), 0.42)
    plate.stroke(polyline(points("6.9,20.6 7,22.6")), 0.2)
    flame = loop("5,27.6 4.9,26.2 5.9,25.4 6.2,26 7,24.4 7.9,25.8 8.3,25.2 9.2,26.4 9,27.6 7,28.2")
    flat(plate, flame, "accent", 0.24)
    plate.fill(polygon(loop("6.2,27.4 6.4,26.5 7,25.9 7.7,26.6 7.8,27.4")), "light")
    kettle = loop("5.3,22.9 5,24.2 5.8,25.3 7,25.6 8.2,25.3 9,24.2 8.7,22.9 7,22.6")
    flat(plate, kettle, "ink", 0.3)
    pen(plate, curve("5.7,23.6 5.6,24.3 6.1,24.9", 5), 0.2, 0.34, 0.2, ink="paper")
    for text in ("3.6,28.3 10.6,27.6", "4,27.5 10.4,28.5"):
        pen(plate, points(text), 0.7, 0.6)
    for k in range(3):
        wisp = curve(f"{7 + 0.3 * k},19.4 {6.4 + 0.4 * k},17 {7.6 + 0.3 * k},14.6 {6.6 + 0.6 * k},12", 8)
        pen(plate, wisp, 0.13, 0.26, 0.13, ink="soft")


EMBLEMS = {"bancroft": bell, "prescott": eagle, "motley": windmill, "parkman": wagon}

"""Emblems of the poets: a chambered nautilus, a birch-bark canoe, a snowbound farm, a drum."""

from __future__ import annotations

import math

import numpy as np

from generator.engraver.curves import ellipse, spline
from generator.engraver.cutpaper import curve, points
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
    piece,
    rules,
    shadow,
    tuft,
)
from generator.engraver.portrait_authors.emblems.vignette import vignette
from generator.engraver.solids import hatch, rim, rule_across, rule_along
from generator.engraver.swell import swell

# ------------------------------------------------------------------------------- the nautilus

#: Middle of the coil, greatest radius (mm), growth to a radian: a nautilus trebles at each turn.
_COIL = (26.4, 12.9)
_REACH, _GROWTH = 19.6, math.log(3.0) / (2 * math.pi)
#: Heading of the lip, and how far behind it, in radians, the last chamber ends.
_LIP, _BODY = math.radians(196), math.radians(118)


def nautilus() -> Plate:
    """Half a nautilus shell, sawn open: the chambers, their walls, the thread that joined them."""
    plate = vignette("chambered nautilus", "The Chambered Nautilus, 1858")
    rules(plate, (1.5, 25.8, 43, 29.5), 3, weight=0.3, cover=0.6)
    _bed(plate)
    plate.fill(polygon(np.vstack([_whorl(0, 2.62 * math.pi), [_COIL]])), "ink")
    _body(plate)
    for k in range(27, -1, -1):
        _chamber(plate, _BODY + 0.36 * k * 0.93, _BODY + 0.36 * (k + 1) * 0.93)
    _shell(plate)
    return plate


def _at(back: float, scale: float = 1.0) -> Points:
    """A place on the coil, ``back`` radians behind the lip."""
    r = _REACH * math.exp(-_GROWTH * back) * scale
    turn = _LIP - back
    return np.array([_COIL[0] + r * math.cos(turn), _COIL[1] + r * math.sin(turn)])


def _whorl(start: float, length: float, scale: float = 1.0) -> Points:
    n = max(8, int(length * 18))
    return np.array([_at(t, scale) for t in np.linspace(start, start + length, n)])


def _wall(back: float) -> Points:
    """A wall between two chambers: hollow towards the lip, from the outside to the coil within."""
    start, end = _at(back, 0.955), _at(back + 2 * math.pi + 0.16, 1.0)
    return spline([start, _at(back + 0.40, 0.78), _at(back + 0.46, 0.56), end], 8)


def _chamber(plate: Plate, front: float, rear: float) -> None:
    """One chamber: pearl towards the light, night in its depth."""
    a, b = _wall(front), _wall(rear)
    outer = _whorl(front, rear - front, 0.955)
    inner = _whorl(front + 2 * math.pi + 0.16, rear - front)
    area = np.vstack([a[::-1], outer, b, inner[::-1]])
    plate.fill(polygon(area), "paper")
    size = float(np.hypot(*(a[0] - b[0])))
    u = np.linspace(0, 1, len(a))[:, None]
    depth = a + (b - a) * 0.5 * np.sin(np.pi * u) ** 0.7
    plate.fill(polygon(np.vstack([a, depth[::-1]])))
    if size > 2:
        line = a + (b - a) * (0.16 + 0.54 * np.sin(np.pi * u))
        pen(plate, line[2:-2], 0.13, 0.2, 0.13)
    plate.stroke(polyline(a), min(0.34, 0.12 + 0.1 * size))


def _body(plate: Plate) -> None:
    """The room at the mouth in which the animal lived."""
    back = _BODY
    wall = _wall(back)
    outer, depth = _whorl(0, back, 0.955), _whorl(0, back + 0.44, 0.955)
    inner = _whorl(2 * math.pi, back)
    area = np.vstack([outer, wall, inner[::-1]])
    plate.fill(polygon(area), "accent")
    n = 22
    lip = np.linspace(outer[0], inner[0], 20)

    def tone(u: Points, q: float, _p: Points) -> Points:
        return np.asarray(np.clip(0.15 + 0.85 * u**1.4 + 0.5 * (q - 0.6), 0, 1))

    rule_along(plate, depth, _whorl(2 * math.pi, back + 0.6), n, tone, samples=40)
    rule_along(
        plate, depth, _whorl(2 * math.pi, back + 0.6), n,
        lambda u, q, _p: np.clip(0.75 - 1.9 * u - 0.3 * q, 0, 0.5), samples=40, ink="tint",
    )  # fmt: skip
    pen(plate, lip, 0.3, 0.2)


def _shell(plate: Plate) -> None:
    """The thickness of the shell, white where it was sawn."""
    outer, edge = _whorl(0, 4.9 * math.pi), _whorl(0, 4.9 * math.pi, 0.955)
    plate.fill(polygon(np.vstack([outer, edge[::-1]])), "paper")
    width = np.interp(np.linspace(0, 1, len(edge)), [0, 0.4, 1], [0.2, 0.2, 0.13])
    plate.fill(swell(edge, width))
    heavy = np.interp(np.linspace(0, 1, len(outer)), [0, 0.12, 0.3, 0.5, 1], [0.4, 0.5, 0.26, 0.3, 0.13])
    plate.fill(swell(outer, heavy))
    plate.stroke(polyline([outer[0], edge[0]]), 0.3)


def _bed(plate: Plate) -> None:
    """Sand and the shell's shadow."""
    shadow(plate, 24.5, 27.5, 15.5, 1.3)


# ---------------------------------------------------------------------------------- the canoe

_NEAR = curve("4.2,8.2 5.6,11.6 9.5,14.9 15,16.9 22,17.6 29,16.9 34.5,14.9 38.4,11.6 39.8,8.2", 10)
_FAR = curve("4.2,8.2 6.2,10.8 10,13.2 15.4,14.7 22,15.2 28.6,14.7 34,13.2 37.8,10.8 39.8,8.2", 10)
_KEEL = curve("4.2,8.2 2.7,11.2 2.9,15.2 4.6,19.2 8.2,22.2 15,23.2 22,23.4", 10)


def canoe() -> Plate:
    """A canoe of the Ojibwe: birch bark, white-cedar ribs, seams sewn with root and pitched."""
    plate = vignette("birch-bark canoe", "The Song of Hiawatha, 1855")
    _far_shore(plate)
    rules(plate, (2, 14.6, 42, 22.4), 5, pitch=0.9, weight=0.2, cover=0.42)
    _reflection(plate)
    _hold(plate)
    _hull(plate)
    _paddle(plate)
    return plate


def _far_shore(plate: Plate) -> None:
    rules(plate, (1, 12.6, 43, 14.4), 8, pitch=0.4, weight=0.36, cover=0.8)
    for x, tall in ((1.8, 4.4), (4, 6.8), (6.3, 9.6), (8.6, 7.4), (10.6, 10.6), (13, 6.2), (15.2, 4.6),
                    (17.4, 3), (27.6, 2.8), (30, 4.4), (32.2, 6.4), (34.4, 9), (36.6, 6.6), (38.8, 8), (41.4, 5)):  # fmt: skip
        pine(plate, x, 13.4, tall)


def pine(plate: Plate, x: float, foot: float, tall: float) -> None:
    """A far pine, black against the sky: a stem and drooping boughs, ragged at their ends."""
    tiers = max(4, round(tall / 0.95))
    edge: list[tuple[float, float]] = [(x, foot - tall)]
    for k in range(1, tiers + 1):
        q, wave = k / tiers, 0.8 + 0.2 * math.sin(2.4 * k + x)
        y = foot - tall * (1 - 0.92 * q)
        edge += [(x + 0.21 * tall * q * wave + 0.12, y), (x + 0.07 * tall * q + 0.06, y - 0.12)]
    right = np.array(edge)
    left = (right * [-1, 1] + [2 * x, 0.1])[::-1]
    plate.fill(polygon(np.vstack([right, left])))
    plate.stroke(polyline([(x, foot - 0.3 * tall), (x, foot)]), 0.24)


def _mirrored_keel() -> Points:
    return np.vstack([_KEEL, (_KEEL * [-1, 1] + [44, 0])[::-1]])


def _reflection(plate: Plate) -> None:
    """The hull again in the water, broken by the ripples."""
    rules(plate, (3, 23.2, 41, 27.6), 14, pitch=0.46, weight=0.42, cover=0.86)
    rules(plate, (6, 23.6, 38, 26.4), 4, pitch=0.92, weight=0.3, cover=0.5, ink="accent")
    rules(plate, (8, 27.4, 40, 29.6), 6, pitch=0.7, weight=0.26, cover=0.5)


def _hold(plate: Plate) -> None:
    """The inside behind the near gunwale: cedar ribs in the dark, and three thwarts."""
    plate.fill(polygon(np.vstack([_FAR, _NEAR[::-1]])), "ink")
    for i in range(10, 71, 4):
        rib = np.array([_FAR[i], _FAR[i] * 0.3 + _NEAR[i] * 0.7])
        plate.stroke(polyline(rib), 0.26, "paper")
    pen(plate, _FAR, 0.3, 0.5, 0.3, ink="paper")
    pen(plate, _FAR - [0, 0.3], 0.18, 0.22, 0.18)
    for i in (22, 40, 58):
        bar = np.array([_FAR[i], _NEAR[i]])
        plate.stroke(polyline(bar), 0.95)
        plate.stroke(polyline(bar), 0.6, "paper")


def _hull(plate: Plate) -> None:
    """The near side: sheets of bark, their seams and markings, painted ends."""
    area = np.vstack([_mirrored_keel(), _NEAR[::-1]])
    plate.fill(polygon(area), "paper")
    _painted_ends(plate)

    def tone(x: Points, y: Points) -> Points:
        gunwale = np.interp(x, _NEAR[:, 0], _NEAR[:, 1])
        depth = np.clip((y - gunwale) / 6.0, 0, 1)
        return np.asarray(np.clip(1.5 * depth - 0.62 + 0.012 * (x - 22), 0, 1))

    hatch(plate, area, tone, gap=0.42)
    _bark(plate)
    rim(plate, area, 0.18, 0.44)
    pen(plate, _NEAR + [0, 0.3], 0.7, 0.95, 0.7)
    pen(plate, _NEAR + [0, 0.25], 0.34, 0.5, 0.34, ink="paper")
    lash = "".join(polyline([_NEAR[i] - [0, 0.2], _NEAR[i] + [0.1, 0.75]]) for i in range(6, 76, 3))
    plate.stroke(lash, 0.2)


def _painted_ends(plate: Plate) -> None:
    """Winter bark scraped away in a rayed half moon at both ends."""
    for side in (1, -1):
        x = 22 - 13.9 * side
        panel = np.vstack([_KEEL[6:52:2], [[12.4, 22.9]], curve("12.4,22.9 12,19.6 10.9,16.4", 8), _NEAR[22:6:-1]])
        panel = panel if side == 1 else panel * [-1, 1] + [44, 0]
        flat(plate, panel, "accent", 0.2)
        moon = ellipse(x - 0.6 * side, 16.6, 2.1, 2.1, 40)
        plate.fill(polygon(moon), "paper")
        plate.fill(polygon(ellipse(x - 0.6 * side, 16.6, 1.25, 1.25, 32)), "accent")
        rays = [np.array([[x - 0.6 * side, 16.6]]) + r * np.array([[math.cos(a), math.sin(a)]])
                for a in np.linspace(0.4, 2.8, 5) for r in (2.5, 3.4)]  # fmt: skip
        data = "".join(polyline(np.vstack(rays[i : i + 2])) for i in range(0, len(rays), 2))
        plate.stroke(data, 0.34, "paper")


def _bark(plate: Plate) -> None:
    """Seams closed with pitch, and the dashes that birch bark grows."""
    for x in (15.6, 22.6, 29):
        seam = curve(f"{x},17.4 {x + 0.25},19.4 {x - 0.1},21.6 {x},23.2", 6)
        plate.stroke(polyline(seam), 0.62)
        stitches = "".join(polyline([(x - 0.7, y), (x + 0.7, y + 0.12)]) for y in (18.6, 19.6, 20.6))
        plate.stroke(stitches, 0.2)
    rng = np.random.default_rng(11)
    for _ in range(30):
        x, y = rng.uniform(12.8, 31.2), rng.uniform(18.2, 20.4)
        pen(plate, [(x, y), (x + 0.3, y), (x + 0.6, y), (x + 0.9, y)], 0.13, 0.22, 0.13)


def _paddle(plate: Plate) -> None:
    """A paddle laid over the thwarts, its blade to the left."""
    shaft = points("13.6,12.4 31.4,17.4")
    plate.stroke(polyline(shaft), 0.85)
    plate.stroke(polyline(shaft), 0.5, "paper")
    blade = curve("14.6,12.6 12,10.7 8.6,9.7 6.4,9.9 6.6,10.9 8.6,12 11.6,12.9 14.4,13", 6)
    piece(plate, blade, lambda _x, y: np.clip((y - 11.2) * 0.8, 0, 0.8), angle=16)
    grip = curve("31.1,16.7 32.2,16.9 32.5,17.6 31.9,18.2 30.9,17.9", 5)
    flat(plate, grip)


# ------------------------------------------------------------------------- the snowbound farm


def farm() -> Plate:
    """A New England farmhouse at night, drifted to its sills; a window and the smoke are alive."""
    plate = vignette("farmhouse in the snow", "Snow-Bound, 1866")
    _night(plate)
    _elm(plate)
    _house(plate)
    _drifts(plate)
    return plate


def _night(plate: Plate) -> None:
    """The sky, darkest above, the moon, and snow still flying."""
    turn = np.linspace(math.pi, 2 * math.pi, 60)
    arch = np.stack([22 + 20.5 * np.cos(turn), 21.5 + 20.6 * np.sin(turn)], 1)
    plate.fill(polygon(np.vstack([arch, [[42.5, 22.5], [1.5, 22.5]]])), "accent")
    moon = (8.5, 9.2)

    def tone(x: Points, y: Points) -> Points:
        away = np.hypot(x - moon[0], y - moon[1])
        return np.asarray(np.clip(1.1 - 0.055 * y, 0, 0.86) * np.clip((away - 1.7) / 7, 0.0, 1))

    hatch(plate, arch, tone, gap=0.46)
    plate.disc(*moon, 1.6, fill="light")
    rng = np.random.default_rng(2)
    for _ in range(34):
        x, y = rng.uniform(4, 40), rng.uniform(3, 17)
        if np.hypot((x - 22) / 19, (y - 21) / 18.6) < 1 and np.hypot(x - moon[0], y - moon[1]) > 3:
            plate.disc(x, y, 0.17 + 0.12 * rng.random(), fill="light")


def _elm(plate: Plate) -> None:
    """A bare elm behind the house, each limb carrying snow on the weather side."""
    limbs = (
        ("35.4,22 35.6,17 35.2,13 34.2,9.6 33.2,6.2", (1.9, 1.4, 0.9, 0.4)),
        ("35.4,15 36.8,11.4 38,8.6 38.4,6.8", (1.1, 0.7, 0.3)),
        ("35.2,12.4 33,10.6 31.4,9.9 30,8", (0.8, 0.5, 0.26)),
        ("36.7,11.6 38.6,10.6 40,10.4", (0.5, 0.2)),
        ("34.5,10.4 35.6,8 35.8,5.6", (0.5, 0.2)),
        ("33.6,7.6 32,6.4 31.2,5", (0.35, 0.18)),
    )
    for text, widths in limbs:
        path = curve(text, 8)
        pen(plate, path, *widths)
        pen(plate, path[2:-3] + [-0.28, -0.1], *(0.3 * w for w in widths), ink="light")


def _house(plate: Plate) -> None:
    """Two storeys before and a low roof behind, seen from the corner; snow on every roof."""
    wall = points("10.6,13.4 24.6,13.4 24.6,23 10.6,23")
    piece(plate, wall, 0.66, gap=0.5)
    gable = points("24.6,23 24.6,13.4 27.4,8.2 34.2,17.4 34.2,23")
    piece(plate, gable, 0.9, gap=0.5)
    roof = points("9.6,13.9 12.9,7.7 27.5,7.7 24.9,13.9")
    piece(plate, roof, lambda x, y: np.clip((x - 17) * 0.03 + (y - 11) * 0.05, 0, 0.4), fill="light", gap=0.6)
    pen(plate, points("27.5,7.7 34.9,17.6"), 0.9, 0.9)
    pen(plate, points("27.7,7.4 35.1,17.3"), 0.42, 0.42, ink="light")
    for x in (12, 16.2, 20.8):
        _window(plate, x, 15.1, lit=x > 16 and x < 17)
    for x in (12, 20.8):
        _window(plate, x, 19.3, lit=True)
    flat(plate, points("16.1,19 18.5,19 18.5,23 16.1,23"), "ink")
    _window(plate, 27.6, 14.4, lit=False)
    chimney = points("17.6,3.6 21,3.6 21,9.2 17.6,9.2")
    piece(plate, chimney, lambda x, _y: np.clip((x - 18.2) * 0.5, 0.1, 0.9), gap=0.45)
    flat(plate, points("17.2,3.8 21.4,3.8 21.2,3 17.4,3"), "light", 0.18)
    for k in range(4):
        wisp = curve(f"{18.4 + 0.5 * k},2.9 {18.9 + 0.6 * k},1.9 {21.5 + 0.8 * k},{1.5 + 0.25 * k} {26 + k},{2.6 + 0.5 * k}", 8)
        pen(plate, wisp, 0.2, 0.42, 0.16, ink="light")


def _window(plate: Plate, x: float, y: float, lit: bool) -> None:
    """Four panes over four, candle-light behind them or none."""
    flat(plate, points(f"{x},{y} {x + 2},{y} {x + 2},{y + 2.6} {x},{y + 2.6}"), "light" if lit else "ink", 0.3)
    bars = polyline([(x + 1, y), (x + 1, y + 2.6)]) + polyline([(x, y + 1.3), (x + 2, y + 1.3)])
    plate.stroke(bars, 0.2, "ink" if lit else "soft")
    plate.stroke(polyline([(x - 0.3, y + 2.85), (x + 2.3, y + 2.85)]), 0.34, "light")


def _drifts(plate: Plate) -> None:
    """Drifts heaped against the walls, the well-sweep and a fence drowned in them."""
    back = curve("0.8,22 4,20.9 8,21.6 11,20.4 14,22.4 17,22.9 20,22 23.6,22.4 26,21 30,19.6 34,21.2 38,20.8 43.2,22.4", 8)
    plate.fill(polygon(np.vstack([back, [[43.2, 29], [0.8, 29]]])), "paper")
    pen(plate, back, 0.2, 0.34, 0.2, 0.4, 0.2)
    _well(plate)
    for x, y in ((30.6, 24.4), (33.4, 24.8), (36.4, 24.6), (39.4, 25)):
        flat(plate, points(f"{x},{y} {x},{y - 2.3} {x + 0.75},{y - 2.3} {x + 0.75},{y}"), "ink", 0.14)
        plate.fill(polygon(ellipse(x + 0.38, y - 2.4, 0.62, 0.4, 20)), "light")
    for text, weight in (("1.6,25.6 8,24.2 15,25.4 21,27 27,26.4", 0.3), ("14,24.2 19,24 24,24.9 28,24.4", 0.24),
                         ("24,27.6 30,25.6 36,25.2 42.4,26.2", 0.34), ("3,28 9,27 16,28.2", 0.26),
                         ("20,28.8 27,28 34,27.4 41,28.2", 0.26)):  # fmt: skip
        path = curve(text, 10)
        pen(plate, path, 0.13, weight, 0.13)
        for k in (1, 2, 3):
            ends = (0.16 * k * len(path), (1 - 0.11 * k) * len(path))
            part = path[round(ends[0]) : round(ends[1])] + [0.3 * k, 0.42 * k]
            pen(plate, part, 0.13, weight * 0.8, 0.13, ink="accent")


def _well(plate: Plate) -> None:
    """A forked post, and the long sweep over the buried curb."""
    plate.stroke(polyline([(6.6, 24.4), (6.6, 14.6)]), 0.62)
    plate.stroke(polyline([(6.6, 15.6), (7.3, 14.2)]) + polyline([(6.6, 15.6), (6, 14.2)]), 0.4)
    pen(plate, points("2.6,19 6.6,15.2 9.8,12.2"), 0.7, 0.5, 0.34)
    plate.stroke(polyline([(9.7, 12.3), (9.7, 20.4)]), 0.16)
    curb = points("8.4,24 8.6,20.8 11.2,20.8 11.4,24")
    piece(plate, curb, 0.6, angle=90, gap=0.5)
    plate.fill(polygon(ellipse(9.9, 20.7, 1.7, 0.6, 30)), "light")
    pen(plate, curve("8.2,20.8 9.9,20.1 11.6,20.8", 6), 0.16, 0.16)


# ----------------------------------------------------------------------------------- the drum

_DRUM, _HALF, _TILT = 21.0, 10.8, 2.9


def drum() -> Plate:
    """A rope-tensioned side drum with its sticks, a fife on the grass before it."""
    plate = vignette("recruiting drum", "The Biglow Papers, 1848")
    rules(plate, (2, 25.2, 42, 29.6), 9, weight=0.3, cover=0.55)
    shadow(plate, 27.5, 26.4, 14, 1.7)
    _barrel(plate)
    _ropes(plate)
    _hoop(plate, 22.6, 25)
    _hoop(plate, 6.2, 9)
    _head(plate)
    _fife(plate)
    for x, y, high in ((4.4, 27.4, 2.2), (8.2, 29, 1.6), (38.8, 27.2, 2.4), (41, 28.8, 1.6)):
        tuft(plate, x, y, high)
    return plate


def _ring(y: float, *, back: bool = False, n: int = 50) -> Points:
    """The near half of a level circle about the drum, or the far half; from left to right."""
    a = np.linspace(math.pi, 0, n)
    return np.stack([_DRUM + _HALF * np.cos(a), y + _TILT * np.sin(a) * (-1 if back else 1)], 1)


def _barrel(plate: Plate) -> None:
    """The shell, painted, a star in a cloud of rays on its front."""
    top, foot = _ring(8), _ring(23)
    plate.fill(polygon(np.vstack([top, foot[::-1]])), "accent")
    star = _star(20.1, 18.9, 2.9)
    rays = []
    for k in range(24):
        a = 2 * math.pi * k / 24
        far = 4.3 + 0.9 * (k % 2)
        out = np.array([math.cos(a), math.sin(a)])
        rays.append(swell(np.linspace(out * 3.3, out * far, 5) + [20.1, 18.9], np.linspace(0.34, 0.16, 5)))
    plate.fill("".join(rays), "tint")
    plate.shape(polygon(star), fill="paper", stroke="ink", width=0.22)
    for k in range(5):
        tip, inner = star[2 * k], star[(2 * k + 1) % 10]
        plate.fill(polygon([tip, inner, (20.1, 18.9)]))

    def tone(u: float, v: Points) -> Points:
        return np.asarray(np.clip(2.4 * abs(u - 0.4) - 0.42 + 0.1 * (u > 0.5), 0, 1) + 0 * v)

    rule_across(plate, top, foot, 44, tone)
    pen(plate, np.array([top[0], foot[0]]), 0.24, 0.24)
    pen(plate, np.array([top[-1], foot[-1]]), 0.5, 0.5)


def _star(x: float, y: float, r: float) -> Points:
    turn = -math.pi / 2 + np.arange(10) * math.pi / 5
    reach = np.where(np.arange(10) % 2 == 0, r, 0.42 * r)
    return np.stack([x + reach * np.cos(turn), y + reach * np.sin(turn)], 1)


def _ropes(plate: Plate) -> None:
    """One cord that runs up and down, and the leather ears that draw it tight."""
    for k in range(-3, 3):
        middle = math.radians(40 * k + 15)
        low = _round(middle, 22.6)
        for side in (-1, 1):
            high = _round(middle + side * math.radians(20), 8.6)
            for width, ink in ((0.62, "ink"), (0.34, "paper")):
                plate.stroke(polyline([low, high]), width, ink)
        _ear(plate, middle + math.radians(20))


def _round(a: float, y: float) -> tuple[float, float]:
    a = min(max(a, -1.5), 1.5)
    return _DRUM + _HALF * math.sin(a), y + _TILT * math.cos(a)


def _ear(plate: Plate, a: float) -> None:
    if abs(a) > 1.3:
        return
    x, y = _round(a, 11.9)
    wide = 0.95 * math.cos(a)
    ear = [(x - wide * 0.7, y - 1.5), (x + wide * 0.7, y - 1.5), (x + wide, y + 1), (x, y + 1.9), (x - wide, y + 1)]
    flat(plate, ear, "ink")
    plate.stroke(polyline([(x, y - 1), (x, y + 1)]), 0.2, "paper")


def _hoop(plate: Plate, top: float, foot: float) -> None:
    """A bent ash hoop with pegs of light between the holes of the cord."""
    a, b = _ring(top), _ring(foot)
    area = np.vstack([a, b[::-1]])
    plate.fill(polygon(area), "paper")

    def tone(u: float, v: Points) -> Points:
        return np.asarray(np.clip(2.3 * abs(u - 0.36) - 0.35, 0, 1) + 0 * v)

    rule_across(plate, a, b, 50, tone)
    rim(plate, area, 0.22, 0.44)


def _head(plate: Plate) -> None:
    """The calfskin, the two sticks crossed on it."""
    skin = np.vstack([_ring(6.2, back=True), _ring(6.2)[::-1]])
    flat(plate, skin, "light", 0.3)
    hatch(plate, skin, lambda x, y: np.clip(0.08 * (x - 22) + 0.3 * (6 - y) - 0.1, 0, 0.7), gap=0.44)
    inner = skin * [0.9, 0.84] + [_DRUM * 0.1, 6.2 * 0.16]
    plate.stroke(polygon(inner), 0.16)
    for text in ("14.6,4.6 24,6 39.6,8.6", "12.4,7 24,4.6 38,1.4"):
        stick = points(text)
        path = spline(stick, 10)
        pen(plate, path, 0.75, 0.8, 1.0, 1.25)
        pen(plate, path[1:-1], 0.36, 0.42, 0.56, 0.75, ink="paper")
        pen(plate, path[2:-2] + [0.05, 0.16], 0.13, 0.2, 0.24)
        x, y = stick[0]
        plate.fill(polygon(ellipse(x, y, 1.15, 0.72, 30)))
        plate.fill(polygon(ellipse(x - 0.12, y - 0.1, 0.75, 0.4, 30)), "paper")


def _fife(plate: Plate) -> None:
    """A fife of boxwood with brass ends."""
    axis = points("5,25 27.5,28.4")
    plate.stroke(polyline(axis), 1.5)
    plate.stroke(polyline(axis), 1.05, "paper")
    plate.stroke(polyline(axis + [0, 0.3]), 0.2)
    for t in (0.0, 0.93):
        part = np.array([axis[0] * (1 - s) + axis[1] * s for s in (t, t + 0.07)])
        plate.stroke(polyline(part), 1.05, "accent")
    for t in (0.2, 0.5, 0.57, 0.64, 0.74, 0.81, 0.88):
        x, y = axis[0] * (1 - t) + axis[1] * t
        plate.fill(polygon(ellipse(float(x), float(y) - 0.12, 0.26, 0.2, 20)))


EMBLEMS = {"holmes": nautilus, "longfellow": canoe, "whittier": farm, "lowell": drum}

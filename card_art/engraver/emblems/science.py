"""Science: a flask and test tubes, a magnet, a balance, a thermometer, an orrery."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief
from engraver.portrait_authors.emblems.strokes import flat, pen, rules, shadow
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import curve, points
from engraver.technique.grain import wood
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.rays import rays
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim, sphere

#: The right side of a conical flask, as (half width, level) in mm.
_CONE = np.array(
    [
        (2.5, 3.4),
        (2.3, 4.4),
        (2.3, 9.4),
        (3.0, 11.6),
        (9.4, 23.6),
        (9.8, 25.4),
        (8.8, 26.8),
        (7.6, 27.2),
    ]
)
_FLASK = 13.4


def flask(plate: Plate) -> None:
    """A conical flask that fumes, and three test tubes in their rack."""
    rules(plate, (2, 28.8, 42, 29.6), 8, pitch=0.8, weight=0.36, cover=0.5)
    shadow(plate, 17, 27.0, 12, 1.1)
    _tubes(plate)
    side = spline(_CONE, 8)
    right, left = np.add(side, (_FLASK, 0)), np.add(side * (-1, 1), (_FLASK, 0))
    area = np.vstack([left, right[::-1]])
    plate.fill(polygon(area), "light")
    _liquid(plate, side, 16.0)
    shade = np.add(side * (0.82, 1), (_FLASK, 0))
    plate.fill(polygon(np.vstack([right[20:], shade[20:][::-1]])))
    plate.fill(polygon(relief.box(_FLASK + 1.0, 4.4, _FLASK + 2.2, 9.6)))
    pen(plate, left[20:46] + np.array([1.5, 0]), 0.3, 0.8, 0.4, ink="light")
    rim(plate, area, 0.36, 0.6)
    flat(plate, ellipse(_FLASK, 3.4, 2.9, 0.95, 40), "light", 0.4)


def _liquid(plate: Plate, side: Points, level: float) -> None:
    """The liquid, its surface, and bubbles that rise in it."""
    low = side[side[:, 1] > level]
    half = float(np.interp(level, side[:, 1], side[:, 0]))
    right, left = np.add(low, (_FLASK, 0)), np.add(low * (-1, 1), (_FLASK, 0))
    plate.fill(
        polygon(np.vstack([[(_FLASK - half, level)], left, right[::-1], [(_FLASK + half, level)]])),
        "accent",
    )
    flat(plate, ellipse(_FLASK, level, half, 1.05, 50), "tint", 0.3)
    for x, y, r in ((11, 20.6, 0.8), (15, 22.6, 1.0), (12.4, 24.4, 0.6), (15.4, 18.8, 0.55)):
        plate.disc(x, y, r, fill="tint", stroke="ink", width=0.26)


def _tubes(plate: Plate) -> None:
    """Three tubes in a rack of wood."""
    for x in (25.6, 41.0):
        flat(plate, relief.box(x - 0.8, 11.4, x + 0.8, 27.6), "ink", 0.3)
    for x, level in ((29.0, 17.6), (33.3, 13.0), (37.6, 20.4)):
        end = ellipse(x, 23.6, 1.45, 1.6, 32)[:17]
        tube = np.vstack([[(x + 1.45, 6)], end, [(x - 1.45, 6)]])
        plate.fill(polygon(tube), "light")
        plate.fill(polygon(np.vstack([[(x + 1.45, level)], end, [(x - 1.45, level)]])), "accent")
        plate.fill(polygon(relief.box(x + 0.5, 6.6, x + 1.4, 24)))
        plate.stroke(polyline([(x - 0.75, 8), (x - 0.75, 23)]), 0.36, "light")
        plate.stroke(polygon(tube), 0.4)
        flat(plate, ellipse(x, 6, 1.8, 0.6, 30), "light", 0.36)
    for top, high in ((12.0, 2.0), (25.4, 2.6)):
        board = relief.box(24.0, top, 42.6, top + high)
        plate.stroke(polygon(board), 1.15, "paper")
        plate.fill(polygon(board), "accent")
        rule_along(plate, board[:2], board[[3, 2]], 4, lambda u, q, _p: q - 0.2 + 0.3 * u)
        plate.stroke(polygon(board), 0.42)


def magnet(plate: Plate) -> None:
    """A horseshoe magnet that draws nails, and the lines of its force."""
    for k in range(4):
        r = 12.6 + 2.1 * k
        for sign in (-1, 1):
            a = np.linspace(0.52 + 0.02 * k, -0.36 - 0.1 * k, 30)
            arc = np.stack([22 + sign * r * np.cos(a) * 0.98, 14.6 + 0.9 * r * np.sin(a)], 1)
            pen(plate, arc, 0.26, 0.5, 0.26, ink="accent")
    outline = _horseshoe(9.4, 4.3, 21.8)
    side = np.add(outline, (1.5, 1.2))
    plate.fill(polygon(side))
    plate.stroke(polygon(side), 0.4)
    plate.fill(polygon(outline), "accent")
    a = np.linspace(math.pi, 0, 50)
    outer, inner = (_leg(r, 17.4, a) for r in (9.4, 4.3))
    tones = (0.0, 0.0, 0.0, 0.12, 0.5, 0.8)
    rule_along(
        plate, outer, inner, 9,
        lambda u, q, _p: np.interp(q, np.linspace(0, 1, 6), tones) * (0.75 + 0.5 * u), samples=90,
    )  # fmt: skip
    rule_along(
        plate,
        outer,
        inner,
        9,
        lambda u, q, _p: 0.8 * (0.08 < q < 0.3) * (u < 0.72),
        samples=90,
        ink="tint",
    )
    for sign in (-1, 1):
        pole = np.array(
            [(4.3 * sign, 17.4), (9.4 * sign, 17.4), (9.4 * sign, 21.8), (4.3 * sign, 21.8)]
        )
        area = np.add(pole, (22, 0))
        flat(plate, area, "light", 0.4)
        right = relief.box(22 + sign * 6.85 + 1.0, 17.6, 22 + sign * 6.85 + 2.4, 21.6)
        hatch(plate, right, 0.6, angle=math.pi / 2, gap=0.47)
    plate.stroke(polygon(outline), 0.5)
    _nails(plate)


def _leg(r: float, foot: float, a: Points) -> Points:
    """A line along the horseshoe, r mm from its middle, down to a level at both ends."""
    bow = np.stack([22 + r * np.cos(a), 11 - r * np.sin(a)], axis=1)
    return np.vstack([[(22 - r, foot)], bow, [(22 + r, foot)]])


def _horseshoe(outer: float, inner: float, foot: float) -> Points:
    a = np.linspace(math.pi, 0, 50)
    return np.vstack([_leg(outer, foot, a), _leg(inner, foot, a)[::-1]])


def _nails(plate: Plate) -> None:
    """Nails that hang from the poles, and one that leaps up to them."""
    for head, tip in (
        ((12.8, 22.6), (11.0, 28.6)), ((15.6, 22.8), (16.2, 29.0)), ((17.4, 22.4), (21.0, 26.0)),
        ((27.6, 22.8), (26.0, 28.8)), ((30.4, 22.6), (32.0, 28.8)), ((23.4, 28.8), (24.0, 24.2)),
    ):  # fmt: skip
        a, b = np.array(head), np.array(tip)
        along = (b - a) / math.hypot(*(b - a))
        across = np.array([-along[1], along[0]])
        pen(plate, np.linspace(a, b, 12), 0.95, 0.85, 0.3)
        plate.stroke(polyline([a - across * 0.95, a + across * 0.95]), 0.75)


def scales(plate: Plate) -> None:
    """A balance: three weights against an apple."""
    rules(plate, (6, 27.6, 38, 29.6), 3, pitch=0.8, weight=0.36, cover=0.5)
    foot = curve("12.6,28.6 14,26.6 19,25.6 22,25.4 25,25.6 30,26.6 31.4,28.6", 8)
    relief.body(plate, foot, fill="accent", angle=0.0, gap=0.47, edge=(0.4, 0.7))
    pillar = points("5.0,0.9 8,0.8 9,1.6 10,0.8 17,1.0 20,1.7 22,1.1 25.8,2.4")
    relief.turned(plate, 22, pillar, fill="light", gap=0.47, edge=0.4)
    beam = np.vstack(
        [
            curve("4.4,6.0 10,4.2 16,4.4 22,3.0 28,4.4 34,4.2 39.6,6.0", 8),
            curve("39.6,6.8 34,5.4 28,5.8 22,5.6 16,5.8 10,5.4 4.4,6.8", 8),
        ]
    )
    flat(plate, beam, "accent", 0.4)
    pen(plate, curve("6,6.0 10,5.0 16,5.2 22,5.0 28,5.2 34,5.0 38,6.0", 8), 0.3, 0.5, 0.7, 0.5, 0.3)
    plate.disc(22, 4.2, 1.7, fill="light", stroke="ink", width=0.44)
    plate.disc(22, 4.2, 0.6, fill="ink")
    plate.stroke(polyline([(22, 2.4), (22, 0.8)]), 0.7)
    for x in (4.6, 39.4):
        _pan(plate, x + (3.4 if x < 22 else -3.4), x)
    _loads(plate)


def _pan(plate: Plate, x: float, end: float) -> None:
    """A pan on its chains."""
    plate.disc(end, 6.4, 0.75, fill="light", stroke="ink", width=0.36)
    for dx in (-5.6, 0.0, 5.6):
        pen(
            plate, np.linspace((end, 7.0), (x + dx, 19.6 + (0.9 if dx == 0 else 0)), 12), 0.28, 0.28
        )
    dish = np.vstack([curve("-6.6,19.4 -4.8,22.2 0,23.4 4.8,22.2 6.6,19.4", 8)])
    area = np.add(dish, (x, 0))
    relief.body(plate, area, fill="light", angle=0.0, gap=0.47, edge=(0.4, 0.7))
    flat(plate, ellipse(x, 19.4, 6.6, 1.2, 50), "tint", 0.4)


def _loads(plate: Plate) -> None:
    """Weights of brass on the left, an apple on the right."""
    for x, high, half in ((5.4, 4.6, 1.7), (8.7, 3.4, 1.35), (11.4, 2.4, 1.05)):
        top = 19.4 - high
        knob = [(top - 1.4, 0.5), (top - 0.9, 0.75), (top - 0.4, 0.4)]
        body = [(top, half * 0.8), (top + 0.4, half), (19.5, half)]
        relief.turned(plate, x, [*knob, *body], fill="accent", gap=0.47, edge=0.4)
    sphere(plate, 36.0, 15.6, 3.9, 9, "accent")
    pen(plate, curve("36,12.2 36.2,11 37.2,9.8", 6), 0.5, 0.7)
    leaf = spline([(36.4, 11.2), (38.4, 9.6), (40.8, 9.8), (38.8, 11.4)], 6, closed=True)
    flat(plate, leaf, "ink", 0.2)


def thermometer(plate: Plate) -> None:
    """A thermometer on its board between the sun and a crystal of snow."""
    board = np.vstack(
        [
            curve("16.6,4.4 18,2.4 20,1.9 22,0.9 24,1.9 26,2.4 27.4,4.4", 6),
            [(27.4, 28.6), (16.6, 28.6)],
        ]
    )
    plate.fill(polygon(np.add(board, (1.1, 0.8))))
    wood(plate, board, angle=math.pi / 2, gap=0.62, shade=0.4, figure=3, edge=0.5)
    scale = relief.box(18.0, 4.2, 26.0, 23.4)
    plate.stroke(polygon(scale), 2.1, "paper")
    flat(plate, scale, "light", 0.36)
    for y in (4.2, 23.4):
        for x in (17.3, 26.7):
            plate.disc(x, y, 0.42, fill="light", stroke="ink", width=0.26)
    ticks = [
        polyline([(18.7 if k % 5 == 0 else 19.5, y), (20.4, y)])
        for k, y in enumerate(np.arange(5.2, 22.6, 0.85))
    ]
    ticks += [polyline([(23.6, y), (25.3, y)]) for y in np.arange(5.2, 22.6, 4.25)]
    plate.stroke("".join(ticks), 0.3)
    plate.stroke(polyline([(22, 4.2), (22, 24)]), 2.5)
    plate.disc(22, 25, 2.5, fill="ink")
    plate.stroke(polyline([(22, 4.2), (22, 24)]), 1.7, "light")
    plate.disc(22, 25, 1.9, fill="accent")
    plate.stroke(polyline([(22, 11), (22, 25)]), 1.1, "accent", round_ends=False)
    plate.disc(21.4, 24.4, 0.55, fill="light")
    plate.disc(22, 2.9, 0.5, fill="ink")
    sphere(plate, 7.8, 14.4, 3.7, 8, "accent")
    rays(plate, (7.8, 14.4), (4.8, 4.8), (2.5, 1.5), 16, width=0.6)
    _crystal(plate, 36.4, 14.4, 6.4)


def _crystal(plate: Plate, x: float, y: float, r: float) -> None:
    """A crystal of snow: six arms with barbs."""
    arms = []
    for k in range(6):
        out = np.array([math.sin(k * math.pi / 3), -math.cos(k * math.pi / 3)])
        middle = np.array([x, y])
        arms.append(polyline([middle, middle + out * r]))
        for share, long in ((0.46, 0.26), (0.7, 0.22)):
            for turn in (-1, 1):
                a = k * math.pi / 3 + turn * math.pi / 3
                barb = np.array([math.sin(a), -math.cos(a)])
                arms.append(
                    polyline([middle + out * r * share, middle + out * r * share + barb * r * long])
                )
    plate.stroke("".join(arms), 0.62)


def orrery(plate: Plate) -> None:
    """An orrery: the sun on its pillar, the planets on their orbits around it."""
    rules(plate, (8, 27.6, 36, 29.6), 5, pitch=0.8, weight=0.36, cover=0.5)
    orbits = ((19.4, 7.4), (13.4, 5.0), (7.8, 2.9))
    for rx, ry in orbits:
        ring = ellipse(22, 13, rx, ry, 120)
        _orbit(plate, np.vstack([ring[60:], ring[:1]]))
    pillar = points("13,1.0 17,0.9 18.4,1.9 19.6,1.0 23.4,1.3 25,2.8 26,5.4 27.2,7.6 28.4,8.0")
    relief.turned(plate, 22, pillar, fill="light", gap=0.47, edge=0.42)
    for rx, ry in orbits:
        _orbit(plate, ellipse(22, 13, rx, ry, 120)[:61])
    rays(plate, (22, 11.4), (4.6, 4.6), (2.2, 1.3), 20, width=0.5, ink="accent")
    plate.disc(22, 11.4, 4.6, fill="paper")
    sphere(plate, 22, 11.4, 4.1, 10, "accent")
    for x, y, r, ink in (
        (4.6, 16.2, 2.5, "light"),
        (37.4, 8.4, 2.0, "accent"),
        (33.6, 15.4, 1.8, "light"),
        (10.6, 10.4, 1.6, "accent"),
        (27.6, 15.0, 1.2, "light"),
        (16.2, 14.8, 1.0, "accent"),
    ):
        plate.disc(x, y, r + 0.4, fill="paper")
        sphere(plate, x, y, r, 5, ink)
    ring = ellipse(0, 0, 4.2, 1.1, 60) @ np.array([[0.95, -0.3], [0.3, 0.95]]) + np.array(
        [4.9, 16.2]
    )
    for part in (ring[:28], ring[52:]):
        plate.stroke(polyline(part), 0.5)


def _orbit(plate: Plate, path: Points) -> None:
    """A rod of brass, bent to half an orbit."""
    plate.stroke(polyline(path), 0.95)
    plate.stroke(polyline(path), 0.4, "tint")


EMBLEMS: dict[str, Callable[[Plate], None]] = {
    "flask": flask,
    "magnet": magnet,
    "scales": scales,
    "thermometer": thermometer,
    "orrery": orrery,
}

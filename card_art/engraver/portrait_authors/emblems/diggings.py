"""A miner's pick and gold pan, from Roaring Camp."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.leafage import fir
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse, normals, resample, spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch, rule_along
from engraver.technique.solids import rim

#: The pan's rim and floor: middle, half axes, mm.
RIM, FLOOR = (28.0, 18.2, 13.4, 5.0), (28.0, 21.2, 8.6, 2.9)


def diggings() -> Plate:
    """The pick aslant behind a pan with color in it."""
    plate = vignette("pick and gold pan", "The Luck of Roaring Camp, 1868")
    _range(plate)
    setting.ground(plate, 22, 26.6, 20.6, 5)
    setting.shadow(plate, 26, 26.0, 16.5, 5)
    for x, y, r in ((5.6, 24.6, 3.6), (11.4, 26.2, 2.5), (40.6, 26.0, 2.0)):
        _stone(plate, x, y, r)
    _handle(plate)
    _head(plate)
    _pan(plate)
    _nuggets(plate, ((17.2, 26.6, 0.8), (19.4, 27.6, 0.6), (14.9, 27.9, 0.7)))
    setting.grass(plate, [(2.6, 27.4, 1.8), (36.8, 28.4, 1.5), (8.6, 28.6, 1.3)])
    return plate


def _range(plate: Plate) -> None:
    """The Sierra behind, snow on its crests, fading at both ends."""
    crest = points(
        "15.2,14.2 17.4,12.2 19.0,10.4 21.4,11.2 25.6,6.0 27.6,8.0 29.4,7.0 34.2,1.6 37.0,5.6"
        " 38.6,5.0 41.4,8.6 43.2,11.6"
    )
    snow = points(
        "41.6,11.8 40.4,10.2 39.4,11 38.2,8.8 37,10 35.6,8.2 34.6,9.8 33,8.4 31.4,10.4 30,9.2"
        " 28.6,11 27.2,10 25.8,11.6 24.2,10.4 22.4,13 20.6,12.4 18.6,13.4"
    )
    low = np.vstack([snow[::-1], [(43.2, 11.6), (43.2, 17.4), (14.4, 17.4), (15.2, 14.2)]])

    def rock(x: Points, y: Points) -> Points:
        fade = np.clip((17.4 - y) / 4.6, 0, 1)
        return np.asarray((0.5 + 0.2 * np.sin(1.9 * x + 0.7 * y)) * fade)

    hatch(plate, low, rock, angle=1.15, gap=0.44)
    for face in (
        "34.2,1.6 37.0,5.6 37,10 35.6,8.2 34.6,9.8 34,7.4 34.8,5",
        "25.6,6.0 27.6,8.0 28.6,11 27.2,10 25.8,11.6 25.2,9.6 25.9,8",
        "38.6,5.0 41.4,8.6 41.6,11.8 40.4,10.2 39.4,11 39.2,8.4",
    ):
        plate.fill(polygon(points(face)), "ink")
    relief.pen(plate, resample(crest, 90), 0.16, 0.3, 0.4, 0.34, 0.16)
    for x, foot, tall in (
        (21.4, 15.4, 3.4),
        (19.6, 16.0, 4.4),
        (36.2, 15.2, 3.6),
        (38.0, 15.8, 4.9),
        (39.7, 16.6, 3.9),
    ):
        fir(plate, x, foot, tall)


def _stone(plate: Plate, x: float, y: float, r: float) -> None:
    """A river boulder: its top worn flat and white, its flanks ruled."""
    turn = np.linspace(0, 2 * np.pi, 10)[:-1] + 0.3 * x
    reach = r * (1 + 0.08 * np.sin(2 * turn + x) + 0.06 * np.sin(3 * turn))
    edge = np.stack([x + 1.2 * reach * np.cos(turn), y + 0.78 * reach * np.sin(turn)], 1)
    stone = spline(edge, 5, closed=True)
    shade = relief.rounded(stone, base=1.0, gain=1.2, sharp=2.2)

    def tone(px: Points, py: Points) -> Points:
        crack = 0.16 * np.sin(2.4 * px - 3.1 * py)
        return np.asarray(np.clip(np.asarray(shade(px, py)) + crack * (py > y - 0.2 * r), 0, 1))

    plate.stroke(polygon(stone), 0.8, "paper")
    relief.body(plate, stone, angle=0.5, gap=0.4, tone=tone)


def _handle(plate: Plate) -> None:
    """Hickory, swelling towards the head."""
    line = spline([(8.4, 6.6), (20, 14.0), (33.0, 22.2)], 14)
    r = np.linspace(1.15, 0.85, len(line))[:, None]
    side = normals(line) * r
    outline = np.vstack([line + side, (line - side)[::-1]])
    plate.stroke(polygon(outline), 0.8, "paper")
    plate.fill(polygon(outline), "accent")
    rule_along(
        plate,
        line - side,
        line + side,
        6,
        lambda u, q, _p: 0.05 + 0.95 * q + 0.22 * np.sin(14 * u + 9 * q),
    )
    relief.pen(plate, line - side * 0.45, 0.1, 0.3, 0.3, 0.1, ink="tint")
    rim(plate, outline, 0.22, 0.42)


def _head(plate: Plate) -> None:
    """Forged iron: two curved points and the eye that the handle passes."""
    course = spline(
        [(17.4, 1.6), (14.4, 2.9), (11.0, 5.4), (8.2, 8.8), (6.2, 13.0), (5.4, 17.2)], 16
    )
    u = np.linspace(-1, 1, len(course))
    half = np.interp(np.abs(u), [0, 0.14, 0.2, 0.55, 0.92, 1], [1.75, 1.75, 1.25, 1.0, 0.42, 0.1])
    side = normals(course) * half[:, None]
    outer, inner = course + side, course - side
    outline = np.vstack([outer, inner[::-1]])
    plate.stroke(polygon(outline), 0.8, "paper")
    plate.fill(polygon(outline), "paper")

    def iron(u: Points, q: float, _p: Points) -> Points:
        return np.asarray(
            np.interp(q, [0, 0.2, 0.32, 0.46, 0.6, 1], [0.75, 0.5, 0.05, 0.0, 0.92, 1.0]) + 0 * u
        )

    lit, dark = (outer, inner) if outer[:, 0].mean() < inner[:, 0].mean() else (inner, outer)
    rule_along(plate, lit, dark, 7, iron, samples=80)
    rim(plate, outline, 0.24, 0.5)
    eye = ellipse(9.6, 7.3, 1.5, 1.05, 24)
    relief.flat(
        plate,
        (eye - [9.6, 7.3]) @ np.array([[0.85, 0.52], [-0.52, 0.85]]) + [9.2, 7.1],
        "accent",
        0.34,
    )


def _pan(plate: Plate) -> None:
    x, y, rx, ry = RIM
    fx, fy, fr, _ = FLOOR
    v = np.linspace(np.pi, 0, 40)
    upper = np.stack([x + rx * np.cos(v), y + ry * np.sin(v)], 1)
    lower = np.stack([fx + (fr + 0.8) * np.cos(v), fy + 2.4 + 2.9 * np.sin(v)], 1)
    outside = np.vstack([upper, lower[::-1]])
    plate.stroke(polygon(np.vstack([ellipse(*RIM, 60)])), 0.9, "paper")
    plate.fill(polygon(outside), "paper")

    def tin(u: Points, q: float, _p: Points) -> Points:
        return np.asarray(
            np.interp(
                u, [0, 0.1, 0.22, 0.36, 0.6, 0.8, 0.9, 1], [0.5, 0.2, 0.0, 0.16, 0.7, 1.0, 0.9, 0.6]
            )
            + 0.25 * (q - 0.5)
        )

    rule_along(plate, upper, lower, 8, tin, samples=70)
    rim(plate, outside, 0.3, 0.5)
    _bowl(plate)


def _bowl(plate: Plate) -> None:
    """The inside: dark under the near light, ridged, wet gravel and gold on its floor."""
    x, y, rx, ry = RIM
    outer, floor = ellipse(x, y, rx - 0.72, ry - 0.6, 70), ellipse(*FLOOR[:1], 19.9, 8.8, 2.5, 70)
    relief.flat(plate, ellipse(x, y, rx, ry, 70), "light", 0.4)

    def inside(u: Points, q: float, _p: Points) -> Points:
        turn = 2 * np.pi * u
        return np.asarray(0.55 - 0.62 * np.cos(turn - 0.5) + 0.2 * np.sin(q * 20))

    rule_along(
        plate, np.vstack([outer, outer[:1]]), np.vstack([floor, floor[:1]]), 5, inside, samples=110
    )
    plate.stroke(polygon(outer), 0.24)
    plate.fill(polygon(floor), "ink")
    rng = np.random.default_rng(5)
    grains = []
    for _ in range(60):
        a, r = 2 * np.pi * rng.random(), np.sqrt(rng.random())
        grains.append(
            dot(28 + 8.0 * r * np.cos(a), 19.9 + 2.1 * r * np.sin(a), 0.13 + 0.1 * rng.random())
        )
    plate.fill("".join(grains[::2]), "paper")
    _nuggets(
        plate,
        (
            (25.2, 20.6, 1.15),
            (29.0, 19.6, 0.95),
            (31.8, 20.7, 1.2),
            (27.6, 21.4, 0.75),
            (22.6, 19.6, 0.7),
            (33.6, 19.4, 0.6),
        ),
    )


def _nuggets(plate: Plate, nuggets: tuple[tuple[float, float, float], ...]) -> None:
    """Lumps of gold, paler than anything about them."""
    for x, y, r in nuggets:
        turn = np.linspace(0, 2 * np.pi, 13)[:-1]
        reach = r * (1 + 0.12 * np.sin(3 * turn + 5 * x) + 0.07 * np.sin(5 * turn + x))
        edge = np.stack([x + reach * np.cos(turn), y + 0.78 * reach * np.sin(turn)], 1)
        lump = spline(edge, 4, closed=True)
        plate.shape(polygon(lump), fill="light", stroke="ink", width=0.26)
        if r > 0.9:
            low = spline(
                [(x - 0.2 * r, y + 0.55 * r), (x + 0.5 * r, y + 0.3 * r), (x + 0.7 * r, y)], 6
            )
            relief.pen(plate, low, 0.14, 0.4, 0.14)


EMBLEMS: dict[str, Callable[[], Plate]] = {"harte": diggings}

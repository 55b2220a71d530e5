"""A smith's anvil on its block, sparks flying, a horseshoe leaning."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.emblems.parts import cornered
from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.curves import spline
from engraver.technique.cutpaper import curve, points
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.rays import rays
from engraver.technique.ruling import rule_along

#: The silhouette: horn to the left, heel to the right, waist and feet.
BODY = np.vstack(
    [
        points("13.4,7.2 33.8,7.2 36.6,7.4 36.6,10.2 33.4,10.8"),
        curve("33.4,10.8 29.4,11.8 27.6,13.4 27.4,15.2 28.8,16.6", 8),
        points("32.6,17.4 32.6,19.8 12.4,19.8 12.4,17.4"),
        curve("16.2,16.6 17.6,15.2 17.4,13.4 15.4,12.0 11.8,11.4 7.6,10.6 3.4,8.3", 8),
        curve("3.4,8.3 7.0,7.7 10.4,7.8 13.4,8.3", 8),
    ]
)


def anvil(plate: Plate) -> None:
    """An anvil whose face still glows, on a block bound with iron."""
    rays(
        plate,
        (21, 6.4),
        (3.0, 2.6),
        (2.6, 1.4, 3.2, 1.4),
        13,
        width=0.5,
        start=np.pi + 0.25,
        turn=np.pi - 0.5,
        ink="accent",
    )
    setting.shadow(plate, 29, 26.6, 13, 4, gap=0.54)
    _block(plate)
    _iron(plate)
    _bar(plate)
    _horseshoe(plate)


def _iron(plate: Plate) -> None:
    plate.stroke(polygon(BODY), 0.6, "paper")
    plate.fill(polygon(BODY))
    lights = (
        ("5.6,8.5 9.4,8.5 13.2,9.3", 0.1, 0.5, 0.3),
        ("8.4,9.6 11.6,10.0 14.4,10.9", 0.1, 0.3, 0.1),
        ("18.6,12.4 18.9,14.6 17.8,16.6", 0.2, 0.55, 0.2),
        ("20.0,12.0 20.3,14.8 19.4,17.2", 0.1, 0.4, 0.1),
        ("21.4,11.8 21.7,14.8 21.2,17.4", 0.1, 0.28, 0.1),
    )
    for text, *widths in lights:
        relief.pen(plate, text, *widths, ink="paper")
    for y, end, weight in ((8.2, 36.0, 0.42), (9.0, 30.0, 0.26), (9.7, 25.0, 0.2)):
        relief.pen(plate, [(14.2, y), (end, y)], weight, weight, 0.12, ink="paper")
    for y, end, weight in ((18.1, 32.0, 0.36), (18.8, 24.0, 0.22)):
        relief.pen(plate, [(13.0, y), (end, y)], weight, weight, 0.12, ink="paper")
    plate.fill(polygon(relief.box(32.6, 7.2, 33.7, 7.75)), "paper")


def _bar(plate: Plate) -> None:
    """A glowing bar across the face."""
    bar = points("16.4,5.7 25.8,5.7 25.8,7.2 16.4,7.2")
    plate.stroke(polygon(bar), 0.7, "paper")
    relief.flat(plate, bar, "accent", 0.3)
    relief.pen(plate, [(17.0, 6.2), (25.2, 6.2)], 0.3, 0.3, 0.12, ink="tint")


def _block(plate: Plate) -> None:
    """A block of oak, bound with a hoop."""
    left, right, top, foot = 13.6, 31.4, 19.6, 28.6
    side = np.vstack(
        [
            points(f"{left},{top} {right},{top}"),
            curve(f"{right},{top} {right + 0.3},24 {right + 0.8},{foot - 0.6}", 6),
            curve(f"{right + 0.8},{foot - 0.6} 22.5,{foot + 0.6} {left - 0.8},{foot - 0.6}", 8),
            curve(f"{left - 0.8},{foot - 0.6} {left - 0.3},24 {left},{top}", 6),
        ]
    )
    plate.fill(polygon(side), "paper")
    edges = (
        points(f"{left},{top} {left - 0.7},{foot}"),
        points(f"{right},{top} {right + 0.7},{foot}"),
    )
    rule_along(plate, *edges, 40, _grain)
    cornered(plate, side, 0.3, 0.5)
    x = np.linspace(left - 0.3, right + 0.3, 40)
    sag = 0.6 * (1 - ((x - 22.5) / 9.2) ** 2)
    hoop = np.vstack([np.stack([x, 22.4 + sag], 1), np.stack([x, 24.2 + sag], 1)[::-1]])
    relief.flat(plate, hoop, "ink", 0.3)
    relief.pen(
        plate, spline([(14.4, 23.1), (18, 23.45), (22, 23.55)], 8), 0.36, 0.3, 0.1, ink="paper"
    )


def _grain(u: Points, q: float, _places: Points) -> Points:
    """The tone of the block: bark and cracks, dark to the right."""
    crack = np.sin(7.3 * u + 41 * q) + np.sin(2.1 * u - 97 * q)
    return np.asarray(np.clip(0.24 + 0.16 * crack + 1.1 * (q - 0.5), 0, 0.92))


def _horseshoe(plate: Plate) -> None:
    """A horseshoe that leans on the block."""
    turn = np.linspace(0.72, 2 * np.pi - 0.72, 60) - np.pi / 2 + np.pi
    outer = np.stack([36.6 + 3.9 * np.cos(turn), 23.9 + 4.4 * np.sin(turn)], 1)
    inner = np.stack([36.6 + 2.35 * np.cos(turn), 23.9 + 2.9 * np.sin(turn)], 1)
    shoe = np.vstack([outer, inner[::-1]])
    plate.stroke(polygon(shoe), 0.9, "paper")
    plate.fill(polygon(shoe + np.array([0.35, 0.2])))
    relief.body(plate, shoe, fill="accent", angle=-0.7, gap=0.42, edge=(0.26, 0.46))
    for k in (6, 14, 22, 38, 46, 54):
        x, y = ((outer[k] + inner[k]) / 2).tolist()
        plate.disc(x, y, 0.36, fill="light")


EMBLEMS: dict[str, Callable[[Plate], None]] = {"anvil": anvil}

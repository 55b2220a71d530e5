"""A tortoise on its way."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.curves import signed_area
from engraver.technique.cutpaper import curve, loop, points
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: The shell above its edge, and the edge from front to back.
DOME = np.vstack(
    [
        curve(
            "9.0,18.2 10.0,13.0 13.4,8.6 18.4,5.8 24.0,5.0 29.6,6.2 34.2,9.4 37.2,13.8 38.6,18.6", 8
        ),
        curve("38.6,18.6 31,19.8 24,20.1 16,19.6 9.0,18.2", 8),
    ]
)
#: The great scutes of its side.
_SCUTES = (
    "10.2,17.2 11.6,12.6 14.6,10.2 18.0,12.0 18.6,15.6 16.4,18.6",
    "19.2,15.6 18.8,12.0 22.0,10.2 26.4,10.4 28.2,13.0 27.2,16.2 24.6,18.8 19.2,18.8",
    "28.0,16.2 29.0,13.2 31.8,11.2 35.0,13.0 36.8,16.4 36.2,17.8 30.6,18.6",
    "14.9,9.4 18.6,6.6 22.6,6.0 21.8,9.4 18.4,11.2",
    "23.4,6.0 28.4,6.4 32.2,8.4 30.6,10.6 26.8,9.7 22.8,9.5",
)


def tortoise(plate: Plate) -> None:
    """A tortoise that walks to the left over stony ground, head raised."""
    setting.ground(plate, 22, 27.4, 20, 3, gap=0.6)
    _leg(plate, "15.0,18.6 17.0,20.4 17.6,24.6 18.8,26.6 15.2,27.0 14.2,24.8 13.6,20.8", dark=True)
    _leg(plate, "28.6,18.6 31.4,19.4 31.4,24.4 32.0,26.4 28.4,26.8 27.8,24.0 27.0,20.6", dark=True)
    tail = loop("36.6,18.6 39.4,19.4 42.0,22.6 39.4,21.8 36.4,21.2")
    relief.body(plate, tail, fill="accent", angle=0.6, gap=0.5, edge=(0.3, 0.5))
    _leg(
        plate,
        "33.0,18.0 37.4,18.4 38.4,21.4 38.0,24.6 39.0,27.2 34.4,27.8 33.4,25.2 31.6,22.0",
        dark=False,
    )
    _neck(plate)
    _leg(
        plate,
        "11.0,18.0 15.2,18.8 15.6,21.4 13.6,24.2 13.4,27.0 12.0,27.9 8.4,27.8 9.0,25.4 9.4,22.0",
        dark=False,
    )
    _shell(plate)
    setting.grass(
        plate, [(4.4, 28.2, 2.2), (22.6, 28.4, 2.6), (25.2, 28.8, 1.7), (41.0, 28.4, 2.2)]
    )


def _shell(plate: Plate) -> None:
    plate.stroke(polygon(DOME), 1.0, "paper")
    plate.fill(polygon(DOME))
    for text in _SCUTES:
        _scute(plate, points(text))
    relief.pen(plate, "33.6,9.9 35.4,11.8 36.8,14.6", 0.16, 0.44, 0.16, ink="tint")
    upper = curve("8.2,18.0 16,19.4 24,19.9 31,19.6 39.2,18.4", 12)
    lower = curve("7.6,20.0 16,21.8 24,22.4 31,22.0 39.8,20.2", 12)
    skirt = np.vstack([upper, lower[::-1]])
    plate.stroke(polygon(skirt), 0.8, "paper")
    relief.body(plate, skirt, fill="accent", angle=1.2, gap=0.5, edge=(0.34, 0.6))
    for k in range(5, 48, 5):
        relief.wire(plate, [upper[k], lower[min(48, k + 1)]], 0.4)


def _scute(plate: Plate, corners: Points) -> None:
    """A scute: rings of growth about a pale heart, darker to the lower right."""
    heart = corners.mean(axis=0)
    inner = heart + (corners - heart) * 0.93
    plate.fill(polygon(inner), "accent")
    hatch(
        plate,
        inner,
        lambda x, y: np.clip(0.02 * (x - 20) + 0.035 * (y - 8), 0.0, 0.7),
        angle=0.9,
        gap=0.5,
    )
    for share in (0.74, 0.5) if abs(signed_area(corners)) > 18 else (0.6,):
        plate.stroke(polygon(heart + (corners - heart) * share), 0.3)
    core = heart + (corners - heart) * 0.3
    plate.shape(polygon(core), fill="tint", stroke="ink", width=0.3, round_ends=True)


def _leg(plate: Plate, text: str, *, dark: bool) -> None:
    """A stout leg in scales, with claws."""
    outline = loop(text)
    plate.stroke(polygon(outline), 1.15, "paper")
    if dark:
        plate.fill(polygon(outline))
        return
    relief.body(plate, outline, fill="paper", angle=1.3, gap=0.5, edge=(0.32, 0.6))
    low = outline[:, 1].max()
    left, right = (
        outline[outline[:, 1] > low - 1.4][:, 0].min(),
        outline[outline[:, 1] > low - 1.4][:, 0].max(),
    )
    for k in range(3):
        x = left + 0.5 + (right - left - 1.0) * k / 3.2
        plate.fill(
            polygon(
                loop(
                    f"{x},{low - 0.9} {x + 0.9},{low - 0.9} {x + 0.5},{low + 0.35}"
                    f" {x - 0.4},{low + 0.3}"
                )
            )
        )
    for dx, dy in ((1.6, 4.4), (3.2, 5.2), (2.2, 6.8)):
        x, y = outline[:, 0].min() + dx, low - 9.6 + dy
        relief.pen(plate, [(x - 0.6, y), (x, y + 0.5), (x + 0.6, y)], 0.2, 0.4, 0.2)


def _neck(plate: Plate) -> None:
    """The neck in folds, the head, its beak and its eye."""
    neck = loop(
        "12.6,15.6 10.2,12.6 8.0,9.8 6.0,9.6 4.4,12.4 5.4,15.6 7.4,18.6 10.4,21.4 13.6,21.2"
    )
    plate.stroke(polygon(neck), 1.15, "paper")
    relief.body(plate, neck, fill="paper", angle=-0.7, gap=0.5, edge=(0.32, 0.6))
    for k in range(3):
        relief.pen(
            plate,
            [
                (5.4 + 1.0 * k, 16.0 + 1.5 * k),
                (7.0 + 1.0 * k, 15.2 + 1.3 * k),
                (8.4 + 0.9 * k, 13.6 + 1.1 * k),
            ],
            0.4,
            0.34,
            0.16,
        )
    head = loop(
        "8.4,11.4 7.6,8.9 5.6,7.8 3.2,8.2 1.4,9.8 0.9,11.6 1.3,12.9 3.4,13.9 6.2,14.0 8.0,13.0"
    )
    plate.stroke(polygon(head), 1.15, "paper")
    relief.body(plate, head, fill="paper", angle=0.6, gap=0.5, edge=(0.34, 0.6))
    relief.pen(plate, "1.2,11.9 2.8,12.2 4.6,11.7 5.8,12.2", 0.4, 0.44, 0.2)
    plate.disc(4.4, 9.9, 0.8, fill="light", stroke="ink", width=0.34)
    plate.fill(dot(4.3, 9.95, 0.42))
    relief.pen(plate, "3.2,8.9 4.4,8.3 5.6,8.9", 0.2, 0.44, 0.2)
    plate.fill(dot(1.8, 10.4, 0.24))


EMBLEMS: dict[str, Callable[[Plate], None]] = {"tortoise": tortoise}

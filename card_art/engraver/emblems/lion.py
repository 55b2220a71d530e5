"""The head of a lion."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.emblems.parts import mirrored
from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import spline
from engraver.technique.cutpaper import curve, loop
from engraver.technique.light import facing
from engraver.technique.pathdata import dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: The middle of the mane on the plate.
_HEART = np.array([22.0, 13.4])
FACE = loop(
    "22,5.4 25.2,5.8 27.6,7.8 28.4,11.0 28.0,14.2 26.8,17.4 26.4,20.4 24.6,23.2 22,24.2 19.4,23.2"
    " 17.6,20.4"
    " 17.2,17.4 16.0,14.2 15.6,11.0 16.4,7.8 18.8,5.8"
)


def lion(plate: Plate) -> None:
    """A lion, face to face, in the flames of its mane."""
    for reach, count, start, fill in (
        (13.4, 26, 0.0, "ink"),
        (11.6, 24, 0.13, "accent"),
        (9.7, 21, 0.0, "accent"),
        (8.2, 18, 0.17, "accent"),
    ):
        for k in sorted(range(count), key=lambda k: min(k, count - k)):
            _lock(plate, -np.pi / 2 + 2 * np.pi * k / count + start, reach, fill)
    for side in (-1, 1):
        ear = mirrored(loop("25.6,7.6 25.8,4.6 28.0,3.2 30.0,4.4 30.0,7.2 28.2,9.4"), side)
        plate.stroke(polygon(ear), 0.8, "paper")
        relief.flat(plate, ear, "tint", 0.44)
        plate.fill(
            polygon(mirrored(loop("26.6,7.4 27.0,5.4 28.2,4.6 29.2,5.6 29.0,7.2 28.0,8.4"), side))
        )
    plate.stroke(polygon(FACE), 0.9, "paper")
    plate.fill(polygon(FACE), "light")
    _shade(plate)
    rim(plate, FACE, 0.3, 0.55)
    for side in (-1, 1):
        _eye(plate, side)
        _muzzle(plate, side)
    _nose(plate)
    _forelock(plate)
    _beard(plate)


def _lock(plate: Plate, turn: float, reach: float, fill: str) -> None:
    """A flame of the mane that bends downwards."""
    out = np.array([np.cos(turn) * 1.25, np.sin(turn)])
    side = np.array([-out[1], out[0]])
    bend = 1.1 if np.cos(turn) > 0.02 else -1.1 if np.cos(turn) < -0.02 else 0.0
    long = 6.2 if reach > 9 else 5.0
    root = _HEART + np.array([0, 0.7]) + out * (reach - long)
    axis = spline(
        [root, root + out * long * 0.5 + side * bend * 0.15, root + out * long + side * bend], 8
    )
    t = np.linspace(0, 1, len(axis))
    half = (1.35 * np.sin(np.pi * np.clip(0.22 + 0.78 * t, 0, 1)) ** 0.8)[:, None]
    step = np.gradient(axis, axis=0)
    across = np.stack([-step[:, 1], step[:, 0]], 1) / np.hypot(*step.T)[:, None]
    outline = np.vstack([axis + across * half, (axis - across * half)[::-1]])
    plate.shape(
        polygon(outline),
        fill=fill,
        stroke="ink" if fill != "ink" else "paper",
        width=0.36,
        round_ends=True,
    )
    lit = float(facing(out)) > -0.1
    if fill == "ink":
        plate.fill(
            swell(
                axis[3:-3] + across[3:-3] * 0.3, 0.34 * np.sin(np.linspace(0.1, 3.0, len(axis) - 6))
            ),
            "paper",
        )
        return
    for share in (-0.42, 0.36):
        line = axis + across * half * share
        plate.fill(
            swell(line[1:-2], 0.4 * np.sin(np.linspace(0.6, 3.0, len(axis) - 3))),
            "tint" if lit and share < 0 else "ink",
        )


def _shade(plate: Plate) -> None:
    """Shade down the right of the face, along the nose and below the cheekbones."""
    hatch(
        plate,
        FACE,
        lambda x, y: np.clip(0.16 * (x - 24.2) - 0.01 * (y - 14) + 0.5 * (y > 22.6), 0, 0.62),
        angle=1.0,
        gap=0.5,
    )
    for text, weights in (
        ("20.0,9.0 19.9,12.0 19.2,15.6", (0.16, 0.4, 0.16)),
        ("24.0,9.0 24.1,12.0 24.8,15.6", (0.16, 0.6, 0.2)),
        ("22,6.4 22,8.0 22,9.6", (0.14, 0.44, 0.14)),
        ("21.0,6.6 20.9,7.6 21.1,8.6", (0.14, 0.34, 0.14)),
        ("23.0,6.6 23.1,7.6 22.9,8.6", (0.14, 0.34, 0.14)),
        ("17.0,15.4 17.6,16.8 17.8,18.4", (0.14, 0.4, 0.14)),
        ("18.0,14.8 18.6,16.0 18.8,17.4", (0.14, 0.36, 0.14)),
    ):
        relief.pen(plate, text, *weights)


def _eye(plate: Plate, side: int) -> None:
    """An eye under its heavy brow."""
    eye = mirrored(loop("23.9,12.9 25.0,11.5 26.5,11.0 27.4,11.2 26.6,12.4 25.2,12.9"), side)
    plate.shape(polygon(eye), fill="light", stroke="ink", width=0.36)
    x = 22 + 3.9 * side
    plate.disc(x, 11.9, 0.72, fill="accent", stroke="ink", width=0.28)
    plate.fill(dot(x, 11.9, 0.36))
    relief.pen(
        plate,
        mirrored(curve("23.2,14.4 23.8,12.2 25.4,10.6 27.9,10.4", 8), side),
        0.3,
        0.9,
        0.8,
        0.3,
    )


def _muzzle(plate: Plate, side: int) -> None:
    """The cheek with its whiskers."""
    pad = mirrored(
        loop("22,17.2 24.0,16.4 26.2,17.2 26.8,19.0 25.8,20.6 23.8,21.0 22.2,20.2"), side
    )
    relief.body(plate, pad, fill="light", angle=1.0, gap=0.5, edge=(0.26, 0.42))
    spots = [(24.2, 18.2), (25.4, 18.4), (24.6, 19.4)]
    plate.fill("".join(dot(22 + (x - 22) * side, y, 0.24) for x, y in spots))
    for dy in (-1.0, 0.3, 1.5):
        whisker = mirrored(
            curve(f"25.6,18.8 29.0,{18.6 + 0.7 * dy} 32.4,{19.4 + 1.3 * dy}", 6), side
        )
        relief.pen(plate, whisker, 0.34, 0.3, 0.2, ink="light")


def _nose(plate: Plate) -> None:
    nose = loop("19.4,14.6 22,14.2 24.6,14.6 24.4,15.8 23.0,17.0 22,17.6 21.0,17.0 19.6,15.8")
    plate.stroke(polygon(nose), 0.5, "light")
    relief.flat(plate, nose, "ink", 0.3)
    relief.pen(plate, "20.2,15.0 21.2,14.8 22.2,14.9", 0.14, 0.36, 0.14, ink="paper")
    relief.pen(plate, [(22, 17.4), (22, 18.6), (22, 19.6)], 0.5, 0.44, 0.4)
    relief.pen(
        plate,
        "18.0,20.0 19.6,21.0 21.4,20.6 22,19.6 22.6,20.6 24.4,21.0 26.0,20.0",
        0.2,
        0.5,
        0.6,
        0.5,
        0.2,
    )


def _forelock(plate: Plate) -> None:
    """Locks that fall from the crown over the forehead."""
    for k in (-3, 3, -2, 2, -1, 1, 0):
        x, tip = 22 + 1.3 * k, 22 + 1.75 * k
        long = 8.6 - 0.55 * abs(k)
        lock = loop(
            f"{x - 1.0},4.4 {x},3.0 {x + 1.0},4.4 {tip + 0.7},{long - 1.8} {tip},{long}"
            f" {tip - 0.7},{long - 1.8}"
        )
        plate.shape(polygon(lock), fill="accent", stroke="ink", width=0.36, round_ends=True)
        relief.pen(plate, [(x, 4.4), (tip * 0.5 + x * 0.5, 5.6), (tip, long - 1.2)], 0.3, 0.4, 0.16)


def _beard(plate: Plate) -> None:
    """The tuft of the chin."""
    for k in (-2, 2, -1, 1, 0):
        x = 22 + 1.15 * k
        lock = loop(
            f"{x - 0.9},22.4 {x + 0.9},22.4 {x + 0.6},25.2 {x + 0.2 * k},{28.4 - 0.9 * abs(k)}"
            f" {x - 0.6},25.2"
        )
        plate.shape(polygon(lock), fill="accent", stroke="ink", width=0.36, round_ends=True)
        relief.pen(
            plate, [(x, 23.2), (x, 25.0), (x + 0.1 * k, 26.6 - 0.6 * abs(k))], 0.3, 0.4, 0.16
        )
    lip = loop("20.0,21.8 22,21.4 24.0,21.8 23.2,22.9 22,23.2 20.8,22.9")
    relief.body(plate, lip, fill="light", angle=1.0, gap=0.5, edge=(0.26, 0.42))


EMBLEMS: dict[str, Callable[[Plate], None]] = {"lion": lion}

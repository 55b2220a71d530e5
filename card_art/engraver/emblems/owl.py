"""An owl on a branch before the moon."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.emblems.parts import mirrored
from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import curve, inside, loop
from engraver.technique.grain import wood
from engraver.technique.light import facing
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell

BODY = loop(
    "22,3.4 26.2,3.0 28.6,1.2 28.8,4.4 29.4,7.8 29.6,10.6 30.8,14.4 30.6,18.6 28.6,22.6 25.4,25.0"
    " 22,25.6"
    " 18.6,25.0 15.4,22.6 13.4,18.6 13.2,14.4 14.4,10.6 14.6,7.8 15.2,4.4 15.4,1.2 17.8,3.0",
    7,
)
WING = loop("28.8,11.4 31.2,14.6 31.6,19.0 29.8,23.6 27.2,27.0 26.6,22.4 27.2,17.6 27.4,13.4")


def owl(plate: Plate) -> None:
    """A horned owl, face to face, its claws about a branch, a full moon behind."""
    plate.disc(22, 13.7, 12.9, fill="accent")
    moon = ellipse(22, 13.7, 12.9, 12.9, 90)
    hatch(plate, moon, lambda _x, y: np.clip((y - 9) / 22, 0, 0.62), gap=0.56, ink="paper")
    _branch(plate)
    plate.stroke(polygon(BODY), 1.1, "paper")
    plate.fill(polygon(BODY))
    _tail(plate)
    _breast(plate)
    for side in (-1, 1):
        _wing(plate, side)
    _face(plate)
    for x in (19.2, 24.8):
        _claws(plate, x)


def _breast(plate: Plate) -> None:
    """Feathers of the breast in rows, each with its dark shaft."""
    area = loop(
        "22,12.4 25.6,12.6 27.4,15.4 27.2,19.4 25.6,23.0 22,24.8 18.4,23.0 16.8,19.4 16.6,15.4"
        " 18.4,12.6"
    )
    u = np.linspace(0, np.pi, 11)
    for row in range(7, -1, -1):
        y = 13.4 + 1.5 * row
        for k in range(-4, 5):
            x = 22 + (k + 0.5 * (row % 2)) * 1.75
            if not inside(area, np.array([[x, y]]))[0]:
                continue
            tip = np.stack([x + 0.95 * np.cos(u), y + 1.5 * np.sin(u) ** 0.8], 1)
            feather = np.vstack([[(x + 0.7, y - 0.9)], tip, [(x - 0.7, y - 0.9)]])
            plate.shape(
                polygon(feather),
                fill="paper" if x < 24.4 else "tint",
                stroke="ink",
                width=0.3,
                round_ends=True,
            )
            weight = 0.42 + 0.3 * (x > 23.5)
            plate.fill(
                swell(
                    np.array([(x, y - 0.5), (x, y + 0.3), (x, y + 1.0)]),
                    np.array([weight + 0.14, weight, 0.2]),
                )
            )


def _wing(plate: Plate, side: int) -> None:
    """A folded wing: coverts as scallops, then the long quills."""
    wing = mirrored(WING, side)
    plate.stroke(polygon(wing), 0.9, "paper")
    plate.fill(polygon(wing))
    for k in range(4):
        quill = curve(
            f"{30.6 - 0.9 * k},{17.4 + 0.6 * k} {30.2 - 0.9 * k},{21.0 + 0.6 * k}"
            f" {28.6 - 0.5 * k},{24.4 + 0.3 * k}",
            6,
        )
        relief.pen(
            plate, mirrored(quill, side), 0.24, 0.46 if side < 0 else 0.34, 0.16, ink="paper"
        )
    for row in range(3):
        for k in range(3):
            x, y = 28.4 + 0.95 * k - 0.1 * row, 13.2 + 1.5 * row + 0.7 * k
            scallop = curve(f"{x - 0.5},{y} {x},{y + 0.75} {x + 0.55},{y + 0.1}", 5)
            relief.pen(plate, mirrored(scallop, side), 0.2, 0.4, 0.2, ink="paper")


def _face(plate: Plate) -> None:
    """The facial discs, the great eyes, the hooked beak and the brows that end in the ears."""
    for side in (-1, 1):
        disc = mirrored(
            loop("22.3,8.6 23.4,5.6 26.2,4.8 28.4,6.4 28.8,9.2 27.4,11.8 24.6,12.6 22.6,11.6"), side
        )
        plate.shape(polygon(disc), fill="light", stroke="ink", width=0.4)
        x, y = 22 + 3.5 * side, 8.6
        rays = []
        for angle in np.linspace(0, 2 * np.pi, 27)[:-1]:
            out = np.array([np.cos(angle), np.sin(angle)])
            dark = 0.5 - 0.5 * float(facing(out))
            line = np.array([x, y]) + out * np.linspace(2.1, 2.85, 4)[:, None]
            rays.append(swell(line, np.linspace(0.34, 0.16, 4) * (0.8 + 0.5 * dark)))
        plate.fill("".join(rays))
        plate.disc(x, y, 1.95, fill="accent", stroke="ink", width=0.42)
        plate.disc(x, y, 1.08, fill="ink")
        plate.disc(x - 0.5, y - 0.5, 0.42, fill="light")
        brow = mirrored(curve("22.4,7.4 23.8,5.2 26.4,3.8 28.7,1.4", 8), side)
        relief.pen(plate, brow, 0.5, 1.0, 0.9, 0.2)
        relief.pen(plate, brow + np.array([0, -0.75]), 0.14, 0.4, 0.34, 0.14, ink="paper")
    beak = loop("22,8.8 22.9,9.8 22.8,11.2 22,12.9 21.2,11.2 21.1,9.8")
    plate.stroke(polygon(beak), 0.8, "paper")
    relief.flat(plate, beak, "ink", 0.3)
    relief.pen(plate, "21.7,9.6 21.6,10.6 21.9,11.6", 0.16, 0.34, 0.14, ink="paper")


def _claws(plate: Plate, x: float) -> None:
    """Toes about the branch."""
    for dx in (-1.2, 0.0, 1.2):
        toe = loop(
            f"{x + dx - 0.6},24.2 {x + dx + 0.6},24.2 {x + dx + 0.62},25.8 {x + dx + 0.2},27.4"
            f" {x + dx - 0.3},26.8 {x + dx - 0.65},25.6"
        )
        plate.shape(polygon(toe), fill="paper", stroke="ink", width=0.34)
        relief.pen(plate, [(x + dx, 26.4), (x + dx, 27.1), (x + dx - 0.1, 27.9)], 0.7, 0.5, 0.16)


def _branch(plate: Plate) -> None:
    branch = np.vstack(
        [
            curve("2.0,27.6 9.0,25.6 18.0,25.0 28.0,25.2 36.0,24.0 42.4,21.6", 8),
            curve("42.2,23.0 36.4,26.0 28.4,27.8 18.0,27.8 9.4,28.4 2.4,29.2", 8),
        ]
    )
    plate.stroke(polygon(branch), 0.9, "paper")
    wood(plate, branch, gap=0.52, shade=0.5, edge=0)
    rim(plate, branch, 0.3, 0.6)
    for root, tip in (((36.0, 25.4), (40.6, 28.6)), ((8.0, 26.6), (4.0, 23.2))):
        twig = spline([root, ((root[0] + tip[0]) / 2 + 0.4, (root[1] + tip[1]) / 2), tip], 6)
        relief.pen(plate, twig, 1.2, 0.8, 0.3)


def _tail(plate: Plate) -> None:
    """The tail, hanging behind the branch."""
    for x in (-2.4, 2.4, -1.2, 1.2, 0.0):
        quill = loop(
            f"{22 + x - 1},23 {22 + x + 1},23 {22 + x * 1.1 + 0.95},28.2 {22 + x * 1.1},29.4"
            f" {22 + x * 1.1 - 0.95},28.2"
        )
        plate.shape(polygon(quill), fill="ink", stroke="paper", width=0.4)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"owl": owl}

"""What roofs are covered with, in few bold lines: thatch, shingles, planks."""

from __future__ import annotations

import numpy as np

from generator.engraver.nations.houses.face import Face
from generator.engraver.nations.houses.walls import clustered
from generator.engraver.pathdata import polyline
from generator.engraver.plate import Plate


def thatch(
    plate: Plate,
    face: Face,
    layers: int = 5,
    tone: float = 0.5,
    pitch: float = 0.5,
    seed: int = 1,
) -> None:
    """Straw in ``layers``, strokes ``pitch`` mm apart down the slope, darkest at each hem."""
    rng = np.random.default_rng(seed)
    straws = []
    for i, (u, a, b) in enumerate(face.columns(pitch)):
        step = (b - a) / layers
        for k in range(layers):
            start = a + step * (k + 0.06 * (i % 3))
            end = min(start + step * (0.45 + 0.5 * rng.random()), b)
            wide = pitch * tone * (0.75 + 0.5 * rng.random())
            straws.append(face.wall.line((u, start), (u, end), wide, 0.7 * wide, 0.06, n=6))
    plate.fill("".join(straws))


def shingles(
    plate: Plate,
    face: Face,
    size: tuple[float, float] = (1.1, 1.0),
    share: float = 1.0,
    width: float = 0.18,
    seed: int = 1,
) -> None:
    """Courses of shingles, slates or flat tiles of this size (mm), their butts ``width`` mm wide.

    Joints are drawn for a ``share`` of them, in patches.
    """
    rng = np.random.default_rng(seed)
    wide, high = size[0] / face.scale()[0], size[1] / face.scale()[1]
    butts, joints = [], []
    for j, (v, a, b) in enumerate(face.rows(size[1])):
        foot = v - high / 2
        if j:
            butts.append(face.wall.line((a, foot), (b, foot), width, width * 1.3, width, n=9))
        for u in np.arange(a + wide * (0.5 + 0.5 * (j % 2)), b - 0.2 * wide, wide).tolist():
            place = u + 0.16 * wide * (rng.random() - 0.5)
            if clustered(u, v, share, seed):
                joints.append(polyline(face.wall.at([(place, foot), (place, foot + high)])))
    plate.fill("".join(butts))
    plate.stroke("".join(joints), 0.14)


def planked(plate: Plate, face: Face, pitch: float = 0.9, width: float = 0.17) -> None:
    """Boards down the slope, their edges ``pitch`` mm apart."""
    lines = (face.wall.line((u, a), (u, b), width, width, n=4) for u, a, b in face.columns(pitch))
    plate.fill("".join(lines))

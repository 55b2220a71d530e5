"""Coverings of roofs, in few bold lines: shingles, planks."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses.face import Face
from engraver.nations.houses.walls import clustered
from engraver.technique import burin
from engraver.technique.pathdata import polyline
from engraver.technique.plate import Plate


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
            apart = float(np.ptp(face.wall.at([(b, foot), (b, foot + high)])[:, 1]))
            far = min(width, max(apart - burin.GAP, burin.LINE))
            butts.append(face.wall.line((a, foot), (b, foot), width, width * 1.3, far, n=9))
        for u in np.arange(a + wide * (0.5 + 0.5 * (j % 2)), b - 0.2 * wide, wide).tolist():
            place = u + 0.16 * wide * (rng.random() - 0.5)
            if clustered(u, v, share, seed):
                joints.append(polyline(face.wall.at([(place, foot), (place, foot + high)])))
    plate.fill("".join(butts))
    plate.stroke("".join(joints), 0.14)


def planked(plate: Plate, face: Face, pitch: float = 0.9, width: float = 0.17) -> None:
    """Boards down the slope, their edges ``pitch`` mm apart."""
    plate.fill(face.ruled(pitch, lambda _, apart: np.where(apart > 0, width, 0), upright=True))

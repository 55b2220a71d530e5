"""Shadows on the ground, to the right of a house and a little towards the viewer."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds
from engraver.nations.houses.camera import Camera
from engraver.technique.curves import ellipse
from engraver.technique.plate import Plate


def beside(plate: Plate, camera: Camera, front: float, depth: float) -> None:
    """The shadow that a house of this front and depth (m) casts beside its right wall."""
    near, far = camera.at([(front, 0, 0), (front, 0, depth)])
    away = [(near, (0, 0)), (near, (3.4, 1.5)), (far, (5.6, 1.7)), (far, (6.4, 0)), (far, (0, 0))]
    grounds.shadow(plate, [np.add(place, step) for place, step in away])


def below(plate: Plate, x: float, y: float, wide: float, tall: float) -> None:
    """The shadow of a round house: half an ellipse about (x, y), ``wide`` and ``tall`` mm."""
    grounds.shadow(plate, ellipse(x, y, wide, tall))

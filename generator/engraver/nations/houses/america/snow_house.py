"""A snow house of Baffin Island: snow blocks in a rising spiral, a passage, a pane of ice."""

from __future__ import annotations

import numpy as np

from generator.engraver.curves import resample, spline
from generator.engraver.nations.houses import grounds, landscape
from generator.engraver.nations.houses.camera import Camera
from generator.engraver.nations.houses.plot import plot
from generator.engraver.nations.houses.turned import Turned, blocks, rings
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.swell import swell

CAMERA = Camera(turn=0, far=15, eye=1.5, scale=78, x=20.6, y=23.4)


def snow_house() -> Plate:
    """A house of America, 44 × 36 mm."""
    plate = plot("Iglu of snow blocks, Baffin Island")
    landscape.sky(plate, 1.0, 43.0, 3.0, 18.4, seed=71)
    grounds.peaks(
        plate, [(1, 22), (7, 17.8), (12, 20.4), (30, 19.4), (35, 16.6), (43, 21.4)], 23, seed=8
    )
    _drifts(plate)
    grounds.shadow(plate, [(32, 31.2), (43, 29.2), (43, 31.0), (36, 32.4), (30, 32.4)])
    dome = _dome(2.75, 0, 0, 2.75)
    dome.lay(plate, "light", 0.36)
    rings(plate, dome, 10, 0.62, high=0.68, lift=0.9 / 7)
    blocks(plate, dome, 7, 26, 0.2, seed=5, spiral=0.9)
    pane = dome.patch(6, 0.49, 27, 0.62)
    plate.shape(polygon(pane), fill="tint", stroke="ink", width=0.34)
    _passage(plate)
    _sled(plate)
    return plate


def _dome(radius: float, x: float, z: float, high: float) -> Turned:
    turn = np.linspace(0, np.pi / 2, 15)
    profile = [(float(radius * np.cos(a) ** 0.92), float(high * np.sin(a))) for a in turn[:-1]]
    return Turned(CAMERA, x, z, (*profile, (0.02, high)))


def _passage(plate: Plate) -> None:
    """The entrance: a short vault of blocks before the dome, its doorway dark."""
    turn = np.linspace(0, np.pi, 21)

    def arch(z: float, half: float, high: float) -> Points:
        return CAMERA.at([(0.75 - half * np.cos(a), high * np.sin(a), z) for a in turn])

    far, near = arch(-2.2, 1.05, 1.35), arch(-4.0, 0.98, 1.25)
    hull = np.vstack([far, near[::-1]])
    plate.shape(polygon(hull), fill="light", stroke="ink", width=0.3)
    for i in (5, 9, 13):
        plate.stroke(polyline([far[i], near[i]]), 0.2)
    rules = [swell(np.linspace(far[i], near[i], 5), 0.16 + 0.03 * (i - 13)) for i in (15, 17)]
    plate.fill("".join(rules))
    plate.shape(polygon(near), fill="light", stroke="ink", width=0.34)
    inner = arch(-4.0, 0.66, 0.92)
    plate.shape(polygon(inner), fill="ink", stroke="ink", width=0.24)
    joints = [polyline([near[i], inner[i]]) for i in (3, 7, 10, 13, 17)]
    plate.stroke("".join(joints), 0.2)


def _drifts(plate: Plate) -> None:
    """The snow: long wind ridges, each with its shaded side."""
    plate.fill(
        swell([(1, 23.4), (12, 23.2), (32, 23.3), (43, 23.2)], np.array([0.1, 0.22, 0.22, 0.1]))
    )
    for x, y, long in (
        (2, 31.6, 9),
        (8, 34.2, 13),
        (27, 33.6, 8),
        (31, 35.0, 11),
        (33, 26.0, 9),
        (1.6, 27.0, 7),
        (16, 35.4, 7),
    ):
        crest = spline(
            [(x, y), (x + 0.3 * long, y - 0.7), (x + 0.6 * long, y - 0.35), (x + long, y + 0.1)], 8
        )
        t = np.sin(np.linspace(0.2, 3.0, len(crest)))
        plate.fill(swell(crest, 0.3 * t))
        plate.fill(swell(np.add(crest, (0.5, 0.5)), 0.2 * t * (t > 0.5)), "soft")


def _sled(plate: Plate) -> None:
    """A sled with its cross-pieces lashed on."""
    near = resample(spline([(3.6, 33.6), (11.2, 33.5), (14.2, 33.0), (15.8, 31.8)], 8), 41)
    far = np.add(near, (1.1, -1.5))
    plate.fill(swell(far, np.full(len(far), 0.5)))
    for q in np.linspace(0.06, 0.7, 6):
        i = int(q * (len(near) - 1))
        bar = np.array([near[i] + (-0.3, -0.2), far[i] + (0.3, -0.2)])
        plate.stroke(polyline(bar), 0.75)
        plate.stroke(polyline(bar), 0.42, "accent")
    runner = np.vstack([near, np.add(near, (0, 0.7))[::-1]])
    plate.shape(polygon(runner), fill="paper", stroke="ink", width=0.26)

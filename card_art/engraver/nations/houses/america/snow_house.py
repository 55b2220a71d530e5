"""A snow house of Baffin Island: snow blocks in a rising spiral, a passage, a pane of ice."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from engraver.nations.houses import grounds
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.plot import plot
from engraver.nations.houses.turned import Turned
from engraver.technique import burin
from engraver.technique.curves import normals, resample, spline
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell

CAMERA = Camera(turn=0, far=15, eye=1.7, scale=84, x=19.4, y=21.8)
#: Courses of the dome, and by how much of itself one rises on its way round.
COURSES, SPIRAL = 6, 0.9
#: A block is ruled in so many steps.
RULES = 6


def snow_house() -> Plate:
    """A house of America, 44 × 36 mm."""
    plate = plot("Iglu of snow blocks, Baffin Island")
    _drifts(plate)
    grounds.shadow(plate, [(31, 31.6), (43, 28.4), (43, 31.0), (36, 33.0), (30, 33.0)])
    dome = _dome(2.75, 2.85)
    dome.lay(plate, "light", 0.36)
    _blocks(plate, dome)
    rim(plate, np.vstack([dome.meridian(-90), dome.meridian(90)[-2::-1]]), 0.24, 0.6, closed=False)
    pane = dome.patch(12, 0.52, 31, 0.64)
    plate.shape(polygon(pane), fill="tint", stroke="ink", width=0.36)
    _passage(plate)
    _sled(plate)
    _knife(plate)
    return plate


def _dome(radius: float, high: float) -> Turned:
    turn = np.linspace(0, np.pi / 2, 15)
    profile = [(float(radius * np.cos(a) ** 0.86), float(high * np.sin(a))) for a in turn[:-1]]
    return Turned(CAMERA, 0, 0, (*profile, (0.02, high)))


def _blocks(plate: Plate, dome: Turned) -> None:
    """The blocks, each a little different: its cut face bare in the light, ruled in the shade."""
    rng = np.random.default_rng(5)
    joints, rules = [], []
    for j in range(COURSES):
        wide = (25, 27, 30, 35, 46, 80)[j]
        for a in np.arange(-90 - wide * rng.random(), 90, wide).tolist():
            b = a + wide * (0.9 + 0.2 * rng.random())
            left, right = max(a, -90.0), min(b, 90.0)
            if right - left < 4:
                continue
            joints.append(_joint(dome, j, left, right))
            rules += _rules(dome, j, (left, right), 0.16 * (rng.random() - 0.5))
    plate.fill("".join(rules))
    plate.fill("".join(joints))


def _rise(j: ArrayLike, angle: Points) -> Points:
    """The height up the dome of the bed of a course at an angle."""
    return np.asarray(
        np.clip((np.asarray(j) + SPIRAL * ((angle + 90) / 180 - 0.5)) / COURSES, 0, 1)
    )


def _joint(dome: Turned, j: int, left: float, right: float) -> str:
    """The bed above a block and the joint on its right, heavier in the shade."""
    angle = np.linspace(left, right, 13)
    bed = dome.at(angle, _rise(j + 1, angle))
    lines = swell(bed, 0.16 + 0.26 * dome.shade(angle, _rise(j + 1, angle)), flatness=0.03)
    if abs(right) < 84:
        up = _rise(j + np.linspace(0, 1, 5), np.full(5, right))
        lines += swell(dome.at(np.full(5, right), up), 0.18 + 0.24 * dome.shade([right], up[:1]))
    return lines


def _rules(dome: Turned, j: int, span: tuple[float, float], lean: float) -> list[str]:
    """Level lines over a block where it turns from the light."""
    left, right = span
    lines = []
    for k in range(1, RULES):
        angle = np.linspace(left + 1 + 2 * (k % 2), min(right - 1.5, 80.0), 25)
        if angle[-1] - angle[0] < 5:
            continue
        height = _rise(j + k / RULES, angle)
        tone = np.clip(dome.shade(angle, height) * 1.3 - 0.28 + lean, 0, 0.9)
        bed, head = (dome.at(angle, _rise(j + q, angle)) for q in (0.0, 1.0))
        pitch = np.hypot(*(head - bed).T) * np.abs(normals(bed)[:, 1]) / RULES
        lines.append(swell(dome.at(angle, height), burin.spaced(tone, pitch), lift=0.09))
    return lines


def _passage(plate: Plate) -> None:
    """The entrance: a short vault of blocks before the dome, its doorway dark."""
    turn = np.linspace(0, np.pi, 21)

    def arch(z: float, half: float, high: float) -> Points:
        return CAMERA.at([(0.9 - half * np.cos(a), high * np.sin(a), z) for a in turn])

    far, near = arch(-2.2, 1.05, 1.4), arch(-4.0, 0.98, 1.3)
    plate.shape(polygon(np.vstack([far, near[::-1]])), fill="light", stroke="ink", width=0.3)
    shade = [swell(np.linspace(far[i], near[i], 5), 0.14 + 0.035 * (i - 10)) for i in range(11, 20)]
    plate.fill("".join(shade))
    for i in (4, 8):
        plate.stroke(polyline([far[i], near[i]]), 0.2)
    plate.shape(polygon(near), fill="light", stroke="ink", width=0.34)
    inner = arch(-4.0, 0.66, 0.95)
    plate.shape(polygon(inner), fill="ink", stroke="ink", width=0.24)
    floor = CAMERA.at([(0.3, 0, -4.0), (1.5, 0, -4.0), (1.2, 0.14, -3.4), (0.6, 0.14, -3.4)])
    plate.fill(polygon(floor), "light")
    plate.stroke("".join(polyline([near[i], inner[i]]) for i in (3, 7, 10, 13, 17)), 0.2)


def _drifts(plate: Plate) -> None:
    """The snow: long wind ridges, each with its shaded side."""
    plate.fill(
        swell([(1, 23.0), (12, 22.8), (32, 22.9), (43, 22.8)], np.array([0.1, 0.24, 0.24, 0.1]))
    )
    for x, y, long in (
        (2, 31.6, 8),
        (4, 34.8, 13),
        (29, 34.2, 9),
        (33, 35.4, 9),
        (34, 26.0, 8),
        (1.6, 26.6, 5),
        (17, 35.5, 8),
    ):
        crest = spline(
            [(x, y), (x + 0.3 * long, y - 0.7), (x + 0.6 * long, y - 0.35), (x + long, y + 0.1)], 8
        )
        t = np.sin(np.linspace(0.2, 3.0, len(crest)))
        plate.fill(swell(crest, 0.32 * t))
        plate.fill(swell(np.add(crest, (0.5, 0.5)), 0.22 * t * (t > 0.5)), "soft")


def _sled(plate: Plate) -> None:
    """A sled with its cross-pieces lashed on."""
    near = resample(spline([(2.2, 33.6), (10.2, 33.5), (13.4, 33.0), (15.2, 31.6)], 8), 41)
    far = np.add(near, (1.1, -1.5))
    plate.fill(swell(far, np.full(len(far), 0.5)))
    for q in np.linspace(0.06, 0.7, 6):
        i = int(q * (len(near) - 1))
        bar = np.array([near[i] + (-0.3, -0.2), far[i] + (0.3, -0.2)])
        plate.stroke(polyline(bar), 0.66, round_ends=False)
        plate.stroke(polyline(bar), 0.36, "accent")
    runner = np.vstack([near, np.add(near, (0, 0.75))[::-1]])
    plate.shape(polygon(runner), fill="paper", stroke="ink", width=0.28)


def _knife(plate: Plate) -> None:
    """The snow knife that cut the blocks, stuck in the drift, and a block cut ready."""
    top = [(36.4, 31.6), (38.0, 30.9), (41.6, 31.2), (40.2, 32.0)]
    front = [(36.4, 31.6), (40.2, 32.0), (40.2, 33.8), (36.4, 33.3)]
    side = [(40.2, 32.0), (41.6, 31.2), (41.6, 32.9), (40.2, 33.8)]
    for face, ink in ((top, "light"), (front, "light"), (side, "ink")):
        plate.shape(polygon(face), fill=ink, stroke="ink", width=0.26, round_ends=True)
    blade = [(38.6, 31.2), (38.2, 28.4), (38.9, 28.2), (39.2, 31.2)]
    plate.shape(polygon(blade), fill="light", stroke="ink", width=0.22, round_ends=True)
    plate.stroke(polyline([(38.5, 28.3), (38.2, 26.6)]), 0.7)
    plate.stroke(polyline([(38.5, 28.0), (38.25, 26.8)]), 0.3, "accent")

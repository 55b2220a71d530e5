"""A Swahili house of coral stone: a flat roof on mangrove poles, a carved door between benches."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import joinery, landscape, palms, shadows, walls
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import rectangle
from engraver.nations.houses.hips import Hip
from engraver.nations.houses.plot import plot
from engraver.nations.houses.sheets import along
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: Front, depth, height of the parapet; eaves and ridge of the makuti roof on the terrace, in m.
FRONT, DEPTH, TOP, EAVES, RIDGE = 9.6, 9.0, 8.0, 10.0, 12.8
CAMERA = Camera(turn=34, far=30, eye=1.8, scale=66, x=24.4, y=29.4, pivot=FRONT)
FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))
SIDE = CAMERA.wall((FRONT, 0, 0), (0, 0, 1))
MIDDLE = FRONT / 2
ROOF = Hip(CAMERA, (FRONT, DEPTH), (EAVES, RIDGE), (0.3, -0.7), 2.0)


def coral_house() -> Plate:
    """A house of the old town, 44 × 36 mm."""
    plate = plot("Coral house, Lamu, Kenya")
    palms.palm(plate, 38.0, 30.6, 20.8, 0.9, 4.8)
    palms.palm(plate, 5.9, 31, 17.2, -1.0, 4.3)
    landscape.turf(plate, seed=47)
    shadows.beside(plate, CAMERA, FRONT, DEPTH)
    _terrace(plate)
    _side(plate)
    _front(plate)
    _benches(plate)
    _door(plate)
    return plate


def _terrace(plate: Plate) -> None:
    """The loft of palm thatch on the roof, open to the breeze."""
    for x, z in ((0.8, 1.6), (MIDDLE, 1.6), (FRONT - 0.8, 1.6), (FRONT - 0.8, DEPTH - 1.6)):
        foot, head = CAMERA.at([(x, TOP - 0.5, z), (x, EAVES + 0.4, z)])
        plate.stroke(polyline([foot, head]), 0.6)
        plate.stroke(polyline([foot, head]), 0.22, "paper")
    ROOF.paint(plate, (50, 30), 4)
    plate.fill(swell(along(ROOF.front(), 1.0), 0.6))


def _side(plate: Plate) -> None:
    joinery.panel(plate, SIDE, (0, 0, DEPTH, TOP), width=0.22)
    walls.shade(plate, rectangle(SIDE, 0, 0, DEPTH, TOP), 0.54, 0.48, upright=True)
    for u in (1.6, 4.2, 6.6):
        joinery.panel(plate, SIDE, (u, 5.2, u + 0.7, 6.6), fill="ink")
    for u in (2.4, 5.6):
        joinery.panel(plate, SIDE, (u, 2.0, u + 0.5, 3.0), fill="ink")
    for u in np.linspace(0.0, DEPTH - 0.6, 8):
        tooth = [
            (u, TOP),
            (u, TOP + 0.35),
            (u + 0.3, TOP + 0.7),
            (u + 0.6, TOP + 0.35),
            (u + 0.6, TOP),
        ]
        plate.fill(polygon(SIDE.at(tooth)))
    plate.fill(
        "".join(
            polygon(SIDE.quad(u, 4.1, u + 0.24, 4.4)) for u in np.arange(0.5, DEPTH - 0.3, 0.72)
        )
    )


def _front(plate: Plate) -> None:
    """Lime plaster over coral, the ends of the poles that bear the floors, shuttered windows."""
    joinery.panel(plate, FACE, (0, 0, FRONT, TOP), width=0.26)
    for v in (4.1, 7.0):
        plate.fill(
            "".join(
                polygon(FACE.quad(u, v, u + 0.26, v + 0.28))
                for u in np.arange(0.35, FRONT - 0.3, 0.68)
            )
        )
    joinery.panel(plate, FACE, (-0.08, TOP - 0.4, FRONT + 0.08, TOP), width=0.2)
    for u in np.linspace(0.0, FRONT - 0.6, 9):
        tooth = [
            (u, TOP),
            (u, TOP + 0.35),
            (u + 0.3, TOP + 0.7),
            (u + 0.6, TOP + 0.35),
            (u + 0.6, TOP),
        ]
        joinery.area(plate, FACE.at(tooth), width=0.17)
    for u in (1.0, 4.2, 7.4):
        joinery.panel(plate, FACE, (u - 0.22, 4.78, u + 1.42, 6.8), width=0.18)
        joinery.panel(plate, FACE, (u, 4.95, u + 0.56, 6.6), fill="accent", width=0.15)
        joinery.panel(plate, FACE, (u + 0.64, 4.95, u + 1.2, 6.6), fill="accent", width=0.15)
        louvres = [
            polyline(FACE.at([(u + a, v), (u + a + 0.38, v)]))
            for a in (0.09, 0.73)
            for v in np.arange(5.2, 6.5, 0.3)
        ]
        plate.stroke("".join(louvres), 0.16, "light")
    weather = [(0.4, 2.9, 1.2), (7.9, 3.5, 1.0), (0.6, 1.6, 0.8), (8.2, 1.9, 0.8), (2.9, 3.75, 0.7)]
    plate.stroke("".join(polyline(FACE.at([(u, v), (u + w, v)])) for u, v, w in weather), 0.15)


def _benches(plate: Plate) -> None:
    """The baraza, benches of stone where the house receives its guests."""
    for left, right in ((1.1, 3.0), (6.6, 8.5)):
        front = CAMERA.wall((0, 0, -0.9), (1, 0, 0))
        end = CAMERA.wall((right, 0, -0.9), (0, 0, 1))
        joinery.panel(plate, end, (0, 0, 0.9, 0.95), fill="ink")
        joinery.area(
            plate,
            CAMERA.at([(left, 0.95, -0.9), (right, 0.95, -0.9), (right, 0.95, 0), (left, 0.95, 0)]),
        )
        joinery.panel(plate, front, (left, 0, right, 0.95), width=0.2)
        hatch(plate, front.quad(left + 0.15, 0.1, right - 0.15, 0.7), 0.3, gap=0.42)


def _door(plate: Plate) -> None:
    """Two leaves and the carved post between them, in a frame of chains and lotus."""
    m = MIDDLE
    joinery.panel(plate, FACE, (m - 1.6, 0, m + 1.6, 3.85), width=0.24)
    joinery.panel(plate, FACE, (m - 1.36, 0.1, m + 1.36, 3.65), fill="ink")
    for u in (m - 1.22, m + 0.94):
        _chain(plate, [(u + 0.14, v) for v in np.arange(0.4, 2.7, 0.44)])
    _chain(plate, [(u, 3.3) for u in np.arange(m - 1.05, m + 1.1, 0.42)])
    for u in (m - 0.82, m + 0.1):
        joinery.panel(plate, FACE, (u, 0.12, u + 0.72, 2.85), fill="accent", width=0.14)
        bosses = [(u + a, v) for a in (0.2, 0.52) for v in (0.55, 1.15, 1.75, 2.35)]
        for a, b in bosses:
            plate.fill(
                polygon(FACE.at([(a - 0.1, b), (a, b + 0.16), (a + 0.1, b), (a, b - 0.16)])),
                "light",
            )
    _chain(plate, [(m, v) for v in np.arange(0.5, 2.9, 0.5)])
    for k in range(2):
        step = CAMERA.wall((0, 0, -0.8 + 0.4 * k), (1, 0, 0))
        joinery.panel(plate, step, (m - 1.7, 0.18 * k, m + 1.7, 0.18 * (k + 1)), width=0.16)


def _chain(plate: Plate, places: list[tuple[float, float]]) -> None:
    """A carved row: a lozenge at each of the places (u, v) on the front."""
    for u, v in places:
        ring = [(u - 0.15, v), (u, v + 0.19), (u + 0.15, v), (u, v - 0.19)]
        plate.fill(polygon(FACE.at(ring)), "paper")

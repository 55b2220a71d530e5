"""A loft of Telemark: a log storehouse and guest room on staves, broader above."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, trees, walls
from engraver.nations.houses.block import Gabled
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import plane
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

CAMERA = Camera(turn=33, far=22, eye=2.2, scale=72, x=25.4, y=26.0, pivot=4.4)
#: The log room below: its width, depth, floor and top. The gallery stands out by JETTY all round.
WIDE, DEEP, FLOOR, TOP, JETTY = 4.4, 4.6, 0.9, 3.3, 0.95
UPPER = Gabled(
    CAMERA, WIDE + 2 * JETTY, DEEP + 2 * JETTY, 2.3, 2.6, over=0.5, verge=0.7, thick=0.5,
    place=(-JETTY, TOP, -JETTY),
)  # fmt: skip


def stabbur() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Loft on staves, Telemark, Norway")
    trees.fir(plate, 4.4, 31.4, 2.8, 15.5, seed=2)
    trees.fir(plate, 8.6, 31.0, 2.0, 10.0, seed=3)
    trees.fir(plate, 40.4, 31.2, 2.5, 13.0, seed=6)
    landscape.turf(plate, seed=12)
    grounds.shadow(
        plate, CAMERA.at([(0, 0, 0), (WIDE, 0, -0.6), (8.6, 0, 1), (8.8, 0, 5), (0, 0, 5)])
    )
    _feet(plate)
    _room(plate)
    _gallery(plate)
    _roof(plate)
    return plate


def _feet(plate: Plate) -> None:
    """Staves that stand on stones, and the sill they carry."""
    for x, z in ((0.3, DEEP - 0.3), (WIDE - 0.3, DEEP - 0.3), (0.3, 0.2), (WIDE - 0.3, 0.2)):
        base, head = CAMERA.at([(x, 0, z), (x, FLOOR, z)])
        half = np.array([0.62, 0])
        plate.shape(
            polygon(
                [
                    base - half * 1.5,
                    base + half * 1.5,
                    base + half * 1.2 - (0, 0.8),
                    base - half * 1.2 - (0, 0.8),
                ]
            ),
            fill="paper",
            stroke="ink",
            width=0.26,
        )
        stave = [
            base - half - (0, 0.8),
            base + half - (0, 0.8),
            head + half * 0.7,
            head - half * 0.7,
        ]
        plate.shape(polygon(stave), fill="paper", stroke="ink", width=0.24)
        plate.fill(polygon([stave[1], stave[2], stave[2] - half * 0.6, stave[1] - half * 0.6]))


def _room(plate: Plate) -> None:
    """The lower room of round logs, crossed at the corner; the carved door and its step."""
    side = plane(CAMERA, [(WIDE, FLOOR, 0), (WIDE, FLOOR, DEEP), (WIDE, TOP, DEEP), (WIDE, TOP, 0)])
    side.lay(plate)
    walls.shade(plate, side, 0.66, 0.53)
    front = plane(CAMERA, [(0, FLOOR, 0), (WIDE, FLOOR, 0), (WIDE, TOP, 0), (0, TOP, 0)])
    front.lay(plate)
    walls.logs(plate, front, 6, 0.24)
    joinery.panel(plate, front.wall, (1.35, 0, 3.05, 2.24), "paper", 0.24)
    joinery.panel(plate, front.wall, (1.7, 0.05, 2.7, 1.85), "accent", 0.24)
    lattice = [((1.7, 0.05), (2.7, 1.85)), ((2.7, 0.05), (1.7, 1.85))]
    plate.stroke("".join(polyline(front.wall.at(pair)) for pair in lattice), 0.17, "paper")
    for k in range(6):
        x, y = CAMERA.at([(WIDE + 0.14, FLOOR + 0.4 * k + 0.2, -0.14)])[0]
        plate.shape(dot(x, y, 0.58), fill="paper", stroke="ink", width=0.24)
        plate.stroke(dot(x, y, 0.22), 0.14)
    corners = ((1.3, -0.9), (3.1, -0.9), (3.1, 0.0), (1.3, 0.0))
    tread = plane(CAMERA, [(x, 0.55, z) for x, z in corners])
    riser = plane(CAMERA, [(1.3, 0, -0.9), (3.1, 0, -0.9), (3.1, 0.55, -0.9), (1.3, 0.55, -0.9)])
    end = plane(CAMERA, [(3.1, 0, -0.9), (3.1, 0, 0.0), (3.1, 0.55, 0.0), (3.1, 0.55, -0.9)])
    for face, ink in ((end, "ink"), (tread, "light"), (riser, "paper")):
        face.lay(plate, ink, 0.24)


def _gallery(plate: Plate) -> None:
    """The upper story: upright planks, round arches between turned posts, in the light."""
    UPPER.side.lay(plate)
    walls.shade(plate, UPPER.side, 0.45, 0.53)
    walls.planks(plate, UPPER.side, 0.85, 0.26)
    UPPER.soffit(plate)
    front = UPPER.front
    front.lay(plate)
    walls.planks(plate, front, 0.72, 0.16)
    wide = WIDE + 2 * JETTY
    wall = front.wall
    joinery.panel(plate, wall, (0, 1.05, wide, 2.3), "paper", 0.2)
    for u in np.linspace(0.35, wide - 1.27, 5):
        _arch(plate, u, 0.92)
    for v, high in ((-0.12, 0.3), (0.95, 0.16), (2.2, 0.2)):
        joinery.panel(plate, wall, (-0.08, v, wide + 0.08, v + high))
    joinery.window(plate, wall, (wide / 2 - 0.4, 3.0, wide / 2 + 0.4, 3.7), (1, 1), 0.14)
    under = [
        (-JETTY, TOP - 0.12, -JETTY),
        (WIDE + JETTY, TOP - 0.12, -JETTY),
        (WIDE, TOP - 0.12, 0),
        (0, TOP - 0.12, 0),
    ]
    side = [
        (WIDE + JETTY, TOP - 0.12, -JETTY),
        (WIDE + JETTY, TOP - 0.12, DEEP + JETTY),
        (WIDE, TOP - 0.12, DEEP),
        (WIDE, TOP - 0.12, 0),
    ]
    plate.fill(polygon(CAMERA.at(under)) + polygon(CAMERA.at(side)))
    shade = plane(CAMERA, [(0, TOP - 0.5, 0), (WIDE, TOP - 0.5, 0), (WIDE, TOP, 0), (0, TOP, 0)])
    plate.fill(polygon(shade.outline))


def _arch(plate: Plate, u: float, wide: float) -> None:
    turn = np.linspace(0, np.pi, 13)
    arch = np.stack([u + wide / 2 * (1 + np.cos(turn)), 1.7 + wide / 2 * np.sin(turn)], axis=1)
    ring = np.vstack([[(u + wide, 1.13)], arch, [(u, 1.13)]])
    plate.fill(polygon(UPPER.front.wall.at(ring)))


def _roof(plate: Plate) -> None:
    """Turf on birch bark: a thick edge, grass along the ridge, the verge and the eaves."""
    slope = UPPER.slope
    slope.lay(plate, "tint", 0.3)
    rng = np.random.default_rng(4)
    blades = []
    for v, a, b in slope.rows(1.0):
        for u in np.arange(a + 0.2, b - 0.1, 0.42):
            x, y = slope.wall.at([(u + 0.2 * rng.random(), v)])[0]
            lean = 0.3 * (rng.random() - 0.4)
            blades.append(
                swell(
                    [(x, y + 0.45), (x + lean * 0.4, y), (x + lean, y - 0.4)],
                    np.array([0.3, 0.22, 0.1]),
                )
            )
    plate.fill("".join(blades))
    UPPER.eaves_board(plate, 0.5)
    UPPER.barge(plate)
    _fringe(plate)


def _fringe(plate: Plate) -> None:
    """Grass that stands up along the ridge and the near verge."""
    wide, low = WIDE + 2 * JETTY, 2.3 - UPPER.drop
    apex = (wide / 2, 4.9, -0.7)
    lines = [((-0.5, low, -0.7), apex), (apex, (wide / 2, 4.9, DEEP + 2 * JETTY + 0.7))]
    rng = np.random.default_rng(9)
    blades = []
    for start, end in lines:
        for q in np.linspace(0, 1, 26):
            place = np.array(start) * (1 - q) + np.array(end) * q + (-JETTY, TOP, -JETTY)
            x, y = CAMERA.at([place])[0]
            lean, high = 0.5 * (rng.random() - 0.5), 0.5 + 0.7 * rng.random()
            blades.append(
                swell(
                    [(x, y + 0.1), (x + lean * 0.4, y - high / 2), (x + lean, y - high)],
                    np.array([0.3, 0.24, 0.12]),
                )
            )
    plate.fill("".join(blades))

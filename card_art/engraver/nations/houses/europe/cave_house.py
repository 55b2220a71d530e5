"""A cave house of Guadix: rooms dug into a hill of clay, a white front, chimneys in the hill."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, trees, walls
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import rectangle
from engraver.nations.houses.plot import plot
from engraver.nations.houses.turned import Turned, rings
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell

CAMERA = Camera(turn=24, far=22, eye=1.8, scale=70, x=31.0, y=26.0, pivot=9.0)
#: The rooms that are built out of the hill: front, depth, height, m.
WIDE, DEEP, TOP = 9.0, 2.6, 3.1
#: The hill against the sky, mm, and the middle of its foot.
HILL = (
    *((0.3, 31.0), (1.6, 25.4), (5.0, 17.6), (10.6, 10.8), (17.4, 7.2), (24.6, 6.6), (31.6, 9.4)),
    *((37.4, 14.8), (41.4, 21.8), (43.2, 27.4), (43.7, 31.0)),
)
FOOT = (20.0, 31.0)
#: The pads of the prickly pear: across, up, size.
PADS = (
    *((0, 1.1, 1.0), (-0.85, 2.6, 0.85), (0.95, 2.5, 0.9), (-1.4, 3.9, 0.7)),
    *((-0.1, 3.9, 0.72), (0.9, 4.0, 0.66), (1.85, 3.7, 0.7)),
)


def cave_house() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Cave house, Guadix, Andalusia")
    _hill(plate)
    for x, foot, half, tall in (
        (14.6, 15.6, 1.4, 5.4),
        (23.4, 13.6, 1.7, 6.6),
        (31.8, 17.4, 1.4, 5.2),
    ):
        _chimney(plate, x, foot, half, tall)
    grounds.shadow(plate, CAMERA.at([(9, 0, 0), (11.4, 0, 0.2), (11.8, 0, 2), (9, 0, 2.6)]))
    _rooms(plate)
    landscape.turf(plate, seed=12)
    _prickly_pear(plate, 4.6, 33.6)
    return plate


def _hill(plate: Plate) -> None:
    """The hill of clay: one round back, bare in the light, ruled around its shaded flank."""
    edge = spline(HILL, 10)
    plate.fill(polygon(edge), "paper")
    turn = np.linspace(0, 1, len(edge))
    rules = []
    for k, size in enumerate(np.arange(0.5, 0.97, 0.035).tolist()):
        start = 0.5 + 0.06 * (k % 3) + 0.16 * (1 - size)
        width = 0.46 * np.clip(2.2 * (turn - start), 0, 1)
        rules.append(swell(FOOT + (edge - FOOT) * size, width))
    plate.fill("".join(rules))
    rim(plate, edge, 0.24, 0.5, closed=False)


def _chimney(plate: Plate, x: float, foot: float, half: float, tall: float) -> None:
    """A whitewashed chimney that rises through the hill, with a hat of slabs."""
    flat = Camera(turn=0, far=40, eye=0, scale=40, x=x, y=foot)
    solid = Turned(flat, 0, 0, ((half, -0.6), (half * 0.76, tall * 0.6), (half * 0.66, tall)))
    solid.lay(plate, "light", 0.3)
    rings(plate, solid, round(tall / 0.5), 0.5)
    hat = Turned(flat, 0, 0, ((half * 1.0, tall), (half * 0.2, tall + 1.0)))
    hat.lay(plate, "light", 0.26)
    rings(plate, hat, 2, 0.5)
    y = foot - tall
    hole = [(x - 0.5, y + 0.4), (x + 0.3, y + 0.4), (x + 0.3, y + 1.3), (x - 0.5, y + 1.3)]
    plate.fill(polygon(hole))


def _rooms(plate: Plate) -> None:
    """The whitewashed rooms before the cave, their side in shade; door, windows and bench."""
    wall, side = CAMERA.wall((0, 0, 0), (1, 0, 0)), CAMERA.wall((WIDE, 0, 0), (0, 0, 1))
    joinery.panel(plate, side, (0, 0, DEEP, TOP), "paper", 0.3)
    walls.shade(plate, rectangle(side, 0, 0, DEEP, TOP), 0.62, 0.46)
    crown = spline(
        [(0, TOP - 0.2), (2.2, TOP + 0.12), (4.6, TOP + 0.34), (7, TOP + 0.06), (WIDE, TOP)], 8
    )
    front = np.vstack([[(0, 0)], crown, [(WIDE, 0)]])
    plate.shape(polygon(wall.at(front)), fill="light", stroke="ink", width=0.36, round_ends=True)
    plate.fill(swell(wall.at(crown), 0.62))
    _door(plate)
    for u in (1.2, 6.9):
        joinery.window(plate, wall, (u, 0.95, u + 1.05, 2.1), (2, 2), 0.16)
        plate.fill(polygon(wall.quad(u - 0.2, 2.26, u + 1.3, 2.42)))
    _bench(plate)
    for u in (6.0, 8.5):
        _peppers(plate, wall.at([(u, 2.2)])[0])


def _bench(plate: Plate) -> None:
    """The whitewashed bench along the front, and flowerpots."""
    front = CAMERA.wall((0, 0, -0.5), (1, 0, 0))
    seat = [(u, 0.42, z) for u, z in ((0.2, -0.5), (3.0, -0.5), (3.0, 0.0), (0.2, 0.0))]
    joinery.area(plate, CAMERA.at(seat), "light", 0.2)
    joinery.panel(plate, front, (0.2, 0, 3.0, 0.42), "paper", 0.22)
    for u, v in ((0.7, 0.46), (1.5, 0.46), (6.1, 0.0)):
        _geranium(plate, *front.at([(u, v)])[0].tolist())


def _door(plate: Plate) -> None:
    """The plank door under a hood of round tiles."""
    wall = CAMERA.wall((0, 0, 0), (1, 0, 0))
    joinery.panel(plate, wall, (3.5, 0, 5.5, 2.4), "paper", 0.22)
    joinery.panel(plate, wall, (3.85, 0, 5.15, 2.1), "accent", 0.24)
    walls.planks(plate, rectangle(wall, 3.85, 0, 5.15, 2.1), 0.8, 0.17)
    plate.fill(polygon(wall.quad(3.3, 2.2, 5.7, 2.44)))
    hood = rectangle(CAMERA.wall((0, 2.4, -0.7), (1, 0, 0), (0, 0.6, 0.7)), 3.2, 0, 5.8, 1.0)
    hood.lay(plate, "tint", 0.26)
    walls.planks(plate, hood, 0.72, 0.26)
    ends = CAMERA.at([(u, 2.4, -0.7) for u in np.arange(3.35, 5.8, 0.35)])
    plate.fill("".join(dot(float(x), float(y), 0.24) for x, y in ends))


def _peppers(plate: Plate, hook: Points) -> None:
    """A string of red peppers hung to dry."""
    for k in range(5):
        x, y = np.add(hook, (0.26 * (-1) ** k, 0.3 + 0.56 * k))
        pod = [(x - 0.34, y), (x + 0.3, y - 0.16), (x + 0.1, y + 0.8)]
        plate.shape(polygon(pod), fill="accent", stroke="ink", width=0.15, round_ends=True)
    plate.stroke(polyline(np.add(hook, [(0, -0.3), (0, 0.3)])), 0.18)


def _geranium(plate: Plate, x: float, y: float) -> None:
    """A flowerpot."""
    plate.disc(x, y - 1.35, 0.66, fill="ink")
    pot = [(x - 0.5, y - 1.0), (x + 0.5, y - 1.0), (x + 0.34, y), (x - 0.34, y)]
    plate.shape(polygon(pot), fill="accent", stroke="ink", width=0.18)


def _prickly_pear(plate: Plate, x: float, foot: float) -> None:
    """A prickly pear: flat pads, each on the edge of another."""
    size = 1.3
    turn = np.linspace(0, 2 * np.pi, 25)
    for across, up, r in PADS:
        middle = np.array([x + size * across, foot - size * up])
        tilt = 0.45 * across
        spin = np.array([[np.cos(tilt), np.sin(tilt)], [-np.sin(tilt), np.cos(tilt)]])
        pad = np.stack([0.74 * np.cos(turn), 1.15 * np.sin(turn)], axis=1) @ spin * size * r
        plate.shape(polygon(middle + pad), fill="ink", stroke="paper", width=0.3)
        plate.shape(polygon(middle + pad), fill="ink")
        plate.fill(polygon(middle - (0.16 * r, 0.12 * r) + pad * 0.64), "paper")
        spines = ((0, 0.1), (-0.3, -0.5), (0.2, 0.62))
        for u, v in middle + np.array(spines) * size * r:
            plate.fill(dot(float(u), float(v), 0.12))
    trees.tuft(plate, x - 1.6, foot + 0.2, 1.2, 5)

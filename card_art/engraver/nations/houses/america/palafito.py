"""Houses on piles at Castro on Chiloé: shingled, painted, over the mud and the tide."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, roofs, walls
from engraver.nations.houses.block import Gabled
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.plot import plot
from engraver.technique.curves import spline
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim

CAMERA = Camera(turn=26, far=30, eye=3.6, scale=66, x=29.4, y=24.4, pivot=12)
FLOOR = 3.0
#: Left to right: where each house begins, its width, eaves and rise, m.
HOUSES = ((-3.6, 4.4, 4.4, 2.5), (1.2, 5.4, 3.0, 2.9), (7.0, 5.0, 5.0, 2.6))


def palafito() -> Plate:
    """A house of America, 44 × 36 mm."""
    plate = plot("Shingled house on piles, Castro, Chiloé")
    for x, wide, eaves, rise in HOUSES:
        _house(
            plate,
            Gabled(
                CAMERA,
                wide,
                8.0,
                eaves,
                rise,
                over=0.35,
                verge=0.4,
                thick=0.42,
                place=(x, FLOOR, 0),
            ),
        )
    grounds.water(plate, 30.2, 35.4, seed=14, dark=(6, 34))
    _boat(plate)
    return plate


def _house(plate: Plate, house: Gabled) -> None:
    """One house on its piles: shingled gable, balcony over the water, tin roof."""
    x, wide, eaves = house.place[0], house.wide, house.eaves
    _piles(plate, x, wide)
    house.side.lay(plate)
    walls.shade(plate, house.side, 0.66, 0.5)
    for u in (1.6, 4.8):
        joinery.window(plate, house.side.wall, (u, 1.0, u + 1.0, 2.2), (2, 2))
    house.soffit(plate)
    front = house.front
    front.lay(plate, "tint" if eaves < 4 else "paper", 0.32)
    roofs.shingles(plate, front, (0.9, 0.72), share=0.5, width=0.14)
    _openings(plate, house)
    house.slope.lay(plate, "paper", 0.3)
    roofs.planked(plate, house.slope, 0.75, 0.26)
    house.eaves_board(plate, 0.62)
    house.barge(plate, "accent" if eaves > 4.6 else "paper", 0.22)
    _balcony(plate, x, wide)


def _openings(plate: Plate, house: Gabled) -> None:
    wall, wide, mid = house.front.wall, house.wide, house.wide / 2
    ink = "accent"
    joinery.panel(plate, wall, (mid - 0.6, 0, mid + 0.6, 2.12), "ink", 0.2)
    joinery.panel(plate, wall, (mid - 0.5, 0, mid + 0.5, 2.0), ink, 0.2)
    plate.fill(polygon(wall.quad(mid - 0.34, 1.15, mid + 0.34, 1.8)))
    for u in (0.3, wide - 1.1):
        joinery.window(plate, wall, (u, 1.0, u + 0.8, 2.1), (2, 2), 0.13)
    if house.eaves > 4:
        for u in (0.6, wide - 1.6):
            joinery.window(plate, wall, (u, 3.3, u + 1.0, 4.3), (2, 2), 0.13)
    joinery.window(
        plate, wall, (mid - 0.45, house.eaves + 0.35, mid + 0.45, house.eaves + 1.3), (2, 2), 0.13
    )
    plate.fill(polygon(wall.quad(0, 2.6, wide, 2.76)))


def _piles(plate: Plate, x: float, wide: float) -> None:
    """Two rows of piles with braces, the space below the floor dark."""
    dark = [(x, 1.2, 3.0), (x + wide, 1.2, 3.0), (x + wide, FLOOR, 3.0), (x, FLOOR, 3.0)]
    plate.fill(polygon(CAMERA.at(dark)))
    side = [(x + wide, FLOOR, 0), (x + wide, FLOOR, 8), (x + wide, 2.2, 8), (x + wide, 2.0, 0)]
    plate.fill(polygon(CAMERA.at(side)))
    for z in (6.0, 3.0, -1.4):
        for u in np.linspace(0.15, wide - 0.15, 4 if z < 0 else 3):
            pile = CAMERA.at(
                [
                    (x + u - 0.2, -0.4, z),
                    (x + u + 0.2, -0.4, z),
                    (x + u + 0.19, FLOOR, z),
                    (x + u - 0.19, FLOOR, z),
                ]
            )
            plate.shape(polygon(pile), fill="paper" if z < 0 else "ink", stroke="ink", width=0.2)
            if z < 0:
                plate.fill(
                    polygon([pile[1], pile[2], (pile[2] + pile[3]) / 2, (pile[0] + pile[1]) / 2])
                )
    brace = CAMERA.at([(x + 0.15, 0.4, -1.4), (x + wide - 0.15, FLOOR - 0.2, -1.4)])
    plate.stroke(polyline(brace), 0.34)


def _balcony(plate: Plate, x: float, wide: float) -> None:
    """The platform over the water with its rail."""
    wall = CAMERA.wall((x, FLOOR, -1.4), (1, 0, 0))
    floor = [(x, FLOOR, -1.4), (x + wide, FLOOR, -1.4), (x + wide, FLOOR, 0), (x, FLOOR, 0)]
    plate.shape(polygon(CAMERA.at(floor)), fill="paper", stroke="ink", width=0.2)
    joinery.panel(plate, wall, (-0.1, -0.25, wide + 0.1, 0.05), "paper", 0.26)
    posts = [polyline(wall.at([(u, 0), (u, 0.85)])) for u in np.linspace(0, wide, 6)]
    plate.stroke("".join(posts), 0.24)
    for v in (0.45, 0.85):
        plate.stroke(polyline(wall.at([(0, v), (wide, v)])), 0.28)


def _boat(plate: Plate) -> None:
    """A rowing boat moored below."""
    sheer = spline([(31.2, 31.2), (34, 32.2), (38, 32.3), (41.4, 31.0)], 8)
    keel = spline([(41.4, 31.0), (39.8, 33.6), (36, 34.1), (32.4, 33.5), (31.2, 31.2)], 8)
    plate.fill(polygon(np.vstack([sheer, keel])), "accent")
    lip = np.add(sheer, (0, 0.6))
    plate.shape(polygon(np.vstack([sheer, lip[::-1]])), fill="paper", stroke="ink", width=0.2)
    rim(plate, np.vstack([sheer, keel[1:-1]]), 0.24, 0.46)

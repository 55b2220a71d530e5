"""A gasshō farmhouse of Shirakawa: a roof of thatch like two hands in prayer, four floors high."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, joinery, landscape, sheets, trees
from engraver.nations.houses.camera import Camera, Wall
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: Gable and long side; the eaves of the thatch and the ridge; how far the roof stands out; how
#: thick the thatch is.
FRONT, DEPTH, EAVES, TOP, OVER, THICK = 9.6, 12.6, 2.9, 12.2, 0.9, 1.05

CAMERA = Camera(turn=38, far=24, eye=1.7, scale=61, x=21.2, y=29.2, pivot=FRONT, flip=-1)
FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))
SIDE = CAMERA.wall((FRONT, 0, 0), (0, 0, 1))
MIDDLE = FRONT / 2
#: The roof's half width at the eaves, and how steep it is.
HALF = MIDDLE + 0.75
PITCH = (TOP - EAVES) / HALF


def minka() -> Plate:
    """The house of Asia, 44 × 36 mm."""
    plate = plot("Gasshō farmhouse, Shirakawa, Japan")
    for x, foot, wide, tall in (
        (41.2, 30.6, 1.9, 13.0),
        (38.6, 30.2, 2.6, 17.5),
        (2.8, 30.4, 2.2, 12.0),
    ):
        trees.fir(plate, x, foot, wide, tall, seed=int(x))
    landscape.turf(plate, seed=14)
    shade = [(0, 0, 0), (0.4, 0, -1.2), (FRONT + 0.6, 0, -0.9), (FRONT, 0, 0)]
    grounds.shadow(plate, CAMERA.at(shade))
    _soffit(plate)
    _long_side(plate)
    _gable(plate)
    _slope(plate)
    _verge(plate)
    _ridge(plate)
    return plate


def _long_side(plate: Plate) -> None:
    """The low side under the eaves: posts, boards and paper screens."""
    joinery.panel(plate, SIDE, (0, 0, DEPTH, EAVES + 0.6), width=0.2)
    hatch(plate, SIDE.quad(0, 2.3, DEPTH, EAVES + 0.6), 0.6, gap=0.36)
    for start in (1.2, 4.2, 7.2, 10.2):
        joinery.panel(plate, SIDE, (start, 0.5, start + 2.2, 2.3))
        _screen(plate, SIDE, (start, 0.5, start + 2.2, 2.3), 4, 3)
    plate.fill("".join(polygon(SIDE.quad(u, 0, u + 0.24, EAVES)) for u in (0, 3.7, 6.7, 9.7, 12.7)))
    plate.fill(polygon(SIDE.quad(0, 0.3, DEPTH, 0.5)) + polygon(SIDE.quad(0, 2.3, DEPTH, 2.5)))


def _screen(
    plate: Plate, wall: Wall, box: tuple[float, float, float, float], across: int, up: int
) -> None:
    """A sliding screen: white paper behind a fine wooden grid."""
    u0, v0, u1, v1 = box
    joinery.panel(plate, wall, box, fill="light", width=0.18)
    bars = [polyline(wall.at([(u, v0), (u, v1)])) for u in np.linspace(u0, u1, across + 1)[1:-1]]
    bars += [polyline(wall.at([(u0, v), (u1, v)])) for v in np.linspace(v0, v1, up + 1)[1:-1]]
    plate.stroke("".join(bars), 0.13)


def _soffit(plate: Plate) -> None:
    """The dark underside of the roof where it stands out before the gable."""
    under = [(MIDDLE - HALF, EAVES - 0.3), (MIDDLE, TOP), (MIDDLE + HALF, EAVES - 0.3)]
    plate.fill(polygon(CAMERA.wall((0, 0, -OVER), (1, 0, 0)).at(under)))


def _gable(plate: Plate) -> None:
    """The gable of four floors, each a row of paper windows between dark beams."""
    tip = TOP - 1.2
    outline = [
        (0, 0),
        (FRONT, 0),
        (FRONT, EAVES),
        (MIDDLE + 0.3, tip),
        (MIDDLE - 0.3, tip),
        (0, EAVES),
    ]
    joinery.area(plate, FACE.at(outline), width=0.2)
    boards = [
        polyline(
            FACE.at([(u, EAVES + 0.3), (u, EAVES + (tip - EAVES) * (1 - abs(u - MIDDLE) / MIDDLE))])
        )
        for u in np.arange(0.4, FRONT, 0.36)
    ]
    plate.stroke("".join(boards), 0.16)
    _ground_floor(plate)
    for v, windows, half in ((3.9, 4, 2.75), (6.25, 3, 1.7), (8.5, 1, 0.45)):
        wide = 2 * half / windows
        for k in range(windows):
            u = MIDDLE - half + wide * k
            _screen(plate, FACE, (u, v, u + wide * 0.84, v + 1.25), 2, 3)
    beams = [(v, HALF * (TOP - v) / (TOP - EAVES) - 0.6) for v in (3.55, 5.75, 8.05)]
    plate.fill("".join(polygon(FACE.quad(MIDDLE - h, v, MIDDLE + h, v + 0.26)) for v, h in beams))


def _ground_floor(plate: Plate) -> None:
    """Posts, screens, and the entrance with its curtain."""
    joinery.panel(plate, FACE, (0, 0, FRONT, EAVES + 0.3), width=0.18)
    for u in (0.46, 2.52, 6.24, 8.12):
        _screen(plate, FACE, (u, 0.55, u + 1.24, 2.3), 3, 4)
    joinery.panel(plate, FACE, (4.25, 0, 5.75, 2.5), fill="ink")
    curtain = [(4.3, 2.45), (5.7, 2.45), (5.7, 1.35), (4.3, 1.35)]
    joinery.area(plate, FACE.at(curtain), fill="accent", width=0.14)
    slits = [polyline(FACE.at([(u, 1.35), (u, 2.1)])) for u in (4.77, 5.23)]
    plate.stroke("".join(slits), 0.16, "paper")
    posts = [
        polygon(FACE.quad(u, 0, u + 0.24, EAVES)) for u in (0, 2.08, 4.0, 5.78, 7.65, FRONT - 0.24)
    ]
    plate.fill("".join(posts) + polygon(FACE.quad(0, 2.55, FRONT, 2.9)))
    joinery.panel(plate, FACE, (-0.1, 0.3, 4.1, 0.5))
    joinery.panel(plate, FACE, (5.9, 0.3, FRONT + 0.1, 0.5))


def _thatch(front: float, u: float, v: float) -> Points:
    """The thatch's right surface: u from 0 at the gable to 1, v from 0 at the eaves to 1."""
    along = front + (DEPTH + 2 * OVER) * u
    bulge = 0.3 * np.sin(np.pi * v)
    side = (HALF + 0.35) * (1 - v) + bulge * 0.6
    return np.array([MIDDLE + side, EAVES - 0.5 + (TOP - EAVES + 0.7) * v + bulge * 0.4, along])


def _slope(plate: Plate) -> None:
    """The great slope in half shade, ruled down the thatch."""
    share = np.linspace(0, 1, 24)
    edges = [CAMERA.at([_thatch(-OVER, u, float(q)) for q in share]) for u in (0.0, 1.0)]
    joinery.area(plate, np.vstack([edges[0], edges[1][::-1]]), fill="tint", width=0.24)

    def slope(u: Points, v: Points) -> Points:
        near, far = (
            np.stack([np.interp(v, share, edge[:, k]) for k in (0, 1)], axis=1) for edge in edges
        )
        return np.asarray(near * (1 - u[:, None]) + far * u[:, None])

    def coats(u: Points, v: Points) -> Points:
        return np.asarray(0.6 + 0.18 * np.sin(31 * v + 3 * np.sin(60 * u)) - 0.12 * v)

    sheets.rule(plate, slope, sheets.Rule(30), coats)


def _verge(plate: Plate) -> None:
    """The cut edge of the thatch along the gable, on both sides."""
    v = np.linspace(0, 1, 20)
    outer = np.array([_thatch(-OVER, 0.0, float(q)) for q in v])
    inner = outer - np.array([THICK * 1.35, THICK * 0.15, 0]) * (1 - 0.55 * v[:, None])
    for sign in (-1, 1):
        mirrored = [(np.abs(e) if sign > 0 else _flipped(e)) for e in (outer, inner)]
        edge, seam = (CAMERA.at(e) for e in mirrored)
        joinery.area(plate, np.vstack([edge, seam[::-1]]), width=0.22)
        cuts = [
            swell(np.linspace(edge[i], seam[i] * 0.8 + edge[i] * 0.2, 5), np.linspace(0.3, 0.1, 5))
            for i in range(1, len(v) - 1)
        ]
        plate.fill("".join(cuts))


def _flipped(line: Points) -> Points:
    """The same line on the left side of the roof."""
    return np.asarray(line * [-1, 1, 1] + [FRONT, 0, 0])


def _ridge(plate: Plate) -> None:
    """The ridge: a roll of straw held down by short poles."""
    ends = [(MIDDLE, TOP + 0.15, -OVER - 0.1), (MIDDLE, TOP + 0.15, DEPTH + OVER)]
    axis = np.linspace(ends[0], ends[1], 40)
    low, high = (CAMERA.at(np.add(axis, by)) for by in ((0.35, -0.45, 0), (0, 0.35, 0)))
    joinery.area(plate, np.vstack([low, high[::-1]]), width=0.22)
    bands = [polyline(np.array([low[i], high[i]])) for i in range(2, 39, 3)]
    plate.stroke("".join(bands), 0.2)

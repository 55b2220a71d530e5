"""A mudhif of the Iraqi marshes: arches of bundled reeds under mats, without nail or brick."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, trees
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.plot import plot
from engraver.nations.houses.sheets import Rule, Sheet, lay, rule, seen, turned
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import tube
from engraver.technique.swell import swell

#: Width, height and length of the hall in m, and its number of arches.
WIDE, HIGH, LONG, ARCHES = 6.6, 6.4, 20.0, 9
CAMERA = Camera(turn=36, far=26, eye=2.0, scale=68, x=18.4, y=26.6, pivot=WIDE)
FACE = CAMERA.wall((0, 0, 0), (1, 0, 0))


def reed_hall() -> Plate:
    """A mudhif by the water, 44 × 36 mm."""
    plate = plot("Reed mudhif, Chibayish, Iraq")
    trees.tuft(plate, 41.2, 27.4, 6.0)
    trees.tuft(plate, 2.8, 30.2, 6.6)
    _vault(plate)
    _front(plate)
    _columns(plate)
    _shore(plate)
    _boat(plate)
    return plate


def _arch(share: Points) -> tuple[Points, Points]:
    """Half width and height of the arch, from its right foot (0) over the top to the left (1)."""
    turn = np.pi * share
    return np.cos(turn) * (1 + 0.04 * np.sin(turn)), np.sin(turn) ** 0.86


def _shell(front: float, back: float, grow: float = 0.0) -> Sheet:
    """The side of the vault that is seen: u along the hall, v over the arch."""

    def place(u: Points, v: Points) -> Points:
        across, up = _arch(v * 0.56)
        half = WIDE / 2 + grow
        return np.stack([WIDE / 2 + half * across, (HIGH + grow) * up, front + (back - front) * u])

    return seen(CAMERA, place)


def _vault(plate: Plate) -> None:
    """Mats over the arches, in shade below, and the ribs that show through them."""
    shell = _shell(0, LONG)
    lay(plate, shell, width=0.24)
    rule(plate, turned(shell), Rule(26, 0.0, 1.0), lambda v, _u: 0.72 - 0.62 * v)
    pitch = LONG / (ARCHES - 1)
    for k in range(ARCHES - 1, 0, -1):
        rib = _shell(k * pitch - 0.4, k * pitch + 0.4, 0.22)
        lay(plate, rib, width=0.2)
        rule(plate, turned(rib), Rule(12, 0.0, 1.0, depth=0.8), lambda v, _u: 0.62 - 0.5 * v)


def _outline(grow: float = 0.0) -> Points:
    across, up = _arch(np.linspace(0, 1, 60))
    half = WIDE / 2 + grow
    return np.stack([WIDE / 2 + half * across, (HIGH + grow) * up], axis=1)


def _front(plate: Plate) -> None:
    """The end wall: lattices that let in the air, and the low door with its mat."""
    plate.shape(polygon(FACE.at(_outline(0.5))), fill="paper", stroke="ink", width=0.24)
    plate.shape(polygon(FACE.at(_outline(-0.25))), fill="accent", stroke="ink", width=0.22)
    across, up = _arch(np.linspace(0.0, 1.0, 27))
    ties = []
    for a, b in zip(across, up, strict=True):
        middle = WIDE / 2
        ties.append(
            polyline(
                FACE.at(
                    [
                        (middle + (WIDE / 2 - 0.25) * a, (HIGH - 0.25) * b),
                        (middle + (WIDE / 2 + 0.5) * a, (HIGH + 0.5) * b),
                    ]
                )
            )
        )
    plate.stroke("".join(ties), 0.2)
    _lattice(plate)
    plate.shape(polygon(FACE.quad(0.2, 0, WIDE - 0.2, 1.0)), fill="paper", stroke="ink", width=0.18)
    mat = [polyline(FACE.at([(u, 0), (u, 1.0)])) for u in np.arange(0.5, WIDE - 0.2, 0.3)]
    plate.stroke("".join(mat), 0.15)
    plate.shape(polygon(FACE.quad(2.5, 0, 4.1, 2.5)), fill="ink", stroke="paper", width=0.3)


def _lattice(plate: Plate) -> None:
    """Crossed reeds before the dark of the hall, leaving diamonds open."""
    ring = _outline(-0.3)
    lines = []
    for start in np.arange(-6.0, 13.0, 0.72):
        for lean in (1, -1):
            path = np.stack(
                [start + lean * np.linspace(0, 7, 120), np.linspace(1.0, 8.0, 120)], axis=1
            )
            half = (WIDE / 2 - 0.3) * (1 - np.clip(path[:, 1] / (HIGH - 0.3), 0, 1) ** 2.2) ** 0.5
            kept = path[np.abs(path[:, 0] - WIDE / 2) < half]
            if len(kept) > 3:
                lines.append(polyline(FACE.at(kept)))
    plate.stroke("".join(lines), 0.3, "paper")
    plate.stroke(polygon(FACE.at(ring)), 0.22)


#: The reed tips that stand out over a column, mm.
CROWN = ((-0.5, 0.1), (-0.7, -0.9), (0, -0.6), (0.7, -0.9), (0.5, 0.1))


def _columns(plate: Plate) -> None:
    """Four tapering columns of bound reeds at the gable."""
    for u, high in ((0.1, 5.4), (2.1, 7.4), (WIDE - 2.1, 7.6), (WIDE - 0.1, 5.8)):
        axis = FACE.path([(u, -0.1), (u, high)], 16)
        width = np.linspace(1.02, 0.5, 16)
        tube(plate, axis, width, gap=0.52, outline=0.22, depth=0.7)
        tip = axis[-1]
        plate.fill(polygon(np.add(tip, CROWN)))


def _shore(plate: Plate) -> None:
    """The island's bank of cut reeds, and the water before it."""
    bank = np.array([(0.2, 31.3), (8, 32.0), (18.4, 32.6), (27, 31.6), (37, 30.1), (43.8, 29.3)])
    plate.fill(
        swell(
            np.stack(
                [
                    np.linspace(0.2, 43.8, 60),
                    np.interp(np.linspace(0.2, 43.8, 60), bank[:, 0], bank[:, 1]),
                ],
                1,
            ),
            0.4,
        )
    )
    grounds.water(plate, 33.0, 35.8, seed=3)


def _boat(plate: Plate) -> None:
    """A mashuf, the marsh canoe, drawn up at the bank."""
    x, y = 33.0, 33.3
    hull = [
        (-7.6, -1.5),
        (-6.2, -0.2),
        (-3.0, 0.5),
        (3.0, 0.5),
        (6.0, -0.3),
        (7.8, -2.2),
        (5.6, -0.9),
        (2.8, -0.5),
        (-3, -0.5),
        (-6.0, -0.9),
    ]
    plate.fill(polygon(np.add(hull, (x, y))))
    plate.stroke(
        polyline(np.add([(-5.4, -0.45), (-3, -0.1), (3, -0.1), (5.4, -0.5)], (x, y))),
        0.17,
        "paper",
    )

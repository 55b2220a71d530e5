"""A cave house of Guadix: rooms dug into soft clay, a whitewashed front, chimneys in the hill."""

from __future__ import annotations

import numpy as np

from generator.engraver.curves import spline
from generator.engraver.nations.houses import grounds, joinery, landscape, sheets, trees, walls
from generator.engraver.nations.houses.camera import Camera
from generator.engraver.nations.houses.face import rectangle
from generator.engraver.nations.houses.plot import plot
from generator.engraver.nations.houses.turned import Turned, rings
from generator.engraver.pathdata import Points, dot, polygon
from generator.engraver.plate import Plate
from generator.engraver.solids import rim

CAMERA = Camera(turn=10, far=22, eye=1.9, scale=64, x=24.0, y=25.8, pivot=5.0)
#: The hill: its ridge, mm on the plate.
HILL = (
    *((1.6, 30.6), (3.4, 24.0), (6.4, 19.4), (9.0, 12.8), (13.0, 10.6), (16.6, 5.4), (21.4, 4.2)),
    *((25.4, 7.2), (30.0, 7.6), (34.0, 13.2), (37.4, 16.4), (39.8, 23.4), (42.4, 30.4)),
)

#: Where the hill meets the ground, mm.
FOOT = (3.0, 31.0), (41.6, 31.0)

#: The pads of the prickly pear: across, up, size.
PADS = (
    *((0, 1.1, 1.0), (-0.85, 2.6, 0.85), (0.95, 2.5, 0.9), (-1.4, 3.9, 0.7)),
    *((-0.1, 3.9, 0.72), (0.9, 4.0, 0.66), (1.85, 3.7, 0.7)),
)


def cave_house() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Cave house, Guadix, Andalusia")
    landscape.sky(plate, 1.0, 43.0, 2.4, 18.0, seed=41)
    grounds.shadow(plate, [(38, 29.6), (43.0, 29.4), (43.0, 31), (38, 31.2)])
    _chimney(plate, 30.6, 9.4, 1.5, 5.2)
    _chimney(plate, 12.2, 12.4, 1.3, 4.6)
    _hill(plate)
    _chimney(plate, 21.6, 11.6, 1.7, 6.2)
    _front(plate)
    landscape.turf(plate, 1, 43, 32.4, 35.6, 36, seed=16)
    _prickly_pear(plate, 4.4, 33.4)
    return plate


def _hill(plate: Plate) -> None:
    """The clay hill, ruled down its fall; gullies are dark on the side away from the light."""
    edge = spline(HILL, 8)
    plate.fill(polygon(edge), "paper")
    share, foot = np.linspace(0, 1, len(edge)), np.linspace(*FOOT, len(edge))

    def fall(u: Points, v: Points) -> Points:
        top, low = (np.stack([np.interp(u, share, e) for e in line.T], 1) for line in (edge, foot))
        return np.asarray(low + (top - low) * v[:, None])

    def tone(u: Points, v: Points) -> Points:
        gully = np.sin(34 * u + 1.6 * np.sin(5 * v) + 2.4) - 0.25 + 0.2 * np.sin(81 * u)
        crest = np.clip((1 - v) * 7 - np.sin(53 * u) ** 2, 0, 1)
        return np.asarray(np.clip(0.16 + 0.42 * u**2 + 0.6 * gully, 0, 0.9) * crest)

    sheets.rule(plate, fall, sheets.Rule(96), tone)
    rim(plate, edge, 0.26, 0.5, closed=False)


def _chimney(plate: Plate, x: float, foot: float, half: float, tall: float) -> None:
    """A whitewashed chimney that rises through the hill, with a hat of slabs."""
    flat = Camera(turn=0, far=40, eye=0, scale=40, x=x, y=foot)
    solid = Turned(flat, 0, 0, ((half, -0.6), (half * 0.72, tall * 0.6), (half * 0.6, tall)))
    solid.lay(plate, "light", 0.3)
    rings(plate, solid, round(tall / 0.55), 0.5)
    hat = Turned(flat, 0, 0, ((half * 0.95, tall), (half * 0.2, tall + 0.9)))
    hat.lay(plate, "light", 0.26)
    plate.fill(
        polygon(
            [
                (x - 0.5, foot - tall + 0.35),
                (x + 0.3, foot - tall + 0.35),
                (x + 0.3, foot - tall + 1.2),
                (x - 0.5, foot - tall + 1.2),
            ]
        )
    )


def _front(plate: Plate) -> None:
    """The whitewashed front: its wavering top, door, windows, a tiled hood and a bench."""
    wall = CAMERA.wall((0, 0, 0), (1, 0, 0))
    top = spline(
        [
            (-0.6, 0),
            (-0.3, 2.4),
            (0.8, 3.5),
            (3.0, 3.9),
            (5.2, 4.3),
            (7.6, 3.8),
            (9.4, 3.6),
            (10.4, 2.4),
            (10.8, 0),
        ],
        6,
    )
    plate.shape(polygon(wall.at(top)), fill="light", stroke="ink", width=0.36, round_ends=True)
    shade = np.vstack([top[-18:], (top[-18:] - (0.5, 0.1))[::-1]])
    plate.fill(polygon(wall.at(shade)))
    joinery.panel(plate, wall, (4.0, 0, 6.0, 2.6), "paper", 0.22)
    joinery.panel(plate, wall, (4.35, 0, 5.65, 2.3), "accent", 0.24)
    walls.planks(plate, rectangle(wall, 4.35, 0, 5.65, 2.3), 0.8, 0.17)
    hood = rectangle(CAMERA.wall((0, 2.6, -0.5), (1, 0, 0), (0, 1, 0.6)), 3.6, 0, 6.4, 0.7)
    hood.lay(plate, "tint", 0.26)
    walls.planks(plate, hood, 0.7, 0.24)
    for u in (1.3, 7.7):
        joinery.window(plate, wall, (u, 1.0, u + 1.2, 2.2), (2, 2), 0.16)
    joinery.panel(plate, wall, (-0.5, -0.02, 4.0, 0.4), "paper", 0.22)
    walls.stones(plate, rectangle(wall, 6.0, 0, 10.7, 0.5), (1.7, 0.7), share=0.9, seed=2)
    for u in (0.4, 2.95, 3.55):
        _geranium(plate, *wall.at([(u, 0.4)])[0].tolist())


def _geranium(plate: Plate, x: float, y: float) -> None:
    """A flowerpot on the bench."""
    plate.disc(x, y - 1.35, 0.62, fill="ink")
    pot = [(x - 0.5, y - 1.0), (x + 0.5, y - 1.0), (x + 0.34, y), (x - 0.34, y)]
    plate.shape(polygon(pot), fill="accent", stroke="ink", width=0.18)


def _prickly_pear(plate: Plate, x: float, foot: float) -> None:
    """A prickly pear: flat pads, each on the edge of another."""
    size = 1.35
    for u, v, r in PADS:
        turn = np.linspace(0, 2 * np.pi, 25)
        ring = np.stack(
            [
                x + size * u + 0.78 * size * r * np.cos(turn),
                foot - size * v + 1.15 * size * r * np.sin(turn),
            ],
            axis=1,
        )
        plate.shape(polygon(ring), fill="ink", stroke="ink", width=0.24)
        lit = np.stack(
            [
                x + size * (u - 0.14 * r) + 0.6 * size * r * np.cos(turn),
                foot - size * (v + 0.1 * r) + 0.95 * size * r * np.sin(turn),
            ],
            axis=1,
        )
        plate.fill(polygon(lit), "paper")
        plate.fill(
            "".join(
                dot(x + size * u + 0.3 * size * r * a, foot - size * v + 0.5 * size * r * b, 0.1)
                for a, b in ((0, 0), (-1, -0.8), (0.6, -1), (0.5, 0.9))
            )
        )
    trees.tuft(plate, x - 1.4, foot + 0.2, 1.2, 5)

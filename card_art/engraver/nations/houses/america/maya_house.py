"""A Maya house of Yucatán: round-ended walls of poles, limed in front, a steep roof of palm."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, landscape, palms, sheets, trees, walls
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.face import rectangle
from engraver.nations.houses.jars import jar
from engraver.nations.houses.plans import Plan, rubble
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell

CAMERA = Camera(turn=32, far=22, eye=2.0, scale=77, x=25.4, y=25.4, pivot=8.6)
#: Heights of the footing, of the wall's head, of the eaves and of the ridge, m.
FOOTING, HEAD, EAVES, RIDGE = 0.4, 2.5, 2.1, 6.8
PLAN = Plan(CAMERA, 9.0, 5.0, 2.5)
WALL = PLAN.wall(HEAD)
ROOF = PLAN.roof(EAVES, RIDGE, 0.75, 3.6, 0.22)
#: Where the doorway begins and ends along the wall, and from where on the poles stand bare.
DOOR, BARE = (0.33, 0.47), 0.66


def maya_house() -> Plate:
    """A house of America, 44 × 36 mm."""
    plate = plot("Maya house under palm thatch, Yucatán")
    palms.palm(plate, 38.6, 30.0, 21.0, -1.0, 5.0)
    palms.palm(plate, 10.6, 27.0, 19.0, -2.4, 4.8)
    trees.shrub(plate, 39.6, 30.4, 2.4, 3.0, seed=4)
    landscape.turf(plate, seed=19)
    grounds.shadow(plate, CAMERA.at([(8, 0, 0), (11, 0, 0.4), (12.6, 0, 4), (9, 0, 5)]))
    _yard(plate)
    _walls(plate)
    _roof(plate)
    jar(plate, 26.6, 33.6, 2.8)
    jar(plate, 29.0, 34.0, 2.0)
    return plate


def _walls(plate: Plate) -> None:
    """Lime and white earth over the poles of the front; bare poles, lashed, at the end."""
    sheets.lay(plate, WALL, "light", 0.3)
    plate.fill(polygon(sheets.patch(WALL, BARE, 0, 1, 1)))
    sheets.rule(plate, WALL, sheets.Rule(19, left=BARE, ink="light"), _lit)
    for v in (0.34, 0.7):
        sheets_line = sheets.along(WALL, v, BARE, 1)
        plate.stroke(polyline(sheets_line), 0.5)
        plate.stroke(polyline(sheets_line), 0.18, "light")
    plate.fill(polygon(sheets.patch(WALL, 0, 0.76, 1, 1)))
    footing = PLAN.wall(FOOTING, out=0.12)
    sheets.lay(plate, footing, "ink", 0.24)
    rubble(plate, footing, PLAN.tone(gain=0.8), 1, 22, seed=7)
    _door(plate)


def _lit(u: Points, v: Points) -> Points:
    """The whiteness of a bare pole: less, the farther the wall turns from the light."""
    return np.asarray(0.82 - 0.5 * np.asarray(PLAN.tone()(u, v)))


def _door(plate: Plate) -> None:
    """The doorway, as high as the wall, one leaf of poles folded back."""
    left, right = DOOR
    plate.shape(polygon(sheets.patch(WALL, left - 0.022, 0, right + 0.022, 0.86)),
                fill="paper", stroke="ink", width=0.24)  # fmt: skip
    plate.fill(polygon(sheets.patch(WALL, left, 0, right, 0.8)))
    leaf = sheets.patch(WALL, left, 0.02, left + 0.055, 0.8)
    plate.shape(polygon(leaf), fill="accent", stroke="ink", width=0.2)
    for q in (0.018, 0.037):
        plate.stroke(polyline(sheets.up(WALL, left + q, 0.04, 0.78)), 0.17)


def _roof(plate: Plate) -> None:
    """Fans of palm in coats, steep over round ends, ragged at the eaves; a bound ridge."""
    sheets.thatch(plate, ROOF, 112, 6, _shade)
    hem = sheets.along(ROOF, 0.0, n=121)
    ragged = hem + np.stack([0 * hem[:, 0], 0.34 * (np.arange(121) % 2)], axis=1)
    plate.fill(polygon(np.vstack([hem - (0, 0.2), ragged[::-1]])))
    left, over, right = sheets.up(ROOF, 0.0), sheets.along(ROOF, 1.0, n=60), sheets.up(ROOF, 1.0)
    rim(plate, np.vstack([left, over[1:], right[-2::-1]]), 0.28, 1.0, closed=False)
    ridge = over[8:-11]
    plate.fill(swell(np.add(ridge, (0, 0.1)), 1.2))
    plate.fill(swell(np.add(ridge, (0, 0.06)), 0.74), "paper")
    ties = (polyline(np.add(p, [(-0.3, -0.5), (0.3, 0.62)])) for p in ridge[3:-2:5])
    plate.stroke("".join(ties), 0.24)


def _shade(u: Points, v: Points) -> Points:
    return np.asarray(np.clip(1.75 * np.asarray(PLAN.tone(rise=0.36)(u, v)) - 0.1, 0.4, 1.5))


def _yard(plate: Plate) -> None:
    """The dry-laid wall of limestone round the yard."""
    for left, right in ((-3.0, 1.0), (8.6, 12.4)):
        face = rectangle(CAMERA.wall((0, 0, 3.4), (1, 0, 0)), left, -0.1, right, 0.95)
        face.lay(plate, edge=0.3)
        walls.stones(plate, face, (1.5, 0.85), seed=11, width=0.2)

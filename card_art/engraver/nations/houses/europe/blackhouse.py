"""A blackhouse of Lewis: thick drystone walls with rounded corners, thatch roped down with stones.

The roof stands on the inner face of the wall, so a ledge of turf runs round it, and no eaves catch
the gale.
"""

from __future__ import annotations

import numpy as np

from engraver.nations.houses import grounds, landscape, sheets
from engraver.nations.houses.camera import Camera
from engraver.nations.houses.plans import Plan, rubble
from engraver.nations.houses.plot import plot
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell

CAMERA = Camera(turn=9, far=44, eye=3.0, scale=124, x=22.6, y=22.6, pivot=6.7)
#: Height of the walls, how far the roof stands in on them, and the height of the ridge, m.
TOP, LEDGE, RIDGE = 1.9, 0.75, 4.75
PLAN = Plan(CAMERA, 13.4, 6.6, 1.9)
WALL = PLAN.wall(TOP, lean=0.25)
#: Where the doorway begins and ends along the wall.
DOOR = (0.36, 0.43)
ROOF = PLAN.roof(TOP + 0.15, RIDGE, -LEDGE - 0.1, 6.6, 0.4)


def blackhouse() -> Plate:
    """A house of Europe, 44 × 36 mm."""
    plate = plot("Thatched blackhouse, Isle of Lewis, Hebrides")
    landscape.turf(plate, seed=3)
    grounds.shadow(plate, CAMERA.at([(13, 0, 0), (16.4, 0, 0.4), (17, 0, 6), (13, 0, 6)]))
    _walls(plate)
    _thatch(plate)
    landscape.smoke(plate, *CAMERA.at([(5.0, RIDGE + 0.05, 3.3)])[0])
    _path(plate)
    _peats(plate)
    return plate


def _walls(plate: Plate) -> None:
    """The double wall of field stones, the door deep in it, the turf on its head."""
    sheets.lay(plate, WALL, "ink", 0.3)
    rubble(plate, WALL, PLAN.tone(gain=0.9), 5, 24, seed=4)
    head, inner = sheets.along(WALL, 1.0, n=80), sheets.along(ROOF, 0.0, n=80)
    plate.shape(polygon(np.vstack([head, inner[::-1]])), fill="paper", stroke="ink", width=0.2)
    blades = []
    for k, (x, y) in enumerate(head[2:-2:2]):
        for lean in (-0.3, 0.25):
            tip = (x + lean + 0.1 * (k % 3), y - 0.75 - 0.2 * (k % 2))
            blades.append(swell(np.linspace((x, y + 0.15), tip, 5), np.linspace(0.26, 0.1, 5)))
    plate.fill("".join(blades))
    plate.fill(swell(head, 0.34))
    _door(plate)


def _door(plate: Plate) -> None:
    """The low doorway, deep in the wall under its lintel; a door of planks."""
    left, right = DOOR
    wide = right - left
    plate.shape(
        polygon(sheets.patch(WALL, left, 0, right, 1.02)), fill="ink", stroke="ink", width=0.3
    )
    for box, ink in (
        ((-0.3, 0.9, 1.3, 1.1), "paper"),
        ((0.12, 0.0, 0.96, 0.84), "accent"),
    ):
        a, low, b, high = box
        part = sheets.patch(WALL, left + a * wide, low, left + b * wide, high)
        plate.shape(polygon(part), fill=ink, stroke="ink", width=0.24)
    for q in (0.38, 0.66):
        plate.stroke(polyline(sheets.up(WALL, left + q * wide, 0, 0.84)), 0.17)


def _thatch(plate: Plate) -> None:
    """Oat straw in coats, rounded over hips and ridge; ropes over it, weighted with stones."""
    outline = polygon(sheets.patch(ROOF, n=80))
    plate.shape(outline, fill="paper", stroke="ink", width=0.3, round_ends=True)
    shade = PLAN.tone(rise=0.4, gain=1.7)

    def straw(u: Points, v: Points) -> Points:
        coat = (v * 4 + 0.2 * np.sin(u * 97) + 0.15 * np.sin(u * 41)) % 1.0
        dark = np.clip(np.asarray(shade(u, v)), 0.34, 1)
        return np.asarray(np.maximum(dark * (0.15 + 1.15 * coat**1.4), 0.95 * dark - 0.3))

    sheets.rule(plate, ROOF, sheets.Rule(104, end=0.97), straw)
    _ropes(plate)
    left, over, right = sheets.up(ROOF, 0.0), sheets.along(ROOF, 1.0, n=80), sheets.up(ROOF, 1.0)
    rim(plate, np.vstack([left, over[1:], right[-2::-1]]), 0.28, 0.6, closed=False)


def _ropes(plate: Plate) -> None:
    """Ropes of heather over the ridge, a stone at the end of each, and two along the roof."""
    lines, stones = [], []
    share = np.linspace(0, 1, 200)
    hem = ROOF(share, np.zeros(200))[:, 0]
    for u in np.interp(np.linspace(hem[0] + 1.4, hem[-1] - 1.0, 10), hem, share).tolist():
        rope = sheets.up(ROOF, u, 0.0, 1.0)
        foot = np.add(rope[0], (0.0, 0.7))
        lines.append(polyline(np.vstack([[foot], rope])))
        stones.append(np.add(foot, (0.0, 0.35)))
    sag = 0.1 * np.abs(np.sin(np.linspace(0, 11 * np.pi, 200)))
    lines += [polyline(ROOF(share, v - sag)) for v in (0.4, 0.72)]
    plate.stroke("".join(lines), 0.56, "paper")
    plate.stroke("".join(lines), 0.24)
    for x, y in stones:
        plate.fill(dot(float(x), float(y), 0.62))
        plate.fill(dot(float(x) - 0.08, float(y) - 0.08, 0.36), "paper")


def _path(plate: Plate) -> None:
    """The trodden way from the door."""
    a, b = (sheets.up(WALL, u)[0] for u in DOOR)
    left = np.add(a, [(0, 0), (-0.5, 1.2), (-2.4, 2.2), (-5.0, 3.0)])
    right = np.add(b, [(0, 0), (-0.2, 1.4), (-1.2, 2.4), (-2.8, 3.1)])
    grounds.path(plate, left, right)


def _peats(plate: Plate) -> None:
    """A stack of cut peats, built in a herringbone, before the lit end."""
    rows = []
    for j in range(4):
        for i in range(6 - j):
            x, y = 2.6 + 0.95 * i + 0.45 * j, 33.6 - 0.85 * j
            lean = 0.25 if j % 2 else -0.25
            rows.append(polygon([(x, y), (x + 0.62, y), (x + 0.62 + lean, y - 0.62),
                                 (x + lean, y - 0.62)]))  # fmt: skip
    stack = [(2.0, 34.0), (8.8, 34.0), (7.2, 30.2), (3.6, 30.2)]
    plate.shape(polygon(stack), fill="ink", stroke="ink", width=0.3, round_ends=True)
    plate.fill("".join(rows), "paper")

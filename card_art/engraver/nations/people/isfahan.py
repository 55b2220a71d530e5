"""A chaser of copper in Isfahan, in felt cap and sleeveless coat.

The punch stands on the tray in his left hand, the hammer is raised in his right.
"""

from __future__ import annotations

import numpy as np

from engraver.figure.arm import Hold, forearm, upper_arm
from engraver.figure.bench import bench
from engraver.figure.bust import Body, Fold, band, garment, seams
from engraver.figure.face import Face
from engraver.figure.hair import FULL, draw_beard, draw_hair
from engraver.nations.people.chasing import hammer, punch, tray
from engraver.nations.people.ground import HEIGHT, WIDTH
from engraver.nations.people.heads import ear, front, neck
from engraver.nations.people.skin import SkinCut, SkinPlate
from engraver.technique.cutpaper import Cut, curve, loop
from engraver.technique.pathdata import polyline
from engraver.technique.plate import Plate

_SMITH = Face(brow=1.45, nose=0.8, hump=1.2, age=0.25, jaw=0.6, lids=-0.5)


def coppersmith() -> Plate:
    """A chaser of copper trays in Isfahan, in felt cap and sleeveless coat, hammer raised."""
    plate = SkinPlate(WIDTH, HEIGHT, "tint")
    cut = SkinCut(plate, 21.4, 20.9, 0.132, -1, -5, skin="tint")
    left = Hold("pinch", (28.8, 32.4), turn=-42)
    right = Hold("grip", (7.6, 26.6), turn=16, side=-1, size=0.9)
    arms = ((left, (32.0, 28.0), (37.6, 36.4), 1), (right, (11.4, 28.0), (6.6, 38.4), -1))
    neck(cut, _SMITH)
    _shirt(plate)
    for _, shoulder, elbow, side in arms:
        upper_arm(plate, shoulder, elbow, side=side, cloth="paper", widths=(3.2, 2.8))
    _coat(plate)
    front(cut, _SMITH)
    ear(plate, cut)
    draw_hair(cut, FULL["short"][1], "ink")
    draw_beard(cut, 0.6, ink="ink")
    _felt_cap(cut)
    bench(plate, 43.0, left=-1.6, right=45.6, top=2.4, front=2.6, slant=0)
    tray(plate, 22.4, 38.8, 16.4, 6.6)
    punch(plate, (27.6, 37.6), (29.6, 29.0))
    hammer(plate, right.at, 16)
    for hold, _, elbow, _ in arms:
        with plate.bared():
            forearm(plate, elbow, hold.wrist, cloth="paper", rolled=0.32, widths=(2.8, 1.5))
            hold.draw(plate, bare=np.array(elbow))
    return plate


def _shirt(plate: Plate) -> None:
    """A collarless shirt, buttoned at the side of the neck."""
    garment(plate, "20,22.6 15,24.2 10.8,25.6 8.8,29 9.6,36 10,44 33,44 33.6,36 34.4,29 32.4,25.6 "
            "28,24.2 23.4,22.6", (), ink="paper", body=Body(21.5, 13))  # fmt: skip
    seams(plate, ["17.4,24 19.4,25.8 21.6,26.4 24,25.8 26,24", "23.2,26.2 23.4,29 22.8,33"], 0.3)


def _coat(plate: Plate) -> None:
    """A sleeveless coat, crossed right over left, bound with a braid."""
    front = (
        "15.4,24 17,27 20.6,31.4 24,33.6 25.8,29.4 27.4,24 30.4,25.2 30.6,30 31.6,36 32,44 11,44 "
        "11.4,36 12.6,30 12.8,25.2"
    )
    folds = (Fold("14.6,28 16,33 16.6,39", 1.1, 0.5), Fold("28.4,28 27.4,33 26.4,39", 1.1, 0.6),
             Fold("19,33 20,36 20,40", 0.9, 0.4))  # fmt: skip
    garment(plate, front, folds, body=Body(21.5, 10.5))
    band(plate, [(27.8, 23.8), (26, 29), (24.2, 33.2)], 0.7)
    band(plate, [(15, 23.8), (17, 27), (20.6, 31.4), (24.6, 34.6), (27, 37)], 0.7)


def _felt_cap(cut: Cut) -> None:
    """A round cap of brown felt, stitched round its foot."""
    crown = loop("12,26 8,12 14,-10 34,-24 58,-25 80,-12 92,12 92,30 82,31 66,25 44,22 26,22")
    garment(
        cut.plate, cut.place(crown), (), ink="soft", angle=-0.7, body=Body(cut.x, 8.6, 0.8, 0.34)
    )
    for y in (21.5, 16):
        line = f"10.6,{y - 0.5} 25,{y - 4} 44,{y - 4.6} 67,{y - 0.4} 92,{y + 8}"
        cut.plate.stroke(polyline(cut.place(curve(line))), 0.2)

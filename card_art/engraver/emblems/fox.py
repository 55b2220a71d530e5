"""A fox that trots through the grass."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.emblems.hides import far_limb, hide, limb_edge
from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.beasts import limb
from engraver.technique.curves import spline
from engraver.technique.cutpaper import loop, points
from engraver.technique.pathdata import dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.solids import rim

#: Neck and trunk, and the line that the hair follows.
TRUNK = loop(
    "12.8,8.4 16.2,9.8 21.4,10.9 26.4,10.4 30.2,10.8 32.6,13.0 32.8,16.4 30.4,18.2 26.6,17.4"
    " 22.4,18.0"
    " 17.6,19.6 14.0,19.2 11.8,16.8 11.2,13.0"
)
SPINE = spline([(10.8, 11.6), (15, 13.4), (21, 14.2), (27, 13.8), (33, 14.8)], 12)
HEAD = loop(
    "3.2,13.0 4.4,12.2 6.8,11.2 8.6,9.6 9.8,8.2 11.8,7.4 14.0,8.4 15.0,10.8 14.4,13.4 12.4,15.2"
    " 9.6,15.4"
    " 6.6,14.7 4.2,14.2 3.1,13.7"
)
TAIL = "31.4,12.6,1.1 34.4,13.2,2.0 37.4,15.6,2.7 39.6,19.4,2.6 40.8,23.4,1.5 41.2,26.0,.2"


def fox(plate: Plate) -> None:
    """A red fox on its way to the left, its brush low."""
    setting.ground(plate, 21, 27.6, 19, 3, gap=0.6)
    _leg(plate, "29.4,15.6,2.6 27.2,19.0,1.7 27.4,22.0,.95 25.0,25.2,.72 23.6,27.0,.8", far=True)
    _leg(plate, "15.4,17.4,1.9 13.0,20.6,1.2 9.6,21.8,.8 8.4,24.0,.72 7.4,25.0,.8", far=True)
    _tail(plate)
    hide(plate, TRUNK, SPINE, seed=3)
    _breast(plate)
    _leg(plate, "30.0,14.6,3.2 29.8,18.4,2.3 32.4,21.8,1.1 32.0,25.0,.78 30.6,27.2,.85", seed=24)
    _leg(plate, "15.6,15.8,2.3 16.2,20.0,1.4 16.0,23.6,.85 15.6,25.8,.75 14.4,27.3,.85", seed=23)
    _head(plate)
    setting.grass(
        plate,
        [
            (4.2, 28.6, 2.2),
            (11.2, 29.0, 2.0),
            (20.2, 28.8, 2.6),
            (27.6, 29.0, 1.8),
            (36.4, 28.8, 2.6),
        ],
    )


def _leg(plate: Plate, joints: str, *, far: bool = False, seed: int = 0) -> None:
    """A leg whose lower half is black, as foxes have it."""
    outline, spine = limb(points(joints))
    if far:
        far_limb(plate, joints)
    else:
        hide(plate, outline, spine, seed=seed, halo=0, edge=None)
        limb_edge(plate, outline, points(joints)[0])
    low = points(" ".join(joints.split()[-3:]))
    shank, middle = limb(low)
    plate.fill(polygon(shank))
    relief.pen(plate, middle[2:-6] - np.array([0.2, 0.1]), 0.1, 0.3, 0.14, ink="paper")
    x, y, _ = low[-1].tolist()
    paw = loop("0.9,-0.8 -0.6,-0.6 -1.7,0.3 -1.3,0.9 0.8,0.9") + np.array([x, y])
    plate.fill(polygon(paw))


def _tail(plate: Plate) -> None:
    """The brush, white at its end."""
    outline, spine = limb(TAIL)
    hide(plate, outline, spine, seed=9, length=1.8)
    end = outline[outline[:, 1] > 21.6]
    plate.fill(polygon(end), "light")
    ragged = [
        (end[:, 0].min(), 21.6),
        (38.4, 22.6),
        (39.2, 21.2),
        (40.0, 22.8),
        (41.0, 21.2),
        (end[:, 0].max(), 21.6),
    ]
    plate.fill(polygon(np.array(ragged)), "accent")
    for k in range(3):
        relief.pen(
            plate,
            [(39.4 + 0.8 * k, 23.2), (40.2 + 0.5 * k, 24.6), (40.8 + 0.2 * k, 25.8)],
            0.3,
            0.3,
            0.16,
        )
    rim(plate, outline, 0.28, 0.55)


def _breast(plate: Plate) -> None:
    """The white of throat and breast."""
    white = loop("10.8,14.6 12.4,15.6 14.2,17.4 15.0,19.4 13.4,19.2 12.0,17.6 11.0,16.0")
    plate.fill(polygon(white), "light")
    for k in range(4):
        relief.pen(
            plate, [(12.0 + 0.7 * k, 15.6 + 0.8 * k), (12.2 + 0.6 * k, 16.8 + 0.7 * k)], 0.34, 0.16
        )


def _head(plate: Plate) -> None:
    """Ears, the mask, the white cheek, eye and nose."""
    ear = loop("12.6,8.6 12.8,5.4 14.2,2.4 15.4,4.6 15.6,8.0 14.6,9.6")
    plate.stroke(polygon(ear), 0.7, "paper")
    plate.fill(polygon(ear))
    hide(plate, HEAD, spline([(3, 13.2), (8, 11.6), (14.6, 11)], 12), seed=5, length=0.9, base=0.95)
    cheek = loop(
        "3.6,13.4 6.6,13.0 9.0,12.6 10.6,12.8 12.2,14.0 13.2,16.4 10.6,17.0 8.2,15.4 5.4,14.6"
    )
    plate.shape(polygon(cheek), fill="light", stroke="ink", width=0.3)
    for x, y in ((10.2, 14.4), (11.0, 15.2), (9.2, 14.8)):
        relief.pen(plate, [(x, y), (x + 0.7, y + 0.9)], 0.34, 0.16)
    near = loop("9.6,8.8 9.4,5.6 10.6,1.8 12.2,4.2 13.0,7.4 12.2,9.4")
    plate.stroke(polygon(near), 0.7, "paper")
    relief.body(plate, near, fill="accent", angle=1.2, gap=0.5, edge=(0.34, 0.6))
    inner = loop("10.2,8.2 10.3,5.8 10.9,3.6 11.7,5.4 11.9,7.8")
    plate.fill(polygon(inner), "tint")
    plate.fill(polygon(loop("9.9,4.4 10.6,1.8 11.7,3.6 10.9,4.2")))
    eye = loop("7.6,10.9 8.6,10.2 9.6,10.5 8.8,11.2")
    plate.shape(polygon(eye), fill="light", stroke="ink", width=0.34)
    plate.fill(dot(8.7, 10.7, 0.36))
    plate.fill(polygon(loop("2.6,12.8 3.6,12.2 4.5,12.7 4.2,13.5 3.2,13.9 2.6,13.5")))
    relief.pen(plate, "3.6,14.0 5.4,14.3 7.4,14.2", 0.2, 0.36, 0.14)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"fox": fox}

"""A horse at the trot."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.emblems.hides import far_limb, limb_edge
from engraver.portrait_authors.emblems import relief, setting
from engraver.portrait_authors.emblems.beasts import limb
from engraver.technique.curves import spline
from engraver.technique.cutpaper import loop, points
from engraver.technique.pathdata import dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: Neck and trunk: from the poll along the crest and the back, and forwards along the belly.
TRUNK = loop(
    "10.4,3.4 13.6,3.4 16.6,5.4 19.0,7.9 21.6,9.0 24.8,9.2 28.0,8.4 31.2,8.2 33.8,9.8 34.8,12.8"
    " 33.8,15.8"
    " 30.8,16.4 28.0,17.0 24.0,18.2 19.6,18.4 16.0,17.8 13.6,16.4 12.8,13.6 12.4,11.0 11.0,8.8"
)
HEAD = loop(
    "9.8,2.9 8.4,3.8 7.0,6.0 5.4,8.8 4.0,10.6 3.6,11.8 4.3,12.9 5.6,13.1 6.6,12.5 7.6,11.4 9.2,10.4"
    " 11.0,9.6 12.2,8.0 12.2,5.2 11.2,3.2"
)
#: The light along shoulder, back, croup and neck.
_GLEAMS = (
    "15.4,10.6 17.4,12.6 18.2,15.6",
    "20.8,10.4 24.6,10.7 28.0,9.9",
    "29.4,10.0 31.6,10.2 33.2,11.8",
    "13.4,5.0 16.0,7.0 17.6,9.0",
)


def horse(plate: Plate) -> None:
    """A chestnut that trots to the left, head high, mane and tail flying."""
    setting.ground(plate, 23, 28.2, 19, 3, gap=0.6)
    _leg(
        plate,
        "15.6,15.6,2.5 12.2,17.4,1.5 9.4,17.8,1.05 9.6,20.6,.68 11.0,22.2,.7",
        (0.75, 0.66),
        far=True,
    )
    _leg(
        plate,
        "30.6,14.4,3.4 27.6,18.4,1.9 28.6,21.0,1.15 25.6,24.2,.72 24.2,25.4,.72",
        (-0.5, 0.86),
        far=True,
    )
    _tail(plate)
    plate.stroke(polygon(TRUNK), 0.9, "paper")
    relief.body(plate, TRUNK, fill="accent", angle=1.05, gap=0.5, edge=(0.3, 0.6))
    _leg(
        plate,
        "31.4,12.4,3.8 31.6,16.4,2.7 34.8,20.2,1.3 34.2,24.0,.75 33.0,26.0,.8",
        (-0.35, 0.94),
        far=False,
    )
    _leg(
        plate,
        "16.6,13.8,2.9 16.8,17.6,1.75 16.4,20.8,1.1 16.2,24.2,.72 15.6,26.2,.78",
        (-0.3, 0.95),
        far=False,
    )
    for text in _GLEAMS:
        relief.pen(plate, text, 0.14, 0.46, 0.14, ink="tint")
    _head(plate)
    _mane(plate)
    setting.grass(plate, [(5.2, 28.8, 2.0), (21.2, 29.0, 1.8), (39.6, 28.8, 2.2)])


def _leg(plate: Plate, joints: str, hoof: tuple[float, float], *, far: bool) -> None:
    """A leg to its fetlock, and the hoof along ``hoof``; the far ones are dark."""
    if far:
        far_limb(plate, joints)
    else:
        outline, _ = limb(points(joints))
        plate.fill(polygon(outline), "accent")
        hatch(plate, outline, relief.rounded(outline, base=0.96), angle=1.05, gap=0.5)
        limb_edge(plate, outline, points(joints)[0])
    x, y, r = points(joints)[-1].tolist()
    way = np.array(hoof) / np.hypot(*hoof)
    side = np.array([-way[1], way[0]])
    end = np.array([x, y]) + way * r * 0.5
    shape = np.array(
        [
            end - side * r,
            end + side * r,
            end + way * 1.7 + side * r * 1.35,
            end + way * 1.7 - side * r * 1.35,
        ]
    )
    plate.stroke(polygon(shape), 0.7, "paper")
    relief.flat(plate, shape, "ink", 0.3)


def _tail(plate: Plate) -> None:
    """The tail, carried high and streaming."""
    for k in range(9):
        u = k / 8
        hair = spline(
            [
                (33.6, 9.6),
                (36.4 + 0.4 * u, 7.6 + 1.4 * u),
                (39.4 - 0.6 * u, 9.4 + 3.4 * u),
                (42.2 - 3.4 * u, 13.6 + 7.4 * u),
            ],
            8,
        )
        plate.fill(
            swell(hair, np.interp(np.linspace(0, 1, len(hair)), [0, 0.4, 1], [0.8, 1.1, 0.16]))
        )
    for k in (1, 3, 5):
        u = k / 8
        hair = spline([(35.4, 8.6 + u), (37.4 + 0.2 * u, 8.8 + 2 * u), (39.6 - u, 11.4 + 4 * u)], 8)
        plate.fill(swell(hair, 0.34 * np.sin(np.linspace(0.1, 3, len(hair)))), "paper")


def _mane(plate: Plate) -> None:
    """Locks that blow back from the crest."""
    crest = spline([(10.0, 3.0), (12.6, 2.9), (15.6, 4.4), (18.4, 7.2)], 8)
    for k in range(8):
        root = crest[min(len(crest) - 1, 3 * k)]
        u = k / 8
        tip = root + np.array([3.6 - 0.6 * u, 1.4 + 1.4 * u])
        lock = spline(
            [root + np.array([-0.4, 0.3]), root + np.array([1.5, -0.7 + 0.5 * u]), tip], 8
        )
        plate.fill(
            swell(lock, np.interp(np.linspace(0, 1, len(lock)), [0, 0.45, 1], [0.9, 1.2, 0.16]))
        )
        shine = spline(
            [
                root + np.array([0.5, -0.05]),
                root + np.array([1.6, -0.4 + 0.5 * u]),
                tip - np.array([0.9, 0.5]),
            ],
            6,
        )
        if k < 6:
            plate.fill(swell(shine, 0.32 * np.sin(np.linspace(0.1, 3, len(shine)))), "paper")
    relief.pen(plate, spline([(10.4, 3.0), (8.8, 2.9), (7.6, 4.4)], 8), 1.0, 0.7, 0.16)


def _head(plate: Plate) -> None:
    far = loop("10.8,3.6 10.6,1.8 11.6,1.0 12.2,2.2 11.9,3.8")
    relief.flat(plate, far, "ink", 0.3)
    plate.stroke(polygon(HEAD), 1.15, "paper")
    relief.body(plate, HEAD, fill="accent", angle=0.5, gap=0.5, edge=(0.3, 0.55))
    ear = loop("9.4,3.8 9.0,1.8 9.8,0.9 10.7,2.0 10.8,3.6")
    plate.stroke(polygon(ear), 1.0, "paper")
    relief.flat(plate, ear, "accent", 0.34)
    blaze = loop("7.9,4.6 8.3,5.0 6.6,8.2 5.0,10.6 4.4,10.6 6.0,8.0")
    plate.fill(polygon(blaze), "light")
    eye = loop("8.4,5.9 9.1,5.3 9.9,5.7 9.3,6.3")
    plate.shape(polygon(eye), fill="light", stroke="ink", width=0.3)
    plate.fill(dot(9.1, 5.8, 0.34))
    relief.pen(plate, "9.6,9.8 10.9,8.6 11.0,7.0 10.4,5.8", 0.2, 0.44, 0.16)
    relief.pen(plate, "4.4,11.2 4.8,10.8 5.3,11.2", 0.36, 0.44, 0.2)
    relief.pen(plate, "4.2,12.5 5.2,12.2 6.2,11.7", 0.3, 0.36, 0.14)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"horse": horse}

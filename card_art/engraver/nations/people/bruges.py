"""A lacemaker of Bruges in goffered cap and sprigged kerchief, at her pillow.

The pillow is aslant on her lap. Pins hold the work; spare bobbins hang over the edge, and the lace
grows towards us.
"""

from __future__ import annotations

import numpy as np

from engraver.figure.arm import Hold, forearm, upper_arm
from engraver.figure.bust import Body, Fold, garment
from engraver.figure.dress import cuff
from engraver.figure.face import Face, draw_face
from engraver.figure.hair import FULL, draw_hair
from engraver.nations.people.ground import HEIGHT, WIDTH
from engraver.nations.people.heads import neck
from engraver.nations.people.lace import lace_pillow
from engraver.technique.curves import resample
from engraver.technique.cutpaper import Cut, curve, inside, loop, points, written
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

_LACEMAKER = Face(lashes=True, brow=0.8, lips=1.05, jaw=-0.5, lids=-0.8, smile=0.3, nose=-0.4)


def lacemaker() -> Plate:
    """A lacemaker of Bruges in white cap and shawl, her hands on the bobbins."""
    plate = Plate(WIDTH, HEIGHT)
    cut = Cut(plate, 23.2, 20.6, 0.13, 1, -7)
    _cap_back(cut)
    neck(cut, _LACEMAKER, slim=3)
    left = Hold("spread", (15.2, 35.8), turn=6, side=-1, size=0.78)
    right = Hold("spread", (26.6, 31.8), turn=-34, size=0.78)
    arms = ((left, (12.6, 28.6), (7.0, 36.4), -1), (right, (32.6, 28.6), (38.0, 33.4), 1))
    garment(
        plate,
        "22,24 15,25.6 11,28 10,32 12,38 12,44 33,44 34,38 35,32 34,28 30,25.6 24,24",
        (),
        body=Body(22.5, 12),
    )
    for _, shoulder, elbow, side in arms:
        upper_arm(plate, shoulder, elbow, side=side, widths=(2.9, 2.6))
    _shawl(plate)
    draw_face(cut, _LACEMAKER)
    draw_hair(cut, [FULL["parted"][1][1]], "soft")
    _cap_front(cut)
    _lap(plate)
    lace_pillow(plate, 21.4, 37.0)
    for hold, _, elbow, _ in arms:
        hold.draw(plate)
        forearm(plate, elbow, hold.wrist, widths=(2.6, 1.7))
        cuff(plate, [elbow, hold.wrist], 1.75, 1.0)
    return plate


def _cap_back(cut: Cut) -> None:
    """The lappets that hang from the cap behind the neck."""
    lappet = cut.place(loop("78,70 92,70 100,90 104,120 100,150 86,150 80,120 74,96"))
    garment(cut.plate, lappet, (), ink="light", angle=1.4, dusk=0.3)


def _lap(plate: Plate) -> None:
    """Her skirt over the knees, on which the pillow rests."""
    folds = (Fold("9,41 7,44 6,48", 1.2, 0.7), Fold("33,40 36,44 36.4,48", 1.2, 0.7))
    garment(plate, "12,37 6.4,40 3.4,45 2.2,51 42,51 41,45 38.4,40 32,37", folds, ink="deep",
            body=Body(22, 20))  # fmt: skip


def _shawl(plate: Plate) -> None:
    """A kerchief crossed on the breast, sprigged and fringed."""
    right = "20.6,23.2 14.6,24.8 10.4,27.4 11,30.6 18,32.6 22,37 23.4,41 26,41 26,36 24,31 22.4,27"
    left = (
        "25.6,23.2 31.4,24.8 35.4,27.4 34.8,30.6 28,33 24.6,37 23,42 19.6,42 20.4,36.6 22,31.6 "
        "24,27"
    )
    for line, fold in ((right, "14,27.4 18,29 22,34"), (left, "32,27.6 27.6,29.4 23.4,36")):
        area = garment(
            plate,
            loop(line, 5),
            (Fold(fold, 1.3, 0.8),),
            ink="light",
            angle=0.9,
            body=Body(22.5, 13),
        )
        for x, y in _sprigs(area):
            plate.fill(
                "".join(
                    dot(x + 0.42 * dx, y + 0.42 * dy, 0.2)
                    for dx, dy in ((0, -1), (-1, 0.4), (1, 0.4))
                ),
                "accent",
            )


def _sprigs(area: Points) -> list[tuple[float, float]]:
    """The places of sprigs sown in an outline, in rows set between each other."""
    low, high = area.min(axis=0), area.max(axis=0)
    spots = [
        (float(x), float(y))
        for row, y in enumerate(np.arange(low[1] + 1, high[1], 1.7))
        for x in np.arange(low[0] + 0.5 + row % 2 * 1.1, high[0], 2.2)
    ]
    ring = np.array([(0.8, 0), (-0.8, 0), (0, 0.8), (0, -0.8)])
    return [spot for spot in spots if all(inside(area, ring + spot))]


def _cap_front(cut: Cut) -> None:
    """The cap: a gathered crown, and a goffered frill that frames the face."""
    crown = cut.place(
        loop(
            "26,10 36,4 52,6 66,16 76,30 80,46 80,62 77,76 86,78 95,66 100,46 97,22 "
            "84,2 62,-9 38,-7"
        )
    )
    folds = [
        Fold(_in(cut, line), 1.0, 0.6)
        for line in ("60,0 76,12 86,30 89,60", "80,8 92,26 95,48 90,66", "44,-2 62,6 78,24 83,50")
    ]
    garment(cut.plate, crown, folds, ink="light", angle=-0.8)
    inner = cut.place(curve("20,23 30,17.6 44,18 58,25.6 67,37 71,51 72,66 68,80"))
    outer = cut.place(curve("12,16 24,5 44,2 64,10 78,25 84,44 85,64 79,84"))
    frill_(cut.plate, inner, outer, 15)


def frill_(plate: Plate, inner: Points, outer: Points, n: int) -> None:
    """A goffered frill between two edges, with n flutes whose mouths show at the outer edge."""
    steps = 6 * n + 1
    a, b = resample(inner, steps), resample(outer, steps)
    wave = 0.5 * np.sin(np.linspace(0, n * 2 * np.pi, steps))[:, None]
    way = (b - a) / np.hypot(*(b - a).T)[:, None]
    edge = b + way * wave * 0.55
    plate.shape(
        polygon(np.vstack([a, edge[::-1]])), fill="light", stroke="ink", width=0.22, round_ends=True
    )
    data = []
    for k in range(3, steps, 3):
        share = 0.86 if (k // 3) % 2 else 0.55
        line = a[k] + (edge[k] - a[k]) * np.linspace(0, share, 8)[:, None]
        data.append(swell(line, np.linspace(0.3 if (k // 3) % 2 else 0.18, 0.1, 8)))
    plate.fill("".join(data))


def _in(cut: Cut, text: str) -> str:
    """Landmarks in head units as landmarks in mm."""
    return written(cut.place(points(text)))

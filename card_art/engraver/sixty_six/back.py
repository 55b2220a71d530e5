"""The back of Sixty-Six: lathe-work, and the four suits in a ring about its rosette."""

from __future__ import annotations

import math
from functools import partial
from itertools import product

import numpy as np

from engraver.sixty_six.pips import SIZE, pip_outline
from engraver.technique.back import ASPECT, lace, woven
from engraver.technique.curves import resample, tangents
from engraver.technique.guilloche import outlined, petals, scallop
from engraver.technique.pathdata import dot, polygon
from engraver.technique.plate import Plate

#: The finest line of the lathe, mm, and the narrowest gap that it leaves between two.
_LINE, _GAP = 0.2, 0.2
#: How many pips are in the ring, the radius of the oval that they are on, and their size, mm.
_PIPS, _ROUND, _PIP = 16, 18.8, 5.0
#: Diamonds are where the oval runs level or upright: aslant they would be squares.
_ORDER = ("diamonds", "clubs", "hearts", "spades")


def lathe_work(plate: Plate) -> None:
    """Cover the plate with the weave."""
    woven(plate, wave=4.4, swing=0.4, drift=2.1, gap=1.02, width=_LINE)


def rosettes(plate: Plate) -> None:
    """Paint the rosette with its ring of suits, and one small rosette in each corner."""
    x, y = plate.width / 2, plate.height / 2
    around = partial(lace, plate, width=_LINE, gap=_GAP, least=3, steps=20)
    outlined(plate, scallop((x, y), 22.6, 1.3, 36, ASPECT), fill="deep", width=0.36)
    outlined(plate, scallop((x, y), 21.7, 1.1, 36, ASPECT), fill="", width=_LINE)
    _suits(plate, x, y)
    outlined(plate, scallop((x, y), 15.9, 0, 1, ASPECT), fill="accent", width=0.36)
    around((x, y), (10.6, 15.3), 24, 7, envelope=petals(12, 0.25))
    outlined(plate, scallop((x, y), 10.1, 0, 1, ASPECT), fill="deep", width=0.3)
    around((x, y), (5.9, 9.5), 16, 6, envelope=petals(8, 0.25))
    outlined(plate, scallop((x, y), 5.5, 0, 1, ASPECT), fill="accent", width=0.3)
    around((x, y), (1.5, 5.0), 8, 4, envelope=petals(4, 0.25))
    outlined(plate, scallop((x, y), 1.1, 0, 1, ASPECT), fill="paper", width=_LINE)
    for sx, sy in product((-1, 1), (-1, 1)):
        place = (x + sx * 19.2, y + sy * 32.0)
        outlined(plate, scallop(place, 5.2, 0.5, 16), fill="deep", width=0.3)
        around(place, (2.3, 4.9), 8, 4, envelope=petals(8, 0.25), aspect=1.0)
        outlined(plate, scallop(place, 2.0, 0, 1), fill="accent", width=0.24)
        plate.disc(*place, 0.7, fill="paper")


def _suits(plate: Plate, x: float, y: float) -> None:
    """Pips with their heads outward around (x, y), and three dots between every two."""
    t = np.linspace(-math.pi / 2, 1.5 * math.pi, 721)
    oval = np.stack([_ROUND * np.cos(t), ASPECT * _ROUND * np.sin(t)], axis=1)
    places = resample(oval, 2 * _PIPS + 1)[:-1]
    along = tangents(np.vstack([places[-1:], places, places[:1]]))[1:-1]
    marks = []
    for number, (place, (c, s)) in enumerate(zip(places + np.array([x, y]), along, strict=True)):
        turn = np.array([[c, s], [-s, c]])
        if number % 2 == 0:
            suit = _ORDER[number // 2 % len(_ORDER)]
            outline = (pip_outline(suit) - SIZE / 2) * (_PIP / SIZE)
            marks.append(polygon(outline @ turn + place))
        else:
            for step, r in ((-1.5, 0.3), (0.0, 0.46), (1.5, 0.3)):
                px, py = np.array([0, step]) @ turn + place
                marks.append(dot(float(px), float(py), r))
    plate.fill("".join(marks), "paper")

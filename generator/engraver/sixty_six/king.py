"""The King: bearded, in an arched crown and ermine, the sceptre in his hand."""

from __future__ import annotations

import numpy as np

from generator.engraver.curves import spline
from generator.engraver.cutpaper import Cut, curve, loop
from generator.engraver.court.regalia import fleur_de_lis
from generator.engraver.pathdata import polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.sixty_six.attire import brocade, ermine_tail
from generator.engraver.sixty_six.crowns import arched_crown
from generator.engraver.sixty_six.sash import Sash
from generator.engraver.sixty_six.visage import Line, Visage, engrave_face, lined, sheaf
from generator.engraver.solids import rim, sphere
from generator.engraver.trimmings import turned

_FACE = Visage(
    outline="24,12 18.5,22 15.8,31 14.6,37 15.4,42 17.2,46.5 16.4,51.5 14.8,57 15.2,63 17.2,71 "
    "19.6,79 22.5,87 27,94.5 33,99.2 39.5,100.6 47,98.8 56,92.8 65,85 71,77 74,67 76,56 77,45 "
    "78,30 74,14 60,5 40,4",
    lines=(
        ("18.5,22 15.8,31 14.6,37 15.4,42 17.2,46.5 16.4,51.5 14.8,57 15.2,63 17.2,71", (0.2, 0.2, 0.22, 0.2)),
        ("15.6,43.4 18.6,40.4 22.6,40 28,43.2", (0.12, 0.4, 0.42, 0.14)),
        ("35.8,43.4 41,39.8 47,38.4 53.5,39.6 60,44.2", (0.16, 0.46, 0.48, 0.36, 0.08)),
        ("37.6,51.4 40.2,48.9 44,46.9 48.4,46.7 52.6,48.6 56.6,51.8", (0.12, 0.26, 0.36, 0.36, 0.3, 0.12)),
        ("39.2,46.6 43.6,44 48.8,43.8 54,46.4 57,49.2", (0.05, 0.14, 0.16, 0.14, 0.05)),
        ("39.4,51.8 43,53.6 47.6,54 51.8,52.8 55,51.3", (0.05, 0.12, 0.14, 0.13, 0.05)),
        ("18.2,50.6 20,48 22.6,46.8 25.4,47.6 28.4,51", (0.12, 0.3, 0.34, 0.24, 0.1)),
        ("18.8,46.2 22,44 25.4,44.6 28,47", (0.05, 0.13, 0.14, 0.05)),
        ("19.2,51.6 22,53.4 25,53.4 27.6,51.9", (0.05, 0.12, 0.13, 0.05)),
        ("30,44 28.8,48.6 27,54 24.2,60.2 21.7,65.4 21.4,68.2 23.4,70.4 26.6,69.9", (0.06, 0.16, 0.18, 0.2, 0.24, 0.28, 0.26, 0.1)),
        ("29.0,71.8 31.2,70.6 33.4,71.4 36.4,70.8 37.8,67.6 36.4,63.6", (0.1, 0.26, 0.2, 0.26, 0.24, 0.06)),
    ),
    irises=((45.6, 50, 3.0), (21.8, 50, 2.5)),
)  # fmt: skip


def king() -> Plate:
    """The upper half of the King, 40 × 37.1 mm."""
    plate = Plate(40, 37.1)
    cut = Cut(plate, 19.4, 21.6, 0.15)
    _sceptre(plate)
    _robe(plate)
    _hair(cut)
    engrave_face(cut, _FACE)
    _beard(cut)
    with plate.placed(19.5, 10.0):
        arched_crown(plate)
    _sash(plate)
    return plate


def _sceptre(plate: Plate) -> None:
    x = 33.4
    turned(plate, (x, 9), (x, 36.6), [(0, 0.42), (27, 0.55)], gap=0.42)
    sphere(plate, x, 8.4, 1.15, 8)
    fleur_de_lis(plate, x, 9.0, 1.2)


_ROBE = "0,36.95 0,30.6 3,27.6 8,25.4 13.5,24 20,24 26.5,24 32,25.4 37,27.6 40,30.6 40,36.95"


def _robe(plate: Plate) -> None:
    edge = curve(_ROBE[8:-9], 8)
    outline = np.vstack([[(0, 36.95)], edge, [(40, 36.95)]])
    brocade(plate, outline)
    plate.stroke(polyline(edge), 0.3)
    collar = loop("13,22.6 8.4,24.6 6.4,26.4 9,30 13.6,33.2 20,34.6 26.4,33.2 31,30 33.6,26.4 31.6,24.6 27,22.6 20,21", 8)
    plate.fill(polygon(collar), "light")
    rim(plate, collar, 0.2, 0.4)
    tails = [(9.4, 26.4), (12, 29.4), (15.5, 31.6), (24.6, 31.6), (28, 29.4), (30.6, 26.4)]
    plate.fill("".join(ermine_tail(x, y, 1, (20 - x) * 2.2) for x, y in tails))


def _hair(cut: Cut) -> None:
    near = loop("70,22 80,26 92,36 99,52 100,70 97,84 101,96 99,107 90,112 80,108 76,96 75,80 74,60 72,40")
    far = loop("20,24 12,30 6,42 3,58 4,74 1,86 3,98 11,102 18,95 18.5,80 15,64 15,50 16,36")
    for lock in (near, far):
        cut.edged(lock, 0.24, "light")
    sheaf(cut, "74,26 77,50 77.4,80 80,104", "86,30 96,52 93,82 97,103", 7, (0.06, 0.26, 0.3, 0.1))
    sheaf(cut, "17,30 14,48 16,78 14,97", "11,34 6,54 7,82 5,97", 5, (0.06, 0.18, 0.2, 0.08))


_BEARD = (
    "73,56 73,72 68,88 64,102 57,116 48,127 39,133 30,126 23,114 18,99 16.4,84 17.4,73 "
    "20,80 24.6,86.6 30.5,88.4 37,86.6 44,81 54,74 63,65 69,52"
)


def _beard(cut: Cut) -> None:
    cut.edged(loop(_BEARD), 0.24, "light")
    sheaf(cut, "70,58 70,74 64,96 52,118", "50,78 53,92 50,108 44,126", 9, (0.05, 0.3, 0.34, 0.06))
    sheaf(cut, "46,82 48,96 46,112 41,129", "29,90 28,102 31,118 36,130", 8, (0.05, 0.24, 0.28, 0.06))
    sheaf(cut, "26,90 25,102 28,115 33,126", "18.8,80 19.4,92 22.6,105 28,119", 5, (0.05, 0.18, 0.22, 0.06))
    lined(cut, (("27.4,85 30,86 33.4,85.2", (0.06, 0.26, 0.06)),))
    for text in (
        "29,73.4 33,72.6 40,75 46,79.2 52,81.6 58.6,79.4 55,86 47.6,88.8 40,86.4 34,81.6 29.4,78.4",
        "27.6,73.4 24.6,74.2 21.6,78 18.6,81.6 14.8,83.6 17.6,87 21.6,86.4 25.4,82 28,78.4",
    ):
        cut.edged(loop(text), 0.2, "light")
    sheaf(cut, "30,75 36,76 44,81 56,82", "30,77.4 35,80.6 42,86 50,86.6", 4, (0.05, 0.2, 0.2, 0.05))
    sheaf(cut, "27,75 24.4,77 21,81.6 16.6,84.4", "27.4,77.4 25.2,80.6 22,84.4 18.6,85.8", 3, (0.05, 0.18, 0.18, 0.05))


def _sash(plate: Plate) -> None:
    sash = Sash(plate, 0.16, 4.2)
    sash.stripe(0, 8.4, "accent")
    sash.stripes(4.2, 0.34, "ink")
    sash.stripes(3.5, 0.9, "light")
    sash.stripes(3.0, 0.2, "ink")
    for s in np.arange(-24, 24.1, 4.0):
        lozenge = np.array([(-1.5, 0), (0, -2.2), (1.5, 0), (0, 2.2)]) + [s, 0]
        sash.piece(lozenge, "light")
        sash.piece((lozenge - [s, 0]) * 0.62 + [s, 0], "deep")

"""The King: bearded, in an arched crown and ermine, the sceptre in his hand."""

from __future__ import annotations

import numpy as np

from generator.engraver.curves import normals, resample
from generator.engraver.cutpaper import Cut, curve, loop
from generator.engraver.cloth import velvet
from generator.engraver.court.regalia import fleur_de_lis
from generator.engraver.pathdata import Points, polyline
from generator.engraver.plate import Plate
from generator.engraver.sixty_six.attire import brocade, ermine, shaded
from generator.engraver.sixty_six.crowns import arched_crown
from generator.engraver.sixty_six.hands import fist
from generator.engraver.sixty_six.sash import Sash
from generator.engraver.sixty_six.visage import Line, Visage, engrave_face, lined, sheaf
from generator.engraver.solids import sphere
from generator.engraver.trimmings import ring, turned

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


_SCEPTRE = 33.2
_COLLAR = (
    "12.6,23.6 9.2,24.8 6.9,26.6 8.6,28.9 13,31.2 19.6,32.3 26.4,31.4 31,29.2 33.1,26.6 30.8,24.8 "
    "27.4,23.6 20,22"
)
_TAILS = (
    (9.0, 27.0, 38), (12.0, 28.8, 30), (15.2, 30.0, 16), (13.4, 26.4, 30),
    (31.0, 27.0, -38), (28.2, 28.8, -30), (25.0, 30.0, -16), (27.2, 26.6, -30),
)
_FAR_CURL: tuple[Line, ...] = (
    ("12.6,96 9,98.6 4.6,97.2 4,93.6 6.6,92.4 8.4,94.6", (0.06, 0.24, 0.24, 0.2, 0.14, 0.05)),
)
_NEAR_CURL: tuple[Line, ...] = (
    ("88,93 91.6,98.2 97,99 101,95.6 99.6,92 96,92.4 95.4,95.2", (0.06, 0.26, 0.3, 0.28, 0.22, 0.16, 0.05)),
)
#: Shadow of the circlet on the forehead, of the hair on the cheek, of the beard on the neck.
_SHADES: tuple[tuple[str, str, int, tuple[float, ...]], ...] = (
    ("20,26.6 34,30.2 50,30.6 64,28", "21,30.4 36,34 52,34 65,32", 3, (0.06, 0.16, 0.2, 0.06)),
    ("69.6,41 71.4,49 72,57", "66,44 67.6,50 68,56", 3, (0.05, 0.17, 0.05)),
    ("31.8,48 31.4,52 31.8,57", "34.4,49.6 33.8,53 34.2,56.6", 2, (0.05, 0.13, 0.05)),
)
def king() -> Plate:
    """The upper half of the King, 40 × 37.1 mm."""
    plate = Plate(40, 37.1)
    cut = Cut(plate, 19.1, 22.4, 0.16)
    _sceptre(plate)
    _far_hair(cut)
    _robe(plate)
    engrave_face(cut, _FACE)
    for first, last, n, widths in _SHADES:
        sheaf(cut, first, last, n, widths)
    _beard(cut)
    _near_hair(cut)
    with plate.placed(19.3, 10.2, 1.08):
        arched_crown(plate)
    _arm(plate)
    _sash(plate)
    return plate


def _sceptre(plate: Plate) -> None:
    x = _SCEPTRE
    turned(plate, (x, 8.5), (x, 36.6), [(0, 0.42), (28, 0.55)], gap=0.42)
    for y in (9.0, 10.6):
        ring(plate, x, y, 0.85, 0.2, 0.7)
    sphere(plate, x, 8.1, 1.15, 8)
    fleur_de_lis(plate, x, 8.7, 1.25)


def _robe(plate: Plate) -> None:
    shoulders = curve("0,31 3,28.2 8,26 13.5,24.6 20,24.2 26.5,24.6 32,26 37,28.2 40,31", 8)
    cloth = np.vstack([[(0, 36.95)], shoulders, [(40, 36.95)]])
    brocade(plate, cloth)
    shaded(plate, cloth, lambda x, y: np.clip((np.abs(x - 19) - 13.5) / 14, 0, 0.5))
    plate.stroke(polyline(shoulders), 0.3)
    ermine(plate, loop(_COLLAR, 8), _TAILS)


def _far_hair(cut: Cut) -> None:
    cut.edged(loop("19,22 10,30 4,42 1,58 1.6,72 -0.6,82 -3.6,92 -2.6,101 3,105.6 10.6,104 16.4,98 18.6,88 17,74 14,60 14,46 17,34"), 0.24, "light")
    sheaf(cut, "17,30 14,48 15.4,70 16.6,86 13.4,93", "9,36 4.4,56 5,74 2.4,86 -0.4,94", 6, (0.06, 0.18, 0.22, 0.18, 0.06))
    sheaf(cut, "-2,93 -0.4,100 5,103.4 11,101 15.6,95", "1.6,95 3,99.4 6.4,100.6 10.4,98.6 13.4,95", 3, (0.05, 0.18, 0.22, 0.18, 0.05))
    lined(cut, _FAR_CURL)


def _near_hair(cut: Cut) -> None:
    cut.edged(loop("64,20 74,21 86,28 96,42 101,58 101,72 104,82 108.6,92 107.4,102 101,107.6 92,107 84,102.6 79,94 77.6,82 77,70 74.4,60 71.6,50 68.6,38"), 0.24, "light")
    sheaf(cut, "68,25 74,44 79,64 81,84 84,93", "82,28 94,48 96.4,70 100,84 104.6,94", 10, (0.06, 0.28, 0.34, 0.26, 0.06))
    sheaf(cut, "82.6,93 86.6,101 93.6,104.8 101.4,103.6 106,97", "87,93 90.4,99.4 95.4,101.4 100.6,99.8 103,95.6", 3, (0.05, 0.24, 0.34, 0.3, 0.06))
    lined(cut, _NEAR_CURL)


def _beard(cut: Cut) -> None:
    lower = "75,56 75.6,72 71.6,90 67,105 59,119 50,129 41,136 33,133.6 25.6,123 19.6,107 17,92 16.4,79"
    cheek = curve("16.4,79 20,81 24.6,86.6 30.5,88.4 37,86.6 45,80.5 55,73 64,64 72,53", 8)
    cut.piece(np.vstack([curve(lower), cheek]), "light")
    cut.piece(_tips(lower), "light")
    cut.scratch(_tips(lower), 0.12, 0.3, 0.34, 0.34, 0.3, 0.22, 0.2, 0.1, ink="ink")
    sheaf(cut, "73.6,60 73,78 68.6,98 60,117", "55,75 56,92 55,108 49.6,125", 9, (0.05, 0.32, 0.38, 0.06))
    sheaf(cut, "52.6,77.6 53.4,94 51,112 46.6,128.6", "31,90 31,104 32,118 35,132.6", 10, (0.05, 0.24, 0.32, 0.06))
    sheaf(cut, "28,90 27.4,104 28.6,116 32,130", "18,80.6 18.2,94 20.6,106 25.6,120", 5, (0.05, 0.18, 0.26, 0.06))
    lined(cut, (("27.4,85 30,86 33.4,85.2", (0.06, 0.26, 0.06)),))
    for text in (
        "29,73.4 33,72.6 40,75 46,79.2 52,81.6 58.6,79.4 55,86 47.6,88.8 40,86.4 34,81.6 29.4,78.4",
        "27.6,73.4 24.6,74.2 21.6,78 18.6,81.6 14.8,83.6 17.6,87 21.6,86.4 25.4,82 28,78.4",
    ):
        cut.edged(loop(text), 0.2, "light")
    sheaf(cut, "30,75 36,76 44,81 56,82", "30,77.4 35,80.6 42,86 50,86.6", 4, (0.05, 0.2, 0.2, 0.05))
    sheaf(cut, "27,75 24.4,77 21,81.6 16.6,84.4", "27.4,77.4 25.2,80.6 22,84.4 18.6,85.8", 3, (0.05, 0.18, 0.18, 0.05))


def _tips(edge: str) -> Points:
    """The lower edge of the beard as the tips of its locks."""
    line = resample(curve(edge), 240)
    share = np.linspace(0, 1, 240)
    saw = 9 * share - np.floor(9 * share)
    swing = np.clip((share - 0.16) * 6, 0, 1) * np.clip((0.9 - share) * 6, 0, 1)
    return np.asarray(line + normals(line) * (-2.2 * swing * (saw**1.6 - 0.3))[:, None])


def _arm(plate: Plate) -> None:
    x = _SCEPTRE
    sleeve = (
        curve(f"{x - 2.2},29.4 {x - 3.4},32 {x - 4.4},36.95", 8),
        curve(f"{x + 2.6},29.4 {x + 4.2},32 {x + 5.2},36.95", 8),
    )
    velvet(plate, *sleeve, 12, lambda u, q, p: 0.5 * np.sin(q * 14 + u * 2) + 0.35 * q + 0.1)
    plate.stroke(polyline(sleeve[0]) + polyline(sleeve[1]), 0.28)
    with plate.placed(x, 26.0):
        fist(plate)
    cuff = loop(f"{x - 2.6},29.2 {x + 0.2},29.9 {x + 3.0},29.2 {x + 3.5},30.5 {x + 3.3},31.8 {x + 0.3},32.5 {x - 2.9},31.8 {x - 3.1},30.5", 6)
    ermine(plate, cuff, [(x - 1.6, 31.0, 8), (x + 0.3, 31.2, 0), (x + 2.1, 31.0, -8)], 0.8)


def _sash(plate: Plate) -> None:
    sash = Sash(plate, 0.16, 4.2)
    sash.stripe(0, 8.4, "accent")
    sash.stripes(3.6, 1.2, "light")
    sash.stripes(4.2, 0.34, "ink")
    sash.stripes(2.95, 0.22, "ink")
    for s in np.arange(-24, 24.1, 4.0):
        lozenge = np.array([(-1.5, 0), (0, -2.2), (1.5, 0), (0, 2.2)])
        sash.piece(lozenge + [s, 0], "light")
        sash.piece(lozenge * 0.62 + [s, 0], "deep")

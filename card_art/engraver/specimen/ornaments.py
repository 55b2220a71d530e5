"""Specimens of ornament: leaves and wreaths, feathers, rays, ribbons, letters, lathe-work."""

from __future__ import annotations

import numpy as np

from engraver.specimen.panel import Specimen
from engraver.technique import back, foliage, guilloche, lettering, plumes, rays, ribbons
from engraver.technique.curves import bezier, ellipse, spline
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import sphere

_X, _Y = 19.0, 17.0


def _leaf(plate: Plate) -> None:
    oak = bezier((19, 32.6), (26, 26), (28, 16), (36, 3), 60)
    foliage.leaf(plate, oak, 13, margin=foliage.lobed(4), veins=5)
    bay = bezier((17, 32.6), (8, 26), (3, 16), (7, 2), 60)
    foliage.leaf(plate, bay, 9.6, veins=7)
    rose = bezier((18.2, 32.8), (16.4, 24), (17.6, 14), (21.4, 5), 60)
    foliage.leaf(plate, rose, 7.6, margin=foliage.toothed(10), veins=6, fill="accent")


def _spray(plate: Plate) -> None:
    bay = foliage.leaf_symbols(plate, "bay")
    green = foliage.leaf_symbols(plate, "green", width=4.2, fill="accent")
    foliage.spray(plate, spline([(2, 31), (12, 25), (20, 15), (34, 4)], 20), bay, 8.4, step=4.0)
    foliage.spray(plate, spline([(14, 33), (22, 30), (29, 24), (35, 16)], 20), green, 6.4, step=3.2)


def _wreath(plate: Plate) -> None:
    symbols = foliage.leaf_symbols(plate, "laurel", width=3.6)
    foliage.wreath(plate, (_X, 16.6), (13.0, 12.8), symbols, 6.8, step=3.6, berries=0.62)
    for side in (-1, 1):
        end = bezier(
            (_X, 29.6), (_X + side * 2, 30.4), (_X + side * 4, 33), (_X + side * 6.4, 31.6)
        )
        plate.stroke(polyline(end), 1.5)
        plate.stroke(polyline(end), 0.95, "accent")
        loop = spline([(_X, 29.4), (_X + side * 2.4, 27.4), (_X + side * 5, 28.4),
                       (_X + side * 3, 30.2), (_X, 29.4)], 10)  # fmt: skip
        plate.shape(polygon(loop), fill="accent", stroke="ink", width=0.28, round_ends=True)
    sphere(plate, _X, 29.4, 1.1, 5, paper="accent")


def _feather(plate: Plate) -> None:
    plumes.feather(plate, [(3, 32.6), (10, 23), (19, 13), (30, 2)], 8.8, bars=6)
    plumes.feather(plate, [(15, 33), (22, 27), (29, 21), (36.4, 12.6)], 6.2, quill=0.3, splits=2)


def _plume(plate: Plate) -> None:
    plumes.plume(plate, [(20, 32.4), (14, 24), (10, 13), (13, 4.4), (17, 4)], 5.4, tufts=9)
    plumes.plume(
        plate, [(20.6, 32.4), (24, 23), (27, 13), (32, 7), (35, 9)], 5.0, tufts=8, paper="accent"
    )


def _rays(plate: Plate) -> None:
    rays.rays(plate, (_X, _Y), (6.2, 6.2), (10.2, 5.6, 7.8, 5.6), 72, width=0.34)
    plate.disc(_X, _Y, 4.9, fill="accent", stroke="ink", width=0.3)
    rays.rays(plate, (_X, _Y), (1.2, 1.2), (3.0, 2.2), 24, width=0.26, ink="tint")


def _banderole(plate: Plate) -> None:
    points = ribbons.titled((_X, 10.6), 25, 7.4, bow=2.2, fold=3.4)
    ribbons.banderole(plate, points, 7.4)
    wave = [
        (1.6, 26),
        (6, 24.4),
        (11, 26.4),
        (13.4, 25.2),
        (9.6, 23.6),
        (10, 22),
        (16, 21.6),
        (23, 24.6),
        (27.8, 24.2),
        (28.6, 22.6),
        (25.4, 21.8),
        (27, 20.4),
        (32, 20.4),
        (36.4, 22.4),
    ]
    ribbons.banderole(plate, wave, 6.2, fill="accent", back="deep", notch=1.8)


def _letter(plate: Plate) -> None:
    arch = bezier((2.4, 17), (9, 6.4), (29, 6.4), (35.6, 17), 80)
    lettering.letter(plate, "CARDWRIGHT", arch, 4.3, tracking=0.04)
    lettering.letter(plate, "1887", np.array([(4, 21.6), (34, 21.6)]), 8.6, role="black",
                     shadow=0.26, tracking=0.08)  # fmt: skip
    wave = spline([(3, 29.4), (11, 27), (19, 29.2), (27, 31.4), (35, 29)], 20)
    lettering.letter(plate, "parlor games", wave, 4.7, role="bold", ink="accent")


def _lathe(plate: Plate) -> None:
    middle = (_X, _Y)
    guilloche.outlined(plate, guilloche.scallop(middle, 14.8, 1.0, 24), fill="deep", width=0.3,
                       ink="ink")  # fmt: skip
    back.lace(plate, middle, (8.8, 14.3), 24, 7, envelope=guilloche.petals(12, 0.2), aspect=1.0,
              width=0.14)  # fmt: skip
    guilloche.outlined(plate, ellipse(*middle, 8.2, 8.2, 96), fill="accent", width=0.24)
    guilloche.ring(plate, middle, (3.4, 7.8), 12, 6, envelope=guilloche.petals(6, 0.26),
                   width=0.14)  # fmt: skip
    guilloche.outlined(plate, ellipse(*middle, 2.9, 2.9, 64), fill="deep", width=0.24)
    plate.disc(*middle, 1.0, fill="paper")


def _weave(plate: Plate) -> None:
    back.woven(plate, wave=5.4, swing=0.6, drift=1.0, gap=0.9, width=0.16)
    leaf, _ = foliage.leaf_symbols(plate, "bay", width=4.4)
    back.both_ways(plate, leaf, 2.4, 0)
    whole = polygon([(0, 0), (plate.width, 0), (plate.width, plate.height), (0, plate.height)])
    for width, ink in ((2.6, "deep"), (0.7, "tint")):
        plate.shape(whole, stroke=ink, width=width)


ORNAMENTS = (
    Specimen("Leaf", ("foliage.leaf",), _leaf, (28, 15)),
    Specimen("Spray", ("foliage.spray", "foliage.leaf_symbols"), _spray, (19, 16)),
    Specimen("Wreath", ("foliage.wreath",), _wreath, (10, 24)),
    Specimen("Feather", ("plumes.feather",), _feather, (20, 13)),
    Specimen("Plume", ("plumes.plume",), _plume, (13.5, 12.5)),
    Specimen("Rays", ("rays.rays",), _rays, (_X + 6.2, _Y + 3.2)),
    Specimen("Banderole", ("ribbons.banderole",), _banderole, (31, 13)),
    Specimen("Lettering", ("lettering.letter",), _letter, (31.4, 16.4)),
    Specimen(
        "Lathe-work",
        ("guilloche.ring", "guilloche.outlined", "back.lace"),
        _lathe,
        (_X + 7.6, _Y - 6),
    ),
    Specimen(
        "Woven field",
        ("back.woven", "back.flood", "back.both_ways", "guilloche.weave"),
        _weave,
        (24, 17),
    ),
)

"""A quill in its inkwell, and a letter begun."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import points
from engraver.technique.pathdata import polygon
from engraver.technique.plate import Plate
from engraver.technique.plumes import feather
from engraver.technique.swell import swell


def quill_and_ink(plate: Plate) -> None:
    """A goose quill that stands in a round well, before it a sheet with some lines."""
    setting.shadow(plate, 18, 27.0, 12, 4, gap=0.54)
    _sheet(plate)
    feather(
        plate,
        [(12.4, 19.6), (17.0, 13.6), (24.0, 8.6), (32.6, 5.4), (41.4, 4.0)],
        7.6,
        quill=0.16,
        splits=3,
        paper="accent",
    )
    _well(plate)


def _well(plate: Plate) -> None:
    """A well of glass in a foot of brass, its mouth dark."""
    plate.shape(polygon(ellipse(12.4, 18.0, 3.6, 1.0)), fill="ink", stroke="ink", width=0.3)
    body = points(
        "18.2,3.4 18.8,3.6 19.3,2.9 19.9,3.0 20.8,4.6 22.2,6.6 24.2,7.6 25.8,7.4 26.4,7.9 27.0,8.2"
        " 27.8,8.2 28.2,7.8"
    )
    relief.turned(plate, 12.4, body, fill="light", gap=0.42, bow=0.7, edge=0.38)
    relief.pen(plate, "7.0,23.2 6.6,24.4 7.0,25.4", 0.16, 0.5, 0.16, ink="light")
    label = points("9.4,22.4 15.4,22.4 15.6,25.4 9.2,25.4")
    relief.flat(plate, label, "accent", 0.34)
    relief.pen(
        plate,
        spline([(10.6, 24.4), (11.4, 23.4), (12.2, 24.4), (13.0, 23.4), (14.2, 24.2)], 6),
        0.3,
        0.3,
        0.3,
        ink="tint",
    )


def _sheet(plate: Plate) -> None:
    """A sheet of paper that lies aslant, its corner curled."""
    sheet = points("20.6,18.6 39.6,17.6 43.0,26.4 23.0,28.8")
    plate.fill(polygon(sheet + np.array([0.5, 0.5])))
    plate.shape(polygon(sheet), fill="light", stroke="ink", width=0.3, round_ends=True)
    lines = []
    for k in range(4):
        share = 0.2 + 0.2 * k
        a = sheet[0] * (1 - share) + sheet[3] * share + np.array([2.0, 0])
        b = sheet[1] * (1 - share) + sheet[2] * share - np.array([1.8, 0])
        u = np.linspace(0, 1 if k < 3 else 0.45, 70)[:, None]
        line = a + (b - a) * u
        wave = 0.34 * np.sin(46 * u[:, 0] + 2 * k + 1.6 * np.sin(9 * u[:, 0] + k))
        line = line + np.stack([0.2 * np.cos(46 * u[:, 0]), wave], axis=1)
        gap = np.cos(6 * np.pi * u[:, 0]) < 0.93
        lines.append(swell(line, np.where(gap, 0.24 + 0.05 * np.sin(46 * u[:, 0]), 0.0)))
    plate.fill("".join(lines))


EMBLEMS: dict[str, Callable[[Plate], None]] = {"quill-and-ink": quill_and_ink}

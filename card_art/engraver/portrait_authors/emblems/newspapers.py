"""A bundle of newspapers, for Raymond of the Times."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from cardwright.drawing.scene.pathdata import segments
from engraver.portrait_authors.emblems.strokes import (
    flat,
    pen,
    rules,
    shadow,
)
from engraver.portrait_authors.emblems.vignette import vignette
from engraver.technique.curves import ellipse, resample
from engraver.technique.cutpaper import curve, points
from engraver.technique.lettering import lettered
from engraver.technique.pathdata import Points, hundredths, join_numbers, polyline
from engraver.technique.plate import Plate
from engraver.technique.swell import swell

#: Corners of the uppermost page: far left, far right, near right, near left.
_PAGE = points("14.4,1.6 41.4,5 32.2,18.6 2.6,14.2")
_THICK = 8.4
#: Half a strand of the cord, mm.
_TWIST = np.array([0.22, -0.2])


def newspapers() -> Plate:
    """A newspaper bundle fresh from the press, tied with cord for the morning mail."""
    plate = vignette("newspaper bundle", "The New-York Daily Times, 1851")
    rules(plate, (1, 23, 43, 29.6), 4, pitch=0.72, weight=0.3, cover=0.55)
    shadow(plate, 34, 25.6, 9.4, 1.6)
    _sides(plate)
    flat(plate, _PAGE, "light", 0.24)
    _print(plate)
    _cord(plate)
    return plate


def _on_page(u: ArrayLike, v: ArrayLike) -> Points:
    """Places on the page: u from left to right, v from its head to its foot, both 0 to 1."""
    u, v = np.broadcast_arrays(np.asarray(u, dtype=float), np.asarray(v, dtype=float))
    a, b, c, d = _PAGE
    u, v = u[..., None], v[..., None]
    return np.asarray((a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v)


def _sides(plate: Plate) -> None:
    """Seven papers: their folded backs to the front, their cut edges in the shade."""
    down = np.array([0, _THICK])
    a, b, c = _PAGE[3], _PAGE[2], _PAGE[1]
    side = np.vstack([b, c, c + down * 0.86, b + down])
    flat(plate, side, "ink", 0.24)
    leaves = [polyline([b + down * q, c + down * 0.86 * q]) for q in np.arange(0.06, 1, 0.118)]
    plate.stroke("".join(leaves), 0.2, "paper")
    thick = _THICK / 7
    for i in range(6, -1, -1):
        level = down * (i + 0.5) / 7
        slip = np.array([0.7 + 0.35 * math.sin(2.3 * i), 0])
        fold = np.linspace(a + level + slip, b + level - [thick * 0.4, 0.1], 24)
        plate.stroke(polyline(fold), thick + 0.1)
        plate.stroke(polyline(fold), thick - 0.34, "light")
        low = fold + np.array([0, thick * 0.3])
        plate.fill(swell(low, np.interp(np.linspace(0, 1, 24), [0, 0.35, 1], [0.13, 0.3, 0.64])))


def _print(plate: Plate) -> None:
    """The name of the paper, its rules, and six columns set solid."""
    _masthead(plate)
    for v in (0.25, 0.325):
        plate.stroke(polyline(_on_page([0.04, 0.96], [v, v])), 0.16)
    plate.stroke(polyline(_on_page([0.3, 0.7], [0.288, 0.288])), 0.24)
    columns = np.linspace(0.04, 0.96, 7)
    lines = [polyline(_on_page([u, u], [0.345, 0.97])) for u in columns[1:-1]]
    plate.stroke("".join(lines), 0.13)
    rows = []
    for k, (left, right) in enumerate(pairwise(columns)):
        for i, v in enumerate(np.arange(0.375, 0.96, 0.044)):
            head = (i * 5 + k * 3) % 11 == 0
            inset = 0.035 if head else 0.016
            end = right - inset - (0.05 if (i * 7 + k * 5) % 9 == 4 else 0)
            rows.append(
                swell(
                    np.linspace(_on_page(left + inset, v), _on_page(end, v), 6),
                    0.34 if head else 0.18,
                )
            )
    plate.fill("".join(rows))


def _masthead(plate: Plate) -> None:
    """The name of the paper, foreshortened as the page is."""
    size, high = 3.0, 0.155
    flat_line = [(0.0, 0.0), (30.0, 0.0)]
    data = lettered("DAILY TIMES", flat_line, size, role="black", anchor="start", tracking=0.02)
    shapes = list(segments(data))
    wide = max(float(part[-2]) for part in shapes if len(part) > 1)
    out = []
    for kind, *numbers in shapes:
        x, y = np.array(numbers[::2], dtype=float), np.array(numbers[1::2], dtype=float)
        where = _on_page(0.06 + 0.88 * x / wide, 0.205 + high * y / (0.72 * size * 100))
        places = (join_numbers(place) for place in hundredths(where).tolist())
        out.append(kind + " ".join(places))
    plate.fill("".join(out))


def _cord(plate: Plate) -> None:
    """The cord, both ways about the bundle, and its knot."""
    down = np.array([0, _THICK])
    along, across = _on_page([0.5, 0.5], [0.003, 1]), _on_page([0.003, 1], [0.62, 0.62])
    paths = [np.vstack([along, along[1] + down]), np.vstack([across, across[1] + down * 0.94])]
    x, y = _on_page(0.5, 0.62)
    paths += [
        curve(f"{x},{y} {x - 1.6},{y + 1.3} {x - 3.6},{y + 1.2} {x - 4.8},{y + 2.4}", 8),
        curve(f"{x},{y} {x + 1.9},{y + 1.6} {x + 3.4},{y + 1.3} {x + 4.4},{y + 2.2}", 8),
    ]
    for path in paths:
        for width, ink in ((1.15, "ink"), (0.76, "accent")):
            plate.stroke(polyline(path), width, ink, round_ends=False)
        size = float(np.hypot(*np.diff(path, axis=0).T).sum())
        steps = resample(path, max(5, int(size / 0.75)))
        twist = "".join(polyline([p - _TWIST, p + _TWIST]) for p in steps[1:-1])
        plate.stroke(twist, 0.16, "tint")
    for dx, dy, rx, ry in ((-0.5, 0.1, 1.0, 0.7), (0.55, -0.05, 0.95, 0.75)):
        flat(plate, ellipse(float(x) + dx, float(y) + dy, rx, ry, 24), "accent", 0.26)
        pen(
            plate,
            [(x + dx - 0.5, y + dy + 0.1), (x + dx, y + dy - 0.3), (x + dx + 0.5, y + dy - 0.1)],
            0.13,
            0.22,
            0.13,
            ink="tint",
        )


EMBLEMS = {"raymond": newspapers}

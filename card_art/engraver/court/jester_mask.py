"""A laughing mask on a stick, a shell for its crest, ribbons flying from both sides."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.motley import bell, front_face
from engraver.court.tincture import medal, tincture
from engraver.technique.curves import spline
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_along
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell
from engraver.technique.trimmings import turned

_FACE = (22.0, 22.6)
_FOLDS = 9


def mask(color: str) -> Plate:
    """The Jester's mask, 44 × 48 mm."""
    plate = Plate(44, 48)
    with plate.defined("bell"):
        bell(plate)
    turned(
        plate,
        (22, 30),
        (22, 45.6),
        [(0, 1.2), (6, 1.1), (10, 1.1), (10.4, 1.8), (11.4, 1.8), (12, 1.2), (15.6, 1.5)],
        gap=0.45,
    )
    sphere(plate, 22, 45.8, 1.8, 8)
    for side in (-1, 1):
        _ribbon(
            plate,
            color,
            side,
            ((8.0, 19.5), (13.0, 17.6), (16.4, 21.6), (20.4, 19.4)),
            2.0,
            colored=False,
        )
        _ribbon(
            plate,
            color,
            side,
            ((7.6, 20.6), (12.6, 24.6), (13.6, 31.2), (18.6, 35.0), (18.2, 42.6)),
            2.6,
        )
    for k in sorted(range(_FOLDS), key=lambda i: -abs(i - (_FOLDS - 1) / 2)):
        _fan(plate, color, k)
    with plate.placed(*_FACE, 1.08):
        front_face(plate, "mask", wide=1.0)
    medal(plate, color, 22.0, 13.6, 3.7)
    return plate


def _fan(plate: Plate, color: str, k: int) -> None:
    """A fold of the crest, which opens over the brow like a shell."""
    width = 2.5 / _FOLDS
    lean = -1.25 + width * (k + 0.5)
    root = np.array([22.0, 19.2])
    edges = []
    for s in (-0.54, 0.54):
        turn = lean + s * width
        reach = np.linspace(4.0, 15.2 - 1.2 * abs(turn), 20)
        edges.append(root + np.stack([reach * math.sin(turn), -reach * math.cos(turn)], axis=1))
    a, b = edges
    tip = (a[-1] + b[-1]) / 2 + np.array([math.sin(lean), -math.cos(lean)]) * 1.3
    end = spline([a[-1], tip, b[-1]], 8)
    whole = np.vstack([a, end, b[::-1]])
    colored = k % 2 == 0
    plate.fill(polygon(whole), "accent" if colored else "paper")
    if colored:
        tincture(plate, whole, color, pitch=0.85)
    away = 0.3 * math.sin(lean)
    rule_along(
        plate,
        a,
        b,
        6,
        lambda u, q, _: np.clip(1.3 * (q - 0.55) + away + 0.5 * (1 - u) ** 3, 0, 0.85),
    )
    rim(plate, whole, 0.26, 0.5)
    plate.use(
        "bell",
        float(tip[0]),
        float(tip[1]) - 0.1,
        0.8,
        0.8,
        turn=round(180 + math.degrees(lean), 1),
    )


def _ribbon(
    plate: Plate,
    color: str,
    side: int,
    points: tuple[tuple[float, float], ...],
    half: float,
    *,
    colored: bool = True,
) -> None:
    """A ribbon from the temple along the points (mm right of the middle), its end notched."""
    line = spline(np.array(points) * [side, 1] + np.array([22.0, 0]), 16)
    u = np.linspace(0, 1, len(line))
    spread = np.array([0.35, 1.0]) if len(points) == 4 else np.array([1.0, 0.3])
    a, b = (line + spread * s * half * (0.5 + 0.5 * u)[:, None] for s in (-1, 1))
    notch = (a[-1] + b[-1]) / 2 - (line[-1] - line[-6]) * 0.8
    whole = np.vstack([a, notch, b[::-1]])
    plate.fill(polygon(whole), "accent" if colored else "paper")
    if colored:
        tincture(plate, whole, color, pitch=0.85)

    def fold(w: Points, q: float, _: Points) -> Points:
        return np.asarray(np.clip(0.15 + 0.75 * np.sin(w * 11 + side) + 0.3 * q, 0, 0.85))

    rule_along(plate, a[:-6], b[:-6], 7, fold)
    rim(plate, whole, 0.28, 0.52)
    plate.fill(swell(line[:3], 0.2))

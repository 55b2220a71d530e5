"""A football of leather panels before the goal."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.light import LIGHT
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: The middle of the ball on the plate and its radius, mm.
_MIDDLE, _R = np.array([22.0, 16.4]), 11.2
_PHI = (1 + 5**0.5) / 2
#: The corners of an icosahedron on the unit sphere: the middles of the twelve black panels.
_CORNERS = np.array(
    [np.roll((0, a, b * _PHI), turn) for turn, a, b in product(range(3), (-1, 1), (-1, 1))]
) / np.hypot(1, _PHI)


def football(plate: Plate) -> None:
    """A ball of twelve pentagons and twenty hexagons on the grass."""
    _goal(plate)
    setting.shadow(plate, 22, 26.4, 17, 4, gap=0.54)
    x, y = _MIDDLE.tolist()
    plate.disc(x, y, _R + 0.6, fill="paper")
    plate.disc(x, y, _R, fill="light")
    corners = _turned(_CORNERS)
    _seams(plate, corners)
    turn = np.linspace(0, 2 * np.pi, 120)
    ring = _MIDDLE + _R * np.stack([np.cos(turn), np.sin(turn)], 1)
    hatch(plate, ring[:-1], _shade, angle=-0.75, gap=0.46)
    for corner in corners:
        if corner[2] > -0.35:
            _pentagon(plate, corner, corners)
    plate.disc(x, y, _R, stroke="ink", width=0.6)
    setting.grass(plate, [(3.4, 28.4, 2.0), (9.4, 29.0, 1.6), (32.6, 29.2, 1.9), (40.6, 28.4, 2.2)])


def _turned(places: Points) -> Points:
    """The places on the sphere, turned so that a black panel is in front, a little aside."""
    a, b, c = -0.26, 0.42, 0.3
    about_x = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    about_y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    about_z = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return np.asarray(places @ about_x.T @ about_y.T @ about_z.T)


def _neighbors(corner: Points, corners: Points) -> Points:
    """The five corners nearest to a corner, in order around it."""
    near = corners[(corners @ corner > 0.4) & (corners @ corner < 0.5)]
    right = near[0] - corner * (near[0] @ corner)
    up = np.cross(corner, right)
    return np.asarray(near[np.argsort(np.arctan2(near @ up, near @ right))])


def _arc(a: Points, b: Points, n: int = 10) -> Points:
    """The great circle from a to b on the unit sphere, shape (n, 3)."""
    way = a + (b - a) * np.linspace(0, 1, n)[:, None]
    return np.asarray(way / np.linalg.norm(way, axis=1)[:, None])


def _vertices(corner: Points, corners: Points) -> Points:
    """The corners of the black panel about an icosahedron's corner."""
    places = corner + (_neighbors(corner, corners) - corner) / 3
    return np.asarray(places / np.linalg.norm(places, axis=1)[:, None])


def _flat(places: Points) -> Points:
    """Places on the sphere as millimeters of the plate; those behind lie on the outline."""
    far = np.hypot(places[:, 0], places[:, 1])
    out = np.where(places[:, 2] < 0, 1 / np.maximum(far, 1e-9), 1.0)
    return np.asarray(_MIDDLE + _R * places[:, :2] * out[:, None])


def _pentagon(plate: Plate, corner: Points, corners: Points) -> None:
    """A panel in color, a glint on it where it is turned to the light."""
    ring = _vertices(corner, corners)
    outline = _flat(
        np.vstack([_arc(a, b) for a, b in zip(ring, np.roll(ring, -1, axis=0), strict=True)])
    )
    plate.shape(polygon(outline), fill="accent", stroke="ink", width=0.44, round_ends=True)
    hatch(
        plate,
        outline,
        lambda x, y: np.clip(_shade(x, y) * 1.1 + 0.1, 0, 0.9),
        angle=-0.75,
        gap=0.46,
    )
    if corner @ LIGHT > 0.75:
        glint = _flat(_arc(ring[0] * 0.5 + corner * 0.5, ring[1] * 0.5 + corner * 0.5, 8))
        relief.pen(plate, glint, 0.14, 0.5, 0.14, ink="tint")


def _seams(plate: Plate, corners: Points) -> None:
    """The seams between white panels, from one black panel to the next."""
    lines = []
    for i, j in product(range(12), range(12)):
        if i < j and 0.4 < float(corners[i] @ corners[j]) < 0.5:
            a, b = (
                corners[i] + (corners[j] - corners[i]) / 3,
                corners[j] + (corners[i] - corners[j]) / 3,
            )
            line = _arc(a / np.linalg.norm(a), b / np.linalg.norm(b))
            if line[:, 2].min() > -0.02:
                lines.append(polyline(_flat(line)))
    plate.stroke("".join(lines), 0.4)


def _shade(x: Points, y: Points) -> Points:
    """The tone of the ball."""
    u, v = (x - _MIDDLE[0]) / _R, (y - _MIDDLE[1]) / _R
    z = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
    return np.asarray(np.clip(0.78 - 1.15 * (u * LIGHT[0] + v * LIGHT[1] + z * LIGHT[2]), 0, 0.8))


def _goal(plate: Plate) -> None:
    """The goal behind: two posts, the bar and the net."""
    for side in (-1, 1):
        for k in range(4):
            x = 22 + side * (8.6 + 2.4 * k)
            relief.wire(plate, [(x, 3.6), (x, 25.2)], 0.24)
    for k in range(9):
        relief.wire(plate, [(4.4, 6.0 + 2.4 * k), (39.6, 6.0 + 2.4 * k)], 0.24)
    for frame in (
        relief.box(2.8, 2.0, 4.4, 27.0),
        relief.box(39.6, 2.0, 41.2, 27.0),
        relief.box(2.8, 2.0, 41.2, 3.6),
    ):
        plate.shape(polygon(frame), fill="paper", stroke="ink", width=0.38, round_ends=True)
    for x in (4.0, 40.8):
        relief.wire(plate, [(x, 3.6), (x, 26.8)], 0.4)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"football": football}

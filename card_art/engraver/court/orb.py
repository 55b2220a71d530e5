"""The orb of a ruler, drawn about its middle, and the scepter in his hand."""

from __future__ import annotations

import math

import numpy as np

from engraver.court.tincture import medal
from engraver.technique import burin
from engraver.technique.cloth import glint
from engraver.technique.curves import ellipse, normals
from engraver.technique.light import brightness, facing
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_across
from engraver.technique.solids import rim, sphere
from engraver.technique.swell import swell
from engraver.technique.trimmings import ring, turned
from engraver.wardrobe.jewels import cabochon, cross_patty, fleur_de_lis, lozenge

#: Radius of the orb, mm.
_R = 9.6
#: How far, in radii, the ruling of the ball bows downwards.
_BOW = 0.22
#: How far (radians) we look down on the orb.
_TILT = 0.32


def scepter(plate: Plate, foot: tuple[float, float], head: tuple[float, float], top: str) -> None:
    """A rod with turned knops from foot to head, crowned with a ``lily`` or a ``cross``."""
    a, b = np.array(foot), np.array(head)
    along = (b - a) / math.dist(foot, head)
    rod = np.linspace(a, b, 60)
    side = normals(rod) * float(np.sign(facing(normals(rod))[0]))
    plate.stroke(polyline(rod), 1.9, "accent", round_ends=False)
    plate.fill(swell(rod - side * 0.62, 0.66))
    plate.fill(glint(rod, 0.95), "tint")
    plate.stroke(polyline(rod + side * 0.95) + polyline(rod - side * 0.95), 0.26)
    for place, reach in ((6.4, 1.35), (33.0, 1.35)):
        knop = [(0, 0.95), (0.35, reach), (1.0, reach * 1.15), (1.65, reach), (2.0, 0.95)]
        turned(plate, a + along * place, a + along * (place + 2), knop, gap=0.4)
    turned(plate, a - along * 0.3, a + along * 1.3, [(0, 0.9), (0.5, 1.5), (1.0, 0.95), (1.6, 1.3)])
    sphere(plate, a[0] - along[0] * 1.3, a[1] - along[1] * 1.3, 1.5, 8)
    turned(plate, b - along * 3.2, b, [(0, 0.95), (0.5, 1.3), (1.2, 0.95), (3.2, 1.5)], gap=0.4)
    turn = math.degrees(math.atan2(head[0] - foot[0], foot[1] - head[1]))
    with plate.defined(top):
        if top == "lily":
            fleur_de_lis(plate, 0, 0.2, 1.85)
        else:
            cross_patty(plate, 0, -3.9, 1.62)
        sphere(plate, 0, 0.3, 1.6, 8)
    plate.use(top, *head, turn=round(turn, 1))


def orb(plate: Plate, x: float, y: float, color: str, size: float = 1.0) -> None:
    """The orb about (x, y), of radius 9.6 × ``size`` mm, the color's badge on its girdle."""
    with plate.placed(x, y, size):
        _ball(plate)
        _bands(plate)
        medal(plate, color, -0.95, 0.5, 3.1)
        cross_patty(plate, 0, -_R - 3.9, 1.62)
        cabochon(plate, 0, -_R - 3.9, 1.0, 1.0)
        ring(plate, 0, -_R - 0.5, 1.7, 0.4, 0.9)


def _ball(plate: Plate) -> None:
    plate.disc(0, 0, _R, fill="paper")
    lines = []
    pitch = max(0.4, 1.15 * (burin.line() + burin.gap()))
    level = -1 + pitch / _R / 3
    while level < 1:
        reach = math.asin(math.sqrt(1 - level**2))
        across = np.sin(np.linspace(-1, 1, 40) * reach)
        lines.append(_ruling(level, across, pitch))
        level += pitch / _R / (1 - 2 * _BOW * level)
    plate.fill("".join(lines))
    rim(plate, ellipse(0, 0, _R, _R, 90), 0.26, 0.5)


def _ruling(level: float, across: Points, pitch: float) -> str:
    """One line of the polished ball at -1 (top) to 1, dark before the rim and lit again at it.

    ``pitch`` is how far apart (mm) its lines are.
    """
    down = level + _BOW * (1 - level**2 - across**2)
    near = np.sqrt(np.clip(1 - across**2 - down**2, 0, 1))
    dark = np.clip(1.0 - 1.2 * brightness(across, down, near), 0, 0.92)
    glow = 0.42 * np.exp(-((near / 0.45) ** 2)) * np.clip(across * 0.5 + down, 0, 1)
    page = np.stack([_R * across, _R * down], axis=1)
    return swell(page, burin.ruled(np.clip(dark - glow, 0, 1) * 0.9 + 0.1, pitch, 1.0))


def _on_orb(lon: Points, lat: Points | float) -> tuple[Points, Points]:
    """Points (n, 2) of the orb's surface at these angles (radians), and how dark each lies (n,)."""
    east = np.cos(lat) * np.sin(lon)
    up, out = np.sin(lat) + 0 * lon, np.cos(lat) * np.cos(lon)
    down = out * math.sin(_TILT) - up * math.cos(_TILT)
    near = out * math.cos(_TILT) + up * math.sin(_TILT)
    page = np.stack([_R * east, _R * down], axis=1)
    return page, np.clip(0.95 - 1.15 * brightness(east, down, near), 0, 1)


def _bands(plate: Plate) -> None:
    """The jeweled girdle, and the hoop that springs from it to the cross."""
    rise = np.linspace(0.1, math.pi / 2, 40)
    hoop = [
        _on_orb(side * np.arcsin(np.clip(0.13 / np.cos(rise), 0, 1)) - 0.1, rise)
        for side in (-1, 1)
    ]
    _strip(plate, hoop[0][0], hoop[1][0], hoop[0][1] * 0.9, 24)
    for lat, stone in ((0.42, cabochon), (0.74, lozenge), (1.04, cabochon)):
        ((x, y),) = _on_orb(np.array([-0.1]), lat)[0]
        stone(plate, float(x), float(y), 0.72, 0.85 * math.cos(lat - _TILT))
    lon = np.linspace(-math.pi / 2, math.pi / 2, 60)
    (upper, dark), (lower, _) = _on_orb(lon, 0.15), _on_orb(lon, -0.15)
    _strip(plate, upper, lower, dark, 60)
    for i, angle in enumerate(np.radians([-66, -44, -22, 0, 22, 44, 66])):
        ((x, y),) = _on_orb(np.array([angle]), 0.0)[0]
        stone = lozenge if i % 2 else cabochon
        stone(plate, float(x), float(y), 1.05 * math.cos(angle), 1.0 if i % 2 else 0.85)


def _strip(plate: Plate, edge_a: Points, edge_b: Points, dark: Points, n: int) -> None:
    plate.fill(polygon(np.vstack([edge_a, edge_b[::-1]])), "paper")
    shares = np.linspace(0, 1, len(dark))
    rule_across(plate, edge_a, edge_b, n, lambda u, v: float(np.interp(u, shares, dark)) + 0 * v)
    plate.stroke(polyline(edge_a) + polyline(edge_b), 0.28)

"""Profiles cut from paper: a bare head from a dozen named features, and a sitter dressed in layers.

Everything is in head units (see ``cutpaper``): crown 0, chin 100, face plane x = 0, looking left.
Every feature of a ``Face`` is 0 for the average head, small numbers change it gently, and a feature
never moves the others; so a face is described as one would describe it in words. Hair, beards and
dress are layers from ``hairdress``, ``beards``, ``menswear`` and ``womenswear``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from engraver.technique.curves import ellipse, spline
from engraver.technique.cutpaper import Cut, Layer
from engraver.technique.pathdata import Points


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """The features of a profile, in head units; positive is more."""

    forehead: float = 3.0  #: how far the hairline lies behind the brow: 0 upright, 6 sloping
    brow: float = 0.0  #: how far the brow stands out
    bridge: float = 0.0  #: how deep the nose is set under the brow
    nose: float = 12.0  #: how far the tip stands before the face: 10 small, 15 great
    droop: float = 0.0  #: how far the tip hangs; negative turns the nose up
    hump: float = 0.0  #: how far the ridge is arched; negative is hollow
    bulb: float = 0.0  #: how round the tip is
    upper: float = 0.0  #: fullness of the upper lip
    lower: float = 0.0  #: fullness of the lower lip
    sunk: float = 0.0  #: how far the mouth has fallen in with age
    chin: float = 0.0  #: how far the chin stands out
    jowl: float = 0.0  #: fullness under the chin
    throat: float = 0.0  #: how far back the throat lies: a thin neck from the front
    nape: float = 0.0  #: how far forward the nape lies: a thin neck from behind
    back: float = 0.0  #: fullness of the back of the head


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Somebody to cut: a face, what is worn below the neck, what is worn above, and the tilt.

    Painter's order: bare head, ``body`` layers, ``head`` layers. ``tilt`` in degrees turns the
    head and its layers about the neck, positive with the chin up; ``neck`` lengthens the neck by
    so many head units.
    """

    face: Face
    body: tuple[Layer, ...] = ()
    head: tuple[Layer, ...] = ()
    tilt: float = 0.0
    neck: float = 0.0


def draw_sitter(cut: Cut, sitter: Sitter) -> None:
    """Cut the sitter's head and lay the dress, then the hair and all else, over it."""
    tilted = cut.tilted(sitter.tilt, sitter.neck)
    tilted.piece(head_outline(sitter.face))
    for layer in sitter.body:
        layer(cut)
    for layer in sitter.head:
        layer(tilted)


def head_outline(face: Face) -> Points:
    """The bare head and neck as a closed outline, face first, then nape and skull back to it."""
    front = _face_landmarks(face)
    nape, back = face.nape, face.back
    skull = [
        (29 + face.throat, 140),
        (95, 140),
        (82 - nape, 127),
        (75.5 - nape, 114),
        (73.5 - nape, 102),
        (75.5 - nape * 0.6, 91),
        (82, 78),
        (86.5 + back, 63),
        (88 + back, 46),
        (84.5 + back, 28),
        (74 + back * 0.5, 12.5),
        (60, 3.8),
        (46, 0),
        (32, 1.6),
        (21 + face.forehead * 0.4, 6.1),
    ]
    return spline([*front, *skull], 7, closed=True)


def _face_landmarks(face: Face) -> list[tuple[float, float]]:
    return [*_forehead(face), *_nose(face), *_mouth(face), *_chin(face)]


def _forehead(f: Face) -> list[tuple[float, float]]:
    lean = f.forehead
    return [
        (10.2 + lean * 1.3, 10.6),
        (4.4 + lean * 0.95, 17.6),
        (1.2 + lean * 0.5, 26),
        (-0.5 + lean * 0.15, 33),
        (-0.9 - f.brow, 38.6),
        (0.4 - f.brow * 0.35, 42.2),
    ]


def _nose(f: Face) -> list[tuple[float, float]]:
    root = (2.0 + f.bridge, 45.2)
    run, fall = -f.nose - root[0], 61.2 + f.droop - root[1]
    length = math.hypot(run, fall)
    out = (-fall / length, run / length)
    arch = (
        (0.22, f.hump * 0.55 - 0.5),
        (0.45, f.hump - 0.35),
        (0.72, f.hump * 0.45 - 0.5 - f.bulb * 0.4),
        (0.92, 0.5 + f.bulb * 0.3),
    )
    ridge = [(root[0] + run * t + out[0] * h, root[1] + fall * t + out[1] * h) for t, h in arch]
    under = [
        (-f.nose - 0.2 - f.bulb * 0.2, 62.3 + f.droop + f.bulb * 0.2),
        (-f.nose + 0.6, 64.6 + f.droop + f.bulb * 0.1),
        (-f.nose + 3.0, 65.9 + f.droop * 0.9),
        (-f.nose * 0.4 - 0.6, 66.5 + f.droop * 0.5),
        (-2.0, 67.6 + f.droop * 0.15),
    ]
    return [root, *ridge, *under]


def _mouth(f: Face) -> list[tuple[float, float]]:
    upper, lower, sunk = f.upper, f.lower, f.sunk
    return [
        (-1.2, 69.4),
        (-2.1 - upper * 0.35 + sunk * 0.6, 72),
        (-3.8 - upper + sunk, 74.4),
        (-3.6 - upper + sunk, 76.1),
        (-0.9 + sunk * 0.8, 77.5),
        (-2.6 - lower + sunk, 79.2),
        (-2.7 - lower + sunk, 81.3),
        (-0.3 - lower * 0.3 + sunk * 0.5, 83.8),
    ]


def _chin(f: Face) -> list[tuple[float, float]]:
    chin, jowl, throat = f.chin, f.jowl, f.throat
    return [
        (1.2 - chin * 0.35, 86.4),
        (0.0 - chin * 0.9, 89.6),
        (-0.9 - chin, 92.8),
        (-0.1 - chin, 96.4),
        (3.6 - chin * 0.8, 99.4),
        (10 - chin * 0.4, 100.9 + jowl * 0.2),
        (18, 101.2 + jowl * 0.75),
        (26, 102.0 + jowl * 1.1),
        (32 + throat, 105.2 + jowl * 1.2),
        (35 + throat, 111 + jowl * 0.8),
        (36 + throat, 119 + jowl * 0.3),
        (34 + throat, 128),
        (29 + throat, 137),
    ]


def ear(cut: Cut) -> None:
    """An ear: its rim and the fold within, scratched."""
    cut.scratch(
        "50,60.5 46.8,55.5 46,48.5 49.2,44.6 54,45.6 55,51 52.4,57 51.8,61.6 49.8,62.2",
        *(0.08, 0.24, 0.22, 0.14),
    )
    cut.scratch("48.6,49.8 51.4,48.4 52,52 49.6,55.6", 0.05, 0.18, 0.05)


def spectacles(cut: Cut) -> None:
    """Round spectacles: a lens seen edge-on before the eye and a bow back to the ear."""
    lens = ellipse(0.2, 49.4, 2.7, 6.0, 41)
    cut.line(np.vstack([lens, lens[:1]]), 0.24, "ink")
    turn = np.linspace(-1.25, 1.45, 22)
    near = np.stack([0.2 + 2.7 * np.cos(turn), 49.4 + 6.0 * np.sin(turn)], axis=1)
    cut.scratch(near, 0.22, 0.22)
    cut.scratch("2.8,47.6 20,47.2 38,47.6 47,48.4", 0.2, 0.16, 0.14)


def eyelashes(cut: Cut) -> None:
    """Long lashes before the bridge of the nose."""
    cut.scratch("5,46.4 1.4,46.4 -1.5,44.6", 0.16, 0.05, ink="ink")
    cut.scratch("5,47 1.5,47.2 -1.2,46.3", 0.14, 0.05, ink="ink")

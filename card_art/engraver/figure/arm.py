"""Arms that work: an upper arm and a forearm with the elbow between them, and the hand; mm.

A ``Hold`` says where a hand holds its thing and how it is turned; it knows where its wrist is, so
an arm leads from the shoulder over the elbow to it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from engraver.figure.hand import WRISTS
from engraver.figure.limb import hand, limb, wrist
from engraver.technique.curves import normals, resample, spline, tangents
from engraver.technique.light import LIGHT
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import rule_across
from engraver.technique.swell import swell

_Spot = tuple[float, float]
#: Distance of the rings round a sleeve, mm, and samples of the edges of a limb.
_PITCH, _SAMPLES = 0.42, 40


@dataclass(frozen=True, slots=True)
class Hold:
    """A hand of ``figure.hand`` whose held thing is at ``at`` (mm), turned clockwise by degrees.

    ``side`` 1 is a hand whose wrist lies to the right before it is turned, -1 one mirrored;
    ``size`` 1 belongs to a head 16 mm high.
    """

    hand: str
    at: _Spot
    turn: float = 0.0
    side: int = 1
    size: float = 0.84

    @property
    def wrist(self) -> _Spot:
        """The middle of the wrist."""
        return wrist(self.hand, self.at, side=self.side, size=self.size, turn=self.turn)

    @property
    def broad(self) -> float:
        """Half the breadth of the wrist, mm."""
        return WRISTS[self.hand][2] * self.size

    def draw(self, plate: Plate, complexion: float = 0.0, bare: Points | None = None) -> None:
        """Draw the hand over what it holds.

        ``bare`` is the elbow (x, y) of a bare forearm, into which the wrist runs without a seam.
        """
        hand(plate, self.hand, self.at, side=self.side, size=self.size, turn=self.turn,
             complexion=complexion)  # fmt: skip
        if bare is not None:
            self._run_on(plate, np.asarray(bare, dtype=float))

    def _run_on(self, plate: Plate, elbow: Points) -> None:
        """Cover the line across the wrist."""
        wrist = np.array(self.wrist)
        way = (elbow - wrist) / np.hypot(*(elbow - wrist))
        side = np.array([-way[1], way[0]]) * (self.broad - 0.3)
        ends = [wrist + way * s * self.size for s in (-0.7, 0.8)]
        patch = np.vstack([ends[0] - side, ends[0] + side, ends[1] + side, ends[1] - side])
        plate.fill(polygon(patch), "light")


def sleeved(
    plate: Plate,
    line: Sequence[_Spot],
    widths: Sequence[float],
    *,
    cloth: str = "accent",
    folds: float = 0.4,
    outer: int = 0,
    seed: float = 0.0,
) -> tuple[Points, Points]:
    """A sleeved limb along the landmarks with half its breadth (mm) at even shares; ringed.

    ``cloth`` is the ink of the sleeve; ``folds`` how deep it is creased, most at its ends. It
    begins round, an elbow, or, where ``outer`` is 1 or -1, as a shoulder that grows out of the
    body and has its outer edge at the right or at the left of travel. Returns both edges.
    """
    axis = resample(spline(line, 12), _SAMPLES)
    half = np.interp(np.linspace(0, 1, _SAMPLES), np.linspace(0, 1, len(widths)), widths)
    half = np.convolve(np.pad(half, 5, "edge"), np.ones(11) / 11, "valid")[:, None]
    side = normals(axis)
    left, right = axis - side * half, axis + side * half
    cap = _cap(axis, side, float(half[0, 0]))
    area = np.vstack([left, right[::-1]]) if outer else np.vstack([left, right[::-1], cap])
    plate.fill(polygon(area), cloth)
    rings = max(4, int(float(np.hypot(*np.diff(axis, axis=0).T).sum()) / _PITCH))
    _ring(plate, left, right, rings, _tone(side[_SAMPLES // 2], folds, seed), cloth)
    if outer:
        inner, first = _SAMPLES // 4, _SAMPLES // 7
        start = (inner, first) if outer > 0 else (first, inner)
        plate.stroke(polyline(left[start[0] :]) + polyline(right[start[1] :]), 0.26)
    else:
        plate.stroke(polyline(np.vstack([right[::-1], cap, left])), 0.26)
    return left, right


def _tone(across: Points, folds: float, seed: float) -> Callable[[float, Points], Points]:
    """The tone of a sleeve whose right side faces ``across``, creased."""

    def tone(u: float, v: Points) -> Points:
        off = 2 * v - 1
        z = np.sqrt(np.clip(1 - off * off, 0, 1))
        form = 0.9 - 1.25 * (across[0] * off * LIGHT[0] + across[1] * off * LIGHT[1] + z * LIGHT[2])
        crease = folds * (0.35 + abs(2 * u - 1)) * np.sin(26 * u + 3.0 * off + 5 * u * off + seed)
        return np.asarray(np.clip(form + crease - 0.06, -1, 0.84))

    return tone


def _ring(
    plate: Plate, left: Points, right: Points, rings: int, tone: Callable[[float, Points], Points],
    cloth: str,
) -> None:  # fmt: skip
    """Rule lines round a sleeve, dark ones and, on colored cloth, pale ones."""
    rule_across(plate, left, right, rings, lambda u, v: _lifted(tone(u, v), 0.15), bow=0.35)
    if cloth in ("accent", "deep", "soft"):
        rule_across(plate, left, right, rings, lambda u, v: 0.55 * _lifted(-tone(u, v), 0.1),
                    bow=0.35, ink="tint")  # fmt: skip


def _lifted(tone: Points, least: float) -> Points:
    return np.where(tone < least, 0, tone)


def _cap(axis: Points, side: Points, r: float) -> Points:
    """The round end at the beginning of a limb, from its right edge to its left."""
    way = -tangents(axis)[0]
    turn = np.linspace(0, math.pi, 15)[1:-1, None]
    return np.asarray(axis[0] + r * (side[0] * np.cos(turn) + way * np.sin(turn) * 0.9))


def bent_arm(
    plate: Plate,
    shoulder: _Spot,
    elbow: _Spot,
    wrist: _Spot,
    *,
    side: int,
    widths: tuple[float, float, float] = (3.0, 2.5, 1.9),
    cloth: str = "accent",
    rolled: float = 0.0,
    complexion: float = 0.0,
    folds: float = 0.4,
) -> tuple[Points, Points]:
    """An arm in two limbs; half its breadth at shoulder, elbow and wrist in mm.

    ``side`` is -1 for the arm at the left of the picture, 1 at the right: the shoulder rounds
    towards the neck. ``rolled`` is the share of the forearm that its sleeve covers when it is
    turned up, 0 for a long sleeve. Returns the edges of the forearm.
    """
    a, b, c = widths
    upper_arm(plate, shoulder, elbow, side=side, widths=(a, b), cloth=cloth, folds=folds)
    return forearm(plate, elbow, wrist, widths=(b, c), cloth=cloth, rolled=rolled, folds=folds,
                   complexion=complexion)  # fmt: skip


def upper_arm(
    plate: Plate,
    shoulder: _Spot,
    elbow: _Spot,
    *,
    side: int,
    widths: tuple[float, float],
    cloth: str = "accent",
    folds: float = 0.4,
) -> None:
    """An upper arm that grows out of the body; arguments as of ``bent_arm``."""
    a, b = widths
    x, y = shoulder
    middle = _between(shoulder, elbow, 0.5)
    sleeved(plate, [(x - side * 2.2, y - 0.5), (x - side * 0.3, y + 0.9), middle, elbow],
            (a * 0.45, a, (a + b) / 2, b), cloth=cloth, outer=-side,
            folds=folds)  # fmt: skip


def forearm(
    plate: Plate,
    elbow: _Spot,
    wrist: _Spot,
    *,
    widths: tuple[float, float],
    cloth: str = "accent",
    rolled: float = 0.0,
    folds: float = 0.4,
    complexion: float = 0.0,
) -> tuple[Points, Points]:
    """A forearm with its elbow; arguments as of ``bent_arm``. Returns its edges."""
    b, c = widths
    if not rolled:
        return sleeved(plate, [elbow, wrist], (b, (b + c) / 2 + 0.12, c), cloth=cloth, folds=folds,
                    seed=1.3)  # fmt: skip
    skin = limb(plate, [elbow, _between(elbow, wrist, 0.5), wrist], (b * 0.8, b * 0.74, c),
                complexion=complexion)  # fmt: skip
    edges = sleeved(plate, [elbow, _between(elbow, wrist, rolled)], (b, b * 0.98), cloth=cloth,
                 folds=folds)  # fmt: skip
    _roll(plate, edges, cloth)
    return skin


def _between(a: _Spot, b: _Spot, share: float) -> _Spot:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _roll(plate: Plate, edges: tuple[Points, Points], cloth: str) -> None:
    """The turned-up end of a sleeve: a roll across the end of these edges."""
    left, right = edges[0][-1], edges[1][-1]
    across = right - left
    way = np.array([across[1], -across[0]]) / np.hypot(*across)
    out = across / np.hypot(*across) * 0.3
    middle = (left + right) / 2
    ring = [left - out - way * 0.9, middle - way * 0.5, right + out - way * 0.9,
            right + out + way * 0.5, middle + way * 0.9, left - out + way * 0.5]  # fmt: skip
    area = spline(ring, 8, closed=True)
    plate.shape(polygon(area), fill=cloth, stroke="ink", width=0.24, round_ends=True)
    for rise, width in ((-0.35, 0.16), (0.2, 0.24)):
        line = spline([left + way * rise, (left + right) / 2 + way * (rise + 0.4),
                       right + way * rise], 8)  # fmt: skip
        plate.fill(swell(line, width * np.sin(np.linspace(0.5, 2.9, len(line)))))

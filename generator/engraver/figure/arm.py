"""Arms that work: an upper arm and a forearm with the elbow between them, and the hand; mm.

A ``Hold`` says where a hand holds its thing and how it is turned; it knows where its wrist is, so
an arm leads from the shoulder over the elbow to it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from generator.engraver.curves import normals, resample, spline, tangents
from generator.engraver.figure.hand import HANDS, WRISTS
from generator.engraver.light import LIGHT
from generator.engraver.pathdata import Points, polygon, polyline
from generator.engraver.plate import Plate
from generator.engraver.solids import rule_across
from generator.engraver.swell import swell

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
        x, y, _ = WRISTS[self.hand]
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        x, y = x * self.side * self.size, y * self.size
        return self.at[0] + x * c - y * s, self.at[1] + x * s + y * c

    @property
    def broad(self) -> float:
        """Half the breadth of the wrist, mm."""
        return WRISTS[self.hand][2] * self.size

    def draw(self, plate: Plate, complexion: float = 0.0) -> None:
        """Draw the hand over what it holds."""
        name = f"{self.hand}-{round(self.at[0] * 100)}-{round(self.at[1] * 100)}"
        with plate.defined(name):
            HANDS[self.hand](plate, complexion)
        plate.use(name, *self.at, self.side * self.size, self.size, turn=self.turn)


def limb(
    plate: Plate,
    line: Sequence[_Spot],
    widths: Sequence[float],
    *,
    cloth: str = "accent",
    folds: float = 0.4,
    cap: bool = True,
    complexion: float = 0.0,
    seed: float = 0.0,
) -> tuple[Points, Points]:
    """A round limb along the landmarks with half its breadth (mm) at even shares; ringed.

    ``cloth`` is the ink of the sleeve, ``skin`` a bare arm; ``folds`` how deep it is creased,
    most at its ends; ``cap`` rounds the beginning, an elbow or a shoulder. Returns both edges.
    """
    axis = resample(spline(line, 12), _SAMPLES)
    share = np.linspace(0, 1, _SAMPLES)
    half = np.interp(share, np.linspace(0, 1, len(widths)), widths)[:, None]
    side = normals(axis)
    left, right = axis - side * half, axis + side * half
    area = np.vstack([left, right[::-1], *([_cap(axis, side, float(half[0, 0]))] if cap else [])])
    ink = "light" if cloth == "skin" else cloth
    plate.fill(polygon(area), ink)
    across = np.array([side[_SAMPLES // 2]])[0]
    length = float(np.hypot(*np.diff(axis, axis=0).T).sum())

    def tone(u: float, v: Points) -> Points:
        off = 2 * v - 1
        z = np.sqrt(np.clip(1 - off * off, 0, 1))
        form = 0.9 - 1.25 * (across[0] * off * LIGHT[0] + across[1] * off * LIGHT[1] + z * LIGHT[2])
        crease = folds * (0.35 + abs(2 * u - 1)) * np.sin(26 * u + 3.0 * off + 5 * u * off + seed)
        if cloth == "skin":
            return np.asarray(np.clip(form + 0.9 * complexion - 0.1, 0, 0.62))
        return np.asarray(np.clip(form + crease - 0.06, -1, 0.84))

    n = max(4, int(length / _PITCH))
    rule_across(plate, left, right, n, lambda u, v: _lifted(tone(u, v), 0.15), bow=0.35)
    if ink in ("accent", "deep", "soft"):
        rule_across(plate, left, right, n, lambda u, v: 0.55 * _lifted(-tone(u, v), 0.1),
                    bow=0.35, ink="tint")  # fmt: skip
    if cap:
        round_ = _cap(axis, side, float(half[0, 0]))
        plate.stroke(polyline(np.vstack([right[::-1], round_, left])), 0.26)
    else:
        plate.stroke(polyline(left) + polyline(right), 0.26)
    return left, right


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
    widths: tuple[float, float, float] = (3.0, 2.5, 1.9),
    cloth: str = "accent",
    forearm: str = "",
    complexion: float = 0.0,
    folds: float = 0.4,
) -> tuple[Points, Points]:
    """An arm in two limbs; half its breadth at shoulder, elbow and wrist in mm.

    ``forearm`` is its own cloth where it is another, ``skin`` below a sleeve rolled up. Returns
    the edges of the forearm.
    """
    a, b, c = widths
    limb(plate, [shoulder, elbow], (a, (a + b) / 2, b), cloth=cloth, folds=folds,
         complexion=complexion)  # fmt: skip
    lower = forearm or cloth
    start = b if lower != "skin" or cloth == "skin" else b * 0.82
    edges = limb(plate, [elbow, wrist], (start, (start + c) / 2 + 0.12, c), cloth=lower,
                 folds=folds, complexion=complexion, seed=1.3)  # fmt: skip
    if lower != "skin":
        _crook(plate, shoulder, elbow, wrist, b)
    return edges


def _crook(plate: Plate, shoulder: _Spot, elbow: _Spot, wrist: _Spot, r: float) -> None:
    """Creases that gather in the crook of the elbow."""
    e, up, on = np.array(elbow), np.array(shoulder), np.array(wrist)
    up, on = (up - e) / np.hypot(*(up - e)), (on - e) / np.hypot(*(on - e))
    inner = (up + on) / max(float(np.hypot(*(up + on))), 0.3)
    at = e + inner * r * 0.9
    data = []
    for lean, reach in ((0.2, 1.3), (0.9, 1.6), (-0.5, 1.0)):
        way = lean * on - inner
        line = at + np.linspace(0.1, reach, 8)[:, None] * way / np.hypot(*way) * r * 0.62
        data.append(swell(line, np.linspace(0.3, 0.1, 8)))
    plate.fill("".join(data))


def rolled(plate: Plate, edges: tuple[Points, Points], at: float, *, cloth: str = "light") -> None:
    """The roll of a sleeve that is turned up to the share ``at`` of the forearm's edges."""
    left, right = edges
    i, j = int(at * (_SAMPLES - 1)), int(min(1, at + 0.2) * (_SAMPLES - 1))
    out = (right[i] - left[i]) / np.hypot(*(right[i] - left[i])) * 0.35
    way = (left[j] - left[i]) * 0.18
    ring = [left[i] - out, (left[i] + right[i]) / 2 - way, right[i] + out, right[j] + out,
            (left[j] + right[j]) / 2 + way, left[j] - out]  # fmt: skip
    area = spline(ring, 8, closed=True)
    plate.shape(polygon(area), fill=cloth, stroke="ink", width=0.24, round_ends=True)
    for share, width in ((0.4, 0.18), (0.75, 0.22)):
        a, b = left[i] * (1 - share) + left[j] * share, right[i] * (1 - share) + right[j] * share
        line = spline([a - out * 0.6, (a + b) / 2 + way * 0.5, b + out * 0.6], 8)
        plate.fill(swell(line, width * np.sin(np.linspace(0.6, 2.8, len(line)))))

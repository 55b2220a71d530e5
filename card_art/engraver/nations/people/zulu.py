"""A Zulu potter in the hat of a married woman, the isicholo; Natal.

The hat is built over a frame of hair and cord and rubbed with red ochre, a beaded band about its
foot. Both hands are on the rim of an ukhamba, the round black pot that beer is offered in; the
bosses on it, amasumpa, are pressed on in rows.
"""

from __future__ import annotations

import math

import numpy as np

from engraver.figure.bust import Body, Fold, garment
from engraver.figure.limb import wrist
from engraver.figure.modeling import Swelling
from engraver.figure.side import Profile
from engraver.figure.wraps import folds
from engraver.nations.people.ground import HEIGHT, WIDTH
from engraver.nations.people.heads import breast, side, side_ear
from engraver.nations.people.skin import SkinCut, SkinPlate, arm, bare_hand
from engraver.technique import burin
from engraver.technique.curves import ellipse, resample
from engraver.technique.cutpaper import Cut, curve, loop, points
from engraver.technique.light import brightness
from engraver.technique.pathdata import dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import tube
from engraver.technique.swell import swell
from engraver.wardrobe.profile import Face as Outline

_FACE = Profile(
    outline=Outline(nose=10.4, upper=1.1, lower=1.1, bridge=0.2, forehead=1.2, throat=4.5,
                    nape=5, droop=-0.4, bulb=0.5, chin=0.2),
    lips=1.3, lashes=True, brow=0.8, arch=0.5, smile=0.4,
)  # fmt: skip
#: The form of breast and near arm, head units.
_FORM = (Swelling(108, 190, 14, 60, 18), Swelling(84, 190, 6, 40, -2),
         Swelling(30, 140, 30, 6, 5, -12), Swelling(60, 150, 6, 30, -1.2))  # fmt: skip
_EGG = (60, 190, 120, 110, 50)
#: The pot: its middle and its half axes, mm.
_POT = (12.6, 37.0, 9.4, 8.4)


def potter() -> Plate:
    """The potter, looking down to the left at the pot between her hands."""
    plate = SkinPlate(WIDTH, HEIGHT, "soft")
    cut = SkinCut(plate, 27.4, 20.8, 0.13, 1, -5)
    _shoulders(plate)
    side(cut, _FACE)
    _neck_beads(plate, cut)
    _hat(plate, cut)
    side_ear(plate, cut)
    _ear_disc(plate, cut)
    _mouth(plate)
    far, near = (8.6, 29.6), (18.2, 30.8)
    reached = wrist("spread", far, turn=-72)
    arm(plate, [(24.4, 29.4), (18.6, 24.6), reached], (2.1, 1.9, 1.4), dusk=0.08)
    _cape(plate)
    _mat(plate)
    _pot(plate)
    bare_hand(plate, "spread", far, turn=-72, elbow=(18.6, 24.6))
    at = wrist("spread", near, turn=-12)
    _near_arm(plate, at)
    bare_hand(plate, "spread", near, turn=-12, elbow=(30.2, 39.4))
    _bands(plate, at)
    return plate


def _shoulders(plate: SkinPlate) -> None:
    """Breast, back and the near shoulder, seen from her left."""
    body = SkinCut(plate, 27.4, 20.8, 0.13)
    outline = loop("36,112 30,122 18,134 4,150 -4,170 -8,200 60,230 120,220 136,180 128,150 "
                   "108,134 88,124 72,110")  # fmt: skip
    breast(body, outline, _FORM, _EGG)


def _near_arm(plate: SkinPlate, at: tuple[float, float]) -> None:
    """The near arm from the shoulder to the pot."""
    body = SkinCut(plate, 27.4, 20.8, 0.13)
    back = "92,126 108,132 124,144 131,166 130,196 126,222 118,252"
    front = "82,252 84,222 87,196 88,176"
    outline = np.vstack([curve(back), curve(front), points("89,150")])
    breast(body, outline, _FORM, _EGG, rimmed=False)
    body.scratch(back, 0.2, 0.34, 0.4, 0.4, 0.4, ink="ink")
    body.scratch(front + " 92,160 98,150", 0.24, 0.28, 0.28, 0.22, 0.06, ink="ink")
    arm(plate, [(34.3, 40.2), (30.4, 39.4), (26.6, 36.2), at], (2.5, 2.35, 1.9, 1.4), joint=True)


def _neck_beads(plate: Plate, cut: Cut) -> None:
    """Bands of white and red beads, close about the throat."""
    for k, y in enumerate((107, 112.5, 118)):
        line = resample(cut.place(curve(f"{36 - k * 1.0},{y + 4} {46},{y + 7} {58},{y + 5} "
                                        f"{70 + k},{y - 2}")), 11)  # fmt: skip
        plate.stroke(polyline(line), 0.86)
        plate.fill("".join(dot(float(x), float(y_), 0.3) for x, y_ in line),
                   "light" if k != 1 else "tint")  # fmt: skip


def _hat(plate: Plate, cut: Cut) -> None:
    """The isicholo: a flaring cone bound with ochred cord, a beaded band about its foot."""
    foot = curve("3,24 14,30 34,36 56,40 76,46 88,58")
    top = curve("8,-46 30,-50 62,-44 96,-28 124,-6 138,18")
    front, back = curve("3,24 -1,8 -1,-16 8,-46"), curve("138,18 118,30 102,42 88,58")
    area = cut.place(np.vstack([front, top, back, foot[::-1]]))
    plate.shape(polygon(area), fill="accent", stroke="ink", width=0.34, round_ends=True)
    low, high = resample(cut.place(foot), 27), resample(cut.place(top), 27)
    ribs, lights = [], []
    for k in range(1, 25):
        bend = np.array([-0.5 + k * 0.03, 0.5])
        share = np.linspace(0, 1, 14)[:, None]
        rib = low[k] * (1 - share) + high[k] * share + bend * np.sin(np.pi * share)
        dark = 0.2 + 0.22 * (k / 26)
        ribs.append(swell(rib, np.linspace(dark * 0.8, dark, 14)))
        if k < 13 and k % 2:
            lights.append(swell(rib[3:] - [0.32, 0], 0.2 * np.sin(np.linspace(0.2, 2.9, 11))))
    plate.fill("".join(ribs))
    plate.fill("".join(lights), "tint")
    edge = cut.place(np.vstack([top, (top * [0.955, 1] + [3, 5.4])[::-1]]))
    plate.shape(polygon(edge), fill="deep", stroke="ink", width=0.24)
    band = np.vstack([foot, (foot + np.array([2.4, -12]))[::-1]])
    plate.shape(polygon(cut.place(band)), fill="light", stroke="ink", width=0.26)
    under, over = (
        resample(cut.place(foot), 15),
        resample(cut.place(foot + np.array([2.4, -12])), 15),
    )
    teeth = [np.array([under[k], over[k] * 0.5 + over[k + 1] * 0.5, under[k + 1]])
             for k in range(14)]  # fmt: skip
    plate.fill("".join(polygon((t - t.mean(axis=0)) * 0.72 + t.mean(axis=0)) for t in teeth))


def _ear_disc(plate: Plate, cut: Cut) -> None:
    """The ear plug in its stretched lobe."""
    ((x, y),) = cut.place([(50.4, 65.6)])
    plate.disc(float(x), float(y), 0.95, fill="light", stroke="ink", width=0.26)
    plate.disc(float(x), float(y), 0.4, fill="accent")


def _cape(plate: Plate) -> None:
    """White cotton wrapped under the near arm and knotted on the far shoulder, edged with beads."""
    edge = curve("21.6,25.8 22.6,29.6 25.6,32.8 30.4,34.0 35.6,33.2 38.8,31.6")
    area = np.vstack([edge, curve("38.8,31.6 41.4,34.6 43.0,39.0 43.4,48"), [(20.4, 48)],
                      curve("20.4,48 20.6,40 19.6,33.6 20.2,29 21.6,25.8")])  # fmt: skip
    creases = (Fold("24.8,35 25.0,40 23.4,47", 1.3, 0.7),
               Fold("29.2,36 29.6,41 28.4,48", 1.2, 0.7),
               Fold("37.0,34 39.0,40 39.4,48", 1.4, 0.8),
               Fold("40.4,33.4 41.8,39 42.0,47", 1.0, 0.7),
               Fold("34.6,42.4 34.0,45 34.6,48", 1.1, 0.7))  # fmt: skip
    garment(plate, area, creases, ink="light", body=Body(29, 15, 0.55), angle=-0.35, edge=False)
    plate.stroke(polygon(area), 0.34)
    folds(plate, [curve(crease.line) for crease in creases], 0.36)
    knot = loop("20.9,26.6 21.0,25.0 22.4,24.4 23.6,25.2 23.5,26.8 22.2,27.5")
    low = edge + np.array([0.0, 1.7])
    plate.shape(polygon(np.vstack([edge, low[::-1]])), fill="accent", stroke="ink", width=0.26)
    for x, y in resample(edge + np.array([0.0, 0.85]), 21)[1:-1]:
        plate.disc(float(x), float(y), 0.34, fill="light")
    plate.shape(polygon(knot), fill="light", stroke="ink", width=0.3, round_ends=True)
    folds(plate, [[(21.5, 25.4), (22.3, 25.8), (23.2, 25.7)],
                  [(21.4, 26.3), (22.2, 26.7), (23, 26.5)]], 0.34)  # fmt: skip


def _mat(plate: Plate) -> None:
    """The round mat of grass under the pot, sewn in rings."""
    x, y = _POT[0], _POT[1] + 8.6
    for k, ink in ((1.0, "light"), (0.86, "tint"), (0.72, "light")):
        ring = ellipse(x, y, 14.6 * k, 3.4 * k, 72)
        plate.shape(polygon(ring), fill=ink, stroke="ink", width=0.26)


def _pot(plate: Plate) -> None:
    """The ukhamba on its ring of grass, burnished black, with three fields of bosses."""
    x, y, rx, ry = _POT
    mouth_y = y - ry * 0.84
    tube(
        plate,
        [*curve(f"{x - 6.6},{y + 7.4} {x - 3},{y + 8.7} {x + 3},{y + 8.7} {x + 6.6},{y + 7.4}")],
        1.35,
        gap=0.5,
        paper="tint",
    )
    turn = np.linspace(-math.pi * 0.31, math.pi * 1.31, 70)
    body = np.stack([x + rx * np.cos(turn), y + ry * np.sin(turn)], axis=1)
    body = np.vstack([body, ellipse(x, mouth_y, rx * 0.562, 1.25, 60)[:31][::-1]])
    plate.shape(polygon(body), fill="ink", stroke="ink", width=0.3)
    lines = []
    for level in np.arange(-0.72, 0.97, 0.062):
        half = math.sqrt(1 - level * level)
        u = np.linspace(-half, half, 60)
        bow = 0.16 * (half * half - u * u)
        v = np.clip(level + bow, -1, 1)
        z = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
        shine = brightness(u, v, z)
        glow = np.clip((shine - 0.4) * 1.35, 0, 0.62)
        glow = glow + np.clip(0.34 - 2.6 * np.abs(u - 0.8), 0, 0.34) * (1 - level**2)
        line = np.stack([x + rx * u, y + ry * v], axis=1)
        lines.append(swell(line, burin.ruled(glow, 0.52, 0.9)))
    plate.fill("".join(lines), "light")
    for k in (-1.0, 0.0, 1.0):
        _bosses(plate, k * 0.8 - 0.06)
    front = ellipse(x, mouth_y, rx * 0.56, 1.25, 60)[:31]
    lip = np.vstack([front, (front + np.array([0, 0.75]))[::-1]])
    plate.shape(polygon(lip), fill="light", stroke="ink", width=0.24)


def _mouth(plate: Plate) -> None:
    """The mouth of the pot, dark within; its near lip is drawn with the wall."""
    x, y, rx, ry = _POT
    ring = ellipse(x, y - ry * 0.84, rx * 0.56, 1.25, 60)
    plate.shape(polygon(ring), fill="light", stroke="ink", width=0.3)
    plate.fill(polygon((ring - [x, y - ry * 0.84]) * [0.9, 0.68] + [x, y - ry * 0.84]))


def _bosses(plate: Plate, middle: float) -> None:
    """A field of bosses about the longitude (radians), in a triangle that stands on its tip."""
    x, y, rx, ry = _POT
    spots = []
    for row in range(4):
        lat = -0.34 + 0.19 * row
        for k in range(4 - row):
            lon = middle + (k - (3 - row) / 2) * 0.19
            r = math.cos(lat)
            spots.append((x + rx * r * math.sin(lon), y + ry * (math.sin(lat) + 0.1 * r)))
    plate.fill("".join(dot(a, b, 0.62) for a, b in spots))
    plate.fill("".join(dot(a - 0.08, b - 0.08, 0.36) for a, b in spots), "tint")


def _bands(plate: Plate, at: tuple[float, float]) -> None:
    """Bead and brass bands at the wrist and above the elbow."""
    for k in range(3):
        a = np.array(at) + np.array([0.75 + k * 0.95, 0.25 + k * 0.32])
        line = np.linspace(a + np.array([0.5, -1.5]), a + np.array([-0.5, 1.6]), 6)
        plate.stroke(polyline(line), 0.8)
        plate.stroke(polyline(line), 0.44, "tint" if k != 1 else "accent")
    for k in range(2):
        line = curve(f"32.5,{33.0 + k} 34.6,{34.2 + k} 36.8,{34.0 + k} 38.4,{33.0 + k}")
        plate.stroke(polyline(line), 0.86)
        plate.stroke(polyline(line), 0.46, "tint" if k else "accent")

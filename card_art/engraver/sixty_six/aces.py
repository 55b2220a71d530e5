"""The aces: one great pip, engraved like a bank note, in the wreath of its house."""

from __future__ import annotations

import math
from types import MappingProxyType

import numpy as np

from engraver.sixty_six.bands import EMBLEMS
from engraver.sixty_six.pips import SIZE, pip_outline
from engraver.sixty_six.wreath import wreath
from engraver.technique.curves import resample
from engraver.technique.guilloche import petals, ring
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.ruling import Tone, hatch
from engraver.technique.swell import swell

WIDTH, HEIGHT = 44.0, 60.0
_MIDDLE = (WIDTH / 2, HEIGHT / 2)
#: How far within the edge of the pip the pale line and the field begin, mm.
_LINE, _FIELD = 0.95, 1.3
#: Height of the pip, how far it is raised, and where the rays begin, mm.
_SETTINGS = MappingProxyType(
    {
        "spades": (29.0, 3.0, 14.9),
        "hearts": (26.0, 0.0, 14.4),
        "diamonds": (31.0, 0.0, 15.4),
        "clubs": (26.0, 0.0, 14.2),
    }
)
#: How far below the middle the maker's ribbon lies, mm.
RIBBON = 18.2
#: Rosettes on the field: place in the pip's square of 10 mm, radius in mm, petals.
_ROSETTES = MappingProxyType(
    {
        "spades": ((5.0, 5.55, 5.7, 12),),
        "hearts": ((5.0, 4.75, 5.7, 12),),
        "diamonds": ((5.0, 5.0, 4.8, 12),),
        "clubs": ((5.0, 2.42, 3.7, 8), (7.6, 5.98, 3.7, 8), (2.4, 5.98, 3.7, 8)),
    }
)


def ace(suit: str) -> Plate:
    """The ace of a suit, 44 × 60 mm: its pip in the wreath of its house.

    The Ace of Spades, which bears the maker's name, is the greatest, over an empty ribbon.
    """
    plate = Plate(WIDTH, HEIGHT)
    wreath(plate, suit)
    high, lift, glory = _SETTINGS[suit]
    middle = np.array(_MIDDLE) - [0, lift]
    plate.fill(_glory(middle, glory), "accent")
    if suit == "spades":
        _ribbon(plate)
    scale = high / SIZE
    outline = (pip_outline(suit) - SIZE / 2) * scale + middle
    plate.fill(polygon(outline), "accent")
    plate.fill(polygon(_inset(outline, _LINE)), "light")
    field = _inset(outline, _FIELD)
    plate.fill(polygon(field), "accent")
    hatch(plate, _inset(outline, _FIELD + 0.2), _cushion(field), gap=0.44, ink="tint", depth=0.7)
    with plate.defined("emblem"):
        EMBLEMS[suit](plate)
    for x, y, r, n in _ROSETTES[suit]:
        _rosette(plate, (np.array([x, y]) - SIZE / 2) * scale + middle, r * high / 26, n)
    return plate


def _ribbon(plate: Plate) -> None:
    """A ribbon for the maker's name, 24 mm long, its ends folded behind and cut to swallowtails."""
    place = np.array([_MIDDLE[0], _MIDDLE[1] + RIBBON - 2.2])
    for side in (-1, 1):
        tail = np.array([(9.6, 0.9), (15.0, 0.9), (13.7, 3.1), (15.0, 5.3), (9.6, 5.3)])
        tail = tail * [side, 1] + place
        plate.shape(polygon(tail), fill="paper", stroke="accent", width=0.24)
        hatch(plate, tail, 0.3, angle=math.pi / 2, gap=0.42, ink="accent")
        fold = np.array([(9.6, 4.4), (11.8, 4.4), (9.6, 5.3)])
        plate.shape(polygon(fold * [side, 1] + place), fill="accent")
    band = np.array([(-11.8, 0), (11.8, 0), (11.8, 4.4), (-11.8, 4.4)]) + place
    plate.shape(polygon(band), fill="paper", stroke="accent", width=0.28)
    inner = np.array([(-11.3, 0.5), (11.3, 0.5), (11.3, 3.9), (-11.3, 3.9)]) + place
    plate.stroke(polygon(inner), 0.14, "accent")


def _inset(outline: Points, depth: float) -> Points:
    """The outline drawn ``depth`` mm further in; parts narrower than twice that are pinched off."""
    line = resample(np.vstack([outline, outline[:1]]), 721)[:-1]
    before = _side(line - np.roll(line, 1, axis=0))
    after = _side(np.roll(line, -1, axis=0) - line)
    fan = np.linspace(0, 1, 8)[None, :, None]
    inward = before[:, None] * (1 - fan) + after[:, None] * fan
    inward /= np.hypot(inward[..., 0], inward[..., 1])[..., None]
    moved = (line[:, None] + inward * depth).reshape(-1, 2)
    reach = np.hypot(*(moved[:, None] - line[None]).transpose(2, 0, 1)).min(axis=1)
    return np.asarray(moved[reach > depth * 0.985])


def _side(step: Points) -> Points:
    """Unit vectors to the right of the steps: inwards, on an outline that runs clockwise."""
    return np.asarray(np.stack([-step[:, 1], step[:, 0]], axis=1) / np.hypot(*step.T)[:, None])


def _cushion(field: Points) -> Tone:
    """Tone of the pale lines: broad in the middle, so that the field seems raised."""
    low, high = field.min(axis=0), field.max(axis=0)

    def tone(x: Points, y: Points) -> Points:
        u = 2 * (x - low[0]) / (high[0] - low[0]) - 1
        v = 2 * (y - low[1]) / (high[1] - low[1]) - 1
        return np.asarray(np.clip(0.62 - 0.5 * (u * u + v * v) ** 0.5, 0.08, 1))

    return tone


def _rosette(plate: Plate, middle: Points, r: float, n: int) -> None:
    center = (float(middle[0]), float(middle[1]))
    plate.disc(*center, r + 0.3, fill="light")
    plate.disc(*center, r, fill="deep")
    ring(
        plate, center, (r * 0.42, r * 0.95), n, 6, envelope=petals(n, 0.2), width=0.13, ink="light"
    )
    plate.disc(*center, r * 0.44, fill="accent", stroke="light", width=0.2)
    size = round(r * 0.36 / 1.95, 3)
    plate.use("emblem", *center, size, size)


def _glory(middle: Points, reach: float) -> str:
    """Fine rays around the pip, long and short in turn, from ``reach`` mm on."""
    rays = []
    for k in range(112):
        t = 2 * math.pi * k / 112
        out = np.array([math.cos(t), 1.3 * math.sin(t)])
        share = np.linspace(reach, reach + (1.0 if k % 2 else 1.8), 5)[:, None]
        rays.append(swell(middle + out * share, np.linspace(0.26, 0.08, 5)))
    return "".join(rays)

"""The back of Portrait Authors: a combed endpaper, and on it a dark label with two quills."""

from __future__ import annotations

import math

import numpy as np

from engraver.technique.back import both_ways, flood
from engraver.technique.curves import arc_length, resample, spline, tangents
from engraver.technique.pathdata import Points, dot, polygon
from engraver.technique.plate import Plate
from engraver.technique.plumes import feather
from engraver.technique.ruling import hatch
from engraver.technique.swell import swell

#: The width of a band of color and the distance of two teeth of the comb, mm.
_BAND, _COMB = 1.2, 6.0
#: How far a tooth draws the color, mm, and how suddenly.
_DRAWN, _SUDDEN = 4.4, 1.7
#: The order of the bands from the middle on, and how broad they are for bands.
_ORDER = (("deep", 1.36), ("accent", 0.92), ("paper", 0.8), ("accent", 0.92))
#: Half the width and height of the label, and the radius of its hollow corners, mm.
_LABEL, _HOLLOW = (16.2, 21.6), 4.2
#: A quill from its nib to the tip of its vane, mm from the middle; where a binder's stamp is.
_QUILL = ((-9.6, 16.4), (-8.6, 8.6), (-6.4, 0.4), (-2.2, -8.4), (5.2, -16.6))
_STAMP = (-9.2, -13.2)
#: How much coarser than usual the vane is cut, and the inks of what is pale on a dark field.
_BOLD = 1.3
_INKS = {"ink": "deep", "light": "paper"}


def marbling(plate: Plate) -> None:
    """Cover the plate with bands of color, drawn up and down by the teeth of a comb."""
    flood(plate)
    count = math.ceil((plate.height / 2 + 2 * _DRAWN) / _BAND)
    edges = np.cumsum([_breadth(0) / 2, *(_breadth(k) for k in range(1, count))])
    x = np.arange(-plate.width / 2 - 1.2, plate.width / 2 + 1.21, 0.12)
    lines = [_combed(x, float(y)) for y in edges]
    with plate.defined("bands"):
        for k in range(1, count):
            area = polygon(np.vstack([lines[k - 1], lines[k][::-1]]), 0.032)
            _band(plate, area, _ORDER[k % len(_ORDER)][0])
    both_ways(plate, "bands")
    middle = np.array([plate.width, plate.height]) / 2
    _band(plate, polygon(np.vstack([lines[0], -lines[0]]) + middle), _ORDER[0][0])


def _breadth(k: int) -> float:
    """The width of the band number k from the middle, mm: no two are quite alike."""
    return _BAND * _ORDER[k % len(_ORDER)][1] * (1 + 0.2 * math.sin(2.4 * k + 0.8))


def _band(plate: Plate, area: str, ink: str) -> None:
    """A band of color; the dark ones have pale veins at their edges."""
    if ink == "deep":
        plate.shape(area, fill=ink, stroke="paper", width=0.22)
    elif ink == "paper":
        plate.fill(area, ink)


def _combed(x: Points, y: float) -> Points:
    """Where the comb and the hand that leads it draw the points of a level line.

    Each tooth draws against the next, so that all is the same turned about.
    """
    tooth = (x + 0.35 * np.sin(0.23 * x) + 0.2 * np.sin(0.61 * x)) / _COMB
    to = 1 - np.abs((tooth + 0.5) % 2 - 1) * 2
    pull = np.sinh(_SUDDEN * to) / math.sinh(_SUDDEN)
    strong = _DRAWN * (1 + 0.14 * math.cos(0.27 * y) + 0.1 * np.cos(0.19 * x))
    down = y + strong * pull + 0.3 * np.sin(0.12 * x)
    return np.stack([x + 0.5 * np.sin(0.16 * down) + 0.3 * np.sin(0.41 * down), down], axis=1)


def label(plate: Plate) -> None:
    """Paint the label in the middle: tooled like leather, two quills head to tail."""
    middle = np.array([plate.width, plate.height]) / 2
    plate.fill(polygon(_hollowed(0.9) + middle), "deep")
    plate.stroke(polygon(_hollowed(0) + middle), 0.36, "paper")
    _tooling(plate, middle)
    plate.stroke(polygon(_hollowed(-2.3) + middle), 0.3, "paper")
    hatch(plate, _hollowed(-2.9) + middle, 0.36, gap=0.6, depth=1, ink="accent")
    with plate.defined("quill"):
        _quill(plate)
    with plate.defined("stamp"):
        _stamp(plate)
    both_ways(plate, "quill")
    both_ways(plate, "stamp", *_STAMP)


def _hollowed(more: float) -> Points:
    """The outline of the label about the origin, so many mm outside it."""
    radius = _HOLLOW - more
    over = math.asin(more / radius)
    t = np.linspace(-over, math.pi / 2 + over, 20)
    arc = np.asarray(_LABEL) - radius * np.stack([np.sin(t), np.cos(t)], axis=1)
    sides = (arc, (arc * [-1, 1])[::-1], -arc, (arc * [1, -1])[::-1])
    return np.vstack(sides)


def _tooling(plate: Plate, middle: Points) -> None:
    """Lozenges and dots by turns along the edge of the label."""
    edge = _hollowed(-1.16)
    line = np.vstack([edge, edge[:1]])
    places = resample(line, 2 * round(float(arc_length(line)[-1]) / 2.1) + 1)[:-1]
    along = tangents(np.vstack([places[-1:], places, places[:1]]))[1:-1]
    lozenge = np.array([(0.72, 0), (0, 0.44), (-0.72, 0), (0, -0.44)])
    marks = [dot(x, y, 0.26) for x, y in (places + middle)[1::2].tolist()]
    for place, (c, s) in zip((places + middle)[::2], along[::2], strict=True):
        marks.append(polygon(lozenge @ np.array([[c, s], [-s, c]]) + place))
    plate.fill("".join(marks), "paper")


def _quill(plate: Plate) -> None:
    """A quill cut for writing, about the middle."""
    line = resample(spline(_QUILL, 12), 101)
    vane = Plate(plate.width, plate.height)
    with vane.placed(0, 0, _BOLD):
        feather(vane, line / _BOLD, 8.2 / _BOLD, quill=0.3, splits=2)
    plate.mount(vane, _INKS)
    barrel = np.interp(np.linspace(0, 1, 101), [0, 0.07, 0.1, 0.3, 1], [0.3, 0.7, 1.0, 0.86, 0.26])
    plate.fill(swell(line, barrel + 0.8), "deep")
    plate.fill(swell(line, barrel), "paper")
    plate.fill(swell(line[6:13], 0.18), "deep")


def _stamp(plate: Plate) -> None:
    """A binder's stamp about the origin: a flower of eight petals in a ring of dots."""
    plate.disc(0, 0, 3.3, fill="deep")
    petal = spline([(0, -0.5), (0.5, -1.4), (0, -2.3), (-0.5, -1.4)], 6, closed=True)
    marks = [dot(0, 0, 0.42)]
    for turn in np.arange(8) * math.pi / 4:
        c, s = math.cos(turn), math.sin(turn)
        marks.append(polygon(petal @ np.array([[c, s], [-s, c]])))
        between = turn + math.pi / 8
        marks.append(dot(2.5 * math.sin(between), -2.5 * math.cos(between), 0.26))
    plate.fill("".join(marks), "paper")

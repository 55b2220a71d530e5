"""The back of Nations: two hemispheres, and rhumb lines from a compass rose between them."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from engraver.nations.coasts import outlines
from engraver.technique import burin
from engraver.technique.back import both_ways, flood
from engraver.technique.curves import arc_length, resample, signed_area
from engraver.technique.pathdata import Points, dot, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import crossings
from engraver.technique.swell import swell

#: The radius of a hemisphere, and how far its middle is from that of the back, mm.
_RADIUS, _AWAY = 18.0, 20.3
#: The longitude in its middle: some of each continent of the game is seen.
_LON = 14.0
#: How many winds there are; degrees between two meridians; mm between two rings of the sea.
_WINDS, _STEP, _RING = 32, 15, 1.1
#: The radius of the rose, and its points from the back to the front: how many, the turn of the
#: first, their length in radii, and the radius in which they are rooted.
_ROSE = 7.4
_POINTS = (
    (8, math.pi / 8, 0.68, 0.2),
    (4, math.pi / 4, 0.8, 0.22),
    (4, 0.0, 1.22, 0.24),
)
#: Land of fewer square mm is left out; how far apart the lines of land are, mm.
_SMALL, _RULED = 0.9, 0.5
#: A coast is drawn through points so far apart, mm, each the mean of so many on either side.
_FINE, _ROUND = 0.12, 3


def winds(plate: Plate) -> None:
    """Cover the plate with rhumb lines from its middle, and the rings of the sea between them."""
    flood(plate)
    middle = np.array([plate.width, plate.height]) / 2
    x, y = middle.tolist()
    reach = math.hypot(x, y) + 1
    out = reach * _ways(_WINDS)
    rings = np.arange(_ROSE, reach, _RING).tolist()
    plate.stroke("".join(dot(x, y, r) for r in rings), 0.3, "deep")
    sectors = [np.vstack([0 * out[k], out[k : k + 2]]) for k in range(0, _WINDS, 2)]
    plate.fill("".join(polygon(sector + middle) for sector in sectors), "deep")
    plate.stroke("".join(dot(x, y, r + _RING / 2) for r in rings), 0.3, "accent")
    for every, width in ((1, 0.22), (4, 0.42)):
        lines = (np.stack([0.06 * end, end]) + middle for end in out[::every])
        plate.stroke("".join(map(polyline, lines)), width, "paper", round_ends=False)


def _ways(count: int, first: float = 0.0) -> Points:
    """So many unit vectors, clockwise from up or from an angle (radians), shape (n, 2)."""
    turns = first + 2 * math.pi * np.arange(count) / count
    return np.stack([np.sin(turns), -np.cos(turns)], axis=1)


def hemispheres(plate: Plate) -> None:
    """Paint two hemispheres foot to foot, and the rose between them."""
    with plate.defined("hemisphere"):
        _hemisphere(plate)
    both_ways(plate, "hemisphere", 0, -_AWAY)
    _rose(plate, plate.width / 2, plate.height / 2)


def _hemisphere(plate: Plate) -> None:
    """A hemisphere about the origin in a graduated ring."""
    plate.disc(0, 0, _RADIUS + 1.6, fill="deep")
    plate.stroke(_graticule(), 0.2, "paper", round_ends=False)
    _lands(plate)
    for more, width, ink in ((0.65, 1.2, "deep"), (0.1, 0.4, "paper"), (1.15, 0.3, "paper")):
        plate.disc(0, 0, _RADIUS + more, stroke=ink, width=width)
    edges = _ways(192)
    marks = []
    for first in range(0, 192, 8):
        arc = edges[first : first + 5]
        marks.append(polygon(np.vstack([arc * (_RADIUS + 1.1), arc[::-1] * (_RADIUS + 0.2)])))
    plate.fill("".join(marks), "paper")


def _graticule() -> str:
    """Path data of meridians and parallels; near the poles there is one meridian of three."""
    t = np.linspace(-1, 1, 61)
    steps = range(_STEP - 90, 90, _STEP)
    lines = [np.stack([_LON + lon + 0 * t, (75 if lon % 45 else 90) * t], axis=1) for lon in steps]
    lines += [np.stack([_LON + 90 * t, lat + 0 * t], axis=1) for lat in steps]
    return "".join(polyline(_seen(line)[0] * _RADIUS) for line in lines)


def _lands(plate: Plate) -> None:
    """The continents, ruled on the side away from the light, a line of water around them."""
    lands = []
    for ring in (ring for rings in outlines().values() for ring in rings):
        place, depth = _seen(ring)
        far = np.where(depth < 0, np.hypot(*place.T), 1.0)[:, None]
        page = place / far * _RADIUS
        if depth.max() > 0 and abs(signed_area(page)) > _SMALL:
            lands.append(_rounded(page))
    data = "".join(polygon(land, 0.03) for land in lands)
    for width, ink in ((1.5, "paper"), (1.06, "deep")):
        plate.stroke(data, width, ink)
    plate.fill(data, "paper")
    plate.fill("".join(line for land in lands for line in _ruling(land)), "accent")


def _rounded(land: Points) -> Points:
    """A coast as a burin cuts it so small: no inlet or cape that is finer than its line."""
    closed = np.vstack([land, land[:1]])
    even = resample(closed, max(8, int(arc_length(closed)[-1] / _FINE)) + 1)[:-1]
    steps = range(-_ROUND, _ROUND + 1)
    return np.asarray(sum(np.roll(even, step, axis=0) for step in steps) / len(steps))


def _ruling(land: Points) -> Iterator[str]:
    """Path data of level lines within a land; at borders they meet those of the next."""
    for y in np.arange(_RULED / 2 - _RADIUS, _RADIUS, _RULED).tolist():
        ends = crossings(land, y)
        for left, right in zip(ends[::2], ends[1::2], strict=True):
            x = np.linspace(left, right, max(4, int((right - left) / 0.25)))
            line = np.stack([x, 0 * x + y], axis=1)
            yield swell(line, burin.spaced(_shade(x, 0 * x + y), _RULED))


def _shade(x: Points, y: Points) -> Points:
    """The tone of land at places of the hemisphere; its lines begin raggedly."""
    ragged = 0.07 * np.cos(2 * math.pi * y) * np.cos(9 * y)
    return np.asarray(np.clip(0.3 + 0.018 * (x + y) + ragged, 0, 0.5))


def _seen(degrees: Points) -> tuple[Points, Points]:
    """Places (longitude, latitude) in a stereographic hemisphere of radius 1, and their depth.

    The depth is below 0 on the far side.
    """
    lon, lat = np.radians(degrees).T
    east = lon - math.radians(_LON)
    depth = np.cos(lat) * np.cos(east)
    k = 1 / np.maximum(1 + depth, 0.02)
    return np.stack([k * np.cos(lat) * np.sin(east), -k * np.sin(lat)], axis=1), depth


def _rose(plate: Plate, x: float, y: float) -> None:
    """A compass rose of sixteen points about (x, y), each half in light and half in shade."""
    middle = np.array([x, y])
    plate.disc(x, y, _ROSE + 0.5, fill="deep")
    plate.disc(x, y, _ROSE, fill="accent", stroke="paper", width=0.36)
    plate.disc(x, y, _ROSE - 1.0, fill="deep", stroke="paper", width=0.2)
    ticks = (np.stack([way * (_ROSE - 1.0), way * _ROSE]) + middle for way in _ways(_WINDS))
    plate.stroke("".join(map(polyline, ticks)), 0.24, "paper", round_ends=False)
    for count, first, reach, root in _POINTS:
        aside = math.pi / max(count, 4) / (2 if count > 4 else 1)
        tips = _ways(count, first) * reach * _ROSE + middle
        for side, ink in ((-1, "paper"), (1, "accent")):
            feet = _ways(count, first + side * aside) * root * _ROSE
            for tip, foot in zip(tips, feet, strict=True):
                facet = polygon([middle, foot + middle, tip])
                plate.shape(facet, fill=ink, stroke="deep", width=0.16, round_ends=True)
    plate.disc(x, y, 0.9, fill="paper", stroke="deep", width=0.2)

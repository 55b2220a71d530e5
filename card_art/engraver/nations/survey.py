"""Source of ``card_art/nations/outlines.json``: Natural Earth's countries made continents.

A one-off, kept so that the data can be made again: unpack ``npm pack world-atlas`` and run
``python -m engraver.nations.survey package/countries-50m.json``. Drawing never needs it.

TopoJSON stores every border once, as an *arc*; an arc used by one country of a group is the
group's outline, an arc used by two lies inside it. Rings are lists of (longitude, latitude).
"""

from __future__ import annotations

import json
import math
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from cardwright import paths
from cardwright.system import atomic_write
from engraver.nations.countries import CONTINENTS, continent_of
from engraver.technique.curves import signed_area
from engraver.technique.cutpaper import curve
from engraver.technique.pathdata import simplify

Point = tuple[float, float]
Ring = list[Point]

#: Degrees an outline may stray, and the smallest island kept, in square degrees.
TOLERANCE, SMALLEST = 0.08, 0.2

#: No map reaches the lands beyond this latitude.
SOUTH = -60.0
#: Europe ends at the Urals: the Kara Sea, the watershed, the river Ural, the Caspian.
URAL = (
    "66.6,68.9 65.5,68 63,67 60.6,65.2 59.3,62.6 59.3,60 59,57.2 58.8,54.6 58.9,52.2 58.2,51.2 "
    "55,51.6 52.2,51.4 51.2,50.6 51.7,49 51.8,47"
)
#: Africa ends at the canal from Suez to Port Said.
SUEZ = "32.57,29.95 32.35,30.6 32.31,31.25"


def survey(topology: dict[str, Any]) -> dict[str, list[Ring]]:
    """The outlines of every continent in the topology, as closed rings that repeat no point."""
    arcs = list(_arcs(topology))
    members: dict[str, list[list[int]]] = {name: [] for name in CONTINENTS}
    for country in topology["objects"]["countries"]["geometries"]:
        for polygon in _polygons(country):
            place = _middle(_points(polygon[0], arcs))
            if place[1] > SOUTH:
                members[continent_of(country["properties"]["name"], *place)] += polygon
    outlines = {name: _merged(loops, arcs) for name, loops in members.items()}
    _divide(outlines, "europe", "asia", URAL)
    _divide(outlines, "africa", "asia", SUEZ)
    return {name: [r for r in rings if _size(r) > SMALLEST] for name, rings in outlines.items()}


def _arcs(topology: dict[str, Any]) -> Iterator[Ring]:
    """Every arc in degrees, undone from its integer steps and simplified between its ends."""
    scale = np.array(topology["transform"]["scale"])
    shift = np.array(topology["transform"]["translate"])
    for steps in topology["arcs"]:
        places = np.cumsum(np.array(steps), axis=0) * scale + shift
        closed = np.allclose(places[0], places[-1])
        half = len(places) // 2 if closed else len(places) - 1
        first, second = simplify(places[: half + 1], TOLERANCE), places[half:]
        kept = np.vstack([first, simplify(second, TOLERANCE)[1:]]) if closed else first
        yield [(round(float(x), 2), round(float(y), 2)) for x, y in kept]


def _polygons(country: dict[str, Any]) -> list[list[list[int]]]:
    arcs: list[Any] = country["arcs"]
    return arcs if country["type"] == "MultiPolygon" else [arcs]


def _points(loop: list[int], arcs: list[Ring]) -> Ring:
    """The ring that a loop of arc numbers runs along; ~n is arc n backwards."""
    ring: Ring = []
    for number in loop:
        ring += (arcs[number] if number >= 0 else arcs[~number][::-1])[:-1]
    return ring


def _merged(loops: list[list[int]], arcs: list[Ring]) -> list[Ring]:
    """The rings round the union of the loops: the arcs used once, joined end to start."""
    used = Counter(n if n >= 0 else ~n for loop in loops for n in loop)
    rim = [n for loop in loops for n in loop if used[n if n >= 0 else ~n] == 1]
    following: dict[Point, list[int]] = {}
    for number in rim:
        following.setdefault(_points([number], arcs)[0], []).append(number)
    return list(_chains(following, arcs))


def _chains(following: dict[Point, list[int]], arcs: list[Ring]) -> Iterator[Ring]:
    for start in list(following):
        while following[start]:
            ring, here = [], start
            while following[here]:
                number = following[here].pop()
                ring += _points([number], arcs)
                here = (arcs[number] if number >= 0 else arcs[~number][::-1])[-1]
            yield ring


def _divide(outlines: dict[str, list[Ring]], west: str, east: str, landmarks: str) -> None:
    """Cut the largest ring of the continent ``west`` along a line; its other side goes east.

    The side that goes is the one whose middle lies farther east.
    """
    line: Ring = [(round(x, 2), round(y, 2)) for x, y in curve(landmarks, 4).tolist()]
    ring = max(outlines[west], key=_size)
    first, last = (_nearest(ring, end) for end in (line[0], line[-1]))
    a, b = sorted((first, last))
    between = line if first < last else line[::-1]
    parts = [ring[a : b + 1] + between[::-1], ring[b:] + ring[: a + 1] + between]
    parts.sort(key=lambda part: _middle(part)[0])
    outlines[west][outlines[west].index(ring)] = parts[0]
    outlines[east].append(parts[1])


def _nearest(ring: Ring, place: Point) -> int:
    return min(range(len(ring)), key=lambda i: math.dist(ring[i], place))


def _middle(ring: Ring) -> Point:
    x, y = np.mean(ring, axis=0).tolist()
    return x, y


def _size(ring: Ring) -> float:
    """Square degrees as they are at the ring's latitude."""
    return abs(signed_area(ring)) * math.cos(math.radians(_middle(ring)[1]))


def write(source: Path, target: Path) -> None:
    """Survey the TopoJSON file and write the outlines, one ring to a line, flat lon, lat lists."""
    outlines = survey(json.loads(source.read_text("utf-8")))
    blocks = (f'"{name}": [\n{_rows(rings)}\n]' for name, rings in outlines.items())
    atomic_write.put({target: ("{" + ",\n".join(blocks) + "}\n").encode()})


def _rows(rings: Iterable[Ring]) -> str:
    ordered = sorted(rings, key=_size, reverse=True)
    return ",\n".join(json.dumps([v for p in r for v in p], separators=(",", ":")) for r in ordered)


if __name__ == "__main__":
    write(Path(sys.argv[1]), paths.data("card_art", "nations", "outlines.json"))

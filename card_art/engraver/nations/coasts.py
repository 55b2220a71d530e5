"""The continents' outlines as surveyed, and which stretches of them are coast.

Rings are in degrees, (longitude, latitude), shape (n, 2), and repeat no point.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import numpy as np

from cardwright import paths
from engraver.technique.pathdata import Points

Edge = tuple[tuple[float, float], tuple[float, float]]


@cache
def outlines() -> dict[str, list[Points]]:
    """The rings of every continent; ``other`` holds what belongs to none of the four."""
    text = paths.data("card_art", "nations", "outlines.json").read_text("utf-8")
    return {
        name: [np.array(ring).reshape(-1, 2) for ring in rings]
        for name, rings in json.loads(text).items()
    }


def coast(ring: Points) -> list[Points]:
    """The stretches of a ring that lie on the sea; one that ends where it began is an island."""
    return list(_stretches(ring, 1))


def land_border(ring: Points) -> list[Points]:
    """The stretches of a ring where one continent meets another."""
    return list(_stretches(ring, 2))


def _stretches(ring: Points, wanted: int) -> Iterator[Points]:
    """Runs of edges of one kind, begun behind an edge of another."""
    closed = np.vstack([ring, ring[:1]])
    kept = [_kind(a, b) == wanted for a, b in pairwise(closed)]
    if all(kept):
        yield closed
        return
    start = kept.index(False)
    run: list[Points] = []
    for step in range(1, len(ring) + 1):
        i = (start + step) % len(ring)
        if kept[i]:
            run = run or [ring[i]]
            run.append(ring[(i + 1) % len(ring)])
        elif run:
            yield np.array(run)
            run = []


def _kind(a: Points, b: Points) -> int:
    """1 on a coast, 2 where two continents meet, 0 for a seam of the survey.

    Seams are edges between two rings of a continent, and the line where longitude 180 meets -180.
    """
    owners = _owners()[_edge(a, b)]
    if abs(a[0]) == abs(b[0]) == 180 or len(owners) != len(set(owners)):
        return 0
    return len(owners)


@cache
def _owners() -> dict[Edge, list[str]]:
    """The continent of every ring that has the edge."""
    owners: dict[Edge, list[str]] = {}
    for name, rings in outlines().items():
        for ring in rings:
            for a, b in zip(ring, np.roll(ring, -1, axis=0), strict=True):
                owners.setdefault(_edge(a, b), []).append(name)
    return owners


def _edge(a: Points, b: Points) -> Edge:
    ends = sorted(((float(a[0]), float(a[1])), (float(b[0]), float(b[1]))))
    return ends[0], ends[1]

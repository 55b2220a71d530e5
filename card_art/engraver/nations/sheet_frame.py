"""The border of a map sheet: a band of dark and light degrees between two rules."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engraver.nations.clipping import Window
from engraver.nations.projection import Projection
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate

#: How far the band and the outermost rule lie from the map, in mm.
BAND, RULE = 0.85, 1.75
#: A shorter dark step, as near a pole, is left out, mm.
SHORTEST = 1.0


def draw_frame(plate: Plate, window: Window, projection: Projection, step: int) -> None:
    """Frame the window: every other ``step`` degrees of longitude and latitude are dark."""
    inner, outer, rule = (_grown(window, grow) for grow in (0, BAND, RULE))
    plate.fill(polygon(outer) + polygon(inner[::-1]), "paper")
    for corner, outward in enumerate([(0, -1), (1, 0), (0, 1), (-1, 0)]):
        a, b = inner[[corner, (corner + 1) % 4]]
        for start, stop in _dark(np.array([a, b]), projection, step, axis=corner % 2):
            edge = a + (b - a) * np.array([[start], [stop]])
            plate.fill(polygon(np.vstack([edge, (edge + np.multiply(outward, BAND))[::-1]])))
    plate.stroke(polygon(inner), 0.16, round_ends=False)
    plate.stroke(polygon(outer), 0.16, round_ends=False)
    plate.stroke(polygon(rule), 0.42, round_ends=False)


def _grown(window: Window, grow: float) -> Points:
    signs = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)])
    return np.asarray(window.outline() + signs * grow)


def _dark(
    side: Points, projection: Projection, step: int, axis: int
) -> Iterator[tuple[float, float]]:
    """Shares of the side, start and end, where longitude (axis 0) or latitude is in a dark step."""
    share = np.linspace(0, 1, 1601)
    degrees = projection.degrees(side[0] + (side[1] - side[0]) * share[:, None])[:, axis]
    dark = np.floor(degrees / step) % 2 == 0
    edges = np.flatnonzero(np.diff(np.r_[False, dark, False].astype(int)))
    long = float(np.hypot(*(side[1] - side[0])))
    for first, last in zip(edges[::2], edges[1::2], strict=True):
        start, stop = float(share[first]), float(share[min(last, 1600)])
        if (stop - start) * long >= SHORTEST:
            yield start, stop

"""A lawn court from above: mown grass, chalk lines of the laws of the 1880s, net and posts; mm.

The single court is 27 × 78 feet, the net across its middle and its posts 3 feet outside it;
service lines lie 21 feet from the net and are joined by the half-court line. For four players
the court is 36 feet wide, and the service courts stay within 27.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import resample
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.solids import sphere
from engraver.technique.swell import swell

#: Feet: length, width of the single and of the double court, service line to net, posts outside.
LENGTH, SINGLE, DOUBLE, SERVICE, POSTS = 78.0, 27.0, 36.0, 21.0, 3.0

Line = list[tuple[float, float]]


def court_lines(*, half: bool = False) -> list[Line]:
    """The chalk lines in feet, x along the court from the net, y across it from the middle.

    ``half`` leaves out what lies beyond the net (x below 0).
    """
    end, side, outer = LENGTH / 2, SINGLE / 2, DOUBLE / 2
    first = 0.0 if half else -end
    lines = [[(first, y), (end, y)] for y in (-outer, -side, side, outer)]
    for way in (1,) if half else (-1, 1):
        lines.append([(way * end, -outer), (way * end, outer)])
        lines.append([(way * SERVICE, -side), (way * SERVICE, side)])
    lines.append([(0.0 if half else -SERVICE, 0.0), (SERVICE, 0.0)])
    return lines


@dataclass(frozen=True, slots=True)
class Lawn:
    """A court on a plate: where the middle of the net lies, mm to a foot, and how it is turned.

    ``upright`` has the net level and the court running down from it.
    """

    x: float
    y: float
    foot: float
    upright: bool = False

    def put(self, feet: ArrayLike) -> Points:
        """Points given in feet from the middle of the net, on the plate."""
        p = np.asarray(feet, dtype=float) * self.foot
        return np.asarray((p[:, ::-1] if self.upright else p) + [self.x, self.y])

    def chalk(self, plate: Plate, *, half: bool = False) -> None:
        """The lines, white with a dark edge."""
        data = "".join(polyline(self.put(line)) for line in court_lines(half=half))
        plate.stroke(data, 2.1, "tint")
        plate.stroke(data, 1.5, "deep")
        plate.stroke(data, 0.95, "light")

    def net(self, plate: Plate) -> None:
        """The net from above: shadow, cords, the white band, and the two posts with their stays."""
        reach = DOUBLE / 2 + POSTS
        ends = self.put([(0, -reach), (0, reach)])
        line = resample(ends, 80)
        plate.stroke(polyline(ends), 3.6, "tint", round_ends=False)
        fall = np.linspace((0, 0), (2.6, 3.1), 6)
        dusk = np.array([0.36, 0.36, 0.34, 0.3, 0.22, 0.14])
        shade = [swell(spot + fall, dusk) for spot in line[1:-1]]
        plate.fill("".join(shade))
        for end, way in zip(ends, (-1, 1), strict=True):
            peg = self.put([(0, way * (reach + 3.2))])[0]
            plate.stroke(polyline([end, peg]), 1.7, "tint")
            plate.stroke(polyline([end, peg]), 0.3)
            plate.disc(float(peg[0]), float(peg[1]), 0.5, fill="ink")
        plate.stroke(polyline(ends), 2.3, "ink", round_ends=False)
        plate.stroke(polyline(ends), 1.5, "light", round_ends=False)
        seam = polyline(ends)
        plate.stroke(seam, 0.24, "ink", round_ends=False)
        for x, y in ends:
            shadow = np.linspace((x, y), (x + 2.6, y + 3.1), 8)
            plate.fill(swell(shadow, np.linspace(2.4, 0.8, 8)))
            sphere(plate, float(x), float(y), 2.0, 6)


def mown(
    plate: Plate, x: float, y: float, wide: float, high: float, bands: int, *, upright: bool = True
) -> None:
    """Mown grass in bands by turns pale and dark; ``upright`` bands stand.

    Its strokes are ruled, so that the face may leave them out.
    """
    edge = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    plate.fill(polygon(edge), "tint")
    x, y, wide, high = x + 2.4, y + 2.4, wide - 4.8, high - 4.8
    across, along = (wide / bands, high) if upright else (high / bands, wide)
    for name, pitch, share, most in (("pale", 0.95, 0.5, 0.26), ("dark", 0.82, 0.9, 0.5)):
        with plate.defined(name):
            plate.fill(_blades(across, along, pitch, share, most, upright=upright), "rule")
    for k in range(bands):
        step = (x + k * across, y) if upright else (x, y + k * across)
        plate.use("dark" if k % 2 else "pale", *step)
    _border(plate, np.array(edge))


def _blades(
    across: float, along: float, pitch: float, share: float, most: float, *, upright: bool
) -> str:
    """Path data of one band's strokes: ``share`` of their length is drawn, ``most`` mm wide."""
    count, strokes = round(across / pitch), []
    for k in range(count):
        u = np.linspace(0, along, int(along / 0.7))
        beat = np.sin(u * 1.05 + 2.4 * k) + 0.7 * np.sin(u * 0.41 + 1.3 * k * k)
        width = most * np.clip(0.55 * beat + 2.1 * share - 0.9, 0, 1)
        place = np.full_like(u, (k + 0.5) * across / count)
        line = np.stack([place, u] if upright else [u, place], axis=1)
        strokes.append(swell(line, width, lift=0.1, flatness=0.1))
    return "".join(strokes)


def _border(plate: Plate, edge: Points) -> None:
    """A pale band between a heavy and a fine rule about the lawn."""
    middle, size = edge.mean(axis=0), np.ptp(edge, axis=0)
    for inset, ink, width in (
        (0.9, "light", 1.6),
        (1.75, "ink", 0.25),
        (0.0, "ink", 0.9),
    ):
        plate.stroke(polygon(middle + (edge - middle) * (1 - 2 * inset / size)), width, ink)

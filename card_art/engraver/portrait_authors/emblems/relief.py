"""Relief under the one light: rounded tone, white-line fur, turned things, pen lines.

An emblem is drawn as outlines; here they become round without being modeled twice.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from engraver.technique.curves import arc_length, normals, resample, signed_area, spline
from engraver.technique.cutpaper import curve, inside
from engraver.technique.light import brightness, facing
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import Tone, hatch, rule_across
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: The direction in radians in which hair lies at points (x, y), each of shape (n,).
Lie = Callable[[Points, Points], ArrayLike]


def rounded(
    outline: ArrayLike, *, gain: float = 1.18, base: float = 1.0, sharp: float = 3.0
) -> Tone:
    """The tone of a body that swells out of its outline like a cushion.

    Every place leans towards the edges near it; ``sharp`` says how much the nearest one counts.
    The tone is ``base`` less ``gain`` times the light.
    """
    ring = np.asarray(outline, dtype=float)
    ring = np.vstack([ring, ring[:1]])
    edge = resample(ring, max(24, int(arc_length(ring)[-1] / 0.4)))

    def tone(x: Points, y: Points) -> Points:
        way = edge[None] - np.stack([x, y], axis=1)[:, None]
        far = np.hypot(way[..., 0], way[..., 1]) + 0.02
        near = far**-sharp
        lean = (way * (near / far)[..., None]).sum(axis=1) / near.sum(axis=1)[:, None]
        up = np.sqrt(np.clip(1 - (lean**2).sum(axis=1), 0, 1))
        return np.asarray(np.clip(base - gain * brightness(lean[:, 0], lean[:, 1], up), 0, 1))

    return tone


def body(
    plate: Plate,
    outline: ArrayLike,
    *,
    fill: str = "paper",
    angle: float = 0.5,
    gap: float = 0.36,
    tone: Tone | float | None = None,
    edge: tuple[float, float] = (0.16, 0.42),
) -> None:
    """A rounded thing within the closed outline, ruled by its tone and rimmed (mm)."""
    area = np.asarray(outline, dtype=float)
    plate.fill(polygon(area), fill)
    hatch(plate, area, rounded(area) if tone is None else tone, angle=angle, gap=gap)
    rim(plate, area, *edge)


def smooth(points: ArrayLike, n: int = 5) -> Points:
    """The landmarks as a smooth open curve, n samples to a span."""
    return spline(points, n)


def flat(plate: Plate, outline: ArrayLike, fill: str = "paper", width: float = 0.18) -> None:
    """A flat part, outlined evenly (mm)."""
    plate.shape(polygon(outline), fill=fill, stroke="ink", width=width, round_ends=True)


def box(left: float, top: float, right: float, foot: float) -> Points:
    """The corners of an upright oblong."""
    return np.array([(left, top), (right, top), (right, foot), (left, foot)])


def pen(plate: Plate, path: str | ArrayLike, *widths: float, ink: str = "ink") -> None:
    """A swelling line through landmarks; widths in mm from its start to its end."""
    line = curve(path) if isinstance(path, str) else np.asarray(path, dtype=float)
    line = resample(line, max(8, int(arc_length(line)[-1] / 0.3)))
    share = np.linspace(0, 1, len(line))
    plate.fill(swell(line, np.interp(share, np.linspace(0, 1, len(widths)), widths)), ink)


def wire(plate: Plate, path: ArrayLike, width: float, ink: str = "ink") -> None:
    """A straight-sided line of even width (mm) through the points."""
    plate.stroke(polyline(path), width, ink)


def coat(
    plate: Plate,
    outline: ArrayLike,
    lie: Lie,
    tone: Tone,
    *,
    length: float = 1.3,
    apart: float = 0.46,
    widest: float = 0.3,
    seed: int = 1,
    ink: str = "paper",
) -> None:
    """Hair as a wood engraver cuts it: white strokes in a solid outline, broader where it is lit.

    ``lie`` is the direction of the hair; strokes are ``length`` mm long, ``apart`` mm from each
    other and up to ``widest`` mm wide.
    """
    area = np.asarray(outline, dtype=float)
    rng = np.random.default_rng(seed)
    roots = _strewn(area, length, apart, rng)
    angle = np.asarray(lie(roots[:, 0], roots[:, 1])) + 0.16 * (2 * rng.random(len(roots)) - 1)
    light = 1 - np.asarray(tone(roots[:, 0], roots[:, 1]))
    along = np.stack([np.cos(angle), np.sin(angle)], axis=1) * length / 2
    across = np.stack([-along[:, 1], along[:, 0]], axis=1)
    t = np.linspace(-1, 1, 7)
    taper = np.sqrt(np.clip(1 - t * t, 0, 1)) * (1 - 0.35 * t)
    hairs = []
    for root, way, side, shine in zip(roots, along, across, light, strict=True):
        if shine > 0.28:
            reach = 0.55 + 0.55 * shine
            hair = root + way * (reach * t)[:, None] + side * (0.14 * t * t)[:, None]
            hairs.append(swell(hair, widest * min(1.0, shine * 1.15) * taper, flatness=0.03))
    plate.fill("".join(hairs), ink)


def _strewn(area: Points, length: float, apart: float, rng: np.random.Generator) -> Points:
    """Places within the outline in rows that are shaken along and a little across."""
    (left, top), (right, foot) = area.min(axis=0), area.max(axis=0)
    places = []
    for y in np.arange(top + apart / 2, foot, apart).tolist():
        x = left - length * rng.random()
        while x < right:
            places.append((x, y + 0.1 * apart * (2 * rng.random() - 1)))
            x += length * (0.95 + 0.45 * rng.random())
    where = np.array(places)
    return np.asarray(where[inside(area, where)])


def kindled(plate: Plate, outline: ArrayLike, width: float, ink: str = "paper") -> None:
    """The edge of a part on others, where it faces the light: a line up to ``width`` mm."""
    line = np.asarray(outline, dtype=float)
    line = np.vstack([line, line[:1]])
    sign = 1 if signed_area(line) > 0 else -1
    plate.fill(swell(line, width * np.clip(facing(-normals(line) * sign) * 1.3 - 0.2, 0, 1)), ink)


def turned(
    plate: Plate,
    x: float,
    profile: ArrayLike,
    *,
    fill: str = "paper",
    gap: float = 0.38,
    bow: float = 0.5,
    edge: float = 0.24,
) -> None:
    """A thing off the lathe about the upright at x: profile (y, radius) in mm, ringed by shade."""
    y, r = resample(profile, 60).T
    left, right = np.stack([x - r, y], axis=1), np.stack([x + r, y], axis=1)
    plate.fill(polygon(np.vstack([left, right[::-1]])), fill)

    def tone(_u: float, v: Points) -> Points:
        side = 2 * v - 1
        return np.asarray(1.0 - 1.2 * brightness(side, 0 * side, np.sqrt(1 - side * side)))

    rule_across(plate, left, right, max(3, int(arc_length(left)[-1] / gap)), tone, bow=bow)
    plate.stroke(polygon(np.vstack([left, right[::-1]])), edge)

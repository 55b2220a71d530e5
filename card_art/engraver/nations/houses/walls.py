"""Materials of walls, in few bold lines: boards, planks, stones, bricks, logs, and shade."""

from __future__ import annotations

import numpy as np

from engraver.nations.houses.face import Face
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate


def boards(plate: Plate, face: Face, pitch: float = 0.7, width: float = 0.16) -> None:
    """Level boards, their edges ``pitch`` mm apart and ``width`` mm wide."""
    plate.fill(face.ruled(pitch, lambda _, apart: np.where(apart > 0, width, 0)))


def planks(plate: Plate, face: Face, pitch: float = 0.8, width: float = 0.16) -> None:
    """Upright planks, their edges ``pitch`` mm apart and ``width`` mm wide."""
    plate.fill(face.ruled(pitch, lambda _, apart: np.where(apart > 0, width, 0), upright=True))


def grain(plate: Plate, face: Face, pitch: float, seed: int) -> None:
    """The grain of upright planks ``pitch`` mm wide: long strokes that begin and end in them."""
    rng = np.random.default_rng(seed)
    strokes = []
    for i, (u, a, b) in enumerate(face.columns(pitch / 3)):
        if i % 3 == 1 or (long := b - a) <= 0:
            continue
        for start in (a + 0.45 * long * rng.random(), a + long * (0.5 + 0.3 * rng.random())):
            end = min(start + long * (0.1 + 0.16 * rng.random()), b - 0.04 * long)
            strokes.append(face.wall.line((u, start), (u, end), 0.07, 0.2, 0.07, n=7))
    plate.fill("".join(strokes))


def shade(
    plate: Plate, face: Face, tone: float = 0.5, pitch: float = 0.44, *, upright: bool = False
) -> None:
    """Level or ``upright`` rules over a face that lies in shade; ``tone`` 0 to 1.

    Level ones are heaviest at the near corner.
    """

    def swelling(along: Points, apart: Points) -> Points:
        return tone * (1.0 if upright else 1.12 - 0.3 * along) * apart

    plate.fill(face.ruled(pitch, swelling, upright=upright))


def weathered(plate: Plate, face: Face, n: int, seed: int, tone: float = 0.18) -> None:
    """n short level strokes scattered over plaster or earth, each ``tone`` mm wide."""
    rng = np.random.default_rng(seed)
    rows = face.rows(0.75)
    strokes = []
    for _ in range(n):
        v, a, b = rows[rng.integers(len(rows))]
        long = min((0.9 + 1.6 * rng.random()) / face.scale()[0], (b - a) * 0.4)
        start = a + (b - a - long) * rng.random()
        strokes.append(face.wall.line((start, v), (start + long, v), 0.07, tone, 0.07, n=7))
    plate.fill("".join(strokes))


def clustered(u: float, v: float, share: float, seed: int) -> bool:
    """Test if a stone at (u, v) is drawn, where only a share (0 to 1) of them is, in patches."""
    wave = np.sin(1.9 * u + seed) + np.sin(2.3 * v + 0.7 * u + 2 * seed) + 0.5 * np.sin(5 * u + v)
    return bool(wave / 5 + 0.5 < share)


def stones(
    plate: Plate,
    face: Face,
    size: tuple[float, float] = (1.7, 1.1),
    share: float = 1.0,
    seed: int = 1,
    width: float = 0.16,
    fill: str = "paper",
) -> None:
    """Rubble stones of about this size (mm), in courses; ``share`` of them, in patches.

    They are painted in the ink ``fill``; what lies between two of them is dark.
    """
    rng = np.random.default_rng(seed)
    wide, high = size[0] / face.scale()[0], size[1] / face.scale()[1]
    outlines = []
    for j, (v, a, b) in enumerate(face.rows(size[1])):
        u = a - wide * (0.5 if j % 2 else 0.1)
        while u < b:
            end = u + wide * (0.7 + 0.7 * rng.random())
            left, right = max(u, a), min(end, b)
            if right - left > 0.35 * wide and clustered(left, v, share, seed):
                outlines.append(_stone(face, (left, right), (v - high / 2, v + high / 2), rng))
            u = end
    plate.shape("".join(outlines), fill="ink", stroke="ink", width=width + 0.24)
    plate.shape("".join(outlines), fill=fill, stroke="ink", width=width)


def _stone(
    face: Face, u: tuple[float, float], v: tuple[float, float], rng: np.random.Generator
) -> str:
    """One stone: a rectangle with worn corners."""
    (a, b), (low, high) = u, v
    c, d = 0.22 * (b - a), 0.26 * (high - low)
    worn = [
        (a, low + d), (a + c, low), (b - c, low), (b, low + d),
        (b, high - d), (b - c, high), (a + c, high), (a, high - d),
    ]  # fmt: skip
    tremble = (rng.random((8, 2)) - 0.5) * (0.1 * (b - a), 0.16 * (high - low))
    return polygon(face.wall.at(np.array(worn) + tremble))


def bricks(
    plate: Plate,
    face: Face,
    size: tuple[float, float] = (1.5, 0.75),
    share: float = 1.0,
    seed: int = 1,
) -> None:
    """Courses of bricks or cut stones of this size (mm); ``share`` of them, in patches."""
    wide, high = size[0] / face.scale()[0], size[1] / face.scale()[1]
    joints = []
    for j, (v, a, b) in enumerate(face.rows(size[1])):
        for u in np.arange(a - wide * (0.5 * (j % 2)), b, wide).tolist():
            if not clustered(u, v, share, seed):
                continue
            left, right = max(a, u), min(b, u + wide)
            top = v + high / 2
            corner = [(left, top), (right, top)]
            if right < b:
                corner.append((right, v - high / 2))
            joints.append(polyline(face.wall.at(corner)))
    plate.stroke("".join(joints), 0.16)


def logs(plate: Plate, face: Face, n: int, dark: float = 0.2) -> None:
    """n logs laid level, each round: a heavy line below it (``dark`` mm) and one in its shade."""
    ring = face.ring
    low, high = ring[:, 1].min(), ring[:, 1].max()
    step = (high - low) / n
    lines = []
    for v, a, b in _levels(ring, low, step, n):
        lines.append(face.wall.line((a, v), (b, v), dark, dark * 1.25, dark, n=7))
        shaded = v + 0.3 * step
        for k in range(2):
            start, end = a + (b - a) * (0.08 + 0.5 * k), a + (b - a) * (0.42 + 0.5 * k)
            bow = [(start, shaded), ((start + end) / 2, shaded - 0.03 * step), (end, shaded)]
            lines.append(face.wall.line(bow[0], bow[2], 0.07, dark * 0.8, 0.07, n=9))
    plate.fill("".join(lines))


def _levels(ring: Points, low: float, step: float, n: int) -> list[tuple[float, float, float]]:
    """The joint below each log and its ends."""
    edge = []
    for k in range(n):
        v = low + step * k
        inside = ring[np.isclose(ring[:, 1], v)]
        span = inside if len(inside) > 1 else ring
        edge.append((v, float(span[:, 0].min()), float(span[:, 0].max())))
    return edge

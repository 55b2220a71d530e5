"""Parts of houses on a perspective wall: panels, windows, courses of boards, bricks and tiles."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.nations.houses.camera import Wall
from engraver.technique.pathdata import Points, polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch

#: The white frame of a window is at least as wide, and a pane with its bar, mm.
_FRAME, _PANE = 0.3, 0.42


def panel(
    plate: Plate,
    wall: Wall,
    box: tuple[float, float, float, float],
    fill: str = "paper",
    width: float = 0.17,
) -> None:
    """A rectangle (u0, v0, u1, v1 in m) on the wall, outlined in ink ``width`` mm wide."""
    plate.shape(polygon(wall.quad(*box)), fill=fill, stroke="ink", width=width, round_ends=True)


def area(plate: Plate, outline: Points, fill: str = "paper", width: float = 0.17) -> None:
    """A flat part already set on the plate, outlined."""
    plate.shape(polygon(outline), fill=fill, stroke="ink", width=width, round_ends=True)


def boards(
    plate: Plate,
    wall: Wall,
    pitch: float,
    top: float,
    reach: Callable[[float], tuple[float, float]],
    width: Callable[[float], float],
) -> None:
    """Level boards ``pitch`` m apart up to ``top``; ``reach(v)`` says from where to where."""
    levels = np.arange(pitch, top, pitch).tolist()
    lines = (wall.line((reach(v)[0], v), (reach(v)[1], v), width(v), width(v)) for v in levels)
    plate.fill("".join(lines))


def window(
    plate: Plate,
    wall: Wall,
    box: tuple[float, float, float, float],
    panes: tuple[int, int],
    frame: float = 0.12,
) -> None:
    """A window of dark panes in a white frame ``frame`` m wide or more; panes across and up.

    The frame and the panes are as large as a printer needs: there may be fewer panes.
    """
    u0, v0, u1, v1 = box
    corner, right, _, left = wall.quad(*box)
    wide, high = float(right[0] - corner[0]), float(corner[1] - left[1])
    level, upright = (
        max(frame, _FRAME * (b - a) / abs(mm)) for a, b, mm in ((u0, u1, wide), (v0, v1, high))
    )
    panel(plate, wall, (u0 - level, v0 - upright, u1 + level, v1 + upright), width=0.16)
    plate.fill(polygon(wall.quad(*box)))
    across, up = (
        max(1, min(n, int(abs(mm) / _PANE))) for n, mm in zip(panes, (wide, high), strict=True)
    )
    bars = [
        polyline(wall.at([(u0 + (u1 - u0) * i / across, v) for v in (v0, v1)]))
        for i in range(1, across)
    ]
    bars += [
        polyline(wall.at([(u, v0 + (v1 - v0) * j / up) for u in (u0, u1)])) for j in range(1, up)
    ]
    plate.stroke("".join(bars), 0.15, "paper")


def bricks(
    plate: Plate,
    wall: Wall,
    box: tuple[float, float, float, float],
    rows: int,
    across: int,
    shade: float,
) -> None:
    """Brickwork: rows and staggered joints; ``shade`` 0 to 1 hatches the whole."""
    panel(plate, wall, box)
    u0, v0, u1, v1 = box
    joints = []
    for j in range(rows):
        low, high = (v0 + (v1 - v0) * (j + k) / rows for k in (0, 1))
        joints.append(polyline(wall.at([(u0, low), (u1, low)])))
        for i in range(across):
            u = u0 + (u1 - u0) * (i + 0.25 + 0.5 * (j % 2)) / across
            joints.append(polyline(wall.at([(u, low), (u, high)])))
    plate.stroke("".join(joints), 0.13)
    if shade:
        hatch(plate, wall.quad(*box), shade, angle=np.pi / 2, gap=0.34)

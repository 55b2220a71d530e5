"""A carp among water plants."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief, setting
from engraver.technique.curves import resample
from engraver.technique.cutpaper import curve, inside, loop
from engraver.technique.pathdata import polygon, polyline
from engraver.technique.plate import Plate
from engraver.technique.ruling import hatch
from engraver.technique.solids import rim
from engraver.technique.swell import swell

BACK = curve("3.6,14.6 6.0,11.8 9.6,9.4 14.4,7.6 20.0,7.4 25.6,8.8 30.6,11.0 34.6,12.6", 10)
BELLY = curve("34.6,16.6 30.6,18.4 25.4,21.0 19.6,22.4 13.6,21.8 8.6,19.6 5.6,17.4 3.6,15.6", 10)
BODY = np.vstack([BACK, BELLY])


def fish(plate: Plate) -> None:
    """A carp that swims to the left, fins spread, bubbles rising before it."""
    setting.water(plate, (1.5, 1.2, 42.5, 4.6), seed=5, gap=0.7, dark=0.4)
    _weeds(plate)
    _fin(plate, "13.8,8.2 14.6,4.4 17.6,3.2 21.6,4.2 25.4,5.6 28.2,8.2 27.6,10.2", (18.8, 11.0), 13)
    _fin(plate, "25.0,20.4 26.6,23.8 29.4,25.6 31.0,24.4 30.6,21.4 29.4,18.6", (25.4, 18.0), 8)
    _fin(plate, "14.8,21.4 15.4,24.8 18.0,26.8 20.2,25.8 20.0,22.0", (16.4, 19.0), 8)
    _scales(plate)
    _fin(
        plate,
        "33.0,12.6 36.2,9.6 39.4,6.4 42.4,6.2 40.8,10.2 39.6,14.4 41.4,18.6 43.0,23.2 39.8,22.6"
        " 36.2,19.4 33.0,16.6 33.6,14.6",
        (31.0, 14.6),
        17,
    )
    _head(plate)
    _fin(plate, "12.6,17.2 14.6,20.0 18.0,21.6 20.6,20.6 19.0,18.0 15.6,16.2", (11.0, 15.4), 8)
    for x, y, r in ((3.6, 9.6, 0.9), (5.4, 6.8, 0.65), (2.6, 6.0, 0.5)):
        plate.disc(x, y, r, fill="light", stroke="ink", width=0.3)


def _fin(plate: Plate, text: str, root: tuple[float, float], rays: int) -> None:
    """A fin in color whose rays spread from its root."""
    outline = loop(text, 6)
    plate.stroke(polygon(outline), 0.8, "paper")
    plate.fill(polygon(outline), "accent")
    foot = np.array(root)
    ring = np.vstack([outline, outline[:1]])
    edge = resample(ring, 200)
    turn = np.unwrap(np.arctan2(*(edge - foot).T[::-1]))
    far = np.hypot(*(edge - foot).T)
    lines = []
    for angle in np.linspace(turn.min(), turn.max(), rays + 2)[1:-1]:
        near = np.abs(np.angle(np.exp(1j * (turn - angle)))) < 0.035
        if not near.any():
            continue
        long = float(far[near].max()) * 0.97
        start = float(far[near].min()) if float(np.ptp(far[near])) > 1.5 else 0.0
        out = np.array([np.cos(angle), np.sin(angle)])
        ray = foot + out * np.linspace(start, long, 8)[:, None]
        lines.append(swell(ray, np.linspace(0.44, 0.2, 8)))
    plate.fill("".join(lines))
    rim(plate, outline, 0.28, 0.5)


def _scales(plate: Plate) -> None:
    """Scales in rows that lap one another, darker to the back and to the belly's shade."""
    plate.stroke(polygon(BODY), 1.0, "paper")
    plate.fill(polygon(BODY), "light")
    turn = np.linspace(-1.25, 1.25, 13)
    step, arcs = 1.72, []
    area = np.vstack([BODY[BODY[:, 0] > 11.6]])
    for column in range(15):
        for row in range(-6, 7):
            x = 12.4 + step * column * 0.82
            narrow = np.interp(x, [12, 20, 34.6], [1.0, 1.0, 0.5])
            middle = np.interp(x, [11, 34.6], [14.9, 14.6])
            y = middle + (row + 0.5 * (column % 2)) * step * narrow
            r = step * 0.62 * narrow
            arc = np.stack([x + r * np.cos(turn) * 1.15, y + r * np.sin(turn) * 1.02], 1)
            if all(inside(area, arc[::4])):
                high = (y - 7.4) / 15
                weight = 0.24 + 0.34 * abs(high - 0.42) ** 1.2 + 0.2 * (high > 0.7)
                arcs.append(swell(arc, weight * np.clip(np.cos(turn * 0.9) + 0.25, 0.3, 1)))
    plate.fill("".join(arcs))
    shade = np.vstack([BELLY, BELLY[::-1] - np.array([0, 2.6])])
    hatch(plate, shade, lambda _x, y: np.clip((y - 16.5) / 6, 0, 0.7), gap=0.52)
    dark = np.vstack([BACK, BACK[::-1] + np.array([0, 1.5])])
    hatch(
        plate,
        dark,
        lambda x, y: np.clip(0.75 - 0.01 * (x - 12), 0.2, 0.8) + 0 * y,
        angle=0.05,
        gap=0.5,
    )
    line = curve("12.4,13.4 18.0,13.2 25.0,14.0 33.6,14.6", 10)
    plate.stroke(polyline(line), 0.26)
    rim(plate, BODY, 0.32, 0.6)


def _head(plate: Plate) -> None:
    """Gill cover, eye, mouth and barbels."""
    front = BODY[:, 0] < 11.8
    edge = curve("10.6,20.8 12.4,18.6 12.8,15.4 12.2,12.0 10.8,9.0", 8)
    ring = np.vstack([BELLY[front[len(BACK) :]], BACK[front[: len(BACK)]]])
    face = np.vstack([ring, edge[::-1]])
    plate.fill(polygon(face), "accent")
    hatch(plate, face, relief.rounded(face, base=0.92), angle=0.9, gap=0.5)
    rim(plate, face, 0.3, 0.6)
    cover = curve("8.6,11.4 10.0,13.4 10.0,16.6 8.8,18.8", 8)
    relief.pen(plate, cover, 0.16, 0.5, 0.5, 0.16)
    relief.pen(plate, cover - np.array([0.5, 0]), 0.12, 0.3, 0.12, ink="tint")
    plate.disc(6.8, 13.2, 1.15, fill="light", stroke="ink", width=0.34)
    plate.disc(6.7, 13.2, 0.62, fill="ink")
    plate.disc(6.5, 12.95, 0.2, fill="light")
    relief.pen(plate, "3.3,15.2 4.6,15.6 5.8,16.6", 0.5, 0.5, 0.2)
    for text in ("4.2,16.4 3.6,18.0 4.0,19.4", "5.6,17.4 5.4,19.0 6.2,20.4"):
        relief.pen(plate, text, 0.44, 0.34, 0.2)


def _weeds(plate: Plate) -> None:
    """Ribbons of weed from the ground."""
    setting.ground(plate, 22, 28.6, 19, 2, gap=0.6)
    for x, high, lean, ink in (
        (5.0, 9.0, 1.2, "ink"),
        (7.2, 6.4, -1.0, "accent"),
        (36.0, 7.0, -1.2, "ink"),
        (38.6, 5.0, 1.0, "accent"),
        (34.0, 4.4, 1.0, "ink"),
        (9.2, 4.0, 1.0, "ink"),
    ):
        v = np.linspace(0, 1, 24)
        blade = np.stack([x + lean * np.sin(5.2 * v) * v, 28.8 - high * v], 1)
        plate.fill(swell(blade, 1.0 * np.sin(np.linspace(0.6, 3.04, 24))), ink)


EMBLEMS: dict[str, Callable[[Plate], None]] = {"fish": fish}

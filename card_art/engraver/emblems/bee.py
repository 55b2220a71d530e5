"""A honeybee over its comb."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engraver.portrait_authors.emblems import relief
from engraver.technique.curves import normals, spline
from engraver.technique.cutpaper import loop, points
from engraver.technique.light import brightness
from engraver.technique.pathdata import Points, polygon
from engraver.technique.plate import Plate
from engraver.technique.solids import rim
from engraver.technique.swell import swell

#: The middle of the abdomen from the waist to the sting, and half its thickness.
_SPINE = spline(points("20.8,12.6 23.0,13.2 26.4,14.6 30.0,16.8 33.2,19.4 35.4,21.8 36.6,23.2"), 14)
_HALF = np.interp(
    np.linspace(0, 1, len(_SPINE)),
    [0, 0.1, 0.32, 0.55, 0.78, 0.93, 1],
    [1.6, 3.4, 4.9, 4.8, 3.5, 1.7, 0.1],
)


def bee(plate: Plate) -> None:
    """A worker bee in flight to the left, pollen on her leg, a piece of comb below."""
    _comb(plate)
    _wing(plate, "19.6,9.6 23.0,5.0 28.4,1.8 33.0,2.0 33.4,4.6 29.6,8.0 24.6,10.4", 0.9)
    _legs(plate)
    _abdomen(plate)
    _wing(plate, "17.6,9.4 16.8,5.4 18.8,1.9 23.2,0.9 27.4,2.6 27.6,5.4 24.4,8.4 20.6,10.2", 1.0)
    _thorax(plate)
    _head(plate)


def _abdomen(plate: Plate) -> None:
    """Bands of color and black across a tapering body, ruled in the shade."""
    side = normals(_SPINE)
    left, right = _SPINE - side * _HALF[:, None], _SPINE + side * _HALF[:, None]
    outline = np.vstack([left, right[::-1]])
    plate.stroke(polygon(outline), 0.9, "paper")
    plate.fill(polygon(outline), "accent")
    v = np.linspace(-1, 1, 19)
    n = len(_SPINE)

    def across(i: float) -> Points:
        """The bowed line across the body at a sample of its spine."""
        k = i + 4.0 * (1 - v * v)
        number = np.arange(n)
        spine = np.stack([np.interp(k, number, _SPINE[:, j]) for j in (0, 1)], 1)
        way = np.stack([np.interp(k, number, side[:, j]) for j in (0, 1)], 1)
        return np.asarray(spine + way * (v * np.interp(k, number, _HALF))[:, None])

    bright = brightness(
        v * float(side[:, 0].mean()), v * float(side[:, 1].mean()), np.sqrt(1 - v * v)
    )
    rings = [
        swell(across(i), np.clip(0.95 - 1.5 * bright, 0, 0.5) * 0.62)
        for i in np.arange(4, n - 8, 3.6)
    ]
    plate.fill("".join(rings))
    for i in (14, 30, 46, 60):
        band = np.vstack([across(i), across(min(n - 1, i + 6.0))[::-1]])
        plate.fill(polygon(band))
        shine = across(i + 3.0)[3:8]
        plate.fill(swell(shine, np.array([0.14, 0.34, 0.44, 0.34, 0.14])), "tint")
    plate.fill(polygon(np.vstack([left[-13:], right[::-1][:13]])))
    rim(plate, outline, 0.28, 0.55)


def _thorax(plate: Plate) -> None:
    """A ball of down."""
    ball = loop(
        "22.2,12.6 21.6,9.6 19.0,8.0 16.0,8.2 13.9,10.2 13.4,13.0 14.6,15.8 17.4,17.4 20.2,16.8"
        " 21.8,15.0"
    )
    plate.stroke(polygon(ball), 0.9, "paper")
    plate.fill(polygon(ball))
    tone = relief.rounded(ball, base=0.92, gain=1.25)
    relief.coat(
        plate,
        ball,
        lambda x, y: np.arctan2(y - 12.6, x - 15.0),
        tone,
        length=1.5,
        apart=0.56,
        widest=0.36,
        ink="tint",
    )
    hairs = []
    for angle in np.linspace(0, 2 * np.pi, 46)[:-1]:
        out = np.array([np.cos(angle), np.sin(angle)])
        root = np.array([17.7, 12.7]) + out * [4.2, 4.5]
        hairs.append(
            swell(
                np.array([root, root + out * 0.45, root + out * 0.85]), np.array([0.4, 0.3, 0.15])
            )
        )
    plate.fill("".join(hairs))


def _head(plate: Plate) -> None:
    face = loop(
        "13.6,11.2 11.6,10.2 9.6,10.8 8.6,13.0 8.8,15.4 9.8,17.2 11.4,17.6 13.2,16.0 13.9,13.6"
    )
    plate.stroke(polygon(face), 0.8, "paper")
    plate.fill(polygon(face))
    eye = loop("11.6,11.6 12.7,12.4 12.8,14.4 11.9,15.8 10.9,15.0 10.6,13.2")
    plate.shape(polygon(eye), fill="accent", stroke="paper", width=0.3)
    relief.pen(plate, "11.3,12.6 11.2,13.4 11.4,14.2", 0.14, 0.36, 0.14, ink="tint")
    for text in ("9.6,11.2 8.0,8.8 5.2,8.6 3.0,10.0", "9.2,11.8 6.6,10.8 4.4,11.8 2.8,13.8"):
        relief.pen(plate, text, 0.5, 0.4, 0.46)
    relief.pen(plate, "10.2,17.2 9.6,18.8 9.8,20.2", 0.7, 0.4, 0.2)
    relief.pen(plate, "9.4,13.2 9.3,14.8 9.8,16.2", 0.14, 0.34, 0.14, ink="paper")


def _wing(plate: Plate, text: str, size: float) -> None:
    """A clear wing with its veins."""
    outline = loop(text)
    plate.stroke(polygon(outline), 0.8, "paper")
    plate.fill(polygon(outline), "light")
    marks = points(text)
    root, middle = marks[0], outline.mean(axis=0)
    for k in (2, 3, 4, 5):
        tip = root + (marks[k] - root) * 0.92
        bend = (root + tip) / 2 * 0.7 + middle * 0.3
        relief.pen(plate, spline([root, bend, tip], 8), 0.4 * size, 0.3, 0.2)
    rim(plate, outline, 0.28, 0.44)


def _legs(plate: Plate) -> None:
    """Three legs, the hind one with its load of pollen."""
    for text, weight in (
        ("14.8,16.0 13.2,19.0 14.4,21.2 12.6,23.0", 0.9),
        ("18.0,16.8 17.6,20.2 19.6,22.2 18.4,24.4", 0.9),
        ("20.8,16.2 21.4,19.4 23.6,21.0 23.2,24.0 24.4,25.6", 1.1),
    ):
        relief.pen(plate, text, weight, weight * 0.8, 0.6, 0.3)
    pollen = loop("22.6,20.2 24.4,19.8 25.4,21.2 25.0,23.2 23.4,23.4 22.4,21.8")
    plate.stroke(polygon(pollen), 0.6, "paper")
    relief.body(plate, pollen, fill="accent", angle=0.6, gap=0.5, edge=(0.28, 0.46))


def _comb(plate: Plate) -> None:
    """Cells of wax, some filled."""
    size = 2.0
    full = {(0, 0), (1, 1), (0, 2), (1, 3), (1, 0)}
    for row in range(2):
        for k in range(9 - row):
            x = 3.0 + 3.464 * (k + 0.5 * row)
            y = 24.0 + 3.0 * row
            if row == 0 and k > 4:
                continue
            turn = np.linspace(0, 2 * np.pi, 7)[:-1] + np.pi / 6
            cell = np.stack([x + size * np.cos(turn), y + size * np.sin(turn)], 1)
            inner = np.array([x, y]) + (cell - np.array([x, y])) * 0.74
            plate.shape(polygon(cell), fill="paper", stroke="ink", width=0.34, round_ends=True)
            fill = "accent" if (row, k) in full else "ink"
            plate.fill(polygon(inner), fill)
            if fill == "ink":
                plate.fill(
                    polygon(
                        np.array([x, y]) + (cell - np.array([x, y])) * 0.56 + np.array([0.34, 0.34])
                    ),
                    "paper",
                )
            else:
                relief.pen(
                    plate,
                    [(x - 1.0, y + 0.4), (x - 0.9, y - 0.5), (x - 0.2, y - 1.0)],
                    0.14,
                    0.4,
                    0.14,
                    ink="tint",
                )


EMBLEMS: dict[str, Callable[[Plate], None]] = {"bee": bee}

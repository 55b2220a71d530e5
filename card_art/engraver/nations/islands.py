"""Pictures of islands for the example deck, drawn from the coasts of Natural Earth.

A one-off, kept so that the pictures can be made again: unpack ``npm pack world-atlas`` and run
``python -m engraver.nations.islands package/land-10m.json FOLDER``. Building never needs it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageDraw, ImageFilter

Points = NDArray[np.float64]

#: A place on each island, as longitude and latitude.
ISLANDS = {
    "baffin": (-70.0, 67.0),
    "ellesmere": (-78.0, 80.0),
    "greenland": (-40.0, 72.0),
    "spitsbergen": (17.0, 78.5),
    "great-britain": (-1.5, 52.5),
    "iceland": (-18.5, 64.8),
    "ireland": (-8.0, 53.2),
    "newfoundland": (-56.0, 48.7),
    "corsica": (9.1, 42.1),
    "crete": (24.9, 35.2),
    "sardinia": (9.0, 40.0),
    "sicily": (14.2, 37.5),
    "cuba": (-78.5, 21.7),
    "hispaniola": (-70.8, 18.9),
    "jamaica": (-77.3, 18.1),
    "puerto-rico": (-66.4, 18.2),
    "madagascar": (46.5, -19.5),
    "reunion": (55.5, -21.1),
    "socotra": (53.9, 12.5),
    "sri-lanka": (80.7, 7.5),
    "borneo": (114.0, 1.0),
    "java": (110.0, -7.3),
    "sulawesi": (120.5, -2.0),
    "sumatra": (102.0, -0.5),
    "hokkaido": (142.8, 43.4),
    "honshu": (138.5, 36.2),
    "kyushu": (131.0, 32.7),
    "shikoku": (133.5, 33.7),
    "new-guinea": (141.0, -5.5),
    "north-island": (175.8, -38.8),
    "south-island": (170.5, -44.0),
    "tasmania": (146.6, -42.0),
}
#: Pixels of a picture, how many are drawn for each, so that edges are smooth, and its colors.
SIZE, FINE, COLORS = (540, 385), 3, 48
#: The part of a picture that its island fills, at most; and how near other land is drawn, where the
#: radius of the globe is 1.
FILLED, NEAR = 0.84, 1.0
#: Colors of the sea far out and along a coast, of other land, of the island at its rim and within.
SEA, COAST = (236, 241, 240), (150, 186, 198)
OTHER, LINE = (226, 218, 196), (62, 48, 36)
RIM, INNER = (176, 128, 62), (236, 206, 142)
#: How far the colors of the sea and of the island fade, in pixels drawn.
SHALLOWS, RELIEF = 36.0, 42.0
#: How thick the lines along coasts are, of other land and of the island, in pixels drawn.
THIN, THICK = 3, 7


def rings(topology: dict[str, Any]) -> Iterator[Points]:
    """The outlines of all land, in degrees."""
    scale, shift = (np.array(topology["transform"][key]) for key in ("scale", "translate"))
    arcs = [np.cumsum(np.array(steps), axis=0) * scale + shift for steps in topology["arcs"]]
    for land in topology["objects"]["land"]["geometries"]:
        for outer, *_ in land["arcs"]:
            yield np.vstack([arcs[n] if n >= 0 else arcs[~n][::-1] for n in outer])


def projected(ring: Points, middle: Points) -> Points:
    """The ring as seen from above the middle, with equal areas (Lambert)."""
    (lon, lat), (lon0, lat0) = np.radians(ring).T, np.radians(middle)
    near = np.sin(lat0) * np.sin(lat) + np.cos(lat0) * np.cos(lat) * np.cos(lon - lon0)
    stretch = np.sqrt(2 / np.maximum(1 + near, 1e-9))
    x = np.cos(lat) * np.sin(lon - lon0)
    y = np.cos(lat0) * np.sin(lat) - np.sin(lat0) * np.cos(lat) * np.cos(lon - lon0)
    return np.stack([x * stretch, -y * stretch], axis=1)


def holds(ring: Points, place: tuple[float, float]) -> bool:
    """Test if a place is within the ring."""
    x, y = ring.T
    after_x, after_y = np.roll(ring, -1, axis=0).T
    crosses = (y > place[1]) != (after_y > place[1])
    slope = np.divide(after_x - x, after_y - y, out=np.zeros_like(x), where=after_y != y)
    return bool(np.sum(crosses & (place[0] < x + slope * (place[1] - y))) % 2)


def picture(land: list[Points], place: tuple[float, float]) -> Image.Image:
    """The island at a place, as old maps are colored, with the land and the sea around it."""
    island = min((ring for ring in land if holds(ring, place)), key=len)
    middle = (island.min(axis=0) + island.max(axis=0)) / 2
    seen = projected(island, middle)
    around = [projected(ring, middle) for ring in land]
    near = [ring for ring in around if (np.linalg.norm(ring, axis=1) < NEAR).any()]
    every, own = _mask(near, seen), _mask([seen], seen)
    shallow = every.filter(ImageFilter.GaussianBlur(SHALLOWS))
    drawn = Image.merge("RGB", [shallow.point(_fading(SEA[n], COAST[n])) for n in range(3)])
    drawn.paste(OTHER, mask=every)
    body = own.filter(ImageFilter.GaussianBlur(RELIEF))
    shade = Image.merge("RGB", [body.point(_fading(RIM[n], INNER[n], 255)) for n in range(3)])
    drawn.paste(shade, mask=own)
    for part, width in ((every, THIN), (own, THICK)):
        line = ImageChops.difference(part, part.filter(ImageFilter.MinFilter(width)))
        drawn.paste(LINE, mask=line)
    return drawn.resize(SIZE, Image.Resampling.LANCZOS).quantize(COLORS, dither=Image.Dither.NONE)


def _fading(start: int, end: int, full: int = 128) -> list[int]:
    """The colors for the values of a mask, which reach the end at the value `full`."""
    return [round(start + (end - start) * min(1.0, v / full)) for v in range(256)]


def _mask(rings: list[Points], island: Points) -> Image.Image:
    """The land in white on black, when the island is in the middle of the picture."""
    size = np.array(SIZE) * FINE
    low, high = island.min(axis=0), island.max(axis=0)
    scale = FILLED * min(size / (high - low))
    shift = size / 2 - (low + high) / 2 * scale
    drawn = Image.new("L", (SIZE[0] * FINE, SIZE[1] * FINE))
    pen = ImageDraw.Draw(drawn)
    for ring in rings:
        pen.polygon([(x, y) for x, y in (ring * scale + shift).tolist()], fill=255)
    return drawn


def write(source: Path, folder: Path) -> None:
    """Draw every island into the folder."""
    land = list(rings(json.loads(source.read_text("utf-8"))))
    for name, place in ISLANDS.items():
        picture(land, place).save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))

"""The distance between any two cards, by index and by picture, in every view.

The measure is an area. Both cards are rendered at print size and blurred by a tenth of a
millimeter, what an eye an arm's length away resolves; each pixel counts by how far its colors are
apart in CIELAB: not at all up to a distance of 10, wholly from 50 on. Their sum, in square mm, is
the area that shows which card it is. An index is the strip at the left edge that a fan leaves
uncovered, a picture what lies between the two index columns.

``INDEX`` and ``PICTURE`` are the least areas asked for. Three square millimeters are a stroke of
an index letter, 1 × 3 mm, black on paper; two letters such as C and G at 6.6 mm differ by more.
Thirty are a tenth of an engraved figure's ink.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from cardwright.building.gallery.vision import views
from cardwright.drawing.faces import all_cards, front
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.png import png
from cardwright.engine.cards import Card
from cardwright.ledger import Ledger

#: Least areas that tell two cards apart, mm².
INDEX, PICTURE = 3.0, 30.0
#: Pixels to the millimeter, of which a picture, that is large, is compared in every second.
PIXELS = 6
#: Left, top, right and bottom (mm) of what is compared: what a hand of thirteen shows of a card,
#: and what lies between the two columns.
STRIP = (2.7, 3.0, 8.1, 80.0)
MIDDLE = (9.6, 5.0, 53.9, 84.0)
#: Distances in CIELAB below which a pixel does not count, and from which it counts wholly.
_NEAR, _FAR = 10.0, 50.0

Pixels = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cards by name, the view and part they are compared in, and the area that differs."""

    one: str
    other: str
    view: str
    part: str
    area: float

    @property
    def least(self) -> float:
        """The least area that is asked for."""
        return INDEX if self.part == "index" else PICTURE

    @property
    def alike(self) -> bool:
        """True if the two cards cannot be told apart well enough."""
        return self.area < self.least


def closest(ledger: Ledger, edition: Edition = STANDARD) -> Iterator[Pair]:
    """The two cards most alike in each view, by index and by picture."""
    faces = distinct(ledger, edition)
    for view in views():
        yield from compared(faces, view)


def distinct(ledger: Ledger, edition: Edition = STANDARD) -> list[tuple[str, Scene]]:
    """Names and faces of the cards that must be told apart: of copies, the first."""
    cards: dict[str, Card] = {}
    for card in all_cards(ledger):
        if card.kind == "card":
            cards.setdefault(card.name, card)
    return [(name, front(ledger, card, edition)) for name, card in cards.items()]


def compared(faces: Sequence[tuple[str, Scene]], view: Palette) -> Iterator[Pair]:
    """The pair most alike by index and the pair most alike by picture, in one view."""
    seen = [_lab(scene, view) for _, scene in faces]
    names = [name for name, _ in faces]
    for part, box, every in (("index", STRIP, 1), ("picture", MIDDLE, 2)):
        x0, y0, x1, y1 = (round(v * PIXELS) for v in box)
        parts = [np.ascontiguousarray(pixels[y0:y1:every, x0:x1:every]) for pixels in seen]
        pairs = combinations(range(len(parts)), 2)
        dot = (every / PIXELS) ** 2
        areas = ((_differing(parts[i], parts[j]) * dot, i, j) for i, j in pairs)
        area, i, j = min(areas)
        yield Pair(names[i], names[j], view.name, part, area)


def _differing(one: Pixels, other: Pixels) -> float:
    """The number of pixels two parts differ by."""
    step = one - other
    distance = np.sqrt(np.einsum("ijk,ijk->ij", step, step))
    weight = np.clip((distance - _NEAR) / (_FAR - _NEAR), 0, 1)
    return float(weight.sum())


def _lab(scene: Scene, view: Palette) -> Pixels:
    """The scene in the view as CIELAB (D65), shape (height, width, 3)."""
    drawn = io.BytesIO(png(scene, view, dpi=round(PIXELS * 25.4)))
    with Image.open(drawn, formats=("PNG",)) as picture:
        blurred = picture.convert("RGB").filter(ImageFilter.GaussianBlur(0.1 * PIXELS))
    level = np.asarray(blurred, dtype=np.float32) / 255
    linear = np.where(level <= 0.04045, level / 12.92, ((level + 0.055) / 1.055) ** 2.4)
    to_xyz = np.array(
        [
            [0.4124564, 0.3575761, 0.1804375],
            [0.2126729, 0.7151522, 0.0721750],
            [0.0193339, 0.1191920, 0.9503041],
        ]
    )
    xyz = linear @ (to_xyz.T / [0.95047, 1.0, 1.08883])
    f = np.where(xyz > (6 / 29) ** 3, np.cbrt(xyz), xyz / (3 * (6 / 29) ** 2) + 4 / 29)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    lab = np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)
    return np.asarray(lab, dtype=np.float32)

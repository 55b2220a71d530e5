"""How much ink a drawing takes: the four process inks of its pixels, as shares of its area."""

from __future__ import annotations

import io
from typing import cast

from PIL import Image

from generator.scene.inks import Palette
from generator.scene.model import Scene
from generator.scene.png import png


def coverage(scene: Scene, palette: Palette, dpi: int = 100) -> tuple[float, float, float, float]:
    """Cyan, magenta, yellow and black (0 to 1 each) that the scene takes of its area.

    The grey part of a color is printed black, as Ghostscript's ``inkcov`` counts it: what a
    printer's driver makes of a color is its own affair, but it grows and shrinks alike.
    """
    with Image.open(io.BytesIO(png(scene, palette, dpi=dpi))) as image:
        pixels = image.convert("RGB")
    totals = [0.0, 0.0, 0.0, 0.0]
    colours = cast("list[tuple[int, tuple[int, ...]]]", pixels.getcolors(1 << 24))
    for count, colour in colours:
        lack = [1 - level / 255 for level in colour]
        black = min(lack)
        for i, share in enumerate((*(value - black for value in lack), black)):
            totals[i] += count * share
    area = pixels.width * pixels.height
    cyan, magenta, yellow, black = (total / area for total in totals)
    return cyan, magenta, yellow, black

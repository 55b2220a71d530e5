"""The ink of a drawing: the four process inks of its pixels, as shares of its area."""

from __future__ import annotations

import io
from functools import reduce

from PIL import Image, ImageChops, ImageStat

from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.png import rendered
from cardwright.drawing.scene.svg_out import svg


def coverage(scene: Scene, palette: Palette, dpi: int = 100) -> tuple[float, float, float, float]:
    """Cyan, magenta, yellow and black (0 to 1 each) that the scene takes of its area.

    The gray part of a color is printed black, as Ghostscript's ``inkcov`` counts it: what a
    printer's driver makes of a color is its own affair, but it grows and shrinks alike.
    """
    return ink(svg(scene, palette), dpi)


def ink(drawing: str, dpi: int = 100) -> tuple[float, float, float, float]:
    """The same of a drawing that is SVG already."""
    with Image.open(io.BytesIO(rendered(drawing, dpi=dpi)), formats=("PNG",)) as image:
        lack = ImageChops.invert(image.convert("RGB"))
    black = _mean(reduce(ImageChops.darker, lack.split()))
    cyan, magenta, yellow = (_mean(channel) - black for channel in lack.split())
    return cyan, magenta, yellow, black


def _mean(channel: Image.Image) -> float:
    """The mean of a channel, 0 to 1."""
    return ImageStat.Stat(channel).mean[0] / 255

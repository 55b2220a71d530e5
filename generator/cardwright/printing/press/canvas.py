"""Pieces as pictures: rendered at 300 to the inch, on the canvas that a service wants.

Renderers hold the lock of their Python, so that several pictures are made by several processes.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PIL import Image

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Group, Scene, moved
from cardwright.drawing.scene.png import rendered
from cardwright.drawing.scene.svg_out import svg
from cardwright.printing.press.vendors import DPI
from cardwright.system.workers import Workers

#: So many pictures are sooner made by one hand than a second one is there to help.
_FEW = 4


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing as SVG, to be rendered at so many dots to the inch."""

    text: str
    dpi: int = DPI


def drawing(scene: Scene, bleed: float, *, round_off: bool = False, dpi: int = DPI) -> Drawing:
    """The piece with so much bleed in mm around its cut; a round one may be cut to its shape."""
    wide, high = scene.width + 2 * bleed, scene.height + 2 * bleed
    shape = outline.circle(scene.width / 2, scene.height / 2, scene.width / 2) if round_off else ""
    items = (Group(scene.items, moved(bleed, bleed), shape),)
    return Drawing(svg(Scene(wide, high, items, scene.name, scene.title), PALETTES["color"]), dpi)


def pictures(drawings: Mapping[str, Drawing], processes: int) -> Iterator[tuple[str, bytes]]:
    """The drawings as PNG, RGB without transparency, by their names and in their order.

    So many ``processes``, each a process, render them.
    """
    if processes < 2 or len(drawings) <= _FEW:
        yield from ((name, png_of(what)) for name, what in drawings.items())
        return
    with Workers(processes) as workers:
        yield from zip(drawings, workers.map(png_of, drawings.values()), strict=True)


def png_of(what: Drawing) -> bytes:
    """The drawing as PNG on white, with its dots to the inch."""
    with Image.open(io.BytesIO(rendered(what.text, dpi=what.dpi)), formats=("PNG",)) as image:
        return encoded(image.convert("RGB"), what.dpi)


def encoded(image: Image.Image, dpi: int = DPI) -> bytes:
    """The pixels as PNG."""
    out = io.BytesIO()
    image.save(
        out, "PNG", dpi=(dpi, dpi), compress_level=3
    )  # a higher one saves nothing on ruled lines
    return out.getvalue()

"""A scene as PNG, rendered by resvg from the SVG that the site shows."""

from __future__ import annotations

import resvg_py

from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.svg_out import svg


def png(scene: Scene, palette: Palette, *, dpi: int = 300, background: str = "#ffffff") -> bytes:
    """PNG bytes at the scene's true size; a poker card at 300 dpi is 750 × 1050 pixels."""
    return rendered(svg(scene, palette), dpi=dpi, background=background)


def rendered(text: str, *, dpi: int = 300, background: str = "#ffffff") -> bytes:
    """PNG bytes of an SVG at its true size."""
    return bytes(resvg_py.svg_to_bytes(svg_string=text, dpi=dpi, background=background))

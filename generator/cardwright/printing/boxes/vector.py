"""A net for machines that cut: SVG in layers, and DXF; no paper, its own size and bleed."""

from __future__ import annotations

from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import Group, Scene, moved
from cardwright.drawing.scene.outline import number
from cardwright.drawing.scene.svg_out import svg
from cardwright.ledger import Ledger
from cardwright.printing.boxes.art import net_items
from cardwright.printing.boxes.contents import box_of
from cardwright.printing.boxes.dress import Dress
from cardwright.printing.boxes.dxf import dxf
from cardwright.printing.boxes.net import BLEED, Net, path
from cardwright.printing.boxes.stock import Stock

#: Plotters tell lines apart by their color: the cut magenta, the crease cyan, the glue green.
CUT, CREASE, GLUE = "#ff00ff", "#00a0e0", "#00a000"
_WIDTH = 0.1


def box_svg(ledger: Ledger, stock: Stock, palette: Palette, edition: Edition = STANDARD) -> bytes:
    """The tuck box as SVG: the groups art, glue, crease and cut, in mm, the bleed around it."""
    _, net = box_of(ledger, stock, edition)
    wide, high = net.size
    art = (Group(net_items(Dress(ledger, edition), net), moved(BLEED, BLEED)),)
    title = f"Box of {ledger.title}, in the flat"
    scene = Scene(wide + 2 * BLEED, high + 2 * BLEED, art, "box", title)
    return svg(scene, palette, over=_layers(net)).encode()


def _layers(net: Net) -> str:
    glue = [path(line, closed=True) for line in net.glue]
    creases = [path(line) for line in net.creases]
    cut = [path(net.cut, closed=True)]
    layers = (("glue", GLUE, glue), ("crease", CREASE, creases), ("cut", CUT, cut))
    return "".join(_layer(*layer) for layer in layers)


def _layer(name: str, color: str, paths: list[str]) -> str:
    drawn = "".join(f'<path d="{data}"/>' for data in paths)
    dash = ' stroke-dasharray="2 1.2"' if name != "cut" else ""
    move = f"translate({number(BLEED)} {number(BLEED)})"
    return (
        f'<g id="{name}" fill="none" stroke="{color}" stroke-width="{_WIDTH}"{dash} '
        f'transform="{move}">{drawn}</g>'
    )


def box_dxf(ledger: Ledger, stock: Stock, edition: Edition = STANDARD) -> bytes:
    """The lines of the tuck box as DXF, on the layers CUT, CREASE and GLUE."""
    return dxf(box_of(ledger, stock, edition)[1])

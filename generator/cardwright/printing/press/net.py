"""Net for a commercial printer, in the flat: its art, and plates for knife and crease.

Of the sheet for home is left what belongs to the thing itself: no marks, no words, no glue.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Group, Scene, Use, moved
from cardwright.ledger import Ledger
from cardwright.printing.boxes.art import net_items
from cardwright.printing.boxes.contents import box_of
from cardwright.printing.boxes.document import CREASE_DASH, CREASE_WIDTH, CUT_WIDTH
from cardwright.printing.boxes.dress import Dress
from cardwright.printing.boxes.envelope import envelope_net
from cardwright.printing.boxes.net import BLEED, Line, Net, path
from cardwright.printing.boxes.stock import Stock
from cardwright.printing.pdf.document import ACTUAL_SIZE, About, Document
from cardwright.printing.pdf.layers import CREASE, CUT, Layers
from cardwright.printing.press.inks import PRESS
from cardwright.printing.press.standard import X4, conforming

_SUBJECT = "In the flat, with bleed. The plates CutContour and Crease are for knife and crease."


def box_press_pdf(ledger: Ledger, stock: Stock, edition: Edition = STANDARD) -> bytes:
    """The tuck box of a game's deck as PDF/X-4 and PDF/A-2b, one page as large as its bleed."""
    _, net = box_of(ledger, stock, edition)
    return _printed(Dress(ledger, edition), net, f"{ledger.title}: box for a commercial printer")


def envelope_press_pdf(ledger: Ledger, edition: Edition = STANDARD) -> bytes:
    """The envelope for trays and balls, as `box_press_pdf` has a box."""
    title = f"{ledger.title}: envelope for a commercial printer"
    return _printed(Dress(ledger, edition), envelope_net(), title)


def _printed(dress: Dress, net: Net, title: str) -> bytes:
    name = f"{dress.ledger.name}-{net.name}"
    art = Scene(*net.size, net_items(dress, net), name, title, BLEED)
    return flat_pdf(art, title, net.creases, net.cut)


def flat_pdf(art: Scene, title: str, creases: Sequence[Line], cut: Line = ()) -> bytes:
    """The art with its bleed on one page, creased along these lines and cut along that one, if any.

    What has no line of its own is cut along the edges of its art.
    """
    bleed = art.bleed
    sheet = art.width + 2 * bleed, art.height + 2 * bleed
    document = Document(sheet, PRESS)
    layers = Layers(document)
    document.boxes((bleed, bleed, bleed + art.width, bleed + art.height), bleed)
    with layers.layer("Art"):
        edge = outline.rectangle(0, 0, *sheet)
        document.draw((Group((Use(art, moved(bleed, bleed)),), clip=edge),))
    with layers.layer("Crease"):
        for line in creases:
            layers.stroke(CREASE, path(_at(line, bleed)), CREASE_WIDTH, CREASE_DASH)
    if cut:
        with layers.layer("Cut"):
            layers.stroke(CUT, path(_at(cut, bleed), closed=True), CUT_WIDTH)
    document.turn_page()
    return conforming(layers.finished(About(title, _SUBJECT, viewer=ACTUAL_SIZE)), X4)


def _at(line: Line, bleed: float) -> Line:
    """The line where it lies on the page."""
    return tuple(v._replace(x=v.x + bleed, y=v.y + bleed) for v in line)

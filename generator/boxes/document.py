"""A net on one page of a PDF: the art, marks, and lines for knife and crease as plates."""

from __future__ import annotations

import math

from generator.boxes.art import net_items
from generator.boxes.contents import cards_inside
from generator.boxes.dress import Dress
from generator.boxes.envelope import envelope_net
from generator.boxes.envelope_art import inside
from generator.boxes.net import BLEED, Line, Net, path
from generator.boxes.sheet import Placed, crease_marks, cut_line, furniture, placed
from generator.boxes.stock import Stock
from generator.boxes.tuck import Tuck, tuck_for, tuck_net
from generator.engine.ledger import Ledger
from generator.faces.edition import STANDARD, Edition
from generator.pdf.document import ONE_SIDE, About, Document
from generator.pdf.layers import CREASE, CUT, Layers
from generator.pdf.units import Paper
from generator.scene.inks import Palette
from generator.scene.model import Group, Item, Shape, Text, moved, turned

#: The width of the knife's and of the crease's line, and the dashes of that: mm.
CUT_WIDTH, CREASE_WIDTH, CREASE_DASH = 0.088, 0.12, (2.0, 1.2)


def box_of(ledger: Ledger, stock: Stock, edition: Edition = STANDARD) -> tuple[Tuck, Net]:
    """The tuck box of a game's deck, and its net."""
    box = tuck_for(cards_inside(ledger, edition), stock)
    return box, tuck_net(box)


def require_fit(ledger: Ledger, stock: Stock, paper: Paper, edition: Edition = STANDARD) -> None:
    """Raise UsageError where the box does not fit the paper."""
    _box_sheet(ledger, box_of(ledger, stock, edition)[1], paper)


def _box_sheet(ledger: Ledger, net: Net, paper: Paper) -> Placed:
    return placed(net, paper, f"the box of {ledger.title}")


def box_pdf(
    ledger: Ledger, stock: Stock, paper: Paper, palette: Palette, edition: Edition = STANDARD
) -> bytes:
    """The tuck box on its sheet as PDF bytes; raises UsageError where it does not fit."""
    box, net = box_of(ledger, stock, edition)
    cards = cards_inside(ledger, edition)
    text = (
        f"{ledger.title} · box for {cards} {stock.told}: {box.told} · Print at 100 % on card of "
        "200–300 g/m². Score along the dashes, cut along the line, fold. Glue the tab under the "
        "side at the other end, and tuck in both ends. The rulebook is kept beside the box."
    )
    title = f"{ledger.title}: box to print on {paper.title}"
    sheet = _box_sheet(ledger, net, paper)
    return _printed(Dress(ledger, edition), sheet, text, title, palette)


def envelope_pdf(
    ledger: Ledger, paper: Paper, palette: Palette, edition: Edition = STANDARD
) -> bytes:
    """The envelope for trays and balls on its sheet as PDF bytes."""
    text = (
        f"{ledger.title} · envelope for {inside(ledger)} · Print at 100 % on paper of "
        "120–200 g/m². Score along the dashes, cut along the line. Fold the tabs back and glue "
        "them behind the pocket, which folds up; the flap goes into it."
    )
    title = f"{ledger.title}: envelope to print on {paper.title}"
    sheet = placed(envelope_net(), paper, f"the envelope of {ledger.title}")
    return _printed(Dress(ledger, edition), sheet, text, title, palette)


def _printed(dress: Dress, sheet: Placed, text: str, title: str, palette: Palette) -> bytes:
    document = Document((sheet.width, sheet.height), palette)
    layers, net = Layers(document), sheet.net
    wide, high = net.size
    trim = (sheet.left, sheet.top, sheet.left + wide, sheet.top + high)
    document.boxes(trim, BLEED)
    with layers.layer("Art"):
        document.draw((Group(net_items(dress, net), moved(sheet.left, sheet.top)),))
    with layers.layer("Marks"):
        document.draw((cut_line(sheet), *crease_marks(sheet), *furniture(sheet, text)))
    with layers.layer("Glue"):
        document.draw((Group(_glue(net), moved(sheet.left, sheet.top)),))
    with layers.layer("Crease"):
        for line in net.creases:
            layers.stroke(CREASE, path(_at(sheet, line)), CREASE_WIDTH, CREASE_DASH)
    with layers.layer("Cut"):
        layers.stroke(CUT, path(_at(sheet, net.cut), closed=True), CUT_WIDTH)
    document.turn_page()
    return layers.finished(About(title, "Print at 100 %, on one side.", viewer=ONE_SIDE))


def _glue(net: Net) -> tuple[Item, ...]:
    """The areas of glue, in dashes, and the word."""
    items: list[Item] = []
    for line in net.glue:
        items.append(Shape(path(line, closed=True), stroke="soft", width=0.12, dash=(1.2, 0.8)))
        x, y = (math.fsum(v[axis] for v in line) / len(line) for axis in (0, 1))
        word = Text(0, 0.8, "glue", "italic", 3.0, "soft", "middle")
        items.append(Group((word,), (*turned(-90, 0, 0)[:4], x, y)))
    return tuple(items)


def _at(sheet: Placed, line: Line) -> Line:
    """The line where it lies on the sheet."""
    return tuple(v._replace(x=v.x + sheet.left, y=v.y + sheet.top) for v in line)

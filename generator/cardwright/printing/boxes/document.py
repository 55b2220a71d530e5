"""A net on one page of a PDF: the art, marks, and lines for knife and crease as plates."""

from __future__ import annotations

from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import Group, moved
from cardwright.drawing.scene.paper import Paper
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.printing.boxes.art import net_items
from cardwright.printing.boxes.contents import box_of
from cardwright.printing.boxes.dress import Dress
from cardwright.printing.boxes.envelope import envelope_net
from cardwright.printing.boxes.furniture import furniture
from cardwright.printing.boxes.glue import glue_items
from cardwright.printing.boxes.net import BLEED, Net, path
from cardwright.printing.boxes.sheet import Placed, crease_beds, crease_marks, cut_line, placed
from cardwright.printing.boxes.steps import BoxText, box_words, envelope_words
from cardwright.printing.boxes.stock import Stock
from cardwright.printing.pdf.document import ONE_SIDE, About, Document
from cardwright.printing.pdf.layers import CREASE, CUT, Layers, Spot

#: The width of the knife's and of the crease's line, and the dashes of that: mm.
CUT_WIDTH, CREASE_WIDTH, CREASE_DASH = 0.088, 0.12, (2.0, 1.2)
#: The plates as a printer at home has them. Half of the knife's width lies on the box, so it is a
#: pale gray in place of the magenta that shops see; so is the crease on its white bed, and on white
#: card, where no bed is seen, it is as dark as theirs.
HOME_CUT, HOME_CREASE = Spot(CUT.name, (0.7, 0.7, 0.7)), Spot(CREASE.name, (0.65, 0.65, 0.65))
DARK_CREASE = Spot(CREASE.name, (0.4, 0.4, 0.4))


def require_fit(ledger: Ledger, stock: Stock, paper: Paper, edition: Edition = STANDARD) -> None:
    """Raise UsageError where the box does not fit the paper."""
    placed_box(ledger, box_of(ledger, stock, edition, paper)[1], paper)


def placed_box(ledger: Ledger, net: Net, paper: Paper) -> Placed:
    """The net of a box in its place on a paper; raises UsageError if it does not fit."""
    return placed(net, paper, f"the box of {ledger.title}")


def box_pdf(
    ledger: Ledger, stock: Stock, paper: Paper, palette: Palette, edition: Edition = STANDARD
) -> bytes:
    """The tuck box on its sheet as PDF bytes; raises UsageError where it does not fit."""
    box, net = box_of(ledger, stock, edition, paper)
    words = box_words(ledger, stock, paper, edition, box)
    title = words_of(ledger)(
        "{title}: box to print on {paper}", title=ledger.title, paper=paper.title
    )
    return _printed(Dress(ledger, edition), placed_box(ledger, net, paper), words, title, palette)


def envelope_pdf(
    ledger: Ledger, paper: Paper, palette: Palette, edition: Edition = STANDARD
) -> bytes:
    """The envelope for trays and balls on its sheet as PDF bytes."""
    title = f"{ledger.title}: envelope to print on {paper.title}"
    sheet = placed(envelope_net(), paper, f"the envelope of {ledger.title}")
    words = envelope_words(ledger, paper, edition)
    return _printed(Dress(ledger, edition), sheet, words, title, palette)


def _printed(dress: Dress, sheet: Placed, words: BoxText, title: str, palette: Palette) -> bytes:
    document = Document((sheet.width, sheet.height), palette)
    layers, tags, net = Layers(document), document.tags, sheet.net
    wide, high = net.size
    trim = (sheet.left, sheet.top, sheet.left + wide, sheet.top + high)
    document.boxes(trim, BLEED)
    art = tags.document.add("Figure", alt=title, box=document.area(trim))
    with layers.layer("Art"), tags.content(art):
        document.draw((Group(net_items(dress, net), moved(sheet.left, sheet.top)),))
    around = furniture(sheet, words)
    with layers.layer("Marks"):
        with tags.artifact():
            lines = (cut_line(sheet), *crease_beds(sheet, CREASE_DASH), *crease_marks(sheet))
            document.draw((*lines, around.ruler))
        for text in ((around.line,), around.steps):
            with tags.content(tags.document.add("P")):
                document.draw(text)
    with layers.layer("Glue"), tags.artifact():
        document.draw((Group(glue_items(net, dress.say), moved(sheet.left, sheet.top)),))
    crease = DARK_CREASE if dress.edition.plain_backs else HOME_CREASE
    with layers.layer("Crease"), tags.artifact():
        for line in net.creases:
            layers.stroke(crease, path(sheet.at(line)), CREASE_WIDTH, CREASE_DASH)
    with layers.layer("Cut"), tags.artifact():
        layers.stroke(HOME_CUT, path(sheet.at(net.cut), closed=True), CUT_WIDTH)
    document.turn_page()
    subject = dress.say("Print at 100 %, on one side.")
    return layers.tagged(About(title, subject, ONE_SIDE, language=dress.say.tag))

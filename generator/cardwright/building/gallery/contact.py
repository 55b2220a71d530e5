"""Contact sheets: every different face of a game, side by side, with the backs."""

from __future__ import annotations

import io
from dataclasses import dataclass

from PIL import Image

from cardwright.drawing.faces import pictures
from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.model import Group, Item, Scene, Text, Use, moved
from cardwright.drawing.scene.png import png
from cardwright.ledger import Ledger
from cardwright.printing.pdf.document import About, Document

#: Room between cards, around the sheet, and for the line at its head, mm at print size.
GAP, MARGIN, HEAD = 4.0, 10.0, 10.0
#: Width in mm that a row of cards may have: eight poker cards.
ROW = 8 * POKER.width + 7 * GAP
_WORDS = {
    "color": "in color",
    "grayscale": "in grayscale",
    "protan": "as protan eyes see it (Machado 2009)",
    "deutan": "as deutan eyes see it (Machado 2009)",
    "tritan": "as tritan eyes see it (Machado 2009)",
}


@dataclass(frozen=True, slots=True)
class PlacedFace:
    """A face in its place: left and top in mm at print size."""

    scene: Scene
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Plates:
    """The faces of a game laid in rows, and the size of the whole in mm at print size."""

    faces: tuple[PlacedFace, ...]
    width: float
    height: float


def plates(ledger: Ledger, edition: Edition) -> Plates:
    """Every different picture of the game, cut to shape, in rows from the upper left."""
    scenes = list({scene.items: scene for _, scene in pictures(ledger, edition)}.values())
    x, y, deep, wide = MARGIN, MARGIN + HEAD, 0.0, 0.0
    placed: list[PlacedFace] = []
    for scene in scenes:
        if x > MARGIN and x + scene.width > MARGIN + ROW:
            x, y, deep = MARGIN, y + deep + GAP, 0.0
        placed.append(PlacedFace(scene, x, y))
        x += scene.width + GAP
        deep, wide = max(deep, scene.height), max(wide, x - GAP)
    return Plates(tuple(placed), wide + MARGIN, y + deep + MARGIN)


def contact_png(shown: Plates, view: Palette, dpi: int) -> Image.Image:
    """The sheet without its head as pixels, ``dpi`` to the inch of a card at print size."""
    scale = dpi / 25.4
    size = (round(shown.width * scale), round((shown.height - HEAD) * scale))
    sheet = Image.new("RGB", size, "#ffffff")
    for face in shown.faces:
        with Image.open(io.BytesIO(png(face.scene, view, dpi=dpi)), formats=("PNG",)) as picture:
            sheet.paste(picture, (round(face.x * scale), round((face.y - HEAD) * scale)))
    return sheet


def contact_pdf(title: str, shown: Plates, view: Palette) -> bytes:
    """Two pages, one at print size and one at twice that, each as large as it needs to be."""
    words = _WORDS[view.name]
    document = Document((shown.width, shown.height), view)
    for scale, size in ((1, "print size"), (2, "twice the size")):
        document.resize((shown.width * scale, shown.height * scale))
        head = f"{title} · {words} · {size}"
        document.draw((*_cards(shown, scale), Text(MARGIN, 12.0, head, "body", 5.0, "ink")))
        document.turn_page()
    return document.finished(About(f"{title}: all faces, {words}", "To be looked at, not cut."))


def _cards(shown: Plates, scale: float) -> tuple[Item, ...]:
    cards = tuple(Use(face.scene, moved(face.x, face.y)) for face in shown.faces)
    return (Group(cards, moved(0, 0, scale)),)

"""What fills the last places of a sheet: a card for one that is lost, and one of the makers."""

from __future__ import annotations

from dataclasses import replace

from generator.engine.ledger import Ledger
from generator.faces.edition import Edition
from generator.faces.hues import game_hue
from generator.faces.parts import CENTER, HEIGHT, card_scene, frame, placed
from generator.faces.plain import flourish
from generator.faces.reference import MEASURE, TOP, band
from generator.scene import outline
from generator.scene.fit import fit_block
from generator.scene.model import Scene, Shape, Text

#: The fonts that cards and books are set in, and under which terms; asterisks for italics.
FONTS = "*Old Standard*, *Besley*, *League Gothic*, *Libre Caslon Display* and *EB Garamond*"
FONT_TERMS = "all free under the SIL Open Font License"
OUR_TERMS = "Cardwright itself is free under the MIT License: print it, play it, give it away."
#: What the drawings are.
DRAWN = "The cards were engraved anew by program and copy no old drawing."
#: Where the words of the makers end, in mm from the head of the card.
_FOOT = 66.0


def spare_card(ledger: Ledger, edition: Edition) -> Scene:
    """An empty face in the manner of the game, with a line to write a lost card's name on."""
    y, half = HEIGHT - 16.0, 18.0
    face = card_scene(
        f"{ledger.name}-spare",
        "Spare card",
        *frame(game_hue(ledger)),
        Shape(outline.line(CENTER - half, y, CENTER + half, y), stroke="soft", width=0.2),
        Text(
            CENTER,
            y + 3.6,
            "in place of",
            "italic",
            3.4 if edition.large_index else 2.6,
            "soft",
            "middle",
        ),
    )
    return replace(face, words="Spare card, with a line to write on: in place of a lost card.")


def credit_card(ledger: Ledger, edition: Edition) -> Scene:
    """Who made the game first, and under which terms this edition is anybody's."""
    hue = game_hue(ledger)
    told = (
        f"First made by {ledger.maker}, {ledger.place}, {ledger.year}. The rules are told in our "
        f"own words. {DRAWN} Set in {FONTS}, {FONT_TERMS}. {OUR_TERMS}"
    )
    size = 3.6 if edition.large_index else 2.9
    block = fit_block(told, size, (MEASURE - 2.0, _FOOT - TOP), floor=2.1, leading=1.22)
    face = card_scene(
        f"{ledger.name}-credits",
        f"{ledger.title}: who made it",
        *frame(hue),
        *band(ledger, ledger.title),
        *block.texts(CENTER, TOP + 2.0 + (_FOOT - TOP - block.height) / 2),
        placed(flourish(ledger), CENTER, (_FOOT + HEIGHT - 4.0) / 2 + 1.0, 24.0, hue),
    )
    return replace(face, words=f"{ledger.title}: who made it. {told.replace('*', '')}")

"""Cards that fill the last places of a sheet: a spare, and one that names the makers."""

from __future__ import annotations

from dataclasses import replace

from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.faces.parts import placed
from cardwright.drawing.faces.plain import flourish
from cardwright.drawing.faces.reference import LEFT, TOP, band, drawn_for, worded_side
from cardwright.drawing.faces.sizes import sized
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_block
from cardwright.drawing.scene.model import Scene, Shape, Text
from cardwright.ledger import Ledger

#: The fonts that cards and books are set in, and under which terms; asterisks for italics.
FONTS = "*Old Standard*, *Besley*, *League Gothic*, *Libre Caslon Display* and *EB Garamond*"
FONT_TERMS = "all free under the SIL Open Font License"
OUR_TERMS = "Cardwright itself is free under the MIT License: print it, play it, give it away."
#: What the drawings are.
DRAWN = "Our program drew the cards. They copy no old drawing."
#: Where the words of the makers end, in mm from the foot of the card.
_FOOT = 22.9


def spare_card(ledger: Ledger, edition: Edition) -> Scene:
    """An empty face in the manner of the game, with a line to write a lost card's name on."""
    size = drawn_for(edition.size)
    middle, y, half = size.width / 2, size.height - 16.0, 18.0
    face = worded_side(
        f"{ledger.name}-spare",
        "Spare card",
        Shape(outline.line(middle - half, y, middle + half, y), stroke="soft", width=0.2),
        Text(
            middle,
            y + 3.6,
            "in place of",
            "italic",
            3.4 if edition.large_index else 2.6,
            "soft",
            "middle",
        ),
        hue=game_hue(ledger),
        size=size,
    )
    told = "Spare card, with a line to write on: in place of a lost card."
    return sized(replace(face, words=told), edition.size)


def _made(ledger: Ledger) -> str:
    """The sentences on who made the game and its pictures."""
    if ledger.own_deck:
        made = (
            f"Made by {ledger.maker} with Cardwright." if ledger.maker else "Made with Cardwright."
        )
        return " ".join(filter(None, (made, ledger.own_deck.credits)))
    made = f"First made by {ledger.maker}, {ledger.place}, {ledger.year}."
    return f"{made} The words of the rules are our own. {DRAWN}"


def credit_card(ledger: Ledger, edition: Edition) -> Scene:
    """The card with the first makers of the game and the license of this edition."""
    hue = game_hue(ledger)
    told = f"{_made(ledger)} Set in {FONTS}, {FONT_TERMS}. {OUR_TERMS}"
    size = drawn_for(edition.size)
    foot = size.height - _FOOT
    most = 3.6 if edition.large_index else 2.9
    room = (size.width - 2 * LEFT - 2.0, foot - TOP)
    block = fit_block(told, most, room, floor=max(2.1, edition.least), leading=1.22)
    face = worded_side(
        f"{ledger.name}-credits",
        f"{ledger.title}: who made it",
        *band(ledger, ledger.title, size),
        *block.texts(size.width / 2, TOP + 2.0 + (foot - TOP - block.height) / 2),
        placed(flourish(ledger), size.width / 2, (foot + size.height - 4.0) / 2 + 1.0, 24.0, hue),
        hue=hue,
        size=size,
    )
    words = f"{ledger.title}: who made it. {told.replace('*', '')}"
    return sized(replace(face, words=words), edition.size)

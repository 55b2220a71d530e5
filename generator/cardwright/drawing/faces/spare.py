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
from cardwright.ledger.own_deck import words_of

#: The fonts that cards and books are set in; asterisks for italics.
FONTS = ("*Old Standard*", "*Besley*", "*League Gothic*", "*Libre Caslon Display*", "*EB Garamond*")
#: The terms of our own.
OUR_TERMS = "Cardwright itself is free under the MIT License: print it, play it, give it away."
#: What the drawings are.
DRAWN = "Our program drew the cards. They copy no old drawing."
#: Where the words of the makers end, in mm from the foot of the card.
_FOOT = 22.9


def spare_card(ledger: Ledger, edition: Edition) -> Scene:
    """An empty face in the manner of the game, with a line to write a lost card's name on."""
    size, say = drawn_for(edition.size), words_of(ledger)
    middle, y, half = size.width / 2, size.height - 16.0, 18.0
    face = worded_side(
        f"{ledger.name}-spare",
        say("Spare card"),
        Shape(outline.line(middle - half, y, middle + half, y), stroke="soft", width=0.2),
        Text(
            middle,
            y + 3.6,
            say("in place of"),
            "italic",
            3.4 if edition.large_index else 2.6,
            "soft",
            "middle",
        ),
        hue=game_hue(ledger),
        size=size,
    )
    told = say("Spare card, with a line to write on: in place of a lost card.")
    return sized(replace(face, words=told), edition.size)


def _made(ledger: Ledger) -> str:
    """The sentences on who made the game and its pictures."""
    if ledger.own_deck:
        say = words_of(ledger)
        by = say("Made by {maker} with Cardwright.", maker=ledger.maker)
        made = by if ledger.maker else say("Made with Cardwright.")
        return " ".join(filter(None, (made, ledger.own_deck.credits)))
    made = f"First made by {ledger.maker}, {ledger.place}, {ledger.year}."
    return f"{made} The words of the rules are our own. {DRAWN}"


def credit_card(ledger: Ledger, edition: Edition) -> Scene:
    """The card with the first makers of the game and the license of this edition."""
    hue = game_hue(ledger)
    say = words_of(ledger)
    fonts = say(
        "Set in {fonts}, all free under the SIL Open Font License.", fonts=say.all_of(FONTS)
    )
    told = f"{_made(ledger)} {fonts} {say(OUR_TERMS)}"
    size = drawn_for(edition.size)
    foot = size.height - _FOOT
    most = 3.6 if edition.large_index else 2.9
    room = (size.width - 2 * LEFT - 2.0, foot - TOP)
    block = fit_block(told, most, room, floor=max(2.1, edition.least), leading=1.22)
    face = worded_side(
        f"{ledger.name}-credits",
        say("{title}: who made it", title=ledger.title),
        *band(ledger, ledger.title, size),
        *block.texts(size.width / 2, TOP + 2.0 + (foot - TOP - block.height) / 2),
        placed(flourish(ledger), size.width / 2, (foot + size.height - 4.0) / 2 + 1.0, 24.0, hue),
        hue=hue,
        size=size,
    )
    words = f"{face.title}. {told.replace('*', '')}"
    return sized(replace(face, words=words), edition.size)

"""Faces of Card Tennis: four strokes, large trays for the table, round balls."""

from __future__ import annotations

from dataclasses import replace

from cardwright.drawing.faces.business import business_card
from cardwright.drawing.faces.clearance import clear_of
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.hues import game_hue, hues
from cardwright.drawing.faces.large import large_card
from cardwright.drawing.faces.parts import (
    BLEED,
    NOTCH,
    both_ways,
    card_back,
    card_scene,
    frame,
    ground,
    index,
    name_line,
    placed,
)
from cardwright.drawing.faces.plain import badge, picture
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.card_format import BALL, POKER, TRAY
from cardwright.drawing.scene.inks import accent_inks
from cardwright.drawing.scene.model import Item, Scene, Shape, Text, Use
from cardwright.drawing.scene.svg_in import motif
from cardwright.engine.cards import Card
from cardwright.ledger import Ledger

_BALL_BLEED = 6.0
#: What a stroke's picture keeps clear of in the corners: the letter and the badge of the index.
_CORNERS = ((13.8, 13.6), (13.2, 21.4))
#: The tray that lies in the middle of the table.
CENTRE_TRAY = "tray-centre"
#: How many drawings every stroke has; its copies take them by turns.
DRAWINGS = 4


def front(ledger: Ledger, card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a stroke, a tray or a ball."""
    if card.kind == "tray":
        return _tray(ledger, card)
    if card.kind == "ball":
        return _ball(ledger, card.name)
    letter = ledger.rank(card.rank).letter
    hue, mark = hues(ledger)[card.rank], badge(ledger, card.rank)
    art = picture(ledger, drawing(card), letter)
    if edition.size.sheet:
        return business_card(card, letter, mark, hue, art, size=edition.size)
    if edition.large_index:
        return large_card(card, letter, mark, hue, art)
    return card_scene(
        card.rank,
        card.name,
        *frame(hue, notch=NOTCH),
        *index(letter, mark, hue),
        clear_of(_CORNERS, art, 52.0, hue),
        *both_ways(name_line(card.name, 13.2, size=6.0)),
    )


def drawing(card: Card) -> str:
    """The motif on a stroke: its copies take the stroke's drawings by turns."""
    return f"{card.rank}-{(card.copy - 1) % DRAWINGS + 1}"


def _tray(ledger: Ledger, card: Card) -> Scene:
    """A lawn from above: the whole court is the center's, a half of it each player's own."""
    wide, high = TRAY
    centre = card.id == CENTRE_TRAY
    art, hue = motif(ledger.name, "tray-centre" if centre else "tray"), game_hue(ledger)
    y = high / 2 - 3.2
    name = Text(wide / 2, high - 8.4, card.name, "body", 5.6, "ink", "middle", 0.06)
    lawn = placed(art, wide / 2, y, art.width, hue)
    lawn = replace(lawn, inks=(*lawn.inks, ("rule", f"{hue}-spare")))  # its grass
    items: list[Item] = [ground(wide, high), lawn, name]
    if centre:
        items.append(
            Text(wide / 2, y + 2.4, card.name.split()[0], "display", 8.4, hue, "middle", 0.04)
        )
    return Scene(wide, high, tuple(items), card.id, card.name, BLEED)


def _ball(ledger: Ledger, name: str) -> Scene:
    """A ball on a round field of the game’s tint, which runs on to half the gap between balls."""
    art = placed(motif(ledger.name, "ball"), BALL / 2, BALL / 2, BALL)
    art = replace(art, inks=(("rule", "ink-spare"),))  # three of four lines that round it
    field = outline.circle(BALL / 2, BALL / 2, BALL / 2 + _BALL_BLEED)
    items = (Shape(field, fill=f"{game_hue(ledger)}-tint"), art)
    return Scene(BALL, BALL, items, "ball", name, _BALL_BLEED)


def back(ledger: Ledger, kind: str, edition: Edition = STANDARD) -> Scene:
    """The back of cards and trays is the game's pattern; a ball is a ball on both sides."""
    if kind == "ball":
        return _ball(ledger, "Ball")
    if kind == "tray":
        return _tray_back(ledger, edition)
    return card_back(ledger.name, game_hue(ledger), edition)


def _tray_back(ledger: Ledger, edition: Edition) -> Scene:
    """The cards' pattern, full or plain, laid on its side and grown to the size of a tray."""
    wide, high = TRAY
    art, beyond = (
        motif(ledger.name, "back-plain" if edition.plain_backs else "back"),
        POKER.back_bleed,
    )
    scale = max((wide + 2 * beyond) / art.height, (high + 2 * beyond) / art.width)
    x, y = wide / 2 + art.height * scale / 2, high / 2 - art.width * scale / 2
    use = Use(art, (0, scale, -scale, 0, x, y), accent_inks(game_hue(ledger)))
    items = (ground(wide, high, beyond), use) if edition.plain_backs else (use,)
    return Scene(wide, high, items, "tray-back", "Back of the trays", beyond)

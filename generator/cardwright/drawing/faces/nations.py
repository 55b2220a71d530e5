"""Faces of the Game of Nations: maps, people and houses of four parts of the world."""

from __future__ import annotations

from dataclasses import replace

from cardwright.drawing.faces.business import business_card
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.hues import game_hue, hues
from cardwright.drawing.faces.large import large_card
from cardwright.drawing.faces.panorama import FOOT, panorama
from cardwright.drawing.faces.parts import (
    CENTER,
    NOTCH,
    caption,
    card_back,
    card_scene,
    frame,
    index,
    name_line,
    placed,
)
from cardwright.drawing.faces.plain import badge, drawing, large_monogram
from cardwright.drawing.scene.model import Item, Scene, Shape
from cardwright.engine.cards import Card
from cardwright.ledger import Ledger

#: The widths of houses and of people, and how much of their foot the rule crops, on the plate, mm.
_HOUSE, _PEOPLE, _CROPPED = 57.5, 51.6, 0.6
#: Middle and width of a map, beside the index; the horizon behind houses and behind people, mm.
_MAP, _FAR, _NEAR = (34.6, 35.25, 43.0), 50.0, 44.0
#: The middle and the width of the lettering, which the lower index leaves free, mm.
_MIDDLE, _ROOM = 28.9, 43.0

#: Beads and dashes of a frame, and the gaps between them, mm.
_BEADS, _DASHES = (0.01, 1.15), (2.4, 0.8)


def front(ledger: Ledger, card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a card: its picture to the edges of the frame, its name and a caption below."""
    suit, rank = ledger.suit(card.suit), ledger.rank(card.rank)
    hue, mark = hues(ledger)[suit.id], badge(ledger, suit.id)
    drawn = drawing(ledger, f"{rank.id}-{suit.id}")
    art = drawn or large_monogram(rank.letter)
    if edition.size.sheet:
        return business_card(card, rank.letter, mark, hue, art, size=edition.size)
    if edition.large_index:
        return large_card(card, rank.letter, mark, hue, art)
    picture = (
        _landscape(art, hue, rank.id)
        if drawn
        else panorama(placed(art, CENTER, FOOT / 2, 43.0, hue), hue)
    )
    return card_scene(
        card.id,
        card.name,
        *picture,
        *_frame(suit.id, hue),
        *index(rank.letter, mark, hue),
        name_line(f"{suit.name} · {rank.name}", 71.8, room=_ROOM, x=_MIDDLE),
        *caption(art.title, 73.8, (_ROOM, 7.6), x=_MIDDLE),
    )


def _frame(suit: str, hue: str) -> tuple[Shape, ...]:
    """The frame of a part of the world: its outer rule has beads, dashes, two lines or one."""
    outer, inner = frame(hue, notch=NOTCH)
    if suit == "africa":
        return replace(outer, width=0.75, round_ends=True, dash=_BEADS), inner
    if suit == "america":
        return replace(outer, dash=_DASHES), inner
    if suit == "asia":
        return replace(outer, width=0.75), replace(outer, stroke="paper", width=0.3), inner
    return outer, inner


def _landscape(art: Scene, hue: str, rank: str) -> tuple[Item, ...]:
    """A map on the field of its hue, people before the horizon, a house under the sky."""
    if rank == "map":
        return panorama(placed(art, *_MAP, hue), hue)
    wide, horizon = (_HOUSE, _FAR) if rank.startswith("house-") else (_PEOPLE, _NEAR)
    y = FOOT + (_CROPPED - art.height / 2) * wide / art.width
    return panorama(placed(art, CENTER, y, wide, hue), hue, horizon)


def back(ledger: Ledger, _kind: str, edition: Edition = STANDARD) -> Scene:
    """The back of the cards."""
    return card_back(ledger.name, game_hue(ledger), edition)

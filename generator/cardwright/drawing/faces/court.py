"""Faces of Court: an engraved subject on a heraldic field, its color told by badge and ruling."""

from __future__ import annotations

from cardwright.drawing.faces.business import business_card
from cardwright.drawing.faces.clearance import clear_of
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.heraldry import heraldic_field
from cardwright.drawing.faces.hues import game_hue, hues
from cardwright.drawing.faces.large import large_card
from cardwright.drawing.faces.parts import (
    CENTER,
    DEEP_NOTCH,
    HEIGHT,
    INNER,
    NOTCH,
    WIDTH,
    card_back,
    card_scene,
    frame,
    index,
    name_line,
    placed,
)
from cardwright.drawing.faces.plain import badge, drawing, picture
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Item, Scene, Use
from cardwright.engine.cards import Card
from cardwright.ledger import Ledger

#: The heavy rule of the frame, and how far inside the fine one the field begins, mm.
_RULE, _INSET = 0.4, 0.9
#: The field's upper edge, and baseline, middle and size of the name above it, mm.
_TOP, _NAME = 15.0, (11.2, 34.6, 5.0)
#: The greatest width of a picture with its margins, mm, and what keeps it clear of a notch; how
#: much nearer it may come to the foot than to the head, and what a millimeter aside is worth.
_WIDEST, _CLEAR, _BELOW, _ASIDE = 42.0, 0.3, 6.0, 0.008


def front(ledger: Ledger, card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a card: its subject on the field of its color."""
    suit, rank = ledger.suit(card.suit), ledger.rank(card.rank)
    hue, mark = hues(ledger)[suit.id], badge(ledger, suit.id)
    name, count = f"{rank.id}-{suit.id}", str(rank.value or "")
    art = picture(ledger, name, rank.letter)
    if edition.size.sheet:
        return business_card(card, rank.letter, mark, hue, art, count, size=edition.size)
    if edition.large_index:
        return large_card(card, rank.letter, mark, hue, art, count)
    notch = DEEP_NOTCH if count else NOTCH
    level, middle, size = _NAME
    return card_scene(
        card.id,
        card.name,
        *frame(hue, notch=notch, heavy=_RULE),
        *index(rank.letter, mark, hue, count),
        name_line(card.name, level, size=size, room=42.0, x=middle),
        *_subject(art, drawing(ledger, f"halo-{name}"), hue, notch),
    )


def _subject(
    art: Scene, halo: Scene | None, hue: str, notch: tuple[float, float]
) -> tuple[Item, ...]:
    """The picture on the field of its hue, parted from it by a halo; without one, on the ground."""
    if halo is None:
        return (placed(art, CENTER, HEIGHT / 2, 42.0, hue),)
    edge = INNER + _INSET
    x, y = edge + notch[0], edge + notch[1]
    box = (edge, _TOP, WIDTH - edge, HEIGHT - edge)
    corners = (
        *((x, _TOP), (box[2], _TOP), (box[2], HEIGHT - y), (WIDTH - x, HEIGHT - y)),
        *((WIDTH - x, box[3]), (edge, box[3]), (edge, y), (x, y)),
    )
    clear = ((x + _CLEAR, y + _CLEAR),)
    paper = clear_of(clear, halo, _WIDEST, hue, below=_BELOW, aside=_ASIDE)
    field = heraldic_field(hue, box, outline.polygon(*corners))
    return (*field, paper, Use(art, paper.transform, paper.inks))


def back(ledger: Ledger, _kind: str, edition: Edition = STANDARD) -> Scene:
    """The back of the cards."""
    return card_back(ledger.name, game_hue(ledger), edition)

"""Faces of Sixty-Six: French suits, pips laid out by tradition, figures drawn double-ended."""

from __future__ import annotations

from cardwright.drawing.faces.business import (
    business_card,
    business_index,
    business_name,
    business_scene,
)
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.faces.hues import game_hue, hues
from cardwright.drawing.faces.large import large_card, large_index, large_name
from cardwright.drawing.faces.parts import (
    CENTER,
    HEIGHT,
    WIDTH,
    both_ways,
    card_back,
    card_scene,
    index,
    indexed,
    name_line,
    placed,
    upside_down,
)
from cardwright.drawing.faces.plain import badge, drawing, monogram
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.card_format import CardFormat
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Use, moved
from cardwright.engine.cards import Card
from cardwright.ledger import Ledger

#: The panel of a figure, mm; in its proportion the two halves of a figure meet.
PANEL = (36.4, 36.4 * 71.7 / 38.7)
#: How much smaller a figure stands between large indexes.
_SMALLER = 0.78
_FIGURES = ("king", "queen", "jack")
#: Baseline of the maker's name on the ribbon of the Ace of Spades.
_MAKER = 62.7
#: Its type, mm; and where the card is printed smaller.
_USUAL, _LARGER = 2.8, 3.1
_LEFT, _RIGHT = 20.6, 42.9
#: Heights of the pips of the outer columns, from the top.
_THREE = (18.4, 44.45, 70.5)
_FOUR = (18.4, 35.77, 53.13, 70.5)
_BETWEEN = 31.4
#: Columns of pips by number: (x, heights).
_PIPS = {
    "7": ((_LEFT, _THREE), (_RIGHT, _THREE), (CENTER, (_BETWEEN,))),
    "8": ((_LEFT, _THREE), (_RIGHT, _THREE), (CENTER, (_BETWEEN, HEIGHT - _BETWEEN))),
    "9": ((_LEFT, _FOUR), (_RIGHT, _FOUR), (CENTER, (44.45,))),
    "10": ((_LEFT, _FOUR), (_RIGHT, _FOUR), (CENTER, (27.1, HEIGHT - 27.1))),
}


def front(ledger: Ledger, card: Card, edition: Edition = STANDARD) -> Scene:
    """The face of a card: figures, an ornamented ace, or as many pips as its number."""
    rank = ledger.rank(card.rank)
    hue = hues(ledger, apart=edition.four_colors)[card.suit]
    pip = badge(ledger, card.suit)
    if edition.size.sheet:
        return _business(ledger, card, pip, hue, edition.size)
    if edition.large_index:
        return _large(ledger, card, pip, hue, edition)
    if card.rank in _FIGURES:
        body = _figure(ledger, card, hue)
    elif card.rank == "ace":
        body = _ace(ledger, card, hue)
    elif card.rank in _PIPS:
        body = _pips(card.rank, pip, hue)
    else:
        body = (placed(pip, CENTER, HEIGHT / 2, 30.0, hue),)
    names = both_ways(name_line(card.name, 8.0, size=2.9))
    return card_scene(card.id, card.name, *names, *index(rank.letter, pip, hue), *body)


def _large(ledger: Ledger, card: Card, pip: Scene, hue: str, edition: Edition) -> Scene:
    """A figure in a smaller panel between the corners, the ornamented ace, or one great pip."""
    letter = ledger.rank(card.rank).letter
    if card.rank not in _FIGURES:
        if card.rank == "ace":
            maker = _LARGER if edition.least else _USUAL
            great = Scene(WIDTH, HEIGHT, _ace(ledger, card, hue, maker), card.id)
            return large_card(card, letter, pip, hue, great, widest=WIDTH)
        return large_card(card, letter, pip, hue, pip, widest=36.0)
    rest = 1 - _SMALLER
    panel = Group(_panel(ledger, card, hue), moved(CENTER * rest, HEIGHT / 2 * rest, _SMALLER))
    names = both_ways(*large_name(card.name))
    return card_scene(card.id, card.name, panel, *large_index(letter, pip, hue), *names)


def _business(ledger: Ledger, card: Card, pip: Scene, hue: str, size: CardFormat) -> Scene:
    """The figure, the ornamented ace or the pips, smaller between the corners."""
    letter = ledger.rank(card.rank).letter
    if card.rank not in _FIGURES and card.rank not in _PIPS:
        art = _ace(ledger, card, hue, _LARGER) if card.rank == "ace" else ()
        great = Scene(WIDTH, HEIGHT, art, card.id) if art else pip
        return business_card(card, letter, pip, hue, great, size=size, widest=WIDTH)
    made = _panel(ledger, card, hue) if card.rank in _FIGURES else _pips(card.rank, pip, hue)
    left, top = (size.width - WIDTH * _SMALLER) / 2, (size.height - HEIGHT * _SMALLER) / 2
    body = Group(made, moved(left, top, _SMALLER))
    index = business_index(letter, pip, hue, size=size)
    return business_scene(card, size, hue, body, *index, *business_name(card.name, size))


def _pips(rank: str, pip: Scene, hue: str) -> tuple[Item, ...]:
    uses: list[Use] = []
    for x, heights in _PIPS[rank]:
        for y in heights:
            use = placed(pip, x, y, 11.0, hue)
            uses.append(use if y <= HEIGHT / 2 else upside_down(use, x, y))
    return tuple(uses)


def _ace(ledger: Ledger, card: Card, hue: str, size: float = _USUAL) -> tuple[Item, ...]:
    """The ornamented ace; that of spades bears the maker's name, in type of this size."""
    drawn = drawing(ledger, f"ace-{card.suit}")
    if drawn is None:
        return (placed(badge(ledger, card.suit), CENTER, HEIGHT / 2, 30.0, hue),)
    ace = placed(drawn, CENTER, HEIGHT / 2, 42.0, hue)
    maker = Text(CENTER, _MAKER, "Cardwright", "caps", size, hue, "middle", 0.1)
    return (ace, maker) if card.suit == "spades" else (ace,)


def _figure(ledger: Ledger, card: Card, hue: str) -> tuple[Item, ...]:
    """A figure in its panel, its suit at the shoulder."""
    left, top = CENTER - PANEL[0] / 2, (HEIGHT - PANEL[1]) / 2
    pip = badge(ledger, card.suit)
    return (*_panel(ledger, card, hue), *both_ways(indexed(pip, left + 4.4, top + 4.8, 6.2, hue)))


def _panel(ledger: Ledger, card: Card, hue: str) -> tuple[Item, ...]:
    """A bust above and turned about below, in a ruled panel."""
    wide, high = PANEL
    left, top = CENTER - wide / 2, (HEIGHT - high) / 2
    half = drawing(ledger, f"{card.rank}-{card.suit}")
    if half:
        bust = both_ways(placed(half, CENTER, top + half.height * wide / half.width / 2, wide, hue))
    else:
        bust = (placed(monogram(ledger.rank(card.rank).letter), CENTER, HEIGHT / 2, 26.0, hue),)
    return (
        Shape(outline.rectangle(left, top, wide, high), fill="light"),
        *bust,
        Shape(outline.rectangle(left, top, wide, high), stroke="ink", width=0.35),
        Shape(
            outline.rectangle(left - 0.8, top - 0.8, wide + 1.6, high + 1.6),
            stroke="ink",
            width=0.14,
        ),
    )


def back(ledger: Ledger, _kind: str, edition: Edition = STANDARD) -> Scene:
    """The back of the cards."""
    return card_back(ledger.name, game_hue(ledger), edition)

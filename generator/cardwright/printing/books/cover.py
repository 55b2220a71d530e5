"""The cover of a book: its title in an engraved frame, who may play, a fan of cards.

For a commercial printer it is one drawing with its back, where the reference card stands.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardwright.drawing.faces import back, reference_cards
from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.faces.ornaments import NAME, ornament
from cardwright.drawing.faces.parts import placed
from cardwright.drawing.faces.plain import flourish
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.fit import fit_line, fit_title
from cardwright.drawing.scene.inks import accent_inks
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Use, moved
from cardwright.engine.cards import deck_pack
from cardwright.ledger import Ledger
from cardwright.ledger.own_deck import words_of
from cardwright.printing.books.drawings import Cards, drawing
from cardwright.printing.books.look import BookPage
from cardwright.printing.diagrams.cards import fan
from cardwright.printing.facts import players_line, published

#: The frame: its distance from the page's edge, and how broad its band is.
_INSET, _BAND = 8.0, 9.0
#: The least size of a title of two lines, in mm, and how far apart they are as a share of it.
_LEAST, _LEADING = 5.0, 1.16
#: The families of the font roles that a cover is set in.
_FAMILIES = {
    "title": "Libre Caslon Display",
    "caps": "EB Garamond SC 12",
    "italic": "Old Standard TT",
}


def cover(ledger: Ledger, page: BookPage, kind: str, cards: Cards) -> dict[str, Any]:
    """The cover as one drawing, and its lines of text; `kind` is what the book is called."""
    scene, titles, lines = _front(ledger, page, kind)
    blocks = (titles, *([line] for line in lines))
    return {
        "art": drawing(scene, cards),
        "lines": [
            {
                "texts": [line.text for line in block],
                "y": block[0].y - block[0].size * 0.75,
                "size": block[0].size,
                "font": _FAMILIES[block[0].font],
                "color": str(cards.palette.color(block[0].ink)),
                "title": block is titles,
                "style": "italic" if block[0].font == "italic" else "normal",
            }
            for block in blocks
        ],
    }


def cover_spread(ledger: Ledger, page: BookPage, kind: str) -> Scene:
    """The cover as it is printed in one, opened and seen from outside: its back left of its front.

    Both stand on cream that runs on as far as cards bleed. On the back there is the game's first
    reference card, both sides; where it has none, an ornament.
    """
    wide, high = page.width, page.height
    front, titles, lines = _front(ledger, page, kind)
    words = (replace(line, x=wide / 2) for line in (*titles, *lines))
    b = POKER.bleed
    field = outline.rectangle(-b, -b, 2 * wide + 2 * b, high + 2 * b)
    items = (
        Shape(field, fill="ground"),
        *_behind(ledger, wide, high),
        Group((*front.items, *words), moved(wide, 0)),
    )
    title = words_of(ledger)("The cover of {title}", title=ledger.title)
    return Scene(2 * wide, high, items, f"{ledger.name}-cover", title, b)


def _behind(ledger: Ledger, wide: float, high: float) -> tuple[Item, ...]:
    """The back of the cover."""
    hue, middle = game_hue(ledger), wide / 2
    shown = [side for pair in reference_cards(ledger)[:1] for side in pair]
    if not shown:
        return (placed(flourish(ledger), middle, high / 2, 60.0, hue),)
    card, gap = POKER.width, 5.0
    left, top = middle - card - gap / 2, (high - POKER.height) / 2 - 6.0
    corners = [(left + place * (card + gap), top) for place in range(len(shown))]
    room = wide - 2 * (_INSET + _BAND)
    titles, size = fit_title(ledger.title, "title", 11.0, room, single=8.0, floor=_LEAST)
    rim = 2.9  # which is pattern on one side, and paper on the other
    edge = outline.rounded(rim, rim, card - 2 * rim, POKER.height - 2 * rim, 2.4)
    return (
        *(
            Text(middle, top - 12.0 - size * _LEADING * rise, title, "title", size, "ink", "middle")
            for rise, title in zip(reversed(range(len(titles))), titles, strict=True)
        ),
        *(Group((Use(side),), moved(*at), edge) for side, at in zip(shown, corners, strict=True)),
        placed(flourish(ledger), middle, (top + POKER.height + high) / 2, 40.0, hue),
    )


def _front(ledger: Ledger, page: BookPage, kind: str) -> tuple[Scene, list[Text], list[Text]]:
    """The front as a drawing without words; its title, and the lines below, in the middle."""
    wide, high = page.width, page.height
    middle, deep = wide / 2, f"{game_hue(ledger)}-deep"
    items: list[Item] = [*_frame(ledger, wide, high)]
    plate = ornament("title", ledger.ornaments)
    room = wide - 2 * (_INSET + _BAND) - 12
    if plate:
        scale = min(1.0, room / plate.width)
        x, y = middle - plate.width * scale / 2, _INSET + _BAND + 4.0
        items.append(Use(plate, moved(x, y, scale), accent_inks(game_hue(ledger))))
        left, top, right, bottom = (side * scale for side in NAME)
        titles: tuple[str, ...] = (ledger.title,)
        size = fit_line(ledger.title, "title", 11.2 * scale, right - left, floor=5.0)
        foot, below = y + (top + bottom) / 2 + size * 0.29, y + plate.height * scale
    else:
        titles, size = fit_title(ledger.title, "title", 20.0, room, single=9.0, floor=_LEAST)
        foot, below = 58.0, 66.0
    head = foot - size * _LEADING * (len(titles) - 1)
    cards_drawn = fan(ledger, fan_cards(ledger), wide * 0.2)
    top = min(below + 13.0, high - 50.0 - cards_drawn.height)
    items.append(Group(cards_drawn.items, moved(middle - cards_drawn.width / 2, top)))
    by, when = published(ledger)
    title = [
        _line(words, "title", size, head + size * _LEADING * place, "ink")
        for place, words in enumerate(titles)
    ]
    lines = [
        _line(kind, "caps", 5.2, below + 5.0, deep),
        _line(players_line(ledger), "caps", 3.9, top + cards_drawn.height + 9.0, deep),
        _line(by, "italic", 3.7, high - 34.0, "ink"),
        _line(when, "italic", 3.7, high - 29.0, "ink"),
        _line(_credit(ledger), "caps", 3.1, high - 22.5, "soft"),
    ]
    shows = words_of(ledger)("A fan of cards of {title}", title=ledger.title)
    return Scene(wide, high, tuple(items), "cover", shows), title, lines


def _credit(ledger: Ledger) -> str:
    """The line that names this program."""
    if ledger.own_deck:
        return words_of(ledger)("made with {program}", program="Cardwright")
    return "made playable again by Cardwright"


def _line(text: str, font: str, size: float, y: float, ink: str) -> Text:
    return Text(0.0, y, text, font, size, ink, "middle")


def fan_cards(ledger: Ledger) -> tuple[str, ...]:
    """The first card of each suit, or of each rank where there are no suits; five at most."""
    first: dict[str, str] = {}
    for card in deck_pack(ledger):
        first.setdefault(card.suit or card.rank, card.id)
    return tuple(first.values())[:5]


def _frame(ledger: Ledger, page_width: float, page_height: float) -> tuple[Item, ...]:
    """A band of the game's back around the page, between fine rules."""
    wide, high = page_width - 2 * _INSET, page_height - 2 * _INSET
    art, deep = back(ledger), f"{game_hue(ledger)}-deep"
    b = art.bleed
    scale = wide / (art.width + 2 * b), high / (art.height + 2 * b)
    weave = Use(art, (scale[0], 0, 0, scale[1], _INSET + b * scale[0], _INSET + b * scale[1]))
    inner = _INSET + _BAND
    right, foot = page_width - inner, page_height - inner
    hole = outline.polygon((inner, inner), (inner, foot), (right, foot), (right, inner))
    band = Group((weave,), clip=f"{outline.rectangle(_INSET, _INSET, wide, high)} {hole}")
    rules = ((_INSET - 1.6, 0.2), (_INSET, 0.5), (inner, 0.5), (inner + 1.5, 0.2))
    lines = (
        Shape(
            outline.rectangle(d, d, page_width - 2 * d, page_height - 2 * d), stroke=deep, width=w
        )
        for d, w in rules
    )
    return (band, *lines)

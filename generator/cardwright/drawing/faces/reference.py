"""Reference cards: on both sides what a player wants to know at the table, out of the ledger.

A playing card never looks so: there is no letter in its corners, a band with a title runs across
its head, and both sides have words, so that it is told from the pack face up and face down. The
second side is printed among the backs of the pack and has their pattern around its words: where a
printer shifts the sheet, no playing card beside it gets a pale edge by which it would be known.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.faces.parts import HEIGHT, WIDTH, card_scene, field, frame, placed, within
from cardwright.drawing.faces.plain import flourish, signs
from cardwright.drawing.faces.reference_rows import Row, TypeSetting, draw_row, part_rows
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.card_format import POKER, CardFormat
from cardwright.drawing.scene.fit import fit_title
from cardwright.drawing.scene.model import Item, Scene, Shape, Text
from cardwright.drawing.scene.shaping import width as text_width
from cardwright.errors import TextTooLong
from cardwright.ledger import Ledger
from cardwright.ledger.wording import worded, wording

#: Left edge and width of the words, and the band across the head: its top and height.
LEFT = 6.6
BAND = (6.0, 8.2)
#: Where the words begin and, from the lower edge, must end; with a row of badges at the foot they
#: end earlier. They are so many mm wide and high at most.
TOP, _END = 15.5, 5.5
FOOT, MEASURE = HEIGHT - _END, WIDTH - 2 * LEFT
_BADGES, _BADGE = 8.5, 3.6
_ORNAMENT = _BADGES - _END + _BADGE / 2 + 1.4
#: The least type of a title, and the greatest of one in two lines; mm.
_TITLE, _TWO_LINES = 2.6, 3.2
#: How far from the cut the pattern of the backs ends that lies around the words.
_RIM = 2.9
#: Type is as large as the side has room for, in mm from most to least: 8 and 6.5 points, and in
#: the edition for weak eyes 10 and 8.5.
_SIZES = {False: (2.85, 2.3), True: (3.6, 3.0)}
_STEP = 0.05
#: How much a gap above a part may grow where a side has room, in mm.
_STRETCH = 2.2


def sides(ledger: Ledger, edition: Edition, back: Scene) -> tuple[Scene, ...]:
    """Every side of the reference cards, with bleed; () where the ledger has none.

    What is too long for one side goes on to another. Every second one lies on the pattern of the
    `back` of the cards. Raises TextTooLong for a word wider than the card.
    """
    told = [
        (worded(side.title, wording(ledger)), rows)
        for place in range(len(ledger.reference_sides))
        for side in [ledger.reference_sides[place]]
        for rows in _sides(ledger, place, edition)
    ]
    return tuple(
        _side(ledger, number, title, rows, edition.size, None if number % 2 else back)
        for number, (title, rows) in enumerate(told, start=1)
    )


def quiet_side(ledger: Ledger, edition: Edition, back: Scene) -> Scene:
    """A side without words of play: the title of the game and its ornament."""
    hue, size = game_hue(ledger), drawn_for(edition.size)
    return worded_side(
        f"{ledger.name}-reference-back",
        ledger.title,
        *band(ledger, ledger.title, size),
        placed(flourish(ledger), size.width / 2, size.height / 2, size.width - 24.5, hue),
        hue=hue,
        size=size,
        back=back,
    )


def drawn_for(size: CardFormat) -> CardFormat:
    """The format that a side of this size is drawn for: poker, where it has none of its own."""
    return size if size.sheet else POKER


def worded_side(
    name: str,
    title: str,
    *items: Item,
    hue: str,
    size: CardFormat = POKER,
    back: Scene | None = None,
) -> Scene:
    """A card of words in its frame; one that is printed among backs has their pattern around it.

    On a perforated sheet nothing bleeds, and both sides have the white rim that all cards have.
    """
    if size.sheet:
        rule = Shape(within(size), stroke=hue, width=0.35)
        return Scene(size.width, size.height, (field(size), rule, *items), name, title)
    if back is None:
        return card_scene(name, title, *frame(hue), *items)
    face = card_scene(name, title, *_panel(back), *frame(hue), *items)
    return replace(face, bleed=POKER.back_bleed)


def _panel(back: Scene) -> tuple[Item, ...]:
    """The pattern of the backs, and a field on it for the words."""
    wide, high = WIDTH - 2 * _RIM, HEIGHT - 2 * _RIM
    return (*back.items, Shape(outline.rounded(_RIM, _RIM, wide, high, 2.4), fill="paper"))


def _sides(ledger: Ledger, place: int, edition: Edition) -> list[list[Row]]:
    """The rows of a side, which goes on to others where it must, in the greatest type for these."""
    most, least = _SIZES[edition.large_index]
    least = max(least, edition.least)
    size = drawn_for(edition.size)
    room = size.height - _END - TOP

    def made(type_size: float) -> list[list[Row]]:
        columns = not edition.large_index
        how = TypeSetting(_measure(size), type_size, _hue(ledger), columns, edition.least)
        return _broken(_rows(ledger, place, how), room)

    smallest = made(least)
    for step in range(round((most - least) / _STEP)):
        with suppress(TextTooLong):  # a word may be too wide in large type
            if len(larger := made(most - _STEP * step)) == len(smallest):
                return larger
    return smallest


def _measure(size: CardFormat) -> float:
    return size.width - 2 * LEFT


def _rows(ledger: Ledger, place: int, how: TypeSetting) -> list[Row]:
    parts = ledger.reference_sides[place].parts
    return [row for part in parts for row in part_rows(ledger, part, how)]


def _hue(ledger: Ledger) -> str:
    return f"{game_hue(ledger)}-deep"


def _height(rows: Sequence[Row]) -> float:
    """The height of rows one below the other; above the first there is no gap."""
    high = 0.0
    for place, row in enumerate(rows):
        high += row.height + (row.gap if place else 0.0)
    return high


def _broken(rows: list[Row], room: float = FOOT - TOP) -> list[list[Row]]:
    """The rows in as few sides as they need, alike in height, and broken at heads if possible.

    >>> lines = [Row((), 30.0, keeps=True), Row((), 10.0), Row((), 30.0, keeps=True), Row((), 5.0)]
    >>> [len(side) for side in _broken(lines)]
    [2, 2]
    """
    chunks: list[list[Row]] = []
    for place, row in enumerate(rows):
        if not place or (row.keeps and not rows[place - 1].keeps):
            chunks.append([])
        chunks[-1].append(row)
    fewest = _filled(chunks, room, room)
    lower = (room * share / 20 for share in range(8, 20))
    alike = (sides for high in lower if len(sides := _filled(chunks, high, room)) == len(fewest))
    return next(alike, fewest)


def _filled(chunks: list[list[Row]], high: float, room: float) -> list[list[Row]]:
    """Side after side filled with chunks up to this height; one too high for any is broken."""
    sides: list[list[Row]] = [[]]
    for chunk in chunks:
        whole = _height(chunk) <= room
        for piece in [chunk] if whole else [[row] for row in chunk]:
            if sides[-1] and _height([*sides[-1], *piece]) > high:
                sides.append([])
            sides[-1] += piece
    return sides


def _side(
    ledger: Ledger,
    number: int,
    title: str,
    rows: list[Row],
    size: CardFormat,
    back: Scene | None,
) -> Scene:
    """One side: frame, band, words, and badges at the foot where there is room for them."""
    size = drawn_for(size)
    spare = size.height - _END - TOP - _height(rows)
    foot = _badges(ledger, size) if spare >= _ORNAMENT else ()
    spare -= _ORNAMENT if foot else 0.0
    heads = [place for place, row in enumerate(rows) if place and row.keeps]
    stretch = min(spare / (len(heads) + 1), _STRETCH)
    y, items = TOP + max(min(stretch, 0.8), 0.0) * 0.5, []
    for place, row in enumerate(rows):
        y += (row.gap if place else 0.0) + (stretch if place in heads else 0.0)
        items.append(draw_row(row, LEFT, y))
        y += row.height
    return worded_side(
        f"{ledger.name}-reference-{number}",
        f"{ledger.title}: {title}",
        *band(ledger, title, size),
        *items,
        *foot,
        hue=game_hue(ledger),
        size=size,
        back=back,
    )


def band(ledger: Ledger, title: str, size: CardFormat = POKER) -> tuple[Item, ...]:
    """The title in a field across the head, between two flowers where all have room.

    A long one stands in two lines.
    """
    top, high = BAND
    wide, hue = size.width - 2 * 6.0, _hue(ledger)
    flowers = text_width(title, "display", _TITLE) <= wide - 15.0 or size == POKER
    room = wide - (15.0 if flowers else 3.0)
    lines, fitted = fit_title(title, "display", 4.4, room, single=_TITLE, floor=_TITLE)
    fitted = fitted if len(lines) == 1 else min(fitted, _TWO_LINES)
    y, apart = top + high / 2, fitted * 1.08
    first = y + fitted * 0.34 - apart * (len(lines) - 1) / 2
    return (
        Shape(outline.rounded(6.0, top, wide, high, 0.9), fill=hue),
        Shape(
            outline.rounded(6.7, top + 0.7, wide - 1.4, high - 1.4, 0.5), stroke="cut", width=0.14
        ),
        *(
            Text(size.width / 2, first + apart * place, line, "display", fitted, "cut", "middle")
            for place, line in enumerate(lines)
        ),
        *(
            Text(x, y + 1.25, "❦", "figures", 3.8, "cut", "middle")
            for x in (10.6, size.width - 10.6)
            if flowers
        ),
    )


def _badges(ledger: Ledger, size: CardFormat) -> tuple[Item, ...]:
    """The signs of the cards in a row between two rules."""
    found = signs(ledger)
    step = min(_BADGE * 1.5, _measure(size) / (len(found) + 2))
    middle, y = size.width / 2, size.height - _BADGES
    half = step * len(found) / 2
    rules = (
        outline.line(LEFT, y, middle - half, y),
        outline.line(middle + half, y, size.width - LEFT, y),
    )
    return (
        *(Shape(data, stroke=_hue(ledger), width=0.18) for data in rules),
        *(
            placed(sign, middle - half + step * (place + 0.5), y, _BADGE, hue)
            for place, (sign, hue) in enumerate(found)
        ),
    )

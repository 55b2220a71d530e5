"""Reference cards: on both sides what a player wants to know at the table, out of the ledger.

A playing card never looks so: there is no letter in its corners, a band with a title runs across
its head, and both sides have words, so that it is told from the pack face up and face down. The
second side is printed among the backs of the pack and has their pattern around its words: where a
printer shifts the sheet, no playing card beside it gets a pale edge by which it would be known.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from generator.engine.ledger import Ledger
from generator.engine.ledger_wording import worded, wording
from generator.errors import TextTooLong
from generator.faces.edition import Edition
from generator.faces.hues import game_hue, hues
from generator.faces.parts import CENTER, HEIGHT, WIDTH, card_scene, frame, placed
from generator.faces.plain import badge, flourish
from generator.faces.reference_rows import Row, Setting, drawn, part_rows
from generator.scene import outline
from generator.scene.card_format import POKER
from generator.scene.fit import fit_line
from generator.scene.model import Item, Scene, Shape, Text

#: Left edge and width of the words, and the band across the head: its top and height.
LEFT = 6.6
MEASURE = WIDTH - 2 * LEFT
BAND = (6.0, 8.2)
#: Where the words begin and must end; with a row of badges at the foot they end earlier.
TOP, FOOT = 15.5, 83.4
_BADGES, _BADGE = 80.4, 3.6
_ORNAMENT = FOOT - _BADGES + _BADGE / 2 + 1.4
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
        _side(ledger, number, title, rows, None if number % 2 else back)
        for number, (title, rows) in enumerate(told, start=1)
    )


def quiet_side(ledger: Ledger, back: Scene) -> Scene:
    """A side without words of play: the title of the game and its ornament."""
    hue = game_hue(ledger)
    return _among_backs(
        f"{ledger.name}-reference-back",
        ledger.title,
        *_panel(back),
        *frame(hue),
        *band(ledger, ledger.title),
        placed(flourish(ledger), CENTER, HEIGHT / 2, 39.0, hue),
    )


def _among_backs(name: str, title: str, *items: Item) -> Scene:
    """A side that is printed among backs, and bleeds as far as they do."""
    return replace(card_scene(name, title, *items), bleed=POKER.back_bleed)


def _panel(back: Scene) -> tuple[Item, ...]:
    """The pattern of the backs, and a field on it for the words."""
    wide, high = WIDTH - 2 * _RIM, HEIGHT - 2 * _RIM
    return (*back.items, Shape(outline.rounded(_RIM, _RIM, wide, high, 2.4), fill="paper"))


def _sides(ledger: Ledger, place: int, edition: Edition) -> list[list[Row]]:
    """The rows of a side, which goes on to others where it must, in the greatest type for these."""
    most, least = _SIZES[edition.large_index]

    def made(size: float) -> list[list[Row]]:
        how = Setting(MEASURE, size, _hue(ledger), columns=not edition.large_index)
        return _broken(_rows(ledger, place, how))

    smallest = made(least)
    for step in range(round((most - least) / _STEP)):
        with suppress(TextTooLong):  # a word may be too wide in large type
            if len(larger := made(most - _STEP * step)) == len(smallest):
                return larger
    return smallest


def _rows(ledger: Ledger, place: int, how: Setting) -> list[Row]:
    parts = ledger.reference_sides[place].parts
    return [row for part in parts for row in part_rows(ledger, part, how)]


def _hue(ledger: Ledger) -> str:
    return f"{game_hue(ledger)}-deep"


def _height(rows: list[Row]) -> float:
    """How high rows are one below the other; above the first there is no gap."""
    high = 0.0
    for place, row in enumerate(rows):
        high += row.height + (row.gap if place else 0.0)
    return high


def _broken(rows: list[Row]) -> list[list[Row]]:
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
    room = FOOT - TOP
    fewest = _filled(chunks, room)
    lower = (room * share / 20 for share in range(8, 20))
    alike = (sides for high in lower if len(sides := _filled(chunks, high)) == len(fewest))
    return next(alike, fewest)


def _filled(chunks: list[list[Row]], high: float) -> list[list[Row]]:
    """Side after side filled with chunks up to this height; one too high for any is broken."""
    sides: list[list[Row]] = [[]]
    for chunk in chunks:
        whole = _height(chunk) <= FOOT - TOP
        for piece in [chunk] if whole else [[row] for row in chunk]:
            if sides[-1] and _height([*sides[-1], *piece]) > high:
                sides.append([])
            sides[-1] += piece
    return sides


def _side(ledger: Ledger, number: int, title: str, rows: list[Row], back: Scene | None) -> Scene:
    """One side: frame, band, words, and badges at the foot where there is room for them."""
    spare = FOOT - TOP - _height(rows)
    foot = _badges(ledger) if spare >= _ORNAMENT else ()
    spare -= _ORNAMENT if foot else 0.0
    heads = [place for place, row in enumerate(rows) if place and row.keeps]
    stretch = min(spare / (len(heads) + 1), _STRETCH)
    y, items = TOP + max(min(stretch, 0.8), 0.0) * 0.5, []
    for place, row in enumerate(rows):
        y += (row.gap if place else 0.0) + (stretch if place in heads else 0.0)
        items.append(drawn(row, LEFT, y))
        y += row.height
    name = f"{ledger.name}-reference-{number}"
    side = _among_backs if back else card_scene
    return side(
        name,
        f"{ledger.title}: {title}",
        *(_panel(back) if back else ()),
        *frame(game_hue(ledger)),
        *band(ledger, title),
        *items,
        *foot,
    )


def band(ledger: Ledger, title: str) -> tuple[Item, ...]:
    """The title in a field across the head, between two flowers."""
    top, high = BAND
    wide, hue = WIDTH - 2 * 6.0, _hue(ledger)
    size = fit_line(title, "display", 4.4, wide - 15.0, floor=2.6)
    y = top + high / 2
    return (
        Shape(outline.rounded(6.0, top, wide, high, 0.9), fill=hue),
        Shape(
            outline.rounded(6.7, top + 0.7, wide - 1.4, high - 1.4, 0.5), stroke="cut", width=0.14
        ),
        Text(CENTER, y + size * 0.34, title, "display", size, "cut", "middle"),
        *(Text(x, y + 1.25, "❦", "figures", 3.8, "cut", "middle") for x in (10.6, WIDTH - 10.6)),
    )


def _badges(ledger: Ledger) -> tuple[Item, ...]:
    """The badges of all suits, or of strokes, in a row between two rules."""
    found = hues(ledger)
    step = min(_BADGE * 1.5, MEASURE / (len(found) + 2))
    half = step * len(found) / 2
    rules = (
        outline.line(LEFT, _BADGES, CENTER - half, _BADGES),
        outline.line(CENTER + half, _BADGES, WIDTH - LEFT, _BADGES),
    )
    return (
        *(Shape(data, stroke=_hue(ledger), width=0.18) for data in rules),
        *(
            placed(badge(ledger, name), CENTER - half + step * (place + 0.5), _BADGES, _BADGE, hue)
            for place, (name, hue) in enumerate(found.items())
        ),
    )

"""Printers of one color break gray up into dots: what must be read has none to be broken up.

A card is drawn at 600 dots to the inch and broken up by an ordered dither, as a laser printer does
it. Wherever its lettering, its index or its frame covers a dot whole, that dot must be black.
"""

import io
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from types import MappingProxyType

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from cardwright.drawing.faces import all_cards, front, reference_sides
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.color import BLACK, WHITE, Color
from cardwright.drawing.scene.inks import PALETTES, Palette
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Use
from cardwright.drawing.scene.png import png
from cardwright.engine.cards import Card
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from tests.faces.test_editions import ids
from tests.tiers import every

DPI = 600
LARGE = Edition(large_index=True)
WAYS = list(product((STANDARD, LARGE), ("grayscale", "low-ink")))
#: Every card in each way, beginning each time with another.
CASES = [
    (game, card, *WAYS[(number + turn) % len(WAYS)])
    for game in GAMES
    for number, card in enumerate(all_cards(load_ledger(game)))
    if card.copy <= 4  # later copies of a stroke have the same drawings again
    for turn in range(len(WAYS))
]


@cache
def _cell() -> NDArray[np.int64]:
    """In what order the dots of a cell turn black as it grows darker: Bayer's, 8 by 8."""
    cell = np.zeros((1, 1), dtype=int)
    for _ in range(3):
        cell = np.block([[4 * cell, 4 * cell + 2], [4 * cell + 3, 4 * cell + 1]])
    return cell


def _gray(scene: Scene, palette: Palette) -> NDArray[np.uint8]:
    """The light of each dot, from 0 to 255."""
    with Image.open(io.BytesIO(png(scene, palette, dpi=DPI))) as image:
        return np.asarray(image.convert("L"))


def _printed(gray: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Which dots turn black."""
    high, wide = gray.shape
    cell = np.tile(_cell(), (-(-high // 8), -(-wide // 8)))[:high, :wide]
    black: NDArray[np.bool_] = gray < (cell + 0.5) * 4
    return black


def _read(items: tuple[Item, ...]) -> Iterator[Item]:
    """What must be read: lettering, badges of an index, and rules; not the field of a picture."""
    for item in items:
        match item:
            case Text() if item.ink != "cut":  # white on its band
                yield item
            case Shape() if item.stroke and not item.fill:
                yield item
            case Group(clip=""):
                yield replace(item, items=tuple(_read(item.items)))
            case Use() if any(to.endswith("-sign") for _, to in item.inks):
                yield item


def _black(palette: Palette) -> Palette:
    """The palette with black for everything that it prints."""

    def black(color: Color | None) -> Color | None:
        return color if color in {None, WHITE} else BLACK

    colors = {ink: black(color) for ink, color in palette.colors.items()}
    return Palette("black", MappingProxyType(colors))


def solid(scene: Scene, palette: Palette) -> float:
    """The share of black among the dots that are wholly covered by what must be read."""
    must = _gray(replace(scene, items=tuple(_read(scene.items))), _black(palette)) == 0
    assert must.sum() > 2000
    return float(_printed(_gray(scene, palette))[must].mean())


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("game", "card", "edition", "palette"), every(271, CASES, deep=36), ids=ids
)
def test_names_indexes_and_rules_are_solid_on_a_printer_of_one_color(
    game: str, card: Card, edition: Edition, palette: str
) -> None:
    if card.kind != "ball":  # which has nothing to be read
        assert solid(front(load_ledger(game), card, edition), PALETTES[palette]) > 0.9999


@pytest.mark.parametrize("palette", every(2, ["grayscale", "low-ink"], start=1))
@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_reference_cards_are_solid_too(game: str, palette: str) -> None:
    for side in reference_sides(load_ledger(game), STANDARD)[::2]:
        assert solid(side, PALETTES[palette]) > 0.9999


def test_a_gray_name_is_found() -> None:
    """The planted fault: lettering as low ink had it, four fifths black."""
    low = PALETTES["low-ink"]
    gray = replace(low, colors=MappingProxyType({**low.colors, "ink": Color("gray", (0x33,))}))
    card = all_cards(load_ledger("court"))[0]
    assert solid(front(load_ledger("court"), card), gray) < 0.95

"""The faces of Portrait Authors: one name, and a bust in an oval or a thing in a panel."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image

from cardwright.drawing.faces import all_cards, front
from cardwright.drawing.faces.author_parts import OVAL, PANEL, in_panel
from cardwright.drawing.faces.author_stage import life
from cardwright.drawing.faces.parts import HEIGHT, INDEX, INNER, NOTCH, WIDTH, placed
from cardwright.drawing.scene.fonts import font
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Group, Scene, Text, Use
from cardwright.drawing.scene.png import png
from cardwright.drawing.scene.svg_in import motif
from cardwright.engine.cards import Card
from cardwright.ledger import load_ledger

LEDGER = load_ledger("portrait-authors")
CARDS = all_cards(LEDGER)
SKETCHES = [card for card in CARDS if card.side == "sketch"]


def lines(card: Card) -> list[Text]:
    """The upright texts of a card, from its head to its foot, without the index."""
    found = [item for item in front(LEDGER, card).items if isinstance(item, Text)]
    return sorted((text for text in found if text.x > INDEX), key=lambda text: text.y)


def picture(card: Card) -> Use:
    """The bust in its oval, or the thing in its panel."""
    kind = "oval" if card.side == "portrait" else "panel"
    items = front(LEDGER, card).items
    (use,) = (i for i in items if isinstance(i, Use) and i.scene.name.startswith(kind))
    return use


def box(use: Use) -> tuple[float, float, float, float]:
    scale, _, _, _, x, y = use.transform
    return x, y, x + use.scene.width * scale, y + use.scene.height * scale


def test_the_class_is_at_the_head_and_one_name_below_it() -> None:
    for card in CARDS:
        author = LEDGER.author(card.author)
        above = [text.text for text in lines(card) if text.y < box(picture(card))[1]]
        assert above == [LEDGER.suit(card.suit).singular, *author.name.rsplit(" ", 1)]
        assert author.name not in [text.text for text in lines(card)]


def test_names_have_one_size_on_all_cards() -> None:
    def capital(text: Text) -> float:
        scaled = font(text.font)
        glyph = scaled.shaper.get_nominal_glyph(ord("H"))
        extents = scaled.shaper.get_glyph_extents(glyph)
        return float(text.size * extents.y_bearing / scaled.units)

    names = {tuple(round(capital(text), 2) for text in lines(card)[1:3]) for card in CARDS}
    assert names == {(2.2, 4.0)}


def test_a_picture_has_its_size_and_is_off_the_frame_and_the_index() -> None:
    for card in CARDS:
        left, top, right, foot = box(picture(card))
        size = OVAL if card.side == "portrait" else PANEL
        assert (right - left, foot - top) == pytest.approx(size)
        assert top > INNER + NOTCH[1]
        assert INNER + 4.2 < left < right < WIDTH - INNER - 1
        assert foot < HEIGHT - INNER - NOTCH[1]


def test_a_sketch_has_its_picture_first_then_a_life_of_four_lines() -> None:
    for card in SKETCHES:
        author = LEDGER.author(card.author)
        block = life(author)
        assert len(block.lines) == 4, author.id
        assert block.size == 2.8, author.id
        foot = box(picture(card))[3]
        assert picture(card).scene.name.endswith(f"emblem-{author.id}")
        *told, years = (text for text in lines(card) if text.y > foot)
        assert len({text.y for text in told}) == 4
        assert years.text == author.years


def test_no_caption_repeats_the_life() -> None:
    for card in SKETCHES:
        author = LEDGER.author(card.author)
        work = author.work.rpartition(", ")[0].removeprefix("The ")
        assert work in author.life.replace("*", ""), author.id
        assert author.work not in [text.text for text in lines(card)]


def panels() -> Iterator[tuple[Scene, Scene]]:
    for author in LEDGER.authors[::8]:
        thing = motif("portrait-authors", f"emblem-{author.id}")
        yield thing, in_panel(thing)


def printed(panel: Scene, palette: str) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """The gray levels of a panel in green."""
    wide, high = PANEL
    use = placed(panel, wide / 2, high / 2, wide, "green")
    drawn = png(Scene(wide, high, (use,)), PALETTES[palette], dpi=100)
    return np.asarray(Image.open(io.BytesIO(drawn)).convert("L"))


def test_a_panel_has_a_black_shelf() -> None:
    for _, panel in panels():
        assert (printed(panel, "color")[-6:-2] < 40).all()


def test_a_panel_adds_nothing_where_there_is_little_ink() -> None:
    for thing, panel in panels():
        (group,) = panel.items
        assert isinstance(group, Group)
        bare = replace(panel, items=(replace(group, items=group.items[1:2]),))
        apart = printed(panel, "low-ink").astype(int) - printed(bare, "low-ink")
        assert np.abs(apart).max() < 4, thing.name  # of the levels of gray, at edges on white

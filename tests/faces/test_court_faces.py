"""The faces of Court: every card its own picture, on the field of its color."""

from __future__ import annotations

import io

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from cardwright.drawing.faces import all_cards, front
from cardwright.drawing.faces.heraldry import heraldic_field
from cardwright.drawing.faces.parts import DEEP_NOTCH, HEIGHT, INNER, NOTCH, WIDTH
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Item, Scene, Shape, Use
from cardwright.drawing.scene.png import png
from cardwright.drawing.scene.reach import points
from cardwright.drawing.scene.svg_in import motif
from cardwright.engine.cards import Card
from cardwright.ledger import load_ledger
from cardwright.ledger.hues import HUES

CARDS = all_cards(load_ledger("court"))
#: The side of a field that is looked at alone, mm.
SIDE = 20.0


def uses(items: tuple[Item, ...]) -> list[Use]:
    return [item for item in items if isinstance(item, Use)]


def subject(card: Card) -> tuple[Use, Use]:
    """The halo of a card and the picture that is printed over it."""
    name = f"{load_ledger('court').rank(card.rank).id}-{card.suit}"
    shown = uses(front(load_ledger("court"), card).items)
    paper, picture = (motif("court", stem) for stem in (f"halo-{name}", name))
    assert [use.scene for use in shown].count(picture) == 1
    (place,) = (number for number, use in enumerate(shown) if use.scene == paper)
    assert shown[place + 1].scene == picture
    return shown[place], shown[place + 1]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_shows_the_picture_of_its_rank_and_color_on_its_halo(card: Card) -> None:
    halo, picture = subject(card)
    assert halo.transform == picture.transform
    assert 0.94 < picture.transform[0] < 1.15


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_picture_with_its_halo_is_inside_the_frame_and_off_the_index(card: Card) -> None:
    halo, _ = subject(card)
    across, down = DEEP_NOTCH if card.value else NOTCH
    low, beside = INNER + down, INNER + across
    for x, y in points(Scene(1, 1, (halo,))):
        assert INNER + 0.9 < x < WIDTH - INNER - 0.9
        assert 15 < y < HEIGHT - INNER - 0.9
        assert x > beside or y > low
        assert x < WIDTH - beside or y < HEIGHT - low


def test_one_name_is_on_a_card() -> None:
    for card in CARDS:
        said = front(load_ledger("court"), card).words
        assert said.count(card.name) == 1


def field(hue: str, palette: str) -> NDArray[np.int16]:
    """The gray levels of a square field in a hue, 0.1 mm to the dot."""
    items = heraldic_field(hue, (0, 0, SIDE, SIDE), outline.rectangle(0, 0, SIDE, SIDE))
    ground = Shape(outline.rectangle(0, 0, SIDE, SIDE), fill="ground")
    drawn = png(Scene(SIDE, SIDE, (ground, *items)), PALETTES[palette], dpi=254)
    return np.asarray(Image.open(io.BytesIO(drawn)).convert("L")).astype(np.int16)


@pytest.mark.parametrize("palette", ["color", "grayscale"])
def test_the_rulings_are_petra_sanctas(palette: str) -> None:
    rows, columns = {}, {}
    for hue in ("gold", "blue", "red", "black"):
        gray = field(hue, palette)
        lined = gray < np.median(gray) - 25
        rows[hue], columns[hue] = lined.mean(axis=1).max(), lined.mean(axis=0).max()
        assert lined.any()
    assert {hue for hue in rows if rows[hue] > 0.95} == {"blue", "black"}
    assert {hue for hue in columns if columns[hue] > 0.95} == {"red", "black"}
    assert max(rows["gold"], columns["gold"]) < 0.6


def test_every_hue_has_a_ruling_of_its_own() -> None:
    fields = [field(hue, "grayscale") for hue in HUES]
    marks = [(gray < np.median(gray) - 25).tobytes() for gray in fields]
    assert len(set(marks)) == len(HUES)


def test_low_ink_leaves_the_field_blank() -> None:
    for hue in HUES:
        assert (field(hue, "low-ink") == 255).all()

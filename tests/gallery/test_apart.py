"""No two cards that must be told apart look alike: in gray, or to any color-blind eye."""

from dataclasses import replace
from itertools import product

import pytest

from cardwright.building.gallery.apart import INDEX, PICTURE, Pair, closest, compared, distinct
from cardwright.building.gallery.vision import views
from cardwright.drawing.faces import all_cards, front
from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.faces.parts import placed
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Use
from cardwright.drawing.scene.svg_in import motif
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from tests.faces.test_editions import texts
from tests.tiers import Sample, every, few

VIEWS = {view.name: view for view in views()}


@pytest.mark.parametrize(("game", "view"), every(30, product(GAMES, VIEWS), deep=9))
def test_every_two_cards_can_be_told_apart_in_every_view(
    game: str, view: str, sample: Sample
) -> None:
    """In the quick tier one card of two; of few all."""
    faces = distinct(load_ledger(game))
    step = sample(2, 1) if len(faces) > 10 else 1
    pairs = list(compared(faces[::step], VIEWS[view]))
    assert [p.part for p in pairs] == ["index", "picture"]
    assert [p for p in pairs if p.alike] == []


@pytest.mark.deep
def test_the_closest_are_told_in_every_view_by_index_and_by_picture() -> None:
    assert {(p.view, p.part) for p in closest(load_ledger("card-tennis"))} == {
        (view, part) for view in VIEWS for part in ("index", "picture")
    }


@pytest.mark.deep
@pytest.mark.parametrize("game", few(5, GAMES))
def test_cards_with_a_large_index_can_be_told_apart_in_gray(game: str) -> None:
    """So can suits in four colors; gray, which has but one dimension, asks the most."""
    faces = distinct(load_ledger(game), Edition(large_index=True, four_colors=True))
    assert [p for p in compared(faces, VIEWS["grayscale"]) if p.alike] == []


def test_of_copies_one_is_compared_and_of_different_cards_each() -> None:
    assert [name for name, _ in distinct(load_ledger("card-tennis"))] == [
        "Serve",
        "Return",
        "Volley",
        "Net",
    ]
    assert len(distinct(load_ledger("nations"))) == 52


def recolored(item: Item) -> Item:
    """The item with red for blue, and nothing else changed."""
    swap = {
        "blue": "red",
        "blue-deep": "red-deep",
        "blue-tint": "red-tint",
        "blue-rule": "red-rule",
    }
    match item:
        case Use():
            return replace(item, inks=tuple((a, swap.get(b, b)) for a, b in item.inks))
        case Group():
            return replace(item, items=tuple(map(recolored, item.items)))
        case Text():
            return replace(item, ink=swap.get(item.ink, item.ink))
        case Shape() if isinstance(item.fill, str):
            fill, stroke = swap.get(item.fill, item.fill), swap.get(item.stroke, item.stroke)
            return replace(item, fill=fill, stroke=stroke)
    return item


def found(one: Scene, other: Scene, view: str) -> dict[str, Pair]:
    return {p.part: p for p in compared([("one", one), ("other", other)], VIEWS[view])}


def test_cards_that_only_a_color_tells_apart_are_found_in_gray() -> None:
    """The planted fault: one card in two colors, told apart in color and by nobody else."""
    blue = front(
        load_ledger("court"),
        next(c for c in all_cards(load_ledger("court")) if c.id == "blue-crown"),
    )
    red = replace(blue, items=tuple(map(recolored, blue.items)))
    assert not found(blue, red, "color")["picture"].alike
    assert found(blue, red, "grayscale")["index"].alike
    assert found(blue, red, "grayscale")["picture"].area < PICTURE


@pytest.mark.deep
def test_a_card_and_its_copy_do_not_differ_at_all() -> None:
    card = front(load_ledger("sixty-six"), all_cards(load_ledger("sixty-six"))[0])
    for view in VIEWS:
        assert {p.area for p in found(card, card, view).values()} == {0.0}


def test_a_letter_more_is_counted_as_the_ink_it_has() -> None:
    """A black square of 2 × 2 mm in the index counts 4 mm², less what the blur takes."""
    bare = front(load_ledger("sixty-six"), all_cards(load_ledger("sixty-six"))[0])
    square = Shape(outline.rectangle(3.4, 40.0, 2.0, 2.0), fill="ink")
    marked = replace(bare, items=(*bare.items, square))
    assert found(bare, marked, "grayscale")["index"].area == pytest.approx(4.0, abs=0.4)
    assert INDEX < 4.0


@pytest.mark.parametrize("game", GAMES)
def test_every_suit_is_named_in_words_and_by_a_badge_of_its_own(game: str) -> None:
    """Not by color alone: the badges differ in one ink, and the face says the suit in letters."""
    ledger = load_ledger(game)
    if game == "card-tennis":
        return
    names = {"sixty-six": "{}"}.get(game, "badge-{}")
    badges = [
        Scene(63.5, 88.9, (placed(motif(game, names.format(suit.id)), 5.55, 14.4, 5.7, "black"),))
        for suit in ledger.suits
    ]
    named = [(suit.id, badge) for suit, badge in zip(ledger.suits, badges, strict=True)]
    pairs = {p.part: p for p in compared(named, VIEWS["grayscale"])}
    assert pairs["index"].area >= 2.0
    for card in all_cards(load_ledger(game)):
        if card.kind == "card":
            said = " ".join(text.text for text, _ in texts(front(load_ledger(game), card).items))
            suit = ledger.suit(card.suit)
            assert suit.name in said or suit.singular in said, card.id

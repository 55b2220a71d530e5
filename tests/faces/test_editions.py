"""Editions: large indexes, four colors, plain backs; and palettes that save ink."""

import io
from collections.abc import Iterator
from functools import cache

import pytest
from PIL import Image, ImageChops

from cardwright.drawing.faces import all_cards, back, front
from cardwright.drawing.faces.card_tennis import drawing
from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.scene.coverage import coverage
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Group, Item, Scene, Text, Transform, Use, combined
from cardwright.drawing.scene.png import png
from cardwright.drawing.scene.reach import points
from cardwright.drawing.scene.shaping import width
from cardwright.engine.cards import Card
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from tests.tiers import Sample, every

LARGE = Edition(large_index=True)
CARDS = [
    (game, card) for game in GAMES for card in all_cards(load_ledger(game)) if card.kind == "card"
]
UPRIGHT: Transform = (1, 0, 0, 1, 0, 0)
#: 18 points, in mm.
EIGHTEEN_POINTS = 18 / 72 * 25.4


def ids(value: object) -> str:
    return value.id if isinstance(value, Card) else str(value)


def texts(items: tuple[Item, ...], outer: Transform = UPRIGHT) -> Iterator[tuple[Text, Transform]]:
    for item in items:
        match item:
            case Text():
                yield item, outer
            case Group():
                yield from texts(item.items, combined(outer, item.transform))
            case Use():
                yield from texts(item.scene.items, combined(outer, item.transform))


def letter(game: str, card: Card) -> str:
    ledger = load_ledger(game)
    if game == "portrait-authors":
        return ledger.suit(card.suit).letter
    return ledger.rank(card.rank).letter


@cache
def large(game: str, card: Card) -> Scene:
    """A card with a large index."""
    return front(load_ledger(game), card, LARGE)


#: The fonts of an index.
INDEX = {"display", "narrow", "narrowest"}


def indexes(scene: Scene, said: str) -> Iterator[tuple[Text, Transform]]:
    return ((t, m) for t, m in texts(scene.items) if t.text == said and t.font in INDEX)


@pytest.mark.parametrize(("game", "card"), every(7, CARDS), ids=ids)
def test_a_large_index_is_larger_and_stands_in_both_corners(game: str, card: Card) -> None:
    said = letter(game, card)
    usual = max(t.size for t, _ in indexes(front(load_ledger(game), card), said))
    scene = large(game, card)
    found = list(indexes(scene, said))
    ((across, *upright, x, y),) = {m for _, m in found if m[0] > 0}
    assert upright == [0, 0, 1]
    if said.isdigit():  # squeezed, and no more than a quarter
        assert 0.73 < across <= 1
    else:
        assert (across, x, y) == UPRIGHT[:1] + UPRIGHT[4:]
    (other,) = {m for _, m in found if m[0] < 0}
    assert other == pytest.approx((-across, 0, 0, -1, scene.width - x, scene.height - y))
    for text, _ in found:
        assert text.size >= max(EIGHTEEN_POINTS, usual * 1.3)


@pytest.mark.parametrize(("game", "card"), every(7, CARDS), ids=ids)
def test_the_type_of_a_large_index_card_lies_3_mm_inside_the_cut(game: str, card: Card) -> None:
    scene = large(game, card)
    for text, (a, b, c, d, e, f) in texts(scene.items):
        wide = width(text.text, text.font, text.size, text.tracking)
        left = text.x - wide * {"start": 0, "middle": 0.5, "end": 1}[text.anchor]
        for x in (left, left + wide):
            for y in (text.y, text.y - text.size * 0.72):
                px, py = a * x + c * y + e, b * x + d * y + f
                assert 3 <= px <= scene.width - 3, text
                assert 3 <= py <= scene.height - 3, text


@pytest.mark.parametrize(("game", "card"), every(7, CARDS), ids=ids)
def test_a_picture_keeps_clear_of_the_large_index(game: str, card: Card) -> None:
    scene = large(game, card)
    used = [use for use in scene.items if isinstance(use, Use) and use.transform[0] > 0]
    if len(used) < 2:  # a figure in its panel, or a portrait: only the badge is placed by itself
        return
    badge, *_, picture = sorted(used, key=lambda use: use.scene.width * use.transform[0])
    low = badge.transform[5] + badge.scene.height * badge.transform[3]
    right = badge.transform[4] + badge.scene.width * badge.transform[0]
    for x, y in points(Scene(1, 1, (picture,))):
        assert 4.6 <= x <= scene.width - 4.6
        assert x > right or y > low
        assert scene.width - x > right or scene.height - y > low


@pytest.mark.full
@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_cards_with_a_large_index_are_all_different(game: str) -> None:
    seen: dict[object, str] = {}
    for card in all_cards(load_ledger(game)):
        if card.kind == "card":
            name = drawing(card) if game == "card-tennis" else card.id
            assert seen.setdefault(front(load_ledger(game), card, LARGE).items, name) == name


def test_four_colors_are_four() -> None:
    def hue(suit: str, edition: Edition) -> str:
        card = next(c for c in all_cards(ledger) if c.suit == suit and c.rank == "9")
        return next(t.ink for t, _ in texts(front(ledger, card, edition).items) if t.text == "9")

    ledger = load_ledger("sixty-six")
    suits = [suit.id for suit in ledger.suits]
    assert len({hue(suit, Edition()) for suit in suits}) == 2
    assert len({hue(suit, Edition(four_colors=True)) for suit in suits}) == 4


@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_low_ink_saves_60_percent_of_what_the_fronts_take(game: str, sample: Sample) -> None:
    """Beyond the cream ground, which low ink leaves unprinted as well."""
    step = sample(5, 1)
    low = whole_of(game, "low-ink", step)
    assert low <= 0.4 * whole_of(game, "color", step)


def whole_of(game: str, palette: str, step: int) -> float:
    """The ink of the fronts of a game, or of one in so many."""
    cards = [card for card in all_cards(load_ledger(game)) if card.kind == "card"]
    if game == "card-tennis":  # many copies of few drawings
        cards = list({drawing(card): card for card in cards}.values())
    return sum(
        sum(coverage(front(load_ledger(game), c), PALETTES[palette], 50)) for c in cards[::step]
    )


@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_a_plain_back_needs_a_tenth_of_the_ink_and_may_be_turned_about(game: str) -> None:
    plain = back(load_ledger(game), edition=Edition(plain_backs=True))
    low = PALETTES["low-ink"]
    assert sum(coverage(plain, low)) <= 0.1 * sum(
        coverage(back(load_ledger(game)), PALETTES["color"])
    )
    turned = Group(plain.items, (-1, 0, 0, -1, plain.width, plain.height))
    assert near(plain, Scene(plain.width, plain.height, (turned,)))


def near(one: Scene, other: Scene) -> bool:
    """Whether hardly a pixel of two scenes differs."""
    images = [
        Image.open(io.BytesIO(png(scene, PALETTES["low-ink"], dpi=150))).convert("L")
        for scene in (one, other)
    ]
    histogram = ImageChops.difference(*images).histogram()
    return sum(histogram[64:]) < 0.001 * sum(histogram)

"""Every card of every game: named, indexed both ways, inside its safe area, told from the rest."""

import math
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardwright.drawing.faces import all_cards, back, front, pictures
from cardwright.drawing.faces.card_tennis import drawing
from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.scene.card_format import POKER
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Transform, Use, combined
from cardwright.drawing.scene.shaping import width
from cardwright.drawing.scene.svg_out import svg
from cardwright.engine.cards import Card
from cardwright.errors import UnknownName
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.sheets.layout import PIECES
from tests.tiers import every

CARDS = [(game, card) for game in GAMES for card in all_cards(load_ledger(game))]
COLOR = PALETTES["color"]


def texts(items: tuple[Item, ...], outer: Transform) -> Iterator[tuple[Text, Transform]]:
    """Every text of the items with the transform it is set under."""
    for item in items:
        match item:
            case Text():
                yield item, outer
            case Group():
                yield from texts(item.items, combined(outer, item.transform))
            case Use():
                yield from texts(item.scene.items, combined(outer, item.transform))


def words(scene: Scene) -> list[str]:
    return [text.text for text, _ in texts(scene.items, (1, 0, 0, 1, 0, 0))]


def ids(value: object) -> str:
    return value.id if isinstance(value, Card) else str(value)


@pytest.mark.parametrize(("game", "card"), every(3, CARDS), ids=ids)
def test_a_face_has_the_size_of_its_stock_and_is_titled_with_its_name(
    game: str, card: Card
) -> None:
    scene = front(load_ledger(game), card)
    piece = PIECES[card.kind]
    assert (scene.width, scene.height) == (piece.width, piece.height)
    assert scene.title == card.name


@pytest.mark.parametrize(("game", "card"), every(3, CARDS), ids=ids)
def test_all_type_lies_3_mm_inside_the_cut(game: str, card: Card) -> None:
    scene = front(load_ledger(game), card)
    for text, (a, b, c, d, e, f) in texts(scene.items, (1, 0, 0, 1, 0, 0)):
        wide = width(text.text, text.font, text.size, text.tracking)
        left = text.x - wide * {"start": 0, "middle": 0.5, "end": 1}[text.anchor]
        high = text.size * 0.72
        for x in (left, left + wide):
            for y in (text.y, text.y - high):
                px, py = a * x + c * y + e, b * x + d * y + f
                assert 3 <= px <= scene.width - 3, text
                assert 3 <= py <= scene.height - 3, text


@pytest.mark.parametrize(
    ("game", "card"), every(3, [c for c in CARDS if c[1].kind == "card"]), ids=ids
)
def test_a_card_carries_its_index_upright_and_turned(game: str, card: Card) -> None:
    ledger = load_ledger(game)
    by_suit = game == "portrait-authors"
    letter = ledger.suit(card.suit).letter if by_suit else ledger.rank(card.rank).letter
    scene = front(load_ledger(game), card)
    places = [t for text, t in texts(scene.items, (1, 0, 0, 1, 0, 0)) if text.text == letter]
    upright = [(e, f) for a, b, c, d, e, f in places if a > 0 and d == 1 and not b and not c]
    turned = [(e, f) for a, b, c, d, e, f in places if a < 0 and d == -1 and not b and not c]
    assert upright
    around = [(scene.width - e, scene.height - f) for e, f in turned]
    assert min(math.dist(place, upright[0]) for place in around) < 1e-6


def test_court_cards_carry_the_figure_that_they_count() -> None:
    for card in all_cards(load_ledger("court")):
        said = words(front(load_ledger("court"), card)).count(str(card.value))
        assert said == (2 if card.value else 0), "in the index, at both ends"


#: A hand of thirteen that is held so wide, in mm, shows so much of each card but the uppermost.
FAN = (160.0 - POKER.width) / 12


@pytest.mark.quick(1)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(
    ("game", "card"), every(3, [c for c in CARDS if c[1].kind == "card"]), ids=ids
)
def test_a_hand_of_thirteen_shows_the_index_of_each_card(
    game: str, card: Card, *, large: bool
) -> None:
    ledger = load_ledger(game)
    scene = front(ledger, card, Edition(large_index=large))
    letter = ledger.suit(card.suit).letter if card.author else ledger.rank(card.rank).letter
    told = {letter, str(card.value)} if game == "court" and card.value else {letter}
    found: dict[str, float] = {}
    for text, (a, *_, e, _f) in texts(scene.items, (1, 0, 0, 1, 0, 0)):
        if a > 0 and text.text in told and e + a * text.x < POKER.width / 4:
            half = a * width(text.text, text.font, text.size) / 2
            assert e + a * text.x - half >= POKER.safe
            found[text.text] = max(found.get(text.text, 0.0), e + a * text.x + half)
    assert set(found) == told
    assert max(found.values()) <= FAN + 0.05


def test_portrait_cards_name_class_author_and_the_three_colleagues() -> None:
    ledger = load_ledger("portrait-authors")
    for card in all_cards(load_ledger("portrait-authors")):
        said = words(front(load_ledger("portrait-authors"), card))
        author = ledger.author(card.author)
        assert ledger.suit(author.group).singular in said
        assert author.name.split()[-1] in said
        others = {a.name for a in ledger.authors if a.group == author.group} - {author.name}
        if card.side == "portrait":
            assert others <= set(said)
            assert len(others) == 3
        else:
            assert author.years in said


def test_sketch_cards_tell_the_whole_life() -> None:
    ledger = load_ledger("portrait-authors")
    for card in all_cards(load_ledger("portrait-authors")):
        if card.side == "sketch":
            said = "".join(words(front(load_ledger("portrait-authors"), card))).replace(" ", "")
            assert ledger.author(card.author).life.replace("*", "").replace(" ", "") in said


@pytest.mark.parametrize("game", GAMES)
def test_no_two_different_cards_look_alike(game: str) -> None:
    seen: dict[tuple[Item, ...], str] = {}
    kinds = set()
    for card in all_cards(load_ledger(game)):
        kind = card.id
        if card.kind == "ball":
            kind = "ball"
        elif game == "card-tennis" and card.kind == "card":
            kind = drawing(card)  # the copies of a stroke take its drawings by turns
        kinds.add(kind)
        assert seen.setdefault(front(load_ledger(game), card).items, kind) == kind
    assert len(seen) == len(kinds)


@pytest.mark.parametrize("game", GAMES)
def test_backs_and_grounds_run_on_into_the_bleed(game: str) -> None:
    for card in all_cards(load_ledger(game)):
        if card.kind != "ball":
            assert front(load_ledger(game), card).bleed == POKER.bleed
            assert back(load_ledger(game), card.kind).bleed == POKER.back_bleed


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_every_card_back_and_reference_card_cut_to_shape(game: str) -> None:
    names = [name for name, _ in pictures(load_ledger(game))]
    expected = [card.id for card in all_cards(load_ledger(game))] + ["back"]
    if game == "card-tennis":
        expected += ["back-tray", "back-ball"]
    assert names == [*expected, "reference-1", "reference-2"]
    for _, scene in pictures(load_ledger(game)):
        assert scene.bleed == 0


@pytest.mark.parametrize("palette", PALETTES)
def test_every_palette_prints_a_face_of_every_game(palette: str) -> None:
    for game in GAMES:
        text = svg(front(load_ledger(game), all_cards(load_ledger(game))[0]), PALETTES[palette])
        assert "<path" in text
        if palette != "color":
            assert str(COLOR.color("ground")) not in text


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownName, match="did you mean “court”"):
        back(replace(load_ledger("court"), name="cuort"))


def test_shapes_name_only_inks() -> None:
    def inks(items: tuple[Item, ...]) -> Iterator[str]:
        for item in items:
            if isinstance(item, Shape):
                yield from (ink for ink in (item.fill, item.stroke) if isinstance(ink, str) and ink)
            elif isinstance(item, Group):
                yield from inks(item.items)

    for game, card in CARDS:
        assert set(inks(front(load_ledger(game), card).items)) <= set(COLOR.colors)

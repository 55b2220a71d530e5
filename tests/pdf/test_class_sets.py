"""Class sets: as many decks as a class needs, told apart by their backs; cards printed again."""

import io
import json
import math
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageChops

from cardwright.building.artifacts import printed_artifacts
from cardwright.building.options import DeckOptions
from cardwright.building.spec import BuildSpec
from cardwright.cli.group import run
from cardwright.drawing.faces import all_cards, back, front, reference_cards
from cardwright.drawing.faces.edition import STANDARD
from cardwright.drawing.faces.marked import LETTERS, numbered, of_deck, on_words, shape
from cardwright.drawing.scene.card_format import BUSINESS, JUMBO, MINI, POKER, CardFormat
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import (
    IDENTITY,
    Group,
    Item,
    Scene,
    Shape,
    Text,
    Transform,
    Use,
    combined,
)
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.png import png
from cardwright.drawing.scene.reach import lettering, points
from cardwright.engine.cards import deck_pack
from cardwright.errors import UsageError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.sheets.card_selection import MOST, CardSelection, picked
from cardwright.printing.sheets.checklist import Checklist
from cardwright.printing.sheets.deck import deck_pdf
from cardwright.printing.sheets.layout import CARD
from cardwright.printing.sheets.plan import deck_batches, sheets
from tests.pdf import verapdf
from tests.tiers import ALONE, every, few

A4 = PAPERS["a4"]
#: The least type, in mm.
SIX_POINTS = 6 * 25.4 / 72
SIZED = (POKER, JUMBO, MINI, *BUSINESS)


@cache
def made(game: str, copies: int) -> bytes:
    ledger = load_ledger(game)
    names = tuple(enumerate((card.name for card in deck_pack(ledger)), start=1))
    batches = deck_batches(ledger, A4, pick=CardSelection(copies=copies))
    told = Checklist(ledger.title, copies, names)
    return deck_pdf(ledger.title, batches, A4, PALETTES["color"], checklist=told)


def pages(data: bytes) -> list[str]:
    return [str(page.get_textpage().get_text_range()) for page in pypdfium2.PdfDocument(data)]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_there_once_in_each_deck(game: str) -> None:
    ledger = load_ledger(game)
    whole = deck_batches(ledger, A4)
    each = deck_batches(ledger, A4, pick=CardSelection(copies=3))
    assert [batch.deck for batch in each] == [f"deck {letter}" for letter in "ABC" for _ in whole]
    for place, batch in enumerate(each):
        same = whole[place % len(whole)]
        assert [face.name for face, _ in batch.cards] == [face.name for face, _ in same.cards]
        if batch.piece == CARD:
            said = [face.words for face, _ in batch.cards if "Number" in face.words]
            assert [int(words.rpartition("Number ")[2][:-1]) for words in said][
                : len(deck_pack(ledger))
            ] == list(range(1, len(deck_pack(ledger)) + 1))


def test_numbers_are_those_of_the_pack_also_where_some_cards_are_picked() -> None:
    ledger = load_ledger("court")
    pick = picked(ledger, "17, gold-crown", copies=2)
    one, other = deck_batches(ledger, A4, pick=pick)
    assert [face.words.rpartition("Number ")[2] for face, _ in one.cards] == ["1.", "17."]
    assert [face.name for face, _ in one.cards] == [face.name for face, _ in other.cards]
    whole, _ = deck_batches(ledger, A4, pick=CardSelection(copies=2))
    said = ["Number" in face.words for face, _ in whole.cards]
    assert said == [True] * 32 + [False] * (len(whole.cards) - 32), "no spare card has one"


def test_all_cards_of_a_deck_have_one_mark_and_no_two_decks_the_same() -> None:
    ledger = load_ledger("court")
    usual = back(ledger)
    marked = [of_deck(usual, deck) for deck in range(MOST)]
    assert len(set(marked)) == MOST == len(LETTERS)
    for deck in (0, 7):
        found = deck_batches(ledger, A4, pick=CardSelection(copies=8))[deck]
        behind = {other for _, other in found.cards if other.width == usual.width}
        assert of_deck(usual, deck) in behind
        assert behind - {of_deck(usual, deck)} == {
            on_words(other, deck)
            for _, other in deck_batches(ledger, A4)[0].cards
            if other != usual
        }, "and words behind reference cards, with the mark above them"


@pytest.mark.full
def test_a_sheet_holds_cards_of_one_deck_and_says_of_which() -> None:
    ledger = load_ledger("court")
    found = list(sheets(deck_batches(ledger, A4, pick=CardSelection(copies=3)), A4))
    assert [sheet.deck for sheet in found] == [f"deck {x}" for x in "AAAABBBBCCCC"]
    *printed, checklist = pages(made("court", 3))
    for text, deck in zip(printed[::2], "AAAABBBBCCCC", strict=True):
        assert f"Court · deck {deck} · fronts" in " ".join(text.split())
    assert "Court: a checklist for 3 decks" in checklist
    for number, card in enumerate(deck_pack(ledger), start=1):
        assert re.search(rf"\b{number} +{card.name}", checklist)


def added_points(bare: Scene, more: Scene) -> list[tuple[float, float]]:
    """The points of the paths that more has and the bare one has not."""
    return list(points(Scene(bare.width, bare.height, more.items[len(bare.items) :])))


def inked(bare: Scene, more: Scene) -> Image.Image:
    """What is printed of more than the bare one has: twenty dots to the millimeter."""
    added = more.items[len(bare.items) :]
    assert added
    scene = Scene(bare.width, bare.height, added)
    with Image.open(io.BytesIO(png(scene, PALETTES["grayscale"], dpi=508))) as image:
        return ImageChops.invert(image.convert("L")).point(lambda dark: 255 * (dark > 32))


@pytest.mark.parametrize("game", every(3, GAMES))
def test_marks_and_numbers_stand_well_inside_the_cut_and_read_from_both_ends(game: str) -> None:
    ledger = load_ledger(game)
    plain = front(ledger, deck_pack(ledger)[0])
    usual = back(ledger)
    for deck in (0, 3):
        drawn = added_points(usual, of_deck(usual, deck))
        assert min(min(x, y) for x, y in drawn) >= POKER.safe
        assert max(x for x, _ in drawn) <= usual.width - POKER.safe
        assert max(y for _, y in drawn) <= usual.height - POKER.safe
        turned = {(round(usual.width - x, 3), round(usual.height - y, 3)) for x, y in drawn}
        assert turned == {(round(x, 3), round(y, 3)) for x, y in drawn}
    mark = inked(usual, of_deck(usual, 3))
    for printed in (inked(plain, numbered(plain, 64)), mark):
        left, top, right, bottom = (edge / 20 for edge in printed.getbbox() or ())
        assert min(left, top) >= POKER.safe
        assert right <= plain.width - POKER.safe
        assert bottom <= plain.height - POKER.safe
    apart = ImageChops.difference(mark, mark.rotate(180))
    assert apart.histogram()[255] < 0.01 * mark.histogram()[255], "letters, too"


@pytest.mark.deep
@pytest.mark.parametrize("game", few(5, GAMES))
def test_a_class_set_is_read_aloud_without_fault(game: str) -> None:
    data = made(game, 2)
    verdict = verapdf.accessible(data)
    assert verdict.faults == ()
    with pikepdf.open(io.BytesIO(data)) as pdf:
        titles = [str(part.T) for part in pdf.Root.StructTreeRoot.K.K]
    assert titles[-1] == "Checklist"


def placed(items: tuple[Item, ...], outer: Transform = IDENTITY) -> Iterator[tuple[Item, float]]:
    """Every text and shape of a side, and the highest y that it reaches, in mm from its head."""
    for item in items:
        match item:
            case Group():
                yield from placed(item.items, combined(outer, item.transform))
            case Use():
                yield from placed(item.scene.items, combined(outer, item.transform))
            case Text():
                yield item, outer[3] * (item.y - 0.8 * item.size) + outer[5]
            case Shape():
                drawn = Scene(0, 0, (Group((item,), outer),))
                yield item, min(y for _, y in points(drawn))


@pytest.mark.parametrize(
    ("game", "size"),
    every(15, product(GAMES, SIZED)),
    ids=lambda value: value if isinstance(value, str) else f"{value.width}x{value.height}",
)
def test_reference_cards_have_the_mark_above_their_words(game: str, size: CardFormat) -> None:
    """On both sides, inside the cut, of a type that can be read, and over no letter."""
    ledger = load_ledger(game)
    edition = replace(STANDARD, size=size, large_index=size == MINI)
    for bare in (side for pair in reference_cards(ledger, edition) for side in pair):
        more = on_words(bare, 3, size)
        added = Scene(bare.width, bare.height, more.items[len(bare.items) :])
        xs, ys = zip(*points(added), strict=True)
        field = added.items[0]
        assert isinstance(field, Shape)
        line = field.width / 2
        assert min(*xs, *ys) - line >= size.safe
        assert max(xs) + line <= bare.width - size.safe
        ((letter, high),) = lettering(added)
        assert letter == "D"
        assert high >= SIX_POINTS
        assert more.words == f"{bare.words or bare.title} Of deck D."
        around = [*placed(bare.items)]
        band = min(y for item, y in around if isinstance(item, Shape) and "-deep" in str(item.fill))
        assert max(ys) + line < min([band, *(y for item, y in around if isinstance(item, Text))])


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_printed_of_a_deck_has_its_mark(game: str) -> None:
    """Backs, both sides of reference cards, trays and balls: nothing can be put into another."""
    ledger = load_ledger(game)
    for batch in deck_batches(ledger, A4, pick=CardSelection(copies=3)):
        for face, behind in batch.cards:
            assert behind.title.endswith(f", {batch.deck}")
            if behind != batch.cards[0][1]:
                assert face.title.endswith(f", {batch.deck}")
                assert face.words.endswith(f"Of {batch.deck}.")


def test_the_mark_of_a_ball_stands_well_inside_its_cut() -> None:
    bare = back(load_ledger("card-tennis"), "ball")
    radius = bare.width / 2
    far = [math.dist(at, (radius, radius)) for at in added_points(bare, of_deck(bare, 12))]
    assert far
    assert max(far) <= radius - POKER.safe


@pytest.mark.parametrize("palette", ["low-ink", "grayscale", "color"])
def test_shapes_are_solid_in_every_palette(palette: str) -> None:
    """A thin outline would hardly be told from another."""
    scene = Scene(12.0, 12.0, (shape(3, 6.0, 6.0, 10.0),))
    with Image.open(io.BytesIO(png(scene, PALETTES[palette], dpi=254))) as image:
        gray = image.convert("L")
        assert gray.tobytes()[60 * gray.width + 60] < 70


def test_some_cards_are_printed_again_with_their_backs() -> None:
    ledger = load_ledger("court")
    pick = picked(ledger, "17, gold-crown,17")
    assert pick.cards == (all_cards(ledger)[0].id, all_cards(ledger)[16].id)
    (batch,) = deck_batches(ledger, A4, pick=pick)
    assert [face.title for face, _ in batch.cards] == ["Gold Crown", "Black Crown"]
    (sheet,) = sheets([batch], A4)
    assert sheet.backs.keys() >= sheet.fronts.keys()
    assert {other for _, other in batch.cards} == {back(ledger)}


def test_a_tray_and_a_card_are_printed_again_on_sheets_of_their_own() -> None:
    ledger = load_ledger("card-tennis")
    pick = picked(ledger, "tray-centre,serve-01")
    assert [len(batch.cards) for batch in deck_batches(ledger, A4, pick=pick)] == [1, 1]


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("33", r"Court has no card 33"),
        ("0", r"Court has no card 0"),
        ("gold-crwn", r"there is no card “gold-crwn”"),
        (",", r"there is no card"),
        ("\uff19", r"there is no card"),
        ("9" * 30, r"Court has no card 9+"),
    ],
)
def test_cards_that_are_none_are_told(cards: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        picked(load_ledger("court"), cards)


def test_cards_are_of_one_game_and_decks_have_letters() -> None:
    for games in ((), ("court", "nations")):
        with pytest.raises(UsageError, match="--cards needs exactly one game"):
            BuildSpec.of(games, deck=DeckOptions(cards="1"))
    with pytest.raises(UsageError, match="27 decks cannot be marked"):
        CardSelection(copies=27)


def test_one_deck_of_a_class_set_is_printed_as_it_is_in_the_set() -> None:
    ledger = load_ledger("card-tennis")
    whole = deck_batches(ledger, A4, pick=CardSelection(copies=8))
    alone = deck_batches(ledger, A4, pick=CardSelection(deck="C"))
    assert [(batch.piece, batch.cards) for batch in alone] == [
        (batch.piece, batch.cards) for batch in whole if batch.deck == "deck C"
    ]


def test_a_lost_card_of_one_deck_is_printed_alone_with_number_and_mark() -> None:
    ledger = load_ledger("court")
    pick = DeckOptions(cards="17,gold-crown", deck="c").selection(ledger)
    (batch,) = deck_batches(ledger, A4, pick=pick)
    (whole, *_) = [
        b for b in deck_batches(ledger, A4, pick=CardSelection(copies=8)) if b.deck == "deck C"
    ]
    assert batch.cards == (whole.cards[0], whole.cards[16])
    assert {behind for _, behind in batch.cards} == {of_deck(back(ledger), 2)}


def test_a_deck_by_its_letter_is_told_by_the_file_its_sheets_and_the_manifest(
    tmp_path: Path,
) -> None:
    out = tmp_path / "out"
    asked = ("--paper", "a4", "--deck", "C", "--cards", "17")
    assert run(["deck", "court", *asked, "-o", str(out), *ALONE]) == 0
    (file,) = out.rglob("*.pdf")
    assert file.name == "deck-some-marked-c-a4.pdf"
    manifest = json.loads((out / "manifest.json").read_bytes())["files"]
    assert manifest["court/deck-some-marked-c-a4.pdf"]["edition"] == "color, 1 card, deck C"
    fronts, backs = (" ".join(text.split()) for text in pages(file.read_bytes()))
    assert "Court · color, 1 card, deck C · fronts · page 1 of 2" in fronts
    assert "Court · color, 1 card, deck C · backs · page 2 of 2" in backs
    with pikepdf.open(file) as pdf:
        assert str(pdf.docinfo.Title).endswith(", color, 1 card, deck C")


@pytest.mark.parametrize(
    ("asked", "message", "hint"),
    [
        (("--deck", "C", "--copies", "8"), "--deck C is one deck, but --copies 8", "use only one"),
        (("--deck", "7"), "there is no deck 7", "A to Z"),
        (("--deck", "AB"), "there is no deck AB", "--deck C"),
        (("--deck", "\u00c4"), "there is no deck \u00c4", "A to Z"),
    ],
)
def test_a_deck_that_is_none_is_told_and_nothing_is_written(
    tmp_path: Path, asked: tuple[str, ...], message: str, hint: str
) -> None:
    out = tmp_path / "out"
    with pytest.raises(UsageError, match=message) as refused:
        run(["deck", "court", *asked, "-o", str(out)])
    assert hint in refused.value.hint
    assert not out.exists()


@pytest.mark.parametrize(("copies", "cards"), [*product((1, 8), ("", "1,2"))])
def test_the_name_of_a_file_says_what_is_in_it(copies: int, cards: str) -> None:
    spec = BuildSpec.of(["court"], deck=DeckOptions(paper="a4", cards=cards, copies=copies))
    names = [name for each in printed_artifacts(spec) for name in each.places]
    parts = [*(["some"] if cards else []), *([f"{copies}-decks"] if copies > 1 else [])]
    assert f"court/{'-'.join(['deck', *parts, 'a4'])}.pdf" in names
    if parts:
        assert len(names) == 1

"""Decks of jumbo, mini and business cards: read back from the PDF, looked at, and refused."""

import ctypes
import io
import json
import math
from collections import Counter
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from PIL import Image

from cardwright.building.artifacts import printed_artifacts
from cardwright.building.options import DeckOptions
from cardwright.building.remarks import remarks
from cardwright.building.spec import BuildSpec
from cardwright.cli.group import run
from cardwright.drawing.faces import all_cards, back, front, reference_cards
from cardwright.drawing.faces.edition import Edition, in_words
from cardwright.drawing.faces.sizes import sized
from cardwright.drawing.faces.spare import credit_card, spare_card
from cardwright.drawing.scene.card_format import (
    BUSINESS,
    JUMBO,
    MINI,
    POKER,
    SIZES,
    CardFormat,
    on_paper,
    scale,
)
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene, Text
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.png import png
from cardwright.drawing.scene.reach import lettering, points
from cardwright.engine.cards import deck_pack, piece_cards
from cardwright.errors import InputError, TextTooLong, UsageError
from cardwright.ledger import Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.sheets.card_selection import WHOLE, CardSelection
from cardwright.printing.sheets.deck import SIDES, deck_pdf
from cardwright.printing.sheets.layout import PaperTurn, card_piece, layout
from cardwright.printing.sheets.plan import deck_batches, sheets
from cardwright.printing.sheets.printer import Printer
from tests.own_ledgers import renamed
from tests.papers import USUAL
from tests.pdf import reading, verapdf
from tests.tiers import Sample, every

OTHERS = ("jumbo", "mini", "business")
WITHIN = pytest.approx
#: As the makers give them, in mm: left edges of the columns, upper edges of the rows, and the card
#: as it lies there.
MAKERS = {
    "a4": ([15.0, 110.0], [13.5, 67.5, 121.5, 175.5, 229.5], (85.0, 54.0)),
    "letter": ([19.05, 107.95], [12.7, 63.5, 114.3, 165.1, 215.9], (88.9, 50.8)),
}
#: Cards on a sheet of A4 and of Letter.
PER_SHEET = {"jumbo": (2, 2), "mini": (18, 16), "business": (10, 10)}


def edition(size: str, paper: str = "a4") -> Edition:
    return Edition(large_index=size == "mini", size=on_paper(SIZES[size][0], paper))


@cache
def deck(
    game: str, size: str, paper: str = "a4", sides: str = "long", pick: CardSelection = WHOLE
) -> bytes:
    ledger, on, how = load_ledger(game), PAPERS[paper], SIDES[sides]
    batches = deck_batches(ledger, on, edition(size, paper), how.turn, pick)
    told = ", ".join(in_words(edition(size, paper), PALETTES["color"]))
    return deck_pdf(ledger.title, batches, on, PALETTES["color"], how, told)


def first_sheet(size: str, paper: str = "a4", sides: str = "long") -> bytes:
    """Of Court, as many cards as lie on a sheet of the paper at most: of mini cards."""
    most = layout(PAPERS[paper], card_piece(MINI), SIDES[sides].turn).grid.per_sheet
    ids = tuple(card.id for card in islice(deck_pack(load_ledger("court")), max(18, most)))
    return deck("court", size, paper, sides, CardSelection(ids))


def whole(ledger: Ledger, how: Edition) -> list[Scene]:
    """Every face of the cards: of the pack, both sides of reference cards, and the last ones."""
    pack = [front(ledger, card, how) for card in deck_pack(ledger)]
    told = [side for card in reference_cards(ledger, how) for side in card]
    return [*pack, *told, spare_card(ledger, how), credit_card(ledger, how)]


def corners(page: reading.PageGeometry, size: CardFormat) -> list[tuple[float, ...]]:
    """Left, top, right and bottom of the cards of this size that are placed on a page."""
    found = []
    for _, (a, b, c, d, e, f) in page.forms:
        ends = [
            (a * x + c * y + e, b * x + d * y + f)
            for x in (0, size.width)
            for y in (0, size.height)
        ]
        xs, ys = zip(*ends, strict=True)
        found.append(tuple(round(v, 3) for v in (min(xs), min(ys), max(xs), max(ys))))
    return sorted(found)


@pytest.mark.full
@pytest.mark.parametrize("paper", every(len(MAKERS), MAKERS))
def test_business_cards_lie_where_the_makers_sheets_have_them_on_both_sides(paper: str) -> None:
    lefts, tops, (wide, high) = MAKERS[paper]
    want = sorted((x, y, x + wide, y + high) for x in lefts for y in tops)
    size = on_paper(BUSINESS[0], paper)
    for page in reading.pages(first_sheet("business", paper))[:2]:
        found = corners(page, size)
        assert len(found) == len(want) == 10
        for cell, at in zip(found, want, strict=True):
            assert cell == WITHIN(at, abs=0.01)
        assert page.boxes["BleedBox"] == WITHIN(page.boxes["TrimBox"], abs=0.01)
        assert page.boxes["TrimBox"] == WITHIN(
            (lefts[0], tops[0], lefts[-1] + wide, tops[-1] + high), abs=0.01
        )
        inside = [
            (p, q)
            for p, q, _ in page.strokes
            for x, y in [((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)]
            if any(x0 < x < x1 and y0 < y < y1 for x0, y0, x1, y1 in want)
        ]
        assert not inside, "no mark is printed on a card"


@pytest.mark.parametrize(("size", "paper"), every(3, product(OTHERS, USUAL)))
def test_backs_lie_behind_their_fronts_and_all_cards_in_the_middle(size: str, paper: str) -> None:
    form, on = on_paper(SIZES[size][0], paper), PAPERS[paper]
    place = layout(on, card_piece(form))
    assert place.grid.per_sheet == dict(zip(USUAL, PER_SHEET[size], strict=True))[paper]
    fronts, backs = reading.pages(first_sheet(size, paper))[:2]
    piece = card_piece(form)
    before = sorted(reading.middle(at, piece) for _, at in fronts.forms)
    behind = sorted(
        (round(on.width - x, 4), y) for _, at in backs.forms for x, y in [reading.middle(at, piece)]
    )
    assert len(before) == place.grid.per_sheet
    for one, other in zip(before, behind, strict=True):
        assert one == WITHIN(other, abs=0.01)
    for page in (fronts, backs):
        x0, y0, x1, y1 = page.boxes["TrimBox"]
        assert (x0 + x1, y0 + y1) == WITHIN((on.width, on.height), abs=0.01)


@pytest.mark.parametrize(("game", "size"), every(15, product(GAMES, OTHERS), start=1))
def test_every_card_is_there_once_and_read_aloud(game: str, size: str) -> None:
    ledger = load_ledger(game)
    with pikepdf.open(io.BytesIO(deck(game, size))) as pdf:
        told = Counter(
            str(kid.get("/Alt", "")) for part in pdf.Root.StructTreeRoot.K.K for kid in part.K
        )
    for card in deck_pack(ledger):
        words = front(ledger, card, edition(size)).words
        alike = [c for c in deck_pack(ledger) if front(ledger, c, edition(size)).words == words]
        assert told[words] == len(alike), card.id


@pytest.mark.parametrize("size", ["jumbo", "mini"])
def test_a_face_is_grown_or_shrunk_evenly_and_stands_in_the_middle(size: str) -> None:
    form = SIZES[size][0]
    ledger = load_ledger("court")
    card = deck_pack(ledger)[0]
    scene = front(ledger, card, edition(size))
    _, drawing = scene.items
    a, b, c, d, e, f = drawing.transform  # type: ignore[union-attr]
    assert (b, c) == (0, 0)
    assert a == d == WITHIN(scale(form))
    assert 2 * e + a * POKER.width == WITHIN(form.width)
    assert 2 * f + d * POKER.height == WITHIN(form.height)
    assert min(e, f) >= 0, "nothing of the face is cut off"
    assert max(e, f) < 0.8, "and the frame is as far from the cut on all sides"


@pytest.mark.full
@pytest.mark.parametrize(("size", "game"), every(10, product(("jumbo", "mini"), GAMES)))
def test_faces_and_backs_bleed_as_far_as_those_of_poker_cards(size: str, game: str) -> None:
    ledger, how = load_ledger(game), edition(size)
    told = [side for pair in reference_cards(ledger, how) for side in pair]
    for plain in (False, True):
        behind = back(ledger, "card", Edition(how.large_index, plain_backs=plain, size=how.size))
        for scene in (front(ledger, deck_pack(ledger)[0], how), behind, *told):
            least = POKER.back_bleed if scene.bleed > POKER.bleed else POKER.bleed
            assert scene.bleed == least
            xs, ys = zip(*points(scene), strict=True)
            assert min(*xs, *ys) <= -least + 0.01
            assert max(xs) >= how.size.width + least - 0.01
            assert max(ys) >= how.size.height + least - 0.01
    pattern = back(ledger, "card", how).items[1:]
    xs, ys = zip(*points(Scene(how.size.width, how.size.height, pattern)), strict=True)
    assert min(*xs, *ys) <= -POKER.back_bleed + 0.01, "the pattern itself, not its ground"
    assert max(ys) >= how.size.height + POKER.back_bleed - 0.01


def test_the_boxes_of_a_page_tell_the_bleed() -> None:
    for size, (front_bleed, back_bleed) in {"jumbo": (3.2, 5.0), "mini": (3.2, 5.0)}.items():
        for page, beyond in zip(
            reading.pages(first_sheet(size))[:2], (front_bleed, back_bleed), strict=True
        ):
            trim, bled = page.boxes["TrimBox"], page.boxes["BleedBox"]
            assert [abs(a - b) for a, b in zip(trim, bled, strict=True)] == WITHIN(
                [beyond] * 4, abs=0.01
            )


def type_sizes(data: bytes) -> list[tuple[float, str]]:
    """Points and letter of all that stands on cards, as it is printed."""
    found = []
    document = pypdfium2.PdfDocument(data)
    for page, geometry in zip(document, reading.pages(data), strict=True):
        text, high = page.get_textpage(), page.get_height()
        x0, y0, x1, y1 = (72 / 25.4 * v for v in geometry.boxes["TrimBox"])
        for i in range(text.count_chars()):
            if pdfium.FPDFText_IsGenerated(text, i) == 1:
                continue
            matrix, x, y = pdfium.FS_MATRIX(), ctypes.c_double(), ctypes.c_double()
            assert pdfium.FPDFText_GetMatrix(text, i, matrix)
            assert pdfium.FPDFText_GetCharOrigin(text, i, x, y)
            if x0 < x.value < x1 and y0 < high - y.value < y1:
                em = pdfium.FPDFText_GetFontSize(text, i) * math.hypot(matrix.c, matrix.d)
                found.append((em, chr(pdfium.FPDFText_GetUnicode(text, i))))
    return found


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "size", "paper"), every(20, product(GAMES, ("mini", "business"), MAKERS))
)
def test_no_type_on_small_cards_is_smaller_than_six_points(
    game: str, size: str, paper: str
) -> None:
    found = [(em, letter) for em, letter in type_sizes(deck(game, size, paper)) if letter.strip()]
    assert len(found) > 500
    assert min(found)[0] >= 6 - 0.005, min(found)


@pytest.mark.full
@pytest.mark.parametrize("game", every(5, GAMES, start=3))
def test_all_faces_are_legible_as_they_are_drawn(game: str) -> None:
    ledger = load_ledger(game)
    for how in (edition("mini"), *(edition("business", paper) for paper in MAKERS)):
        for face in whole(ledger, how):
            size, text = min((size, text) for text, size in lettering(face)), face.name
            assert size[0] >= MINI.least - 1e-6, text
            assert (face.width, face.height) == (how.size.width, how.size.height)


@pytest.mark.full
@pytest.mark.parametrize(("game", "form"), every(10, product(GAMES, BUSINESS)))
def test_two_millimeters_around_a_business_card_stay_white(
    game: str, form: CardFormat, sample: Sample
) -> None:
    ledger, how = load_ledger(game), Edition(size=form)
    pack = [card for card in all_cards(ledger) if card.kind == "card"]
    cards = pack[:: len(pack) // sample(2, 6)]
    told = [side for pair in reference_cards(ledger, how) for side in pair]
    for scene in (*(front(ledger, c, how) for c in cards), back(ledger, "card", how), *told):
        assert not scene.bleed
        image = Image.open(io.BytesIO(png(scene, PALETTES["color"], dpi=127))).convert("L")
        wide, high = image.size
        rim = math.floor(2 * 127 / 25.4)
        inner = image.crop((rim, rim, wide - rim, high - rim))
        blank = Image.new("L", image.size, 255)
        blank.paste(inner, (rim, rim))
        assert blank.tobytes() == image.tobytes(), scene.name
        assert min(inner.tobytes()) < 100


def test_a_face_that_nobody_has_composed_for_a_perforated_sheet_is_named() -> None:
    with pytest.raises(InputError, match="“Gold Crown” is drawn as a poker card"):
        sized(front(load_ledger("court"), deck_pack(load_ledger("court"))[0]), BUSINESS[0])


def test_type_that_would_be_too_small_is_refused_by_its_words_and_size() -> None:
    small = Scene(
        POKER.width, POKER.height, (Text(5, 9, "hard to read", "body", 2.9),), "x", "Card"
    )
    with pytest.raises(
        TextTooLong,
        match=r"“hard to read” on “Card” would be 5\.8 points high on a mini card",
    ):
        sized(small, MINI)
    assert sized(small, JUMBO).width == JUMBO.width


def test_a_name_that_has_no_room_on_a_small_card_is_told_and_nothing_is_written(
    tmp_path: Path, sample: Sample
) -> None:
    long = "Henry Wadsworthe Longfellow"
    own = renamed("portrait-authors", tmp_path, ("Henry Wadsworth Longfellow", long))
    command = ["deck", "--ledger", str(own), "--paper", "a4", "--size"]
    few = ("--cards", "longfellow-portrait,longfellow-sketch")[: sample(2, 0)]
    assert run([*command, "jumbo", *few, "-o", str(tmp_path / "jumbo")]) == 0
    with pytest.raises(TextTooLong, match=f"“{long}” is .* even at 3.02") as refused:
        run([*command, "mini", "-o", str(tmp_path / "mini")])
    assert refused.value.message.startswith(own.name), "and where it stands"
    assert not (tmp_path / "mini").exists()


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ({"size": "jumbo", "sides": "fold"}, r"105 × 148 mm does not fit A4"),
        ({"size": "business", "sides": "fold"}, r"Avery C32010 are broken out, not folded"),
        ({"size": "business", "large_index": True}, r"cards have their own face"),
        (
            {"size": "business", "cards": "serve-01,tray-1"},
            r"tray-1 is not a card",
        ),
    ],
)
def test_what_cannot_be_printed_in_a_size_is_said_before(
    choice: dict[str, Any], message: str
) -> None:
    with pytest.raises(UsageError, match=message):
        BuildSpec.of(["card-tennis"], deck=DeckOptions(**choice))


def test_a_sheet_of_the_other_paper_is_none() -> None:
    with pytest.raises(UsageError, match="Avery 5371 is not a sheet of A4"):
        layout(PAPERS["a4"], card_piece(BUSINESS[1]))


@pytest.mark.parametrize("size", OTHERS)
def test_only_the_deck_is_made_and_its_name_tells_the_size(size: str) -> None:
    spec = BuildSpec.of(["court"], deck=DeckOptions(size=size))
    made = [each.place for each in printed_artifacts(spec)]
    assert made == [f"court/deck-{size}-{paper}.pdf" for paper in USUAL]
    assert {each.edition_text for each in printed_artifacts(spec)} == {f"color, {size}"}
    sparing = DeckOptions(paper="a4", palette="low-ink", size=size, copies=2)
    (one,) = printed_artifacts(BuildSpec.of(["court"], deck=sparing))
    assert one.place == f"court/deck-low-ink-{size}-2-decks-a4.pdf"


@pytest.mark.full
def test_a_build_tells_size_and_sheets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert run(["deck", "card-tennis", "--size", "business", "-o", str(out)]) == 0
    said = capsys.readouterr()
    for paper, product_name in (("a4", "Avery C32010"), ("letter", "Avery 5371")):
        name = f"card-tennis/deck-business-{paper}.pdf"
        assert f"  {name}: 5 sheets of {product_name}, to break out, ink of" in said.out
        with pikepdf.open(out / name) as pdf:
            title = str(pdf.docinfo["/Title"])
            assert title == (
                f"Card Tennis: deck to print on {PAPERS[paper].title}, {product_name}, "
                "color, business"
            )
        text = pypdfium2.PdfDocument(out / name)[0].get_textpage().get_text_range()
        assert "Card Tennis · color, business · fronts · page 1 of 10" in " ".join(text.split())
        assert product_name in text
    listed = json.loads((out / "manifest.json").read_bytes())["files"]
    assert {entry["edition"] for entry in listed.values()} == {"color, business"}
    assert "its trays and balls are not on sheets of business cards" in said.err
    for piece in piece_cards(load_ledger("card-tennis")):
        assert piece.id in said.err
    assert run(["deck", "card-tennis", "--size", "business", "-o", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {file["stock"] for file in told["files"]} == {"Avery C32010", "Avery 5371"}


@pytest.mark.parametrize("size", OTHERS)
def test_trays_and_balls_keep_their_size(size: str) -> None:
    ledger = load_ledger("card-tennis")
    usual = deck_batches(ledger, PAPERS["a4"])
    other = deck_batches(ledger, PAPERS["a4"], edition(size))
    assert other[1:] == ([] if size == "business" else usual[1:])
    assert len([c for c in all_cards(ledger) if c.kind != "card"]) == len(piece_cards(ledger))


@pytest.mark.quick(1)
@pytest.mark.parametrize("size", OTHERS)
def test_decks_of_a_class_and_single_cards_have_the_size(size: str) -> None:
    ledger, form = load_ledger("court"), on_paper(SIZES[size][0], "a4")
    batches = deck_batches(ledger, PAPERS["a4"], edition(size), pick=CardSelection(copies=2))
    for batch in batches:
        for number, (face, _) in enumerate(batch.cards[: len(deck_pack(ledger))], start=1):
            assert face.words.endswith(f"Number {number}.")
            assert (face.width, face.height) == (form.width, form.height)
    for side, bare in (
        (batches[0].cards[0][0], front(ledger, deck_pack(ledger)[0], edition(size))),
        (batches[0].cards[0][1], back(ledger, "card", edition(size))),
    ):
        added = side.items[len(bare.items) :]
        xs, ys = zip(*points(Scene(form.width, form.height, added)), strict=True)
        assert min(*xs, *ys) >= form.safe
        assert max(xs) <= form.width - form.safe
        assert max(ys) <= form.height - form.safe + 0.51, "a number, and its field below it"
    (some,) = deck_batches(ledger, PAPERS["a4"], edition(size), pick=CardSelection(("red-royal",)))
    (sheet,) = sheets([some], PAPERS["a4"])
    assert some.piece == card_piece(form)
    at = sheet.layout.cell(next(iter(sheet.cells)), back=False)
    if size == "business":
        assert at == WITHIN((15.0, 13.5))


@pytest.mark.parametrize(("sides", "paper"), [*product(("short", "fronts", "fold"), PAPERS)])
def test_mini_cards_are_printed_on_all_sides(sides: str, paper: str) -> None:
    pages = reading.pages(first_sheet("mini", paper, sides))
    count = len(pages[0].forms)
    turn = SIDES[sides].turn
    assert count == layout(PAPERS[paper], card_piece(MINI), turn).grid.per_sheet * (
        2 if turn is PaperTurn.FOLD else 1
    )


def test_a_printer_is_known_with_every_size() -> None:
    shifted = Printer("Laser", "a4", offset=(1.5, -0.4), margins=(5.0, 5.0, 5.0, 5.0))
    for size in OTHERS:
        spec = BuildSpec.of(["court"], deck=DeckOptions(paper="a4", size=size, printer=shifted))
        assert not [said for said in remarks(spec) if "crop" in said or "cut" in said] or (
            size == "mini"
        )
        (one,) = printed_artifacts(spec)
        assert one.place == f"court/deck-{size}-for-laser-a4.pdf"
    (data,) = one.render().values()
    _, tops, (wide, high) = MAKERS["a4"]
    backs = reading.pages(data)[1]
    found = corners(backs, BUSINESS[0])
    assert found[0][:2] == WITHIN((15.0 + 1.5, tops[0] + 0.4), abs=0.01)
    assert found[0][2] - found[0][0] == WITHIN(wide, abs=0.01)
    assert found[0][3] - found[0][1] == WITHIN(high, abs=0.01)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "size"), every(15, product(GAMES, OTHERS), start=5, deep=2))
def test_verapdf_finds_no_fault_in_other_sizes(game: str, size: str) -> None:
    verdict = verapdf.accessible(deck(game, size))
    assert verdict.faults == ()


#: A maker's sheets are of one paper.
SHEETS = [
    (size, paper, sides)
    for size, paper, sides in product(OTHERS, PAPERS, ("long", "fronts"))
    if size != "business" or paper in MAKERS
]


@pytest.mark.quick(1)
@pytest.mark.parametrize(("size", "paper", "sides"), every(4, SHEETS))
def test_no_mark_crosses_the_line_of_text(size: str, paper: str, sides: str) -> None:
    data = first_sheet(size, paper, sides)
    document = pypdfium2.PdfDocument(data)
    for number, page in enumerate(reading.pages(data)[:2]):
        text = document[number].get_textpage()
        at = text.get_text_range().index("Court · color")
        for start in range(at, at + 40):
            if not text.get_text_range(start, 1).strip():
                continue
            left, low, right, high = (v * 25.4 / 72 for v in text.get_charbox(start))
            box = (left, page.height - high, right, page.height - low)
            for p, q, _ in page.strokes:
                inside = max(min(p[0], q[0]), box[0]) <= min(max(p[0], q[0]), box[2]) and max(
                    min(p[1], q[1]), box[1]
                ) <= min(max(p[1], q[1]), box[3])
                assert not inside, (size, paper, p, q)

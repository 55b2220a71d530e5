"""Decks read aloud: what stands on each sheet and card, in order, and by veraPDF for everybody."""

import io
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise, product

import pikepdf
import pypdfium2
import pytest

from cardwright.drawing.faces import all_cards, front, reference_cards
from cardwright.drawing.faces.edition import STANDARD, Edition, in_words
from cardwright.drawing.faces.spare import credit_card, spare_card
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.pdf.units import POINTS_PER_MM
from cardwright.printing.sheets.deck import SIDES, deck_pdf
from cardwright.printing.sheets.plan import deck_batches
from cardwright.printing.sheets.printer import Printer
from tests.pdf import reading, verapdf
from tests.pdf.test_real_decks import deck
from tests.tiers import every, few

#: How decks are made: palette, edition, sides.
VARIANTS: dict[str, tuple[str, Edition, str]] = {
    "usual": ("color", STANDARD, "long"),
    "low ink": ("low-ink", Edition(plain_backs=True), "short"),
    "fronts": ("color", STANDARD, "fronts"),
    "large": ("grayscale", Edition(large_index=True, four_colors=True), "fold"),
}


@cache
def made(game: str, paper: str, variant: str) -> bytes:
    ledger = load_ledger(game)
    palette, edition, sides = VARIANTS[variant]
    how, on = SIDES[sides], PAPERS[paper]
    batches = deck_batches(ledger, on, edition, how.turn)
    return deck_pdf(ledger.title, batches, on, PALETTES[palette], how, variant)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "paper", "variant"), few(13, product(GAMES, PAPERS, VARIANTS)))
def test_verapdf_finds_no_fault_in_any_deck(game: str, paper: str, variant: str) -> None:
    verdict = verapdf.accessible(made(game, paper, variant))
    assert verdict.faults == ()
    assert verdict.checks > 3000


def sections(data: bytes) -> list[tuple[str, list[tuple[str, str]]]]:
    """The title of each section, and role and alternative of all in it."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return [
            (str(part.T), [(str(kid.S), str(kid.get("/Alt", ""))) for kid in part.K])
            for part in pdf.Root.StructTreeRoot.K.K
        ]


@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_every_card_is_a_figure_with_its_words_in_the_order_of_the_deck(game: str) -> None:
    ledger = load_ledger(game)
    read = sections(deck(game, "a4"))
    assert all(kids[0] == ("/H1", "") for _, kids in read)
    assert {role for _, kids in read for role, _ in kids[1:]} == {"/Figure"}
    said = [alt for title, kids in read if title.startswith("Fronts") for _, alt in kids[1:]]
    wanted = [front(ledger, card).words for card in all_cards(ledger)]
    sides = {one.words for one, _ in reference_cards(ledger)}
    others = {face.words for face in (spare_card(ledger, STANDARD), credit_card(ledger, STANDARD))}
    assert [alt for alt in said if alt not in sides | others] == wanted
    assert sides <= set(said)


def test_every_sheet_of_a_deck_has_a_bookmark() -> None:
    data = deck("court", "a4")
    with pypdfium2.PdfDocument(data) as pdf:
        marks = [(mark.get_title(), mark.get_dest()) for mark in pdf.get_toc()]
        pages = [place.get_index() for _, place in marks if place]
        assert [title for title, _ in marks] == [title for title, _ in sections(data)]
        assert pages == [*range(len(pdf))]


def test_backs_are_told_once_and_the_other_sides_of_reference_cards_each() -> None:
    read = dict(sections(deck("court", "a4")))
    assert read["Backs, page 2 of 8"] == [("/H1", ""), ("/Figure", "Back of the cards, 9 times.")]
    *told, backs = read["Backs, page 8 of 8"][1:]
    assert backs == ("/Figure", "Back of the cards, 5 times.")
    (words,) = {alt for _, alt in told}
    assert "Court: Your turn" in words


def test_fronts_alone_have_no_backs_to_tell_of() -> None:
    read = sections(made("sixty-six", "letter", "fronts"))
    assert [title for title, _ in read] == [f"Fronts, page {n} of 5" for n in range(1, 6)]


@pytest.mark.parametrize(
    "printer", [None, Printer("Laser, 2nd floor"), Printer(offset=(1.5, -0.4))]
)
@pytest.mark.parametrize(("paper", "sides"), every(3, product(PAPERS, SIDES)))
def test_the_line_of_a_page_has_room_for_all_that_may_be_chosen(
    paper: str, sides: str, printer: Printer | None
) -> None:
    ledger, how, on = load_ledger("nations"), SIDES[sides], PAPERS[paper]
    said = ", ".join(in_words(Edition(True, True, True), PALETTES["grayscale"]))
    (batch,) = deck_batches(ledger, on, STANDARD, how.turn)
    few = [replace(batch, cards=batch.cards[:1])]
    pages = pypdfium2.PdfDocument(
        deck_pdf(ledger.title, few, on, PALETTES["grayscale"], how, said, printer)
    )
    for page in pages:
        text = " ".join(page.get_textpage().get_text_range().split())
        assert f"{ledger.title} · {said}" in text
        assert "100 %" in text


@pytest.mark.deep
def test_a_folded_page_tells_fronts_and_backs() -> None:
    kids = dict(sections(made("court", "a4", "large")))["Fronts and backs, page 1 of 9"][1:]
    assert [role for role, *_ in kids[:4]] == ["/P"] * 4  # what to do with it, then the cards
    assert kids[4][1] == "Gold Crown: counts 10; C in its corners."
    assert kids[-1][1] == "Back of the cards, 4 times."


def test_figures_turn_with_their_page() -> None:
    """Backs for the short edge stand on their heads, and what is told of them lies there, too."""
    ledger, on = load_ledger("court"), PAPERS["a4"]
    boxes = []
    for how in (SIDES["long"], SIDES["short"]):
        batches = deck_batches(ledger, on, STANDARD, how.turn)
        data = deck_pdf(ledger.title, batches, on, PALETTES["color"], how)
        with pikepdf.open(io.BytesIO(data)) as pdf:
            figures = pdf.Root.StructTreeRoot.K.K[7].K[1:]
            boxes.append([[float(v) for v in figure.A.BBox] for figure in figures])
    wide, high = (value * POINTS_PER_MM for value in (on.width, on.height))
    turned = [[wide - r, high - t, wide - left, high - b] for left, b, r, t in boxes[0]]
    for one, other in zip(sorted(turned), sorted(boxes[1]), strict=True):
        assert one == pytest.approx(other, abs=0.02)


def test_a_figure_lies_where_its_card_lies() -> None:
    """So what is read is shown: the name that stands in the box is that of the alternative."""
    data = deck("sixty-six", "a4")
    pages = pypdfium2.PdfDocument(data)
    with pikepdf.open(io.BytesIO(data)) as pdf:
        for number, part in enumerate(pdf.Root.StructTreeRoot.K.K):
            if not str(part.T).startswith("Fronts"):
                continue
            words = pages[number].get_textpage()
            for figure in part.K[1:]:
                left, bottom, right, top = map(float, figure.A.BBox)
                assert right - left == pytest.approx(63.5 * POINTS_PER_MM, abs=0.02)
                inside = words.get_text_bounded(left, bottom, right, top)
                name = str(figure.Alt).partition(":")[0]
                assert name.removeprefix("Reference card. Sixty-Six") in " ".join(inside.split())


@pytest.mark.full
@pytest.mark.parametrize("variant", every(2, ["usual", "low ink"]))
def test_trays_are_told_and_cut_as_large_as_they_are(variant: str) -> None:
    """7 by 5 inches, by the figures and by the marks, on cream and on white alike."""
    page = reading.pages(made("card-tennis", "a4", variant))[12]
    marks = [(p, q) for p, q, pen in page.strokes if pen == pytest.approx(0.088, abs=1e-6)]
    upright = sorted({round(p[0], 2) for p, q in marks if p[0] == q[0]})
    level = sorted({round(p[1], 2) for p, q in marks if p[1] == q[1]})
    assert [b - a for a, b in pairwise(upright)] == pytest.approx([177.8], abs=0.01)
    assert [b - a for a, b in pairwise(level)] == pytest.approx([127.0, 127.0], abs=0.01)
    with pikepdf.open(io.BytesIO(made("card-tennis", "a4", variant))) as pdf:
        figures = pdf.Root.StructTreeRoot.K.K[12].K[1:]
        sizes = [[float(v) / POINTS_PER_MM for v in figure.A.BBox] for figure in figures]
    assert [str(figure.Alt) for figure in figures] == ["Centre tray.", "Tray 1."]
    for left, bottom, right, top in sizes:
        assert (right - left, top - bottom) == pytest.approx((177.8, 127.0), abs=0.01)


def test_marks_and_ruler_are_no_content_and_the_line_of_text_is() -> None:
    with pikepdf.open(io.BytesIO(deck("court", "letter"))) as pdf:
        for page in pdf.pages:
            kinds = [
                str(i.operands[0])
                for i in pikepdf.parse_content_stream(page)
                if str(i.operator) == "BDC"
            ]
            assert kinds[-2:] == ["/Artifact", "/H1"]
            assert kinds.count("/Artifact") == 1


@pytest.mark.full
def test_a_deck_says_what_it_is_where_readers_look() -> None:
    with pikepdf.open(io.BytesIO(made("court", "a4", "low ink"))) as pdf:
        assert pdf.Root.MarkInfo.Marked
        assert str(pdf.Root.Lang) == "en-US"
        with pdf.open_metadata() as xmp:
            assert xmp["pdfuaid:part"] == "1"
            assert xmp["dc:title"] == "Court: deck to print on A4, short edge, low ink"
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"


@pytest.mark.deep
def test_a_card_without_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: a figure that says nothing is refused."""
    told: Callable[..., object] = lambda cards, _: (("", [card]) for card in cards)  # noqa: E731
    monkeypatch.setattr("cardwright.printing.sheets.alt_text.card_texts", told)
    data = made.__wrapped__("court", "letter", "fronts")
    assert any("7.3-1" in fault for fault in verapdf.accessible(data).faults)

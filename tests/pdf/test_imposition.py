"""Booklets to fold, folded in thought: sheets, order, creep, marks, and the leaf that says how."""

import ctypes
import io
import re
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Text
from cardwright.drawing.scene.paper import PAPERS
from cardwright.errors import CardwrightError, OutputError, UsageError
from cardwright.ledger.words import LANGUAGES, Language, Words, words_in
from cardwright.printing.pdf.document import About, Document
from cardwright.printing.pdf.fold_leaf import Folding, fold_steps
from cardwright.printing.pdf.imposition import COMMON_PAPER, FOLD_MARK, STAPLE, creep, folded
from cardwright.printing.pdf.units import POINTS_PER_MM
from tests.papers import USUAL
from tests.pdf import reading
from tests.tiers import every

#: Width and height of a booklet's page on each paper, and of one that leaves room, in mm.
PAGE = {"a4": (148.0, 210.0), "letter": (139.7, 215.9), "smaller": (130.0, 195.0)}
#: Where the number of a page begins, from its spine, and how high above its foot, in mm.
ASIDE, ABOVE = 31.0, 40.0
#: The first words of the subject of a booklet of one sheet.
ONE_SHEET = {
    "en": "1 sheet of A4 to fold, and",
    "de": "1 Bogen A4 zum Falten und ein Blatt",
    "fr": "1 feuille A4 à plier, et",
    "es": "1 hoja A4 para doblar, y",
    "it": "1 foglio A4 da piegare, e",
    "nl": "1 vel A4 om te vouwen, en",
}
BOOKS = [(paper, count) for paper in USUAL for count in (12, 16, 20)]


@cache
def book(paper: str, count: int, bleed: float = 0.0) -> bytes:
    """Single pages, each with its number; a field of red or blue fills it and runs over its edge.

    Even pages, which lie left of the fold, are red. The number begins so far from the spine.
    """
    wide, high = (value * POINTS_PER_MM for value in PAGE[paper])
    over = bleed * POINTS_PER_MM
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(wide + 2 * over, high + 2 * over), invariant=1, lang="en-US")
    canvas.setTitle("A Sample: the rules")
    dot = ImageReader(Image.new("RGB", (2, 2), "green"))
    for page in range(1, count + 1):
        canvas.setTrimBox((over, over, over + wide, over + high))
        canvas.translate(over, over)
        canvas.setFillColorRGB(*((0.6, 0.6, 1) if page % 2 else (1, 0.6, 0.6)))
        canvas.rect(-30, -30, wide + 60, high + 60, stroke=0, fill=1)
        canvas.drawImage(dot, wide / 2, high / 2)
        canvas.setFillColorRGB(0, 0, 0)
        canvas.setFont("Helvetica", 20)
        aside = ASIDE * POINTS_PER_MM
        x = aside if page % 2 else wide - aside
        canvas.drawString(x, ABOVE * POINTS_PER_MM, str(page))
        canvas.showPage()
    canvas.save()
    return out.getvalue()


@cache
def booklet(paper: str, count: int, thickness: float = COMMON_PAPER) -> bytes:
    return folded(book(paper, count), PAPERS[paper], thickness)


@dataclass(frozen=True)
class Found:
    """A number as it is printed on a side of a sheet: where it begins, in mm from the fold."""

    page: int
    from_fold: float
    above: float


def half_sheets(data: bytes) -> list[tuple[dict[str, Found], dict[str, Found]]]:
    """Of every sheet its front and back, each with what is printed left and right of the fold."""
    pdf = pypdfium2.PdfDocument(data)
    found = [side(pdf[number]) for number in range(2, len(pdf))]
    return list(zip(found[::2], found[1::2], strict=True))


def side(page: pypdfium2.PdfPage) -> dict[str, Found]:
    text = page.get_textpage()
    said = text.get_text_range()
    fold = page.get_width() / 2
    out = {}
    for match in re.finditer(r"\d+", said):
        x = origin(text, match.start()) - fold
        above = text.get_charbox(match.start(), loose=True)[1]
        half = "right" if x > 0 else "left"
        assert half not in out, "two pages on one half of the sheet"
        out[half] = Found(int(match.group()), x / POINTS_PER_MM, above / POINTS_PER_MM)
    return out


def origin(text: pypdfium2.PdfTextPage, index: int) -> float:
    """Where the pen stood when the character was printed, in points from the left."""
    x, y = ctypes.c_double(), ctypes.c_double()
    assert pypdfium2.raw.FPDFText_GetCharOrigin(text, index, x, y)
    return x.value


def leaves(data: bytes) -> Iterator[tuple[Found, Found]]:
    """The leaves of the folded booklet from the cover on, front and back of each, as one turns.

    Sheets lie in one another. The right half of a front is a leaf of the first half of the book,
    and behind it, the sheet being turned about its upright middle, lies the left half of the back.
    """
    sheets = half_sheets(data)
    for front, back in sheets:
        yield front["right"], back["left"]
    for front, back in reversed(sheets):
        yield back["right"], front["left"]


@pytest.mark.parametrize(("paper", "count"), BOOKS)
def test_a_folded_booklet_is_read_from_its_first_page_to_its_last(paper: str, count: int) -> None:
    read = [found.page for leaf in leaves(booklet(paper, count)) for found in leaf]
    assert read == list(range(1, count + 1))


@pytest.mark.parametrize("thickness", every(3, [0.0, 0.1, 0.16], start=2))
@pytest.mark.parametrize(("paper", "count"), BOOKS)
def test_pages_are_moved_to_the_fold_by_the_formula(
    paper: str, count: int, thickness: float
) -> None:
    sheets = half_sheets(booklet(paper, count, thickness))
    assert len(sheets) == count // 4
    for sheet, both in enumerate(sheets):
        for printed in both:
            right, left = printed["right"], printed["left"]
            assert ASIDE - right.from_fold == pytest.approx(creep(sheet, thickness), abs=0.001)
            assert ASIDE + left.from_fold == pytest.approx(creep(sheet, thickness), abs=0.001)


def test_creep_is_nothing_outside_and_one_thickness_more_with_every_sheet() -> None:
    assert [creep(sheet, 0.25) for sheet in range(4)] == [0.0, 0.25, 0.5, 0.75]


@pytest.mark.parametrize(("paper", "count"), every(4, BOOKS))
def test_what_is_printed_lies_in_line_when_the_booklet_is_shut(paper: str, count: int) -> None:
    # Every sheet stands out from the one around it by what it is thick.
    thickness = 0.2
    shut = [
        abs(found.from_fold) + thickness * min(leaf, count // 2 - 1 - leaf)
        for leaf, pair in enumerate(leaves(booklet(paper, count, thickness)))
        for found in pair
    ]
    assert shut == pytest.approx([ASIDE] * count, abs=0.001)


@pytest.mark.parametrize(
    ("page", "paper"),
    [("a4", "a4"), ("letter", "letter"), ("smaller", "a4"), ("smaller", "letter")],
)
def test_pages_lie_at_the_fold_and_in_the_middle_of_the_height(page: str, paper: str) -> None:
    single = book(page, 12)
    foot = pypdfium2.PdfDocument(single)[0].get_textpage().get_charbox(0, loose=True)[1]
    spare = (PAPERS[paper].width - PAGE[page][1]) / 2
    front, back = half_sheets(folded(single, PAPERS[paper]))[0]
    for printed in (*front.values(), *back.values()):
        assert abs(printed.from_fold) == pytest.approx(ASIDE, abs=0.001)
        assert printed.above == pytest.approx(foot / POINTS_PER_MM + spare, abs=0.001)


@pytest.mark.parametrize("paper", USUAL)
@pytest.mark.parametrize("bleed", every(2, [0.0, 3.0], start=1))
def test_no_page_is_printed_beyond_its_half_or_its_trim(paper: str, bleed: float) -> None:
    pdf = pypdfium2.PdfDocument(folded(book(paper, 20, bleed), PAPERS[paper], 0.5))
    for number in range(2, len(pdf)):
        picture = pdf[number].render(scale=2, optimize_mode="print").to_pil().convert("RGB")
        wide, high = picture.size
        shift = round(2 * POINTS_PER_MM * creep((number - 2) // 2, 0.5))
        page = round(2 * POINTS_PER_MM * PAGE[paper][0])
        middle = [picture.getpixel((x, high // 3)) for x in range(wide)]
        red, blue = (255, 153, 153), (153, 153, 255)
        fold = wide // 2
        assert middle[fold - page + shift + 2 : fold - 1] == [red] * (page - shift - 3)
        assert middle[fold + 2 : fold + page - shift - 2] == [blue] * (page - shift - 4)
        assert set(middle[: max(fold - page + shift - 1, 0)]) <= {(255, 255, 255)}
        assert set(middle[fold + page - shift + 2 :]) <= {(255, 255, 255)}


@pytest.mark.parametrize("count", [0, 1, 13, 14, 18])
def test_a_number_that_is_no_multiple_of_four_is_refused(count: int) -> None:
    with pytest.raises(OutputError, match=f"a book of {count} pages cannot be folded") as refused:
        folded(book("a4", count) if count else empty(), PAPERS["a4"])
    assert f"add {4 - count % 4} blank page" in refused.value.hint


def empty() -> bytes:
    out = io.BytesIO()
    pikepdf.new().save(out)
    return out.getvalue()


def test_pages_that_are_larger_than_half_the_paper_are_refused() -> None:
    with pytest.raises(OutputError, match=r"148\.0 × 210\.0 mm .* half a sheet of US Letter"):
        folded(book("a4", 12), PAPERS["letter"])
    with pytest.raises(OutputError, match=r"139\.7 × 215\.9 mm .* half a sheet of A4"):
        folded(book("letter", 12), PAPERS["a4"])


def test_pages_of_two_sizes_are_refused_and_the_first_is_named() -> None:
    with pikepdf.open(io.BytesIO(book("a4", 12))) as pdf:
        pdf.pages[6].TrimBox = [0, 0, 300, 400]
        out = io.BytesIO()
        pdf.save(out)
    with pytest.raises(OutputError, match=r"page 7 measures 105\.8 × 141\.1 mm and page 1 148\.0"):
        folded(out.getvalue(), PAPERS["a4"])


@pytest.mark.parametrize("thickness", [-0.1, 1.01, float("nan"), float("inf")])
def test_a_thickness_that_no_paper_has_is_refused(thickness: float) -> None:
    with pytest.raises(UsageError, match="thick cannot be folded") as refused:
        booklet("a4", 12, thickness)
    assert isinstance(refused.value, CardwrightError)
    assert "0.1 mm" in refused.value.hint


@pytest.mark.parametrize(("paper", "count"), BOOKS)
def test_the_fold_and_two_staples_are_marked_outside_the_outer_sheet_alone(
    paper: str, count: int
) -> None:
    sides = reading.pages(booklet(paper, count))[2:]
    assert [bool(side.strokes) for side in sides] == [True] + [False] * (count // 2 - 1)
    outside = sides[0]
    fold, high = outside.width / 2, outside.height
    assert all(
        p[0] == q[0] == pytest.approx(fold, abs=0.001) and pen <= 0.3
        for p, q, pen in outside.strokes
    )
    reach = sorted(tuple(sorted((p[1], q[1]))) for p, q, _ in outside.strokes)
    half = STAPLE / 2
    marks = [
        (0, FOLD_MARK),
        (high / 4 - half, high / 4 + half),
        (3 * high / 4 - half, 3 * high / 4 + half),
        (high - FOLD_MARK, high),
    ]
    assert [value for pair in reach for value in pair] == pytest.approx(
        [value for pair in marks for value in pair], abs=0.001
    )


@pytest.mark.parametrize(("paper", "count"), BOOKS)
def test_sheets_lie_crosswise_and_are_boxed_by_their_two_pages(paper: str, count: int) -> None:
    sides = reading.pages(booklet(paper, count))
    assert len(sides) == 2 + count // 2
    wide, high = PAGE[paper]
    for number, side in enumerate(sides):
        size = PAPERS[paper].height, PAPERS[paper].width
        assert (side.width, side.height) == pytest.approx(size, abs=0.001)
        left, top, right, bottom = side.boxes["TrimBox"]
        assert side.boxes["BleedBox"] == pytest.approx(side.boxes["TrimBox"])
        expected = (2 * wide, high) if number > 1 else size
        assert (right - left, bottom - top) == pytest.approx(expected, abs=0.001)
        assert left + right == pytest.approx(side.width, abs=0.001)


@pytest.mark.parametrize("paper", USUAL)
def test_the_first_page_says_how_and_its_back_tries_the_printer(paper: str) -> None:
    pdf = pypdfium2.PdfDocument(booklet(paper, 16))
    text = pdf[0].get_textpage()
    said = " ".join(text.get_text_range().split())
    for words in (
        "A Sample: the rules",
        "both sides",
        "short edge",
        "100 %",
        "pages 1 and 2",
        "Print pages 3 to 10",
        "4 sheets",
        "pages 8 and 9 on top",
        "Fold all sheets",
        "Staple through",
        "0.1 mm thick",
    ):
        assert words in said
    ring, cross = middle(pdf[0], "the ring"), middle(pdf[1], "the cross")
    assert cross[0] == pytest.approx(pdf[0].get_width() - ring[0], abs=0.1)
    assert cross[1] == pytest.approx(ring[1], abs=0.1)
    # Turned over the long edge the cross would be far away.
    assert abs(pdf[0].get_height() / 2 - ring[1]) > 100
    lines = reading.pages(booklet(paper, 16))[1].strokes
    assert len(lines) == 2
    for p, q, _ in lines:
        assert (p[0] + q[0]) / 2 * POINTS_PER_MM == pytest.approx(cross[0], abs=0.1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_booklet_of_one_sheet_is_folded_and_not_stacked_or_stapled(language: Language) -> None:
    """Nothing is said of several sheets, in any language, and no staples are marked."""
    say = words_in(language)
    data = folded(book("a4", 4), PAPERS["a4"], COMMON_PAPER, say)
    with pypdfium2.PdfDocument(data) as pdf:
        said = " ".join(pdf[0].get_textpage().get_text_range().split())
    with pikepdf.open(io.BytesIO(data)) as opened:
        subject = str(opened.docinfo["/Subject"])
    assert subject.startswith(ONE_SHEET[language])
    one, several = (dict(steps(count, say)) for count in (4, 8))
    assert one.keys() == several.keys() - {say("Staple")}
    assert all(" ".join(told.split()) in said for told in one.values())
    assert not {*several.values()} & {one[say("Print")], one[say("Fold")]}
    assert not re.search(r"\(1\)|\b1 sheets|3 (to|bis|à|a|tot) 4", said)
    assert len(reading.pages(data)[2].strokes) == 2  # the fold, at head and foot


def steps(count: int, say: Words) -> list[tuple[str, str]]:
    folding = Folding("", count, PAPERS["a4"], COMMON_PAPER, say)
    return [(step.name, step.told.replace("*", "")) for step in fold_steps(folding)]


def middle(page: pypdfium2.PdfPage, words: str) -> tuple[float, float]:
    """The middle of the first and last letters, across, and their foot, in points."""
    text = page.get_textpage()
    start = text.get_text_range().rindex(words)
    first, last = (text.get_charbox(i, loose=True) for i in (start, start + len(words) - 1))
    return (first[0] + last[2]) / 2, first[1]


def test_it_says_what_it_is_and_how_it_wants_to_be_printed() -> None:
    with pikepdf.open(io.BytesIO(booklet("letter", 12))) as pdf:
        assert str(pdf.docinfo["/Title"]) == "A Sample: the rules, to fold"
        assert "Not tagged" in str(pdf.docinfo["/Subject"])
        assert "3 sheets of US Letter" in str(pdf.docinfo["/Subject"])
        assert str(pdf.Root.Lang) == "en-US"
        viewer = pdf.Root.ViewerPreferences
        assert viewer.PrintScaling == "/None"
        assert viewer.Duplex == "/DuplexFlipShortEdge"
        assert bool(viewer.DisplayDocTitle)
        assert "/StructTreeRoot" not in pdf.Root
        assert "/MarkInfo" not in pdf.Root


def real_book() -> bytes:
    """A book as ours are: tagged, its fonts embedded."""
    document = Document(PAGE["a4"], PALETTES["color"])
    for page in range(12):
        with document.tags.content(document.tags.document.add("P")):
            document.draw((Text(20, 30, f"Official page {page + 1}", "body", 5),))
        document.turn_page()
    return document.tagged(About("A Book", "A test"))


def test_fonts_and_images_are_not_doubled() -> None:
    def held(data: bytes) -> tuple[int, int]:
        with pikepdf.open(io.BytesIO(data)) as pdf:
            streams = [o for o in pdf.objects if isinstance(o, pikepdf.Stream)]
            fonts = sum("/FontFile2" in o for o in pdf.objects if isinstance(o, pikepdf.Dictionary))
            return fonts, sum(o.get("/Subtype") == "/Image" for o in streams)

    leaf = held(folded(book("a4", 12), PAPERS["a4"]))
    assert held(book("a4", 12)) == (0, 1)
    assert leaf[1] == 1
    single = held(real_book())
    assert single == (1, 0)
    assert held(folded(real_book(), PAPERS["a4"])) == (leaf[0] + 1, 0)


def test_a_booklet_of_ours_is_hardly_larger_than_its_book() -> None:
    leaf = len(folded(real_book(), PAPERS["a4"])) - len(real_book())
    assert leaf < 60_000


def test_the_same_book_is_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = book("a4", 20)
    assert folded(sample, PAPERS["a4"]) == booklet("a4", 20)
    assert folded(sample, PAPERS["a4"], 0.2) != booklet("a4", 20)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1772600767")
    with pikepdf.open(io.BytesIO(folded(sample, PAPERS["a4"]))) as pdf:
        assert pdf.docinfo["/CreationDate"] == "D:20260304050607Z"


@pytest.mark.programs
@pytest.mark.parametrize("paper", USUAL)
def test_programs_find_no_fault(paper: str, tmp_path: Path, program: Callable[[str], str]) -> None:
    path = tmp_path / "booklet.pdf"
    path.write_bytes(booklet(paper, 20))
    checked = subprocess.run(
        [program("qpdf"), "--check", str(path)], check=True, capture_output=True, text=True
    )
    assert "No syntax or stream encoding errors found" in checked.stdout
    read = subprocess.run(
        [program("pdftotext"), "-layout", "-f", "3", str(path), "-"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    order = [20, 1, 2, 19, 18, 3, 4, 17, 16, 5, 6, 15, 14, 7, 8, 13, 12, 9, 10, 11]
    assert [int(word) for word in read.split()] == order

"""The sheet itself: what a first-time user is told, and where its lines lie."""

from __future__ import annotations

import io
from functools import cache

import pikepdf
import pypdfium2
import pytest

from cardwright.drawing.scene.paper import PAPERS, Paper
from cardwright.printing.calibration.places import EDGE, LETTERS, LINES, STEP, TICKS, TRUE, places
from cardwright.printing.calibration.readings import ASKED, NEEDED, limits, usual
from cardwright.printing.calibration.scales import FINE
from cardwright.printing.calibration.sheet import calibration_pdf
from cardwright.printing.pdf.units import POINTS_PER_MM
from tests.pdf import verapdf
from tests.pdf.reading import Point, page_of
from tests.tiers import every

BOTH = [
    pytest.param(paper, id=name, marks=() if name == "a4" else pytest.mark.deep)
    for name, paper in PAPERS.items()
]


def words(paper: Paper, page: int) -> str:
    text = pypdfium2.PdfDocument(calibration_pdf(paper))[page].get_textpage().get_text_range()
    return " ".join(str(text).split())


@cache
def strokes(paper: Paper, page: int) -> list[tuple[Point, Point, float]]:
    """The straight lines of a page, with their widths, in mm as printed."""
    with pikepdf.open(io.BytesIO(calibration_pdf(paper))) as pdf:
        one = pdf.pages[page]
        for box in ("TrimBox", "BleedBox"):
            one.obj[f"/{box}"] = one.mediabox
        return page_of(one).strokes


@pytest.mark.parametrize("paper", BOTH)
def test_the_front_says_what_to_do_step_by_step(paper: Paper) -> None:
    told = words(paper, 0)
    begins = ("1 Print this sheet", "2 Hold it against a window", "3 A, B, C, D:", "4 E, F:")
    places_of = [told.index(step) for step in (*begins, "5 G, H, J, K:", "6 In a terminal, type")]
    assert places_of == sorted(places_of)
    assert "100 %" in told
    assert "long edge" in told
    assert "12.4" in told
    assert "numbers of the back shine through" in told
    assert "ruler of 20 cm" in told
    assert "120.3" in told
    option = "" if paper.name == "a4" else f"--paper {paper.name} "
    assert f"cardwright calibrate {option}--read" in told


@pytest.mark.parametrize("paper", BOTH)
def test_the_pages_are_as_large_as_the_paper_and_ask_to_be_printed_so(paper: Paper) -> None:
    with pikepdf.open(io.BytesIO(calibration_pdf(paper))) as pdf:
        assert len(pdf.pages) == 2
        for page in pdf.pages:
            size = [float(value) / POINTS_PER_MM for value in page.mediabox[2:]]
            assert size == pytest.approx([paper.width, paper.height], abs=0.01)
        asked = pdf.Root.ViewerPreferences
        assert [str(v) for v in (asked.PrintScaling, asked.Duplex)] == [
            "/None",
            "/DuplexFlipLongEdge",
        ]


@pytest.mark.parametrize("paper", BOTH)
def test_where_the_printer_is_true_the_arrow_meets_number_ten(paper: Paper) -> None:
    fronts = [(p, q) for p, q, pen in strokes(paper, 0) if pen == pytest.approx(FINE)]
    backs = [
        ((paper.width - p[0], p[1]), (paper.width - q[0], q[1])) for p, q, _ in strokes(paper, 1)
    ]
    assert len(backs) == 4 * LINES
    for scale in places(paper).verniers:
        axis = 1 if scale.down else 0
        base = scale.at(0, 0)
        near = [
            sorted({round(p[axis] - base[axis], 3) for p, q in lines if _crosses(p, q, base, axis)})
            for lines in (fronts, backs)
        ]
        assert near[0] == pytest.approx([mm - TRUE for mm in range(TICKS + 1)], abs=0.01)
        assert near[1] == pytest.approx([STEP * tenth for tenth in range(LINES)], abs=0.01)


def _crosses(p: Point, q: Point, base: Point, axis: int) -> bool:
    """Whether a stroke stands square on a base that runs along the axis, near this point of it."""
    other = 1 - axis
    ends = sorted((p[other], q[other]))
    square = abs(p[axis] - q[axis]) < 0.001 and ends[1] - ends[0] > 7
    close = -TRUE - 1 < p[axis] - base[axis] < TICKS - TRUE + 1
    return square and close and ends[0] - 0.01 <= base[other] <= ends[1] + 0.01


@pytest.mark.parametrize("paper", BOTH)
def test_only_what_tells_of_the_margins_lies_in_them(paper: Paper) -> None:
    for page in (0, 1):
        for p, q, _ in strokes(paper, page):
            inside = [
                min(x, paper.width - x, y, paper.height - y) for x, y in (p, q)
            ]  # an edge scale runs from the very edge to 15 mm
            told = min(inside) < 15 and page == 0
            assert told or min(inside) >= EDGE - 6


def test_the_scales_lie_evenly_about_the_middle_of_the_paper() -> None:
    for paper in PAPERS.values():
        a, b, c, d = places(paper).verniers
        assert a.y + b.y == pytest.approx(paper.height)
        assert c.x + d.x == pytest.approx(paper.width)
        assert min(places(paper).apart) > 120


def test_every_box_is_asked_for_and_has_its_limits() -> None:
    assert "".join(ASKED) == LETTERS
    assert LETTERS.startswith(NEEDED)
    for paper in PAPERS.values():
        for letter in LETTERS:
            low, high = limits(letter, paper)
            assert low <= usual(letter, paper) < high


def test_the_sheet_is_the_same_on_every_run() -> None:
    assert calibration_pdf(PAPERS["a4"]) == calibration_pdf(PAPERS["a4"])


@pytest.mark.deep
@pytest.mark.parametrize("paper", every(2, PAPERS))
def test_the_sheet_can_be_read_aloud(paper: str) -> None:
    verdict = verapdf.accessible(calibration_pdf(PAPERS[paper]))
    assert verdict.checks > 100
    assert not verdict.faults

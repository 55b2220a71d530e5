"""A printer that errs by known amounts is read from its sheet, and decks for it come out right.

The sheet is rendered, printed by a printer that errs, held against the light and read from its
pixels (`printed.py`).
"""

from __future__ import annotations

import math
from itertools import product

import pytest

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene, Shape, Transform, combined
from cardwright.drawing.scene.paper import PAPERS, Paper
from cardwright.errors import ProfileError
from cardwright.printing.calibration.places import LETTERS
from cardwright.printing.calibration.readings import ASKED, measured, parsed, usual
from cardwright.printing.sheets.deck import SIDES, deck_pdf
from cardwright.printing.sheets.layout import CARD, grid
from cardwright.printing.sheets.plan import Batch
from cardwright.printing.sheets.printer import Printer
from tests.calibration.printed import Eye, Fault, seen
from tests.pdf import reading
from tests.tiers import every

A4, LETTER = PAPERS["a4"], PAPERS["letter"]
WIDE, HIGH = 63.5, 88.9
#: By how much backs lie off in each direction, how they are turned, and what becomes of the size.
GRID = [
    (paper, Fault((x, y), turn, size, margins, slip))
    for (paper, (margins, slip)), (x, y), (turn, size) in product(
        (
            (A4, ((4.2, 3.1, 6.4, 12.7), (0.6, -0.4))),
            (LETTER, ((2.2, 5.0, 3.3, 14.2), (-1.3, 0.8))),
        ),
        ((0.1, -0.1), (-1.37, 2.22), (4.0, -4.0), (-4.0, -0.55)),
        ((0.0, (1.0, 1.0)), (0.5, (0.99, 1.01)), (-0.31, (1.004, 0.997))),
    )
]
CASES = every(len(GRID), GRID, start=4, deep=4)


def card(name: str) -> Scene:
    return Scene(WIDE, HIGH, (Shape(outline.rectangle(0, 0, WIDE, HIGH), fill="ink"),), name)


def deck(paper: Paper, printer: Printer | None, sides: str = "long") -> list[reading.PageGeometry]:
    """The front and the back of a full sheet of different cards, as they are drawn."""
    names = (f"front {number}" for number in range(grid(paper, CARD).per_sheet))
    fronts = (Scene(WIDE, HIGH, card("front").items, name, bleed=3.0) for name in names)
    cards = tuple((front, card("back")) for front in fronts)
    batches = [Batch(CARD, cards)]
    data = deck_pdf("Deck", batches, paper, PALETTES["color"], SIDES[sides], printer=printer)
    return reading.pages(data)


def at(place: Transform, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = place
    return a * x + c * y + e, b * x + d * y + f


def corners(place: Transform, *, mirrored: bool = False) -> list[tuple[float, float]]:
    """Where the corners of a card come out, beginning at the upper left as seen from the front."""
    xs = (WIDE, 0.0) if mirrored else (0.0, WIDE)
    return [at(place, x, y) for y in (0.0, HIGH) for x in xs]


def apart(paper: Paper, fault: Fault, printer: Printer | None, sides: str = "long") -> float:
    """How far any corner of a back comes out from that of its front, at most, in mm on paper."""
    front, back = deck(paper, printer, sides)
    over: dict[str, Transform] = {
        "long": (-1, 0, 0, 1, paper.width, 0),
        "short": (1, 0, 0, -1, 0, paper.height),
    }
    behind = combined(fault.back(paper), over[sides])
    fronts = [corners(combined(fault.front(paper), place)) for _, place in front.forms]
    backs = [corners(combined(behind, place), mirrored=True) for _, place in back.forms]
    return max(
        math.dist(one, other)
        for these, those in zip(fronts, backs, strict=True)
        for one, other in zip(these, those, strict=True)
    )


@pytest.mark.deep
@pytest.mark.parametrize(("paper", "fault"), CASES)
def test_a_printer_is_read_from_its_sheet_and_a_deck_for_it_lies_true(
    paper: Paper, fault: Fault
) -> None:
    readings = Eye(seen(paper, fault), paper, fault).readings()
    assert sorted(readings) == sorted(LETTERS)
    printer = measured(readings, paper, "mine")
    assert printer.offset == pytest.approx(fault.offset, abs=0.1)
    assert printer.rotation == pytest.approx(fault.rotation, abs=0.035)  # 0.1 mm in 163
    assert printer.scale == pytest.approx(fault.scale, abs=0.0005)
    assert printer.margins == pytest.approx(fault.margins, abs=0.11)
    assert apart(paper, fault, printer) < 0.1


@pytest.mark.parametrize("sides", ["long", "short"])
@pytest.mark.parametrize("paper", every(2, [A4, LETTER], start=1))
def test_what_is_known_exactly_is_corrected_exactly_and_cards_are_true_in_size(
    paper: Paper, sides: str
) -> None:
    fault = Fault((1.3, -0.7), 0.4, (1.01, 0.992))
    printer = Printer("mine", paper.name, fault.offset, fault.rotation, fault.scale)
    assert apart(paper, fault, None, sides) > 1
    assert apart(paper, fault, printer, sides) < 0.015  # turning and sizing unevenly do not commute
    for side, place in zip(deck(paper, printer), (fault.front, fault.back), strict=True):
        for _, form in side.forms:
            left, right, low, _ = corners(combined(place(paper), form))
            assert math.dist(left, right) == pytest.approx(WIDE, abs=0.01)
            assert math.dist(left, low) == pytest.approx(HIGH, abs=0.01)


def test_marks_and_words_of_a_back_move_with_its_cards() -> None:
    printer = Printer("mine", "a4", (1.0, -2.0))
    before, after = deck(A4, None)[1], deck(A4, printer)[1]
    assert len(before.strokes) == len(after.strokes) >= 20
    for (p, q, _), (r, s, _) in zip(before.strokes, after.strokes, strict=True):
        assert (r[0] - p[0], r[1] - p[1]) == pytest.approx((1.0, 2.0), abs=0.001)
        assert (s[0] - q[0], s[1] - q[1]) == pytest.approx((1.0, 2.0), abs=0.001)
    left, top, _, _ = before.boxes["TrimBox"]
    assert after.boxes["TrimBox"][:2] == pytest.approx((left + 1, top + 2), abs=0.001)


def test_fronts_are_not_moved_by_an_offset_of_the_backs() -> None:
    moved = Printer(offset=(1.0, -2.0))
    assert deck(A4, moved)[0].forms == deck(A4, None)[0].forms


def test_a_perfect_printer_reads_ten_and_is_corrected_in_nothing() -> None:
    readings = {letter: usual(letter, A4) for letter in ASKED}
    assert measured(readings, A4, "true") == Printer("true", "a4")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A=11.3,B", "“B” is not a letter with a number"),
        ("A=11,3", "“3” is not a letter with a number"),
        ("A=11.3 Q=4", "there is no box “Q”"),
        ("I=3", "there is no box “I”"),
        ("A=1,a=2", "A is given twice"),
        ("A=-3", "A: “-3” is not a reading"),
        ("A=1e3", "A: “1e3” is not a reading"),
        ("A=٣", "A: “٣” is not a reading"),
        ("A=99999", "A: “99999” is not a reading"),
        ("A=10,B=10", "C, D are missing"),
        ("A=10,B=10,C=10", "D is missing"),
        ("A=21,B=10,C=10,D=10", "A: 21 is impossible: it must be 0 to 20"),
        ("A=10,B=10,C=10,D=10,E=12.1", "E: 12.1 is impossible: it must be 114 to 126"),
        ("A=10,B=10,C=10,D=10,K=16", "K: 16 is impossible: it must be 0 to 15"),
        ("A=11.3,B=10.3,C=10,D=10", "A to D contradict each other"),
        ("A=10,B=10,C=10,D=9", "A to D contradict each other"),
    ],
)
def test_readings_that_cannot_be_are_named(text: str, said: str) -> None:
    with pytest.raises(ProfileError) as caught:
        measured(parsed(text), A4, "mine")
    assert said in caught.value.message
    assert caught.value.hint


def test_readings_may_be_parted_by_commas_semicolons_or_spaces() -> None:
    assert parsed(" a=10.3, B=9;C=8.25\nd=7. ") == {"A": 10.3, "B": 9.0, "C": 8.25, "D": 7.0}

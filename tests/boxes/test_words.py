"""The sheet tells who has never made a box what to do: steps, lines to cut and fold, glue."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Iterator
from functools import cache

import numpy as np
import pikepdf
import pypdfium2
import pytest
from numpy.typing import NDArray

from cardwright.drawing.faces import reference_cards
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import (
    IDENTITY,
    Box,
    Group,
    Item,
    Shape,
    Text,
    Transform,
    around,
    combined,
)
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.pathdata import segments
from cardwright.drawing.scene.shaping import width
from cardwright.errors import UsageError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.boxes.art import reach
from cardwright.printing.boxes.contents import box_of, cards_inside
from cardwright.printing.boxes.document import CREASE_DASH, box_pdf, envelope_pdf, placed_box
from cardwright.printing.boxes.envelope import envelope_net
from cardwright.printing.boxes.furniture import furniture
from cardwright.printing.boxes.glue import WORD, glue_items
from cardwright.printing.boxes.net import BLEED, Net
from cardwright.printing.boxes.sheet import COURSE, Placed, crease_marks, placed
from cardwright.printing.boxes.steps import BoxText, box_words, envelope_words
from cardwright.printing.boxes.stock import BARE, Stock
from cardwright.printing.boxes.tuck import tuck_for, tuck_net
from cardwright.printing.pdf.units import POINTS_PER_MM
from cardwright.printing.sheets.layout import TEXT_EDGE, PaperTurn
from cardwright.printing.sheets.plan import deck_batches
from tests.tiers import every

SLEEVED = Stock(sleeved=True)
COLOR = PALETTES["color"]
PLAIN = Edition(plain_backs=True)
#: 6 points, in mm.
SIX_POINTS = 6 / POINTS_PER_MM


def box_sheet(
    game: str, paper: str, stock: Stock, edition: Edition = STANDARD
) -> tuple[Placed, BoxText]:
    ledger = load_ledger(game)
    box, net = box_of(ledger, stock, edition)
    words = box_words(ledger, stock, PAPERS[paper], edition, box)
    return placed_box(ledger, net, PAPERS[paper]), words


def envelope_sheet(paper: str, edition: Edition = STANDARD) -> tuple[Placed, BoxText]:
    words = envelope_words(load_ledger("card-tennis"), PAPERS[paper], edition)
    return placed(envelope_net(), PAPERS[paper]), words


def flat(
    items: tuple[Item, ...], at: Transform = IDENTITY
) -> Iterator[tuple[Shape | Text, Transform]]:
    """Every shape and text, and where it lies."""
    for item in items:
        if isinstance(item, Group):
            yield from flat(item.items, combined(at, item.transform))
        elif isinstance(item, Shape | Text):
            yield item, at


def room(item: Shape | Text, at: Transform) -> Box:
    """What an item takes of the sheet, in mm: a text from its tallest letter to its lowest."""
    if isinstance(item, Text):
        wide = width(item.text, item.font, item.size)
        left = item.x - {"start": 0.0, "middle": wide / 2, "end": wide}[item.anchor]
        box = (left, item.y - 0.75 * item.size, left + wide, item.y + 0.25 * item.size)
        return around(box, at)
    points = [values[-2:] for _, *values in segments(item.data) if values]
    xs, ys = zip(*points, strict=True)
    return around((min(xs), min(ys), max(xs), max(ys)), at)


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def printed_areas(sheet: Placed) -> list[Box]:
    """Every panel with as much as its picture runs on, and every tab."""
    found = []
    for panel in sheet.net.panels:
        left, top, right, foot = (
            (0.0,) * 4 if panel.name.endswith("tab") else reach(sheet.net, panel)
        )
        x, y = sheet.left + panel.left, sheet.top + panel.top
        found.append((x - left, y - top, x + panel.width + right, y + panel.height + foot))
    return found


def check_furniture(sheet: Placed, words: BoxText) -> None:
    """Words and ruler are legible, on the paper, outside the net, and clear of each other."""
    around = furniture(sheet, words)
    items = [*flat((around.ruler, around.line, *around.steps))]
    texts = [(item, room(item, at)) for item, at in items if isinstance(item, Text)]
    shapes = [room(item, at) for item, at in (*items, *flat(crease_marks(sheet)))
              if isinstance(item, Shape)]  # fmt: skip
    for text, box in texts:
        assert text.size >= SIX_POINTS - 0.01, text.text
        assert min(box[0], box[1]) >= TEXT_EDGE - 0.4, text.text
        assert box[2] <= sheet.width - TEXT_EDGE + 0.4, text.text
        assert box[3] <= sheet.height - TEXT_EDGE + 0.4, text.text
    areas = printed_areas(sheet)
    for box in (*(box for _, box in texts), *shapes):
        assert not any(meet(box, area) for area in areas), box
    for place, (text, box) in enumerate(texts):
        assert not any(meet(box, other) for _, other in texts[:place]), text.text
        assert not any(meet(box, shape) for shape in shapes), text.text


@pytest.mark.parametrize("stock", [BARE, SLEEVED], ids=["bare", "sleeved"])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_words_stand_beside_a_box_and_on_nothing(game: str, paper: str, stock: Stock) -> None:
    check_furniture(*box_sheet(game, paper, stock))


@pytest.mark.parametrize("edition", [STANDARD, PLAIN], ids=["woven", "plain"])
@pytest.mark.parametrize("paper", PAPERS)
def test_words_stand_beside_the_envelope_and_on_nothing(paper: str, edition: Edition) -> None:
    check_furniture(*envelope_sheet(paper, edition))


@pytest.mark.parametrize("sleeved", [False, True], ids=["bare", "sleeved"])
@pytest.mark.parametrize("thick", every(5, (0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8), 1))
def test_whatever_box_fits_a_paper_has_room_for_its_words(thick: float, sleeved: bool) -> None:
    """From a thin box of 24 cards to the thickest that a sheet takes."""
    ledger, stock, fitting = load_ledger("card-tennis"), Stock(thick, sleeved), 0
    for paper in PAPERS.values():
        for cards in range(24, 80, 7):
            box = tuck_for(cards, stock)
            try:
                sheet = placed(tuck_net(box), paper)
            except UsageError:
                continue
            check_furniture(sheet, box_words(ledger, stock, paper, STANDARD, box))
            fitting += 1
    assert fitting >= 6


def said(data: bytes) -> str:
    with pypdfium2.PdfDocument(data) as pdf:
        return " ".join(pdf[0].get_textpage().get_text_bounded().split())


def in_order(text: str, *parts: str) -> None:
    places = [text.find(part) for part in parts]
    assert min(places) >= 0, dict(zip(parts, places, strict=True))
    assert places == sorted(places), dict(zip(parts, places, strict=True))


@pytest.mark.parametrize("game", every(3, GAMES))
def test_a_box_is_scored_before_it_is_cut_and_its_tab_is_glued_on_its_printed_side(
    game: str,
) -> None:
    text = said(box_pdf(load_ledger(game), BARE, PAPERS["a4"], COLOR))
    in_order(
        text, "1 Print at 100 %", "2 Score first, while the sheet is whole", "3 Cut along",
        "4 Fold every scored line back", "5 Glue the hatched tab at the left",
        "6 At the bottom (the end without a notch), fold in the small flaps",
    )  # fmt: skip
    assert "on the side where it says “glue”" in text
    assert "to the blank inside of the narrow side at the right end" in text
    net = box_of(load_ledger(game), BARE)[1]
    assert net.panel("tab").left == 0  # at the left, and the last narrow side at the right end
    assert net.panel("right").right == net.size[0]


@pytest.mark.parametrize("paper", PAPERS)
def test_the_envelope_is_told_in_steps_too(paper: str) -> None:
    text = said(envelope_pdf(load_ledger("card-tennis"), PAPERS[paper], COLOR))
    creases = len(envelope_net().creases)
    in_order(
        text, "1 Print at 100 %", f"2 Score the {creases} dashed lines before you cut", "3 Cut",
        "4 Fold the scored lines back", "5 Glue both hatched tabs. Fold them in",
        "6 Put in trays and balls",
    )  # fmt: skip
    assert "then the lower half up; press its blank side on them" in text
    assert text.count(WORD) == 2


def test_where_no_ground_is_woven_no_white_line_is_spoken_of() -> None:
    for edition, white in ((STANDARD, True), (PLAIN, False)):
        both = (box_sheet("court", "a4", BARE, edition)[1], envelope_sheet("a4", edition)[1])
        assert all(("white line" in " ".join(words.steps)) is white for words in both)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_box_counts_the_cards_as_the_deck_on_its_paper_has_them(game: str, paper: str) -> None:
    ledger = load_ledger(game)
    line = box_sheet(game, paper, BARE)[1].line
    deck = [front.name for front, _ in deck_batches(ledger, PAPERS[paper])[0].cards]
    folded = len(deck_batches(ledger, PAPERS[paper], turn=PaperTurn.FOLD)[0].cards)
    told = {front.name for front, _ in reference_cards(ledger)}
    reference = sum(name in told for name in deck)
    assert f"has {len(deck)} cards" in line
    assert f"and {reference} reference cards" in line or f", {reference} reference cards" in line
    assert (f"({folded} on sheets to fold)" in line) == (folded != len(deck))
    numbers = re.search(
        r": (\d+) of the game(?:, | and )(\d+) reference cards(?: and (\d+) )?", line
    )
    assert numbers
    assert sum(int(number or 0) for number in numbers.groups()) == len(deck)
    most = re.search(r"up to (\d+) cards", line)
    assert most
    assert int(most[1]) == cards_inside(ledger, paper=PAPERS[paper]) >= max(len(deck), folded)


@cache
def page(data: bytes, scale: float) -> NDArray[np.uint8]:
    """The first page as red, green and blue, so many pixels per mm."""
    with pypdfium2.PdfDocument(data) as pdf:
        return np.asarray(pdf[0].render(scale=scale / POINTS_PER_MM).to_pil().convert("RGB"))


def edges(net: Net, far: float) -> list[tuple[float, float]]:
    """Points so far outside straight edges of a net that lie in its picture."""
    found = []
    for one, other in zip(net.cut, (*net.cut[1:], net.cut[0]), strict=True):
        long = math.hypot(other.x - one.x, other.y - one.y)
        tabs = [p for p in net.panels if p.name.endswith("tab")]
        on_tab = any(
            tab.left - 1 < (one.x + other.x) / 2 < tab.right + 1
            and tab.top - 1 < (one.y + other.y) / 2 < tab.foot + 1
            for tab in tabs
        )
        if one.bulge or long < 12 or on_tab:
            continue
        dx, dy = (other.x - one.x) / long, (other.y - one.y) / long
        found += [
            (one.x + share * long * dx + far * dy, one.y + share * long * dy - far * dx)
            for share in np.linspace(0.2, 0.8, 13)
        ]
    return found


@pytest.mark.full
@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_a_knife_that_slips_outward_leaves_white_and_nothing_dark_on_the_box(game: str) -> None:
    ledger, scale = load_ledger(game), 20.0
    sheet, _ = box_sheet(game, "a4", BARE)
    check_course(sheet, page(box_pdf(ledger, BARE, PAPERS["a4"], COLOR), scale), scale)


@pytest.mark.deep
def test_so_it_is_with_the_envelope() -> None:
    sheet, _ = envelope_sheet("a4")
    data = envelope_pdf(load_ledger("card-tennis"), PAPERS["a4"], COLOR)
    check_course(sheet, page(data, 20.0), 20.0)


def check_course(sheet: Placed, seen: NDArray[np.uint8], scale: float) -> None:
    """Between the fine line and the weave is white; the fine line ends 0.15 mm from the box."""
    course = COURSE[sheet.net.name]
    for far in (0.2, course - 0.1):
        ring = edges(sheet.net, far)
        assert len(ring) > 60
        tones = [seen[round((sheet.top + y) * scale), round((sheet.left + x) * scale)].min()
                 for x, y in ring]  # fmt: skip
        assert min(tones) > 235, far
    weave = [seen[round((sheet.top + y) * scale), round((sheet.left + x) * scale)].min()
             for x, y in edges(sheet.net, course + 0.6)]  # fmt: skip
    assert np.mean(weave) < 160  # which runs on beyond


@pytest.mark.parametrize("game", every(len(GAMES), GAMES))
def test_inside_the_outline_is_the_picture_alone(game: str) -> None:
    """But for the dashes in the creases, a sheet is the same with its marks and without them."""
    ledger, scale = load_ledger(game), 8.0
    sheet, _ = box_sheet(game, "a4", BARE)
    data = box_pdf(ledger, BARE, PAPERS["a4"], COLOR)
    whole, bare = page(data, scale), page(without(data, {"Marks", "Glue", "Cut", "Crease"}), scale)
    off = np.abs(whole.astype(int) - bare).max(2) > 40
    front = sheet.net.panel("front")
    clear = 0.5  # mm
    left, top = sheet.left + front.left + clear, sheet.top + front.top + clear
    notch = 6.0  # mm: its edge is a line, too
    rows = slice(round((top + notch) * scale), round((top + front.height - 2 * clear) * scale))
    cells = slice(round(left * scale), round((left + front.width - 2 * clear) * scale))
    assert not off[rows, cells].any()
    assert off.any()


def without(data: bytes, names: set[str]) -> bytes:
    """The file with layers of these names switched off."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        layers = pdf.Root.OCProperties
        layers.D.OFF = pikepdf.Array([g for g in layers.OCGs if str(g.Name) in names])
        layers.D.ON = pikepdf.Array([g for g in layers.OCGs if str(g.Name) not in names])
        out = io.BytesIO()
        pdf.save(out)
        return out.getvalue()


def test_plates_are_pale_where_they_are_printed_at_home() -> None:
    made = (
        box_pdf(load_ledger("court"), BARE, PAPERS["a4"], COLOR),
        envelope_pdf(load_ledger("card-tennis"), PAPERS["a4"], COLOR),
    )
    for data in made:
        with pikepdf.open(io.BytesIO(data)) as pdf:
            spaces = pdf.pages[0].obj.Resources.ColorSpace
            for plate in ("/CutContour", "/Crease"):
                red, green, blue = (float(share) for share in spaces[plate][3].C1)
                assert red == green == blue
                assert 0.65 <= red <= 0.8


def areas() -> list[Net]:
    small, large = (("court", BARE), ("portrait-authors", SLEEVED))
    boxes = (box_of(load_ledger(game), stock)[1] for game, stock in (small, large))
    return [*boxes, envelope_net()]


@pytest.mark.parametrize("net", areas(), ids=["small", "large", "envelope"])
def test_areas_of_glue_are_hatched_on_their_tabs_and_no_dash_is_on_them(net: Net) -> None:
    tabs = [panel for panel in net.panels if panel.name.endswith("tab")]
    items = [*flat(glue_items(net))]
    words = [room(item, at) for item, at in items if isinstance(item, Text)]
    assert [item.text for item, _ in items if isinstance(item, Text)] == [WORD] * len(tabs)
    for item, at in items:
        if isinstance(item, Shape):
            assert not item.dash
            assert item.width <= 0.2
        else:
            assert item.size >= SIX_POINTS
            box = room(item, at)
            assert any(tab.left <= box[0] and box[2] <= tab.right for tab in tabs)
    art = [
        area for area in printed_areas(Placed(net, 0, 0, 0, 0, "foot")) if area[2] - area[0] > 20
    ]
    assert not any(meet(word, area) for word in words for area in art)
    clips = [item.clip for item in glue_items(net) if isinstance(item, Group) and item.clip]
    assert len(clips) == len(tabs) == len(net.glue)


@pytest.mark.parametrize("game", every(5, GAMES))
def test_hatching_lies_on_white_beside_the_picture(game: str) -> None:
    """Where the picture ends on the tab, hatching begins; over the picture there is none."""
    sheet, scale = box_sheet(game, "a4", BARE)[0], 8.0
    data = box_pdf(load_ledger(game), BARE, PAPERS["a4"], COLOR)
    off = np.abs(page(data, scale).astype(int) - page(without(data, {"Glue"}), scale)).max(2) > 20
    rows, cells = np.nonzero(off)
    tab = sheet.net.panel("tab")
    assert (cells.min() / scale, cells.max() / scale) == pytest.approx(
        (sheet.left + 1.5, sheet.left + tab.width - BLEED), abs=0.6
    )
    assert sheet.top + tab.top < rows.min() / scale
    assert rows.max() / scale < sheet.top + tab.foot
    assert (rows.max() - rows.min()) / scale > tab.height - 15
    assert 0.03 < off.sum() / scale**2 / (tab.height * (tab.width - BLEED)) < 0.4


@pytest.mark.parametrize("kind", every(2, ["box", "envelope"]))
def test_dashes_of_a_crease_stand_out_of_the_weave(kind: str) -> None:
    """Along a crease, dashes are brighter by far than what lies between them."""
    if kind == "box":
        sheet = box_sheet("court", "a4", BARE)[0]
        data = box_pdf(load_ledger("court"), BARE, PAPERS["a4"], COLOR)
    else:
        sheet = envelope_sheet("a4")[0]
        data = envelope_pdf(load_ledger("card-tennis"), PAPERS["a4"], COLOR)
    scale, (dash, gap) = 16.0, CREASE_DASH
    seen = page(data, scale)
    for one, other in sheet.net.creases:
        long = math.hypot(other.x - one.x, other.y - one.y)
        along = (other.x - one.x) / long, (other.y - one.y) / long
        off = 0.14  # mm: beside the fine gray line in the middle of a dash
        tones: dict[bool, list[int]] = {True: [], False: []}
        for place in np.arange(0.5, long - 0.5, 0.25):
            phase = place % (dash + gap)
            if min(phase, abs(phase - dash), dash + gap - phase) > 0.2:
                x = sheet.left + one.x + place * along[0] + off * along[1]
                y = sheet.top + one.y + place * along[1] + off * along[0]
                tones[bool(phase < dash)].append(int(seen[int(y * scale), int(x * scale)].min()))
        assert np.mean(tones[True]) > 225
        assert np.mean(tones[True]) - np.mean(tones[False]) > 80

"""What is written is what was laid out: lines of PDF, SVG and DXF read back and measured."""

from __future__ import annotations

import io
import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import ezdxf
import numpy as np
import pikepdf
import pypdfium2
import pytest

from cardwright.drawing.faces import reference_cards
from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.pathdata import segments
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.boxes.contents import box_of, cards_inside
from cardwright.printing.boxes.document import box_pdf, envelope_pdf, placed_box
from cardwright.printing.boxes.dxf import dxf
from cardwright.printing.boxes.net import BLEED, Net, length
from cardwright.printing.boxes.sheet import Placed
from cardwright.printing.boxes.stock import BARE, Stock
from cardwright.printing.boxes.tuck import TAB, tuck_for, tuck_net
from cardwright.printing.boxes.vector import box_dxf, box_svg
from cardwright.printing.facts import people
from cardwright.printing.pdf.units import POINTS_PER_MM
from cardwright.printing.sheets.layout import PaperTurn
from cardwright.printing.sheets.plan import deck_batches
from tests.papers import USUAL
from tests.pdf.verapdf import validate
from tests.tiers import every

#: What ezdxf gives out: its types do not tell a polyline from a line.
Entity: TypeAlias = Any

SLEEVED = Stock(sleeved=True)
COLOR = PALETTES["color"]


@cache
def printed(game: str, paper: str = "a4", stock: Stock = BARE, palette: str = "color") -> bytes:
    edition = Edition(plain_backs=palette == "low-ink")
    return box_pdf(load_ledger(game), stock, PAPERS[paper], PALETTES[palette], edition)


def sheet_of(game: str, paper: str = "a4", stock: Stock = BARE) -> Placed:
    ledger = load_ledger(game)
    return placed_box(ledger, box_of(ledger, stock, paper=PAPERS[paper])[1], PAPERS[paper])


def plates(  # noqa: C901 - a case for each operator
    data: bytes,
) -> dict[str, list[list[tuple[float, float]]]]:
    """The paths that are stroked on each plate, as their points in mm from the page's upper left.

    Every stroke on a plate has to be in full tone and to overprint.
    """
    found: dict[str, list[list[tuple[float, float]]]] = {}
    with pikepdf.open(io.BytesIO(data)) as pdf:
        page = pdf.pages[0]
        high = float(page.mediabox[3])
        plate, matrix, over, tone = "", pikepdf.Matrix(), False, 0.0
        kept: list[tuple[str, pikepdf.Matrix, bool, float]] = []
        paths: list[list[tuple[float, float]]] = []
        read: list[Any] = [*pikepdf.parse_content_stream(page)]
        for operands, operator in read:
            match str(operator), list(operands):
                case "q", []:
                    kept.append((plate, matrix, over, tone))
                case "Q", []:
                    plate, matrix, over, tone = kept.pop()
                case "cm", values:
                    matrix = pikepdf.Matrix(*map(float, values)) @ matrix
                case "gs", [name]:
                    state = page.obj.Resources.ExtGState[str(name)]
                    over = bool(state.OP) and bool(state.op) and state.OPM == 1
                case "CS", [name]:
                    plate = str(page.obj.Resources.ColorSpace[str(name)][1])[1:]
                case "SCN", [value]:
                    tone = float(value)
                case "m", values:
                    paths.append([point(values)])
                case (("l" | "c"), values):
                    paths[-1].append(point(values))
                case "S", []:
                    if plate:
                        assert over
                        assert tone == 1
                        places = [[matrix.transform(each) for each in line] for line in paths]
                        found.setdefault(plate, []).extend(
                            [(x / POINTS_PER_MM, (high - y) / POINTS_PER_MM) for x, y in line]
                            for line in places
                        )
                    paths = []
                case (("f" | "f*" | "B" | "B*" | "n"), []):
                    paths = []
    return found


def point(values: list[Any]) -> tuple[float, float]:
    """The last point that a path operator names."""
    return float(values[-2]), float(values[-1])


@pytest.mark.parametrize("stock", [BARE, SLEEVED], ids=["bare", "sleeved"])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", every(3, GAMES, start=1))
def test_knife_and_crease_are_plates_and_lie_where_the_net_has_them(
    game: str, paper: str, stock: Stock
) -> None:
    sheet = sheet_of(game, paper, stock)
    found = plates(printed(game, paper, stock))
    assert set(found) == {"CutContour", "Crease"}
    (cut,) = found["CutContour"]
    for vertex in sheet.net.cut:
        place = (vertex.x + sheet.left, vertex.y + sheet.top)
        assert min(math.dist(place, point) for point in cut) < 0.01
    creases = [[(v.x + sheet.left, v.y + sheet.top) for v in line] for line in sheet.net.creases]
    assert len(found["Crease"]) == len(creases)
    for line, drawn in zip(creases, found["Crease"], strict=True):
        assert np.allclose(line, drawn, atol=0.01)


@pytest.mark.parametrize("game", GAMES)
def test_layers_can_be_switched_off_and_the_page_is_printed_at_its_size(game: str) -> None:
    with pikepdf.open(io.BytesIO(printed(game))) as pdf:
        layers = [str(group.Name) for group in pdf.Root.OCProperties.OCGs]
        assert layers == ["Art", "Marks", "Glue", "Crease", "Cut"]
        assert len(list(pdf.Root.OCProperties.D.ON)) == len(layers)
        content = pdf.pages[0].Contents.read_bytes()
        assert content.count(b"BDC") == content.count(b"EMC")
        assert content.count(b"/OC /Layer") == len(layers)
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        page = pdf.pages[0]
        media, trim, bleed = map(list, (page.mediabox, page.trimbox, page.bleedbox))
        assert all(float(a) <= float(b) for a, b in zip(media[:2], bleed[:2], strict=True))
        assert float(trim[0]) - float(bleed[0]) == pytest.approx(BLEED * POINTS_PER_MM, abs=0.01)
        for font in fonts(pdf):
            descriptor = font.FontDescriptor
            assert "/FontFile2" in descriptor


def fonts(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    for thing in pdf.objects:
        if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font":
            yield thing


@pytest.mark.parametrize("palette", ["grayscale", "low-ink"])
@pytest.mark.parametrize("game", every(3, GAMES))
def test_the_other_palettes_have_the_same_lines(game: str, palette: str) -> None:
    assert plates(printed(game, palette=palette)) == plates(printed(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_box_says_what_its_ledger_says(game: str) -> None:
    ledger = load_ledger(game)
    with pypdfium2.PdfDocument(printed(game)) as pdf:
        text = " ".join(pdf[0].get_textpage().get_text_bounded().split())
    assert text.count(ledger.title) >= 5  # lids, front, back, and the line of the sheet
    for sentence in ledger.blurb:
        assert sentence in text
    assert f"age {ledger.age} and up" in text
    assert f"{ledger.minutes} minutes" in text
    assert f"{people(ledger.players)} players" in text
    assert f"first published by {ledger.maker}" in text
    assert f"box for up to {cards_inside(ledger)} cards" in text
    assert "100 mm" in text


@pytest.mark.parametrize("game", GAMES)
def test_the_box_holds_what_the_deck_prints(game: str) -> None:
    ledger = load_ledger(game)
    decks = [
        deck_batches(ledger, paper, turn=turn)[0].cards
        for paper in USUAL.values()
        for turn in (PaperTurn.LONG, PaperTurn.FOLD)
    ]
    assert cards_inside(ledger) == max(map(len, decks))
    assert all({*cards} >= {*reference_cards(ledger)} for cards in decks)


@pytest.mark.parametrize("game", every(3, GAMES))
def test_a_cut_that_slips_by_two_and_a_half_millimeters_shows_no_white(game: str) -> None:
    scale = 6.0  # pixels per mm
    with pypdfium2.PdfDocument(printed(game)) as pdf:
        seen = np.asarray(pdf[0].render(scale=scale / POINTS_PER_MM).to_pil().convert("L"))
    sheet = sheet_of(game)
    ring = outside(sheet.net, 2.5)
    assert len(ring) > 60
    for x, y in ring:
        column, row = round((sheet.left + x) * scale), round((sheet.top + y) * scale)
        around = seen[row - 2 : row + 3, column - 2 : column + 3]
        assert around.min() < 215, (x, y)


def outside(net: Net, far: float) -> list[tuple[float, float]]:
    """Points so far outside the straight edges of a net, but for its tab."""
    found = []
    for one, other in zip(net.cut, (*net.cut[1:], net.cut[0]), strict=True):
        long = math.hypot(other.x - one.x, other.y - one.y)
        if one.bulge or long < 5 or min(one.x, other.x) < TAB:
            continue
        dx, dy = (other.x - one.x) / long, (other.y - one.y) / long
        found += [
            (one.x + share * long * dx + far * dy, one.y + share * long * dy - far * dx)
            for share in (0.1, 0.3, 0.5, 0.7, 0.9)
        ]
    return found


@pytest.mark.parametrize("stock", [BARE, SLEEVED], ids=["bare", "sleeved"])
@pytest.mark.parametrize("cards", [24, 32, 48, 52, 64])
def test_a_program_for_cutting_measures_the_same(cards: int, stock: Stock, tmp_path: Path) -> None:
    net = tuck_net(tuck_for(cards, stock))
    text = dxf(net).decode("ascii")
    assert "$INSUNITS\r\n70\r\n4\r\n" in text  # millimeters; ezdxf asks no file of R12 for it
    drawing = opened(net, tmp_path)
    assert not drawing.audit().errors
    assert {"CUT", "CREASE", "GLUE"} <= {layer.dxf.name for layer in drawing.layers}
    space = drawing.modelspace()
    (cut,) = space.query('POLYLINE[layer=="CUT"]')
    assert cut.is_closed
    high = net.size[1]
    for vertex, found in zip(net.cut, cut.vertices, strict=True):
        assert (vertex.x, high - vertex.y) == pytest.approx(tuple(found.dxf.location)[:2], abs=1e-5)
    assert measured(cut) == pytest.approx(length(net.cut, closed=True), abs=1e-3)
    creases = space.query('POLYLINE[layer=="CREASE"]')
    assert len(creases) == len(net.creases)
    for line, found in zip(net.creases, creases, strict=True):
        assert not found.is_closed
        assert measured(found) == pytest.approx(length(line), abs=1e-4)
    corners = [v for part in cut.virtual_entities() for v in ends(part)]
    assert all(-1e-6 <= x <= net.size[0] + 1e-6 and -1e-6 <= y <= high + 1e-6 for x, y in corners)


def opened(net: Net, folder: Path) -> Entity:
    """The net as ezdxf reads it from a file."""
    (folder / "box.dxf").write_bytes(dxf(net))
    return ezdxf.readfile(folder / "box.dxf")  # type: ignore[attr-defined]


def measured(line: Entity) -> float:
    """The length of a polyline by its parts, lines and arcs."""
    total = []
    for part in line.virtual_entities():
        if part.dxftype() == "ARC":
            turn = (part.dxf.end_angle - part.dxf.start_angle) % 360
            total.append(math.radians(turn) * part.dxf.radius)
        else:
            total.append(part.dxf.start.distance(part.dxf.end))
    return math.fsum(total)


def ends(part: Entity) -> list[tuple[float, float]]:
    """Start, middle and end of a line or an arc."""
    if part.dxftype() != "ARC":
        return [tuple(part.dxf.start)[:2], tuple(part.dxf.end)[:2]]
    turn = (part.dxf.end_angle - part.dxf.start_angle) % 360
    middle = part.dxf.start_angle + turn / 2
    return [tuple(point)[:2] for point in part.vertices([middle])]


def test_a_notch_is_cut_into_the_front_and_a_flap_is_rounded_outward(tmp_path: Path) -> None:
    net = tuck_net(tuck_for(52, BARE))
    drawing = opened(net, tmp_path)
    (cut,) = drawing.modelspace().query('POLYLINE[layer=="CUT"]')
    front, high = net.panel("front"), net.size[1]
    arcs = [part for part in cut.virtual_entities() if part.dxftype() == "ARC"]
    deepest = min(ends(arc)[0][1] for arc in arcs if arc.dxf.radius > 8.5)
    assert high - deepest == pytest.approx(front.top + 5.0, abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_the_drawing_for_machines_has_its_layers_at_their_size(game: str) -> None:
    ledger = load_ledger(game)
    net = box_of(ledger, BARE)[1]
    root = ET.fromstring(box_svg(ledger, BARE, COLOR))  # noqa: S314 - our own
    groups = {each.get("id"): each for each in root if each.tag.endswith("}g")}
    assert list(groups) == ["art", "glue", "crease", "cut"]
    for value, size in zip((root.get("width"), root.get("height")), net.size, strict=True):
        assert value
        assert float(value.removesuffix("mm")) == pytest.approx(size + 2 * BLEED)
    assert groups["cut"].get("transform") == f"translate({BLEED:g} {BLEED:g})"
    (cut,) = groups["cut"]
    points = [values[-2:] for _, *values in segments(cut.get("d") or "") if values]
    for vertex in net.cut:
        assert min(math.dist((vertex.x, vertex.y), point) for point in points) < 0.001
    assert len(groups["crease"]) == len(net.creases)
    ids = re.findall(rb' id="([^"]+)"', box_svg(ledger, BARE, COLOR))
    assert len(ids) == len(set(ids))


def test_the_same_box_is_the_same_bytes() -> None:
    ledger = load_ledger("court")
    for _ in range(2):
        assert printed("court") == box_pdf(ledger, BARE, PAPERS["a4"], COLOR)
        assert box_dxf(ledger, BARE) == box_dxf(ledger, BARE)
        assert box_svg(ledger, BARE, COLOR) == box_svg(ledger, BARE, COLOR)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_envelope_says_what_it_holds_and_its_lines_are_plates(paper: str) -> None:
    data = envelope_pdf(load_ledger("card-tennis"), PAPERS[paper], COLOR)
    assert {name: len(lines) for name, lines in plates(data).items()} == {
        "CutContour": 1,
        "Crease": 4,
    }
    with pypdfium2.PdfDocument(data) as pdf:
        text = " ".join(pdf[0].get_textpage().get_text_bounded().split())
    assert text.count("five trays and eight balls") == 2
    assert "100 mm" in text


def sheets() -> Iterator[tuple[str, str]]:
    yield from ((game, paper) for game in GAMES for paper in USUAL)
    yield from (("envelope", paper) for paper in USUAL)


@pytest.mark.full
@pytest.mark.parametrize(("what", "paper"), every(12, sheets()))
def test_verapdf_finds_a_box_accessible_and_fit_for_an_archive(what: str, paper: str) -> None:
    for palette in ("color", "low-ink"):
        if what == "envelope":
            data = envelope_pdf(load_ledger("card-tennis"), PAPERS[paper], PALETTES[palette])
        else:
            data = printed(what, paper, palette=palette)
        verdict = validate(data)
        assert verdict.faults == ()
        assert verdict.checks > 100


def test_a_box_is_read_as_its_picture_its_line_and_its_steps() -> None:
    with pikepdf.open(io.BytesIO(printed("court"))) as pdf:
        figure, line, steps = pdf.Root.StructTreeRoot.K.K
        assert str(figure.Alt) == "Court: box to print on A4"
        assert [str(line.S), str(steps.S)] == ["/P", "/P"]

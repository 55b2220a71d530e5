"""Press files: pages, boxes, order, overprinting, and what others' programs say of them."""

import io
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pdf_oxide
import pikepdf
import pypdfium2
import pytest
from PIL import Image

from cardwright.building.options import PressOptions
from cardwright.building.run import build
from cardwright.building.spec import BuildSpec
from cardwright.drawing.scene.card_format import POKER
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.press.deck import press_pdf
from cardwright.printing.press.pack import alike, each, pieces
from cardwright.printing.press.standard import X1A, X4, Standard
from cardwright.printing.press.vendors import INCH
from tests.pdf import verapdf
from tests.pdf.reading import pages
from tests.press.packs import few, plain

WITHIN = pytest.approx
STANDARDS = pytest.mark.parametrize("standard", [X4, X1A], ids=lambda standard: standard.name)


def printed(standard: Standard = X4, *, backs_first: bool = False) -> bytes:
    return press_pdf("Plain", plain(), standard, 3.2, backs_first=backs_first)


def words(data: bytes) -> list[str]:
    pdf = pypdfium2.PdfDocument(data)
    return [pdf[i].get_textpage().get_text_range().strip() for i in range(len(pdf))]


def test_each_side_has_its_page_fronts_and_backs_by_turns() -> None:
    sides = ["Card 1", "Back", "Card 2", "Back", "Card 3", "Back", *["Help", "More"] * 2]
    assert words(printed()) == sides
    swapped = [side for pair in zip(sides[1::2], sides[::2], strict=True) for side in pair]
    assert words(printed(backs_first=True)) == swapped


@STANDARDS
def test_every_page_is_as_large_as_its_bleed_and_is_cut_to_the_card(standard: Standard) -> None:
    for page in pages(printed(standard)):
        assert (page.width, page.height) == WITHIN((63.5 + 6.4, 88.9 + 6.4), abs=0.001)
        assert page.boxes["BleedBox"] == WITHIN((0, 0, page.width, page.height), abs=0.001)
        assert page.boxes["TrimBox"] == WITHIN((3.2, 3.2, 66.7, 92.1), abs=0.001)
        ((_, place),) = page.forms
        assert place[4:] == WITHIN((3.2, 3.2), abs=0.001)


def forms(data: bytes) -> list[bytes]:
    with pikepdf.open(io.BytesIO(data)) as pdf:
        found = [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and "/BBox" in o]
        return [form.read_bytes() for form in found]


def test_words_and_rules_in_black_are_printed_over_what_lies_below_and_colors_are_not() -> None:
    for content in forms(printed()):
        assert re.search(rb"q /Overs gs 0 0 0 1 K", content)
        assert re.search(rb"q /Overf gs\nBT 0 0 0 1 k", content)
        assert not re.search(rb"/Over\w+ gs 0\.", content)
    with pikepdf.open(io.BytesIO(printed())) as pdf:
        (states,) = {
            tuple((str(k), bool(s.OP), bool(s.op), int(s.OPM)) for k, s in sorted(f.items()))
            for o in pdf.objects
            if isinstance(o, pikepdf.Stream) and "/BBox" in o
            for f in [o.Resources.ExtGState]
        }
    assert states == (
        ("/Overf", False, True, 1),
        ("/Overfs", True, True, 1),
        ("/Overs", True, False, 1),
    )


def test_where_less_ink_may_lie_nothing_is_printed_over_another() -> None:
    assert not any(b"/Over" in content for content in forms(printed(X1A)))


@STANDARDS
def test_a_press_file_says_what_it_is_and_for_which_press(standard: Standard) -> None:
    with pikepdf.open(io.BytesIO(printed(standard))) as pdf:
        assert pdf.pdf_version == standard.version
        intents = [str(intent.S) for intent in pdf.Root.OutputIntents]
        assert intents[0] == "/GTS_PDFX"
        assert intents[1:] == (["/GTS_PDFA1"] if standard is X4 else [])
        profile = pdf.Root.OutputIntents[0].DestOutputProfile.read_bytes()
        assert profile[12:20] == b"prtrCMYK"
        assert str(pdf.docinfo["/Trapped"]) == "/False"
        assert "/ID" in pdf.trailer
        told = pdf.Root.Metadata.read_bytes().decode()
        assert f"<pdfxid:GTS_PDFXVersion>{standard.name}</pdfxid:GTS_PDFXVersion>" in told
        assert str(pdf.docinfo["/CreationDate"]) == "D:19700101000000Z"


def test_the_moment_that_is_given_dates_a_press_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    with pikepdf.open(io.BytesIO(printed())) as pdf:
        assert str(pdf.docinfo["/CreationDate"]) == "D:19700102000000Z"
        assert b"1970-01-02T00:00:00+00:00" in pdf.Root.Metadata.read_bytes()


@STANDARDS
def test_a_press_file_is_the_same_to_the_byte_each_time(standard: Standard) -> None:
    assert printed(standard) == printed(standard)


def test_a_title_with_signs_of_markup_is_told_as_it_is() -> None:
    data = press_pdf("Crowns & <Royals>", plain(), X4, 3.2)
    assert verapdf.validate(data, "2b").faults == ()
    with pikepdf.open(io.BytesIO(data)) as pdf, pdf.open_metadata() as told:
        assert told["dc:title"] == "Crowns & <Royals>: deck for a commercial printer"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_verapdf_and_pdf_oxide_accept_the_cards_and_pieces_of_a_game(
    game: str, tmp_path: Path
) -> None:
    for kind, pack in few(game).items():
        data = press_pdf(load_ledger(game).title, pack, X4, POKER.bleed)
        verdict = verapdf.validate(data, "2b")
        assert verdict.faults == (), kind
        assert verdict.checks > 500
        path = tmp_path / f"{kind}.pdf"
        path.write_bytes(data)
        said = pdf_oxide.PdfDocument(str(path)).validate_pdf_x("4")
        assert (said["valid"], said["errors"], said["warnings"]) == (True, [], [])


def test_verapdf_refuses_a_color_that_no_intent_is_there_for() -> None:
    with pikepdf.open(io.BytesIO(printed())) as pdf:
        contents = pdf.pages[0].Contents
        contents.write(b"1 0 0 rg 10 10 5 5 re f\n" + contents.read_bytes())
        out = io.BytesIO()
        pdf.save(out)
    assert any(
        fault.startswith("6.2.4.3") for fault in verapdf.validate(out.getvalue(), "2b").faults
    )


@pytest.mark.quick(1)
@pytest.mark.programs
@pytest.mark.parametrize(
    "game", ["court", *(pytest.param(g, marks=pytest.mark.deep) for g in GAMES if g != "court")]
)
@STANDARDS
def test_ghostscript_makes_four_plates_and_no_more(
    game: str, standard: Standard, tmp_path: Path, program: Callable[[str], str]
) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(press_pdf("Deck", few(game)["card"][:1], standard, POKER.bleed))
    plates = separated(program("gs"), path, tmp_path)
    names = {"Cyan", "Magenta", "Yellow", "Black"}
    assert set(plates) == {(page, name) for page in (1, 2) for name in names}
    for page in (1, 2):
        darkest = sum_of_plates([plates[page, name] for name in sorted(names)])
        assert darkest <= (300 if standard is X4 else 240) + 1


def separated(program: str, path: Path, folder: Path) -> dict[tuple[int, str], Path]:
    """The plates that Ghostscript makes of a PDF, by page and name of the ink."""
    options = ("-q", "-dSAFER", "-dNOPAUSE", "-dBATCH", "-sDEVICE=tiffsep", "-r150")
    where = folder / "plate-%d.tif"
    subprocess.run([program, *options, f"-sOutputFile={where}", str(path)], check=True)
    named = (re.fullmatch(r"plate-(\d+)\((.+)\)", found.stem) for found in folder.glob("plate-*"))
    return {(int(n[1]), n[2]): folder / f"{n[0]}.tif" for n in named if n}


def sum_of_plates(paths: list[Path]) -> float:
    """The most ink on any pixel, in percent."""
    plates = [Image.open(path).convert("L").tobytes() for path in paths]
    darkest: int = max(sum(255 - level for level in pixel) for pixel in zip(*plates, strict=True))
    return darkest / 2.55


@pytest.mark.programs
@STANDARDS
def test_below_words_and_rules_the_plates_of_a_tint_have_gaps_only_where_black_is_set_in(
    standard: Standard, tmp_path: Path, program: Callable[[str], str]
) -> None:
    path = tmp_path / "deck.pdf"
    path.write_bytes(press_pdf("Plain", plain(1)[:1], standard, 3.2))
    plates = separated(program("gs"), path, tmp_path)
    magenta, black = (Image.open(plates[1, name]).convert("L") for name in ("Magenta", "Black"))
    inside = (4, 4, magenta.width - 4, magenta.height - 4)
    levels = {level for _, level in magenta.crop(inside).getcolors() or ()}
    assert black.getextrema()[0] == 0, "there are words on the black plate"
    assert levels == {209} if standard is X4 else 255 in levels


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_is_the_pack_with_reference_cards_to_fill_a_sheet(game: str) -> None:
    ledger = load_ledger(game)
    for kind, pack in pieces(ledger).items():
        assert min(s.bleed for piece in pack for s in (piece.front, piece.back)) >= INCH / 8, kind
        assert sum(p.count for p in alike(pack)) == sum(p.count for p in pack) == len([*each(pack)])
    cards = pieces(ledger)["card"]
    told = sum(piece.count for piece in cards if piece.reference)
    assert 0 < told <= max(ledger.players)


def test_a_build_makes_press_files_where_it_is_asked_to(tmp_path: Path) -> None:
    build(BuildSpec.of(["card-tennis"], press=PressOptions()), tmp_path / "build")
    made = {path.name for path in (tmp_path / "build/card-tennis").glob("*press*")}
    assert made > {"deck-press.pdf", "trays-press.pdf", "balls-press.pdf"}
    assert len(pypdfium2.PdfDocument(tmp_path / "build/card-tennis/deck-press.pdf")) == 2 * 52

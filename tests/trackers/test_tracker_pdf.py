"""The trackers as PDF: a page of the right paper for each form, tagged, the same every time."""

import hashlib
import io
import os
import re
import subprocess
import sys
from functools import cache

import pikepdf
import pypdfium2
import pytest

from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.paper import PAPERS
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.pdf.units import POINTS_PER_MM
from cardwright.printing.trackers.files import fill_pdf, pad_pdf, tracker_pdf
from cardwright.printing.trackers.seating import awards
from tests.pdf.verapdf import validate
from tests.tiers import Sample, every

COLOR = PALETTES["color"]
BOTH = pytest.mark.parametrize(("game", "paper"), [(g, p) for g in GAMES for p in PAPERS])


@cache
def made(game: str, paper: str) -> bytes:
    """The tracker of a game on a paper."""
    return tracker_pdf(load_ledger(game), PAPERS[paper], COLOR)


@cache
def padded(game: str, paper: str) -> bytes:
    """The pad of a game on a paper."""
    return pad_pdf(load_ledger(game), PAPERS[paper], COLOR)


def text(data: bytes, page: int = 0) -> str:
    return str(pypdfium2.PdfDocument(data)[page].get_textpage().get_text_range())


@pytest.mark.quick(1)
@BOTH
def test_it_has_a_page_of_the_paper_for_each_form(game: str, paper: str) -> None:
    wanted = PAPERS[paper].width * POINTS_PER_MM, PAPERS[paper].height * POINTS_PER_MM
    for data in (made(game, paper), padded(game, paper)):
        with pikepdf.open(io.BytesIO(data)) as pdf:
            sizes = [[float(v) for v in page.mediabox] for page in pdf.pages]
        assert len(sizes) == len(load_ledger(game).forms)
        assert all(size == pytest.approx([0, 0, *wanted], abs=0.001) for size in sizes)


@BOTH
def test_its_text_has_the_title_and_every_award(game: str, paper: str) -> None:
    ledger = load_ledger(game)
    for number, form in enumerate(ledger.forms):
        told = text(made(game, paper), number)
        assert ledger.title in told
        assert ledger.source.title in told
        assert "Score Tracker" in told
        if len(ledger.forms) > 1:
            assert form.title in told
        for award in awards(ledger, form):
            line = rf"{re.escape(award.name)}\s+{award.points}\s*$"
            assert re.search(line, told, re.MULTILINE)


@BOTH
def test_four_trackers_of_a_pad_have_the_title(game: str, paper: str) -> None:
    ledger = load_ledger(game)
    for number in range(len(ledger.forms)):
        assert text(padded(game, paper), number).count(ledger.title) == 4


@BOTH
def test_a_race_says_who_wins(game: str, paper: str) -> None:
    ledger = load_ledger(game)
    said = f"the first to {ledger.score.target} wins the game."
    told = " ".join(text(made(game, paper)).split())
    assert (said in told) == (ledger.score.kind == "race")


@BOTH
def test_it_is_tagged_in_reading_order(game: str, paper: str) -> None:
    ledger = load_ledger(game)
    with pikepdf.open(io.BytesIO(made(game, paper))) as pdf:
        (document,) = [pdf.Root.StructTreeRoot.K]
        roles = [str(kid.S) for kid in document.K]
        figures = [kid for kid in document.K if kid.S == "/Figure"]
        assert pdf.Root.MarkInfo.Marked
        assert min(len(str(figure.Alt)) for figure in figures) > 60
    awarded = ["/H2", "/Table"] if ledger.score.awards else []
    drawn = ["/Figure"] * (2 if ledger.score.kind == "tennis" else 1)
    told = [role for role in roles if role != "/P"]
    assert told == ["/H1", *drawn, *awarded] * len(ledger.forms)
    assert roles[0] == roles[-1] == "/P"


@BOTH
def test_it_is_printed_at_its_size_with_its_own_fonts(game: str, paper: str) -> None:
    with pikepdf.open(io.BytesIO(made(game, paper))) as pdf:
        assert str(pdf.docinfo["/Title"]) == (
            f"{load_ledger(game).title}: score tracker on {PAPERS[paper].title}"
        )
        assert str(pdf.Root.Lang) == "en-US"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert pdf.Root.ViewerPreferences.DisplayDocTitle
        fonts = [
            o
            for o in pdf.objects
            if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font"
        ]
        assert fonts
        assert all("/FontFile2" in font.FontDescriptor for font in fonts)


@pytest.mark.parametrize("palette", every(4, PALETTES))
def test_it_takes_little_ink_in_every_palette(palette: str, sample: Sample) -> None:
    for game in GAMES[:: sample(3, 1)]:
        for make in (tracker_pdf, pad_pdf):
            data = make(load_ledger(game), PAPERS["a4"], PALETTES[palette])
            picture = pypdfium2.PdfDocument(data)[0].render(scale=4).to_pil().convert("L")
            levels = picture.histogram()
            inked = sum((255 - level) * count for level, count in enumerate(levels))
            assert 0.005 < inked / 255 / (picture.width * picture.height) < 0.07


@pytest.mark.deep
def test_hash_order_and_time_zone_leave_no_trace() -> None:
    script = (
        "import hashlib\n"
        "from cardwright.ledger import load_ledger\n"
        "from cardwright.drawing.scene.paper import PAPERS\n"
        "from cardwright.drawing.scene.inks import PALETTES\n"
        "from cardwright.printing.trackers.files import fill_pdf, pad_pdf, tracker_pdf\n"
        f"for game in {GAMES!r}:\n"
        "    for make in (tracker_pdf, pad_pdf, fill_pdf):\n"
        "        data = make(load_ledger(game), PAPERS['letter'], PALETTES['color'])\n"
        "        print(hashlib.sha256(data).hexdigest())\n"
    )
    surroundings = {**os.environ, "PYTHONHASHSEED": "7", "TZ": "Pacific/Auckland"}
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=surroundings
    )
    here = []
    for game in GAMES:
        filled = fill_pdf(load_ledger(game), PAPERS["letter"], COLOR)
        all_three = (made(game, "letter"), padded(game, "letter"), filled)
        here += [hashlib.sha256(data).hexdigest() for data in all_three]
    assert run.stdout.split() == here


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_verapdf_finds_pages_and_pads_accessible(game: str) -> None:
    for paper in PAPERS:
        for data in (made(game, paper), padded(game, paper)):
            verdict = validate(data)
            assert verdict.faults == ()
            assert verdict.checks > 500

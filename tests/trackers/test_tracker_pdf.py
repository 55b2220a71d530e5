"""The trackers as PDF: one page of the right paper, tagged, whole in text, the same every time."""

import hashlib
import io
import os
import re
import subprocess
import sys

import pikepdf
import pypdfium2
import pytest

from generator.engine.games import GAMES
from generator.engine.ledger import load_ledger
from generator.pdf.units import PAPERS, POINTS_PER_MM
from generator.scene.inks import PALETTES
from generator.trackers import tracker_pdf

COLOR = PALETTES["color"]
MADE = {(g, p): tracker_pdf(load_ledger(g), PAPERS[p], COLOR) for g in GAMES for p in PAPERS}
BOTH = pytest.mark.parametrize(("game", "paper"), list(MADE))


def text(data: bytes) -> str:
    return str(pypdfium2.PdfDocument(data)[0].get_textpage().get_text_range())


@BOTH
def test_it_is_one_page_of_the_paper(game: str, paper: str) -> None:
    with pikepdf.open(io.BytesIO(MADE[game, paper])) as pdf:
        (page,) = pdf.pages
        size = [float(v) for v in page.mediabox]
    wanted = PAPERS[paper].width * POINTS_PER_MM, PAPERS[paper].height * POINTS_PER_MM
    assert size == pytest.approx([0, 0, *wanted], abs=0.001)


@BOTH
def test_its_text_has_the_title_and_every_award(game: str, paper: str) -> None:
    ledger, told = load_ledger(game), text(MADE[game, paper])
    assert ledger.title in told
    assert ledger.source.title in told
    assert "Score Tracker" in told
    for award in ledger.score.awards:
        assert re.search(rf"^{re.escape(award.name)}\s+{award.points}\s*$", told, re.MULTILINE)


@BOTH
def test_a_race_says_who_wins(game: str, paper: str) -> None:
    ledger = load_ledger(game)
    said = f"whoever first has {ledger.score.target} wins."
    told = " ".join(text(MADE[game, paper]).split())
    assert (said in told) == (ledger.score.kind == "race")


@BOTH
def test_it_is_tagged_in_reading_order(game: str, paper: str) -> None:
    with pikepdf.open(io.BytesIO(MADE[game, paper])) as pdf:
        (document,) = [pdf.Root.StructTreeRoot.K]
        roles = [str(kid.S) for kid in document.K]
        figures = [kid for kid in document.K if kid.S == "/Figure"]
        assert pdf.Root.MarkInfo.Marked
        assert len(str(figures[0].Alt)) > 60
    awarded = ["/H2", "/Table"] if load_ledger(game).score.awards else []
    assert [role for role in roles if role != "/P"] == ["/H1", "/Figure", *awarded]
    assert roles[0] == roles[-1] == "/P"


@BOTH
def test_it_is_printed_at_its_size_with_its_own_fonts(game: str, paper: str) -> None:
    with pikepdf.open(io.BytesIO(MADE[game, paper])) as pdf:
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


@pytest.mark.parametrize("palette", PALETTES)
def test_it_takes_little_ink_in_every_palette(palette: str) -> None:
    for game in GAMES:
        data = tracker_pdf(load_ledger(game), PAPERS["a4"], PALETTES[palette])
        picture = pypdfium2.PdfDocument(data)[0].render(scale=4).to_pil().convert("L")
        levels = picture.histogram()
        inked = sum((255 - level) * count for level, count in enumerate(levels))
        assert 0.005 < inked / 255 / (picture.width * picture.height) < 0.07


def test_hash_order_and_time_zone_leave_no_trace() -> None:
    script = (
        "import hashlib\n"
        "from generator.engine.ledger import load_ledger\n"
        "from generator.pdf.units import PAPERS\n"
        "from generator.scene.inks import PALETTES\n"
        "from generator.trackers import tracker_pdf\n"
        f"for game in {GAMES!r}:\n"
        "    data = tracker_pdf(load_ledger(game), PAPERS['letter'], PALETTES['color'])\n"
        "    print(hashlib.sha256(data).hexdigest())\n"
    )
    surroundings = {**os.environ, "PYTHONHASHSEED": "7", "TZ": "Pacific/Auckland"}
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=surroundings
    )
    here = [hashlib.sha256(MADE[game, "letter"]).hexdigest() for game in GAMES]
    assert run.stdout.split() == here

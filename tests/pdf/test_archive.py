"""What is printed at home is an archive, too: PDF/A-2a where it is tagged, else PDF/A-2b."""

import io
from collections.abc import Callable

import pikepdf
import pytest
from PIL import Image, ImageCms

from cardwright.drawing.scene.inks import PALETTES, Palette
from cardwright.drawing.scene.paper import PAPERS
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.books import (
    A5,
    HALF_LETTER,
    HANDOUT,
    LARGE,
    LAW,
    law_pdf,
    rulebook_pdf,
    workbook_pdf,
)
from cardwright.printing.pdf.imposition import folded
from cardwright.printing.pdf.metadata import DocumentInfo, described
from cardwright.printing.pdf.srgb import profile
from cardwright.printing.sheets.deck import deck_pdf
from cardwright.printing.sheets.plan import deck_batches
from cardwright.printing.trackers.files import fill_pdf, pad_pdf, tracker_pdf
from tests.pdf import verapdf
from tests.pdf.test_tags import document
from tests.tiers import every

A4, COLOR = PAPERS["a4"], PALETTES["color"]


def deck(game: str, palette: Palette = COLOR) -> bytes:
    ledger = load_ledger(game)
    return deck_pdf(ledger.title, deck_batches(ledger, A4), A4, palette)


#: Everything that is tagged, by its name.
MADE: dict[str, Callable[[str], bytes]] = {
    "fill": lambda game: fill_pdf(load_ledger(game), A4, COLOR),
    "tracker": lambda game: tracker_pdf(load_ledger(game), A4, COLOR),
    "pad": lambda game: pad_pdf(load_ledger(game), A4, PALETTES["grayscale"]),
    "deck": deck,
    "deck in gray": lambda game: deck(game, PALETTES["grayscale"]),
    "rulebook": lambda game: rulebook_pdf(load_ledger(game), A5, COLOR),
    "large print": lambda game: rulebook_pdf(load_ledger(game), LARGE, COLOR),
    "half letter": lambda game: rulebook_pdf(load_ledger(game), HALF_LETTER, COLOR),
    "law": lambda game: law_pdf(load_ledger(game), LAW, COLOR),
    "workbook": lambda game: workbook_pdf(load_ledger(game), HANDOUT, COLOR),
}
CASES = [(kind, game) for kind in MADE for game in GAMES]


@pytest.mark.deep
@pytest.mark.parametrize(("kind", "game"), every(len(CASES), CASES, start=40, deep=24))
def test_verapdf_finds_what_is_tagged_an_archive(kind: str, game: str) -> None:
    verdict = verapdf.validate(verapdf.thinned(MADE[kind](game)), "2a")
    assert verdict.faults == ()
    assert verdict.checks > 5000


@pytest.mark.deep
@pytest.mark.parametrize("game", every(5, GAMES, deep=5))
def test_a_book_to_fold_is_one_without_tags(game: str) -> None:
    book = folded(rulebook_pdf(load_ledger(game), A5, COLOR), A4)
    assert verapdf.validate(verapdf.thinned(book), "2b").faults == ()


@pytest.mark.full
def test_what_an_archive_lacks_is_found() -> None:
    """The planted faults: no word of whose colors are meant, and of what the file is."""
    assert verapdf.validate(document(), "2a").faults == ()
    with pikepdf.open(io.BytesIO(document())) as pdf:
        del pdf.Root.OutputIntents
        pdf.Root.Metadata = pdf.make_stream(
            pdf.Root.Metadata.read_bytes().replace(b">A<", b">C<"),
            Type=pikepdf.Name.Metadata,
            Subtype=pikepdf.Name.XML,
        )
        out = io.BytesIO()
        pdf.save(out)
    found = {fault.split(":")[0] for fault in verapdf.validate(out.getvalue(), "2a").faults}
    assert found >= {"6.2.4.3-2", "6.6.4-3"}


def test_the_profile_is_srgb() -> None:
    """A picture goes through it as through the one that a library of colors has."""
    ours = ImageCms.ImageCmsProfile(io.BytesIO(profile()))
    assert ImageCms.getProfileDescription(ours).strip() == "sRGB IEC61966-2.1"
    picture = Image.frombytes(
        "RGB", (256, 3), bytes(x * k % 256 for x in range(768) for k in (1, 3, 7))
    )
    shown = ImageCms.profileToProfile(picture, ours, ImageCms.createProfile("sRGB"))
    assert shown is not None
    assert max(abs(a - b) for a, b in zip(picture.tobytes(), shown.tobytes(), strict=True)) <= 1
    assert len(profile()) < 1000
    assert int.from_bytes(profile()[:4], "big") == len(profile())


def test_signs_of_markup_in_a_title_stay_signs() -> None:
    said = described(DocumentInfo("Crowns & <Royals>", "A", "B", "en-US"), tagged=True).decode()
    assert "Crowns &amp; &lt;Royals&gt;" in said
    assert "CreateDate" not in said

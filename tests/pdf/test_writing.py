"""A document is written whole: each number leads to its object, alone in the file or packed."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pikepdf
import pytest
from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFObject, PDFStream

from cardwright import load_game, render_deck
from cardwright.drawing.scene.inks import PALETTES
from cardwright.printing.pdf.document import About, Document

ABOUT = About("Of Crowns & Royals", "A test")
TEXT = b"of this length"
ROOT = Path(__file__).parents[2]


def written(dictionaries: int, *, stream_last: bool) -> bytes:
    """A blank page, and in the catalog so many numbered objects, a stream first or last."""
    document = Document((100, 80), PALETTES["color"])
    document.turn_page()
    kept: list[PDFObject] = [PDFDictionary({"Place": n}) for n in range(dictionaries)]
    kept.insert(dictionaries if stream_last else 0, PDFStream(PDFDictionary(), TEXT))
    listed = PDFArray([document.file.Reference(each) for each in kept])
    document.file.Catalog.Names = PDFDictionary({"Kept": listed})
    return document.finished(ABOUT)


@pytest.mark.parametrize("stream_last", [True, False])
@pytest.mark.parametrize("dictionaries", [0, 1, 93, 250])
def test_every_number_leads_to_its_object(dictionaries: int, *, stream_last: bool) -> None:
    data = written(dictionaries, stream_last=stream_last)
    with pikepdf.open(io.BytesIO(data)) as pdf:
        assert not pdf.check_pdf_syntax()
        found = list(pdf.Root.Names.Kept)
        (stream,) = (each for each in found if isinstance(each, pikepdf.Stream))
        assert stream.read_bytes() == TEXT
        found.remove(stream)
        assert [int(each.Place) for each in found] == list(range(dictionaries))
        assert pdf.Root.ViewerPreferences.DisplayDocTitle
        assert len(pdf.pages) == 1


def test_a_stream_ends_with_a_line_end_of_its_own_as_an_archive_asks() -> None:
    data = written(1, stream_last=True)
    assert data.count(b"\nendstream") == data.count(b"endstream") > 2
    assert b"/Length 14" in data
    assert TEXT + b"\nendstream" in data


def test_the_identifier_is_that_of_the_content() -> None:
    files = [written(number, stream_last=True) for number in (1, 1, 2)]
    ids = []
    for data in files:
        with pikepdf.open(io.BytesIO(data)) as pdf:
            first, second = pdf.trailer.ID
            assert bytes(first) == bytes(second)
            ids.append(bytes(first))
    assert [a == b for a, b in pairwise(ids)] == [True, False]


def test_what_is_packed_takes_a_third_of_the_room() -> None:
    data = written(250, stream_last=True)
    assert b"/Place" not in data
    with pikepdf.open(io.BytesIO(data)) as pdf:
        plain = io.BytesIO()
        pdf.save(plain, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    assert len(data) < len(plain.getvalue()) / 3


WITHOUT = """
import hashlib, sys
sys.modules["pikepdf"] = None
from cardwright import load_game, render_deck
from cardwright.printing.boxes.document import box_pdf
from cardwright.printing.trackers.fields import fillable
print(hashlib.sha256(render_deck(load_game("sixty-six"))).hexdigest())
"""


@pytest.mark.full
def test_a_deck_is_printed_where_there_is_no_pikepdf() -> None:
    made = subprocess.run(
        [sys.executable, "-c", WITHOUT], check=True, capture_output=True, text=True, cwd=ROOT
    )
    digest = hashlib.sha256(render_deck(load_game("sixty-six"))).hexdigest()
    assert made.stdout.strip() == digest

"""The specimens show every technique of the engraver, and print the same on every run."""

from __future__ import annotations

import inspect
import io
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import FrameType

import pikepdf
import pytest
from pypdf import PdfReader

from cardwright.printing.pdf.units import POINTS_PER_MM
from engraver import technique
from engraver.fineness import spots
from engraver.specimen import PLATES, specimens_pdf
from engraver.specimen.panel import DRAWN, Specimen
from engraver.technique.plate import Plate
from tests.tiers import every

SPECIMENS = [specimen for _, _, specimens in PLATES for specimen in specimens]
#: Lathe-work is lines that cross: where they meet at a sharp angle the dark between them is fine.
LACE = {"Lathe-work", "Woven field"}


def techniques() -> set[str]:
    """``module.function`` of everything public that paints on a plate and belongs to no game."""
    found = set()
    for module in iter_modules(technique.__path__):
        contents = import_module(f"engraver.technique.{module.name}")
        for name, function in inspect.getmembers(contents, inspect.isfunction):
            first = next(iter(inspect.signature(function).parameters.values()), None)
            paints = first is not None and first.annotation in ("Plate", Plate)
            if paints and function.__module__ == contents.__name__ and name[0] != "_":
                found.add(f"{module.name}.{name}")
    return found


@pytest.fixture(scope="module")
def pdf() -> bytes:
    return specimens_pdf()


def test_every_technique_is_shown() -> None:
    shown = [call for specimen in SPECIMENS for call in specimen.calls]
    assert len(shown) == len(set(shown))
    assert set(shown) == techniques()


@pytest.mark.parametrize("specimen", every(3, SPECIMENS), ids=lambda specimen: specimen.title)
def test_a_specimen_is_drawn_with_the_calls_it_names(specimen: Specimen) -> None:
    called = set()

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            module = frame.f_globals.get("__name__", "").removeprefix("engraver.technique.")
            called.add(f"{module}.{frame.f_code.co_name}")

    plate = Plate(*DRAWN)
    sys.setprofile(watch)
    try:
        specimen.draw(plate)
    finally:
        sys.setprofile(None)
    assert set(specimen.calls) <= called
    x, y = specimen.focus
    assert 0 < x < DRAWN[0]
    assert 0 < y < DRAWN[1]


@pytest.mark.parametrize(
    "title", every(16, [s.title for s in SPECIMENS if s.title not in LACE], deep=4)
)
def test_no_line_of_a_specimen_is_too_fine(title: str) -> None:
    (specimen,) = (s for s in SPECIMENS if s.title == title)
    plate = Plate(*DRAWN)
    specimen.draw(plate)
    fine = [spot for spot in spots(plate.svg()) if spot.kind == "line"]
    assert sum(spot.length for spot in fine) < 10, fine[:5]


def unspaced(text: str) -> str:
    """The text without spaces: readers see one where letters are kerned apart."""
    return "".join(text.split())


def test_specimens_stand_on_full_sheets_of_a4(pdf: bytes) -> None:
    pages = PdfReader(io.BytesIO(pdf)).pages
    assert len(pages) == len(PLATES) == 3
    for page, (title, _, specimens) in zip(pages, PLATES, strict=True):
        assert len(specimens) == 10
        size = [float(v) / POINTS_PER_MM for v in page.mediabox[2:]]
        assert size == pytest.approx([210, 297], abs=0.1)
        text = unspaced(page.extract_text())
        for words in (title, *(word for s in specimens for word in (s.title, *s.calls))):
            assert unspaced(words) in text


def test_fonts_are_embedded(pdf: bytes) -> None:
    with pikepdf.open(io.BytesIO(pdf)) as document:
        fonts = [o for o in document.objects if isinstance(o, pikepdf.Dictionary)
                 and o.get("/Type") == "/FontDescriptor"]  # fmt: skip
        used = [o for o in document.objects if isinstance(o, pikepdf.Dictionary)
                and o.get("/Type") == "/Font" and "/FontDescriptor" not in o]  # fmt: skip
    assert len(fonts) >= 2
    assert all("/FontFile2" in font or "/FontFile3" in font for font in fonts)
    assert used == []


@pytest.mark.deep
def test_the_command_writes_the_sheets_in_the_same_bytes_on_every_run(
    pdf: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "specimens.pdf"
    done = subprocess.run(
        [sys.executable, "card_art/engraver", "--specimen", str(file)],
        env=os.environ | {"PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{file}: written\n"
    assert file.read_bytes() == pdf

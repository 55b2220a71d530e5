"""The ink of a deck: as much as its cards take, whoever measured them before."""

import pytest

from cardwright import paths
from cardwright.drawing.faces import front
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene, Shape
from cardwright.drawing.scene.paper import PAPERS
from cardwright.engine.cards import deck_pack
from cardwright.ledger import load_ledger
from cardwright.printing.sheets.ink_usage import full_pages

A4, COLOR = PAPERS["a4"], PALETTES["color"]


def test_a_page_printed_black_is_a_full_page() -> None:
    half = Shape(outline.rectangle(0, 0, A4.width, A4.height / 2), fill="ink")
    page = Scene(A4.width, A4.height, (half,), "half")
    assert full_pages([page] * 4, A4, PALETTES["grayscale"]) == pytest.approx(2.0, abs=0.02)


def test_what_it_is_measured_from_is_told_each_time() -> None:
    """So that a file which was made second is known to depend on the same fonts and drawings."""
    ledger = load_ledger("court")
    face = front(ledger, deck_pack(ledger)[3])
    told = []
    for _ in range(2):
        with paths.track_reads() as sources:
            full_pages([face], A4, COLOR)
        told.append(set(sources))
    assert told[0]
    assert told[0] == told[1]

"""The cover of a rulebook for a commercial printer: back and front in one, creased between them."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pdf_oxide
import pypdfium2
import pytest

from cardwright.building.artifacts import printed_artifacts
from cardwright.building.artifacts.books import PressCover
from cardwright.building.custom_ledgers import Source
from cardwright.building.options import PressOptions
from cardwright.building.spec import BuildSpec
from cardwright.drawing.scene.card_format import POKER
from cardwright.ledger.games import GAMES
from cardwright.printing.books import A5
from cardwright.printing.press.preflight import preflight
from cardwright.printing.press.vendors import VENDORS
from tests.pdf import reading, verapdf
from tests.press.test_press_deck import separated


@cache
def cover(game: str) -> bytes:
    (data,) = PressCover(source=Source(game)).render().values()
    return data


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_verapdf_pdf_oxide_and_our_preflight_accept_every_cover(game: str, tmp_path: Path) -> None:
    assert verapdf.validate(cover(game), "2b").faults == ()
    path = tmp_path / "cover.pdf"
    path.write_bytes(cover(game))
    said = pdf_oxide.PdfDocument(str(path)).validate_pdf_x("4")
    assert (said["valid"], said["errors"], said["warnings"]) == (True, [], [])
    answers = preflight(path, VENDORS["pdf-x4"])
    assert [(answer.rule, answer.faults) for answer in answers if answer.faults] == []


@pytest.mark.full
@pytest.mark.programs
def test_the_crease_has_a_plate_of_its_own_and_nothing_else_has(
    tmp_path: Path, program: Callable[[str], str]
) -> None:
    path = tmp_path / "cover.pdf"
    path.write_bytes(cover("sixty-six"))
    names = {name for _, name in separated(program("gs"), path, tmp_path)}
    assert names == {"Cyan", "Magenta", "Yellow", "Black", "Crease"}


def test_it_is_two_pages_of_the_book_with_bleed_and_says_what_both_say() -> None:
    (page,) = reading.pages(cover("sixty-six"))
    b = POKER.bleed
    assert (page.width, page.height) == pytest.approx(
        (2 * A5.width + 2 * b, A5.height + 2 * b), abs=0.01
    )
    trim = (b, b, b + 2 * A5.width, b + A5.height)
    assert page.boxes["TrimBox"] == pytest.approx(trim, abs=0.01)
    spine = [
        (p[0], q[0])
        for p, q, pen in page.strokes
        if pen == pytest.approx(0.12) and p[0] == q[0] and abs(p[1] - q[1]) > A5.height - 1
    ]
    assert spine == [pytest.approx((b + A5.width, b + A5.width), abs=0.01)]
    text = pypdfium2.PdfDocument(cover("sixty-six"))[0].get_textpage()
    middle = (page.width / 2) / 25.4 * 72
    sides = (text.get_text_bounded(right=middle), text.get_text_bounded(left=middle))
    back, front = (" ".join(side.split()) for side in sides)
    assert "Your turn" in back
    assert "Sixty-Six" in back
    assert "the rulebook" in front.casefold()
    assert "Berner-Mayer" in front


def test_it_is_made_for_a_press_alone() -> None:
    spec = BuildSpec.of(["court"], press=PressOptions())
    assert "court/cover-press.pdf" in {each.place for each in printed_artifacts(spec)}
    usual = BuildSpec.usual(["court"])
    assert not [each.place for each in printed_artifacts(usual) if "press" in each.place]

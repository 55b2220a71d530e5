"""Boxes and envelopes for a commercial printer: standards, plates, places."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pdf_oxide
import pikepdf
import pytest

from cardwright.building.options import PressOptions
from cardwright.building.run import build
from cardwright.building.spec import BuildSpec
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.boxes.contents import box_of
from cardwright.printing.boxes.envelope import envelope_net
from cardwright.printing.boxes.net import BLEED
from cardwright.printing.boxes.stock import BARE
from cardwright.printing.press.net import box_press_pdf, envelope_press_pdf
from cardwright.printing.press.preflight import preflight
from cardwright.printing.press.spaces import in_space
from cardwright.printing.press.vendors import VENDORS
from tests.pdf import reading, verapdf
from tests.press.test_press_deck import separated
from tests.tiers import every


@cache
def box(game: str) -> bytes:
    return box_press_pdf(load_ledger(game), BARE)


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_verapdf_pdf_oxide_and_our_preflight_accept_every_box(game: str, tmp_path: Path) -> None:
    made = {"box": box(game)}
    if game == "card-tennis":
        made["envelope"] = envelope_press_pdf(load_ledger(game))
    for name, data in made.items():
        assert verapdf.validate(data, "2b").faults == (), name
        path = tmp_path / f"{name}.pdf"
        path.write_bytes(data)
        said = pdf_oxide.PdfDocument(str(path)).validate_pdf_x("4")
        assert (said["valid"], said["errors"], said["warnings"]) == (True, [], [])
        answers = preflight(path, VENDORS["pdf-x4"])
        assert [(answer.rule, answer.faults) for answer in answers if answer.faults] == []


@pytest.mark.full
@pytest.mark.programs
@pytest.mark.parametrize("game", every(5, GAMES, start=1))
def test_knife_and_crease_have_plates_of_their_own_and_nothing_else_has(
    game: str, tmp_path: Path, program: Callable[[str], str]
) -> None:
    path = tmp_path / "box.pdf"
    path.write_bytes(box(game))
    names = {name for _, name in separated(program("gs"), path, tmp_path)}
    assert names == {"Cyan", "Magenta", "Yellow", "Black", "CutContour", "Crease"}


def test_the_page_is_the_net_with_its_bleed() -> None:
    nets = {"box": box_of(load_ledger("court"), BARE)[1], "envelope": envelope_net()}
    made = {"box": box("court"), "envelope": envelope_press_pdf(load_ledger("card-tennis"))}
    for name, net in nets.items():
        (page,) = reading.pages(made[name])
        wide, high = net.size
        assert (page.width, page.height) == pytest.approx(
            (wide + 2 * BLEED, high + 2 * BLEED), abs=0.01
        )
        trim = (BLEED, BLEED, BLEED + wide, BLEED + high)
        assert page.boxes["TrimBox"] == pytest.approx(trim, abs=0.01)
        assert page.boxes["BleedBox"] == pytest.approx((0, 0, page.width, page.height), abs=0.01)


def test_no_other_spot_ink_is_taken_for_a_knife() -> None:
    tint = pikepdf.Dictionary(FunctionType=2)
    kinds = {
        name: in_space(
            pikepdf.Array(
                [pikepdf.Name.Separation, pikepdf.Name(f"/{name}"), pikepdf.Name.DeviceCMYK, tint]
            )
        ).name
        for name in ("CutContour", "Crease", "Gold")
    }
    assert kinds == {"CutContour": "die", "Crease": "die", "Gold": "spot"}


def test_a_build_makes_them_where_it_is_asked_to(tmp_path: Path) -> None:
    build(BuildSpec.of(["card-tennis"], press=PressOptions()), tmp_path / "build")
    made = {path.name for path in (tmp_path / "build/card-tennis").glob("*press*")}
    assert made > {"box-press.pdf", "envelope-press.pdf"}

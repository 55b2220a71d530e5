"""A printer is measured by the command, and a deck is built for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardwright.building.artifacts import printed_artifacts
from cardwright.building.options import DeckOptions
from cardwright.building.spec import BuildSpec
from cardwright.cli.group import run
from cardwright.drawing.scene.paper import PAPERS
from cardwright.errors import CardwrightError, ProfileError, RefusedOutput, UsageError
from cardwright.printing.calibration.profile import read_profile, written
from cardwright.printing.calibration.sheet import calibration_pdf
from cardwright.printing.sheets.layout import CARD, layout
from cardwright.printing.sheets.printable import beyond, remarks
from cardwright.printing.sheets.printer import Printer
from tests.papers import USUAL
from tests.tiers import ALONE

READ = "A=11.3,B=11.2,C=9.6,D=9.7,E=120.2,F=149.9,G=4.2,H=4.3,J=4.4,K=5"


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def refused(*arguments: str) -> CardwrightError:
    with pytest.raises(CardwrightError) as caught:
        run(list(arguments))
    assert caught.value.hint
    return caught.value


@pytest.mark.parametrize("paper", PAPERS)
def test_without_more_the_sheet_is_written(paper: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["calibrate", "--paper", paper]) == 0
    assert Path(f"calibration-{paper}.pdf").read_bytes() == calibration_pdf(PAPERS[paper])
    assert "at 100 %, on both sides, flipped on the long edge" in capsys.readouterr().out


def test_readings_become_a_profile(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["calibrate", "--read", READ, "-o", "canon.toml"]) == 0
    printer = read_profile(Path("canon.toml"))
    assert (printer.name, printer.paper) == ("canon", "a4")
    assert printer.offset == pytest.approx((1.25, -0.35), abs=0.002)
    assert printer.margins == (4.2, 4.3, 4.4, 5.0)
    told = capsys.readouterr().out
    assert "backs are 1.25 mm too far right, 0.35 mm too high" in told
    assert "cardwright deck --profile canon.toml" in told


def test_a_printer_is_called_after_its_file_or_as_one_says() -> None:
    for arguments, name in (
        (["-o", "printer.toml"], "home"),
        (["-o", "a-name-that-is-rather-long.toml"], "a-name-that-is-rathe"),
        (["-o", "x.toml", "--name", "The study"], "The study"),
    ):
        run(["calibrate", "--read", READ, *arguments])
        assert read_profile(Path(arguments[1])).name == name


def test_a_file_that_is_there_is_not_replaced_unasked() -> None:
    Path("printer.toml").write_text("mine")
    assert isinstance(refused("calibrate", "--read", READ), RefusedOutput)
    assert Path("printer.toml").read_text() == "mine"
    assert run(["calibrate", "--read", READ, "--force"]) == 0
    assert run(["calibrate", "--read", READ]) == 0  # it is the same


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--name", "x"], "--name works only with --read"),
        (["--read", READ, "--name", 'a"b'], "the name of the printer"),
        (["--read", "A=10"], "readings: B, C, D are missing"),
        (["--read", "A=nan,B=10,C=10,D=10"], "readings: A: “nan” is not a reading"),
        (["--read"], "there is no terminal to ask for them"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_is_written(arguments: list[str], said: str) -> None:
    error = refused("calibrate", *arguments)
    assert said in error.message
    assert isinstance(error, UsageError)
    assert not list(Path().iterdir())


@pytest.mark.skipif(os.name != "posix", reason="a terminal as POSIX has it")
def test_readings_are_asked_of_nobody_where_the_standard_input_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(UsageError, match="there is no terminal to ask for them"):
        run(["calibrate", "--read"])


def test_a_printer_may_have_a_name_of_any_letters() -> None:
    assert run(["calibrate", "--read", READ, "--name", "é"]) == 0
    assert read_profile(Path("printer.toml")).name == "é"


@pytest.mark.skipif(sys.platform != "linux", reason="here every file name is Unicode")
def test_a_profile_may_have_a_name_that_is_not_utf_8(tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"p\xff.toml")
    assert run(["calibrate", "--read", "A=10,B=10,C=10,D=10", "--name", "x", "-o", str(file)]) == 0
    assert read_profile(file).name == "x"
    assert r"--profile p\udcff.toml" in file.read_text("utf-8")


def test_at_a_terminal_each_reading_is_asked_for_until_it_can_be(tmp_path: Path) -> None:
    import pty  # noqa: PLC0415 - Windows has none

    master, slave = pty.openpty()
    answers = "eleven\n11,3\n\n11.2\n9.6\n9.7\n999\n\n\n4.2\n\n\n\n"
    os.write(master, answers.encode())
    done = subprocess.run(
        [sys.executable, "-m", "cardwright", "calibrate", "--read"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "generator")},
        stdin=slave,
        capture_output=True,
        timeout=60,
        check=False,
    )
    os.close(slave)
    os.close(master)
    assert done.returncode == 0, done.stderr
    told = done.stdout.decode()
    assert "A: “eleven” is not a reading; write a number such as 10.3" in told
    assert "B: “” is not a reading" in told
    assert "E: 999 is impossible" in told
    printer = read_profile(tmp_path / "printer.toml")
    assert printer.offset[0] == pytest.approx(1.25, abs=0.002)
    assert printer.scale == (1.0, 1.0)
    assert printer.margins == (4.2, 0.0, 0.0, 0.0)


# ------------------------------------------------------------------ building for it


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A deck as it is, one for a printer and one with its backs moved, in one folder."""
    folder = tmp_path_factory.mktemp("built")
    printer = Printer("Canon, study", "a4", (1.25, -0.3), 0.1, (1.002, 0.998), (4.2,) * 4)
    (folder / "canon.toml").write_bytes(written(printer, "canon.toml"))
    out, common = folder / "out", ["deck", "sixty-six", *ALONE, "-o"]
    assert run([*common, str(out)]) == 0
    assert run([*common, str(out), "--profile", str(folder / "canon.toml")]) == 0
    assert run([*common, str(out), "--back-offset", "1.5,-0.5", "--paper", "letter"]) == 0
    return out


def test_a_deck_for_a_printer_stands_beside_the_others_and_says_so(built: Path) -> None:
    decks = {file.name for file in (built / "sixty-six").glob("deck-*.pdf")}
    editions = ("", "white-paper-plain-backs-", "low-ink-", "fronts-", "fold-")
    usual = {f"deck-{edition}{paper}.pdf" for edition in editions for paper in USUAL}
    assert decks - usual == {"deck-for-canon-study-a4.pdf", "deck-moved-letter.pdf"}
    assert usual < decks
    listed = json.loads((built / "manifest.json").read_bytes())["files"]
    assert {f"sixty-six/{name}" for name in decks} <= set(listed)
    for name, title, foot in (
        ("deck-for-canon-study-a4", "for printer Canon, study", "for Canon, study"),
        ("deck-moved-letter", "backs moved by −1.5, 0.5 mm", "backs −1.5, 0.5 mm"),
    ):
        file = built / "sixty-six" / f"{name}.pdf"
        with pikepdf.open(file) as pdf:
            assert title in str(pdf.docinfo["/Title"])
        for page in pypdfium2.PdfDocument(file):
            text = str(page.get_textpage().get_text_range())
            assert foot in text
            assert "100 %, flip on the long edge" in text


def test_no_page_of_another_printing_depends_on_the_printer() -> None:
    plain = {each.place: each.key for each in printed_artifacts(BuildSpec.usual(["court"]))}
    options = DeckOptions(printer=Printer("x", "a4"))
    mine = {
        each.place: each.key for each in printed_artifacts(BuildSpec.of(["court"], deck=options))
    }
    for place in mine.keys() & plain.keys():
        assert mine[place] == plain[place]
    assert mine.keys() - plain.keys() == {"court/deck-for-x-a4.pdf"}


def test_decks_for_printers_that_differ_in_anything_have_keys_of_their_own() -> None:
    printers = [
        Printer("x", "a4"),
        Printer("x", "a4", (0.1, 0)),
        Printer("x", "a4", rotation=0.1),
        Printer("x", "a4", scale=(1, 1.001)),
        Printer("y", "a4"),
    ]
    keys = [
        each.key
        for printer in printers
        for each in printed_artifacts(BuildSpec.of(["court"], deck=DeckOptions(printer=printer)))
        if "deck-" in each.place
    ]
    assert len(set(keys)) == len(printers)


def test_a_profile_holds_for_its_paper_alone() -> None:
    printer = Printer("x", "letter")
    assert DeckOptions(printer=printer).papers == (PAPERS["letter"],)
    with pytest.raises(UsageError, match="profile is for US Letter only"):
        DeckOptions(paper="a4", printer=printer)


@pytest.mark.parametrize("text", ["1.5", "a,b", "1,2,3", "1e1,2", "16,0", "0,-15.5", "1.234,0", ""])
def test_an_offset_that_is_none_is_a_mistake_of_usage(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["deck", "court", "--back-offset", text]) == 2
    assert "--back-offset" in capsys.readouterr().err


def test_offset_and_profile_together_are_a_mistake_of_usage() -> None:
    Path("x.toml").write_bytes(written(Printer("x", "a4"), "x.toml"))
    error = refused("deck", "court", "--back-offset", "1,1", "--profile", "x.toml")
    assert isinstance(error, UsageError)


# ------------------------------------------------------------------ what cannot be honored


def test_cards_that_the_printer_would_not_print_whole_are_refused_before_anything_is_written() -> (
    None
):
    printer = Printer("x", "a4", margins=(4.2, 4.2, 4.2, 29.0))
    Path("x.toml").write_bytes(written(printer, "x.toml"))
    error = refused("deck", "court", "--profile", "x.toml")
    assert isinstance(error, ProfileError)
    assert "mm of them are in the bottom margin" in error.message
    assert [file.name for file in Path().iterdir()] == ["x.toml"]


@pytest.mark.parametrize("paper", PAPERS)
def test_how_far_beyond_the_cut_is_printed_is_reckoned_for_both_sides(paper: str) -> None:
    place = layout(PAPERS[paper], CARD)
    free = beyond(place, Printer())
    wide, high = place.grid.block
    sides = (place.left(back=False), place.left(back=True))
    assert free[0] == pytest.approx(min(sides))
    assert free[1] == pytest.approx(place.top)
    assert free[2] == pytest.approx(PAPERS[paper].width - wide - max(sides))
    assert free[3] == pytest.approx(PAPERS[paper].height - high - place.top)
    moved = beyond(place, Printer(offset=(2.0, 1.0), margins=(1.0, 2.0, 3.0, 4.0)))
    back_right = PAPERS[paper].width - wide - place.left(back=True)
    assert moved[1] == pytest.approx(free[1] - 1 - 2)
    assert moved[2] == pytest.approx(min(free[2], back_right - 2) - 3)
    assert moved[3] == pytest.approx(free[3] - 4)


def test_a_bleed_or_marks_that_are_cut_short_are_told() -> None:
    paper = PAPERS["a4"]
    free = min(beyond(layout(paper, CARD), Printer())[i] for i in (0, 2))
    wide = Printer("x", "a4", margins=(free - 3.0, 0, free - 3.0, 0))
    assert any("crop marks" in said for said in remarks(paper, ["card"], wide))
    wider = Printer("x", "a4", margins=(free - 1.0, 0, free - 1.0, 0))
    assert any("1.0 mm print beyond the cut" in said for said in remarks(paper, ["card"], wider))
    assert not list(remarks(paper, ["card"], Printer("x", "a4")))

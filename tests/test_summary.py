"""After a build a person reads what was made and how it is printed; a program reads JSON."""

from __future__ import annotations

import hashlib
import json
import math
import os
import sys
from pathlib import Path

import pypdfium2
import pytest

from cardwright.building.gallery.ink import page_inks
from cardwright.building.summary import file_summaries, lines
from cardwright.cli.common import json_text
from cardwright.cli.group import run
from cardwright.drawing.scene.paper import PAPERS
from cardwright.ledger import load_ledger
from cardwright.printing.sheets.plan import deck_batches, straight_cuts
from tests.gallery.coarse import measure_coarsely
from tests.tiers import ALONE, Sample

BUILD = ["build", "sixty-six", "--only", "deck", "--paper", "a4", *ALONE, "-o"]


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("out") / "build"
    assert run([*BUILD, str(folder)]) == 0
    return folder


def test_people_read_files_sheets_cuts_and_how_to_print(
    out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*BUILD, str(out)]) == 0
    first, *made, last = capsys.readouterr().out.splitlines()
    listed = json.loads((out / "manifest.json").read_bytes())["files"]
    assert first == f"{out}: {len(listed)} files in all"
    cuts = straight_cuts(deck_batches(load_ledger("sixty-six"), PAPERS["a4"]), PAPERS["a4"])
    told = {line.split(":")[0].strip(): line.split(": ")[1] for line in made if ": " in line}
    usual, folded = told["sixty-six/deck-a4.pdf"], told["sixty-six/deck-fold-a4.pdf"]
    assert usual == f"4 sheets, {cuts} straight cuts, ink of 2.9 full pages"
    assert folded == "9 sheets, 63 straight cuts, ink of 2.9 full pages"
    assert len(told) == 5
    assert "  sixty-six/cards/" in made
    places = [line.split(":")[0].strip() for line in made]
    assert all(any(file.startswith(place) for place in places) for file in listed)
    assert last == "Print the decks at 100 %, on the sides named on each sheet."


@pytest.mark.full
def test_programs_read_one_line_of_json(
    out: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, sample: Sample
) -> None:
    """In the quick tier its ink is held against a coarse measure, in one palette."""
    if sample(1, 0):
        measure_coarsely(monkeypatch)
    assert run([*BUILD, str(out), "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    told = json.loads(line)
    assert told["output"] == str(out)
    assert told["remarks"] == []
    listed = json.loads((out / "manifest.json").read_bytes())["files"]
    assert [file["name"] for file in told["files"]] == list(listed)
    for file in told["files"]:
        data = (out / file["name"]).read_bytes()
        assert (file["size"], file["sha256"]) == (len(data), hashlib.sha256(data).hexdigest())
        if file["name"].endswith(".pdf"):
            assert file["pages"] == len(pypdfium2.PdfDocument(data))
        else:
            assert "pages" not in file
    decks = {f["name"]: f for f in told["files"] if "sheets" in f}
    editions = ("", "white-paper-plain-backs-", "low-ink-", "fronts-", "fold-")
    assert set(decks) == {f"sixty-six/deck-{edition}a4.pdf" for edition in editions}
    assert {deck["pages"] for deck in decks.values()} == {8, 4, 9}
    assert {deck["sheets"] for deck in decks.values()} == {4, 9}
    names = {"low-ink": "low-ink-", "color": ""}
    asked = list(names)[: sample(1, 2)]
    measured = list(page_inks(load_ledger("sixty-six"), PAPERS["a4"], palettes=asked))
    for palette in asked:
        name = names[palette]
        ink = math.fsum(page.total for page in measured if page.palette == palette)
        told_of = decks[f"sixty-six/deck-{name}a4.pdf"]["ink"]
        assert told_of == pytest.approx(ink, rel=0.06, abs=0.1), "a sample is measured"


@pytest.mark.skipif(sys.platform != "linux", reason="here every file name is Unicode")
def test_a_folder_whose_name_is_not_utf_8_is_read_and_named(out: Path, tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"o\xff")
    folder.symlink_to(out)
    named = json_text([file.to_dict() for file in file_summaries(folder)] + [str(folder)])
    assert json.loads(named.encode())[-1] == str(folder)
    assert next(iter(lines(folder, ["sixty-six/deck-a4.pdf"]))).endswith("2.9 full pages")


def test_of_other_files_pages_are_told_and_nothing_of_printing_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "b"
    assert run(["build", "nations", "--only", "tracker", "-o", str(out)]) == 0
    first, *made = capsys.readouterr().out.splitlines()
    assert first == f"{out}: {len(made)} files in all"
    assert made[0] == "  nations/tracker-a4.pdf: 1 page"
    assert {line.split(":")[0].strip() for line in made} == {
        file.relative_to(out).as_posix() for file in out.rglob("*.pdf")
    }

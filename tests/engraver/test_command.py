"""The engraver’s own command, ``python card_art/engraver``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cardwright import paths
from cardwright.errors import OutputError, RefusedOutput, UsageError
from engraver import __main__ as command
from engraver import driver

ENGRAVER = paths.data("card_art", "engraver")


def test_it_runs_from_any_folder_and_names_the_folders_that_there_are(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ENGRAVER, "cuort"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no folder of card_art “cuort”\nHint: did you mean “court”?" in done.stderr


@pytest.mark.parametrize("folder", ["../seeds", "engraver", "fonts", ""])
def test_it_draws_in_its_own_folders_alone(folder: str) -> None:
    with pytest.raises(UsageError, match="there is no folder of card_art"):
        command.run([folder])


def test_a_nul_in_an_argument_is_a_mistake_of_usage() -> None:
    with pytest.raises(UsageError, match="contains a NUL"):
        command.run(["--specimen", "\0"])


def test_specimens_replace_no_other_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "thesis.pdf").write_text("mine")
    monkeypatch.setattr("engraver.specimen.specimens_pdf", lambda: b"sheets")
    with pytest.raises(RefusedOutput):
        command.run(["--specimen", str(tmp_path / "thesis.pdf")])
    assert (tmp_path / "thesis.pdf").read_text() == "mine"


def test_a_picture_that_differs_is_named_and_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(driver, "engrave", lambda *_, **__: iter(["court/a.svg: differs"]))
    with pytest.raises(OutputError, match="is not what the engraver draws"):
        command.run(["court", "--check"])
    assert capsys.readouterr().out == "court/a.svg: differs\n"

"""``export`` and ``preflight`` from the command line: what they print, and their exit codes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from cardwright.cli import pressing
from cardwright.printing.press.deck import press_pdf
from cardwright.printing.press.standard import X4
from cardwright.printing.press.vendors import EXPORTED, VENDORS
from tests.press.packs import plain
from tests.tiers import every


def cardwright(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "cardwright", *words),
        cwd=cwd,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "generator")},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_command_knows_every_vendor_and_no_other() -> None:
    assert pressing.EXPORTED == EXPORTED
    assert tuple(VENDORS) == pressing.CHECKED


@pytest.mark.full
def test_an_export_is_made_and_its_preflight_passes(tmp_path: Path) -> None:
    asked = ("export", "sixty-six", "--for", "drivethrucards", "--plain-backs", "-o", "out")
    done = cardwright(*asked, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "out: 3 files\n"), done.stderr
    done = cardwright("preflight", "out/sixty-six", "--vendor", "drivethrucards", cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines()[-1] == ("out/sixty-six: all 18 rules are kept (DriveThruCards)")
    assert all(line.startswith("pass  ") for line in done.stdout.splitlines()[:-1])


def test_a_fault_ends_with_1_and_stands_below_its_rule(tmp_path: Path) -> None:
    card = Image.new("RGB", (750, 1050))
    card.paste("red", (200, 200, 500, 700))
    card.save(tmp_path / "card.png", dpi=(300, 300))
    done = cardwright("preflight", "card.png", "--vendor", "makeplayingcards", cwd=tmp_path)
    assert done.returncode == 1
    assert "FAIL  pixels " in done.stdout
    assert "\n      card.png is 750 × 1050 pixels, not 822 × 1122\n" in done.stdout
    assert done.stderr.startswith("cardwright: card.png: 1 of 7 rules are broken or not checked (M")


def test_of_many_faults_of_one_rule_five_are_told(tmp_path: Path) -> None:
    (tmp_path / "deck.pdf").write_bytes(press_pdf("Plain", plain(9), X4, 2.0))
    done = cardwright("preflight", "deck.pdf", "--vendor", "pdf-x4", cwd=tmp_path)
    assert done.stdout.count("has 2.00 mm of bleed on the left; it needs 3.00 mm") == 5
    assert "\n      … and 17 more\n" in done.stdout


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("asked", "code", "said"),
    every(
        3,
        [
            (("preflight", "gone.pdf", "--vendor", "pdf-x4"), 2, "'gone.pdf' does not exist"),
            (("preflight", ".", "--vendor", "pdf-x5"), 2, "'pdf-x5' is not one of"),
            (("preflight", ".", "--vendor", "pdf-x4"), 1, "deck.pdf: there is no such file"),
            (("preflight", "/dev/null", "--vendor", "png"), 1, "is neither a file nor a folder"),
            (("export", "court"), 2, "Missing option '--for'"),
            (("export", "curt", "--for", "png"), 2, "there is no game “curt”"),
            (
                ("export", "court", "--for", "png", "--base-url", "https://example.org"),
                2,
                "--base-url applies only to tabletop-simulator",
            ),
        ],
    ),
)
def test_what_cannot_be_done_is_told(
    asked: tuple[str, ...], code: int, said: str, tmp_path: Path
) -> None:
    done = cardwright(*asked, cwd=tmp_path)
    assert done.returncode == code, done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert not any(tmp_path.iterdir())

"""SOURCE_DATE_EPOCH on the command line: honored, or refused before anything is made."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest

from cardwright.errors import UsageError
from cardwright.system.source_date import NAME
from cardwright.website import build_site
from tests.tiers import ALONE


def cardwright(
    *words: str, said: str, cwd: Path, zone: str = "UTC"
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (sys.executable, "-m", "cardwright", *words),
        cwd=cwd,
        env=os.environ
        | {NAME: said, "TZ": zone, "PYTHONPATH": str(Path(__file__).parents[1] / "generator")},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("command", [("build",), ("build", "--only", "site"), ("gallery", "court")])
def test_a_wrong_date_is_a_mistake_of_usage_and_nothing_is_made(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    done = cardwright(*command, said="yesterday", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(f"cardwright: {NAME} is “yesterday”")
    assert "\nHint: unset it, or set it to whole seconds since 1970" in done.stderr
    assert "Traceback" not in done.stderr
    assert not any(tmp_path.iterdir())


def test_a_site_alone_refuses_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAME, "-1")
    with pytest.raises(UsageError, match=NAME):
        build_site(tmp_path / "site", tmp_path)
    assert not any(tmp_path.iterdir())


@pytest.mark.deep
def test_two_builds_of_one_date_are_the_same_and_tell_it(tmp_path: Path) -> None:
    asked = ("build", "sixty-six", "--only", "tracker", "--only", "deck")
    command = (*asked, "--paper", "a4", *ALONE, "-o")
    for out, zone in (("one", "Asia/Tokyo"), ("two", "America/New_York")):
        done = cardwright(*command, out, said="1772600767", cwd=tmp_path, zone=zone)
        assert done.returncode == 0, done.stderr
    one, two = (
        {path.name: path.read_bytes() for path in (tmp_path / out / "sixty-six").glob("*.pdf")}
        for out in ("one", "two")
    )
    assert one == two
    with pikepdf.open(io.BytesIO(one["deck-a4.pdf"])) as pdf:
        assert str(pdf.docinfo["/CreationDate"]) == "D:20260304050607Z"

"""The program as its site offers it for download."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest

from cardwright.errors import EnvironmentProblem
from cardwright.website import program


@pytest.mark.parametrize("page", ["manual.html", "make-your-own.html"])
def test_a_page_leads_to_the_program_and_says_how_large_it_is(site: Path, page: str) -> None:
    text = (site / page).read_text("utf-8")
    (address,) = re.findall(r'href="(program/[^"]+)"', text)
    file = site / address
    assert file.name == program.wheel_name()
    assert f"({file.stat().st_size / 1_000_000:.0f}\u00a0MB)" in text
    with zipfile.ZipFile(file) as wheel:
        assert wheel.testzip() is None
        assert "cardwright/__main__.py" in wheel.namelist()
        assert "cardwright/_data/seeds/court.toml" in wheel.namelist()


def test_another_version_that_is_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Older:
        version = "0.0.1"

    def older(_: str) -> Older:
        return Older()

    program.wheel.cache_clear()
    monkeypatch.setattr(program, "distribution", older)
    with pytest.raises(EnvironmentProblem, match=r"0\.0\.1 is installed"):
        program.wheel()

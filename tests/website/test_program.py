"""The program as its site offers it for download."""

from __future__ import annotations

import re
import zipfile
from importlib.metadata import Distribution, PackageNotFoundError
from pathlib import Path

import pytest

from cardwright import paths
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


def test_a_checkout_that_is_not_installed_offers_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(name: str) -> Distribution:
        raise PackageNotFoundError(name)

    before = program.wheel()
    program.wheel.cache_clear()
    monkeypatch.setattr(program, "distribution", unknown)
    assert program.wheel() == before


def test_files_of_a_wheel_that_is_not_installed_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "_data").mkdir()
    monkeypatch.setattr(paths, "PACKAGE", tmp_path)
    monkeypatch.setattr(program, "distribution", Distribution.from_name)
    monkeypatch.setattr("sys.path", [str(tmp_path)])
    program.wheel.cache_clear()
    with pytest.raises(EnvironmentProblem, match="not installed"):
        program.wheel()

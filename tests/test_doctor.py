"""What this computer has and lacks is told, and nothing is left behind."""

from __future__ import annotations

import importlib.util
import json
import re
import tempfile
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cardwright import paths
from cardwright.building import doctor
from cardwright.building.doctor import LIBRARIES, findings
from cardwright.cli.group import run
from cardwright.drawing.scene import fonts
from cardwright.errors import EnvironmentProblem

ROOT = Path(__file__).parents[1]


def test_every_library_that_is_installed_with_it_is_looked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {re.split(r"[<>=]", line)[0] for line in project["dependencies"]}
    assert names == set(LIBRARIES)


def test_here_nothing_is_missing_that_a_build_needs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "deep" / "build"
    assert run(["doctor", "-o", str(out)]) == 0
    told = capsys.readouterr().out
    assert "MISSING" not in told
    for name in ("Python 3", "reportlab", "fonts 12 of 12", "output", "cache", "Chromium", "qpdf"):
        assert any(line[10:].startswith(name) for line in told.splitlines()), name
    assert not list(tmp_path.iterdir())


def test_as_json_it_says_whether_all_is_ready(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["doctor", "--json", "-o", str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ready"] is True
    assert all(set(one) == {"name", "there", "found", "use", "needed"} for one in told["found"])
    assert all(one["use"] for one in told["found"])


@pytest.mark.parametrize("name", ["somebody's", "nowhere"])
def test_an_output_that_a_build_would_refuse_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "somebody's").mkdir()
    (tmp_path / "somebody's" / "diary").touch()
    (tmp_path / "nowhere").symlink_to(tmp_path / "gone")
    with pytest.raises(EnvironmentProblem):
        run(["doctor", "-o", str(tmp_path / name)])
    (output,) = (one for one in findings(tmp_path / name) if one.name == "output")
    assert not output.there
    assert output.found.startswith(str(tmp_path / name))


def lacking(monkeypatch: pytest.MonkeyPatch, *modules: str) -> None:
    found = importlib.util.find_spec

    def find(name: str) -> Any:  # noqa: ANN401 - a spec
        return None if name in modules else found(name)

    monkeypatch.setattr(doctor, "find_spec", find)


def test_a_library_that_is_missing_ends_with_3(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking(monkeypatch, "typst", "numpy")
    with pytest.raises(EnvironmentProblem, match=r"missing for a build: typst\n") as caught:
        run(["doctor", "-o", str(tmp_path)])
    assert caught.value.exit_code == 3
    told = capsys.readouterr().out
    assert re.search(r"^MISSING +typst ", told, re.MULTILINE)
    assert re.search(r"^not here +numpy ", told, re.MULTILINE)


def test_a_font_or_a_data_folder_that_is_gone_is_missed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    fonts.font.cache_clear()
    gone = {one.name for one in findings(tmp_path) if one.needed and not one.there}
    fonts.font.cache_clear()
    assert gone == {"seeds", "card_art", "templates", "site", "fonts"}


def test_a_place_that_cannot_be_written_is_missed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    gone = [one for one in findings(tmp_path) if one.needed and not one.there]
    assert [one.name for one in gone] == ["output"]
    assert "Permission denied" in gone[0].found

"""Two builds that differ are found out, and each file that differs is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ci.script import script

same_bytes = script("same_bytes")


def folder(place: Path, **files: str) -> Path:
    (place / "deep").mkdir(parents=True)
    for name, text in files.items():
        (place / "deep" / name).write_text(text, "utf-8")
    return place


def test_equal_folders_are_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = {name: folder(tmp_path / name, a="1", b="2") for name in ("one", "two", "three")}
    assert same_bytes.compared(made) == 0
    assert capsys.readouterr().out.count("all 2 files the same") == 2


@pytest.mark.parametrize(
    ("other", "named"),
    [
        ({"a": "1", "b": "3"}, "deep/b: d4735e3a265e ≠ 4e0740856"),
        ({"a": "1"}, "deep/b: d4735e3a265e ≠ missing"),
        ({"a": "1", "b": "2", "c": ""}, "deep/c: missing ≠ e3b0c44298fc"),
    ],
)
def test_what_differs_is_named(
    other: dict[str, str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = {"one": folder(tmp_path / "one", a="1", b="2"), "two": folder(tmp_path / "two", **other)}
    assert same_bytes.compared(made) == 1
    told = capsys.readouterr().out
    assert "one / two: 1 of 2 files differ:" in told
    assert named in told


def test_two_builds_of_nothing_are_not_the_same(tmp_path: Path) -> None:
    assert same_bytes.compared({n: folder(tmp_path / n) for n in ("one", "two")}) == 1


def test_a_python_that_is_not_there_is_named_and_nothing_is_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["same_bytes", "pythons", "no-such-python"])
    with pytest.raises(SystemExit) as ended:
        same_bytes.main()
    assert ended.value.code == 3
    assert "no Python no-such-python\nHint: " in capsys.readouterr().err


def test_a_build_that_is_not_there_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    built = str(tmp_path / "gone")
    monkeypatch.setattr("sys.argv", ["same_bytes", "pythons", "--built", built])
    with pytest.raises(SystemExit) as ended:
        same_bytes.main()
    assert ended.value.code == 3
    assert f"no build stands in {built}\nHint: " in capsys.readouterr().err


def test_a_command_that_fails_ends_the_comparison(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        same_bytes.run("git", "no-such-command")
    assert "git ended with 1" in str(ended.value.code)
    assert "no-such-command" in capfd.readouterr().err

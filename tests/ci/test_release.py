"""A release is made only where tag, version and changelog say the same."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.ci.script import ROOT, script

release = script("release")
AGREED = "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-03-04\n\n- It is.\n\n## [1.2.2] - x\n"


def test_a_tagged_version_with_its_section_may_be_released() -> None:
    assert release.not_agreed("1.2.3", AGREED, ["v1.2.3", "other"], []) == []


@pytest.mark.parametrize(
    ("number", "changelog", "tags", "changed", "problem"),
    [
        ("1.2", AGREED, ["v1.2"], [], "is no version; write it as 1.2.3"),
        ("1.2.4", AGREED, ["v1.2.4"], [], "no section [1.2.4]"),
        ("1.2.2", AGREED, ["v1.2.2"], [], "[1.2.2] has no day"),
        ("1.2.2", AGREED.replace(" - x", " - 2026-01-02"), ["v1.2.2"], [], "[1.2.3] is newer"),
        ("1.2.3", AGREED.replace("## [Unreleased]\n", ""), ["v1.2.3"], [], "not [Unreleased]"),
        ("1.2.3", "", ["v1.2.3"], [], "not [Unreleased]"),
        ("1.2.3", AGREED, ["v1.2.2"], [], "this commit has no tag v1.2.3; git tag -s v1.2.3"),
        ("1.2.3", AGREED, ["v1.2.3"], ["README.md"], "README.md is not committed"),
    ],
)
def test_what_is_not_agreed_is_named(
    number: str, changelog: str, tags: list[str], changed: list[str], problem: str
) -> None:
    found = release.not_agreed(number, changelog, tags, changed)
    assert any(problem in line for line in found), found


def test_the_changelog_begins_with_what_is_not_released() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = release.not_agreed(release.version(), changelog, [f"v{release.version()}"], [])
    assert [line for line in found if "no section" not in line] == []


def test_what_is_packed_tells_nothing_of_who_packed_it_or_when(tmp_path: Path) -> None:
    for name in ("b/two", "one"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name, "utf-8")
    data = release.packed(tmp_path, "top", 1772600767)
    (tmp_path / "one").touch()
    (tmp_path / "one").chmod(0o600)
    assert release.packed(tmp_path, "top", 1772600767) == data
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        entries = archive.getmembers()
    assert [entry.name for entry in entries] == ["top/b/two", "top/one"]
    assert {(e.mtime, e.mode, e.uid, e.gid, e.uname) for e in entries} == {
        (1772600767, 0o644, 0, 0, "")
    }


def test_a_word_that_it_does_not_know_is_a_mistake_of_usage() -> None:
    command = (sys.executable, ".ci/release.py", "--dry")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--dry-run" in done.stderr

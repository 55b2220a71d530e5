"""The site of a deck as the command builds it."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from tests.commands import Done, cardwright
from tests.own_decks.sites import LETTERS, written
from tests.tiers import ALONE

pytestmark = pytest.mark.deep


def made(deck: Path, out: Path, *options: str) -> Done:
    """A build of the deck on one paper, in this process."""
    return cardwright("build", deck, *options, "--paper", "a4", "-o", out, *ALONE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the deck and the output of a build of it."""
    place = tmp_path_factory.mktemp("built")
    done = made(written(place, LETTERS), place / "out")
    assert done.returncode == 0, done.stderr
    assert f"{LETTERS}/site/" in done.stdout
    return place


def test_a_build_makes_the_site_with_the_files_of_the_build_and_the_photograph(
    folder: Path,
) -> None:
    printed, site = folder / "out" / LETTERS, folder / "out" / LETTERS / "site"
    names = {path.name for path in printed.glob("*.pdf")}
    assert {path.name for path in (site / LETTERS).glob("*.pdf")} == names
    assert not [name for name in names if "letter" in name], "one paper was asked for"
    for name in names:
        assert (site / LETTERS / name).read_bytes() == (printed / name).read_bytes()
    faces = [path.read_text("utf-8") for path in (site / LETTERS / "cards").glob("*.svg")]
    assert sum("data:image/jpeg" in face for face in faces) == 1
    with zipfile.ZipFile(site / LETTERS / f"{LETTERS}.zip") as packed:
        assert {name for name in packed.namelist() if name.endswith(".pdf")} == {
            f"{LETTERS}/{name}" for name in names
        }


def test_the_manifest_has_every_file_of_the_site_and_the_list(folder: Path) -> None:
    out = folder / "out"
    noted = json.loads((out / "manifest.json").read_text("utf-8"))["files"]
    there = {path.relative_to(out).as_posix() for path in (out / LETTERS).rglob("*")}
    assert {name for name in there if (out / name).is_file()} == set(noted)
    assert {entry["ledger"] for entry in noted.values()} == {"cards.csv"}


def test_a_build_that_changes_nothing_writes_nothing(folder: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in (folder / "out").rglob("*")}
    assert made(folder / LETTERS, folder / "out").returncode == 0
    assert {path: path.stat().st_mtime_ns for path in (folder / "out").rglob("*")} == before


@pytest.mark.deep
def test_a_build_without_color_has_no_site(folder: Path) -> None:
    deck, out = folder / LETTERS, folder / "gray"
    done = made(deck, out, "--palette", "low-ink")
    assert done.returncode == 0, done.stderr
    assert not (out / LETTERS / "site").exists()

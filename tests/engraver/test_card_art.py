"""``card_art`` is what the engraver draws, byte for byte.

The quick tier draws the kinds whose motifs have code of their own, each of them, and few of the
others; `--deep` draws all.
"""

import errno
import gzip
import os
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from cardwright import paths
from cardwright.errors import NoRoom, UsageError
from engraver import sixty_six
from engraver.driver import FOLDERS, by_hand, drawings, engrave
from engraver.technique.plate import Plate
from tests.tiers import every

ROOT = paths.data("card_art")
#: Where each motif is drawn by code of its own that no other test of the quick tier runs.
OWN_FOLDERS = ("court", "emblems")
OWN_KINDS = ("house", "emblem", "woman")
Draw = Callable[[], Plate]


def motifs(folder: str) -> dict[str, Draw]:
    """The motifs of a folder that the engraver draws, by stem."""
    drawn = import_module(f"engraver.{folder.replace('-', '_')}").motifs()
    return {stem: draw for stem, draw in drawn.items() if stem not in by_hand(folder)}


def in_tiers() -> list[tuple[str, str]]:
    """Folder and stem of every motif, those of a folder in tiers."""
    cases: list[tuple[str, str]] = []
    for folder in FOLDERS:
        own: list[tuple[str, str]] = []
        others: list[tuple[str, str]] = []
        for stem in motifs(folder):
            kind = stem.partition("-")[0]
            is_own = (folder in OWN_FOLDERS and kind != "halo") or kind in OWN_KINDS
            (own if is_own else others).append((folder, stem))
        cases += own + every(128, others)
    return cases


@pytest.mark.parametrize(("folder", "stem"), in_tiers())
def test_card_art_holds_what_the_engraver_draws(folder: str, stem: str) -> None:
    drawn = motifs(folder)[stem]().svg()
    held = (ROOT / folder / f"{stem}.svg").read_text(encoding="utf-8")
    assert held == drawn, f"{folder}/{stem}.svg differs: python card_art/engraver {folder}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_card_art_holds_the_motifs_of_the_engraver_and_no_others(folder: str) -> None:
    held = {path.stem for path in (ROOT / folder).glob("*.svg")}
    assert held == {*motifs(folder), *by_hand(folder)}


def test_no_other_drawing_lies_in_card_art() -> None:
    folders = {p.parent.name for p in ROOT.glob("*/*.svg")}
    assert folders <= set(FOLDERS)


def test_a_changed_file_is_named_and_drawn_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = {stem: draw for stem, draw in sixty_six.motifs().items() if stem in {"back", "spades"}}
    monkeypatch.setattr(sixty_six, "motifs", lambda: two)
    for name, text in drawings("sixty-six"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    victim = tmp_path / "sixty-six" / "back.svg"
    victim.write_text("<svg/>", encoding="utf-8")
    (tmp_path / "sixty-six" / "stray.svg").write_text("<svg/>", encoding="utf-8")
    stray = "sixty-six/stray.svg: no motif draws it; remove it, or name it in BY_HAND"
    assert list(engrave(["sixty-six"], check=True, root=tmp_path)) == [
        "sixty-six/back.svg: differs",
        stray,
    ]
    assert victim.read_text(encoding="utf-8") == "<svg/>"
    assert list(engrave(["sixty-six"], root=tmp_path)) == ["sixty-six/back.svg: drawn", stray]
    assert victim.read_bytes() == (ROOT / "sixty-six" / "back.svg").read_bytes()


def test_a_disk_that_is_full_leaves_every_drawing_of_a_folder_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = {stem: draw for stem, draw in sixty_six.motifs().items() if stem in {"back", "spades"}}
    monkeypatch.setattr(sixty_six, "motifs", lambda: two)
    paths = [tmp_path / "sixty-six" / f"{stem}.svg" for stem in two]
    paths[0].parent.mkdir()
    for path in paths:
        path.write_text("<svg/>", encoding="utf-8")
    kept, calls = os.fsync, []

    def full(held: int) -> None:
        calls.append(held)
        if len(calls) == len(paths):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        kept(held)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NoRoom, match=r"\.svg: could not be written: No space"):
        list(engrave(["sixty-six"], root=tmp_path))
    assert [path.read_text(encoding="utf-8") for path in paths] == ["<svg/>"] * 2
    assert sorted(tmp_path.rglob("*")) == sorted([tmp_path / "sixty-six", *paths])


def test_what_is_drawn_by_hand_is_left_alone_and_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = {stem: draw for stem, draw in sixty_six.motifs().items() if stem in {"back", "spades"}}
    monkeypatch.setattr(sixty_six, "motifs", lambda: ours)
    monkeypatch.setattr(sixty_six, "BY_HAND", ("spades", "comet"), raising=False)
    folder = tmp_path / "sixty-six"
    folder.mkdir()
    (folder / "spades.svg").write_text("<svg/>", encoding="utf-8")
    missing = "sixty-six/comet.svg: is named in BY_HAND and missing; draw it"
    assert list(engrave(["sixty-six"], root=tmp_path)) == ["sixty-six/back.svg: drawn", missing]
    assert (folder / "spades.svg").read_text(encoding="utf-8") == "<svg/>"
    (folder / "comet.svg").write_text("<svg/>", encoding="utf-8")
    assert list(engrave(["sixty-six"], check=True, root=tmp_path)) == []


def test_an_unknown_folder_is_named() -> None:
    with pytest.raises(UsageError, match="“cuort”"):
        list(engrave(["cuort"], check=True))


@pytest.mark.parametrize("path", sorted(ROOT.glob("*/*.svg")), ids=lambda p: p.stem)
def test_motifs_stay_small(path: Path) -> None:
    whole, packed = (150_000, 60_000) if path.stem == "back" else (80_000, 35_000)
    data = path.read_bytes()
    assert len(data) <= whole
    assert len(gzip.compress(data)) <= packed


@pytest.mark.parametrize("path", sorted(ROOT.glob("*/*.svg")), ids=lambda p: p.stem)
def test_coordinates_are_whole_hundredths_of_a_millimeter(path: Path) -> None:
    for data in re.findall(r' d="([^"]*)"', path.read_text(encoding="utf-8")):
        assert "." not in data

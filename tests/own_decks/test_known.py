"""What the cache knows of a list is neither drawn nor decoded again; what is new is."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from cardwright.building.options import DeckOptions
from cardwright.building.own_decks import read_own_decks
from cardwright.building.run import build
from cardwright.building.spec import BuildSpec
from cardwright.drawing.faces import quartets
from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.scene.model import Scene
from cardwright.engine.cards import Card, deck_pack
from cardwright.errors import ListError
from cardwright.ledger import Ledger
from cardwright.system.cache import Cache
from tests.own_decks import rows, written

Forbid = Callable[[str], None]


@pytest.fixture
def forbid(monkeypatch: pytest.MonkeyPatch) -> Forbid:
    """Make a module of builds impossible to load."""
    return lambda name: monkeypatch.setitem(sys.modules, f"cardwright.building.{name}", None)


def pictured(folder: Path, text: str = "All about the Cello.", tone: int = 90) -> Path:
    """A deck whose third card has a picture."""
    lines = [f"{line},{'Picture' if n == 0 else ''}" for n, line in enumerate(rows())]
    lines[3] = f"Strings,Cello,{text},photo"
    place = written(folder, lines)
    (place / "pictures").mkdir(exist_ok=True)
    Image.new("L", (400, 300), tone).save(place / "pictures" / "photo.png")
    return place


def test_of_an_unchanged_list_nothing_is_made(tmp_path: Path, forbid: Forbid) -> None:
    place, cache = pictured(tmp_path), Cache(tmp_path / "cache")
    first = read_own_decks(place, cache)
    forbid("making_pictures")
    forbid("type_faults")
    assert read_own_decks(place, cache) == first


def test_a_new_text_is_tried_and_no_picture_decoded(tmp_path: Path, forbid: Forbid) -> None:
    cache = Cache(tmp_path / "cache")
    read_own_decks(pictured(tmp_path), cache)
    forbid("making_pictures")
    (own,) = read_own_decks(pictured(tmp_path, "It stands."), cache)
    assert own.ledger.author("cello").life == "It stands."


def test_a_known_fault_is_told_again(tmp_path: Path, forbid: Forbid) -> None:
    place, cache = pictured(tmp_path, "very " * 90), Cache(tmp_path / "cache")
    with pytest.raises(ListError) as first:
        read_own_decks(place, cache)
    forbid("type_faults")
    with pytest.raises(ListError) as second:
        read_own_decks(place, cache)
    assert str(second.value) == str(first.value)


def test_a_new_picture_of_the_same_name_is_made(tmp_path: Path, forbid: Forbid) -> None:
    cache = Cache(tmp_path / "cache")
    first = read_own_decks(pictured(tmp_path), cache)
    forbid("type_faults")
    second = read_own_decks(pictured(tmp_path, tone=240), cache)
    assert first != second
    (tmp_path / "instruments" / "pictures" / "photo.png").write_text("<svg/>", encoding="utf-8")
    with pytest.raises(ListError, match=r"row 4, Picture: photo\.png"):
        read_own_decks(tmp_path / "instruments", cache)


def test_a_face_is_drawn_once_for_sheets_pictures_and_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (own,) = read_own_decks(pictured(tmp_path, "Drawn for this test alone."), Cache(None))
    drawn: list[str] = []
    front = quartets.front

    def noted(ledger: Ledger, card: Card, edition: Edition) -> Scene:
        drawn.append(card.id)
        return front(ledger, card, edition)

    monkeypatch.setattr(quartets, "front", noted)
    build(BuildSpec.of((), (own,), deck=DeckOptions()), tmp_path / "build")
    assert sorted(drawn) == sorted(card.id for card in deck_pack(own.ledger))


def test_a_deck_of_a_list_loads_neither_lessons_nor_the_programs_of_the_web() -> None:
    modules = "cardwright.building.type_faults, cardwright.printing.sheets.deck"
    script = f"import sys, {modules}; print(*sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(Path.cwd() / "generator")},
        check=True,
        capture_output=True,
        text=True,
    )
    loaded = set(ran.stdout.split())
    assert "pikepdf" in loaded
    assert loaded.isdisjoint({"cardwright.lessons", "jinja2", "markdown", "urllib.request"})

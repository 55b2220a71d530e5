"""Small programs as a user of the library would write them: each runs, and says what it should."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest

import cardwright
from cardwright import (
    Deck,
    Group,
    Scene,
    Shape,
    Text,
    Use,
    load_game,
    load_lesson,
    render_deck,
)
from cardwright.building.artifacts import DeckSheets
from cardwright.building.custom_ledgers import Source
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Gradient, Item
from cardwright.drawing.scene.paper import PAPERS
from cardwright.errors import InputError, UnknownName
from cardwright.lessons import lessons

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def said(script: str, *arguments: str | Path) -> str:
    """The output of a script, which must end well."""
    done = subprocess.run(
        [sys.executable, "-P", HERE / f"{script}.py", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT / "generator")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_deals_are_counted() -> None:
    rows = [line.split(": ") for line in said("count_deals").splitlines()]
    assert sum(int(deals) for _, deals in rows) == 1000
    assert {int(points) for points, _ in rows} <= set(range(-6, 7))


def test_a_move_is_judged() -> None:
    told = said("judge_a_move")
    assert "You lead first, and may lead any card you hold. (S66-X5)" in told
    assert "No draw is due before the next trick is won." in told


@pytest.mark.full
@pytest.mark.parametrize("palette", ["color", pytest.param("low-ink", marks=pytest.mark.deep)])
def test_a_deck_in_memory_is_the_one_that_is_built(palette: str) -> None:
    deck = DeckSheets(source=Source("court"), palette=PALETTES[palette], paper=PAPERS["a4"])
    (built,) = deck.render().values()
    assert render_deck(load_game("court"), palette=palette) == built


@pytest.mark.deep
def test_a_deck_is_printed_in_memory() -> None:
    assert said("print_a_deck").endswith(" bytes, b'%PDF-1.7'\n")


def test_cards_of_ones_own_are_a_deck(tmp_path: Path) -> None:
    file = tmp_path / "months.pdf"
    assert said("own_cards", file) == "12 cards, b'%PDF-1.7'\n"
    with pikepdf.open(file) as pdf:
        assert len(pdf.pages) == 4
        assert str(pdf.docinfo.Title) == "Months: deck to print on A4, color"


def test_a_lesson_is_json() -> None:
    told = json.loads(said("lesson_as_json"))
    lesson = load_lesson("court", "follow-and-take")
    assert told["id"] == "follow-and-take"
    (asked,) = lesson.questions
    assert [choice["ok"] for choice in told["asked"]["choices"]] == [c.ok for c in asked.choices]


@pytest.mark.parametrize("game", ["court", pytest.param("nations", marks=pytest.mark.deep)])
def test_every_lesson_is_json(game: str) -> None:
    for judged in lessons(load_game(game).ledger):
        told = judged.to_dict()
        assert json.loads(json.dumps(told)) == told


def test_every_name_is_there_and_documented() -> None:
    for name in cardwright.__all__:
        found = getattr(cardwright, name)
        assert name == "GAMES" or found.__doc__, name
        assert name in dir(cardwright)
    with pytest.raises(AttributeError, match="has no attribute 'deal'"):
        cardwright.__getattr__("deal")


def test_nothing_is_loaded_before_it_is_used() -> None:
    code = "import sys, cardwright; print(sorted(m for m in sys.modules if 'cardwright.' in m))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    "code",
    [
        "import cardwright",
        "from cardwright.cli import enter; enter(['--version'])",
        "from cardwright import *; gather_figures(load_game('card-tennis').form('singles'), 2, 7)",
        "import cardwright.engine.duel, cardwright.engine.games.card_tennis.study",
    ],
)
def test_what_starts_processes_is_loaded_by_nobody_who_starts_none(code: str) -> None:
    asked = f"""
import atexit, sys
there = {{"concurrent", "dask", "distributed", "multiprocessing"}}.intersection
atexit.register(lambda: print(sorted(there(sys.modules)), file=sys.stderr))
{code}
"""
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


def test_a_deck_that_cannot_be_is_told() -> None:
    back = Scene(63.5, 88.9, ())
    with pytest.raises(InputError, match="the deck “None” has no cards"):
        Deck("None", ())
    with pytest.raises(InputError, match="card 1 of “Wide”, front: it is 70 × 88"):
        Deck.with_back("Wide", [Scene(70, 88.9, ())], back)
    with pytest.raises(UnknownName, match="there is no paper “a5”"):
        render_deck(Deck("One", ((back, back),)), paper="a5")


ITEMS: dict[str, tuple[Item, str]] = {
    "an arc": (Shape("M0 0A5 5 0 0 1 9 9", fill="ink"), "item 1: path: “A5 5"),
    "no path": (Shape("banana"), "item 1: path: “banana”"),
    "no ink": (Shape("M0 0L9 9Z", fill="crimson"), "there is no ink “crimson”; known: ink"),
    "no ink of a line": (Shape("M0 0L9 9", stroke="pink"), "there is no ink “pink”"),
    "no ink of a blend": (Shape("M0 0L9 9Z", Gradient(0, 0, 9, 9, "red", "rose")), "ink “rose”"),
    "no font": (Text(9, 9, "I", "Arial", 10), "there is no font “Arial”; known: body"),
    "no anchor": (Text(9, 9, "I", "bold", 10, anchor="center"), "no anchor “center”; known: start"),
    "no size": (Text(9, 9, "I", "bold", 0), "item 1: size: 0 mm"),
    "no clip": (Group((), clip="M0"), "item 1: clip: "),
    "no transform": (Group((), transform=(1, 0)), "item 1: transform: not six numbers"),  # type: ignore[arg-type]
    "deep within": (Group((Use(Scene(9, 9, (Shape("x"),))),)), "item 1, item 1, item 1: path"),
    "exchanged": (
        Use(Scene(9, 9, (Shape("M0 0Z", "accent"),)), inks=(("accent", "x"),)),
        "ink “x”",
    ),
    "no item": ("a word", "item 1: a str is not a Shape"),  # type: ignore[dict-item]
}


@pytest.mark.parametrize("kind", ITEMS)
def test_what_cannot_be_drawn_is_told_by_its_card_and_item(kind: str) -> None:
    item, message = ITEMS[kind]
    back = Scene(63.5, 88.9, ())
    with pytest.raises(InputError, match="card 2 of “Mine”, front: ") as told:
        Deck.with_back("Mine", [back, Scene(63.5, 88.9, (item,))], back)
    assert message in told.value.message


def test_lists_in_a_scene_are_told() -> None:
    with pytest.raises(InputError, match="the items of the scene “One” are not all tuples"):
        Scene(63.5, 88.9, [Shape("M0 0Z")], title="One")  # type: ignore[arg-type]

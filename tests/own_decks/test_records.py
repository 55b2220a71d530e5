"""Records of a deck of one's own: written at the table of its site, and replayed with the deck."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardwright.building.own_decks import played_decks, read_own_decks
from cardwright.engine.library import game_of, load_game
from cardwright.engine.record import Record
from cardwright.engine.simulate import play_deal
from cardwright.ledger.own_deck import played_digest
from cardwright.ledger.portable import from_json, to_json
from cardwright.system.cache import Cache
from cardwright.website.playing import engine
from tests.commands import cardwright
from tests.own_decks import rows, written

#: Plays twelve turns with the engine of a page, and prints the record that it offers.
TABLE = """
import json, sys
sys.path.insert(0, sys.argv[1])
from cardwright.engine.session import Session
session = Session()
seats = [{"name": name, "keeper": "beginner"} for name in ("Ann", "Ben", "Cy")]
begin = {"do": "begin", "game": "portrait-authors", "form": "easy", "seats": seats, "seed": 5}
assert "error" not in session.answer(begin)
for _ in range(12):
    session.answer({"do": "step"})
print(json.dumps(session.answer({"do": "record"})["record"]))
"""
GAMES = {
    "quartets": rows(),
    "authors": rows(),
    "pairs": ["Word,Translation", *(f"Wort {n},word {n}" for n in range(1, 9))],
}


def deck(folder: Path, game: str = "quartets", lines: list[str] | None = None) -> Path:
    return written(folder, lines or GAMES[game], f'game = "{game}"\n')


def downloaded(place: Path, folder: Path) -> dict[str, Any]:
    """The record of a game at the table of the site of a deck, by the code of its page."""
    (own,) = read_own_decks(place, Cache(None))
    with zipfile.ZipFile(io.BytesIO(engine(own.ledger))) as archive:
        archive.extractall(folder / "engine")
    command = [sys.executable, "-I", "-S", "-c", TABLE, str(folder / "engine")]
    done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")
    record: dict[str, Any] = json.loads(done.stdout)
    return record


def saved(record: object, folder: Path) -> Path:
    path = folder / "game.json"
    path.write_text(json.dumps(record) + "\n", encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The record of a game of quartets."""
    folder = tmp_path_factory.mktemp("played")
    return downloaded(deck(folder), folder)


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_the_table_is_replayed_with_its_deck(game: str, tmp_path: Path) -> None:
    place = deck(tmp_path, game)
    record = downloaded(place, tmp_path)
    path = saved(record, tmp_path)
    done = cardwright("replay", path, "--deck", place)
    assert done.returncode == 0, done.stderr
    words = [line.split(",") for line in GAMES[game][1:]]
    assert any(cell in done.stdout for row in words for cell in row[:2])
    assert "Holmes" not in done.stdout
    assert "AUTH-" not in done.stdout  # the codes of a law book that the deck does not have
    told = json.loads(cardwright("replay", path, "--deck", place / "cards.csv", "--json").stdout)
    assert [move["action"] for move in told["moves"]] == record["actions"]
    assert len(record["actions"]) > 5


def test_an_action_of_it_is_judged(played: dict[str, Any], tmp_path: Path) -> None:
    path = saved(played, tmp_path)
    asked = ("judge", path, "--at", "1", "--action", played["actions"][0])
    done = cardwright(*asked, "--deck", deck(tmp_path))
    assert done.returncode == 0, done.stderr
    assert ": legal" in done.stdout
    assert "AUTH-" not in done.stdout
    assert "The rule: " in done.stdout


def test_without_its_deck_it_is_refused_with_the_remedy(
    played: dict[str, Any], tmp_path: Path
) -> None:
    done = cardwright("replay", saved(played, tmp_path))
    assert done.returncode == 1
    assert "line 1: ledger: " in done.stderr
    assert "--deck FOLDER" in done.stderr


def test_texts_pictures_and_colors_may_change(played: dict[str, Any], tmp_path: Path) -> None:
    lines = [line.replace("All about", "Something about") for line in rows()]
    place = written(tmp_path, lines, 'title = "Other"\nyear = "2030"\n[hues]\n"Brass" = "teal"\n')
    assert cardwright("replay", saved(played, tmp_path), "--deck", place).returncode == 0


CHANGES: dict[str, Callable[[list[str]], list[str]]] = {
    "another name": lambda lines: [line.replace("Viola", "Violet") for line in lines],
    "another group": lambda lines: [line.replace("Brass", "Metal") for line in lines],
    "another order": lambda lines: [lines[0], lines[2], lines[1], *lines[3:]],
    "a card more": lambda lines: [*lines, "Brass,Cornet,All about the Cornet."],
    "a card less": lambda lines: lines[:-1],
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_deck_with_other_cards_refuses_it_in_a_sentence(
    change: str, played: dict[str, Any], tmp_path: Path
) -> None:
    done = cardwright(
        "replay", saved(played, tmp_path), "--deck", deck(tmp_path, lines=CHANGES[change](rows()))
    )
    assert done.returncode == 1
    assert done.stdout == ""
    (said, hint) = done.stderr.strip().splitlines()
    assert said.endswith("the cards of the deck are not those that the record was played with")
    assert "undo the changes" in hint


def test_of_several_decks_the_record_finds_its_own(tmp_path: Path) -> None:
    lines = [f"{line},{name}" for name in ("One", "Two") for line in rows()[1:]]
    lines = [line.replace("Viola,", "Violet,") if line.endswith("Two") else line for line in lines]
    place = written(tmp_path, ["Group,Name,Text,Deck", *lines])
    one, two = played_decks(place)
    assert played_digest(one) != played_digest(two)
    for ledger in (one, two):
        dealt = play_deal(game_of(ledger).form("easy"), 3, 1, 3)
        path = saved(Record.of(dealt.state, dealt.seed).to_dict(), tmp_path)
        done = cardwright("replay", path, "--deck", place)
        assert done.returncode == 0, done.stderr


def test_the_page_and_the_program_name_a_deck_by_the_same_digest(tmp_path: Path) -> None:
    """With pictures or without, and after its way through JSON."""
    place = written(
        tmp_path, [f"{line},drum" if n else f"{line},Picture" for n, line in enumerate(rows())]
    )
    (own,), (bare,) = read_own_decks(place, Cache(None)), played_decks(place)
    assert own.ledger.digest != bare.digest
    carried = from_json(to_json(own.ledger))
    assert played_digest(own.ledger) == played_digest(bare) == played_digest(carried)
    ours = load_game("portrait-authors").ledger
    assert played_digest(ours) == ours.digest


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("ledger", 7, "ledger: is 7"),
        ("ledger", "0" * 64, "the cards of the deck are not those"),
        ("ledger", "", "the cards of the deck are not those"),
        ("ledger", None, "ledger: is null"),
        ("game", "court", "ledger: "),
        ("form", "hard", "form: "),
        ("seats", 99, "seats: "),
        ("seed", -1, "seed: "),
        ("actions", ["1 holmes"], "move 1"),
        ("actions", ["../../etc"], "move 1"),
        ("actions", ["\u202e\x1b[2J"], "move 1"),
        ("actions", "all", "actions: is"),
        ("rules", 2, "version 2"),
        ("extra", 1, "records have no such field"),
    ],
)
def test_a_hostile_record_is_refused_in_a_sentence(
    field: str, value: object, said: str, played: dict[str, Any], tmp_path: Path
) -> None:
    path = saved(played | {field: value}, tmp_path)
    done = cardwright("replay", path, "--deck", deck(tmp_path))
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert "\x1b" not in done.stderr


def test_a_record_of_our_game_needs_no_deck(tmp_path: Path) -> None:
    form = load_game("portrait-authors").form("easy")
    path = saved(Record.of(form.deal(7, seats=3), 7).to_dict(), tmp_path)
    done = cardwright("replay", path, "--deck", deck(tmp_path))
    assert done.returncode == 1
    assert "this is no record of a deck" in done.stderr
    assert "leave out --deck" in done.stderr
    assert cardwright("replay", path).returncode == 0


def test_a_deck_with_faults_or_none_at_all_is_told(played: dict[str, Any], tmp_path: Path) -> None:
    path = saved(played, tmp_path)
    done = cardwright("replay", path, "--deck", deck(tmp_path, lines=rows()[:3]))
    assert done.returncode == 1
    assert "cards.csv" in done.stderr
    (tmp_path / "empty").mkdir()
    for name in ("empty", "missing"):
        done = cardwright("replay", path, "--deck", tmp_path / name)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr

"""A table for Tabletop Simulator: it keeps to the schema, and every card finds its picture."""

from __future__ import annotations

import io
import json
import re
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from PIL import Image

from cardwright.building.export import ExportRequest, export
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.press import parcel as parcels
from cardwright.printing.press.pack import PressPiece, pieces
from cardwright.printing.press.preflight import preflight
from cardwright.printing.press.tabletop import TabletopGame, table
from cardwright.printing.press.vendors import VENDORS
from tests.press.packs import assorted, plain
from tests.tiers import every

SCHEMA = json.loads(Path(__file__).with_name("tabletop.schema.json").read_text("utf-8"))
ADDRESS = "https://example.org/cards/"
TTS = VENDORS["tabletop-simulator"]


def saved(made: TabletopGame) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(made.files["table.json"])
    return found


@cache
def tennis() -> TabletopGame:
    return table("Card Tennis", assorted(), ADDRESS)


def fits(found: object) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.Draft202012Validator(SCHEMA).validate(found)


@pytest.mark.full
def test_the_table_keeps_to_its_schema() -> None:
    fits(saved(tennis()))


@pytest.mark.deep
@pytest.mark.parametrize("game", every(3, GAMES, deep=3))
def test_the_table_of_a_whole_game_keeps_to_its_schema(game: str) -> None:
    ledger = load_ledger(game)
    pack = pieces(ledger)
    found = saved(table(ledger.title, pack, ADDRESS, processes=2))
    fits(found)
    decks = [thing for thing in found["ObjectStates"] if thing["Name"] != "Custom_Tile"]
    laid = sum(len(deck.get("DeckIDs", [0])) for deck in decks)
    assert laid == sum(piece.count for piece in pack["card"])


def test_the_schema_finds_a_card_without_a_number() -> None:
    found = saved(tennis())
    del found["ObjectStates"][0]["ContainedObjects"][0]["CardID"]
    with pytest.raises(jsonschema.ValidationError, match="CardID"):
        fits(found)


@pytest.mark.full
def test_every_card_lies_in_its_slot_and_bears_its_name() -> None:
    pack: tuple[PressPiece, ...] = plain(12)
    made = table("Plain", {"card": pack}, ADDRESS)
    deck, told = saved(made)["ObjectStates"]
    assert deck["DeckIDs"] == [100 + n for n in range(12)]
    assert [card["Nickname"] for card in deck["ContainedObjects"]] == [p.name for p in pack[:12]]
    assert told["DeckIDs"] == [200, 200]
    (sheet,) = told["CustomDeck"].values()
    assert sheet["UniqueBack"] is True
    assert sheet["BackURL"] == f"{ADDRESS}reference-2-backs.png"
    with Image.open(io.BytesIO(made.files["cards-1.png"])) as image:
        assert image.size == (4000, 3920)
        for slot in range(14):
            row, column = divmod(slot, 10)
            place = (column * 400 + 200, row * 560 + 300)
            assert (image.getpixel(place) == (255, 255, 255)) == (slot >= 12)


def test_trays_and_balls_are_tiles_and_what_is_round_is_round() -> None:
    tiles = [t for t in saved(tennis())["ObjectStates"] if t["Name"] == "Custom_Tile"]
    shapes = {t["Nickname"]: t["CustomImage"]["CustomTile"]["Type"] for t in tiles}
    assert shapes == {"Tray 1": 0, "Tray 2": 0, "Ball 1": 2}


@pytest.mark.deep
def test_more_cards_than_a_sheet_holds_take_another() -> None:
    made = table("Plain", {"card": plain(71)}, ADDRESS)
    numbers = saved(made)["ObjectStates"][0]["DeckIDs"]
    assert numbers[68:71] == [168, 200, 201]
    assert {"cards-1.png", "cards-2.png", "reference-3.png"} <= set(made.files)


FAULTS = {
    "a missing picture": ("files", "back.png is on the table, but is missing"),
    "a card without a slot": ("numbers", "Card 1: the card 990 has no place on a sheet"),
    "a card too few": (
        "pieces",
        "card Reference card (reference-2.png#00, reference-2-backs.png#00): on the job sheet, but",
    ),
    "a sheet too large": ("pixels", "cards-1.png is 4100 × 3920 pixels; the maximum is 4096"),
    "no table": ("saved object", "there is no readable table.json"),
    "nothing wide": (
        "sheets",
        "Card Tennis: sheet 1: NumWidth and NumHeight must be 10 and 7",
    ),
    "a sheet of words": (
        "sheets",
        "Card Tennis: sheet 1: NumWidth and NumHeight must be 10 and 7",
    ),
    "a billion cards wide": (
        "sheets",
        "Card Tennis: sheet 1: NumWidth and NumHeight must be 10 and 7",
    ),
    "a card of many digits": (
        "numbers",
        f"Card 1: the card {'9' * 59}… has no place on a sheet",
    ),
    "an address that is none": ("files", "“https://[” is not an address that the game can"),
    "an address that runs": ("files", "“javascript:1” is not an address that the game can load"),
    "a folder in the cloud": (
        "files",
        "“https://steamusercontent-a.akamaihd.net/ugc/1/cards-1.png” cannot be right: in the cloud",
    ),
}
#: What of the first sheet is changed, and into what.
SPOILED: dict[str, dict[str, object]] = {
    "nothing wide": {"NumWidth": None},
    "a sheet of words": {"NumHeight": "7"},
    "a billion cards wide": {"NumWidth": 10**9},
    "an address that is none": {"FaceURL": "https://["},
    "an address that runs": {"BackURL": "javascript:1"},
    "a folder in the cloud": {
        "FaceURL": "https://steamusercontent-a.akamaihd.net/ugc/1/cards-1.png"
    },
}
#: What the others have tried already.
QUICK = {"a missing picture"}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The table as it is exported, without a fault."""
    folder = tmp_path_factory.mktemp("table")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parcels, "pieces", lambda *_: assorted())
        patch.setattr(parcels, "table", lambda *_: tennis())
        export(ExportRequest(TTS.name, ["card-tennis"]), folder / "export")
    made = folder / "export/card-tennis"
    assert not any(answer.faults for answer in preflight(made, TTS))
    return made


@pytest.mark.deep
@pytest.mark.parametrize(
    "fault",
    [pytest.param(fault, marks=[] if fault in QUICK else [pytest.mark.deep]) for fault in FAULTS],
)
def test_a_planted_fault_is_told_by_its_rule(fault: str, exported: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(exported, tmp_path / "card-tennis")
    path = folder / "table.json"
    found = json.loads(path.read_text("utf-8"))
    deck = found["ObjectStates"][0]
    match fault:
        case "a missing picture":
            (folder / "back.png").unlink()
        case "a card of many digits":
            deck["ContainedObjects"][0]["CardID"] = int("9" * 400)
        case "no table":
            path.unlink()
        case "a card without a slot":
            deck["ContainedObjects"][0]["CardID"] = 990
        case "a card too few":
            found["ObjectStates"][1]["DeckIDs"].pop()
            found["ObjectStates"][1]["ContainedObjects"].pop()
        case "a sheet too large":
            Image.new("RGB", (4100, 3920)).save(folder / "cards-1.png")
        case _:
            deck["CustomDeck"]["1"] |= SPOILED[fault]
    if path.exists():
        path.write_text(json.dumps(found), encoding="utf-8")
    rule, said = FAULTS[fault]
    answers = {answer.rule: answer.faults for answer in preflight(folder, TTS)}
    assert any(sentence.startswith(said) for sentence in answers[rule]), answers


@pytest.mark.deep
def test_a_table_that_was_uploaded_is_let_pass_with_a_note(exported: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(exported, tmp_path / "card-tennis")
    text = (folder / "table.json").read_text("utf-8")
    for address, note in (
        ("https://steamusercontent-a.akamaihd.net/ugc/1/{}/", "pictures are in the cloud; their"),
        ("file:///home/ann/{}.png", "pictures are only on this computer; job.txt explains how"),
    ):
        found = re.sub(f'{ADDRESS}([^"]+)\\.png', address.format(r"\1"), text)
        (folder / "table.json").write_text(found, "utf-8")
        answers = {answer.rule: answer for answer in preflight(folder, TTS)}
        assert not any(answer.faults for answer in answers.values())
        assert answers["files"].notes[0].startswith(note)


def test_the_job_sheet_says_how_a_table_is_shared(exported: Path) -> None:
    told = (exported / "job.txt").read_text("utf-8")
    steps = ("choose Upload All", "Save the game again", "on an ordinary website", "--base-url")
    assert [*steps] == sorted(steps, key=told.index)

"""The workshop without a browser: it finds what the command finds, and its archives make decks."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
import uharfbuzz

from cardwright import paths
from cardwright.building.artifacts.boxes import boxes
from cardwright.building.artifacts.decks import decks
from cardwright.building.artifacts.trackers import trackers
from cardwright.building.custom_ledgers import Source
from cardwright.building.options import BoxOptions, DeckOptions, TrackerOptions
from cardwright.building.own_decks import check, read_own_decks
from cardwright.building.workshop import ROWS, Workshop
from cardwright.ledger.words import LANGUAGES
from cardwright.lists.deck import read_deck
from cardwright.lists.project import packed, project_files
from cardwright.system.cache import Cache
from cardwright.website.playing import engine
from cardwright.website.print_runtime import own_drawings, printing, workshop_weight
from tests.own_decks import EXAMPLES, rows
from tests.pdf.same import differences
from tests.website.reading import PageRead
from tests.website.test_print_shop import LACKING

#: Makes the papers of a deck from the archives alone, and tells what was imported for it.
MAKE = """
import json, sys
sys.path.insert(0, sys.argv[1])
sys.modules.update(dict.fromkeys(json.loads(sys.argv[2])))
from cardwright.building.workshop import Workshop
workshop = Workshop(lambda drawn, count: None)
project = workshop.answer({"do": "open", "name": "a.cardwright", "data": sys.argv[3]})
made = []
for kind in ("deck", "tracker", "box"):
    asked = {"do": "make", "project": project, "kind": kind, "options": {"paper": "letter"}}
    answer = workshop.answer(asked)
    with open(answer["file"], "rb") as file:
        made.append(file.read().hex())
names = [getattr(module, "__file__", None) or "" for module in [*sys.modules.values()] if module]
print(json.dumps([made, names]))
"""
#: A list with four mistakes: a doubled name, an empty one, a group misspelled, a level.
WRONG = [
    ["Group", "Name", "Level"],
    *(["Woods", "Oak", ""], ["Woods", "Elm", "7"], ["Woods", "Oak", ""], ["Woods", "Ash", ""]),
    *(["Metals", "Iron", ""], ["Metals", "Tin", ""], ["Metals", "", ""], ["Metal", "Zinc", ""]),
]
#: The group and name of each card of a small deck.
CARDS = [
    *(("Woods", "Oak"), ("Woods", "Elm"), ("Woods", "Ash")),
    *(("Metals", "Iron"), ("Metals", "Tin"), ("Metals", "Zinc")),
]


@pytest.fixture
def shop(tmp_path: Path) -> Workshop:
    """A workshop that nobody else uses."""
    return Workshop(lambda *_: None, tmp_path / "workshop")


def project(list_rows: list[list[str]], **settings: str) -> dict[str, Any]:
    """A project of quartets."""
    return {"settings": {"game": "quartets", "title": "Things"} | settings, "rows": list_rows}


def instruments() -> dict[str, Any]:
    return project([line.split(",") for line in rows()])


@pytest.mark.parametrize(
    ("game", "language"),
    [*(("quartets", language) for language in LANGUAGES), ("authors", "en"), ("pairs", "en")],
)
def test_a_sample_has_no_mistake_and_all_its_cards_are_drawn(
    shop: Workshop, game: str, language: str
) -> None:
    sample = shop.answer({"do": "sample", "game": game, "language": language})
    assert sample["settings"]["language"] == language
    answer = shop.answer({"do": "check", "project": sample})
    assert answer["findings"] == []
    assert len(answer["cards"]) == len(sample["rows"]) - 1
    row = answer["cards"][-1]["row"]
    face = shop.answer({"do": "face", "row": row})
    assert len(face["svgs"]) == (1 if game == "quartets" else 2)
    assert sample["rows"][row - 1][1 if game != "pairs" else 0] in face["svgs"][0]


def test_each_mistake_has_its_cell_and_is_that_of_the_command(
    shop: Workshop, tmp_path: Path
) -> None:
    found = shop.answer({"do": "check", "project": project(WRONG)})["findings"]
    places = {(each["row"], each["column"]): each["what"] for each in found}
    assert places[3, 2] == "“7” is no level"
    assert places[4, 1] == "“Oak” is in row 2 already"
    assert places[8, 1] == "is empty"
    assert places[9, 0] == "the group “Metal” has 1 card"
    (tmp_path / "cards.csv").write_text("\n".join(map(",".join, WRONG)), encoding="utf-8")
    told = [str(each) for each in check(tmp_path).findings if not each.assumed]
    assert [f"row {each['row']}, {each['heading']}: {each['what']}" for each in found] == [
        line.removeprefix("cards.csv, ").partition("; ")[0] for line in told
    ]


@pytest.mark.parametrize("text", ["#NAME?", "a" * 3000, "Rose ⁕ \ufffd"])
def test_a_cell_that_stops_the_reading_is_named(shop: Workshop, text: str) -> None:
    damaged = instruments()
    damaged["rows"][3][2] = text
    found = shop.answer({"do": "check", "project": damaged})["findings"]
    assert (4, 2) in {(each["row"], each["column"]) for each in found if not each["doubtful"]}


def test_an_empty_list_asks_for_rows(shop: Workshop) -> None:
    (found,) = shop.answer({"do": "check", "project": project([["", ""]])})["findings"]
    assert found["advice"].startswith("write a row for each card")


def test_a_text_without_room_is_found_on_its_card(shop: Workshop) -> None:
    long = instruments()
    long["rows"][2][2] = "All about it. " * 40
    shop.answer({"do": "check", "project": long})
    (found,) = shop.answer({"do": "face", "row": 3})["findings"]
    assert (found["row"], found["column"]) == (3, 2)
    answer = shop.answer({"do": "make", "project": long, "kind": "deck", "options": {}})
    assert answer["fault"] == "the list has one mistake"
    assert (answer["findings"][0]["row"], answer["findings"][0]["column"]) == (3, 2)


def test_a_card_is_drawn_again_only_where_it_looks_different(shop: Workshop) -> None:
    def keys(changed: dict[str, Any]) -> list[str]:
        return [each["key"] for each in shop.answer({"do": "check", "project": changed})["cards"]]

    other, named = instruments(), instruments()
    before = keys(instruments())
    other["rows"][2][2] = "Lower than a violin."
    changes = [one != two for one, two in zip(before, keys(other), strict=True)]
    assert [number for number, changed in enumerate(changes) if changed] == [1]
    named["rows"][2][1] = "Rebec"
    changes = [one != two for one, two in zip(before, keys(named), strict=True)]
    assert [number for number, changed in enumerate(changes) if changed] == [0, 1, 2, 3]


def test_settings_for_what_the_list_lacks_do_no_harm(shop: Workshop) -> None:
    kept = instruments()
    kept["settings"] |= {"hues": {"Strings": "red", "Choir": "blue"}, "facts": ["Range"]}
    assert shop.answer({"do": "check", "project": kept})["findings"] == []
    files = saved(shop, kept)
    told = b'game = "quartets"\ntitle = "Things"\n\n[hues]\n"Strings" = "red"\n'
    assert files["deck.toml"] == told


def saved(shop: Workshop, kept: dict[str, Any]) -> dict[str, bytes]:
    """The files of a project as it is saved."""
    answer = shop.answer({"do": "save", "project": kept})
    return project_files(answer["name"], Path(answer["file"]).read_bytes())


def opened(shop: Workshop, name: str, data: bytes) -> dict[str, Any]:
    return shop.answer({"do": "open", "name": name, "data": b64encode(data).decode()})


@pytest.mark.parametrize("name", ["composers", "verbos"])
def test_a_project_that_is_opened_and_saved_is_the_same_deck(
    shop: Workshop, name: str, tmp_path: Path
) -> None:
    folder = EXAMPLES / name
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    found = opened(shop, "a.cardwright", packed(files | {"pictures/a.png": b"1"}))
    again = saved(shop, found)
    assert again["pictures/a.png"] == b"1"
    for place, content in again.items():
        if "/" not in place:
            (tmp_path / place).write_bytes(content)
    one, two = read_deck(folder), read_deck(tmp_path)
    assert [member.name for member in one.members] == [member.name for member in two.members]
    assert [(each.text, each.group) for each in one.members] == [
        (each.text, each.group) for each in two.members
    ]
    assert one.settings == two.settings


def test_a_list_is_read_from_its_headings_on(shop: Workshop) -> None:
    data = ("Our list\n\n" + "\n".join(rows())).encode()
    found = opened(shop, "birds.csv", data)
    assert found["headed"]
    assert found["rows"][:2] == [["Group", "Name", "Text"], rows()[1].split(",")]


@pytest.mark.parametrize(
    ("name", "data", "fault"),
    [
        ("a.csv", b"%PDF-1.7", "a PDF file"),
        ("a.xlsx", b"PK\x03\x04", "is damaged"),
        ("a.cardwright", b"text", "a.cardwright: is damaged"),
        ("a.csv", b"Group,Name\n" * (ROWS + 1), f"has {ROWS + 1} rows"),
        ("../../a.csv", b"", "is empty"),
        (
            "a.cardwright",
            packed({"cards.csv": b"Group,Name\n", "deck.toml": b"title = 7"}),
            "title",
        ),
    ],
)
def test_a_file_that_is_no_list_is_answered_with_a_sentence(
    shop: Workshop, name: str, data: bytes, fault: str
) -> None:
    told = opened(shop, name, data)
    assert fault in told["fault"]
    assert "Traceback" not in told["fault"]


def test_a_picture_is_kept_and_named_because_the_page_does_not_print_it(shop: Workshop) -> None:
    lines = "\n".join(["Group,Name,Picture", *(f"{row[0]},{row[1]},{row[1]}.png" for row in CARDS)])
    pictures = {f"pictures/{name}.png": b"1" for _, name in CARDS}
    found = opened(shop, "a.cardwright", packed({"cards.csv": lines.encode(), **pictures}))
    assert found["pictures"] == len(CARDS)
    told = shop.answer({"do": "check", "project": found})["findings"]
    assert {each["doubtful"] for each in told} == {True}
    assert "Oak.png is a picture, and this page prints emblems only" in told[0]["what"]


@pytest.mark.parametrize("name", ["sample", "de"])
def test_the_archives_alone_make_the_papers_of_the_command(name: str, tmp_path: Path) -> None:
    folder, room = paths.data("templates", "decks", name), tmp_path / "room"
    for content in (engine(), printing(), own_drawings()):
        zipfile.ZipFile(io.BytesIO(content)).extractall(room)
    (room / "uharfbuzz").symlink_to(Path(uharfbuzz.__file__).parent)
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    data = b64encode(packed(files)).decode()
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", MAKE, str(room), json.dumps(LACKING), data],
        capture_output=True,
        text=True,
        check=True,
        env={"TMPDIR": str(tmp_path)},
    )
    made, names = json.loads(done.stdout)
    (own,) = read_own_decks(folder, Cache(None))
    source = Source(own.ledger.name, own)
    usual = (
        next(decks(source, DeckOptions(paper="letter"))),
        next(trackers(source, TrackerOptions(paper="letter"))),
        next(boxes(source, BoxOptions(paper="letter"))),
    )
    for data_of_page, artifact in zip(map(bytes.fromhex, made), usual, strict=True):
        assert differences(data_of_page, artifact.render()[artifact.place]) == []
    assert not [each for each in names if "site-packages" in each]


def test_several_decks_come_in_one_archive(shop: Workshop) -> None:
    several = instruments()
    twice = [[*row, deck] for deck in ("One", "Two") for row in several["rows"][1:]]
    several["rows"] = [[*several["rows"][0], "Deck"], *twice]
    asked = {"do": "make", "project": several, "kind": "box", "options": {"paper": "a4"}}
    answer = shop.answer(asked)
    with zipfile.ZipFile(answer["file"]) as archive:
        assert archive.namelist() == ["things-one-box-a4.pdf", "things-two-box-a4.pdf"]


def test_without_scripts_the_page_leads_to_the_program(pages: dict[str, PageRead]) -> None:
    text = pages["workshop.html"].text
    assert "To make a deck here, turn on JavaScript" in text
    assert f"the page loads {workshop_weight()}" in text
    for leading in ("make-your-own.html", "teachers.html", "printing.html", "search.html"):
        assert "workshop.html" in pages[leading].addresses, leading

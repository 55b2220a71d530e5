"""Tables for Tabletop Simulator sent to `preflight`: no code, nothing foreign, no wrong card."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from PIL import Image, ImageDraw

from cardwright import limits
from cardwright.printing.press import tabletop
from cardwright.printing.press.answer import answers
from cardwright.printing.press.folder import Folder, read_folder
from cardwright.printing.press.job import Job, JobLine
from cardwright.printing.press.listed import listing
from cardwright.printing.press.pictures import Picture
from cardwright.printing.press.table_rules import TABLE_RULES
from tests.attacks.sent import TTS
from tests.press.packs import assorted
from tests.press.test_preflight import broken, write_job

PLACE = "https://example.org/cards/"
Change = Callable[[dict[str, Any]], object]


@cache
def made() -> tuple[str, Job]:
    """A table as the export writes it, without its pictures, and its job sheet."""
    with mock.patch.object(tabletop.SheetPlan, "rendered", return_value={}):
        table = tabletop.table("Card Tennis", assorted(), PLACE)
    lines = tuple(
        JobLine(piece.name, piece.kind, piece.count, *table.sides[piece.id])
        for pack in assorted().values()
        for piece in pack
    )
    return table.files["table.json"].decode(), Job("plain", "Plain", TTS.name, lines, {})


def told(change: Change, **folder: Any) -> dict[str, tuple[str, ...]]:  # noqa: ANN401 - of Folder
    text, job = made()
    found = json.loads(text)
    change(found)
    asked = replace(Folder(job.files, (), job, table=found), **folder)
    return broken(tuple(answers(TABLE_RULES, asked, TTS)))


def deck(table: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = table["ObjectStates"][0]
    return found


def of_table(**fields: object) -> Change:
    return lambda table: table.update(fields)


def of_deck(**fields: object) -> Change:
    return lambda table: deck(table).update(fields)


def of_card(**fields: object) -> Change:
    return lambda table: deck(table)["ContainedObjects"][0].update(fields)


def of_tile(**fields: object) -> Change:
    return lambda table: table["ObjectStates"][2]["CustomImage"].update(fields)


def besides(**thing: object) -> Change:
    return lambda table: table["ObjectStates"].append(thing)


def of_sheets(**fields: object) -> Change:
    """Change the first sheet in its deck and in its cards."""

    def done(table: dict[str, Any]) -> None:
        for thing in (deck(table), *deck(table)["ContainedObjects"]):
            thing["CustomDeck"]["1"].update(fields)

    return done


def of_one_sheet(table: dict[str, Any]) -> None:
    deck(table)["ContainedObjects"][0]["CustomDeck"]["1"]["FaceURL"] = "http://evil.example/x.png"


def exchanged(table: dict[str, Any]) -> None:
    """Two cards exchange their slots, in the deck and in themselves."""
    first, last = deck(table)["ContainedObjects"][0], deck(table)["ContainedObjects"][2]
    first["CardID"], last["CardID"] = last["CardID"], first["CardID"]
    deck(table)["DeckIDs"].reverse()
    deck(table)["DeckIDs"][1] = deck(table)["ContainedObjects"][1]["CardID"]


def all_one_name(table: dict[str, Any]) -> None:
    for one in deck(table)["ContainedObjects"]:
        one["Nickname"] = "A"


def twice(table: dict[str, Any]) -> None:
    table["ObjectStates"].append(deck(table))


CODE = {
    "a script": of_table(LuaScript='WebRequest.get("http://evil.example")'),
    "a script by another spelling": of_table(luascript="x"),
    "a script of a deck": of_deck(LuaScript="x"),
    "a script of a card": of_card(LuaScript="x"),
    "a script that is no text": of_card(LuaScript=["x"]),
    "what a script has kept": of_table(LuaScriptState="x"),
    "a surface": of_table(XmlUI='<Image image="http://evil.example"/>'),
    "pictures of a surface": of_table(CustomUIAssets=[{"URL": "http://evil.example"}]),
    "a sky": of_table(SkyURL="http://evil.example/x.png"),
    "a table": of_table(TableURL="file:///etc/passwd"),
    "music": of_table(MusicPlayer={"CurrentAudioURL": "http://evil.example"}),
    "decals": of_deck(AttachedDecals=[{"CustomDecal": {"ImageURL": "http://evil.example"}}]),
    "states": of_deck(States={"2": {"LuaScript": "x"}}),
    "children": of_card(ChildObjects=[{"Name": "Custom_Model"}]),
    "an address in a place": of_deck(Transform={"posX": "http://evil.example"}),
    "a field of a sheet": of_sheets(ExtraURL="http://evil.example"),
    "a field of a tile": of_tile(NormalURL="http://evil.example"),
    "a bundle": besides(Name="Custom_Assetbundle", CustomAssetbundle={"AssetbundleURL": "x"}),
    "a browser": besides(Name="Tablet", Tablet={"PageURL": "http://evil.example"}),
    "a PDF": besides(Name="Custom_PDF", CustomPDF={"PDFUrl": "http://evil.example"}),
    "an object without a kind": besides(LuaScript="x"),
    "an object that is none": lambda table: table["ObjectStates"].append("x"),
    "a card that is none": of_deck(ContainedObjects=["x"]),
    "a model in a deck": of_deck(ContainedObjects=[{"Name": "Custom_Model"}]),
    "a number without end": of_card(Value=float("inf")),
}


@pytest.mark.parametrize("kind", CODE)
def test_code_and_whatever_is_foreign_is_named(kind: str) -> None:
    assert told(lambda _: None) == {}
    assert told(CODE[kind])["nothing else"]


LIES = dict.fromkeys(("posX", "posY", "posZ", "scaleX", "scaleY", "scaleZ"), 1)
FAULTS: dict[str, tuple[Change, str]] = {
    "cards of nothing": (of_deck(ContainedObjects=None), "numbers"),
    "cards that are no list": (of_deck(ContainedObjects={}), "numbers"),
    "numbers that are none": (of_deck(DeckIDs="abc"), "numbers"),
    "the same number for all": (of_deck(DeckIDs=[100, 100, 100]), "numbers"),
    "numbers with a point": (of_deck(DeckIDs=[100.0, 100, 101]), "numbers"),
    "a slot that is not there": (of_card(CardID=199), "numbers"),
    "a number below nothing": (of_card(CardID=-1), "numbers"),
    "a number in words": (of_card(CardID="100"), "numbers"),
    "half a number": (of_card(CardID=100.5), "numbers"),
    "another card": (of_card(CardID=101), "numbers"),
    "exchanged cards": (exchanged, "pieces"),
    "another name": (of_card(Nickname="Joker"), "pieces"),
    "one name for all": (all_one_name, "pieces"),
    "a deck twice": (twice, "pieces"),
    "backs of their own": (of_sheets(UniqueBack=True), "pieces"),
    "fronts for backs": (of_sheets(BackURL=f"{PLACE}cards-1.png"), "pieces"),
    "fewer slots": (of_sheets(NumHeight=5), "sheets"),
    "another shape": (of_sheets(Type=3), "nothing else"),
    "a sheet of its own": (of_one_sheet, "numbers"),
    "a tile of another shape": (of_tile(CustomTile={"Type": 2, "Thickness": 0.1}), "pieces"),
    "another host": (of_sheets(FaceURL="https://evil.example/cards/cards-1.png"), "files"),
    "another computer": (of_sheets(FaceURL="file:////evil/share/cards-1.png"), "files"),
    "the name of a user": (of_sheets(FaceURL="https://a@example.org/cards-1.png"), "files"),
    "a host by another reading": (
        of_sheets(FaceURL="https://evil.example\\@steamusercontent.com/ugc/1/AB/"),
        "files",
    ),
    "a cloud without a picture": (of_sheets(FaceURL="https://steamusercontent.com/x/"), "files"),
    "a port that cannot be": (of_sheets(FaceURL="https://example.org:99999/cards-1.png"), "files"),
    "a scale of nothing": (of_deck(Transform=LIES | {"scaleX": 0}), "placed"),
    "below the table": (of_deck(Transform=LIES | {"posY": -100}), "placed"),
    "far away": (of_card(Transform=LIES | {"posX": 1e300}), "placed"),
    "nowhere": (of_deck(Transform=LIES | {"posX": None}), "placed"),
    "a tile of no size": (of_tile(ImageScalar=0.0), "nothing else"),
    "a tile too wide": (of_tile(WidthScale=99), "nothing else"),
    "a tile of no thickness": (
        of_tile(CustomTile={"Type": 0, "Thickness": -1, "Stackable": False, "Stretch": True}),
        "nothing else",
    ),
    "black cards": (of_card(ColorDiffuse={"r": 0, "g": 0, "b": 0}), "nothing else"),
    "clear cards": (of_card(ColorDiffuse={"r": 1, "g": 1, "b": 1, "a": 0}), "nothing else"),
    "a color that is none": (of_card(ColorDiffuse="red"), "nothing else"),
    "other capitals": (of_deck(deckids=[]), "nothing else"),
    "other capitals of a sheet": (of_sheets(faceurl=""), "nothing else"),
    "a number too long": (of_deck(Value=10**400), "nothing else"),
    "an address with a line": (of_sheets(FaceURL=f"{PLACE}cards-1.png\nx"), "files"),
    "no address": (of_sheets(BackURL=None), "files"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_card_is_asked_for_its_slot_its_picture_and_its_number(fault: str) -> None:
    change, rule = FAULTS[fault]
    assert told(change)[rule]


def test_a_deck_with_its_faces_up_is_noted() -> None:
    _, job = made()
    found = json.loads(made()[0])
    deck(found)["Transform"]["rotZ"] = 0.0
    notes = [
        note
        for answer in answers(TABLE_RULES, Folder(job.files, (), job, table=found), TTS)
        for note in answer.notes
    ]
    assert "Card Tennis is face up" in notes


def test_a_sheet_is_asked_for_the_shape_of_its_slots() -> None:
    back = Picture("cards-1.png", "PNG", (800, 1120), "RGB", 300)
    said = "cards-1.png: with 800 × 1120 pixels, the slots do not have the shape of a card"
    assert told(lambda _: None, pictures=(back,)) == {"slots": (said,)}
    whole = replace(back, size=(4000, 3920))
    assert told(lambda _: None, pictures=(whole,)) == {}


def test_a_job_sheet_without_slots_cannot_be_asked() -> None:
    _, job = made()
    lines = tuple(replace(line, front=line.front.partition("#")[0]) for line in job.lines)
    assert told(lambda _: None, job=replace(job, lines=lines))["pieces"]


#: What the game adds when it saves an object: read from objects that it has saved.
_ADDED = {
    "GMNotes": "",
    "AltLookAngle": {"x": 0.0, "y": 0.0, "z": 0.0},
    "ColorDiffuse": {"r": 0.713235259, "g": 0.713235259, "b": 0.713235259},
    "Tags": ["deck"],
    "LayoutGroupSortIndex": 0,
    "Value": 0,
    "Locked": False,
    "Grid": True,
    "Snap": True,
    "IgnoreFoW": False,
    "MeasureMovement": False,
    "DragSelectable": True,
    "Autoraise": True,
    "Sticky": True,
    "Tooltip": True,
    "GridProjection": False,
    "HideWhenFaceDown": True,
    "Hands": True,
    "LuaScript": "",
    "LuaScriptState": "",
    "XmlUI": "",
}
_SAVED = {
    "SaveName": "",
    "EpochTime": 1716239022,
    "VersionNumber": "",
    "GameType": "",
    "GameComplexity": "",
    "Tags": [],
    "Gravity": 0.5,
    "PlayArea": 0.5,
    "TabStates": {},
    "CameraStates": None,
    "DecalPallet": [],
    "MusicPlayer": {
        "RepeatSong": False,
        "PlaylistEntry": -1,
        "CurrentAudioTitle": "",
        "CurrentAudioURL": "",
        "AudioLibrary": [],
    },
}


def saved_again(table: dict[str, Any]) -> None:
    """Have the game shuffle the deck, upload the pictures and save all of it."""
    table |= _SAVED
    order = (2, 0, 1)
    for key in ("DeckIDs", "ContainedObjects"):
        deck(table)[key] = [deck(table)[key][number] for number in order]
    for thing in table["ObjectStates"]:
        for one in (thing, *thing.get("ContainedObjects", ())):
            one.update(_ADDED)
            if "CustomDeck" in one:
                one.update(SidewaysCard=False, Name=one["Name"].removesuffix("Custom"))
            for owner in (*one.get("CustomDeck", {}).values(), one.get("CustomImage", {})):
                for key in [key for key in owner if key.endswith("URL")]:
                    name = owner[key].rpartition("/")[2].partition(".")[0]
                    owner[key] = f"https://steamusercontent-a.akamaihd.net/ugc/17/{name}/"


def test_what_the_game_saves_again_passes() -> None:
    assert told(saved_again) == {}


UNREAD = {
    '{"LuaScript": "x", "LuaScript": ""}': "has the key “LuaScript” twice",
    '{"Gravity": NaN}': "contains NaN, which is not a number",
    "[]": "is not a JSON object, which begins with {",
    '{"Turns": ' + "[" * 30 + "]" * 30 + "}": "has nested values, more than 20 levels",
    "{}" + " " * limits.JOB: "is larger than 1 MB",
    "{'a': 1}": "is not JSON (line 1, column 2)",
}


@pytest.mark.parametrize("text", UNREAD, ids=range(len(UNREAD)))
def test_a_table_that_programs_read_differently_is_not_read(text: str, tmp_path: Path) -> None:
    (tmp_path / "table.json").write_text(text, "utf-8")
    folder = read_folder(listing(tmp_path), TTS)
    assert (folder.table, folder.no_table) == (None, f"table.json {UNREAD[text]}")


LEADS = [
    *(
        "http://evil.example",
        "see HTTPS:evil",
        "file:///etc/passwd",
        "//evil/share",
        "a \\\\evil\\x",
    ),
    *("[url=evil.example]rules[/url]", "[img]x[/img]", "www.evil.example", "javascript:x", "x://y"),
    "\uff48ttp\uff1a\uff0f\uff0fevil",
    *("go to evil.example", "evil\uff0ecom/x", "evil\u3002com", "m\xfcnchen.example:80"),
    *("10.0.0.1/x", "[::1]/x", "me@evil.example"),
]
NO_LEADS = [
    "Court: the rules",
    "and/or",
    "10:30",
    "profile: A",
    "[b]Note[/b]",
    "A // B",
    "e.g. A",
    "1.5",
    "[1]",
]
PLACES: dict[str, Callable[[str], Change]] = {
    "a note": lambda text: of_table(Note=text),
    "the rules": lambda text: of_table(Rules=text),
    "a mode": lambda text: of_table(GameMode=text),
    "a description": lambda text: of_deck(Description=text),
    "notes of a card": lambda text: of_card(GMNotes=text),
    "tags": lambda text: of_deck(Tags=[text]),
    "a key": lambda text: of_table(**{text: ""}),
    "a key of figures": lambda text: of_deck(Transform={text: 0}),
}


@pytest.mark.parametrize("place", PLACES)
def test_no_text_leads_elsewhere(place: str) -> None:
    for lead in LEADS:
        (said,) = told(PLACES[place](lead)).get("nothing else", ("",))
        assert "contains an address: “" in said, lead
    for text in NO_LEADS:
        assert "nothing else" not in told(PLACES[place](text)), text


# ------------------------------------------------------------------ what is in the slots


def sheets(folder: Path, change: Callable[[Image.Image], object]) -> Path:
    """A folder with three cards on a sheet that was changed."""
    sheet = Image.new("RGB", (400, 392), "#ffffff")
    for slot in range(3):
        ImageDraw.Draw(sheet).rectangle((slot * 40 + 5, 5, slot * 40 + 20 + slot, 40), "#335577")
    change(sheet)
    sheet.save(folder / "cards-1.png")
    Image.linear_gradient("L").resize((80, 112)).convert("RGB").save(folder / "back.png")
    lines = tuple(JobLine(f"C{n}", "card", 1, f"cards-1.png#0{n}", "back.png") for n in range(3))
    write_job(folder, lines, TTS.name)
    (folder / "table.json").write_text('{"ObjectStates": [{}]}', "utf-8")
    return folder


def blank(sheet: Image.Image) -> None:
    sheet.paste("#ffffff", (0, 0, 40, 56))


def one_color(sheet: Image.Image) -> None:
    sheet.paste("#335577", (40, 0, 80, 56))


def doubled(sheet: Image.Image) -> None:
    sheet.paste(sheet.crop((0, 0, 40, 56)), (40, 0))


SLOTS = [
    (lambda _: None, "slots", ()),
    (blank, "slots", ("cards-1.png#00 is blank",)),
    (one_color, "slots", ("cards-1.png#01 is blank",)),
    (
        doubled,
        "own picture",
        ("cards-1.png#01 looks like cards-1.png#00: each card needs its own picture",),
    ),
]


@pytest.mark.parametrize(("change", "rule", "said"), SLOTS, ids=range(len(SLOTS)))
def test_every_slot_of_a_sheet_is_looked_at(
    change: Callable[[Image.Image], object], rule: str, said: tuple[str, ...], tmp_path: Path
) -> None:
    folder = read_folder(listing(sheets(tmp_path, change)), TTS)
    found = broken(tuple(answers(TABLE_RULES, folder, TTS)))
    assert found.get(rule, ()) == said
    if not said:
        assert not {"slots", "own picture", "job sheet"} & {*found}

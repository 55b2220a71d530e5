"""Exports: exact canvases, bleed that is drawn, order and words of the job sheet."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from cardwright.building.export import ExportRequest, export
from cardwright.errors import RefusedOutput, UsageError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.printing.press import parcel as parcels
from cardwright.printing.press.canvas import drawing, pictures
from cardwright.printing.press.pack import pieces
from cardwright.printing.press.parcel import parcel
from cardwright.printing.press.preflight import preflight
from cardwright.printing.press.vendors import EXPORTED, VENDORS
from tests.press.packs import assorted, few, plain


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has the same few plain pieces."""
    monkeypatch.setattr(parcels, "pieces", lambda *_: assorted())


def sent(game: str, vendor: str, hands: int = 1) -> dict[str, bytes]:
    made = parcel(
        load_ledger(game), VENDORS[vendor], address="https://example.org/", processes=hands
    )
    return dict(made)


def size(data: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(data)) as image:
        assert (image.format, image.mode) == ("PNG", "RGB")
        return image.size


@pytest.mark.parametrize(
    ("vendor", "pixels"), [("the-game-crafter", (825, 1125)), ("makeplayingcards", (822, 1122))]
)
@pytest.mark.usefixtures("shortened")
def test_every_picture_has_the_canvas_of_the_service(vendor: str, pixels: tuple[int, int]) -> None:
    made = {name: data for name, data in sent("court", vendor).items() if name.endswith(".png")}
    assert {size(data) for data in made.values()} == {pixels}
    fronts = sorted(name for name in made if name.startswith("fronts/"))
    assert [name[7:10] for name in fronts] == [f"{n:03}" for n in range(1, len(fronts) + 1)]


@pytest.mark.full
@pytest.mark.usefixtures("shortened")
def test_pictures_come_with_bleed_and_cut_and_of_trays_and_balls_too() -> None:
    made = sent("card-tennis", "png")
    sizes = {name: size(data) for name, data in made.items() if name.endswith(".png")}
    wanted = {
        "001-card-1": ((825, 1125), (750, 1050)),
        "back": ((825, 1125), (750, 1050)),
        "back-tray": ((2175, 1575), (2100, 1500)),
        "back-ball": ((595, 595), (520, 520)),
    }
    for name, (bled, cut) in wanted.items():
        assert sizes[f"bleed/{name}.png"] == bled
        assert sizes[f"trim/{name}.png"] == cut


@pytest.mark.deep
@pytest.mark.usefixtures("shortened")
def test_what_is_cut_is_the_middle_of_what_bleeds() -> None:
    made = sent("court", "png")
    (name,) = (name for name in made if name.startswith("trim/001"))
    with (
        Image.open(io.BytesIO(made[name])) as cut,
        Image.open(io.BytesIO(made[name.replace("trim", "bleed")])) as bled,
    ):
        middle = bled.crop((37, 37, 787, 1087)).resize((75, 105))
        other = cut.resize((75, 105))
        pairs = zip(middle.tobytes(), other.tobytes(), strict=True)
        assert sum(abs(a - b) for a, b in pairs) / (75 * 105 * 3) < 6


def test_a_round_piece_is_cut_to_its_shape_and_bleeds_beyond_it() -> None:
    ball = pieces(load_ledger("card-tennis"))["ball"][0].front
    drawings = {
        "cut": drawing(ball, 0.0, round_off=True, dpi=100),
        "bled": drawing(ball, 3.0, dpi=100),
    }
    made = {name: Image.open(io.BytesIO(data)) for name, data in pictures(drawings, 1)}
    assert made["cut"].getpixel((1, 1)) == (255, 255, 255)
    assert made["bled"].getpixel((made["bled"].width // 2, 0)) != (255, 255, 255)


@pytest.mark.usefixtures("shortened")
def test_alike_cards_are_one_picture_with_a_number_or_where_wanted_one_each() -> None:
    crafter = json.loads(sent("court", "the-game-crafter")["job.json"])["lines"]
    assert [(line["name"], line["count"]) for line in crafter] == [
        ("Card 1", 2),
        ("Card 2", 1),
        ("Reference card", 2),
    ]
    each = json.loads(sent("court", "makeplayingcards")["job.json"])["lines"]
    assert [line["count"] for line in each] == [1] * 5
    assert len({line["front"] for line in each}) == len({line["back"] for line in each}) == 5


@pytest.mark.usefixtures("shortened")
def test_the_job_sheet_says_what_is_what_and_what_is_left_out() -> None:
    made = sent("card-tennis", "the-game-crafter")
    job = json.loads(made["job.json"])
    for line in job["lines"]:
        assert {line["front"], line["back"]} <= set(made)
    assert job["lines"][0]["back"] == "backs/back.png"
    assert job["lines"][2]["back"] == "backs/003-reference-1-back.png"
    assert set(job["left_out"]) == {"tray", "ball"}
    told = made["job.txt"].decode()
    assert "Component: Poker Deck" in told
    assert "- trays: it has no product of 7 × 5 inches" in told
    assert re.search(r"^ +2 +fronts/001-card-1.png +backs/back.png, Card 1$", told, re.MULTILINE)


@pytest.mark.usefixtures("shortened")
def test_a_deck_for_drivethrucards_has_its_backs_first_on_pages_of_its_size() -> None:
    made = sent("court", "drivethrucards")
    pdf = pypdfium2.PdfDocument(made["deck.pdf"])
    assert [pdf[i].get_size() for i in range(10)] == [pytest.approx((198, 270), abs=0.01)] * 10
    told = [pdf[i].get_textpage().get_text_range().strip() for i in range(4)]
    assert told == ["Back", "Card 1", "Back", "Card 1"]
    lines = json.loads(made["job.json"])["lines"]
    assert (lines[0]["back"], lines[0]["front"]) == ("deck.pdf#001", "deck.pdf#002")


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_every_page_for_drivethrucards_is_inked_to_its_edge(game: str) -> None:
    pdf = pypdfium2.PdfDocument(sent(game, "drivethrucards")["deck.pdf"])
    for number in range(len(pdf)):
        page = pdf[number].render(scale=2).to_pil().convert("RGB")
        wide, high = page.size
        edge = [page.crop(at) for at in ((0, 0, 1, high), (wide - 1, 0, wide, high))]
        for strip in edge:
            white = strip.tobytes().count(b"\xff\xff\xff")
            assert white < 0.5 * strip.height, number


@pytest.mark.deep
@pytest.mark.parametrize("vendor", EXPORTED)
def test_each_export_passes_its_own_preflight(
    vendor: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = {kind: pack for kind, pack in few("card-tennis").items() if kind != "tray"}
    monkeypatch.setattr(parcels, "pieces", lambda *_: some)
    export(ExportRequest(vendor, ["card-tennis"]), tmp_path / "export")
    answers = preflight(tmp_path / "export/card-tennis", VENDORS[vendor])
    assert len(answers) >= 7
    assert [(answer.rule, answer.faults) for answer in answers if answer.faults] == []


#: These draw a picture of every single card.
SLOW = ("makeplayingcards", "png")


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "vendor"),
    [
        pytest.param(game, vendor, marks=() if n == m and vendor not in SLOW else pytest.mark.long)
        for n, game in enumerate(GAMES)
        for m, vendor in enumerate(EXPORTED)
    ],
)
def test_each_export_of_a_whole_game_passes_its_own_preflight(
    game: str, vendor: str, tmp_path: Path
) -> None:
    export(ExportRequest(vendor, [game]), tmp_path / "export")
    answers = preflight(tmp_path / "export" / game, VENDORS[vendor])
    assert [(answer.rule, answer.faults) for answer in answers if answer.faults] == []


@pytest.mark.deep
def test_several_hands_make_the_same_pictures_in_the_same_order() -> None:
    drawings = {f"{n}.png": drawing(piece.front, 3.0, dpi=60) for n, piece in enumerate(plain(6))}
    alone, together = list(pictures(drawings, 1)), list(pictures(drawings, 2))
    assert [name for name, _ in together] == list(drawings)
    assert alone == together


@pytest.mark.usefixtures("shortened")
def test_the_same_export_is_the_same_to_the_byte() -> None:
    for vendor in ("drivethrucards", "makeplayingcards"):
        assert sent("court", vendor) == sent("court", vendor)


@pytest.mark.usefixtures("shortened")
def test_an_export_is_there_whole_and_replaces_nothing_but_an_export(tmp_path: Path) -> None:
    out = tmp_path / "export"
    count = export(ExportRequest("drivethrucards", ["court", "sixty-six"]), out)
    names = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert count == len(names) - 1
    assert {"court/deck.pdf", "court/job.txt", "sixty-six/job.json", "manifest.json"} <= names
    export(ExportRequest("drivethrucards", ["court"]), out)
    assert not (out / "sixty-six").exists()
    (out / "court/notes.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(RefusedOutput, match=r"court/notes\.txt"):
        export(ExportRequest("drivethrucards", ["court"]), out)


def test_a_fault_on_the_way_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise UsageError("no more")

    monkeypatch.setattr(parcels, "pieces", broken)
    with pytest.raises(UsageError, match="no more"):
        export(ExportRequest("png", ["court"]), tmp_path / "export")
    assert list(tmp_path.glob("*")) == []


def test_a_game_that_is_none_is_a_mistake_of_usage(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="there is no game “curt”"):
        export(ExportRequest("png", ["curt"]), tmp_path / "export")

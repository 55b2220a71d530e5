"""The finished deck of the site: what it offers is what a teacher makes of its folder."""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest

from cardwright.building.artifacts import Files
from cardwright.building.artifacts.decks import DeckSheets
from cardwright.building.artifacts.example import ExampleDeck
from cardwright.building.custom_ledgers import Source
from cardwright.building.own_decks import check, read_own_decks
from cardwright.drawing.scene.paper import PAPERS
from cardwright.lists.deck import read_deck
from cardwright.printing.bundles import EXAMPLE, bundle_address
from cardwright.system.cache import Cache
from cardwright.website.example import LISTS, SHOWN
from tests.common import made
from tests.website.making import EXAMPLE_PDFS

pytestmark = pytest.mark.deep

#: All pictures of the page together, in bytes.
HEAVIEST = 120_000


@pytest.fixture(scope="module")
def example(common: Path) -> Files:
    """The files of the example by their names, made once for all tests."""

    def make(folder: Path) -> None:
        for name, data in ExampleDeck().render().items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)

    files = made(common / "example", make) / EXAMPLE
    return {f"{EXAMPLE}/{file.name}": file.read_bytes() for file in sorted(files.iterdir())}


@pytest.fixture
def unpacked(example: Files, tmp_path: Path) -> Path:
    """The folder of the deck, as its ZIP holds it."""
    with zipfile.ZipFile(io.BytesIO(example[bundle_address(EXAMPLE)])) as packed:
        packed.extractall(tmp_path)
    (folder,) = tmp_path.iterdir()
    return folder


def test_everything_that_the_site_offers_is_made(example: Files) -> None:
    pdfs = {f"{name}.pdf" for name in EXAMPLE_PDFS}
    pictures = {f"{name}.png" for name in (*SHOWN, "box", "rules")}
    offered = pdfs | pictures | {*LISTS, f"{EXAMPLE}.zip"}
    assert {*example} == {f"{EXAMPLE}/{name}" for name in offered}


def test_the_zip_is_a_deck_that_is_built_to_the_same_sheets(example: Files, unpacked: Path) -> None:
    checked = check(unpacked)
    assert [finding for finding in checked.findings if "sheet" not in finding.what] == []
    assert {len(members) for members in checked.deck.groups.values()} == {4}
    assert len(checked.deck.groups) == 8
    assert len(checked.pictures) == 32
    (own,) = read_own_decks(unpacked, Cache(None))
    sheets = DeckSheets(source=Source(own.ledger.name, own), paper=PAPERS["a4"])
    assert sheets.render() == {sheets.place: example[f"{EXAMPLE}/deck-a4.pdf"]}


def test_a_list_of_ones_own_may_take_the_place_of_the_islands(unpacked: Path) -> None:
    """The settings say nothing about groups that another list has not."""
    (unpacked / "cards.xlsx").unlink()
    rows = ["Group,Name", *(f"{group},{group} {n}" for group in ("Oak", "Elm") for n in "123")]
    (unpacked / "cards.csv").write_text("\n".join(rows), encoding="utf-8")
    assert [finding for finding in check(unpacked).findings if not finding.doubtful] == []


def test_the_zip_names_no_day_and_no_place(example: Files) -> None:
    with zipfile.ZipFile(io.BytesIO(example[bundle_address(EXAMPLE)])) as packed:
        entries = packed.infolist()
    assert {entry.date_time for entry in entries} == {(1980, 1, 1, 0, 0, 0)}
    assert all(entry.filename.startswith(f"{EXAMPLE}/") for entry in entries)


def test_both_lists_have_the_same_cards(example: Files, tmp_path: Path) -> None:
    for name in LISTS:
        (tmp_path / name).write_bytes(example[f"{EXAMPLE}/{name}"])
    excel, text = (read_deck(tmp_path / name).members for name in LISTS)
    assert len(excel) == 32
    assert [replace(member, row=0) for member in excel] == [
        replace(member, row=0) for member in text
    ]


@pytest.mark.parametrize("name", EXAMPLE_PDFS)
def test_no_page_speaks_of_writers(example: Files, name: str) -> None:
    with pypdfium2.PdfDocument(example[f"{EXAMPLE}/{name}.pdf"]) as pdf:
        text = " ".join(page.get_textpage().get_text_bounded() for page in pdf)
        told = " ".join(pdf.get_metadata_dict().values())
    assert "Islands" in f"{text} {told}"
    assert not re.findall(
        r"\b(?:writer|author|portrait|sketch|novel|poet)\w*", f"{text} {told}", re.IGNORECASE
    )


def test_the_deck_names_the_source_of_its_maps(example: Files) -> None:
    with pypdfium2.PdfDocument(example[f"{EXAMPLE}/deck-a4.pdf"]) as pdf:
        text = " ".join(page.get_textpage().get_text_bounded() for page in pdf)
    assert "Natural Earth" in " ".join(text.split())


def test_the_pictures_of_the_page_are_small(example: Files) -> None:
    assert sum(len(data) for name, data in example.items() if name.endswith(".png")) < HEAVIEST

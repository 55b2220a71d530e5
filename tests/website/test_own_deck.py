"""The site of a deck of one's own: its pages, its words, its table and its files."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import zipfile
from html import unescape
from pathlib import Path, PurePosixPath
from urllib.parse import unquote

import pytest
from fontTools.ttLib import TTFont

from cardwright.building.own_decks import read_own_decks
from cardwright.engine.cards import deck_pack
from cardwright.ledger import Ledger, load_ledger
from cardwright.ledger.games import GAMES
from cardwright.ledger.portable import from_json, to_json
from cardwright.lessons.made import made_lessons
from cardwright.system.cache import Cache
from cardwright.website.deck_page import DeckPage
from tests.own_decks import written as own_list
from tests.own_decks.sites import AUTHORS, DECKS, LETTERS, PAIRS, QUARTETS, build_deck, written
from tests.own_decks.test_build import OURS
from tests.website.making import kept
from tests.website.reading import PageRead, read

PARTS = ("cards", "rules", "learn", "play", "print")
#: Names on our own cards, which no deck of somebody's has.
NAMES = ("Holmes", "Longfellow", "Parton", "Curtis", "Greeley", "sixty-four")


@pytest.fixture(scope="module")
def ledgers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Ledger]:
    folder = tmp_path_factory.mktemp("decks")
    return {name: read_own_decks(written(folder, name), Cache(None))[0].ledger for name in DECKS}


@pytest.fixture(params=DECKS)
def deck(request: pytest.FixtureRequest) -> str:
    """The name of each deck in turn."""
    name: str = request.param
    return name


def pages_of(site: Path) -> dict[str, PageRead]:
    """The pages by address, but for the list of cards, which is printed."""
    found = {path.relative_to(site).as_posix(): path for path in sorted(site.rglob("*.html"))}
    return {name: read(path) for name, path in found.items() if "card-list" not in name}


def test_a_deck_has_an_overview_and_a_page_for_each_part_and_lesson(
    deck: str, deck_sites: Path, ledgers: dict[str, Ledger]
) -> None:
    names = {
        path.relative_to(deck_sites / deck).as_posix()
        for path in deck_sites.rglob("*.html")
        if path.is_relative_to(deck_sites / deck)
    }
    lessons = {f"{deck}/lessons/{sheet.id}.html" for sheet in made_lessons(ledgers[deck])}
    assert names >= {"index.html", *(f"{deck}/{part}.html" for part in PARTS), *lessons}
    assert {name for name in names if name.split("/")[0].removesuffix(".html") in GAMES} == set()
    assert "search.html" not in names


def test_the_overview_has_the_title_the_maker_and_a_fan_of_cards(deck_sites: Path) -> None:
    page = read(deck_sites / QUARTETS / "index.html")
    assert "Class 7b, 2026" in page.text
    assert "Twelve composers in three groups." in page.text
    assert len(page.all("img")) >= 3


def test_every_link_leads_somewhere_on_the_site(deck: str, deck_sites: Path) -> None:
    site = deck_sites / deck
    pages = pages_of(site)
    ids = {name: set(page.ids) for name, page in pages.items()}
    for name, page in pages.items():
        if name == "404.html":
            continue  # which does not know where it is shown
        for address in page.addresses:
            path, _, anchor = unquote(address).partition("#")
            assert not re.match(r"[a-z]+:|/", path), (name, address)
            there = (site / PurePosixPath(name).parent / path).resolve() if path else site / name
            assert there.exists(), (name, address)
            target = there.relative_to(site.resolve()).as_posix() if path else name
            if anchor and target in ids:
                assert anchor in ids[target], (name, address)


@pytest.mark.parametrize("name", [QUARTETS, LETTERS, PAIRS])
def test_no_page_of_quartets_speaks_of_our_games(name: str, deck_sites: Path) -> None:
    for address, page in pages_of(deck_sites / name).items():
        said = page.text + " ".join(
            value
            for _, a in page.tags
            for key, value in a.items()
            if key in {"alt", "title", "content", "data-offer"}
        )
        assert [word for word in (*OURS, *NAMES) if word.lower() in said.lower()] == [], address
        assert not re.search(r"\b(portraits?|sketch(es)?)\b", said), address


def test_no_page_of_a_deck_of_authors_names_one_of_ours(deck_sites: Path) -> None:
    for address, page in pages_of(deck_sites / AUTHORS).items():
        said = page.text + json.dumps([a for _, a in page.tags])
        assert [name for name in (*NAMES, "West & Lee", "Worcester") if name in said] == [], address


def test_the_page_of_cards_has_every_face_by_group_with_its_words(
    deck: str, deck_sites: Path, ledgers: dict[str, Ledger]
) -> None:
    page, ledger = read(deck_sites / deck / deck / "cards.html"), ledgers[deck]
    shown = [image["src"] for image in page.all("img")]
    assert [f"cards/{card.id}.svg" for card in deck_pack(ledger)] == [
        source for source in shown if "reference" not in source
    ]
    for author in ledger.authors:
        assert author.name in page.text
        assert author.life.rstrip(".") in page.text
    places = [page.text.index(f" {suit.name} ") for suit in ledger.suits]
    assert places == sorted(places)


def test_the_words_of_a_picture_and_its_source_are_told(deck_sites: Path) -> None:
    assert "A queen." in read(deck_sites / LETTERS / LETTERS / "cards.html").text
    assert "Ήρα: Drawn by Eva." in read(deck_sites / LETTERS / "index.html").text


def test_the_fonts_have_the_letters_of_the_deck(deck_sites: Path) -> None:
    def letters(deck: str) -> set[int]:
        with TTFont(deck_sites / deck / "assets/fonts/text.woff2") as font:
            return set(font.getBestCmap())

    assert set(map(ord, "ΉραМл")) <= letters(LETTERS)
    assert not set(map(ord, "ΉραМл")) & letters(QUARTETS)


def test_lessons_have_all_answers_without_scripts(
    deck: str, deck_sites: Path, ledgers: dict[str, Ledger]
) -> None:
    for sheet in made_lessons(ledgers[deck]):
        page = read(deck_sites / deck / deck / "lessons" / f"{sheet.id}.html")
        rows = [a for a in page.all("tr") if "data-key" in a]
        right = sum("data-ok" in row for row in rows)
        if sheet.matching:
            assert right == len(sheet.matching.names)
            for name, place in zip(sheet.matching.names, sheet.matching.answers, strict=True):
                assert name in page.text
                assert sheet.matching.values[place] in page.text
        else:
            choices = [choice for asked in sheet.questions for choice in asked.choices]
            assert len(rows) == len(choices)
            assert right == sum(choice.ok for choice in choices)


def test_the_right_answer_to_two_lists_is_the_one_that_belongs_to_the_name(
    deck_sites: Path, ledgers: dict[str, Ledger]
) -> None:
    works = {author.name: author.work for author in ledgers[QUARTETS].authors}
    text = (deck_sites / QUARTETS / QUARTETS / "lessons" / "match-work.html").read_text("utf-8")
    questions = re.findall(r"Which of these belongs to (.*?)\?</p>(.*?)</table>", text, re.DOTALL)
    assert questions
    for name, table in questions:
        assert re.findall(r'data-key="([^"]*)" data-ok', table) == [works[name]]


def test_the_print_page_offers_what_was_made(deck: str, deck_sites: Path) -> None:
    page = read(deck_sites / deck / deck / "print.html")
    for name in ("deck-a4.pdf", "booklet.pdf", "lessons.pdf", "box-a4.pdf", f"{deck}.zip"):
        assert name in page.addresses
        assert (deck_sites / deck / deck / name).is_file()


def test_a_ledger_comes_back_from_json_without_its_pictures(ledgers: dict[str, Ledger]) -> None:
    for ledger in map(load_ledger, GAMES):
        assert from_json(to_json(ledger)) == ledger
    for name, ledger in ledgers.items():
        back = from_json(to_json(ledger))
        assert back.authors == ledger.authors
        assert (back == ledger) == (name != LETTERS), "it has a picture"
        assert to_json(back) == to_json(ledger)


#: Plays a game of the deck in an archive, with nothing but the standard library and the archive.
PLAYED = """
import json, sys
sys.path.insert(0, sys.argv[1])
from cardwright.engine.session import Session
session = Session()
seats = [{"name": name, "keeper": "beginner"} for name in ("Ann", "Ben", "Cy")]
begin = {"do": "begin", "game": "portrait-authors", "form": "easy", "seats": seats, "seed": 7}
told = [session.answer(begin)]
while not told[-1]["deal_over"]:
    told.append(session.answer({"do": "step"}))
told.append(session.answer({"do": "end"}))
print(json.dumps(told))
"""


@pytest.mark.quick(1)
def test_the_archive_has_the_ledger_of_the_deck_alone_and_plays_it(
    deck: str, deck_sites: Path, ledgers: dict[str, Ledger], tmp_path: Path
) -> None:
    packed = (deck_sites / deck / "play" / "engine.zip").read_bytes()
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(tmp_path)
    assert [path.name for path in (tmp_path / "cardwright/_data/seeds").iterdir()] == [
        "portrait_authors.json"
    ]
    command = [sys.executable, "-I", "-S", "-c", PLAYED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")
    told = json.loads(done.stdout)
    said = " ".join(one["text"] for answer in told for one in answer.get("told", ()))
    cited = {name: text for answer in told for name, text in answer.get("clauses", {}).items()}
    assert all(suit.name in said for suit in ledgers[deck].suits)
    assert sum(side["points"] for side in told[-1]["score"]) == len(ledgers[deck].suits)
    law = {clause.id: clause.text for clause in ledgers[deck].clauses}
    assert {name: law[name] for name in cited} == cited
    assert cited.keys() <= DeckPage(deck, deck_sites, ledgers[deck]).numbers.keys()
    if deck != AUTHORS:
        words = (*OURS, "portrait", "sketch", "book", "call")
        everything = f"{said} {' '.join(cited.values())}"
        assert [word for word in words if re.search(rf"\b{word}", everything)] == []


def test_a_site_of_a_deck_is_the_same_each_time(deck_sites: Path, tmp_path: Path) -> None:
    with kept():
        build_deck(tmp_path / "again", LETTERS)
    first = {
        path.relative_to(deck_sites / LETTERS): path.read_bytes()
        for path in (deck_sites / LETTERS).rglob("*")
        if path.is_file()
    }
    for name, content in first.items():
        assert (tmp_path / "again" / name).read_bytes() == content, name


def test_a_deck_in_another_language_has_its_quick_reference(tmp_path: Path) -> None:
    lines = ["Name,Partner", *(f"Alpha {n},Beta {n}" for n in range(6))]
    settings = 'game = "pairs"\nlanguage = "de"\n'
    (own,) = read_own_decks(own_list(tmp_path, lines, settings), Cache(None))
    page = DeckPage("deck", tmp_path, own.ledger)
    assert any("Frag" in str(block) for block in page.minute)


def test_rules_are_named_by_number_and_no_page_shows_a_code_of_our_law(
    deck: str, deck_sites: Path, ledgers: dict[str, Ledger]
) -> None:
    """Neither to read nor in an address; the table knows the number of each rule."""
    for name, page in pages_of(deck_sites / deck).items():
        assert "AUTH-" not in page.text, name
        assert not [place for place in (*page.addresses, *page.ids) if "AUTH-" in place], name
    shown = DeckPage(deck, deck_sites, ledgers[deck])
    rules = read(deck_sites / deck / deck / "rules.html")
    source = (deck_sites / deck / deck / "rules.html").read_text("utf-8")
    items = re.findall(r'<li id="rule-(\d+)" class="rule">(.*?)</li>', source)
    assert [int(number) for number, _ in items] == [*range(1, len(shown.rules) + 1)]
    for (number, item), clause in zip(items, shown.rules, strict=True):
        assert clause.text in unescape(item)
        assert f'href="#rule-{number}"' in item
    (table,) = (
        tag for _, tag in read(deck_sites / deck / deck / "play.html").tags if "data-rules" in tag
    )
    assert table["data-rules"].split() == [clause.id for clause in shown.rules]
    for mark in (mark for mark in rules.all("a") if mark.get("class") == "ref"):
        clause = shown.rules[int(mark["href"].rpartition("rule-")[2]) - 1]
        assert mark["title"] == clause.text

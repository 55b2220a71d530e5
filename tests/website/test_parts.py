"""The parts of the site: the gallery, the inks, the fonts."""

from __future__ import annotations

import gzip
import io
import posixpath
import re
from dataclasses import replace
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from cardwright import paths
from cardwright.engine.cards import deck_pack
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.website.gallery import fan, gallery
from cardwright.website.inks import tones
from cardwright.website.ornaments import ornaments
from cardwright.website.pages import GamePage, all_games
from cardwright.website.webfonts import CHARACTERS, WEBFONTS, webfont
from tests.tiers import every
from tests.website.reading import PageRead


@pytest.mark.parametrize("game", GAMES)
def test_a_gallery_holds_every_card_as_often_as_the_deck(game: str) -> None:
    ledger = load_ledger(game)
    counted = [p for group in gallery(ledger) for p in group.pictures if p.kind == "card"]
    names = [name for picture in counted for name in [picture.name] * picture.copies]
    assert sorted(names) == sorted(card.name for card in deck_pack(ledger))


def test_strokes_are_shown_once_and_pieces_counted() -> None:
    strokes, box, told = gallery(load_ledger("card-tennis"))
    assert [(p.name, p.copies) for p in strokes.pictures] == [
        ("Serve", 24),
        ("Return", 14),
        ("Volley", 6),
        ("Net", 4),
    ]
    assert [(p.name, p.copies) for p in box.pictures] == [
        ("Centre tray", 1),
        ("Tray", 4),
        ("Ball", 8),
    ]
    assert [(p.name, p.kind, p.file) for p in told.pictures] == [
        ("Card Tennis: Strokes and calls", "reference", "cards/reference-1.svg"),
        ("Card Tennis: Your turn", "reference", "cards/reference-2.svg"),
    ]


def test_a_table_names_those_large_cards_that_are_there(printed: Path, tmp_path: Path) -> None:
    cards = [card.id for card in deck_pack(load_ledger("card-tennis"))]
    assert [*GamePage("card-tennis", printed).large_faces] == cards, "no tray, no ball, no back"
    assert GamePage("card-tennis", tmp_path).large_faces == ()
    (tmp_path / "card-tennis/cards-large").mkdir(parents=True)
    (tmp_path / f"card-tennis/cards-large/{cards[3]}.svg").touch()
    assert GamePage("card-tennis", tmp_path).large_faces == (cards[3],)


@pytest.mark.parametrize("game", GAMES)
def test_a_fan_is_three_different_cards(game: str) -> None:
    pictures = fan(load_ledger(game))
    assert len({picture.name for picture in pictures}) == 3
    assert {picture.kind for picture in pictures} == {"card"}


def test_a_court_fan_shows_three_colors_and_three_ranks() -> None:
    pictures = fan(load_ledger("court"))
    assert [picture.name for picture in pictures] == ["Gold Crown", "Blue Royal", "Black Knight"]


def test_sheets_are_counted_for_each_size_of_card() -> None:
    games = {game.name: game for game in all_games(paths.data("seeds"))}
    assert games["court"].sheets == 4  # 32 cards, nine to a sheet
    assert games["card-tennis"].sheets == 6 + 3 + 1  # 48 cards, 5 trays, 8 balls


def luminance(color: str) -> float:
    parts = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colors by WCAG 2."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_every_hue_of_a_game_can_be_read_by_day_by_night_and_on_cloth() -> None:
    sheet = paths.data("templates", "site", "assets", "site.css").read_text(encoding="utf-8")
    day, night = (
        dict(re.findall(r"--(\w+): (#\w{6});", part)) for part in sheet.split("dark)")[:2]
    )
    worn = {game.hue for game in all_games(paths.data("seeds"))} | {"black"}
    for tone in tones():
        if tone.hue in worn:
            assert contrast(tone.day, day["panel"]) >= 4.5, tone
            assert contrast(tone.night, night["panel"]) >= 4.5, tone
            assert contrast(tone.cloth, day["gold"]) >= 4.5, tone
            assert contrast(tone.cloth, day["cream"]) >= 7, tone
    assert contrast(day["soft"], day["panel"]) >= 4.5
    assert contrast(night["soft"], night["panel"]) >= 4.5


@pytest.mark.quick(1)
@pytest.mark.parametrize("file", every(3, WEBFONTS.values()))
def test_a_webfont_covers_what_its_source_covers_of_our_characters(file: str) -> None:
    with TTFont(io.BytesIO(webfont(file))) as packed:
        have = set(packed.getBestCmap())
        assert packed.flavor == "woff2"
    with TTFont(paths.data("card_art", "fonts", f"{file}.ttf")) as source:
        assert have == set(source.getBestCmap()) & set(CHARACTERS)


def test_the_text_face_keeps_old_figures_and_small_capitals() -> None:
    with TTFont(io.BytesIO(webfont(WEBFONTS["text"]))) as packed:
        tags = {record.FeatureTag for record in packed["GSUB"].table.FeatureList.FeatureRecord}
    assert {"onum", "lnum", "smcp", "liga"} <= tags


@pytest.mark.parametrize("game", [game for game in GAMES if dict(ornaments(load_ledger(game)))])
def test_pages_wear_the_ornaments_of_its_game(game: str, pages: dict[str, PageRead]) -> None:
    worn = dict(ornaments(load_ledger(game)))
    assert list(worn) == ["headpiece", "tailpiece"]
    for name, kinds in (
        (f"{game}.html", ["headpiece", "tailpiece"]),
        (f"{game}/rules.html", ["tailpiece"]),
        (f"{game}/history.html", ["tailpiece"]),
    ):
        shown = [image for image in pages[name].all("img") if "piece" in image.get("class", "")]
        assert [image["class"] for image in shown] == kinds
        for image in shown:
            ornament = worn[image["class"]]
            place = posixpath.join(posixpath.dirname(name), image["src"])
            assert posixpath.normpath(place) == ornament.address
            assert image["alt"] == ""  # for the eye only
            assert (image["width"], image["height"]) == (str(ornament.width), str(ornament.height))
            assert len(gzip.compress(ornament.drawn.encode())) < 20_000


def test_a_game_without_ornaments_has_a_page_without_them() -> None:
    assert dict(ornaments(replace(load_ledger("court"), name="twelve"))) == {}

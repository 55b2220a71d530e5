"""Emblems of the library: found by a word of six languages, and shown where a picture is named."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from cardwright import paths
from cardwright.building.own_decks import check, read_own_decks
from cardwright.drawing.faces import front
from cardwright.drawing.faces.edition import Edition
from cardwright.drawing.faces.emblems import (
    Emblem,
    all_emblems,
    emblem_art,
    emblem_called,
)
from cardwright.drawing.scene.card_format import BUSINESS
from cardwright.drawing.scene.model import Group, Item, Scene, Use
from cardwright.engine.cards import deck_pack
from cardwright.ledger.words import LANGUAGES
from cardwright.system.cache import Cache
from tests.commands import cardwright
from tests.own_decks import rows, written

NONE_IS_NEAR = "put it there, correct the name, or choose one of “cardwright emblems”"
EDITIONS = {
    "standard": Edition(),
    "large index": Edition(large_index=True),
    "perforated": Edition(size=BUSINESS[0]),
}


def deck(folder: Path, picture: str, settings: str = "") -> Path:
    """The folder of a deck whose third card, the cello, names this picture."""
    lines = [line + ("," if n else ",Picture") for n, line in enumerate(rows())]
    lines[3] += picture
    return written(folder, lines, settings)


def shown(place: Path, edition: Edition = EDITIONS["standard"]) -> set[str]:
    """The names of all drawings on the card of the cello, or on its portrait."""
    ledger = read_own_decks(place, Cache(None))[0].ledger
    card = next(card for card in deck_pack(ledger) if card.author == "cello")
    return {use.scene.name for use in uses(front(ledger, card, edition).items)}


def uses(items: tuple[Item, ...]) -> Iterator[Use]:
    """All that is used among the items and within them."""
    for item in items:
        match item:
            case Group(items=inner):
                yield from uses(inner)
            case Use(scene=Scene(items=inner)):
                yield item
                yield from uses(inner)


def findings(place: Path, *, doubtful: bool) -> list[str]:
    found = (one for one in check(place).findings if one.doubtful == doubtful)
    return [str(one) for one in found if one.column == "Picture"]


@pytest.mark.parametrize(
    "word", ["flute", "Flöte", "flûte", "flauta", "flauto", "fluit", "FLUTE", "Flote", "Querflöte"]
)
def test_an_emblem_is_found_by_its_word_in_each_language(word: str) -> None:
    found = emblem_called(word)
    assert found
    assert found.name == "flute"


def test_hyphens_and_spaces_are_alike() -> None:
    wagon = emblem_called("covered-wagon")
    assert wagon
    assert emblem_called(" Covered  Wagon ") == wagon == emblem_called("Planwagen")


@pytest.mark.parametrize("emblem", all_emblems(), ids=lambda emblem: emblem.name)
def test_every_emblem_is_drawn_and_has_words_in_every_language(emblem: Emblem) -> None:
    assert emblem_art(emblem.drawing).width > 0
    assert [language for language, words in emblem.words if not words] in ([], ["en"])
    assert emblem.name == emblem.name.lower().replace(" ", "-")


def test_no_word_means_two_emblems() -> None:
    for one in all_emblems():
        for word in one.called:
            assert emblem_called(word) == one, word


def test_every_drawing_of_the_folder_is_in_the_catalog() -> None:
    drawn = {f"emblems/{path.stem}" for path in paths.data("card_art", "emblems").glob("*.svg")}
    assert drawn == {one.drawing for one in all_emblems() if one.drawing.startswith("emblems/")}


@pytest.mark.parametrize("game", ["quartets", "authors"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_shows_the_emblem_and_no_initials(tmp_path: Path, game: str, edition: str) -> None:
    names = shown(deck(tmp_path, "Flöte", f'game = "{game}"\n'), EDITIONS[edition])
    assert "emblems-flute" in names
    assert not [name for name in names if name.startswith("monogram-")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_card_of_a_pair_shows_its_emblem(tmp_path: Path, edition: str) -> None:
    words = ("drum", "flute", "bell", "frog", "eagle", "kite")
    lines = ["Name,Partner,Picture", *(f"{word},{word[::-1]},{word}" for word in words)]
    ledger = read_own_decks(written(tmp_path, lines, 'game = "pairs"\n'), Cache(None))[0].ledger
    card, partner, *_ = deck_pack(ledger)
    names = [
        {use.scene.name for use in uses(front(ledger, each, EDITIONS[edition]).items)}
        for each in (card, partner)
    ]
    assert ["emblems-drum" in found for found in names] == [True, False]


@pytest.mark.parametrize("style", ["engraved", "plain"])
def test_an_emblem_needs_no_folder_of_pictures_and_is_noted(tmp_path: Path, style: str) -> None:
    place = deck(tmp_path, "Trommel", f'pictures = "{style}"\n')
    assert findings(place, doubtful=False) == []
    assert findings(place, doubtful=True) == [
        "cards.csv, row 4, Picture: “Trommel” is no file, so the card shows an emblem: drum"
    ]
    assert "emblems-drum" in shown(place)


def test_without_pictures_no_emblem_is_shown(tmp_path: Path) -> None:
    names = shown(deck(tmp_path, "drum", 'pictures = "none"\n'))
    assert "monogram-Ce" in names
    assert "emblems-drum" not in names


@pytest.mark.parametrize("name", ["drum", "drum.png"])
def test_a_file_of_the_same_name_is_taken_instead(tmp_path: Path, name: str) -> None:
    place = deck(tmp_path, name)
    (place / "pictures").mkdir()
    Image.new("RGB", (600, 430), "gray").save(place / "pictures" / "drum.png")
    assert findings(place, doubtful=True) == []
    assert "emblems-drum" not in shown(place)


def test_a_card_of_a_sketch_of_our_own_game_can_be_shown(tmp_path: Path) -> None:
    assert "portrait-authors-emblem-twain" in shown(deck(tmp_path, "grenouille"))


def test_the_emblem_has_the_hue_of_its_group(tmp_path: Path) -> None:
    ledger = read_own_decks(deck(tmp_path, "drum", '[hues]\n"Strings" = "brown"\n'), Cache(None))[0]
    card = next(card for card in deck_pack(ledger.ledger) if card.author == "cello")
    (use,) = (
        use
        for use in uses(front(ledger.ledger, card).items)
        if any(inner.scene.name == "emblems-drum" for inner in uses(use.scene.items))
    )
    assert ("accent", "brown") in use.inks


def test_the_same_emblem_may_be_on_several_cards(tmp_path: Path) -> None:
    lines = [line + (",drum" if n else ",Picture") for n, line in enumerate(rows())]
    ledger = read_own_decks(written(tmp_path, lines), Cache(None))[0].ledger
    assert ledger.own_deck
    pictures = [card.picture for _, card in ledger.own_deck.cards]
    assert len(pictures) == 12
    assert {picture.emblem for picture in pictures if picture} == {"emblems/drum"}
    assert len({picture.alt for picture in pictures if picture}) == 12


@pytest.mark.parametrize(
    ("written_so", "advice"),
    [
        ("kangoroo", "did you mean “kangaroo”?"),
        ("windmil", "did you mean “windmill”?"),
        ("drum.jpg", "did you mean “drum”?"),
        *((word, NONE_IS_NEAR) for word in ("xyzzy", "Pauke", "Klavier", "clara.jpg", "drums.jpg")),
    ],
)
def test_a_name_of_neither_file_nor_emblem_is_a_fault(
    tmp_path: Path, written_so: str, advice: str
) -> None:
    what = f"there is no picture “{written_so}” in the folder pictures"
    told = findings(deck(tmp_path, written_so), doubtful=False)
    assert told == [f"cards.csv, row 4, Picture: {what}; {advice}"]


def test_a_word_is_offered_in_the_language_of_the_deck_and_in_english(tmp_path: Path) -> None:
    for language, offered in (("de", "Windmühle"), ("fr", "")):
        place = deck(tmp_path, "Windmüle", f'language = "{language}"\n')
        (told,) = findings(place, doubtful=False)
        assert told.endswith(f"did you mean “{offered}”?" if offered else NONE_IS_NEAR)


def test_the_command_lists_all_emblems_with_their_words() -> None:
    done = cardwright("emblems", "--json")
    listed = json.loads(done.stdout)
    assert [row["emblem"] for row in listed] == [one.name for one in all_emblems()]
    flute = next(row for row in listed if row["emblem"] == "flute")
    assert flute["words"].keys() == set(LANGUAGES)
    assert flute["words"]["de"] == ["Flöte", "Querflöte"]


def test_the_command_finds_emblems_by_a_part_of_a_word() -> None:
    done = cardwright("emblems", "wind")
    head, *found = done.stdout.splitlines()
    assert head.split() == ["emblem", "words"]
    assert {"compass", "windmill"} <= {line.split()[0] for line in found}
    assert all("wind" in line.casefold() for line in found)
    (mill,) = (line for line in found if line.startswith("windmill"))
    assert "  mill, Windmühle, Mühle, moulin, moulin à vent, molino, " in mill


def test_the_command_offers_the_nearest_word() -> None:
    done = cardwright("emblems", "Querflote1")
    assert done.returncode == 2
    assert "there is no emblem “Querflote1”" in done.stderr
    assert "did you mean “Querflöte”?" in done.stderr

"""Packs made from the small ledgers, and the packs of the games."""

from pathlib import Path

import pytest

from cardwright.engine.cards import Card, Pack, deck_pack, make_pack, piece_cards
from cardwright.errors import UnknownName
from cardwright.ledger import load_ledger, read_ledger
from cardwright.ledger.games import GAMES

SMALL = Path(__file__).parent / "ledgers"


def small(kind: str) -> Pack:
    return deck_pack(read_ledger(SMALL / f"{kind}.toml"))


def test_a_suited_pack_runs_suit_by_suit_from_high_to_low() -> None:
    pack = small("suited")
    assert [card.id for card in pack] == [
        *("gold-crown", "gold-royal", "gold-serf"),
        *("red-crown", "red-royal", "red-serf"),
    ]
    assert pack[4] == Card(*(4, "red-royal", "Red Royal", "RR"), suit="red", rank="royal", value=8)
    assert (pack.title, len(pack), pack.points) == ("Small Race, 6 cards", 6, 36)


def test_a_smaller_pack_leaves_ranks_out_and_counts_from_nought_again() -> None:
    pack = make_pack(read_ledger(SMALL / "suited.toml"), "four")
    assert [(card.number, card.name) for card in pack] == [
        *((0, "Gold Crown"), (1, "Gold Royal"), (2, "Red Crown"), (3, "Red Royal")),
    ]


def test_a_paired_pack_runs_author_by_author() -> None:
    pack = small("paired")
    assert [card.id for card in pack][:3] == ["holmes-portrait", "holmes-sketch", "lowell-portrait"]
    assert pack[5] == Card(
        *(5, "ward-sketch", "Artemus Ward, sketch"),
        suit="humorists",
        author="ward",
        side="sketch",
    )
    portraits = make_pack(read_ledger(SMALL / "paired.toml"), "portraits")
    assert {card.side for card in portraits} == {"portrait"}


def test_a_counted_pack_runs_stroke_by_stroke() -> None:
    pack = small("counted")
    assert [card.id for card in pack] == [
        *("return-01", "return-02", "serve-01", "serve-02", "serve-03"),
    ]
    assert pack[4] == Card(4, "serve-03", "Serve", "S", rank="serve", copy=3)


def test_pieces_are_numbered_only_where_there_are_several() -> None:
    pieces = piece_cards(read_ledger(SMALL / "counted.toml"))
    assert [(card.number, card.id, card.name, card.kind, card.copy) for card in pieces] == [
        (0, "tray-centre", "Centre tray", "tray", 1),
        (1, "ball-1", "Ball 1", "ball", 1),
        (2, "ball-2", "Ball 2", "ball", 2),
    ]
    assert piece_cards(read_ledger(SMALL / "suited.toml")) == ()


def test_a_card_in_notation_has_its_letters_as_its_name_has_suit_and_rank() -> None:
    assert small("suited").tokens == ("GC", "GR", "GS", "RC", "RR", "RS")
    four_handed, sixty_six = (
        make_pack(load_ledger(game), "thirty-two") for game in ("court", "sixty-six")
    )
    assert (four_handed[22].name, four_handed.tokens[22]) == ("Black Retainer", "KRt")
    assert (sixty_six[9].name, sixty_six.tokens[9]) == ("Ten of Hearts", "10H")


def test_cards_without_letters_go_by_their_ids_in_notation() -> None:
    assert small("paired").tokens[0] == small("paired").labels[0] == "holmes-portrait"


def test_cards_that_are_alike_share_a_letter_and_go_by_their_ids_where_each_is_meant() -> None:
    pack = small("counted")
    assert pack.tokens == ("R", "R", "S", "S", "S")
    assert pack.labels == ("return-01", "return-02", "serve-01", "serve-02", "serve-03")
    assert small("suited").labels == small("suited").tokens
    with pytest.raises(UnknownName, match="several cards are called “s”") as caught:
        pack.card_id("s")
    assert caught.value.hint == "write serve-01 … serve-03"


def test_a_card_is_found_by_its_id_its_notation_or_a_name_of_its_own() -> None:
    pack = small("suited")
    assert pack.card_id("RC") == pack.card_id(" rc ") == 3
    assert pack.card_id("red-crown") == pack.card_id(" Red crown ") == 3
    assert pack.card_name(3) == "Red Crown"
    assert small("counted").card_id("serve-02") == 3


def test_a_card_that_is_not_there_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match="there is no card “gold-crwn”") as caught:
        small("suited").card_id("gold-crwn")
    assert caught.value.hint == "did you mean “gold-crown”?"
    with pytest.raises(UnknownName, match="there is no card “ ”"):
        small("counted").card_id(" ")


def test_a_name_of_several_cards_is_refused_with_their_ids() -> None:
    with pytest.raises(UnknownName, match="several cards are called “Serve”") as caught:
        small("counted").card_id("Serve")
    assert caught.value.hint == "write serve-01 … serve-03"


def test_a_pack_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownName, match="there is no pack “forty”"):
        make_pack(read_ledger(SMALL / "suited.toml"), "forty")


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_every_pack_know_their_place_and_differ(game: str) -> None:
    ledger = load_ledger(game)
    for recipe in ledger.packs:
        pack = make_pack(ledger, recipe.name)
        assert len(pack) == recipe.size
        assert [card.number for card in pack] == list(range(len(pack)))
        assert [pack.card_id(card.id) for card in pack] == list(range(len(pack)))
        assert [pack.card_id(label) for label in pack.labels] == list(range(len(pack)))


# The sizes and points that rules/*.md compute: vectors CT-1, PA-1, 3.C, S66-X4 and NT-1.
REAL = [
    ("court", {24: 96, 32: 96}, 32),
    ("portrait-authors", {64: 0, 32: 0}, 64),
    ("card-tennis", {48: 0}, 48),
    ("sixty-six", {24: 120, 32: 120}, 32),
    ("nations", {52: 0}, 52),
]


@pytest.mark.parametrize(("game", "packs", "deck"), REAL, ids=[row[0] for row in REAL])
def test_the_packs_of_the_games_have_their_sizes_and_points(
    game: str, packs: dict[int, int], deck: int
) -> None:
    ledger = load_ledger(game)
    made = [make_pack(ledger, recipe.name) for recipe in ledger.packs]
    assert {len(pack): pack.points for pack in made} == packs
    assert len(deck_pack(ledger)) == deck


def test_the_packs_of_court_rank_as_the_leaf_says() -> None:
    pack = deck_pack(load_ledger("court"))
    assert [card.name for card in pack][:8] == [
        *("Gold Crown", "Gold Royal", "Gold Knight", "Gold Esquire"),
        *("Gold Standard", "Gold Jester", "Gold Retainer", "Gold Serf"),
    ]
    assert [card.value for card in pack][:8] == [10, 8, 3, 2, 1, 0, 0, 0]


def test_sixty_six_has_two_to_a_count_of_eleven() -> None:
    pack = make_pack(load_ledger("sixty-six"), "twenty-four")
    assert [(card.rank, card.value) for card in pack][:6] == [
        *(("ace", 11), ("10", 10), ("king", 4), ("queen", 3), ("jack", 2), ("9", 0)),
    ]
    assert pack[pack.card_id("spades-10")].rank == "10"


def test_portrait_authors_has_four_authors_of_two_cards_in_each_of_eight_groups() -> None:
    ledger = load_ledger("portrait-authors")
    pack = deck_pack(ledger)
    assert [sum(card.suit == suit.id for card in pack) for suit in ledger.suits] == [8] * 8
    assert pack.card_id("holmes-sketch") == pack.card_id("holmes-portrait") + 1


def test_card_tennis_has_its_strokes_trays_and_balls() -> None:
    ledger = load_ledger("card-tennis")
    strokes = [card.rank for card in deck_pack(ledger)]
    counts = {stroke: strokes.count(stroke) for stroke in dict.fromkeys(strokes)}
    assert counts == {"serve": 24, "return": 14, "volley": 6, "net": 4}
    pieces = piece_cards(ledger)
    assert [card.id for card in pieces if card.kind == "tray"] == [
        *("tray-centre", "tray-1", "tray-2", "tray-3", "tray-4"),
    ]
    assert [card.id for card in pieces if card.kind == "ball"] == [f"ball-{n}" for n in range(1, 9)]


def test_nations_runs_from_map_to_house_two() -> None:
    pack = deck_pack(load_ledger("nations"))
    assert [card.rank for card in pack][:6] == [
        *("map", "man", "woman", "children", "house-10", "house-9"),
    ]
    assert pack[12].id == "europe-house-2"

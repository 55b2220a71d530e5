"""Cards in words: whoever hears them misses nothing that stands on a card."""

import re
from itertools import pairwise

import pytest

from cardwright.drawing.faces import all_cards, front, reference_cards, reference_sides
from cardwright.drawing.faces.descriptions import CardDescription, lettering
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.model import Scene
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES

EDITIONS = (STANDARD, Edition(large_index=True))


def words(said: str) -> list[str]:
    return re.findall(r"\w+", said.casefold())


def drawn(scene: Scene) -> set[str]:
    """The words that stand on a scene, as they are spaced in the drawing."""
    return {word for text in lettering(scene.items) for word in words(text.text)}


@pytest.mark.parametrize("edition", EDITIONS, ids=("usual", "large index"))
@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_stands_on_a_card_is_said(game: str, edition: Edition) -> None:
    ledger = load_ledger(game)
    for card in all_cards(ledger):
        face = front(ledger, card, edition)
        assert drawn(face) <= set(words(face.words)), card.id
        assert face.words.startswith(card.name)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_reference_cards_is_said(game: str) -> None:
    ledger = load_ledger(game)
    for side in reference_sides(ledger, STANDARD):
        assert drawn(side) <= set(words(side.words)) | {"–"}, side.title
    for front_side, behind in reference_cards(ledger):
        assert front_side.words
        assert behind.words or behind.title


@pytest.mark.parametrize("game", GAMES)
def test_cards_that_are_told_apart_by_the_eye_are_told_apart_by_the_ear(game: str) -> None:
    """But for pieces and strokes, of which there are several alike."""
    ledger = load_ledger(game)
    said = {(card.name, front(ledger, card).words) for card in all_cards(ledger)}
    assert len({sentence for _, sentence in said}) == len({name for name, _ in said}) == len(said)


def test_what_a_card_counts_and_shows_is_said() -> None:
    def sentence(game: str, card: str) -> str:
        found = next(c for c in all_cards(load_ledger(game)) if c.id == card)
        return front(load_ledger(game), found).words

    assert sentence("court", "gold-crown") == "Gold Crown: counts 10; C in its corners."
    assert sentence("court", "red-jester") == "Red Jester: J in its corners."
    assert sentence("nations", "europe-map").endswith("Europe, to the Urals and the Caucasus.")
    holmes = sentence("portrait-authors", "holmes-portrait")
    assert "Poet, with Henry Wadsworth Longfellow" in holmes
    assert "A Boston doctor" in sentence("portrait-authors", "holmes-sketch")


def test_words_that_no_ledger_knows_are_found_on_the_drawing() -> None:
    aces = [c for c in all_cards(load_ledger("sixty-six")) if c.rank == "ace"]
    said = {card.suit: front(load_ledger("sixty-six"), card).words for card in aces}
    assert {suit for suit, sentence in said.items() if "Cardwright" in sentence} == {"spades"}


def test_a_sentence_ends_once() -> None:
    assert CardDescription("Ball 1").sentence == "Ball 1."
    said = CardDescription("A", written=("It ends.", "It says “so.”", "It goes on")).sentence
    assert said == "A. It ends. It says “so.” It goes on."
    assert not [1 for one, other in pairwise(said) if one == other == "."]

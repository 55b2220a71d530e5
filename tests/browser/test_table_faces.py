"""The cards at a table: with a large index on a phone, the usual ones on a larger screen."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Page, ViewportSize

from cardwright.drawing.faces import front
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.model import Group, Item, Text
from cardwright.engine.cards import deck_pack
from cardwright.ledger import load_ledger
from tests.browser.conftest import Host
from tests.browser.table import AUTHORS, COURT, NATIONS, SIXTY_SIX, TENNIS, done, open_, ready, sit
from tests.contract.plays import Table
from tests.engine.sessions import opening

pytestmark = pytest.mark.browser

#: The folder of each picture of the hand, then of the trick, its card, and its width in CSS pixels.
SHOWN = """() => ['.own .card', '.laid .card'].flatMap(
  which => [...document.querySelectorAll(which)]).map(image => {
  const [folder, file] = image.currentSrc.split('/').slice(-2);
  return [folder, file.replace('.svg', ''), image.getBoundingClientRect().width];
})"""
#: Whether the browser has chosen the file of each picture.
CHOSEN = """() => [...document.querySelectorAll('.own .card, .laid .card')]
  .every(image => image.currentSrc)"""
#: Where each card of the hand is, in its rows, and how wide the screen is.
PLACES = """() => [innerWidth, ...[...document.querySelectorAll('.own .one')].map(card => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return [left, right, top, bottom];
})]"""


def letter_size(table: Table, card_id: str, edition: Edition) -> float:
    """The size of the letter or number of an index, in mm."""
    ledger = load_ledger(table.game)
    (card,) = (card for card in deck_pack(ledger) if card.id == card_id)
    letter = ledger.rank(card.rank).letter if card.rank else ledger.suit(card.suit).letter

    def sizes(items: tuple[Item, ...]) -> list[float]:
        found = [item.size for item in items if isinstance(item, Text) and item.text == letter]
        groups = [sizes(item.items) for item in items if isinstance(item, Group)]
        return [*found, *itertools.chain.from_iterable(groups)]

    return max(sizes(front(ledger, card, edition).items))


@pytest.mark.full
@pytest.mark.parametrize(
    "table",
    [
        COURT,
        NATIONS,
        *(pytest.param(each, marks=pytest.mark.deep) for each in (SIXTY_SIX, TENNIS, AUTHORS)),
    ],
    ids=lambda table: table.game,
)
def test_a_phone_shows_large_indexes_and_a_larger_screen_the_usual_cards(
    phone: Page, host: Host, table: Table
) -> None:
    small = phone.viewport_size
    assert small
    found, asked = {}, {}
    desk: ViewportSize = {"width": 1280, "height": 800}
    for name, size in (("phone", small), ("desk", desk)):
        phone.set_viewport_size(size)
        before = len(host.asked)
        sit(phone, host, opening(table, "person", *["beginner"] * 3, seed=5))
        assert ready(phone)
        phone.wait_for_function(CHOSEN)
        found[name] = phone.evaluate(SHOWN)
        asked[name] = [path for path in host.asked[before:] if "/cards" in path]
    phone.set_viewport_size(small)
    assert {folder for folder, _, _ in found["phone"]} == {"cards-large"}
    assert {folder for folder, _, _ in found["desk"]} == {"cards"}
    assert not [path for path in asked["desk"] if "/cards-large/" in path]
    usual = [path for path in asked["phone"] if "/cards/" in path]
    assert not [path for path in usual if not re.search(r"/(back|ball|tray)\b", path)]
    _, card, wide = found["phone"][0]
    large, plain = (
        letter_size(table, card, Edition(large_index=True)),
        letter_size(table, card, STANDARD),
    )
    assert large * wide / 63.5 > 1.3 * plain * wide / 63.5
    assert large * wide / 63.5 > 7, "pixels; below the card is its name, in larger type"


@pytest.mark.full
@pytest.mark.parametrize("table", [COURT, NATIONS, TENNIS], ids=lambda table: table.game)
def test_a_hand_on_a_phone_is_as_wide_as_the_screen_and_its_cards_keep_their_size(
    phone: Page, host: Host, table: Table
) -> None:
    sit(phone, host, opening(table, "person", *["beginner"] * 3, seed=5))
    widths = set()
    for move in range(4):
        assert ready(phone)
        screen, *cards = phone.evaluate(PLACES)
        rows = [[*row] for _, row in itertools.groupby(cards, key=lambda card: round(card[2]))]
        assert all(left >= 0 and right <= screen for left, right, _, _ in cards)
        assert all(a[1] <= b[0] for row in rows for a, b in itertools.pairwise(row))
        assert all(max(c[3] for c in a) <= b[0][2] for a, b in itertools.pairwise(rows))
        widths.add(round(cards[0][1] - cards[0][0], 1))
        if not move and len(cards) > 5:
            assert screen - max(right for _, right, _, _ in cards) < 12
        done(phone, open_(phone), "touch")
    assert len(widths) == 1

"""The simple player of Nations keeps to the maxims of whist, and they serve it well."""

from random import Random
from typing import cast

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.four_seat.form import FourSeat
from cardwright.engine.shuffle import by_lot
from cardwright.engine.simulate import play_deal

FORM = cast(FourSeat, load_game("nations").form("four-handed"))

#: A trick with Asia as the Star Suit: the cards on the table, the hand, and what is played of it.
REPLIES = [
    # Second hand low, even where it could win.
    ("9EU", "MpEU 10EU 2EU", "2EU"),
    ("9EU", "MnEU 10EU 2EU", "2EU"),
    # Third hand high, but with the lowest of cards that are as good.
    ("9EU 3EU", "MpEU 10EU 2EU", "MpEU"),
    ("9EU 3EU", "MpEU MnEU WEU 2EU", "WEU"),
    # … not over a partner whose card nobody can beat, as far as the hand shows.
    ("WEU 3EU", "MpEU MnEU 2EU", "2EU"),
    ("WEU 3EU", "MnEU 2EU 4AF", "MnEU"),
    ("MpEU 3EU", "MnEU 2EU 4AF", "2EU"),
    # Fourth hand wins cheaply, or leaves it to the partner.
    ("9EU 3EU 4EU", "MpEU ChEU 10EU 2EU", "10EU"),
    ("9EU 10EU 4EU", "MpEU ChEU 2EU", "2EU"),
    # What cannot win is cheap.
    ("9EU ChEU 4EU", "10EU 8EU", "8EU"),
    ("9EU 3AS", "MpEU 8EU", "8EU"),
    # Void: capture with the lowest Star card that will do, …
    ("9EU", "MpAS 4AS 3AS MpAF", "3AS"),
    ("9AF", "2AS 3AM", "2AS"),
    ("9EU 2EU 5AS", "MpAS 6AS 3AS MpAF", "6AS"),
    # … not what the partner has won, …
    ("9EU 3EU 2EU", "4AS 3AF MnAF", "4AS"),
    ("3EU 9EU 2EU", "4AS 3AF MnAF", "3AF"),
    ("MpEU 9EU", "4AS 3AF MnAF", "3AF"),
    # … and else throw off the lowest card, no Star card if there is another.
    ("9EU 2EU 5AS", "3AS 4AF MnAF 6AM", "4AF"),
    ("9EU 2EU 5AS", "4AS 3AS", "3AS"),
]
LEADS = [
    # The lowest of the longest Nation, but its best where that is sure, or the next is held.
    ("10EU 7EU 5EU 9AF 8AF MpAM", "5EU"),
    ("MpEU 7EU 5EU 9AF 8AF MpAM", "MpEU"),
    ("WEU ChEU 5EU 9AF 8AF MpAM", "WEU"),
    ("WEU 10EU 9EU 9AF 8AF MpAM", "9EU"),
    # Of two as long the one with the better card.
    ("WEU 7EU 10AF 8AF MpAM", "7EU"),
    # Star cards from five on, or where there is nothing else.
    ("WAS 9AS 7AS 4AS 3AS MpAF 2AF", "3AS"),
    ("WAS 9AS 7AS 4AS MpAF 2AF", "MpAF"),
    ("WAS 9AS 7AS", "7AS"),
]


def chosen(trick: str, hand: str, chance: float = 0.5) -> str:
    """What the player to reply or lead does, in notation."""
    on_table, cards = trick.split(), hand.split()
    left = 13 - len(cards)
    facts = {
        "dealer": 3,
        "leader": 0,
        "turn_up": "10AS",
        "trick": on_table,
        "tricks": [1, left - 1],
        "hands": {len(on_table): cards},
    }
    state = FORM.position(facts)
    view = state.view(state.to_move)
    return FORM.action_name(FORM.simple_action(view, state.legal(), lambda: chance))


@pytest.mark.parametrize(("trick", "hand", "wanted"), REPLIES)
def test_replies(trick: str, hand: str, wanted: str) -> None:
    assert chosen(trick, hand) == wanted


@pytest.mark.parametrize(("hand", "wanted"), LEADS)
def test_leads(hand: str, wanted: str) -> None:
    assert chosen("", hand) == wanted


def test_chance_chooses_between_equal_nations() -> None:
    led = [chosen("", "10EU 7EU 10AF 8AF MpAM", chance) for chance in (0, 0.49, 0.5, 0.99)]
    assert led == ["7EU", "7EU", "8AF", "8AF"]


def test_the_maxims_win_against_chance() -> None:
    """Of two hundred rounds the side that keeps to them wins far more than half."""
    won = 0
    for seed in range(200):
        chance = Random(seed).random
        state = FORM.deal(seed, dealer=seed % 4)
        while not state.over:
            legal = state.legal()
            if state.to_move % 2:
                action = by_lot(legal, chance)
            else:
                action = FORM.simple_action(state.view(state.to_move), legal, chance)
            state = state.apply(action)
        won += state.taken[0] > 6
    assert won > 150


def test_a_run_can_be_played_again() -> None:
    assert play_deal(FORM, 3, 7).state == play_deal(FORM, 3, 7).state

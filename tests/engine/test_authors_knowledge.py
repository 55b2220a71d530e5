"""What a view of Portrait Authors is certain of is just what all deals that agree with it share."""

from random import Random
from typing import Any, cast

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.portrait_authors.form import PortraitAuthors
from cardwright.engine.games.portrait_authors.origins import Puzzle
from cardwright.engine.games.portrait_authors.state import AuthorsState
from tests.engine.consistent import holders
from tests.engine.own_packs import own_form
from tests.tiers import Sample, every

# Packs of groups × authors, seats, agreements.
TABLES: list[tuple[str, int, int, int, dict[str, str]]] = [
    ("full", 3, 2, 3, {}),
    ("full", 2, 3, 3, {"r2_in_hand_only": "on"}),
    ("full", 3, 2, 3, {"r3d": "same-group"}),
    ("full", 3, 2, 2, {}),
    ("easy", 4, 3, 3, {}),
    ("easy", 2, 3, 3, {"sketches": "on"}),
    ("bank", 3, 2, 2, {}),
    ("bank", 2, 2, 3, {}),
    ("bank", 3, 2, 2, {"lucky": "call"}),
    ("bank", 3, 2, 2, {"r3d": "same-group"}),
    ("bank", 2, 3, 2, {"r2_in_hand_only": "on"}),
]


def played(form: Any, seats: int, seed: int) -> tuple[list[AuthorsState], int]:  # noqa: ANN401 - any form
    """A game up to some moment, and a seat; half of them are of players who remember."""
    chance = Random(seed).random
    states = [form.deal(seed, dealer=seed % seats, seats=seats)]
    while not states[-1].over:
        state, legal = states[-1], states[-1].legal()
        if seed % 2:
            action = form.simple_action(state.view(state.to_move), legal, chance)
        else:
            action = legal[int(chance() * len(legal))]
        states.append(state.apply(action))
    moment = 1 + int(chance() * min(len(states) - 1, 60))
    return states[:moment], int(chance() * seats)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_possible_is_what_some_deal_has(
    table: tuple[str, int, int, int, dict[str, str]], lockstep: int, sample: Sample
) -> None:
    name, groups, authors, seats, agreed = table
    form = own_form(groups, authors, name, **agreed)
    for seed in range(max(sample(4, 12), lockstep // 10)):
        states, seat = played(form, seats, seed)
        view = states[-1].view(seat)
        assert view.possible == holders(states, seat), (seed, seat, view.history)


@pytest.mark.parametrize(
    ("name", "seats"), every(2, [("full", 4), ("full", 8), ("bank", 3), ("easy", 5)])
)
def test_what_is_certain_is_true_and_nothing_seen_is_missed(name: str, seats: int) -> None:
    form = cast(PortraitAuthors, load_game("portrait-authors").form(name))
    chance = Random(seats).random
    state = form.deal(7, seats=seats)
    number = 0
    while not state.over:
        number += 1
        action = form.simple_action(state.view(state.to_move), state.legal(), chance)
        state = state.apply(action)
        if number % 40 and not state.over:
            continue
        view = state.view(number % seats)
        for seat in range(seats):
            held = set(state.hand(seat))
            assert set(view.shown_cards[seat]) <= set(view.known[seat]) <= held
            assert not set(view.lacked[seat]) & held
            assert all(seat in view.possible[card] for card in held)
        assert view.known[view.seat] == view.hand
    assert view.possible == ((),) * len(form.pack)


def test_cards_push_each_other_on_until_all_have_a_place() -> None:
    origins = {0: 0b011, 1: 0b001, 2: 0b111}
    puzzle = Puzzle(origins, [1, 1, 1], [])
    assert puzzle.everywhere(origins) == {0: 0b010, 1: 0b001, 2: 0b100}


def test_a_clause_asks_for_one_of_its_cards() -> None:
    both = {0: 0b11, 1: 0b11, 2: 0b11}
    puzzle = Puzzle(both, [1, 2], [((0, 0b01), (1, 0b01))])
    assert puzzle.everywhere(both) == {0: 0b11, 1: 0b11, 2: 0b10}
    alone = Puzzle(both, [1, 2], [((0, 0b01), (1, 0b01)), ((0, 0b10),)])
    assert alone.everywhere(both) == {0: 0b10, 1: 0b01, 2: 0b10}


def test_what_cannot_be_has_no_solution() -> None:
    assert Puzzle({0: 0b1, 1: 0b1}, [1, 1], []).everywhere([0, 1]) == {0: 0, 1: 0}
    assert Puzzle({0: 0b1}, [1, 1], [((0, 0b10),)]).everywhere([0]) == {0: 0}

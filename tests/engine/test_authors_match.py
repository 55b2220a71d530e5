"""Matches of Portrait Authors: one game, who deals it, and who wins or shares it."""

from random import Random
from typing import Any

import pytest

from cardwright.engine import judge, load_game
from cardwright.engine.games.portrait_authors import make_match
from cardwright.engine.outcome import NOBODY
from cardwright.errors import InputError
from tests.engine.own_packs import own_form

GAME = load_game("portrait-authors")


def form_of(name: str, **agreed: str) -> Any:  # noqa: ANN401 - with what only this game has
    return GAME.form(name).with_options(**agreed)


def cut_lines(match: Any) -> list[str]:  # noqa: ANN401 - a match of this game
    return [line.reason for line in match.sheet if line.deal == 0]


def test_the_first_dealer_is_cut_for_by_the_alphabet() -> None:
    form = form_of("full")
    for seed in range(40):
        match = form.match(seed, seats=8)
        *_, last = cut_lines(match)
        cuts = last.partition(";")[0].removeprefix("cut: ")
        found = {}
        for part in cuts.replace(", portrait", "").replace(", sketch", "").split(", "):
            _, seat, name = part.split(" ", 2)
            found[int(seat)] = name.split()[-1]
        assert found[match.dealer] == min(found.values())
        assert list(found.values()).count(found[match.dealer]) == 1
        assert match.sheet[0].clause == "AUTH-B18"
    assert match.state.to_move == (match.dealer + 1) % 8


@pytest.mark.parametrize(("name", "seats"), [("full", 3), ("easy", 2), ("bank", 2)])
def test_a_match_is_one_game(name: str, seats: int) -> None:
    form = form_of(name)
    outcomes = set()
    for seed in range(12 if name == "easy" else 3):
        match = form.match(seed, seats=seats)
        chance = Random(seed).random
        while not match.over:
            legal = match.state.legal()
            match.play(form.simple_action(match.state.view(match.state.to_move), legal, chance))
        outcome = match.state.outcome
        assert match.score == outcome.points
        law = ("AUTH-EASY-3", "AUTH-B11") if name == "easy" else ("AUTH-B11",)
        assert (outcome.clause, *outcome.basis) == law
        assert (outcome.carry, outcome.awards) == (0, match.state.awards)
        best = tuple(s for s, made in enumerate(outcome.points) if made == max(outcome.points))
        assert match.winners == best
        assert match.winner == (best[0] if len(best) == 1 else NOBODY)
        assert match.next_first_dealer == (match.dealer + 1) % seats
        shares = "won" if len(best) == 1 else "shared the win"
        ends = [(line.side, line.clause, line.reason) for line in match.sheet[-len(best) :]]
        assert ends == [(seat, "AUTH-B11", f"Seat {seat} {shares}") for seat in best]
        with pytest.raises(InputError, match="the match is over"):
            match.next()
        outcomes.add(len(best))
    assert outcomes


def test_a_match_seats_no_more_than_the_form() -> None:
    with pytest.raises(InputError, match=r"The Bank game is not for 5 players\nHint: seats: 2, 3$"):
        form_of("bank").match(1, seats=5)
    assert form_of("full").match(1).score == (0, 0, 0, 0)


def test_a_match_is_dealt_by_the_dealer_who_is_named() -> None:
    form = form_of("bank")
    for dealer in range(2):
        match = form.match(7, dealer=dealer)
        assert (match.dealer, match.winners, match.winner) == (dealer, (), NOBODY)
        made = make_match(form, 7, dealer)
        assert (made.dealer, made.state) == (dealer, match.state)


def test_equals_share_the_win() -> None:
    form = form_of("bank")
    for seed in range(200):
        match = form.match(seed, seats=2)
        chance = Random(seed).random
        while not match.over:
            legal = match.state.legal()
            match.play(form.simple_action(match.state.view(match.state.to_move), legal, chance))
        if match.score == (40, 40):
            break
    assert match.winners == (0, 1)
    assert [line.reason for line in match.sheet[-2:]] == [
        "Seat 0 shared the win",
        "Seat 1 shared the win",
    ]
    ended = match.state.outcome
    assert ended[:1] + ended[2:] == (
        (40, 40),
        0,
        "AUTH-B11",
        "all cards are stacked, and Seats 0 and 1 share the win, 40 points each",
        (),
    )


def test_three_who_share_are_named() -> None:
    form = own_form(1, 3, "full")
    for seed in range(100):
        state, chance = form.deal(seed, seats=3), Random(seed)
        while not state.over:
            state = state.apply(chance.choice(state.legal()))
        if state.outcome.winners == (0, 1, 2):
            break
    most = f"{state.outcome.points[0]} points each"
    said = f"all cards are stacked, and Seats 0, 1 and 2 share the win, {most}"
    assert state.outcome.reason == said
    verdicts = [judge(state, action) for action in range(form.action_count)]
    assert not any(verdict.ok for verdict in verdicts)
    assert {v.text for v in verdicts} == {"All the cards are stacked: the game is over."}


def test_a_book_that_was_dealt_is_on_the_sheet_from_the_start() -> None:
    form = form_of("easy")
    match = next(m for seed in range(400) for m in [form.match(seed, seats=2)] if any(m.score))
    assert match.score == tuple(count.counted for count in match.state.counts)
    assert match.sheet[-1].clause == "AUTH-EASY-3"


def test_of_a_stacked_pack_the_dealt_books_are_on_the_sheet_and_no_others() -> None:
    form = form_of("easy")
    made = next(m for seed in range(400) for m in [form.match(seed, seats=2)] if any(m.score))
    match = form.match(0, dealer=made.dealer, seats=2)
    match.restack(made.state.order)
    assert match.score == made.score
    match.restack(next(o for s in range(99) for o in [form.deal(s, seats=2)] if not o.piles).order)
    assert match.score == (0, 0)


def test_dealt_books_are_laid_down_from_the_dealers_left() -> None:
    form = own_form(3, 2, "easy")
    deals = (form.deal(seed, seats=3, dealer=seed % 3) for seed in range(400))
    whole = [state for state in deals if len(state.piles) == 3]
    assert {state.dealer for state in whole} == {0, 1, 2}
    for state in whole:
        left = [(state.dealer + place) % 3 for place in (1, 2, 3)]
        assert [pile.seat for pile in state.piles] == left

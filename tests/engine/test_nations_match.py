"""Matches of Nations: the draw for the deal, the deal in turn, tricks before titles."""

from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine import match as matches
from cardwright.engine.match import Match, ScoreLine
from cardwright.engine.outcome import NOBODY
from cardwright.engine.shuffle import mixed, shuffled
from cardwright.errors import InputError
from tests.engine.match_tables import OVER, lay, play_on

FORM = load_game("nations").form("four-handed")
TITLES = FORM.with_options(titles=True)


def match_at(before: tuple[int, int], *, titles: bool = False) -> Match[Any]:
    """A match at this score, which Seat 3 deals."""
    match: Match[Any] = (TITLES if titles else FORM).match(seed=1, dealer=3)
    match.enter(*(ScoreLine(0, side, n, "", "before") for side, n in enumerate(before) if n))
    return match


def one_trick(match: Match[Any], tricks: tuple[int, int], **facts: object) -> None:
    """The last trick is played, and Seat 0 wins it; Asia is the Star Suit."""
    hands = {0: "9EU", 1: "8EU", 2: "7EU", 3: "6EU"}
    lay(match, turn_up="5AS", leader=0, tricks=list(tricks), hands=hands, **facts)
    play_on(match, "9EU 8EU 7EU 6EU")


# ------------------------------------------------------------------ the draw


def drawn(monkeypatch: pytest.MonkeyPatch, *draws: str) -> Match[Any]:
    """A match before which these cards were drawn, from packs that hold them on top."""
    packs = {}
    for attempt, draw in enumerate(draws):
        top = [FORM.parse(card) for card in draw.split()]
        rest = [card.number for card in FORM.pack if card.number not in top]
        packs[mixed(mixed(1, 0), attempt)] = (*top, *rest)
    monkeypatch.setattr(matches, "shuffled", lambda _size, seed: packs.pop(seed))
    match: Match[Any] = FORM.match(seed=1)
    assert not packs
    return match


def test_the_highest_card_deals_first(monkeypatch: pytest.MonkeyPatch) -> None:
    match = drawn(monkeypatch, "4EU WAF 10AS ChAM")
    assert (match.dealer, match.state.to_move) == (1, 2)
    (line,) = match.sheet
    assert line[:5] == (
        *(0, 1, 0, "NAT-5"),
        (
            "draw: Seat 0 House 4 of Europe, Seat 1 Woman of Africa, Seat 2 House 10 of Asia, "
            "Seat 3 Children of America; the highest deals first"
        ),
    )


def test_two_maps_draw_again_among_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """NT-8: the Nations have no order, so a Map of Europe is no higher than one of Asia."""
    match = drawn(monkeypatch, "MpEU MpAS 10AF 4AM", "2EU 2AF", "3AF 5AM")
    assert match.dealer == 1
    first, second, third = match.sheet
    assert first[1:4] == second[1:4] == (NOBODY, 0, "NAT-B4")
    assert first.basis == ("NAT-5",)
    assert first.reason.endswith("; the highest are equal and draw again")
    assert second.reason.startswith("draw: Seat 0 House 2 of Europe, Seat 1 House 2 of Africa; ")
    assert third[1:4] == (1, 0, "NAT-5")


def test_a_draw_is_from_the_seeded_pack() -> None:
    match = FORM.match(seed=5)
    cards = [FORM.pack[n].name for n in shuffled(52, mixed(mixed(5, 0), 0))[:4]]
    assert all(card in match.sheet[0].reason for card in cards)


def test_the_deal_passes_to_the_left(monkeypatch: pytest.MonkeyPatch) -> None:
    match = drawn(monkeypatch, "4EU WAF 10AS ChAM")
    monkeypatch.undo()
    match.target = 10_000  # nobody wins here
    dealers = []
    for _ in range(5):
        dealers.append((match.state.dealer, match.state.to_move))
        while not match.state.over:
            match.play(match.state.legal()[0])
        match.next()
    assert dealers == [(1, 2), (2, 3), (3, 0), (0, 1), (1, 2)]
    assert match.sheet[-1][1:] == (0, 0, "NAT-16", "Seat 2 deals", ("NAT-B11",), ())


# ------------------------------------------------------------------ the score


@pytest.mark.parametrize(
    ("tricks", "points"), [((6, 6), 1), ((7, 5), 2), ((8, 4), 3), ((12, 0), 7)]
)
def test_tricks_above_six_are_points(tricks: tuple[int, int], points: int) -> None:
    match = match_at((0, 0))
    one_trick(match, tricks)
    assert match.score == match.state.outcome.points == (points, 0)
    assert (match.over, match.carry) == (False, 0)


def test_ten_points_win_and_more_do_no_harm() -> None:
    match = match_at((8, 9))
    one_trick(match, (8, 4))
    assert (match.score, match.winner) == ((11, 9), 0)
    line = match.sheet[-1]
    assert (line.side, line.clause, line.basis) == (0, "NAT-4", ("NAT-17",))
    with pytest.raises(InputError, match=OVER):
        match.next()


def test_a_side_that_has_won_by_tricks_keeps_the_other_from_its_titles() -> None:
    match = match_at((9, 9), titles=True)
    one_trick(match, (6, 6), played={1: "MpAS MnAS", 3: "WAS ChAS"})
    assert match.state.outcome.points == (1, 4)
    assert (match.score, match.winner) == ((10, 9), 0)
    assert [(line.side, line.points, line.clause) for line in match.sheet[-2:]] == [
        (0, 1, "NAT-15"),
        (0, 0, "NAT-D1"),
    ]
    assert match.sheet[-1].basis == ("NAT-4", "NAT-17")


def test_titles_win_where_the_tricks_have_not() -> None:
    match = match_at((8, 6), titles=True)
    one_trick(match, (6, 6), played={1: "MpAS MnAS", 3: "WAS ChAS"})
    assert (match.score, match.winner) == ((9, 10), 1)
    assert [line.clause for line in match.sheet[-3:]] == ["NAT-15", "NAT-18", "NAT-4"]


def test_a_win_by_tricks_alone_needs_no_ruling_about_titles() -> None:
    match = match_at((9, 0), titles=True)
    one_trick(match, (6, 6), played={1: "MpAS MnAS", 0: "WAS ChAS"})
    assert (match.score, match.winner) == ((10, 0), 0)
    assert match.sheet[-1].clause == "NAT-4"


def test_a_match_may_go_on_after_tricks_and_titles() -> None:
    match = match_at((0, 0), titles=True)
    one_trick(match, (6, 6), played={1: "MpAS MnAS", 3: "WAS", 2: "ChAS"})
    assert (match.score, match.over) == ((1, 2), False)
    match.next()
    assert match.dealer == 0

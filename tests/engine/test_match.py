"""Matches: who deals, what stands on the sheet, what ties carry, and who wins."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.engine import judge, load_game
from cardwright.engine.games.trick_and_draw.three_handed import ThreeHandedMatch
from cardwright.engine.match import Match, ScoreLine
from cardwright.engine.outcome import NOBODY
from cardwright.engine.shuffle import mixed, shuffled
from cardwright.engine.state import State
from cardwright.engine.verdict import IllegalAction
from cardwright.errors import InputError
from tests.engine.match_tables import LAWS, OVER, TIE, Table, end, lay, play_on, three, two

# ------------------------------------------------------------------ the cut and the deal


CUT = re.compile(
    r"cut: Seat \d \w[\w ]+(, Seat \d \w[\w ]+)+; the highest "
    r"(deals first|are equal and cut again)"
)


def cuts(line: ScoreLine, match: Match[Any]) -> dict[int, int]:
    """The ranks that the seats cut, 0 the highest."""
    ranks = [rank.id for rank in match.form.ledger.ranks]
    pack = match.form.pack
    found = re.findall(r"Seat (\d) ([^,;]+)", line.reason)
    return {int(seat): ranks.index(pack[pack.card_id(card)].rank) for seat, card in found}


@pytest.mark.parametrize("game", LAWS)
@pytest.mark.parametrize("form", load_game("court").forms)
def test_the_highest_cut_deals_first_and_equals_cut_again(game: str, form: str) -> None:
    clause = "COURT-B20" if game == "court" else "S66-X2" if form != "four-handed" else "S66-4H-2"
    ties = 0
    for seed in range(60):
        match = load_game(game).form(form).match(seed)
        assert {(line.deal, line.points, line.clause) for line in match.sheet} == {(0, 0, clause)}
        still = list(range(match.form.seats))
        pack = match.form.pack
        for attempt, line in enumerate(match.sheet):
            shown = shuffled(len(pack), mixed(mixed(seed, 0), attempt))
            assert re.findall(r"Seat \d ([^,;]+)", line.reason) == [
                pack[card].name for card in shown[: len(still)]
            ]
            cut = cuts(line, match)
            assert list(cut) == still
            assert CUT.fullmatch(line.reason)
            assert line is match.sheet[-1] or line.side == NOBODY
            still = [seat for seat in cut if cut[seat] == min(cut.values())]
        assert still == [match.dealer] == [match.state.dealer]
        assert match.sheet[-1].side == match.form.side(match.dealer)
        ties += len(match.sheet) - 1
    assert ties > 3


def test_every_seat_may_have_the_first_deal() -> None:
    form = load_game("sixty-six").form("three-handed")
    dealers = [form.match(seed=seed).dealer for seed in range(300)]
    assert all(70 < dealers.count(seat) < 130 for seat in range(3))


def test_a_dealer_may_be_agreed_on() -> None:
    match = load_game("court").form("two-handed").match(seed=3, dealer=1)
    assert (match.dealer, match.state.dealer, match.sheet) == (1, 1, ())
    for form in load_game("court").forms:
        for wrong in (-1, 4):
            with pytest.raises(InputError, match=f"no seat {wrong}"):
                load_game("court").form(form).match(seed=3, dealer=wrong)
    with pytest.raises(InputError, match="-1 is not a seed"):
        load_game("court").form("two-handed").match(seed=-1)


def test_two_deal_in_turn_and_three_to_the_left() -> None:
    table = two()
    dealers = []
    for _ in range(4):
        table.tie(carry=0)
        dealers.append((table.match.dealer, table.match.state.dealer))
    assert dealers == [(0, 0), (1, 1), (0, 0), (1, 1)]
    passed = three("sixty-six", dealer=1)
    dealers = []
    for _ in range(4):
        passed.tie(carry=0)
        dealers.append((passed.match.dealer, passed.match.state.dealer))
    assert [line[:3] for line in passed.match.sheet if "deals" in line.reason] == [
        (2, 2, 0),
        (3, 0, 0),
        (4, 1, 0),
    ]
    assert dealers == [(1, 1), (2, 2), (0, 0), (1, 1)]
    assert [line.clause for line in passed.match.sheet if "deals" in line.reason] == [
        "S66-3H-3"
    ] * 3


def test_each_deal_has_its_own_shuffle() -> None:
    table = two()
    for number in (1, 2, 3):
        table.tie(carry=0)
        assert table.match.number == number
        assert table.match.state.order == table.match.form.deal(mixed(1, number)).order
    assert [state.over for state in table.match.deals] == [True] * 3
    assert len({state.order for state in table.match.deals}) == 3


def test_a_pack_may_be_stacked_before_a_deal_is_played() -> None:
    form = load_game("court").form("two-handed")
    match = form.match(seed=5, dealer=1)
    order = form.deal(9).order
    state = match.restack(order)
    assert state == match.state
    assert (state.order, state.dealer, match.number) == (order, 1, 1)
    with pytest.raises(InputError, match="each of the 24 cards exactly once"):
        match.restack(order[:-1])
    match.play(state.legal()[0])
    with pytest.raises(InputError, match="deal 1 has already begun"):
        match.restack(order)


def test_a_match_seats_whom_the_form_seats() -> None:
    form = load_game("court").form("three-handed")
    assert form.match(seed=5, seats=3).seats == 3
    with pytest.raises(InputError, match="is not for 4 players\nHint: seats: 3"):
        form.match(seed=5, seats=4)


def test_after_a_fault_in_the_deal_the_same_dealer_deals_again() -> None:
    match = load_game("sixty-six").form("two-handed").match(seed=5, dealer=1)
    first = match.state
    play_on(match, "fresh-deal")
    assert (match.score, match.carry, match.sheet[-1].clause) == ((0, 0), 0, "S66-L10")
    match.next()
    assert (match.dealer, match.number) == (1, 2)
    assert match.state.order != first.order


def test_the_next_deal_waits_for_the_end_of_this_one() -> None:
    match = load_game("court").form("two-handed").match(seed=5)
    with pytest.raises(InputError, match="deal 1 is still in play\nHint: finish it"):
        match.next()


# ------------------------------------------------------------------ the state in play


def test_actions_are_judged() -> None:
    match = load_game("court").form("two-handed").match(seed=5)
    before = match.state
    with pytest.raises(IllegalAction):
        match.play(match.form.parse("d"))
    assert match.state is before
    first = before.legal()[0]
    assert match.play(first) == before.apply(first) == match.state


def test_actions_before_the_one_refused_stand() -> None:
    match = load_game("court").form("two-handed").match(seed=5)
    before = match.state
    first = before.legal()[0]
    with pytest.raises(IllegalAction):
        match.play(first, first)
    assert match.state == before.apply(first)


# ------------------------------------------------------------------ what ties carry


@pytest.mark.parametrize(
    ("game", "trump", "cards", "counted"),
    [("court", "gold", "RC RR", [25, 53]), ("sixty-six", "hearts", "AS 10S", [34, 65])],
)
def test_a_tie_that_was_played_out_makes_the_next_deal_worth_one_more(
    game: str, trump: str, cards: str, counted: list[int]
) -> None:
    match = load_game(game).form("two-handed").match(seed=1, dealer=0)
    hands = dict(zip((1, 0), cards.split(), strict=True))
    lay(match, trump=trump, hands=hands, leader=1, tricks=[6, 5], counted=counted[::-1])
    play_on(match, cards)
    first, second = match.state.counts
    assert first == second
    assert (match.score, match.carry) == ((0, 0), 1)
    assert match.sheet[-1].clause == TIE[game]
    match.next()
    end(match, 1)
    assert (match.score, match.carry) == ((2, 0), 0)
    penalty, carried = match.sheet[-2:]
    assert (penalty.points, carried.points) == (1, 1)
    assert carried[:4] == (2, 0, 1, TIE[game])
    assert carried.basis == (("COURT-B8",) if game == "court" else ())


@pytest.mark.parametrize("make", [two, three])
@pytest.mark.parametrize(
    ("game", "options", "worth"),
    [
        ("court", {"tie_carry": "accumulates"}, 3),
        ("court", {"tie_carry": "single"}, 2),
        ("sixty-six", {}, 3),
    ],
)
def test_ties_in_a_row(
    make: Callable[..., Table], game: str, options: dict[str, str], worth: int
) -> None:
    table = make(game, **options)
    table.tie()
    table.tie()
    assert table.match.carry == worth - 1
    table.tie(carry=0)  # nobody made sixty: what was carried waits
    assert table.match.carry == worth - 1
    assert table.bring(1, 1)[1] == worth
    before = table.match.score
    assert table.bring(0, 1)[0] == before[0] + 1


# ------------------------------------------------------------------ the end


def test_seven_points_win() -> None:
    table = two()
    assert table.bring(0, 3) == (3, 0)
    assert table.bring(0, 3) == (6, 0)
    assert (table.match.over, table.match.winner) == (False, NOBODY)
    assert table.bring(0, 2) == (8, 0)
    assert (table.match.over, table.match.winner) == (True, 0)
    line = table.match.sheet[-1]
    assert line == (3, 0, 0, "COURT-CNT-1", "Seat 0 won the match", ("COURT-B33",), ())
    assert table.match.next_first_dealer == NOBODY
    with pytest.raises(InputError, match=OVER):
        table.match.next()


# ------------------------------------------------------------------ whatever is played


def clauses_of(line: ScoreLine) -> tuple[str, ...]:
    return (line.clause, *line.basis)


def calls_that_end(match: Match[Any]) -> list[int]:
    """The referee's calls that are in order and end the deal; none after the match."""
    state, form = match.state, match.state.form
    if match.over:
        return []
    calls = range(form.action_count, form.action_count + len(form.calls))
    return [call for call in calls if judge(state, call).ok and state.apply(call).over]


def any_action(state: State, seed: int) -> int:
    """Some action that is open, always the same."""
    legal = state.legal()
    return legal[mixed(seed, len(state.actions)) % len(legal)]


def won(state: State) -> bool:
    """Whether the deal brought points when it ended."""
    return state.outcome is not None and len(state.outcome.awards) > len(state.awards)


def check(match: Match[Any]) -> None:
    """What holds of every sheet."""
    ledger = match.form.ledger
    for line in match.sheet:
        assert line.reason
        assert line.points >= 0
        for clause in clauses_of(line):
            assert match.form.name in ledger.clause(clause).forms, clause
    for side, points in enumerate(match.score):
        assert points == sum(line.points for line in match.sheet if line.side == side)
    assert match.over or sum(points >= 7 for points in match.score) == (match.winner != NOBODY)
    if isinstance(match, ThreeHandedMatch):
        if match.winner != match.dealer and len(match.table) > 2:
            assert match.score[match.dealer] <= 6
        if match.over:
            assert match.score[match.loser] < 7 <= match.score[match.winner]
    else:
        assert match.over == any(points >= 7 for points in match.score)


@given(
    game=st.sampled_from(list(LAWS)),
    form=st.sampled_from(["two-handed", "three-handed", "four-handed"]),
    seed=st.integers(0, 10**6),
    data=st.data(),
)
def test_every_match_ends_and_every_point_has_its_clause(
    game: str, form: str, seed: int, data: st.DataObject
) -> None:
    played = load_game(game).form(form)
    match = played.match(seed)
    carry = 0
    while not match.over:
        assert match.state.order == played.deal(mixed(seed, match.number)).order
        before = match.score
        for _ in range(data.draw(st.integers(0, 12))):
            if not (match.state.over or match.over):
                match.play(any_action(match.state, seed))
        called = data.draw(st.sampled_from([NOBODY, *calls_that_end(match)]))
        if called != NOBODY:
            match.play(called)
        while not (match.state.over or match.over):
            match.play(any_action(match.state, seed))
        check(match)
        if not match.over:
            outcome = match.state.outcome
            assert outcome
            carry = 0 if won(match.state) else carry + outcome.carry
            assert match.carry == carry
            assert (match.score == before) == (not outcome.awards)
            match.next()
    again = played.match(seed)
    for state in match.deals[:-1]:
        again.play(*state.actions)
        again.next()
    again.play(*match.state.actions)
    assert (again.sheet, again.score, again.over) == (match.sheet, match.score, True)


def test_a_match_takes_up_no_state_of_another_form() -> None:
    match = load_game("court").form("two-handed").match(seed=1)
    before = match.state
    for form in (
        load_game("sixty-six").form("two-handed"),
        match.form.with_options(tie_carry="single"),
    ):
        with pytest.raises(
            InputError, match=rf"<Two-handed Court> cannot continue from a state of {form!r}"
        ):
            match.take_up(form.deal(1))
    assert match.state is before
    assert match.take_up(match.form.deal(2)) is match.state is not before

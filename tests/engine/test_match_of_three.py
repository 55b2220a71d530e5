"""Matches of three: the dealer shares, one goes out first, and the other two find the loser."""

import pytest

from cardwright.engine import load_game
from cardwright.engine.match import ScoreLine
from cardwright.engine.outcome import NOBODY
from cardwright.errors import InputError
from tests.engine.match_tables import LAWS, OVER, PENALTY, end, play_on, three

# ------------------------------------------------------------------ what the dealer gets


def test_three_share_what_is_carried_with_the_dealer() -> None:
    table = three(dealer=2)
    table.tie()
    assert table.bring(1, 1) == (2, 2, 0)
    assert [(line.side, line.points, line.clause) for line in table.last] == [
        (1, 1, "COURT-2H-R5"),
        (1, 1, "COURT-2H-R8"),
        (0, 1, "COURT-3H-3"),
        (0, 1, "COURT-3H-3"),
    ]
    assert table.last[-1].basis == ("COURT-B23", "COURT-2H-R8", "COURT-B8")


@pytest.mark.parametrize(
    ("game", "dealer_has", "made", "then"),
    [
        ("court", 6, 2, 6),  # CT-11
        ("court", 4, 3, 6),
        ("court", 0, 2, 2),
        ("sixty-six", 5, 3, 6),  # SX-9
        ("sixty-six", 6, 1, 6),
        ("sixty-six", 3, 3, 6),
    ],
)
def test_a_dealer_never_goes_out(game: str, dealer_has: int, made: int, then: int) -> None:
    table = three(game, dealer=1)
    table.match.enter(ScoreLine(0, 1, dealer_has, PENALTY[game], "before"))
    assert table.bring(2, made) == (0, then, made)
    scorer, dealer = table.last
    assert (scorer.points, dealer.points) == (made, then - dealer_has)
    capped = dealer_has + made > 6
    assert (
        dealer.clause
        == {
            "court": "COURT-3H-5" if capped else "COURT-3H-3",
            "sixty-six": "S66-3H-2",
        }[game]
    )
    assert ("stops at 6" in dealer.reason) == capped


def test_what_is_carried_does_not_lift_a_dealer_beyond_six() -> None:
    table = three(dealer=2)
    table.match.enter(ScoreLine(0, 1, 5, "COURT-2H-R5", "before"))
    table.tie()
    table.tie()
    assert table.bring(2, 1) == (0, 6, 3)
    assert [(line.side, line.points, line.clause) for line in table.last] == [
        (2, 1, "COURT-2H-R5"),
        (2, 2, "COURT-2H-R8"),
        (1, 1, "COURT-3H-3"),
        (1, 0, "COURT-3H-5"),
    ]


# ------------------------------------------------------------------ who goes out, and who loses


@pytest.mark.parametrize("game", LAWS)
def test_the_first_out_deals_once_more_when_due(game: str) -> None:
    table = three(game)
    match = table.match
    table.bring(1, 3)
    table.bring(2, 3)
    table.bring(0, 1)
    assert table.bring(1, 1) == (5, 7, 4)
    assert (match.dealer, match.winner, match.over) == (0, 1, False)
    retired = match.sheet[-1]
    assert (retired.side, retired.reason) == (1, "Seat 1 won the match")
    assert {"court": "COURT-B22", "sixty-six": "S66-3H-4"}[game] in retired.basis

    assert table.bring(0, 1) == (6, 7, 4)  # a deal of three
    assert (match.dealer, match.table, match.state.hand(1)) == (1, (0, 1, 2), ())
    duty = table.last[-1]
    assert (duty.side, duty.points) == (1, 0)
    assert duty.clause == {"court": "COURT-3H-6", "sixty-six": "S66-3H-6"}[game]

    assert table.bring(2, 2) == (6, 7, 6)  # of two
    assert (match.dealer, match.table, match.state.seats, match.state.dealer) == (2, (0, 2), 2, 1)
    assert table.bring(2, 1) == (6, 7, 7)
    assert (match.dealer, match.winner, match.loser, match.over) == (0, 1, 0, True)
    assert match.next_first_dealer == {"court": NOBODY, "sixty-six": 0}[game]
    lost = match.sheet[-1]
    assert (lost.side, lost.points) == (0, 0)
    assert lost.clause == {"court": "COURT-B22", "sixty-six": "S66-3H-5"}[game]
    with pytest.raises(InputError, match=OVER):
        match.next()
    with pytest.raises(InputError, match=OVER):
        match.play(0)


@pytest.mark.parametrize("game", LAWS)
def test_the_first_out_leaves_at_once_when_not_due(game: str) -> None:
    table = three(game)
    match = table.match
    table.bring(2, 3)
    table.bring(2, 3)
    table.bring(0, 1)
    assert table.bring(2, 1) == (5, 3, 7)
    assert table.bring(1, 3) == (5, 6, 7)
    assert (match.dealer, match.table) == (1, (0, 1))
    first = next(line for line in match.sheet if "deals first to the two" in line.reason)
    assert first.clause == {"court": "COURT-D11", "sixty-six": "S66-D11"}[game]
    assert table.bring(0, 2) == (7, 6, 7)  # a dealer of two has no limit of six
    assert (match.dealer, match.winner, match.loser) == (0, 2, 1)


@pytest.mark.parametrize("game", LAWS)
def test_what_is_carried_outlives_the_game_of_three(game: str) -> None:
    table = three(game)
    match = table.match
    match.enter(ScoreLine(0, 1, 6, PENALTY[game], "before"))
    table.bring(1, 1)
    table.tie()
    assert (match.dealer, match.table, match.carry) == (1, (0, 1, 2), 1)
    assert table.bring(0, 1) == (3, 7, 0)
    assert (match.dealer, match.table) == (2, (0, 2))


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize("place", [1, 2])
def test_only_who_is_due_to_deal_next_stays_for_it(dealer: int, place: int) -> None:
    """One who goes out to the left of the dealer, or as the third."""
    table = three(dealer=dealer)
    match, out = table.match, (dealer + place) % 3
    match.enter(ScoreLine(0, out, 6, "COURT-2H-R5", "before"))
    table.bring(out, 1)
    at_the_deal, dealers = [], []
    for _ in range(3):
        table.tie(carry=0)
        at_the_deal.append(out in match.table)
        dealers.append((match.dealer - dealer) % 3)
    assert at_the_deal == [place == 1, False, False]
    assert dealers == ([1, 2, 0] if place == 1 else [1, 0, 1])


SHEETS = {
    "court": """\
1: Seat 1, 3: a false declaration (COURT-2H-R5)
1: Seat 0, 3: as many as the player who scored (COURT-3H-3)
2: Seat 1, 0: Seat 1 deals (COURT-B20)
2: Seat 2, 3: a false declaration (COURT-2H-R5)
2: Seat 1, 3: as many as the player who scored (COURT-3H-3)
3: Seat 2, 0: Seat 2 deals (COURT-B20)
3: Seat 0, 1: a false declaration (COURT-2H-R5)
3: Seat 2, 1: as many as the player who scored (COURT-3H-3)
4: Seat 0, 0: Seat 0 deals (COURT-B20)
4: Seat 1, 1: a false declaration (COURT-2H-R5)
4: Seat 0, 1: as many as the player who scored (COURT-3H-3)
4: Seat 1, 0: Seat 1 won the match (COURT-CNT-1 COURT-B33 COURT-B22)
5: Seat 1, 0: Seat 1 deals once more before leaving (COURT-3H-6 COURT-B22)
5: Seat 0, 1: a false declaration (COURT-2H-R5)
5: Seat 1, 0: Seat 1 went out, and scored nothing for dealing (COURT-3H-6 COURT-B22)
6: Seat 2, 0: Seat 2 deals first to the two who are left (COURT-D11 COURT-B22)
6: 0: equal counts (COURT-2H-R8)
7: Seat 0, 0: Seat 0 deals (COURT-B20 COURT-B22)
7: Seat 2, 3: a false declaration (COURT-2H-R5)
7: Seat 2, 1: carried from a tie (COURT-2H-R8 COURT-B8)
7: Seat 0, 0: Seat 0 lost the match (COURT-B22)
""",
    "sixty-six": """\
1: Seat 1, 3: a false declaration (S66-X13)
1: Seat 0, 3: as many as the player who scored (S66-3H-2)
2: Seat 1, 0: Seat 1 deals (S66-3H-3)
2: Seat 2, 3: a false declaration (S66-X13)
2: Seat 1, 3: as many as the player who scored (S66-3H-2)
3: Seat 2, 0: Seat 2 deals (S66-3H-3)
3: Seat 0, 1: a false declaration (S66-X13)
3: Seat 2, 1: as many as the player who scored (S66-3H-2)
4: Seat 0, 0: Seat 0 deals (S66-3H-3)
4: Seat 1, 1: a false declaration (S66-X13)
4: Seat 0, 1: as many as the player who scored (S66-3H-2)
4: Seat 1, 0: Seat 1 won the match (S66-X15 S66-3H-4)
5: Seat 1, 0: Seat 1 deals once more before leaving (S66-3H-6 S66-B14)
5: Seat 0, 1: a false declaration (S66-X13)
5: Seat 1, 0: Seat 1 went out, and scored nothing for dealing (S66-3H-6 S66-B14)
6: Seat 2, 0: Seat 2 deals first to the two who are left (S66-D11 S66-B14)
6: 0: equal counts (S66-X14)
7: Seat 0, 0: Seat 0 deals (S66-X2 S66-B14)
7: Seat 2, 3: a false declaration (S66-X13)
7: Seat 2, 1: carried from a tie (S66-X14)
7: Seat 0, 0: Seat 0 lost the match (S66-3H-5 S66-3H-4 S66-B14)
""",
}


@pytest.mark.parametrize("game", LAWS)
def test_a_sheet_can_be_read(game: str) -> None:
    table = three(game)
    for seat, points in ((1, 3), (2, 3), (0, 1), (1, 1), (0, 1)):
        table.bring(seat, points)
    table.tie()
    table.bring(2, 3)
    assert "".join(map(written, table.match.sheet)) == SHEETS[game]


def written(line: ScoreLine) -> str:
    """A line of a sheet, as one reads it aloud."""
    whose = "" if line.side == NOBODY else f"Seat {line.side}, "
    clauses = " ".join((line.clause, *line.basis))
    return f"{line.deal}: {whose}{line.points}: {line.reason} ({clauses})\n"


def test_the_loser_may_be_found_while_the_first_out_still_deals() -> None:
    table = three()
    table.match.enter(*(ScoreLine(0, seat, 6, "COURT-2H-R5", "before") for seat in (1, 2)))
    table.bring(1, 1)
    assert table.bring(2, 1) == (1, 7, 7)
    assert (table.match.dealer, table.match.loser) == (1, 0)


def test_a_fault_in_the_last_deal_of_the_first_out_keeps_the_duty() -> None:
    match = load_game("sixty-six").form("three-handed").match(seed=5, dealer=0)
    match.enter(ScoreLine(0, 1, 6, "S66-X13", "before"))
    end(match, 2)
    for _ in range(2):
        match.next()
        assert (match.dealer, match.state.hand(1)) == (1, ())
        play_on(match, "fresh-deal")
    match.next()
    end(match, 2)
    match.next()
    assert (match.dealer, match.table) == (2, (0, 2))

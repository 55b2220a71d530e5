"""Matches of four: a trump may bring a point during play, which can win on the spot."""

from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine.match import Match, ScoreLine
from cardwright.engine.outcome import NOBODY
from cardwright.errors import InputError
from tests.engine.match_tables import LAWS, OVER, lay, play_on

BONUS = {"court": "COURT-4H-11", "sixty-six": "S66-B12"}


# Two tricks are left. Seat 0 leads the trump that brings a point, and Seat 1 takes it; then
# Seat 0 takes the last trick.
ENDING = {
    "court": {
        "turn_up": "GSf",
        "hands": {0: "GS RC", 1: "GC RR", 2: "BC BR", 3: "KC KR"},
    },
    "sixty-six": {
        "turn_up": "9H",
        "hands": {0: "10H AS", 1: "AH 10S", 2: "AC 10C", 3: "AD 10D"},
    },
}
TAKEN = {"court": "GS GC BC KC", "sixty-six": "10H AH AC AD"}  # the trick with that trump
LAST = {"court": "RR BR KR RC", "sixty-six": "10S 10C 10D AS"}
# One trick is left, which Seat 0 leads to and takes, and then the counts are equal.
TIED = {
    "court": {
        "turn_up": "GSf",
        "hands": {0: "RC", 1: "RR", 2: "BC", 3: "KC"},
        "counted": [5, 53],
    },
    "sixty-six": {
        "turn_up": "9H",
        "hands": {0: "AS", 1: "10S", 2: "AC", 3: "AD"},
        "counted": [12, 65],
    },
}
TIE_OF_FOUR = {"court": "RC RR BC KC", "sixty-six": "AS 10S AC AD"}


def four(game: str, before: tuple[int, int] = (0, 0), **options: str) -> Match[Any]:
    """A match of four at this score, in which a trump brings a point during play."""
    bonus = {"ten_bonus": "on"} if game == "sixty-six" else {}
    form = load_game(game).form("four-handed").with_options(**bonus, **options)
    match = form.match(seed=1, dealer=0)
    match.enter(
        *(
            ScoreLine(0, side, points, BONUS[game], "before")
            for side, points in enumerate(before)
            if points
        )
    )
    return match


def lay_ending(match: Match[Any]) -> None:
    """Two tricks are left of the deal, and Side 0 has counted forty."""
    lay(match, **ENDING[match.form.game], leader=0, tricks=[3, 3], counted=[40, 0])


def tie_of_four(match: Match[Any]) -> None:
    """The deal is played out to equal counts; the trump that brings a point was taken before."""
    game = match.form.game
    lay(match, **TIED[game], bonus_taken_by=0, leader=0, tricks=[4, 3])
    play_on(match, TIE_OF_FOUR[game])


@pytest.mark.parametrize("game", LAWS)
def test_a_point_during_play_counts_at_once(game: str) -> None:
    match = four(game)
    lay_ending(match)
    play_on(match, TAKEN[game])
    assert not match.state.over
    assert match.score == (0, 1)
    assert [line.clause for line in match.sheet] == [BONUS[game]]
    assert "COURT-D5" not in match.sheet[-1].basis  # nothing is carried
    play_on(match, LAST[game])
    assert [line.clause for line in match.sheet].count(BONUS[game]) == 1
    assert match.score == match.state.outcome.points == (1, 1)
    match.next()
    assert (match.dealer, match.sheet[-1].side) == (1, 1)


@pytest.mark.parametrize("game", LAWS)
def test_a_point_during_play_ends_the_match_on_the_spot(game: str) -> None:
    match = four(game, before=(6, 6))
    lay_ending(match)
    play_on(match, TAKEN[game])
    assert (match.over, match.winner, match.state.over) == (True, 1, False)
    assert match.score == (6, 7)
    line = match.sheet[-1]
    assert (line.side, line.clause) == (1, BONUS[game])
    with pytest.raises(InputError, match=OVER):
        match.play(match.state.legal()[0])
    with pytest.raises(InputError, match=OVER):
        match.next()


def test_a_point_in_the_last_trick_wins_before_the_deal_is_counted() -> None:
    match = four("court", before=(6, 6))
    hands = {0: "GS", 1: "GC", 2: "BC", 3: "KC"}
    lay(match, turn_up="GSf", hands=hands, leader=0, tricks=[4, 3], counted=[77, 0])
    play_on(match, TAKEN["court"])
    assert match.state.outcome.points == (1, 1)
    assert (match.score, match.winner) == ((6, 7), 1)
    assert not any(line.clause == "COURT-4H-10" for line in match.sheet)


@pytest.mark.parametrize(
    ("game", "tie", "count"),
    [("court", "COURT-4H-12", "COURT-4H-10"), ("sixty-six", "S66-B11", "S66-B11")],
)
def test_a_point_during_play_leaves_alone_what_is_carried(game: str, tie: str, count: str) -> None:
    match = four(game)
    tie_of_four(match)
    assert match.state.counts[0] == match.state.counts[1]
    assert (match.score, match.carry) == ((0, 0), 1)
    assert (match.sheet[-1].side, match.sheet[-1].clause) == (NOBODY, tie)
    match.next()
    lay_ending(match)
    play_on(match, TAKEN[game])
    assert (match.score, match.carry) == ((0, 1), 1)
    assert match.sheet[-1].clause == BONUS[game]
    assert ("COURT-D5" in match.sheet[-1].basis) == (game == "court")
    play_on(match, LAST[game])
    assert (match.score, match.carry) == ((2, 1), 0)
    counted, carried = match.sheet[-2:]
    assert (counted.clause, carried.clause) == (count, tie)
    assert (counted.side, carried.side, carried.points) == (0, 0, 1)


@pytest.mark.parametrize(
    ("game", "options", "carry"),
    [("court", {}, 2), ("court", {"tie_carry": "single"}, 1), ("sixty-six", {}, 2)],
)
def test_ties_of_four_in_a_row(game: str, options: dict[str, Any], carry: int) -> None:
    match = four(game, **options)
    tie_of_four(match)
    match.next()
    tie_of_four(match)
    assert (match.score, match.carry) == ((0, 0), carry)

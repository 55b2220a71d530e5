"""Court and Sixty-Six for four: what a deal that is over brings, by which clause, and why."""

import pytest

from cardwright.engine.outcome import Outcome
from tests.engine.four_hands import COLORS, counted, dealt, form_of, played

Pair = tuple[int, int]


def brought(game: str, counts: Pair, taken: Pair, **agreed: bool) -> Outcome:
    """What a deal with these counts and tricks brings; nobody took the bonus."""
    outcome = counted(form_of(game, **agreed), counts, taken).outcome
    assert outcome is not None
    return outcome


# ------------------------------------------------------------------ points of the count


@pytest.mark.parametrize(
    ("counts", "taken", "points", "reason"),
    [  # CT-12
        ((60, 46), (4, 4), (1, 0), "made sixty (60 to 46)"),
        ((6, 100), (1, 7), (0, 1), "made sixty (100 to 6)"),
        ((101, 5), (7, 1), (2, 0), "made more than a hundred (101 to 5)"),
        ((106, 0), (7, 1), (2, 0), "made more than a hundred (106 to 0)"),
        ((106, 0), (8, 0), (3, 0), "took every couplet"),
        ((47, 59), (0, 8), (0, 3), "took every couplet"),  # whatever it counts
    ],
)
def test_court_points_of_a_round(counts: Pair, taken: Pair, points: Pair, reason: str) -> None:
    outcome = brought("court", counts, taken)
    (award,) = outcome.awards
    assert (outcome.points, outcome.carry) == (points, 0)
    assert award == (points.index(sum(points)), sum(points), *outcome[3:])
    assert outcome[3:] == ("COURT-4H-10", reason, ("COURT-B24",))


def test_court_of_four_without_sixty() -> None:
    for one, other in ((48, 58), (59, 47)):
        outcome = brought("court", (one, other), (4, 4))
        assert (outcome.points, outcome.awards, outcome.carry) == ((0, 0), (), 0)
        counts = f"Seats 0 and 2: {one}, Seats 1 and 3: {other}"
        assert outcome[3:] == ("COURT-B26", f"neither side made sixty ({counts})", ())


def test_court_of_four_tied() -> None:
    outcome = brought("court", (53, 53), (4, 4))
    assert (outcome.points, outcome.awards, outcome.carry) == ((0, 0), (), 1)
    assert outcome[3:] == (
        "COURT-4H-12",
        "equal counts, 53 each; a point is carried to the next round that is won",
        ("COURT-2H-R8", "COURT-B8", "COURT-B26"),
    )
    for count in (60, 63):
        both_sixty = brought("court", (count, count), (4, 4), marriages=True)
        assert (both_sixty.clause, both_sixty.carry) == ("COURT-4H-12", 1)
        assert both_sixty.basis == ("COURT-2H-R8", "COURT-B8")  # B26 is for those without sixty


def test_court_of_four_tied_where_ties_do_not_add_up() -> None:
    outcome = counted(form_of("court", tie_carry="single"), (53, 53), (4, 4)).outcome
    assert outcome is not None
    assert outcome.reason.endswith("to the next round that is won, unless one is carried already")


@pytest.mark.parametrize(
    ("counts", "taken", "points", "reason", "basis"),
    [  # SX-10
        ((66, 64), (4, 4), (1, 0), "made sixty-six (66 to 64)", ()),
        ((30, 100), (2, 6), (0, 1), "made sixty-six (100 to 30)", ()),
        ((29, 101), (6, 2), (0, 2), "made more than a hundred (101 to 29)", ()),
        ((130, 0), (8, 0), (3, 0), "won every trick", ()),
        (
            (130, 0),
            (7, 1),
            (2, 0),
            "made more than a hundred (130 to 0), but not every trick",
            ("S66-D6",),
        ),
    ],
)
def test_sixty_six_points_of_a_deal(
    counts: Pair, taken: Pair, points: Pair, reason: str, basis: tuple[str, ...]
) -> None:
    outcome = brought("sixty-six", counts, taken)
    (award,) = outcome.awards
    assert (outcome.points, outcome.carry) == (points, 0)
    assert award == (points.index(sum(points)), sum(points), *outcome[3:])
    assert outcome[3:] == ("S66-B11", reason, basis)


def test_sixty_six_of_four_tied() -> None:
    outcome = brought("sixty-six", (65, 65), (4, 4))
    assert (outcome.points, outcome.awards, outcome.carry) == ((0, 0), (), 1)
    reason = "equal counts, 65 each; a point is carried to the next deal that is won"
    assert outcome[3:] == ("S66-B11", reason, ())


def test_sixty_six_of_four_in_a_position_that_does_not_add_up() -> None:
    outcome = brought("sixty-six", (65, 64), (4, 4))
    assert (outcome.points, outcome.awards, outcome.carry) == ((0, 0), (), 0)
    reason = "neither side made sixty-six (Seats 0 and 2: 65, Seats 1 and 3: 64)"
    assert outcome[3:] == ("S66-B11", reason, ())


def test_a_point_at_once_stands_first_and_survives_a_tie() -> None:
    end = counted(form_of("court"), (53, 53), (4, 4))
    end.captor = 1
    outcome = end.outcome
    assert outcome is not None
    assert (outcome.points, outcome.carry, outcome.clause) == ((0, 1), 1, "COURT-4H-12")
    end.counted = (71, 35)
    assert end.outcome is not None
    assert [award.clause for award in end.outcome.awards] == ["COURT-4H-11", "COURT-4H-10"]
    assert end.outcome.points == (1, 1)


@pytest.mark.parametrize(
    ("counts", "taken", "points", "agreement"),
    [
        ((61, 65), (5, 3), (0, 1), False),
        ((63, 63), (5, 3), (0, 0), False),
        ((129, 7), (7, 1), (2, 0), False),
        ((130, 6), (7, 1), (2, 0), True),
        ((131, 35), (5, 3), (2, 0), True),
        ((136, 0), (8, 0), (3, 0), False),
    ],
)
def test_with_marriages_the_higher_count_wins_and_130_brings_two(
    counts: Pair, taken: Pair, points: Pair, agreement: bool
) -> None:
    outcome = brought("court", counts, taken, marriages=True)
    assert outcome.points == points
    assert ("COURT-B25" in outcome.basis) == agreement


def test_a_side_takes_every_couplet() -> None:
    state = dealt(form_of("court"), hands=COLORS)  # seat 3 has all the red, the court color
    state = played(state, "GC BC KC RSf")
    assert (state.to_move, state.counts[1].counted) == (3, 30)
    while not state.over:
        state = state.apply(state.legal()[0])
    assert (state.counts, state.tricks) == (((0, 0), (106, 0)), (0, 8))
    assert state.outcome is not None
    assert state.outcome.points == (0, 4)  # three, and the Standard

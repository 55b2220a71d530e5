"""What a deal brings, to the word: points, clause, reason and basis of every way it can end.

The vectors hold the borders between one point and two; here stands what the score sheet says.
"""

import re

import pytest

from cardwright.engine import play
from cardwright.engine.games.trick_and_draw.form import TrickAndDraw
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.outcome import Award, Outcome
from tests.engine.dealing import dealt, form_of

# Tricks and counts of Seat 0 and Seat 1; who closed the deal, perhaps early: before the opponent
# had a trick; who was first to have the target; what was agreed; and the end: Seat 0 declares, or
# the last two cards are played, which count nothing, but for ten where nobody closed.
#     Then points, clause and reason,
#     and the basis.
COURT = """
7-4 63-40, declares
    1-0 COURT-CNT-2 made sixty (63 to 40); the opponent had thirty or more
    COURT-B9 COURT-2H-R7 COURT-B3 COURT-B17 COURT-D3

7-4 64-21, declares
    2-0 COURT-CNT-3 made sixty (64 to 21) before the opponent made thirty
    COURT-B9 COURT-2H-R7 COURT-B17 COURT-D3

11-0 70-0, declares
    3-0 COURT-CNT-4 made sixty before the opponent took a couplet
    COURT-B9 COURT-2H-R7

7-4 59-21, declares
    0-2 COURT-2H-R5 the opponent declared sixty with 59

6-3 61-40, closed by 0, declares
    1-0 COURT-CNT-2 made sixty (61 to 40); the opponent had thirty or more
    COURT-B9 COURT-2H-R7 COURT-B3 COURT-B17 COURT-D3

6-3 60-40, closed by 1, declares
    2-0 COURT-2H-R2 the opponent’s close failed (60 to 40)
    COURT-B15

5-4 60-40, closed early by 1, declares
    3-0 COURT-2H-R3 the opponent closed against a player without a couplet and failed (60 to 40)
    COURT-B15

9-0 60-0, closed by 1, declares
    3-0 COURT-B15 the opponent closed, took no couplet and failed (60 to 0)

6-3 30-40, closed by 1, declares
    0-2 COURT-D8 the opponent declared sixty with 30 against the close
    COURT-2H-R5

6-3 30-40, closed by 0, declares
    0-2 COURT-B10 the opponent declared sixty with 30 after closing
    COURT-2H-R5 COURT-D4

6-3 30-40, closed early by 0, declares
    0-3 COURT-B10 the opponent declared sixty with 30, having closed against a player without a
      couplet
    COURT-2H-R3 COURT-D4

6-5 30-40, played out
    0-0 carry COURT-2H-R8 equal counts, 40 each; a point is carried to the next round that is won
    COURT-B8

6-5 60-70, first 1, played out
    0-0 carry COURT-2H-R8 equal counts, 70 each; a point is carried to the next round that is won
    COURT-B8

6-5 61-68, first 1, played out
    0-1 COURT-CNT-2 made sixty (68 to 71); the opponent had thirty or more
    COURT-B6 COURT-B3 COURT-B17 COURT-D3

6-5 37-50, played out
    0-0 COURT-B7 neither made sixty (Seat 0: 47, Seat 1: 50)

6-5 41-50, no_sixty=carry, played out
    0-0 carry COURT-B7 neither made sixty (Seat 0: 51, Seat 1: 50); as agreed, a point is
      carried to the next round that is won
    COURT-B8

6-5 30-40, tie_carry=single, played out
    0-0 carry COURT-2H-R8 equal counts, 40 each; a point is carried to the next round that is
      won, unless one is carried already
    COURT-B8

6-5 37-50, no_sixty=higher, played out
    0-1 COURT-B7 neither made sixty (Seat 0: 47, Seat 1: 50); as agreed, the higher count wins
      a point

6-3 63-29, closed by 0, played out
    2-0 COURT-CNT-3 made sixty (63 to 29) before the opponent made thirty
    COURT-B16 COURT-B17 COURT-D3

6-3 63-66, closed by 0, first 0, played out
    1-0 COURT-CNT-2 made sixty (63 to 66); the opponent had thirty or more
    COURT-D2 COURT-B3 COURT-B17 COURT-D3

6-3 60-62, closed by 0, first 0, played out
    1-0 COURT-CNT-2 made sixty (60 to 62); the opponent had thirty or more
    COURT-D2 COURT-B3 COURT-B17 COURT-D3

6-3 60-40, closed by 0, played out
    1-0 COURT-CNT-2 made sixty (60 to 40); the opponent had thirty or more
    COURT-B16 COURT-B3 COURT-B17 COURT-D3

6-3 62-60, closed by 0, first 1, played out
    0-2 COURT-2H-R2 the opponent’s close failed (60 to 62)
    COURT-B15 COURT-D2

6-3 66-63, closed by 0, first 1, played out
    0-2 COURT-2H-R2 the opponent’s close failed (63 to 66)
    COURT-B15 COURT-D2

6-3 64-64, closed by 0, first 1, played out
    0-0 carry COURT-2H-R8 equal counts, 64 each; a point is carried to the next round that is won
    COURT-B8 COURT-D2

6-3 44-44, closed by 1, played out
    2-0 COURT-2H-R2 the opponent’s close failed (44 to 44)
    COURT-D1

6-3 45-44, closed by 1, played out
    2-0 COURT-2H-R2 the opponent’s close failed (45 to 44)

9-0 58-0, closed by 1, played out
    2-0 COURT-2H-R2 the opponent’s close failed (58 to 0)

9-0 60-0, closed by 1, played out
    3-0 COURT-B15 the opponent closed, took no couplet and failed (60 to 0)

5-0 58-0, closed early by 1, played out
    3-0 COURT-2H-R3 the opponent closed against a player without a couplet and failed (58 to 0)
"""

SIXTY_SIX = """
7-4 66-33, declares
    1-0 S66-X12 made sixty-six (66 to 33); the opponent had thirty-three or more
    S66-B16 S66-B5 S66-D3

7-4 66-32, declares
    2-0 S66-X12 made sixty-six (66 to 32); the opponent had less than thirty-three
    S66-B16 S66-B5 S66-D3

11-0 70-0, declares
    3-0 S66-X12 made sixty-six (70 to 0); the opponent had no trick
    S66-B16 S66-B5

7-4 65-32, declares
    0-2 S66-X13 the opponent declared sixty-six with 65

6-3 66-33, closed by 0, declares
    1-0 S66-C6 made sixty-six (66 to 33); the opponent had thirty-three or more
    S66-B16 S66-B5 S66-D3

6-3 66-33, closed by 1, declares
    1-0 S66-C7 the opponent’s close failed (66 to 33); the closer had thirty-three or more
    S66-B3 S66-B5

6-3 66-32, closed by 1, declares
    2-0 S66-C7 the opponent’s close failed (66 to 32); the closer had less than thirty-three
    S66-B3 S66-B5

5-4 66-40, closed early by 1, declares
    3-0 S66-C8 the opponent closed against a player without a trick and failed (66 to 40)
    S66-B3 S66-B4

6-3 40-40, closed by 1, declares
    0-2 S66-D8 the opponent declared sixty-six with 40 against the close
    S66-X13

6-3 40-40, closed by 0, declares
    0-2 S66-D4 the opponent declared sixty-six with 40 after closing
    S66-X13

6-3 40-40, closed early by 0, declares
    0-3 S66-D4 the opponent declared sixty-six with 40, having closed against a player without
      a trick
    S66-C8

6-5 55-65, played out
    0-0 carry S66-X14 equal counts, 65 each; a point is carried to the next deal that is won

6-5 40-70, played out
    0-1 S66-X14 the higher count (70 to 50); the opponent had thirty-three or more
    S66-B5 S66-D3

6-5 88-32, played out
    2-0 S66-X14 the higher count (98 to 32); the opponent had less than thirty-three
    S66-B5 S66-D3

11-0 110-0, played out
    3-0 S66-X14 the higher count (120 to 0); the opponent had no trick
    S66-B5

6-3 66-40, closed by 0, played out
    1-0 S66-C6 made sixty-six (66 to 40); the opponent had thirty-three or more
    S66-B5 S66-D3

6-3 70-66, closed by 0, first 1, played out
    1-0 S66-C6 made sixty-six (70 to 66); the opponent had thirty-three or more
    S66-D2 S66-B5 S66-D3

6-3 50-50, closed by 1, played out
    1-0 S66-C7 the opponent’s close failed (50 to 50); the closer had thirty-three or more
    S66-B3 S66-B5 S66-D1

6-3 70-20, closed by 1, played out
    2-0 S66-C7 the opponent’s close failed (70 to 20); the closer had less than thirty-three
    S66-B3 S66-B5

5-4 50-50, closed early by 1, played out
    3-0 S66-C8 the opponent closed against a player without a trick and failed (50 to 50)
    S66-B3 S66-D1
"""

LAST = {"court": ("RJ", "BJ"), "sixty-six": ("9S", "9D")}
TABLE = {"court": ("gold", "GS", "60"), "sixty-six": ("hearts", "JH", "66")}
ENDS = [
    pytest.param(game, *block.split("\n", 1), id=f"{game} {block.splitlines()[0]}")
    for game, text in (("court", COURT), ("sixty-six", SIXTY_SIX))
    for block in text.strip().split("\n\n")
]


def state_before(game: str, stands: str) -> TrickAndDrawState:
    """The state before the end that is described so."""
    table, *more = stands.split(", ")
    tricks, counted = ([int(number) for number in pair.split("-")] for pair in table.split())
    suit, turn_up, _ = TABLE[game]
    facts = {
        "dealer": 1,
        "leader": 0,
        "hands": dict(zip("01", LAST[game], strict=True)),
        "tricks": tricks,
        "counted": counted,
        "trump": suit,
    }
    agreed: dict[str, str] = {}
    for words in more:
        if close := re.fullmatch(r"closed( early)? by (.)", words):
            facts |= {"turn_up": turn_up, "closed_by": int(close[2])}
            if close[1]:
                mine = sum(tricks) - 5  # one card is left of six
                facts["tricks_at_close"] = [0, mine] if close[2] == "1" else [mine, 0]
        elif words.startswith("first"):
            facts["first_to_target"] = int(words[-1])
        elif "=" in words:
            agreed |= dict([words.split("=")])
    return form_of(game, **agreed).position(facts)


@pytest.mark.parametrize(("game", "stands", "brings"), ENDS)
def test_an_end_is_written_down_with_its_clause_and_reason(
    game: str, stands: str, brings: str
) -> None:
    state = state_before(game, stands)
    declares = stands.endswith("declares")
    for action in [TABLE[game][2]] if declares else LAST[game]:
        state = play(state, state.form.parse(action))
    outcome = state.outcome
    assert outcome is not None
    points = "-".join(map(str, outcome.points)) + " carry" * outcome.carry
    lines = [f"{points} {outcome.clause} {outcome.reason}", " ".join(outcome.basis)]
    assert brings.split() == " ".join(lines).split()
    assert outcome.awards == tuple(
        Award(seat, made, outcome.clause, outcome.reason, outcome.basis)
        for seat, made in enumerate(outcome.points)
        if made
    )


# ------------------------------------------------------------------ ends that need another deal


def ended(form: TrickAndDraw, actions: str, dealer: int = 1) -> Outcome:
    """The outcome of a deal in which the first player holds the four best trumps of Court.

    Actions go by commas.
    """
    first, second, turn_up = {
        "court": ("GC GR GK GE RC BC", "RR RK BR BK KC KR", "GS"),
        "sixty-six": ("AH 10H KH QH AS AC", "10S KS 10C KC AD 10D", "JH"),
    }[form.game]
    state = dealt(form, first, second, turn_up, dealer=dealer)
    for action in actions.split(", "):
        state = play(state, form.parse(action))
    assert state.outcome is not None
    return state.outcome


MISSED = "the opponent missed a draw, and the hand was thrown down"
UNDRAWN = "the opponent played without drawing, and the deal was ended"
STRAYED = "the opponent drew out of turn or too often, and the deal was ended"
BROKE = "the opponent had to follow or take, did not, and loses the count"
FOUR = "was dealt Crown, Royal, Knight and Esquire of the court color"


@pytest.mark.parametrize(
    ("game", "actions", "award"),
    [
        ("court", "4", Award(0, 3, "COURT-2H-R9", FOUR, ("COURT-B11",))),
        ("court", "z, RC, RR, revoke 1", Award(0, 2, "COURT-2H-R4d", BROKE, ("COURT-B18",))),
        ("court", "GC, RR, GR, RK, no-draw 0 end", Award(1, 1, "COURT-2H-R14b", MISSED)),
        ("court", "GC, RR, GR, RK, no-draw 1 end", Award(0, 1, "COURT-2H-R14b", MISSED)),
        ("sixty-six", "AH, 10S, d, KH, 10C, no-draw 1 end", Award(0, 1, "S66-L13", UNDRAWN)),
        ("sixty-six", "AH, stray-draw 0 end", Award(1, 1, "S66-L14", STRAYED, ("S66-L15",))),
    ],
)
def test_an_end_by_four_cards_or_by_a_call(game: str, actions: str, award: Award) -> None:
    points = (award.points, 0) if award.side == 0 else (0, award.points)
    outcome = ended(form_of(game), actions)
    assert outcome == Outcome(points, (award,), 0, award.clause, award.reason, award.basis)


def test_a_fresh_deal_brings_nothing() -> None:
    reason = "a fault in the deal; the same dealer deals afresh"
    fresh = Outcome((0, 0), (), 0, "S66-L10", reason)
    assert ended(form_of("sixty-six"), "fresh-deal") == fresh


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_a_dealer_who_sits_out_makes_as_much_as_who_scored(dealer: int) -> None:
    same = "as many as the player who scored"
    first, second = (dealer + 1) % 3, (dealer + 2) % 3
    court = ended(form_of("court", "three-handed"), f"z, RC, RR, revoke {second}", dealer)
    assert court.awards == (
        Award(first, 2, "COURT-2H-R4d", BROKE, ("COURT-B18",)),
        Award(dealer, 2, "COURT-3H-3", same, ("COURT-B23",)),
    )
    assert court.points == tuple(0 if seat == second else 2 for seat in range(3))
    assert (court.clause, court.reason, court.carry) == ("COURT-2H-R4d", BROKE, 0)
    whist = ended(form_of("sixty-six", "three-handed"), f"AH, stray-draw {first} end", dealer)
    assert whist.awards == (
        Award(second, 1, "S66-L14", STRAYED, ("S66-L15",)),
        Award(dealer, 1, "S66-3H-2", same),
    )
    assert whist.points == tuple(0 if seat == first else 1 for seat in range(3))


def test_a_dealer_who_sits_out_makes_nothing_where_nobody_does() -> None:
    form = form_of("sixty-six", "three-handed")
    fresh = ended(form, "fresh-deal")
    assert (fresh.points, fresh.awards) == ((0, 0, 0), ())

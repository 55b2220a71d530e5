"""The clauses by which a match of Sixty-Six goes."""

from typing import Any

from cardwright.engine.games.sixty_six.rules import make_form
from cardwright.engine.games.trick_and_draw.three_handed import ThreeHandedLaw, ThreeHandedMatch
from cardwright.engine.kernel import Form
from cardwright.engine.match import Match, MatchLaw

TWO = MatchLaw(
    cut=("S66-X2",), turn=("S66-X2",), target=("S66-X15",), tie=("S66-X14",), afresh=("S66-L10",)
)

THREE = ThreeHandedLaw(
    cut=("S66-X2",),
    turn=("S66-3H-3",),
    target=("S66-X15",),
    tie=("S66-X14",),
    afresh=("S66-L10",),
    copied=("S66-3H-2",),
    capped=("S66-3H-2",),
    retires=("S66-3H-4",),
    duty=("S66-3H-6", "S66-B14"),
    remaining=("S66-D11", "S66-B14"),
    alternate=("S66-X2", "S66-B14"),
    loses=("S66-3H-5", "S66-3H-4", "S66-B14"),
    loser_deals=True,
)

FOUR = MatchLaw(
    cut=("S66-4H-2", "S66-B19"),
    turn=("S66-4H-3",),
    target=("S66-X15",),
    tie=("S66-B11",),
    at_once=("S66-B12",),
)


def make_match(form: Form[Any], seed: int, dealer: int | None) -> Match[Any]:
    """A match of this form, under its options."""
    if form.name == "three-handed":
        two = make_form(form.ledger, "two-handed", form.options)
        return ThreeHandedMatch(form, two, THREE, seed, dealer)
    return Match(form, FOUR if form.name == "four-handed" else TWO, seed, dealer)

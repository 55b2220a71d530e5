"""The clauses by which a match of Nations goes."""

from typing import Any

from cardwright.engine.kernel import Form
from cardwright.engine.match import Match, MatchLaw
from cardwright.engine.state import State

LAW = MatchLaw(
    cut=("NAT-5",),
    cut_again=("NAT-B4", "NAT-5"),
    cut_word="draw",
    turn=("NAT-16", "NAT-B11"),
    target=("NAT-4", "NAT-17"),
    in_order=("NAT-D1",),
)


def make_match(form: Form[State], seed: int, dealer: int | None) -> Match[Any]:
    """A match of this form, under its options."""
    return Match(form, LAW, seed, dealer)

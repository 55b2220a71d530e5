"""What may be looked at, and who may play: each clause by its check."""

from dataclasses import replace

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.view import TrickAndDrawView
from tests.engine.shown import SHOWN, Shown


@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: f"{shown.clause} {shown.check.__name__}")
def test_a_clause_is_kept(shown: Shown) -> None:
    assert shown.game == load_game(shown.game).ledger.name
    assert load_game(shown.game).ledger.clause(shown.clause).kind == "rule"
    shown.check()


@pytest.mark.parametrize(
    "shown", [shown for shown in SHOWN if shown.column == "view"], ids=lambda shown: shown.clause
)
def test_a_view_that_shows_an_older_trick_is_found_out(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = TrickAndDrawView.of

    def with_the_first_lead(state: TrickAndDrawState, seat: int) -> TrickAndDrawView:
        view = real(state, seat)
        if not state.last:
            return view
        return replace(view, last_trick=(*view.last_trick, state.actions[0]))

    monkeypatch.setattr(TrickAndDrawView, "of", with_the_first_lead)
    with pytest.raises(AssertionError):
        shown.check()

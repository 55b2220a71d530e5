"""By what a seat can tell where a card is: whatever is said of it is true at the table."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

from cardwright.engine import load_game
from cardwright.engine.games.portrait_authors.form import PortraitAuthors
from tests.tiers import Sample

CALLED, EMPTY = "no other is left.", "has no cards."


def test_what_is_said_of_a_card_that_must_be_somewhere_is_true(sample: Sample) -> None:
    """Whoever called in its group, and can have called with no other, had that very card."""
    form = cast(PortraitAuthors, load_game("portrait-authors").form("easy"))
    said = Counter[str]()
    group_of = [card.suit for card in form.pack]
    for seed in range(sample(12, 60)):
        state, chance = form.deal(seed, seats=3), Random(seed)
        had: dict[tuple[int, str], set[int]] = {}  # with what a seat has called in a group
        while not state.over:
            seat, view = state.to_move, state.view(state.to_move)
            for card, (holder, *others) in enumerate(holders or (-1,) for holders in view.possible):
                if others or holder in {seat, -1}:
                    continue
                for event in form.evidence(view, card, holder):
                    if event.text.endswith(CALLED):
                        assert card in had[holder, group_of[card]]
                        said[CALLED] += 1
                    elif event.text.endswith(EMPTY):
                        assert not state.hand(int(event.text.split()[1]))
                        said[EMPTY] += 1
            action = chance.choice(state.legal())
            if asked := form.called_for(action):
                group = group_of[asked[1]]
                within = {card for card in state.hand(seat) if group_of[card] == group}
                had.setdefault((seat, group), set()).update(within)
            state = state.apply(action)
    assert said[CALLED] > 5
    assert said[EMPTY] > 5

"""What is said of Court and Sixty-Six for four: notation, telling, verdicts, and their clauses."""

from collections.abc import Iterable

import pytest

from cardwright.engine import judge
from cardwright.engine.games.four_seat import events
from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.narration import Facts
from cardwright.engine.outcome import Event
from tests.engine.four_hands import AGREED, HANDS, counted, dealt, form_of, played, random_play
from tests.tiers import Sample

OF_THE_MATCH = {  # the cut, the turn to deal, seven points, and what is carried
    "court": {"COURT-B20", "COURT-B33", "COURT-4H-9", "COURT-D5"},
    "sixty-six": {"S66-X15"},
}
OF_THE_FORM = {"court": {"COURT-GEN-1"}, "sixty-six": set[str]()}


# ------------------------------------------------------------------ words


@pytest.mark.parametrize("game", HANDS)
def test_actions_are_read_as_they_are_written(game: str) -> None:
    form = form_of(game)
    assert form.action_count == {"court": 40, "sixty-six": 32}[game]
    assert form.calls == ("revoke 0", "revoke 1", "revoke 2", "revoke 3")
    state = form.deal(seed=1)
    for action in range(form.action_count + len(form.calls)):
        assert form.parse(form.action_name(action, state), state) == action
    card = form.pack[22]
    assert form.parse(card.id) == form.parse(card.name.upper()) == 22


def test_court_is_told() -> None:
    state = dealt(form_of("court", marriages=True))
    assert [event.text for event in state.form.deal_events(state)] == [
        "The pack has 32 cards: the Retainers and Serfs are in it, below the Jesters.",
        "Seats 0 and 2 are partners, and so are Seats 1 and 3; each sits between two opponents.",
        "Seat 3 deals one card at a time, to Seat 0 first, until each has 8.",
        (
            "The last card, the Gold Serf, is laid face up: the court color is Gold. When all have "
            "marked it, Seat 3 takes it in hand."
        ),
        (
            "There is no talon: nobody exchanges, closes, declares sixty or lays down four cards. "
            "The table has agreed that a leader may announce twenty for a Crown and Royal, thirty "
            "in the court color."
        ),
        "Seat 0, on the dealer’s left, leads first.",
    ]
    form = state.form
    assert form.describe(form.parse("BC!"), state) == (
        "announce twenty: lead the Blue Crown and show the Blue Royal"
    )
    assert form.describe(form.parse("GR!"), state).startswith("announce thirty")
    assert [event.text for event in form.action_events(state, form.parse("BR!"))] == [
        "Seat 0 announces twenty, leads the Blue Royal and shows the Blue Crown.",
        "It waits until Seats 0 and 2 take a couplet.",
    ]
    state = played(state, "BC! BJ BS")
    assert [event.text for event in form.action_events(state, form.parse("GSf"))] == [
        "Seat 3 plays the Gold Serf.",
        "Seat 3 takes the couplet: the Gold Serf is the highest of the court color.",
        "It counts 11; Seats 1 and 3 have 11.",
    ]
    assert [event.text for event in form.action_events(state, form.parse("KSf"))] == [
        "Seat 3 plays the Black Serf.",
        "Seat 0 takes the couplet: the Blue Crown is the highest of the color led.",
        "It counts 11; Seats 0 and 2 have 11.",
        "With this first couplet the 20 announced before are counted too; Seats 0 and 2 have 31.",
    ]
    state = played(dealt(form_of("court")), "GRt GS GK")
    assert state.form.action_events(state, form.parse("GSf"))[-1][:2] == (
        "The Gold Standard, of the court color, is in it: Seats 0 and 2 make 1 point at once.",
        ("COURT-4H-11", "COURT-B27", "COURT-B28"),
    )


def test_the_end_is_told() -> None:
    for game, unit in (("court", "couplet"), ("sixty-six", "trick")):
        *_, before, end = random_play(form_of(game), range(2))
        outcome = end.outcome
        assert outcome is not None
        events = before.form.action_events(before, end.actions[-1])
        texts = [event.text for event in events]
        assert any(text.startswith(f"The last {unit} counts 10 more;") for text in texts)
        assert "cards are played" in texts[-2] or "card is played" in texts[-2]
        assert outcome.reason in texts[-1]
        assert outcome.clause in events[-1].clauses


@pytest.mark.deep
def test_a_game_has_the_pieces_that_the_kernel_asks_for_and_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: set[str] = set()
    real = events.make_event

    def recorded(
        state: FourSeatState, facts: Facts, *keys: str, clauses: Iterable[str] = ()
    ) -> Event:
        asked.update(keys)
        return real(state, facts, *keys, clauses=clauses)

    monkeypatch.setattr(events, "make_event", recorded)
    for game, agreed in AGREED:
        for state in random_play(form_of(game, **agreed), range(60)):
            for action in _open(state):
                state.form.action_events(state, action)
            if not state.actions:
                state.form.deal_events(state)
    for game in HANDS:
        assert set(form_of(game).law.tells.events) == asked


def _open(state: FourSeatState) -> list[int]:
    """What may be done, and the calls of the referee that are in order."""
    first = state.form.action_count
    calls = range(first, first + len(state.form.calls))
    return [*state.legal(), *(call for call in calls if judge(state, call).ok)]


# ------------------------------------------------------------------ the rules said twice


@pytest.mark.parametrize(("game", "agreed"), AGREED)
def test_the_judge_allows_what_is_legal_and_nothing_else(
    game: str, agreed: dict[str, str], sample: Sample
) -> None:
    form = form_of(game, **agreed)
    for state in random_play(form, range(sample(12, 40))):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) != state.over
        for action in range(form.action_count):
            verdict = judge(state, action)
            assert verdict.ok == (action in legal), (state.actions, verdict.text)
            assert "{" not in verdict.text
            assert form.describe(action, state)


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", HANDS)
def test_everything_there_is_to_say_is_said_and_every_clause_is_cited(
    game: str, sample: Sample
) -> None:
    said, cited = set(), set()
    for of, agreed in AGREED:
        if of != game:
            continue
        form = form_of(game, **agreed)
        for state in random_play(form, range(sample(30, 60))):
            if not state.actions:
                cited |= {clause for event in form.deal_events(state) for clause in event.clauses}
            for action in range(form.action_count + len(form.calls)):
                verdict = judge(state, action)
                said.add(verdict.saying)
                cited.add(verdict.clause)
            for action in _open(state):
                events = form.action_events(state, action)
                assert all(event.text and event.clauses for event in events)
                cited |= {clause for event in events for clause in event.clauses}
    form = form_of(game)
    for end in (counted(form, (53, 53), (4, 4)), counted(form, (130, 0), (7, 1))):  # rare ends
        assert end.outcome is not None
        cited |= {end.outcome.clause, *end.outcome.basis}
    assert said == set(form.law.says.values())
    ledger = form.ledger
    known = {clause.id: clause for clause in ledger.clauses_for("four-handed")}
    assert cited <= set(known)
    due = {name for name, clause in known.items() if clause.kind in {"rule", "ruling"}}
    assert due - cited == OF_THE_MATCH[game] | OF_THE_FORM[game]

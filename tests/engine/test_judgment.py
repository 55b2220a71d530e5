"""What is said of a move: by search where it can be, else by trial deals, and never by a peep."""

import re
from random import Random
from typing import Any

import pytest

from cardwright.engine import load_game, solve
from cardwright.engine.accuracy import TIMES, Accuracy, PairedTrials, TriedMove, measure_accuracy
from cardwright.engine.kernel import Form
from cardwright.engine.players.judgment import CHECKS, Adviser, Judgment
from cardwright.engine.players.sampled import Sampled, Trial
from cardwright.engine.shuffle import by_lot
from cardwright.engine.state import State
from tests.contract.plays import Table, play_out, recommended, redealt
from tests.engine.test_players import LAST_CARDS
from tests.tiers import Sample

SIXTY_SIX = load_game("sixty-six").form("two-handed")
#: The Ace of trumps makes sixty-six at once; after the Nine the other player makes it.
LAST = SIXTY_SIX.position({**LAST_CARDS, "counted": [52, 56]})

#: An average that a hint shows.
AVERAGE = r"level|[\d.]+ points? (?:ahead|behind)|−?[\d.]+ points? gained|: −?[\d.]+(?=\.$)"


def judged(state: State, action: int, seed: int = 1) -> Judgment:
    view = state.view(state.to_move)
    return Adviser(state.form).judge(view, state.legal(), action, Random(seed).random)


def test_a_blunder_in_an_ending_costs_what_a_search_proves() -> None:
    ace, nine = SIXTY_SIX.parse("AH", LAST), SIXTY_SIX.parse("9S", LAST)
    values = solve.values(LAST)
    found = judged(LAST, nine)
    assert (found.kind, found.better, found.exact) == ("costly", ace, True)
    assert found.loss == values[ace] - values[nine] == 2
    assert found.reason.words == "It wins the deal, whatever the others play."
    assert judged(LAST, ace) == Judgment("best", 0.0, ace, 0, exact=True)


def test_the_only_move_is_told_to_be_so() -> None:
    (first, *_), state = LAST.legal(), LAST
    view = state.view(state.to_move)
    found = Adviser(SIXTY_SIX).judge(view, [first], first, Random(1).random)
    assert found == Judgment("only", 0.0, first, 0, exact=False)


def test_a_false_declaration_is_costly_and_a_right_one_best() -> None:
    for counted, kind in ((40, "costly"), (66, "best")):
        state = SIXTY_SIX.position({**LAST_CARDS, "counted": [counted, 30]})
        assert judged(state, SIXTY_SIX.parse("66", state)).kind == kind


def test_who_gives_away_an_ace_before_the_stock_is_used_up_is_told_what_it_costs() -> None:
    """A Nine of the suit led would have done; trial deals show it, and nobody can count it out."""
    found = 0
    for seed in range(20):
        state = SIXTY_SIX.deal(seed)
        lead = next((a for a in state.legal() if SIXTY_SIX.action_name(a).startswith("10")), None)
        if lead is None:
            continue
        state = state.apply(lead)
        aces = [a for a in state.legal() if SIXTY_SIX.action_name(a).startswith("A")]
        view: Any = state.view(state.to_move)
        dear = {view.trump, SIXTY_SIX.pack[lead].suit}
        plain = [ace for ace in aces if SIXTY_SIX.pack[ace].suit not in dear]
        if plain:
            judgment = judged(state, plain[0])
            assert not judgment.exact
            if judgment.kind == "costly":
                assert judgment.samples == CHECKS
                assert judgment.loss > 0.2
                assert judgment.reason.figures.startswith(f"In {CHECKS} trial deals, ")
                found += 1
    assert found > 1


def test_a_difference_that_may_be_chance_is_not_called_costly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One trial in three says a point more, or five trials in six a point less the others."""

    def trials(chance: float) -> Any:  # noqa: ANN401 - of a method
        def made(_: Sampled, __: object, actions: list[int], ___: object) -> Any:  # noqa: ANN401
            luck = Random(2)
            while True:
                one = 1 if luck.random() < chance else -1
                rows = {0: Trial(100 * one, one, one > 0), 1: Trial(-100 * one, -one, one < 0)}
                yield tuple(rows[actions.index(action)] for action in actions)

        return made

    form = load_game("court").form("two-handed")
    state = form.deal(5)
    view, legal = state.view(state.to_move), state.legal()[:2]
    kinds = {}
    for chance in (0.55, 0.9):
        monkeypatch.setattr(Sampled, "trials", trials(chance))
        found = Adviser(form).judge(view, legal, legal[1], Random(1).random)
        kinds[chance] = found.kind
    assert kinds[0.9] == "costly"
    assert kinds[0.55] in {"best", "fine"}


@pytest.mark.quick(1)
@pytest.mark.parametrize("table", recommended(), ids=str)
def test_judgments_and_hints_never_depend_on_hidden_cards(table: Table, sample: Sample) -> None:
    form, compared = table.form(), 0
    for seed in range(sample(1, 12)):
        for one, other in _alike(form, seed):
            view, legal, again = one.view(one.to_move), one.legal(), other.view(other.to_move)
            assert legal == other.legal()
            adviser, moved = Adviser(form), legal[seed % len(legal)]
            first = [
                adviser.judge(known, legal, moved, Random(seed).random) for known in (view, again)
            ]
            assert first[0] == first[1]
            hints = [adviser.advise(known, legal, Random(seed).random) for known in (view, again)]
            assert hints[0] == hints[1]
            compared += 1
    assert compared


@pytest.mark.parametrize("table", recommended(), ids=str)
def test_a_hint_has_the_best_figure_and_a_review_agrees_with_it(
    table: Table, sample: Sample
) -> None:
    """The move of the hint is best in a review, which names nothing else as better."""
    form = table.form()
    adviser = Adviser(form)
    for seed in range(sample(1, 12)):
        state, chance = form.deal(seed), Random(seed).random
        for number in range(60):
            if state.over:
                break
            view, legal = state.view(state.to_move), state.legal()
            if len(legal) > 1 and number % 5 == seed % 5:
                hinted, why = adviser.advise(view, legal, Random(number).random)
                averages = [*map(_points, re.findall(AVERAGE, why.figures))]
                assert averages == sorted(averages, reverse=True)
                for move in {hinted, by_lot(legal, chance)}:
                    found = adviser.judge(view, legal, move, Random(number).random)
                    assert found.kind == "best" or found.better == hinted != move
            state = state.apply(form.simple_action(view, legal, chance))


def _points(text: str) -> float:
    """An average of a hint as a number."""
    number = re.search(r"[−\d.]+", text)
    points = float(number[0].replace("−", "-")) if number else 0.0
    return -points if "behind" in text else points


def _alike(form: Form[Any], seed: int) -> list[tuple[State, State]]:
    """Two states at which the seat to move cannot tell which it is, if there are any."""
    chance = Random(seed).random
    states = play_out(form, seed)
    if any(action >= form.action_count for action in states[-1].actions):
        return []
    for until in range(len(states) // 2, 0, -1):
        state = states[until - 1]
        again = redealt(states[:until], state.to_move, chance) if len(state.legal()) > 1 else None
        if again and again[0].order != states[0].order:
            return [(state, again[-1])]
    return []


# ------------------------------------------------------------------ how true it is


def test_pairs_are_added_up_in_points_of_a_game() -> None:
    pairs = PairedTrials()
    pairs.add((1, 1, 0, 0))
    pairs.add((-2, 0, 0, 0))
    told = pairs.to_dict()
    assert TIMES == 4
    assert told["points"]["mean"] == 0
    assert (told["pairs"], told["more"]["times"], told["less"]["times"]) == (2, 2, 1)
    assert told["more"]["of"] == 8
    assert PairedTrials().to_dict() == {"pairs": 0}


def test_only_costly_moves_are_held_to_what_they_claim() -> None:
    tried = [
        TriedMove("costly", exact=True, claimed=1.0, better=(2, 0, 0, 0), hint=()),
        TriedMove("costly", exact=False, claimed=0.5, better=(0, 0, 0, 0), hint=(1, 1, 1, 1)),
        TriedMove("fine", exact=False, claimed=0.4, better=(-3, -3, -3, -3), hint=()),
    ]
    told = Accuracy(tried).to_dict()
    assert (told["positions"], told["exact"], told["claimed"]) == (3, 1, 0.75)
    assert told["costly"]["points"]["mean"] == 0.25
    assert told["hints"]["points"]["mean"] == 1


def test_a_run_is_the_same_again() -> None:
    form = load_game("card-tennis").form("singles")
    told = measure_accuracy(form, 4, 3).to_dict()
    assert told == measure_accuracy(form, 4, 3).to_dict()
    assert 0 < told["positions"] == sum(told["kinds"].values())

"""The study of the lost pack: what the ledger states is found again, and how packs are weighed."""

from collections import Counter

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.card_tennis import study
from cardwright.engine.games.card_tennis.form import CardTennis
from cardwright.engine.games.card_tennis.player import saver, spender
from cardwright.engine.games.card_tennis.table import DRAW, SERVE
from cardwright.engine.games.card_tennis.trial import Estimate, Trial, trial
from cardwright.engine.shuffle import mixed
from cardwright.ledger import Study, load_ledger
from tests.engine.executors import Backwards
from tests.tiers import every

STATED = load_ledger("card-tennis").studies
UNITS = {"hold": 10, "faults": 10, "strokes": 100, "choices": 100, "forced": 10, "saving": 10}
GAMES = 1200
WIDER = 1.7  # so many intervals are looked at together that each is taken at 99.9 %, not 95 %


def tennis(name: str) -> CardTennis:
    form = load_game("card-tennis").form(name)
    assert isinstance(form, CardTennis)
    return form


def form_of(stated: Study) -> CardTennis:
    form = load_game("card-tennis").form(stated.form)
    agreed = form.with_options(deal=stated.deal, deck=stated.deck)
    assert isinstance(agreed, CardTennis)
    return agreed


@pytest.mark.parametrize("stated", every(3, STATED), ids=lambda stated: stated.id)
def test_what_the_ledger_states_is_found_again(stated: Study) -> None:
    again = trial(form_of(stated), GAMES, stated.seed)
    assert stated.games > 10 * GAMES
    for name, unit in UNITS.items():
        value, low, high = (bound / unit for bound in stated.figure(name))
        found: Estimate = getattr(again, name)
        low_again = found.value - WIDER * (found.value - found.low)
        high_again = found.value + WIDER * (found.high - found.value)
        assert low_again <= value <= high_again, f"{name}: {found} for {value}"
        assert found.high - found.low > 2 * (high - low)  # of so many more games


def test_a_trial_comes_out_the_same_to_the_digit() -> None:
    form = form_of(STATED[0])
    assert trial(form, 150, 7) == trial(form, 150, 7) != trial(form, 150, 8)


def test_a_trial_counts_what_happened() -> None:
    form = form_of(STATED[0])
    won, balls, serves, strokes = 0, 0, 0, 0
    choices = []
    for number in range(80):
        state = form.deal(mixed(3, number))
        choices.append(0)
        while not state.over:
            choices[-1] += len(state.legal()) > 1
            state = state.apply(saver(state.legal()))
        won += state.won[0] > state.won[1]
        balls += sum(state.won)
        serves += state.actions.count(SERVE)
        strokes += sum(action < DRAW for action in state.actions)
    found = trial(form, 80, 3, saving=False)
    assert found.hold.value == pytest.approx(100 * won / 80)
    assert found.faults.value == pytest.approx(100 * (balls - serves) / balls)
    assert found.strokes.value == pytest.approx(strokes / serves)
    assert found.choices.value == pytest.approx(sum(choices) / 80)
    assert found.forced.value == pytest.approx(100 * choices.count(0) / 80)
    assert found.saving == (0, 0, 0)


def test_saving_is_worth_nothing_where_there_is_little_to_save() -> None:
    worth = {}
    for deck in ("24/14/1/1", "15/14/6/4"):
        form = load_game("card-tennis").form("singles").with_options(deck=deck, deal="refill")
        assert isinstance(form, CardTennis)
        worth[deck] = trial(form, 300, 1).saving.value
    assert abs(worth["24/14/1/1"]) < 2 < worth["15/14/6/4"] - 2


def test_players_of_the_study_play_what_they_are_called_for() -> None:
    legal = [1, 2, 3]
    assert (saver(legal), spender(legal)) == (1, 3)


def test_what_is_off_is_weighed_as_it_is_told() -> None:
    figures = {"hold": 50.0, "faults": 24.0, "strokes": 2.5, "saving": 2.0}
    figures |= {"choices": 1.0, "forced": 37.0}
    bad = Trial(
        "singles", "refill", "20/14/6/4", 9, 1, **{k: Estimate(v, v, v) for k, v in figures.items()}
    )
    off = {"hold": 5, "faults": 4, "strokes": 5, "saving": 6, "sheet": 0.5}
    assert study.weigh("", bad).off == pytest.approx(off)
    assert study.weigh("", bad, 48).off["sheet"] == 3  # 48 of 54
    figures = {"hold": 66.5, "faults": 12.0, "strokes": 4.0, "saving": 8.0}
    figures |= {"choices": 2.4, "forced": 11.0}
    good = Trial(
        "singles", "refill", "17/19/5/4", 9, 1, **{k: Estimate(v, v, v) for k, v in figures.items()}
    )
    assert study.weigh("", good).score == pytest.approx(1.5)


def test_packs_are_of_forty_to_sixty_cards() -> None:
    tried = list(study.packs())
    assert len(tried) == len(set(tried)) > 2000
    cards = Counter(sum(map(int, deck.split("/"))) for deck in tried)
    assert (min(cards), max(cards)) == (42, 60)
    assert {"24/14/6/4", "17/19/5/4"} <= set(tried)


def test_the_search_keeps_what_is_least_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "packs", lambda: iter(["12/24/3/3", "24/14/6/4", "34/10/2/2"]))
    monkeypatch.setattr(study, "ROUNDS", ((40, 3), (60, 2)))
    said: list[str] = []
    form = load_game("card-tennis").form("singles")
    assert isinstance(form, CardTennis)
    found = study.search(form, 5, 80, said.append)
    assert [line.split(": ")[1] for line in said] == [
        "3 packs, 40 games each",
        "3 packs, 60 games each",
        "2 packs, 80 games each",
    ]
    assert found[0].trial.deck == "24/14/6/4"
    assert found[0].score <= found[1].score
    assert len(list(study.table(found))) == 3 + 2
    backwards = Backwards()
    assert study.search(form, 5, 80, said.append, backwards) == found
    assert backwards.parts == 3 + 3 + 2  # all packs of a round side by side


def test_the_whole_study_is_the_same_whoever_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "packs", lambda: iter(["12/24/3/3", "24/14/6/4", "34/10/2/2"]))
    monkeypatch.setattr(study, "ROUNDS", ((20, 2),))
    forms = {name: tennis(name) for name in ("singles", "doubles")}
    backwards = Backwards()
    said: list[str] = []
    alone = study.study(forms, 5, 30, said.append)
    assert study.study(forms, 5, 30, said.append, executor=backwards) == alone
    assert backwards.parts == len(study.PRINTED) + 2 * (3 + 2)
    assert said[: len(said) // 2] == said[len(said) // 2 :]
    assert study.study(forms, 6, 30, said.append) != alone

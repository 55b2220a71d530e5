"""Simple players: every deal repeatable alone, nobody peeks, habits kept; and the command."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardwright.engine import load_game
from cardwright.engine.figures import Figures
from cardwright.engine.figures_table import table
from cardwright.engine.games.trick_and_draw.form import TrickAndDraw
from cardwright.engine.games.trick_and_draw.player import looks_strong
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.kernel import Form
from cardwright.engine.record import Record, parse_records, replay
from cardwright.engine.shuffle import mixed, shuffled
from cardwright.engine.simulate import forms_of, play_deal, simulate, study_of
from cardwright.engine.state import State as AnyState
from cardwright.engine.state import View as AnyView
from cardwright.errors import UnknownName

FORMS = [
    (game, form)
    for game in ("court", "sixty-six")
    for form in ("two-handed", "three-handed", "four-handed")
]
each_form = pytest.mark.parametrize(("game", "form"), FORMS)


def form_of(game: str, form: str) -> Form[Any]:
    return load_game(game).form(form)


def moments(form: Form[Any], seed: int, deals: int) -> Iterator[tuple[AnyState, int]]:
    """Every moment of a run and the action that was taken."""
    for played in simulate(form, deals, seed):
        state = form.deal(played.seed, dealer=played.state.dealer)
        for action in played.state.actions:
            yield state, action
            state = state.apply(action)


# ------------------------------------------------------------------ the run


@each_form
def test_a_deal_alone_is_the_deal_of_the_run(game: str, form: str) -> None:
    played = list(simulate(form_of(game, form), 12, seed=4))
    assert played == list(simulate(form_of(game, form), 12, seed=4))
    for number in (1, 7, 12):
        assert play_deal(form_of(game, form), 4, number) == played[number - 1]
    assert len({deal.state for deal in played}) == 12
    assert {deal.state.dealer for deal in played} == set(range(form_of(game, form).seats))


@each_form
def test_a_deal_is_shuffled_by_the_run_and_its_number(game: str, form: str) -> None:
    played = play_deal(form_of(game, form), 4, 3)
    assert played.seed == mixed(4, 3)
    assert played.state.order == form_of(game, form).deal(mixed(4, 3)).order
    assert played.leader == (played.state.dealer + 1) % played.state.seats
    dealers = [played.state.dealer for played in simulate(form_of(game, form), 5, seed=4)]
    seats = form_of(game, form).seats
    assert dealers == [number % seats for number in range(5)]


@each_form
def test_a_deal_can_be_written_down_and_judged_again(game: str, form: str) -> None:
    for played in simulate(form_of(game, form), 10, seed=2):
        record = Record.of(played.state, played.seed)
        assert replay(record) == played.state
        (read,) = parse_records(record.line(), "here")
        assert replay(read) == played.state


def test_the_forms_of_a_game() -> None:
    assert [form.name for form in forms_of("court")] == list(load_game("court").forms)
    assert [form.name for form in forms_of("sixty-six", "four-handed")] == ["four-handed"]
    with pytest.raises(UnknownName, match=r"no form “two-hand”\n.*“two-handed”"):
        forms_of("court", "two-hand")
    with pytest.raises(UnknownName, match=r"no game “cort”\n.*“court”"):
        forms_of("cort")


def test_the_forms_of_a_game_as_a_table_agrees_to_play_them() -> None:
    forms = forms_of("court", None, tie_carry="single")
    assert [form.agreed for form in forms] == [{"tie_carry": "single"}] * 3
    (four,) = forms_of("court", "four-handed", marriages="on")
    assert four.agreed == {"marriages": "on"}
    with pytest.raises(UnknownName, match="no option of Two-handed Court “marriages”"):
        forms_of("court", "two-handed", marriages="on")


def test_without_a_form_those_are_played_that_have_the_options() -> None:
    assert [form.name for form in forms_of("court", marriages="on")] == ["four-handed"]
    able = forms_of("sixty-six", None, 3, revoke="none")
    assert [form.name for form in able] == ["three-handed"]
    with pytest.raises(UnknownName, match=r"no option of Sixty-Six “revok”\n.*“revoke”"):
        forms_of("sixty-six", revok="none")
    none = "no requested form of Sixty-Six has {}\n.*options that one form has"
    with pytest.raises(UnknownName, match=none.format("revoke, head_plain")):
        forms_of("sixty-six", revoke="none", head_plain="off")
    with pytest.raises(UnknownName, match=none.format("head_plain")):
        forms_of("sixty-six", None, 2, head_plain="off")


# ------------------------------------------------------------------ the players


@each_form
@given(seed=st.integers(0, 10**9), chance=st.integers(0, 10**9))
def test_a_player_does_not_peek(game: str, form: str, seed: int, chance: int) -> None:
    """The cards that a seat does not see change places: it does the same."""
    played = form_of(game, form)
    state = played.deal(seed)
    seat = state.to_move
    seen = set(state.hand(seat)) | {state.turn_up}
    hidden = [place for place, card in enumerate(state.order) if card not in seen]
    order = list(state.order)
    for place, other in zip(hidden, shuffled(len(hidden), chance), strict=True):
        order[place] = state.order[hidden[other]]
    assume(order != list(state.order))
    twin = played.deal(order=order)
    assert twin.view(seat) == state.view(seat)
    done = [
        played.simple_action(moment.view(seat), moment.legal(), iter([0.3, 0.7]).__next__)
        for moment in (state, twin)
    ]
    assert done[0] == done[1]


@each_form
def test_a_player_is_shown_its_view_and_what_is_open(
    game: str, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = form_of(game, form)
    shown: list[tuple[object, ...]] = []

    def spy(view: AnyView, legal: list[int], chance: object) -> int:
        shown.append((view, legal, chance))
        return legal[0]

    monkeypatch.setattr(played, "simple_action", spy)
    state = play_deal(played, 1, 1).state
    assert len(shown) == len(state.actions)
    for view, legal, chance in shown:
        assert type(view).__name__.endswith("View")
        assert "order" not in type(view).__slots__  # type: ignore[attr-defined]
        assert isinstance(legal, list)
        assert getattr(chance, "__name__", "") == "random"


@pytest.mark.parametrize(("game", "form"), [pair for pair in FORMS if pair[1] != "four-handed"])
def test_players_keep_to_their_habits(game: str, form: str) -> None:
    played = form_of(game, form)
    target = {"court": 60, "sixty-six": 66}[game]
    declare, exchange = (played.parse(word) for word in (str(target), "x"))
    closes = Counter[bool]()
    for state, action in moments(played, 3, 150):
        legal = [played.action_name(other) for other in state.legal()]
        name = played.action_name(action)
        made = state.counts[state.to_move].counted >= target
        assert (action == declare) == (made and declare in state.legal())
        if "z" in legal and not made:
            closes[name == "z"] += looks_strong(played, state.view(state.to_move))  # type: ignore[arg-type]
        if name == "z":
            assert looks_strong(played, state.view(state.to_move))  # type: ignore[arg-type]
        elif exchange in state.legal() and not made:
            assert action == exchange or name == "4"
        elif any(other.endswith("!") for other in legal) and not made:
            assert name.endswith("!")
    assert 0.15 < closes[True] / closes.total() < 0.35


@pytest.mark.parametrize(
    ("hand", "strong"),
    [
        ("GK GE GS RC BC KC", True),  # 3 + 2 + 1 + 3 · 10, and six times 4 for what is beaten
        ("GK GE RJ RC BC KC", False),  # a trump less
        ("GK GE GS RR BC KC", False),  # a Crown less
        ("GC GR RJ BJ KJ RS", False),  # 30 announced, 10 + 8 taken, and twice 4
        ("GC GR RJ BJ KC RS", True),  # and a Crown
        ("RC RR BJ BC BR KJ", True),  # 40 announced, and two Crowns
        ("GC GR GE RJ BJ KJ", True),  # 30 announced, 20 taken, and three times 4
        ("RC RR BC GS BJ KJ", False),  # 20 announced, 21 taken, and three times 4
    ],
)
def test_a_strong_hand_should_make_the_target(hand: str, strong: bool) -> None:
    form, state = to_lead(hand)
    assert looks_strong(form, state.view(state.to_move)) == strong


def to_lead(hand: str) -> tuple[TrickAndDraw, TrickAndDrawState]:
    """The first lead of a round of Court, with this hand, where Gold is the court color."""
    form = cast("TrickAndDraw", form_of("court", "two-handed"))
    cards = [form.parse(card) for card in hand.split()]
    turn_up = form.parse("GJ")
    rest = [card for card in range(24) if card not in {*cards, turn_up}]
    order = [*cards[:3], *rest[:3], *cards[3:], *rest[3:6], turn_up, *rest[6:]]
    return form, form.deal(order=order)


@pytest.mark.parametrize(
    ("chance", "done"), [(0.0, "z"), (0.2499, "z"), (0.25, "GE"), (0.5, "BC"), (0.99, "RC")]
)
def test_a_strong_hand_closes_one_time_in_four(chance: float, done: str) -> None:
    form, state = to_lead("GK GE GS RC BC KC")
    action = form.simple_action(state.view(state.to_move), state.legal(), lambda: chance)
    assert form.action_name(action) == done


@pytest.mark.parametrize(("chance", "done"), [(0.0, "GC!"), (0.6, "RC!"), (0.99, "RR!")])
def test_any_pair_may_be_announced(chance: float, done: str) -> None:
    form, state = to_lead("GC GR RC RR BJ KJ")
    legal = [action for action in state.legal() if action != form.parse("z")]
    action = form.simple_action(state.view(state.to_move), legal, lambda: chance)
    assert form.action_name(action) == done


def test_four_players_announce_where_that_is_agreed() -> None:
    played = form_of("court", "four-handed").with_options(marriages="on")
    facts = {"dealer": 3, "turn_up": "RSf", "bonus_taken_by": 0, "leader": 0, "tricks": [3, 3]}
    last = played.position({**facts, "hands": {0: "GC GR"}})
    for chance, done in ((0.0, "GC!"), (0.49, "GC!"), (0.5, "GR!")):
        action = played.simple_action(last.view(0), last.legal(), iter([chance]).__next__)
        assert played.action_name(action) == done
    for state, action in moments(played, 3, 60):
        announced = [a for a in state.legal() if a >= len(played.pack)]
        assert not announced or action in announced


# ------------------------------------------------------------------ the command


def cardwright(*arguments: str, hash_seed: str = "0") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cardwright", "simulate", *arguments],
        env={
            **os.environ,
            "PYTHONPATH": str(Path.cwd() / "generator"),
            "PYTHONHASHSEED": hash_seed,
        },
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_prints_the_same_on_every_run() -> None:
    one, other = (
        cardwright("court", "--deals", "40", "--json", hash_seed=seed) for seed in ("1", "20")
    )
    assert one.returncode == 0, one.stderr
    assert one.stdout == other.stdout
    assert one.stderr == ""
    rows = [json.loads(line) for line in one.stdout.splitlines()]
    assert [row["form"] for row in rows] == list(load_game("court").forms)
    form = form_of("court", "two-handed")
    assert rows[0] == json.loads(json.dumps(Figures(form, 0, simulate(form, 40, 0)).to_dict()))


def test_the_command_prints_a_table() -> None:
    done = cardwright("sixty-six", "--form", "two-handed", "--deals", "30", "--seed", "5")
    assert done.returncode == 0, done.stderr
    form = form_of("sixty-six", "two-handed")
    assert done.stdout.splitlines() == list(table(Figures(form, 5, simulate(form, 30, 5))))


def test_the_command_prints_one_deal_as_a_record() -> None:
    done = cardwright("court", "--seed", "9", "--deal", "4")
    assert done.returncode == 0, done.stderr
    records = parse_records(done.stdout, "here")
    assert [replay(record) for record in records] == [
        play_deal(form, 9, 4).state for form in forms_of("court")
    ]


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("cort",), "did you mean “court”?"),
        (("court", "--form", "for-handed"), "did you mean “four-handed”?"),
        (("court", "--deals", "0"), "'--deals': 0 is not in the range"),
        (("court", "--deal", "0"), "'--deal': 0 is not in the range"),
        (("court", "--seed", "-1"), "'--seed': -1 is not in the range"),
        ((), "Missing argument 'GAME'"),
    ],
)
def test_a_command_that_means_nothing(arguments: tuple[str, ...], message: str) -> None:
    done = cardwright(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr


def test_only_a_game_whose_pack_was_found_by_trial_has_a_study() -> None:
    assert callable(study_of("card-tennis").study)
    with pytest.raises(UnknownName) as error:
        study_of("court")
    assert (error.value.message, error.value.hint) == (
        "Court has no study",
        "only a game with a lost pack has one",
    )
    with pytest.raises(UnknownName, match="cort"):
        study_of("cort")


@pytest.mark.parametrize(
    ("asked", "message", "hint"),
    [
        (("court", None, 5), "Court is not for 5 players", "seats: 2, 3, 4"),
        (("court", "two-handed", 3), "Two-handed Court is not for 3 players", "seats: 2"),
        (("portrait-authors", "bank", 4), "The Bank game is not for 4 players", "seats: 2, 3"),
    ],
)
def test_a_number_that_a_game_does_not_seat(
    asked: tuple[Any, ...], message: str, hint: str
) -> None:
    with pytest.raises(UnknownName) as error:
        forms_of(*asked)
    assert (error.value.message, error.value.hint) == (message, hint)

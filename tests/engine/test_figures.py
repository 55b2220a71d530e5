"""The figures of a run: what is counted, shares and means with their intervals, and the table."""

import json
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.engine import load_game
from cardwright.engine.figures import CARRIED, Figures, Mean, Share, total_of
from cardwright.engine.figures_table import table
from cardwright.engine.kernel import Form
from cardwright.engine.outcome import NOBODY, Award, Outcome
from cardwright.engine.record import Record
from cardwright.engine.simulate import PlayedDeal, simulate
from cardwright.engine.state import State
from cardwright.engine.statistic import Statistic
from tests.tiers import Sample

FORMS = [
    (game, form)
    for game in ("court", "sixty-six")
    for form in ("two-handed", "three-handed", "four-handed")
]
FALSE = {"COURT-2H-R5", "COURT-B10", "COURT-D8", "S66-X13", "S66-D4", "S66-D8"}
each_form = pytest.mark.parametrize(("game", "form"), FORMS)


def form_of(game: str, form: str, **agreed: str) -> Form[Any]:
    return load_game(game).form(form).with_options(**agreed)


# ------------------------------------------------------------------ a run made up


def played(
    form: Form[Any],
    actions: str,
    *awards: tuple[int, int, str],
    decided: str,
    dealer: int = 1,
    leader: int = 0,
    closer: int = NOBODY,
    at_once: tuple[int, int, str] | None = None,
    tricks: tuple[int, ...] = (6, 6),
    carry: int = 0,
) -> PlayedDeal[State]:
    """A deal of which only that is known which figures are made from."""
    first = [Award(*at_once, "")] if at_once else []
    made = [*first, *(Award(*award, "") for award in awards)]
    points = tuple(sum(a.points for a in made if a.side == side) for side in range(form.sides))
    state = SimpleNamespace(
        form=form,
        dealer=dealer,
        actions=tuple(map(form.parse, actions.split())),
        tricks=tricks,
        awards=tuple(first),
        players=(0, 1),
        closer=closer,
        outcome=Outcome(points, tuple(made), carry, decided, ""),
    )
    return PlayedDeal(1, leader, cast("State", state))


def of_two() -> Figures:
    """Six deals: each seat leads three; one close is made, another fails."""
    form = form_of("court", "two-handed", no_sixty="carry", tie_carry="single")
    run = [
        played(form, "GC! x z 60", (0, 3, "COURT-CNT-4"), decided="COURT-CNT-4", closer=0),
        played(
            form,
            "RC z 60",
            (0, 2, "COURT-B10"),
            decided="COURT-B10",
            dealer=0,
            leader=1,
            closer=1,
            tricks=(1, 0),
        ),
        played(form, "RC RR! x", decided="COURT-B7", carry=1),
        played(form, "x RC", (1, 1, "COURT-CNT-2"), decided="COURT-CNT-2", dealer=0, leader=1),
        played(form, "RC RR", (1, 1, "COURT-CNT-2"), decided="COURT-CNT-2"),
        played(form, "RC", decided="COURT-2H-R8", dealer=0, leader=1, carry=1),
    ]
    return Figures(form, 3, run)


def of_three() -> Figures:
    """One deal: the seat that did not lead has won, and the dealer makes as much."""
    form = form_of("court", "three-handed")
    won = played(
        form,
        "RC RR x",
        (2, 2, "COURT-CNT-3"),
        (0, 2, "COURT-3H-3"),
        decided="COURT-CNT-3",
        dealer=0,
        leader=1,
        tricks=(0, 3, 9),
    )
    return Figures(form, 8, [won])


def of_four() -> Figures:
    """Two deals: the side of the dealer makes the point of the ten, and once the deal too."""
    form = form_of("sixty-six", "four-handed", ten_bonus="on")
    ten = (0, 1, "S66-B12")
    run = [
        played(
            form,
            "AS",
            (0, 2, "S66-B11"),
            decided="S66-B11",
            dealer=2,
            leader=3,
            tricks=(7, 1),
            at_once=ten,
        ),
        played(form, "AS 10S", decided="S66-B11", dealer=3, tricks=(4, 4), carry=1),
    ]
    return Figures(form, 5, run)


def test_what_is_counted() -> None:
    figures = of_two()
    assert figures.won == {"leader": 2, "dealer": 2, "nobody": 2}
    assert figures.brought == {3: 1, 2: 1, 1: 2, 0: 2}
    assert figures.happened == {
        "announced": {0: 4, 1: 2},
        "exchanged": {0: 3, 1: 3},
        "closed": {0: 4, 1: 2},
        "close_made": {0: 5, 1: 1},
        "carried": {0: 4, 1: 2},
    }
    shares = {h.name: figures.share_of(h) for h in figures.happenings}
    assert shares == {
        "announced": Share(2, 6),
        "exchanged": Share(3, 6),
        "closed": Share(2, 6),
        "close_made": Share(1, 2),
        "carried": Share(2, 6),
    }
    assert figures.points == {"leader": {3: 1, 1: 1, 0: 4}, "dealer": {2: 1, 1: 1, 0: 4}}
    assert figures.length == {"actions": {1: 1, 2: 2, 3: 2, 4: 1}, "tricks": {12: 5, 1: 1}}


def test_the_points_of_an_idle_dealer_are_not_brought_twice() -> None:
    figures = of_three()
    assert figures.brought == {2: 1}
    assert figures.won == {"other": 1}
    assert figures.points == {"leader": {0: 1}, "dealer": {2: 1}, "other": {2: 1}}


def test_who_makes_a_point_during_play_has_not_won_the_deal() -> None:
    figures = of_four()
    assert figures.won == {"dealer": 1, "nobody": 1}
    assert figures.at_once == {"S66-B12": 1}
    assert figures.brought == {3: 1, 0: 1}


def test_figures_are_plain_values_too() -> None:
    half = {"times": 1, "of": 2, "share": 0.5, "low": 0.094531, "high": 0.905469}
    both = {"times": 2, "of": 2, "share": 1.0, "low": 0.34238, "high": 1.0}
    plain = of_four().to_dict()
    assert plain == {
        "game": "sixty-six",
        "form": "four-handed",
        "options": {"ten_bonus": "on"},
        "seed": 5,
        "deals": 2,
        "won": {"dealer": half, "nobody": half},
        "brought": {"0": half, "3": half},
        "decided": {"S66-B11": both},
        "at_once": {"S66-B12": half},
        "happened": {"carried": half},
        "times": {
            "carried": {"mean": 0.5, "low": -0.479982, "high": 1.479982, "least": 0, "most": 1},
        },
        "points": {
            "dealer": {"mean": 1.5, "low": -1.439946, "high": 4.439946, "least": 0, "most": 3},
            "leader": {"mean": 0.0, "low": 0.0, "high": 0.0, "least": 0, "most": 0},
        },
        "length": {
            "actions": {"mean": 1.5, "low": 0.520018, "high": 2.479982, "least": 1, "most": 2},
            "tricks": {"mean": 8.0, "low": 8.0, "high": 8.0, "least": 8, "most": 8},
        },
    }
    assert json.loads(json.dumps(plain)) == plain
    assert list(plain["brought"]) == ["0", "3"]


# ------------------------------------------------------------------ runs that were played


@pytest.mark.quick(1)
@each_form
def test_figures_add_up(game: str, form: str) -> None:
    run = list(simulate(form_of(game, form), 200, seed=6))
    figures = Figures(form_of(game, form), 6, run)
    assert figures.deals == 200
    counters: tuple[Counter[Any], ...] = (figures.won, figures.brought, figures.decided)
    for counter in (*counters, *figures.length.values()):
        assert counter.total() == 200
    assert figures.won["leader"] == sum(
        played.outcome.winner == figures.form.side(played.leader) for played in run
    )
    idle = "dealer" if form == "three-handed" else ""
    total = sum(points * times for points, times in figures.brought.items())
    assert total == sum(
        points * times
        for name, counter in figures.points.items()
        if name != idle
        for points, times in counter.items()
    )
    if idle:
        assert total == sum(points * times for points, times in figures.points[idle].items())
    shares = {h.name: figures.share_of(h) for h in figures.happenings}
    written = [Record.of(played.state).actions for played in run]
    if form == "four-handed":
        assert set(shares) == {"carried"}
    else:
        closed = sum("z" in actions for actions in written)
        assert (shares["closed"].times, shares["close_made"].of) == (closed, closed)
        assert shares["exchanged"].times == sum("x" in actions for actions in written)
        announced = sum(action.endswith("!") for actions in written for action in actions)
        assert total_of(figures.happened["announced"]) == announced
    assert shares["carried"].times == sum(played.outcome.carry for played in run)
    assert not FALSE & set(figures.decided)
    for clause in figures.decided:
        assert form in figures.form.ledger.clause(clause).forms


def test_a_close_succeeds_when_the_closer_makes_the_points() -> None:
    figures = Figures(
        form_of("sixty-six", "two-handed"), 6, simulate(form_of("sixty-six", "two-handed"), 500, 6)
    )
    (made,) = (figures.share_of(h) for h in figures.happenings if h.name == "close_made")
    failed = figures.decided["S66-C7"] + figures.decided["S66-C8"]
    assert made.of - made.times == failed
    assert made.times == figures.decided["S66-C6"]
    assert made.share > 0.7


def test_four_players_announce_only_where_that_is_agreed() -> None:
    plain, agreed = (form_of("court", "four-handed", marriages=on) for on in ("off", "on"))
    assert plain.happenings == ()
    figures = Figures(agreed, 3, simulate(agreed, 100, 3))
    written = [Record.of(played.state).actions for played in simulate(agreed, 100, 3)]
    announced = [sum(action.endswith("!") for action in actions) for actions in written]
    assert figures.happened["announced"] == Counter(announced)
    assert sum(announced) > 0
    assert any(line.startswith("Pair announced  ") for line in table(figures))
    assert [happening.label for happening in agreed.happenings] == ["Pair announced"]


@each_form
def test_happenings_differ_and_a_part_stands_below_its_whole(game: str, form: str) -> None:
    happenings = (*form_of(game, form).happenings, CARRIED)
    names = [happening.name for happening in happenings]
    assert len({*names}) == len(names)
    for happening in happenings:
        assert happening.of in ("", *names[: names.index(happening.name)])


def test_a_game_names_what_its_own_deals_are_watched_for() -> None:
    """In a sixth game `x` may be anything; what is asked comes often, and part of it succeeds."""
    form = form_of("court", "two-handed")
    form.happenings = (
        Statistic("asked", "Asked", lambda state: len(state.actions)),
        Statistic("answered", "questions that were answered", lambda _: 1, of="asked"),
        Statistic("never", "Never seen", lambda _: 0),
        Statistic("twice", "Seen twice", lambda state: len(state.actions) // 3 * 2),
    )
    run = [
        played(form, "x z GC!", decided="COURT-B7", carry=1),
        played(form, "x", decided="COURT-B7"),
    ]
    figures = Figures(form, 1, run)
    assert [figures.share_of(happening) for happening in figures.happenings] == [
        *(Share(2, 2), Share(2, 4), Share(0, 2), Share(1, 2), Share(1, 2)),
    ]
    rows = {line[:62].rstrip(): line[62:].split()[:2] for line in table(figures)}
    assert rows["  of these, questions that were answered"] == ["2", "50.0"]
    assert rows["Asked"] == ["2.00", "1–3"]  # the row below, of means, has the same name
    assert rows["Seen twice"] == ["1.00", "0–2"]
    assert "Questions that were answered" not in rows  # once a deal at most
    assert not {"Never seen", "Turn-up exchanged", "Closed", "Pair announced"} & set(rows)
    assert list(figures.to_dict()["times"]) == ["answered", "asked", "carried", "never", "twice"]


@pytest.mark.full
def test_how_often_court_is_left_without_sixty(sample: Sample) -> None:
    """Seven or eight rounds in a hundred; with four about one in five, three in 200 tied."""
    two, four = (
        Figures(form, 1, simulate(form, deals, 1))
        for form, deals in (
            (form_of("court", "two-handed"), sample(1500, 4000)),
            (form_of("court", "four-handed"), sample(1000, 2000)),
        )
    )
    low, high = two.share(two.decided["COURT-B7"] + two.decided["COURT-2H-R8"]).interval
    assert low < 0.08
    assert high > 0.07
    low, high = four.share(four.decided["COURT-B26"] + four.decided["COURT-4H-12"]).interval
    assert low < 0.21
    assert high > 0.18
    low, high = four.share(four.happened["carried"][1]).interval
    assert low < 0.015 < high


# ------------------------------------------------------------------ shares and means


def test_the_share_of_nothing_is_unknown() -> None:
    assert Share(0, 0).interval == (0, 1)
    assert Share(0, 0).to_dict() == {"times": 0, "of": 0, "share": 0, "low": 0, "high": 1}


@pytest.mark.parametrize(
    ("times", "of", "low", "high"),
    [
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
        (10, 20, 0.2993, 0.7007),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_intervals_are_those_of_wilson(times: int, of: int, low: float, high: float) -> None:
    assert Share(times, of).interval == pytest.approx((low, high), abs=5e-5)


@given(of=st.integers(1, 10**6), data=st.data())
def test_an_interval_lies_about_its_share(of: int, data: st.DataObject) -> None:
    share = Share(data.draw(st.integers(0, of)), of)
    low, high = share.interval
    assert 0 <= low <= share.share + 1e-12
    assert share.share - 1e-12 <= high <= 1


@given(st.lists(st.integers(-9, 99), min_size=2, max_size=40))
def test_a_mean_lies_within_its_interval_and_range(figures: list[int]) -> None:
    mean = Mean.of(Counter(figures))
    assert mean.mean == pytest.approx(sum(figures) / len(figures))
    assert mean.least - 1e-9 <= mean.mean <= mean.most + 1e-9
    deviation = (sum((n - mean.mean) ** 2 for n in figures) / (len(figures) - 1)) ** 0.5
    half = 1.96 * deviation / len(figures) ** 0.5
    assert (mean.high - mean.low) / 2 == pytest.approx(half, rel=1e-4, abs=1e-9)


# ------------------------------------------------------------------ the table


TWO = """\
Two-handed Court: 6 deals of simple players, seed 3, no_sixty = carry, tie_carry = single

                                                                 deals    share           95 %
Won by the leader                                                    2   33.3 %     9.7–70.0 %
Won by the dealer                                                    2   33.3 %     9.7–70.0 %
Won by nobody                                                        2   33.3 %     9.7–70.0 %

Brought
  0 points                                                           2   33.3 %     9.7–70.0 %
  1 point                                                            2   33.3 %     9.7–70.0 %
  2 points                                                           1   16.7 %     3.0–56.4 %
  3 points                                                           1   16.7 %     3.0–56.4 %

Decided by
  COURT-CNT-2: The player whose couplets first count sixty …         2   33.3 %     9.7–70.0 %
  COURT-2H-R8: If the counts are equal at the end of a …             1   16.7 %     3.0–56.4 %
  COURT-B10: If the player who closed declares sixty and the …       1   16.7 %     3.0–56.4 %
  COURT-B7: When a round without a close is played out and …         1   16.7 %     3.0–56.4 %
  COURT-CNT-4: Making sixty before the opponent has taken a …        1   16.7 %     3.0–56.4 %

Pair announced                                                       2   33.3 %     9.7–70.0 %
Turn-up exchanged                                                    3   50.0 %    18.8–81.2 %
Closed                                                               2   33.3 %     9.7–70.0 %
  of these, closes that succeeded                                    1   50.0 %     9.5–90.5 %
A point carried on                                                   2   33.3 %     9.7–70.0 %

                                                                a deal    range           95 %
Points of the leader                                              0.67      0–3     -0.30–1.64
Points of the dealer                                              0.50      0–2     -0.17–1.17
Actions                                                           2.50      1–4      1.66–3.34
Couplets                                                         10.17     1–12     6.57–13.76"""
THREE = """\
Three-handed Court: 1 deal of simple players, seed 8

                                                                 deals    share           95 %
Won by the other player                                              1  100.0 %   20.7–100.0 %

Brought
  2 points                                                           1  100.0 %   20.7–100.0 %

Decided by
  COURT-CNT-3: Making sixty before the opponent has made …           1  100.0 %   20.7–100.0 %

Turn-up exchanged                                                    1  100.0 %   20.7–100.0 %

                                                                a deal    range           95 %
Points of the leader                                              0.00      0–0      0.00–0.00
Points of the dealer                                              2.00      2–2      2.00–2.00
Points of the other player                                        2.00      2–2      2.00–2.00
Actions                                                           3.00      3–3      3.00–3.00
Couplets                                                         12.00    12–12    12.00–12.00"""
FOUR = """\
Four-handed Sixty-Six: 2 deals of simple players, seed 5, ten_bonus = on

                                                                 deals    share           95 %
Won by the dealer’s side                                             1   50.0 %     9.5–90.5 %
Won by nobody                                                        1   50.0 %     9.5–90.5 %

Brought
  0 points                                                           1   50.0 %     9.5–90.5 %
  3 points                                                           1   50.0 %     9.5–90.5 %

Decided by
  S66-B11: The side with 66 to 100 scores one point, the …           2  100.0 %   34.2–100.0 %

During play, by
  S66-B12: Winning the Ten of trumps earns no point of its …         1   50.0 %     9.5–90.5 %

A point carried on                                                   1   50.0 %     9.5–90.5 %

                                                                a deal    range           95 %
Points of the leader’s side                                       0.00      0–0      0.00–0.00
Points of the dealer’s side                                       1.50      0–3     -1.44–4.44
Actions                                                           1.50      1–2      0.52–2.48
Tricks                                                            8.00      8–8      8.00–8.00"""


@pytest.mark.parametrize(("run", "text"), [(of_two, TWO), (of_three, THREE), (of_four, FOUR)])
def test_the_table_can_be_read(run: Callable[[], Figures], text: str) -> None:
    assert list(table(run())) == text.split("\n")


@each_form
def test_the_table_says_what_the_figures_say(game: str, form: str) -> None:
    figures = Figures(form_of(game, form), 3, simulate(form_of(game, form), 60, 3))
    lines = list(table(figures))
    assert max(map(len, lines)) <= 100
    rows = {line[:62].strip(): line[62:].split() for line in lines}
    for name, plain in figures.to_dict()["won"].items():
        side = "’s side" if form == "four-handed" else ""
        who = {"nobody": "nobody", "other": "the other player"}.get(name, f"the {name}{side}")
        assert rows[f"Won by {who}"][:2] == [str(plain["times"]), f"{100 * plain['share']:.1f}"]
    for clause, times in figures.decided.items():
        (row,) = (row for label, row in rows.items() if label.startswith(f"{clause}: "))
        assert row[0] == str(times)


def test_the_table_of_card_tennis_speaks_of_servers_and_games() -> None:
    form = form_of("card-tennis", "doubles")
    lines = [line[:62].rstrip() for line in table(Figures(form, 3, simulate(form, 20, 3)))]
    won = [line for line in lines if line.startswith("Won by")]
    assert won == ["Won by the server’s side", "Won by the striker-out’s side"]
    assert lines[lines.index("Brought") + 1] == "  1 game"


def test_the_table_says_how_many_play_and_what_they_should_know() -> None:
    full, bank = (form_of("portrait-authors", name) for name in ("full", "bank"))
    first, warning, blank, *_ = table(Figures(full, 0, simulate(full, 1, 0, 2), 2))
    assert first == "The full game: 1 deal of 2 simple players, seed 0"
    assert warning.endswith("Two do better with the Bank. (AUTH-D8, AUTH-B2)")
    assert blank == ""
    first, blank, *_ = table(Figures(bank, 0, simulate(bank, 1, 0, 3), 3))
    assert (first, blank) == ("The Bank game: 1 deal of 3 simple players, seed 0", "")


def test_plain_figures_say_how_many_play_where_that_is_a_choice() -> None:
    bank = form_of("portrait-authors", "bank")
    (played,) = run = list(simulate(bank, 1, 0, 3))
    assert played.state.seats == 3
    assert Figures(bank, 0, run, 3).to_dict()["seats"] == 3
    assert Figures(bank, 0, simulate(bank, 1, 0)).seats == bank.seats == 2
    court = form_of("court", "two-handed")
    assert "seats" not in Figures(court, 0, simulate(court, 1, 0)).to_dict()

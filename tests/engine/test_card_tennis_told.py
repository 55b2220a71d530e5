"""Card Tennis: what is said of actions, scores and packs, and what the sheet and views show."""

import pytest

from cardwright.engine import judge, load_game, play
from cardwright.engine.games.card_tennis import judge as judging
from cardwright.engine.games.card_tennis.form import CardTennis
from cardwright.engine.games.card_tennis.player import saver, spender
from cardwright.engine.games.card_tennis.score import clauses_of
from cardwright.engine.outcome import Award, Count
from cardwright.engine.shuffle import mixed, shuffled

FORMS = ("singles", "doubles")


def form_of(name: str = "singles", **agreed: str) -> CardTennis:
    form = load_game("card-tennis").form(name).with_options(**agreed)
    assert isinstance(form, CardTennis)
    return form


def test_actions_are_described() -> None:
    state = form_of("doubles").deal(1)
    said = [state.form.describe(action, state) for action in range(state.form.action_count)]
    assert said[0] == "serve"
    assert said[1:4] == ["play a return", "play a volley", "play a net"]
    assert said[5] == "pass"
    faulty = form_of().position({"hands": {0: "R R V N"}})
    assert faulty.form.describe(4, faulty) == "call a fault and draw the top card"


def test_what_is_said_is_found_for_every_case() -> None:
    for (doubles, led), table in judging.WORDINGS.items():
        assert judging.wordings(doubles=doubles, led=led) == table


def test_the_players_of_the_study_save_or_spend() -> None:
    assert (saver([1, 2, 3]), spender([1, 2, 3])) == (1, 3)


@pytest.mark.parametrize(
    ("won", "clauses"),
    [
        ((3, 2), ("TEN-21",)),
        ((3, 3), ("TEN-22", "TEN-B11")),
        ((4, 3), ("TEN-22",)),
        ((4, 4), ("TEN-23", "TEN-B11")),
        ((5, 6), ("TEN-22",)),
    ],
)
def test_a_score_is_called_by_its_clause(won: tuple[int, int], clauses: tuple[str, ...]) -> None:
    assert clauses_of(won) == clauses


def test_the_sheet_names_who_serves() -> None:
    for seed in range(12):
        match = form_of("doubles").match(seed)
        first = match.dealer
        assert first == shuffled(4, mixed(mixed(seed, 0), 0))[0]
        cut = f"the lot falls on Seat {first}, to serve"
        assert match.sheet[0][:5] == (0, first % 2, 0, "TEN-B15", cut)
        while not match.state.over:
            match.play(match.state.legal()[0])
        match.next()
        told = f"Seat {match.dealer} deals and serves"
        assert (match.sheet[-1].clause, match.sheet[-1].reason) == ("TEN-20", told)


def test_partners_who_cannot_answer_are_told_to_draw() -> None:
    facts = {"trick": "S", "hands": {1: "S S", 3: "S"}, "question": "draw", "tricks": [2, 1]}
    state = form_of("doubles").position(facts)
    said = [judge(state, action).text for action in range(6)]
    assert said[1] == "You hold no return, nor does your partner: draw."
    assert said[4] == "Neither of you can return the serve, and it is your turn to draw."
    view = state.view(1)
    assert (view.dealer, view.to_move, view.phase, view.hitters) == (0, 1, "draw", (0,))
    assert (view.strokes, view.trays[0], view.pack) == (("serve",), (1, 0, 0, 0), 36)
    assert (view.score, view.tricks, view.awards) == ("30–15", (2, 1), ())
    assert view.counts == (Count(2, 0), Count(1, 0))


def test_two_proper_cards_are_a_choice() -> None:
    state = form_of().position({"trick": "S R", "hands": {0: "R V"}})
    said = "You hold more than one card that fits (return or volley): choose one."
    assert [judge(state, action).text for action in (1, 2)] == [said, said]


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize(
    ("won", "clause", "reason"),
    [
        ([0, 3], "TEN-21", "won four balls to none"),
        ([2, 3], "TEN-21", "won four balls to two"),
        ([3, 4], "TEN-23", "won two balls running after deuce"),
    ],
)
def test_a_game_won_names_its_clause(name: str, won: list[int], clause: str, reason: str) -> None:
    form = form_of(name)
    facts = {"tricks": won, "hands": {0: "R R R R"}, "pack": "R"}
    state = play(form.position(facts), form.parse("d"))
    basis = ("TEN-B16",) if name == "doubles" else ()
    assert state.outcome is not None
    assert state.outcome[:4] == ((0, 1), (Award(1, 1, clause, reason, basis),), 0, clause)
    assert state.outcome[4:] == (reason, basis)
    assert state.view(0).score == "game"


def test_the_pack_is_called_as_the_table_agreed() -> None:
    assert form_of(deck="15/14/6/4").pack.name == "15/14/6/4"


def test_when_all_balls_lie_on_the_trays_each_side_gives_one_back() -> None:
    state = form_of().position({"hands": {0: "S"}, "tricks": [5, 4]})
    assert (state.tricks, state.view(0).counts) == ((5, 4), (Count(4, 0), Count(3, 0)))

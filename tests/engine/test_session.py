"""A match that is played by messages: what they tell is what the engine says, and nothing else."""

import json
from random import Random

import pytest

from cardwright.engine import GAMES, judge, load_game, replay
from cardwright.engine.outcome import NOBODY
from cardwright.engine.record import parse_records
from cardwright.engine.session import Session
from cardwright.engine.state import State
from tests.contract.plays import Table, agreed_otherwise, recommended
from tests.engine.sessions import (
    NAMES,
    Answer,
    ask,
    begun,
    by_lot,
    moves,
    opening,
    played,
    sitting,
    state,
    whole,
)
from tests.tiers import Sample, every

each_form = pytest.mark.parametrize("table", recommended(), ids=str)
#: The Bank game is long and has many actions; what it has in common with the full game is deep.
most_forms = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, marks=pytest.mark.deep if table.name == "bank" else ())
        for table in recommended()
    ],
    ids=str,
)
AUTHORS = Table("portrait-authors", "easy")
COURT = Table("court", "two-handed")
OF_THREE = Table("court", "three-handed")
ACTIONS = 52  # of a form with more, as many times fewer moments of a deal are looked at


def test_every_game_is_on_offer_with_what_it_leaves_to_the_table() -> None:
    offered = ask(Session(), "games")
    assert [game["game"] for game in offered["games"]] == list(GAMES)
    assert offered["keepers"] == ["person", "beginner", "good", "strong"]
    for game in offered["games"]:
        assert [form["form"] for form in game["forms"]] == list(load_game(game["game"]).forms)
        for one in game["forms"]:
            form = load_game(game["game"]).form(one["form"])
            assert (one["title"], one["seats"]) == (form.title, form.seats)
            assert [agreement["option"] for agreement in one["agreements"]] == [*form.questions]
            if one["recommended"]:
                assert form.with_options(**one["recommended"]["agreements"]) != form
            for agreement in one["agreements"]:
                choices = [choice["choice"] for choice in agreement["choices"]]
                assert agreement["default"] in choices
                assert all(choice["reading"] for choice in agreement["choices"])
                for choice in choices:
                    form.with_options(**{agreement["option"]: choice})


def test_a_warning_is_told_before_one_sits_down() -> None:
    authors = next(g for g in ask(Session(), "games")["games"] if g["game"] == "portrait-authors")
    assert "first caller" in authors["forms"][0]["warnings"]["2"][0]


def test_every_call_that_one_could_try_is_told() -> None:
    session = begun(opening(AUTHORS, dealer=2))
    calls = ask(session, "calls", seat=0)["calls"]
    form = state(session).form
    assert len(calls) == 2 * len(form.pack)
    assert {call["seat"] for call in calls} == {1, 2}
    for call in calls:
        says = form.describe(call["action"], state(session))
        assert call["card"]["group"] in says
        assert says.startswith(f"call on Seat {call['seat']}:")
    assert {one["action"] for one in ask(session, "look", seat=0)["open"]} <= {
        call["action"] for call in calls
    }
    assert ask(begun(opening(COURT)), "calls", seat=0) == {"calls": []}


# ------------------------------------------------------------------ whole deals


@pytest.mark.quick(1)
@most_forms
def test_deals_of_persons_are_told_as_the_engine_has_them(table: Table, sample: Sample) -> None:
    looks = 0.2 * min(1, ACTIONS / table.form().action_count)
    for seed in range(sample(1, 8)):
        session = begun(opening(table, seed=seed))
        chance = Random(seed).random
        before = state(session)
        for answer in moves(session, by_lot(chance)):
            action = answer["did"]["action"]
            events = before.form.action_events(before, action)
            assert [one["clauses"] for one in answer["told"]] == [[*e.clauses] for e in events]
            assert {c for one in answer["told"] for c in one["clauses"]} == set(answer["clauses"])
            assert state(session).actions == (*before.actions, action)
            _laid_right(before, state(session), answer["did"])
            before = state(session)
            if chance() < looks:
                _looks_right(session)
        assert before.over
        end = ask(session, "end")
        assert end["deal_over"]
        assert end["reason"]


def _laid_right(before: State, now: State, did: Answer) -> None:
    """A card that is played is told with what was done: one of those that were held and are gone.

    Where others are alike, the first of them is named.
    """
    form, seat = before.form, before.to_move
    plays = [*form.plays(did["action"])]
    gone = {*before.hand(seat)} - {*now.hand(seat)}
    assert len(did["cards"]) == (1 if gone.intersection(plays) else 0)
    assert [card["id"] for card in did["cards"]] == [
        form.face(card).id for card in plays[: len(did["cards"])]
    ]
    if did["action"] < form.card_actions:
        assert len(did["cards"]) == (0 if form.asks else 1)


def _looks_right(session: Session) -> None:
    """What each seat is told of a moment is what the engine says of it."""
    now, form = state(session), state(session).form
    for seat in range(now.seats):
        look = ask(session, "look", seat=seat)
        mine = seat == now.to_move
        assert [one["action"] for one in look["open"]] == (now.legal() if mine else [])
        assert [one["id"] for one in look["hand"]] == [form.face(c).id for c in now.hand(seat)]
        shown = form.seat_view(now.view(seat)).to_dict()
        assert look["table"]["held"] == [*shown["held"]]
        assert look["table"]["piles"] == json.loads(json.dumps(shown["piles"]))
        for card in look["hand"]:
            if mine and card["action"] is not None:
                verdict = judge(now, card["action"])
                assert (card["may"], card["clause"]) == (verdict.ok, verdict.clause)
                assert card["action"] in form.every_action
            else:
                assert not card["may"]
    for action in range(0, form.action_count, 1 + form.action_count // 60):
        _judged_right(session, action)


def _judged_right(session: Session, action: int) -> None:
    now = state(session)
    form = now.form
    for seat in range(now.seats):
        told = ask(session, "judge", seat=seat, action=action)
        if seat == now.to_move:
            verdict = judge(now, action)
            assert (told["ok"], told["clause"]) == (verdict.ok, verdict.clause)
            assert told["text"] == sitting(session).names.into(verdict.text)
            assert told["clauses"] == {verdict.clause: form.ledger.clause(verdict.clause).text}
        elif not now.over:
            assert told["ok"] is False
            assert told["text"] == f"It is the turn of {NAMES[now.to_move]}."


@each_form
def test_who_comes_back_to_a_deal_is_told_all_of_it(table: Table) -> None:
    session = Session()
    told = ask(session, **opening(table))["told"]
    for answer in moves(session, by_lot(Random(4).random), most=12):
        told += answer["told"]
    again = ask(Session(), "begin", **ask(session, "link")["link"])
    assert again["told"] == told
    assert set(again["clauses"]) == {clause for one in told for clause in one["clauses"]}


@each_form
def test_what_is_refused_changes_nothing(table: Table) -> None:
    session = begun(opening(table))
    played(session, by_lot(Random(2).random), most=6)
    now, as_it_was = state(session), whole(session)
    refused = [a for a in range(now.form.action_count) if a not in now.legal()][:40]
    for action in refused:
        verdict = ask(session, "play", seat=now.to_move, action=action)
        assert verdict == ask(session, "judge", seat=now.to_move, action=action)
        assert (verdict["ok"], verdict["clause"]) == (False, judge(now, action).clause)
    other = (now.to_move + 1) % now.seats
    assert not ask(session, "play", seat=other, action=now.legal()[0])["ok"]
    assert whole(session) == as_it_was


@each_form
def test_seats_that_the_engine_keeps_play_whole_deals(table: Table) -> None:
    """The first seat is a person's; what comes into its hand is told to it alone."""
    session = begun(opening(table, "person", "beginner", "beginner", "beginner", dealer=1))
    choose, drawn = by_lot(Random(3).random), 0
    while sitting(session).going_on:
        if sitting(session).to_move == 0:
            look = ask(session, "look", seat=0)
            answer = ask(session, "play", seat=0, action=choose(look["open"]))
        else:
            before = state(session).hand(0)
            answer = ask(session, "step", seat=0)
            form = state(session).form
            new = [form.face(card) for card in state(session).hand(0) if card not in before]
            assert answer["came"] == [{"id": face.id, "name": face.name} for face in new]
        drawn += len(answer["came"])
    assert state(session).over
    assert bool(drawn) == (table.name in {"two-handed", "three-handed"} or table.game in {
        "portrait-authors", "card-tennis"
    })  # fmt: skip


def test_players_who_think_play_too() -> None:
    session = begun(opening(Table("sixty-six", "two-handed"), "good", "strong"))
    assert played(session, by_lot(Random(1).random))
    assert state(session).over


# ------------------------------------------------------------------ a match to its end


def test_a_match_goes_from_deal_to_deal_to_its_end() -> None:
    session = begun(opening(COURT, "beginner", "beginner"))
    while not sitting(session).match.over:
        played(session, by_lot(Random(1).random))
        if not sitting(session).match.over:
            number = sitting(session).match.number
            assert ask(session, "next")["deal"] == number + 1
    end, match = ask(session, "end"), sitting(session).match
    assert end["match_over"]
    assert end["winners"] == [match.winner]
    assert [one["points"] for one in end["score"]] == list(match.score)
    for told, line in zip(end["sheet"], match.sheet, strict=True):
        assert (told["points"], told["clauses"]) == (line.points, [line.clause, *line.basis])
        assert set(told["clauses"]) <= set(end["clauses"])
    assert end["sheet"][-1]["who"] == NAMES[match.winner]
    assert end["sheet"][-1]["reason"] == f"{NAMES[match.winner]} won the match"


def test_the_score_names_its_reader_and_the_partner() -> None:
    """A side of two is “you and Cy”, not “you” alone; who has won is said in one form."""
    session = begun(opening(Table("nations", "four-handed"), *["beginner"] * 4))
    while not sitting(session).match.over:
        played(session, by_lot(Random(1).random))
        if not sitting(session).match.over:
            ask(session, "next")
    end, winner = ask(session, "end", seat=0), sitting(session).match.winner
    assert [one["who"] for one in end["score"]] == ["you and Cy", "Ben and Di"]
    assert end["sheet"][-1]["reason"] == f"{end['score'][winner]['who']} won the match"


def _of_three_whom_the_first_has_left() -> Session:
    """A match of beginners in which Ben and Cy are left, in places 0 and 1 of the deal."""
    for seed in range(40):
        session = begun(opening(OF_THREE, "beginner", "beginner", "beginner", seed=seed))
        while not sitting(session).match.over:
            if sitting(session).match.table == (1, 2):
                return session
            played(session, by_lot(Random(1).random))
            session.answer({"do": "next"})
    pytest.fail("the first seat never left")


def test_who_has_left_the_table_is_told_so_and_the_others_keep_their_seats() -> None:
    session = _of_three_whom_the_first_has_left()
    answer = session.answer({"do": "look", "seat": 0})
    assert answer["error"] == "Ann has left the table"
    look = ask(session, "look", seat=2)
    assert (look["to_move"], look["dealer"]) in {(1, 2), (2, 1)}
    assert look["table"]["dealer"] == look["dealer"]
    assert look["table"]["held"] == [0, 6, 6]
    assert [side["who"] for side in look["table"]["sides"]] == ["Ben", "Cy"]
    assert [one["id"] for one in look["hand"]] == [
        state(session).form.face(card).id for card in state(session).hand(1)
    ]
    said = json.dumps([look["table"]["said"], ask(session, "step")["told"]])
    assert NAMES[look["to_move"]] in said
    assert "Ann" not in said
    assert "Seat " not in said
    record = ask(session, "record")["record"]
    assert record["form"] == "two-handed"
    played(session, by_lot(Random(1).random))


def test_a_match_that_is_won_during_a_deal_is_over_at_once() -> None:
    """A point for a trick-taking announcement wins on the spot in Court for four (COURT-4H-11)."""
    for seed in range(40):
        session = begun(opening(Table("court", "four-handed"), *["beginner"] * 4, seed=seed))
        while not sitting(session).match.over:
            played(session, by_lot(Random(1).random))
            if not sitting(session).match.over:
                ask(session, "next")
        if state(session).over:
            continue
        look = ask(session, "look", seat=0)
        assert (look["to_move"], look["question"], look["open"]) == (NOBODY, "over", [])
        assert ask(session, "judge", seat=0, action=0)["text"] == "The match is over."
        assert ask(session, "end")["reason"] == ""
        return
    pytest.fail("no match was won during a deal")


# ------------------------------------------------------------------ advice


@pytest.mark.parametrize("table", every(3, recommended()), ids=str)
def test_advice_is_open_and_has_its_reason(table: Table) -> None:
    session = begun(opening(table, seed=8))
    for seat in range(sitting(session).match.seats):
        if seat != sitting(session).to_move:
            assert "is to move" in session.answer({"do": "advise", "seat": seat})["error"]
    seat = sitting(session).to_move
    as_it_was, advice = whole(session), ask(session, "advise", seat=seat)
    assert advice["action"] in state(session).legal()
    assert advice["why"]
    assert bool(advice["prospect"]) == (table.game == "portrait-authors")
    assert advice["open"] == ask(session, "look", seat=seat)["open"]
    assert advice == ask(session, "advise", seat=seat)
    assert whole(session) == as_it_was


def test_a_strong_seat_does_as_it_would_be_advised() -> None:
    """It may do what the guide warns a person against, where the trials see no difference."""
    session = begun(opening(COURT, "strong", "strong"))
    for _ in range(4):
        advice = ask(session, "advise", seat=sitting(session).to_move)
        now = state(session)
        warned = now.form.sampling().warned(now.view(now.to_move), now.legal())
        did = ask(session, "step")["did"]["action"]
        assert did == advice["action"] or (did in warned and warned[did] in advice["why"])


# ------------------------------------------------------------------ the same again


@each_form
def test_the_same_seed_and_actions_give_the_same_moves(table: Table) -> None:
    message = opening(table, "person", "beginner", "beginner", "beginner", learning=True)
    one, other = begun(message), begun(message)
    done = played(one, by_lot(Random(4).random), most=40)
    assert done == played(other, by_lot(Random(4).random), most=40)
    assert whole(one) == whole(other)
    link = ask(one, "link")["link"]
    again = begun({"do": "begin", **json.loads(json.dumps(link))})
    assert whole(again) == whole(one)
    choose = by_lot(lambda: 0.5)
    assert played(again, choose, most=20) == played(one, choose, most=20)


@pytest.mark.parametrize("table", every(12, agreed_otherwise()), ids=str)
def test_what_else_a_table_agrees_is_played_and_stands_in_the_link(table: Table) -> None:
    session = begun(opening(table, "person", "beginner", "beginner", "beginner"))
    played(session, by_lot(Random(1).random))
    link = ask(session, "link")["link"]
    assert link["agreements"] == table.agreed
    assert sitting(session).state.form == table.form()
    assert whole(begun({"do": "begin", **link})) == whole(session)


@each_form
def test_what_is_taken_back_can_be_done_again_with_the_same_answer(table: Table) -> None:
    keepers = ("person", "beginner", "beginner", "beginner")
    session = begun(opening(table, *keepers, dealer=1, learning=True))
    choose = by_lot(Random(5).random)
    played(session, choose, most=3)
    while (seat := sitting(session).to_move) not in {0, NOBODY}:
        ask(session, "step")
    assert seat == 0
    sight = [whole(session)]
    mine = ask(session, "look", seat=0)["open"][-1]["action"]
    answers = [ask(session, "play", seat=0, action=mine)]
    while sitting(session).to_move not in {0, NOBODY}:
        answers.append(ask(session, "step"))
    sight.append(whole(session))
    assert ask(session, "undo", seat=0)["to_move"] == 0
    assert whole(session) == sight[0]
    again = [ask(session, "play", seat=0, action=mine)]
    again += [ask(session, "step") for _ in answers[1:]]
    assert again == answers
    assert whole(session) == sight[1]


def test_a_whole_match_is_taken_back_move_by_move() -> None:
    message = opening(COURT, "person", "beginner", learning=True)
    session = begun(message)
    choose = by_lot(Random(6).random)
    for _ in range(2):
        played(session, choose)
        ask(session, "next")
    while "error" not in session.answer({"do": "undo", "seat": 0}):
        assert sitting(session).to_move == 0
    assert len(sitting(session).actions) == 1
    assert session.answer({"do": "undo", "seat": 0})["error"] == "Ann has not acted yet"


def test_nothing_is_taken_back_where_that_was_not_agreed() -> None:
    session = begun(opening(COURT))
    played(session, by_lot(Random(1).random), most=3)
    assert "does not allow undo" in session.answer({"do": "undo", "seat": 0})["error"]
    assert len(state(session).actions) == 3


def test_the_chance_of_a_player_goes_with_seed_deal_seat_and_what_was_done() -> None:
    drawn = set()
    for seed in (1, 2):
        session = begun(opening(AUTHORS, *["beginner"] * 3, seed=seed))
        for _ in range(6):
            drawn.add(sitting(session).chance()())
            ask(session, "step")
    session = begun(opening(COURT, "beginner", "beginner", seed=1))
    drawn.add(sitting(session).chance()())
    played(session, by_lot(Random(1).random))
    ask(session, "next")
    drawn.add(sitting(session).chance()())
    assert len(drawn) == 14


def test_a_link_says_no_more_than_it_must() -> None:
    message = opening(COURT, seed=9)
    link = ask(begun(message), "link")["link"]
    assert link == {
        "game": "court",
        "form": "two-handed",
        "seats": [{"name": "Ann"}, {"name": "Ben"}],
        "seed": 9,
    }
    fuller: Answer = {"agreements": {"tie_carry": "single"}, "dealer": 1, "learning": True}
    assert ask(begun(message | fuller), "link")["link"] == link | fuller


@pytest.mark.quick(1)
@most_forms
def test_a_record_replays(table: Table) -> None:
    session = begun(opening(table, seed=11))
    choose = by_lot(Random(7).random)
    for _ in range(2):
        line = json.dumps(ask(session, "record")["record"])
        (record,) = parse_records(line, "record")
        assert replay(record) == state(session)
        played(session, choose)
    line = json.dumps(ask(session, "record")["record"])
    (record,) = parse_records(line, "record")
    assert replay(record).outcome == state(session).outcome

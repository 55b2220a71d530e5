"""A wrong message is answered by a sentence, and changes nothing."""

import json
import re
from random import Random
from typing import Any

import pytest

from cardwright.engine.outcome import NOBODY
from cardwright.engine.session import Session
from tests.contract.plays import Table
from tests.engine.sessions import Answer, ask, begun, by_lot, moves, opening, played, sitting, whole

COURT = Table("court", "two-handed")
BEGIN = opening(COURT, "person", "beginner", learning=True)

#: Messages that mean nothing, and words of their answers.
WRONG: list[tuple[object, str]] = [
    (None, "a message must be an object"),
    ([], "a message must be an object"),
    ("look", "a message must be an object"),
    ({}, "do: is missing"),
    ({"do": 3}, "there is no message “3”"),
    ({"do": None}, "there is no message “null”"),
    ({"do": ["look"]}, "there is no message “a list”"),
    ({"do": "lok", "seat": 0}, "there is no message “lok”"),
    ({"do": "answer"}, "there is no message “answer”"),
    ({"do": "look"}, "seat: is missing"),
    ({"do": "look", "seat": 2}, "there is no seat 2"),
    ({"do": "look", "seat": -1}, "there is no seat -1"),
    ({"do": "look", "seat": "0"}, "seat: is 0"),
    ({"do": "look", "seat": True}, "seat: is true"),
    ({"do": "look", "seat": 0.0}, "seat: is 0.0"),
    ({"do": "look", "seat": None}, "seat: is null"),
    ({"do": "look", "seat": [0]}, "seat: is a list"),
    ({"do": "look", "seat": {0}}, "seat: is not a JSON value"),
    ({"do": "look", "seat": 10**9999}, "seat: is too large a number"),
    ({"do": "look", "seat": 0, "hand": 1}, "hand: look has no such field"),
    ({"do": "look", "seat": 0, 7: 1}, "7: look has no such field"),
    ({"do": "games", "game": "court"}, "game: games has no such field"),
    ({"do": "judge", "seat": 0}, "action: is missing"),
    ({"do": "judge", "seat": 5, "action": 0}, "there is no seat 5"),
    ({"do": "judge", "seat": 0, "action": 9999}, "has no action 9999"),
    ({"do": "judge", "seat": 0, "action": "GC"}, "action: is GC"),
    ({"do": "play", "seat": 0, "action": "GC"}, "action: is GC"),
    ({"do": "play", "seat": 0, "action": -1}, "has no action -1"),
    ({"do": "play", "seat": 0, "action": float("nan")}, "action: is NaN"),
    ({"do": "play", "seat": 9, "action": 0}, "there is no seat 9"),
    ({"do": "play", "seat": 1, "action": 0}, "the engine plays for Ben"),
    ({"do": "step"}, "Ann is to move"),
    ({"do": "step", "seat": 2}, "there is no seat 2"),
    ({"do": "advise", "seat": 1}, "Ann is to move"),
    ({"do": "advise", "seat": 2}, "there is no seat 2"),
    ({"do": "undo", "seat": 2}, "there is no seat 2"),
    ({"do": "next"}, "deal 1 is still in play"),
    ({"do": "end"}, "deal 1 is still in play"),
    ({"do": "end", "seat": 2}, "there is no seat 2"),
    ({"do": "moves"}, "deal 1 is still in play"),
    ({"do": "moves", "seat": 2}, "there is no seat 2"),
    ({"do": "moves", "move": 1}, "move: moves has no such field"),
    ({"do": "review"}, "move: is missing"),
    ({"do": "review", "move": 1}, "deal 1 is still in play"),
    ({"do": "review", "move": "1"}, "move: is 1"),
    ({"do": "begin"}, "game: is missing"),
]

#: Fields with which no match begins.
NO_BEGINNING: list[tuple[Answer, str]] = [
    ({"game": "whist"}, "there is no game “whist”"),
    ({"game": "G" * 999}, "game: is GGG"),
    ({"game": None}, "game: is null"),
    ({"form": "five-handed"}, "there is no form “five-handed”"),
    ({"agreements": {"nothing": "off"}}, "“nothing”"),
    ({"agreements": {"tie_carry": "never"}}, "there is no choice of tie_carry “never”"),
    ({"agreements": {"tie_carry": 3}}, "agreements: tie_carry: is 3"),
    ({"agreements": {"self": "x"}}, "“self”"),
    ({"agreements": {4: "x"}}, "agreements: 4: is x"),
    ({"agreements": []}, "agreements: is a list"),
    ({"seats": []}, "is not for 0"),
    ({"seats": [{"name": "Ann"}] * 9}, "is not for 9"),
    ({"seats": ["Ann", "Ben"]}, "seats: 0: is Ann"),
    ({"seats": [{"name": "Ann"}, {"keeper": "good"}]}, "seats: 1: name: is missing"),
    ({"seats": [{"name": "Ann"}, {"name": "B\x1b"}]}, "seats: 1: name: is missing"),
    ({"seats": [{"name": "Ann"}, {"name": 4}]}, "seats: 1: name: is 4"),
    ({"seats": [{"name": "Ann", "age": 4}] * 2}, "seats: 0: there is no field age"),
    ({"seats": [{"name": "Ann", "keeper": "cat"}] * 2}, "there is no keeper “cat”"),
    ({"seed": -1}, "seed: is -1"),
    ({"seed": 1 << 53}, "seed: is too large a number"),
    ({"seed": 0.5}, "seed: is 0.5"),
    ({"dealer": 2}, "there is no seat 2"),
    ({"dealer": -1}, "there is no seat -1"),
    ({"learning": 1}, "learning: is 1"),
    ({"actions": [3]}, "actions: deal 1: is 3"),
    ({"actions": [["GC"]]}, "actions: deal 1, action 1: is GC"),
    ({"actions": [[], []]}, "actions: deal 2: deal 1 is still in play"),
    ({"actions": [[9999]]}, "actions: deal 1, action 1: "),
    ({"actions": [[-1]]}, "actions: deal 1, action 1: "),
]


@pytest.fixture
def session() -> Session:
    """A match that has begun, in which the first seat is a person's and is to move."""
    session = begun(BEGIN)
    played(session, by_lot(Random(1).random), most=3)
    while sitting(session).to_move != 0:
        ask(session, "step")
    return session


def _is_refused(session: Session, message: Any, words: str) -> None:  # noqa: ANN401 - anything
    as_it_was = whole(session)
    answer = session.answer(message)
    assert set(answer) == {"error", "hint"}
    assert words in answer["error"]
    assert json.loads(json.dumps(answer)) == answer
    assert whole(session) == as_it_was


@pytest.mark.parametrize(("message", "words"), WRONG, ids=[str(n) for n in range(len(WRONG))])
def test_a_wrong_message_is_told_so(session: Session, message: object, words: str) -> None:
    _is_refused(session, message, words)


@pytest.mark.parametrize(("fields", "words"), NO_BEGINNING, ids=lambda each: str(each)[:30])
def test_no_match_begins_so_and_the_one_in_play_goes_on(
    session: Session, fields: Answer, words: str
) -> None:
    _is_refused(session, BEGIN | fields, words)


@pytest.mark.parametrize("do", ["look", "judge", "play", "step", "advise", "undo", "next", "end"])
def test_nothing_can_be_done_before_a_match_has_begun(do: str) -> None:
    fields = {"look": ["seat"], "advise": ["seat"], "undo": ["seat"]}.get(do, [])
    fields = ["seat", "action"] if do in {"judge", "play"} else fields
    answer = Session().answer({"do": do} | dict.fromkeys(fields, 0))
    assert answer["error"] == "no match has begun"
    assert "record" not in Session().answer({"do": "record"})
    assert "link" not in Session().answer({"do": "link"})


def test_the_referee_is_asked_but_not_called(session: Session) -> None:
    """The judge says that a call would be in order; nobody can have broken a rule here."""
    form = sitting(session).state.form
    calls = range(form.action_count, form.action_count + len(form.calls))
    verdicts = {call: ask(session, "judge", seat=0, action=call)["ok"] for call in calls}
    assert True in verdicts.values()
    for call, ok in verdicts.items():
        if ok:
            message = {"do": "play", "seat": 0, "action": call}
            _is_refused(session, message, "players do not call the referee here")
            linked = BEGIN | {"actions": [[call]]}
            _is_refused(
                session, linked, "actions: deal 1, action 1: players do not call the referee"
            )


def test_a_link_with_an_illegal_action_names_it(session: Session) -> None:
    link = ask(session, "link")["link"]
    (done,) = link["actions"]
    broken = {"do": "begin", **link, "actions": [[*done, done[0]]]}
    _is_refused(session, broken, f"actions: deal 1, action {len(done) + 1}: ")


def test_a_match_that_version_0_2_kept_goes_on_with_its_players() -> None:
    session = begun(opening(Table("court", "three-handed"), "person", "learner", "sound"))
    kept = ask(session, "link")["link"]["seats"]
    assert [seat.get("keeper") for seat in kept] == [None, "beginner", "good"]


def test_after_a_deal_nobody_moves_and_after_the_match_nobody_deals(session: Session) -> None:
    choose = by_lot(Random(2).random)
    while not sitting(session).match.over:
        played(session, choose)
        verdict = ask(session, "play", seat=0, action=0)
        assert (verdict["ok"], ask(session, "look", seat=0)["open"]) == (False, [])
        over = "match" if sitting(session).match.over else "deal"
        _is_refused(session, {"do": "step"}, f"the {over} is over")
        _is_refused(session, {"do": "advise", "seat": 0}, "no player is to move")
        _is_refused(session, {"do": "review", "move": 0}, "there is no move 0")
        _is_refused(session, {"do": "review", "move": 999}, "there is no move 999")
        assert ask(session, "look", seat=0)["to_move"] == NOBODY
        if not sitting(session).match.over:
            ask(session, "next")
    _is_refused(session, {"do": "next"}, "the match is over")


def test_messages_of_junk_never_break_a_session(session: Session) -> None:
    chance = Random(9)
    junk: list[Any] = [None, True, -1, 0, 1, 7, 1e9, "", "GC", [], [[]], [[1]], {}, {"name": "A"}]
    names = ["seat", "action", "game", "form", "seats", "seed", "dealer", "actions", "agreements"]
    for _ in range(1500):
        do = chance.choice(["begin", "look", "judge", "step", "advise", "undo", "next", "record"])
        message = dict(BEGIN) if do == "begin" else {"do": do}
        message |= {chance.choice(names): chance.choice(junk) for _ in range(chance.randrange(3))}
        answer = session.answer(message)
        assert json.loads(json.dumps(answer)) == answer
        assert "error" not in answer or answer["error"]


_MOMENT = {"deal", "dealer", "to_move", "keeper", "deal_over", "match_over"}
_CITED = {"clauses", "agreed"}
_SCORE = {"score", "target", "sheet"} | _CITED
_ACTION = {"action", "name", "says"}
_VERDICT = {"ok", "text", "clause"} | _CITED
_DONE = {"did", "came", "told"} | _CITED | _MOMENT
_MOVE = {"move", "seat", "cards", "choice", "told"}
_LOOK = {"seat", "question", "seats", "hand", "open", "plain", "table", "may_undo"}


def test_answers_have_the_fields_that_are_promised(session: Session) -> None:
    """Those that the docstring of the package tells."""
    look = ask(session, "look", seat=0)
    assert set(look) == _LOOK | _MOMENT | _SCORE
    assert set(look["hand"][0]) == {"id", "name", "action", "may", "text", "clause"}
    assert set(look["open"][0]) == _ACTION | {"cards", "text", "clause"}
    assert set(look["seats"][0]) == {"seat", "name", "keeper", "side", "at_table"}
    laid = {"dealer", "trump", "held", "seen", "lying", "piles", "sides", "awards", "said"}
    assert set(look["table"]) == laid
    side = {"seats", "who", "count", "tricks", "plays"}
    assert all(set(one) == side for one in look["table"]["sides"])
    action = look["open"][0]["action"]
    assert set(ask(session, "judge", seat=0, action=action)) == _VERDICT
    assert set(ask(session, "advise", seat=0)) == _ACTION | {"why", "figures", "prospect", "open"}
    done = ask(session, "play", seat=0, action=action)
    assert set(done) == _DONE | {"ok"}
    assert set(done["did"]) == _ACTION | {"seat", "cards"}
    assert set(ask(session, "calls", seat=0)) == {"calls"}
    assert all(set(one) == {"text", "clauses", "news"} for one in done["told"])
    assert set(ask(session, "play", seat=0, action=action)) == _VERDICT
    assert set(ask(session, "undo", seat=0)) == _MOMENT
    played(session, by_lot(Random(3).random))
    end = ask(session, "end")
    assert set(end) == _MOMENT | _SCORE | {"reason", "winners", "story"}
    moved = ask(session, "moves")["moves"]
    assert all(set(one) == _ACTION | _MOVE for one in moved)
    judged = ask(session, "review", move=1)
    assert set(judged) == {"move", "kind", "loss", "better", "exact", "why", "figures"}
    line = {"deal", "side", "who", "points", "reason", "clauses"}
    assert all(set(one) == line for one in end["sheet"])
    assert set(ask(session, "next")) == {"told"} | _CITED | _MOMENT
    told = [set(answer) for answer in moves(session, by_lot(Random(4).random))]
    assert _DONE in told
    assert all(fields - {"ok"} == _DONE for fields in told)
    assert set(ask(session, "record")) == {"record"}
    assert set(ask(session, "link")) == {"link"}


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "table",
    [
        COURT,
        Table("sixty-six", "two-handed"),
        Table("portrait-authors", "full"),
        Table("card-tennis", "singles"),
        Table("nations", "four-handed"),
    ],
)
def test_to_a_seat_its_player_is_you_in_every_move(table: Table) -> None:
    """Verbs agree; the others keep their names, and to nobody all have names."""
    session = begun(opening(table, seed=3))
    played(session, by_lot(Random(7).random))
    told = [
        line["text"] for move in ask(session, "moves", seat=0)["moves"] for line in move["told"]
    ]
    assert not [text for text in told if re.search(r"\bAnn\b|\b[Yy]ou [a-z]+s\b", text)]
    assert any(text.startswith("You ") for text in told)
    assert any(text.startswith("Ben ") for text in told)
    named = [line["text"] for move in ask(session, "moves")["moves"] for line in move["told"]]
    assert len(named) == len(told)
    assert not any(re.search(r"\b[Yy]ou\b", text) for text in named)
    assert any(text.startswith("Ann ") for text in named)

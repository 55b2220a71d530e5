"""What every form does, whatever the game: it says what it is, deals, and refuses in full."""

from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.court.rules import CourtOptions
from cardwright.engine.kernel import Form, Options
from cardwright.engine.outcome import Award, Outcome
from cardwright.errors import InputError, UnknownName
from cardwright.ledger import load_ledger
from tests.engine import dealing

FORMS = [(game, name) for game in ("court", "sixty-six") for name in ("two-handed", "three-handed")]


def form_of(game: str, name: str, **agreed: str) -> Form[Any]:
    return load_game(game).form(name).with_options(**agreed)


def test_a_form_says_what_it_is() -> None:
    form = form_of("court", "two-handed", tie_carry="single", no_sixty="carry")
    assert (form.game, form.name, form.title) == ("court", "two-handed", "Two-handed Court")
    assert repr(form) == "<Two-handed Court no_sixty=carry tie_carry=single>"
    assert repr(form_of("sixty-six", "four-handed")) == "<Four-handed Sixty-Six>"


def test_forms_that_differ_have_hashes_that_differ() -> None:
    forms = [form_of(*names) for names in FORMS]
    forms.append(form_of("court", "two-handed", no_sixty="carry"))
    assert len({hash(form) for form in forms}) == len(forms)


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"seed": 1, "seats": 4}, "Three-handed Court is not for 4 players\nHint: seats: 3"),
        ({"seed": 1, "dealer": 3}, "there is no seat 3; seats are 0 to 2"),
        ({}, "a deal needs either a seed or the order of the whole pack"),
        (
            {"seed": 2**53},
            "9007199254740992 is not a seed\nHint: use a whole number from 0 to 9007199254740991",
        ),
        ({"order": [0, 1, 2]}, "the order does not have each of the 24 cards exactly once"),
    ],
)
def test_a_deal_is_refused_in_full(wanted: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError) as refused:
        form_of("court", "three-handed").deal(**wanted)
    assert str(refused.value) == message


def test_the_first_and_the_last_seed_deal() -> None:
    form = form_of("court", "two-handed")
    assert form.deal(0).order != form.deal(2**53 - 1).order


def bare(game: str, name: str) -> Form[Any]:
    """A form with what all forms have, and nothing of its own."""
    nothing: dict[str, Any] = dict.fromkeys(Form.__abstractmethods__)
    form: Form[Any] = type("Bare", (Form,), nothing)(load_ledger(game), name, Options())
    return form


def test_a_form_that_says_nothing_of_positions_knows_none() -> None:
    with pytest.raises(InputError) as refused:
        bare("nations", "four-handed").position({})
    assert str(refused.value) == (
        "Nations for four does not support positions\nHint: deal from a seed or an order"
    )


def test_a_form_that_says_nothing_of_actions_plays_its_cards_and_no_referee_is_called() -> None:
    form = bare("nations", "four-handed")
    assert (form.action_count, form.calls) == (52, ())
    assert [form.parse(text) for text in ("MpEU", "europe-map", "map of europe")] == [0, 0, 0]
    assert form.notation.names == form.pack.tokens
    with pytest.raises(UnknownName, match="has no action 52"):
        form.require(52)


def test_a_form_that_says_nothing_of_agreements_is_made_anew_under_them() -> None:
    form = bare("court", "two-handed")
    again = form.agreeing(CourtOptions(no_sixty="carry"))
    assert (type(again), again.name, again.agreed) == (type(form), form.name, {"no_sixty": "carry"})


def test_a_form_that_says_nothing_of_players_has_one_who_does_anything() -> None:
    chance = iter([0, 0.26, 0.99]).__next__
    form = bare("nations", "four-handed")
    assert [form.simple_action(None, [3, 5, 8, 24], chance) for _ in range(3)] == [3, 5, 24]


def test_a_form_has_the_questions_of_its_clauses_and_those_of_no_clause() -> None:
    bank, easy = bare("portrait-authors", "bank"), bare("portrait-authors", "easy")
    assert bank.questions["lucky"].option == "authors.bank.lucky"
    assert "lucky" not in easy.questions
    placed = {clause.id for clause in easy.ledger.clauses}
    loose = {q.option for q in easy.ledger.questions if q.option and q.id not in placed}
    for form in (bank, easy):
        assert loose <= {question.option for question in form.questions.values()}


def test_a_call_is_its_words_and_a_seat() -> None:
    form = dealing.form_of("sixty-six", "three-handed")
    calls = [form.called(form.parse(call)) for call in ("fresh-deal", "no-draw 2 end")]
    assert calls == [("fresh-deal", 0), ("no-draw {seat} end", 2)]


def test_an_outcome_adds_up_what_was_made_and_is_decided_by_the_last() -> None:
    bonus = Award(1, 1, "COURT-4H-11", "took the Standard", ("COURT-B24",))
    count = Award(0, 2, "COURT-4H-10", "made sixty", ("COURT-B26",))
    again = Award(1, 1, "COURT-4H-11", "took it again")
    assert Outcome.of(3, [bonus, again, count], carry=1) == Outcome(
        (2, 2, 0), (bonus, again, count), 1, "COURT-4H-10", "made sixty", ("COURT-B26",)
    )
    assert Outcome.of(2, [bonus]).carry == 0

"""Where a table has agreed otherwise than the clause that is cited, whoever shows it says so."""

from typing import Any

import pytest

from cardwright.engine import Record, judge, load_game
from cardwright.engine.agreed import agreements, overruling
from cardwright.engine.kernel import Form
from cardwright.engine.match import ScoreLine
from cardwright.engine.ruling import ruling
from tests.engine.cited import lawful
from tests.engine.dealing import dealt, form_of, played

HIGHER = (
    "The table has agreed otherwise: no_sixty = higher (COURT-B7: “What happens when a round is "
    "played out and neither player has sixty?” “The higher count gains one point.”)"
)


def forms_with_agreements() -> list[Form[Any]]:
    return [
        form.with_options(**{option: choice})
        for game in lawful()
        for form in map(load_game(game).form, load_game(game).forms)
        for option, question in form.questions.items()
        for choice in question.choices
        if choice != question.default
    ]


@pytest.mark.parametrize("form", forms_with_agreements(), ids=repr)
def test_an_agreement_is_a_reading_of_the_question_and_not_the_one_we_play_by(
    form: Form[Any],
) -> None:
    (agreement,) = agreements(form)
    question = form.questions[agreement.option]
    assert agreement.reading in question.readings
    default = question.readings[question.choices.index(question.default)]
    assert agreement.reading != default
    assert form.ledger.clause(agreement.clause).kind == "ruling"
    assert overruling([agreement], {agreement.clause, "COURT-CNT-2"}) == (agreement,)
    assert overruling([agreement], {"COURT-CNT-2"}) == ()


def test_as_we_recommend_nothing_is_agreed() -> None:
    assert agreements(form_of("court")) == ()
    assert agreements(form_of("court", no_sixty="none")) == ()
    (agreement,) = agreements(form_of("court", no_sixty="higher"))
    assert agreement.text == HIGHER


def test_an_agreement_on_what_is_free_to_the_table_says_what_it_may_be() -> None:
    form = load_game("card-tennis").form("singles").with_options(deck="28/12/8/4")
    (agreement,) = agreements(form)
    assert agreement.text == (
        "The table has agreed otherwise: deck = 28/12/8/4 (TEN-C: “How many cards of each stroke "
        "were in the pack?” “A choice of the table’s own: it may be any four numbers from 1 to 99 "
        "such as 24/14/6/4: serves, returns, volleys, nets.”)"
    )


# What is agreed, the moves from the start, the action asked about, whether it is legal then, and
# the clause; each clause says the opposite of what the judge does.
RULINGS = [
    ("court", "close_before_draw", "on", "BK BR", "z", True, "COURT-B14"),
    ("court", "declare_when", "after-couplet", "BK BR GE", "60", False, "COURT-B9"),
    ("sixty-six", "marriage_after_close", "off", "AH 9C z", "KS!", False, "S66-B7"),
]
HANDS = {
    "court": ("GC GR BK BC GS KE", "GJ BJ KJ RJ GE BR", "GK"),
    "sixty-six": ("KS QS AH 10S 9D JC", "9S 9C JD QD KD AD", "JH"),
}


@pytest.mark.parametrize(("game", "option", "choice", "moves", "asked", "ok", "clause"), RULINGS)
def test_a_ruling_says_what_the_table_has_agreed(
    game: str, option: str, choice: str, moves: str, asked: str, ok: bool, clause: str
) -> None:
    form = form_of(game, **{option: choice})
    state = played(dealt(form, *HANDS[game]), moves)
    ruled = ruling(Record.of(state), len(state.actions) + 1, asked)
    assert (ruled.verdict.ok, ruled.verdict.clause) == (ok, clause)
    (agreement,) = agreements(form)
    *_, cited, last = ruled.lines()
    assert cited.startswith(f"{clause}, ")
    assert last == agreement.text
    assert form.questions[option].question in last


def test_a_ruling_on_another_clause_does_not() -> None:
    form = form_of("court", close_before_draw="on")
    ruled = ruling(Record.of(dealt(form, *HANDS["court"])), 1, "x")
    assert ruled.verdict.clause == "COURT-2H-R1"
    assert not any("agreed" in line for line in ruled.lines())


def test_an_exchange_until_the_court_card_is_drawn_rests_on_the_agreement() -> None:
    form = form_of("court", exchange_closes_at="court-card")
    facts = {"dealer": 1, "leader": 0, "turn_up": "GS", "tricks": [3, 2], "talon": "GJ"}
    hands = {0: "RC RK BK KK RE BE", 1: "RR RS BS KS KJ BJ"}
    state = played(form.position({**facts, "hands": hands}), "RC RS")
    assert {judge(state, action).clause for action in state.legal()} == {"COURT-B12"}
    for action in state.legal():
        assert "COURT-B12" in form.action_events(state, action)[0].clauses


@pytest.mark.parametrize("name", ["two-handed", "three-handed", "four-handed"])
def test_the_sheet_says_what_the_table_has_agreed(name: str) -> None:
    for choice, noted in (("accumulates", 0), ("single", 1)):
        form = load_game("court").form(name).with_options(tie_carry=choice)
        match = form.match(seed=1, dealer=0)
        match.note(-1, ("COURT-2H-R8", "COURT-B8"), "equal counts")
        match.note(0, ("COURT-B20",), "deals")
        tie, deals = match.sheet[-2:]
        assert len(tie.agreed) == noted
        assert deals.agreed == ()
    assert tie == ScoreLine(1, -1, 0, "COURT-2H-R8", "equal counts", ("COURT-B8",), tie.agreed)
    assert tie.agreed[0].endswith("“No, one point at most is carried.”)")

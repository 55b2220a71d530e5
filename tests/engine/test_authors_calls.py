"""Portrait Authors: calls lost by agreement, calls as people say them, actions described."""

from typing import Any

import pytest

from cardwright.engine import judge, load_game, play
from cardwright.engine.agreed import agreements, overruling
from cardwright.errors import UnknownName

GAME = load_game("portrait-authors")


def form_of(name: str, **agreed: str) -> Any:  # noqa: ANN401 - with what only this game has
    return GAME.form(name).with_options(**agreed)


# ------------------------------------------------------------------ agreements

HELD = {0: "holmes longfellow-portrait twain-portrait", 1: "longfellow-sketch twain-sketch"}
GROUPS = {"seats": 3, "dealer": 2, "hands": HELD}  # from which a set of Poets was dealt to Seat 0
STACKED = {"hands": {0: "raymond-portrait"}, "stacks": [[0, "holmes longfellow"]], "dealer": 3}
AWAY = "1 longfellow-sketch; 1 ward-portrait; 0 ward-portrait; 1 twain-portrait; 1 twain-sketch"


@pytest.mark.parametrize(
    ("agreed", "facts", "moves", "asked", "clause"),
    [
        ({"r3d": "same-group"}, GROUPS, AWAY, "stack poets", "AUTH-B3"),
        ({"r2_in_hand_only": "on"}, STACKED, "", "1 whittier-sketch", "AUTH-D1"),
    ],
)
def test_what_is_refused_by_agreement_says_so(
    agreed: dict[str, str], facts: dict[str, Any], moves: str, asked: str, clause: str
) -> None:
    for form in (form_of("full"), form_of("full").with_options(**agreed)):
        state = form.position(facts)
        for move in filter(None, moves.split("; ")):
            state = play(state, form.parse(move))
        verdict = judge(state, form.parse(asked))
        assert (verdict.ok, verdict.clause) == (not form.agreed, clause)
        assert overruling(agreements(form), [verdict.clause]) == agreements(form)


def test_a_call_that_is_lost_for_its_words_is_lost_by_agreement() -> None:
    form = form_of("full").with_options(r8_forfeit=True)
    state = form.deal(1)
    lost = form.parse("out-of-order")
    (event, *_) = form.action_events(state, lost)
    assert "as the table has agreed" in event.text
    assert overruling(agreements(form), event.clauses) == agreements(form)
    assert play(state, lost).to_move == 2
    without = form_of("full")
    assert judge(without.deal(1), without.parse("out-of-order")).clause == "AUTH-B17"


# ------------------------------------------------------------------ words


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2 holmes-portrait", "2 holmes-portrait"),
        ("2 Poets Holmes portrait", "2 holmes-portrait"),
        ("2, in Poets, the sketch of Oliver Wendell Holmes", "2 holmes-sketch"),
        ("call on Seat 2: in Poets, the portrait of O. W. Holmes", "2 holmes-portrait"),
        ("SKETCH of the poet WHITTIER from 3", "3 whittier-sketch"),
        ("1 Henry Wadsworth Longfellow, portrait and sketch", "1 longfellow"),
        ("1 longfellow", "1 longfellow"),
        ("1 bret harte sketches", "1 harte-sketch"),
        ("stack poets", "stack poets"),
        ("Stack the Story Writers", "stack story-writers"),
        ("Out-Of-Order", "out-of-order"),
    ],
)
def test_a_call_is_understood_as_people_say_it(said: str, meant: str) -> None:
    form = form_of("full")
    assert form.action_name(form.parse(said)) == meant


@pytest.mark.parametrize(
    "said",
    [
        "2 Humorists Holmes portrait",  # he is a Poet
        "Holmes portrait",  # of whom?
        "2 portrait",  # of which author?
        "2 James portrait",  # three are called so
        "2 3 Holmes portrait",
        "9 holmes-portrait",
        "2 Poets",
        "stack",
        "stack poets humorists",
        "p",  # there is no Bank
        "",
        f"{'9' * 5000} holmes portrait",
    ],
)
def test_what_is_not_clear_is_refused(said: str) -> None:
    with pytest.raises(UnknownName, match="there is no action"):
        form_of("full").parse(said)


@pytest.mark.parametrize("author", [0, 13, 31])
def test_who_calls_for_both_is_told_of_whom(author: int) -> None:
    form = form_of("full")
    state = form.deal(1, seats=3)
    for seat in range(8):
        first = form.parse(f"{seat} holmes")
        verdict = judge(state, first + author)
        name = form.spoken[form.name_of_author(author)]
        assert verdict.clause == "AUTH-R9-EX"
        assert f"the portrait and the sketch of {name} together" in verdict.text


def test_in_the_easy_form_an_author_is_one_card() -> None:
    form = form_of("easy")
    assert form.action_name(form.parse("2 Holmes")) == "2 holmes-portrait"
    assert "2 holmes" not in form.notation.names
    added = form_of("easy", sketches="on")
    assert added.action_name(added.parse("stack poet sketches")) == "stack poets-sketch"


@pytest.mark.parametrize("name", GAME.forms)
def test_books_and_authors_are_spoken_of_by_their_names(name: str) -> None:
    form = form_of(name)
    books = [form.spoken[form.name_of_book(n)] for n in range(len(form.book_names))]
    assert books == list(form.book_names)
    assert books[0] == "Poets"
    assert books[-1] == "Essayists"
    authors = [form.spoken[form.name_of_author(n)] for n in range(len(form.table.authors))]
    assert authors[:1] + authors[-1:] == (
        [] if name == "easy" else ["Oliver Wendell Holmes", "Donald G. Mitchell"]
    )


def test_an_action_is_described_in_the_order_of_the_old_rules() -> None:
    form = form_of("bank")
    state = form.deal(1)
    assert [
        form.describe(form.parse(text), state) for text in ("1 parton-sketch", "1 parton", "p")
    ] == [
        "call on Seat 1: in Biographers, the sketch of James Parton",
        "call on Seat 1: in Biographers, the portrait and sketch of James Parton",
        "let the turn pass",
    ]
    assert form.describe(form.parse("stack poets"), state) == "stack the Poets"


@pytest.mark.parametrize(
    ("bank", "passing"),
    [
        ("raymond-sketch bennett-portrait", "draw once more, and let the turn pass"),
        ("raymond-sketch", "let the turn pass"),
    ],
)
def test_after_the_very_card_the_second_draw_is_named_if_there_is_one(
    bank: str, passing: str
) -> None:
    form = form_of("bank")
    hands = {0: "raymond-portrait", 1: "greeley-portrait"}
    state = form.position({"seats": 3, "dealer": 2, "hands": hands, "bank": bank})
    state = play(state, form.parse("1 raymond-sketch"))
    assert form.describe(form.parse("p"), state) == passing


def test_a_call_for_both_is_described_by_the_group_of_its_author() -> None:
    form = form_of("full")
    state = form.deal(1, seats=3)
    first = form.parse("1 holmes")
    for number, author in enumerate(form.ledger.authors):
        group = form.ledger.suit(author.group).name
        told = f"call on Seat 1: in {group}, the portrait and sketch of {author.name}"
        assert form.describe(first + number, state) == told

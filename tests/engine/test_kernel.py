from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from cardwright import paths
from cardwright.engine import GAMES, judge, load_game, play, read_game
from cardwright.engine.kernel import Form
from cardwright.engine.masks import lists, mask_of, members
from cardwright.engine.outcome import Event
from cardwright.engine.sentence import any_of, fill
from cardwright.engine.shuffle import mixed, shuffled
from cardwright.engine.verdict import GatheredFacts, Message, Verdict
from cardwright.errors import InputError, LedgerError, UnknownName
from tests.engine.cited import lawful

LAWS = ("court", "sixty-six")


def form_of(game: str, name: str = "two-handed") -> Form[Any]:
    return load_game(game).form(name)


def test_a_seed_gives_the_same_order_for_ever() -> None:
    assert shuffled(24, 0) == (
        18, 12, 8, 2, 3, 6, 10, 7, 21, 23, 1, 17, 20, 13, 0, 22, 4, 15, 5, 14, 9, 19, 11, 16
    )  # fmt: skip
    assert sorted(shuffled(32, 9)) == list(range(32))


def test_every_card_comes_to_every_place() -> None:
    places = [[0] * 6 for _ in range(6)]
    for seed in range(6000):
        for place, card in enumerate(shuffled(6, seed)):
            places[card][place] += 1
    assert all(850 < times < 1150 for row in places for times in row)


def test_deals_of_a_run_have_seeds_of_their_own() -> None:
    seeds = [mixed(seed, number) for seed in range(50) for number in range(50)]
    assert len(set(seeds)) == 2500
    assert all(0 <= seed < 2**53 for seed in seeds)
    assert [mixed(7, 0), mixed(7, 1), mixed(0, 0)] == [
        7210894893011350,
        4196252274081433,
        5992556635811075,
    ]


def test_masks_list_their_cards_ascending() -> None:
    for cards in ([], [0], [51], [3, 12, 13, 25, 26, 38, 39, 51], list(range(52))):
        assert members(mask_of(cards)) == cards
    asked = [lists(5)[mask] for mask in range(8)]
    assert asked == [[], [5], [6], [5, 6], [7], [5, 7], [6, 7], [5, 6, 7]]


def test_a_sentence_names_cards_and_choices() -> None:
    names = ("Ace", "Ten", "King", "Queen")
    saying = Message("S66-X11", "{led:card}: play {may:cards}, you have {count}.")
    verdict = Verdict(
        ok=False, saying=saying, facts={"led": 1, "may": 0b1101, "count": 9}, cards=names
    )
    assert verdict.text == "Ten: play Ace, King or Queen, you have 9."
    assert verdict.clause == "S66-X11"
    assert any_of(["Ace"]) == "Ace"
    assert fill("{count:3}", {"count": 9}, ()) == "  9"


def test_the_facts_of_a_verdict_are_gathered_once_and_only_for_who_asks() -> None:
    gathered: list[int] = []

    def gather(led: int) -> dict[str, int]:
        gathered.append(led)
        return {"led": led}

    verdict = Verdict(
        ok=True,
        saying=Message("S66-X11", "{led:card}"),
        facts=GatheredFacts(gather, 1),
        cards=("Ace", "Ten"),
    )
    assert verdict.ok
    assert gathered == []
    assert (verdict.text, dict(verdict.facts), repr(verdict.facts)) == (
        "Ten",
        {"led": 1},
        "{'led': 1}",
    )
    assert gathered == [1]


@pytest.mark.parametrize("name", ["two-handed", "four-handed"])
def test_every_sentence_may_name_a_number_of_the_rules(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """So that one that varies is no word."""
    form: Any = form_of("court", name)
    sentence = "The last couplet counts {last_trick}."
    for key, message in form.law.says.items():
        monkeypatch.setitem(form.law.says, key, message._replace(sentence=sentence))
    lead = Event(sentence, ())
    monkeypatch.setitem(form.law.tells.events, "lead", lead)
    state = form.deal(1)
    said = {judge(state, action).text for action in form.every_action}
    assert said == {"The last couplet counts 10."}
    event, *_ = form.action_events(state, state.legal()[0])
    assert event.text.startswith("The last couplet counts 10.")
    assert event.facts == {"last_trick": 10}


@pytest.mark.parametrize(
    ("option", "advice"),
    [("tie_cary", "did you mean “tie_carry”?"), ("wild_jester", "it has no_sixty, tie_carry,")],
)
def test_an_option_without_law_is_a_fault_of_the_ledger(
    tmp_path: Path, option: str, advice: str
) -> None:
    ledger = paths.data("seeds", "court.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(ledger.replace('"court.tie_carry"', f'"court.{option}"'), "utf-8")
    with pytest.raises(LedgerError) as caught:
        read_game(mine)
    what = f"mine.toml: questions[7] “COURT-B8”: option: the law has no option “{option}”; {advice}"
    assert caught.value.message.startswith(what)


@pytest.mark.parametrize("game", lawful())
def test_options_are_those_of_the_ledger(game: str) -> None:
    forms = [form_of(game, name) for name in load_game(game).forms]
    asked = {q.option.rpartition(".")[2]: q for q in forms[0].ledger.questions if q.option}
    assert {field.name for field in fields(forms[0].options)} == set(asked)
    assert {name for form in forms for name in form.questions} == set(asked)
    for form in forms:
        for name, question in form.questions.items():
            assert getattr(form.options, name) == question.default
            for choice in question.choices:
                agreed = form.with_options(**{name: choice})
                assert getattr(agreed.options, name) == choice
                assert agreed.agreed == ({} if choice == question.default else {name: choice})


def test_a_form_has_only_the_options_that_matter_in_it() -> None:
    assert set(form_of("court", "four-handed").questions) == {"tie_carry", "marriages"}
    assert "marriages" not in form_of("court").questions
    assert set(form_of("sixty-six", "four-handed").questions) == {"head_plain", "ten_bonus"}
    with pytest.raises(UnknownName, match="no option of Four-handed Court “no_sixty”"):
        form_of("court", "four-handed").with_options(no_sixty="carry")


def test_true_and_false_are_on_and_off() -> None:
    form = form_of("sixty-six")
    assert form.with_options(original_leader_may_close=True).agreed == {
        "original_leader_may_close": "on"
    }
    assert form.with_options(marriage_after_close=False).agreed == {"marriage_after_close": "off"}


def test_unknown_options_and_choices_are_named() -> None:
    with pytest.raises(
        UnknownName, match=r"no option of Two-handed Court “no_sixy”\s+Hint: .*no_sixty"
    ):
        form_of("court").with_options(no_sixy="none")
    with pytest.raises(UnknownName, match="no choice of no_sixty “high”"):
        form_of("court").with_options(no_sixty="high")
    with pytest.raises(UnknownName, match=r"no choice of no_sixty “True”\s+Hint: known: none, "):
        form_of("court").with_options(no_sixty=True)
    with pytest.raises(UnknownName, match="no option of Two-handed Court “self”"):
        form_of("court").with_options(self="on")


def test_forms_that_agree_are_equal() -> None:
    assert form_of("court") == form_of("court")
    assert form_of("court") != form_of("court", "three-handed")
    other = form_of("court").with_options(no_sixty="carry")
    assert other != form_of("court")
    assert form_of("court").deal(seed=1) == form_of("court").deal(seed=1)
    assert form_of("court").deal(seed=1) != other.deal(seed=1)
    assert len({form_of("court").deal(seed=1), form_of("court").deal(seed=1)}) == 1


@pytest.mark.parametrize("game", LAWS)
def test_cards_are_dealt_by_threes_and_the_thirteenth_is_turned(game: str) -> None:
    order = list(range(24))
    state = form_of(game).deal(order=order, dealer=0)
    assert state.hand(1) == (0, 1, 2, 6, 7, 8)
    assert state.hand(0) == (3, 4, 5, 9, 10, 11)
    assert state.turn_up == 12
    assert (state.to_move, state.dealer) == (1, 0)
    three = form_of(game, "three-handed").deal(order=order, dealer=1)
    assert three.hand(2) == (0, 1, 2, 6, 7, 8)
    assert three.hand(0) == (3, 4, 5, 9, 10, 11)
    assert three.hand(1) == ()
    assert (three.to_move, three.dealer) == (2, 1)


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"seed": -1}, "is not a seed"),
        ({"seed": 1.5}, "is not a seed"),
        ({"seed": True}, "is not a seed"),
        ({"seed": 2**53}, "to 9007199254740991"),
        ({}, "either a seed or the order"),
        ({"seed": 1, "order": range(24)}, "either a seed or the order"),
        ({"order": ["0", *range(23)]}, "each of the 24 cards exactly once"),
        ({"order": [*map(float, range(24))]}, "each of the 24 cards exactly once"),
        ({"seed": 1, "dealer": 0.5}, "no seat 0.5"),
        ({"order": range(23)}, "each of the 24 cards exactly once"),
        ({"order": [0, *range(23)]}, "each of the 24 cards exactly once"),
        ({"seed": 1, "dealer": 2}, "no seat 2"),
        ({"seed": 1, "dealer": -1}, "no seat -1"),
        ({"seed": 1, "seats": 3}, "not for 3 players"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(wanted: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        form_of("court").deal(**wanted)


@pytest.mark.parametrize("game", LAWS)
def test_what_people_write_is_read(game: str) -> None:
    form = form_of(game)
    state = form.deal(seed=1)
    card = form.pack[4]
    for text in (card.id, card.name, card.name.upper(), f"  {card.name} ", form.action_name(4)):
        assert form.parse(text, state) == 4
    claim = {
        "court": {"declare": "60", "Declare sixty": "60", "lay down four": "4"},
        "sixty-six": {"declare": "66", "Declare Sixty-Six": "66", "announce sixty-six": "66"},
    }[game]
    shorts = {"close": "z", "Exchange": "x", "draw": "d", "pass": "p"} | claim
    for word, short in shorts.items():
        assert form.parse(word, state) == form.parse(short, state)
    with pytest.raises(UnknownName, match="no action “clsoe”"):
        form.parse("clsoe", state)


def test_in_sixty_six_it_is_marriages_that_are_announced() -> None:
    with pytest.raises(UnknownName, match="no action “announce”"):
        form_of("sixty-six").parse("announce")


def test_notation_is_the_letters_of_the_ledger() -> None:
    court, sixty_six = form_of("court"), form_of("sixty-six")
    assert court.action_name(court.pack.card_id("Black Knight")) == "KK"
    assert sixty_six.action_name(sixty_six.pack.card_id("hearts-10")) == "10H"
    assert court.action_name(court.parse("RR!")) == "RR!"


def test_unknown_games_and_forms_are_named() -> None:
    with pytest.raises(UnknownName, match="did you mean “court”"):
        load_game("cort")
    with pytest.raises(UnknownName, match="no form “two-hand”"):
        load_game("court").form("two-hand")
    assert load_game("court").forms == ("two-handed", "three-handed", "four-handed")
    assert GAMES[:5] == ("court", "portrait-authors", "card-tennis", "sixty-six", "nations")


@pytest.mark.parametrize("game", LAWS)
@pytest.mark.parametrize("name", ["two-handed", "three-handed", "four-handed"])
def test_there_is_nothing_to_see_for_nobody(game: str, name: str) -> None:
    form = form_of(game, name)
    state = form.deal(seed=1)
    for seat in (-1, form.seats, 0.0):
        with pytest.raises(InputError, match="no seat"):
            state.view(seat)
        with pytest.raises(InputError, match="no seat"):
            state.hand(seat)


def test_what_is_no_action_is_refused_at_every_door() -> None:
    form = form_of("court")
    state = form.deal(seed=1)
    last = form.action_count + len(form.calls)
    for door in (
        lambda action: judge(state, action),
        lambda action: play(state, action),
        lambda action: form.action_name(action, state),
    ):
        for action in (-1, last):
            with pytest.raises(UnknownName, match="no action"):
                door(action)
        with pytest.raises(UnknownName, match=r"not 'GC'\s+Hint: use form.parse"):
            door("GC")
    assert form.action_name(last - 1) == form.calls[-1]


def test_who_writes_nothing_like_an_action_is_shown_the_shortest_first() -> None:
    form = load_game("court").form("two-handed")
    with pytest.raises(UnknownName, match=r"Hint: known: 4, d, p, x, z, 60, BC, BE, BJ, "):
        form.parse("abracadabra")

"""Records: written and read back, replayed with every action judged, refused with a reason."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.engine import Record, load_game, replay
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.record import RULES, parse_records
from cardwright.engine.record_files import read_records
from cardwright.errors import CardwrightError, InputError, RecordError
from tests.engine.dealing import dealt, form_of, played

BAD = Path(__file__).parent / "records"
COURT = form_of("court")


def begun(state: TrickAndDrawState) -> TrickAndDrawState:
    """The state after the first action that is open, and the first that is open then."""
    for _ in range(2):
        state = state.apply(state.legal()[0])
    return state


def test_a_record_is_one_line_and_comes_back_as_it_was() -> None:
    state = begun(COURT.with_options(no_sixty="carry").deal(seed=7, dealer=1))
    for record in (Record.of(state), Record.of(state, seed=7)):
        line = record.line()
        assert "\n" not in line
        (again,) = parse_records(line, "a line")
        assert again == record
        assert again.line() == line
        assert replay(again) == state


def test_a_record_with_a_seed_is_written_in_this_order() -> None:
    record = Record("court", "two-handed", actions=("GK",), seed=7)
    assert record.line() == (
        '{"game": "court", "form": "two-handed", "options": {}, "rules": 1, "seed": 7, '
        '"dealer": 0, "actions": ["GK"]}'
    )
    order = json.loads(Record.of(COURT.deal(seed=7)).line())["order"]
    assert sorted(order) == sorted(COURT.pack.tokens)


def test_an_order_may_be_written_in_notation_by_ids_or_by_names() -> None:
    record = Record.of(COURT.deal(seed=7))
    assert record.order is not None
    ids = tuple(COURT.pack[COURT.pack.card_id(token)].id for token in record.order)
    names = tuple(COURT.pack[COURT.pack.card_id(token)].name for token in record.order)
    assert (record.order[0], ids[0], names[0]) == ("RC", "red-crown", "Red Crown")
    for order in (ids, names, (*ids[:12], *record.order[12:])):
        (read,) = parse_records(replace(record, order=order).line(), "by hand")
        assert Record.of(replay(read)).line() == record.line()


def test_a_seed_that_gives_another_deal_is_refused() -> None:
    with pytest.raises(InputError, match="seed 8 does not give this deal"):
        Record.of(COURT.deal(seed=7), seed=8)


@pytest.mark.parametrize("game", ["court", "sixty-six"])
@pytest.mark.parametrize("name", load_game("court").forms)
def test_whole_deals_are_replayed_to_the_same_state(game: str, name: str) -> None:
    form = load_game(game).form(name)
    for seed in range(10):
        state = form.deal(seed, dealer=seed % form.seats)
        while not state.over:
            legal = state.legal()
            state = state.apply(legal[seed % len(legal)])
        record = Record.of(state)
        *before, last = record.states()
        assert last == state
        assert [s.to_move == -1 for s in before] == [False] * len(record.actions)
        assert replay(Record.of(state, seed)) == state


def test_options_dealer_and_blank_lines_may_be_left_out() -> None:
    short = '{"game": "court", "form": "two-handed", "rules": 1, "seed": 7, "actions": []}'
    (record,) = parse_records(f"\n\n{short}\r\n\n", "short")
    assert replay(record) == COURT.deal(seed=7)
    assert record.place == "short: line 3"


def test_options_may_be_true_and_false() -> None:
    record = Record("court", "two-handed", options={"close_before_draw": True}, seed=1)
    assert record.deal().form.agreed == {"close_before_draw": "on"}


@pytest.mark.parametrize("path", sorted(BAD.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_bad_record_is_refused_with_the_message_beside_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(BAD)
    with pytest.raises(RecordError) as refused:
        list(map(replay, read_records(path.name)))
    assert f"{refused.value}\n" == path.with_suffix(".error").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("[" * 100_000, "is nested too deeply"),
        ('{"seed": ' + "9" * 5000 + "}", "contains a number that is too long"),
    ],
)
def test_a_record_made_to_exhaust_the_reader_is_refused(line: str, problem: str) -> None:
    with pytest.raises(RecordError, match=f"bad: line 1: {problem}"):
        parse_records(line, "bad")


@pytest.mark.parametrize("cut", range(0, 120, 7))
def test_no_damage_leads_to_anything_but_an_error_of_ours(cut: int) -> None:
    line = Record.of(begun(COURT.deal(seed=7)), seed=7).line()
    for damaged in (line[:cut] + line[cut + 3 :], line[:cut] + '"' + line[cut:], line[cut:]):
        try:
            for record in parse_records(damaged, "damaged"):
                replay(record)
        except CardwrightError as error:
            assert str(error).startswith("damaged: ")  # noqa: PT017 - it may also be whole


def test_other_rules_than_ours_are_not_guessed() -> None:
    record = replace(Record.of(COURT.deal(seed=7)), rules=RULES + 1, place="old.jsonl: line 1")
    with pytest.raises(RecordError, match=r"old.jsonl: line 1: rules: the record has version"):
        replay(record)


def test_our_own_ledger_may_be_named_and_no_other() -> None:
    record = Record.of(COURT.deal(seed=7), seed=7)
    assert "ledger" not in record.to_dict()
    named = replace(record, ledger=load_game("court").ledger.digest)
    assert replay(named) == replay(record)
    line = replace(named, ledger="0" * 64).line()
    with pytest.raises(RecordError) as refused:
        parse_records(line, "old.jsonl")
    message, _, hint = str(refused.value).partition("\n")
    assert message.startswith("old.jsonl: line 1: ledger: 000000000000… is not the ledger")
    assert hint.startswith("Hint: replay it with its original ledger, or with its own deck")


def test_an_illegal_move_names_place_move_seat_action_sentence_and_clause() -> None:
    state = dealt(COURT, "GC BE GR KC KR BS", "BC BR KE RE GE RS", "RJ")
    record = Record.of(played(state, "z BE"))
    record = replace(record, actions=(*record.actions, "KE"), place="deals.jsonl: line 4")
    with pytest.raises(RecordError) as refused:
        replay(record)
    message, _, hint = str(refused.value).partition("\n")
    assert message.startswith("deals.jsonl: line 4: move 3 (KE, Seat 0 to move): ")
    assert message.endswith("(COURT-2H-R4b)")
    assert hint == "Hint: legal for Seat 0: BC, BR"


def test_a_position_that_was_set_up_has_no_record() -> None:
    form = load_game("court").form("two-handed")
    hands = {"0": ["GC", "GR"], "1": ["RC", "RR"]}
    facts = {"hands": hands, "trump": "gold", "tricks": [5, 5], "leader": 0, "counted": [20, 20]}
    position = form.position(facts)
    with pytest.raises(InputError, match="a position has no record, because it was not played"):
        Record.of(position)

"""Stories and rulings: what `replay` and `judge` print."""

import json
import re
from dataclasses import replace
from itertools import islice

import pytest

from cardwright.engine import Record, load_game
from cardwright.engine.ruling import ruling
from cardwright.engine.state import State
from cardwright.engine.story import data, lines, story, tokens
from cardwright.errors import UnknownName
from tests.engine.dealing import dealt, form_of, played

COURT = form_of("court")
MARRIAGE = dealt(COURT, "RC RR BK BC GS KE", "GJ BJ KJ RJ GE GR", "GK", "KC KR")
SHORT = played(dealt(COURT, "GK GS BJ KR KS RE", "GJ BC BK KE RC RS", "RJ"), "GK GJ 60")


def test_a_story_begins_with_the_deal_and_shows_the_hands_at_each_couplet() -> None:
    told = list(lines(story(Record.of(played(MARRIAGE, "RR! GJ BJ BK")))))
    assert told[0] == "Two-handed Court, dealt by Seat 0 from a given order"
    assert [line for line in told if line.startswith("Couplet")] == [
        "Couplet 1:  Seat 0 GR GE GJ BJ KJ RJ   Seat 1 GS BC BK KE RC RR",
        "Couplet 2:  Seat 0 GR GE BJ KC KJ RJ   Seat 1 GS BC BK KR KE RC",
    ]
    waiting = told.index("      It waits until Seat 1 takes a couplet.  [COURT-CNT-7 COURT-B5]")
    assert told[waiting - 1].startswith("   1. Seat 1 announces twenty")
    assert told[waiting + 1].startswith("   2. Seat 0 plays the Gold Jester.  [COURT-2H-R4a]")
    assert told[-2:] == [
        (
            "The deal is not over; Seat 1 is to move:  "
            "Seat 0 GR GE BR KC KJ RJ   Seat 1 GC GS BC KR KE RC"
        ),
        "Counts: 8 for Seat 0; 23 for Seat 1",
    ]


def test_a_story_says_what_is_still_waiting_and_what_was_agreed() -> None:
    form = form_of("court", no_sixty="carry")
    state = dealt(form, "RC RR BK BC GS KE", "GJ BJ KJ RJ GE GR", "GK", "KC KR")
    told = list(lines(story(Record.of(played(state, "RR! GJ")))))
    assert told[1].startswith("The table has agreed otherwise: no_sixty = carry (COURT-B7: “")
    assert told[1].endswith("?” “It is treated as a tie and carries one point.”)")
    assert told[2] == "A clause that gives way is marked *."
    assert told[-1] == "Counts: 8 for Seat 0; 0 for Seat 1, and 20 waiting"


def test_a_choice_that_we_recommend_is_no_agreement() -> None:
    record = Record("court", "two-handed", options={"no_sixty": "none"}, seed=7)
    assert next(islice(lines(story(record)), 1, None)) == ""


def test_a_clause_that_gives_way_is_marked_wherever_it_is_cited() -> None:
    form = form_of("court", close_before_draw="on")
    state = dealt(form, "GC GR BK BC GS KE", "GJ BJ KJ RJ GE BR", "GK")
    told = list(lines(story(Record.of(played(state, "BK BR z")))))
    (close,) = (line for line in told if "closes" in line)
    assert close.endswith("and neither will.  [COURT-TERM-CLOSE COURT-B14* COURT-D14]")
    assert "*" not in "".join(line for line in told[4:] if line != close)


def test_the_score_says_what_the_table_has_agreed_about_it() -> None:
    facts = {"trump": "gold", "hands": {0: "RJ", 1: "BJ"}, "tricks": [6, 5], "counted": [37, 50]}
    agreed = form_of("court", no_sixty="higher")
    end = played(agreed.position({"dealer": 1, "leader": 0, **facts}), "RJ BJ")
    first = agreed.deal(seed=1)
    told = story(Record.of(first))
    assert list(lines(replace(told, outcome=end.outcome, to_move=None)))[-4:-1] == [
        "Score",
        (
            "      Seat 1: 1, neither made sixty (Seat 0: 47, Seat 1: 50); as agreed, the higher "
            "count wins a point  [COURT-B7*]"
        ),
        f"      {told.agreements[0].text}",
    ]


def test_a_dealer_who_sits_out_has_no_count() -> None:
    told = lines(story(Record("court", "three-handed", seed=7, dealer=1)))
    assert list(told)[-1] == "Counts: 0 for Seat 0; 0 for Seat 2"


def test_a_story_names_the_seed_of_its_deal() -> None:
    told = lines(story(Record("court", "two-handed", seed=7, dealer=1)))
    assert next(told) == "Two-handed Court, dealt by Seat 1 from seed 7"


def test_the_score_names_each_point_with_its_clause_and_reason() -> None:
    told = list(lines(story(Record.of(SHORT))))
    assert told[-3:] == [
        "Score",
        "      Seat 0: 2, the opponent declared sixty with 3  [COURT-2H-R5]",
        "Counts: 0 for Seat 0; 3 for Seat 1",
    ]


def test_a_story_of_four_names_the_sides_by_their_seats() -> None:
    state = first_legal(load_game("court").form("four-handed").deal(seed=7))
    *_, counts = lines(story(Record.of(state)))
    first, second = (count.counted for count in state.counts)
    assert counts == f"Counts: {first} for Seats 0 and 2; {second} for Seats 1 and 3"


def test_a_score_with_a_point_made_in_play_still_says_why_the_count_brings_none() -> None:
    form = load_game("court").form("four-handed")
    end = (state for seed in range(400) for state in [first_legal(form.deal(seed))])
    state = next(state for state in end if state.outcome and state.outcome.clause == "COURT-B26")
    told = list(lines(story(Record.of(state))))
    *_, score, standard, nobody, _ = told
    assert score == "Score"
    assert "took the Standard of the court color" in standard
    counts = r"\(Seats 0 and 2: \d\d, Seats 1 and 3: \d\d\)"
    assert re.fullmatch(rf"      Neither side made sixty {counts}  \[COURT-B26\]", nobody)


def test_where_a_side_scores_twice_the_sum_is_told() -> None:
    form = load_game("nations").form("four-handed").with_options(titles="on")
    ends = (first_legal(form.deal(seed)) for seed in range(400))
    state = next(s for s in ends if s.outcome and [a.side for a in s.outcome.awards] == [0, 0])
    assert state.outcome
    made = [award.points for award in state.outcome.awards]
    told = list(lines(story(Record.of(state))))
    assert f"      Seats 0 and 2: {sum(made)} in all" in told
    once = next(s for s in ends if s.outcome and len(s.outcome.awards) == 1)
    assert not any(line.endswith("in all") for line in lines(story(Record.of(once))))


def first_legal(state: State) -> State:
    """The deal played out by the first card that is open each time."""
    while not state.over:
        state = state.apply(state.legal()[0])
    return state


def test_a_deal_in_which_nobody_scores_says_why() -> None:
    told = story(Record.of(played(form_of("sixty-six").deal(seed=7), "fresh-deal"), seed=7))
    assert told.moves[0].seat is None
    assert list(lines(told))[-3:-1] == [
        "Score",
        "      A fault in the deal; the same dealer deals afresh  [S66-L10]",
    ]


def test_a_trick_has_one_heading_also_when_the_deal_is_closed_before_drawing() -> None:
    state = form_of("sixty-six").deal(seed=3)
    while state.question != "before-draw":
        state = state.apply(state.legal()[0])
    state = played(state, "z")
    state = state.apply(state.legal()[0])
    headings = [line for line in lines(story(Record.of(state))) if line.startswith("Trick")]
    assert [heading[:8] for heading in headings] == ["Trick 1:", "Trick 2:"]


def test_a_close_between_two_draws_and_the_lead_begins_no_new_couplet() -> None:
    told = lines(story(Record.of(played(MARRIAGE, "BC BJ z RC"))))
    headings = [line[:10] for line in told if line.startswith("Couplet")]
    assert headings == ["Couplet 1:", "Couplet 2:"]


def test_a_story_as_data_is_json_and_holds_every_move() -> None:
    record = Record.of(played(MARRIAGE, "RR! GJ"))
    told = json.loads(json.dumps(data(story(record))))
    assert told["record"] == json.loads(record.line())
    first = told["moves"][0]
    assert (first["number"], first["seat"], first["action"]) == (1, 1, "RR!")
    assert first["text"] == "announce twenty: lead the Red Royal and show the Red Crown"
    assert first["events"][1]["clauses"] == ["COURT-CNT-7", "COURT-B5"]
    assert first["counts"][1] == {"counted": 0, "pending": 20}
    assert told["outcome"] is None
    assert told["agreements"] == []
    ended = data(story(Record.of(SHORT)))
    assert ended["outcome"]["awards"][0]["clause"] == "COURT-2H-R5"
    assert ended["to_move"] is None


def test_cards_without_letters_are_called_by_their_ids() -> None:
    assert tokens(COURT)[:2] == ("GC", "GR")


def test_a_ruling_gives_the_moment_the_sentence_and_the_clause() -> None:
    record = Record.of(MARRIAGE)
    asked = ruling(record, 1, "exchange")
    first, second, sentence, blank, clause = asked.lines()
    assert first == "Two-handed Court, before move 1, Seat 1 to move"
    assert second == "x (exchange the Gold Jester for the Gold Knight): not legal"
    assert sentence.endswith(f"({asked.verdict.clause})")
    assert blank == ""
    assert clause.startswith(f"{asked.verdict.clause}, ")
    assert clause.endswith(COURT.ledger.clause(asked.verdict.clause).text)


def test_a_ruling_on_a_legal_action_says_so() -> None:
    asked = ruling(Record.of(MARRIAGE), 1, "Red Crown")
    assert asked.verdict.ok
    assert next(line for line in asked.lines() if "lead" in line).endswith(": legal")


def test_a_ruling_can_be_asked_for_up_to_the_moment_after_the_last_move() -> None:
    record = Record.of(played(MARRIAGE, "RR! GJ"))
    assert ruling(record, 3, "BJ").verdict.ok
    for move in (0, 4):
        with pytest.raises(UnknownName, match=f"record: there is no move {move}\nHint: use 1 to 3"):
            ruling(record, move, "BJ")
    with pytest.raises(UnknownName, match="there is no action “gold crwn”"):
        ruling(record, 3, "gold crwn")


def test_what_comes_after_the_moment_asked_about_does_not_matter() -> None:
    record = replace(Record.of(SHORT), actions=("GK", "nonsense"))
    assert ruling(record, 2, "GJ").verdict.ok

"""What the printings are given is what the engine says, and a pupil can read it."""

from __future__ import annotations

import re
from itertools import groupby

import pytest

from cardwright.engine import judge, load_game
from cardwright.engine.sentence import PlayerNames, say
from cardwright.engine.state import State
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.lessons import Judged, LessonQuestion, taught
from cardwright.lessons.dealing import states_of
from cardwright.lessons.narration import scored
from cardwright.lessons.records import KINDS, InOrder, PlayTask
from tests.taught import NAMED, TAUGHT, lesson, lessons

each_game = pytest.mark.parametrize("game", TAUGHT)


def questions(judged: Judged) -> list[tuple[State, LessonQuestion]]:
    """Every question about moves, and the state in which it is asked."""
    states = list(states_of(judged.lesson))
    if isinstance(judged.lesson.task, InOrder):
        for move in judged.lesson.task.moves:
            states.append(states[-1].apply(states[-1].form.parse(move, states[-1])))
    stops = [(states[step.number - 1], step.stop) for step in judged.steps if step.stop]
    last = [(states[-1], judged.asked)] if judged.asked and judged.asked.moves else []
    return stops + last


@each_game
def test_every_verdict_is_the_judges(game: str) -> None:
    for judged in lessons(game):
        for state, asked in questions(judged):
            for choice in asked.choices:
                action = state.form.parse(choice.key, state)
                verdict = judge(state, action)
                assert verdict.ok == (action in state.legal()) == (choice.verdict != "not allowed")
                assert choice.ok == (choice.verdict in {"allowed", "cannot miss", "best"})
                names = PlayerNames(judged.lesson.players)
                if not choice.clauses:  # of moves in order, one of another player
                    turn = f"Now it is {names.of(state.to_move)}’s turn, not "
                    assert choice.text.startswith(turn)
                    assert not choice.label.startswith(f"{names.of(state.to_move)}:")
                    continue
                assert choice.clauses == (verdict.clause,)
                if judged.lesson.kind == "best":  # what it leads to is told, see test_kinds.py
                    continue
                said = names.into(verdict.text)
                assert re.fullmatch(
                    rf"{re.escape(said)}( It (cannot|can only|may) miss: .+\.)?", choice.text
                )
                assert ("It cannot miss" in choice.text) == (choice.verdict == "cannot miss")
                if choice.then:
                    events = state.form.action_events(state, action)
                    assert [line.text for line in choice.then] == [
                        names.into(event.text) for event in events if event.text
                    ]


@each_game
def test_of_what_is_allowed_it_is_told_what_comes_of_it(game: str) -> None:
    """But where a deal goes on: there the next step tells it."""
    for judged in lessons(game):
        last = judged.asked.choices if judged.asked and judged.asked.moves else ()
        assert all(bool(choice.then) == (choice.verdict != "not allowed") for choice in last)
        for step in judged.steps:
            assert not any(choice.then for choice in (step.stop.choices if step.stop else ()))


@each_game
def test_a_play_shows_every_card_in_hand_and_all_that_is_open(game: str) -> None:
    for judged in lessons(game):
        if not isinstance(judged.lesson.task, PlayTask):
            continue
        ((state, asked),) = questions(judged)
        held = sorted(state.form.pack[card].id for card in state.hand(state.to_move))
        assert any(not choice.ok for choice in asked.choices)
        assert sorted(card for card, *_ in asked.in_hand) == held
        if state.form.asks:  # of hundreds of calls a few are shown, and no card is one
            assert asked.others == asked.choices
            continue
        shown = {state.form.parse(choice.key, state) for choice in asked.choices}
        assert sorted(card for choice in asked.choices for card in choice.cards) == held
        assert [choice is not None for *_, choice in asked.in_hand] == [True] * len(held)
        assert set(state.legal()) <= shown


@each_game
def test_of_the_answers_one_is_right_and_it_is_the_engines(game: str) -> None:
    for judged in lessons(game):
        if judged.lesson.kind != "score":
            continue
        outcome = states_of(judged.lesson)[-1].outcome
        assert outcome is not None
        assert judged.asked is not None
        (right,) = [choice for choice in judged.asked.choices if choice.ok]
        assert right.key == " ".join(map(str, outcome.points))
        assert {outcome.clause, *outcome.basis} <= set(right.clauses)
        ledger = load_ledger(judged.lesson.game)
        for wrong in judged.asked.choices:
            assert wrong.ok or wrong.text == ledger.clause(wrong.clauses[0]).text
            assert wrong.ok or wrong.thought


@each_game
def test_what_is_told_before_the_question_does_not_give_the_answer(game: str) -> None:
    for judged in lessons(game):
        if judged.lesson.kind != "score":
            continue
        told = " ".join(line.text for step in judged.steps for line in step.told)
        assert not re.search(r"\bscores?\b|\bthe game\b|\bnext game\b", told)


@each_game
def test_people_are_called_by_their_names(game: str) -> None:
    for judged in lessons(game):
        told = [*judged.deal, *(line for step in judged.steps for line in step.told)]
        texts = [line.text for line in told]
        for asked in judged.questions:
            texts += [asked.table.text, *(c.label + c.text + c.thought for c in asked.choices)]
        assert not [text for text in texts if re.search(r"[Ss]eats? \d", text)]


@each_game
def test_it_is_short_enough_for_a_pupil(game: str) -> None:
    for judged in lessons(game):
        assert len(judged.lesson.story) < 260
        assert all(len(sentence) < 160 for sentence in re.split(r"[.?!] ", judged.lesson.story))
        assert all(len(asked.choices) <= 12 for asked in judged.questions)


OURS = ["court", "portrait-authors", "card-tennis", "sixty-six", "nations"]


@pytest.mark.parametrize("game", OURS)
def test_a_game_of_ours_has_a_course(game: str) -> None:
    """At least fifteen lessons, in levels that each stand together; its first asks no move."""
    found = [one.lesson for one in lessons(game) if one.lesson.kind != "deal"]
    assert len(found) >= 15
    assert {one.kind for one in found} >= {"play", "score", "walk", "who", "which"}
    assert found[0].kind in {"who", "count"}
    levels = [level for level, _ in groupby(found, key=lambda one: one.level)]
    assert len(levels) == len(set(levels)) >= 4


@pytest.mark.parametrize("game", OURS)
def test_every_rule_of_a_game_of_ours_is_taught(game: str) -> None:
    rules = {clause.id for clause in load_ledger(game).clauses if clause.kind == "rule"}
    assert rules - set(taught(game)) == set()


def test_every_kind_of_lesson_is_taught_somewhere() -> None:
    assert {lesson(*named).lesson.kind for named in NAMED} == set(KINDS)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taught_is_cited_there(game: str) -> None:
    by_id = {judged.lesson.id: judged for judged in lessons(game)}
    for clause, ids in taught(game).items():
        assert load_ledger(game).clause(clause).id == clause
        assert all(clause in by_id[lesson].cited for lesson in ids)
    assert {clause for judged in by_id.values() for clause in judged.lesson.teaches} == set(
        taught(game)
    )


# ------------------------------------------------------------------ what games tell differently


def test_cards_that_are_alike_are_one_stroke_and_all_of_them_play_it() -> None:
    asked = lesson("card-tennis", "two-volleys-too-low").asked
    assert asked is not None
    (volley,) = [choice for choice in asked.choices if choice.key == "volley"]
    assert volley.cards == ("volley-01", "volley-02")
    assert [choice.label for choice in asked.others] == ["Play a net", "Draw the top card"]


def test_the_court_of_card_tennis_is_told_in_its_own_words() -> None:
    asked = lesson("card-tennis", "two-volleys-too-low").asked
    assert asked is not None
    assert [(card.why, card.name) for card in asked.table.lying] == [
        ("Served by Maud", "Serve"),
        ("Played by Will", "Return"),
        ("Played by Maud", "Net"),
    ]
    assert dict(asked.table.facts) == {
        "Server": "Maud",
        "Score": "deuce",
        "Pack": "31 face-down cards",
        "In hand": "Maud 2, Will 3",
        "On Maud’s tray": "4 serves, 4 nets",
        "On Will’s tray": "4 returns",
    }
    doubles = lesson("card-tennis", "whose-ball-is-it").asked
    assert doubles is not None
    assert dict(doubles.table.facts)["Score"] == "15–0, Ann’s side first"


def test_a_game_is_won_and_not_scored() -> None:
    asked = lesson("card-tennis", "advantage-gone").asked
    sheet = lesson("card-tennis", "advantage-gone").sheet
    assert asked is not None
    assert sheet is not None
    assert [choice.label for choice in asked.choices] == [
        "Maud wins the game",
        "Will wins the game",
        "Nobody has won the game yet",
    ]
    assert (sheet.heads, sheet.counts) == (("Balls", "Games"), ("3", "5"))


def test_balls_that_were_given_back_are_not_told() -> None:
    steps = lesson("card-tennis", "one-ball-away").steps
    (back,) = [s for s in steps if any("gives one back" in line.text for line in s.told)][:1]
    assert back.turn is not None
    assert {count for _, count in back.turn.counts} == {"3"}
    assert all(int(count) <= 5 for s in steps if s.turn for _, count in s.turn.counts)


def test_where_cards_count_nothing_tricks_are_counted() -> None:
    judged = lesson("nations", "the-smallest-card")
    assert judged.asked is not None
    assert dict(judged.asked.table.facts) == {
        "Dealer": "Finn",
        "Star Suit": "Asia",
        "Nell and Ida": "6 tricks taken",
        "Jules and Finn": "6 tricks taken",
    }
    assert judged.sheet is not None
    assert (judged.sheet.heads, judged.sheet.counts) == (("Tricks", "Points"), ("7", "6"))


def test_cards_on_the_table_are_those_of_who_played_them() -> None:
    stop = lesson("nations", "won-on-the-last-trick").questions[-1]
    assert [(card.why, card.name) for card in stop.table.lying] == [
        ("Led by Jules", "House 6 of Africa"),
        ("Played by Ida", "Children of Africa"),
        ("Played by Finn", "House 3 of Europe"),
    ]


def test_what_the_table_has_agreed_is_told_without_the_name_of_an_option() -> None:
    asked = lesson("nations", "a-title-on-the-table").asked
    assert asked is not None
    (agreed,) = asked.table.agreed
    assert agreed.startswith("“Are titles, the four highest Star cards, counted")


def test_a_long_deal_is_told_trick_by_trick_and_parted_by_its_questions() -> None:
    parts = lesson("nations", "won-on-the-last-trick").parts
    names = [part.name for part in parts]
    whole = [f"Trick {n}" for n in range(1, 14)]
    assert [name for name in names if "continued" not in name] == whole
    assert [(part.name, part.place) for part in parts if part.first.stop] == [
        (f"Trick {n}, continued", f"in trick {n}") for n in (1, 9, 10)
    ]
    assert {sum(len(part.steps) for part in parts if part.trick == name) for name in whole} == {4}
    assert [part.title for part in parts] == names


def test_where_cards_are_called_for_they_are_named_as_one_asks_for_them() -> None:
    asked = lesson("portrait-authors", "ask-rightly").asked
    assert asked is not None
    assert asked.hand is not None
    assert asked.hand.text.startswith("portrait of Henry J. Raymond (Journalist), portrait of ")
    easy = lesson("portrait-authors", "the-last-portrait").hands[0].text
    assert easy.startswith("Oliver Wendell Holmes (Poet), John Greenleaf Whittier (Poet), ")
    assert [choice.label for choice in asked.others if choice.key != "0 bancroft-portrait"] == [
        "Call on Lucy: in Journalists, the sketch of Henry J. Raymond",
        "Call on Clara: in Journalists, the portrait and sketch of George William Curtis",
        "Call on Seth: in Journalists, the sketch of Henry J. Raymond",
    ]


def test_a_table_of_callers_tells_hands_bank_and_stacks_but_not_what_they_count() -> None:
    asked = lesson("portrait-authors", "twice-three-is-not-ten").asked
    assert asked is not None
    facts = dict(asked.table.facts)
    assert facts["To call"] == "Clara"
    assert facts["In hand"] == "Clara 3, Amos 1"
    assert facts["Bank"] == "empty"
    assert facts["Stacked by Clara"] == (
        "all the Biographers; of the Poets, Oliver Wendell Holmes and Henry Wadsworth Longfellow; "
        "all the Novelists; all the Essayists"
    )
    told = [
        line.text
        for step in lesson("portrait-authors", "twice-three-is-not-ten").steps
        for line in step.told
    ]
    assert told[-1].startswith("Clara lays face up a pair royal of the Poets: ")
    assert not [text for text in told if "counts" in text]


def test_points_made_all_along_are_added_up_by_player() -> None:
    sheet = lesson("portrait-authors", "twice-three-is-not-ten").sheet
    assert sheet is not None
    clara, amos, end = (line.text for line in sheet.lines)
    assert clara.startswith("Clara scores 36 points: a book of the Biographers (10), a pair royal")
    assert amos.startswith("Amos scores 40 points: ")
    assert end == "All cards are stacked, and Amos has the most, 40 points."
    books = lesson("portrait-authors", "the-last-portrait").sheet
    assert books is not None
    assert books.lines[0].text == "Clara scores 1 point: the book of the Poets."


def test_of_every_call_it_is_told_whether_it_can_miss_where_that_is_asked() -> None:
    asked = lesson("portrait-authors", "a-call-that-cannot-miss").asked
    assert asked is not None
    told = {choice.key: choice.text.partition(" It ")[2] for choice in asked.choices}
    assert told == {
        "1 holmes-sketch": "cannot miss: nobody but Amos can have the card. "
        "Clara called for it, and so lacks it. Lucy was asked for it, and lacks it.",
        "1 holmes": "",  # which is refused
        "1 longfellow-portrait": "cannot miss: nobody but Amos can have the card. "
        "All have seen it go to Amos.",
        "2 longfellow-portrait": "can only miss: Lucy cannot have the card.",
        "0 lowell-sketch": "may miss: Clara or Amos may have the card.",
    }
    other = lesson("portrait-authors", "ask-rightly").asked
    assert other is not None
    assert not [choice for choice in other.choices if " miss" in choice.text]


def test_a_long_game_of_calls_is_told_turn_by_turn() -> None:
    parts = lesson("portrait-authors", "the-last-portrait").parts
    assert [part.name for part in parts if part.first.head] == [f"Turn {n}" for n in range(1, 9)]
    assert [part.place for part in parts if part.first.stop] == [
        "in turn 1",
        "in turn 4",
        "in turn 6",
    ]
    for part in parts:  # in a turn one player calls
        callers = {step.told[0].text.partition(" calls on ")[0] for step in part.steps}
        assert len(callers) == 1


@each_game
def test_the_parts_of_a_deal_are_all_its_moves_in_order(game: str) -> None:
    for judged in lessons(game):
        assert tuple(step for part in judged.parts for step in part.steps) == judged.steps
        assert all(step.stop is None for part in judged.parts for step in part.steps[1:])


def test_a_short_deal_is_told_move_by_move() -> None:
    parts = lesson("court", "a-bold-close").parts
    assert [part.name for part in parts] == [f"Move {n}" for n in range(1, 10)]
    assert parts[0].title == "Move 1, couplet 1 begins"
    assert [part.place for part in parts if part.first.stop] == [
        "before move 1",
        "before move 4",
        "before move 8",
    ]


def test_while_a_deal_goes_on_it_is_told_what_each_has_and_of_what() -> None:
    """In Portrait Authors that is points: who has the most stacks may be far behind."""
    turn = lesson("portrait-authors", "two-cards-left").steps[56].turn
    assert turn
    assert turn.counting == "Points"
    assert turn.counts == (("Ida", "12"), ("Jules", "9"), ("Ann", "16"))
    counting = {
        name: judged.steps[0].turn.counting
        for name in TAUGHT
        for judged in lessons(name)
        if judged.steps and judged.steps[0].turn
    }
    assert counting == {
        "court": "Count",
        "portrait-authors": "Points",
        "card-tennis": "Balls",
        "sixty-six": "Count",
        "nations": "Tricks",
    }


def test_who_is_not_at_the_table_keeps_the_number_of_the_seat() -> None:
    names = PlayerNames(("Ann", "Ben"))
    calls = say("{seat:seat} calls on {asked:seat}.", seat=1, asked=2)
    assert names.into(calls) == "Ben calls on Seat 2."
    draw = "{seats:seats} draw."
    assert names.into(say(draw, seats=0b11)) == "Ann and Ben draw."
    assert names.into(say(draw, seats=0b1011)) == "Ann, Ben and Seat 3 draw."
    assert names.into("Nobody calls on Seat 1.") == "Nobody calls on Seat 1."  # it is no fact


def test_a_name_with_a_word_for_two_is_one_player() -> None:
    state = load_game("court").form("two-handed").deal(seed=1)
    assert scored([1, 0], ["Tom and Jerry", "Ben"], state) == "Tom and Jerry scores 1 point"


def test_by_what_one_can_tell_where_a_card_is_stands_beside_it() -> None:
    """That a call or an answer said so, with the rule behind it."""
    by_id = {judged.lesson.id: judged for judged in lessons("portrait-authors")}

    def reason(lesson: str, card: str) -> tuple[str, tuple[str, ...]]:
        asked = by_id[lesson].asked
        assert asked
        choice = next(one for one in asked.choices if one.key == card)
        return choice.text, choice.clauses

    text, clauses = reason("where-is-parkman", "parkman-portrait")
    assert text.endswith("only Ada can have it. Nell called for it, and so lacks it.")
    assert clauses == ("AUTH-R2",)
    text, clauses = reason("why-could-he-ask", "stowe-portrait")
    assert text.endswith("Jules called in Novelists, and so held one of them; no other is left.")
    assert clauses == ("AUTH-R2",)
    text, clauses = reason("why-could-he-ask", "cooper-portrait")
    assert text.endswith("All have seen it go to Jules.")
    assert clauses == ("AUTH-R1c",)
    text, clauses = reason("why-could-he-ask", "lowell-portrait")
    assert (text, clauses) == ("Max cannot know that Jules has it.", ())

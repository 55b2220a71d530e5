"""Every kind of question: what the engine answers, and what it says where the author is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.engine import load_game
from cardwright.engine.solve import NotKnown, values
from cardwright.engine.state import State
from cardwright.errors import LessonError
from cardwright.lessons import Judged
from cardwright.lessons.judging import judged
from cardwright.lessons.reading import read_lesson

#: The end of a round of Court: nobody draws any more, and gold is the court color.
END = """
[position]
dealer = 1
leader = 0
trump = "gold"
hands = { 0 = "RC BK KE", 1 = "RK BC KS" }
counted = [40, 30]
tricks = [5, 4]
"""
BEGINNING = """
[position]
dealer = 1
leader = 0
turn_up = "GE"
hands = { 0 = "RJ RE RC BE GR GJ", 1 = "GS GK GC RS RR BC" }
counted = [0, 0]
tricks = [0, 0]
"""
KINDS = {
    "which": f"""
teaches = ["COURT-CNT-5"]
seat = 0
{END}
[claim]
allowed = ["RC", "60"]
refused = {{ "RC!" = "COURT-CNT-5" }}
""",
    "who": f"""
teaches = ["COURT-B1"]
asks = "takes"
actions = ["RC", "GS"]
{BEGINNING}
[claim]
seat = 1
[[tempting]]
seat = 0
thought = "No card counts more than a Crown."
misreads = "COURT-B1"
""",
    "count": f"""
teaches = ["COURT-CARD-3"]
asks = "count"
side = 0
actions = ["RC", "RK"]
{END}
[claim]
number = 53
[[tempting]]
number = 50
thought = "Only the Crown counts."
misreads = "COURT-CARD-3"
[[tempting]]
number = 43
thought = "Only the Knight counts."
misreads = "COURT-CARD-3"
""",
    "holds": f"""
seat = 0
other = 1
cards = ["RK", "KE", "BC"]
{END}
[claim]
held = ["RK", "BC"]
""",
    "order": """
teaches = ["COURT-2H-4"]
moves = ["RC", "KS"]

[position]
dealer = 1
leader = 0
trump = "gold"
hands = { 0 = "RC BK KE", 1 = "BR BC KS" }
counted = [40, 30]
tricks = [5, 4]
""",
    "best": """
seat = 0

[position]
dealer = 1
leader = 0
trump = "gold"
hands = { 0 = "RC GS", 1 = "RR KC" }
counted = [50, 40]
tricks = [5, 5]

[claim]
best = ["RC", "GS"]
""",
    "deal": f"""
teaches = ["COURT-2H-R4b", "COURT-B7"]
actions = ["RC", "RK", "KE", "KS", "BK", "BC"]
{END}
[claim]
points = [0, 0]
clause = "COURT-B7"

[why]
1 = "Nothing beats the Crown."
2 = "He must follow, and hopes for the last couplet."
3 = "It leaves the Knight for the last couplet."
4 = "It is his only Black."
5 = "She has not sixty yet."
6 = "The Crown takes it."
""",
}
HEAD = """
id = "it"
kind = "{kind}"
title = "It"
form = "two-handed"
players = ["Ann", "Ben"]
story = "Ann leads."
question = "What now?"
"""


def asked(folder: Path, kind: str, *changes: tuple[str, str]) -> Judged:
    """A lesson of a kind, judged, with something replaced."""
    text = HEAD.format(kind=kind) + KINDS[kind]
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    file = folder / "01-it.toml"
    file.write_text(text, "utf-8")
    return judged(read_lesson(file, "court"))


def verdicts(one: Judged) -> dict[str, str]:
    """What is said of each choice of the last question."""
    return {choice.key: choice.verdict for choice in one.questions[-1].choices}


def problems(folder: Path, kind: str, *changes: tuple[str, str]) -> str:
    with pytest.raises(LessonError) as error:
        asked(folder, kind, *changes)
    return error.value.message


def test_which_of_a_few_things_is_allowed(tmp_path: Path) -> None:
    one = asked(tmp_path, "which")
    assert verdicts(one) == {"RC": "allowed", "RC!": "not allowed", "60": "allowed"}
    wrong = problems(tmp_path, "which", ('"RC", "60"', '"RC!", "60"'))
    assert "allowed: RC!: it is illegal" in wrong


def test_what_is_allowed_tells_what_comes_of_it(tmp_path: Path) -> None:
    sixty = asked(tmp_path, "which").questions[0].choices[-1]
    assert sixty.key == "60"
    assert [line.text for line in sixty.then] == [
        "Ann declares sixty, and the round ends.",
        "The count is only 40.",
        "Ben scores 2: the opponent declared sixty with 40.",
    ]


def test_who_takes_a_trick_is_found_by_the_engine(tmp_path: Path) -> None:
    one = asked(tmp_path, "who")
    assert verdicts(one) == {"0": "wrong", "1": "right"}
    assert [choice.label for choice in one.questions[0].choices] == ["Ann", "Ben"]
    assert "Gold Standard is of the court color" in one.questions[0].choices[1].text
    assert [line.text for step in one.steps for line in step.told] == [
        "Ann leads the Red Crown.",
        "Ben plays the Gold Standard.",
    ]
    wrong = (
        ("[claim]\nseat = 1", "[claim]\nseat = 0"),
        ("[[tempting]]\nseat = 0", "[[tempting]]\nseat = 1"),
    )
    assert "claim: seat: is 0, but it is Ben" in problems(tmp_path, "who", *wrong)
    assert "does not end a trick" in problems(tmp_path, "who", ('"RC", "GS"', '"RC"'))


def test_at_a_table_of_four_it_is_the_player_who_takes_a_trick_and_not_the_side(
    tmp_path: Path,
) -> None:
    text = HEAD.format(kind="who").replace("two-handed", "four-handed")
    text = text.replace('["Ann", "Ben"]', '["Ann", "Ben", "Cy", "Di"]')
    text += """
teaches = ["NAT-11"]
asks = "takes"
actions = "10EU 9EU MnEU 8EU"

[position]
dealer = 3
leader = 0
turn_up = "2AS"
hands = { 0 = "10EU 2AF", 1 = "9EU 3AF", 2 = "MnEU 4AF", 3 = "8EU 5AF" }
tricks = [6, 5]

[claim]
seat = 2

[[tempting]]
seat = 0
thought = "Ten is the highest number."
misreads = "NAT-11"
"""
    file = tmp_path / "01-it.toml"
    file.write_text(text, "utf-8")
    assert verdicts(judged(read_lesson(file, "nations"))) == {"0": "wrong", "2": "right"}
    over = text.replace('8EU"', '8EU 4AF 5AF 2AF 3AF"')
    file.write_text(over, "utf-8")
    with pytest.raises(LessonError, match="they end the deal"):
        judged(read_lesson(file, "nations"))


def test_a_number_is_counted_by_the_engine_and_not_given_away(tmp_path: Path) -> None:
    one = asked(tmp_path, "count")
    assert verdicts(one) == {"43": "wrong", "50": "wrong", "53": "right"}
    assert "Ann has 53" in one.questions[0].choices[2].text
    assert not any("53" in line.text for step in one.steps for line in step.told)
    assert "number: is 52, but it is 53" in problems(tmp_path, "count", ("= 53", "= 52"))
    twice = ("number = 43", "number = 53")
    assert "is already another answer" in problems(tmp_path, "count", twice)


def test_what_another_must_hold_is_what_is_nowhere_else(tmp_path: Path) -> None:
    one = asked(tmp_path, "holds")
    assert list(verdicts(one).values()) == [
        f"Ben {may} hold it" for may in ("must", "cannot", "must")
    ]
    why = [choice.text for choice in one.questions[0].choices]
    assert why[:2] == ["It is nowhere else: only Ben can have it.", "Ann holds it."]
    assert "red-knight: Ben must hold it" in problems(tmp_path, "holds", ('"RK", "BC"', '"BC"'))


def test_while_cards_are_drawn_nothing_is_certain_that_nobody_saw(tmp_path: Path) -> None:
    text = problems(
        tmp_path, "holds", (END, BEGINNING.replace("RJ", "RS").replace("RS RR", "RK RR"))
    )
    assert "Ben need not hold it" in text


def test_moves_have_one_order(tmp_path: Path) -> None:
    one = asked(tmp_path, "order")
    assert [[c.key for c in q.choices if c.ok] for q in one.questions] == [["RC"], ["KS"]]
    no = [choice.text for choice in one.questions[0].choices if not choice.ok]
    assert len(no) == 1
    assert "Ben" in no[0] or "not" in no[0]
    two = problems(tmp_path, "order", ('"RC", "KS"', '"BK", "RC"'))
    assert "at move 1 there are open: BK, RC" in two or "RC, BK" in two


def test_the_best_is_proven_by_every_way_to_play_on(tmp_path: Path) -> None:
    one = asked(tmp_path, "best")
    said = verdicts(one)
    assert said["60"] == "allowed, not best"
    assert {said["RC"], said["GS"]} == {"best"}
    why = {choice.key: choice.text for choice in one.questions[0].choices}
    assert why["60"] == "Ben makes 2 points more than Ann."  # nothing is played after it
    assert "Whatever Ben plays" in why["RC"]
    assert "RC: it is as good" in problems(tmp_path, "best", ('"RC", "GS"]\n', '"GS"]\n'))
    assert "60: it is not the best" in problems(
        tmp_path, "best", ('"RC", "GS"]\n', '"RC", "GS", "60"]\n')
    )


def test_a_deal_has_what_each_player_saw_and_might_have_done(tmp_path: Path) -> None:
    one = asked(tmp_path, "deal")
    assert one.questions == ()
    turns = [step.turn for step in one.steps if step.turn]
    assert [turn.player for turn in turns] == ["Ann", "Ben", "Ann", "Ben", "Ann", "Ben"]
    reply = turns[1]
    assert reply.hand.text == "Blue Crown, Black Standard, Red Knight"
    assert "Led by Ann: Red Crown." in reply.table.text
    assert reply.cards == ("red-knight",)
    assert reply.open == ("play the Red Knight", "declare sixty")
    (refused,) = reply.refused
    assert refused.text.startswith("Blue Crown and Black Standard. ")
    assert refused.clauses == ("COURT-2H-R4b",)
    assert refused.clauses[0] in one.cited
    assert [turn.counts for turn in turns[:2]] == [
        (("Ann", "40"), ("Ben", "30")),
        (("Ann", "53"), ("Ben", "30")),
    ]


def test_wherever_there_was_a_choice_a_reason_is_due(tmp_path: Path) -> None:
    silent = problems(tmp_path, "deal", ('5 = "She has not sixty yet."\n', ""))
    assert "why: 5: there is no reason for BK; add the player’s reason" in silent
    late = problems(tmp_path, "deal", ("6 = ", "7 = "))
    assert "why: 7: there is no such move; the last is 6" in late
    assert "why: x: is not the number of a move" in problems(tmp_path, "deal", ("6 = ", "x = "))
    ends = problems(tmp_path, "deal", ("points = [0, 0]", "points = [1, 0]"))
    assert "points: is [1, 0], but the engine says [0, 0]" in ends


def test_nothing_is_solved_where_cards_are_drawn() -> None:
    form = load_game("court").form("two-handed")
    with pytest.raises(NotKnown, match="not all cards are known"):
        values(form.deal(1))


@pytest.mark.parametrize("kind", ["holds", "best"])
def test_where_played_cards_are_drawn_again_nothing_is_known(tmp_path: Path, kind: str) -> None:
    asks = {
        "holds": 'seat = 0\nother = 1\ncards = ["net-01"]\n[claim]\nheld = ["net-01"]',
        "best": 'seat = 0\n[claim]\nbest = ["serve"]',
    }[kind]
    file = tmp_path / "01-it.toml"
    head = HEAD.format(kind=kind).replace("two-handed", "singles")
    file.write_text(f"{head}\nseed = 6\n{asks}\n", "utf-8")
    with pytest.raises(LessonError, match=r"hands cannot be known in|not all cards are known"):
        judged(read_lesson(file, "card-tennis"))


def test_what_a_move_is_worth_is_the_best_that_follows_it() -> None:
    """Against a search of our own that knows no table and no signs."""
    form = load_game("nations").form("four-handed")
    for seed in range(4):
        state = form.deal(seed)
        while len(state.hand(state.to_move)) > 2 or state.to_move != state.dealer:
            state = state.apply(state.legal()[0])

        side = form.side(state.to_move)
        assert values(state) == {a: worth(state.apply(a), side) for a in state.legal()}


def worth(state: State, side: int) -> int:
    """What a side makes more than the other in the end."""
    if state.outcome is not None:
        return state.outcome.points[side] - state.outcome.points[1 - side]
    after = [worth(state.apply(action), side) for action in state.legal()]
    return max(after) if state.form.side(state.to_move) == side else min(after)

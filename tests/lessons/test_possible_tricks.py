"""Every position of a lesson of Court or Sixty-Six can arise: play by the rules leads to it."""

from typing import Any

import pytest

from cardwright.engine import load_game
from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.trick_and_draw.state import TrickAndDrawState
from cardwright.engine.games.trick_and_draw.table import EXCHANGE
from cardwright.lessons.dealing import form_of, states_of
from cardwright.lessons.records import InOrder, Lesson
from tests.lessons.histories import four_seat, trick_and_draw
from tests.lessons.histories.trick_and_draw import NOTHING, Story, before_revoke
from tests.lessons.histories.tricks import ImpossibleError
from tests.taught import DESCRIBED, lesson

POSITIONS = [named for named in DESCRIBED if named[0] in {"court", "sixty-six"}]
#: Whose past is looked for for more than a second.
LONG = ("fifty-three-each", "six-tricks-are-not-all")
#: The past that stories name. Where one names no announcement there was none.
STORIES = {
    ("court", "before-his-first-couplet"): Story(announced={0: 30}),
    ("court", "points-for-dealing"): Story(announced={2: 20}),
    ("sixty-six", "a-nine-too-late"): Story(drawn="9H", turned="10H"),
    ("sixty-six", "said-too-late"): Story(announced={1: 40}, tricks={4: "QH! AH"}),
    ("sixty-six", "two-points-or-seven"): Story(announced={0: 20}),
    ("sixty-six", "the-marriage-that-never-counted"): Story(
        announced={0: 40}, tricks={1: "QH! AH"}
    ),
    ("sixty-six", "who-says-it-first"): Story(announced={1: 20}, within=range(1, 5)),
    ("sixty-six", "a-look-at-the-tricks"): Story(announced={0: 20}),
    ("sixty-six", "thirty-three"): Story(announced={1: 40}, within=range(1, 3)),
    ("sixty-six", "seven-for-finn"): Story(announced={1: 20}),
}


def talon_of(taught: Lesson, wanted: TrickAndDrawState) -> int:
    """The number of the talon's cards that a lesson names, or draws."""
    assert taught.setting.position is not None
    named = len(str(taught.setting.position.get("talon", "")).split())
    state = states_of(taught)[-1]
    for move in taught.task.moves if isinstance(taught.task, InOrder) else ():
        state = state.apply(state.form.parse(move, state))
    assert isinstance(state, TrickAndDrawState)
    return max(named, state.top - wanted.top)


def by_revoke(taught: Lesson, wanted: TrickAndDrawState) -> TrickAndDrawState:
    """The state after play to the last trick, and then a reply against the rules."""
    assert taught.setting.position is not None
    before = form_of(taught).position(before_revoke(wanted, taught.setting.position))
    assert isinstance(before, TrickAndDrawState)
    found = trick_and_draw.history(before)
    reply = wanted.last[2]
    assert reply not in found.legal()
    assert found.hand(found.to_move).count(reply) == 1
    return found.apply(reply)


def actions_of(state: TrickAndDrawState) -> list[str]:
    """The cards and announcements of a deal, in order."""
    return [state.form.action_name(each) for each in state.actions if each < EXCHANGE]


@pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(*of, marks=pytest.mark.deep if of[1] in LONG else ()) for of in POSITIONS],
)
def test_a_position_can_arise(game: str, name: str) -> None:
    taught = lesson(game, name).lesson
    wanted = states_of(taught)[0]
    assert taught.setting.position is not None
    if isinstance(wanted, FourSeatState):
        shown = {int(seat) for seat in taught.setting.position["hands"]}
        found = four_seat.history(wanted, shown)
        assert four_seat.seen(found, shown) == four_seat.seen(wanted, shown)
        return
    assert isinstance(wanted, TrickAndDrawState)
    talon = talon_of(taught, wanted)
    if any(action.startswith("revoke") for action in taught.setting.actions):
        reached = by_revoke(taught, wanted)
    else:
        reached = trick_and_draw.history(wanted, STORIES.get((game, name), NOTHING), talon)
    assert trick_and_draw.seen(reached, talon) == trick_and_draw.seen(wanted, talon)


@pytest.mark.parametrize(("game", "name"), STORIES)
def test_the_past_is_as_the_story_has_it(game: str, name: str) -> None:
    taught, story = lesson(game, name).lesson, STORIES[game, name]
    wanted = states_of(taught)[0]
    assert isinstance(wanted, TrickAndDrawState)
    found = trick_and_draw.history(wanted, story, talon_of(taught, wanted))
    played = actions_of(found)
    tricks = [" ".join(two) for two in zip(played[::2], played[1::2], strict=False)]
    assert {number: tricks[number - 1] for number in story.tricks} == story.tricks
    announced = [number for number, trick in enumerate(tricks, 1) if "!" in trick]
    assert len(announced) == len(story.announced)
    assert all(number in story.within for number in announced)
    if story.drawn:
        assert found.form.pack.tokens[found.order[-1]] == story.drawn
        assert found.form.pack.tokens[found.order[12]] == story.turned


@pytest.mark.parametrize(
    ("game", "position", "story", "reason"),
    [
        (  # A Crown and a Standard make eleven, and three Standards are in hand.
            "court",
            {
                "turn_up": "GC",
                "hands": {0: "GJ GR RK BE KR RS", 1: "BS BR GK KS RR KC"},
                "counted": [11, 11],
                "tricks": [1, 1],
            },
            NOTHING,
            r"no \(1, 1\) tricks of these cards count \(11, 11\)",
        ),
        (
            "court",
            {
                "trump": "gold",
                "hands": {0: "RC BK KE", 1: "RK BC KS"},
                "counted": [40, 30],
                "tricks": [5, 4],
            },
            NOTHING,
            "67 was played, and 70 is counted",
        ),
        (  # Max has announced twenty, and never led.
            "sixty-six",
            {
                "turn_up": "QD",
                "hands": {0: "QH 10C JC 9D AS 9S", 1: "AH KS JS 10D KC 9C"},
                "shown": {1: "KC"},
                "counted": [15, 0],
                "pending": [0, 20],
                "tricks": [2, 0],
            },
            Story(announced={1: 20}),
            "no order of play",
        ),
    ],
)
def test_what_no_deal_leads_to_is_found(
    game: str, position: dict[str, Any], story: Story, reason: str
) -> None:
    facts = {"dealer": 1, "leader": 0, **position}
    wanted = load_game(game).form("two-handed").position(facts)
    assert isinstance(wanted, TrickAndDrawState)
    with pytest.raises(ImpossibleError, match=reason):
        trick_and_draw.history(wanted, story)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (  # Ben has thrown a black card on red, and keeps a red one.
            {"trick": "RC KSf", "hands": {1: "RS BJ KK KE GJ GRt GC"}},
            "no order of play",
        ),
        (
            {
                "leader": 0,
                "hands": {0: "RE", 1: "KSf", 2: "GRt", 3: "GSf"},
                "counted": [41, 52],
                "tricks": [3, 4],
                "bonus_taken_by": 1,
            },
            "94 was played, and 93 is counted",
        ),
    ],
)
def test_what_no_deal_for_four_leads_to_is_found(position: dict[str, Any], reason: str) -> None:
    form = load_game("court").form("four-handed")
    wanted = form.position({"dealer": 3, "turn_up": "BRt", **position})
    assert isinstance(wanted, FourSeatState)
    with pytest.raises(ImpossibleError, match=reason):
        four_seat.history(wanted, position["hands"])

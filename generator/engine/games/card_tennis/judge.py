"""The rules once more, with reasons: what a referee asks about an action, one thing at a time.

Written from the text of the rules. Nothing here calls the state's law or reads the masks that the
law is made quick with; cards are looked at one by one, and by their stroke.
"""

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from generator.engine.games.card_tennis.judge_says import SAYS
from generator.engine.games.card_tennis.table import DRAW, NET, PASS, RETURN, SERVE, VOLLEY
from generator.engine.masks import mask_of
from generator.engine.outcome import NOBODY
from generator.engine.verdict import Verdict

if TYPE_CHECKING:
    from generator.engine.games.card_tennis.state import State

_ANSWERS = {
    NOBODY: {SERVE},  # TEN-5
    SERVE: {RETURN},  # TEN-9, TEN-B1
    RETURN: {RETURN, VOLLEY, NET},  # TEN-11
    VOLLEY: {VOLLEY, NET},  # TEN-12
    NET: {NET},  # TEN-13
}
_NAMES = ("serve", "return", "volley", "net")


class Case:
    """An action before the referee: what is asked for, and what has to be answered."""

    def __init__(self, state: "State", action: int) -> None:
        self.state = state
        self.action = action
        self.question = state.question
        self.seat = state.to_move
        self.doubles = state.seats == 4

    def stroke(self, card: int) -> int:
        """The stroke that a card bears, the lowest 0."""
        return self.state.form.strokes[card]

    @cached_property
    def led(self) -> int:
        """The last stroke; NOBODY when the ball is up and nobody has served."""
        trick = self.state.trick
        return self.stroke(trick[-1]) if trick else NOBODY

    @cached_property
    def held(self) -> set[int]:
        """The strokes that the seat to move holds."""
        return {self.stroke(card) for card in self.state.hand(self.seat)}

    @property
    def answers(self) -> set[int]:
        """The strokes that may be played now, whoever holds them."""
        return _ANSWERS[self.led]

    @property
    def proper(self) -> set[int]:
        """Those of them that the seat to move holds."""
        return self.held & self.answers

    @property
    def serving(self) -> bool:
        """Whether it is the serve that is asked for."""
        return self.led == NOBODY

    @property
    def first(self) -> int:
        """The one of two partners who sits opposite the player of the last stroke."""
        hitter = self.state.hitter
        return hitter + 1 if hitter % 2 == 0 else hitter - 1


# ------------------------------------------------------------------ what is asked


def _always(case: Case) -> bool:  # noqa: ARG001
    return True


def _alone(case: Case) -> bool:
    return not case.doubles


def _serving(case: Case) -> bool:
    return case.serving


def _able(case: Case) -> bool:
    return bool(case.proper)


def _holds_a_serve(case: Case) -> bool:
    return case.serving and bool(case.proper)


def _both_cannot(case: Case) -> bool:
    return case.question == "draw"


def _partner_cannot(case: Case) -> bool:
    return case.question == "help"


def _has_drawn(case: Case) -> bool:
    return case.question == "drawn"


def _partner_not_asked(case: Case) -> bool:
    return case.doubles and case.question == "answer"


def _opens_without_a_serve(case: Case) -> bool:
    return case.serving and case.action != SERVE


def _serves_in_answer(case: Case) -> bool:
    return not case.serving and case.action == SERVE


def _does_not_return_the_serve(case: Case) -> bool:
    return case.led == SERVE and case.action != RETURN


def _is_too_low(case: Case) -> bool:
    return case.action not in case.answers


def _has_no_serve(case: Case) -> bool:
    return case.serving and case.action not in case.held


def _has_another(case: Case) -> bool:
    return case.action not in case.held and bool(case.proper)


def _has_none_and_must_draw(case: Case) -> bool:
    return case.action not in case.held and case.question == "draw"


def _has_none(case: Case) -> bool:
    return case.action not in case.held


def _has_a_choice(case: Case) -> bool:
    return len(case.proper) > 1


# What is asked about a pass, about a draw and about a stroke. The first that holds decides: what is
# said then, and whether the action is legal. A key may be said in several ways, see `_manners`.
Questions = tuple[tuple[str, bool, Callable[[Case], bool]], ...]
PASSING: Questions = (
    ("passes alone", False, _alone),
    ("passes the serve", False, _serving),
    ("passes though able", False, _able),
    ("passes again", False, _both_cannot),
    ("passes for both", True, _partner_cannot),
    ("passes", True, _always),
)
DRAWING: Questions = (
    ("draws twice", False, _has_drawn),
    ("draws holding a serve", False, _holds_a_serve),
    ("draws though able", False, _able),
    ("draws for a serve", True, _serving),
    ("draws before the partner is asked", False, _partner_not_asked),
    ("draws before the first", False, _partner_cannot),
    ("draws", True, _always),
)
PLAYING: Questions = (
    ("opens without a serve", False, _opens_without_a_serve),
    ("serves in answer", False, _serves_in_answer),
    ("does not return the serve", False, _does_not_return_the_serve),
    ("is too low", False, _is_too_low),
    ("has no serve", False, _has_no_serve),
    ("has another", False, _has_another),
    ("has none and must draw", False, _has_none_and_must_draw),
    ("has none", False, _has_none),
    ("plays after drawing", True, _has_drawn),
    ("serves", True, _serving),
    ("helps", True, _partner_cannot),
    ("has a choice", True, _has_a_choice),
    ("answers", True, _always),
)


def judge(state: "State", action: int) -> Verdict:
    """The verdict on an action: the first question that holds decides."""
    case = Case(state, action)
    key, ok = _decided(case)
    saying = next(SAYS[key, manner] for manner in _manners(case) if (key, manner) in SAYS)
    facts = {name: FACTS[name](case) for name in saying.facts}
    return Verdict(ok, saying, facts, state.form.stroke_names)


def _decided(case: Case) -> tuple[str, bool]:
    if case.state.over:
        return "over", False
    questions = {DRAW: DRAWING, PASS: PASSING}.get(case.action, PLAYING)
    return next((key, ok) for key, ok, holds in questions if holds(case))


def _manners(case: Case) -> Iterator[str]:
    """What clauses tell apart, the finest first: do partners answer, what is answered, or neither.

    For partners TEN-18 tells how the serve is answered, and TEN-B12 the other strokes.
    """
    if case.doubles and not case.serving:
        yield "partners, serve" if case.led == SERVE else "partners"
    if not case.serving:
        yield _NAMES[case.led]
    yield ""


# What a sentence may name: strokes, masks of strokes, and seats.
FACTS: dict[str, Callable[[Case], int]] = {
    "stroke": lambda case: case.action,
    "led": lambda case: case.led,
    "answers": lambda case: mask_of(case.answers),
    "proper": lambda case: mask_of(case.proper),
    "first": lambda case: case.first,
    "partner": lambda case: (case.seat + 2) % 4,
}

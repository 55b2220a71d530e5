"""The rules once more, with reasons: what a referee asks about an action, one thing at a time.

Written from the text of the rules. Nothing here calls the state's law or reads what that has ready
of which card answers which. Of the table it takes which cards bear which stroke.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from cardwright.engine.games.card_tennis.messages import SAYS
from cardwright.engine.games.card_tennis.table import DRAW, NET, PASS, RETURN, SERVE, VOLLEY
from cardwright.engine.masks import mask_of
from cardwright.engine.outcome import NOBODY
from cardwright.engine.verdict import Message, Verdict

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.state import CardTennisState

ANSWERS = {
    NOBODY: (SERVE,),  # TEN-5
    SERVE: (RETURN,),  # TEN-9, TEN-B1
    RETURN: (RETURN, VOLLEY, NET),  # TEN-11
    VOLLEY: (VOLLEY, NET),  # TEN-12
    NET: (NET,),  # TEN-13
}
NAMES = ("serve", "return", "volley", "net")


class CardTennisCase:
    """An action before the referee: what is asked for, and what has to be answered."""

    __slots__ = ("action", "answers", "doubles", "led", "question", "serving", "state")

    def __init__(self, state: "CardTennisState", action: int) -> None:
        deal, trick = state.deal, state.trick
        self.state = state
        self.action = action
        self.question = state.question
        self.doubles = deal.table.seats == 4
        self.serving = not trick  # the ball is up and nobody has served
        self.led = deal.form.strokes[trick[-1]] if trick else NOBODY  # the last stroke
        # The strokes that may be played now, whoever holds them.
        self.answers: tuple[int, ...] = ANSWERS[self.led]

    @property
    def held(self) -> int:
        """The cards of this stroke in the hand of the seat to move."""
        state = self.state
        return state.hands[state.to_move] & state.deal.table.bearing[self.action]

    @property
    def proper(self) -> list[int]:
        """The strokes that may be played now and that the seat to move holds."""
        state = self.state
        hand, bearing = state.hands[state.to_move], state.deal.table.bearing
        return [stroke for stroke in self.answers if hand & bearing[stroke]]

    @property
    def first(self) -> int:
        """The one of two partners who sits opposite the player of the last stroke."""
        hitter = self.state.hitter
        return hitter + 1 if hitter % 2 == 0 else hitter - 1

    @property
    def partner(self) -> int:
        """The partner of the seat to move."""
        return (self.state.to_move + 2) % 4


# ------------------------------------------------------------------ what is asked


def _alone(case: CardTennisCase) -> bool:
    return not case.doubles


def _serving(case: CardTennisCase) -> bool:
    return case.serving


def _able(case: CardTennisCase) -> bool:
    return bool(case.proper)


def _holds_a_serve(case: CardTennisCase) -> bool:
    return case.serving and bool(case.proper)


def _both_cannot(case: CardTennisCase) -> bool:
    return case.question == "draw"


def _partner_cannot(case: CardTennisCase) -> bool:
    return case.question == "help"


def _has_drawn(case: CardTennisCase) -> bool:
    return case.question == "drawn"


def _partner_not_asked(case: CardTennisCase) -> bool:
    return case.doubles and case.question == "answer"


def _is_no_serve(case: CardTennisCase) -> bool:
    return case.action != SERVE


def _is_a_serve(case: CardTennisCase) -> bool:
    return case.action == SERVE


def _does_not_answer(case: CardTennisCase) -> bool:
    return case.action not in case.answers


def _has_none(case: CardTennisCase) -> bool:
    return not case.held


def _has_another(case: CardTennisCase) -> bool:
    return not case.held and bool(case.proper)


def _has_none_and_must_draw(case: CardTennisCase) -> bool:
    return case.question == "draw" and not case.held


def _has_a_choice(case: CardTennisCase) -> bool:
    return len(case.proper) > 1


# What is asked about a pass, about a draw, and about a stroke that opens the ball or answers. The
# first that holds decides: what is said then, and whether the action is legal.
Questions = tuple[tuple[str, bool, Callable[[CardTennisCase], bool]], ...]
PASSING: Questions = (
    ("passes alone", False, _alone),
    ("passes the serve", False, _serving),
    ("passes though able", False, _able),
    ("passes again", False, _both_cannot),
    ("passes for both", True, _partner_cannot),
)
DRAWING: Questions = (
    ("draws twice", False, _has_drawn),
    ("draws holding a serve", False, _holds_a_serve),
    ("draws though able", False, _able),
    ("draws for a serve", True, _serving),
    ("draws before the partner is asked", False, _partner_not_asked),
    ("draws before the first", False, _partner_cannot),
)
OPENING: Questions = (
    ("opens without a serve", False, _is_no_serve),
    ("has no serve", False, _has_none),
    ("plays after drawing", True, _has_drawn),
)
ANSWERING: Questions = (
    ("serves in answer", False, _is_a_serve),
    ("does not answer", False, _does_not_answer),
    ("has another", False, _has_another),
    ("has none and must draw", False, _has_none_and_must_draw),
    ("has none", False, _has_none),
    ("plays after drawing", True, _has_drawn),
    ("helps", True, _partner_cannot),
    ("has a choice", True, _has_a_choice),
)


def _questions(case: CardTennisCase) -> tuple[Questions, str]:
    """The questions about an action, and the word for a legal one."""
    if case.action == PASS:
        return PASSING, "passes"
    if case.action == DRAW:
        return DRAWING, "draws"
    return (OPENING, "serves") if case.serving else (ANSWERING, "answers")


def _decided(case: CardTennisCase) -> tuple[str, bool]:
    """The question that decides, and if the action is legal."""
    if case.question == "over":
        return "over", False
    questions, otherwise = _questions(case)
    for key, ok, holds in questions:
        if holds(case):
            return key, ok
    return otherwise, True


# ------------------------------------------------------------------ what is said


Fact = Callable[[CardTennisCase], int]

# What a sentence may name: strokes, masks of strokes, and seats.
FACTS: dict[str, Fact] = {
    "stroke": attrgetter("action"),
    "led": attrgetter("led"),
    "answers": lambda case: mask_of(case.answers),
    "proper": lambda case: mask_of(case.proper),
    "first": attrgetter("first"),
    "partner": attrgetter("partner"),
}


class Wording(NamedTuple):
    """A sentence of the judge, and the source of the facts in it."""

    saying: Message
    facts: tuple[tuple[str, Fact], ...]


def _manners(*, doubles: bool, led: int) -> list[str]:
    """The distinctions that clauses make, the finest last: the stroke answered, then partners.

    For partners TEN-18 tells how the serve is answered, and TEN-B12 the other strokes.
    """
    if led == NOBODY:
        return [""]
    partners = "partners, serve" if led == SERVE else "partners"
    return ["", NAMES[led], *([partners] if doubles else [])]


def wordings(*, doubles: bool, led: int) -> dict[str, Wording]:
    """The messages for such a case, by the question that decides, in their finest manner."""
    found = {}
    for manner in _manners(doubles=doubles, led=led):
        for (key, its), saying in SAYS.items():
            if its == manner:
                found[key] = Wording(saying, tuple((name, FACTS[name]) for name in saying.facts))
    return found


WORDINGS = {
    (doubles, led): wordings(doubles=doubles, led=led)
    for doubles in (False, True)
    for led in ANSWERS
}


def judge(state: "CardTennisState", action: int) -> Verdict:
    """The verdict on an action: the first question that holds decides."""
    case = CardTennisCase(state, action)
    key, ok = _decided(case)
    saying, named = WORDINGS[case.doubles, case.led][key]
    facts = {name: fact(case) for name, fact in named}
    return Verdict(ok, saying, facts, state.form.stroke_names)

"""The rules once more, with reasons: what a referee asks about an action, one thing at a time.

Written from the text of the rules. Nothing here calls the state's law or reads what that is made
quick with: cards are compared anew, by their suits and their order in the pack. Of the table it
takes the rules, and which announcement names which pair.
"""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from cardwright.engine.games.four_seat.judge_calls import judge_call
from cardwright.engine.masks import mask_of
from cardwright.engine.verdict import Verdict

if TYPE_CHECKING:
    from cardwright.engine.games.four_seat.state import FourSeatState


class FourSeatCase:
    """An action before the referee: the card it puts down, and what it has to answer."""

    card: int
    trick: tuple[int, ...]

    def __init__(self, state: "FourSeatState", action: int) -> None:
        self.state = state
        self.rules = state.table.rules
        self.trick = state.trick
        self.announces = action >= len(state.order)
        self.card = self._announced(action) if self.announces else action

    def _announced(self, action: int) -> int:
        return self.state.table.announcements[action - len(self.state.order)]

    def suit(self, card: int) -> str:
        """The suit of a card."""
        return self.state.form.pack.cards[card].suit

    def beats(self, card: int, other: int) -> bool:
        """Test if a card is better than one that is winning: higher in its suit, or a trump."""
        if self.suit(card) == self.suit(other):
            return card < other  # packs are made from high to low
        return self.suit(card) == self.trump

    @property
    def trump(self) -> str:
        """The suit of the card turned up."""
        return self.state.table.suit

    @cached_property
    def hand(self) -> tuple[int, ...]:
        """The cards of the seat to move."""
        return self.state.hand(self.state.to_move)

    @cached_property
    def best(self) -> int:
        """The card that is winning: the highest trump, else the highest of the suit led."""
        trumps = [card for card in self.trick if self.suit(card) == self.trump]
        return min(trumps or [card for card in self.trick if self.suit(card) == self.led_suit])

    @cached_property
    def led_suit(self) -> str:
        """The suit of the card led."""
        return self.suit(self.trick[0])

    @property
    def partner_card(self) -> int:
        """The other card of a pair that is announced: of the same suit, and next to this one."""
        table = self.state.table
        return table.partners[table.announcements.index(self.card)]

    @cached_property
    def following(self) -> list[int]:
        """The cards in hand of the suit led."""
        return [card for card in self.hand if self.suit(card) == self.led_suit]

    @cached_property
    def better(self) -> list[int]:
        """The cards that may be meant to head the trick: of the suit led, and if none, trumps."""
        return [c for c in self.following or self.hand if self.beats(c, self.best)]

    @property
    def open(self) -> list[int]:
        """The cards of the suit led that may be played: all, or those that head the trick."""
        return self.better if self.heading and self.better else self.following

    @property
    def heading(self) -> bool:
        """True if one who follows must head the trick if able."""
        rules = self.rules
        return rules.heads_in_trumps if self.led_suit == self.trump else rules.heads_in_plain


# ------------------------------------------------------------------ what is asked


def _over(case: FourSeatCase) -> bool:
    return case.state.over


def _announces_unagreed(case: FourSeatCase) -> bool:
    return case.announces and not case.rules.announces


def _announces_in_reply(case: FourSeatCase) -> bool:
    return case.announces and bool(case.trick)


def _lacks_pair(case: FourSeatCase) -> bool:
    return case.announces and not {case.card, case.partner_card} <= set(case.hand)


def _not_held(case: FourSeatCase) -> bool:
    state = case.state
    return not (state.dealt[state.to_move] & state.unplayed) >> case.card & 1


def _announces(case: FourSeatCase) -> bool:
    return case.announces


def _leads_first(case: FourSeatCase) -> bool:
    return not case.trick and not any(case.state.taken)


def _leads(case: FourSeatCase) -> bool:
    return not case.trick


def _strays_from_trumps(case: FourSeatCase) -> bool:
    return _strays(case) and case.led_suit == case.trump


def _strays(case: FourSeatCase) -> bool:
    return bool(case.following) and case.card not in case.following


def _stays_below(case: FourSeatCase) -> bool:
    """Follows without heading the trick, although that is asked and could be done."""
    able = bool(case.following) and case.heading and bool(case.better)
    return able and case.card not in case.better


def _stays_below_partner(case: FourSeatCase) -> bool:
    return len(case.trick) > 1 and case.best == case.trick[-2] and _stays_below(case)


def _stays_below_trump(case: FourSeatCase) -> bool:
    return case.led_suit == case.trump and _stays_below(case)


def _heads(case: FourSeatCase) -> bool:
    return bool(case.following) and case.heading and bool(case.better)


def _cannot_head(case: FourSeatCase) -> bool:
    return bool(case.following) and case.heading


def _follows(case: FourSeatCase) -> bool:
    return bool(case.following)


def _shirks(case: FourSeatCase) -> bool:
    """Void, and does not trump, although that is asked and would head the trick."""
    return case.rules.must_trump and bool(case.better) and case.card not in case.better


def _shirks_overtrumping(case: FourSeatCase) -> bool:
    return case.suit(case.best) == case.trump and _shirks(case)


def _trumps(case: FourSeatCase) -> bool:
    return case.rules.must_trump and bool(case.better)


def _cannot_trump(case: FourSeatCase) -> bool:
    return case.rules.must_trump


Questions = tuple[tuple[str, bool, Callable[[FourSeatCase], bool]], ...]

# The first that holds decides: what the game says then, and whether the action is legal. Where
# none does, the player is free.
QUESTIONS: Questions = (
    ("over", False, _over),
    ("announces unagreed", False, _announces_unagreed),
    ("announces in reply", False, _announces_in_reply),
    ("lacks pair", False, _lacks_pair),
    ("not held", False, _not_held),
    ("announces", True, _announces),
    ("leads first", True, _leads_first),
    ("leads", True, _leads),
    ("strays from trumps", False, _strays_from_trumps),
    ("strays", False, _strays),
    ("stays below partner", False, _stays_below_partner),
    ("stays below trump", False, _stays_below_trump),
    ("stays below", False, _stays_below),
    ("heads", True, _heads),
    ("cannot head", True, _cannot_head),
    ("follows", True, _follows),
    ("shirks overtrumping", False, _shirks_overtrumping),
    ("shirks trumping", False, _shirks),
    ("trumps", True, _trumps),
    ("cannot trump", True, _cannot_trump),
)


def asking(*keys: str) -> Questions:
    """These of the kernel's questions, in this order, for a game that has others of its own."""
    questions = {question[0]: question for question in QUESTIONS}
    return tuple(questions[key] for key in keys)


def judge(state: "FourSeatState", action: int) -> Verdict:
    """The verdict on an action, or on a call of the referee: the first question that decides."""
    form = state.form
    if action >= form.action_count:
        return judge_call(state, action - form.action_count)
    case = FourSeatCase(state, action)
    key, ok = _decided(case, form.law.asks)
    saying = form.law.says[key]
    known = state.table.facts
    facts = {name: FACTS[name](case) if name in FACTS else known[name] for name in saying.facts}
    return Verdict(ok, saying, facts, form.card_names)


def _decided(case: FourSeatCase, asks: Questions) -> tuple[str, bool]:
    for key, ok, holds in asks:
        if holds(case):
            return key, ok
    return "free", True


# The numbers that a sentence may name: cards, and masks of cards that may be played.
FACTS: dict[str, Callable[[FourSeatCase], int]] = {
    "card": lambda case: case.card,
    "partner": lambda case: case.partner_card,
    "led": lambda case: case.trick[0],
    "best": lambda case: case.best,
    "lying": lambda case: case.state.lying,
    "open": lambda case: mask_of(case.open),
    "better": lambda case: mask_of(case.better),
}

"""A moment of a deal of Twelve, what a seat may know of it, and the law that moves it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from cardwright.engine.moment import Moment
from cardwright.engine.outcome import NOBODY, Award, Count, Outcome

if TYPE_CHECKING:
    from cardwright.engine.games.twelve.rules import Twelve

HAND = 5  # TWELVE-4


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat may know: its hand, what lies open, and what everybody saw."""

    seat: int
    dealer: int
    to_move: int
    hand: tuple[int, ...]
    held: tuple[int, ...]  # how many cards each seat holds
    trick: tuple[int, ...]  # the card led, while it waits for a reply
    counted: tuple[int, ...]
    tricks: tuple[int, ...]
    played: tuple[int, ...]  # every card that was played, in order


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Moment["Twelve"]):
    """A moment of a deal. Never changed: `apply` gives the next."""

    trick: tuple[int, ...] = ()  # the card led, while it waits for a reply
    counted: tuple[int, int] = (0, 0)  # by seat
    tricks: tuple[int, int] = (0, 0)  # by seat

    @classmethod
    def of_deal(cls, form: "Twelve", order: tuple[int, ...], dealer: int) -> Self:
        """The state after the deal: one card at a time, the dealer's opponent first."""
        dealt = (order[int(seat == dealer) : 2 * HAND : 2] for seat in range(2))
        hands = tuple(tuple(sorted(cards)) for cards in dealt)
        return cls(form=form, order=order, dealer=dealer, hands=hands, to_move=1 - dealer)

    # -------------------------------------------------------------- what the table sees

    @property
    def top(self) -> int:
        """Where in the order the cards begin that were not dealt and sleep."""
        return 2 * HAND

    @property
    def question(self) -> str:
        """Which question is open: lead, reply, or over."""
        return "over" if self.over else "reply" if self.trick else "lead"

    @property
    def counts(self) -> tuple[Count, ...]:
        """What each player has counted; nothing waits."""
        return tuple(Count(counted, 0) for counted in self.counted)

    @property
    def outcome(self) -> Outcome | None:
        """Points and reasons; None while the deal goes on."""
        return outcome(self) if self.over else None

    def view(self, seat: int) -> View:
        """What a seat may know; raises InputError for no seat of the table."""
        return View(
            seat=seat,
            dealer=self.dealer,
            to_move=self.to_move,
            hand=self.hand(seat),
            held=tuple(map(len, self.hands)),
            trick=self.trick,
            counted=self.counted,
            tricks=self.tricks,
            played=self.actions,
        )

    # -------------------------------------------------------------- the law

    def legal(self) -> list[int]:
        """The actions open to the seat to move, ascending; none when the deal is over."""
        if self.over:
            return []
        hand = self.hands[self.to_move]
        return self._following(hand) or list(hand)

    def _following(self, hand: tuple[int, ...]) -> list[int]:
        """The cards of a hand that follow the one led; none before the lead."""
        suits = {self.form.pack[led].suit for led in self.trick}
        return [card for card in hand if self.form.pack[card].suit in suits]

    def apply(self, action: int) -> Self:
        """The state after a legal action, which is not checked: `play` checks."""
        hands = self.hands_without(action)
        if not self.trick:
            return self.after(action, hands=hands, trick=(action,), to_move=1 - self.to_move)
        (led,) = self.trick
        # In a suit a lower number is a higher card, as packs are made.
        takes = self.to_move if action < led and self._following((action,)) else 1 - self.to_move
        return self.after(
            action,
            hands=hands,
            trick=(),
            to_move=takes if any(hands) else NOBODY,
            counted=_more(self.counted, takes, sum(self.form.pack[c].value for c in (led, action))),
            tricks=_more(self.tricks, takes, 1),
        )


def _more(pair: tuple[int, int], seat: int, points: int) -> tuple[int, int]:
    """The pair with so much more for a seat."""
    return (pair[0], pair[1] + points) if seat else (pair[0] + points, pair[1])


def outcome(state: State) -> Outcome:
    """What a deal that is over brings, and by which clause."""
    first, second = state.counted
    if first == second:
        carry = int(state.form.agreed.get("equal_counts") == "carry")
        return Outcome((0, 0), (), carry, "TWELVE-B1", f"equal counts, {first} each")
    winner = int(second > first)
    if not state.tricks[1 - winner]:
        award = Award(winner, 2, "TWELVE-10", "took every trick", ("TWELVE-9",))
    else:
        tally = f"{state.counted[winner]} to {state.counted[1 - winner]}"
        award = Award(winner, 1, "TWELVE-9", f"counted more, {tally}")
    return Outcome.of(2, [award])

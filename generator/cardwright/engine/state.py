"""Protocol of every game's moments: the state of a deal, and the view of a seat."""

from typing import TYPE_CHECKING, Protocol, Self, TypeVar

from cardwright.engine.outcome import Award, Count, Outcome

if TYPE_CHECKING:
    from cardwright.engine.kernel import Form


class View(Protocol):
    """The knowledge of a seat; each game adds fields for its table."""

    @property
    def seat(self) -> int:
        """The seat of the view."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def to_move(self) -> int:
        """The seat to move; NOBODY when the deal is over."""

    @property
    def hand(self) -> tuple[int, ...]:
        """The cards of the seat, ascending."""

    @property
    def held(self) -> tuple[int, ...]:
        """The number of cards each seat holds."""


class State(Protocol):
    """A moment of a deal."""

    @property
    def form(self) -> "Form[Self]":
        """The form that is played."""

    @property
    def order(self) -> tuple[int, ...]:
        """The whole pack from the top, as it was dealt."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def seats(self) -> int:
        """The number of players at the table."""

    @property
    def to_move(self) -> int:
        """The seat to move; NOBODY when the deal is over."""

    @property
    def question(self) -> str:
        """The open question to the seat to move, in a word: lead, reply, …, or over."""

    @property
    def over(self) -> bool:
        """True if the deal has ended."""

    @property
    def actions(self) -> tuple[int, ...]:
        """Every action since the deal."""

    @property
    def counts(self) -> tuple[Count, ...]:
        """The count of each side."""

    @property
    def tricks(self) -> tuple[int, ...]:
        """The number of tricks each side has taken."""

    @property
    def awards(self) -> tuple[Award, ...]:
        """Points made at once, before the deal is over."""

    @property
    def outcome(self) -> Outcome | None:
        """Points and reasons; None while the deal goes on."""

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards a seat holds, ascending."""

    def legal(self) -> list[int]:
        """The actions open to the seat to move, ascending; none when the deal is over."""

    def apply(self, action: int) -> Self:
        """The state after a legal action, which is not checked: `play` checks."""

    def view(self, seat: int) -> View:
        """The view of a seat."""


#: The state of a form, where a function takes forms of any.
S = TypeVar("S", bound=State)

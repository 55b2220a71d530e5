"""A match as it is played: who is to move, what each has done, and how one comes back from it."""

from random import Random  # noqa: TID251 - random() alone is the same on every version
from typing import Any

from cardwright.engine.match import Match
from cardwright.engine.outcome import NOBODY
from cardwright.engine.players import player
from cardwright.engine.record import Record
from cardwright.engine.record_reader import within
from cardwright.engine.sentence import PlayerNames, ReaderNames
from cardwright.engine.session.terms import Actions, Sitter, Terms
from cardwright.engine.shuffle import Chance, mixed
from cardwright.engine.state import State
from cardwright.errors import InputError


class LiveMatch:
    """A match in progress, with its terms and actions.

    Seats are always those of the match; the seats of a deal are their places in `match.table`.
    Engine players have no memory, and no randomness except `chance`. So the same terms and actions
    lead to the same moves.
    """

    def __init__(self, terms: Terms, actions: Actions = ()) -> None:
        """Raises InputError for an action that is refused; it names the deal and the action."""
        self.terms = terms
        self.match: Match[Any] = terms.match()
        self._movers: list[list[int]] = [[]]  # by deal, the seat of each action
        self.past: list[State] = []  # of the deal in play, the state before each action
        for number, deal in enumerate(actions, 1):
            with within("actions", f"deal {number}"):
                if number > 1:
                    self.next()
            for place, action in enumerate(deal, 1):
                with within("actions", f"deal {number}, action {place}"):
                    self.play(action)

    # -------------------------------------------------------------- what stands

    @property
    def state(self) -> State:
        """The deal in play, or the last one."""
        state: State = self.match.state
        return state

    @property
    def going_on(self) -> bool:
        """True if neither the deal nor the match is over."""
        return not (self.match.over or self.state.over)

    @property
    def to_move(self) -> int:
        """The seat to move; NOBODY when the deal or the match is over."""
        return self.match.table[self.state.to_move] if self.going_on else NOBODY

    @property
    def mover(self) -> Sitter | None:
        """The player to move; None when the deal or the match is over."""
        return self.terms.sitters[self.to_move] if self.going_on else None

    @property
    def actions(self) -> tuple[tuple[int, ...], ...]:
        """All actions, deal by deal."""
        return tuple(deal.actions for deal in self.match.deals)

    @property
    def names(self) -> PlayerNames:
        """The players by their place in the deal."""
        return self.names_to(NOBODY)

    def names_to(self, seat: int) -> PlayerNames:
        """The players by their place in the deal, with “you” for the reader’s seat."""
        names = [self.terms.names[one] for one in self.match.table]
        if seat not in self.match.table:
            return PlayerNames(names)
        return ReaderNames(names, self.match.table.index(seat))

    def sitter(self, seat: int) -> Sitter:
        """The player at a seat; raises InputError if the seat does not exist."""
        seats = len(self.terms.sitters)
        if not 0 <= seat < seats:
            raise InputError(f"there is no seat {seat}", hint=f"seats are 0 to {seats - 1}")
        return self.terms.sitters[seat]

    def place(self, seat: int) -> int:
        """The place of a seat in the deal; raises InputError if the player has left."""
        name = self.sitter(seat).name
        if seat not in self.match.table:
            raise InputError(f"{name} has left the table", hint="the others play on")
        return self.match.table.index(seat)

    # -------------------------------------------------------------- what goes on

    def play(self, action: int) -> None:
        """Play an action for the seat to move; raises InputError, or IllegalAction."""
        form = self.state.form
        form.require(action)
        if action >= form.action_count:
            raise InputError(
                "players do not call the referee here", hint="illegal actions are refused"
            )
        before, seat = self.state, self.to_move
        self.match.play(action)
        self.past.append(before)
        self._movers[-1].append(seat)

    def choice(self, keeper: str) -> int:
        """The choice of an engine player at the seat to move."""
        state = self.state
        view = state.view(state.to_move)
        return player(keeper, state.form).action(view, state.legal(), self.chance())

    def chance(self, state: State | None = None) -> Chance:
        """The random numbers of the seat to move, from the seed, the deal, the seat and actions.

        `state` is an earlier moment of the deal, or by default this one.
        """
        at = self.state if state is None else state
        dealt = mixed(self.terms.seed, self.match.number)
        return Random(mixed(mixed(dealt, self.match.table[at.to_move]), len(at.actions))).random

    def next(self) -> None:
        """The next deal; raises InputError while one is in play, and after the match."""
        self.match.next()
        self.past = []
        self._movers.append([])

    def has_moved(self, seat: int) -> bool:
        """Test if this seat has acted yet, in this deal or an earlier one."""
        return any(seat in movers for movers in self._movers)

    def before_last_of(self, seat: int) -> "LiveMatch":
        """The match before the last action of this seat, in this deal or an earlier one.

        Raises InputError if the seat has not acted, or if the match does not allow undo.
        """
        name = self.sitter(seat).name
        if not self.terms.learning:
            raise InputError(
                "this match does not allow undo", hint="begin a match with learning: true"
            )
        for number, movers in reversed([*enumerate(self._movers)]):
            if seat in movers:
                last = max(place for place, mover in enumerate(movers) if mover == seat)
                kept = (*self.actions[:number], self.actions[number][:last])
                return LiveMatch(self.terms, kept)
        raise InputError(f"{name} has not acted yet")

    # -------------------------------------------------------------- what is written down

    def record(self) -> Record:
        """The deal as a record; all hands can be read from it."""
        return Record.of(self.state, mixed(self.terms.seed, self.match.number))

    def link(self) -> dict[str, Any]:
        """The fields of a message `begin` that lead to this moment."""
        done = [list(deal) for deal in self.actions]
        return self.terms.to_dict() | ({} if done == [[]] else {"actions": done})

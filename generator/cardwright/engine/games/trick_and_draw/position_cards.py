"""The place of every card of a position: as stated, and as follows from that."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardwright.engine.games.trick_and_draw.phase import (
    ANNOUNCED,
    BEFORE_DRAW,
    BEFORE_TURN_UP,
    CLOSED_ON,
    LEAD,
    OPENING,
    REPLY,
    Phase,
)
from cardwright.engine.games.trick_and_draw.table import CARDS, TrickAndDrawTable
from cardwright.engine.outcome import NOBODY
from cardwright.engine.position_reader import Facts, wrong

if TYPE_CHECKING:
    from cardwright.engine.games.trick_and_draw.form import TrickAndDraw

HAND = 6  # cards in a hand while there is a talon

# The questions that can be open, and whether it is the leader who is asked.
ASKS_LEADER = {
    LEAD: True,
    OPENING: True,
    ANNOUNCED: True,
    REPLY: False,
    BEFORE_DRAW: True,
    BEFORE_TURN_UP: True,
    CLOSED_ON: False,
}
QUESTIONS = {Phase(phase).name.lower().replace("_", "-"): phase for phase in ASKS_LEADER}


class Players:
    """The players of a position, leader, closer and tricks; players are 0 and 1, as in a state."""

    def __init__(self, form: "TrickAndDraw", said: Facts) -> None:
        seats = form.seats
        dealer = said.number("dealer", 0, seats - 1)
        self.said = said
        self.seats = ((dealer + 1) % seats, (dealer + 2) % seats)
        self.words = form.ledger.words
        self.taken = self.numbers("tricks", CARDS // 2)
        if sum(self.taken) >= CARDS // 2:
            raise wrong("tricks", f"{self.tricks}, so the deal is over")
        self.leader = self._leader()
        self.closer = self._player("closed_by") if "closed_by" in said else NOBODY

    def numbers(self, name: str, high: int) -> tuple[int, int]:
        """The numbers of the two players, of a list by seat."""
        numbers = self.said.numbers(name, high)
        for seat, number in enumerate(numbers):
            if number and seat not in self.seats:
                raise wrong(name, f"Seat {seat} deals, so it cannot have {number}", "write 0")
        first, second = self.seats
        return numbers[first], numbers[second]

    @property
    def tricks(self) -> str:
        """The number of tricks taken, as the game calls them: “1 couplet is taken”."""
        number = sum(self.taken)
        what = f"{self.words.trick} is" if number == 1 else f"{self.words.tricks} are"
        return f"{number} {what} taken"

    def _player(self, name: str) -> int:
        return self.seats.index(self.said.seat(name, self.seats[0], self.seats))

    def _leader(self) -> int:
        leader = self._player("leader")
        seat = self.seats[leader]
        if not sum(self.taken):
            if leader:
                raise wrong(
                    "leader", f"Seat {seat} cannot lead first", f"Seat {self.seats[0]} leads"
                )
        elif "leader" not in self.said:
            raise wrong("leader", f"is missing, but {self.tricks}", "add the seat")
        elif not self.taken[leader]:
            hint = f"the player who took the last {self.words.trick} leads"
            raise wrong("leader", f"Seat {seat} has taken no {self.words.trick}", hint)
        return leader


class TrickAndDrawLayout:
    """The place of every card, and the question that is open.

    Cards that are not said to lie anywhere go, in the order of the pack, into a hand that is not
    said, the talon, and tricks.
    """

    def __init__(self, form: "TrickAndDraw", said: Facts, players: Players) -> None:
        self.form = form
        self.said = said
        self.players = players
        self.played = sum(players.taken)
        self.turn_up = self._turn_up()
        self.table = self._table()
        self.led = self._led()
        self.hands = self._hands()
        self.phase = QUESTIONS[said.word("question", self._shown(), QUESTIONS)]
        self._place(self._sizes())

    # -------------------------------------------------------------- what is said

    def _turn_up(self) -> int:
        said, missing = self.said, "is missing"
        if "turn_up" in said:
            return said.card("turn_up", "beside the talon")
        if "trump" not in said:
            raise wrong(
                "turn_up", missing, "add it, or add the suit as trump if the card was drawn"
            )
        if self.players.closer != NOBODY or self.played < HAND:
            raise wrong(
                "turn_up", f"{missing}, but it was not drawn", "add the card beside the talon"
            )
        return NOBODY

    def _table(self) -> TrickAndDrawTable:
        """The table with the right trumps."""
        said, pack = self.said, self.form.pack
        if self.turn_up == NOBODY:
            suit = said.suit("trump")
        else:
            suit = pack[self.turn_up].suit
            if "trump" in said and said.suit("trump") != suit:
                name = pack[self.turn_up].name
                raise wrong("trump", f"it is not the suit of the {name}", "leave trump out")
        return next(table for table in self.form.tables if table.suit == suit)

    def _led(self) -> int:
        led = self.said.card("led", "on the table") if "led" in self.said else NOBODY
        if self.said.announced("led") and led not in self.table.announcements:
            raise wrong("led", f"the {self.form.card_names[led]} cannot be announced")
        return led

    def _hands(self) -> dict[int, list[int]]:
        """The hands that are said, by player."""
        seats = self.players.seats
        hands = self.said.hands()
        for seat in hands:
            if seat not in seats:
                raise wrong("hands", f"Seat {seat} deals, so it has no cards")
        if not hands:
            raise wrong("hands", "there is no hand", "add the cards of at least one seat")
        return {seats.index(seat): hand for seat, hand in hands.items()}

    # -------------------------------------------------------------- what follows

    def _shown(self) -> str:
        """The question that the cards show."""
        return next(name for name, phase in QUESTIONS.items() if phase == self._shown_phase())

    def _shown_phase(self) -> int:
        if self.led != NOBODY:
            return REPLY
        if self.turn_up == NOBODY or self.players.closer != NOBODY:
            return LEAD
        sizes = {player: len(hand) for player, hand in self.hands.items()}
        if self.played == HAND and sizes.get(self.players.leader) == HAND:
            return BEFORE_TURN_UP
        return BEFORE_DRAW if self.played and HAND - 1 in sizes.values() else LEAD

    def _sizes(self) -> tuple[int, int]:
        """The number of cards the leader holds, the card led among them, and how many the other."""
        if self.turn_up == NOBODY:
            held = CARDS // 2 - self.played
            return held, held
        if self.players.closer != NOBODY:
            return self._closed_sizes()
        undrawn = self.phase in {BEFORE_DRAW, BEFORE_TURN_UP}
        if not 0 <= self.played - undrawn < HAND:
            problem = f"it cannot be there, because {self.players.tricks}"
            raise wrong("turn_up", problem, "write trump instead if it was drawn")
        if self.phase == BEFORE_TURN_UP:
            return HAND, HAND - 1
        return HAND - undrawn, HAND - undrawn

    def _closed_sizes(self) -> tuple[int, int]:
        """After a close, hands of any size that leaves a talon of a size that can be."""
        player, hand = next(iter(self.hands.items()))
        held = len(hand) + (player == self.players.leader and self.led != NOBODY)
        if not HAND <= held + self.played < CARDS // 2:
            seat = self.players.seats[player]
            problem = f"Seat {seat} cannot have {held} cards, because {self.players.tricks}"
            raise wrong("hands", problem, f"together they are {HAND} to {CARDS // 2 - 1}")
        return held, held

    def _place(self, sizes: tuple[int, int]) -> None:
        """Every card gets its place; the sizes are the leader’s and the other’s."""
        said, trick = self.said, self.players.words.trick
        talon = said.cards("talon", "in the talon")
        last = said.cards("last_trick", f"in the last {trick}")
        if len(last) not in {0, 2} or len(last) > 2 * self.played:
            problem = f"it cannot have {len(last)} cards, because {self.players.tricks}"
            raise wrong("last_trick", problem, "write the card led and the reply")
        rest = CARDS - sum(sizes) - (self.turn_up != NOBODY) - 2 * self.played
        if len(talon) > rest:
            raise wrong("talon", f"it cannot have {len(talon)} cards; only {rest} are left")
        leader = self.players.leader
        self._fill_hand(leader, sizes[0] - (self.led != NOBODY))
        self._fill_hand(1 - leader, sizes[1])
        self.talon = [*talon, *said.fill(rest - len(talon), "in the talon")]
        self.gone = [*last, *said.fill(2 * self.played - len(last), "in tricks")]

    def _fill_hand(self, player: int, size: int) -> None:
        """A hand that is not said gets its cards; one that is said must have so many."""
        seat = self.players.seats[player]
        if player not in self.hands:
            self.hands[player] = self.said.fill(size, f"in the hand of Seat {seat}")
        held = len(self.hands[player])
        if held != size:
            problem = f"Seat {seat} has {held} cards, but must have {size}"
            raise wrong("hands", problem, self.players.tricks)
        if not size and self.led == NOBODY:
            raise wrong("hands", "all cards are played, so the deal is over")

    # -------------------------------------------------------------- as a state has it

    @property
    def last(self) -> tuple[int, ...]:
        """Leader and cards of the last trick, which was taken by who leads now."""
        if not self.played:
            return ()
        first, second = self.gone[:2]
        leader = self.players.leader
        if not self.table.beats[first] >> second & 1:
            return leader, first, second
        return (1 - leader, first, second) if "last_trick" in self.said else (leader, second, first)

    @property
    def order(self) -> tuple[int, ...]:
        """The whole pack with the talon at its end; as it was dealt while no trick is taken."""
        led = [] if self.led == NOBODY else [self.led]
        hands = [
            sorted([*self.hands[player], *(led if player == self.players.leader else [])])
            for player in (0, 1)
        ]
        threes = (hand[part] for part in (slice(3), slice(3, None)) for hand in hands)
        turn_up = [] if self.turn_up == NOBODY else [self.turn_up]
        return (*_flat(threes), *turn_up, *sorted(self.gone), *self.talon)


def _flat(lists: Iterable[list[int]]) -> list[int]:
    """The numbers of all lists, one after the other."""
    return [number for numbers in lists for number in numbers]

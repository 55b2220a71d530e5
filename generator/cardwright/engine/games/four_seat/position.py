"""A state in the middle of a deal for four, from what a person can say about the table.

All cards are always there: what lies neither in a hand nor on the table lies in tricks, so
`tricks` and the cards said must add up to the pack. Counts need not: a position may be one that
no play leads to.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardwright.engine.games.four_seat.state import FourSeatState
from cardwright.engine.games.four_seat.table import SEATS
from cardwright.engine.masks import mask_of, members
from cardwright.engine.outcome import NOBODY
from cardwright.engine.position_reader import Facts, check_announced, check_counts, wrong

if TYPE_CHECKING:
    from cardwright.engine.games.four_seat.form import FourSeat

FACTS = (
    "dealer",
    "turn_up",  # the card turned up, wherever it is by now; it was the dealer's
    "hands",  # by seat; a hand that is not said gets cards that lie nowhere else
    "leader",  # the seat that led to this trick or is to lead; wanted once a trick is taken
    "trick",  # the cards on the table, the one led first
    "tricks",  # a list by side
    "played",  # by seat: cards that it has played to those; wanted where it counts who had them
    "shown",  # by seat: cards in the hand that all have seen, besides the card turned up
)
COUNTING_FACTS = (  # where it is not the tricks that count
    "announced",  # true where the card led was announced with its pair
    "counted",  # a list by side; an announcement on the table is counted already
    "pending",  # likewise, what waits for a trick
    "bonus_taken_by",  # the side that took the trump that brings a point; wanted if it is gone
)
MOST = 999  # any count is below


def position(form: "FourSeat", facts: Mapping[str, object]) -> FourSeatState:
    """The state that these facts describe; raises InputError for facts that cannot be.

    Its actions are the cards on the table, and no others.
    """
    book = form.rules.book
    said = Facts(form, facts, FACTS if book is not None else (*FACTS, *COUNTING_FACTS))
    layout = FourSeatLayout(form, said)
    state = FourSeatState.of_deal(form, layout.order, layout.dealer)
    state.taken = one, two = layout.taken
    if book is None:
        state.counted = _pair(said, "counted", MOST)
        state.pending = _pair(said, "pending", MOST)
    else:
        state.counted = max(one - book, 0), max(two - book, 0)
    state.unplayed = mask_of(card for hand in layout.hands.values() for card in hand)
    state.trick = layout.trick
    state.to_move = (layout.leader + len(layout.trick)) % SEATS
    for card in layout.trick:
        state.best = card if state.table.beats[state.best] >> card & 1 else state.best
    state.captor = _captor(said, state)
    _read_actions(said, state, layout)
    for cards in said.shown_cards().values():
        state.shown |= mask_of(cards)
    sides = [f"Side {side}" for side in range(2)]
    check_counts(sides, state.counts, state.taken, form.ledger.words.trick)
    if any(state.pending) and not form.rules.announces:
        raise wrong("pending", "no points can wait, because this form has no announcements")
    return state


def _pair(said: Facts, name: str, high: int) -> tuple[int, int]:
    first, second = said.numbers(name, high)
    return first, second


class FourSeatLayout:
    """The place of every card.

    Cards that are not said to lie anywhere go, in the order of the pack, into the hands that are
    not said, and into tricks.
    """

    def __init__(self, form: "FourSeat", said: Facts) -> None:
        self.form = form
        self.said = said
        self.each = len(form.pack) // SEATS
        self.dealer = said.number("dealer", 0, SEATS - 1)
        self.taken = _pair(said, "tricks", self.each)
        self.played = sum(self.taken)
        if self.played >= self.each:
            raise wrong("tricks", f"all {self.played} are taken, so the deal is over")
        self.leader = self._leader()
        self.trick = tuple(said.cards("trick", "on the table"))
        if len(self.trick) >= SEATS:
            raise wrong("trick", f"it cannot have {len(self.trick)} cards", f"{SEATS - 1} at most")
        self.lies = form.rules.turn_up_lies and not self.played
        self.hands = said.hands()
        self.played_by = said.played()
        self.turn_up = self._turn_up()
        gone = self._bonus_gone()
        self._check_tricks()
        self.hands = {seat: self._hand(seat) for seat in range(SEATS)}
        rest = said.fill(len(form.pack), "in tricks")
        self._require_known(rest)
        self.order = self._order([*gone, *rest])

    def _leader(self) -> int:
        first = (self.dealer + 1) % SEATS
        words = self.form.ledger.words
        leader = self.said.number("leader", first, SEATS - 1)
        if not self.played:
            if leader != first:
                raise wrong("leader", f"Seat {leader} cannot lead first", f"Seat {first} leads")
        elif "leader" not in self.said:
            raise wrong("leader", f"is missing, but {words.tricks} are taken", "add the seat")
        elif not self.taken[leader % 2]:
            hint = f"the player who took the last {words.trick} leads"
            raise wrong("leader", f"the side of Seat {leader} has no {words.trick}", hint)
        return leader

    def on_table(self, seat: int) -> tuple[int, ...]:
        """The card of a seat on the table; () when it has not played to this trick."""
        place = (seat - self.leader) % SEATS
        return self.trick[place : place + 1]

    def _turn_up(self) -> int:
        """The card turned up; it lies in the dealer’s hand if that is not said."""
        said, dealer = self.said, self.dealer
        if "turn_up" not in said:
            raise wrong("turn_up", "is missing", "add the dealer’s last card, wherever it is now")
        card = said.named("turn_up")
        if card in (*self.hands.get(dealer, ()), *self.on_table(dealer)) and not self.lies:
            return card
        if card in self.played_by.get(dealer, ()):
            return card
        if self.lies:
            said.lay("turn_up", card, "turned up on the table")
        elif dealer not in self.hands and not self.on_table(dealer):
            said.lay("turn_up", card, f"in the hand of Seat {dealer}")
        elif self.played:
            said.lay("turn_up", card, "in tricks")
        else:
            name = self.form.card_names[card]
            raise wrong("turn_up", f"Seat {dealer}, the dealer, does not hold the {name}")
        return card

    def _check_tricks(self) -> None:
        """No more cards are said to lie in tricks than there are in them."""
        lie = sum(self.said.location(card.number) == "in tricks" for card in self.form.pack)
        if lie > SEATS * self.played:
            hint = f"{self.form.ledger.words.tricks} taken: {self.played}"
            raise wrong("played", f"too many cards are in tricks: {lie}", hint)

    def _require_known(self, gone: list[int]) -> None:
        """Of these cards in tricks none counts for the side that was dealt it."""
        trumps = members(self.form.tables[self.turn_up].trumps)
        for card in trumps[: self.form.rules.honors]:
            if card in gone:
                name = self.form.card_names[card]
                raise wrong("played", f"the {name} is in a trick", "add the seat that played it")

    def _bonus_gone(self) -> list[int]:
        """The trump that brings a point, where it is said to be taken and not to lie elsewhere."""
        bonus = self.form.tables[self.turn_up].bonus
        if "bonus_taken_by" not in self.said or bonus == NOBODY or self.said.location(bonus):
            return []
        self.said.lay("bonus_taken_by", bonus, "in tricks")
        return [bonus]

    def _hand(self, seat: int) -> list[int]:
        """A hand; one that is not said gets its cards, and one that is must have so many."""
        size = self.each - self.played - len(self.on_table(seat))
        size -= self.lies and seat == self.dealer
        where = f"in the hand of Seat {seat}"
        if seat not in self.hands:
            turned = [self.turn_up] if self.said.location(self.turn_up) == where else []
            return [*turned, *self.said.fill(size - len(turned), where)]
        hand = self.hands[seat]
        if len(hand) != size:
            problem = f"Seat {seat} has {len(hand)} cards, but must have {size}"
            raise wrong("hands", problem, f"{self.form.ledger.words.tricks} taken: {self.played}")
        return hand

    def _order(self, gone: list[int]) -> tuple[int, ...]:
        """The whole pack as it may have been dealt: what is gone, anybody may have played."""
        seats = [(self.dealer + 1 + place) % SEATS for place in range(SEATS)]
        packets = []
        for seat in seats:
            held = {*self.hands[seat], *self.on_table(seat), *self.played_by.get(seat, ())}
            if seat == self.dealer:
                held.add(self.turn_up)
            missing = self.each - len(held)
            if missing < 0:
                raise wrong("played", f"Seat {seat} was dealt {self.each} cards, not {len(held)}")
            turned_last = sorted(held, key=lambda card: (card == self.turn_up, card))
            packets.append([*gone[:missing], *turned_last])
            gone = gone[missing:]
        return tuple(packet[turn] for turn in range(self.each) for packet in packets)


def _captor(said: Facts, state: FourSeatState) -> int:
    """The side that has taken the trump that brings a point, or NOBODY."""
    name = "bonus_taken_by"
    bonus = state.table.bonus
    gone = bonus >= 0 and not state.unplayed >> bonus & 1 and bonus not in state.trick
    if name not in said:
        if gone:
            problem = f"is missing, but the {state.form.card_names[bonus]} was played"
            raise wrong(name, problem, "add the side: 0 or 1")
        return NOBODY
    if not gone:
        raise wrong(name, "no card that scores a point is taken")
    side = said.number(name, 0, high=1)
    if not state.taken[side]:
        raise wrong(name, f"Side {side} has no {state.form.ledger.words.trick}")
    return side


def _read_actions(said: Facts, state: FourSeatState, layout: FourSeatLayout) -> None:
    """The cards on the table are the actions so far; what was announced is shown and counted."""
    announced = said.truth("announced", default=False)
    for place, card in enumerate(state.trick):
        action = _announced(state, layout, card) if announced and not place else card
        state.past = (state.past, action)
    if announced and not state.trick:
        raise wrong("announced", "no card is led")


def _announced(state: FourSeatState, layout: FourSeatLayout, card: int) -> int:
    """The announcement that led this card."""
    table, side = state.table, layout.leader % 2
    if not table.rules.announces or card not in table.announcements:
        raise wrong("announced", f"the {state.form.card_names[card]} cannot be announced here")
    number = table.announcements.index(card)
    partner = table.partners[number]
    if partner not in layout.hands[layout.leader]:
        name = state.form.card_names[partner]
        raise wrong("announced", f"Seat {layout.leader} does not hold the {name}")
    check_announced(f"Side {side}", state.counts[side], state.taken[side], table.worth[number])
    state.shown |= 1 << partner
    return table.cards + number

"""The four-handed Court of the second model: lists of cards, read straight from the rules."""

from tests.engine.second.court_cards import (
    LAST_COUPLET,
    Award,
    beats,
    figures,
    pair,
    suit_of,
    worth,
)

SEATS = 4
COUPLETS = 8


class FourHands:
    """A deal for four players; sides 0 and 1 are the seats 0, 2 and 1, 3 (COURT-4H-2).

    The order is the whole pack from the top: one card at a time from the dealer’s left, the last
    card to the dealer, turned to show the court color (COURT-4H-3, -4). The option known here is
    `marriages`.
    """

    sides = 2

    def __init__(self, order: list[str], dealer: int, options: dict[str, str]) -> None:
        self.marriages = options.get("marriages", "off") == "on"
        self.hands: list[list[str]] = [[], [], [], []]
        for place, card in enumerate(order):
            self.hands[(dealer + 1 + place) % SEATS].append(card)
        self.court_color = suit_of(order[-1])
        self.leader = (dealer + 1) % SEATS  # COURT-4H-5
        self.table: list[str] = []  # the double couplet being played, from the leader on
        self.taken: list[list[list[str]]] = [[], []]  # double couplets of each side
        self.answered: list[int] = []  # the seats whose cards could still be taken back
        self.announced: list[int] = [0, 0]
        self.over = False
        self.awards: list[Award] = []
        self.carry = 0
        self.clause = ""

    # ------------------------------------------------------------ what stands

    @property
    def to_move(self) -> int:
        """The seat that must play a card; −1 when the deal is over."""
        return -1 if self.over else (self.leader + len(self.table)) % SEATS

    @property
    def tricks(self) -> list[int]:
        """How many double couplets each side has."""
        return [len(taken) for taken in self.taken]

    @property
    def counts(self) -> tuple[tuple[int, int], ...]:
        """What each side has counted, and what it has announced without a double couplet yet."""
        return tuple((self.count(side), self.pending(side)) for side in range(self.sides))

    @property
    def points(self) -> list[int]:
        """The points that each side has made in the deal."""
        return [sum(a.points for a in self.awards if a.side == side) for side in range(self.sides)]

    def hand(self, seat: int) -> list[str]:
        """The cards a seat holds."""
        return list(self.hands[seat])

    def count(self, side: int) -> int:
        """Figures taken, announcements once something is taken, and ten for the last."""
        if not self.taken[side]:
            return 0
        total = sum(figures(cards) for cards in self.taken[side]) + self.announced[side]
        return total + (LAST_COUPLET if self.over and self.leader % 2 == side else 0)

    def pending(self, side: int) -> int:
        """Announced, and waiting for a double couplet."""
        return 0 if self.taken[side] else self.announced[side]

    def best(self) -> str:
        """The card on the table that takes the double couplet so far."""
        best = self.table[0]
        for card in self.table[1:]:
            if beats(card, best, self.court_color):
                best = card
        return best

    # ------------------------------------------------------------ what may be done

    def legal(self) -> set[str]:
        """What the seat to move may do."""
        if self.over:
            return set()
        hand = self.hands[self.to_move]
        if self.table:
            return set(self._replies(hand))
        if not self.marriages:
            return set(hand)
        return set(hand) | {card + "!" for card in hand if pair(card) and {*pair(card)} <= {*hand}}

    def _replies(self, hand: list[str]) -> list[str]:
        """The cards that may follow: COURT-4H-6, -7, -13 and COURT-B29."""
        color = suit_of(self.table[0])
        following = [card for card in hand if suit_of(card) == color]
        if not following:
            return hand
        if color != self.court_color:
            return following
        taking = [card for card in following if beats(card, self.best(), self.court_color)]
        return taking or following

    def play(self, word: str) -> None:
        """Play a card, with “!” to announce its pair."""
        assert word in self.legal(), word
        card = word.rstrip("!")
        seat = self.to_move
        if word.endswith("!"):
            self.announced[seat % 2] += worth(suit_of(card), self.court_color)
        self.hands[seat].remove(card)
        self.answered = [*self.answered, seat] if self.table else []
        self.table.append(card)
        if len(self.table) == SEATS:
            self._take()

    def calls(self) -> set[str]:
        """A card is taken back until the next lead; only an answer can be wrong (COURT-B41)."""
        return set() if self.over else {f"revoke {seat}" for seat in self.answered}

    def call(self, word: str) -> None:
        """The right card is played instead: here it was right at once."""
        assert word in self.calls(), word

    def _take(self) -> None:
        """The best card takes the four, and its seat leads next."""
        winner = (self.leader + self.table.index(self.best())) % SEATS
        cards, self.table = self.table, []
        self.answered = [*range(SEATS)]  # nobody remembers who led
        self.leader = winner
        self.taken[winner % 2].append(cards)
        if self.court_color + "S" in cards:  # at once, whoever played it: COURT-B27
            self.awards.append(Award(winner % 2, 1, "COURT-4H-11"))
        if sum(self.tricks) == COUPLETS:
            self._finish()

    # ------------------------------------------------------------ the end

    def _finish(self) -> None:
        """Count the sides: COURT-4H-10, -12, COURT-B24 to COURT-B26."""
        self.over = True
        ours, theirs = self.count(0), self.count(1)
        winner = 0 if ours > theirs else 1
        if ours == theirs:
            self.carry, self.clause = 1, "COURT-4H-12"
        elif max(ours, theirs) < 60:
            self.clause = "COURT-B26"
        else:
            self.clause = "COURT-4H-10"
            self.awards.append(Award(winner, self._points(winner), self.clause))

    def _points(self, winner: int) -> int:
        """What the winning side makes."""
        if self.tricks[winner] == COUPLETS:
            return 3
        return 2 if self.count(winner) > 100 else 1

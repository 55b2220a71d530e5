"""The second model of the Game of Nations: lists of cards, read straight from the rules.

A card is its rank and its Nation: “MpEU” is the Map of Europe, “10AS” the House 10 of Asia. Nothing
here comes from the engine.
"""

from typing import NamedTuple

NATIONS = ["EU", "AS", "AF", "AM"]  # Europe, Asia, Africa, America: NAT-2
TITLES = ["Mp", "Mn", "W", "Ch"]  # Map, Man, Woman, Children
RANKS = [*TITLES, "10", "9", "8", "7", "6", "5", "4", "3", "2"]  # from the top: NAT-3, NAT-B1
SEATS = 4  # NAT-1


class Award(NamedTuple):
    """Points that a side made, and the clause that gives them."""

    side: int
    points: int
    clause: str


def pack() -> list[str]:
    """Four Nations of thirteen cards (NAT-2, NAT-3, NAT-B1)."""
    return [rank + nation for nation in NATIONS for rank in RANKS]


def nation_of(card: str) -> str:
    """The Nation of a card."""
    return card[-2:]


def height(card: str) -> int:
    """How high a card stands in its Nation: 0 is the House of two, 12 the Map (NAT-3)."""
    return list(reversed(RANKS)).index(card[:-2])


class Round:
    """A round for four; sides 0 and 1 are the seats 0, 2 and 1, 3 (NAT-B3).

    The order is the pack from the top, dealt one by one from the dealer’s left (NAT-6). Options are
    `titles` and `turnup_trick1`, off or on.
    """

    def __init__(self, order: list[str], dealer: int, options: dict[str, str]) -> None:
        self.titles_count = options.get("titles") == "on"
        self.dealer = dealer
        self.hands: list[list[str]] = [[], [], [], []]
        seat = dealer
        for card in order:
            seat = (seat + 1) % SEATS
            self.hands[seat].append(card)
        assert seat == dealer
        self.star_suit = nation_of(order[-1])  # NAT-8
        self.dealt = [self.hands[0] + self.hands[2], self.hands[1] + self.hands[3]]
        self.face_up = ""  # the card that lies turned up on the table: NAT-7
        if options.get("turnup_trick1") != "on":  # NAT-B5
            self.face_up = self.hands[dealer].pop()
        self.table: list[tuple[int, str]] = []  # who played what to this trick
        self.won: list[list[list[str]]] = [[], []]  # each trick apart: NAT-12
        self.replied: list[int] = []  # who has replied to this trick or, before a lead, all four
        self.to_move = (dealer + 1) % SEATS  # NAT-9
        self.awards: list[Award] = []

    @property
    def over(self) -> bool:
        """Whether all thirteen tricks are played (NAT-B8)."""
        return len(self.won[0]) + len(self.won[1]) == 13

    @property
    def tricks(self) -> list[int]:
        """How many tricks each side has."""
        return [len(won) for won in self.won]

    @property
    def counts(self) -> list[int]:
        """How many of its tricks count for each side: those above six (NAT-15)."""
        return [len(won[6:]) for won in self.won]

    @property
    def points(self) -> list[int]:
        """The points that each side has made in the round."""
        return [sum(a.points for a in self.awards if a.side == side) for side in range(2)]

    def legal(self) -> set[str]:
        """The cards that the seat to move may play."""
        if self.over:
            return set()
        hand = self.hands[self.to_move]
        if not self.table:
            return set(hand)
        led = nation_of(self.table[0][1])
        following = [card for card in hand if nation_of(card) == led]
        return set(following) if following else set(hand)  # NAT-10, NAT-13, NAT-B6

    def play(self, card: str) -> None:
        """The seat to move plays a card."""
        assert card in self.legal(), card
        self.hands[self.to_move].remove(card)
        self.replied = [*self.replied, self.to_move] if self.table else []
        self.table.append((self.to_move, card))
        self.to_move = (self.to_move + 1) % SEATS
        if len(self.table) == SEATS:
            self.take()

    def calls(self) -> set[str]:
        """A wrong card is taken back until the next trick is begun; only a reply can be wrong."""
        return set() if self.over else {f"revoke {seat}" for seat in self.replied}  # NAT-B9

    def call(self, word: str) -> None:
        """The card is taken back and a right one played: here it was right at once."""
        assert word in self.calls(), word

    def take(self) -> None:
        """Who wins the trick keeps it and leads; after the first the dealer takes up a card."""
        winner = self.winner()
        self.won[winner % 2].append([card for _, card in self.table])
        self.table = []
        self.replied = [0, 1, 2, 3]
        self.to_move = winner
        if self.face_up:
            self.hands[self.dealer].append(self.face_up)  # NAT-7
            self.face_up = ""
        if self.over:
            self.to_move = -1
            self.score()

    def winner(self) -> int:
        """The seat of the highest Star card; without one, of the highest of the Nation led."""
        counting = [play for play in self.table if nation_of(play[1]) == self.star_suit]
        if not counting:  # NAT-14: of the others only the Nation led counts
            led = nation_of(self.table[0][1])
            counting = [play for play in self.table if nation_of(play[1]) == led]
        return max(counting, key=lambda play: height(play[1]))[0]

    def score(self) -> None:
        """Tricks above six, and then titles if agreed (NAT-15, NAT-18, NAT-B7)."""
        for side in range(2):
            if self.counts[side]:
                self.awards.append(Award(side, self.counts[side], "NAT-15"))
        if not self.titles_count:
            return
        titles = [rank + self.star_suit for rank in TITLES]
        for side in range(2):
            dealt = [card for card in titles if card in self.dealt[side]]
            if len(dealt) == 4:
                self.awards.append(Award(side, 4, "NAT-18"))
            if len(dealt) == 3:
                self.awards.append(Award(side, 2, "NAT-18"))


def deal(form: str, order: list[str], dealer: int, options: dict[str, str]) -> Round:
    """A deal of the only form there is."""
    assert form == "four-handed"
    return Round(order, dealer, options)

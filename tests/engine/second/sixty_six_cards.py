"""The cards of Sixty-Six and what every deal of it has, for the second model in `sixty_six`."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

_LEDGER = Path(__file__).parents[3] / "seeds/sixty_six.toml"

RANKS = ["A", "10", "K", "Q", "J", "9", "8", "7"]  # from high to low: S66-X1, S66-B13
VALUES = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}  # S66-X4
SUITS = ["S", "H", "D", "C"]
#: The readings that we recommend, by option: the ledger says them.
DEFAULTS = {
    question["option"].partition(".")[2]: question["default"]
    for question in tomllib.loads(_LEDGER.read_text("utf-8"))["questions"]
    if "option" in question
}


class Award(NamedTuple):
    """Points, the side that makes them, and the clause that gives them."""

    side: int
    points: int
    clause: str


def pack(form: str) -> list[str]:
    """The cards of a form: twenty-four, or thirty-two for four players."""
    ranks = RANKS if form == "four-handed" else RANKS[:6]
    return [rank + suit for suit in SUITS for rank in ranks]


def rank_of(card: str) -> str:
    """The rank of a card: `10` of `10H`."""
    return card[:-1]


def suit_of(card: str) -> str:
    """The suit of a card: `H` of `10H`."""
    return card[-1]


def beats(card: str, best: str, trump: str) -> bool:
    """Whether a card wins over the best so far, of the suit led or a trump (S66-X6)."""
    if suit_of(card) == suit_of(best):
        return RANKS.index(rank_of(card)) < RANKS.index(rank_of(best))
    return suit_of(card) == trump


class Deal:
    """What every deal of Sixty-Six has: hands, tricks taken, and a score at its end."""

    def __init__(self, seats: int, sides: int, options: Mapping[str, str]) -> None:
        self.options = {**DEFAULTS, **options}
        self.sides = sides
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.trump = ""
        self.step = "lead"
        self.to_move = 0
        self.won: list[list[str]] = [[] for _ in range(sides)]  # the cards in each side's tricks
        self.tricks = [0] * sides
        self.marriages = [0] * sides  # what a side has declared, good or not
        self.last_trick = [0] * sides  # ten for the side that won it
        self.forfeited = -1  # whose count is lost by a wrong card
        self.awards: list[Award] = []
        self.carry = 0
        self.clause = ""

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.step == "over"

    @property
    def points(self) -> list[int]:
        """The points that each side has made."""
        return [sum(a.points for a in self.awards if a.side == s) for s in range(self.sides)]

    @property
    def counts(self) -> tuple[tuple[int, int], ...]:
        """What each side has counted, and what still waits for a trick."""
        return tuple((self.count(side), self.pending(side)) for side in range(self.sides))

    def count(self, side: int) -> int:
        """What a side has toward sixty-six; marriages count once it has a trick (S66-B5)."""
        if self.tricks[side] == 0 or side == self.forfeited:
            return 0
        cards = sum(VALUES[rank_of(card)] for card in self.won[side])
        return cards + self.marriages[side] + self.last_trick[side]

    def pending(self, side: int) -> int:
        """The marriages of a side that has no trick yet (S66-B6)."""
        waits = self.tricks[side] == 0 and side != self.forfeited
        return self.marriages[side] if waits else 0

    def hand(self, seat: int) -> list[str]:
        """The cards a seat holds."""
        return list(self.hands[seat])

    def end(self, clause: str, *awards: Award, carry: int = 0) -> None:
        """The deal is over; these are its awards, after those made before."""
        self.awards += awards
        self.clause = clause
        self.carry = carry
        self.step = "over"
        self.to_move = -1

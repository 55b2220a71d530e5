"""What stays the same while a deal is played: the frozen rules, and the cards under one trump."""

from dataclasses import dataclass
from typing import Literal

from generator.engine.cards import Pack
from generator.engine.masks import mask_of

CARDS = 24

# Actions. Cards are 0 … 23; eight announcements follow.
ANNOUNCE = CARDS
EXCHANGE = ANNOUNCE + 8
CLOSE = EXCHANGE + 1
DECLARE = CLOSE + 1
PASS = DECLARE + 1
DRAW = PASS + 1
FOUR = DRAW + 1
ACTIONS = FOUR + 1  # the calls of a referee follow


@dataclass(frozen=True, slots=True)
class Rules:
    """Where Court and Sixty-Six part; all that the kernel knows of either.

    Ranks are ids of the ledger. Points here are the count of a deal, not points of the match.
    """

    target: int  # what a declaration claims: sixty, sixty-six
    half: int  # what saves the loser from two points
    pair: tuple[str, str]  # the ranks of a marriage, neighbors, the higher first
    plain_pair: int
    trump_pair: int
    low: str  # the rank that may be exchanged for the turn-up
    four: tuple[str, ...]  # ranks of trumps that, dealt together, end the deal; () for none
    last_trick: int  # for the last trick of a deal that nobody closed
    declares_on_reply: bool
    asks_before_draw: bool  # the winner of a trick may close before drawing
    declares_before_draw: bool
    closes_first_lead: bool
    swaps_on_first_close: bool  # after such a close without a trick
    swaps_after_last_draw: bool  # until the turn-up is drawn, not only the last face-down card
    no_target: Literal["none", "carry", "higher"]  # played out, and nobody made the target
    late_pairs: bool  # marriages after a close or with the stock used up
    shows_last_trick: bool


class Table:
    """The cards of a pack with one suit as trumps, laid out for quick play.

    Lists are indexed by card. A lower number in a suit is a higher card, as packs are made.
    """

    __slots__ = (
        "above",
        "announcements",
        "beats",
        "choices",
        "follows",
        "four",
        "low",
        "low_bit",
        "pair_tops",
        "partners",
        "rules",
        "suit",
        "trumps",
        "values",
        "worth",
    )

    def __init__(self, pack: Pack, rules: Rules, suit: str) -> None:
        self.rules = rules
        self.suit = suit
        suits = {s: mask_of(c.number for c in pack if c.suit == s) for s in _suits(pack)}
        self.trumps = suits[suit]
        self.values = [card.value for card in pack]
        self.follows = [suits[card.suit] for card in pack]
        self.above = [suits[card.suit] & ((1 << card.number) - 1) for card in pack]
        self.beats = [
            self.above[card.number] | (0 if card.suit == suit else self.trumps) for card in pack
        ]
        ranks = {(card.suit, card.rank): card.number for card in pack}
        self.low = ranks[suit, rules.low]
        self.low_bit = 1 << self.low
        self.four = mask_of(ranks[suit, rank] for rank in rules.four)
        tops = [ranks[s, rules.pair[0]] for s in suits]
        self.pair_tops = mask_of(tops)
        # Announcement n leads the higher card of pair n // 2 when n is even, the lower when odd.
        self.announcements = [card for top in tops for card in (top, top + 1)]
        self.partners = [card for top in tops for card in (top + 1, top)]
        self.worth = [
            rules.trump_pair if pack[card].suit == suit else rules.plain_pair
            for card in self.announcements
        ]
        self.choices = {
            mask: [
                ANNOUNCE + n
                for n, card in enumerate(self.announcements)
                if mask >> card - n % 2 & 1
            ]
            for mask in _subsets(tops)
        }


def _suits(pack: Pack) -> list[str]:
    """The suits of a pack in its order."""
    return list(dict.fromkeys(card.suit for card in pack))


def _subsets(cards: list[int]) -> list[int]:
    """The masks of all these cards, of some, and of none."""
    subsets = [0]
    for card in cards:
        subsets += [mask | 1 << card for mask in subsets]
    return subsets

"""What stays the same while a deal for four is played: the rules, and the cards under one trump."""

from dataclasses import dataclass

from generator.engine.cards import Pack
from generator.engine.kernel import NOBODY
from generator.engine.masks import mask_of

SEATS = 4
EVERYTHING = -1  # the mask of any card there may be


@dataclass(frozen=True, slots=True)
class Rules:
    """Where the games for four part; all that the kernel knows of any of them.

    Ranks are ids of the ledger. Points here are the count of a deal, not points of the match.
    """

    target: int  # what a side must count to have made the deal: sixty, sixty-six
    much: int  # a count above this is worth more
    last_trick: int
    heads_in_plain: bool  # who follows must beat the best card so far, if able, as in trumps
    must_trump: bool  # who cannot follow must trump where that beats the best card so far
    bonus: str  # the rank of the trump that brings a point to the side that takes it; "" for none
    pair: str = ""  # the higher rank of a marriage, the lower being the next; "" for none
    announces: bool = False  # whether the table has agreed to marriages
    plain_pair: int = 0
    trump_pair: int = 0


class Table:
    """The cards of a pack with one suit as trumps, laid out for quick play.

    Lists are indexed by card. A lower number in a suit is a higher card, as packs are made.
    """

    __slots__ = (
        "announcements",
        "beats",
        "bonus",
        "cards",
        "choices",
        "follows",
        "heads",
        "pair_tops",
        "partners",
        "ruffs",
        "rules",
        "suit",
        "trumps",
        "values",
        "worth",
    )

    def __init__(self, pack: Pack, rules: Rules, suit: str) -> None:
        self.rules = rules
        self.suit = suit
        self.cards = len(pack)
        suits = {s: mask_of(c.number for c in pack if c.suit == s) for s in _suits(pack)}
        self.trumps = suits[suit]
        self.values = [card.value for card in pack]
        self.follows = [suits[card.suit] for card in pack]
        # The higher cards of its suit are better, and than a plain card every trump.
        self.beats = [
            same & ((1 << card) - 1) | self.trumps & ~same for card, same in enumerate(self.follows)
        ]
        headed = EVERYTHING if rules.heads_in_plain else self.trumps
        # By the best card so far: what one who follows must play if able …
        self.heads = [better & headed for better in self.beats]
        # … and what one must who cannot follow: no card but a trump is better then.
        self.ruffs = self.beats if rules.must_trump else [0] * len(pack)
        self.beats = [*self.beats, EVERYTHING]  # of the best card NOBODY, at index -1
        ranks = {(card.suit, card.rank): card.number for card in pack}
        self.bonus = ranks[suit, rules.bonus] if rules.bonus else NOBODY  # a card
        self._pair_up([ranks[s, rules.pair] for s in suits] if rules.pair else [])

    def _pair_up(self, tops: list[int]) -> None:
        """Lay out the announcements, of which number n follows the cards as action cards + n."""
        rules = self.rules
        # The higher card of pair n // 2 is led when n is even, the lower when it is odd.
        self.announcements = [card for top in tops for card in (top, top + 1)]
        self.partners = [card for top in tops for card in (top + 1, top)]
        self.worth = [
            rules.trump_pair if self.follows[card] == self.trumps else rules.plain_pair
            for card in self.announcements
        ]
        agreed = tops if rules.announces else []
        self.pair_tops = mask_of(agreed)
        self.choices = {
            mask: [
                self.cards + n
                for n, card in enumerate(self.announcements)
                if mask >> card - n % 2 & 1
            ]
            for mask in _subsets(agreed)
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

"""What stays the same while a deal for four is played: the rules, and the cards under one trump."""

from dataclasses import dataclass

from generator.engine.cards import Pack
from generator.engine.games.suited import Suited
from generator.engine.outcome import NOBODY

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


class Table(Suited):
    """The cards of a pack with one suit as trumps, and the rules they are played by."""

    __slots__ = ("bonus", "heads", "ruffs", "rules")

    def __init__(self, pack: Pack, rules: Rules, suit: str) -> None:
        super().__init__(pack, suit)
        self.rules = rules
        headed = EVERYTHING if rules.heads_in_plain else self.trumps
        # By the best card so far: what one who follows must play if able …
        self.heads = [better & headed for better in self.beats]
        # … and what one must who cannot follow: no card but a trump is better then.
        self.ruffs = self.beats if rules.must_trump else [0] * len(pack)
        self.beats = [*self.beats, EVERYTHING]  # of the best card NOBODY, at index -1
        ranks = {(card.suit, card.rank): card.number for card in pack}
        self.bonus = ranks[suit, rules.bonus] if rules.bonus else NOBODY  # a card
        tops = [card.number for card in pack if card.rank == rules.pair]
        self._pair_up(tops, rules.plain_pair, rules.trump_pair, agreed=rules.announces)

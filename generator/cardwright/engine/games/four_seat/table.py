"""The data that stays the same in a deal for four: the rules, and the cards under one trump."""

from dataclasses import dataclass

from cardwright.engine.cards import Pack
from cardwright.engine.games.suited import Suited, known
from cardwright.engine.masks import Lists, lists, members
from cardwright.engine.outcome import NOBODY
from cardwright.engine.sentence import numbers_in

SEATS = 4
EVERYTHING = -1  # the mask of any card there may be


@dataclass(frozen=True, slots=True)
class FourSeatRules:
    """The differences between the games for four; all that the kernel knows of any of them.

    Ranks are ids of the ledger. Points here are the count of a deal, not points of the match.
    A game leaves out what it does not have. A number is a fact of every sentence: `{last_trick}`.
    """

    heads_in_trumps: bool  # who follows in trumps must beat the best card so far, if able …
    heads_in_plain: bool  # … and who follows in another suit
    must_trump: bool  # who cannot follow must trump where that beats the best card so far
    turn_up_lies: bool = False  # on the table until the first trick is complete, in nobody's hand
    last_trick: int = 0
    book: int | None = None  # every trick of a side above so many counts one
    honors: int = 0  # the highest so many trumps count for the side that was dealt them
    bonus: str = ""  # the rank of the trump that brings a point to the side that takes it
    pair: str = ""  # the higher rank of a marriage, the lower being the next
    announces: bool = False  # whether the table has agreed to marriages
    plain_pair: int = 0
    trump_pair: int = 0


class FourSeatTable(Suited):
    """The cards of a pack with one suit as trumps, and the rules they are played by."""

    __slots__ = ("bonus", "book", "facts", "heads", "rows", "ruffs", "rules")

    def __init__(self, pack: Pack, rules: FourSeatRules, suit: str) -> None:
        super().__init__(pack, suit)
        self.rules = rules
        self.facts = numbers_in(rules)
        # By the card led: the suit that follows, and the lists of its cards by mask, which begins
        # with the first card of the suit.
        self.rows = [_row(suit) for suit in self.follows]
        headed = EVERYTHING if rules.heads_in_plain else self.trumps * rules.heads_in_trumps
        # By the best card so far: what one who follows must play if able …
        self.heads = [better & headed for better in self.beats]
        # … and what one must who cannot follow: no card but a trump is better then.
        self.ruffs = self.beats if rules.must_trump else [0] * len(pack)
        self.beats = [*self.beats, EVERYTHING]  # of the best card NOBODY, at index -1
        self.book = len(pack) if rules.book is None else rules.book  # nobody takes so many tricks
        ranks = known(pack, suit, filter(None, (rules.pair, rules.bonus)))
        self.bonus = ranks[rules.bonus] if rules.bonus else NOBODY  # a card
        tops = [card.number for card in pack if card.rank == rules.pair]
        self._pair_up(tops, rules.plain_pair, rules.trump_pair, agreed=rules.announces)


def _row(suit: int) -> tuple[int, Lists, int]:
    """The mask of a suit, the lists of its cards, and its first card."""
    first = members(suit)[0]
    return suit, lists(first), first

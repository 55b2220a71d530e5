"""The data that stays the same in a deal: the frozen rules, and the cards under one trump."""

from dataclasses import dataclass

from cardwright.engine.cards import Pack
from cardwright.engine.games.suited import Suited, known
from cardwright.engine.masks import mask_of
from cardwright.engine.sentence import numbers_in

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
class TrickAndDrawRules:
    """The differences between Court and Sixty-Six; all that the kernel knows of either.

    Ranks are ids of the ledger. Points here are the count of a deal, not points of the match.
    A number is a fact of every sentence: `{target}`.
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
    late_pairs: bool  # marriages after a close or with the stock used up
    shows_last_trick: bool
    pays_for_revoke: bool  # a player who had to follow or take, and did not


class TrickAndDrawTable(Suited):
    """The cards of a pack with one suit as trumps, and the rules they are played by."""

    __slots__ = ("facts", "four", "low", "low_bit", "rules")

    def __init__(self, pack: Pack, rules: TrickAndDrawRules, suit: str) -> None:
        super().__init__(pack, suit)
        self.rules = rules
        self.facts = numbers_in(rules)
        ranks = known(pack, suit, (*rules.pair, *rules.four, rules.low))
        self.low = ranks[rules.low]
        self.low_bit = 1 << self.low
        self.four = mask_of(ranks[rank] for rank in rules.four)
        tops = [card.number for card in pack if card.rank == rules.pair[0]]
        self._pair_up(tops, rules.plain_pair, rules.trump_pair)

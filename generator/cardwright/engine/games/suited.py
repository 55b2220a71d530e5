"""The cards of a suited pack under one trump suit, as both kernels lay them out for quick play."""

from collections.abc import Iterable

from cardwright.engine.cards import Pack
from cardwright.engine.masks import mask_of
from cardwright.errors import LedgerError


class Suited:
    """Suits: what follows and what beats what, and the pairs that are announced. Lists are by card.

    A lower number in a suit is a higher card, as packs are made. A trump beats every plain card.
    """

    __slots__ = (
        "announcements",
        "beats",
        "cards",
        "choices",
        "follows",
        "higher",
        "pair_tops",
        "partners",
        "suit",
        "trumps",
        "values",
        "worth",
    )

    def __init__(self, pack: Pack, suit: str) -> None:
        self.suit = suit
        self.cards = len(pack)
        suits = dict.fromkeys((suit, *(card.suit for card in pack)), 0)
        for card in pack:
            suits[card.suit] |= 1 << card.number
        self.trumps = suits[suit]
        self.values = [card.value for card in pack]
        self.follows = [suits[card.suit] for card in pack]
        self.higher = [same & (1 << card) - 1 for card, same in enumerate(self.follows)]
        self.beats = [
            self.higher[card] | self.trumps & ~same for card, same in enumerate(self.follows)
        ]
        self._pair_up([], 0, 0)

    def _pair_up(self, tops: list[int], plain: int, trump: int, *, agreed: bool = True) -> None:
        """Lay out the announcements: number n is action `cards` + n.

        `tops` are the higher cards of the pairs, each followed by the lower; `plain` and `trump`
        are what a pair counts. `agreed` says whether any may be announced at this table.
        """
        # The higher card of pair n // 2 is led when n is even, the lower when it is odd.
        self.announcements = [card for top in tops for card in (top, top + 1)]
        self.partners = [card for top in tops for card in (top + 1, top)]
        self.worth = [trump if self.trumps >> card & 1 else plain for card in self.announcements]
        open_tops = tops if agreed else []
        self.pair_tops = mask_of(open_tops)
        # By the mask of the tops of pairs in hand: the announcements, ascending.
        self.choices = {
            mask: [
                self.cards + n
                for n, card in enumerate(self.announcements)
                if mask >> card - n % 2 & 1
            ]
            for mask in _subsets(open_tops)
        }


def known(pack: Pack, suit: str, ranks: Iterable[str]) -> dict[str, int]:
    """The numbers of a suit's cards by rank, where the law asks for these ranks.

    Raises LedgerError when the pack, which may be somebody's own, lacks one of them.
    """
    found = {card.rank: card.number for card in pack if card.suit == suit}
    for rank in ranks:
        if rank not in found:
            what = f"{pack.title}: there is no card {suit}-{rank}, which the law needs"
            raise LedgerError(f"{what}; keep the ids of our ranks; you may change their names")
    return found


def _subsets(cards: list[int]) -> list[int]:
    """The masks of all these cards, of some, and of none."""
    subsets = [0]
    for card in cards:
        subsets += [mask | 1 << card for mask in subsets]
    return subsets

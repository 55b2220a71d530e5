"""Samples of the cards that a seat cannot see in a game of Card Tennis."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cardwright.engine.games.card_tennis.hidden import Hidden
from cardwright.engine.games.card_tennis.memory import Counts
from cardwright.engine.games.card_tennis.player import saver
from cardwright.engine.games.card_tennis.state import CardPositions, CardTennisState
from cardwright.engine.games.card_tennis.table import RETURN, STROKES
from cardwright.engine.games.card_tennis.view import CardTennisView
from cardwright.engine.masks import mask_of
from cardwright.engine.shuffle import Chance, in_chance_order
from cardwright.errors import InputError

if TYPE_CHECKING:
    from cardwright.engine.games.card_tennis.form import CardTennis


def samples(form: "CardTennis", view: CardTennisView, chance: Chance) -> Iterator[CardTennisState]:
    """States as this view may have them, each way to lie as likely as the others, without end.

    What is as likely as what, `hidden` tells. The pack lies in chance order, and what will be
    shuffled is shuffled otherwise in each. Raises InputError for a game that is over.
    """
    if view.phase == "over":
        raise InputError("the deal is over", hint="take the view of an earlier moment")
    hidden, open_ = Hidden(form.table, view), _Open(form, view)
    while True:
        yield CardTennisState.supposed(form, view, open_.lying(hidden.draw(chance), chance))


def candidates(form: "CardTennis", view: CardTennisView, legal: Sequence[int]) -> Sequence[int]:
    """The lowest proper stroke; with a last return, whether to keep it for a serve to come.

    To keep what is high is best nearly always, by thousands of games. Only the server's opponents
    have serves to answer, which nothing but a return does, and where every ball is dealt anew there
    is nothing to keep.
    """
    opponent = form.side(view.seat) != form.side(view.dealer)
    if legal[0] != RETURN or not opponent or form.table.rules.deals_anew:
        return legal[:1]
    returns = sum(form.strokes[card] == RETURN for card in view.hand)
    return legal[:2] if returns == 1 else legal[:1]


def quick(_state: CardTennisState, legal: list[int], _chance: Chance) -> int:
    """The choice of the simple player: the lowest proper stroke."""
    return saver(legal)


class _Open:
    """The places of the cards that a view sees; of those that are alike, any stands for another."""

    def __init__(self, form: "CardTennis", view: CardTennisView) -> None:
        self._strokes = form.strokes
        self._seat, self._hand = view.seat, mask_of(view.hand)
        elsewhere = [card for card in range(len(form.pack)) if card not in view.hand]
        piles = _piles(form.strokes, elsewhere)
        up = [form.stroke_ids.index(stroke) for stroke in view.strokes]
        self._trick = tuple([piles[stroke].pop() for stroke in up])
        trays = [list(tray) for tray in view.trays]
        for seat, stroke in zip(view.hitters, up, strict=True):
            trays[seat][stroke] -= 1
        self._trays = tuple([_draw(piles, tray) for tray in trays])
        self._hidden = mask_of(card for pile in piles for card in pile)

    def lying(self, hands: Mapping[int, Counts], chance: Chance) -> CardPositions:
        """The place of every card if others hold so many of each stroke, the rest by chance."""
        order = in_chance_order(range(len(self._strokes)), chance)
        piles = _piles(self._strokes, (card for card in order if self._hidden >> card & 1))
        masks = {seat: _draw(piles, cards) for seat, cards in hands.items()}
        masks[self._seat] = self._hand
        return CardPositions(
            order=order,
            hands=tuple([masks[seat] for seat in range(len(masks))]),
            trick=self._trick,
            trays=self._trays,
            pack=in_chance_order((card for pile in piles for card in pile), chance),
        )


def _piles(strokes: Sequence[int], cards: Iterable[int]) -> list[list[int]]:
    """These cards by their strokes."""
    piles: list[list[int]] = [[] for _ in STROKES]
    for card in cards:
        piles[strokes[card]].append(card)
    return piles


def _draw(piles: list[list[int]], cards: Sequence[int]) -> int:
    """So many cards of each stroke, taken from the piles: a mask."""
    return mask_of(piles[stroke].pop() for stroke in STROKES for _ in range(cards[stroke]))

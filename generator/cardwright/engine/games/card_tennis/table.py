"""The strokes and the cards that bear them: what answers what, as masks for the fast law."""

from collections.abc import Sequence
from typing import NamedTuple

from cardwright.engine.masks import mask_of

SERVE, RETURN, VOLLEY, NET = STROKES = range(4)  # cards alike are one action
DRAW, PASS = 4, 5
UP = 4  # instead of the last stroke: the ball is up and nobody has served
HAND = 4  # TEN-3

# The questions that are open to a seat.
ASKED = 0  # to play a proper card; without one a player draws, and of four the partner is asked
HELP = 1  # likewise, the partner of a player who cannot
DUE = 2  # to draw, for neither partner can play
DREW = 3  # to play after a draw that helped
STEPS = {"serve": ASKED, "answer": ASKED, "help": HELP, "draw": DUE, "drawn": DREW}

ROUND = {2: (0, 1), 4: (0, 1, 3, 2)}
"""The seats as they sit, each at the left of the one before. Seat 0 faces 1, and seat 2 faces 3."""


class CardTennisRules(NamedTuple):
    """The agreements of the table about dealing."""

    fills_up: bool  # hands are filled up between balls
    deals_anew: bool  # every ball has a deal of its own


class CardTennisTable:
    """The cards of a pack, by their strokes, for a number of seats under one agreement."""

    def __init__(self, strokes: Sequence[int], seats: int, rules: CardTennisRules) -> None:
        self.cards = len(strokes)
        self.strokes = tuple(strokes)  # by card
        self.seats = seats
        self.rules = rules
        # By stroke, the cards that bear it.
        serves, returns, volleys, nets = self.bearing = tuple(
            mask_of(card for card, its in enumerate(strokes) if its == stroke) for stroke in STROKES
        )
        high = volleys | nets
        # By the last stroke, and UP: TEN-9, TEN-11, TEN-12, TEN-13, TEN-5.
        self.answers = (returns, returns | high, high, nets, serves)
        # Likewise, the strokes that answer.
        self.answering = tuple(
            tuple(stroke for stroke in STROKES if self.bearing[stroke] & cards)
            for cards in self.answers
        )
        rounds = ROUND[seats]
        places = [rounds.index(seat) for seat in range(seats)]
        # From each server the order of the deal: TEN-D3.
        self.rounds = tuple((*rounds[place + 1 :], *rounds[: place + 1]) for place in places)

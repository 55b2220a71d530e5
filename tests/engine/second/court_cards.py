"""The cards of Court as words: “GC” is the Gold Crown, “KRt” the Black Retainer.

Nothing here comes from the engine: the second model is a second reading of the same rules.
"""

from typing import NamedTuple

SUITS = ["G", "B", "K", "R"]  # Gold, Blue, Black, Red
RANKS = ["C", "R", "K", "E", "S", "J", "Rt", "Sf"]  # from the top: COURT-CARD-2, COURT-B31
FIGURES = {"C": 10, "R": 8, "K": 3, "E": 2, "S": 1, "J": 0, "Rt": 0, "Sf": 0}  # COURT-CARD-3

LAST_COUPLET = 10


class Award(NamedTuple):
    """Points that a side made, and the clause that gives them."""

    side: int
    points: int
    clause: str


def pack(form: str) -> list[str]:
    """The cards of a form; Retainers and Serfs are for four players only (COURT-2H-1)."""
    ranks = RANKS if form == "four-handed" else RANKS[:6]
    return [suit + rank for suit in SUITS for rank in ranks]


def suit_of(card: str) -> str:
    """The letter of the color."""
    return card[0]


def rank_of(card: str) -> str:
    """The letters of the rank."""
    return card[1:]


def figures(cards: list[str]) -> int:
    """What cards count to whoever takes them."""
    return sum(FIGURES[rank_of(card)] for card in cards)


def beats(card: str, best: str, court_color: str) -> bool:
    """Whether a card played later takes the couplet from the best card so far (COURT-B1)."""
    if suit_of(card) == suit_of(best):
        return RANKS.index(rank_of(card)) < RANKS.index(rank_of(best))
    return suit_of(card) == court_color


def pair(card: str) -> list[str]:
    """The Crown and Royal that a card is one of; nothing for other cards."""
    color = suit_of(card)
    return [color + "C", color + "R"] if rank_of(card) in {"C", "R"} else []


def worth(color: str, court_color: str) -> int:
    """What the Crown and Royal of a color bring when announced (COURT-CNT-5, -8)."""
    return 30 if color == court_color else 20

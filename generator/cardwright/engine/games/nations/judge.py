"""The questions and messages of the judge of Nations that no other game for four has."""

from cardwright.engine.games.four_seat.judge import FourSeatCase, Questions, asking
from cardwright.engine.outcome import NOBODY
from cardwright.engine.verdict import Message


def _is_turned_up(case: FourSeatCase) -> bool:
    """The card is the dealer's, and lies turned up on the table."""
    return case.state.to_move == case.state.dealer and case.card == case.state.lying


def _excused(case: FourSeatCase) -> bool:
    """The dealer could follow with nothing but the card that lies turned up."""
    state = case.state
    if state.to_move != state.dealer or state.lying == NOBODY:
        return False
    return case.suit(state.lying) == case.led_suit


def _captures(case: FourSeatCase) -> bool:
    """A trump that wins the trick so far; nothing else does for one who cannot follow."""
    return case.card in case.better


def _is_trump(case: FourSeatCase) -> bool:
    return case.suit(case.card) == case.trump


def _spares(case: FourSeatCase) -> bool:
    """Holds a trump that would win the trick so far, and plays another card."""
    return bool(case.better)


QUESTIONS: Questions = (
    *asking("over"),
    ("lies", False, _is_turned_up),
    *asking("not held", "leads first", "leads", "strays from trumps", "strays", "follows"),
    ("excused", True, _excused),
    ("captures", True, _captures),
    ("falls short", True, _is_trump),
    ("spares", True, _spares),
)

SAYS = {
    "over": Message(
        "NAT-B8", "The round is over: it was played to its last trick, and is scored now."
    ),
    "lies": Message(
        "NAT-B5",
        "The card you turned up, the {card:card}, lies on the table until the first trick is "
        "complete: play another.",
    ),
    "not held": Message("NAT-D2", "You do not hold the {card:card}."),
    "leads first": Message("NAT-9", "You sit on the dealer’s left: lead any card you hold."),
    "leads": Message("NAT-12", "You won the last trick: lead any card you hold."),
    "strays from trumps": Message(
        "NAT-10", "The Star Suit is led, and you have cards of it: play the {open:cards}."
    ),
    "strays": Message(
        "NAT-10",
        "The lead is the {led:card}, and you have cards of that Nation: play the {open:cards}.",
    ),
    "follows": Message("NAT-10", "You follow the {led:card}: any card of the Nation led will do."),
    "excused": Message(
        "NAT-B5",
        "Your hand has no card of the Nation led, and you may play any: you need not follow with "
        "the card you turned up, the {lying:card}, which lies on the table.",
    ),
    "captures": Message(
        "NAT-14",
        "You have no card of the Nation led, and may play any; a Star card may win the trick, and "
        "with the {card:card} you beat the {best:card}.",
    ),
    "falls short": Message(
        "NAT-B6",
        "You have no card of the Nation led, and may play any: nobody is obliged to beat the "
        "{best:card}, and with the {card:card} you do not.",
    ),
    "spares": Message(
        "NAT-B6",
        "You have no card of the Nation led, and may play any: nobody is obliged to play a Star "
        "card, though the {better:cards} would beat the {best:card}.",
    ),
    "revoked nowhere": Message("NAT-B9", "No card has been played that could be taken back."),
    "revoked leading": Message(
        "NAT-9",
        "{seat:seat} led to the trick, and could lead any card: there is nothing to follow.",
    ),
    "revoked not yet": Message("NAT-B9", "{seat:seat} has not yet played to this trick."),
    "revoked": Message(
        "NAT-B9",
        "If {seat:seat} could follow and did not, the card is taken back and a card of the Nation "
        "led is played; nothing is paid for it.",
    ),
    "free": Message(
        "NAT-13",
        "You have no card of the Nation led: discard or play any card you hold.",
    ),
}

"""The sentences that tell a round of Nations, and the clauses behind them."""

from cardwright.engine.narration import SILENT, Narration
from cardwright.engine.outcome import Event

ACTS = {
    "lead": "lead the {card:card}",
    "reply": "play the {card:card}",
    "revoke {seat}": "call the referee: {seat:seat} did not follow, though able",
}

_DEAL = {
    "pack": Event(
        "The pack has {cards} cards, a quarter of them of each Nation: Map, Man, Woman, Children, "
        "and the House cards from ten down to two.",
        ("NAT-2", "NAT-3", "NAT-B1"),
    ),
    "partners": Event(
        "{these:seats} are partners, and so are {those:seats}; play goes round to the left.",
        ("NAT-B3", "NAT-B13"),
    ),
    "deal": Event(
        "{dealer:seat} deals all the cards, one at a time, to {first:seat} first and the last one "
        "to {dealer:seat}: {hand} to each.",
        ("NAT-6", "NAT-B12", "NAT-B1"),
    ),
    "turn-up": Event(
        "The last card, the {turn_up:card}, is turned up: the Star Suit is {suit}. The table has "
        "agreed that {dealer:seat} may play it to the first trick.",
        ("NAT-6", "NAT-8", "NAT-B5"),
    ),
    "turn-up lies": Event(
        "The last card, the {turn_up:card}, is turned up: the Star Suit is {suit}. It lies on the "
        "table until the first trick is complete.",
        ("NAT-6", "NAT-8", "NAT-7", "NAT-B5"),
    ),
    "first lead": Event("{first:seat}, on the dealer’s left, leads first.", ("NAT-9",)),
}

_PLAY = {
    "lead": Event("{seat:seat} leads the {card:card}.", ()),
    "lead first": Event("", ("NAT-9",)),
    "lead again": Event("", ("NAT-12",)),
    "reply": Event("{seat:seat} plays the {card:card}.", ()),
    "reply following": Event("", ("NAT-10",)),
    "reply trumping": Event("", ("NAT-13", "NAT-14")),
    "reply at will": Event("", ("NAT-13",)),
}

_COUNT = {
    "taken in suit": Event(
        "{seat:seat} wins the trick with the {best:card}, the highest card of the Nation led.",
        ("NAT-11", "NAT-3"),
    ),
    "taken by trump": Event(
        "{seat:seat} wins the trick with the {best:card}, the highest Star card in it.",
        ("NAT-11", "NAT-8", "NAT-B6"),
    ),
    "counted": Event(
        "{side:seats} lay it apart: {tricks} taken, {count} above six.",
        ("NAT-12", "NAT-15"),
    ),
    "taken up": Event(
        "The first trick is complete: {seat:seat} takes up the {card:card}.", ("NAT-7", "NAT-B5")
    ),
}

_END = {
    "played out": Event("The last trick is played; now the round is scored.", ("NAT-B8",)),
    "revoke {seat}": Event(
        "{seat:seat} could follow and did not: the card is taken back, a card of the "
        "Nation led is played, and play continues.",
        ("NAT-B9", "NAT-10"),
    ),
    "scored": Event("{side:seats} score {points}: {reason}.", ()),
}

TELLS = Narration(
    acts=ACTS,
    events={"no stock": SILENT, "no marriages": SILENT} | _DEAL | _PLAY | _COUNT | _END,
    news=frozenset(("taken in suit", "taken by trump")),
)

"""The sentences that tell a round of Court for four, and the clauses behind them."""

from cardwright.engine.narration import Narration
from cardwright.engine.outcome import Event

ACTS = {
    "lead": "lead the {card:card}",
    "reply": "play the {card:card}",
    "announce": "announce twenty: lead the {card:card} and show the {partner:card}",
    "announce trump": "announce thirty: lead the {card:card} and show the {partner:card}",
    "revoke {seat}": "call the referee: {seat:seat} had to follow or beat, and did not",
}

_DEAL = {
    "pack": Event(
        "The pack has {cards} cards: the Retainers and Serfs are in it, below the Jesters.",
        ("COURT-4H-1", "COURT-CARD-4", "COURT-CARD-2", "COURT-B31"),
    ),
    "partners": Event(
        "{these:seats} are partners, and so are {those:seats}; each sits between two opponents.",
        ("COURT-4H-2", "COURT-B40"),
    ),
    "deal": Event(
        "{dealer:seat} deals one card at a time, to {first:seat} first, until each has {hand}.",
        ("COURT-4H-3",),
    ),
    "turn-up": Event(
        "The last card, the {turn_up:card}, is laid face up: the court color is {suit}. When all "
        "have marked it, {dealer:seat} takes it in hand.",
        ("COURT-4H-4",),
    ),
    "no stock": Event(
        "There is no talon: nobody exchanges, closes, declares sixty or lays down four cards.",
        ("COURT-B30",),
    ),
    "no marriages": Event("A Crown and Royal bring nothing extra.", ("COURT-B25",)),
    "marriages": Event(
        "The table has agreed that a leader may announce twenty for a Crown and Royal, thirty in "
        "the court color.",
        ("COURT-B25",),
    ),
    "first lead": Event("{first:seat}, on the dealer’s left, leads first.", ("COURT-4H-5",)),
}

_PLAY = {
    "lead": Event("{seat:seat} leads the {card:card}.", ()),
    "lead first": Event("", ("COURT-4H-5",)),
    "lead again": Event("", ("COURT-2H-4",)),
    "reply": Event("{seat:seat} plays the {card:card}.", ()),
    "reply following": Event("", ("COURT-4H-6", "COURT-B29")),
    "reply following, bound to head": Event("", ("COURT-4H-13", "COURT-B29")),
    "reply trumping": Event("", ("COURT-4H-7",)),
    "reply at will": Event("", ("COURT-4H-7",)),
    "announce": Event(
        "{seat:seat} announces twenty, leads the {card:card} and shows the {partner:card}.",
        ("COURT-B25",),
    ),
    "announce trump": Event(
        "{seat:seat} announces thirty, leads the {card:card} and shows the {partner:card}.",
        ("COURT-B25",),
    ),
    "announced and counted": Event(
        "{side:seats} have a couplet, so it counts at once: {count} in all.",
        ("COURT-B25",),
    ),
    "announced and waiting": Event("It waits until {side:seats} take a couplet.", ("COURT-B25",)),
}

_COUNT = {
    "taken in suit": Event(
        "{seat:seat} takes the couplet: the {best:card} is the highest of the color led.",
        ("COURT-B1", "COURT-CARD-2", "COURT-B31"),
    ),
    "taken by trump": Event(
        "{seat:seat} takes the couplet: the {best:card} is the highest of the court color.",
        ("COURT-B1", "COURT-4H-7"),
    ),
    "counted": Event(
        "It counts {points}; {side:seats} have {count}.",
        ("COURT-CARD-3", "COURT-CARD-4"),
    ),
    "counted later": Event(
        "With this first couplet the {points} announced before are counted too; {side:seats} have "
        "{count}.",
        ("COURT-B25",),
    ),
    "last trick": Event(
        "The last couplet counts {points} more; {side:seats} have {count}.",
        ("COURT-4H-8",),
    ),
    "at once": Event(
        "The {card:card}, of the court color, is in it: {side:seats} make {points} point at once.",
        (),
    ),
}

_END = {
    "played out": Event("All cards are played; the two counts are compared.", ("COURT-4H-10",)),
    "scored": Event("{side:seats} score {points}: {reason}.", ()),
    "nobody scores": Event("Neither side scores by its count: {reason}.", ()),
    "revoke {seat}": Event(
        "{seat:seat} had to follow, or to beat the best card, and did not: the card is taken "
        "back, an allowed one is played, and play continues.",
        ("COURT-B41",),
    ),
}

TELLS = Narration(
    acts=ACTS,
    events=_DEAL | _PLAY | _COUNT | _END,
    news=frozenset(("taken in suit", "taken by trump")),
)

"""The sentences that tell a deal of Sixty-Six for four, and the clauses behind them."""

from cardwright.engine.narration import SILENT, Narration
from cardwright.engine.outcome import Event

ACTS = {
    "lead": "lead the {card:card}",
    "reply": "play the {card:card}",
    "revoke {seat}": "call the referee: {seat:seat} had to follow, beat or trump, and did not",
}

_DEAL = {
    "pack": Event(
        "The pack has {cards} cards; every suit ranks from Ace to Nine, then Eight and Seven.",
        ("S66-4H-1", "S66-X1", "S66-B13"),
    ),
    "partners": Event(
        "{these:seats} are partners, and so are {those:seats}, as at whist.",
        ("S66-4H-2", "S66-B19"),
    ),
    "deal": Event(
        "{dealer:seat} deals one card at a time, to {first:seat} first, until each has {hand}.",
        ("S66-4H-3", "S66-B9"),
    ),
    "turn-up": Event(
        "The last card, the {turn_up:card}, is turned up: trumps are {suit}. It goes into the hand "
        "of {dealer:seat} and cannot be exchanged.",
        ("S66-B9",),
    ),
    "no stock": Event(
        "There is no stock: nobody announces a marriage, closes or declares sixty-six.",
        ("S66-B10",),
    ),
    "first lead": Event("{first:seat}, on the dealer’s left, leads first.", ("S66-B9",)),
}

_PLAY = {
    "lead": Event("{seat:seat} leads the {card:card}.", ()),
    "lead first": Event("", ("S66-B9",)),
    "lead again": Event("", ("S66-4H-3",)),
    "reply": Event("{seat:seat} plays the {card:card}.", ()),
    "reply following": Event("", ("S66-4H-3", "S66-B8")),
    "reply following, bound to head": Event("", ("S66-4H-3", "S66-B8")),
    "reply trumping": Event("", ("S66-4H-3", "S66-B8")),
    "reply at will": Event("", ("S66-B8",)),
}

_COUNT = {
    "taken in suit": Event(
        "{seat:seat} wins the trick: the {best:card} is the highest of the suit led.",
        ("S66-X6", "S66-X1", "S66-B13"),
    ),
    "taken by trump": Event(
        "{seat:seat} wins the trick: the {best:card} is the highest trump.", ("S66-X6",)
    ),
    "counted": Event("It counts {points}; {side:seats} have {count}.", ("S66-X4", "S66-B13")),
    "last trick": Event(
        "The last trick counts {points} more; {side:seats} have {count}.", ("S66-X4",)
    ),
    "at once": Event(
        "The {card:card} is in it: {side:seats} make {points} point at once, as agreed.",
        (),
    ),
}

_END = {
    "played out": Event("Every card is played; each side counts what it has won.", ("S66-B10",)),
    "scored": Event("{side:seats} score {points}: {reason}.", ()),
    "nobody scores": Event("Neither side scores by its count: {reason}.", ()),
    "revoke {seat}": Event(
        "{seat:seat} had to follow, beat or trump, and did not: the card is taken back, an "
        "allowed one is played, and play continues.",
        ("S66-B20",),
    ),
}

# What the kernel asks of a game in which four may announce pairs.
_OF_PAIRS = (
    *("no marriages", "marriages", "announce", "announce trump"),
    *("announced and counted", "announced and waiting", "counted later"),
)

TELLS = Narration(
    acts=ACTS,
    events=dict.fromkeys(_OF_PAIRS, SILENT) | _DEAL | _PLAY | _COUNT | _END,
    news=frozenset(("taken in suit", "taken by trump")),
)

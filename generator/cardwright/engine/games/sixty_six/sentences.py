"""The sentences that tell a deal of Sixty-Six for two hands, and the clauses behind them."""

from cardwright.engine.narration import SILENT, Narration
from cardwright.engine.outcome import Event

ACTS = {
    "lead": "lead the {card:card}",
    "reply": "play the {card:card}",
    "announce": "announce a marriage for twenty: lead the {card:card} and show the {partner:card}",
    "announce trump": (
        "announce the marriage of trumps for forty: lead the {card:card} and show the "
        "{partner:card}"
    ),
    "exchange": "exchange the {low:card} for the {turn_up:card}",
    "exchange for nothing": "exchange the {low:card} for the turn-up",
    "close": "close the stock",
    "declare": "declare sixty-six",
    "pass": "pass",
    "pass announced": "go on without declaring sixty-six",
    "pass announced short": "go on",
    "pass closed-on": "go on without exchanging",
    "draw": "draw",
    "four": "lay down four trumps",
    "no-draw {seat} draw": "call the referee: {seat:seat} missed a draw and shall draw now",
    "no-draw {seat} end": "call the referee: {seat:seat} missed a draw and the deal shall end",
    "stray-draw {seat} end": (
        "call the referee: {seat:seat} drew out of turn or too often and the deal shall end"
    ),
    "fresh-deal": "call the referee: there was a fault in the deal",
    "revoke {seat}": "call the referee: {seat:seat} had to follow, win or trump, and did not",
}

_DEAL = {
    "pack": Event("The pack has {cards} cards; every suit ranks from Ace to Nine.", ("S66-X1",)),
    "deal": Event(
        "{dealer:seat} deals three cards at a time, to {first:seat}, then to {second:seat}, until "
        "each has {hand}.",
        ("S66-X3",),
    ),
    "turn-up": Event(
        "The next card, the {turn_up:card}, is turned up: trumps are {suit}. The stock lies face "
        "down beside it: {stock} cards.",
        ("S66-X3",),
    ),
    "first lead": Event("{first:seat} leads first.", ("S66-X5",)),
}

_PLAY = {
    "lead": Event("{seat:seat} leads the {card:card}.", ()),
    "lead first": Event("", ("S66-X5",)),
    "lead again": Event("", ("S66-X7",)),
    "reply": Event("{seat:seat} plays the {card:card}.", ()),
    "reply freely": Event("", ("S66-X5",)),
    "reply following": Event("", ("S66-X11",)),
    "reply with trump": Event("", ("S66-X11",)),
    "reply with neither": Event("", ("S66-X11",)),
    "announce": Event(
        "{seat:seat} announces a marriage for twenty, leads the {card:card} and shows the "
        "{partner:card}.",
        ("S66-X10",),
    ),
    "announce trump": Event(
        "{seat:seat} announces the marriage of trumps for forty, leads the {card:card} and shows "
        "the {partner:card}.",
        ("S66-X10",),
    ),
    "announce open": SILENT,
    "announce late": Event("", ("S66-X11", "S66-B7")),
    "announce first": Event("", ("S66-B6",)),
    "announced and counted": Event(
        "{seat:seat} has a trick, so it counts at once: {count} in all.", ("S66-X10", "S66-B5")
    ),
    "announced and waiting": Event(
        "It waits until {seat:seat} wins a trick.", ("S66-X10", "S66-B6")
    ),
    "exchange": Event(
        "{seat:seat} exchanges the {low:card} for the turn-up, the {turn_up:card}.", ()
    ),
    "exchange open": Event("", ("S66-X9", "S66-D14")),
    "exchange before the last draw": Event("", ("S66-X9",)),
    "exchange before the turn-up": SILENT,  # too late
    "exchange after closing": Event("", ("S66-B15",)),
    "exchange after closing first": Event("", ("S66-C2", "S66-B1", "S66-B15")),
    "close": Event("{seat:seat} closes: the turn-up, the {turn_up:card}, is turned face down.", ()),
    "close after drawing": Event("Both have drawn.", ("S66-C3", "S66-C4", "S66-B2", "S66-D14")),
    "close before drawing": Event(
        "Neither has drawn, and neither will.", ("S66-C3", "S66-C4", "S66-B2", "S66-D14")
    ),
    "close first": Event("", ("S66-C1", "S66-B1", "S66-D14")),
    "closed": Event(
        "Nobody draws any more. Tricks left: {left}; in them a player must follow suit, win the "
        "trick if possible, and trump if unable to follow.",
        ("S66-C5", "S66-X11"),
    ),
    "closed against nothing": Event(
        "{seat:seat} has no trick yet: that counts if the close fails.", ("S66-C8",)
    ),
    "declare": Event(
        "{seat:seat} declares sixty-six, and play stops.", ("S66-X12", "S66-B16", "S66-D9")
    ),
    "void lead": Event("The {led:card}, led without an answer, counts for nobody.", ("S66-D7",)),
    "void lead of a card": SILENT,  # nobody declares in reply, so the card is one of a pair
    "void lead of a pair": Event("The marriage stands.", ("S66-D7",)),
    "declared truly": Event("The count is {count}.", ("S66-X12",)),
    "declared falsely": Event("The count is only {count}.", ("S66-X13", "S66-D9")),
    "pass announced": Event(
        "{seat:seat} does not declare sixty-six, and play continues.", ("S66-B16",)
    ),
    "pass closed-on": Event("{seat:seat} does not exchange.", ("S66-B15",)),
    "pass before-turn-up": SILENT,  # no such question
    **dict.fromkeys(("four", "four open", "four after closing"), SILENT),  # no such thing
}

_COUNT = {
    "taken by rank": Event(
        "{seat:seat} wins the trick: the {best:card} ranks above the {other:card}.",
        ("S66-X6", "S66-X1"),
    ),
    "taken by trump": Event("{seat:seat} wins the trick: the {best:card} is a trump.", ("S66-X6",)),
    "taken by suit": Event(
        "{seat:seat} wins the trick: the {other:card} is not of the suit led.", ("S66-X6",)
    ),
    "counted": Event("It counts {points}; {seat:seat} has {count}.", ("S66-X4",)),
    "counted later": Event(
        "With this first trick the {points} for the marriage are counted too; {seat:seat} has "
        "{count}.",
        ("S66-X10", "S66-B5", "S66-B6"),
    ),
    "last trick": Event(
        "The last trick counts {points} more; {seat:seat} has {count}.", ("S66-X4",)
    ),
    "last trick after closing": Event(
        "In a closed deal nothing is added for the last trick.", ("S66-C5",)
    ),
    "target": Event("{seat:seat} is the first to have sixty-six.", ("S66-B16",)),
    "drawn": Event(
        "{winner:seat} draws, then {loser:seat}; face-down cards left: {stock}.", ("S66-X7",)
    ),
    "drawn last": Event("{winner:seat} draws the last face-down card.", ("S66-X7",)),
    "turn-up drawn": Event("{loser:seat} takes the turn-up, the {turn_up:card}.", ("S66-X7",)),
    "used up": Event(
        "The stock is used up: from now on a player must follow suit, win the trick if possible, "
        "and trump if unable to follow.",
        ("S66-X11",),
    ),
}

_END = {
    "played out": Event(
        "All cards are played and nobody has declared sixty-six; the counts are compared.",
        ("S66-X14",),
    ),
    "played out after closing": Event(
        "All cards of the closed deal are played and nobody has declared sixty-six.", ("S66-C5",)
    ),
    "scored": Event("{seat:seat} scores {points}: {reason}.", ()),
    "nobody scores": Event("Nobody scores: {reason}.", ()),
    "no-draw {seat} draw": Event(
        "{seat:seat} has played without drawing. The opponent lets {seat:seat} draw and play on.",
        ("S66-L13",),
    ),
    "no-draw {seat} end": Event(
        "{seat:seat} has played without drawing. The opponent ends the deal.", ("S66-L13",)
    ),
    "stray-draw {seat} end": Event(
        "{seat:seat} has drawn out of turn, or with six cards in hand. The opponent ends the deal.",
        ("S66-L14", "S66-L15"),
    ),
    "revoke {seat}": Event(
        "{seat:seat} had to follow, win or trump in the last trick, and did not, as that "
        "trick shows. "
        "The count of {seat:seat} is lost, and the deal ends.",
        ("S66-B17",),
    ),
    "fresh-deal": Event("A fault in the deal is found: the cards are dealt again.", ("S66-L10",)),
}

_DEAL_OF_THREE = {
    "deal": Event(f"{_DEAL['deal'].text} The dealer takes none.", ("S66-X3", "S66-3H-1")),
}

_EVENTS = _DEAL | _PLAY | _COUNT | _END

_NEWS = frozenset(("taken by rank", "taken by trump", "taken by suit", "target"))

TELLS = Narration(ACTS, _EVENTS, _NEWS)
TELLS_OF_THREE = Narration(ACTS, _EVENTS | _DEAL_OF_THREE, _NEWS)

"""The sentences that tell a round of Court for two hands, and the clauses behind them."""

from cardwright.engine.narration import SILENT, Narration
from cardwright.engine.outcome import Event

ACTS = {
    "lead": "lead the {card:card}",
    "reply": "play the {card:card}",
    "announce": "announce twenty: lead the {card:card} and show the {partner:card}",
    "announce trump": "announce thirty: lead the {card:card} and show the {partner:card}",
    "exchange": "exchange the {low:card} for the {turn_up:card}",
    "exchange for nothing": "exchange the {low:card} for the court card",
    "close": "close the talon",
    "declare": "declare sixty",
    "pass": "pass",
    "pass announced": "go on without declaring sixty",
    "pass announced short": "go on",
    "pass closed-on": "go on without exchanging",
    "pass before-turn-up": "go on without exchanging",
    "draw": "draw",
    "four": "lay down the Crown, Royal, Knight and Esquire of the court color",
    "revoke {seat}": "call the referee: {seat:seat} had to follow or take, and did not",
    "no-draw {seat} at-once": "call the referee: {seat:seat} missed a draw, found out in time",
    "no-draw {seat} draw": "call the referee: {seat:seat} missed a draw and shall draw now",
    "no-draw {seat} end": "call the referee: {seat:seat} missed a draw and the round shall end",
}

_DEAL = {
    "pack": Event(
        "The pack has {cards} cards; the Retainers and Serfs are left out.",
        ("COURT-CARD-1", "COURT-CARD-4", "COURT-2H-1"),
    ),
    "deal": Event(
        "{dealer:seat} deals three cards at a time, to {first:seat}, then to {second:seat}, until "
        "each has {hand}.",
        ("COURT-2H-2",),
    ),
    "turn-up": Event(
        "The next card, the {turn_up:card}, is turned up as the court card: the court color is "
        "{suit}. The talon lies face down across it: {stock} cards.",
        ("COURT-2H-3", "COURT-TERM-CC", "COURT-TERM-TALON", "COURT-B39"),
    ),
    "first lead": Event("{first:seat} leads first.", ("COURT-2H-4",)),
}

_PLAY = {
    "lead": Event("{seat:seat} leads the {card:card}.", ()),
    "lead first": Event("", ("COURT-2H-4",)),
    "lead again": Event("", ("COURT-2H-4",)),
    "reply": Event("{seat:seat} plays the {card:card}.", ()),
    "reply freely": Event("", ("COURT-2H-R4a",)),
    "reply following": Event("", ("COURT-2H-R4b",)),
    "reply with trump": Event("", ("COURT-2H-R4c",)),
    "reply with neither": Event("", ("COURT-2H-R4b", "COURT-2H-R4c")),
    "announce": Event(
        "{seat:seat} announces twenty, leads the {card:card} and shows the {partner:card}.",
        ("COURT-CNT-5",),
    ),
    "announce trump": Event(
        "{seat:seat} announces thirty, leads the {card:card} and shows the {partner:card}.",
        ("COURT-CNT-5", "COURT-CNT-8"),
    ),
    "announce open": SILENT,
    "announce late": Event("", ("COURT-B4",)),
    "announce first": Event("", ("COURT-B5",)),
    "announced and counted": Event(
        "{seat:seat} has a couplet, so it counts at once: {count} in all.",
        ("COURT-CNT-7", "COURT-B3"),
    ),
    "announced and waiting": Event(
        "It waits until {seat:seat} takes a couplet.", ("COURT-CNT-7", "COURT-B5")
    ),
    "exchange": Event(
        "{seat:seat} exchanges the {low:card} for the court card, the {turn_up:card}.",
        ("COURT-2H-R1", "COURT-TERM-DISC", "COURT-B13"),
    ),
    "exchange open": Event("", ("COURT-2H-R12", "COURT-D14")),
    "exchange before the last draw": Event("", ("COURT-2H-R12", "COURT-2H-R10", "COURT-B12")),
    "exchange before the turn-up": Event("", ("COURT-2H-R12", "COURT-2H-R10", "COURT-B12")),
    "exchange after closing": Event("", ("COURT-2H-R11",)),
    "exchange after closing first": SILENT,  # nobody has a couplet then
    "close": Event(
        "{seat:seat} closes: the court card, the {turn_up:card}, is turned face down.",
        ("COURT-TERM-CLOSE",),
    ),
    "close before drawing": Event(
        "Neither has drawn, and neither will.", ("COURT-B14", "COURT-D14")
    ),
    "close after drawing": Event("", ("COURT-B14", "COURT-D14")),
    "close first": Event("", ("COURT-B14", "COURT-D14")),
    "closed": Event(
        "Nobody draws any more. Couplets left: {left}; in them a player must follow color and "
        "take the couplet if possible.",
        ("COURT-2H-R2", "COURT-2H-6", "COURT-2H-R4b", "COURT-2H-R4c"),
    ),
    "closed against nothing": Event(
        "{seat:seat} has no couplet yet: that counts if the close fails.", ("COURT-2H-R3",)
    ),
    "declare": Event(
        "{seat:seat} declares sixty, and the round ends.",
        ("COURT-B9", "COURT-D9", "COURT-2H-R7"),
    ),
    "void lead": Event("The {led:card}, led without a reply, counts for nobody.", ("COURT-2H-R7",)),
    "void lead of a card": SILENT,
    "void lead of a pair": Event("What was announced with it stands.", ("COURT-CNT-6", "COURT-D7")),
    "declared truly": Event("The count is {count}.", ("COURT-CNT-2", "COURT-B3")),
    "declared falsely": Event("The count is only {count}.", ("COURT-2H-R5", "COURT-B3")),
    "pass announced": Event(
        "{seat:seat} does not declare sixty, and play continues.", ("COURT-B9",)
    ),
    "pass closed-on": Event("{seat:seat} does not exchange.", ("COURT-2H-R11", "COURT-B13")),
    "pass before-turn-up": Event("{seat:seat} does not exchange.", ("COURT-2H-R10", "COURT-B12")),
    "four": Event(
        "{seat:seat} lays down the Crown, Royal, Knight and Esquire of the court color, and the "
        "round ends.",
        ("COURT-2H-R9", "COURT-B11"),
    ),
    "four open": SILENT,
    "four after closing": Event("", ("COURT-D10",)),
}

_COUNT = {
    "taken by rank": Event(
        "{seat:seat} takes the couplet: the {best:card} ranks above the {other:card}.",
        ("COURT-B1", "COURT-CARD-2"),
    ),
    "taken by trump": Event(
        "{seat:seat} takes the couplet: the {best:card} is of the court color.", ("COURT-B1",)
    ),
    "taken by suit": Event(
        "{seat:seat} takes the couplet: the {other:card} is not of the color led.", ("COURT-B1",)
    ),
    "counted": Event(
        "It counts {points}; {seat:seat} has {count}.", ("COURT-CARD-3", "COURT-CNT-2", "COURT-B3")
    ),
    "counted later": Event(
        "With this first couplet the {points} announced before are counted too; {seat:seat} has "
        "{count}.",
        ("COURT-CNT-6", "COURT-CNT-7", "COURT-B3"),
    ),
    "last trick": Event(
        "The twelfth and last couplet counts {points} more; {seat:seat} has {count}.",
        ("COURT-2H-R13a", "COURT-B3"),
    ),
    "last trick after closing": Event(
        "In a closed round nothing is added for the last couplet.", ("COURT-2H-R13b",)
    ),
    "target": Event("{seat:seat} is the first to have sixty.", ("COURT-CNT-2",)),
    "drawn": Event(
        "{winner:seat} draws, then {loser:seat}; face-down cards left: {stock}.",
        ("COURT-2H-5", "COURT-2H-6", "COURT-TERM-DRAW"),
    ),
    "drawn last": Event(
        "{winner:seat} draws the last face-down card.",
        ("COURT-2H-5", "COURT-TERM-DRAW", "COURT-B36"),
    ),
    "turn-up drawn": Event(
        "{loser:seat} takes the court card, the {turn_up:card}.", ("COURT-2H-5", "COURT-B36")
    ),
    "used up": Event(
        "The talon is used up: from now on a player must follow color and take the couplet if "
        "possible.",
        ("COURT-2H-6", "COURT-2H-R4b", "COURT-2H-R4c"),
    ),
}

_END = {
    "played out": Event(
        "All cards are played and nobody has declared sixty; the counts are compared.",
        ("COURT-B6",),
    ),
    "played out after closing": Event(
        "All cards of the closed round are played, and nobody has declared sixty: what counts is "
        "whether the player who closed has it.",
        ("COURT-2H-R2", "COURT-B16"),
    ),
    "scored": Event("{seat:seat} scores {points}: {reason}.", ()),
    "nobody scores": Event("Nobody scores: {reason}.", ()),
    "revoke {seat}": Event(
        "{seat:seat} had to follow color or take the couplet, and did not, as the last "
        "couplet shows. The count of {seat:seat} is lost, and the round ends.",
        ("COURT-2H-R4d", "COURT-B18"),
    ),
    "no-draw {seat} at-once": Event(
        "{seat:seat} has missed a draw. It is noticed before another card is drawn, and Seat "
        "{seat} draws at once.",
        ("COURT-2H-R14a",),
    ),
    "no-draw {seat} draw": Event(
        "{seat:seat} has missed a draw. It is noticed after another card was drawn, and the "
        "opponent orders the draw.",
        ("COURT-2H-R14b",),
    ),
    "no-draw {seat} end": Event(
        "{seat:seat} has missed a draw. It is noticed too late to be put right, and the opponent "
        "ends the round.",
        ("COURT-2H-R14b",),
    ),
}

_DEAL_OF_THREE = {
    "pack": Event(_DEAL["pack"].text, (*_DEAL["pack"].clauses, "COURT-3H-1")),
    "deal": Event(
        f"{_DEAL['deal'].text} The dealer takes none.", ("COURT-2H-2", "COURT-3H-2", "COURT-B21")
    ),
    "first lead": Event("{first:seat} leads first.", ("COURT-B21",)),
    "lead first": Event("", ("COURT-B21",)),
}

_EVENTS = _DEAL | _PLAY | _COUNT | _END

_NEWS = frozenset(("taken by rank", "taken by trump", "taken by suit", "target"))

TELLS = Narration(ACTS, _EVENTS, _NEWS)
TELLS_OF_THREE = Narration(ACTS, _EVENTS | _DEAL_OF_THREE, _NEWS)

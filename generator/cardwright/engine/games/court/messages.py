"""The messages of the judge of Court for two hands, by the question that decides.

The questions are functions in `trick_and_draw/judge*.py`, in the order in which they are asked.
"""

from cardwright.engine.verdict import Message

_OVER = {
    "over": Message(
        "COURT-B6", "All the cards are played and the counts compared: the round is over."
    ),
    "over after closing": Message(
        "COURT-B16", "All the cards of the closed round are played: the round is over."
    ),
    "over by declaring": Message(
        "COURT-2H-R7",
        "Sixty has been declared: the round is over, and the cards left do not count.",
    ),
    "over by laying down": Message(
        "COURT-B11", "The four of the court color have been laid down: the round is over."
    ),
    "over by revoke": Message(
        "COURT-B18",
        "A player had to follow or take, and did not: the round is over.",
    ),
    "over by no-draw": Message(
        "COURT-2H-R14b", "The round was ended for a missed draw: nothing more is played."
    ),
}

_ASKED = {
    "announced": Message(
        "COURT-B9",
        "You have announced and led the {led:card}: now declare sixty, or play on.",
    ),
    "undrawn": Message(
        "COURT-2H-5", "You took the couplet, so draw first: take the top card of the talon."
    ),
    "turn-up due": Message(
        "COURT-B12",
        "Your opponent is about to take the court card: "
        "first exchange the {low:card}, or go on without.",
    ),
    "asked to exchange": Message(
        "COURT-2H-R11",
        "Your opponent has closed and is to lead: first exchange the {low:card}, or go on without.",
    ),
}

_CARD = {
    "turned up": Message(
        "COURT-TERM-CC",
        "The {card:card} is the court card: it lies on the table, not in your hand.",
    ),
    "not held": Message(
        "COURT-D12", "You do not hold the {card:card}: play a card of your own hand."
    ),
    "leads first": Message("COURT-2H-4", "You lead first, and may lead any card you hold."),
    "leads": Message("COURT-2H-4", "You took the last couplet, and may lead any card you hold."),
    "replies freely": Message(
        "COURT-2H-R4a",
        "The talon is open, so you need not follow the {led:card}: you may play any card.",
    ),
    "strays in vain": Message(
        "COURT-2H-R4b",
        "You must follow the {led:card}, though you cannot take the couplet: play the "
        "{open:cards}.",
    ),
    "strays": Message(
        "COURT-2H-R4b",
        "You must follow the {led:card} and take the couplet, because you can: play the "
        "{open:cards}.",
    ),
    "stays below": Message(
        "COURT-2H-R4b",
        "The {card:card} follows, but you must also take the couplet if you can: play the "
        "{open:cards}.",
    ),
    "shirks": Message(
        "COURT-2H-R4c",
        "You cannot follow the {led:card}, so you must take the couplet with a card of the court "
        "color: play the {open:cards}.",
    ),
    "takes": Message(
        "COURT-2H-R4b",
        "The {card:card} follows the {led:card} and takes the couplet, as it must if possible.",
    ),
    "follows": Message(
        "COURT-2H-R4b",
        "The {card:card} follows the {led:card}; you hold no higher card of that color.",
    ),
    "trumps": Message(
        "COURT-2H-R4c",
        "You cannot follow the {led:card}: the {card:card} takes the couplet with the court color.",
    ),
    "throws off": Message(
        "COURT-2H-R4c",
        "You can neither follow the {led:card} nor take the couplet with the court color: you may "
        "play any card.",
    ),
}

_ANNOUNCEMENT = {
    "announces replying": Message(
        "COURT-CNT-5",
        "You are replying: Crown and Royal can be announced only when you lead.",
    ),
    "announces twice": Message(
        "COURT-B2", "You have announced at this lead already: one color at each lead."
    ),
    "lacks pair": Message(
        "COURT-CNT-5",
        "To announce you need Crown and Royal of one color: you do not hold the {missing:cards}.",
    ),
    "announces late": Message(
        "COURT-B4",
        "You hold the {card:card} and the {partner:card}: you may announce {worth} at any lead "
        "of yours, to the end of the round.",
    ),
    "announces first": Message(
        "COURT-B5",
        "You hold the {card:card} and the {partner:card}: you may announce {worth} even at the "
        "first lead, but it counts only when you take a couplet.",
    ),
    "announces trumps": Message(
        "COURT-CNT-8",
        "You hold Crown and Royal of the court color, and lead: you may announce thirty.",
    ),
    "announces": Message(
        "COURT-CNT-5",
        "You hold the {card:card} and the {partner:card}, and lead: you may announce twenty.",
    ),
}

_EXCHANGE = {
    "low lies there": Message(
        "COURT-D13",
        "The {low:card} is itself the court card: there is nothing to exchange it for.",
    ),
    "lacks low": Message(
        "COURT-2H-R1", "Only the {low:card} can be exchanged, and you do not hold it."
    ),
    "turn-up drawn": Message(
        "COURT-2H-R10", "The talon is used up: it is too late to exchange the {low:card}."
    ),
    "led since close": Message(
        "COURT-2H-R11",
        "A card has been led since the close: it is too late to exchange the {low:card}.",
    ),
    "exchanges trickless": Message(
        "COURT-2H-R1", "You have not taken a couplet yet: until then you keep the {low:card}."
    ),
    "exchanges after close": Message(
        "COURT-2H-R11",
        "The court card has been turned down, but no card has been led since: you may still "
        "exchange the {low:card}.",
    ),
    "exchanges before turn-up": Message(
        "COURT-B12",
        "The court card itself is not yet drawn: you may still exchange the {low:card} for it.",
    ),
    "exchanges before last draw": Message(
        "COURT-B12",
        "The last face-down card is not yet drawn: you may still exchange the {low:card} for the "
        "{turn_up:card}.",
    ),
    "exchanges": Message(
        "COURT-2H-R1",
        "You have taken a couplet: you may exchange the {low:card} for the {turn_up:card}.",
    ),
}

_CLOSE = {
    "closes replying": Message(
        "COURT-TERM-CLOSE", "You are replying: only the player who is to lead may close."
    ),
    "closes twice": Message("COURT-2H-R2", "The round has been closed already."),
    "closes too late": Message(
        "COURT-B14", "The court card has been drawn: there is nothing left to close."
    ),
    "closes undrawn": Message(
        "COURT-B14", "You may close only when every draw due has been made: draw first."
    ),
    "closes first": Message(
        "COURT-B14", "You are to lead, and may close even before the first card."
    ),
    "closes before drawing": Message(
        "COURT-B14", "By your agreement the taker of a couplet may close before drawing."
    ),
    "closes": Message(
        "COURT-TERM-CLOSE", "You are to lead and the court card lies on the table: you may close."
    ),
}

_DECLARATION = {
    "declares undrawn": Message(
        "COURT-B9", "A draw is due: declare sixty when you lead, after drawing."
    ),
    "declares replying": Message(
        "COURT-B9",
        "You agreed not to declare in reply: take the couplet, and declare when you lead.",
    ),
    "declares trickless": Message(
        "COURT-D9", "You have not taken a couplet: without one you cannot declare sixty."
    ),
    "declares short": Message(
        "COURT-B9",
        "You have a couplet and it is your turn: you may declare sixty, but you have only {count}.",
    ),
    "declares": Message(
        "COURT-B9",
        "You have a couplet and it is your turn: you may declare sixty, because you have {count}.",
    ),
}

_PASS_AND_DRAW = {
    "passes leading first": Message("COURT-2H-4", "You cannot pass: you are to lead first."),
    "passes leading": Message(
        "COURT-2H-4", "You cannot pass: you took the last couplet, and are to lead."
    ),
    "passes replying": Message(
        "COURT-TERM-COUP", "You cannot pass: a couplet needs a card of yours beside the {led:card}."
    ),
    "passes bound": Message(
        "COURT-TERM-COUP", "You cannot pass: a couplet needs a card of yours beside the {led:card}."
    ),
    "passes announced": Message("COURT-B9", "You need not declare sixty now: you may go on."),
    "passes before turn-up": Message(
        "COURT-B12", "You need not exchange; your opponent then takes the court card."
    ),
    "passes": Message("COURT-2H-R11", "You need not exchange; later it cannot be done."),
    "draws though closed before": Message(
        "COURT-2H-R2",
        "The round was closed before drawing: nobody draws any more.",
    ),
    "draws though closed": Message("COURT-2H-R2", "The round is closed: nobody draws any more."),
    "draws from nothing": Message("COURT-2H-6", "The talon is used up: there is nothing to draw."),
    "draws within trick": Message(
        "COURT-TERM-DRAW",
        "Nobody has replied to the {led:card} yet: draw when the couplet is taken.",
    ),
    "draws twice": Message(
        "COURT-2H-5", "You have drawn; the card that is left is your opponent’s to draw."
    ),
    "draws undue": Message("COURT-2H-5", "No draw is due before the next couplet has been taken."),
    "draws": Message("COURT-TERM-DRAW", "You have taken the couplet: draw the top card."),
}

_FOUR = {
    "lays down plain four": Message(
        "COURT-2H-R9", "Your four are not of the court color: you do not hold the {missing:cards}."
    ),
    "lacks four": Message(
        "COURT-2H-R9",
        "It takes Crown, Royal, Knight and Esquire of the court color: you do not hold the "
        "{missing:cards}.",
    ),
    "lays down too late": Message(
        "COURT-B11", "You have played a card already: the four must be laid down before that."
    ),
    "lays down after close": Message(
        "COURT-D10",
        "You were dealt the four of the court color and have played no card, because "
        "closing plays none: you may lay them down.",
    ),
    "lays down": Message(
        "COURT-2H-R9",
        "You were dealt the four of the court color and have played no card: you may lay them "
        "down.",
    ),
}

_CALLS = {
    "sits out": Message("COURT-3H-2", "{seat:seat} deals this round and holds no cards."),
    "revoked unbound": Message(
        "COURT-2H-R4a",
        "The talon is open: nobody has to follow, so {seat:seat} has broken no rule.",
    ),
    "revoked nowhere": Message(
        "COURT-2H-R4d", "No couplet has been played yet in which {seat:seat} had to follow or take."
    ),
    "revoked leading": Message(
        "COURT-2H-R6",
        "{seat:seat} led the last couplet and could lead any card; no other couplet may be looked "
        "at.",
    ),
    "revoked": Message(
        "COURT-2H-R4d",
        "{seat:seat} had to follow, and to take the last couplet if able: if {seat:seat} "
        "did not, the round ends, and the opponent scores.",
    ),
    "missed though closed": Message(
        "COURT-B38",
        "The round is closed, and nobody draws any more: a missed draw cannot be put right, but "
        "the opponent may end the round.",
    ),
    "missed nothing": Message(
        "COURT-2H-R14a", "No draw has been due yet: {seat:seat} cannot have missed one."
    ),
    "missed in time": Message(
        "COURT-2H-R14a",
        "Nobody has drawn since {seat:seat} was to draw: if the draw was missed, it is made at "
        "once.",
    ),
    "missed, drawn at once": Message(
        "COURT-2H-R14a",
        "If {seat:seat} missed a draw and nobody has drawn since, {seat:seat} draws at once.",
    ),
    "missed, drawn": Message(
        "COURT-2H-R14b",
        "If {seat:seat} missed a draw and a card has been drawn since, the opponent may order the "
        "draw, and the round goes on.",
    ),
    "missed, ended early": Message(
        "COURT-B37",
        "{seat:seat} was to draw first: if that was missed, the opponent’s own draw came after it, "
        "and the opponent may throw down the hand and score.",
    ),
    "missed, ended after close": Message(
        "COURT-B38",
        "If {seat:seat} missed a draw before the close, the opponent cannot order it any more, but "
        "may throw down the hand and score.",
    ),
    "missed, ended": Message(
        "COURT-2H-R14b",
        "If {seat:seat} missed a draw and a card has been drawn since, the opponent may throw down "
        "the hand and score.",
    ),
}

SAYS: dict[str, Message] = (
    _OVER
    | _ASKED
    | _CARD
    | _ANNOUNCEMENT
    | _EXCHANGE
    | _CLOSE
    | _DECLARATION
    | _PASS_AND_DRAW
    | _FOUR
    | _CALLS
)

SAYS_OF_THREE = SAYS | {
    "leads first": Message(
        "COURT-B21", "You sit on the dealer’s left and lead first: lead any card you hold."
    ),
    "passes leading first": Message(
        "COURT-B21", "You cannot pass: on the dealer’s left you are to lead first."
    ),
}

"""The messages of the judge of Sixty-Six for two hands, by the question that decides.

The questions are functions in `trick_and_draw/judge*.py`, in the order in which they are asked.
"""

from cardwright.engine.verdict import Message

_OVER = {
    "over": Message("S66-X14", "Every card is played: the deal is over."),
    "over after closing": Message(
        "S66-C5", "All tricks of the closed deal are played: the deal is over."
    ),
    "over by declaring": Message("S66-X12", "Sixty-six has been declared: play has stopped."),
    "over by no-draw": Message(
        "S66-L13", "The deal was ended for a missed draw: nothing more is played."
    ),
    "over by revoke": Message(
        "S66-B17", "A player had to follow, win or trump, and did not: the deal is over."
    ),
    "over by stray-draw": Message(
        "S66-L14", "The deal was ended for a wrong draw: nothing more is played."
    ),
    "over by fresh-deal": Message(
        "S66-L10", "This deal does not count: there must be a fresh one."
    ),
}

_ASKED = {
    "announced": Message(
        "S66-B16",
        "You have announced a marriage and led the {led:card}: now declare sixty-six, or play on.",
    ),
    "undrawn": Message(
        "S66-X7", "You won the trick, so draw first: take the top card of the stock."
    ),
    "asked to exchange": Message(
        "S66-B15",
        "Your opponent has closed and is to lead: first exchange the {low:card}, or go on without.",
    ),
}

_CARD = {
    "turned up": Message(
        "S66-X3", "The {card:card} is the turn-up: it lies on the table, not in your hand."
    ),
    "not held": Message(
        "S66-D12", "You do not hold the {card:card}: play a card of your own hand."
    ),
    "leads first": Message("S66-X5", "You lead first, and may lead any card you hold."),
    "leads": Message("S66-X7", "You won the last trick, and may lead any card you hold."),
    "replies freely": Message(
        "S66-X5",
        "There is a stock to draw from, so you need not follow the {led:card}: you may play any "
        "card.",
    ),
    "strays in vain": Message(
        "S66-X11",
        "You must follow the {led:card}, though you cannot win the trick: play the {open:cards}.",
    ),
    "strays": Message(
        "S66-X11",
        "You must follow the {led:card} and win the trick, because you can: play the {open:cards}.",
    ),
    "stays below": Message(
        "S66-X11",
        "The {card:card} follows, but you must also win the trick if you can: play the "
        "{open:cards}.",
    ),
    "shirks": Message(
        "S66-X11", "You cannot follow the {led:card}, so you must trump: play the {open:cards}."
    ),
    "takes": Message(
        "S66-X11",
        "The {card:card} follows the {led:card} and wins the trick, as it must if possible.",
    ),
    "follows": Message(
        "S66-X11", "The {card:card} follows the {led:card}; you hold no higher card of that suit."
    ),
    "trumps": Message(
        "S66-X11",
        "You cannot follow the {led:card}, so you must trump; the {card:card} does.",
    ),
    "throws off": Message(
        "S66-X11",
        "You can neither follow the {led:card} nor trump it: you may play any card.",
    ),
}

_ANNOUNCEMENT = {
    "announces replying": Message(
        "S66-X10", "You are answering: a marriage can be announced only on lead."
    ),
    "announces twice": Message(
        "S66-X10", "You have led with a marriage already: the next needs another lead."
    ),
    "lacks pair": Message(
        "S66-X10",
        "A marriage takes King and Queen of one suit: you do not hold the {missing:cards}.",
    ),
    "announces too late": Message(
        "S66-B7", "You agreed to announce no marriage once the stock is closed or used up."
    ),
    "announces late": Message(
        "S66-B7",
        "You hold the {card:card} and the {partner:card}: on lead you may announce the marriage "
        "for {worth}, to the end of the deal.",
    ),
    "announces first": Message(
        "S66-B6",
        "You hold the {card:card} and the {partner:card}: you may announce the marriage for "
        "{worth} even on the first lead, but it counts only when you win a trick.",
    ),
    "announces trumps": Message(
        "S66-X10",
        "You hold King and Queen of trumps: on lead you may announce the marriage for forty.",
    ),
    "announces": Message(
        "S66-X10",
        "You hold the {card:card} and the {partner:card}: on lead you may announce the marriage "
        "for twenty.",
    ),
}

_EXCHANGE = {
    "low lies there": Message(
        "S66-D13", "The {low:card} is itself the turn-up: there is nothing to exchange."
    ),
    "lacks low": Message("S66-X9", "Only the {low:card} can be exchanged, and you do not hold it."),
    "turn-up drawn": Message(
        "S66-X9", "The stock is used up: it is too late to exchange the {low:card}."
    ),
    "led since close": Message(
        "S66-B15",
        "A card has been led since the close: it is too late to exchange the {low:card}.",
    ),
    "exchanges trickless": Message(
        "S66-X9", "You have not won a trick yet: until then you keep the {low:card}."
    ),
    "exchanges on first close": Message(
        "S66-C2",
        "The stock was closed before the first lead: now you may exchange the {low:card} even "
        "without a trick.",
    ),
    "exchanges after close": Message(
        "S66-B15",
        "The turn-up has been turned down, but no card has been led since: you may still exchange "
        "the {low:card}.",
    ),
    "exchanges before last draw": Message(
        "S66-X9",
        "The last face-down card is not yet drawn: you may still exchange the {low:card} for the "
        "{turn_up:card}.",
    ),
    "exchanges": Message(
        "S66-X9", "You have won a trick: you may exchange the {low:card} for the {turn_up:card}."
    ),
}

_CLOSE = {
    "closes replying": Message("S66-C3", "You are answering: only the player on lead may close."),
    "closes twice": Message("S66-C5", "The stock has been closed already."),
    "closes too late": Message(
        "S66-B2", "The turn-up has been drawn: there is nothing left to close."
    ),
    "closes too early": Message(
        "S66-B1",
        "Nobody may close on the first lead, unless the players have agreed to it.",
    ),
    "closes first": Message(
        "S66-C1", "By your agreement the first leader may close before leading."
    ),
    "closes before drawing": Message(
        "S66-B2", "You won the trick: you may close now, before anybody draws."
    ),
    "closes": Message("S66-C3", "You are on lead and both have drawn: you may close."),
}

_DECLARATION = {
    "declares replying": Message(
        "S66-B16",
        "You are answering: sixty-six is declared only on lead, or on announcing a marriage.",
    ),
    "declares trickless": Message(
        "S66-D9", "You have not won a trick: without one you cannot declare sixty-six."
    ),
    "declares short": Message(
        "S66-B16",
        "You have a trick and it is your turn: you may declare sixty-six, but you have "
        "only {count}.",
    ),
    "declares": Message(
        "S66-B16",
        "You have a trick and it is your turn: you may declare sixty-six, because you "
        "have {count}.",
    ),
}

_PASS_AND_DRAW = {
    "passes leading first": Message("S66-X5", "You cannot pass: you are to lead first."),
    "passes leading": Message(
        "S66-X7", "You cannot pass: you won the last trick, and are to lead again."
    ),
    "passes bound": Message(
        "S66-X11",
        "You cannot pass: the {led:card} waits for an answer, which must follow suit if it can.",
    ),
    "passes replying": Message(
        "S66-X5", "You cannot pass: the {led:card} waits for an answer, with any card you hold."
    ),
    "passes announced": Message("S66-B16", "You need not declare sixty-six now: you may go on."),
    "passes": Message("S66-B15", "You need not exchange; later it cannot be done."),
    "draws though closed before": Message(
        "S66-C4",
        "The stock was closed before drawing, so neither player draws.",
    ),
    "draws though closed": Message("S66-C5", "The stock is closed: nobody draws any more."),
    "draws from nothing": Message("S66-X7", "The stock is used up: there is nothing to draw."),
    "draws within trick": Message(
        "S66-X7", "Nobody has followed the {led:card} yet: draw when the trick is won."
    ),
    "draws undue": Message("S66-X7", "No draw is due before the next trick is won."),
    "draws": Message("S66-X7", "You won the trick: draw the top card of the stock."),
}

_FOUR = {
    "lays down nothing": Message(
        "S66-X12",
        "No cards laid down end a deal of Sixty-Six: play stops when sixty-six is declared.",
    ),
}

_CALLS = {
    "sits out": Message("S66-3H-1", "{seat:seat} deals this time and holds no cards."),
    "revoked for nothing": Message(
        "S66-B17", "You agreed on no penalty for a wrong card: {seat:seat} takes it back."
    ),
    "revoked unbound": Message(
        "S66-X5",
        "There is a stock to draw from: nobody has to follow, so {seat:seat} has broken no rule.",
    ),
    "revoked nowhere": Message(
        "S66-X11",
        "No trick has been played yet in which {seat:seat} had to follow, win or trump.",
    ),
    "revoked leading": Message(
        "S66-X8",
        "{seat:seat} led the last trick and could lead any card; no other trick may be asked "
        "about.",
    ),
    "revoked": Message(
        "S66-B17",
        "{seat:seat} had to follow, and to win or trump the last trick if able: if "
        "{seat:seat} did not, the deal ends, and the opponent scores.",
    ),
    "missed though closed": Message(
        "S66-B18",
        "The stock is closed, and nobody draws any more: a missed draw cannot be put right, but "
        "the opponent may end the deal.",
    ),
    "missed, ended after close": Message(
        "S66-B18",
        "If {seat:seat} missed a draw before the close and played on, the opponent may end the "
        "deal and score.",
    ),
    "missed nothing": Message(
        "S66-L13", "No draw has been due yet: {seat:seat} cannot have missed one."
    ),
    "missed just now": Message(
        "S66-L13",
        "{seat:seat} has not played since the first draw: if it was missed, it can still be made.",
    ),
    "missed, drawn": Message(
        "S66-L13",
        "If {seat:seat} missed a draw and played on, the opponent may let {seat:seat} draw now.",
    ),
    "missed, ended": Message(
        "S66-L13",
        "If {seat:seat} missed a draw and played on, the opponent may end the deal and score.",
    ),
    "strayed though closed": Message(
        "S66-C5", "The stock is closed: nobody draws any more, in turn or out of turn."
    ),
    "strayed from nothing": Message(
        "S66-L14", "The stock is used up: there is nothing left to draw out of turn."
    ),
    "strayed": Message(
        "S66-L14",
        "If {seat:seat} drew out of turn or with six cards in hand, the opponent may end the deal "
        "and score.",
    ),
    "dealt and begun": Message(
        "S66-L10", "A card has been led: for a fault in the deal it is too late."
    ),
    "dealt afresh": Message(
        "S66-L10", "No card has been led yet: if the deal was faulty, there must be a fresh one."
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

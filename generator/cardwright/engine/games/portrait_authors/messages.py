"""The messages of the judge of Portrait Authors, by the question that decides.

The questions are functions in `judge.py`, in the order in which they are asked.
"""

from cardwright.engine.verdict import Message

_CALL = {
    "over": Message("AUTH-B11", "All the cards are stacked: the game is over."),
    "drew it": Message(
        "AUTH-B14",
        "The Bank has given you the very card that you called for: you may stack, then you draw "
        "once more and your turn passes.",
    ),
    "not seated": Message(
        "AUTH-R1b", "Call on another player: there is no {asked:seat}, seats are 0 to {last}."
    ),
    "on oneself": Message("AUTH-B12", "You cannot call on yourself."),
    "stacked": Message("AUTH-B12", "The {card:card} lies stacked on the table."),
    "own card": Message("AUTH-R1b", "You hold the {card:card} yourself: call for what you lack."),
    "asked is out": Message("AUTH-B9", "{asked:seat} has no cards, and cannot be called on."),
    "stack is no hand": Message(
        "AUTH-D1",
        "Your {book:name} are stacked, and your table asks for one in the hand of the caller.",
    ),
    "strange book": Message(
        "AUTH-B16",
        "You hold none of the {book:name}, which are a book of their own: you may not call in it.",
    ),
    "strange group": Message(
        "AUTH-R2",
        "You hold none of the {book:name} and have stacked none, so you may not call in that "
        "group.",
    ),
    "only stacked": Message(
        "AUTH-D1", "The {book:name} that you have stacked give you the right to call for the rest."
    ),
    "of its own book": Message(
        "AUTH-B16", "You hold the {mine:card}, of the same book as the {card:card}."
    ),
    "of its group": Message(
        "AUTH-R2", "You hold the {mine:card}, of the same group as the {card:card}."
    ),
    "both at once": Message(
        "AUTH-R9-EX",
        "You may not call for the portrait and the sketch of {author:name} together: ask for one "
        "of them.",
    ),
    "two books at once": Message(
        "AUTH-R9", "Call for one card at a time, and only in a book of which you hold a card."
    ),
}

_STACK = {
    "no pair": Message(
        "AUTH-R3a", "You hold no pair of the {book:name}, so there is none to stack."
    ),
    "dealt whole": Message(
        "AUTH-B5",
        "You were dealt all of the {book:name}: nothing can be added, and you may stack the book.",
    ),
    "remainder": Message(
        "AUTH-R6",
        "Part of the {book:name} is stacked, and you hold the whole remainder: you may stack it in "
        "any of your turns before a miss, without a new card.",
    ),
    "cannot call": Message(
        "AUTH-B8",
        "You have no card to call for: you stack the whole of the {book:name}, without a new card.",
    ),
    "from the deal": Message(
        "AUTH-R5",
        "What you hold of the {book:name} came in the deal: first win another card of the group.",
    ),
    "nothing added": Message(
        "AUTH-R3d",
        "You have added no card in this turn: win one before you stack the {book:name}.",
    ),
    "another is not enough": Message(
        "AUTH-B3",
        "Your table asks for a new card of the same group, and in this turn you have added none of "
        "the {book:name}.",
    ),
    "of another group": Message(
        "AUTH-B3",
        "You have added a card in this turn; of another group it opens the {book:name} as well.",
    ),
    "one pair": Message(
        "AUTH-R3a", "You may stack a single pair of the {book:name}, but it counts nothing."
    ),
    "pairs": Message(
        "AUTH-R3b",
        "You have added one of the {book:name} in this turn, and may stack the {pairs} pairs.",
    ),
    "laid down": Message("AUTH-EASY-2", "The book of the {book:name} lies on the table already."),
    "incomplete": Message(
        "AUTH-EASY-2",
        "You hold {have} of the {size} {book:name}; a book is laid down by itself when it is full.",
    ),
    "incomplete book": Message(
        "AUTH-B16",
        "You hold {have} of the {size} {book:name}; a book is laid down as soon as it is complete.",
    ),
}

_TURN = {
    "draws again": Message(
        "AUTH-D6", "You have drawn the very card: you draw once more, and your turn passes."
    ),
    "draws nothing": Message(
        "AUTH-B15", "The Bank is empty: there is no second card to draw, and your turn passes."
    ),
    "can call": Message(
        "AUTH-R1c", "You have a card to call for: your turn lasts until a call misses."
    ),
    "must stack": Message(
        "AUTH-D4",
        "You have no card to call for, and hold the whole of the {book:name}: stack it first.",
    ),
    "passes": Message(
        "AUTH-D4",
        "You have no card to call for, and hold neither a book nor a remainder: your turn passes.",
    ),
    "no forfeit": Message(
        "AUTH-B17", "There is no penalty for the order of the words, unless players agree to one."
    ),
    "no call is due": Message("AUTH-B14", "The caller has drawn the very card, and calls no more."),
    "nothing to call": Message("AUTH-B8", "The player has no card to call for, and makes no call."),
    "out of order": Message(
        "AUTH-R8-OPT",
        "The group comes first, then portrait or sketch: your table has agreed that a "
        "call in another order is lost.",
    ),
}

_DENIED = {
    "denier not seated": Message(
        "AUTH-R1b", "There is no {asked:seat} at this table, seats are 0 to {last}."
    ),
    "denied nothing": Message(
        "AUTH-B20", "Nobody has been told by {asked:seat} that a card is not there."
    ),
    "denied": Message(
        "AUTH-B20",
        "If {asked:seat} denied a card wrongly, it goes at once to the player who called "
        "for it, with the turn; all calls since then stand.",
    ),
}

SAYS = _CALL | _STACK | _TURN | _DENIED

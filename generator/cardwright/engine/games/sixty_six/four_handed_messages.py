"""The messages of the judge of Sixty-Six for four, by the question that decides.

The questions are functions in `four_seat/judge.py`, in the order in which they are asked.
"""

from cardwright.engine.verdict import Message

SAYS = {
    "over": Message("S66-B10", "The deal is over: every card is played and counted."),
    "not held": Message(
        "S66-D12",
        "You do not hold the {card:card}: it was dealt to another, or you have played it.",
    ),
    "leads first": Message("S66-B9", "You sit on the dealer’s left: lead any card you hold."),
    "leads": Message("S66-4H-3", "You won the last trick: lead any card you hold."),
    "strays from trumps": Message(
        "S66-4H-3", "Trumps are led, and you hold some: play the {open:cards}."
    ),
    "strays": Message(
        "S66-4H-3", "The {led:card} is led, and you can follow suit: play the {open:cards}."
    ),
    "stays below partner": Message(
        "S66-B8",
        "You can follow suit and beat the {best:card}: so you must, though it is your partner’s. "
        "Play the {better:cards}.",
    ),
    "stays below trump": Message(
        "S66-B8",
        "Trumps are led, and you can beat the {best:card}: so you must. Play the {better:cards}.",
    ),
    "stays below": Message(
        "S66-B8",
        "You can follow suit and beat the {best:card}: so you must. Play the {better:cards}.",
    ),
    "heads": Message("S66-B8", "You follow suit, and beat the {best:card} with the {card:card}."),
    "cannot head": Message(
        "S66-B8", "You follow suit, and hold nothing in it that beats the {best:card}."
    ),
    "follows": Message(
        "S66-B8",
        "You follow the {led:card}; your table asks for no more where no trump is led.",
    ),
    "shirks overtrumping": Message(
        "S66-B8",
        "You cannot follow suit, but a trump of yours beats the {best:card}, so you must trump: "
        "play the {better:cards}.",
    ),
    "shirks trumping": Message(
        "S66-4H-3", "You cannot follow suit, so you must trump: play the {better:cards}."
    ),
    "trumps": Message(
        "S66-4H-3",
        "You cannot follow suit, so you must trump; the {card:card} beats the {best:card}.",
    ),
    "cannot trump": Message(
        "S66-B8",
        "You cannot follow suit, and no trump of yours beats the {best:card}: play any card.",
    ),
    "revoked nowhere": Message("S66-B20", "No card has been played that could be taken back."),
    "revoked leading": Message(
        "S66-B20",
        "{seat:seat} led to the trick, and could lead any card: there is nothing to take back.",
    ),
    "revoked not yet": Message("S66-B20", "{seat:seat} has not yet played to this trick."),
    "revoked": Message(
        "S66-B20",
        "If {seat:seat} had to follow, beat or trump, and did not, the card is taken back "
        "and an allowed one played; there is no penalty.",
    ),
}

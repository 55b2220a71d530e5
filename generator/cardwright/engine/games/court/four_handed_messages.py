"""The messages of the judge of Court for four, by the question that decides.

The questions are functions in `four_seat/judge.py`, in the order in which they are asked.
"""

from cardwright.engine.verdict import Message

SAYS = {
    "over": Message("COURT-4H-10", "The round is over and counted: all cards are played."),
    "announces unagreed": Message(
        "COURT-B25",
        "With four players a Crown and Royal bring nothing extra, and nothing is announced.",
    ),
    "announces in reply": Message(
        "COURT-B25", "The {led:card} is led already; you may announce only when you are to lead."
    ),
    "lacks pair": Message(
        "COURT-B25",
        "To announce you must hold both the {card:card} and the {partner:card}.",
    ),
    "not held": Message(
        "COURT-D12",
        "You do not hold the {card:card}: it was dealt to another, or you have played it.",
    ),
    "announces": Message(
        "COURT-B25",
        "Your table has agreed to it: lead the {card:card}, show the {partner:card} and announce.",
    ),
    "leads first": Message("COURT-4H-5", "You sit on the dealer’s left: lead any card you hold."),
    "leads": Message("COURT-2H-4", "You took the last couplet: lead any card you hold."),
    "strays from trumps": Message(
        "COURT-4H-13", "The court color is led, and you have it: play the {open:cards}."
    ),
    "strays": Message(
        "COURT-4H-6", "The {led:card} is led, and you have that color: play the {open:cards}."
    ),
    "stays below partner": Message(
        "COURT-B29",
        "The court color is led, and you can beat the {best:card}: so you must, though it is your "
        "partner’s. Play the {better:cards}.",
    ),
    "stays below trump": Message(
        "COURT-4H-13",
        "The court color is led, and you can take the couplet from the {best:card}: so you must. "
        "Play the {better:cards}.",
    ),
    "heads": Message(
        "COURT-4H-13",
        "The court color is led: you follow, and beat the {best:card} with the {card:card}.",
    ),
    "cannot head": Message(
        "COURT-B29",
        "The court color is led: you follow, and hold nothing that beats the {best:card}.",
    ),
    "follows": Message(
        "COURT-4H-6", "You follow the {led:card}; in a plain color you may play any card of it."
    ),
    "free": Message(
        "COURT-4H-7",
        "You have none of the color led: you need not take the couplet, and may play any card.",
    ),
    "revoked nowhere": Message("COURT-B41", "No card has been played that could be taken back."),
    "revoked leading": Message(
        "COURT-B41",
        "{seat:seat} led to the couplet, and could lead any card: there is nothing to take back.",
    ),
    "revoked not yet": Message("COURT-B41", "{seat:seat} has not yet played to this couplet."),
    "revoked": Message(
        "COURT-B41",
        "If {seat:seat} had to follow, or to beat the best card, and did not, the card is "
        "taken back and an allowed one played; there is no penalty.",
    ),
}

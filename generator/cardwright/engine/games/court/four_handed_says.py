"""What the judge of Court for four says."""

from cardwright.engine.verdict import Saying

SAYS = {
    "over": Saying("COURT-4H-10", "The round is over and counted: all cards are played."),
    "announces unagreed": Saying(
        "COURT-B25",
        "With four players a Crown and Royal bring nothing extra, and nothing is announced.",
    ),
    "announces in reply": Saying(
        "COURT-B25", "The {led:card} is led already; you may announce only when you are to lead."
    ),
    "lacks pair": Saying(
        "COURT-B25",
        "To announce you must hold both the {card:card} and the {partner:card}.",
    ),
    "not held": Saying(
        "COURT-D12",
        "You do not hold the {card:card}: it was dealt to another, or you have played it.",
    ),
    "announces": Saying(
        "COURT-B25",
        "Your table has agreed to it: lead the {card:card}, show the {partner:card} and announce.",
    ),
    "leads first": Saying("COURT-4H-5", "You sit on the dealer’s left: lead any card you hold."),
    "leads": Saying("COURT-2H-4", "You took the last double couplet: lead any card you hold."),
    "strays from trumps": Saying(
        "COURT-4H-13", "The court color is led, and you have it: play the {following:cards}."
    ),
    "strays": Saying(
        "COURT-4H-6", "The {led:card} is led, and you have that color: play the {following:cards}."
    ),
    "stays below partner": Saying(
        "COURT-B29",
        "The court color is led, and you can beat the {best:card}: so you must, though it is your "
        "partner’s. Play the {better:cards}.",
    ),
    "stays below trump": Saying(
        "COURT-4H-13",
        "The court color is led, and you can take the couplet from the {best:card}: so you must. "
        "Play the {better:cards}.",
    ),
    "heads": Saying(
        "COURT-4H-13",
        "The court color is led: you follow, and beat the {best:card} with the {card:card}.",
    ),
    "cannot head": Saying(
        "COURT-B29",
        "The court color is led: you follow, and hold nothing that beats the {best:card}.",
    ),
    "follows": Saying(
        "COURT-4H-6", "You follow the {led:card}; in a plain color any card of it will do."
    ),
    "free": Saying(
        "COURT-4H-7",
        "You have none of the color led: you need not take the couplet, and may play any card.",
    ),
    "revoked nowhere": Saying("COURT-B41", "No card has been played that could be taken back."),
    "revoked leading": Saying(
        "COURT-B41",
        "Seat {seat} led to the couplet, and could lead any card: there is nothing to take back.",
    ),
    "revoked not yet": Saying("COURT-B41", "Seat {seat} has not yet played to this couplet."),
    "revoked": Saying(
        "COURT-B41",
        "If Seat {seat} did not follow, or beat the best card, though bound to, the card is taken "
        "back and a right one played; nothing is paid for it.",
    ),
}

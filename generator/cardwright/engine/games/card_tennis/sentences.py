"""The words in which a game of Card Tennis is told, and the clauses behind each thing."""

from cardwright.engine.narration import Narration
from cardwright.engine.outcome import Event

ACTS = {
    "serve": "serve",
    "play": "play a {stroke:card}",
    "draw": "draw the top card",
    "fault": "call a fault and draw the top card",
    "pass": "pass",
}

_DEAL = {
    "trays": Event(
        "The centre tray lies in the middle of the table, and each player has a tray in front.",
        ("TEN-2",),
    ),
    "partners": Event(
        "{these:seats} are partners on one side of the table, opposite {those:seats}.",
        ("TEN-17", "TEN-B14"),
    ),
    "server": Event("{server:seat} is the server for the whole game.", ("TEN-1", "TEN-19")),
    "deal": Event(
        "{server:seat} shuffles the {cards} cards and deals, one at a time, to {first:seat} first, "
        "until each has {hand}. The other {pack} lie face down on the centre tray as the pack.",
        ("TEN-3", "TEN-C", "TEN-B6", "TEN-D3"),
    ),
    "first ball": Event(
        "{server:seat} announces “play” and puts a ball on the centre tray.", ("TEN-4",)
    ),
}

_STROKES = {
    "serve": Event("{seat:seat} serves.", ("TEN-5", "TEN-16")),
    "play": Event("{seat:seat} plays a {stroke:card}.", ("TEN-16",)),
    "fault": Event("{seat:seat} has no serve: a fault, and the top card is drawn.", ("TEN-6",)),
    "fault, later ball": Event("", ("TEN-B5",)),
    "fault, of four": Event("", ("TEN-B13",)),
    "lacks": Event("{seat:seat} cannot answer the {led:card}, and draws.", ()),
    "pass": Event("{seat:seat} cannot answer the {led:card}, and passes.", ("TEN-D7",)),
    "partner asked": Event("{partner:seat} is asked.", ()),
    "first draws": Event("Neither partner can, so {partner:seat} must draw.", ()),
}

_CARDS = {
    "pack used up": Event(
        "The pack is used up: the {cards} cards of earlier balls are shuffled into a new one.",
        ("TEN-15", "TEN-B8"),
    ),
    "pack used up on the way": Event(
        "The pack is used up, and the cards of earlier balls are shuffled into a new one.",
        ("TEN-15", "TEN-B8"),
    ),
    "ball stays": Event(
        "Those of the ball in play, which lie crosswise, stay on the trays.", ("TEN-D1", "TEN-D6")
    ),
    "does not help": Event("The card does not answer, and stays in the hand.", ("TEN-B3",)),
    "partner draws": Event("{partner:seat} must draw too.", ()),
    "no card": Event(
        "There is no card to draw and none to shuffle: {seat:seat} cannot play.", ("TEN-B9",)
    ),
    "fills up": Event("{seat:seat} is dealt {cards} more, to hold four.", ("TEN-D4",)),
    "deals anew": Event(
        "All the cards are gathered and shuffled, and {server:seat} deals four to each.",
        ("TEN-D5",),
    ),
}

_BALLS = {
    "second fault": Event("{seat:seat} still has no serve: a second fault.", ("TEN-7",)),
    "not met": Event("The {led:card} is not answered.", ()),
    "ball": Event("{winner} the ball: {score}.", ()),
    "balls back": Event(
        "All eight balls lie on the trays: each side gives one back.", ("TEN-B10",)
    ),
    "next ball": Event("{server:seat} puts up another ball.", ("TEN-B7",)),
    "next ball, after play": Event("", ("TEN-4",)),
    "next ball, after faults": Event("", ("TEN-8",)),
    "game": Event("{winner} the ball and the game: {reason}.", ()),
    "next game": Event(
        "The cards are gathered, and {next:seat} deals and serves the next game.", ("TEN-19",)
    ),
    "next game of four": Event(
        "The cards are gathered, and the other side deals and serves the next game.",
        ("TEN-19", "TEN-20", "TEN-B14"),
    ),
}

TELLS = Narration(
    acts=ACTS,
    events=_DEAL | _STROKES | _CARDS | _BALLS,
    news=frozenset(("ball", "game")),
)

"""The words of quartets and of pairs: decks of lists with one card for each name.

They are plainer than those of Portrait Authors, and speak of no authors, portraits and books.
"""

from collections.abc import Mapping

from cardwright.engine.games.portrait_authors.messages import SAYS
from cardwright.engine.games.portrait_authors.sentences import TELLS
from cardwright.engine.narration import Narration
from cardwright.engine.outcome import Event
from cardwright.engine.verdict import Message

_ACTS = {
    "call": "ask {asked:seat} for {card:card} ({group})",
    "stack": "lay down the group {book:name}",
    "stop": "let the turn pass",
    "out of order": "call the referee: the words were in the wrong order",
    "denied": "call the referee: {asked:seat} denied a card wrongly",
}

_EVENTS = {
    "pack portraits": Event("The deck has {cards} cards in {books} groups.", ("AUTH-CARD-1",)),
    "other groups": Event("", ()),
    "dealt book": Event(
        "{seat:seat} was dealt all of the group {book:name}, and lays it down.",
        ("AUTH-EASY-2", "AUTH-R4a"),
    ),
    "first": Event("{first:seat}, at the dealer’s left, asks first.", ("AUTH-R1b", "AUTH-B18")),
    "call": Event(
        "{seat:seat} asks {asked:seat} for {card:card} ({group}).", ("AUTH-R8", "AUTH-R9")
    ),
    "won": Event(
        "{asked:seat} has it and gives it up; the turn of {seat:seat} continues.",
        ("AUTH-B13", "AUTH-R1c"),
    ),
    "missed": Event("{asked:seat} does not have it.", ("AUTH-R1c",)),
    "denied": Event(
        "{asked:seat} has denied a card wrongly. It goes at once to the player who asked for it, "
        "with the turn; all that was asked since then stands.",
        ("AUTH-B20", "AUTH-B13"),
    ),
    "book": Event(
        "{seat:seat} has all of the group {book:name}, and lays it down; that makes {count}.",
        ("AUTH-EASY-2",),
    ),
    "passes": Event("{seat:seat} has no card to ask for.", ("AUTH-R1c",)),
    "passed over": Event("A player without cards is skipped.", ("AUTH-B9",)),
}

_SAYS = {
    "over": Message("AUTH-B11", "All groups are on the table: the game is over."),
    "not seated": Message(
        "AUTH-R1b", "Ask another player: there is no {asked:seat}, seats are 0 to {last}."
    ),
    "on oneself": Message("AUTH-B12", "You cannot ask yourself."),
    "stacked": Message("AUTH-B12", "That card is on the table already: {card:card}."),
    "own card": Message("AUTH-R1b", "You hold {card:card} yourself: ask for a card that you lack."),
    "asked is out": Message("AUTH-B9", "{asked:seat} has no cards, and cannot be asked."),
    "strange group": Message(
        "AUTH-R2", "You hold no card of the group {book:name}, so you may not ask for one."
    ),
    "of its group": Message("AUTH-R2", "You hold {mine:card}, of the same group as {card:card}."),
    "laid down": Message("AUTH-EASY-2", "The group {book:name} is on the table already."),
    "incomplete": Message(
        "AUTH-EASY-2",
        "You hold {have} of the {size} cards of {book:name}; a full group is laid down by itself.",
    ),
    "can call": Message(
        "AUTH-R1c", "You can ask for a card: your turn lasts until a player lacks what you ask for."
    ),
    "no forfeit": Message("AUTH-B17", "There is no penalty for the order of the words."),
    "passes": Message("AUTH-R1c", "You have no card to ask for: your turn passes."),
    "nothing to call": Message("AUTH-R1c", "The player has no card to ask for."),
    "denied": Message(
        "AUTH-B20",
        "If {asked:seat} denied a card wrongly, it goes at once to the player who asked for it, "
        "with the turn; all that was asked since then stands.",
    ),
}

_PAIR_ACTS = {
    "call": "ask {asked:seat} for {card:card}",
    "stack": "lay down the pair {book:name}",
}

_PAIR_EVENTS = {
    "pack portraits": Event("The deck has {cards} cards, in {books} pairs.", ("AUTH-CARD-1",)),
    "dealt book": Event(
        "{seat:seat} was dealt both cards of the pair {book:name}, and lays it down.",
        ("AUTH-EASY-2", "AUTH-R4a"),
    ),
    "call": Event("{seat:seat} asks {asked:seat} for {card:card}.", ("AUTH-R8", "AUTH-R9")),
    "book": Event(
        "{seat:seat} has the pair {book:name}, and lays it down; that makes {count}.",
        ("AUTH-EASY-2",),
    ),
}

_PAIR_SAYS = {
    "over": Message("AUTH-B11", "All pairs are on the table: the game is over."),
    "strange group": Message(
        "AUTH-R2", "You don’t hold the other card of this pair, so you may not ask for {card:card}."
    ),
    "of its group": Message("AUTH-R2", "You hold {mine:card}, the other card of this pair."),
    "laid down": Message("AUTH-EASY-2", "The pair {book:name} is on the table already."),
    "incomplete": Message(
        "AUTH-EASY-2", "You hold {have} of the {size} cards; a pair is laid down by itself."
    ),
}


def _narration(acts: Mapping[str, str], events: Mapping[str, Event]) -> Narration:
    return Narration({**TELLS.acts, **acts}, {**TELLS.events, **events}, TELLS.news)


#: The sentences that tell a game, and the messages of its judge, by the game of the list.
NARRATIONS = {
    "quartets": _narration(_ACTS, _EVENTS),
    "pairs": _narration(_ACTS | _PAIR_ACTS, _EVENTS | _PAIR_EVENTS),
}
MESSAGES = {"quartets": SAYS | _SAYS, "pairs": SAYS | _SAYS | _PAIR_SAYS}

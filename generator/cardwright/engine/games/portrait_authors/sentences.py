"""The sentences that tell a game of Portrait Authors, and the clauses behind them."""

from cardwright.engine.narration import Narration
from cardwright.engine.outcome import Event

ACTS = {
    "call": "call on {asked:seat}: in {group}, the {card:card}",
    "call for both": "call on {asked:seat}: in {group}, the portrait and sketch of {author:name}",
    "stack": "stack the {book:name}",
    "stop": "let the turn pass",
    "draw again": "draw once more, and let the turn pass",
    "out of order": "call the referee: the words of the call were in the wrong order",
    "denied": "call the referee: {asked:seat} denied a card wrongly",
}

_DEAL = {
    "pack full": Event(
        "The pack has {cards} cards in {books} groups; every author has a portrait, with the name "
        "and the group at its head, and a sketch of his or her life.",
        ("AUTH-CARD-1", "AUTH-CARD-2"),
    ),
    "pack portraits": Event(
        "The sketches are laid aside, and the use of pairs: {cards} portraits in {books} groups.",
        ("AUTH-EASY-1", "AUTH-D11", "AUTH-CARD-2"),
    ),
    "pack with sketches": Event(
        "The sketches are added, not as pairs but as books of their own: {cards} cards, {books} "
        "books.",
        ("AUTH-EASY-4", "AUTH-D11", "AUTH-B16", "AUTH-CARD-1"),
    ),
    "other groups": Event("The groups are of other sizes than in the old pack.", ("AUTH-D9",)),
    "seats": Event("{all:seats} play, each alone.", ("AUTH-D8",)),
    "deal": Event(
        "{dealer:seat} deals one card at a time, to {first:seat} first, until none are left: "
        "{each} to each.",
        ("AUTH-R1a", "AUTH-D7"),
    ),
    "deal bank": Event(
        "{dealer:seat} deals {each} cards to each, one at a time, to {first:seat} first; the other "
        "{bank} are laid face down, the Bank.",
        ("AUTH-BANK-1", "AUTH-D7"),
    ),
    "one more": Event("They do not come out even: {first:seat} has one more.", ("AUTH-B2",)),
    "uneven": Event(
        "They do not come out even: the first {more}, from {first:seat} on, have one more.",
        ("AUTH-B2",),
    ),
    "dealt book": Event(
        "{seat:seat} was dealt a whole book, the {book:name}, and lays it down.",
        ("AUTH-EASY-2", "AUTH-R4a"),
    ),
    "first": Event("{first:seat}, at the dealer’s left, calls first.", ("AUTH-R1b", "AUTH-B18")),
    "first of bank": Event("", ("AUTH-BANK-2",)),
}

_CALL = {
    "call": Event(
        "{seat:seat} calls on {asked:seat}: in {group}, the {card:card}.", ("AUTH-R8", "AUTH-R9")
    ),
    "won": Event(
        "{asked:seat} holds it and gives it up, and {seat:seat} goes on.", ("AUTH-B13", "AUTH-R1c")
    ),
    "missed": Event("{asked:seat} does not hold it: the call misses.", ("AUTH-R1c",)),
    "draws": Event(
        "{seat:seat} draws a card from the Bank.", ("AUTH-BANK-3", "AUTH-D2", "AUTH-B21")
    ),
    "bank empty": Event("The Bank is empty, and nothing is drawn.", ("AUTH-B15",)),
    "drew it": Event(
        "It is the very card called for, is shown to all, and is won like any other.",
        ("AUTH-B14", "AUTH-B21"),
    ),
    "may stack": Event("{seat:seat} may stack before drawing once more.", ("AUTH-D6",)),
    "calls again": Event("{seat:seat} goes on calling, as the table has agreed.", ()),
    "too late": Event("{seat:seat} may stack no more.", ("AUTH-R3c",)),
    "denied": Event(
        "{asked:seat} has denied a card wrongly: it goes at once to the player who called "
        "for it, with the turn, and all calls since then stand.",
        ("AUTH-B20", "AUTH-B13"),
    ),
    "out of order": Event(
        "{seat:seat} did not name the group first: the call is lost, as the table has agreed.",
        ("AUTH-R8-OPT", "AUTH-R8", "AUTH-B17"),
    ),
}

_STACK = {
    "stack": Event(
        "{seat:seat} lays face up a {name} of the {book:name}: {authors}.",
        ("AUTH-R4a", "AUTH-R4b", "AUTH-D3"),
    ),
    "counts": Event("It counts {points}; {seat:seat} has {count}.", ()),
    "counts nothing": Event("It counts nothing.", (), {"points": 0}),
    "book": Event(
        "{seat:seat} has a full book, the {book:name}, and lays it down; that makes {count}.",
        ("AUTH-EASY-2",),
    ),
}

_TURN = {
    "draws again": Event(
        "{seat:seat} draws once more from the Bank.",
        ("AUTH-BANK-4", "AUTH-D6", "AUTH-D2", "AUTH-B21"),
    ),
    "nothing to draw": Event("The Bank is empty, and there is no second draw.", ("AUTH-B15",)),
    "passes": Event("{seat:seat} has no card to call for.", ("AUTH-D4",)),
    "no cards left": Event("{seat:seat} has no cards left.", ("AUTH-B9",)),
    "turn": Event("{seat:seat} is next.", ("AUTH-B10",)),
    "empty hand": Event(
        "{seat:seat} is next, has no cards, and draws one from the Bank.",
        ("AUTH-B10", "AUTH-D5", "AUTH-B9"),
    ),
    "passed over": Event("A player without cards is passed over.", ("AUTH-B9",)),
    "over": Event("The game is over: {reason}.", ()),
}

TELLS = Narration(
    acts=ACTS,
    events=_DEAL | _CALL | _STACK | _TURN,
    news=frozenset(("won", "missed", "drew it", "stack", "book")),
)

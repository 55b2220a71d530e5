"""Quartets: the easy form of Portrait Authors as a game of its own, for one card to each name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from cardwright.ledger import Clause, Ledger, ReferencePart, ReferenceSide
from cardwright.ledger.own_deck import words_of
from cardwright.ledger.words import Words

#: The form by which quartets are played.
EASY = "easy"
#: About how long a game takes.
MINUTES = 20
#: The law of quartets, by the ids of the clauses that say the same of Portrait Authors.
_LAW: Mapping[str, str] = {
    "AUTH-CARD-1": "Each card belongs to a group, and no two cards have the same name.",
    "AUTH-PL-1": "Two to eight players may play.",
    "AUTH-D8": "Two to eight players may play, each alone. Three to five is best.",
    "AUTH-R1a": "The cards are shuffled, and dealt one at a time until none are left.",
    "AUTH-D7": "The deal begins at the dealer’s left.",
    "AUTH-B2": "If the cards don’t come out even, the first players have one more.",
    "AUTH-B18": (
        "For the first deal each player draws a card. The first name in the alphabet deals. The "
        "player at the dealer’s left has the first turn, and the deal passes to the left."
    ),
    "AUTH-D10": "If several players drew the same name, they draw again.",
    "AUTH-R1b": "In your turn, ask another player for a card that you don’t hold.",
    "AUTH-R1c": (
        "Your turn continues until a player doesn’t have the card that you ask for. Then the next "
        "player has a turn."
    ),
    "AUTH-R2": "You may only ask for a card if you hold another card of its group.",
    "AUTH-R8": "Name the group first, then the card.",
    "AUTH-R9": "Ask for one card at a time.",
    "AUTH-B17": "There is no penalty for naming the card before the group.",
    "AUTH-B12": (
        "You may not ask for a card on the table or in your own hand. Such a question does not "
        "count: ask another."
    ),
    "AUTH-B13": "A player who has the card must give it up at once.",
    "AUTH-B10": "The next player is the first to your left who has cards.",
    "AUTH-B9": "A player without cards is skipped and cannot be asked, and keeps all groups.",
    "AUTH-EASY-2": "When you have all cards of a group, lay the group down at once.",
    "AUTH-R4a": "Groups on the table lie face up, where all can see them.",
    "AUTH-EASY-3": "Each group counts one. The most groups win.",
    "AUTH-EASY-6": "Nothing else counts.",
    "AUTH-B1": "A group counts one, whatever its size.",
    "AUTH-B11": "The game ends when all groups are on the table. Equal players share the win.",
    "AUTH-B22": "One deal is a whole game.",
    "AUTH-B20": (
        "If a player denied a card wrongly, it goes at once to the player who asked for it, with "
        "the turn. All that was asked since then stands."
    ),
}


def quartets(ledger: Ledger) -> Ledger:
    """The ledger for a deck of one card to each name: the easy form alone, in plainer words."""
    form, say, words = ledger.form(EASY), words_of(ledger), ledger.words
    award = next(one for one in ledger.score.awards if "AUTH-EASY-3" in one.clauses)
    summary = "Ask for cards. The most complete groups win."
    full = replace(award, name=say("Full group"))
    return replace(
        ledger,
        deck=form.pack,
        minutes=MINUTES,
        card_name="{author}",
        words=replace(words, suit=say("group"), suits=say("groups"), deal=say("game")),
        forms=(replace(form, title=say("Quartets"), summary=summary),),
        packs=tuple(pack for pack in ledger.packs if pack.name == form.pack),
        score=replace(ledger.score, unit=say("point"), awards=(full,)),
        clauses=tuple(_law(ledger)),
        questions=(),
        reference_sides=tuple(_reference_sides(say)),
    )


def _law(ledger: Ledger) -> Iterator[Clause]:
    """The clauses of quartets, in the order in which they come up."""
    for name, text in _LAW.items():
        yield replace(ledger.clause(name), text=text, forms=(EASY,), ours=True)


def _reference_sides(say: Words) -> Iterator[ReferenceSide]:
    by_name = ReferencePart(say("Ask for a card by its name"), "authors")
    yield ReferenceSide(say("The groups"), (by_name,))
    yield ReferenceSide(
        say("Your turn"),
        (
            ReferencePart(
                say("Asking"),
                steps=(
                    say(
                        "Ask a player for a card: name its group, then the card. You must hold "
                        "another card of that group."
                    ),
                    say("If that player has it, it is yours. Ask again."),
                    say("If not, the turn passes to your left."),
                ),
            ),
            ReferencePart(
                say("Full groups"),
                steps=(say("Lay down a group as soon as you have all of its cards."),),
                awards=(say("Full group"),),
                notes=(say("The most groups win."),),
            ),
        ),
    )

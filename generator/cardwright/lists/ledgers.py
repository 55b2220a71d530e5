"""Ledgers of lists: a deck of one's own in the form of a ledger, by the law of Portrait Authors.

A deck of quartets is played by its easy form, a deck of authors by all of its forms. In a deck of
pairs each pair is a group of two in the easy form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, count
from typing import Any, cast

from cardwright.errors import can_be_seen
from cardwright.ledger import Author, Clause, Ledger, PackRecipe, Suit, load_ledger
from cardwright.ledger.hues import Hue
from cardwright.ledger.own_deck import OwnCard, OwnDeck, Picture
from cardwright.ledger.words import words_in
from cardwright.lists.authors import authors
from cardwright.lists.deck import ListedDeck
from cardwright.lists.members import Member
from cardwright.lists.pairs import as_pairs
from cardwright.lists.quartets import quartets
from cardwright.lists.slugs import ids

#: The game by whose law decks of lists are played.
LAW = "portrait-authors"
#: Words at the head of names that say nothing of a group: “In the Forest” is F.
_SMALL = frozenset({"a", "an", "at", "in", "of", "on", "the"}) | frozenset(
    {"am", "an", "auf", "aus", "bei", "das", "dem", "den", "der", "die", "im", "vom", "von", "zu"}
    | {"al", "au", "aux", "dans", "de", "del", "della", "des", "du", "el", "en", "het", "i", "il"}
    | {"la", "las", "le", "les", "lo", "los", "nel", "nella", "op", "sur", "van"}
)
#: The clause about the pack, for any pack.
_OF_PACKS = "The pack has a pair of cards for each author, and a group is several pairs."


def ledger_of(deck: ListedDeck, pictures: Mapping[int, Picture]) -> Ledger:
    """The ledger of a deck without faults; `pictures` are by the row of a member."""
    settings = deck.settings
    cards = in_groups(deck)
    names = ids(member.name for member in cards.members)
    groups = ids(cards.groups)
    own = OwnDeck(
        settings.game,
        _credits(deck),
        tuple((names[member.name], _own_card(member, pictures)) for member in cards.members),
        deck.language,
        deck.facts,
    )
    return _by_the_law(
        own,
        title=_title(deck),
        maker=settings.maker,
        year=settings.year,
        blurb=_blurb(deck),
        suits=tuple(_suits(cards, groups)),
        authors=tuple(_author(member, names, groups) for member in cards.members),
    )


def in_english(ledger: Ledger) -> Ledger:
    """The ledger of a deck for a table that speaks English, whatever its papers speak."""
    own = ledger.own_deck
    if own is None or own.language == "en":
        return ledger
    kept = ("title", "maker", "year", "blurb", "suits", "authors")
    spoken = replace(own, language="en")
    return _by_the_law(spoken, **{name: getattr(ledger, name) for name in kept})


def _by_the_law(own: OwnDeck, **told: Any) -> Ledger:  # noqa: ANN401 - fields of a ledger
    """The ledger of one of our games with these cards, in the words of the language of the deck."""
    base = load_ledger(LAW)
    groups = tuple(suit.id for suit in told["suits"])
    made = replace(
        base,
        place="",
        packs=tuple(_packs(len(told["authors"]), groups)),
        own_deck=own,
        clauses=tuple(_clauses(base.clauses)),
        **told,
    )
    match own.game:
        case "quartets":
            return quartets(made)
        case "pairs":
            return as_pairs(quartets(made))
        case "authors":
            return authors(made)


def in_groups(deck: ListedDeck) -> ListedDeck:
    """The deck with a member for each card: those of a pair are a group of their own."""
    if deck.settings.game != "pairs":
        return deck
    return replace(deck, members=tuple(chain.from_iterable(map(_both, deck.members))))


def _both(pair: Member) -> tuple[Member, Member]:
    """The two cards of a pair; what else the list has of it is on the first."""
    group = f"{pair.name} – {pair.partner}"
    other = Member(pair.row, group, pair.partner, level=pair.level, topic=pair.group)
    return replace(pair, group=group, partner="", topic=pair.group), other


def _own_card(member: Member, pictures: Mapping[int, Picture]) -> OwnCard:
    picture = pictures.get(member.row) if member.picture else None
    return OwnCard(member.short, member.level, member.topic, picture, member.facts)


def _clauses(clauses: Iterable[Clause]) -> Iterator[Clause]:
    """The law, but for what it says of the pack that its makers sold."""
    for clause in clauses:
        yield replace(clause, text=_OF_PACKS) if clause.id == "AUTH-CARD-1" else clause


def _blurb(deck: ListedDeck) -> tuple[str, str]:
    say = words_in(deck.language)
    if deck.settings.game == "pairs" and not deck.settings.subtitle:
        count = say("{pairs} pairs of cards.", pairs=len(deck.members))
        return count, say("Know the other card, and ask for it.")
    cards, groups = len(deck.members), len(deck.groups)
    if deck.settings.subtitle:  # in the language of the list
        return ended(deck.settings.subtitle), ""
    if deck.settings.game == "authors":
        told = "{names} names in {groups} groups, a pair of cards for each."
        aim = "Ask for cards, collect pairs, and hold out for a whole book."
        return say(told, names=cards, groups=groups), say(aim)
    count = say("{cards} cards in {groups} groups", cards=cards, groups=groups)
    return f"{count}.", say("Ask the right player, and complete a group.")


def _credits(deck: ListedDeck) -> str:
    """The sources of the pictures: those of the deck, then those of single cards, by name."""
    own = (f"{member.name}: {ended(member.credit)}" for member in deck.members if member.credit)
    return " ".join(filter(None, (ended(deck.settings.credits), *own)))


def ended(text: str) -> str:
    """A text with a full stop, unless it is empty or ends with a mark of its own."""
    return f"{text}." if text and not text.endswith((".", "!", "?", "…")) else text


def _title(deck: ListedDeck) -> str:
    """The title of the settings, with the name of the deck if the list has several."""
    title = deck.settings.title
    if deck.part:
        return f"{title}: {deck.part}" if title else deck.part
    return title or _titled(deck.name)


def _titled(name: str) -> str:
    """A title made of the name of a folder: my-composers is My Composers."""
    plain = "".join(char for char in name if can_be_seen(char))
    words = plain.replace("_", " ").replace("-", " ").split()
    return " ".join(word[:1].upper() + word[1:] for word in words)


def _suits(deck: ListedDeck, groups: Mapping[str, str]) -> Iterator[Suit]:
    letters: list[str] = []
    hues = dict(deck.settings.hues)
    pairs = deck.settings.game == "pairs"
    for number, name in enumerate(deck.groups, 1):
        letters.append(str(number) if pairs else _letters(name, letters))
        yield Suit(
            groups[name],
            name,
            letters[-1],
            singular="" if pairs else name,
            ours=True,
            hue=cast("Hue", hues.get(name, "")),
        )


def _letters(name: str, taken: Sequence[str]) -> str:
    """One or two letters for a group that no group before it has."""
    words = [word for word in name.split() if word.casefold() not in _SMALL] or [name]
    known = [char for char in "".join(words).upper() if char.isalnum()] or ["?"]
    first, rest = known[0], known[1:]
    digit = rest[-1:] if rest and rest[-1].isdigit() else []  # Group 2 is G2
    pairs = (first + other.lower() for other in (*digit, *rest))
    numbered = (f"{first}{number}" for number in count(2))
    return next(each for each in chain([first], pairs, numbered) if each not in taken)


def _author(member: Member, names: Mapping[str, str], groups: Mapping[str, str]) -> Author:
    return Author(
        id=names[member.name],
        name=member.name,
        group=groups[member.group],
        years=member.years,
        life=member.text,
        named="ours",
        work=member.work,
    )


def _packs(members: int, groups: tuple[str, ...]) -> Iterator[PackRecipe]:
    yield PackRecipe(
        "full", "paired", 2 * members, suits=groups, sides=("portrait", "sketch"), ours=True
    )
    yield PackRecipe("portraits", "paired", members, suits=groups, sides=("portrait",), ours=True)

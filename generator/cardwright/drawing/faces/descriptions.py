"""A card in words, for who does not see it: its name, what stands on it, what its picture shows.

What is told comes from the ledger. Words that a face shows besides, such as the maker's name on an
ace, are found on its drawing, so that nothing stands there unsaid.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from cardwright.drawing.scene.model import Group, Item, Scene, Text, Use
from cardwright.engine.cards import Card
from cardwright.ledger import Author, Ledger, ReferencePart, ReferenceSide
from cardwright.ledger.own_deck import own_card, own_game, words_of
from cardwright.ledger.wording import worded, wording
from cardwright.ledger.words import ENGLISH, Words

_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class CardDescription:
    """A card in words: its name, the letter in its corners, what it counts, and all else on it.

    ``written`` are sentences without their full stop; ``shows`` is what the picture is of, as its
    drawing is titled. Each may be empty.
    """

    name: str
    letter: str = ""
    counts: int = 0
    written: tuple[str, ...] = ()
    shows: str = ""
    say: Words = ENGLISH

    @property
    def sentence(self) -> str:
        """All of it, to be read aloud.

        >>> CardDescription("Gold Crown", "C", 10).sentence
        'Gold Crown: counts 10; C in its corners.'
        """
        marks = [f"counts {self.counts}"] if self.counts else []
        marks += [self.say("{letter} in its corners", letter=self.letter)] if self.letter else []
        head = f"{self.name}{self.say(':')} {'; '.join(marks)}" if marks else self.name
        return " ".join(map(_ended, (head, *self.besides)))

    @property
    def besides(self) -> tuple[str, ...]:
        """The text on it besides name, letter and count, and the subject of its picture."""
        return tuple(filter(None, (*self.written, self.shows)))


def describe_card(ledger: Ledger, card: Card, face: Scene) -> CardDescription:
    """The card in words; ``face`` is its front."""
    shows, say = next(titles(face), ""), words_of(ledger)
    if card.author:
        author = ledger.author(card.author)
        letter, written = ledger.suit(card.suit).letter, _of_author(ledger, card, author)
        work, facts = author.work.replace("*", ""), own_card(ledger, author.id).facts
        if card.side == "sketch":  # set word by word below the picture
            written = (*written, *(fact for fact in (work, *facts) if fact not in shows))
    else:
        letter, written = (ledger.rank(card.rank).letter if card.rank else ""), ()
    known = CardDescription(card.name, letter, card.value, written, shows, say)
    more = _unsaid(face, known.sentence)
    return replace(known, written=(*written, *more))


def _of_author(ledger: Ledger, card: Card, author: Author) -> tuple[str, ...]:
    """The text of a card on its author: the group with its others, or with years and life."""
    group, life = ledger.suit(card.suit).singular, author.life.replace("*", "")
    say = words_of(ledger)
    if card.side == "sketch":
        return ", ".join(filter(None, (group, author.years))), life
    of_card = own_card(ledger, author.id)
    told = (author.years, author.work.replace("*", ""), *of_card.facts)
    about, level = " · ".join(filter(None, told)), of_card.level
    own = (about, life, say("Level {level}", level=level) if level else "")
    if own_game(ledger) == "pairs":  # the other card is not told
        return own
    others = [a.name for a in ledger.authors if a.group == author.group and a.id != author.id]
    of_group = group
    if others:
        of_group = say("{group}, with {others}", group=group, others=say.all_of(others))
    return (of_group, *own) if own_game(ledger) == "quartets" else (of_group,)


def titles(scene: Scene) -> Iterator[str]:
    """The titles of the drawings in a scene."""
    return _titles(scene.items)


def _titles(items: Iterable[Item]) -> Iterator[str]:
    for item in items:
        match item:
            case Group():
                yield from _titles(item.items)
            case Use():
                if item.scene.title:
                    yield item.scene.title
                yield from _titles(item.scene.items)


def lettering(items: Iterable[Item]) -> Iterator[Text]:
    """Every line of text among the items, in the order of drawing."""
    for item in items:
        match item:
            case Text():
                yield item
            case Group():
                yield from lettering(item.items)
            case Use():
                yield from lettering(item.scene.items)


def _unsaid(face: Scene, said: str) -> tuple[str, ...]:
    """The lines on a face of which some word was not said, each once."""
    words = set(_WORD.findall(said.casefold()))
    lines = dict.fromkeys(text.text for text in lettering(face.items))
    return tuple(line for line in lines if set(_WORD.findall(line.casefold())) - words)


def describe_side(ledger: Ledger, title: str) -> str:
    """A side of the reference cards in words, by its title, as in “Court: What counts”."""
    names = wording(ledger)
    for side in ledger.reference_sides:
        if title == f"{ledger.title}: {worded(side.title, names)}":
            head = words_of(ledger)("Reference card. {title}", title=_ended(title))
            return f"{head} {_side(ledger, side)}"
    return title


def _side(ledger: Ledger, side: ReferenceSide) -> str:
    names = wording(ledger)
    return " ".join(
        " ".join(map(_ended, (worded(part.head, names), *_rows(ledger, part))))
        for part in side.parts
    )


def _rows(ledger: Ledger, part: ReferencePart) -> Iterator[str]:
    """The rows of a part in the order in which they are printed."""
    names = wording(ledger)
    match part.show:
        case "ranks":
            counted = any(rank.value for rank in ledger.ranks)
            for rank in ledger.ranks:
                value = f", counts {rank.value}" if counted else ""
                yield f"{rank.letter}, {rank.name}{value}"
        case "calls":
            yield from (f"{what}: {said}" for what, said in calls(ledger))
        case "authors":
            for suit in ledger.suits:
                of_group = [a.name for a in ledger.authors if a.group == suit.id]
                say = words_of(ledger)
                yield f"{suit.name}{say(':')} {say.all_of(of_group)}"
    points = {award.name: award.points for award in ledger.score.awards}
    yield from (f"{name}, {points[name]}" for name in part.awards)
    yield from (": ".join(map(str.strip, worded(r, names).split("|"))) for r in part.rows)
    yield from (f"{n}. {worded(step, names)}" for n, step in enumerate(part.steps, start=1))
    yield from (worded(note, names) for note in part.notes)


def calls(ledger: Ledger) -> Iterator[tuple[str, str]]:
    """The call after each ball won; the one after the last call wins the game."""
    word, won = ledger.words.trick or ledger.score.unit, ledger.words.deal or "game"
    for number, said in enumerate((*map(str, ledger.score.calls), won), start=1):
        yield f"{word.capitalize()} {number}", said


def _ended(sentence: str) -> str:
    """The sentence with a full stop, unless it ends with a mark of its own."""
    return sentence if sentence.endswith((".", "!", "?", "”")) else f"{sentence}."

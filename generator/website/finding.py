"""What the search finds: pages, lessons, rules, terms, cards, authors and places of all games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from generator.addresses import lesson_address, part_address
from generator.engine.cards import deck_pack
from generator.engine.ledger import Ledger
from generator.faces import subject
from generator.guides import Guide, Heading, List, Paragraph, Strong, load_guide, plain
from generator.lessons import read_lessons
from generator.origin import once
from generator.website.plan import parts

#: The heading of a guide under which its terms stand.
TERMS = "Words of the game"


class Found(NamedTuple):
    """Something that can be found: of what kind, its title, its game, where it is, and its text."""

    kind: str
    title: str
    game: str
    address: str
    text: str = ""


class Term(NamedTuple):
    """A word of a game, and what it means there."""

    word: str
    meaning: str


def terms(guide: Guide) -> tuple[Term, ...]:
    """The terms of a guide in its order: “**couplet:** two cards”, “**ball:** …; **set:** …”.

    () where it explains none.
    """
    blocks = iter(guide.blocks)
    for block in blocks:
        if isinstance(block, Heading) and block.text == TERMS:
            listed = next(blocks, None)
            return tuple(_listed(listed)) if isinstance(listed, List) else ()
    return ()


def _listed(listed: List) -> Iterator[Term]:
    for item in listed.items:
        word, meaning = "", ""
        for block in item:
            for node in block.inlines if isinstance(block, Paragraph) else ():
                if isinstance(node, Strong) and plain(node.inlines).endswith(":"):
                    if word:
                        yield Term(word, _ended(meaning))
                    word, meaning = plain(node.inlines).rstrip(":"), ""
                else:
                    meaning += plain((node,))
        if word:
            yield Term(word, _ended(meaning))


def _ended(meaning: str) -> str:
    """A meaning without what ties it to the next."""
    return " ".join(meaning.split()).rstrip(";.").strip()


def index(ledger: Ledger) -> Iterator[Found]:
    """Everything of a game that can be found."""
    game, title = ledger.name, ledger.title
    for part in parts(ledger):
        yield Found(
            "page", part.title, title, part_address(game, part.name), part.about.format(title)
        )
    for lesson in read_lessons(game):
        told = f"{lesson.story} {lesson.question}"
        yield Found("lesson", lesson.title, title, lesson_address(game, lesson.id), told)
    for clause in ledger.clauses:
        place = f"{part_address(game, 'law')}#{clause.id}"
        yield Found("rule", clause.id, title, place, clause.text)
    for term in terms(load_guide(ledger)):
        yield Found("term", term.word, title, f"glossary.html#{game}", term.meaning)
    gallery = part_address(game, "cards")
    named = {card.name: card for card in deck_pack(ledger) if not card.author}
    for name, card in named.items():
        yield Found("card", name, title, gallery, subject(ledger, card))
    for author in ledger.authors:
        life = f"{author.years}. {author.life.replace('*', '')}"
        yield Found("author", author.name, title, gallery, life)


def script(ledgers: Iterable[Ledger]) -> str:
    """The index of these games as a script, which a page can load from a folder, too."""
    rows = (once(f"index of {ledger.name}", partial(_rows, ledger)).decode() for ledger in ledgers)
    return f"globalThis.cardwrightIndex = [\n{''.join(rows)}];\n"


def _rows(ledger: Ledger) -> bytes:
    return "".join(f"{json.dumps(row, ensure_ascii=False)},\n" for row in index(ledger)).encode()

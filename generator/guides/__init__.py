"""Guides: how a game is played, told to a person who wants to play it tonight.

A guide is written in Markdown in `templates/guides/<game>.md.j2` (see `template.py` for what the
ledger puts in, `reading.py` for what the Markdown may hold), and read once into a tree
(`tree.py`), which the booklet and the site walk.
"""

from __future__ import annotations

from generator.engine.games import GAMES
from generator.engine.ledger import load_ledger
from generator.errors import UnknownName
from generator.faces import all_cards
from generator.guides.reading import Known, read_guide
from generator.guides.template import file_name, guide_markdown, guide_source
from generator.guides.tree import (
    Aside,
    Block,
    Cards,
    ClauseLink,
    Emphasis,
    Guide,
    Heading,
    Inline,
    Link,
    List,
    Paragraph,
    Strong,
    Table,
    Text,
    plain,
)
from generator.paths import kept

__all__ = [
    "Aside",
    "Block",
    "Cards",
    "ClauseLink",
    "Emphasis",
    "Guide",
    "Heading",
    "Inline",
    "Link",
    "List",
    "Paragraph",
    "Strong",
    "Table",
    "Text",
    "load_guide",
    "plain",
]


@kept
def load_guide(game: str) -> Guide:
    """The guide of a game such as "card-tennis".

    Raises UnknownName for a name that is not in GAMES, and GuideError, which names the file and
    the line, for a guide that is missing or has a fault.
    """
    if game not in GAMES:
        raise UnknownName.among("game", game, GAMES)
    return make_guide(game, guide_source(game))


def make_guide(game: str, source: str) -> Guide:
    """The guide that a template's source makes for a game; raises GuideError."""
    ledger = load_ledger(game)
    text = guide_markdown(game, source)
    known = Known(tuple(clause.id for clause in ledger.clauses), _pictures(game))
    return Guide(game, ledger.title, read_guide(file_name(game), source, text, known))


def _pictures(game: str) -> tuple[str, ...]:
    """The names of the pictures that a game has: its cards and pieces, and their backs."""
    cards = all_cards(game)
    kinds = dict.fromkeys(card.kind for card in cards)
    backs = ("back" if kind == "card" else f"back-{kind}" for kind in kinds)
    return (*(card.id for card in cards), *backs)

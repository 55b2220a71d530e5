"""Guides: how a game is played, told to a person who wants to play it tonight.

A guide is written in Markdown in `templates/guides/<game>.md.j2` (see `template.py` for what the
ledger puts in, `reading.py` for what the Markdown may hold), and read once into a tree
(`tree.py`), which the booklet and the site walk.
"""

from __future__ import annotations

import re

from cardwright import paths
from cardwright.drawing.faces import all_cards, reference_sides
from cardwright.drawing.faces.edition import STANDARD
from cardwright.ledger import Ledger, is_ours
from cardwright.paths import memoize_tracked
from cardwright.printing.diagrams import Round
from cardwright.printing.guides.reading import GuideNames, read_guide
from cardwright.printing.guides.template import (
    file_name,
    guide_markdown,
    guide_name,
    guide_source,
    read_source,
)
from cardwright.printing.guides.tree import (
    Aside,
    Block,
    ClauseLink,
    Emphasis,
    Figure,
    Guide,
    GuideTable,
    Heading,
    Inline,
    Link,
    List,
    Paragraph,
    Rounds,
    Strong,
    TextRun,
    Try,
    inlines_of,
    plain,
)

__all__ = [
    "Aside",
    "Block",
    "ClauseLink",
    "Emphasis",
    "Figure",
    "Guide",
    "GuideTable",
    "Heading",
    "Inline",
    "Link",
    "List",
    "Paragraph",
    "Round",
    "Rounds",
    "Strong",
    "TextRun",
    "Try",
    "inlines_of",
    "load_guide",
    "load_minute",
    "load_teachers",
    "plain",
]


#: A row of cards that stands alone on its line, and the ids of its cards as they are written.
_ROW = re.compile(r"^\{(?:cards|across|fan):([^|{}]*)\|.*\}$", re.MULTILINE)

#: What shows a deal or a lesson of ours, alone on its line.
_OF_DEALS = re.compile(r"^\{(?:hand|choice|table|play|lesson):.*\}$", re.MULTILINE)


@memoize_tracked
def load_guide(ledger: Ledger) -> Guide:
    """The guide of a game, filled in from its ledger, which may be one that somebody wrote.

    Raises GuideError, which names the file and the line, for a guide that is missing or has a
    fault, or that needs what the ledger does not have.
    """
    return make_guide(ledger, guide_source(guide_name(ledger)))


@memoize_tracked
def load_teachers(ledger: Ledger) -> Guide | None:
    """The guide for teachers, from `templates/guides/<game>.teachers.md.j2`; None without one.

    Raises GuideError as `load_guide` does.
    """
    return _load_beside(ledger, "teachers")


@memoize_tracked
def load_minute(ledger: Ledger) -> Guide | None:
    """The game in a minute, from `templates/guides/<game>.minute.md.j2`; None without one.

    Raises GuideError as `load_guide` does.
    """
    return _load_beside(ledger, "minute")


def _load_beside(ledger: Ledger, part: str) -> Guide | None:
    name = guide_name(ledger)
    path = paths.data("templates", "guides", f"{name}.{part}.md.j2")
    return make_guide(ledger, read_source(path, name)) if path.is_file() else None


def make_guide(ledger: Ledger, source: str) -> Guide:
    """The guide that a template's source makes for a ledger; raises GuideError.

    Cards that are shown must be in the pack of a game of ours; in somebody's own, a row with one
    that is not is left out, and so are deals and lessons, which are played with our cards.
    """
    name, shown = guide_name(ledger), _pictures(ledger)
    if not is_ours(ledger):
        source = _with_rows_of(shown, source)
    text = guide_markdown(ledger, source)
    known = GuideNames(ledger, tuple(clause.id for clause in ledger.clauses), shown)
    return Guide(name, ledger.title, read_guide(file_name(name), source, text, known))


def _with_rows_of(shown: tuple[str, ...], source: str) -> str:
    """The source without our deals and lessons, and without rows of any other cards than these.

    Its lines keep their numbers.
    """
    source = _OF_DEALS.sub("", source)
    return _ROW.sub(lambda row: row[0] if {*row[1].split()} <= {*shown} else "", source)


def _pictures(ledger: Ledger) -> tuple[str, ...]:
    """The names of the pictures that a game has: cards and pieces, their backs, reference cards."""
    cards = all_cards(ledger)
    kinds = dict.fromkeys(card.kind for card in cards)
    backs = ("back" if kind == "card" else f"back-{kind}" for kind in kinds)
    told = (f"reference-{n}" for n, _ in enumerate(reference_sides(ledger, STANDARD), start=1))
    return (*(card.id for card in cards), *backs, *told)

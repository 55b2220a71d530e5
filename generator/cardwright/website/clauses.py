"""Every rule of a game by sections, each with what it rests on: the old source or us."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import accumulate, groupby

from cardwright.ledger import Clause, Ledger, Reference
from cardwright.printing.guides import ClauseLink, Guide, TextRun, inlines_of

#: The origins of a sentence, in the order of the bar that shows them.
_ORIGINS = ("old", "backed", "ours")


@dataclass(frozen=True, slots=True)
class Entry:
    """A clause, the forms that it governs ("" for all), and what it rests on.

    `why` is the anchor of the question that it answers, or "".
    """

    clause: Clause
    forms: str
    basis: tuple[Reference, ...]
    why: str


@dataclass(frozen=True, slots=True)
class ClauseSection:
    """A section of the ledger: title, anchor, entries."""

    title: str
    anchor: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """Sentences of a law that have the same origin: how many, and how many come before them.

    `origin` is "old" for the old source, "backed" for ours that other sources support, and "ours"
    for ours alone.
    """

    origin: str
    sentences: int
    before: int


def shares(ledger: Ledger) -> tuple[Share, ...]:
    """The origins of all clauses, the old source first; each clause is one sentence."""
    counted = Counter(map(_origin, ledger.clauses))
    sizes = [counted[origin] for origin in _ORIGINS]
    return tuple(map(Share, _ORIGINS, sizes, accumulate(sizes, initial=0)))


def _origin(clause: Clause) -> str:
    return "old" if not clause.ours else "backed" if clause.basis else "ours"


def sections(ledger: Ledger) -> tuple[ClauseSection, ...]:
    """All clauses, by section, both in the order of the ledger."""
    gathered: dict[str, list[Entry]] = {}
    for clause in ledger.clauses:
        gathered.setdefault(clause.section, []).append(_entry(ledger, clause))
    return tuple(
        ClauseSection(title, f"section-{slug(title)}", tuple(entries))
        for title, entries in gathered.items()
    )


def cited_together(guide: Guide) -> dict[str, tuple[str, ...]]:
    """By the id of a clause, the others that the guide cites for the same words."""
    found: dict[str, dict[str, None]] = {}
    inlines = (one for one in inlines_of(guide.blocks) if one != TextRun(" "))
    for _, group in groupby(inlines, lambda one: isinstance(one, ClauseLink)):
        ids = [one.id for one in group if isinstance(one, ClauseLink)]
        for clause in ids:
            found.setdefault(clause, {}).update(dict.fromkeys(ids))
    return {
        clause: tuple(other for other in ids if other != clause) for clause, ids in found.items()
    }


def why_anchor(question: str) -> str:
    """The anchor of a question; its id alone belongs to the clause that answers it."""
    return f"why-{question}"


def slug(title: str) -> str:
    """A title as an anchor.

    >>> slug("Our rulings: play and counting")
    'our-rulings-play-and-counting'
    """
    return re.sub(r"[^a-z0-9]+", "-", title.casefold()).strip("-")


def _entry(ledger: Ledger, clause: Clause) -> Entry:
    every = len(clause.forms) == len(ledger.forms)
    asked = any(question.id == clause.id for question in ledger.questions)
    return Entry(
        clause,
        "" if every else ", ".join(clause.forms),
        tuple(entry for entry in ledger.references if entry.key in clause.basis),
        why_anchor(clause.id) if asked else "",
    )

"""The list as plain text, in lines of a width that any reader shows."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill

from cardwright.printing.cardlist.sections import CardEntry, CardList

_WIDE, _INDENT = 76, "    "


def as_text(told: CardList) -> str:
    """The list as plain text: a card begins at the edge, and goes on indented."""
    return "\n".join(_paragraphs(told))


def _paragraphs(told: CardList) -> Iterator[str]:
    yield from (told.head, "=" * len(told.head), "", fill(told.about, _WIDE), "")
    for section in told.sections:
        head = f"{section.title}, {section.count}"
        yield from (head, "-" * len(head), "")
        yield from (_filled(_sentence(line)) for line in section.lines)
        yield ""
    for side in told.references:
        yield from (_filled(side), "")


def _sentence(line: CardEntry) -> str:
    times = f" ({line.copies} cards)" if line.copies > 1 else ""
    said = line.card.sentence
    return f"{line.card.name}{times}{said[len(line.card.name) :]}"


def _filled(words: str) -> str:
    return fill(words, _WIDE, subsequent_indent=_INDENT, break_on_hyphens=False)

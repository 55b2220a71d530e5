"""Words that rest on clauses of the law: on a screen they lead there, on paper nothing shows it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

#: What a sentence, or a part of one, comes after.
_SENTENCE = re.compile(r"^|[.:;?!”]\s+")


def law_link(clause: str, *words: Any) -> dict[str, Any]:  # noqa: ANN401 - as Typst reads them
    """Words that lead to a clause; without any its place alone is noted."""
    return {"law": clause, "words": [*words]}


def resting(text: str, clauses: Sequence[str]) -> list[Any]:
    """A text that rests on clauses and leads to the first of them."""
    if not clauses:
        return [text]
    first, *others = clauses
    return [law_link(first, text), *map(law_link, others)]


def link_last_words(clauses: Sequence[str], words: list[Any], *, whole: bool) -> list[Any]:
    """The end of the words, which is taken from them, as links to clauses in the law book.

    Each clause but the first has a word of the end.
    """
    if not clauses:
        return []
    while words and isinstance(words[-1], str) and not words[-1].strip():
        words.pop()
    last = words.pop() if words else ""
    if not isinstance(last, str):
        if {"link", "law"} & last.keys():  # it leads somewhere already
            return [last, *map(law_link, clauses)]
        *others, own = clauses
        gap = " " if others and words and str(words[-1]).endswith(" ") else ""
        before = link_last_words(others, words, whole=whole)
        return [*before, gap, law_link(own, last)]
    last = last.rstrip()
    start = max(found.end() for found in _SENTENCE.finditer(last)) if whole else 0
    parts = last[start:].rsplit(" ", len(clauses) - whole)
    if not whole and len(parts) > len(clauses):
        start += len(parts.pop(0)) + 1
    links = [law_link(clause, part) for clause, part in zip(clauses, parts, strict=False)]
    spaced = [each for link in links for each in (" ", link)][1:]
    return [last[:start], *spaced, *map(law_link, clauses[len(parts) :])]


def unlinked(words: Iterable[Any]) -> Iterator[Any]:
    """The words without links to clauses, for a deck that has no law book.

    >>> [*unlinked(["Two ", law_link("AUTH-B2", "play"), law_link("AUTH-D8")])]
    ['Two ', 'play']
    """
    for each in words:
        if isinstance(each, dict) and "law" in each:
            yield from each["words"]
        else:
            yield each

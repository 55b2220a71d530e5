"""The answer of a rule to a file: kept, broken in these ways, or not to be asked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from cardwright.printing.press.vendors import Vendor

_Subject = TypeVar("_Subject")


class Note(str):
    """A sentence that is worth reading and breaks no rule."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """A rule by its name, what it asks in words, how it is broken, and what is worth reading."""

    rule: str
    asks: str
    faults: tuple[str, ...]
    notes: tuple[str, ...] = ()


def answers(
    rules: Mapping[str, tuple[str, Callable[[_Subject, Vendor], Iterator[str]]]],
    subject: _Subject,
    vendor: Vendor,
    missing: str = "",
    without: Collection[str] = (),
) -> Iterator[Answer]:
    """The answers of the rules: the sentences of each check, notes apart from faults.

    Where something is `missing`, in words, only the rules that do `without` it can be asked.
    """
    for rule, (asks, check) in rules.items():
        if missing and rule not in without:
            yield Answer(rule, asks, (f"not checked: {missing}",))
            continue
        said = tuple(check(subject, vendor))
        notes = tuple(sentence for sentence in said if isinstance(sentence, Note))
        faults = tuple(sentence for sentence in said if not isinstance(sentence, Note))
        yield Answer(rule, asks, faults, notes)

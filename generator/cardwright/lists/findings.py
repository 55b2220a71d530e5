"""Findings: what is wrong or doubtful in a list, where it is, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardwright import limits
from cardwright.errors import ListError


@dataclass(frozen=True, slots=True)
class Finding:
    """A fault, or with `doubtful` a note: nothing is built while there are faults.

    A note that is `assumed` needs no look: a build leaves it out, and `check` has it. `row` counts
    as a spreadsheet program does, 0 for the whole file; `column` is a heading.
    """

    file: str
    what: str
    advice: str
    row: int = 0
    column: str = ""
    doubtful: bool = False
    assumed: bool = False

    def __str__(self) -> str:
        """One line for a person.

        >>> str(Finding("cards.csv", "is empty", "fill it in", 7, "Name"))
        'cards.csv, row 7, Name: is empty; fill it in'
        """
        row = f"row {self.row}" if self.row else ""
        place = ", ".join(filter(None, (self.file, row, self.column)))
        return f"{place}: {self.what}" + (f"; {self.advice}" if self.advice else "")


def listed(findings: Sequence[Finding]) -> list[str]:
    """A line for each finding, but no more than a person reads."""
    more = len(findings) - limits.PROBLEMS
    told = [str(finding) for finding in findings[: limits.PROBLEMS]]
    return [*told, *([f"… and {more} more"] if more > 0 else [])]


def by_row(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings in the order of their rows, those about whole files first."""
    return tuple(sorted(findings, key=lambda finding: finding.row))


def require_none(findings: Iterable[Finding]) -> None:
    """Raise ListError with all faults among the findings, a line for each, row by row."""
    faults = [finding for finding in by_row(findings) if not finding.doubtful]
    if faults:
        raise ListError("\n".join(listed(faults)))

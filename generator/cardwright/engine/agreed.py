"""The agreements of a table that differ from the ledger, and the clauses they concern.

A ruling that answers a question of the ledger is cited also where the table has chosen another
reading of it; whoever shows the citation says so, with `overruling`.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from cardwright.engine.kernel import Form
from cardwright.engine.state import S


class Agreement(NamedTuple):
    """A choice that is not the one we recommend, and what it stands for."""

    option: str
    choice: str
    clause: str  # the ruling that gives way to it
    question: str  # which the ruling answers
    reading: str  # what the table answers instead

    @property
    def text(self) -> str:
        """The agreement in a sentence."""
        chosen = f"{self.option} = {self.choice}"
        asked = f"{self.clause}: “{self.question}” “{self.reading}”"
        return f"The table has agreed otherwise: {chosen} ({asked})"


def agreements(form: Form[S]) -> tuple[Agreement, ...]:
    """The agreements that differ from the ledger, in the order of the options."""
    found = []
    for option, choice in form.agreed.items():
        asked = form.questions[option]
        found.append(Agreement(option, choice, asked.id, asked.question, asked.reading(choice)))
    return tuple(found)


def overruling(agreed: Iterable[Agreement], clauses: Collection[str]) -> tuple[Agreement, ...]:
    """Those of a table’s agreements to which one of these clauses gives way."""
    return tuple(agreement for agreement in agreed if agreement.clause in clauses)

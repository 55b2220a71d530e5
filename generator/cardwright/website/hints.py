"""Hints for a beginner in the first deals: `templates/guides/<game>.hints.toml`.

    [[hint]]
    question = "reply"          # asked of the player now; may be left out
    after = "COURT-2H-3"        # cited since the player last did something; may be left out
    text = "Look first at …"

    [[deed]]
    action = "z"                # in notation
    text = "Nobody draws any more …"
    cost = "Costs two points …"

A text may ask the ledger for its figures and names as a guide does (`guides/template.py`). On
the page that plays, the first hint that fits and is new is shown, one in a turn. The cost
of a deed is beside its button. A learner reads its whole text before doing it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from cardwright import paths
from cardwright.errors import GuideError, InputError
from cardwright.ledger import Ledger
from cardwright.ledger.reader import read_toml
from cardwright.printing.guides.template import guide_markdown, guide_name

_Texts: TypeAlias = Mapping[str, str]

_DEED = ("action", "text", "cost")


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint and its occasion: at which question, after which clause; "" is any."""

    text: str
    question: str
    after: str


def hints(ledger: Ledger) -> tuple[Hint, ...]:
    """The hints of a game in their order, none where nobody wrote any.

    Raises GuideError, which names the file and the hint, for fields that are not as above.
    """
    path, listed, _ = _read(ledger)
    return tuple(_hint(ledger, path, number, one) for number, one in enumerate(listed, 1))


@dataclass(frozen=True, slots=True)
class Deed:
    """The note on a deed: all that it comes to, and in a few words what it may cost."""

    text: str
    cost: str


def deeds(ledger: Ledger) -> dict[str, Deed]:
    """The notes on deeds, by their notation; raises GuideError as `hints` does."""
    path, _, listed = _read(ledger)
    found = {}
    for number, one in enumerate(listed, 1):
        table = _texts(one, f"{path.name}: deed {number}", _DEED, _DEED)
        text, cost = (guide_markdown(ledger, table[name]) for name in ("text", "cost"))
        found[table["action"]] = Deed(text, cost)
    return found


def _read(ledger: Ledger) -> tuple[Path, list[object], list[object]]:
    """The file of a game, with the tables of its hints and of its deeds."""
    path = paths.data("templates", "guides", f"{guide_name(ledger)}.hints.toml")
    if not path.is_file():
        return path, [], []
    try:
        raw, _ = read_toml(path)
    except InputError as error:
        raise GuideError(error.message, hint=error.hint) from error
    noticed, done = raw.pop("hint", None), raw.pop("deed", [])
    if not isinstance(noticed, list) or not isinstance(done, list) or raw:
        raise GuideError(f"{path.name}: must contain only hints and deeds", hint="write [[hint]]")
    return path, noticed, done


def _hint(ledger: Ledger, path: Path, number: int, table: object) -> Hint:
    place = f"{path.name}: hint {number}"
    table = _texts(table, place, ("text", "question", "after"), ("text",))
    after = table.get("after", "")
    if after and after not in {clause.id for clause in ledger.clauses}:
        raise GuideError(
            f"{place}: after: there is no clause {after}", hint="use a clause of the ledger"
        )
    return Hint(guide_markdown(ledger, table["text"]), table.get("question", ""), after)


def _texts(table: object, place: str, known: tuple[str, ...], must: tuple[str, ...]) -> _Texts:
    """A table of these fields, each a text; raises GuideError for another."""
    if not isinstance(table, dict) or not set(must) <= table.keys() <= set(known):
        raise GuideError(f"{place}: has unknown fields", hint=f"known: {', '.join(known)}")
    for name, value in table.items():
        if not isinstance(value, str) or not value.strip():
            raise GuideError(
                f"{place}: {name}: is not a string", hint="write it in quotation marks"
            )
    return table

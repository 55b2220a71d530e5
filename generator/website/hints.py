"""What a beginner should notice in the first deals: `templates/guides/<game>.hints.toml`.

    [[hint]]
    question = "reply"          # asked of the player now; may be left out
    after = "COURT-2H-3"        # cited since the player last did something; may be left out
    text = "Look first at …"

The text may ask the ledger for its figures and names as a guide does (`guides/template.py`). On
the page that plays, the first hint that fits and was not told yet is told, one in a turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from generator import paths
from generator.engine.ledger import Ledger
from generator.engine.ledger_reader import read_toml
from generator.errors import GuideError, InputError
from generator.guides.template import guide_markdown


@dataclass(frozen=True, slots=True)
class Hint:
    """What to notice, and when: at which question, after which clause; "" is any."""

    text: str
    question: str
    after: str


def hints(ledger: Ledger) -> tuple[Hint, ...]:
    """The hints of a game in their order, none where nobody wrote any.

    Raises GuideError, which names the file and the hint, for fields that are not as above.
    """
    path = paths.data("templates", "guides", f"{ledger.name}.hints.toml")
    if not path.is_file():
        return ()
    try:
        raw, _ = read_toml(path)
    except InputError as error:
        raise GuideError(error.message, hint=error.hint) from error
    listed = raw.pop("hint", None)
    if not isinstance(listed, list) or raw:
        raise GuideError(f"{path.name}: holds more or less than hints", hint="write [[hint]]")
    return tuple(_hint(ledger, path, number, one) for number, one in enumerate(listed, 1))


def _hint(ledger: Ledger, path: Path, number: int, table: object) -> Hint:
    place = f"{path.name}: hint {number}"
    known = ("text", "question", "after")
    if not isinstance(table, dict) or not table.keys() <= set(known) or "text" not in table:
        raise GuideError(f"{place}: has other fields", hint=f"known: {', '.join(known)}")
    for name, value in table.items():
        if not isinstance(value, str) or not value.strip():
            raise GuideError(f"{place}: {name}: is no text", hint="write it in quotation marks")
    after = table.get("after", "")
    if after and after not in {clause.id for clause in ledger.clauses}:
        raise GuideError(f"{place}: after: there is no clause {after}", hint="see the ledger")
    return Hint(guide_markdown(ledger, table["text"]), table.get("question", ""), after)

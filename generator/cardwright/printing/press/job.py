"""The job sheet of an export: which file is which card, how often, and what to choose there.

It is written twice, as ``job.txt`` for a person and as ``job.json`` for a program; the latter is
what ``preflight`` holds the files against.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeVar

from cardwright import limits
from cardwright.errors import InputError, can_be_seen, excerpt, visible
from cardwright.printing.press.json_file import read_object
from cardwright.printing.press.listed import ListedFile
from cardwright.printing.press.vendors import VENDORS, Vendor

JOB, SHEET = "job.json", "job.txt"
#: The deck of a service that takes a PDF.
DECK = "deck.pdf"
#: How the names of cards begin that are none of the pack, and have words on both sides.
REFERENCE = "Reference card"

_AGAIN = "export again"
_KINDS = {str: "no text", int: "not a whole number", list: "no list", dict: "no object"}
_Kind = TypeVar("_Kind")


@dataclass(frozen=True, slots=True)
class JobLine:
    """One card: its name and kind, how often it is wanted, its front and its back.

    Files below the folder of the export; behind a # the page of a PDF (``deck.pdf#002``) or the
    slot of a sheet (``cards-1.png#07``).
    """

    name: str
    kind: str
    count: int
    front: str
    back: str

    @property
    def sides(self) -> tuple[str, str]:
        """Its front and its back."""
        return self.front, self.back


@dataclass(frozen=True, slots=True)
class Job:
    """An export of a game: for whom, its lines, and the kinds left out."""

    game: str
    title: str
    vendor: str
    lines: tuple[JobLine, ...]
    left_out: Mapping[str, str]

    @property
    def files(self) -> tuple[str, ...]:
        """The files that the lines name, each once, in their order."""
        named = (side for line in self.lines for side in line.sides)
        return tuple(dict.fromkeys(map(file_of_side, named)))

    def written(self) -> dict[str, bytes]:
        """Both sheets by their names."""
        told = asdict(self) | {"choose": list(VENDORS[self.vendor].choose)}
        told["left_out"] = dict(self.left_out)
        return {
            JOB: (json.dumps(told, indent=1, ensure_ascii=False) + "\n").encode(),
            SHEET: self.text().encode(),
        }

    def text(self) -> str:
        """The sheet for a person; there has to be a line."""
        vendor = VENDORS[self.vendor]
        cards = sum(line.count for line in self.lines)
        head = f"{self.title}, for {vendor.title}: {cards} piece{'s' if cards > 1 else ''}"
        lines = [head, "=" * len(head), "", "What to choose there:", ""]
        lines += [f"{number}. {words}" for number, words in enumerate(vendor.choose, start=1)]
        if self.left_out:
            lines += ["", "What is left out:", ""]
            lines += [f"- {kind}s: {why}." for kind, why in self.left_out.items()]
        wide = max(len(line.front) for line in self.lines)
        lines += ["", f"{'times':>5}  {'front':{wide}}  back, name", ""]
        lines += [
            f"{line.count:5}  {line.front:{wide}}  {line.back}, {line.name}" for line in self.lines
        ]
        return "\n".join(lines) + "\n"


def pages_of(card: int, vendor: Vendor) -> tuple[str, str]:
    """The front and the back of a card of the deck as a job sheet names them; the first is 0."""
    first, second = (2, 1) if vendor.backs_first else (1, 2)
    return f"{DECK}#{2 * card + first:03}", f"{DECK}#{2 * card + second:03}"


def file_of_side(side: str) -> str:
    """The file of a side that a job sheet names, without its page or slot."""
    return side.partition("#")[0]


def slot_of(sheet: str, slot: int) -> str:
    """A slot of a sheet as a job sheet names it.

    >>> slot_of("cards-1.png", 7)
    'cards-1.png#07'
    """
    return f"{sheet}#{slot:02}"


def read_job(file: ListedFile) -> Job:
    """The job sheet; raises OSError, and InputError for a damaged one."""
    try:
        raw = read_object(file)
        _require_known(raw, Job, "choose")
        return Job(
            _text(raw, "game"),
            _text(raw, "title"),
            _text(raw, "vendor"),
            tuple(map(_line, _of_kind(raw, "lines", list))),
            {key: _text(raw["left_out"], key) for key in _of_kind(raw, "left_out", dict)},
        )
    except InputError as error:
        raise InputError(
            f"{visible(str(file))}: is not a Cardwright job sheet: it {error.message}", hint=_AGAIN
        ) from None


def _line(entry: object) -> JobLine:
    if not isinstance(entry, dict):
        raise InputError("has a line that is not an object")
    _require_known(entry, JobLine)
    count = _of_kind(entry, "count", int)
    if not 0 < count <= limits.ACTIONS:
        raise InputError(f"has a “count” that is not a number from 1 to {limits.ACTIONS}")
    name, kind, front, back = (_text(entry, key) for key in ("name", "kind", "front", "back"))
    return JobLine(name, kind, count, front, back)


def _require_known(raw: dict[str, Any], record: type, *more: str) -> None:
    """Raise InputError for a key that job.txt does not tell."""
    for key in raw.keys() - {field.name for field in fields(record)} - {*more}:
        raise InputError(f"has “{excerpt(key)}”, which job sheets do not have")


def _text(raw: dict[str, Any], key: str) -> str:
    """A text of one line; raises InputError for one that could forge a line of ``job.txt``."""
    text = _of_kind(raw, key, str)
    if not can_be_seen(key + text):
        raise InputError(f"has invisible characters: “{excerpt(key)}”: {excerpt(text)}")
    return text


def _of_kind(raw: dict[str, Any], key: str, kind: type[_Kind]) -> _Kind:
    """The value of a key; raises InputError where it is missing, or of another kind."""
    if key not in raw:
        raise InputError(f"has no “{key}”")
    value = raw[key]
    if type(value) is not kind:
        raise InputError(f"has a “{key}” that is {_KINDS[kind]}")
    return value

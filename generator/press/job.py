"""The job sheet of an export: which file is which card, how often, and what to choose there.

It is written twice, as ``job.txt`` for a person and as ``job.json`` for a program; the latter is
what ``preflight`` holds the files against.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from generator import bounds
from generator.errors import InputError, TooLarge, shown, visible
from generator.press.vendors import VENDORS, Vendor

JOB, SHEET = "job.json", "job.txt"
#: The deck of a service that takes a PDF.
DECK = "deck.pdf"


@dataclass(frozen=True, slots=True)
class Line:
    """One card: its name and kind, how often it is wanted, its front and its back.

    Files below the folder of the export; behind a # the page of a PDF (``deck.pdf#002``) or the
    slot of a sheet (``cards-1.png#07``).
    """

    name: str
    kind: str
    count: int
    front: str
    back: str


@dataclass(frozen=True, slots=True)
class Job:
    """What was exported of a game, for whom, and what was left out, by kind."""

    game: str
    title: str
    vendor: str
    lines: tuple[Line, ...]
    left_out: Mapping[str, str]

    @property
    def files(self) -> tuple[str, ...]:
        """The files that the lines name, each once, in their order."""
        named = (side for line in self.lines for side in (line.front, line.back))
        return tuple(dict.fromkeys(side.partition("#")[0] for side in named))

    def written(self) -> dict[str, bytes]:
        """Both sheets by their names."""
        told = asdict(self) | {"choose": list(VENDORS[self.vendor].choose)}
        told["left_out"] = dict(self.left_out)
        return {
            JOB: (json.dumps(told, indent=1, ensure_ascii=False) + "\n").encode(),
            SHEET: self._text().encode(),
        }

    def _text(self) -> str:
        vendor = VENDORS[self.vendor]
        cards = sum(line.count for line in self.lines)
        head = f"{self.title}, for {vendor.title}: {cards} pieces"
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


def slot_of(sheet: str, slot: int) -> str:
    """A slot of a sheet as a job sheet names it.

    >>> slot_of("cards-1.png", 7)
    'cards-1.png#07'
    """
    return f"{sheet}#{slot:02}"


def only_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON, for `json.loads`; raises ValueError for a key that it has twice.

    Of two that are alike programs take now the first, now the last.
    """
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("it has a key twice")
    return found


def read_job(folder: Path) -> Job | None:
    """The job sheet of a folder; None where there is none. Raises InputError for a damaged one."""
    path = folder / JOB
    if not path.is_file():
        return None
    try:
        raw = json.loads(bounds.read(path, bounds.JOB), object_pairs_hook=only_once)
        return Job(
            _text(raw, "game"),
            _text(raw, "title"),
            _text(raw, "vendor"),
            tuple(_line(entry) for entry in raw["lines"]),
            {str(kind): str(why) for kind, why in raw["left_out"].items()},
        )
    except TooLarge as error:
        raise InputError(f"{visible(str(path))}: {error.message}", hint=_AGAIN) from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, OSError) as error:
        what = f"has no {error}" if isinstance(error, KeyError) else str(error)
        raise InputError(
            f"{visible(str(path))}: is no job sheet of ours ({shown(what, 200)})", hint=_AGAIN
        ) from None


_AGAIN = "make the export again"


def _line(entry: dict[str, Any]) -> Line:
    count = entry["count"]
    if type(count) is not int or not 0 < count <= bounds.ACTIONS:
        raise TypeError(f"“count” is no number from 1 to {bounds.ACTIONS}")
    name, kind, front, back = (_text(entry, key) for key in ("name", "kind", "front", "back"))
    return Line(name, kind, count, front, back)


def _text(raw: dict[str, Any], key: str) -> str:
    if not isinstance(raw[key], str):
        raise TypeError(f"“{key}” is no text")
    return visible(raw[key])

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
from generator.press.vendors import VENDORS

JOB, SHEET = "job.json", "job.txt"


@dataclass(frozen=True, slots=True)
class Line:
    """One card: its name and kind, how often it is wanted, its front and its back.

    Files below the folder of the export, or pages of its PDF such as ``deck.pdf#2``.
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


def read_job(folder: Path) -> Job | None:
    """The job sheet of a folder; None where there is none. Raises InputError for a damaged one."""
    path = folder / JOB
    if not path.is_file():
        return None
    try:
        raw = json.loads(bounds.read(path, bounds.JOB))
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

"""The catalog of attacks: named inputs as data, and what each must answer.

A file of `catalog/` has a `base`, a good input (a text, or "file: …", a file of the checkout),
and `[[attacks]]`. Each has a `name`, what it `says` (essential words of the answer; "" for an
input that is good, however odd), the `seconds` it may take when that is not two, and how the base
is changed: `old` into `new`, or the `whole` input, or its bytes in `hex`. A text may be a list of
parts; a part [text, number] stands for so many times the text, with "{n}" for the number of the
copy and "{m}" for the one before.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

HOUSE = Path(__file__).parents[2]
FOLDER = Path(__file__).with_name("catalog")


class Attack(NamedTuple):
    """An input made to do harm, and the essential words of the answer."""

    name: str
    data: bytes
    says: str
    seconds: float  # of processor time, at most


def attacks(kind: str) -> Iterator[Attack]:
    """The attacks on the reader of a kind, in the order of the file."""
    raw = tomllib.loads((FOLDER / f"{kind}s.toml").read_text(encoding="utf-8"))
    base = raw["base"]
    if base.startswith("file: "):
        base = (HOUSE / base.removeprefix("file: ")).read_text(encoding="utf-8")
    for entry in raw["attacks"]:
        yield Attack(entry["name"], _data(base, entry), entry["says"], entry.get("seconds", 2))


def _data(base: str, entry: dict[str, Any]) -> bytes:
    if "hex" in entry:
        return bytes.fromhex(entry["hex"])
    if "whole" in entry:
        return spelled(entry["whole"]).encode()
    if "old" not in entry:
        return base.encode()
    assert base.count(entry["old"]) == 1, f"{entry['name']}: {entry['old']!r} must stand there once"
    return base.replace(entry["old"], spelled(entry["new"])).encode()


def spelled(parts: str | list[str | list[Any]]) -> str:
    """A text written in parts, as it is."""
    if isinstance(parts, str):
        return parts
    return "".join(part if isinstance(part, str) else _repeated(*part) for part in parts)


def _repeated(text: str, times: int) -> str:
    if "{n}" not in text:
        return text * times
    numbers = range(1, times + 1)
    return "".join(text.replace("{n}", str(n)).replace("{m}", str(n - 1)) for n in numbers)

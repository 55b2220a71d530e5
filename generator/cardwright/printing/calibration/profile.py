"""A printer's profile: what was measured of it, as a file that a person can read and change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardwright import limits
from cardwright.drawing.scene.paper import PAPERS
from cardwright.drawing.scene.shaping import width
from cardwright.errors import (
    LedgerError,
    ProfileError,
    TextError,
    can_be_seen,
    did_you_mean,
    excerpt,
    visible,
)
from cardwright.ledger.reader import read_toml
from cardwright.ledger.schema import quote_value, unseen
from cardwright.printing.sheets.printer import Printer

#: What a name may be as long as: it stands on every page.
NAME = 20
_WIDTH = 11.0  # times the size of the type
#: Each field with the parts of its table, the least and the greatest of a number, and its unit.
_FIELDS: dict[str, tuple[tuple[str, ...], float, float, str]] = {
    "back_offset": (("x", "y"), -15, 15, "mm"),
    "back_rotation": ((), -2, 2, "degrees"),
    "scale": (("x", "y"), 0.95, 1.05, "times"),
    "margins": (("left", "top", "right", "bottom"), 0, 30, "mm"),
}
_HINT = "correct it, or write a new one: cardwright calibrate --read"
_KNOWN = ("name", "paper", *_FIELDS)
_TEXT = """\
# Measurements of a printer, from the calibration sheet of Cardwright.
# Print with it:  cardwright deck --profile {file}
name = "{name}"  # printed on every page; change it freely
paper = "{paper}"  # the profile is valid only for this paper

# The backs, as seen from the front against the light, before any correction:
back_offset = {{ x = {x}, y = {y} }}  # mm too far to the right, and too low
back_rotation = {turned}  # degrees clockwise, around the middle of the paper

# Printed width and height, divided by the true ones.
scale = {{ x = {wide}, y = {high} }}

# Margins that the printer leaves blank, in mm.
margins = {{ left = {left}, top = {top}, right = {right}, bottom = {bottom} }}
"""


def written(printer: Printer, file: str) -> bytes:
    """The profile as TOML with comments, for a file of this name."""
    (x, y), (wide, high) = printer.offset, printer.scale
    left, top, right, bottom = printer.margins
    numbers = {
        "x": x,
        "y": y,
        "turned": printer.rotation,
        "wide": wide,
        "high": high,
        "left": left,
        "top": top,
        "right": right,
        "bottom": bottom,
    }
    told = {key: f"{value or 0.0!r}" for key, value in numbers.items()}
    return _TEXT.format(file=visible(file), name=printer.name, paper=printer.paper, **told).encode()


def read_profile(path: Path) -> Printer:
    """The printer of a profile; what is not said of it is as if it erred in nothing there.

    Raises ProfileError with all that is wrong, each on a line with file and field.
    """
    try:
        raw, _ = read_toml(path, limits.PROFILE)
    except LedgerError as error:
        raise ProfileError(visible(error.message), hint=_HINT) from error
    problems = [f"{visible(path.name)}: {problem}" for problem in _problems(raw)]
    if problems:
        raise ProfileError("\n".join(problems[: limits.PROBLEMS]), hint=_HINT)
    return _printer(raw)


def check_name(name: str) -> str:
    """A fault of the name of a printer; "" when there is none."""
    if not 0 < len(name) <= NAME:
        return f"“{excerpt(name)}” must have 1 to {NAME} characters"
    for char in name:
        if not can_be_seen(char):
            return f"“{excerpt(name)}” contains {unseen(char)}: remove it"
    if not any(map(str.isalnum, name)) or set(name) & set('"\\'):
        return f"“{excerpt(name)}” is not a name: use letters and digits, without quotes"
    try:
        wide = width(name, "body", 1.0)
    except TextError as error:
        return error.message
    return f"“{excerpt(name)}” is too wide for the foot of a page" if wide > _WIDTH else ""


def _problems(raw: dict[str, Any]) -> Iterator[str]:
    """All that is wrong with the fields, in their order."""
    for key in raw:
        if key not in _KNOWN:
            near = did_you_mean(key, _KNOWN) or f"known: {', '.join(_KNOWN)}"
            yield f"{excerpt(key)}: there is no such field; {near}"
    name, paper = raw.get("name"), raw.get("paper")
    problem = check_name(name) if isinstance(name, str) else "is missing, or is not a string"
    if problem:
        yield f"name: {problem}"
    if paper is None:
        yield f"paper: is missing; one of {', '.join(PAPERS)}"
    elif not isinstance(paper, str) or paper not in PAPERS:
        yield f"paper: {quote_value(paper)} is not one of {', '.join(PAPERS)}"
    for field in _FIELDS:
        if field in raw:
            yield from _wrong(field, raw[field])


def _wrong(field: str, value: object) -> Iterator[str]:
    """The faults of a number, or of a table of numbers."""
    parts, low, high, unit = _FIELDS[field]
    if not parts:
        yield from _wrong_number(field, value, low, high, unit)
        return
    if not isinstance(value, dict) or set(value) != set(parts):
        yield f"{field}: must have {', '.join(parts)}, such as {_such(parts, low)}"
        return
    for part in parts:
        yield from _wrong_number(f"{field}.{part}", value[part], low, high, unit)


def _wrong_number(field: str, value: object, low: float, high: float, unit: str) -> Iterator[str]:
    if isinstance(value, bool) or not isinstance(value, int | float):
        yield f"{field}: {quote_value(value)} is not a number"
    elif not low <= value <= high:  # which NaN is not, either
        yield f"{field}: {quote_value(value)} is not between {low:g} and {high:g} ({unit})"


def _such(parts: tuple[str, ...], low: float) -> str:
    number = "1.0" if low > 0 else "4.2"
    return f"{{ {', '.join(f'{part} = {number}' for part in parts)} }}"


def _printer(raw: dict[str, Any]) -> Printer:
    """The printer of fields that are right."""
    offset, scale, margins = (raw.get(key, {}) for key in ("back_offset", "scale", "margins"))
    left, top, right, bottom = (float(margins.get(k, 0)) for k in _FIELDS["margins"][0])
    return Printer(
        raw["name"],
        raw["paper"],
        (float(offset.get("x", 0)), float(offset.get("y", 0))),
        float(raw.get("back_rotation", 0)),
        (float(scale.get("x", 1)), float(scale.get("y", 1))),
        (left, top, right, bottom),
    )

"""Readings from a calibration sheet, and the printer that reads so."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from types import MappingProxyType

from cardwright.drawing.scene.paper import Paper
from cardwright.errors import ProfileError, excerpt
from cardwright.printing.calibration.places import LAST, LETTERS, STEP, TRUE, places
from cardwright.printing.sheets.printer import Printer

#: What each letter stands for, as a person is asked for it.
ASKED: Mapping[str, str] = MappingProxyType(
    {
        "A": "the scale at the top",
        "B": "the scale at the foot",
        "C": "the scale on the left",
        "D": "the scale on the right",
        "E": "the ruler along the line across",
        "F": "the ruler along the line down",
        "G": "the slanted line at the left edge",
        "H": "the slanted line at the top",
        "J": "the slanted line at the right edge",
        "K": "the slanted line at the foot",
    }
)
#: Without these nothing can be said; without the others size is true, and no edge is blank.
NEEDED = "ABCD"
#: A bar may come out so many times shorter or longer, and the slanted lines begin so far inside.
_SCALE, _MARGIN = 0.05, 15.0
#: By so many degrees the turn read across and the one read down may differ: two readings that are
#: 0.2 mm off make less, one that is off by a whole millimeter makes more.
_AGREE = 0.2


def parsed(text: str) -> dict[str, float]:
    """The readings in a text such as “A=11.3,B=10.0”; raises ProfileError for what is none."""
    found: dict[str, float] = {}
    for part in filter(None, re.split(r"[,;\s]+", text.strip())):
        letter, equals, value = part.partition("=")
        if not equals:
            hint = "write them like A=11.3,B=10.0, with decimal points and commas between"
            raise ProfileError(
                f"readings: “{excerpt(part)}” is not a letter with a number", hint=hint
            )
        letter = letter.upper()
        if letter not in ASKED:
            hint = f"the boxes of the sheet are {', '.join(LETTERS)}"
            raise ProfileError(f"readings: there is no box “{excerpt(letter)}”", hint=hint)
        if letter in found:
            raise ProfileError(f"readings: {letter} is given twice", hint="remove one")
        found[letter] = number(letter, value)
    return found


def usual(letter: str, paper: Paper) -> float:
    """The reading of a printer without a fault."""
    lengths = {bar.letter: bar.length for bar in places(paper).bars}
    return TRUE if letter in NEEDED else lengths.get(letter, 0.0)


def limits(letter: str, paper: Paper) -> tuple[float, float]:
    """The least and the greatest that can be read under a letter."""
    if letter in NEEDED:
        return 0, LAST
    length = usual(letter, paper)
    return (length * (1 - _SCALE), length * (1 + _SCALE)) if length else (0, _MARGIN)


def number(letter: str, text: str) -> float:
    """A reading as a number; raises ProfileError. A comma is a point here."""
    if not re.fullmatch(r"\d{1,4}([.,]\d{0,4})?", text.strip(), re.ASCII):
        hint = "write a number such as 10.3"
        raise ProfileError(f"readings: {letter}: “{excerpt(text)}” is not a reading", hint=hint)
    return float(text.replace(",", "."))


def checked(letter: str, value: float, paper: Paper) -> float:
    """The reading, when it can be; raises ProfileError."""
    low, high = limits(letter, paper)
    if not low <= value <= high:
        raise ProfileError(
            f"readings: {letter}: {value:g} is impossible: it must be {low:g} to {high:g}",
            hint=f"read {ASKED[letter]} again, in millimeters",
        )
    return value


def measured(readings: Mapping[str, float], paper: Paper, name: str) -> Printer:
    """The printer on which the sheet for this paper reads so.

    A and B lie as far above and below the middle of the paper as C and D beside it, so the mean of
    two is how far the backs are off, and their difference by how much they are turned; which is so
    found twice. Raises ProfileError for a reading that is missing, cannot be, or contradicts the
    others.
    """
    missing = [letter for letter in NEEDED if letter not in readings]
    if missing:
        what = f"readings: {', '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing"
        raise ProfileError(what, hint="read A, B, C and D; the others are optional")
    for letter, value in readings.items():
        checked(letter, value, paper)
    a, b, c, d = (readings[letter] - TRUE for letter in NEEDED)
    across, down = places(paper).apart
    by_down, by_across = (math.degrees(v) for v in ((a - b) / down, (d - c) / across))
    if abs(by_down - by_across) > _AGREE:
        raise ProfileError(
            "readings: A to D contradict each other: A and B turn the back by "
            f"{by_down:.2f}°, C and D by {by_across:.2f}°",
            hint="read all four again; one is probably off by a whole millimeter",
        )
    weight = down**2 / (down**2 + across**2)  # the farther apart, the surer
    turned = weight * by_down + (1 - weight) * by_across
    wide, high = (_size(readings[e], usual(e, paper)) if e in readings else 1.0 for e in "EF")
    left, top, right, bottom = (readings.get(letter, 0.0) for letter in "GHJK")
    return Printer(
        name,
        paper.name,
        _offset((a + b) / 2, (c + d) / 2, math.radians(turned)),
        _neat(turned, 4),
        (_neat(wide, 5), _neat(high, 5)),
        (left, top, right, bottom),
    )


def _offset(across: float, down: float, turned: float) -> tuple[float, float]:
    """The offset of the middle of the back, by what is read across and down about it; in mm.

    A line that is turned and moved along itself is met elsewhere: what is read across is x + turn
    times y, and down y - turn times x.
    """
    x = (across - turned * down) / (1 + turned**2)
    return _neat(x, 3), _neat(down + turned * x, 3)


def _size(reading: float, length: float) -> float:
    """The length of a bar, as a multiple of what it should be.

    The line that meets the ruler is stretched like the bar: with tenth t it lies t steps behind
    the arrow, and 3 mm for each of them behind the whole millimeters that were read.

    >>> round(_size(118.6, 120.0), 3)  # not 118.8, for the lines, too, lie closer together
    0.99
    """
    behind = STEP * 10 * (reading - math.floor(reading))
    return (reading + behind) / (length + behind)


def _neat(value: float, digits: int) -> float:
    """Rounded, and never minus nothing."""
    return round(value, digits) or 0.0

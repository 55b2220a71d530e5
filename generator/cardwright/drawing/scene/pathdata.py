"""Path data read: SVG's grammar without arcs and smooth shorthands, as absolute segments.

Allowed commands: M L H V C Q Z, absolute or relative.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

from cardwright.errors import excerpt
from cardwright.limits import DIGITS

#: ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) or ("Z",); quadratics come as cubics.
Segment: TypeAlias = tuple[str, *tuple[float, ...]]

#: A number of a drawing: at most six digits before the point, and six behind it. It can be read in
#: one way only, so that no repetition of it goes back far.
_WHOLE, _PART = rf"[0-9]{{1,{DIGITS}}}+(?![0-9])", rf"[0-9]{{0,{DIGITS}}}+(?![0-9])"
NUMBER = rf"-?(?:{_WHOLE}(?:\.{_PART}|(?!\.))|\.{_WHOLE})"
#: A number as Python writes floats: with a sign, twenty digits behind the point, an exponent.
_FLOAT = (
    rf"[-+]?(?:{_WHOLE}(?:\.[0-9]{{0,20}}+(?![0-9])|(?!\.))|\.[0-9]{{1,20}}+(?![0-9]))"
    r"(?:[eE][-+]?[0-9]{1,2}+(?![0-9]))?+"
)
_RUN = re.compile(r"([MLHVCQZmlhvcqz])([^MLHVCQZmlhvcqz]*)")
_NUMBER = re.compile(r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def _grammar(number: str) -> re.Pattern[str]:
    """The whole grammar as one expression: checking costs no parsing.

    Nothing stands behind the repetitions, so they never go back. They are not possessive: before
    Python 3.11.5 those that end within a group take too much (CPython, gh-106052).
    """
    number = rf"[\s,]*+{number}"
    parts = "|".join(
        f"[{letter}{letter.lower()}](?:(?:{number}){{{count}}})+" if count else "[Zz]"
        for letter, count in ARGUMENTS.items()
    )
    return re.compile(rf"\s*+(?=[Mm])(?:(?:{parts})\s*+)+", re.ASCII)


_GRAMMAR, _COMPUTED = _grammar(NUMBER), _grammar(_FLOAT)


def check_path(data: str, *, computed: bool = False) -> str:
    """A fault of the path data, or "" when it can be drawn.

    A drawing in a file keeps to short numbers; what a program has `computed` need not.
    """
    match = (_COMPUTED if computed else _GRAMMAR).match(data)
    end = match.end() if match else 0
    if match and end == len(data):
        return ""
    return f"“{excerpt(data[end : end + 16])}” at character {end} is not understood"


def runs(data: str) -> list[tuple[str, str]]:
    """Each command letter of the path data with the text of the numbers that follow it."""
    return _RUN.findall(data)


def numbers_of(text: str) -> list[str]:
    """The numbers in a stretch of path data, as they are written."""
    return _NUMBER.findall(text)


def segments(data: str) -> Iterator[Segment]:
    """The path data as absolute M, L, C and Z segments."""
    x = y = start_x = start_y = 0.0
    for command, text in runs(data):
        v = [float(n) for n in numbers_of(text)]
        kind = command.upper()
        if kind == "Z":
            x, y = start_x, start_y
            yield ("Z",)
            continue
        step = ARGUMENTS[kind]
        for i in range(0, len(v), step):
            ox, oy = (x, y) if command.islower() else (0.0, 0.0)
            p = [n + (oy if j % 2 else ox) for j, n in enumerate(v[i : i + step])]
            if kind == "H":
                p = [p[0], y]
            elif kind == "V":
                p = [x, v[i] + oy]
            if kind == "Q":
                p = _cubic(x, y, *p)
            x, y = p[-2], p[-1]
            if kind == "M" and i == 0:
                start_x, start_y = x, y
                yield ("M", x, y)
            else:
                yield ("C" if kind in "CQ" else "L", *p)


def _cubic(x: float, y: float, cx: float, cy: float, ex: float, ey: float) -> list[float]:
    third = 2 / 3
    return [
        x + third * (cx - x),
        y + third * (cy - y),
        ex + third * (cx - ex),
        ey + third * (cy - ey),
        ex,
        ey,
    ]


def bounds(data: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a box that holds the path (of its control points)."""
    xs: list[float] = []
    ys: list[float] = []
    for _, *numbers in segments(data):
        xs += numbers[0::2]
        ys += numbers[1::2]
    return min(xs), min(ys), max(xs), max(ys)

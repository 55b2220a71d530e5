"""Functions of a PDF (ISO 32000-1, 7.10): the values between which all that they return lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pikepdf import Array, PdfError, Stream

#: Functions in functions that are followed, and samples of one that are read.
_DEEPEST = 8
_SAMPLES = 100_000
_BYTE, _TWO_BYTES = 8, 16
_DAMAGE = (PdfError, AttributeError, LookupError, TypeError, ValueError)

Read = Callable[[Stream], bytes]
Values = tuple[float, ...]


def corners(function: Any, read: Read, depth: int = 0) -> set[Values] | None:
    """Values that a function takes, and between which all others lie; None where that is unknown.

    A program (type 4) is not run.
    """
    if depth > _DEEPEST:
        return None
    try:
        return _corners(function, read, depth)
    except _DAMAGE:
        return None


def _corners(function: Any, read: Read, depth: int) -> set[Values] | None:
    if isinstance(function, Array):
        return _side_by_side([corners(part, read, depth + 1) for part in function])
    match function.get("/FunctionType"):
        case 0:
            return _sampled(function, read)
        case 2:
            return _blend(function)
        case 3:
            parts = [corners(part, read, depth + 1) for part in function.Functions]
            known = [part for part in parts if part]
            return set().union(*known) if known and len(known) == len(parts) else None
    return None


def _side_by_side(parts: list[set[Values] | None]) -> set[Values] | None:
    """Of functions of one value each: the least of all, and the most of all."""
    known = [[value for (value,) in part] for part in parts if part and _single(part)]
    if not known or len(known) != len(parts):
        return None
    return {tuple(map(min, known)), tuple(map(max, known))}


def _single(part: set[Values]) -> bool:
    return all(len(values) == 1 for values in part)


def _blend(function: Any) -> set[Values] | None:
    """Both ends of a blend, unless it goes on beyond them."""
    first, last = (float(value) for value in function.Domain)
    if not 0 <= first <= last <= 1 or float(function.N) <= 0:
        return None
    ends = (function.get("/C0", [0]), function.get("/C1", [1]))
    start, end = (tuple(float(value) for value in values) for values in ends)
    return {start, end} if len(start) == len(end) else None


def _sampled(function: Stream, read: Read) -> set[Values] | None:
    """The samples of a table; of two bytes the first is read."""
    depth, sizes = int(function.BitsPerSample), [int(size) for size in function.Size]
    limits = [float(value) for value in function.get("/Decode", function.Range)]
    lows, highs = limits[::2], limits[1::2]
    count = 1
    for size in sizes:
        count = min(count * size, _SAMPLES + 1)
    plain = depth in {_BYTE, _TWO_BYTES} and function.get("/Order", 1) == 1
    if not plain or not 0 < count <= _SAMPLES or len(lows) != len(highs):
        return None
    data = read(function)[:: depth // _BYTE][: count * len(lows)]
    if len(data) < count * len(lows):
        return None
    rows = set(zip(*[iter(data)] * len(lows), strict=True))
    return {
        tuple(
            low + (high - low) * share / 255
            for low, high, share in zip(lows, highs, row, strict=True)
        )
        for row in rows
    }

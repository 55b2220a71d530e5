"""Functions of a PDF (ISO 32000-1, 7.10): what they return, and its bounds.

A program (type 4) is not run.
"""

from __future__ import annotations

from bisect import bisect_right
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
Curve = Callable[[float], Values]


def corners(function: Any, read: Read, depth: int = 0) -> set[Values] | None:
    """Values that a function takes, and between which all others lie; None if unknown."""
    if depth > _DEEPEST:
        return None
    try:
        found = _corners(function, read, depth)
        return _within_range(function, found) if found else None
    except _DAMAGE:
        return None


def _within_range(function: Any, found: set[Values]) -> set[Values]:
    """The values as the range of the function cuts them; where it does, the box around them."""
    if isinstance(function, Array) or "/Range" not in function:
        return found
    bounds = _bounds(function)
    cut = {_cut(values, bounds) for values in found}
    if cut == found:
        return found
    columns = [*zip(*cut, strict=True)]
    return {tuple(map(min, columns)), tuple(map(max, columns))}


def _bounds(function: Any) -> list[tuple[float, float]]:
    ends = [float(end) for end in function.Range]
    return [*zip(ends[::2], ends[1::2], strict=True)]


def _cut(values: Values, bounds: list[tuple[float, float]]) -> Values:
    pairs = zip(values, bounds, strict=True)
    return tuple(min(max(value, low), high) for value, (low, high) in pairs)


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
    rows = _samples(function, read)
    return set(rows) if rows else None


def _samples(function: Stream, read: Read) -> list[Values] | None:
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
    spans = [(low, (high - low) / 255) for low, high in zip(lows, highs, strict=True)]
    return [
        tuple(low + step * share for (low, step), share in zip(spans, row, strict=True))
        for row in zip(*[iter(data)] * len(lows), strict=True)
    ]


def curve(function: Any, read: Read, depth: int = 0) -> Curve | None:
    """The curve of a function of one number; None where it has several, or is not known."""
    if depth > _DEEPEST:
        return None
    try:
        low, high = (float(end) for end in function.Domain)
        match function.get("/FunctionType"):
            case 0:
                inner = _through(_samples(function, read), function, (low, high))
            case 2:
                inner = _power(function)
            case 3:
                inner = _stitched(function, (low, high), read, depth)
            case _:
                return None
        bounds = _bounds(function) if "/Range" in function else None
    except _DAMAGE:
        return None
    if inner is None:
        return None
    within = inner

    def at(given: float) -> Values:
        values = within(min(max(given, low), high))
        return _cut(values, bounds) if bounds else values

    return at


def _power(function: Any) -> Curve:
    start, end = (
        [float(value) for value in function.get(key, plain)]
        for key, plain in (("/C0", [0]), ("/C1", [1]))
    )
    power = float(function.N)
    return lambda x: tuple(a + x**power * (b - a) for a, b in zip(start, end, strict=True))


def _through(rows: list[Values] | None, function: Any, domain: tuple[float, float]) -> Curve | None:
    """Straight from sample to sample."""
    if not rows or len(function.Size) != 1:
        return None
    last = len(rows) - 1
    first, end = (float(value) for value in function.get("/Encode", [0, last]))

    def at(given: float) -> Values:
        place = min(max(_scaled(given, domain, (first, end)), 0.0), float(last))
        row = min(int(place), last - 1) if last else 0
        pairs = zip(rows[row], rows[min(row + 1, last)], strict=True)
        return tuple(a + (place - row) * (b - a) for a, b in pairs)

    return at


def _stitched(function: Any, domain: tuple[float, float], read: Read, depth: int) -> Curve | None:
    """One function behind another."""
    parts = [curve(part, read, depth + 1) for part in function.Functions]
    edges = [domain[0], *(float(bound) for bound in function.Bounds), domain[1]]
    ends = [float(value) for value in function.Encode]
    known = [part for part in parts if part]
    if len(known) != len(parts) or len(edges) != len(parts) + 1 or len(ends) != 2 * len(parts):
        return None

    def at(given: float) -> Values:
        place = max(bisect_right(edges, given, 1, len(known)) - 1, 0)
        span = ends[2 * place], ends[2 * place + 1]
        return known[place](_scaled(given, (edges[place], edges[place + 1]), span))

    return at


def _scaled(given: float, domain: tuple[float, float], span: tuple[float, float]) -> float:
    (low, high), (first, last) = domain, span
    return first + (given - low) * (last - first) / (high - low) if high > low else first

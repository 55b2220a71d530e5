"""Path data of the plain shapes faces and sheets need; millimeters, y down."""

from __future__ import annotations

import math
from functools import cache, lru_cache

#: Control length of a quarter circle drawn as one cubic curve, as a share of its radius.
KAPPA = 0.5522847


@lru_cache(maxsize=20_000)
def number(value: float) -> str:
    """A coordinate as text: at most four decimals, no trailing zeros, no minus zero.

    >>> number(63.50), number(-0.00001), number(1/3)
    ('63.5', '0', '0.3333')
    """
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _join(*parts: str | float) -> str:
    return " ".join(p if isinstance(p, str) else number(p) for p in parts)


def line(x1: float, y1: float, x2: float, y2: float) -> str:
    """A straight line."""
    return _join("M", x1, y1, "L", x2, y2)


def rectangle(x: float, y: float, width: float, height: float) -> str:
    """A rectangle with its upper left corner at (x, y)."""
    return _join("M", x, y, "L", x + width, y, "L", x + width, y + height, "L", x, y + height, "Z")


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle with corners of the given radius."""
    r, k = radius, radius * (1 - KAPPA)
    right, bottom = x + width, y + height
    return _join(
        *("M", x + r, y, "L", right - r, y),
        *("C", right - k, y, right, y + k, right, y + r, "L", right, bottom - r),
        *("C", right, bottom - k, right - k, bottom, right - r, bottom, "L", x + r, bottom),
        *("C", x + k, bottom, x, bottom - k, x, bottom - r, "L", x, y + r),
        *("C", x, y + k, x + k, y, x + r, y, "Z"),
    )


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """A part of the circle about (x, y) between two angles in degrees, at most 90 apart.

    An angle is counted from the right downward, as y runs.

    >>> arc(0, 0, 10, 0, 90)
    'M 10 0 C 10 5.5228 5.5228 10 0 10'
    """
    a, b = math.radians(start), math.radians(end)
    reach = radius * math.tan((b - a) / 4) * 4 / 3
    first, last = ((x + radius * math.cos(t), y + radius * math.sin(t)) for t in (a, b))
    out = first[0] - reach * math.sin(a), first[1] + reach * math.cos(a)
    back = last[0] + reach * math.sin(b), last[1] - reach * math.cos(b)
    return _join("M", *first, "C", *out, *back, *last)


@cache
def notched(
    box: tuple[float, float, float, float], notch: tuple[float, float], radius: float, small: float
) -> str:
    """A box (x, y, width, height) whose upper left and lower right corners are cut out, rounded.

    ``notch`` is the width and height of what is cut out, ``radius`` that of the corners left and
    ``small`` that of those around a notch.
    """
    x, y, width, height = box
    right, bottom, (wide, high) = x + width, y + height, notch
    points = (
        *((x + wide, y, small), (right, y, radius), (right, bottom - high, small)),
        *((right - wide, bottom - high, small), (right - wide, bottom, small)),
        *((x, bottom, radius), (x, y + high, small), (x + wide, y + high, small)),
    )
    parts: list[str | float] = []
    for place, (px, py, r) in enumerate(points):
        (bx, by, _), (ax, ay, _) = points[place - 1], points[(place + 1) % len(points)]
        near, far = _toward(px, py, bx, by, r), _toward(px, py, ax, ay, r)
        first, second = (_toward(*end, px, py, r * KAPPA) for end in (near, far))
        parts += ["L" if place else "M", *near, "C", *first, *second, *far]
    return _join(*parts, "Z")


def _toward(x: float, y: float, to_x: float, to_y: float, far: float) -> tuple[float, float]:
    """The point so far from (x, y) on the level or upright line to another."""
    return (
        x + (far if to_x > x else -far if to_x < x else 0.0),
        y + (far if to_y > y else -far if to_y < y else 0.0),
    )


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """An ellipse about (x, y)."""
    a, b = rx * KAPPA, ry * KAPPA
    return _join(
        *("M", x + rx, y, "C", x + rx, y + b, x + a, y + ry, x, y + ry),
        *("C", x - a, y + ry, x - rx, y + b, x - rx, y),
        *("C", x - rx, y - b, x - a, y - ry, x, y - ry),
        *("C", x + a, y - ry, x + rx, y - b, x + rx, y, "Z"),
    )


def circle(x: float, y: float, radius: float) -> str:
    """A circle about (x, y)."""
    return ellipse(x, y, radius, radius)


def polygon(*points: tuple[float, float]) -> str:
    """A closed outline through the points."""
    (x, y), *rest = points
    return _join("M", x, y, *(part for px, py in rest for part in ("L", px, py)), "Z")

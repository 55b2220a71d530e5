"""The labels on a box: pale fields with a heavy and a fine rule, their corners cut in."""

from __future__ import annotations

from cardwright.drawing.scene.model import Item, Shape
from cardwright.drawing.scene.outline import KAPPA, number

#: The radius of the corners that are cut into a large label and into a small one.
_LARGE, _SMALL = 4.2, 1.5


def ticket(ink: str, x: float, y: float, wide: float, high: float) -> tuple[Item, ...]:
    """A large label, its upper left corner at (x, y)."""
    return _label(ink, (x, y, wide, high), _LARGE, 1.5)


def plaque(ink: str, wide: float, high: float) -> tuple[Item, ...]:
    """A small label at the origin."""
    return _label(ink, (0.0, 0.0, wide, high), min(_SMALL, high * 0.2), 0.7)


def _label(
    ink: str, box: tuple[float, float, float, float], radius: float, inset: float
) -> tuple[Item, ...]:
    x, y, wide, high = box
    inner = notched(x + inset, y + inset, wide - 2 * inset, high - 2 * inset, radius)
    return (
        Shape(notched(*box, radius), fill="paper", stroke=ink, width=inset * 0.4),
        Shape(inner, stroke=ink, width=0.16),
    )


def notched(x: float, y: float, wide: float, high: float, radius: float) -> str:
    """A rectangle from whose corners quarters of a circle are cut."""
    r, k = radius, radius * KAPPA
    right, foot = x + wide, y + high
    steps: tuple[tuple[str, tuple[float, ...]], ...] = (
        ("M", (x + r, y)),
        ("L", (right - r, y)),
        ("C", (right - r, y + k, right - k, y + r, right, y + r)),
        ("L", (right, foot - r)),
        ("C", (right - k, foot - r, right - r, foot - k, right - r, foot)),
        ("L", (x + r, foot)),
        ("C", (x + r, foot - k, x + k, foot - r, x, foot - r)),
        ("L", (x, y + r)),
        ("C", (x + k, y + r, x + r, y + k, x + r, y)),
    )
    return " ".join(f"{letter} {' '.join(map(number, at))}" for letter, at in steps) + " Z"

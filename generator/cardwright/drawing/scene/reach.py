"""The outline of a drawing: the points of its paths.

And how large its lettering is.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from cardwright.drawing.scene.model import (
    IDENTITY,
    Group,
    Item,
    Scene,
    Shape,
    Text,
    Transform,
    Use,
    combined,
)
from cardwright.drawing.scene.pathdata import segments


def points(scene: Scene) -> Iterator[tuple[float, float]]:
    """Every point (x, y in mm) that the paths of a scene name; lettering is left out."""
    return _points(scene.items, IDENTITY)


def _points(items: tuple[Item, ...], outer: Transform) -> Iterator[tuple[float, float]]:
    for item in items:
        match item:
            case Shape(data=data):
                a, b, c, d, e, f = outer
                for _, *numbers in segments(data):
                    for x, y in zip(numbers[0::2], numbers[1::2], strict=True):
                        yield a * x + c * y + e, b * x + d * y + f
            case Group():
                yield from _points(item.items, combined(outer, item.transform))
            case Use():
                yield from _points(item.scene.items, combined(outer, item.transform))


def lettering(scene: Scene) -> Iterator[tuple[str, float]]:
    """Every line of text on a scene and its size in mm per em, as it stands there."""
    return _lettering(scene.items, 1.0)


def _lettering(items: tuple[Item, ...], factor: float) -> Iterator[tuple[str, float]]:
    for item in items:
        match item:
            case Text():
                yield item.text, item.size * factor
            case Group():
                yield from _lettering(item.items, factor * _narrowed(item.transform))
            case Use():
                yield from _lettering(item.scene.items, factor * _narrowed(item.transform))


def _narrowed(transform: Transform) -> float:
    """The factor by which type grows under this transform."""
    _, _, c, d, _, _ = transform
    return math.hypot(c, d)

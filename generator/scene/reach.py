"""Where a drawing really reaches: the points of its paths, for whoever sets things around it."""

from __future__ import annotations

from collections.abc import Iterator

from generator.scene.model import IDENTITY, Group, Item, Scene, Shape, Transform, Use, combined
from generator.scene.pathdata import segments


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

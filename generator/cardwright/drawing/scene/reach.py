"""The outline of a drawing: the points of its paths, and the corners of its photos.

And how large its lettering is.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from cardwright.drawing.scene.model import (
    IDENTITY,
    Group,
    Item,
    Photo,
    Scene,
    Shape,
    Text,
    Transform,
    Use,
    combined,
)
from cardwright.drawing.scene.outline import rectangle
from cardwright.drawing.scene.pathdata import segments


def points(scene: Scene) -> Iterator[tuple[float, float]]:
    """Every point (x, y in mm) that the paths of a scene name, and each corner of its photos.

    Lettering is left out, and of photos in a clip everything but the points of the clip.
    """
    return _points(scene.items, IDENTITY)


def _points(items: tuple[Item, ...], outer: Transform) -> Iterator[tuple[float, float]]:
    for item in items:
        match item:
            case Shape(data=data):
                yield from _of_path(data, outer)
            case Photo(x=x, y=y, width=width, height=height):
                yield from _of_path(rectangle(x, y, width, height), outer)
            case Group(clip=clip) if clip and any(isinstance(each, Photo) for each in item.items):
                yield from _of_path(clip, combined(outer, item.transform))
            case Group():
                yield from _points(item.items, combined(outer, item.transform))
            case Use():
                yield from _points(item.scene.items, combined(outer, item.transform))


def _of_path(data: str, outer: Transform) -> Iterator[tuple[float, float]]:
    a, b, c, d, e, f = outer
    for _, *numbers in segments(data):
        for x, y in zip(numbers[0::2], numbers[1::2], strict=True):
            yield a * x + c * y + e, b * x + d * y + f


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

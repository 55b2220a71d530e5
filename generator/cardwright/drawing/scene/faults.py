"""Faults of a scene that somebody has drawn, found before it is printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import isfinite
from typing import Any

from cardwright.drawing.scene.fonts import FILES
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Gradient, Group, Scene, Shape, Text, Use
from cardwright.drawing.scene.pathdata import check_path
from cardwright.errors import excerpt

ANCHORS = ("start", "middle", "end")
_COMMANDS = "M, L, H, V, C, Q and Z"
#: Inks that anybody may name; a face has a few more for its suit.
INKS = tuple(
    ink
    for ink in PALETTES["color"].colors
    if not ink.endswith(("-rule", "-sign", "-spare")) and ink not in {"mass", "cut"}
)


def faults(scene: Scene) -> Iterator[str]:
    """Everything that cannot be drawn, each with the number of its item, from 1."""
    yield from _of_items(scene.items, {})


def _of_items(items: Any, inks: Mapping[str, str], where: str = "item ") -> Iterator[str]:  # noqa: ANN401 - of whoever drew it
    if not isinstance(items, tuple):
        yield f"items are a tuple, not a {type(items).__name__}"
        return
    for number, item in enumerate(items, 1):
        place = f"{where}{number}"
        match item:
            case Shape():
                found = _of_shape(item, inks)
            case Text():
                found = _of_text(item, inks)
            case Group():
                found = _of_transform(item.transform)
                if item.clip and (fault := check_path(item.clip)):
                    yield f"{place}: clip: {fault}; paths are made of {_COMMANDS}"
                yield from _of_items(item.items, inks, f"{place}, item ")
            case Use():
                found = _of_transform(item.transform)
                inner = item.exchanged(dict(inks))
                yield from _of_items(item.scene.items, inner, f"{place}, item ")
            case _:
                found = iter([f"a {type(item).__name__} is no Shape, Text, Group or Use"])
        yield from (f"{place}: {fault}" for fault in found)


def _of_shape(shape: Shape, inks: Mapping[str, str]) -> Iterator[str]:
    if fault := check_path(shape.data):
        yield f"path: {fault}; paths are made of {_COMMANDS}"
    fill = shape.fill
    fills = (fill.start, fill.end) if isinstance(fill, Gradient) else (fill,)
    for ink in filter(None, (*fills, shape.stroke)):
        yield from _of_ink(ink, inks)


def _of_text(text: Text, inks: Mapping[str, str]) -> Iterator[str]:
    if text.font not in FILES:
        yield _unknown("font", text.font, FILES)
    if text.anchor not in ANCHORS:
        yield _unknown("anchor", text.anchor, ANCHORS)
    if not (isfinite(text.size) and text.size > 0):
        yield f"size: {text.size:g} mm is no size of type"
    yield from _of_ink(text.ink, inks)


def _of_ink(ink: str, inks: Mapping[str, str]) -> Iterator[str]:
    printed = inks.get(ink, ink)
    if printed not in PALETTES["color"].colors:
        yield _unknown("ink", printed, INKS)


def _of_transform(transform: Any) -> Iterator[str]:  # noqa: ANN401 - of whoever drew it
    plain = isinstance(transform, tuple) and len(transform) == 6
    if not (plain and all(isinstance(each, (int, float)) and isfinite(each) for each in transform)):
        yield "transform: not six numbers"


def _unknown(kind: str, name: str, known: Iterable[str]) -> str:
    return f"there is no {kind} “{excerpt(name)}”; known: {', '.join(known)}"

"""Faults of a scene that somebody has drawn, found before it is printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import isfinite
from typing import Any

from cardwright.drawing.scene.fonts import FILES
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Gradient, Group, Photo, Scene, Shape, Text, Use
from cardwright.drawing.scene.pathdata import check_path
from cardwright.drawing.scene.photos import opened
from cardwright.drawing.scene.shaping import shape
from cardwright.errors import MissingGlyph, excerpt

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
        yield f"items must be a tuple, not a {type(items).__name__}"
        return
    for number, item in enumerate(items, 1):
        place = f"{where}{number}"
        match item:
            case Shape():
                found = _of_shape(item, inks)
            case Text():
                found = _of_text(item, inks)
            case Photo():
                found = _of_photo(item)
            case Group():
                found = _of_transform(item.transform)
                if item.clip and (fault := check_path(item.clip, computed=True)):
                    yield f"{place}: clip: {fault}; paths consist of {_COMMANDS}"
                yield from _of_items(item.items, inks, f"{place}, item ")
            case Use():
                found = _of_transform(item.transform)
                inner = item.exchanged(dict(inks))
                yield from _of_items(item.scene.items, inner, f"{place}, item ")
            case _:
                found = iter([f"a {type(item).__name__} is not a Shape, Text, Group or Use"])
        yield from (f"{place}: {fault}" for fault in found)


def _of_shape(shape: Shape, inks: Mapping[str, str]) -> Iterator[str]:
    if not isinstance(shape.data, str):
        yield f"path: a {type(shape.data).__name__} is not path data"
        return
    if not _is_number(shape.width) or shape.width < 0:
        yield f"width: {shape.width!r} is not a line width in mm"
    if fault := check_path(shape.data, computed=True):
        yield f"path: {fault}; paths consist of {_COMMANDS}"
    if not (shape.fill or shape.stroke):
        yield "it has neither fill nor stroke, so it would be invisible"
    fill = shape.fill
    fills = (fill.start, fill.end) if isinstance(fill, Gradient) else (fill,)
    for ink in filter(None, (*fills, shape.stroke)):
        yield from _of_ink(ink, inks)


def _of_text(text: Text, inks: Mapping[str, str]) -> Iterator[str]:
    if not isinstance(text.text, str):
        yield f"text: {text.text!r} is a {type(text.text).__name__}; convert it with str(…)"
        return
    if text.font not in FILES:
        yield _unknown("font", text.font, FILES)
    else:
        try:
            shape(text.text, text.font)
        except MissingGlyph as error:
            yield error.message
    if not (_is_number(text.x) and _is_number(text.y)):
        yield f"place: ({text.x!r}, {text.y!r}) are not two numbers in mm"
    if text.anchor not in ANCHORS:
        yield _unknown("anchor", text.anchor, ANCHORS)
    if not _is_number(text.size) or text.size <= 0:
        yield f"size: {text.size!r} mm is not a type size"
    yield from _of_ink(text.ink, inks)


def _of_photo(photo: Photo) -> Iterator[str]:
    place = (photo.x, photo.y, photo.width, photo.height)
    if not all(map(_is_number, place)) or min(photo.width, photo.height) <= 0:
        yield f"photo: {place} is not a place and a size in mm"
    try:
        opened(photo.data)
    except OSError:
        yield "photo: the data is not JPEG"


def _of_ink(ink: str, inks: Mapping[str, str]) -> Iterator[str]:
    printed = inks.get(ink, ink)
    if printed not in PALETTES["color"].colors:
        yield _unknown("ink", printed, INKS)


def _of_transform(transform: Any) -> Iterator[str]:  # noqa: ANN401 - of whoever drew it
    if not (
        isinstance(transform, tuple) and len(transform) == 6 and all(map(_is_number, transform))
    ):
        yield "transform: not six numbers"


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and isfinite(value)


def _unknown(kind: str, name: str, known: Iterable[str]) -> str:
    return f"there is no {kind} “{excerpt(name)}”; known: {', '.join(known)}"

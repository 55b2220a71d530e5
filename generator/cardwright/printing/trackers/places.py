"""The places of a tracker: what can be written or ticked, by name, and where on the paper it is.

The printed page, the form to fill in on a screen, and the drawing of a tracker that is filled in
are all made from the same places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Item, Shape, Text
from cardwright.drawing.scene.shaping import width
from cardwright.printing.trackers.part import Area, TrackerPart

#: How far the strokes of a tick reach from its middle, as a share of the smaller side.
REACH = 0.28
#: What is written at a place, or "x" where it is ticked, by the name of the place.
Values = Mapping[str, str]
#: Whether one writes at a place, or ticks it.
Kind: TypeAlias = Literal["text", "tick"]
#: How a place is ticked.
TICKED = "x"
#: What is filled in is written in this font; the greatest size, mm, and its share of a line.
HAND, _LARGEST, _SHARE = "italic", 4.4, 0.72


@dataclass(frozen=True, slots=True)
class TrackerPlace:
    """A line to write on or a mark to tick: its name on the page, and what a reader hears."""

    name: str
    label: str
    area: Area
    kind: Kind = "text"
    centered: bool = True

    @property
    def size(self) -> float:
        """The size of what is written here, mm."""
        return min(_LARGEST, self.area.height * _SHARE)


@dataclass(frozen=True, slots=True)
class TrackerLayout:
    """Parts in reading order, and the places among them; `blocks` matches stand side by side.

    The names of places begin with the number of their match, from 1, and a hyphen.
    """

    parts: tuple[TrackerPart, ...]
    places: tuple[TrackerPlace, ...]
    blocks: int = 1

    def parts_filled(self, values: Values, ink: str) -> tuple[TrackerPart, ...]:
        """The parts, and over them as ornament what is filled in."""
        return (*self.parts, TrackerPart("", tuple(written(self.places, values, ink))))


def square(x: float, y: float, size: float) -> Area:
    """The area of a mark with its middle at (x, y)."""
    return Area(x - size / 2, y - size / 2, x + size / 2, y + size / 2)


def written(places: Iterable[TrackerPlace], values: Values, ink: str) -> list[Item]:
    """The marks for these values at the places; raises KeyError for a value without a place."""
    by_name = {place.name: place for place in places}
    return [_drawn(by_name[name], value, ink) for name, value in values.items() if value]


def _drawn(place: TrackerPlace, value: str, ink: str) -> Item:
    area = place.area
    if place.kind == "tick":
        return Shape(cross(area), stroke=ink, width=0.5, round_ends=True)
    size = place.size
    room = area.width - 1.0
    size = min(size, size * room / width(value, HAND, size))
    y = (area.top + area.bottom) / 2 + size * 0.3
    if place.centered:
        return Text(area.middle, y, value, HAND, size, ink, "middle")
    return Text(area.left + 0.8, y, value, HAND, size, ink)


def cross(area: Area) -> str:
    """The two strokes that tick a mark."""
    x, y = area.middle, (area.top + area.bottom) / 2
    reach = REACH * min(area.width, area.height)
    left, right, top, bottom = x - reach, x + reach, y - reach, y + reach
    return f"{outline.line(left, top, right, bottom)} {outline.line(left, bottom, right, top)}"

"""Parts of a tracker's page: areas of the paper, and tagged parts in reading order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from cardwright.drawing.scene.model import Item


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of the page in mm from its upper left corner, y down."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom."""
        return self.left, self.top, self.right, self.bottom

    @property
    def width(self) -> float:
        """Millimeters from left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Millimeters from top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> float:
        """The x of the middle."""
        return (self.left + self.right) / 2

    def below(self, height: float) -> Area:
        """The area that is left under a strip of this height."""
        return replace(self, top=self.top + height)

    def above(self, height: float) -> Area:
        """The area that is left over a strip of this height at the foot."""
        return replace(self, bottom=self.bottom - height)

    def foot(self, height: float) -> Area:
        """The strip of this height at the foot."""
        return replace(self, top=self.bottom - height)


@dataclass(frozen=True, slots=True)
class TrackerPart:
    """Items of one role: a standard structure type such as H1, P or Figure, "" for ornament.

    Kids follow the part's own items. ``alt`` says what a Figure shows, ``area`` is where it lies;
    ``scope`` is what a TH heads.
    """

    role: str
    items: tuple[Item, ...] = ()
    kids: tuple[TrackerPart, ...] = ()
    alt: str = ""
    area: Area | None = None
    scope: str = ""


def each_part(parts: Iterable[TrackerPart]) -> Iterator[TrackerPart]:
    """The parts and all their kids, in reading order."""
    for part in parts:
        yield part
        yield from each_part(part.kids)

"""What flows down the pages: flowables that are not parted, and the pages they are laid on.

Lengths are mm, y down from the top of the page.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from generator.booklet.canvas import Canvas

#: The page, and the block of type on it.
WIDTH, HEIGHT = 140.0, 210.0
LEFT, TOP, MEASURE, BOTTOM = 18.0, 23.0, 104.0, 191.0
#: What sums of many heights may be off.
_SLACK = 1e-6

#: Paints a flowable whose top is at y.
Paint = Callable[[Canvas, float], None]


@dataclass(frozen=True, slots=True)
class Flowable:
    """A piece of the column: its height, the space above it, and what paints it.

    With `keep` the next flowable stands on the same page. `anchor` is the name by which links find
    it; `entry`, a level from 0 and a title, puts it into the outline.
    """

    height: float
    paint: Paint
    space: float = 0.0
    keep: bool = False
    anchor: str = ""
    entry: tuple[int, str] | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Flowables that begin on a page of their own; the title runs along the head of later pages."""

    title: str
    flowables: tuple[Flowable, ...]


@dataclass(slots=True)
class Page:
    """A page of a chapter: each flowable with its top; `opens` marks the first of a chapter."""

    chapter: Chapter
    opens: bool
    flowables: list[tuple[float, Flowable]] = field(default_factory=list)


def pages(chapter: Chapter) -> list[Page]:
    """The chapter's flowables laid on pages, those that keep together on one, where that can be."""
    made = [Page(chapter, opens=True)]
    y = TOP
    for group in _groups(chapter.flowables):
        whole = math.fsum(flowable.height + flowable.space for flowable in group)
        if made[-1].flowables and y + whole > BOTTOM + _SLACK and whole < BOTTOM - TOP:
            made.append(Page(chapter, opens=False))
            y = TOP
        for flowable in group:
            space = flowable.space if made[-1].flowables else 0.0
            if made[-1].flowables and y + space + flowable.height > BOTTOM + _SLACK:
                made.append(Page(chapter, opens=False))
                y, space = TOP, 0.0
            made[-1].flowables.append((y + space, flowable))
            y += space + flowable.height
    return made


def _groups(flowables: Sequence[Flowable]) -> Iterator[list[Flowable]]:
    group: list[Flowable] = []
    for flowable in flowables:
        group.append(flowable)
        if not flowable.keep:
            yield group
            group = []
    if group:
        yield group


def anchors(pages_of_all: Sequence[Page], first: int) -> dict[str, int]:
    """Anchor -> printed page number, when the first of the pages has the number `first`."""
    return {
        flowable.anchor: number
        for number, page in enumerate(pages_of_all, start=first)
        for _, flowable in page.flowables
        if flowable.anchor
    }

"""What flows down the pages: slabs that are not parted, and the pages they are laid on.

Lengths are mm, y down from the top of the page.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from generator.booklet.press import Press

#: The page, and the block of type on it.
WIDTH, HEIGHT = 140.0, 210.0
LEFT, TOP, MEASURE, BOTTOM = 18.0, 23.0, 104.0, 191.0
#: What sums of many heights may be off.
_SLACK = 1e-6

#: Paints a slab whose top is at y.
Paint = Callable[[Press, float], None]


@dataclass(frozen=True, slots=True)
class Slab:
    """A piece of the column: its height, the space above it, and what paints it.

    With `keep` the next slab stands on the same page. `anchor` is the name by which links find
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
    """Slabs that begin on a page of their own; the title runs along the head of later pages."""

    title: str
    slabs: tuple[Slab, ...]


@dataclass(slots=True)
class Page:
    """A page of a chapter: each slab with its top; `opens` marks the first page of a chapter."""

    chapter: Chapter
    opens: bool
    slabs: list[tuple[float, Slab]] = field(default_factory=list)


def pages(chapter: Chapter) -> list[Page]:
    """The chapter's slabs laid on pages, those that keep together on one, where that can be."""
    made = [Page(chapter, opens=True)]
    y = TOP
    for group in _groups(chapter.slabs):
        whole = math.fsum(slab.height + slab.space for slab in group)
        if made[-1].slabs and y + whole > BOTTOM + _SLACK and whole < BOTTOM - TOP:
            made.append(Page(chapter, opens=False))
            y = TOP
        for slab in group:
            space = slab.space if made[-1].slabs else 0.0
            if made[-1].slabs and y + space + slab.height > BOTTOM + _SLACK:
                made.append(Page(chapter, opens=False))
                y, space = TOP, 0.0
            made[-1].slabs.append((y + space, slab))
            y += space + slab.height
    return made


def _groups(slabs: Sequence[Slab]) -> Iterator[list[Slab]]:
    group: list[Slab] = []
    for slab in slabs:
        group.append(slab)
        if not slab.keep:
            yield group
            group = []
    if group:
        yield group


def anchors(pages_of_all: Sequence[Page], first: int) -> dict[str, int]:
    """Anchor -> printed page number, when the first of the pages has the number `first`."""
    return {
        slab.anchor: number
        for number, page in enumerate(pages_of_all, start=first)
        for _, slab in page.slabs
        if slab.anchor
    }

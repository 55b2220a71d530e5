"""The scales of a calibration sheet as drawings: ticks, lines that are read, bars and edges."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Item, Shape, Text
from cardwright.printing.calibration.places import (
    FROM,
    LAST,
    LINES,
    STEP,
    TICK,
    TICKS,
    TO,
    TRUE,
    Bar,
    Edge,
    Places,
    Vernier,
)

#: The thinnest line that every printer keeps; what is read is as thin as that.
FINE = 0.18
#: Sizes of numbers, and of the letter of a scale, in mm per em.
_NUMBER, _TENTH, _LETTER = 3.6, 3.4, 5.6
#: How far a slanted line reaches from the edge, and along it for each mm of that.
REACH, ALONG = 15, 10.0
_BASE = 15.7  # of the numbers beside it, from the edge


def ticks(scale: Vernier, first: int = 0, last: int = TICKS) -> Iterator[Item]:
    """The front of a scale: a tick each mm from one to another, numbered up to the last number."""
    for number in range(first, last + 1):
        long = 2.4 if number % 10 == 0 else 1.6 if number % 5 == 0 else 0.0
        named = long and number <= LAST
        along = number - TRUE
        yield _stroke(scale, along, -TICK - (long if named else 0.0), 0)
        if named:
            yield _word(scale, along, -TICK - long - 0.9, str(number), _NUMBER)


def lines(scale: Vernier, ink: str = "ink", off: float = 0.0) -> Iterator[Item]:
    """The back of a scale as it is seen from the front, with tenths below an arrow and nine lines.

    ``off`` is how far along the scale the back lies from its place.
    """
    for tenth in range(LINES):
        along = STEP * tenth + off
        yield _stroke(scale, along, FROM, TO, ink)
        yield _word(scale, along, TO + 0.8, f".{tenth}", _TENTH, ink)
    points = ((off, TO - 3.8), (off - 1.15, TO), (off + 1.15, TO))
    yield Shape(outline.polygon(*(scale.at(*point) for point in points)), fill=ink)


def letter(scale: Vernier | Bar, along: float, across: float) -> Iterator[Item]:
    """The letter of a scale in a ring, its middle at this point of the scale."""
    yield from ringed(scale.letter, *scale.at(along, across))


def ringed(text: str, x: float, y: float, size: float = _LETTER) -> Iterator[Item]:
    """A letter in a ring about (x, y)."""
    yield Shape(outline.circle(x, y, 0.74 * size), stroke="ink", width=0.3)
    yield Text(x, y + 0.36 * size, text, "display", size, anchor="middle")


def _stroke(scale: Vernier, along: float, start: float, end: float, ink: str = "ink") -> Shape:
    ends = (*scale.at(along, start), *scale.at(along, end))
    return Shape(outline.line(*ends), stroke=ink, width=FINE)


def _word(
    scale: Vernier, along: float, across: float, text: str, size: float, ink: str = "ink"
) -> Text:
    """A word that begins at this distance from the base, upright, and leads away from it."""
    x, y = scale.at(along, across)
    if scale.down:
        anchor = "start" if across * scale.side > 0 else "end"
        return Text(x, y + 0.34 * size, text, "body", size, ink, anchor)
    return Text(x, y + (0.7 * size if across > 0 else 0.0), text, "body", size, ink, "middle")


def bar(measured: Bar) -> Iterator[Item]:
    """A bar to lay a ruler along: zero line, arrow, and nine lines more with their tenths."""
    end = measured.length + STEP * (LINES - 1)
    yield _line(measured, (0, 0), (end + 3, 0), FINE)
    yield _line(measured, (0, 0), (0, -7), FINE)
    yield _numbered(measured, 0, "0")
    for tenth in range(LINES):
        along = measured.length + STEP * tenth
        yield _line(measured, (along, 0), (along, -6.5), FINE)
        yield _numbered(measured, along, f".{tenth}")
    at = measured.length
    points = ((at, -1.2), (at - 1.15, -5.0), (at + 1.15, -5.0))
    yield Shape(outline.polygon(*(_on(measured, *point) for point in points)), fill="ink")


def _on(measured: Bar, along: float, across: float) -> tuple[float, float]:
    """A point of a bar; what is printed lies above or right of it, and the ruler on the rest."""
    return measured.at(along, -across if measured.down else across)


def _line(
    measured: Bar, start: tuple[float, float], end: tuple[float, float], wide: float
) -> Shape:
    ends = (*_on(measured, *start), *_on(measured, *end))
    return Shape(outline.line(*ends), stroke="ink", width=wide)


def _numbered(measured: Bar, along: float, text: str) -> Text:
    x, y = _on(measured, along, -7.6)
    if measured.down:
        return Text(x, y + 0.34 * _TENTH, text, "body", _TENTH)
    return Text(x, y, text, "body", _TENTH, anchor="middle")


def slant(where: Places, edge: Edge) -> Iterator[Item]:
    """The slanted line at an edge, and the numbers beside it: how far from the edge it is there."""
    end = edge.start + REACH * ALONG
    # Where the line is cut off its inner side begins: that is what lies at the number.
    outer = -FINE / 2
    ends = (*where.on_edge(edge, edge.start, outer), *where.on_edge(edge, end, REACH + outer))
    yield Shape(outline.line(*ends), stroke="ink", width=FINE)
    base = (*where.on_edge(edge, edge.start, _BASE), *where.on_edge(edge, end, _BASE))
    yield Shape(outline.line(*base), stroke="ink", width=0.12)
    for tick in range(REACH * 10 + 1):
        along = edge.start + tick * ALONG / 10
        long = 1.8 if tick % 10 == 0 else 1.3 if tick % 5 == 0 else 0.8
        yield _across(where, edge, along, _BASE, _BASE + long)
        if tick % 10 == 0:
            yield _across(where, edge, along, tick / 10, _BASE, guide=True)
            x, y = where.on_edge(edge, along, _BASE + 3.6)
            yield Text(x, y + 0.95, str(tick // 10), "body", 2.8, anchor="middle")
    yield from ringed(edge.letter, *where.on_edge(edge, end + 9, 15.0), 4.6)


def _across(
    where: Places, edge: Edge, along: float, start: float, end: float, *, guide: bool = False
) -> Shape:
    ends = (*where.on_edge(edge, along, start), *where.on_edge(edge, along, end))
    return Shape(
        outline.line(*ends),
        stroke="soft" if guide else "ink",
        width=0.1,
        dash=(0.5, 0.7) if guide else (),
    )

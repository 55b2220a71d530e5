"""The marks a pencil fills in. Each is a scene of its own, drawn once and used all over the page.

Their names begin with ``tick``, so that whoever reads a page back can count them.
"""

from __future__ import annotations

from functools import cache

from cardwright.drawing.faces.parts import placed
from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Scene, Shape, Use

#: Width of an outline, and of the second, finer one; what lies outside of a mark's own square.
LINE, FINE = 0.24, 0.2
_EDGE = 0.3
#: A mark smaller than this, mm, is one of a pad.
_SMALL = 6.0


def tick(scene: Scene, x: float, y: float) -> Use:
    """The mark with its middle at (x, y)."""
    return placed(scene, x, y, scene.width)


@cache
def box(size: float) -> Scene:
    """A square box."""
    return _mark("tick-box", size, _outline(outline.rectangle(0, 0, size, size), _line(size)))


@cache
def last_box(size: float) -> Scene:
    """The box that wins the game: framed twice, or where it is small once and heavily."""
    if size < _SMALL:
        heavy = Shape(outline.rectangle(0, 0, size, size), stroke="ink", width=0.3)
        return _mark("tick-last", size, heavy)
    inner = outline.rectangle(0.8, 0.8, size - 1.6, size - 1.6)
    frame = Shape(outline.rectangle(0, 0, size, size), stroke="ink", width=0.4)
    return _mark("tick-last", size, frame, _outline(inner, FINE))


@cache
def hole(size: float) -> Scene:
    """A ring around a place to prick with a pin."""
    middle = size / 2
    ring = _outline(outline.circle(middle, middle, middle))
    return _mark("tick-hole", size, ring, _pin(middle))


@cache
def last_hole(size: float) -> Scene:
    """The pin-hole that wins the game: ringed twice."""
    middle = size / 2
    ring = Shape(outline.circle(middle, middle, middle), stroke="ink", width=0.4)
    inner = _outline(outline.circle(middle, middle, middle - 0.8), FINE)
    return _mark("tick-last", size, ring, inner, _pin(middle))


@cache
def lozenge(size: float) -> Scene:
    """A square on its corner, for what lies between the sides: a tied point, deuce."""
    half = size / 2
    data = outline.polygon((half, 0), (size, half), (half, size), (0, half))
    return _mark("tick-lozenge", size, _outline(data, _line(size)))


def _line(size: float) -> float:
    """The width of an outline: finer about a small mark, of which many stand together."""
    return FINE if size < _SMALL else LINE


def _mark(name: str, size: float, *items: Shape) -> Scene:
    return Scene(size, size, items, name, bleed=_EDGE)


def _outline(data: str, width: float = LINE) -> Shape:
    return Shape(data, stroke="ink", width=width)


def _pin(middle: float) -> Shape:
    return Shape(outline.circle(middle, middle, 0.35), fill="soft")

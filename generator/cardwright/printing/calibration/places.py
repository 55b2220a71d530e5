"""Scales of a calibration sheet: their places, in mm as one sees the front, and their readings.

Four scales are read through the paper, A and B across, C and D down. Each has a tick every
millimeter on the front, numbered from 0, and on the back an arrow and nine more lines, 2.9 mm
apart: where the arrow stands 0.1 mm farther along, it is the next line that meets a tick. The
arrow meets number 10 where nothing is amiss, so that nobody has to write a minus.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.drawing.scene.paper import Paper

#: What the arrow points at where front and back are true, and the last number of a scale.
TRUE, LAST = 10, 20
#: Lines of the back, and from one to the next, in mm.
LINES, STEP = 10, 2.9
#: Ticks of the front: so many that the last line meets one wherever the arrow stands.
TICKS = LAST + 27
#: How far ticks reach from the base of a scale, on its side away from the back's lines; and from
#: where to where those reach when nothing is amiss: over half of the ticks, and as far beyond.
TICK, FROM, TO = 8.0, -4.0, 8.0
#: What is read, in the order of the sheet; there is no I, which looks like a 1.
LETTERS = "ABCDEFGHJK"
#: What is free at the edges of the paper for the scales of the margins.
EDGE = 21.0


@dataclass(frozen=True, slots=True)
class Vernier:
    """A scale: where the arrow meets number 10, and to which side its lines reach, 1 or -1.

    That is to the right or left for a scale that runs down, and else always down.
    """

    letter: str
    x: float
    y: float
    down: bool = False
    side: int = 1

    def at(self, along: float, across: float) -> tuple[float, float]:
        """The point so many mm from number 10 on the base, along the scale and across it."""
        if self.down:
            return self.x + across * self.side, self.y + along
        return self.x + along, self.y + across


@dataclass(frozen=True, slots=True)
class Bar:
    """A length to measure: from its zero line at (x, y) to an arrow and nine lines more."""

    letter: str
    x: float
    y: float
    length: float
    down: bool = False

    def at(self, along: float, across: float) -> tuple[float, float]:
        """The point so many mm from the zero line, along the bar and to its right or below it."""
        if self.down:
            return self.x + across, self.y + along
        return self.x + along, self.y + across


@dataclass(frozen=True, slots=True)
class Edge:
    """A slanted line at an edge of the paper, 1 mm nearer to the inside every 10 mm along.

    `start` is how far along the edge, from the left or from the top, it begins at the very edge.
    """

    letter: str
    name: str
    start: float


@dataclass(frozen=True, slots=True)
class Places:
    """All that is read on a sheet of this paper."""

    paper: Paper
    verniers: tuple[Vernier, ...]
    bars: tuple[Bar, ...]
    edges: tuple[Edge, ...]

    @property
    def apart(self) -> tuple[float, float]:
        """The distance of the bases of C and D, and of A and B, where they are read; mm."""
        a, b, c, d = self.verniers
        return d.x - c.x, b.y - a.y

    def on_edge(self, edge: Edge, along: float, inside: float) -> tuple[float, float]:
        """The point so many mm along an edge, and so many from it."""
        match edge.name:
            case "left":
                return inside, along
            case "top":
                return along, inside
            case "right":
                return self.paper.width - inside, along
        return along, self.paper.height - inside


def places(paper: Paper) -> Places:
    """The places on a paper; the four scales lie evenly about its middle."""
    x, y = paper.width / 2, paper.height / 2
    far_x, far_y = x - EDGE - 20.0, y - EDGE - 33.4
    middle = TICKS / 2 - TRUE  # of the ticks, from number 10
    return Places(
        paper,
        (
            Vernier("A", x - middle, y - far_y),
            Vernier("B", x - middle, y + far_y),
            Vernier("C", x - far_x, y - middle, down=True),
            Vernier("D", x + far_x, y - middle, down=True, side=-1),
        ),
        (
            Bar("E", EDGE + 17.0, EDGE + 54.0, 120.0),
            Bar("F", EDGE + 2.0, EDGE + 58.0, 150.0, down=True),
        ),
        (
            Edge("G", "left", 30.0),
            Edge("H", "top", 30.0),
            Edge("J", "right", 30.0),
            Edge("K", "bottom", 30.0),
        ),
    )

"""One specimen: a technique, drawn at its printed size and seen through a glass."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.fit import fit_line
from cardwright.drawing.scene.inks import accent_inks
from cardwright.drawing.scene.model import Group, Item, Scene, Shape, Text, Use, moved
from cardwright.drawing.scene.shaping import width
from cardwright.drawing.scene.svg_in import parse_motif
from engraver.technique.plate import Plate

#: A panel, and the drawing in its left half, in mm.
WIDTH, HEIGHT = 89.0, 44.5
DRAWN = (38.0, 34.0)
_LEFT, _TOP = 5.0, 3.2
#: The least space between a title and the calls beside it, mm.
_APART = 3.0
#: How much the glass enlarges, its radius in mm, and the middle of it on the panel.
POWER = 3.0
_GLASS = 16.6
_MIDDLE = (WIDTH - _GLASS - 5.2, _TOP + DRAWN[1] / 2)


@dataclass(frozen=True, slots=True)
class Specimen:
    """A technique's title, the calls that draw it (``module.function``), and a drawing with them.

    ``draw`` paints a plate of the size ``DRAWN``; the glass lies over ``focus``, mm on the plate.
    """

    title: str
    calls: tuple[str, ...]
    draw: Callable[[Plate], None]
    focus: tuple[float, float]

    def scene(self) -> Scene:
        """The drawing."""
        plate = Plate(*DRAWN)
        self.draw(plate)
        name = self.calls[0].replace(".", "-")
        return parse_motif(plate.svg().encode(), Path("specimen", f"{name}.svg"))


def panel(specimen: Specimen, hue: str) -> tuple[Item, ...]:
    """Everything on the specimen's panel, whose upper left corner is (0, 0), in a hue."""
    drawing = Use(specimen.scene(), inks=accent_inks(hue))
    whole = outline.rectangle(0, 0, *DRAWN)
    return (
        Shape(outline.rectangle(0, 0, WIDTH, HEIGHT), stroke="soft", width=0.2),
        Shape(outline.rectangle(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6), stroke="ink", width=0.35),
        Group((drawing,), moved(_LEFT, _TOP), clip=whole),
        *_glass(drawing, specimen.focus, hue),
        *_caption(specimen),
    )


def _glass(drawing: Use, focus: tuple[float, float], hue: str) -> tuple[Item, ...]:
    """The view through the glass, its rim, and where it is held."""
    (x, y), r = _MIDDLE, _GLASS
    held = (_LEFT + focus[0], _TOP + focus[1])
    small = r / POWER
    place = moved(x - POWER * focus[0], y - POWER * focus[1], POWER)
    field = outline.circle(x, y, r)
    sheet = Shape(outline.rectangle(0, 0, *DRAWN), fill="paper")
    return (
        *(
            Shape(data, stroke=ink, width=width)
            for ink, width in (("paper", 0.7), (hue, 0.26))
            for data in (
                outline.circle(*held, small),
                *(outline.line(*_tangent(held, small, side), *_tangent(_MIDDLE, r, side, held))
                  for side in (-1, 1)),
            )
        ),
        Shape(field, fill="paper"),
        Group((Group((sheet, drawing), place),), clip=field),
        Shape(field, stroke="ink", width=0.9),
        Shape(outline.circle(x, y, r + 0.95), stroke="ink", width=0.2),
    )  # fmt: skip


def _tangent(
    middle: tuple[float, float],
    r: float,
    side: int,
    other: tuple[float, float] | None = None,
) -> tuple[float, float]:
    """The point where the common outer tangent touches the circle, on one side."""
    start, end = (other, middle) if other else (middle, _MIDDLE)
    away = math.dist(start, end)
    heading = math.atan2(end[1] - start[1], end[0] - start[0])
    angle = heading + side * (math.pi / 2 + math.asin((_GLASS - _GLASS / POWER) / away))
    return middle[0] + r * math.cos(angle), middle[1] + r * math.sin(angle)


def _caption(specimen: Specimen) -> tuple[Item, ...]:
    y = HEIGHT - 3.2
    calls = ", ".join(specimen.calls)
    title = Text(_LEFT, y, specimen.title, "caps", 4.2, "ink", "start", 0.05)
    room = WIDTH - 2 * _LEFT - width(title.text, title.font, title.size, title.tracking) - _APART
    size = fit_line(calls, "italic", 2.9, room, floor=2.0)
    return title, Text(WIDTH - _LEFT, y, calls, "italic", size, "soft", "end")

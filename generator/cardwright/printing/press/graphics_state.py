"""The graphics state of a PDF page (ISO 32000-1, 8.4), as far as the press is concerned."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cardwright.printing.press.spaces import BLACK, Ink, Space, named

if TYPE_CHECKING:
    from cardwright.printing.press.font_codes import FontCodes

GRAY = named("DeviceGray")


@dataclass(frozen=True, slots=True)
class GraphicsState:
    """The colors that are set, whether paint is printed over what lies below, and for text.

    `text` is the way in which it is shown (Tr), `codes` those of its font, where one is set, and
    `size` its size. `area` is what matrices make of an area of 1.
    """

    fill: Ink = BLACK
    stroke: Ink = BLACK
    fill_space: Space = GRAY
    stroke_space: Space = GRAY
    fill_over: bool = False
    stroke_over: bool = False
    text: float = 0
    codes: FontCodes | None = field(default=None, compare=False)
    area: float = field(default=1.0, compare=False)
    size: float = field(default=0.0, compare=False)

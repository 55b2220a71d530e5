"""The plot a house is drawn on: one size for all, with the caption of its card."""

from __future__ import annotations

from collections.abc import Callable

from engraver.technique.plate import Plate

#: Size of every picture of a house, mm.
WIDTH, HEIGHT = 44.0, 36.0

#: What draws a house: its plate bears the caption, the type and then its place.
House = Callable[[], Plate]


def plot(title: str) -> Plate:
    """An empty plate for the house of this title, such as “Saltbox house, Massachusetts”."""
    return Plate(WIDTH, HEIGHT, title)

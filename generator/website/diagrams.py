"""The diagrams of a guide as drawings in its page; the cards on them stay files of their own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from generator.diagrams import drawn
from generator.engine.ledger import Ledger
from generator.faces import picture
from generator.guides import Figure
from generator.scene.inks import PALETTES
from generator.scene.model import Scene
from generator.scene.svg_out import svg
from generator.website.gallery import Picture

#: The measure that diagrams are drawn for, mm.
_MEASURE = 104.0


class Diagrams:
    """The diagrams of one page: each has ids of its own."""

    def __init__(self, ledger: Ledger, pictures: Mapping[str, Picture]) -> None:
        self._ledger = ledger
        self._pictures = pictures
        self._number = 0

    @cached_property
    def _linked(self) -> dict[Scene, str]:
        """The address of each card's picture, as seen from a page of the site."""
        return {
            picture(self._ledger, name): f"{self._ledger.name}/{entry.file}"
            for name, entry in self._pictures.items()
        }

    def figure(self, node: Figure) -> str:
        """A figure as SVG."""
        return self._svg(drawn(self._ledger, node.diagram, _MEASURE))

    def _svg(self, scene: Scene) -> str:
        self._number += 1
        return svg(scene, PALETTES["color"], self._linked, f"d{self._number}-").strip()

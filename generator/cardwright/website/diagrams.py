"""The diagrams of a guide as drawings in a page; the cards on them stay files of their own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from cardwright.drawing.faces import picture
from cardwright.drawing.scene.inks import PALETTES
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.outline import number
from cardwright.drawing.scene.svg_out import svg
from cardwright.ledger import Ledger
from cardwright.printing.diagrams import draw_diagram
from cardwright.printing.guides import Figure
from cardwright.website.gallery import CardPicture

#: The measure that diagrams are drawn for, mm.
_MEASURE = 104.0


class Diagrams:
    """The diagrams of one page: each has ids of its own."""

    def __init__(self, ledger: Ledger, pictures: Mapping[str, CardPicture]) -> None:
        self._ledger = ledger
        self._pictures = pictures
        self._number = 0

    @cached_property
    def _files(self) -> dict[Scene, str]:
        """The file of each card's picture, below the folder of the game."""
        return {picture(self._ledger, name): p.file for name, p in self._pictures.items()}

    def words(self, node: Figure) -> str:
        """The description of a figure in words."""
        return draw_diagram(self._ledger, node.diagram, _MEASURE).title

    def figure(self, node: Figure, folder: str) -> str:
        """A figure as SVG; `folder` is that of the game, as seen from the page.

        An empty drawing of its shape stands before it, which keeps its place: a browser lays out
        the figure itself when it is about to be seen, and until then knows nothing of its height.
        """
        scene = draw_diagram(self._ledger, node.diagram, _MEASURE)
        linked = {card: f"{folder}/{file}" for card, file in self._files.items()}
        self._number += 1
        place = f"0 0 {number(scene.width)} {number(scene.height)}"
        figure = svg(scene, PALETTES["color"], linked, f"d{self._number}-").strip()
        return f'<svg viewBox="{place}" aria-hidden="true"></svg>{figure}'

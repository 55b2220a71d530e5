"""The engraved ornaments of the game pages, for the eye only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.faces.ornaments import ornament
from cardwright.drawing.scene.inks import PALETTES, accent_inks
from cardwright.drawing.scene.model import IDENTITY, Scene, Use
from cardwright.drawing.scene.svg_out import svg
from cardwright.ledger import Ledger

#: The kinds that a page wears, and CSS pixels per mm at which each gives its own size.
_WORN = {"headpiece": 8, "tailpiece": 5}


@dataclass(frozen=True, slots=True)
class Ornament:
    """An ornament of a page: its address, its size in pixels, and the scene it shows."""

    address: str
    width: int
    height: int
    scene: Scene

    @property
    def drawn(self) -> str:
        """The SVG, in the colors of the cards."""
        return svg(self.scene, PALETTES["color"])


def ornaments(ledger: Ledger) -> Iterator[tuple[str, Ornament]]:
    """Kind and ornament of everything the page of a game wears; nothing where none is engraved."""
    game = ledger.ornaments
    for kind, pixels in _WORN.items():
        art = ornament(kind, game)
        if art:
            use = Use(art, IDENTITY, accent_inks(game_hue(ledger)))
            scene = Scene(art.width, art.height, (use,), f"{kind}-{game}", "")
            size = round(art.width * pixels), round(art.height * pixels)
            yield kind, Ornament(f"{game}/ornaments/{kind}.svg", *size, scene)

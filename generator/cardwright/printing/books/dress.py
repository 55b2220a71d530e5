"""The engraved ornaments that a game's books wear: where it has none, they do without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardwright.drawing.faces.hues import game_hue
from cardwright.drawing.faces.ornaments import initial, ornament
from cardwright.drawing.scene.inks import accent_inks
from cardwright.drawing.scene.model import IDENTITY, Scene, Use
from cardwright.ledger import Ledger
from cardwright.printing.books.drawings import Cards, drawing

_KINDS = ("headpiece", "tailpiece")


def ornaments(ledger: Ledger, cards: Cards, letter: str = "") -> dict[str, Any]:
    """The ornaments of a game as drawings, by kind; as `initial` that of a letter."""
    return {kind: drawing(art, cards) for kind, art in _worn(ledger, letter)}


def lettered(ledger: Ledger, cards: Cards, letter: str) -> dict[str, Any] | None:
    """The engraved initial of a letter; None where the game has none."""
    return ornaments(ledger, cards, letter).get("initial")


def _worn(ledger: Ledger, letter: str) -> Iterator[tuple[str, Scene]]:
    for kind in _KINDS:
        art = ornament(kind, ledger.ornaments)
        if art:
            yield kind, _colored(ledger, art)
            if letter.isalpha() and letter.isascii() and kind == _KINDS[0]:
                drawn = initial(letter)
                if drawn:
                    yield "initial", _colored(ledger, drawn, letter.upper())


def _colored(ledger: Ledger, art: Scene, title: str = "") -> Scene:
    """The ornament in the game's hue."""
    use = Use(art, IDENTITY, accent_inks(game_hue(ledger)))
    return Scene(art.width, art.height, (use,), art.name, title)

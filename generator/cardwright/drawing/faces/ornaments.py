"""The engraved ornaments of a game's papers, where the engraver has drawn any for it."""

from __future__ import annotations

from cardwright import paths
from cardwright.drawing.scene.model import Scene
from cardwright.drawing.scene.svg_in import motif

FOLDER = "ornaments"
#: Where on a title plate the name of the game may stand, mm: left, top, right, bottom.
NAME = (17.0, 45.8, 83.0, 56.0)


def ornament(kind: str, game: str) -> Scene | None:
    """The ``title``, ``headpiece`` or ``tailpiece`` of a game; None where it has none."""
    stem = f"{kind}-{game}"
    drawn = paths.data("card_art", FOLDER, f"{stem}.svg").is_file()
    return motif(FOLDER, stem) if drawn else None


def initial(letter: str) -> Scene | None:
    """The ornamented initial of a letter from A to Z; None for any other character."""
    return ornament("initial", letter.lower())

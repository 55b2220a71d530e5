"""The gallery: every face of a game on contact sheets, to be looked at and compared.

``contact`` lays the sheets out, ``vision`` has the eyes to see them with, ``fan`` a hand of seven,
``apart`` measures how far cards can be told from one another, and ``ink`` what they cost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from generator.engine.games import GAMES
from generator.engine.ledger import load_ledger
from generator.errors import UsageError
from generator.faces.edition import STANDARD, Edition
from generator.gallery.contact import contact_pdf, contact_png, plates
from generator.gallery.fan import fan, hand
from generator.gallery.vision import views
from generator.scene.png import png
from generator.staging import Staging

#: Pixels to the inch of a sheet at print size; at twice the size it has twice as many.
DPI = 120


def gallery(
    games: Sequence[str],
    out: Path,
    edition: Edition = STANDARD,
    progress: Callable[[str], None] | None = None,
    *,
    force: bool = False,
) -> int:
    """Write the contact sheets of the games (none: all) into the folder ``out``; return how many.

    For each view of each game a PDF of two pages and two PNG, at print size and at twice that;
    and a fan of seven cards. Raises UsageError for a game that is none, and RefusedOutput when
    ``out`` holds something that is not a gallery of ours; ``force`` as in ``Staging``.
    """
    with Staging(out, made="gallery", force=force) as staging:
        for game in asked(games):
            folder = staging.folder / game
            folder.mkdir()
            ledger = load_ledger(game)
            shown = plates(ledger, edition)
            for view in views():
                if progress:
                    progress(f"{game}: {view.name}")
                sheet = contact_png(shown, view, 2 * DPI)
                sheet.save(folder / f"{view.name}-2x.png", compress_level=3)
                sheet.reduce(2).save(folder / f"{view.name}.png", compress_level=6)
                (folder / f"{view.name}.pdf").write_bytes(contact_pdf(ledger.title, shown, view))
            held = fan([scene for _, scene in hand(ledger, 7, 0, edition)])
            (folder / "fan.png").write_bytes(png(held, views()[0], dpi=2 * DPI))
        return staging.publish()


def asked(games: Sequence[str]) -> tuple[str, ...]:
    """The games by name, in the order of the house, all of them for none; raises UsageError."""
    for game in games:
        if game not in GAMES:
            raise UsageError.among("game", game, GAMES)
    return tuple(game for game in GAMES if game in games or not games)

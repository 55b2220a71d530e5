"""The gallery: every face of a game on contact sheets, to be looked at and compared.

``contact`` lays the sheets out, ``vision`` has the eyes to see them with, ``fan`` a hand of seven,
``apart`` measures how far cards can be told from one another, and ``ink`` what they cost.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PIL import Image

from cardwright.building.artifact_cache import ArtifactCache
from cardwright.building.artifacts import Artifact
from cardwright.building.gallery.contact import contact_pdf, contact_png, plates
from cardwright.building.gallery.fan import fan, hand
from cardwright.building.gallery.vision import views
from cardwright.building.pool import WorkerPool
from cardwright.building.renderers import Files
from cardwright.building.staging import Staging
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.png import png
from cardwright.errors import UsageError
from cardwright.ledger import load_ledger
from cardwright.ledger.games import GAMES
from cardwright.system.cache import Cache

#: Pixels to the inch of a sheet at print size; at twice the size it has twice as many.
DPI = 120


def gallery(
    games: Sequence[str],
    out: Path,
    edition: Edition = STANDARD,
    progress: Callable[[str, int, int], None] | None = None,
    *,
    hands: int = 1,
    force: bool = False,
) -> int:
    """Write the contact sheets of the games (none: all) into the folder ``out``; return how many.

    For each view of each game a PDF of two pages and two PNG, at print size and at twice that;
    and a fan of seven cards. So many ``hands`` work side by side; ``progress`` is told each step,
    its number from 1, and how many there are. Raises UsageError for a game that is none, and
    RefusedOutput when ``out`` holds something that is not a gallery of ours; ``force`` as in
    ``Staging``.
    """
    steps = [step for game in resolve_games(games) for step in _steps(game, edition)]
    work = ArtifactCache(Cache(None)).work
    with (
        Staging(out, made="gallery", force=force) as staging,
        WorkerPool(min(hands, len(steps)), None, work) as crew,
    ):
        for number, (step, made) in enumerate(crew.made(steps), start=1):
            if progress:
                progress(step.title, number, len(steps))
            for name, data in made.files.items():
                path = staging.folder / name
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(data)
        return staging.publish()


def _steps(game: str, edition: Edition) -> Iterator[Artifact]:
    """The steps of a game: its sheets in each view, and a fan."""
    for view in views():
        ends = (f"{view.name}-2x.png", f"{view.name}.png", f"{view.name}.pdf")
        places = tuple(f"{game}/{end}" for end in ends)
        make = partial(_sheets, game, edition, view, DPI, places)
        yield Artifact(f"{game}: {view.name}", game, places, "", make)
    place = f"{game}/fan.png"
    yield Artifact(f"{game}: fan", game, (place,), "", partial(_fan, game, edition, DPI, place))


def _sheets(game: str, edition: Edition, view: Palette, dpi: int, names: tuple[str, ...]) -> Files:
    """The contact sheets of a game in one view: twice the print size, print size, and as PDF."""
    ledger = load_ledger(game)
    shown = plates(ledger, edition)
    sheet = contact_png(shown, view, 2 * dpi)
    pictures = (_packed(sheet, 3), _packed(sheet.reduce(2), 6))
    return dict(zip(names, (*pictures, contact_pdf(ledger.title, shown, view)), strict=True))


def _packed(picture: Image.Image, level: int) -> bytes:
    """The picture as PNG."""
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=level)
    return out.getvalue()


def _fan(game: str, edition: Edition, dpi: int, name: str) -> Files:
    """A hand of seven, held as a fan."""
    held = fan([scene for _, scene in hand(load_ledger(game), 7, 0, edition)])
    return {name: png(held, views()[0], dpi=2 * dpi)}


def resolve_games(games: Sequence[str]) -> tuple[str, ...]:
    """The games by name, in the order of the house, all of them for none; raises UsageError."""
    for game in games:
        if game not in GAMES:
            raise UsageError.among("game", game, GAMES)
    return tuple(game for game in GAMES if game in games or not games)

"""The gallery: every face of a game on contact sheets, to be looked at and compared.

``contact`` lays the sheets out, ``vision`` has the eyes to see them with, ``fan`` a hand of seven,
``apart`` measures how far cards can be told from one another, and ``ink`` what they cost.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from PIL import Image

from cardwright.building.artifact_cache import ArtifactCache
from cardwright.building.artifacts import Artifact, Files
from cardwright.building.custom_ledgers import Source
from cardwright.building.gallery.contact import contact_pdf, contact_png, plates
from cardwright.building.gallery.fan import fan, hand
from cardwright.building.gallery.vision import views
from cardwright.building.pool import make_all
from cardwright.building.staging import Staging
from cardwright.drawing.faces.edition import STANDARD, Edition
from cardwright.drawing.scene.inks import Palette
from cardwright.drawing.scene.png import png
from cardwright.errors import UsageError
from cardwright.ledger.games import GAMES
from cardwright.system.cache import Cache
from cardwright.system.workers import Workers

#: Pixels to the inch of a sheet at print size; at twice the size it has twice as many.
DPI = 120


def gallery(
    games: Sequence[str],
    out: Path,
    edition: Edition = STANDARD,
    progress: Callable[[str, int, int], None] | None = None,
    *,
    processes: int = 1,
    force: bool = False,
) -> int:
    """Write the contact sheets of the games (none: all) into the folder ``out``; return how many.

    For each view of each game a PDF of two pages and two PNG, at print size and at twice that;
    and a fan of seven cards. So many ``processes`` work side by side; ``progress`` is called with
    the title of each step, its number from 1, and how many there are. Raises UsageError for a game
    that is none, and RefusedOutput when ``out`` holds something that is not a gallery of ours;
    ``force`` as in ``Staging``.
    """
    steps = [step for game in resolve_games(games) for step in _steps(game, edition)]
    cache = ArtifactCache(Cache(None))
    with (
        Staging(out, made="gallery", force=force) as staging,
        Workers(max(1, min(processes, len(steps)) - 1)) as workers,
    ):
        for number, (step, made) in enumerate(make_all(steps, workers, cache), start=1):
            if progress:
                progress(step.title, number, len(steps))
            for name, data in made.files.items():
                path = staging.folder / name
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(data)
        return staging.publish()


@dataclass(frozen=True, eq=False, kw_only=True)
class ContactSheets(Artifact):
    """The contact sheets of a game in one view: twice the print size, print size, and as PDF."""

    names: ClassVar = ("-2x.png", ".png", ".pdf")

    view: Palette
    dpi: int
    edition: Edition = STANDARD

    @property
    def places(self) -> tuple[str, ...]:
        """The three files, called after the view."""
        return tuple(f"{self.source.folder}/{self.view.name}{end}" for end in self.names)

    def render(self) -> Files:
        """The three sheets."""
        shown = plates(self.ledger, self.edition)
        sheet = contact_png(shown, self.view, 2 * self.dpi)
        pictures = (_packed(sheet, 3), _packed(sheet.reduce(2), 6))
        document = contact_pdf(self.ledger.title, shown, self.view)
        return dict(zip(self.places, (*pictures, document), strict=True))


@dataclass(frozen=True, eq=False, kw_only=True)
class Fan(Artifact):
    """A hand of seven, held as a fan."""

    names: ClassVar = ("fan.png",)

    dpi: int
    edition: Edition = STANDARD

    @property
    def places(self) -> tuple[str, ...]:
        """One file, whatever the edition."""
        return (f"{self.source.folder}/{self.names[0]}",)

    def render(self) -> Files:
        """The picture."""
        held = fan([scene for _, scene in hand(self.ledger, 7, 0, self.edition)])
        return {self.place: png(held, views()[0], dpi=2 * self.dpi)}


def _steps(game: str, edition: Edition) -> Iterator[Artifact]:
    """The steps of a game: its sheets in each view, and a fan."""
    source = Source(game)
    for view in views():
        yield ContactSheets(source=source, edition=edition, view=view, dpi=DPI)
    yield Fan(source=source, edition=edition, dpi=DPI)


def _packed(picture: Image.Image, level: int) -> bytes:
    """The picture as PNG."""
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=level)
    return out.getvalue()


def resolve_games(games: Sequence[str]) -> tuple[str, ...]:
    """The games by name, in the order of the house, all of them for none; raises UsageError."""
    for game in games:
        if game not in GAMES:
            raise UsageError.among("game", game, GAMES)
    return tuple(game for game in GAMES if game in games or not games)

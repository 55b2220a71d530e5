"""The site, but for what was printed: that is put beside its pages, alone and in bundles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from cardwright.building.artifacts.base import Artifact, Files
from cardwright.building.custom_ledgers import Source
from cardwright.printing.bundles import is_bundle
from cardwright.system.litter import tidy

if TYPE_CHECKING:
    from cardwright.website import DeckSite
    from cardwright.website.bundles import Bundle

#: The source of the site of all games.
_ALL = Source("")


@dataclass(frozen=True, eq=False, kw_only=True)
class SiteFiles(Artifact):
    """The parts of a site that are no printed files: of all games, or of a deck of one's own.

    `origins` are the digests of what the site shows, by their places in the folder `printed`. It is
    made in the empty folder `room`, which is left behind.
    """

    names: ClassVar = ("site",)

    source: Source = field(default=_ALL)
    base_url: str = ""
    origins: tuple[tuple[str, str], ...] = ()
    printed: Path = field(default=Path(), compare=False)
    room: Path = field(default=Path(), compare=False)

    @property
    def places(self) -> tuple[str, ...]:
        """Its folder, whatever it shows."""
        return (f"{self.source.folder}/site",) if self.source.own else self.names

    def render(self) -> Files:
        """The pages and what they need."""
        from cardwright.website import build_site

        out = self.room / "site"
        build_site(out, self.printed, self.base_url, self._deck)
        files = own_files(out, self.printed).items()
        return {f"{self.place}/{name}": path.read_bytes() for name, path in files}

    @property
    def bundles(self) -> Iterator[Bundle]:
        """The bundles of what was printed that the site offers."""
        from cardwright.website.deck_page import game_pages

        for page in game_pages(self.printed, self._deck):
            yield from page.bundles.values()

    @property
    def _deck(self) -> DeckSite | None:
        from cardwright.website.own_deck import DeckSite

        own = self.source.own
        return DeckSite(own.ledger, own.folder) if own else None


def own_files(site: Path, printed: Path) -> dict[str, Path]:
    """The files of a site by their addresses, but for what was printed, alone or in a bundle."""
    names = {path.relative_to(site).as_posix(): path for path in tidy(site.rglob("*"), site)}
    folders = {path.name for path in printed.iterdir()}
    return {
        name: path
        for name, path in names.items()
        if path.is_file() and not is_bundle(name, folders) and not (printed / name).exists()
    }


def draw_thumbnails(files: Files) -> None:
    """Draw the first page of each PDF among the files, as the site shows it."""
    from cardwright.website.thumbnails import thumbnail

    for name, data in files.items():
        if name.endswith(".pdf"):
            thumbnail(data)

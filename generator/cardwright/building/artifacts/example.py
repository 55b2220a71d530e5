"""A finished deck of a list, for the site: what is printed of it, and the folder it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from cardwright import paths
from cardwright.building.artifacts.base import Artifact, Files
from cardwright.building.artifacts.books import Rulebook, Workbook, books
from cardwright.building.artifacts.boxes import BoxSheet, boxes
from cardwright.building.artifacts.decks import DeckSheets, decks
from cardwright.building.artifacts.trackers import TrackerPages, trackers
from cardwright.building.custom_ledgers import Source
from cardwright.building.options import BookOptions, BoxOptions, DeckOptions, TrackerOptions
from cardwright.printing.bundles import EXAMPLE, bundle_address
from cardwright.system.cache import Cache

#: What the site offers of all that can be printed of a deck.
_OFFERED = (DeckSheets, Rulebook, TrackerPages, BoxSheet, Workbook)


@dataclass(frozen=True, eq=False, kw_only=True)
class ExampleDeck(Artifact):
    """The example: what is printed of it, pictures of that, its lists, and its folder as a ZIP."""

    names: ClassVar = (EXAMPLE,)

    source: Source = field(default=Source("portrait-authors"))  # by whose law it is played

    @property
    def places(self) -> tuple[str, ...]:
        """Its folder."""
        return self.names

    def render(self) -> Files:
        """All files, made as those of anybody's own deck are."""
        from cardwright.building.own_decks import deck_files, read_own_decks
        from cardwright.website.archive import archive
        from cardwright.website.example import LISTS, example_pictures

        (own,) = read_own_decks(paths.data("templates", "decks", EXAMPLE), Cache(None))
        files: Files = {}
        for artifact in _printed(Source(own.ledger.name, own)):
            files |= artifact.render()
        for name, picture in example_pictures(own.ledger):
            files[f"{EXAMPLE}/{name}"] = picture
        brought = deck_files(EXAMPLE)
        for name, file in LISTS.items():
            files[f"{EXAMPLE}/{name}"] = brought[file]
        packed = archive({f"{EXAMPLE}/{name}": data for name, data in brought.items()})
        return files | {bundle_address(EXAMPLE): packed}


def _printed(source: Source) -> Iterator[Artifact]:
    """The artifacts that the site offers of the deck."""
    made = (
        *decks(source, DeckOptions()),
        *books(source, BookOptions()),
        *trackers(source, TrackerOptions()),
        *boxes(source, BoxOptions()),
    )
    return (artifact for artifact in made if isinstance(artifact, _OFFERED))

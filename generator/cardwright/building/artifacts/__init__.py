"""The artifacts of a build: all that is printed, and the site that is made from it."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright import paths
from cardwright.building.artifacts.base import Artifact, Files, Places
from cardwright.building.artifacts.books import PressCover, books
from cardwright.building.artifacts.boxes import boxes, press_boxes
from cardwright.building.artifacts.decks import (
    DeckSheets,
    HandPictures,
    ServiceDeck,
    class_sets,
    decks,
    press_decks,
)
from cardwright.building.artifacts.example import ExampleDeck
from cardwright.building.artifacts.site import SiteFiles, draw_thumbnails
from cardwright.building.artifacts.trackers import trackers
from cardwright.building.custom_ledgers import Source
from cardwright.building.options import DeckOptions
from cardwright.building.spec import BuildSpec
from cardwright.system.litter import tidy

__all__ = [
    "Artifact",
    "DeckSheets",
    "Files",
    "HandPictures",
    "Places",
    "SiteFiles",
    "draw_thumbnails",
    "printed_artifacts",
]


def printed_artifacts(spec: BuildSpec) -> Iterator[Artifact]:
    """All that is printed for a build, game by game, what takes longest first; not the site.

    What takes the most memory comes first as well: in the end it would come on top of what is kept
    of the others.
    """
    for source in sorted(spec.sources, key=_drawings, reverse=True):
        if spec.book:
            yield from books(source, spec.book)
        if spec.press:
            yield PressCover(source=source)
            yield from press_decks(source, spec.press)
        if spec.deck:
            yield from decks(source, spec.deck)
            yield from _for_site(source, spec, spec.deck)
        if spec.tracker:
            yield from trackers(source, spec.tracker)
        if spec.box:
            yield from boxes(source, spec.box)
        if spec.press:
            yield from press_boxes(source, spec.press)
    if spec.example:
        yield ExampleDeck()


def _for_site(source: Source, spec: BuildSpec, options: DeckOptions) -> Iterator[Artifact]:
    """The decks and pictures of a game that only the site shows."""
    if spec.sets:
        yield from class_sets(source, options)
        yield ServiceDeck(source=source)
    if spec.hands:
        yield HandPictures(source=source)


def _drawings(source: Source) -> int:
    """The number of drawings of a game: the more, the longer its books and decks take."""
    return len(tidy(paths.data("card_art", source.game).glob("*.svg")))

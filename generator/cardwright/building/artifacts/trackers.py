"""Score trackers: pages, pads of small ones, and forms to fill in on a screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from cardwright.building.artifacts.base import UNNAMED, Artifact, Files, Inked, OnPaper
from cardwright.building.custom_ledgers import Source
from cardwright.building.options import TrackerOptions
from cardwright.drawing.scene.paper import Paper


class TrackerPages(OnPaper):
    """The trackers of a game, a page for each form."""

    names: ClassVar = ("tracker.pdf",)

    def render(self) -> Files:
        """The pages."""
        from cardwright.printing.trackers.files import tracker_pdf

        return {self.place: tracker_pdf(self.ledger, self.paper, self.palette)}


class TrackerPad(OnPaper):
    """Four small trackers on each sheet."""

    names: ClassVar = ("tracker-pad.pdf",)

    def render(self) -> Files:
        """The sheets."""
        from cardwright.printing.trackers.files import pad_pdf

        return {self.place: pad_pdf(self.ledger, self.paper, self.palette)}


@dataclass(frozen=True, eq=False, kw_only=True)
class TrackerForm(Inked):
    """The trackers as a form to fill in, the same for all papers but for its size."""

    names: ClassVar = ("tracker-fill.pdf",)

    paper: Paper = field(metadata=UNNAMED)

    def render(self) -> Files:
        """The form."""
        from cardwright.printing.trackers.files import fill_pdf

        return {self.place: fill_pdf(self.ledger, self.paper, self.palette)}


def trackers(source: Source, options: TrackerOptions) -> Iterator[Artifact]:
    """The trackers of a game."""
    for paper in options.papers:
        for kind in (TrackerPages, TrackerPad):
            yield kind(source=source, palette=options.inks, paper=paper)
    yield TrackerForm(source=source, palette=options.inks, paper=options.papers[0])

"""Boxes: the tuck box of a deck, and an envelope where a game has trays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from cardwright.building.artifacts.base import UNNAMED, Artifact, Faced, Files, ForPress, OnPaper
from cardwright.building.custom_ledgers import Source
from cardwright.building.options import BoxOptions, PressOptions
from cardwright.printing.boxes.stock import BARE, Stock


@dataclass(frozen=True, eq=False, kw_only=True)
class BoxSheet(Faced, OnPaper):
    """The box of a deck on its sheet."""

    names: ClassVar = ("box.pdf",)

    stock: Stock = field(default=BARE, metadata=UNNAMED)

    def render(self) -> Files:
        """The sheet."""
        from cardwright.printing.boxes.document import box_pdf

        made = box_pdf(self.ledger, self.stock, self.paper, self.palette, self.drawn)
        return {self.place: made}


@dataclass(frozen=True, eq=False, kw_only=True)
class BoxLines(Faced):
    """The box of a deck for cutting machines."""

    names: ClassVar = ("box.svg", "box.dxf")

    stock: Stock = field(default=BARE, metadata=UNNAMED)

    def render(self) -> Files:
        """The box as SVG and as DXF."""
        from cardwright.printing.boxes.vector import box_dxf, box_svg

        drawn = box_svg(self.ledger, self.stock, self.palette, self.drawn)
        lines = box_dxf(self.ledger, self.stock, self.drawn)
        return dict(zip(self.places, (drawn, lines), strict=True))


@dataclass(frozen=True, eq=False, kw_only=True)
class EnvelopeSheet(Faced, OnPaper):
    """The envelope for trays and balls on its sheet."""

    names: ClassVar = ("envelope.pdf",)

    def render(self) -> Files:
        """The sheet."""
        from cardwright.printing.boxes.document import envelope_pdf

        return {self.place: envelope_pdf(self.ledger, self.paper, self.palette, self.drawn)}


@dataclass(frozen=True, eq=False, kw_only=True)
class PressBox(ForPress):
    """The box of a deck for a commercial printer."""

    names: ClassVar = ("box-press.pdf",)

    stock: Stock = field(default=BARE, metadata=UNNAMED)

    def render(self) -> Files:
        """The box, flat."""
        from cardwright.printing.press.net import box_press_pdf

        return {self.place: box_press_pdf(self.ledger, self.stock, self.edition)}


class PressEnvelope(ForPress):
    """The envelope for a commercial printer."""

    names: ClassVar = ("envelope-press.pdf",)

    def render(self) -> Files:
        """The envelope, flat."""
        from cardwright.printing.press.net import envelope_press_pdf

        return {self.place: envelope_press_pdf(self.ledger, self.edition)}


def boxes(source: Source, options: BoxOptions) -> Iterator[Artifact]:
    """The box of a game's deck, and its envelope."""
    inks, edition, stock = options.inks, options.edition, options.stock
    for paper in options.papers:
        yield BoxSheet(source=source, palette=inks, edition=edition, stock=stock, paper=paper)
    yield BoxLines(source=source, palette=inks, edition=edition, stock=stock)
    for paper in options.papers if _has_trays(source) else ():
        yield EnvelopeSheet(source=source, palette=inks, edition=edition, paper=paper)


def press_boxes(source: Source, options: PressOptions) -> Iterator[Artifact]:
    """The box of a game's deck for a commercial printer, and its envelope."""
    yield PressBox(source=source, edition=options.edition, stock=options.stock)
    if _has_trays(source):
        yield PressEnvelope(source=source, edition=options.edition)


def _has_trays(source: Source) -> bool:
    return any(piece.kind == "tray" for piece in source.ledger.pieces)

"""Layers that a viewer or a press can switch off, and plates of their own for cut and crease.

A layer is optional content (ISO 32000-1, 8.11). A line for a machine is stroked in a separation,
a spot color by its name alone, in full tone, and overprints: it takes nothing away from what lies
below. Its alternate color is what shows on a screen and on a printer without that plate.

    layers = Layers(document)
    with layers.layer("Art"):
        document.draw(items)
    with layers.layer("Cut"):
        layers.stroke(CUT, data, 0.25)
    document.turn_page()
    data = layers.finished(about)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFObjectReference,
    PDFPage,
    PDFResourceDictionary,
    PDFString,
)

from cardwright.drawing.scene.outline import number
from cardwright.printing.pdf.content import path_operators
from cardwright.printing.pdf.document import About, Document
from cardwright.printing.pdf.structure import allow
from cardwright.printing.pdf.units import POINTS_PER_MM


@dataclass(frozen=True, slots=True)
class Spot:
    """A plate: its name in the trade, and its color where there is no such plate, in shares of 1.

    The color is cyan, magenta, yellow and black, or red, green and blue.
    """

    name: str
    alternate: tuple[float, ...]


#: What finishers look for by name; the knife's line is magenta on screens, the crease's gray.
CUT, CREASE = Spot("CutContour", (0, 1, 0, 0)), Spot("Crease", (0, 0, 0, 0.6))
_OVERPRINT = "GSover"


class Layers:
    """The layers and plates of a document that is being drawn, in the order of their first use."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._layers: list[str] = []
        self._spots: list[Spot] = []

    @contextmanager
    def layer(self, name: str) -> Iterator[None]:
        """Put what is drawn inside into the layer of this name."""
        if name not in self._layers:
            self._layers.append(name)
        code = self._document.canvas._code
        code.append(f"/OC /Layer{self._layers.index(name)} BDC")
        yield
        code.append("EMC")

    def stroke(self, spot: Spot, data: str, width: float, dash: tuple[float, ...] = ()) -> None:
        """Stroke path data (mm, y down) so wide on the plate of a spot, overprinting."""
        if spot not in self._spots:
            self._spots.append(spot)
        k = POINTS_PER_MM
        matrix = f"{number(k)} 0 0 {number(-k)} 0 {number(self._document.height * k)} cm"
        pattern = f"[{' '.join(map(number, dash))}] 0 d" if dash else ""
        self._document.canvas._code.append(
            f"q {matrix} /{_OVERPRINT} gs /{spot.name} CS 1 SCN {number(width)} w {pattern}\n"
            f"{path_operators(data)}\nS Q"
        )

    def finished(self, about: About) -> bytes:
        """The document's bytes, every page with the layers and plates that were used."""
        self._equip()
        return self._document.finished(about)

    def tagged(self, about: About) -> bytes:
        """The same as PDF/UA-1 and PDF/A-2a; a plate's alternate color is then red, green, blue."""
        self._equip()
        return self._document.tagged(about)

    def _equip(self) -> None:
        """Give the catalog the layers, and every page what its content names."""
        document = self._document.file
        groups = [
            document.Reference(PDFDictionary({"Type": "/OCG", "Name": PDFString(name)}))
            for name in self._layers
        ]
        config = {
            "Name": PDFString("Layers"),
            "BaseState": "/ON",
            "Order": PDFArray(groups),
            "ON": PDFArray(groups),
        }
        catalog = document.Catalog
        allow(catalog, "OCProperties")
        catalog.OCProperties = PDFDictionary({"OCGs": PDFArray(groups), "D": PDFDictionary(config)})
        plates = {spot.name: document.Reference(_separation(spot)) for spot in self._spots}
        for page in document.Pages.pages:
            page.Resources = self._resources(page, groups, plates)

    def _resources(
        self, page: PDFPage, groups: list[PDFObjectReference], plates: dict[str, PDFObjectReference]
    ) -> PDFResourceDictionary:
        """What the content of a page names."""
        over = PDFDictionary({"Type": "/ExtGState", "OP": "true", "op": "true", "OPM": 1})
        resources = PDFResourceDictionary(
            XObject=page.XObjects,
            Properties={f"Layer{place}": group for place, group in enumerate(groups)},
            ColorSpace=plates,
            ExtGState={_OVERPRINT: over},
        )
        resources.basicFonts()
        resources.allProcs()
        resources.setShading(page._shadingUsed)
        return resources


def _separation(spot: Spot) -> PDFArray:
    space, paper = ("/DeviceCMYK", 0) if len(spot.alternate) == 4 else ("/DeviceRGB", 1)
    tint = {
        "FunctionType": 2,
        "Domain": PDFArray([0, 1]),
        "C0": PDFArray([paper] * len(spot.alternate)),
        "C1": PDFArray(spot.alternate),
        "N": 1,
    }
    return PDFArray(["/Separation", f"/{spot.name}", space, PDFDictionary(tint)])

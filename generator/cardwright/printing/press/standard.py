"""PDF/X: what a file for a press says of itself, and what it must not hold.

A document that is drawn already becomes PDF/X-4 (ISO 15930-7:2010) and PDF/A-2b (ISO 19005-2) at
once, or PDF/X-1a:2003 (ISO 15930-4). It is given its output intent with the profile of the press,
its metadata, a date, and the resources that overprinting needs; the bytes are the same on each run.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

import pikepdf
from pikepdf import Array, Dictionary, Name, String

from cardwright import paths
from cardwright.errors import EnvironmentProblem
from cardwright.printing.pdf.painter import OVERPRINT
from cardwright.printing.pdf.saving import saved
from cardwright.printing.press.metadata import PressInfo, packet
from cardwright.system.source_date import source_date

#: The printing condition, by its name in the registry of the ICC, and for people.
CONDITION, CONDITION_TOLD = "FOGRA39", "Coated FOGRA39 (ISO 12647-2:2004)"
REGISTRY = "http://www.color.org"
_PROFILE = "FOGRA39L_coated.icc"


@dataclass(frozen=True, slots=True)
class Standard:
    """A standard by its name, and the version of PDF that it is.

    ``live``: transparency, packed objects and layers may be in it; ``archive``: it is PDF/A, too.
    """

    name: str
    version: str
    live: bool
    archive: bool


X4 = Standard("PDF/X-4", "1.6", live=True, archive=True)
X1A = Standard("PDF/X-1a:2003", "1.4", live=False, archive=False)


def conforming(data: bytes, standard: Standard) -> bytes:
    """The PDF as one of that standard; raises EnvironmentProblem where the profile is missing."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        for page in pdf.pages:
            if "/Trans" in page.obj:  # how a screen would turn to it
                del page.obj["/Trans"]
        _intend(pdf, standard)
        _overprint(pdf)
        _describe(pdf, standard)
        return saved(pdf, standard.version, packed=standard.live)


def profile() -> bytes:
    """The profile of the printing condition (ICC version 2, CMYK)."""
    path = paths.data("card_art", "icc", _PROFILE)
    if not path.is_file():
        raise EnvironmentProblem(f"{path}: the profile is missing", hint="reinstall cardwright")
    return path.read_bytes()


def _intend(pdf: pikepdf.Pdf, standard: Standard) -> None:
    stream = pdf.make_stream(profile(), N=4, Alternate=Name.DeviceCMYK)
    kinds = ["GTS_PDFX", *(["GTS_PDFA1"] if standard.archive else [])]
    pdf.Root.OutputIntents = Array(
        [
            pdf.make_indirect(
                Dictionary(
                    Type=Name.OutputIntent,
                    S=Name(f"/{kind}"),
                    OutputConditionIdentifier=String(CONDITION),
                    RegistryName=String(REGISTRY),
                    Info=String(CONDITION_TOLD),
                    DestOutputProfile=stream,
                )
            )
            for kind in kinds
        ]
    )


def _overprint(pdf: pikepdf.Pdf) -> None:
    """Give every form the states by which the painter lets black overprint."""
    states = Dictionary(
        {
            f"/{OVERPRINT}{kind}": pdf.make_indirect(
                Dictionary(Type=Name.ExtGState, OP="s" in kind, op="f" in kind, OPM=1)
            )
            for kind in ("f", "s", "fs")
        }
    )
    shared = pdf.make_indirect(states)
    for form in _forms(pdf):
        if f"/{OVERPRINT}".encode() in form.read_bytes():
            form.Resources.ExtGState = shared


def _forms(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """The forms of a document; a page of ours draws nothing but them."""
    for found in pdf.objects:
        if isinstance(found, pikepdf.Stream) and found.get("/Subtype") == Name.Form:
            yield found


def _describe(pdf: pikepdf.Pdf, standard: Standard) -> None:
    """Say in the metadata what the information dictionary says, and which standard it is.

    The standards want a date. Nothing here asks a clock: where none is given it is the first
    second of 1970.
    """
    info = pdf.docinfo
    moment = source_date() or datetime.fromtimestamp(0, UTC)
    for name in ("/CreationDate", "/ModDate"):
        info[name] = f"{moment:D:%Y%m%d%H%M%SZ}"
    info["/Trapped"] = Name("/False")
    info["/GTS_PDFXVersion"] = standard.name
    entries = {name: str(info[f"/{name}"]) for name in ("Title", "Author", "Subject", "Producer")}
    told = PressInfo(
        entries["Title"],
        entries["Author"],
        entries["Subject"],
        entries["Producer"],
        moment.isoformat(),
        standard.name,
    )
    pdf.Root.Metadata = pdf.make_stream(
        packet(told, archive=standard.archive), Type=Name.Metadata, Subtype=Name.XML
    )

"""PDF/A-2 (ISO 19005-2) of what others drew: metadata as XMP, and the colors that are meant.

`Document` says the same of what we draw.
"""

from __future__ import annotations

import pikepdf
from pikepdf import Array, Dictionary, Name, String
from pikepdf.models.metadata import decode_pdf_date

from cardwright.printing.pdf import srgb
from cardwright.printing.pdf.metadata import DocumentInfo, described


def describe(pdf: pikepdf.Pdf) -> None:
    """Say of a tagged document that it is PDF/UA-1 and PDF/A-2a."""
    pdf.Root.MarkInfo = Dictionary(Marked=True)
    preferences = pdf.Root.get("/ViewerPreferences", Dictionary())
    preferences["/DisplayDocTitle"] = True
    pdf.Root.ViewerPreferences = preferences
    archive(pdf, tagged=True)


def archive(pdf: pikepdf.Pdf, *, tagged: bool) -> None:
    """Say in the metadata what the document's information says, and which colors are meant.

    A tagged document is PDF/A-2a, and PDF/UA-1 as well; any other is PDF/A-2b.
    """
    info = pdf.docinfo
    created = info.get("/CreationDate")
    told = DocumentInfo(
        str(info.get("/Title", "")),
        str(info.get("/Author", "")),
        str(info.get("/Subject", "")),
        str(pdf.Root.get("/Lang", "")),
        decode_pdf_date(str(created)).isoformat() if created else "",
    )
    pdf.Root.Metadata = pdf.make_stream(
        described(told, tagged=tagged), Type=Name.Metadata, Subtype=Name.XML
    )
    stream = pdf.make_stream(srgb.profile(), N=3, Alternate=Name.DeviceRGB)
    intent = Dictionary(
        Type=Name.OutputIntent,
        S=Name.GTS_PDFA1,
        OutputConditionIdentifier=String(srgb.CONDITION),
        Info=String(srgb.CONDITION),
        DestOutputProfile=stream,
    )
    pdf.Root.OutputIntents = Array([pdf.make_indirect(intent)])

"""The metadata of a press file as XMP, written out, so that its bytes are ours to decide.

Sources: ISO 16684-1 (XMP), ISO 15930-7:2010, 6.8 (PDF/X-4), ISO 19005-2, 6.6 (PDF/A-2), where the
properties of other standards have to be declared.
"""

from __future__ import annotations

import hashlib
from dataclasses import astuple, dataclass

from cardwright.printing.pdf import metadata
from cardwright.printing.pdf.metadata import XmpProperty, escaped

_DECLARED = (
    XmpProperty(
        "PDF/X ID",
        "http://www.npes.org/pdfx/ns/id/",
        "pdfxid",
        "GTS_PDFXVersion",
        "Text",
        "The PDF/X standard of the file",
    ),
    XmpProperty(
        "PDF",
        "http://ns.adobe.com/pdf/1.3/",
        "pdf",
        "Trapped",
        "Text",
        "Whether inks are made to overlap",
    ),
)


@dataclass(frozen=True, slots=True)
class PressInfo:
    """The metadata of a press file; ``moment`` as ISO 8601, ``standard`` such as PDF/X-4."""

    title: str
    author: str
    subject: str
    producer: str
    moment: str
    standard: str


def packet(told: PressInfo, *, archive: bool) -> bytes:
    """The packet for a document; for an ``archive`` it says that it is PDF/A-2b as well."""
    title, author, subject, producer, moment, standard = map(escaped, astuple(told))
    name = hashlib.sha256("\0".join(astuple(told)).encode()).hexdigest()
    identity = f"uuid:{name[:8]}-{name[8:12]}-{name[12:16]}-{name[16:20]}-{name[20:32]}"
    ours = _ABOUT.format(
        title=title,
        author=author,
        subject=subject,
        producer=producer,
        moment=moment,
        standard=standard,
        identity=identity,
    )
    return metadata.packet(ours, metadata.archive("B", _DECLARED) if archive else "")


_ABOUT = (
    """<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
"""
    + metadata.CORE
    + """<xmp:CreatorTool>{author}</xmp:CreatorTool>
<xmp:CreateDate>{moment}</xmp:CreateDate>
<xmp:ModifyDate>{moment}</xmp:ModifyDate>
<xmp:MetadataDate>{moment}</xmp:MetadataDate>
<xmpMM:DocumentID>{identity}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>{producer}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>{standard}</pdfxid:GTS_PDFXVersion>
</rdf:Description>
"""
)

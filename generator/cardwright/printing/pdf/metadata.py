"""The metadata of a document as XMP, written out so that its bytes do not depend on a library.

Sources: ISO 16684-1 (XMP); ISO 14289-1, 5 (PDF/UA-1); ISO 19005-2, 6.6 (PDF/A-2), which wants to
be told of each property that is not of its own: its schema, and what it means.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass
from functools import partial
from html import escape

#: Writes a text for XML. `xml.sax.saxutils` writes the same, but imports programs of the Web.
escaped = partial(escape, quote=False)


@dataclass(frozen=True, slots=True)
class XmpProperty:
    """A property of another standard: its schema, namespace, prefix, name, type and meaning."""

    schema: str
    namespace: str
    prefix: str
    name: str
    kind: str
    meaning: str


#: By which a document says that it is PDF/UA.
ACCESSIBLE = XmpProperty(
    "PDF/UA ID",
    "http://www.aiim.org/pdfua/ns/id/",
    "pdfuaid",
    "part",
    "Integer",
    "The part of PDF/UA that the file keeps to",
)


@dataclass(frozen=True, slots=True)
class DocumentInfo:
    """The metadata of a document; ``moment`` as ISO 8601, "" where it has no date."""

    title: str
    author: str
    subject: str
    language: str
    moment: str = ""


def packet(*descriptions: str) -> bytes:
    """The packet of these descriptions, each an element of RDF."""
    return f"{_BEGIN}{''.join(descriptions)}{_END}".encode()


def described(told: DocumentInfo, *, tagged: bool) -> bytes:
    """The packet of a document that is PDF/A-2; a tagged one is PDF/A-2a and PDF/UA-1."""
    title, author, subject, language, moment = map(escaped, astuple(told))
    dated = _DATED.format(moment=moment) if moment else ""
    about = _ABOUT.format(title=title, author=author, subject=subject, language=language)
    ours = f"{about}{dated}{_ACCESSIBLE if tagged else ''}</rdf:Description>\n"
    declared = [ACCESSIBLE] if tagged else []
    return packet(ours, archive("A" if tagged else "B", declared))


def archive(conformance: str, declared: Iterable[XmpProperty]) -> str:
    """The description that says PDF/A-2 with this conformance, and declares these properties."""
    schemas = "".join(_SCHEMA.format(**_named(each)) for each in declared)
    bag = f"{_SCHEMAS}{schemas}</rdf:Bag></pdfaExtension:schemas>\n" if schemas else ""
    return f"{_ARCHIVE.format(conformance=conformance)}{bag}</rdf:Description>\n"


def _named(declared: XmpProperty) -> dict[str, str]:
    return {name: escaped(getattr(declared, name)) for name in declared.__dataclass_fields__}


_BEGIN = """<?xpacket begin="\N{ZERO WIDTH NO-BREAK SPACE}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
"""
_END = """</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>"""

#: What every document says of itself, to be filled in: its title, its author and its subject.
CORE = """<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">{subject}</rdf:li></rdf:Alt></dc:description>
"""
_ABOUT = f"""<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
{CORE}<dc:language><rdf:Bag><rdf:li>{{language}}</rdf:li></rdf:Bag></dc:language>
"""
_DATED = """<xmp:CreateDate>{moment}</xmp:CreateDate>
<xmp:ModifyDate>{moment}</xmp:ModifyDate>
"""
_ACCESSIBLE = "<pdfuaid:part>1</pdfuaid:part>\n"

_ARCHIVE = """<rdf:Description rdf:about=""
 xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"
 xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
 xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaid:part>2</pdfaid:part>
<pdfaid:conformance>{conformance}</pdfaid:conformance>
"""
_SCHEMAS = "<pdfaExtension:schemas><rdf:Bag>\n"
_SCHEMA = """<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>{schema}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>{namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>{prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>{name}</pdfaProperty:name>
<pdfaProperty:valueType>{kind}</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>{meaning}</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li>
"""

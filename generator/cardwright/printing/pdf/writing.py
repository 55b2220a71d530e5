"""A document of ReportLab as the bytes of a PDF 1.7, written in one pass.

ReportLab writes every object as text of its own. Here only streams are; all other objects are
packed together, which makes a document with a structure tree several times smaller.
Sources: ISO 32000-1, 7.5.7 (object streams) and 7.5.8 (cross-reference streams).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import accumulate

from reportlab.pdfbase import pdfdoc

from cardwright.printing.pdf.deflate import deflated

#: The version, and bytes that no text has, so that nobody takes the file for text.
_HEAD = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
_END = b"endstream\n"
#: Objects packed into one stream; a viewer unpacks them all to read one.
_TOGETHER = 100
#: Kinds of entries of the cross-reference stream: an object in the file, and one packed in another.
_APART, _PACKED = 1, 2


def written(document: pdfdoc.PDFDocument) -> bytes:
    """The bytes of the document; its identifier is the digest of its content."""
    root, info = (
        pdfdoc.format(document.Reference(part), document)
        for part in (document.Catalog, document.info)
    )
    for font in document.delayedFonts:
        font.addObjects(document)
    bodies = list(_bodies(document))
    file = _File(len(bodies))
    together: list[tuple[int, bytes]] = []
    for number, body in bodies:
        if body.endswith(_END):
            # An archive asks for a line end that is not part of the stream.
            file.add(number, body.removesuffix(_END) + b"\nendstream")
        else:
            together.append((number, body))
    for start in range(0, len(together), _TOGETHER):
        file.pack(together[start : start + _TOGETHER])
    return file.finished(b"/Root " + root + b" /Info " + info)


def _bodies(document: pdfdoc.PDFDocument) -> Iterator[tuple[int, bytes]]:
    """The objects with their numbers; to write one may add others."""
    number = 1
    while name := document.numberToId.get(number):
        yield number, pdfdoc.format(document.idToObject[name], document, toplevel=1)
        number += 1


class _File:
    """A file while it is written, with streams of its own after so many objects."""

    def __init__(self, objects: int) -> None:
        self._parts = [_HEAD]
        self._size = len(_HEAD)
        self._last = objects
        self._entries: dict[int, tuple[int, int, int]] = {0: (0, 0, 0xFFFF)}

    def add(self, number: int, body: bytes) -> None:
        """Write an object that is not packed."""
        self._entries[number] = _APART, self._size, 0
        part = b"%d 0 obj\n%b\nendobj\n" % (number, body)
        self._parts.append(part)
        self._size += len(part)

    def pack(self, objects: list[tuple[int, bytes]]) -> None:
        """Write objects, none of them a stream, as one stream."""
        number = self._new()
        for index, (packed, _) in enumerate(objects):
            self._entries[packed] = _PACKED, number, index
        bodies = [body + b"\n" for _, body in objects]
        starts = accumulate((len(body) for body in bodies[:-1]), initial=0)
        numbers = (packed for packed, _ in objects)
        head = b" ".join(b"%d %d" % pair for pair in zip(numbers, starts, strict=True)) + b"\n"
        told = b"/Type /ObjStm /N %d /First %d" % (len(objects), len(head))
        self.add(number, _stream(told, head + b"".join(bodies)))

    def finished(self, trailer: bytes) -> bytes:
        """The file, whose trailer also has these entries."""
        number, start = self._new(), self._size
        self._entries[number] = _APART, start, 0
        rows = b"".join(
            bytes([kind]) + place.to_bytes(4) + index.to_bytes(2)
            for _, (kind, place, index) in sorted(self._entries.items())
        )
        digest = hashlib.sha256(b"".join(self._parts)).hexdigest()[:32].encode()
        told = b"/Type /XRef /Size %d /W [1 4 2] %b /ID [<%b> <%b>]"
        body = _stream(told % (number + 1, trailer, digest, digest), rows)
        self.add(number, body)
        return b"".join((*self._parts, b"startxref\n%d\n%%%%EOF\n" % start))

    def _new(self) -> int:
        """Take the next number."""
        self._last += 1
        return self._last


def _stream(entries: bytes, content: bytes) -> bytes:
    packed = deflated(content)
    head = b"<< %b /Filter /FlateDecode /Length %d >>" % (entries, len(packed))
    return b"%b\nstream\n%b\nendstream" % (head, packed)

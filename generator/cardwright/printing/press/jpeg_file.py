"""A JPEG as a file (ITU-T T.81): its segments and scans, and whether its pixels are all there."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import partial

import pikepdf
from pikepdf import Name, StreamDecodeLevel

from cardwright import limits
from cardwright.printing.press.image_file import DamagedImage, ImageHeader, behind

#: A marker: neither a stuffed byte nor a restart within a scan (B.1.1).
_MARKER = re.compile(rb"(?<!\xff)\xff++([\x01-\xcf\xd8-\xfe])")
#: Bytes of filling that may stand before all its markers together (B.1.1.2); programs read each.
_FILLING = 4096
_START, _END, _SCAN, _STEPS, _APP1 = 0xD8, 0xD9, 0xDA, 0xDB, 0xE1
#: How a frame begins; of these kinds the ones that programs can read: Huffman, 8 bits (B.2.2).
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_READ, _PROGRESSIVE = frozenset({0xC0, 0xC1, 0xC2}), 0xC2
_BYTE, _COEFFICIENTS = 8, 64
_EXIF = b"Exif\0\0"
_PART = "is damaged: one of its parts is incomplete"
_DAMAGED = "is damaged, or some of its pixels are missing"


@dataclass(slots=True)
class _Frame:
    """A frame that is being read: its kind, and for each component the bits still to come."""

    kind: int = 0
    missing: dict[int, list[int]] = field(default_factory=dict)
    scans: int = 0
    exifs: int = 0


def walk_jpeg(data: bytes) -> ImageHeader:
    """The segments of a JPEG, held against what JPEG says of them; raises Damaged."""
    place, frame, filling = 2, _Frame(), 0
    for _ in range(limits.PARTS):
        found = _MARKER.search(data, place)
        if not found or (found.end() + 2 > len(data) and found[1][0] != _END):
            raise DamagedImage("is truncated")
        kind, place = found[1][0], found.end()
        filling += len(found[0]) - 2
        if filling > _FILLING:
            raise DamagedImage(f"has more than {_FILLING} bytes of filling; save it again")
        if kind == _END:
            odd = ["has two EXIF blocks, which may differ; save it again"][: frame.exifs > 1]
            _ended(frame)
            return ImageHeader((*odd, *behind(data[place:])), partial(whole_jpeg, data[:place]))
        if kind in {1, _START}:
            raise DamagedImage("is damaged: it has a marker in a wrong place")
        size = int.from_bytes(data[place : place + 2])
        if size < 2:
            raise DamagedImage(_PART)
        _segment(kind, data[place + 2 : place + size], frame)
        place += size
    raise DamagedImage(f"has more than {limits.PARTS} parts")


def _segment(kind: int, body: bytes, frame: _Frame) -> None:
    """Note what a segment says; raises Damaged for what no card needs."""
    try:
        if kind in _FRAMES:
            _framed(kind, body, frame)
        elif kind == _SCAN:
            _scanned(body, frame)
        elif kind == _STEPS:
            _stepped(body)
    except (IndexError, KeyError):
        raise DamagedImage(_PART) from None
    frame.exifs += kind == _APP1 and body.startswith(_EXIF)


def _framed(kind: int, body: bytes, frame: _Frame) -> None:
    if frame.kind:
        raise DamagedImage("is damaged: it states its size twice")
    if kind not in _READ:
        raise DamagedImage("has a compression that few programs can read; save it as baseline JPEG")
    if body[0] != _BYTE:
        raise DamagedImage(f"has {body[0]} bits per color; 8 are accepted")
    if not int.from_bytes(body[1:3]):
        raise DamagedImage("does not state its height; save it again")
    frame.kind = kind
    frame.missing = {body[6 + 3 * at]: [_BYTE] * _COEFFICIENTS for at in range(body[5])}


def _scanned(body: bytes, frame: _Frame) -> None:
    """Note which coefficients a scan brings, and down to which bit (G.1.1.1)."""
    frame.scans += 1
    if frame.scans > limits.SCANS:
        raise DamagedImage(f"has more than {limits.SCANS} scans")
    count = body[0]
    first, last, bits = body[1 + 2 * count : 4 + 2 * count]
    if frame.kind != _PROGRESSIVE:
        first, last, bits = 0, _COEFFICIENTS - 1, 0
    for at in range(count):
        missing = frame.missing[body[1 + 2 * at]]
        for coefficient in range(first, last + 1):
            missing[coefficient] = bits & 0xF


def _stepped(body: bytes) -> None:
    """Raise Damaged for a table of steps with one of nothing, which wipes out detail (B.2.4.1)."""
    place = 0
    while place < len(body):
        width = 1 + (body[place] >> 4)
        steps = body[place + 1 : place + 1 + width * _COEFFICIENTS]
        if any(not any(steps[at : at + width]) for at in range(0, width * _COEFFICIENTS, width)):
            raise DamagedImage("is damaged: a step of its quantization is 0")
        place += 1 + width * _COEFFICIENTS


def _ended(frame: _Frame) -> None:
    if not frame.scans or any(map(any, frame.missing.values())):
        raise DamagedImage("is truncated: its last scans are missing")


def whole_jpeg(data: bytes) -> None:
    """Unpack a JPEG; raises Damaged where pixels are missing, damaged or left over.

    qpdf makes a fault of what its decoder only warns of, and Pillow's says nothing.
    """
    with pikepdf.new() as pdf:
        stream = pikepdf.Stream(pdf, data, Filter=Name.DCTDecode)
        try:
            stream.get_stream_buffer(StreamDecodeLevel.all)
        except (pikepdf.PdfError, RuntimeError):
            raise DamagedImage(_DAMAGED) from None

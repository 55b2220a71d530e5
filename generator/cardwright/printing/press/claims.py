"""The claims of a PDF: the standard in its metadata, and the press that it is made for.

Sources: ISO 16684-1 (XMP), ISO 15930-7, 6.2 (output intents), ICC.1:2022, 7.2 and 7.3 (profiles).
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any
from xml.parsers import expat

from pikepdf import Array, Dictionary, Name

from cardwright.printing.press.unpacking import unpacked

_VERSION = "http://www.npes.org/pdfx/ns/id/ GTS_PDFXVersion"
_LONGEST = 40
#: A profile has its class, its space and its mark in its head, and then a table of its parts.
_CLASS, _SPACE, _MARK, _HEAD, _ENTRY = slice(12, 16), slice(16, 20), slice(36, 40), 132, 12
_INKS = 4
#: Output intents that are looked at.
_MOST = 20
#: How an output intent says which press it means.
PROFILE, REGISTERED, UNREADABLE = "a profile", "a registered name", "nothing readable"


def standard_in(xmp: bytes) -> str:
    """The standard that metadata name, whatever prefix they give its namespace; "" for none.

    Metadata with a document type, which may define words of its own, are not read.
    """
    found: list[str] = []
    inside = False

    def start(name: str, attributes: Mapping[str, str]) -> None:
        nonlocal inside
        inside = name == _VERSION
        if inside or _VERSION in attributes:
            found.append(attributes.get(_VERSION, ""))

    def end(_: str) -> None:
        nonlocal inside
        inside = False

    def text(data: str) -> None:
        if inside and len(found[-1]) < _LONGEST:
            found[-1] += data

    def refuse(*_: Any) -> None:
        raise ValueError("a document type")

    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler, parser.StartDoctypeDeclHandler = text, refuse
    try:
        parser.Parse(xmp, True)  # noqa: FBT003 - it takes no keyword
    except (expat.ExpatError, ValueError):
        return ""
    return " and ".join(sorted({said.strip()[:_LONGEST] for said in found[:_MOST]}))


def intents_in(root: Any) -> tuple[str, ...]:
    """The meaning of each output intent for a press; UNREADABLE for others with a profile."""
    intents = root.get("/OutputIntents", Array())
    if not isinstance(intents, Array) or len(intents) > _MOST:
        return (UNREADABLE,)
    for_press = [intent for intent in intents if _is_for_press(intent)]
    known = {_profile(intent) for intent in for_press}
    others = [intent for intent in intents if _profile(intent) not in {None, *known}]
    return (*map(_meant, for_press), *[UNREADABLE] * len(others))


def _profile(intent: Any) -> object:
    """The profile of an output intent, by its object; None without one."""
    profile = intent.get("/DestOutputProfile") if isinstance(intent, Dictionary) else None
    return None if profile is None else profile.objgen


def _is_for_press(intent: Any) -> bool:
    return isinstance(intent, Dictionary) and intent.get("/S") == Name.GTS_PDFX


def _meant(intent: Any) -> str:
    if not str(intent.get("/OutputConditionIdentifier", "")).strip():
        return UNREADABLE
    if "/DestOutputProfile" in intent:
        stream = intent.DestOutputProfile
        is_one = stream.get("/N") == _INKS and _is_profile(unpacked(stream))
        return PROFILE if is_one else UNREADABLE
    return REGISTERED if str(intent.get("/RegistryName", "")).strip() else UNREADABLE


def _is_profile(data: bytes) -> bool:
    """Test if it is the profile of a press of four inks, with all its parts."""
    if len(data) < _HEAD or len(data) != int.from_bytes(data[:4]) or data[_MARK] != b"acsp":
        return False
    if data[_CLASS] != b"prtr" or data[_SPACE] != b"CMYK":
        return False
    table = data[_HEAD : _HEAD + _ENTRY * int.from_bytes(data[_HEAD - 4 : _HEAD])]
    if not table or len(table) % _ENTRY:
        return False
    parts = list(struct.iter_unpack(">4sII", table))
    within = all(start + length <= len(data) for _, start, length in parts)
    return within and any(name.startswith((b"A2B", b"B2A")) for name, *_ in parts)

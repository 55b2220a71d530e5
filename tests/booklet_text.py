"""The text of a book's pages, and whether words stand in it."""

from __future__ import annotations

import re

import pypdfium2

#: So many letters of a text are looked for at once; a page may end within some of them.
_PIECE = 24


def sheets(data: bytes) -> tuple[str, ...]:
    """The text of each page of a PDF."""
    with pypdfium2.PdfDocument(data) as pdf:
        return tuple(each.get_textpage().get_text_range() for each in pdf)


def bare(text: str) -> str:
    """The text without white space, asterisks of italics, and hyphens, which may end a line."""
    return re.sub(r"[\s*\u00a0\u00ad\u0002\ufffe-]+", "", text)


def stands(text: str, words: str) -> bool:
    """Whether a text stands among bare words; one longer than a line may be parted by a page."""
    sought = bare(text)
    if sought in words:
        return True
    pieces = [sought[at : at + _PIECE] for at in range(0, len(sought), _PIECE)]
    lacking = sum(piece not in words for piece in pieces)
    return lacking <= (len(pieces) > 2) + (len(pieces) > 4)

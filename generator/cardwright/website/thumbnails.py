"""Thumbnails: the first page of every file to print, and a worksheet, as they are, seen small."""

from __future__ import annotations

import hashlib
import io
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

from PIL import Image

from cardwright.printing.books.maker import pdf_page
from cardwright.system.fingerprints import once
from cardwright.website.downloads import Offer
from cardwright.website.lesson_plan import WORKBOOK, LessonPlan

#: Their width on a page in CSS pixels, and how many dots each of these has.
WIDE, _DOTS = 120, 2
#: The page is drawn so many times as large, that fine lines become gray and not ragged.
_DRAWN = 2
#: No picture has more bytes; the best of these qualities that has not more is taken.
HEAVIEST, _QUALITIES = 8_000, (6, 9, 12, 15, 18, 21, 24, 28, 35, 45, 60, 75)
#: By so much a picture is made smaller that is too heavy in the worst of them.
_SMALLER = 0.85


def thumbnail_address(game: str, file: str) -> str:
    """The address of the thumbnail of a PDF in the folder of a game."""
    return f"{game}/first/{file.removesuffix('.pdf')}.jpg"


def sheet_address(game: str) -> str:
    """The address of the thumbnail of the first worksheet of a game."""
    return f"{game}/first/worksheet.jpg"


def thumbnails(game: str, offered: tuple[Offer, ...], folder: Path) -> Iterator[tuple[str, bytes]]:
    """The thumbnails of all that is offered from the folder of a game, by address."""
    for offer in offered:
        for edition in offer.editions:
            for file in edition.files:
                if file.pages:
                    pdf = (folder / file.file).read_bytes()
                    yield thumbnail_address(game, file.file), thumbnail(pdf)


def worksheet(game: str, plan: LessonPlan | None, folder: Path) -> Iterator[tuple[str, bytes]]:
    """The thumbnail of the first worksheet of a game, from its folder, by address."""
    book = folder / WORKBOOK
    if plan and plan.sheets and book.is_file():
        yield sheet_address(game), thumbnail(book.read_bytes(), max(1, plan.sheets[0].page))


def thumbnail(pdf: bytes, number: int = 1) -> bytes:
    """A page of a PDF as JPEG, which every host knows; drawn once for each PDF."""
    told = f"thumbnail {hashlib.sha256(pdf).hexdigest()} {number}"
    return once(told, partial(_drawn, pdf, number))


def _drawn(pdf: bytes, number: int = 1) -> bytes:
    pixels = WIDE * _DOTS
    page = pdf_page(pdf, number, pixels * _DRAWN)
    with Image.open(io.BytesIO(page), formats=("PNG",)) as image:
        whole = image.convert("RGB")
    while True:
        size = pixels, max(1, round(pixels * whole.height / whole.width))
        small = whole.resize(size, Image.Resampling.LANCZOS)
        packed = cache(partial(_packed, small))
        better = bisect_right(_QUALITIES, HEAVIEST, key=lambda quality: len(packed(quality)))
        if better:
            return packed(_QUALITIES[better - 1])
        pixels = int(pixels * _SMALLER)


def _packed(picture: Image.Image, quality: int) -> bytes:
    out = io.BytesIO()
    picture.save(out, "JPEG", quality=quality, optimize=True, progressive=True)
    return out.getvalue()

"""Codes for the camera of a phone (QR, ISO/IEC 18004), as drawings."""

from __future__ import annotations

from itertools import groupby

from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel

from cardwright.drawing.scene import outline
from cardwright.drawing.scene.model import Scene, Shape

#: Modules that stay white around a code, as the standard asks.
QUIET = 4


def qr(address: str, size: float) -> Scene:
    """A square code of so many mm, its white rim included, that leads to an address.

    A seventh of it may be lost (level M).
    """
    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(address)
    code.make()
    count = code.getModuleCount()
    module = size / (count + 2 * QUIET)
    data = "".join(
        outline.rectangle((QUIET + first) * module, (QUIET + row) * module, length * module, module)
        for row in range(count)
        for first, length in _runs([code.isDark(row, column) for column in range(count)])
    )
    return Scene(size, size, (Shape(data, "ink"),), "qr", f"A code that leads to {address}")


def _runs(dark: list[bool]) -> list[tuple[int, int]]:
    """The first place and the length of each run of dark modules in a row."""
    runs, place = [], 0
    for black, same in groupby(dark):
        length = len(list(same))
        if black:
            runs.append((place, length))
        place += length
    return runs

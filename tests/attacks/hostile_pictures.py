"""Pictures for decks of one's own that are made to do harm.

Each is the one that the list names, `pictures/disc.png`. Beside it is what is said of it, "" where
it is read.
"""

from __future__ import annotations

import io
import random
import struct
import zlib
from collections.abc import Callable
from typing import Any

from PIL import Image, ImageCms

from tests.attacks.sent import POSTSCRIPT
from tests.attacks.test_sent_files import END, head, png
from tests.lists.workbooks import zipped

Made = Callable[[], bytes]


def disc(size: tuple[int, int] = (400, 300), mode: str = "RGB") -> Image.Image:
    """A picture that is right: from dark to bright."""
    return Image.linear_gradient("L").resize(size).convert(mode)


def saved(image: Image.Image | None = None, kind: str = "PNG", **saving: Any) -> bytes:  # noqa: ANN401 - for Pillow
    """The bytes of a picture in a file."""
    out = io.BytesIO()
    (image or disc()).save(out, kind, **saving)
    return out.getvalue()


def cut(kind: str, part: float, **saving: Any) -> Made:  # noqa: ANN401 - for Pillow
    """A picture of which only a part has come."""
    return lambda: (data := saved(kind=kind, **saving))[: int(len(data) * part)]


def pixels(width: int, height: int, depth: int = 8, color: int = 2, bits: int = 24) -> Made:
    """A PNG that unpacks to very much: nothing but zeros."""

    def made() -> bytes:
        row = (width * bits + 7) // 8 + 1
        packer = zlib.compressobj(9)
        parts = [*(packer.compress(bytes(row)) for _ in range(height)), packer.flush()]
        return png(head(width, height, depth, color), (b"IDAT", b"".join(parts)), END)

    return made


def large(kind: str, size: tuple[int, int], mode: str = "RGB", **saving: Any) -> Made:  # noqa: ANN401 - for Pillow
    """A picture of one color, of many pixels."""
    return lambda: saved(Image.new(mode, size), kind, **saving)


def scans(times: int, size: tuple[int, int] = (400, 300)) -> Made:
    """A progressive JPEG whose last scan comes so many times."""

    def made() -> bytes:
        data = saved(disc(size), "JPEG", progressive=True)
        last = data.rindex(b"\xff\xda")
        return data[:-2] + data[last:-2] * times + data[-2:]

    return made


def animated(kind: str, frames: int = 200) -> Made:
    """A picture of many frames."""
    return lambda: saved(
        disc((320, 240)),
        kind,
        save_all=True,
        append_images=[Image.new("RGB", (320, 240), (n, 0, 0)) for n in range(frames)],
    )


def exif(data: bytes) -> Made:
    return lambda: saved(kind="JPEG", exif=b"Exif\0\0" + data)


def exif_of_many(entries: int) -> bytes:
    """EXIF whose directory has so many entries, each of which leads to itself."""
    entry = struct.pack("<HHII", 0x8769, 4, 1, 8)
    return b"II*\0" + struct.pack("<IH", 8, entries) + entry * entries + struct.pack("<I", 8)


def profile(data: bytes, kind: str = "TIFF") -> Made:
    """A picture with a profile of its colors."""
    return lambda: saved(kind=kind, icc_profile=data)


def srgb(more: int = 0) -> bytes:
    """The profile of sRGB, longer by so many bytes."""
    data = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    return struct.pack(">I", len(data) + more) + data[4:] + bytes(more)


def tiff(*entries: tuple[int, int, int, int], more: bytes = b"") -> bytes:
    """A TIFF of these entries: tag, type, count, value."""
    body = b"".join(struct.pack("<HHII", *entry) for entry in entries)
    return b"II*\0" + struct.pack("<IH", 8, len(entries)) + body + struct.pack("<I", 0) + more


def noise(size: tuple[int, int] = (1200, 900)) -> bytes:
    chance = random.Random(5)
    return saved(Image.frombytes("L", size, chance.randbytes(size[0] * size[1])))


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:9/x"/></svg>'
LAUGHS = (
    b'<!DOCTYPE a [<!ENTITY a "ha">'
    + b"".join(b'<!ENTITY %c "%s">' % (98 + n, b"&%c;" % (97 + n) * 10) for n in range(9))
    + b"]><svg>&j;</svg>"
)
PIXELS, DAMAGED = "the picture has more than 40 million pixels", "the picture is damaged or cut"

#: Pictures: what is made, and what is said of them.
PICTURES: dict[str, tuple[Made, str]] = {
    "an SVG": (lambda: SVG, "is an SVG drawing"),
    "an SVG of entities": (lambda: LAUGHS, "is an SVG drawing"),
    "an EPS": (lambda: POSTSCRIPT, "is PostScript"),
    "an EPS with a head of Windows": (
        lambda: b"\xc5\xd0\xd3\xc6" + struct.pack("<I", 30) + bytes(22) + POSTSCRIPT,
        "is PostScript",
    ),
    "an EPS behind a blank": (lambda: b"\n" + POSTSCRIPT, "is not a picture that can be read"),
    "a PDF": (lambda: b"%PDF-1.7\n1 0 obj\n", "is a PDF document"),
    "a page": (lambda: b"<html><script>alert(1)</script>", "is a web page"),
    "a program": (lambda: b"\x7fELF\2\1\1" + bytes(500), "is not a picture that can be read"),
    "a program of Windows": (lambda: b"MZ" + bytes(500), "is not a picture that can be read"),
    "a script": (lambda: b"#!/bin/sh\ntouch pwned\n", "is not a picture that can be read"),
    "a ZIP": (lambda: zipped({"a": "b"}), "is a ZIP archive"),
    "a picture in the format of FITS": (
        lambda: b"SIMPLE  =                    T".ljust(2880),
        "is not a picture that can be read",
    ),
    "a picture by the name of a file": (
        lambda: b"gimp xcf v001" + bytes(90),
        "is not a picture that can be read",
    ),
    "a WMF": (lambda: b"\xd7\xcd\xc6\x9a" + bytes(100), "is not a picture that can be read"),
    "an icon": (lambda: saved(kind="ICO", sizes=[(32, 32)]), "is a Windows icon"),
    "a film": (lambda: b"\0\0\0\x18ftypheic" + bytes(100), "is a HEIC picture or a film"),
    "a JPEG 2000": (
        lambda: b"\0\0\0\x0cjP  \r\n\x87\n" + bytes(90),
        "is not a picture that can be read",
    ),
    "nothing": (lambda: b"", "disc.png: is empty"),
    "zeros": (lambda: bytes(10_000_000), "is not a picture that can be read"),
    "a PNG cut short": (cut("PNG", 0.6), DAMAGED),
    "a PNG of a head": (cut("PNG", 0.02), "disc.png: "),
    "a JPEG cut short": (cut("JPEG", 0.6), DAMAGED),
    "a progressive JPEG cut short": (cut("JPEG", 0.5, progressive=True), DAMAGED),
    "a GIF cut short": (cut("GIF", 0.5), DAMAGED),
    "a WebP cut short": (cut("WEBP", 0.5), "disc.png: "),
    "a TIFF cut short": (cut("TIFF", 0.3), "disc.png: "),
    "a BMP cut short": (cut("BMP", 0.5), DAMAGED),
    "a PNG without pixels": (lambda: png(head(0, 0, 8), END), "disc.png: "),
    "a PNG of wrong pixels": (
        lambda: png(head(100, 100, 8), (b"IDAT", b"no zlib"), END),
        DAMAGED,
    ),
    "a PNG larger than all": (
        lambda: png(head(2**31 - 1, 2**31 - 1, 8), (b"IDAT", b""), END),
        PIXELS,
    ),
    "a bomb of text in a PNG": (
        lambda: png(head(9, 9, 8), (b"zTXt", b"a\0\0" + zlib.compress(bytes(90_000_000), 9)), END),
        "disc.png: ",
    ),
    "a bomb of a profile in a PNG": (
        lambda: png(head(9, 9, 8), (b"iCCP", b"a\0\0" + zlib.compress(bytes(90_000_000), 9)), END),
        "disc.png: ",
    ),
    "a PNG of nearly two billion pixels": (pixels(60_000, 30_000, 1, 0, 1), PIXELS),
    "a JPEG of too many scans": (scans(60), "the picture comes in too many scans"),
    "a TIFF that follows itself": (
        lambda: b"II*\0" + struct.pack("<IHI", 8, 0, 8),
        "disc.png: ",
    ),
    "a TIFF of a million entries": (
        lambda: b"II*\0" + struct.pack("<IH", 8, 65535) + bytes(12 * 65535),
        "disc.png: ",
    ),
    "a TIFF whose tag takes four gigabytes": (
        lambda: tiff((256, 4, 1, 9), (257, 4, 1, 9), (270, 2, 2**32 - 1, 8)),
        "disc.png: ",
    ),
    "a TIFF whose pixels are elsewhere": (
        lambda: tiff(
            *((256, 4, 1, 9), (257, 4, 1, 9), (258, 3, 1, 8), (259, 3, 1, 1), (262, 3, 1, 1)),
            *((273, 4, 1, 2**31), (278, 4, 1, 9), (279, 4, 1, 81)),
        ),
        "disc.png: ",
    ),
    # ---------------------------------------------------------- pictures that are odd, and read
    "an animated GIF": (animated("GIF"), ""),
    "an animated PNG": (animated("PNG"), ""),
    "an animated WebP": (animated("WEBP", 40), ""),
    "a TIFF of many pages": (animated("TIFF", 20), ""),
    "sixteen bits": (lambda: saved(disc(mode="I;16")), ""),
    "sixteen bits of color": (pixels(400, 300, 16, 2, 48), ""),
    "a JPEG of CMYK": (lambda: saved(disc(mode="CMYK"), "JPEG"), ""),
    "a TIFF of CMYK": (lambda: saved(disc(mode="CMYK"), "TIFF"), ""),
    "a TIFF of Lab": (lambda: saved(Image.new("LAB", (400, 300)), "TIFF"), ""),
    "a TIFF of floats": (lambda: saved(disc(mode="F"), "TIFF"), ""),
    "a picture that cannot be seen": (lambda: saved(Image.new("RGBA", (400, 300))), ""),
    "one pixel": (lambda: saved(disc((1, 1))), ""),
    "a line": (lambda: saved(disc((20_000, 1))), "the picture is only a line"),
    "a line upright": (lambda: saved(disc((1, 20_000))), "the picture is only a line"),
    "nothing but noise": (noise, ""),
    "EXIF that leads to itself": (exif(exif_of_many(3000)), ""),
    "EXIF that leads nowhere": (exif(b"MM\0*\0\0\0\x08\xff\xff" + b"\xff" * 60_000), ""),
    "EXIF that turns the picture by 2,000": (
        exif(b"II*\0" + struct.pack("<IHHHII", 8, 1, 0x0112, 3, 1, 2000) + bytes(4)),
        "",
    ),
    "a profile of ten megabytes": (profile(srgb(10_000_000)), ""),
    "a profile of ten megabytes in a JPEG": (profile(srgb(10_000_000), "JPEG"), ""),
    "a profile of no colors": (profile(b"no profile" * 1000), ""),
    "a profile that lies about its parts": (
        profile(srgb()[:128] + struct.pack(">I", 2**31) + srgb()[132:]),
        "",
    ),
    "a ZIP behind a picture": (lambda: saved() + zipped({"a": "b"}), ""),
    "a page behind a picture": (lambda: saved(kind="JPEG") + b"<html><script>", ""),
}

#: Pictures that take long to be made, or to be read.
HEAVY_PICTURES: dict[str, tuple[Made, str]] = {
    "forty million pixels": (pixels(8000, 5000), ""),
    "forty million pixels that can be seen through": (pixels(8000, 5000, 8, 6, 32), ""),
    "forty million pixels of sixteen bits": (pixels(8000, 5000, 16, 2, 48), ""),
    "forty million pixels of gray and sixteen bits": (pixels(8000, 5000, 16, 0, 16), ""),
    "forty million pixels of a palette": (large("GIF", (8000, 5000), "P"), ""),
    "forty million pixels of one bit": (pixels(8000, 5000, 1, 0, 1), ""),
    "forty million pixels as a BMP": (large("BMP", (8000, 5000)), "is larger than 32 MB"),
    "forty million pixels as a WebP": (
        large("WEBP", (8000, 5000), lossless=True, method=0),
        "the picture has more than 10 million pixels",
    ),
    "forty million pixels as a TIFF": (
        large("TIFF", (8000, 5000), compression="tiff_lzw"),
        "",
    ),
    "forty million pixels of floats": (
        large("TIFF", (8000, 5000), "F", compression="tiff_lzw"),
        "",
    ),
    "forty million pixels of CMYK": (
        large("TIFF", (8000, 5000), "CMYK", compression="tiff_lzw"),
        "",
    ),
    "forty million pixels as a JPEG": (large("JPEG", (8000, 5000)), ""),
    "forty million pixels as a JPEG of CMYK": (large("JPEG", (8000, 5000), "CMYK"), ""),
    "forty million pixels as a progressive JPEG": (
        large("JPEG", (8000, 5000), progressive=True),
        "the picture has more than 20 million pixels",
    ),
    "thirty scans of twenty million pixels": (scans(20, (5000, 4000)), ""),
    "ten million pixels as a WebP": (
        large("WEBP", (4000, 2500), lossless=True, method=0),
        "",
    ),
    "thirteen million pixels as a progressive JPEG of CMYK": (
        large("JPEG", (4400, 3000), "CMYK", progressive=True, subsampling=0),
        "",
    ),
    "ten million pixels as a BMP": (large("BMP", (4000, 2500)), ""),
    "a line of forty million pixels": (
        pixels(40_000_000, 1, 1, 0, 1),
        "the picture is only a line",
    ),
    "a file of more than thirty-two megabytes": (
        lambda: saved() + bytes(33 * 1024 * 1024),
        "is larger than 32 MB",
    ),
}

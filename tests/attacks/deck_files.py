"""Attacks on decks of one's own whose files are made by code: pictures, workbooks, and folders.

A picture is the one that the list names, `pictures/disc.png`, and a workbook takes the place of the
list. Each has what it says, "" where it is read.
"""

from __future__ import annotations

import io
import os
import random
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image, ImageCms

from tests.attacks.sent import POSTSCRIPT
from tests.attacks.test_sent_files import END, head, png
from tests.lists.workbooks import cell, excel, open_document, row, texts, zipped

Made = Callable[[], bytes]
#: Rows of a right deck, for workbooks.
ROWS = (
    ("Group", "Name", "Text"),
    *((group, f"{group} {n}", f"Text {n}") for group in ("Winds", "Brass") for n in range(3)),
)


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
        packer, parts = zlib.compressobj(9), []
        for _ in range(height):
            parts.append(packer.compress(bytes(row)))
        parts.append(packer.flush())
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
    "forty million pixels as a WebP": (large("WEBP", (8000, 5000), lossless=True, method=0), "the picture has more than 10 million pixels"),
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
    "a line of forty million pixels": (pixels(40_000_000, 1, 1, 0, 1), "the picture is only a line"),
    "a file of more than thirty-two megabytes": (
        lambda: saved() + bytes(33 * 1024 * 1024),
        "is larger than 32 MB",
    ),
}


def book(**parts: str | bytes) -> bytes:
    """A workbook of a right deck, with more parts; their names have | for the slash."""
    return excel(texts(*ROWS), more={name.replace("|", "/"): data for name, data in parts.items()})


def with_formula(formula: str, result: str) -> bytes:
    """A workbook of a right deck with a formula under Text."""
    cells = f'<row><c t="inlineStr"><is><t>Winds</t></is></c><c t="inlineStr"><is><t>Bagpipe</t></is></c><c t="str"><f>{formula}</f>{result}</c></row>'
    return excel(texts(*ROWS) + cells)


def bomb() -> bytes:
    """An archive that unpacks to two hundred megabytes."""
    return excel(more={"xl/worksheets/sheet1.xml": b" " * 200_000_000})


_LINK = (
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Id="r1" Type="x/externalLinkPath" Target="file:///etc/passwd" '
    'TargetMode="External"/></Relationships>'
)
_ENTITY = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><worksheet>&b;</worksheet>'

#: Workbooks in place of the list.
WORKBOOKS: dict[str, tuple[Made, str]] = {
    "a workbook with links to others": (
        lambda: book(
            **{
                "xl|externalLinks|externalLink1.xml": "<externalLink/>",
                "xl|externalLinks|_rels|externalLink1.xml.rels": _LINK,
            }
        ),
        "",
    ),
    "a workbook with macros": (lambda: book(**{"xl|vbaProject.bin": b"\xd0\xcf\x11\xe0"}), ""),
    "a workbook with a sheet that is elsewhere": (
        lambda: book(**{"xl|_rels|workbook.xml.rels": _LINK}),
        "has no sheet with cells",
    ),
    "a workbook with an entity of a file": (
        lambda: book(**{"xl|worksheets|sheet1.xml": _ENTITY}),
        "has a document type, which no workbook needs",
    ),
    "a workbook with an entity bomb": (
        lambda: book(**{"xl|worksheets|sheet1.xml": LAUGHS}),
        "has a document type, which no workbook needs",
    ),
    "a formula of a workbook that calls": (
        lambda: with_formula('WEBSERVICE("http://127.0.0.1:9")', "<v>Its result</v>"),
        "",
    ),
    "a formula of a workbook whose result is a formula": (
        lambda: with_formula("A1", "<v>=cmd|'/C calc'!A0</v>"),
        "",
    ),
    "DDE in a workbook": (
        lambda: with_formula("cmd|'/C calc'!A0", "<v>#REF!</v>"),
        "C8: shows #REF!",
    ),
    "a formula without a result": (
        lambda: with_formula('HYPERLINK("file:///etc/passwd")', "").replace(b'"str"', b'"n"'),
        "",
    ),
    "a bomb": (bomb, "unpacks to more than"),
    "a bomb of tags": (lambda: excel("<row><c/></row>" * 600_000), "has more than 1000000 tags"),
    "a workbook of many parts": (
        lambda: zipped({f"a{n}": b"" for n in range(9000)}),
        "has more than 5000 parts",
    ),
    "parts whose names climb": (
        lambda: book(**{"..|..|outside|x.csv": "a", "|etc|cron.d|x": "b"}),
        "",
    ),
    "a workbook in a workbook": (
        lambda: zipped({"cards.xlsx": book()}),
        "is a ZIP archive, but no workbook",
    ),
    "an .ods of repeated cells": (
        lambda: open_document(
            row(
                cell("x", more='table:number-columns-repeated="16384"'),
                more='table:number-rows-repeated="1000000"',
            )
        ),
        "2000 rows",
    ),
    "a workbook cut short": (lambda: book()[:-300], "is damaged, or was not copied as a whole"),
}


# ------------------------------------------------------------------ folders

def linked(name: str, to: str) -> Callable[[Path], None]:
    """A link in place of a file or folder of the deck."""

    def put(deck: Path) -> None:
        remove(deck / name)
        (deck / name).symlink_to(Path(os.path.normpath(deck / to)) if to[0] == "." else to)

    return put


def remove(path: Path) -> None:
    """Take away what is there."""
    if path.is_dir() and not path.is_symlink():
        for each in path.iterdir():
            each.unlink()
        path.rmdir()
    else:
        path.unlink(missing_ok=True)


def piped(name: str) -> Callable[[Path], None]:
    """A pipe, which never ends, in place of a file or folder of the deck."""

    def put(deck: Path) -> None:
        remove(deck / name)
        os.mkfifo(deck / name)

    return put


def filed(name: str) -> Callable[[Path], None]:
    """A file in place of a folder of the deck."""

    def put(deck: Path) -> None:
        remove(deck / name)
        (deck / name).write_bytes(b"a file")

    return put


def foldered(name: str) -> Callable[[Path], None]:
    """A folder in place of a file of the deck."""

    def put(deck: Path) -> None:
        remove(deck / name)
        (deck / name).mkdir()

    return put


def hard_linked(deck: Path) -> None:
    """A picture that is a file elsewhere, too: nothing shows it, and it is a file of the folder."""
    remove(deck / "pictures" / "disc.png")
    os.link(deck.parents[1] / "outside" / "secret.png", deck / "pictures" / "disc.png")


def within(deck: Path) -> None:
    """A link to another file of the same folder."""
    (deck / "pictures" / "disc.png").rename(deck / "pictures" / "other.png")
    (deck / "pictures" / "disc.png").symlink_to("other.png")


def in_a_circle(deck: Path) -> None:
    remove(deck / "pictures" / "disc.png")
    (deck / "pictures" / "disc.png").symlink_to("disc.png")


def crowded(name: str, number: int) -> Callable[[Path], None]:
    """So many more files."""

    def put(deck: Path) -> None:
        for n in range(number):
            (deck / name.format(n=n)).write_bytes(b"a")

    return put


def empty(deck: Path) -> None:
    for name in ("pictures", "cards.csv"):
        remove(deck / name)


def misspelled(deck: Path) -> None:
    """As many pictures as rows may name, and each is nearly the one that is named."""
    words = ["Group,Name,Picture"]
    for n in range(78):
        words.append(f"G{n // 6},n{n},{'ab' * 40}{n}")
    (deck / "cards.csv").write_text("\n".join(words), "utf-8")
    for n in range(4000):
        (deck / "pictures" / f"{'ba' * 40}{n}.png").touch()


def bytes_for_names(deck: Path) -> None:
    """Files whose names are no text."""
    for name in (b"\xff\xfe.png", b"\x80.csv", b"a\nb\x1b[2J.png"):
        Path(os.fsdecode(os.fsencode(deck / "pictures") + b"/" + name)).write_bytes(b"a")


def composed(deck: Path) -> None:
    """A name of a picture as a Mac writes it: a letter and its accent apart."""
    (deck / "pictures" / "disc.png").rename(deck / "pictures" / "Dvor\u030ca\u0301k.png")
    text = (deck / "cards.csv").read_text("utf-8")
    (deck / "cards.csv").write_text(text.replace("disc.png", "Dvo\u0159\u00e1k.png"), "utf-8")


_LEADS = "leads out of the folder"
#: Folders: how each is made of a right one, what it says, and the exit code.
FOLDERS: dict[str, tuple[Callable[[Path], None], str, int]] = {
    "an empty folder": (empty, "has no list of cards", 2),
    "a picture that is a link": (
        linked("pictures/disc.png", "./../../outside/secret.png"),
        f"row 2, Picture: disc.png {_LEADS}",
        1,
    ),
    "a picture that is a link to a device": (
        linked("pictures/disc.png", "/dev/zero"),
        "row 2, Picture: there is no picture",
        1,
    ),
    "a picture that is a link to a text": (
        linked("pictures/disc.png", "/etc/passwd"),
        f"row 2, Picture: disc.png {_LEADS}",
        1,
    ),
    "a picture that is a link within the folder": (within, "", 0),
    "a picture that is a link in a circle": (in_a_circle, "there is no picture “disc.png”", 1),
    "a picture that is a hard link": (hard_linked, "", 0),
    "a picture that is a pipe": (piped("pictures/disc.png"), "there is no picture “disc.png”", 1),
    "a picture that is a folder": (
        foldered("pictures/disc.png"),
        "there is no picture “disc.png”",
        1,
    ),
    "pictures that are a link": (
        linked("pictures", "./../../outside"),
        f"pictures: {_LEADS}",
        1,
    ),
    "pictures that are a link to the root": (linked("pictures", "/"), f"pictures: {_LEADS}", 1),
    "pictures that are a file": (filed("pictures"), "pictures: is not a folder", 1),
    "pictures that are a pipe": (piped("pictures"), "pictures: is not a folder", 1),
    "no pictures": (lambda deck: remove(deck / "pictures"), "there is no picture “disc.png”", 1),
    "a list that is a link": (
        linked("cards.csv", "./../../outside/cards.csv"),
        f"cards.csv: {_LEADS}",
        1,
    ),
    "a list that is a link to nothing": (linked("cards.csv", "./nothing"), "cards.csv: ", 1),
    "a list that is a pipe": (piped("cards.csv"), "cards.csv: cannot be read: it is not a file", 1),
    "a list that is a folder": (
        foldered("cards.csv"),
        "cards.csv: cannot be read: it is not a file",
        1,
    ),
    "a list that is a device": (linked("cards.csv", "/dev/zero"), "cards.csv: ", 1),
    "settings that are a link": (
        linked("deck.toml", "./../../outside/deck.toml"),
        f"deck.toml: {_LEADS}",
        1,
    ),
    "settings that are a link to nothing": (linked("deck.toml", "./nothing"), "deck.toml: ", 1),
    "settings that are a pipe": (piped("deck.toml"), "deck.toml: ", 1),
    "settings that are a folder": (foldered("deck.toml"), "deck.toml: ", 1),
    "settings that are a device": (linked("deck.toml", "/dev/zero"), "deck.toml: ", 1),
    "two lists": (
        lambda deck: (deck / "cards.tsv").write_bytes(b"a") and None,
        "has several lists: cards.csv, cards.tsv",
        2,
    ),
    "a thousand lists": (crowded("list-{n}.csv", 1000), "", 0),
    "a thousand lists and none that is meant": (
        lambda deck: (crowded("list-{n}.csv", 1000)(deck), remove(deck / "cards.csv")) and None,
        "has several lists: list-0.csv, list-1.csv, list-10.csv, list-100.csv, list-101.csv",
        2,
    ),
    "five thousand pictures that no row names": (crowded("pictures/{n}.png", 5000), "", 0),
    "pictures that are nearly those that are named": (misspelled, "there is no picture", 1),
    "pictures whose names are no text": (bytes_for_names, "", 0),
    "a picture named as on a Mac": (composed, "", 0),
    "files that systems leave": (
        crowded("pictures/._{n}.png", 3),
        "",
        0,
    ),
}

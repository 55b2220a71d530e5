"""Files of people become plain pictures, and what is none is refused with its name."""

from __future__ import annotations

import random
import struct
import subprocess
import sys
import zipfile
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from PIL import EpsImagePlugin, Image, PngImagePlugin

from cardwright import limits
from cardwright.drawing.engraving import read_picture
from cardwright.drawing.engraving.reading import LARGEST
from cardwright.errors import InputError, TooLarge
from tests.engraving.drawn import face, halves, written
from tests.tiers import every

ROOT = Path(__file__).parents[2]
FOGRA = (ROOT / "card_art/icc/FOGRA39L_coated.icc").read_bytes()
ORIENTATION = 0x0112


def png(width: int, height: int, *more: tuple[bytes, bytes]) -> bytes:
    """A PNG that claims this size, with more chunks."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    chunks = ((b"IHDR", header), *more, (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in chunks)


def archive() -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as packed:
        packed.writestr("bach.jpg", written(face(), "JPEG"))
    return file.getvalue()


def many_scans() -> bytes:
    """A JPEG that repeats its scans, as those do that keep a program busy for an hour."""
    data = written(face(), "JPEG", progressive=True)
    first = data.index(b"\xff\xda")
    return data[:-2] + data[first:-2] * 60 + data[-2:]


def looping_tiff() -> bytes:
    """A TIFF whose directory is empty and follows itself."""
    return b"II*\x00" + struct.pack("<IHI", 8, 0, 8)


PHOTOGRAPH = written(face(), "JPEG", quality=90)
BOMB = zlib.compress(bytes(80 * 1024 * 1024), 9)
EPS = b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n%%EndComments\nshowpage\n%%EOF\n"

REFUSED = {
    "empty": (b"", "is empty"),
    "nul": (bytes(5000), "is not a picture"),
    "text": (b"Johann Sebastian Bach\n" * 50, "is not a picture"),
    "chance": (random.Random(4).randbytes(5000), "is not a picture"),
    "svg": (b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "is an SVG drawing"),
    "svg-declared": (b'\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a -->\n<svg/>', "is an SVG drawing"),
    "page": (b"<!DOCTYPE html>\n<title>404</title>", "is a web page"),
    "pdf": (b"%PDF-1.7\n1 0 obj\n", "is a PDF document"),
    "eps": (EPS, "is PostScript"),
    "eps-windows": (b"\xc5\xd0\xd3\xc6" + struct.pack("<I", 30) + bytes(22) + EPS, "is PostScript"),
    "zip": (archive(), "is a ZIP archive"),
    "photoshop": (b"8BPS\x00\x01" + bytes(100), "is a document of Photoshop"),
    "icon": (b"\x00\x00\x01\x00\x01\x00" + bytes(100), "is a Windows icon"),
    "film": (b"\x00\x00\x00\x18ftypheic" + bytes(100), "is a HEIC picture or a film"),
    "cut-jpeg": (PHOTOGRAPH[: len(PHOTOGRAPH) // 2], "damaged or cut short"),
    "cut-header": (PHOTOGRAPH[:30], "damaged"),
    "cut-png": (written(face())[:3000], "damaged or cut short"),
    "cut-gif": (written(face().quantize(), "GIF")[:2000], "damaged or cut short"),
    "cut-webp": (written(face(), "WEBP")[:900], "damaged"),
    "cut-tiff": (written(face(), "TIFF")[:5000], "damaged"),
    "cut-bmp": (written(face(), "BMP")[:5000], "damaged or cut short"),
    "no-data": (png(50, 50), "damaged or cut short"),
    "not-packed": (png(50, 50, (b"IDAT", b"not packed at all")), "damaged or cut short"),
    "flipped": (written(face()).replace(b"IDAT", b"IDAX"), "damaged"),
    "loop": (looping_tiff(), "damaged"),
    "scans": (many_scans(), "too many scans"),
    "no-width": (png(0, 50, (b"IDAT", zlib.compress(b""))), ""),
    "pixels": (png(7000, 7000, (b"IDAT", BOMB)), "more than 40 million pixels"),
    "bomb": (png(60_000, 60_000, (b"IDAT", BOMB)), "more than 40 million pixels"),
    "wide": (png(2**31 - 1, 1, (b"IDAT", BOMB)), "more than 40 million pixels"),
    "words": (png(9, 9, (b"zTXt", b"a\x00\x00" + BOMB), (b"IDAT", b"")), "damaged"),
    "profile": (png(9, 9, (b"iCCP", b"a\x00\x00" + BOMB), (b"IDAT", b"")), "damaged"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_is_no_picture_is_refused_by_name_with_a_remedy(
    kind: str, capfd: pytest.CaptureFixture[str]
) -> None:
    data, words = REFUSED[kind]
    with pytest.raises(InputError) as error:
        read_picture(data, "bach.png")
    assert error.value.message.startswith("bach.png: ")
    assert words in error.value.message
    assert error.value.hint
    assert capfd.readouterr() == ("", "")


def test_a_file_over_the_limit_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PHOTOGRAPH", len(PHOTOGRAPH) - 1)
    with pytest.raises(TooLarge, match=r"bach\.jpg: is larger than"):
        read_picture(PHOTOGRAPH, "bach.jpg")


def test_postscript_starts_no_program(monkeypatch: pytest.MonkeyPatch) -> None:
    def started(*_: object, **__: object) -> None:
        raise AssertionError("a program was started")

    Image.init()  # all the formats that Pillow knows are there to be tried
    monkeypatch.setattr(subprocess, "Popen", started)
    monkeypatch.setattr(EpsImagePlugin, "Ghostscript", started)
    with pytest.raises(InputError, match="PostScript"):
        read_picture(EPS, "bach.eps")


def test_a_name_that_steers_a_terminal_is_spelled_out() -> None:
    with pytest.raises(InputError) as error:
        read_picture(b"", "\x1b[2J\0.png")
    assert error.value.message.startswith(r"\x1b[2J\x00.png: ")


def _lab() -> Image.Image:
    """The halves by lightness, without color."""
    gray = halves("L")
    neutral = Image.new("L", gray.size, 128)
    return Image.merge("LAB", (gray, neutral, neutral))


FILES = {
    "jpeg": written(halves(), "JPEG", quality=95),
    "jpeg-gray": written(halves("L"), "JPEG", quality=95),
    "jpeg-cmyk": written(halves("CMYK"), "JPEG", quality=95),
    "jpeg-progressive": written(halves(), "JPEG", quality=95, progressive=True),
    "png": written(halves()),
    "png-bits": written(halves("1")),
    "png-palette": written(halves("P")),
    "png-alpha": written(halves("RGBA")),
    "png-gray-alpha": written(halves("LA")),
    "png-deep": written(halves("L").convert("I").point(lambda v: v * 257.0).convert("I;16")),
    "webp": written(halves(), "WEBP", lossless=True),
    "bmp": written(halves(), "BMP"),
    "gif": written(halves("P"), "GIF"),
    "tiff": written(halves(), "TIFF"),
    "tiff-packed": written(halves(), "TIFF", compression="tiff_lzw"),
    "tiff-cmyk": written(halves("CMYK"), "TIFF"),
    "tiff-lab": written(_lab(), "TIFF"),
    "tiff-integers": written(halves("I").point(lambda v: v * 90_000.0 + 7.0), "TIFF"),
    "tiff-floats": written(halves("F"), "TIFF"),
}


@pytest.mark.parametrize("kind", FILES)
def test_every_kind_of_file_becomes_the_same_picture(kind: str) -> None:
    picture = read_picture(FILES[kind], kind)
    assert (picture.mode, picture.size) == ("RGB", (64, 48))
    left, right = picture.getpixel((8, 24)), picture.getpixel((56, 24))
    assert isinstance(left, tuple)
    assert isinstance(right, tuple)
    assert max(left) < 12
    assert min(right) > 243


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "GIF"])
def test_what_can_be_seen_through_lies_on_white(kind: str) -> None:
    picture = Image.new("RGBA", (40, 700), (0, 0, 0, 0))
    picture.paste((0, 0, 0, 255), (0, 600, 40, 700))
    plain = read_picture(written(picture, kind), "flute")
    assert plain.getpixel((20, 300)) == (255, 255, 255)
    assert plain.getpixel((20, 650)) == (0, 0, 0)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF"])
@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_picture_stands_upright(kind: str, orientation: int) -> None:
    upright = Image.new("RGB", (80, 48), "white")
    upright.paste((0, 0, 0), (0, 0, 40, 16))  # the black is at the upper left
    turns = Image.Transpose
    stored = upright
    # As the standard has it: where the first row and the first column of what is stored are seen.
    turn = {
        2: turns.FLIP_LEFT_RIGHT,
        3: turns.ROTATE_180,
        4: turns.FLIP_TOP_BOTTOM,
        5: turns.TRANSPOSE,
        6: turns.ROTATE_90,
        7: turns.TRANSVERSE,
        8: turns.ROTATE_270,
    }.get(orientation)
    if turn is not None:
        stored = upright.transpose(turn)
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    picture = read_picture(written(stored, kind, exif=exif.tobytes()), "bach")
    assert picture.size == (80, 48)
    assert max(_rgb(picture, (12, 6))) < 60
    assert min(min(_rgb(picture, at)) for at in ((70, 6), (12, 40), (70, 40))) > 200


def _rgb(picture: Image.Image, at: tuple[int, int]) -> tuple[int, ...]:
    color = picture.getpixel(at)
    assert isinstance(color, tuple)
    return tuple(map(int, color))


def test_odd_exif_harms_no_picture() -> None:
    for exif in (b"Exif\0\0MM\0*\0\0\0\x08\xff\xff", b"Exif\0\0", b"Exif\0\0II*\0" + b"\xff" * 40):
        assert read_picture(written(halves(), "JPEG", exif=exif), "bach.jpg").size == (64, 48)


def test_colors_are_read_by_their_profile() -> None:
    cyan = Image.new("CMYK", (30, 30), (255, 0, 0, 0))
    plain = _rgb(read_picture(written(cyan, "TIFF"), "plain"), (9, 9))
    printed = _rgb(read_picture(written(cyan, "TIFF", icc_profile=FOGRA), "printed"), (9, 9))
    assert plain == (0, 255, 255)
    assert printed[1] in range(140, 180)  # the cyan of coated paper, as a monitor shows it
    assert printed[2] in range(200, 245)


@pytest.mark.parametrize("profile", [b"no profile", FOGRA, FOGRA[:200]])
def test_a_profile_that_is_broken_or_of_other_colors_is_left_out(profile: bytes) -> None:
    picture = read_picture(written(halves(), "PNG", icc_profile=profile), "bach.png")
    assert picture.tobytes() == halves().tobytes()


def test_an_animation_shows_its_first_frame() -> None:
    frames = [Image.new("P", (20, 20), n) for n in range(3)]
    for frame in frames:
        frame.putpalette([0, 0, 0, 255, 0, 0, 0, 255, 0])
    data = written(frames[0], "GIF", save_all=True, append_images=frames[1:])
    assert read_picture(data, "bach.gif").getpixel((9, 9)) == (0, 0, 0)


@pytest.mark.parametrize(
    "mode", every(3, ["RGB", "L", "P", "RGBA", "LA", "1", "I;16", "CMYK", "I", "F"])
)
def test_a_large_picture_becomes_smaller_in_its_proportions(mode: str) -> None:
    large = halves("L", (2 * LARGEST + 10, 1300))
    if mode == "I;16":
        large = large.convert("I").point(lambda v: v * 257.0)
    kind = "TIFF" if mode in {"CMYK", "I", "F"} else "PNG"
    picture = read_picture(written(large.convert(mode), kind), "large")
    assert LARGEST // 2 <= picture.width <= LARGEST
    assert picture.width / picture.height == pytest.approx((2 * LARGEST + 10) / 1300, rel=0.01)
    assert max(_rgb(picture, (9, picture.height - 1))) == 0
    assert min(_rgb(picture, (picture.width - 9, picture.height - 1))) == 255


@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "1e38"])
def test_values_beyond_all_bounds_harm_nothing(value: str) -> None:
    floats = halves("F")
    floats.putpixel((9, 9), float(value))
    assert read_picture(written(floats, "TIFF"), "bach.tif").size == (64, 48)


def test_a_webp_may_have_fewer_pixels() -> None:
    flat = written(Image.new("L", (4100, 4000)), "WEBP", lossless=True, method=0)
    with pytest.raises(TooLarge, match="more than 10 million pixels"):
        read_picture(flat, "bach.webp")


def test_the_limits_of_pillow_stay_as_they_are() -> None:
    before = (Image.MAX_IMAGE_PIXELS, PngImagePlugin.MAX_TEXT_MEMORY, sys.getrecursionlimit())
    read_picture(PHOTOGRAPH, "bach.jpg")
    after = (Image.MAX_IMAGE_PIXELS, PngImagePlugin.MAX_TEXT_MEMORY, sys.getrecursionlimit())
    assert after == before


def test_a_large_picture_of_sixteen_bits_becomes_smaller() -> None:
    deep = halves("L", (2 * LARGEST + 10, 300)).convert("I").point(lambda v: v * 257.0)
    picture = read_picture(written(deep.convert("I;16")), "deep.png")
    assert LARGEST // 2 <= picture.width <= LARGEST
    assert (_rgb(picture, (9, 9))[0], _rgb(picture, (picture.width - 9, 9))[0]) == (0, 255)


@pytest.mark.parametrize("size", [(4000, 19), (19, 4000)])
def test_a_line_is_no_picture(size: tuple[int, int]) -> None:
    with pytest.raises(InputError, match=r"bach\.png: the picture is only a line"):
        read_picture(written(halves("L", size)), "bach.png")

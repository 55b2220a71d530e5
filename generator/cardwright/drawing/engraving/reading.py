"""Picture files that people bring, read into plain red, green and blue.

Nothing is believed: a file is refused by its size, its kind and its pixels before it is decoded.
Only the formats in FORMATS are ever tried, so that no other program starts, as Ghostscript would.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO

from PIL import Image, ImageCms, ImageFile, ImageStat

from cardwright import limits
from cardwright.errors import InputError, TooLarge, excerpt

#: Formats that are read; HEIF only if a plugin of Pillow is installed for it.
FORMATS = ("JPEG", "PNG", "WEBP", "TIFF", "BMP", "GIF")

#: Pixels of the longer side of what is kept: 300 dpi on the largest card, cut from a quarter.
LARGEST = 3000

_SAVE = "save it as JPEG or PNG"
_SMALLER = f"make it smaller: {LARGEST} pixels across are plenty"
_ORIENTATION = 0x0112  # of EXIF
_TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
_STRIP = 32  # rows that are laid on white at once, of what is kept
_LINE = 200  # times as long as wide
_DEEP = ("I", "F")  # modes whose values have no fixed range

#: The beginnings of files that are no picture here, with what they are.
_OTHERS = (
    (b"%PDF", "a PDF document"),
    (b"%!PS", "PostScript"),
    (b"\xc5\xd0\xd3\xc6", "PostScript"),
    (b"PK\x03\x04", "a ZIP archive or an office document"),
    (b"8BPS", "a document of Photoshop"),
    (b"\x00\x00\x01\x00", "a Windows icon"),
)


def read_picture(data: bytes, name: str) -> Image.Image:
    """The picture in a file's bytes: upright, in sRGB, on white, at most LARGEST pixels long.

    Of an animation, the first frame. Raises InputError, which begins with `name`, the file's.
    """
    name = excerpt(name, 200)
    if len(data) > limits.PHOTOGRAPH:
        raise TooLarge(f"{name}: is larger than {limits.PHOTOGRAPH // 1024**2} MB", hint=_SMALLER)
    with _silent(), _opened(data, name) as image:
        if min(image.size) < 1:
            raise InputError(f"{name}: the picture has no pixels", hint=_SAVE)
        if max(image.size) > _LINE * min(image.size):
            raise InputError(f"{name}: the picture is only a line", hint="crop it, or take another")
        most = limits.PIXELS // _greed(image)
        if image.width * image.height > most:
            raise _too_large(name, most)
        if image.format in {"JPEG", "MPO"} and data.count(b"\xff\xda") > limits.SCANS:
            raise InputError(f"{name}: the picture comes in too many scans", hint=_SAVE)
        try:
            return _upright(image, _plain(image))
        except Exception as error:
            raise InputError(
                f"{name}: the picture is damaged or cut short",
                hint=f"copy the file again, or open it in another program and {_SAVE}",
            ) from error


def _greed(image: Image.Image) -> int:
    """The times as much memory as others that a kind of picture takes to be decoded.

    WebP keeps four whole pictures, and a progressive JPEG the numbers of all of its waves.
    """
    if image.format == "WEBP":
        return 4
    if image.info.get("progressive"):
        return 3 if image.mode == "CMYK" else 2
    return 1


def _too_large(name: str, most: int) -> TooLarge:
    millions = most // 1_000_000
    return TooLarge(f"{name}: the picture has more than {millions} million pixels", hint=_SMALLER)


@contextmanager
def _silent() -> Iterator[None]:
    """Keep Pillow’s warnings of odd files from the terminal."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def _opened(data: bytes, name: str) -> ImageFile.ImageFile:
    """The picture, of which only the header has been read."""
    if not data:
        raise InputError(f"{name}: is empty", hint="copy the file again")
    formats = [*FORMATS, *(["HEIF"] if "HEIF" in Image.OPEN else [])]
    try:
        return Image.open(BytesIO(data), formats=formats)
    except Image.DecompressionBombError:
        raise _too_large(name, limits.PIXELS) from None
    except Exception as error:
        raise InputError(
            f"{name}: {_what_it_is(data)}", hint=f"open it in the program that made it and {_SAVE}"
        ) from error


def _what_it_is(data: bytes) -> str:
    """Name a file that is no picture of a known format, as far as its beginning says it."""
    start = data[:1024].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    for beginning, what in _OTHERS:
        if data.startswith(beginning):
            return f"is {what}, not a photograph"
    if data[4:8] == b"ftyp":
        return "is a HEIC picture or a film, which cannot be read"
    if b"<svg" in start:
        return "is an SVG drawing, not a photograph"
    if start.startswith(b"<"):
        return "is a web page, not a photograph"
    return "is not a picture that can be read, or is damaged"


def _plain(image: ImageFile.ImageFile) -> Image.Image:
    """The picture in sRGB on white, smaller."""
    image.draft(None, (LARGEST, LARGEST))
    image.load()
    profile = image.info.get("icc_profile")
    smaller = _smaller(image, -(-max(image.size) // LARGEST))
    if smaller.mode in _DEEP:
        smaller = _shallow(smaller)
    if isinstance(profile, bytes):
        try:
            return _in_srgb(smaller, profile)
        except (ImageCms.PyCMSError, OSError, ValueError, TypeError):
            pass  # a profile that is broken, or made for other colors
    return smaller.convert("RGB")


def _smaller(image: Image.Image, factor: int) -> Image.Image:
    """The picture reduced by a whole factor.

    Modes that Pillow does not reduce become RGB before, strip by strip, which takes little memory.
    """
    if image.mode not in {"1", "P"} and not _is_wide(image) and not image.has_transparency_data:
        return image.reduce(factor) if factor > 1 else image
    size = (-(-image.width // factor), -(-image.height // factor))
    plain = Image.new("RGB", size)
    rows = _STRIP * factor
    for top in range(0, image.height, rows):
        strip = image.crop((0, top, image.width, min(image.height, top + rows)))
        plain.paste(_on_white(strip).reduce(factor), (0, top // factor))
    return plain


def _on_white(image: Image.Image) -> Image.Image:
    """The picture with eight bits to each of three colors, on white where it is clear."""
    if _is_wide(image):
        image = image.convert("I").point(lambda v: v * (1 / 256)).convert("L")
    if image.has_transparency_data:
        image = image.convert("RGBA")
        image = Image.alpha_composite(Image.new("RGBA", image.size, "white"), image)
    return image.convert("RGB")


def _is_wide(image: Image.Image) -> bool:
    """Test if a gray picture has sixteen bits."""
    return image.mode.startswith("I;16")


def _shallow(image: Image.Image) -> Image.Image:
    """The picture in 256 grays from its least to its greatest value."""
    (low, high), *_ = ImageStat.Stat(image).extrema
    scale = 255 / ((high - low) or 1)
    return image.point(lambda v: v * scale + -low * scale).convert("L")


def _in_srgb(image: Image.Image, profile: bytes) -> Image.Image:
    """The picture in sRGB, by the profile of its colors; raises PyCMSError and others."""
    if image.mode not in {"RGB", "CMYK", "L"}:
        image = image.convert("RGB")
    source = ImageCms.ImageCmsProfile(BytesIO(profile))
    target = ImageCms.createProfile("sRGB")
    changed = ImageCms.profileToProfile(image, source, target, outputMode="RGB")
    if changed is None:
        raise ValueError("nothing was changed")
    return changed


def _upright(image: Image.Image, plain: Image.Image) -> Image.Image:
    """The picture turned as the EXIF of its file says."""
    try:
        turn = _TURNS.get(image.getexif().get(_ORIENTATION, 1))
    except Exception:  # noqa: BLE001 - what EXIF says may be anything, and the picture is good
        turn = None
    return plain if turn is None else plain.transpose(turn)

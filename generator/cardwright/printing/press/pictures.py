"""Pictures for a print service: what a PNG or JPEG is, and what its pixels say."""

from __future__ import annotations

import hashlib
import io
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, replace

from PIL import Image

from cardwright import limits
from cardwright.errors import InputError, visible
from cardwright.printing.press.edges import bare, undrawn
from cardwright.printing.press.exif import read_exif, resolution, turned
from cardwright.printing.press.image_file import JPEG, PNG, DamagedImage, ImageHeader
from cardwright.printing.press.jpeg_file import walk_jpeg
from cardwright.printing.press.listed import ListedFile
from cardwright.printing.press.png_file import walk_png
from cardwright.printing.press.vendors import FORMS, TABLE_MOST

_OPAQUE = 255
#: Pixels that are looked at together.
_STRIP = 1024 * 1024
#: Pixels across and down of a picture made small.
_SMALL = 20, 28
#: Modes whose pixels are looked at: gray and RGB of eight bits, also by number.
_LOOKED_AT = frozenset({"1", "L", "LA", "P", "PA", "RGB", "RGBA"})
#: Where an ICC profile says its colors (ICC.1:2022, 7.2), and how a profile of RGB says them.
_COLORS, _RGB = slice(16, 20), b"RGB "
_UNREAD_EXIF = "has unreadable EXIF data, which is ignored"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture: its name below its folder, kind, pixels, mode, dots to the inch, white edges.

    ``dpi`` is 0 where it says nothing, and ``dpi_in`` where it says it, in words; ``odd`` is what
    no card needs, and ``notes`` what is worth reading, in words. ``clear``: you can see through it;
    ``bare`` are the sides and corners on which the bleed is white and the picture within is not;
    ``undrawn`` is what it is where nothing is drawn, in words; ``look`` is a digest of the pixels,
    ``small`` those within the cut made small and gray.
    Of one that is ``unseen``, in words why, none of these is known.
    """

    name: str
    form: str
    size: tuple[int, int]
    mode: str
    dpi: float
    dpi_in: str = ""
    odd: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    clear: bool = False
    bare: tuple[str, ...] = ()
    undrawn: str = ""
    look: str = ""
    small: bytes = b""
    unseen: str = ""


def read_picture(file: ListedFile, margin: int) -> Picture:
    """The picture, with a bleed of so many pixels; raises InputError where it is none, and OSError.

    Its content alone says what it is, and only PNG and JPEG are opened: of other kinds that Pillow
    knows, some are programs. A picture that is not whole is none.
    """
    try:
        data = file.read(limits.PICTURE)
        walked = _walked(data)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(io.BytesIO(data), formats=FORMS) as image:
                return _read(image, visible(file.name), margin, walked)
    except InputError as error:
        why = error.message
    except DamagedImage as error:
        why = f"it {error}"
    except Image.DecompressionBombError:
        why = f"it has more than {limits.PIXELS} pixels"
    except MemoryError:
        raise
    except OSError as error:
        if error.errno:
            raise
        why = "it is damaged"
    except Exception:  # noqa: BLE001 - whatever Pillow meets in what others have made
        why = "it is damaged"
    raise InputError(
        f"{visible(str(file))}: cannot be read as a picture: {why}", hint="make the file again"
    )


def _walked(data: bytes) -> ImageHeader:
    """The facts in the parts of a file; raises DamagedImage for what is neither PNG nor JPEG."""
    if data.startswith(PNG):
        return walk_png(data)
    if data.startswith(JPEG):
        return walk_jpeg(data)
    raise DamagedImage("is neither PNG nor JPEG" if data else "is empty")


def _read(image: Image.Image, name: str, margin: int, walked: ImageHeader) -> Picture:
    """The answers about an open picture. Pillow calls a JPEG with others behind it MPO."""
    form = "PNG" if image.format == "PNG" else "JPEG"
    dpi, dpi_in = resolution(image, None)  # to read EXIF, Pillow may unpack the pixels
    head = Picture(name, form, image.size, image.mode, dpi, dpi_in, walked.odd, walked.notes)
    if image.width * image.height > limits.PIXELS:  # its size alone is wrong enough
        return replace(head, unseen=f"it has more than {limits.PIXELS} pixels")
    if max(image.size) > TABLE_MOST:
        return replace(head, unseen=f"it has more than {TABLE_MOST} pixels on a side")
    if walked.odd:
        return replace(head, unseen=f"it {walked.odd[0]}")
    walked.whole()
    exif = read_exif(image)
    dpi, dpi_in = resolution(image, exif)
    notes = (*walked.notes, *([_UNREAD_EXIF] if exif is None else []))
    head = replace(head, dpi=dpi, dpi_in=dpi_in, notes=notes)
    if image.mode not in _LOOKED_AT:
        return replace(head, unseen=f"it has the mode {image.mode}")
    if walked.colors and any(image.histogram()[walked.colors :]):
        raise DamagedImage(f"has pixels beyond the {walked.colors} colors of its palette")
    odd = tuple(_turned_or_tinted(image, exif))
    return _looked_at(image, replace(head, odd=odd), margin)


def _turned_or_tinted(image: Image.Image, exif: Image.Exif | None) -> Iterator[str]:
    """The marks of a picture by which others may turn its pixels, or take them for CMYK."""
    if exif and (said := turned(exif)):
        yield said
    profile = image.info.get("icc_profile")
    if profile and profile[_COLORS] != _RGB:
        colors = visible(profile[_COLORS].decode("latin-1").strip())
        yield f"has a profile of {colors or 'no'} colors; use RGB"


def _looked_at(image: Image.Image, head: Picture, margin: int) -> Picture:
    """The picture with what its pixels say; each is looked at once."""
    look, alpha = hashlib.blake2b(digest_size=16), _OPAQUE
    for strip in _strips(image):
        look.update(strip.tobytes())
        alpha = min(alpha, _lowest(strip.getchannel("A")))
    cut = margin if min(image.size) > 2 * margin else 0
    return replace(
        head,
        clear=alpha != _OPAQUE,
        bare=bare(image, margin),
        undrawn=undrawn(image, cut),
        look=look.hexdigest(),
        small=_small(image, cut),
    )


def _small(image: Image.Image, cut: int) -> bytes:
    wide, high = image.size
    box = (cut, cut, wide - cut, high - cut)
    return image.convert("L").resize(_SMALL, Image.Resampling.BOX, box).tobytes()


def _lowest(band: Image.Image) -> int:
    return next(level for level, pixels in enumerate(band.histogram()) if pixels)


def _strips(image: Image.Image) -> Iterator[Image.Image]:
    """The picture as RGBA in strips of whole rows, so that it is not twice in memory."""
    rows = max(1, _STRIP // image.width)
    for top in range(0, image.height, rows):
        bottom = min(top + rows, image.height)
        yield image.crop((0, top, image.width, bottom)).convert("RGBA")

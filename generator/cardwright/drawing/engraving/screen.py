"""Swelling lines: black where a picture is darker than a screen of lines that follows its forms.

Light tones have every second line, middle tones all of them, swelling. In the dark every second
gap closes, at last all. Small dark forms (an eye, a mouth) are black as a whole, small light ones
white. At the end no line is finer than LINE and no gap finer than GAP.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from cardwright.drawing.engraving.bitmap import Bitmap
from cardwright.drawing.engraving.tones import DOTS as TONES
from cardwright.drawing.engraving.tones import blurred

#: Dots of a bitmap to each millimeter, and its white rim in dots.
DOTS = 50
RIM = 24

#: The finest line, 0.14 mm, and the finest gap, 0.16 mm, in dots; lines lose 0.02 when simplified.
LINE, GAP = 7, 8

_PITCH = 20  # dots from line to line
_PERIOD = 256  # phases of two lines: one everywhere, one that is left out in the light
_RISE = 36  # dots that a line rises where it goes 256 to the right
_BEND = 4  # phases that a step of gray moves a line
_FORMS = 28  # dots of the tones: the blur that makes of them the forms that lines follow

# Tones, 0 to 255: below the first the lines that are everywhere begin, below the second the others.
_LINES, _OTHERS = 232, 198
_SWELLING, _SWOLLEN = 200, 76  # between these, lines grow from thin to thick
_HALF, _SOLID = 64, 33  # below these, half the gaps and all of them close
_SURE = 53  # above this, a gap is at least GAP wide

# Phases from the middle of a line to its edge, and from the middle of a line or gap to the edge of
# the core that is widened to the finest line or gap.
_THIN, _THICK = 20, 38
_CORE = 4

_DARK, _LIGHT = 27, 34  # steps of gray between small forms and what is around them
_NEVER_LIGHT = 116  # a form darker than this stays as it is

_ANY = (False, *[True] * 255)


def black(tones: Image.Image, mask: Image.Image) -> Bitmap:
    """The black of an engraving of these tones, within a mask that is DOTS to the millimeter."""
    dark, light = _small_forms(tones, mask.size)
    lines = _screen(tones, mask.size)
    return ((lines | dark) - light & Bitmap.of(mask, RIM)).closed(GAP).opened(LINE)


def _screen(tones: Image.Image, size: tuple[int, int]) -> Bitmap:
    """The lines, with what is solid between them."""
    phase = _phases(blurred(tones, _FORMS), size)
    fine = tones.resize(size, Image.Resampling.BICUBIC)
    along = _smooth(tones.filter(ImageFilter.BoxBlur((TONES * 2 // 5, 1))), size)
    half = _PERIOD // 2
    distances = [min(v % half, -v % half) for v in range(256)]  # from the middle of a line
    other = [half // 2 <= v < _PERIOD - half // 2 for v in range(256)]
    begun = ImageChops.subtract(phase.point([_OTHERS if o else _LINES for o in other]), along)
    swollen = ImageChops.subtract(phase.point([_swelling(d) for d in distances]), fine)
    core = phase.point([255 * (d <= _CORE) for d in distances])
    lines = _bitmap(ImageChops.darker(swollen, begun))
    lines |= _bitmap(ImageChops.darker(core, begun)).grown(LINE - 1)
    solid = _bitmap(ImageChops.subtract(phase.point([_HALF] * half + [_SOLID] * half), fine))
    sure = [
        (_HALF - 1 if v < half else _SURE - 1) if d >= half // 2 - _CORE else 255
        for v, d in enumerate(distances)
    ]
    gaps = _bitmap(ImageChops.subtract(fine, phase.point(sure))).grown(GAP)
    return (lines - gaps) | solid


def _swelling(distance: int) -> int:
    """The tone below which a dot is black at this distance from the middle of a line, in phases."""
    if not _THIN <= distance < _THICK:
        return 255 * (distance < _THIN)
    return _SWELLING - (_SWELLING - _SWOLLEN) * (distance + 1 - _THIN) // (_THICK - _THIN)


def _small_forms(tones: Image.Image, size: tuple[int, int]) -> tuple[Bitmap, Bitmap]:
    """Small forms darker than what is around them, and lighter ones, with clean edges between."""
    near, around = blurred(tones, TONES // 10), blurred(tones, TONES // 2)
    forms = ImageChops.subtract(around, near, 1, 128)
    never_light = tones.point([128 * (v < _NEVER_LIGHT) for v in range(256)])
    fine = _smooth(ImageChops.lighter(forms, never_light), size)
    dark = _bitmap(fine, [v > 128 + _DARK for v in range(256)]).grown(5).opened(LINE)
    light = _bitmap(fine, [v < 128 - _LIGHT for v in range(256)]).opened(GAP).grown(LINE)
    return dark, light - dark


def _phases(forms: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The phase of each dot: 0 in the middle of a line, _PERIOD / 2 in the middle of the next.

    A sum that begins again after 255 by itself.
    """
    moved = _smooth(forms, size).point([v * _BEND & 255 for v in range(256)])
    return ImageChops.add_modulo(_straight(size), moved)


@lru_cache(maxsize=1)  # the pictures of a deck have one size
def _straight(size: tuple[int, int]) -> Image.Image:
    """The phases of straight lines, by the column and the row."""
    width, height = size
    step = _PERIOD // 2 * 256 // _PITCH
    by_column = bytes((x * step * _RISE >> 16) & 255 for x in range(width))
    by_row = bytes((y * step >> 8) & 255 for y in range(height))
    columns = Image.frombytes("L", (width, 1), by_column).resize(size, Image.Resampling.NEAREST)
    rows = Image.frombytes("L", (1, height), by_row).resize(size, Image.Resampling.NEAREST)
    return ImageChops.add_modulo(columns, rows)


def _smooth(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A blurred image of the tones in the dots of the bitmap."""
    return image.resize(size, Image.Resampling.BILINEAR)


def _bitmap(image: Image.Image, black: Sequence[bool] = _ANY) -> Bitmap:
    """The dots of a gray image that are not 0, or that have one of the tones that are black."""
    return Bitmap.of(image.point(black, "1"), RIM)

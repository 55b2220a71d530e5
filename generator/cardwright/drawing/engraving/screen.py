"""Swelling lines: black where a picture is darker than a screen of lines that follows its forms.

Light tones have every second line, middle tones all of them, swelling. In the dark every second
gap closes, at last all. Small dark forms (an eye, a mouth) are black as a whole, small light ones
white. At the end no line is finer than LINE and no gap finer than GAP.
"""

from __future__ import annotations

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


def black(tones: Image.Image, mask: Image.Image) -> Bitmap:
    """The black of an engraving of these tones, within a mask that is DOTS to the millimeter."""
    fine = _fine(tones, mask.size)
    dark, light = _small_forms(tones, fine)
    return ((_screen(tones, fine) | dark) - light & _bitmap(mask)).closed(GAP).opened(LINE)


def _screen(tones: Image.Image, fine: Image.Image) -> Bitmap:
    """The lines, with what is solid between them."""
    phase = _phases(blurred(tones, _FORMS), fine.size)
    along = _fine(tones.filter(ImageFilter.BoxBlur((TONES * 2 // 5, 1))), fine.size)
    middle = _PERIOD // 2
    always = phase.point([min(v, _PERIOD - v) for v in range(256)])
    others = phase.point([abs(middle - v) for v in range(256)])
    lines = _swelling(fine, always) & _below(along, _LINES)
    lines |= _swelling(fine, others) & _below(along, _OTHERS)
    solid = _below(fine, _SOLID) | (_below(fine, _HALF) & _below(phase, middle))
    gaps = _bitmap(phase.point([abs(v % middle - middle // 2) <= _CORE for v in range(256)]))
    sure = (gaps - _below(fine, _SURE) - solid).grown(GAP)
    return (lines - sure) | solid


def _swelling(fine: Image.Image, distance: Image.Image) -> Bitmap:
    """Lines as wide as the tone wants, by the distance from their middles, and LINE at least."""
    span = _SWELLING - _SWOLLEN
    dark = [max(0, min(span, _SWELLING - v)) for v in range(256)]
    widths = fine.point([_THIN + (_THICK - _THIN) * d // span for d in dark])
    core = _below(distance, _CORE + 1)
    return _bitmap(ImageChops.subtract(widths, distance)) | core.grown(LINE - 1)


def _small_forms(tones: Image.Image, fine: Image.Image) -> tuple[Bitmap, Bitmap]:
    """Small forms darker than what is around them, and lighter ones, with clean edges between."""
    near, around = blurred(tones, TONES // 10), blurred(tones, TONES // 2)
    darker = _fine(ImageChops.subtract(around, near), fine.size)
    lighter = _fine(ImageChops.subtract(near, around), fine.size)
    dark = _above(darker, _DARK).grown(5).opened(LINE)
    light = (_above(lighter, _LIGHT) - _below(fine, _NEVER_LIGHT)).opened(GAP).grown(LINE)
    return dark, light - dark


def _phases(forms: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The phase of each dot: 0 in the middle of a line, _PERIOD / 2 in the middle of the next.

    A sum of three, by the column, the row and the form; it begins again after 255 by itself.
    """
    width, height = size
    step = _PERIOD // 2 * 256 // _PITCH
    by_column = bytes((x * step * _RISE >> 16) & 255 for x in range(width))
    by_row = bytes((y * step >> 8) & 255 for y in range(height))
    columns = Image.frombytes("L", (width, 1), by_column).resize(size, Image.Resampling.NEAREST)
    rows = Image.frombytes("L", (1, height), by_row).resize(size, Image.Resampling.NEAREST)
    moved = _fine(forms, size).point([v * _BEND & 255 for v in range(256)])
    return ImageChops.add_modulo(ImageChops.add_modulo(columns, rows), moved)


def _fine(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """An image of the tones in the dots of the bitmap."""
    return image.resize(size, Image.Resampling.BICUBIC)


def _bitmap(image: Image.Image) -> Bitmap:
    return Bitmap.of(image, RIM)


def _below(image: Image.Image, tone: int) -> Bitmap:
    return _bitmap(image.point([v < tone for v in range(256)]))


def _above(image: Image.Image, tone: int) -> Bitmap:
    return _bitmap(image.point([v > tone for v in range(256)]))

"""The tones of a picture as an engraver sees them: evenly lit, dark parts opened, edges crisp.

Filters and sums are of whole numbers, so that every processor gives the same tones.
"""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TypeAlias

from PIL import Image, ImageChops, ImageFilter, ImageOps

#: Points of a curve: a tone, and the tone that it becomes. Between them run straight lines.
_Curve: TypeAlias = tuple[tuple[int, int], ...]

#: Dots of an image of tones to each millimeter.
DOTS = 10

#: The light of wide surroundings: black stays nearly black, dark skin becomes a middle tone …
_WIDE: _Curve = ((0, 12), (30, 46), (70, 100), (128, 143), (200, 198), (235, 238), (255, 255))
#: … and of what is within a millimeter: light parts are softened, so that they show their forms.
_NEAR: _Curve = ((0, 6), (64, 66), (128, 128), (200, 188), (240, 225), (252, 252), (255, 255))
#: The lightest that a tone may become, so that only what is light turns white.
_LIGHTEST: _Curve = (
    (0, 110),
    (60, 165),
    (110, 194),
    (160, 216),
    (210, 238),
    (240, 255),
    (255, 255),
)

_BLACK, _WHITE = 70, 150  # the lightest tone that may become black, the darkest that may be white
_MIDDLE = 155  # the mean tone in the middle of a picture
_EMPTY = 8  # tones at both ends that are paper or night, and say nothing of the light
_GAMMAS = tuple(range(50, 135, 5))  # percent

_STILL, _LIVELY = 8, 34  # mean deviations from the light that are strengthened most, and not at all
_STRONGEST = 140  # of 255: the most of the fourfold contrast that comes in


def tones(picture: Image.Image) -> Image.Image:
    """The picture in gray with light and contrast made even, dot for dot."""
    gray = _exposed(_stretched(ImageOps.grayscale(picture)))
    even = _even(gray, (gray.width + gray.height) // 16, _WIDE)
    even = Image.blend(even, _even(even, DOTS * 6 // 5, _NEAR), 0.5)
    even = ImageChops.darker(even, gray.point(_table(_LIGHTEST)))
    return _plus(even, ImageChops.subtract(even, blurred(even, 2), 1, 128))


def blurred(image: Image.Image, radius: int) -> Image.Image:
    """The image under three boxes of 2 × `radius` + 1 dots, nearly a Gaussian."""
    for _ in range(3):
        image = image.filter(ImageFilter.BoxBlur(radius))
    return image


def _stretched(gray: Image.Image) -> Image.Image:
    """The image from black to white, but for one percent at both ends.

    What is lightest in a dark picture, as skin may be, becomes a middle tone and not white.
    """
    reached = list(accumulate(gray.histogram()))
    low = next(v for v, n in enumerate(reached) if 100 * n >= reached[-1])
    high = next(v for v, n in enumerate(reached) if 100 * n >= 99 * reached[-1])
    black, white = min(low, _BLACK), max(high, _WHITE)
    return gray.point([max(0, min(255, 255 * (v - black) // (white - black))) for v in range(256)])


def _exposed(gray: Image.Image) -> Image.Image:
    """The image with the gamma that brings the middle of the picture to a middle tone."""
    near = [(255 - v) ** 3 // 255**2 for v in range(256)]
    weights = Image.radial_gradient("L").point(near).resize(gray.size)
    counts = gray.histogram(weights)
    counts[:_EMPTY] = counts[-_EMPTY:] = [0] * _EMPTY
    total = sum(counts)

    def distance(table: list[int]) -> int:
        return abs(sum(table[v] * n for v, n in enumerate(counts)) - _MIDDLE * total)

    tables = [[round(255 * (v / 255) ** (g / 100)) for v in range(256)] for g in _GAMMAS]
    return gray.point(min(tables, key=distance))


def _even(gray: Image.Image, radius: int, curve: _Curve) -> Image.Image:
    """The image with the light of each place bent by a curve, and still places more lively."""
    light = blurred(gray, radius)
    deviation = blurred(ImageChops.difference(gray, light), radius)
    span = _LIVELY - _STILL
    shares = [max(0, min(span, _LIVELY - v)) * _STRONGEST // span for v in range(256)]
    once = ImageChops.subtract(gray, light, 1, 128)
    fourfold = ImageChops.subtract(gray, light, 0.25, 128)
    detail = Image.composite(fourfold, once, deviation.point(shares))
    return _plus(light.point(_table(curve)), detail)


def _plus(image: Image.Image, detail: Image.Image) -> Image.Image:
    """The image with a detail laid on, in which 128 is nothing."""
    return ImageChops.add(image, detail, 1, -128)


def _table(curve: _Curve) -> list[int]:
    """The tones that the 256 tones become."""
    table = [curve[0][1]]
    for (x, y), (to_x, to_y) in pairwise(curve):
        table += [y + (to_y - y) * i // (to_x - x) for i in range(1, to_x - x + 1)]
    return table

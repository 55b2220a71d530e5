"""The tones of a picture as an engraver sees them: evenly lit, dark parts opened, edges crisp.

All filters count in whole numbers, so that every processor gives the same tones.
"""

from __future__ import annotations

from itertools import pairwise

from PIL import Image, ImageChops, ImageFilter, ImageOps

#: Dots of an image of tones to each millimeter.
DOTS = 10

#: Where the light of the surroundings goes: black stays black, dark skin becomes a middle tone.
_LIGHT = ((0, 12), (30, 46), (70, 100), (128, 143), (200, 198), (235, 238), (255, 255))
#: The lightest that a gray becomes, so that only what is light turns white.
_LIGHTEST = ((0, 110), (60, 165), (110, 194), (160, 216), (210, 238), (240, 255), (255, 255))
_MIDDLE = 143  # mean tone of a picture in its middle
_GAMMAS = tuple(range(50, 135, 5))  # percent
_STILL, _LIVELY = 8, 34  # deviations of gray that are strengthened most, and not at all
_STRONGEST = 140  # of 255: how much of the fourfold contrast comes in


def tones(picture: Image.Image) -> Image.Image:
    """The picture in gray with local light and contrast made even, dot for dot."""
    gray = ImageOps.grayscale(picture)
    gray = _exposed(ImageOps.autocontrast(gray, cutoff=(1, 1)))
    wide = (picture.width + picture.height) // 16
    light = blurred(gray, wide)
    deviation = blurred(ImageChops.difference(gray, light), wide)
    once = ImageChops.subtract(gray, light, 1, 128)
    fourfold = ImageChops.subtract(gray, light, 0.25, 128)
    relief = Image.composite(fourfold, once, deviation.point(_strengths()))
    even = ImageChops.add(light.point(_bent(_LIGHT)), relief, 1, -128)
    even = ImageChops.darker(even, gray.point(_bent(_LIGHTEST)))
    return ImageChops.add(even, ImageChops.subtract(even, blurred(even, 2), 1, 128), 1, -128)


def blurred(image: Image.Image, radius: int) -> Image.Image:
    """The image under three boxes of 2 × `radius` + 1 dots, nearly a Gaussian."""
    for _ in range(3):
        image = image.filter(ImageFilter.BoxBlur(radius))
    return image


def _exposed(gray: Image.Image) -> Image.Image:
    """The image with the gamma that brings the middle of the picture to a middle tone."""
    weights = ImageOps.invert(Image.radial_gradient("L")).resize(gray.size)
    counts = gray.histogram(weights)
    total = sum(counts)

    def distance(table: list[int]) -> int:
        return abs(sum(table[v] * n for v, n in enumerate(counts)) - _MIDDLE * total)

    tables = [[round(255 * (v / 255) ** (g / 100)) for v in range(256)] for g in _GAMMAS]
    return gray.point(min(tables, key=distance))


def _strengths() -> list[int]:
    """For each deviation of gray the share of the fourfold contrast."""
    span = _LIVELY - _STILL
    return [max(0, min(_STRONGEST, (_LIVELY - v) * _STRONGEST // span)) for v in range(256)]


def _bent(points: tuple[tuple[int, int], ...]) -> list[int]:
    """A table of 256 values with straight lines from point to point."""
    table = [points[0][1]]
    for (x, y), (to_x, to_y) in pairwise(points):
        table += [y + (to_y - y) * i // (to_x - x) for i in range(1, to_x - x + 1)]
    return table

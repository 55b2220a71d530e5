"""Looks at the pixels of a picture: whether something is drawn within its cut, and its bleed.

The bleed is looked at by lines of pixels from the edge inward. It is bare where many lines side by
side are white from the edge, or from behind a thin rim, up to one straight border, and not white
behind that: art that ends there. A pattern has no such border, or is as white within the card.
"""

from __future__ import annotations

from functools import reduce
from operator import add

from PIL import Image, ImageChops, ImageFilter

#: The sides, each with how it is turned so that the lines from its edge inward are rows.
_SIDES = {
    "left": None,
    "top": Image.Transpose.TRANSPOSE,
    "right": Image.Transpose.FLIP_LEFT_RIGHT,
    "bottom": Image.Transpose.ROTATE_270,
}
#: How light the darkest color of a pixel is that counts as white; and as pale, which is neither.
_WHITE, _PALE = 235, 225

_C, _P, _W = b"c", b"p", b"w"
_LEVELS = [ord(_C)] * _PALE + [ord(_P)] * (_WHITE - _PALE) + [ord(_W)] * (256 - _WHITE)
#: Pixels at 300 to the inch: how long art that ends is noticed (10 mm), what may interrupt it
#: (1 mm), how straight it ends, how near to the cut that is at the cut, and a rim that is no bleed.
_LONG, _GAP, _STRAIGHT, _NEAR, _RIM = 120, 12, 5, 3, 6
#: What part of a strip is enough to call it white, or colored; what part of lines side by side have
#: to end alike; and what part of white within the card makes it a pattern.
_ALL, _HALF, _DENSE, _PATTERN = 0.95, 0.5, 0.9, 0.15
#: Pixels that are looked at together.
_STRIP = 1024 * 1024
#: How far apart two colors are that are seen as two, of 255, and what part of a card is a speck.
_APART, _SPECK = 16, 0.0001


def bare(image: Image.Image, margin: int) -> tuple[str, ...]:
    """The sides and corners whose bleed of so many pixels is white where the card is not."""
    if not margin or min(image.size) <= 6 * margin:
        return ()
    sides = {side: _lines(image, side, 3 * margin) for side in _SIDES}
    found = [side for side, lines in sides.items() if _ends(lines, margin)]
    for down, lines in (("top", 1), ("bottom", -1)):
        for across in ("left", "right"):
            corner = sides[across][::lines][: margin + _RIM]
            if not {down, across} & {*found} and _is_bare_corner(corner, margin):
                found.append(f"{down} {across} corner")
    return tuple(found)


def undrawn(image: Image.Image, margin: int) -> str:
    """Words for a picture that is blank within its cut, such as “white all over”; else ""."""
    wide, high = image.width - 2 * margin, image.height - 2 * margin
    levels, rows = [0] * 3 * 256, max(1, _STRIP // wide)
    for top in range(margin, margin + high, rows):
        strip = image.crop((margin, top, margin + wide, min(top + rows, margin + high)))
        levels = list(map(add, levels, _on_white(strip).histogram()))
    pixels, common = wide * high, []
    for band in (levels[:256], levels[256:512], levels[512:]):
        most = max(range(256), key=band.__getitem__)
        if pixels - sum(band[max(0, most - _APART) : most + _APART + 1]) > _SPECK * pixels:
            return ""
        common.append(most)
    return "entirely white" if min(common) >= _WHITE else "entirely one color"


def _lines(image: Image.Image, side: str, deep: int) -> list[bytes]:
    """The lines from an edge inward, so many pixels deep, a letter for the kind of each pixel.

    They are told from the top to the bottom or from left to right, without single specks.
    """
    wide, high = image.size
    place = {
        "left": (0, 0, deep, high),
        "top": (0, 0, wide, deep),
        "right": (wide - deep, 0, wide, high),
        "bottom": (0, high - deep, wide, high),
    }[side]
    darkest = reduce(ImageChops.darker, _on_white(image.crop(place)).split())
    kinds = darkest.filter(ImageFilter.MedianFilter(3)).point(_LEVELS)
    turn = _SIDES[side]
    data = (kinds if turn is None else kinds.transpose(turn)).tobytes()
    return [data[start : start + deep] for start in range(0, len(data), deep)]


def _on_white(image: Image.Image) -> Image.Image:
    colors = image.convert("RGBA")
    white = Image.new("RGBA", image.size, "#ffffff")
    return Image.alpha_composite(white, colors).convert("RGB")


def _ends(lines: list[bytes], margin: int) -> bool:
    """Test if art ends in the bleed or at the cut, in a straight border that is long enough."""
    begun = last = -_LONG
    low = high = count = 0
    for place, line in enumerate(lines[margin:-margin]):
        depth = _border(line, margin)
        if not depth:
            continue
        is_straight = max(high, depth) - min(low, depth) <= _STRAIGHT
        if place - last > _GAP:
            begun, low, high, count = place, depth, depth, 0
        elif is_straight:
            low, high = min(low, depth), max(high, depth)
        else:
            continue
        last, count = place, count + 1
        if _LONG <= last - begun + 1 <= count / _DENSE:
            return True
    return False


def _border(line: bytes, margin: int) -> int:
    """The depth in a line where white ends and art begins, up to the cut; 0 if not seen.

    What is drawn outside of white that reaches up to the cut is no bleed.
    """
    is_pattern = line[margin:].count(_W) >= _PATTERN * (len(line) - margin)
    for rim in (0, _RIM):
        rest = line[rim:].lstrip(_W)
        depth = len(line) - len(rest)
        is_bare = rim < depth <= margin + _NEAR and rest[1:4] == 3 * _C
        if is_bare and (depth >= margin - _NEAR or not is_pattern):
            return depth
    depth = line.rfind(_W, 0, margin + _NEAR) + 1
    is_bare = depth >= margin - _NEAR and line[depth + 1 : depth + 4] == 3 * _C
    return depth if is_bare and not is_pattern and line[:depth].endswith(_RIM * _W) else 0


def _is_bare_corner(lines: list[bytes], margin: int) -> bool:
    """Test if the corner where these lines begin is white, and the bleed beside it is not."""
    corner = b"".join(line[:margin] for line in lines[:margin])
    beside = b"".join(line[margin + 1 : margin + _RIM] for line in lines[:margin])
    below = b"".join(line[:margin] for line in lines[margin + 1 :])
    return corner.count(_W) >= _HALF * len(corner) and all(
        strip.count(_C) >= _ALL * len(strip) for strip in (beside, below)
    )

"""Black and white as one whole number, a bit for each dot: shapes joined, cut, opened and closed.

A shift of the number moves all dots at once, so that a picture of four million takes milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import and_, or_
from typing import TypeAlias

from PIL import Image

_Merge: TypeAlias = Callable[[int, int], int]


@dataclass(frozen=True, slots=True)
class Bitmap:
    """Dots of `width` by `height`, row by row, the first one in the highest bit.

    Its rim is white, as wide as all that is done to it, because a dot moved out at the right comes
    in at the left. The width is a multiple of eight.
    """

    bits: int
    width: int
    height: int

    @classmethod
    def of(cls, image: Image.Image, rim: int) -> Bitmap:
        """All that is not 0 in an image of one bit as black dots, with a white rim around."""
        width = image.width + 2 * rim
        size = (width + -width % 8, image.height + 2 * rim)
        dots = Image.new("1", size)
        dots.paste(image, (rim, rim))
        return cls(int.from_bytes(dots.tobytes(), "big"), *size)

    def corners(self) -> int:
        """The corners of all outlines."""
        level = self.bits ^ self.bits >> self.width
        return (level ^ level >> 1).bit_count()

    def __or__(self, other: Bitmap) -> Bitmap:
        return replace(self, bits=self.bits | other.bits)

    def __and__(self, other: Bitmap) -> Bitmap:
        return replace(self, bits=self.bits & other.bits)

    def __sub__(self, other: Bitmap) -> Bitmap:
        return replace(self, bits=self.bits & ~other.bits)

    def grown(self, dots: int) -> Bitmap:
        """Each dot as an octagon of `dots` across; of an even one, its middle is up and left."""
        middle = (dots - 1) // 2 * (self.width + 1)
        return replace(self, bits=_swept(self.bits, self.width, dots, or_) << middle)

    def opened(self, dots: int) -> Bitmap:
        """Without the black in which an octagon of `dots` across finds no room."""
        shrunk = _swept(self.bits, self.width, dots, and_, back=True)
        return replace(self, bits=_swept(shrunk, self.width, dots, or_))

    def closed(self, dots: int) -> Bitmap:
        """With the white filled in which an octagon of `dots` across finds no room."""
        spread = _swept(self.bits, self.width, dots, or_)
        return replace(self, bits=_swept(spread, self.width, dots, and_, back=True))


def _swept(bits: int, row: int, dots: int, merge: _Merge, *, back: bool = False) -> int:
    """Rows of dots moved over an octagon, to the right and down, or back.

    An octagon is a square that is swept aslant, to the right and to the left.
    """
    aslant = dots * 3 // 10
    straight = dots - 1 - 2 * aslant
    for way, steps in ((1, straight), (row, straight), (row + 1, aslant), (row - 1, aslant)):
        done = 0
        while done < steps:
            step = min(done + 1, steps - done)
            bits = merge(bits, bits << way * step if back else bits >> way * step)
            done += step
    return bits << aslant if back else bits >> aslant  # the second slant went left

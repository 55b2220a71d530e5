"""Colors that know their space: how much of each component, and what each printer writes for it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

_HEX = re.compile(r"#[0-9a-f]{6}")


@dataclass(frozen=True, slots=True)
class Color:
    """So much of each component of a color space, from 0 to 255, of an ink from 0 to 100.

    ``rgb`` has red, green and blue light, ``gray`` light alone, ``cmyk`` percents of cyan, magenta,
    yellow and black ink. As a text a color is written as CSS and SVG write it.

    >>> str(Color.of("#8e1f2b")), str(Color("gray", (85,))), str(Color("cmyk", (0, 0, 0, 100)))
    ('#8e1f2b', '#555555', '#000000')
    """

    space: Literal["rgb", "gray", "cmyk"]
    components: tuple[int, ...]

    @classmethod
    def of(cls, text: str) -> Color:
        """The color that ``#rrggbb`` stands for; raises ValueError for any other text."""
        if not _HEX.fullmatch(text):
            raise ValueError(text)
        return cls("rgb", tuple(int(text[i : i + 2], 16) for i in (1, 3, 5)))

    def __str__(self) -> str:
        return "#" + "".join(f"{level:02x}" for level in self.rgb)

    @property
    def rgb(self) -> tuple[int, int, int]:
        """Red, green and blue, from 0 to 255, as a screen shows the color.

        What inks come to on paper only a profile knows: theirs is as near as can be told without.
        """
        if self.space == "cmyk":
            *inks, black = self.components
            red, green, blue = (round((100 - i) * (100 - black) * 0.0255) for i in inks)
            return red, green, blue
        red, green, blue = self.components if self.space == "rgb" else self.components * 3
        return red, green, blue

    @property
    def is_black_ink(self) -> bool:
        """True if it is printed with all of the black ink and no other.

        >>> Color("cmyk", (0, 0, 0, 100)).is_black_ink, BLACK.is_black_ink
        (True, False)
        """
        return self.space == "cmyk" and self.components == (0, 0, 0, 100)

    @property
    def gray(self) -> Color:
        """The gray that is as light, by the weights of ITU-R BT.709.

        >>> Color.of("#8e1f2b").gray
        Color(space='gray', components=(55,))
        """
        red, green, blue = self.rgb
        return Color("gray", (round(0.2126 * red + 0.7152 * green + 0.0722 * blue),))


BLACK, WHITE = Color("gray", (0,)), Color("gray", (255,))

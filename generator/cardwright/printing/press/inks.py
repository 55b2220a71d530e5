"""The inks of a press: what each ink of ours is in cyan, magenta, yellow and black.

A table and no conversion, so that what is black on the card is one plate, and a line of color two
or three. Hues are two of the colored inks, darkened with black; tints are light and hold no black,
which would show as pepper; what rules and names are drawn with is black alone. The values were
sought under the profile of the output intent for the least difference from the colors on the
screen (CIE 1976, most of them below 3; `tests/press/test_inks.py` holds the table against it).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from PIL.Image import Image

from cardwright.drawing.scene.color import Color
from cardwright.drawing.scene.inks import PARTS, Palette
from cardwright.ledger.hues import HUES
from cardwright.printing.press.photos import separated

#: Percents of cyan, magenta, yellow and black.
_PERCENTS = {
    "ink": (0, 0, 0, 100),
    "mass": (0, 0, 0, 100),
    "paper": (2, 3, 12, 0),
    "ground": (2, 3, 12, 0),
    "cut": (2, 3, 12, 0),
    "light": (0, 1, 4, 0),
    "soft": (0, 30, 60, 70),
    "red": (0, 100, 75, 50),
    "red-deep": (0, 100, 70, 70),
    "red-tint": (6, 18, 17, 0),
    "blue": (90, 55, 0, 45),
    "blue-deep": (100, 60, 0, 70),
    "blue-tint": (18, 9, 8, 0),
    "gold": (0, 40, 95, 40),
    "gold-deep": (0, 45, 100, 65),
    "gold-tint": (7, 11, 31, 0),
    "black": (0, 0, 0, 100),
    "black-deep": (60, 40, 40, 100),
    "black-tint": (17, 14, 21, 0),
    "green": (70, 0, 70, 60),
    "green-deep": (75, 0, 80, 85),
    "green-tint": (18, 4, 22, 0),
    "violet": (65, 85, 0, 40),
    "violet-deep": (75, 95, 0, 65),
    "violet-tint": (12, 16, 6, 0),
    "brown": (0, 60, 80, 65),
    "brown-deep": (0, 65, 90, 85),
    "brown-tint": (9, 14, 24, 0),
    "teal": (75, 0, 30, 60),
    "teal-deep": (80, 0, 30, 85),
    "teal-tint": (21, 4, 14, 0),
}
#: The most ink in percent that lies on any spot: of one color, and where black is printed over one.
MOST_OF_A_COLOR, MOST = 240, 300


def _colors() -> Mapping[str, Color | None]:
    colors: dict[str, Color | None] = {
        ink: Color("cmyk", percents) for ink, percents in _PERCENTS.items()
    }
    colors |= {f"{hue}-{part}": colors[hue] for hue in HUES for part in PARTS}
    return MappingProxyType(colors | {"ink-spare": colors["ink"]})


def _below_black(photo: Image) -> Image:
    """A photo that all of the black ink may be printed over."""
    return separated(photo, colored=MOST - 100, total=MOST)


def _thinly(photo: Image) -> Image:
    """A photo with as little ink as one color has."""
    return separated(photo, colored=MOST_OF_A_COLOR, total=MOST_OF_A_COLOR)


#: Black is printed over what lies below it: no plate can leave a white edge around a letter.
PRESS = Palette("press", _colors(), overprint=True, tone=_below_black)
#: The same where less ink may lie on a spot: black is printed into a gap.
KNOCKOUT = replace(PRESS, name="press-knockout", overprint=False, tone=_thinly)

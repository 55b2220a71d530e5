"""The inks of the cards as colors of the pages, in daylight and in the dark."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.drawing.scene.color import WHITE, Color
from cardwright.drawing.scene.inks import PALETTES
from cardwright.ledger.hues import HUES


@dataclass(frozen=True, slots=True)
class Tone:
    """A hue on the page: text and rules by day, by night, and the cloth of the page's head."""

    hue: str
    day: str
    night: str
    cloth: str


def tones() -> tuple[Tone, ...]:
    """A tone for every hue that a game can wear.

    By day the deep ink, dark enough to be read on cream; by night its tint with a little of the
    hue left in it.
    """
    return tuple(
        Tone(
            hue,
            day=str(_printed(f"{hue}-deep")),
            night=str(mixed(_printed(hue), _printed(f"{hue}-tint"), 0.62)),
            cloth=str(_printed(f"{hue}-deep")),
        )
        for hue in HUES
    )


def _printed(ink: str) -> Color:
    return PALETTES["color"].color(ink) or WHITE


def mixed(one: Color, other: Color, share: float) -> Color:
    """The color that holds `share` of the other.

    >>> str(mixed(Color("gray", (0,)), WHITE, 0.5))
    '#808080'
    """
    pairs = zip(one.rgb, other.rgb, strict=True)
    return Color("rgb", tuple(round(a + (b - a) * share) for a, b in pairs))

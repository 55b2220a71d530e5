"""The inks of the cards as colors of the pages, in daylight and in the dark."""

from __future__ import annotations

from dataclasses import dataclass

from generator.scene.inks import HUES, PALETTES


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
    color = PALETTES["color"].color
    return tuple(
        Tone(
            hue,
            day=str(color(f"{hue}-deep")),
            night=mixed(str(color(hue)), str(color(f"{hue}-tint")), 0.62),
            cloth=str(color(f"{hue}-deep")),
        )
        for hue in HUES
    )


def mixed(one: str, other: str, share: float) -> str:
    """The color that holds `share` of the other (both `#rrggbb`).

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)

"""Inks are roles, palettes give them colours: art says *accent*, an edition decides which red.

Every face has one accent, chosen by its suit; ``accent``, ``deep`` and ``tint`` stand for it in
motifs and are replaced by the suit's own inks (``red``, ``red-deep``, ``red-tint``) when the
motif is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from generator.errors import UnknownName

#: The inks a motif may name. ``ink`` near-black, ``paper`` what covers lines behind, ``light``
#: whiter than paper, ``soft`` a second quieter line, ``accent`` the suit's colour, ``deep``
#: darker, ``tint`` pale. Faces also have ``ground``: paper as the whole card's field, left
#: unprinted to save ink.
INKS = ("ink", "paper", "light", "soft", "accent", "deep", "tint")

#: The hues an accent can take; every hue also has a ``-deep`` and a ``-tint`` ink.
HUES = ("red", "blue", "gold", "black", "green", "violet", "brown", "teal")

_COLOUR = {
    "ink": "#1d1a17",
    "paper": "#fbf5e6",
    "ground": "#fbf5e6",
    "light": "#fffdf7",
    "soft": "#6b5a3a",
    "red": "#8e1f2b",
    "red-deep": "#5c0f1a",
    "red-tint": "#f0d9d2",
    "blue": "#1f4a78",
    "blue-deep": "#12304f",
    "blue-tint": "#d7e0e6",
    "gold": "#a8781c",
    "gold-deep": "#6f4d0c",
    "gold-tint": "#f1e3bd",
    "black": "#2b2a2c",
    "black-deep": "#161517",
    "black-tint": "#dcd7cd",
    "green": "#2f6140",
    "green-deep": "#1a3d28",
    "green-tint": "#dbe5d2",
    "violet": "#5b3a6e",
    "violet-deep": "#3a2248",
    "violet-tint": "#e3d9e4",
    "brown": "#74472a",
    "brown-deep": "#4a2b17",
    "brown-tint": "#ecdcc8",
    "teal": "#1f6468",
    "teal-deep": "#104043",
    "teal-tint": "#d5e4e1",
}


@dataclass(frozen=True, slots=True)
class Palette:
    """A name and a colour (``#rrggbb``) for every ink; ``None`` leaves the ink unprinted."""

    name: str
    colours: Mapping[str, str | None]

    def colour(self, ink: str) -> str | None:
        """The colour of an ink; raises UnknownName for any other."""
        try:
            return self.colours[ink]
        except KeyError:
            raise UnknownName.among("ink", ink, self.colours) from None


def _grey(colour: str) -> str:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    level = round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return f"#{level:02x}{level:02x}{level:02x}"


def _greyscale() -> dict[str, str | None]:
    grey: dict[str, str | None] = {ink: _grey(colour) for ink, colour in _COLOUR.items()}
    return grey | {"ink": "#000000", "paper": "#ffffff", "light": "#ffffff", "ground": None}


def _low_ink() -> dict[str, str | None]:
    """Line only: grounds unprinted, fields white, accents as the line they are drawn in."""
    white = dict.fromkeys(_COLOUR, "#ffffff")
    field = dict.fromkeys(HUES, "#9a9a9a") | {f"{hue}-deep": "#6e6e6e" for hue in HUES}
    return {**white, **field, "ink": "#000000", "soft": "#777777", "ground": None}


PALETTES: Mapping[str, Palette] = MappingProxyType(
    {
        p.name: p
        for p in (
            Palette("colour", MappingProxyType(dict(_COLOUR))),
            Palette("greyscale", MappingProxyType(_greyscale())),
            Palette("low-ink", MappingProxyType(_low_ink())),
        )
    }
)


def accent_inks(hue: str) -> tuple[tuple[str, str], ...]:
    """The ink exchange that turns a motif's accent inks into a hue's; raises UnknownName."""
    if hue not in HUES:
        raise UnknownName.among("hue", hue, HUES)
    return (("accent", hue), ("deep", f"{hue}-deep"), ("tint", f"{hue}-tint"))


def motif_style() -> str:
    """The style sheet every motif carries, so that a browser shows it in color, accent red."""
    shown = dict(_COLOUR) | {accent: _COLOUR[hue] for accent, hue in accent_inks("red")}
    fills = "".join(f".f-{ink}{{fill:{shown[ink]}}}" for ink in INKS)
    strokes = "".join(f".s-{ink}{{stroke:{shown[ink]}}}" for ink in INKS)
    return f"<style>svg{{fill:none}}{fills}{strokes}</style>"

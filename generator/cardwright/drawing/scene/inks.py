"""Inks are roles, palettes give them colors: art says *accent*, an edition decides which red.

Every face has one accent, chosen by its suit; ``accent``, ``deep``, ``tint`` and ``rule`` stand for
it in motifs and are replaced by the suit's own inks (``red``, ``red-deep``, …) when the motif is
used. The hues that there are stand in ``generator/cardwright/ledger/hues.py``.

A printer of one color knows no gray: it breaks a gray up into dots, and a name or a hairline with
it. So in palettes without color lines and lettering are black, and only fields may be gray.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from cardwright.drawing.scene import photos
from cardwright.drawing.scene.color import BLACK, WHITE, Color
from cardwright.errors import UnknownName
from cardwright.ledger.hues import HUES

if TYPE_CHECKING:
    from PIL.Image import Image

#: How the pixels of a photo are printed: a function of a module, so that processes may share it.
Tone: TypeAlias = "Callable[[Image], Image]"

#: Width in mm, on a motif, of the line around a field whose own ink is not printed, and of the
#: line around a silhouette, which has nothing but its outline then.
OUTLINE, SILHOUETTE = 0.18, 0.4

#: The inks a motif may name. ``ink`` near-black, ``paper`` what covers lines behind, ``light``
#: whiter than paper, ``soft`` a second quieter line, ``accent`` the suit's color, ``deep``
#: darker, ``tint`` pale, ``rule`` lines ruled in the suit's color; ``mass`` the black of a
#: silhouette and ``cut`` what is scratched into it. Faces also have ``ground``: paper as the whole
#: card's field, left unprinted to save ink.
INKS = ("ink", "paper", "light", "soft", "accent", "deep", "tint", "rule", "mass", "cut")

_WRITTEN = {
    "ink": "#1d1a17",
    "paper": "#fbf5e6",
    "ground": "#fbf5e6",
    "light": "#fffdf7",
    "soft": "#6b5a3a",
    "mass": "#1d1a17",
    "cut": "#fbf5e6",
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
_COLOR = {ink: Color.of(text) for ink, text in _WRITTEN.items()}
#: What a face makes of the suit's color besides. `sign` is what an index shows, solid in every
#: palette; `spare` is what may be left out where there is little ink.
PARTS = ("rule", "sign", "spare")
_COLOR |= {f"{hue}-{part}": _COLOR[hue] for hue in HUES for part in PARTS}
_COLOR["ink-spare"] = _COLOR["ink"]
#: Inks that cover fields: where there is little ink their outline is printed instead.
_FIELDS = frozenset((*HUES, *(f"{hue}-deep" for hue in HUES), "mass"))


@dataclass(frozen=True, slots=True)
class Palette:
    """A name and a color for every ink; ``None`` leaves the ink unprinted.

    ``outlined`` are the inks whose fields stay white and are shown by a line around them;
    ``fields`` has those whose fields are of another color than lines and lettering. With
    ``overprint`` what is printed in black ink alone leaves no gap in the inks below it. ``tone``
    turns photos into what is printed of them; without it they keep their colors.
    """

    name: str
    colors: Mapping[str, Color | None]
    outlined: frozenset[str] = frozenset()
    fields: Mapping[str, Color] = field(default_factory=dict)
    overprint: bool = False
    tone: Tone | None = None

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[type[Palette], tuple[object, ...]]:
        return Palette, (
            self.name,
            dict(self.colors),
            self.outlined,
            dict(self.fields),
            self.overprint,
            self.tone,
        )

    @property
    def named(self) -> str:
        """The part of a file name; "" for the usual palette."""
        return "" if self.name == "color" else self.name

    @property
    def as_text(self) -> str:
        """All that the palette decides, as a text."""
        inks = [f"{ink}={color!r}" for ink, color in sorted(self.colors.items())]
        fields = [f"{ink}={color!r}" for ink, color in sorted(self.fields.items())]
        tone = self.tone.__qualname__ if self.tone else ""
        return f"{self.name} {inks} {sorted(self.outlined)} {fields} {self.overprint} {tone}"

    def fill(self, ink: str) -> tuple[Color | None, Color | None]:
        """The colors of a field of the ink and of a line around it; raises UnknownName."""
        color = self.color(ink)
        if ink in self.outlined:
            return WHITE, color
        return self.fields.get(ink, color), None

    def color(self, ink: str) -> Color | None:
        """The color of a line or of lettering in the ink; raises UnknownName for any other."""
        try:
            return self.colors[ink]
        except KeyError:
            raise UnknownName.among("ink", ink, self.colors) from None


#: Inks of lines and lettering, which are black where there is no color.
_LINES = frozenset(
    ("ink", "mass", "soft", *HUES, *(f"{hue}-{part}" for hue in HUES for part in ("deep", *PARTS)))
)
#: White where the ground is not printed.
_WHITE = ("paper", "light", "cut")


def _white_paper() -> Palette:
    """All colors, on paper that is left white: a third of a face's ink is its cream ground."""
    colors = _COLOR | dict.fromkeys(_WHITE, WHITE)
    return Palette("white-paper", MappingProxyType({**colors, "ground": None}))


def _grayscale() -> Palette:
    """Lines and lettering black, fields as gray as their color is dark."""
    gray = {ink: color.gray for ink, color in _COLOR.items()} | dict.fromkeys(_WHITE, WHITE)
    shaded = {"soft", *HUES, *(f"{hue}-{part}" for hue in HUES for part in ("deep", "spare"))}
    colors = gray | dict.fromkeys((*_LINES, "ink-spare"), BLACK) | {"ground": None}
    fields = {ink: gray[ink] for ink in sorted(shaded)}
    return Palette(
        "grayscale", MappingProxyType(colors), fields=MappingProxyType(fields), tone=photos.gray
    )


def _low_ink() -> Palette:
    """Lines and lettering: no grounds, fields white, photos pale, what can be spared left out."""
    spare = dict.fromkeys((*(f"{hue}-spare" for hue in HUES), "ink-spare", "ground"))
    lines = dict.fromkeys((*_LINES, "cut"), BLACK)
    colors = {**dict.fromkeys(_COLOR, WHITE), **lines, **spare}
    return Palette("low-ink", MappingProxyType(colors), _FIELDS, {"soft": WHITE}, tone=photos.pale)


PALETTES: Mapping[str, Palette] = MappingProxyType(
    {
        p.name: p
        for p in (
            Palette("color", MappingProxyType(dict(_COLOR))),
            _white_paper(),
            _grayscale(),
            _low_ink(),
        )
    }
)


def accent_inks(hue: str) -> tuple[tuple[str, str], ...]:
    """The ink exchange that turns a motif's accent inks into a hue's; raises UnknownName."""
    if hue not in HUES:
        raise UnknownName.among("hue", hue, HUES)
    return (("accent", hue), *((ink, f"{hue}-{ink}") for ink in ("deep", "tint", "rule")))


def motif_style() -> str:
    """The style sheet every motif carries, so that a browser shows it in color, accent red."""
    shown = dict(_COLOR) | {accent: _COLOR[hue] for accent, hue in accent_inks("red")}
    fills = "".join(f".f-{ink}{{fill:{shown[ink]}}}" for ink in INKS)
    strokes = "".join(f".s-{ink}{{stroke:{shown[ink]}}}" for ink in INKS)
    return f"<style>svg{{fill:none}}{fills}{strokes}</style>"

"""Color spaces of a PDF, and how much of each ink a color in them is."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pikepdf import Array, Name, Stream

from cardwright.printing.pdf.layers import CREASE, CUT
from cardwright.printing.press.functions import Read, corners, curve
from cardwright.printing.press.unpacking import unpacked

#: Names of device spaces, also as pictures within a stream write them, by what is said of them.
_NAMED = {
    "DeviceGray": "gray",
    "CalGray": "gray by measure",
    "G": "gray",
    "DeviceRGB": "RGB",
    "CalRGB": "RGB",
    "RGB": "RGB",
    "DeviceCMYK": "CMYK",
    "CMYK": "CMYK",
    "Lab": "Lab",
    "Pattern": "Pattern",
}
#: What a page may have in place of a device space.
DEFAULTS = ("/DefaultGray", "/DefaultRGB", "/DefaultCMYK")
_OF_PROFILE = {1: "gray with a profile", 3: "RGB with a profile", 4: "CMYK with a profile"}
PROCESS = ("Cyan", "Magenta", "Yellow", "Black")
#: How many numbers a color of it is.
_CHANNELS = {"gray": 1, "RGB": 3, "Lab": 3, "CMYK": 4}
#: Plates of which tools are made: nothing of them is printed.
DIES = frozenset({CUT.name, CREASE.name})
#: What a spot ink may be mixed of where there is no plate for it.
_MIXED = frozenset({"CMYK", "gray"})
_DEEPEST = 8


@dataclass(frozen=True, slots=True)
class Ink:
    """Percents by plate; `most` is what all of them come to at most on one spot.

    `most_colored` is the same of all but black.
    """

    plates: tuple[tuple[str, float], ...] = ()
    most: float = math.inf
    most_colored: float = math.inf

    @property
    def total(self) -> float:
        """All inks together."""
        return min(math.fsum(value for _, value in self.plates), self.most)

    @property
    def colored(self) -> float:
        """All inks together but black."""
        return min(
            math.fsum(value for plate, value in self.plates if plate != _BLACK),
            self.most,
            self.most_colored,
        )


_BLACK = PROCESS[-1]
BLACK = Ink((("Black", 100.0),))


def united(inks: Iterable[Ink]) -> Ink:
    """The most of each plate in any of them, and the most that one of them is."""
    found: dict[str, float] = {}
    most = colored = 0.0
    for ink in inks:
        most, colored = max(most, ink.total), max(colored, ink.colored)
        for plate, value in ink.plates:
            found[plate] = max(found.get(plate, 0.0), value)
    return Ink(tuple(sorted(found.items())), most, colored)


def most_upon(tops: Mapping[str, float], below: Ink) -> float:
    """The most ink where any of the tops are printed over what lies below, one after another."""
    lies = dict(below.plates)
    plates = {p: max(lies.get(p, 0.0), tops.get(p, 0.0)) for p in {*lies, *tops}}
    added = math.fsum(tops.values())
    upon_colored = below.colored + added - tops.get(_BLACK, 0.0) + plates.get(_BLACK, 0.0)
    return min(math.fsum(plates.values()), below.total + added, upon_colored)


@dataclass(frozen=True, slots=True)
class Space:
    """A color space, by what is said of it: gray, CMYK, spot, die, RGB, Lab, Pattern and others.

    `plates` are the inks of a spot. Where it has no plate of its own it is mixed, of `full`
    percents at most, and of as many as `weigh` says for a tint. Of a `palette` any color may be
    shown. `unread` says why the ink of its colors cannot be told.
    """

    name: str
    plates: tuple[str, ...] = ()
    full: float = 100.0
    weigh: Callable[[float], float] | None = field(default=None, compare=False)
    palette: Ink | None = None
    unread: str = ""

    @property
    def channels(self) -> int:
        """The number of components of a color; 0 where that is not known."""
        if self.palette is not None:
            return 1
        return len(self.plates) or _CHANNELS.get(self.name.split(" ")[0], 0)

    @property
    def start(self) -> Ink:
        """The color that a space begins with."""
        values = [1.0] * self.channels
        return (self.ink(values) or Ink()) if self.plates or self.palette else BLACK

    @property
    def fullest(self) -> Ink:
        """As much ink as a color of it can be."""
        if self.palette is None and self.weigh:
            return self._tint([1.0] * self.channels, self.full)
        values = [0.0 if self.name.startswith("gray") else 1.0] * self.channels
        return self.ink(values) or Ink()

    def ink(self, values: list[float]) -> Ink | None:
        """The ink of a color, none in RGB and the like; None for numbers that are no color."""
        if self.palette is not None:
            return self.palette
        if self.channels and len(values) != self.channels:
            return None
        shares = [min(max(value, 0.0), 1.0) for value in values]
        if self.name.startswith("gray"):
            return Ink((("Black", 100 - 100 * shares[0]),))
        if self.name.startswith("CMYK"):
            return _plates(PROCESS, shares, 100.0)
        return self._tint(shares) if self.name.startswith("spot") else Ink()

    def _tint(self, shares: list[float], mixed: float | None = None) -> Ink:
        """The ink of a spot: its own, or the percents that it is mixed of where they are more."""
        own = _plates(self.plates, shares, 100.0)
        if self.weigh is None:
            return own
        if mixed is None:
            mixed = self.weigh(shares[0]) if len(shares) == 1 else self.full
        each = mixed / len(shares)
        return own if mixed <= own.total else Ink(tuple((name, each) for name in self.plates))


def _plates(names: tuple[str, ...], shares: list[float], full: float) -> Ink:
    if names == ("All",):
        names, shares = PROCESS, shares * len(PROCESS)
    named = zip(names, shares, strict=True)
    return Ink(tuple((name, full * share) for name, share in named if share and name != "None"))


def named(name: str) -> Space:
    """The space of that name."""
    return Space(_NAMED.get(name, name or "none"))


def in_space(  # noqa: PLR0911 - one for each kind
    given: Any, read: Read = unpacked, depth: int = 0
) -> Space:
    """The space that an object of a PDF is."""
    if depth > _DEEPEST:
        return Space("a color space inside itself")
    if isinstance(given, Name):
        return named(str(given)[1:])
    if not isinstance(given, Array) or not len(given):
        return Space("none")
    match str(given[0])[1:], len(given):
        case "ICCBased", 2:
            return Space(_OF_PROFILE.get(int(given[1].get("/N", 0)), "a profile"))
        case "Separation" | "DeviceN", 4 | 5:
            return _spot(given, in_space(given[2], read, depth + 1), read)
        case "Indexed" | "I", 4:
            return _palette(given, in_space(given[1], read, depth + 1), read)
        case "Pattern", 2:  # painted in a color of another space
            return in_space(given[1], read, depth + 1)
        case kind, 1:
            return named(kind)
        case ("CalGray" | "CalRGB" | "Lab") as kind, 2:
            return named(kind)
    return Space("an unknown color space")


def _spot(given: Any, instead: Space, read: Read) -> Space:
    """Inks by their names, which are mixed in another space where there is no plate for them."""
    names = list(given[1]) if isinstance(given[1], Array) else [given[1]]
    plates = tuple(str(name).removeprefix("/") for name in names)
    kind = "die" if len(plates) == 1 and plates[0] in DIES else "spot"
    if instead.name not in _MIXED:
        return Space(f"{kind} over {instead.name}", plates)
    is_process = {*plates} <= {*PROCESS, "All", "None"}
    if plates == ("None",):
        return Space(kind, plates, unread="a color that is never printed (None)")
    if kind == "die" or plates == ("All",):
        return Space(kind, plates)
    found = corners(given[3], read)
    mixed = [instead.ink(list(values)) for values in found or ()]
    if not mixed or None in mixed:
        unread = "" if is_process else "a spot ink with unknown components"
        return Space(kind, plates, unread=unread)
    most = max(ink.total for ink in mixed if ink)
    tints = curve(given[3], read) if len(plates) == 1 else None

    def weigh(tint: float) -> float:
        ink = instead.ink(list(tints(tint))) if tints else None
        return ink.total if ink else most

    return Space(kind, plates, full=most, weigh=weigh)


def _palette(given: Any, base: Space, read: Read) -> Space:
    colors = read(given[3]) if isinstance(given[3], Stream) else bytes(given[3])
    if base.palette is not None or not base.channels:
        return Space(f"a palette of {base.name}")
    whole = (int(given[2]) + 1) * base.channels
    rows = zip(*[iter(colors[:whole])] * base.channels, strict=False)
    inks = [base.ink([value / 255 for value in row]) for row in rows]
    if not inks or len(colors) < whole:
        return Space(base.name, palette=Ink(), unread="a palette without its colors")
    return Space(base.name, palette=united(ink for ink in inks if ink), unread=base.unread)
